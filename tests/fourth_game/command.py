"""`python -m tests.fourth_game.command` is the command `tenfold` with one game more.

It is not a `__main__.py`: processes that are started for simulations import a module again, but not that one.
"""

from tenfold.cli import main
from tenfold.surfaces import register
from tests.fourth_game.descriptor import DUEL

register(DUEL)

if __name__ == "__main__":
    main()

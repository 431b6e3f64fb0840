"""`python -m tests.fourth_game` is the command `tenfold` with one game more, in all its processes."""

from tenfold.cli import main
from tenfold.surfaces import register
from tests.fourth_game.descriptor import DUEL

register(DUEL)

if __name__ == "__main__":
    main()

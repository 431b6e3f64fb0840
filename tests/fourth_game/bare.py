"""`tenfold` with a game that has rules, a bot and a name, and nothing that a surface could show."""

from dataclasses import replace

from tenfold.cli import main
from tenfold.surfaces import register
from tests.fourth_game.descriptor import DUEL

register(replace(DUEL, bots={"random": DUEL.bots["random"]}, adviser=None, screen=None, plain=None))

if __name__ == "__main__":
    main()

"""What is registered: one value names everything that the surfaces need of Duel."""

from __future__ import annotations

from pathlib import Path

from tenfold.surfaces import Surfaces
from tests.fourth_game.advice import REASONS
from tests.fourth_game.game import DuelKind
from tests.fourth_game.sayings import SAYINGS

DUEL = Surfaces(
    kind=DuelKind(),
    sentences=(SAYINGS, REASONS),
    bots={"random": "tenfold.bots.random:RandomBot", "easy": "tests.fourth_game.bots:EasyBot"},
    words=Path(__file__).parent / "locales",
    adviser="tests.fourth_game.advice:advise",
    screen="tests.fourth_game.screen:DuelScreen",
    plain="tests.fourth_game.plain:PlainDuel",
)

"""What spaces, pieces and groups are called on the screen."""

from __future__ import annotations

from tenfold.games.board.track import PLUS, STARS, Space
from tenfold.games.board.view import View
from tenfold.locales import Speech
from tenfold.terminal.groups import LetteredGroup, lettered_groups

PIECES = "ABCDEF"  # by seat; groups have small letters


def groups_of(view: View) -> list[LetteredGroup]:
    return lettered_groups(view.table, range(len(view.table)))


def action_of(say: Speech, space: Space) -> str:
    """What the space makes its player do."""
    if space in PLUS:
        return say("space-do-plus", count=PLUS[space])
    return say("space-do-star") if space in STARS else say(f"space-do-{space.value}")

"""Searches: plays hands out in worlds that its view allows, and takes what wins most often.

It needs the extra `fast`; without it, and where house rules have other phases than the printed ones, `solid`
plays instead (`surfaces.why_solid`). The first choice compiles. Whoever must answer soon has that done in a
process of its own (`kernel.compiles_beside`), and `solid` plays until it is done.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tenfold import kernel
from tenfold.bots.card.solid import SolidBot
from tenfold.core import Stream
from tenfold.games.card.actions import Action
from tenfold.games.card.rules import Rules, edition_rules
from tenfold.games.card.view import View
from tenfold.pieces.phases import PRINTED_PHASES

if TYPE_CHECKING:
    from numpy.typing import NDArray

# Worlds of the first round of a search, so that no choice takes more than 50 ms: with more players a hand
# takes longer to play out, and in free order `solid` weighs all phases that are left.
FIRST = {2: 48, 3: 32, 4: 32, 5: 32, 6: 24}
IN_FREE_ORDER = 3  # so many times fewer
ROUNDS = 3
CAUTION = 1.0
PER_TURN = 0.5


def usual_effort(rules: Rules, players: int) -> NDArray[Any]:
    """How it searches (`analysis.card.search.search.EFFORT`)."""
    from tenfold.analysis.card.search.choosing import effort

    first = FIRST[players] // (IN_FREE_ORDER if rules.free_order else 1)
    return effort(first, rounds=ROUNDS, caution=CAUTION, per_turn=PER_TURN)


class StrongBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._solid = SolidBot(rules)
        self._searches = kernel.installed() and rules.phases == PRINTED_PHASES

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if len(legal) == 1:
            return legal[0]
        if not self._searches or (kernel.compiles_beside and not is_compiled()):
            instead: Action = self._solid.choose(view, legal, stream)
            return instead
        from tenfold.analysis.card.search.choosing import choose
        from tenfold.kernel.numbering import by_id

        assert view.viewer is not None
        action = choose(self._rules, view, usual_effort(self._rules, len(view.sheet)))
        _mark_compiled()
        return by_id(legal, view.viewer, len(view.sheet))[action]


# --- compiling beside --------------------------------------------------------------------------------


def marker() -> Path | None:
    """A file that says that the search has been compiled on this machine; None if nothing can be kept."""
    from tenfold.kernel import jit

    return jit.FOLDER / "strong" if jit.CACHED else None


@cache
def _mark_compiled() -> None:
    file = marker()
    if file is not None:
        file.touch()


def is_compiled() -> bool:
    """Whether it has been; if not, it is begun."""
    file = marker()
    if file is None:
        return False
    if file.exists():
        return True
    _begin_compiling()
    return False


@cache
def _begin_compiling() -> subprocess.Popen[bytes]:
    """Once in a process: it goes on if this one is ended, since the next one will want it too."""
    return subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


def main() -> None:
    """Compile by choosing once."""
    from tenfold.games.card.game import CardGame
    from tenfold.play import GameSeed, Table
    from tenfold.play.streams import HashStream, derived

    rules = edition_rules("intl", [])
    table = Table(CardGame(rules, 2), GameSeed(derived(0, "compile")))
    table.settle()
    state = table.state
    view, legal = table.game.view(state, state.seat), table.game.legal(state)
    StrongBot(rules).choose(view, legal, HashStream(derived(0, "compile"), "choice"))


if __name__ == "__main__":
    main()

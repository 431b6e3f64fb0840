"""What to do now in the board game, and why. The bot `solid` plays exactly this; a hint says it aloud.

Swapping and keeping have thousands of legal choices, so these are built from the hand, never searched for in
the list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenfold.analysis.advice import Advice
from tenfold.analysis.board.asking import advise_ask, advise_give
from tenfold.analysis.board.discards import advise_discard
from tenfold.analysis.board.hand import Reading, read_hand
from tenfold.analysis.board.keeping import advise_keep
from tenfold.analysis.board.playing import advise_add, advise_lay
from tenfold.analysis.board.spaces import advise_move, advise_star
from tenfold.analysis.board.taking import advise_pick, advise_swap, advise_take
from tenfold.games.board.actions import Action, Add, Discard, Lay
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage
from tenfold.games.board.view import View


def advise(rules: Rules, view: View, legal: Sequence[Action]) -> Advice:
    """The best action for the viewer, who must decide, as far as this analysis can see."""
    return _ADVISE[view.stage](read_hand(rules, view), legal)


def _advise_play(reading: Reading, legal: Sequence[Action]) -> Advice:
    lays = [action for action in legal if isinstance(action, Lay)]
    if lays:
        return advise_lay(reading, lays)
    adds = [action for action in legal if isinstance(action, Add)]
    added = advise_add(reading, adds) if adds else None
    return added or advise_discard(reading, [action for action in legal if isinstance(action, Discard)])


_ADVISE: dict[Stage, Callable[[Reading, Sequence[Action]], Advice]] = {
    Stage.MOVE: advise_move,
    Stage.STAR: advise_star,
    Stage.TAKE: advise_take,
    Stage.PICK: advise_pick,
    Stage.SWAP: advise_swap,
    Stage.ASK: advise_ask,
    Stage.GIVE: advise_give,
    Stage.PLAY: _advise_play,
    Stage.KEEP: advise_keep,
}

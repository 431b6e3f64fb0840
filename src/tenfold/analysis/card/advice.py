"""What to do now, and why. The bot `solid` plays exactly this; a hint says it in one sentence.

Everything is measured in turns: what a card brings the phase nearer, what it is worth to the next player,
what a lost turn costs. The weights are estimates; only `deny` was chosen by letting bots play each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenfold.analysis.advice import Advice
from tenfold.analysis.card.discards import advise_discard
from tenfold.analysis.card.hand import Reading, read_hand
from tenfold.analysis.card.playing import advise_hit, advise_lay
from tenfold.analysis.card.taking import advise_draw, advise_knock
from tenfold.analysis.card.weights import USUAL, Weights
from tenfold.games.card.actions import Action, Discard, Hit, Lay
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import Stage
from tenfold.games.card.view import View


def advise(rules: Rules, view: View, legal: Sequence[Action], weights: Weights = USUAL) -> Advice:
    """The best of the legal actions as far as this analysis can see; it always finds one."""
    reading = read_hand(rules, view, weights)
    return _ADVISE[view.stage](reading, legal)


def _advise_play(reading: Reading, legal: Sequence[Action]) -> Advice:
    lays = [action for action in legal if isinstance(action, Lay)]
    if lays:
        return advise_lay(reading, lays)
    hits = [action for action in legal if isinstance(action, Hit)]
    if hits:
        return advise_hit(reading, hits)
    return advise_discard(reading, [action for action in legal if isinstance(action, Discard)])


_ADVISE: dict[Stage, Callable[[Reading, Sequence[Action]], Advice]] = {
    Stage.DRAW: advise_draw,
    Stage.KNOCK: advise_knock,
    Stage.PLAY: _advise_play,
}

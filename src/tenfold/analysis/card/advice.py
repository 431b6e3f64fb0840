"""What to do now, and why. The bot `solid` plays exactly this; a hint says it in one sentence.

Everything is measured in turns: what a card brings the phase nearer, what it is worth to the next player,
what a lost turn costs. The weights are estimates; only DENY was chosen by letting bots play each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenfold.analysis.advice import Advice
from tenfold.analysis.card import reasons
from tenfold.analysis.card.discards import advise_discard
from tenfold.analysis.card.hand import Reading, difficulty, read_hand
from tenfold.analysis.card.leftovers import leftovers
from tenfold.core.sayings import Sentence
from tenfold.games.card.actions import (
    DRAW_FROM_DECK,
    KNOCK,
    PASS,
    TAKE_DISCARD,
    Action,
    Discard,
    Hit,
    Lay,
)
from tenfold.games.card.rules import Rules
from tenfold.games.card.scoring import card_points
from tenfold.games.card.state import Stage
from tenfold.games.card.view import View
from tenfold.pieces.cards import WILD, Cards, without_card, without_cards
from tenfold.pieces.groups import Group, Run

ENOUGH = 0.8  # turns that a card must save to be better than one from the draw pile


def advise(rules: Rules, view: View, legal: Sequence[Action]) -> Advice:
    """The best of the legal actions as far as this analysis can see; it always finds one."""
    reading = read_hand(rules, view)
    return _ADVISE[view.stage](reading, legal)


# --- taking a card ---------------------------------------------------------------------------------


def _advise_draw(reading: Reading, legal: Sequence[Action]) -> Advice:
    if TAKE_DISCARD not in legal:
        return Advice(DRAW_FROM_DECK, reasons.DRAW_ONLY())
    wanted = _wanted(reading, TAKE_DISCARD, reasons.TAKE_SHORTENS, reasons.TAKE_HITS)
    if wanted is not None:
        return wanted
    card = reading.view.discard[-1]
    if reading.has_laid:
        return Advice(DRAW_FROM_DECK, reasons.DRAW_TO_HIT(card=card))
    best = reading.needs[0]
    facts = {"phase": best.number, "distance": best.distance, "outs": best.unseen}
    return Advice(DRAW_FROM_DECK, reasons.DRAW_BETTER(card=card, total=reading.unseen.total, **facts))


def _advise_knock(reading: Reading, legal: Sequence[Action]) -> Advice:
    wanted = _wanted(reading, KNOCK, reasons.KNOCK_SHORTENS, reasons.KNOCK_HITS)
    return wanted or Advice(PASS, reasons.PASS(card=reading.view.discard[-1]))


def _wanted(reading: Reading, action: Action, shortens: Sentence, hits: Sentence) -> Advice | None:
    """The advice to take the top discard, if it helps."""
    top = reading.top
    assert top is not None
    if reading.has_laid:
        return Advice(action, hits(card=top.card)) if top.fits else None
    if top.after < top.before and top.gain >= ENOUGH:
        why = shortens(card=top.card, phase=top.phase, before=top.before, after=top.after)
        return Advice(action, why)
    return None


# --- playing ---------------------------------------------------------------------------------------


def _advise_play(reading: Reading, legal: Sequence[Action]) -> Advice:
    lays = [action for action in legal if isinstance(action, Lay)]
    if lays:
        return _advise_lay(reading, lays)
    hits = [action for action in legal if isinstance(action, Hit)]
    if hits:
        return _advise_hit(reading, hits)
    return advise_discard(reading, [action for action in legal if isinstance(action, Discard)])


def _advise_lay(reading: Reading, lays: list[Lay]) -> Advice:
    """The hardest phase, then the lay-down after which the fewest cards stay in the hand."""
    numbers = {lay.phase for lay in lays}
    hardest = max(sorted(numbers), key=lambda number: difficulty(reading.rules.phase(number)))
    best = min([lay for lay in lays if lay.phase == hardest], key=lambda lay: _cost_of_lay(reading, lay))
    left = _left_after(reading, best)
    stuck = leftovers(left, (*reading.groups, *best.groups))
    if len(stuck) < 2:
        return Advice(best, reasons.LAY_OUT(phase=hardest))
    if len(numbers) > 1:
        return Advice(best, reasons.LAY_HARD(phase=hardest, others=len(numbers) - 1))
    wilds = sum(group.cards.count(WILD) for group in best.groups)
    why = reasons.LAY_NOW(phase=hardest, wilds=wilds, left=len(left), stuck=len(stuck))
    return Advice(best, why)


def _left_after(reading: Reading, lay: Lay) -> Cards:
    return without_cards(reading.hand, [card for group in lay.groups for card in group.cards])


def _cost_of_lay(reading: Reading, lay: Lay) -> tuple[int, int, int]:
    """Cards that fit nowhere afterwards, what they cost, and the wilds spent."""
    left = _left_after(reading, lay)
    stuck = leftovers(left, (*reading.groups, *lay.groups))
    points = sum([card_points(reading.rules, card) for card in stuck])
    return len(stuck), points, -left.count(WILD)


def _advise_hit(reading: Reading, hits: list[Hit]) -> Advice:
    """Every card that fits is hit: it costs points in the hand, and nobody goes out with it there.

    The order matters: the hit after which the fewest cards are stuck, natural cards before wilds, and
    wilds rather where no run grows, since a run that grows opens places for others.
    """
    best = min(hits, key=lambda hit: _cost_of_hit(reading, hit))
    group = _group_of(reading, best)
    if len(reading.hand) == 1:
        return Advice(best, reasons.GO_OUT(card=best.card))
    left = without_card(reading.hand, best.card)
    after = group.added(best.card, best.end)
    opened = [card for card in left if card != WILD and after.takes(card) and not reading.fits(card)]
    if opened:
        return Advice(best, reasons.HIT_OPENS(card=best.card, group=group.name, next=opened[0]))
    return Advice(best, reasons.HIT_AWAY(card=best.card, group=group.name, left=len(left)))


def _group_of(reading: Reading, hit: Hit) -> Group:
    return reading.view.table[hit.seat][hit.group]


def _cost_of_hit(reading: Reading, hit: Hit) -> tuple[int, bool, bool, int]:
    group = _group_of(reading, hit)
    others = [other for other in reading.groups if other is not group]
    left = without_card(reading.hand, hit.card)
    stuck = leftovers(left, (*others, group.added(hit.card, hit.end)))
    on_run = isinstance(group, Run)
    return len(stuck), hit.card == WILD, on_run == (hit.card == WILD), -card_points(reading.rules, hit.card)


_ADVISE: dict[Stage, Callable[[Reading, Sequence[Action]], Advice]] = {
    Stage.DRAW: _advise_draw,
    Stage.KNOCK: _advise_knock,
    Stage.PLAY: _advise_play,
}

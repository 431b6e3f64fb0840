"""What a space would bring: by it the die is chosen, and the kind of space from a star.

On the way to the phase a space is worth the draws that it saves. On the way out it is worth the turns that
are then still needed, negative: each card that comes and fits nowhere costs about one more.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from tenfold.analysis.advice import Advice
from tenfold.analysis.board import reasons
from tenfold.analysis.board.asking import best_ask
from tenfold.analysis.board.hand import Reading
from tenfold.analysis.board.taking import swapped, value_of_card
from tenfold.core import Saying
from tenfold.games.board.actions import Action, Move, Star
from tenfold.games.board.choices import star_spaces
from tenfold.games.board.state import put
from tenfold.games.board.track import PLUS, STARS, Space, landing
from tenfold.pieces.cards import WILD, Card

# In draws, on the way to the phase.
AGAIN = 2.5  # what a further turn brings
SHARED = 0.3  # what a card is worth to another player whose phase does not lie
LOOK = 0.6  # of the draws that an out saves: what is expected of cards that nobody has seen
BURDEN = 0.15  # each card more in the hand has to go again once the phase lies

# In turns, on the way out.
STUCK = 1.3  # for each card too many
SLOWED = 0.3  # what it is worth that a player whose phase lies gets a card more


def advise_move(reading: Reading, legal: Sequence[Action]) -> Advice:
    view = reading.view
    moves = [action for action in legal if isinstance(action, Move)]
    spaces = [landing(view.pieces, reading.seat, move.steps) for move in moves]
    values = {at: _value_at(reading, at) for at in spaces}
    at, move = max(zip(spaces, moves, strict=True), key=lambda option: values[option[0]])
    return Advice(move, _why(reading, reading.rules.track[at], at))


def advise_star(reading: Reading, legal: Sequence[Action]) -> Advice:
    stars = [action for action in legal if isinstance(action, Star)]
    best = max(stars, key=lambda star: value(reading, star.space))
    return Advice(best, _why(reading, best.space, reading.view.pieces[reading.seat]))


def _value_at(reading: Reading, at: int) -> float:
    space = reading.rules.track[at]
    return value(reading, _from_star(reading, at) if space in STARS else space)


def _from_star(reading: Reading, at: int) -> Space:
    """The best kind that a star space there would offer (board.action.stars)."""
    there = reading.view._replace(pieces=put(reading.view.pieces, reading.seat, at))
    return max(star_spaces(reading.rules, there), key=lambda space: value(reading, space))


# --- values ----------------------------------------------------------------------------------------


def value(reading: Reading, space: Space) -> float:
    found = reading.spaces.get(space)
    if found is None:
        found = _way_out(reading, space) if reading.ready else _way_to_phase(reading, space)
        reading.spaces[space] = found
    return found


def _way_to_phase(reading: Reading, space: Space) -> float:
    if space in PLUS:
        return _taking(reading, PLUS[space])
    if space is Space.AGAIN:
        taken = _taking(reading, 1)
        return taken + _saved(reading.away_now - taken, AGAIN)
    if space is Space.PICK:
        return _picking(reading)
    if space is Space.SWAP:
        return _saved(reading.away_now, len(swapped(reading)) + 1) - BURDEN
    if space is Space.ALL_DRAW:
        shared = sum([-SHARED if lies else SHARED for lies in _others_lie(reading)])
        return _saved(reading.away_now, 1) - BURDEN - shared
    if space is Space.JOKER:
        return reading.gain(WILD)
    return best_ask(reading).value - BURDEN


def _taking(reading: Reading, count: int) -> float:
    """So many cards, the top discard among them if it helps."""
    top = reading.view.discard[-1] if reading.view.discard else None
    away = reading.away_now
    saved = _saved(away, count)
    if top is not None:
        gain = reading.gain(top)
        saved = max(saved, gain + _saved(away - gain, count - 1))
    return saved - BURDEN * count


def _saved(away: float, count: float) -> float:
    """What so many cards off the draw pile save: less than a draw each where few are missing.

    Were one card missing that comes once in `away` draws, it would come so often within `count` of them.
    """
    return away * (1 - (1 - 1 / away) ** count) if away > 1 else away * min(1, count)


def _picking(reading: Reading) -> float:
    pile = reading.view.discard
    if not pile:
        return 0.0
    known = max([reading.gain(card) for card in known_pile(reading)], default=0.0)
    hidden = pile.count(None)
    needs, left = reading.needs, reading.unseen
    found = 1 - (1 - needs.unseen / max(1, left.total)) ** hidden
    return max(known, LOOK * found * reading.gain(WILD)) - BURDEN


def known_pile(reading: Reading) -> list[Card]:
    """The cards that are known to lie in the discard pile, each kind once."""
    return [card for card in dict.fromkeys(reading.view.discard) if card is not None]


def _others_lie(reading: Reading) -> list[bool]:
    """Of each other seat, whether its phase lies on the table."""
    return [bool(groups) for seat, groups in enumerate(reading.view.table) if seat != reading.seat]


def _way_out(reading: Reading, space: Space) -> float:
    stuck = len(reading.stuck)
    top = reading.view.discard[-1] if reading.view.discard else None
    free = top is not None and value_of_card(reading, top) >= 0  # the top discard is not stuck
    if space in PLUS:
        return -_turns_left(reading, stuck, PLUS[space] - free)
    if space is Space.AGAIN:
        return min(0.0, 1 - _turns_left(reading, stuck, 1 - free))
    if space is Space.PICK:
        misses = _pick_misses(reading)
        return -(1 - misses) * _turns(stuck) - misses * _turns(stuck + 1)
    if space is Space.SWAP:
        going = len(swapped(reading))
        return -_turns_left(reading, stuck - going, going + 1)
    if space is Space.JOKER:
        return -_turns(reading.count_stuck((*reading.rest, WILD)))
    if space is Space.ALL_DRAW:
        others = _others_lie(reading)
        return SLOWED * (2 * sum(others) - len(others)) - _turns_left(reading, stuck, 1)
    asked = best_ask(reading)
    return -asked.chance * _turns(stuck) - (1 - asked.chance) * _turns_left(reading, stuck, 1)


def _pick_misses(reading: Reading) -> float:
    """How likely nothing in the discard pile fits; an empty one is left out (board.action.pick-discard)."""
    pile = reading.view.discard
    if not pile or any(value_of_card(reading, card) >= 0 for card in known_pile(reading)):
        return 0.0
    return (1 - reading.share_fitting) ** pile.count(None)


def _turns_left(reading: Reading, stuck: int, drawn: int) -> float:
    """The turns to go out, expected after so many cards off the draw pile."""
    fits = reading.share_fitting
    return sum(
        [
            comb(drawn, bad) * (1 - fits) ** bad * fits ** (drawn - bad) * _turns(stuck + bad)
            for bad in range(drawn + 1)
        ]
    )


def _turns(stuck: int) -> float:
    """One card that fits nowhere is discarded and ends the round; every other takes longer."""
    return 0.0 if stuck <= 1 else 1 + STUCK * (stuck - 1)


# --- why -------------------------------------------------------------------------------------------


def _why(reading: Reading, space: Space, at: int) -> Saying:
    if space in STARS:
        return reasons.GO_STAR(space=space.term, next=_from_star(reading, at).term)
    if reading.ready:
        return reasons.GO_OUT(space=space.term, stuck=len(reading.stuck))
    return _brings(reading, space)


def _brings(reading: Reading, space: Space) -> Saying:
    """What the space does for a hand on the way to its phase."""
    name, distance = space.term, reading.needs.distance
    if space in PLUS:
        return reasons.GO_CARDS(space=name, count=PLUS[space], phase=reading.number, distance=distance)
    if space is Space.JOKER:
        return reasons.GO_JOKER(space=name, phase=reading.number, distance=distance)
    if space is Space.SWAP:
        return reasons.GO_SWAP(space=name, count=len(swapped(reading)))
    if space is Space.ASK:
        return reasons.GO_ASK(space=name, number=best_ask(reading).action.number)
    if space is Space.PICK:
        known = known_pile(reading)
        best = max(known, key=reading.gain, default=None)
        if best is not None and best in reading.needs.outs:
            return reasons.GO_PICK(space=name, card=best)
        return reasons.GO_PICK_LOOK(space=name, count=len(reading.view.discard))
    return reasons.GO_AGAIN(space=name) if space is Space.AGAIN else reasons.GO_ALL_DRAW(space=name)

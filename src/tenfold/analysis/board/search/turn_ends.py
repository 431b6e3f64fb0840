"""What the end of a turn is worth: by how many steps the own marker may be expected to come out ahead.

A sum over what the viewer knows, with weights of its own for each of four cases: whether the own phase lies,
and whether another one does. `tenfold.lab.board_turn_ends` finds the weights from games of `solid`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from tenfold.analysis.board.hand import Reading, read_hand
from tenfold.core import Seat
from tenfold.games.board.choices import steps_of
from tenfold.games.board.rules import Rules
from tenfold.games.board.track import LENGTH, Space, Track
from tenfold.games.board.view import View

FILE = "turn_ends.json"
# In draws.
FARTHEST = 40.0  # a hand that is farther away is no worse
NEAR = 3.0  # from here on the cards that will be left over weigh more

# How welcome a space is, in draws on the way to the phase and in turns on the way out.
_TO_PHASE = {
    Space.START: 2.5,
    Space.STAR: 2.5,
    Space.PLUS_1: 0.8,
    Space.PLUS_2: 1.5,
    Space.PLUS_3: 2.1,
    Space.AGAIN: 2.0,
    Space.PICK: 1.2,
    Space.SWAP: 1.8,
    Space.ALL_DRAW: 0.6,
    Space.JOKER: 2.5,
    Space.ASK: 1.5,
}
_WAY_OUT = {
    Space.START: 0.7,
    Space.STAR: 0.7,
    Space.PLUS_1: -0.5,
    Space.PLUS_2: -1.2,
    Space.PLUS_3: -2.0,
    Space.AGAIN: 0.6,
    Space.PICK: 0.0,
    Space.SWAP: 0.3,
    Space.ALL_DRAW: -0.3,
    Space.JOKER: 0.7,
    Space.ASK: 0.0,
}
_DICE = [(one, other) for one in range(1, 7) for other in range(1, 7)]


@cache
def learned() -> dict[str, list[float]]:
    """The weights by case."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=dict[str, list[float]])


def worth(rules: Rules, view: View) -> float:
    """To the viewer, when a turn is over and the round goes on."""
    reading = read_hand(rules, view)
    facts = zip(learned()[case(reading)], known_facts(reading), strict=True)
    return sum([weight * fact for weight, fact in facts])


def case(reading: Reading) -> str:
    """Which of the four weights are for."""
    return ("laid" if reading.has_laid else "not laid") + (", rival laid" if _laid(reading) else "")


def known_facts(reading: Reading) -> list[float]:
    """What the weights are for."""
    view, rival = reading.view, _rival(reading)
    facts = [
        1.0,
        float(view.seat == reading.seat),  # on turn again (board.action.again)
        float(view.hand_sizes[rival]),
        float(len(view.jokers[rival])),
        lies_ahead(reading.rules.track, view.pieces[reading.seat], reading.has_laid),
        float(len(view.jokers[reading.seat])),
    ]
    if reading.has_laid:
        stuck = len(reading.stuck)
        return [*facts, float(stuck), float(stuck <= 1), float(stuck * stuck)]
    cards, away = float(len(reading.cards)), min(reading.away_now, FARTHEST)
    return [*facts, cards, cards if away < NEAR else 0.0, away, float(reading.distance(reading.cards))]


def _laid(reading: Reading) -> list[Seat]:
    """The others whose phase lies."""
    return [seat for seat, groups in enumerate(reading.view.table) if groups and seat != reading.seat]


def _rival(reading: Reading) -> Seat:
    """Who is likely to go out first: with the fewest cards, of those whose phase lies if there are any."""
    others = [seat for seat in range(len(reading.view.table)) if seat != reading.seat]
    return min(_laid(reading) or others, key=lambda seat: reading.view.hand_sizes[seat])


@cache
def lies_ahead(track: Track, at: int, has_laid: bool) -> float:
    """What the better of two dice may be expected to bring on the next turn, other pieces left aside."""
    welcome = _WAY_OUT if has_laid else _TO_PHASE
    best = [max(welcome[track[(at + steps) % LENGTH]] for steps in steps_of(dice)) for dice in _DICE]
    return sum(best) / len(best)

"""Text forms of actions; each round-trips. Seats are counted from 0.

play 7 | beat 9 | let
lot 2                       nature: seat 2 begins
deal 1 5 12 / ? / 3 4 7     nature: the hands by seat (? hidden)
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tenfold.core import BadText
from tenfold.games.nature import Lot
from tenfold.games.sayings import NO_ACTION
from tests.fourth_game.actions import LET, Action, Beat, Cards, Deal, Let, Play


def write_action(action: Action) -> str:
    match action:
        case Play(card):
            return f"play {card}"
        case Beat(card):
            return f"beat {card}"
        case Let():
            return "let"
        case Lot(seat):
            return f"lot {seat}"
        case Deal(hands):
            return f"deal {' / '.join('?' if hand is None else write_cards(hand) for hand in hands)}"


_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), build)
    for pattern, build in (
        (r"play (\d{1,2})", lambda card: Play(int(card))),
        (r"beat (\d{1,2})", lambda card: Beat(int(card))),
        (r"let", lambda: LET),
        (r"lot (\d{1,2})", lambda seat: Lot(int(seat))),
        (r"deal ([\d ?/]+)", lambda hands: Deal(tuple(map(_read_dealt, hands.split("/"))))),
    )
)


def read_action(text: str) -> Action:
    """BadText if the text is no action."""
    words = " ".join(text.split())
    for form, build in _FORMS:
        match = form.fullmatch(words)
        if match:
            try:
                return build(*match.groups())
            except ValueError:  # of a deal that no nature writes
                break
    raise BadText(NO_ACTION(text=text, forms=("play 7", "beat 9", "let")))


def _read_dealt(text: str) -> Cards | None:
    return None if text.strip() == "?" else read_cards(text.strip())


def write_cards(cards: Cards) -> str:
    return " ".join(map(str, cards)) or "-"


def read_cards(text: str) -> Cards:
    return () if text == "-" else tuple(sorted(map(int, text.split())))

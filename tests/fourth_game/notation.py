"""Text forms of actions; each round-trips. Seats are counted from 0.

play 7 | beat 9 | let
lot 2                       nature: seat 2 begins
deal 1 5 12 / ? / 3 4 7     nature: the hands by seat (? hidden)
"""

from __future__ import annotations

from tenfold.games.nature import Lot
from tenfold.games.notation import ActionReader
from tests.fourth_game.actions import LET, Action, Beat, Cards, Deal, Play

read_action = ActionReader[Action](
    {
        r"play (\d{1,2})": lambda card: Play(int(card)),
        r"beat (\d{1,2})": lambda card: Beat(int(card)),
        r"let": lambda: LET,
        r"lot (\d{1,2})": lambda seat: Lot(int(seat)),
        r"deal ((?:\?|[\d ]+)(?: ?/ ?(?:\?|[\d ]+))*)": lambda hands: Deal(
            tuple(map(_read_dealt, hands.split("/")))
        ),
    },
    written=("play 7", "beat 9", "let"),
)


def _read_dealt(text: str) -> Cards | None:
    return None if text.strip() == "?" else read_cards(text.strip())


def read_cards(text: str) -> Cards:
    return () if text == "-" else tuple(sorted(map(int, text.split())))

"""The games' tables as they stand in a message, as types. `write_view` of each game makes them as plain data.

Nothing in the server uses these: they are what clients' types are generated from, and a test reads whole
games with them, so that they stay true.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tenfold.core import Seat


class _Seen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class OutcomeSeen(_Seen, frozen=True, kw_only=True):
    """Best first; seats placed equally stand together. `scores` are by seat."""

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    reason: str


class CardLine(_Seen, frozen=True, kw_only=True):
    """A player's line of the score sheet: phases crossed off, and the points of every hand."""

    done: tuple[int, ...]
    points: tuple[int, ...]


class CardOwn(_Seen, frozen=True, kw_only=True):
    """What a seat sees beyond the spectators: its hand, as in `R5 B12 W`."""

    viewer: Seat | None
    hand: str | None


class CardTable(CardOwn, frozen=True, kw_only=True):
    """The card game. Lists are by seat, unless they are lists of seats (`playing`, `lap`, `window`).

    `seat` is on turn, `window` are the seats that may still knock, `laid` is the number of the phase that
    lies on the table, `table` its groups as in `5s(R5 G5 W)`, `shown` are cards that everybody saw going into
    a hand, the last card of `discard` is its top, `skips` says who loses a turn.
    """

    stage: Literal["lot", "deal", "draw", "knock", "turn-over", "play", "over"]
    dealer: Seat | None
    playing: tuple[Seat, ...]
    sheet: tuple[CardLine, ...]
    playoff: bool
    outcome: OutcomeSeen | None
    seat: Seat
    hand_sizes: tuple[int, ...]
    shown: tuple[str, ...]
    laid: tuple[int | None, ...]
    table: tuple[tuple[str, ...], ...]
    deck_size: int
    discard: str
    skips: tuple[bool, ...]
    lap: tuple[Seat, ...]
    fresh: bool
    window: tuple[Seat, ...]
    last_knocker: Seat | None


class DiceLine(_Seen, frozen=True, kw_only=True):
    """A player's column of the block. A bonus is null until it is decided."""

    points: tuple[int, ...]
    bonus_5: int | None
    bonus_10: int | None
    failed: int
    declined: int
    tries: int
    deducted: int


class DiceOwn(_Seen, frozen=True, kw_only=True):
    viewer: Seat | None


class DiceTable(DiceOwn, frozen=True, kw_only=True):
    """The dice game. `faces` is what the ten dice show, L1 to L4 and H1 to H6; `kept` are those set aside."""

    stage: Literal["lot", "roll", "keep", "score", "over"]
    scribe: Seat | None
    seat: Seat
    sheet: tuple[DiceLine, ...]
    began: int
    rolls: int
    faces: str
    kept: tuple[str, ...]
    finisher: Seat | None
    outcome: OutcomeSeen | None


class BoardOwn(_Seen, frozen=True, kw_only=True):
    """What a seat sees beyond the spectators: its ordinary cards, more of the discard pile, cards of other
    hands that it alone knows, and what it has chosen to keep, as in `R5 W(G7)`."""

    viewer: Seat | None
    hand: str | None
    discard: str
    told: tuple[str, ...]
    kept: str | None


class BoardTable(BoardOwn, frozen=True, kw_only=True):
    """The board game. Lists are by seat, unless they are lists of seats (`owed`, `keepers`, `chosen`).

    `seat` is on turn; while `stage` is `give`, `giver` must give a card of the number `asked`, and while it
    is `keep`, the first of `keepers` chooses. `markers` are phases, counted from 1, `pieces` spaces of the
    track, counted from 0. `jokers` are the faces of the jokers in the hands; hand sizes count them. The last
    card of `discard` is its top, `?` one that the viewer does not know; `knowers` are bits: which seats know
    each of its cards. Of each hand, everybody knows `shown` cards, the `numbers` of others, and numbers that
    are `absent`. docs/board-knowledge.md says more.
    """

    stage: Literal[
        "lot",
        "deal",
        "roll",
        "move",
        "star",
        "take",
        "pick",
        "swap",
        "ask",
        "give",
        "drawing",
        "turning",
        "play",
        "keep",
        "over",
    ]
    starter: Seat | None
    markers: tuple[int, ...]
    pieces: tuple[int, ...]
    outcome: OutcomeSeen | None
    seat: Seat
    dice: tuple[int, int] | None
    to_take: int
    again: bool
    owed: tuple[Seat, ...]
    asked: int | None
    giver: Seat | None
    hand_sizes: tuple[int, ...]
    jokers: tuple[str, ...]
    table: tuple[tuple[str, ...], ...]
    deck_size: int
    knowers: tuple[int, ...]
    shown: tuple[str, ...]
    numbers: tuple[tuple[int, ...], ...]
    absent: tuple[tuple[int, ...], ...]
    keepers: tuple[Seat, ...]
    chosen: tuple[Seat, ...]


# Of each game: the whole table, and what a seat sees beyond the spectators'.
CARD = (CardTable, CardOwn)
DICE = (DiceTable, DiceOwn)
BOARD = (BoardTable, BoardOwn)

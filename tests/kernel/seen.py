"""What the kernel's observations must say, written from the reference's views alone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from struct import Struct

from tenfold.core import Seat
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import Out, Stage, open_phases
from tenfold.games.card.view import View
from tenfold.pieces.cards import COLOURS, Card, Cards
from tenfold.pieces.groups import ColourGroup, Group, Run, Set

_SEATS, _KINDS, _PHASES = 6, 50, 10
_STAGES = {stage: at for at, stage in enumerate(Stage)}
_OUTS = {out: at for at, out in enumerate((None, *Out))}

_by_kind = Struct("50h").pack
_by_phase = Struct("10h").pack
_group_facts = Struct("3h").pack
_seat_facts = Struct("9h").pack
_table_facts = Struct("13h").pack
_NO_GROUP = _group_facts(0, 0, 0)


def observed_by_all(rules: Rules, public: View, hands: tuple[Cards, ...]) -> list[bytes]:
    """Every seat's row, as docs/kernel.md describes it, from a spectator's view and the own hand."""
    players = len(public.sheet)
    absent = _SEATS - players
    piles = _kinds(public.discard) + _kinds([c for gs in public.table for group in gs for c in group.cards])
    known = [_kinds(cards) for cards in (public.shown if public.over is None else public.over.hands)]
    groups = [_groups(laid) for laid in public.table]
    facts = [_facts(public, seat) for seat in range(players)]
    done = [_phases(line.done) for line in public.sheet]
    rows = []
    for me in range(players):
        row = [_kinds(hands[me]), piles]
        for of_seats in (known, groups, facts, done):
            row += of_seats[me:]
            row += of_seats[:me]
            row.append(bytes(absent * len(of_seats[0])))
        row += (_phases(_open_to(rules, public, me)), _table(public, me, players))
        rows.append(b"".join(row))
    return rows


def _kinds(cards: Iterable[Card]) -> bytes:
    counts = [0] * _KINDS
    for card in cards:
        counts[card] += 1
    return _by_kind(*counts)


@lru_cache(100_000)
def _groups(laid: tuple[Group, ...]) -> bytes:
    return b"".join(map(_group, laid)).ljust(2 * len(_NO_GROUP), b"\0")


def _group(group: Group) -> bytes:
    match group:
        case Set(number):
            return _group_facts(1, number, len(group.cards))
        case Run(low):
            return _group_facts(2, low, len(group.cards))
        case ColourGroup(colour):
            return _group_facts(3, COLOURS.index(colour), len(group.cards))


@lru_cache(10_000)
def _phases(numbers: tuple[int, ...]) -> bytes:
    return _by_phase(*(number in numbers for number in range(1, _PHASES + 1)))


def _open_to(rules: Rules, public: View, seat: Seat) -> tuple[int, ...]:
    """The phases that the seat may lay; none where the list is at its end."""
    try:
        return open_phases(rules, public, seat)
    except IndexError:  # the whole list is crossed off, or the last of the fixed hands is played
        return ()


def _facts(public: View, seat: Seat) -> bytes:
    place = 0
    if public.outcome is not None:
        place = next(at for at, seats in enumerate(public.outcome.ranking, 1) if seat in seats)
    return _seat_facts(
        seat in public.playing,
        public.hand_sizes[seat],
        min(public.sheet[seat].total, 32767),
        0 if public.over is None else public.over.costs[seat],
        public.laid[seat] or 0,
        public.skips[seat],
        seat in public.lap,
        seat in public.window,
        place,
    )


def _table(public: View, me: Seat, players: int) -> bytes:
    def steps(seat: Seat | None) -> int:
        return -1 if seat is None else (seat - me) % players

    awaited = None
    if public.stage is Stage.KNOCK:
        awaited = public.window[0]
    elif public.stage is Stage.DRAW or public.stage is Stage.PLAY:
        awaited = public.seat
    return _table_facts(
        _STAGES[public.stage],
        players,
        steps(awaited),
        steps(public.seat),
        steps(public.dealer),
        steps(public.last_knocker),
        public.discard[-1] if public.discard else -1,
        public.deck_size,
        len(public.discard),
        public.playoff,
        public.fresh,
        len(public.sheet[0].points),
        0 if public.over is None else _OUTS[public.over.how],
    )

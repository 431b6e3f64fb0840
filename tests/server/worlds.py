"""Pairs of logs that differ only in what one viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from tenfold.core import Chance, Event, Illegal
from tenfold.games.cards.actions import Deal
from tenfold.rooms.entries import Entry, Happened, Sat
from tenfold.rooms.room import Room, after, opened
from tests.laws.laws import HOOKS
from tests.laws.play import SeededStream
from tests.rooms.sitting import SittingRoom, key, settings


class Pair(NamedTuple):
    viewer: int | None
    log: list[Entry]
    other: list[Entry]


def played(game: str, seats: int, seed: int, moves: int) -> list[Entry]:
    """A log of people only: what bots do would depend on what they hold, as it may."""
    variants = ["knock", "short:2"] if game == "card" else []
    names = [f"player{seat}" for seat in range(seats)]
    sitting = SittingRoom(settings(game, seats, variants=variants), people=names, seed=seed)
    sitting.start()
    stream = SeededStream(seed)
    for _ in range(moves):
        if sitting.room.awaited is None:
            break
        sitting.act(min(stream.below(50), stream.below(50)))
    return sitting.log


def pairs(log: list[Entry], viewer: int | None, stream: SeededStream) -> Iterator[Pair]:
    """From each event of chance that the viewer does not see in full: as long as both worlds can go on."""
    strangers = _with_other_keys(log, viewer)
    yield Pair(viewer, log, strangers)
    for at, entry in enumerate(log):
        if isinstance(entry, Happened) and entry.seat is None:
            for event in _otherwise(opened(log[:at]), entry, viewer, stream):
                length, other = _followed(log, at, event, viewer)
                if length > at and other[at] != entry:
                    yield Pair(viewer, log[:length], other)


def _with_other_keys(log: list[Entry], viewer: int | None) -> list[Entry]:
    """The same people, with other tokens."""
    return [
        msgspec.structs.replace(entry, key=key(f"another {entry.name}"))
        if isinstance(entry, Sat) and entry.seat != viewer
        else entry
        for entry in log
    ]


def _otherwise(room: Room, entry: Happened, viewer: int | None, stream: SeededStream) -> list[Entry]:
    """What chance might have brought instead, for all that the viewer is told."""
    assert room.game is not None
    turn = room.game.turn(room.state)
    assert isinstance(turn, Chance)
    action = room.kind.read_action(entry.do)
    others = [turn.sample(stream) for _ in range(4)]
    if isinstance(action, Deal):
        others += [_one_card_exchanged(room, action, viewer, stream) for _ in range(4)]
    view = room.game.view(room.game.apply(room.state, action), viewer)
    redealt = HOOKS[room.kind.name].redealt(Event(None, action), room.game.determinize(view, stream))
    if redealt is not None:
        others.append(redealt.action)
    seen = [_seen(room, each, viewer) for each in others]
    return [
        Happened(seat=None, do=room.kind.write_action(each))
        for each, its in zip(others, seen, strict=True)
        if its == _seen(room, action, viewer)
    ]


def _one_card_exchanged(room: Room, deal: Deal, viewer: int | None, stream: SeededStream) -> Deal:
    """A card of another player's hand lies in the draw pile instead."""
    assert room.game is not None
    after_it: Any = room.game.apply(room.state, deal)
    deck = list(after_it.deck)
    seat = next(seat for seat in range(len(deal.hands)) if seat != viewer)
    hand: list[Any] = list(deal.hands[seat] or ())
    hand[stream.below(len(hand))] = deck[stream.below(len(deck))]
    hands = tuple(tuple(sorted(hand)) if at == seat else cards for at, cards in enumerate(deal.hands))
    return Deal(hands, deal.top)


def _seen(room: Room, action: Any, viewer: int | None) -> object:
    """What the viewer sees after an event of chance; the redaction itself is what is being tested."""
    assert room.game is not None
    return room.kind.write_view(room.game.view(room.game.apply(room.state, action), viewer))


def _followed(log: list[Entry], at: int, event: Entry, viewer: int | None) -> tuple[int, list[Entry]]:
    """The other log as far as the same things can happen in it, and look the same."""
    one, two = opened(log[:at]), opened(log[:at])
    other: list[Entry] = [*log[:at], event]
    one, two = after(one, log[at]), after(two, event)
    for entry in log[at + 1 :]:
        if isinstance(entry, Happened):
            assert two.game is not None
            try:
                two.game.check(two.state, two.kind.read_action(entry.do))
            except Illegal:
                break
        next_one, next_two = after(one, entry), after(two, entry)
        revealed = HOOKS[one.kind.name].revealed
        if next_one.game is not None and revealed(next_one.state, viewer) != revealed(next_two.state, viewer):
            break
        one, two = next_one, next_two
        other.append(entry)
    if one.awaited is None and not one.is_over:  # a server never stops where chance must act
        return at, other
    return len(other), other

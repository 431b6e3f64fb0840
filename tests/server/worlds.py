"""Pairs of logs that differ only in what one viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate
from typing import Any, NamedTuple

import msgspec

from tenfold.core import Chance, Event, Illegal, Over, pick
from tenfold.games.board.actions import Deal as BoardDeal
from tenfold.games.card.actions import Deal as CardDeal
from tenfold.rooms.decisions import bot_acts, bot_chooses
from tenfold.rooms.entries import Happened, Left, LogEntry, Sat, Taken
from tenfold.rooms.room import Room
from tenfold.rooms.steps import acted, after, opened
from tenfold.server.catch_up import RECENT
from tenfold.testing.hooks import HOOKS
from tenfold.testing.playing import SeededStream
from tests.rooms.seated import SeatedRoom, key, settings

FOLLOWED = RECENT // 2  # entries


class Pair(NamedTuple):
    viewer: int | None
    what: str  # differs: the keys, or the kind of event
    log: list[LogEntry]
    other: list[LogEntry]

    @property
    def at(self) -> int:
        """The seq before the first difference; where only keys differ, a few entries before the end."""
        if self.what == "keys":
            return len(self.log) - 10
        return next(at for at, entry in enumerate(self.log) if entry != self.other[at])


def played(game: str, seats: int, seed: int, moves: int) -> list[LogEntry]:
    """A log of people only: what bots do would depend on what they hold, as it may.

    At the board most moves are what a good bot plays for the absent, so that rounds end;
    the phases are such that some have not laid theirs by then, and keep cards.
    """
    variants = ["knock", "short:2"] if game == "card" else []
    rules = {"phases": ["set 3 + run 4", *["run 8"] * 9]} if game == "board" else {}
    names = [f"player{seat}" for seat in range(seats)]
    chosen = settings(game, seats, variants=variants, rules=rules, fill="solid")
    sitting = SeatedRoom(chosen, people=names, seed=seed)
    sitting.start()
    stream = SeededStream(seed)
    for move in range(moves):
        if sitting.room.rests:
            sitting.all_ready()
            continue
        if sitting.room.awaited is None:
            break
        if sitting.room.is_window and game == "board":  # one after another, as rooms once had it
            seat = sitting.room.awaited
            sitting.write([acted(sitting.room, seat, bot_chooses(sitting.room, seat), "stand-in")])
        elif game == "board" and move % 4:
            sitting.write(bot_acts(sitting.room, sitting.room.awaited, "stand-in"))
        else:
            sitting.act(min(stream.below(50), stream.below(50)))
    return sitting.log


def pairs(log: list[LogEntry], viewer: int | None, stream: SeededStream, most: int) -> Iterator[Pair]:
    """From events that the viewer does not see in full, so many of each kind; as long as both can go on."""
    yield Pair(viewer, "keys", log, _with_other_keys(log, viewer))
    rooms = _rooms(log)
    left: dict[str, int] = {}
    for at in sorted(range(len(log)), key=lambda _: stream.below(1000)):
        entry = log[at]
        if not isinstance(entry, Happened) or (entry.seat is not None and entry.seat == viewer):
            continue
        what = entry.do.split()[0]
        if not left.setdefault(what, most):
            continue
        for event in _otherwise(rooms[at], entry, viewer, stream):
            if event == entry or not left[what]:
                continue
            other = _followed(rooms, log, at, event, viewer)
            if len(other) > at:
                left[what] -= 1
                yield Pair(viewer, what, log[: len(other)], other)


def taken(log: list[LogEntry], viewer: int) -> Iterator[Pair]:
    """The viewer takes over a seat in mid-hand. In the other world the seat was dealt a card that it draws
    in the one, and draws the other later: the hand that is taken over is the same, how it came about is not
    the viewer's to know."""
    begun = next(entry for entry in log if isinstance(entry, Sat) and entry.seat == viewer)
    before = msgspec.structs.replace(begun, key=key("whoever sat here before"))
    follows = Left(seat=viewer, character="luno"), Taken(seat=viewer, name="Dora", key=begun.key)
    log = [*(before if entry is begun else entry for entry in log), *follows]
    rooms = _rooms(log)
    deals = [
        at for at, entry in enumerate(log) if isinstance(entry, Happened) and entry.do.startswith("deal")
    ]
    for at in range(deals[-1] + 1, len(log)):
        entry, draws = log[at], log[at - 1]
        if not (isinstance(entry, Happened) and entry.do.startswith("drawn") and isinstance(draws, Happened)):
            continue
        if draws.seat == viewer:
            for deal, drawn in _exchanged(rooms, log, deals[-1], at, viewer):
                other = [*log[: deals[-1]], deal, *log[deals[-1] + 1 : at], drawn, *log[at + 1 :]]
                if _is_possible(other) and _looks(other) == _looks(log):
                    yield Pair(viewer, "taken", log, other)
                    return


def _exchanged(
    rooms: list[Room], log: list[LogEntry], dealt: int, at: int, viewer: int
) -> Iterator[tuple[LogEntry, LogEntry]]:
    """The deal and the draw, with one of the dealt cards and the drawn one exchanged."""
    kind, deal, drawn = rooms[dealt].kind, log[dealt], log[at]
    assert isinstance(deal, Happened)
    assert isinstance(drawn, Happened)
    whole, one = kind.read_action(deal.do), kind.read_action(drawn.do)
    for card in dict.fromkeys(whole.hands[viewer]):
        if card != one.card:
            hand = list(whole.hands[viewer])
            hand[hand.index(card)] = one.card
            hands = (*whole.hands[:viewer], tuple(sorted(hand)), *whole.hands[viewer + 1 :])
            yield (
                Happened(seat=None, do=kind.write_action(replace(whole, hands=hands))),
                Happened(seat=None, do=kind.write_action(replace(one, card=card))),
            )


def _is_possible(log: list[LogEntry]) -> bool:
    room = opened(log[:1])
    for entry in log[1:]:
        if isinstance(entry, Happened) and room.game is not None:
            try:
                room.game.check(room.state, room.kind.read_action(entry.do))
            except Illegal:
                return False
        room = after(room, entry)
    return True


def _looks(log: list[LogEntry]) -> object:
    """The end of a log, for everybody."""
    room = opened(log)
    assert room.game is not None
    return [room.game.view(room.state, viewer) for viewer in (None, *range(len(room.places)))]


def _rooms(log: list[LogEntry]) -> list[Room]:
    """The room before each entry of the log; for the first, which opens it, the room after it."""
    first = opened(log[:1])
    return [first, *accumulate(log[1:], after, initial=first)]


def _with_other_keys(log: list[LogEntry], viewer: int | None) -> list[LogEntry]:
    """The same people, with other tokens."""
    return [
        msgspec.structs.replace(entry, key=key(f"another {entry.name}"))
        if isinstance(entry, Sat) and entry.seat != viewer
        else entry
        for entry in log
    ]


def _otherwise(room: Room, entry: Happened, viewer: int | None, stream: SeededStream) -> list[LogEntry]:
    """What might have happened instead, for all that the viewer is told."""
    assert room.game is not None
    turn = room.game.turn(room.state)
    action = room.kind.read_action(entry.do)
    if isinstance(turn, Chance):
        others = [turn.sample(stream) for _ in range(4)]
    elif isinstance(action, HOOKS[room.kind.name].secretive):
        others = [pick(stream, room.game.legal(room.state)) for _ in range(20)]
    else:
        return []
    if isinstance(action, CardDeal | BoardDeal):
        others += [_one_card_exchanged(room, action, viewer, stream) for _ in range(4)]
    view = room.game.view(room.game.apply(room.state, action), viewer)
    redealt = HOOKS[room.kind.name].redealt(Event(entry.seat, action), room.game.determinize(view, stream))
    if redealt is not None:
        others.append(redealt.action)
    seen = room.kind.write_view(view)
    return [
        msgspec.structs.replace(entry, do=room.kind.write_action(each))
        for each in others
        if _seen(room, each, viewer) == seen
    ]


def _one_card_exchanged(room: Room, deal: Any, viewer: int | None, stream: SeededStream) -> Any:
    """A card of another player's hand lies in the draw pile instead."""
    assert room.game is not None
    after_it: Any = room.game.apply(room.state, deal)
    deck = list(after_it.deck)
    seat = next(seat for seat in range(len(deal.hands)) if seat != viewer)
    hand: list[Any] = list(deal.hands[seat] or ())
    hand[stream.below(len(hand))] = deck[stream.below(len(deck))]
    hands = tuple(tuple(sorted(hand)) if at == seat else cards for at, cards in enumerate(deal.hands))
    exchanged: object = replace(deal, hands=hands)
    return exchanged


def _seen(room: Room, action: Any, viewer: int | None) -> object:
    """What the viewer sees after an event of chance; the redaction itself is what is being tested."""
    assert room.game is not None
    return room.kind.write_view(room.game.view(room.game.apply(room.state, action), viewer))


def _followed(
    rooms: list[Room], log: list[LogEntry], at: int, event: LogEntry, viewer: int | None
) -> list[LogEntry]:
    """The other log as far as the same things can happen in it, and look the same.

    A server never stops where chance must act, and tells one by one only what is not long ago.
    """
    two = rooms[at]
    revealed = HOOKS[two.kind.name].revealed
    other: list[LogEntry] = list(log[:at])
    length = at
    for entry, one in zip(log[at : at + FOLLOWED], rooms[at + 1 :], strict=False):
        another = entry if len(other) > at else event
        if isinstance(another, Happened):
            assert two.game is not None
            try:
                two.game.check(two.state, two.kind.read_action(another.do))
            except Illegal:
                break
        two = after(two, another)
        if one.game is not None and revealed(one.state, viewer) != revealed(two.state, viewer):
            break
        other.append(another)
        if (
            one.awaited is not None
            or one.rests
            or (one.game is not None and isinstance(one.game.turn(one.state), Over))
        ):
            length = len(other)
    return other[:length]

"""A room in words: what is played and by which rules, who sits where and is there, what all wait for."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.client import RoomView
from tenfold.core import Saying, Seat
from tenfold.games.registry import game_kind
from tenfold.locales import Speech
from tenfold.rooms.sayings import AWAY, BACK
from tenfold.rooms.settings import Settings
from tenfold.rooms.visibility import PlaceSeen, RoomSeen
from tenfold.terminal.rule_lines import in_force_lines
from tenfold.terminal.words import Words


def rules_lines(say: Speech, settings: Settings) -> Iterator[str]:
    """The game, its edition and every rule of this table, house rules first."""
    kind = game_kind(settings.game)
    rules = kind.read_rules(settings.rules)
    yield say(f"game-{kind.name}") + ", " + say(f"edition-{kind.name}-{settings.rules['edition']}")
    yield from in_force_lines(say, kind, rules)
    yield "  " + say("room-waits", seconds=settings.absent_after)
    if settings.turn_clock is not None:
        yield "  " + say("room-clock", seconds=settings.turn_clock)
    if settings.rules.get("knocking"):
        yield "  " + say("room-knock-window", seconds=settings.knock_window)


def room_lines(say: Speech, seen: RoomView) -> Iterator[str]:
    """The rules, and who sits where."""
    assert seen.room is not None
    yield from rules_lines(say, seen.room.settings)
    yield from lobby_lines(say, seen)


def lobby_lines(say: Speech, seen: RoomView) -> Iterator[str]:
    """Who sits where."""
    assert seen.room is not None
    for seat, place in enumerate(seen.room.places):
        notes = []
        if place.bot is not None:
            notes.append(say("seat-bot"))
        elif seat == seen.room.host:
            notes.append(say("seat-host"))
        if seat == seen.seat:
            notes.append(say("seat-you"))
        elif not place.free and place.bot is None and seat not in seen.present:
            notes.append(say("seat-away"))
        noted = f" ({', '.join(notes)})" if notes else ""
        name = say("seat-free") if place.free else shown_name(say, place, seat)
        yield f"  {seat + 1}  {name}{noted}"
    if seen.room.dealer is not None:
        yield say("lobby-dealer", name=names_in(say, seen)[seen.room.dealer])


def waiting_line(say: Speech, words: Words, seen: RoomView) -> str:
    """What everybody waits for, and why; the prompt of a person who is not asked anything."""
    room, names = seen.room, names_in(say, seen)
    assert room is not None
    match room.status:
        case "lobby" if room.host == seen.seat:
            return say("waiting-you-start", start=words.shown("start"))
        case "lobby" if room.host is None:
            return say("waiting-nobody")
        case "lobby":
            assert room.host is not None
            return say("waiting-start", name=names[room.host])
        case "revealing":
            return say("waiting-salts")
        case "over" if seen.seat is None:
            return say("waiting-over")
        case "over":
            return say("waiting-rematch", rematch=words.shown("rematch"), quit=words.shown("quit"))
    if room.paused_by is not None:
        facts = {"name": names[room.paused_by], "go_on": words.shown("go-on")}
        return say("waiting-paused-by-you" if room.paused_by == seen.seat else "waiting-paused", **facts)
    if seen.is_awaited_ready:
        return say("waiting-ready", ready=words.shown("ready"), wait=words.shown("pause"))
    if room.rest is not None:
        return say("waiting-others-ready", names=", ".join(names[seat] for seat in room.rest.awaited))
    if seen.seat is not None and room.places[seen.seat].idle:
        return say("waiting-idle", here=words.shown("here"))
    if seen.seat in room.asked_out:
        return say("waiting-takeover", here=words.shown("here"))
    if seen.awaited is None:
        return say("waiting-nobody")
    return _waiting_for(say, room, seen, seen.awaited)


def _waiting_for(say: Speech, room: RoomSeen, seen: RoomView, seat: Seat) -> str:
    place, name = room.places[seat], names_in(say, seen)[seat]
    if place.bot is not None or place.stood_in:
        return say("waiting-bot", name=name)
    if seat not in seen.present:
        return say("waiting-away", name=name, seconds=room.settings.absent_after)
    return say("waiting-turn", name=name)


def shown_name(say: Speech, place: PlaceSeen, seat: Seat) -> str:
    """As the reader's language spells it; a person without a name has a number."""
    if place.character is not None:
        return say(f"character-{place.character}")
    return place.name or say("player-numbered", number=seat + 1)


def names_in(say: Speech, seen: RoomView) -> list[str]:
    """By seat."""
    places = () if seen.room is None else seen.room.places
    return [shown_name(say, place, seat) for seat, place in enumerate(places)]


def presence(before: RoomView, after: RoomView) -> Iterator[Saying]:
    """Who has come back, and who is away."""
    if before.room is None or after.room is None:
        return
    for seat, (was, place) in enumerate(zip(before.room.places, after.room.places, strict=False)):
        if seat == after.seat or place.bot is not None or place.free or was.name != place.name:
            continue
        if seat in before.present and seat not in after.present:
            yield AWAY(name=seat)
        if seat in after.present and seat not in before.present:
            yield BACK(name=seat)

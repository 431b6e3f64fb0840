"""What is said of who sits where, and of what the host changes."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.core import Saying
from tenfold.rooms import entries, sayings
from tenfold.rooms.entries import LogEntry
from tenfold.rooms.room import Room
from tenfold.rooms.settings import Settings, changed

HOW = {
    "easy": "plays-gently",
    "solid": "plays-steadily",
    "strong": "plays-sharply",
    "optimal": "plays-for-points",
    "racer": "plays-to-win",
}
_ANYHOW = "plays-anyhow"


def said_around(before: Room, entry: LogEntry, after: Room) -> Iterator[Saying]:
    """A saying for each thing that an entry changes, public as the change itself."""
    match entry:
        case entries.Sat(name=name) if name:
            yield sayings.SAT(name=name)
        case entries.BotSat():
            yield from _bot_sat(before, entry)
        case entries.Left(seat=seat, character=character, given=given):
            if given:
                yield sayings.GIVEN(name=seat, bot=f"character-{character}")
            else:
                yield sayings.LEFT(name=seat)
                if character is not None:
                    yield sayings.PLAYS_ON(bot=f"character-{character}")
        case entries.Taken(seat=seat, name=name):
            bot = before.places[seat]
            if bot.character is None:
                yield sayings.TAKEN_FROM(name=name, other=bot.name)
            else:
                yield sayings.TAKEN(name=name, bot=f"character-{bot.character}")
        case entries.Queued(name=name):
            yield sayings.QUEUED(name=name)
        case entries.Unqueued(key=key):
            yield from (sayings.UNQUEUED(name=one.name) for one in before.queue if one.key == key)
        case entries.Renamed(seat=seat, name=name) if name != before.places[seat].name:
            other = before.places[seat].name
            yield (
                sayings.RENAMED(other=other, name=name)
                if other
                else sayings.NAMED(number=seat + 1, name=name)
            )
        case entries.Moved(seat=seat, to=to):
            for at in (seat, to):
                if after.places[at].name:
                    yield sayings.MOVED(name=after.places[at].name, number=at + 1)
        case entries.DealerChosen(seat=None):
            yield sayings.LOTS()
        case entries.DealerChosen(seat=int(seat)):
            yield (sayings.CHOSEN_DEALER if after.kind.name == "card" else sayings.CHOSEN_FIRST)(name=seat)
        case entries.SettingsChanged(settings=settings):
            yield from _resettled(before.settings, settings)


def _bot_sat(before: Room, entry: entries.BotSat) -> Iterator[Saying]:
    was = before.places[entry.seat]
    if entry.character is None:
        yield sayings.SAT(name=entry.bot)  # as before there were characters
    elif was.character != entry.character:
        yield sayings.BOT_SAT(bot=f"character-{entry.character}")
    elif was.bot != entry.bot:
        yield sayings.BOT_PLAYS(bot=f"character-{entry.character}", how=HOW.get(entry.bot, _ANYHOW))


def _resettled(before: Settings, after: Settings) -> Iterator[Saying]:
    """With another game, its rules are not a change of their own; nor house rules with another edition."""
    differ = changed(before, after)
    edition = after.rules["edition"]
    if "game" in differ:
        yield sayings.CHOSEN_GAME(game=f"chosen-{after.game}")
    if "game" in differ or edition != before.rules["edition"]:
        yield sayings.CHOSEN_EDITION(edition=f"chosen-{after.game}-{edition}")
    elif "rules" in differ:
        yield sayings.CHOSEN_RULES()
    if "seats" in differ:
        yield sayings.CHOSEN_SEATS(seats=after.seats)
    if "fill" in differ:
        yield sayings.CHOSEN_BOTS(how=HOW.get(after.fill, _ANYHOW))
    if "turn_clock" in differ:
        yield (
            sayings.NO_CLOCK() if after.turn_clock is None else sayings.CHOSEN_CLOCK(seconds=after.turn_clock)
        )
    if "knock_window" in differ:
        yield sayings.CHOSEN_KNOCK_TIME(seconds=after.knock_window)
    if "absent_after" in differ:
        yield sayings.CHOSEN_PATIENCE(seconds=after.absent_after)
    if "newcomers" in differ:
        yield sayings.NEWCOMERS_ON() if after.newcomers else sayings.NEWCOMERS_OFF()
    if "reactions" in differ:
        yield sayings.REACTIONS_ON() if after.reactions else sayings.REACTIONS_OFF()

"""What a command leads to: steps of the room, or a refusal that changes nothing; and hints.

The seat is checked before anything else: what a seat is told must not depend on another seat's cards, and a
refusal of the rules speaks of the hand of the seat on turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import singledispatch
from hashlib import sha256
from types import MappingProxyType
from typing import Any, NamedTuple

from tenfold.analysis.advice import ChoiceTable
from tenfold.core import Chance, Decide, Illegal, Over, Saying, Seat, TenfoldError, pick
from tenfold.play import HashStream
from tenfold.play.streams import derived
from tenfold.record import Result
from tenfold.rooms import commands, entries, idle, sayings, windows
from tenfold.rooms.entries import LogEntry
from tenfold.rooms.lessons import lesson_secret
from tenfold.rooms.lobby import (
    LobbyCommand,
    arranged,
    filled_with_bots,
    free_seats_to_queue,
    give_away,
    leaves,
    queue_sits_down,
)
from tenfold.rooms.places import devices
from tenfold.rooms.protocol import BestChoices, RatedChoice
from tenfold.rooms.refusals import NotNow, expect_host, expect_lobby, expect_open
from tenfold.rooms.room import Room, Status
from tenfold.rooms.settings import Settings, in_full
from tenfold.rooms.steps import Step, acted, action_of, step, steps_from
from tenfold.rooms.times import START, Times
from tenfold.surfaces import bot, is_quick, room_bots, surface, usual_bot, who_plays

FIGURES = 6  # digits behind the point
MOST_AT_HAND = 64  # choices of which a bot in haste takes one
NOBODY: Mapping[Seat, float] = MappingProxyType({})
DrawSecret = Callable[[], bytes]  # 32 bytes that nobody can guess


class BotFailed(Exception):
    """A bot does not play by the rules, or not at all: nothing that a person is told, so no refusal."""


def open_room(settings: Settings, draw: DrawSecret) -> list[LogEntry]:
    """BadRules if the settings describe no game."""
    return [entries.Opened(settings=in_full(settings)), _game_set(settings, draw)]


def _game_set(settings: Settings, draw: DrawSecret) -> entries.GameSet:
    """A lesson is always dealt alike."""
    return entries.GameSet(secret=lesson_secret(settings.game) if settings.lesson else draw().hex())


def decide(
    room: Room,
    seat: Seat,
    command: commands.Command,
    draw: DrawSecret,
    times: Times = START,
    *,
    away: Mapping[Seat, float] = NOBODY,
) -> list[Step]:
    """What the command of the person in `seat` leads to; Refusal if it may not be.

    `away` says for how many seconds, of any clock, which people have not been connected.
    """
    expect_open(room)
    back = [] if isinstance(command, commands.Leave) else come_back(room, seat)
    room = back[-1].after if back else room
    if isinstance(command, commands.FreeSeat) and room.status is Status.PLAYING:
        return [*back, give_away(room, seat, command.seat, away)]
    if isinstance(command, commands.LetBotPlay):
        return [*back, *idle.bot_wanted(room, command.seat, seat, times)]
    return [*back, *_decided(command, room, seat, draw)]


@singledispatch
def _decided(command: commands.Command, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    raise AssertionError(f"{command} has no decision")


# --- before the game -------------------------------------------------------------------------------


@_decided.register
def _(command: LobbyCommand, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    yield arranged(command, room, seat)


@_decided.register
def _(command: commands.Start, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    expect_host(room, seat)
    expect_lobby(room)
    sharing = any(device is not None for device in devices(room.places))
    if sharing and room.settings.rules.get("knocking") and room.settings.seats > 2:
        raise NotNow(sayings.KNOCK_DEVICE())
    for fill in (free_seats_to_queue, filled_with_bots):
        for sitting in fill(room):
            yield sitting
            room = sitting.after
    if any(place.digest for place in room.places):
        yield step(room, entries.Revealing(dealer=room.dealer))
        return
    yield from _start(room, room.dealer)


@_decided.register
def _(command: commands.Leave, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    """Before the salts are shown: the bot that takes over has none to show."""
    if room.status is not Status.REVEALING:
        yield step(room, leaves(room, seat))
        return
    leaving = steps_from(room, [*_missing(room, [seat]), leaves(room, seat)])
    yield from leaving
    yield from _start_if_shown(leaving[-1].after)


@_decided.register
def _(command: commands.Rematch, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    """Into the next lobby, those who have waited for it too."""
    if room.status is not Status.OVER:
        raise NotNow(sayings.NOT_OVER())
    game_set = step(room, _game_set(room.settings, draw))
    yield game_set
    yield from queue_sits_down(game_set.after)


# --- the seed --------------------------------------------------------------------------------------


@_decided.register
def _(command: commands.CommitSalt, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    expect_lobby(room)
    if room.settings.lesson:
        raise NotNow(sayings.NO_SALT_AWAITED())
    yield step(room, entries.SaltCommitted(seat=seat, digest=command.digest))


@_decided.register
def _(command: commands.RevealSalt, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    place = room.places[seat]
    if room.status is not Status.REVEALING or place.digest is None or place.salt is not None:
        raise NotNow(sayings.NO_SALT_AWAITED())
    if sha256(command.salt.encode()).hexdigest() != place.digest:
        raise NotNow(sayings.OTHER_SALT())
    shown = step(room, entries.SaltRevealed(seat=seat, salt=command.salt))
    yield shown
    yield from _start_if_shown(shown.after)


def salts_are_due(room: Room) -> list[Step]:
    """The time to show salts is over: what is missing is left out, and the game starts."""
    missing = steps_from(room, _missing(room, range(len(room.places))))
    return [*missing, *_start_if_shown(missing[-1].after if missing else room)]


def _missing(room: Room, seats: Iterable[Seat]) -> list[LogEntry]:
    """Which of these seats' salts are awaited still, as entries that leave them out."""
    places = ((seat, room.places[seat]) for seat in seats)
    return [
        entries.SaltMissing(seat=s)
        for s, p in places
        if p.digest and p.salt is None and not p.salt_is_missing
    ]


def _start_if_shown(room: Room) -> Iterator[Step]:
    if not _missing(room, range(len(room.places))):
        yield from _start(room, room.dealer)


def _start(room: Room, dealer: Seat | None) -> Iterator[Step]:
    names = tuple(place.name for place in room.places)
    salts = tuple(place.salt for place in room.places if place.salt is not None)
    started = step(room, entries.Started(names=names, salts=salts, dealer=dealer))
    yield started
    yield from _settled(started.after)


# --- the game --------------------------------------------------------------------------------------


@_decided.register
def _(command: commands.Act, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    if room.status is not Status.PLAYING:
        raise NotNow(sayings.NO_GAME())
    if room.paused_by is not None:
        raise NotNow(sayings.GAME_PAUSED())
    if command.version != room.version:
        raise NotNow(sayings.STALE())
    if room.places[seat].idle:
        raise NotNow(sayings.BOT_IN_SEAT())
    assert room.game is not None
    position = question_to(room, seat)
    action = action_of(room.kind.name, command.do)
    room.game.check(position, action)
    yield from _acted(room, seat, action, None)


def question_to(room: Room, seat: Seat | None) -> Any:
    """The position in which this seat may decide now; NotNow if it is not asked, or has answered."""
    position = None if seat is None else room.questions.get(seat)
    if position is None:
        raise NotNow(sayings.NOT_YOUR_TURN())
    if seat in dict(room.answers):
        raise NotNow(sayings.ANSWERED_ALREADY())
    return position


@_decided.register
def _(command: commands.Ready, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    """The table goes on by itself when all are (`rests.goes_on_at`)."""
    if not room.rests:
        raise NotNow(sayings.NO_REST())
    if command.version is not None and command.version != room.version:
        raise NotNow(sayings.STALE())
    if room.places[seat].idle:
        raise NotNow(sayings.BOT_IN_SEAT())
    if seat in room.ready:
        raise NotNow(sayings.READY_ALREADY())
    yield step(room, entries.Readied(seat=seat))


@_decided.register
def _(command: commands.Here, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    yield from idle.here(room, seat)


@_decided.register
def _(command: commands.TakeBack, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    yield from idle.taken_back(room, seat)


@_decided.register
def _(command: commands.Pause, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    if room.status is not Status.PLAYING or room.paused_by is not None:
        raise NotNow(sayings.NO_GAME())
    yield step(room, entries.Paused(seat=seat))


@_decided.register
def _(command: commands.GoOn, room: Room, seat: Seat, draw: DrawSecret) -> Iterator[Step]:
    if room.paused_by is None:
        raise NotNow(sayings.NOT_PAUSED())
    yield step(room, entries.Resumed(seat=seat))


def bot_of(room: Room, seat: Seat) -> str:
    """The bot that plays this seat, or would play it; the usual one for a bot that is here no more."""
    name = room.places[seat].bot or room.settings.fill
    return name if name in room_bots(room.kind.name) else usual_bot(room.kind.name)


def bot_chooses(room: Room, seat: Seat) -> Any:
    """A bot's choice for a seat that is asked, from what that seat may see."""
    return _choice_of(who_plays(room.kind.name, bot_of(room, seat), room.rules), room, seat)


def _choice_of(name: str, room: Room, seat: Seat) -> Any:
    assert room.game is not None
    position = room.questions[seat]
    view, legal = room.game.view(position, seat), room.game.legal(position)
    assert room.seed is not None
    player = bot(room.kind.name, name, room.rules, room.seed.commitment)
    try:
        action = player.choose(view, legal, _choice_stream(room, seat))
        room.game.check(position, action)
    except TenfoldError as problem:
        raise BotFailed(problem.rule if isinstance(problem, Illegal) else str(problem)) from None
    return action


def chooses_in_haste(room: Room, seat: Seat) -> Any:
    """For a bot that could not make up its mind: what the usual one chooses if it is quick, else any choice
    that is at hand."""
    assert room.game is not None
    position = room.questions[seat]
    usual = usual_bot(room.kind.name)
    if is_quick(room.kind.name, usual, room.rules):
        return _choice_of(usual, room, seat)
    choices = room.game.listed(position, MOST_AT_HAND) or room.game.legal(position)
    return pick(_choice_stream(room, seat), choices)


def _choice_stream(room: Room, seat: Seat) -> HashStream:
    """Stateless, so that a bot chooses the same after the server was stopped and started again."""
    assert room.seed is not None
    return HashStream(derived(0, room.seed.secret.hex(), "bot", seat), f"choice/{room.events}")


def bot_acts(room: Room, seat: Seat, by: str, action: Any = None) -> list[Step]:
    """`by` says why a bot does; `action` is its choice, if it has made it."""
    return list(_acted(room, seat, bot_chooses(room, seat) if action is None else action, by))


def silence_is_over(room: Room) -> list[Step]:
    """The window is over, and who has said nothing lets it go."""
    return list(_and_settled(windows.closed_by_silence(room)))


def goes_on(room: Room) -> list[Step]:
    """The table has rested long enough."""
    assert room.game is not None
    turn = room.game.turn(room.state)
    assert isinstance(turn, Chance)
    return list(_and_settled(iter([acted(room, None, _by_chance(room, turn))])))


def stand_in(room: Room, seat: Seat) -> list[Step]:
    return [step(room, entries.StoodIn(seat=seat))]


def come_back(room: Room, seat: Seat) -> list[Step]:
    """The player is there again."""
    return [step(room, entries.Returned(seat=seat))] if room.places[seat].stood_in else []


def _acted(room: Room, seat: Seat, action: Any, by: str | None) -> Iterator[Step]:
    """An action that was checked, and what follows from it."""
    if room.is_window:
        return _and_settled(windows.answered(room, seat, action, by))
    return _and_settled(iter([acted(room, seat, action, by)]))


def _and_settled(steps: Iterator[Step]) -> Iterator[Step]:
    for happened in steps:
        yield happened
    yield from _settled(happened.after)


def _settled(room: Room) -> Iterator[Step]:
    """Nature acts, until somebody must decide, the table rests, or all is over."""
    assert room.game is not None
    assert room.seed is not None
    while True:
        turn = room.game.turn(room.state)
        if isinstance(turn, Over):
            yield step(room, entries.Ended(result=Result.of(turn.outcome, room.seed.secret, room.taken)))
            return
        if isinstance(turn, Decide) or room.rests:
            return
        assert isinstance(turn, Chance)
        happened = acted(room, None, _by_chance(room, turn))
        yield happened
        room = happened.after


def _by_chance(room: Room, turn: Chance[Any]) -> Any:
    """What nature does, from the game's seed."""
    assert room.seed is not None
    return turn.sample(room.seed.stream(room.events))


# --- hints -----------------------------------------------------------------------------------------


class Advised(NamedTuple):
    do: str
    says: Saying
    best: BestChoices | None  # where choices can be told by figures


def advised(room: Room, seat: Seat | None) -> Advised:
    """What to do now and why.

    Only from the seat's own view, of the position in which it decides: in a knock window that is the one
    after the silence of those before it, whatever they may have answered already.
    """
    position = question_to(room, seat)
    assert room.game is not None
    advise = surface(room.kind.name, "adviser")
    advice = advise(room.rules, room.game.view(position, seat), room.game.legal(position))
    write = room.kind.write_action
    return Advised(write(advice.action), advice.saying, advice.table and best_choices(advice.table, write))


def best_choices(table: ChoiceTable, write: Callable[[Any], str]) -> BestChoices:
    choices = (
        RatedChoice(do=write(action), worth=_shown(worth), chance=_shown(chance), margin=_shown(margin))
        for action, worth, chance, margin in table.choices
    )
    return BestChoices(worth=table.worth, choices=tuple(choices), note=table.note, worlds=table.worlds)


def _shown(figure: float | None) -> float | None:
    return None if figure is None else round(figure, FIGURES)

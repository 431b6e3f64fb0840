"""People sit down to a game against bots: a new one or one that was left, played to its end or saved."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tenfold.core import BadRules, Stream, TenfoldError
from tenfold.games.registry import AnyKind
from tenfold.locales import Speech
from tenfold.play import Bot, GameSeed, HashStream, Table
from tenfold.play.characters import free_character
from tenfold.play.names import clean_name, distinct_name
from tenfold.play.streams import derived
from tenfold.record import Header, RecordWriter, replay
from tenfold.rooms.sayings import KNOCK_DEVICE
from tenfold.surfaces import bot, has_surface, maker, needs_solving, surface, usual_bot, why_solid
from tenfold.terminal.best import keep_score
from tenfold.terminal.conversation import Conversation
from tenfold.terminal.curtain import Curtain
from tenfold.terminal.outcome import outcome_lines
from tenfold.terminal.paint import Paint, knows_escapes, wants_colours
from tenfold.terminal.people import PeopleAtTable
from tenfold.terminal.prompt import Quit, ask_plainly
from tenfold.terminal.said import Voice
from tenfold.terminal.saves import Secret, new_game
from tenfold.terminal.setup import Host
from tenfold.terminal.unfinished import LocalGame
from tenfold.terminal.wrap import wrapped

# Opened while something is solved; told how many parts are done, of how many.
SolvingBar: TypeAlias = Callable[[], AbstractContextManager[Callable[[int, int], None]]]

NARROWEST = 40


class Wishes(NamedTuple):
    """What the command line says about a new game; what is None is asked, but for the last three."""

    rules: Any | None = None
    names: tuple[str, ...] = ()  # of the people at this device; empty: asked
    players: int | None = None
    bots: str | None = None
    seed: int | None = None
    dealer: str | None = None  # who deals, keeps the block or begins; None: drawn by lot
    plays_forced: bool = False


def new_local_game(kind: AnyKind, host: Host, language: str, wishes: Wishes) -> LocalGame:
    """Ask what the wishes leave open, and set the table; BadRules or BadText if they do not fit together."""
    say = Speech(language)
    names = host.names(say, wishes.names, kind.seats[-1])
    rules = host.rules(kind, say) if wishes.rules is None else wishes.rules
    players, strength = wishes.players, wishes.bots
    if players is None:
        opponents = host.opponents(kind, say, people=len(names))
        players = len(names) + opponents
        strength = strength or (host.strength(kind, say) if opponents else None)
    strength = strength or usual_bot(kind.name)
    maker(kind.name, strength)  # refuses an unknown one
    kind.game(rules, players=players)
    if len(names) > players:
        raise TenfoldError(say("setup-too-many", most=players))
    if len(names) > 1 and players > 2 and kind.write_rules(rules).get("knocking"):
        raise BadRules(KNOCK_DEVICE())
    people = tuple(range(len(names)))
    bots = dict.fromkeys(range(len(names), players), strength)
    seats = (*names, *bot_names(names, list(bots.values())))
    return _set_table(
        kind,
        Secret(
            seed=_seed(wishes.seed).hex(),
            person=people[0],
            others=people[1:],
            bots=bots,
            language=language,
            seeded=wishes.seed is not None,
            plays_forced=wishes.plays_forced,
        ),
        rules=kind.write_rules(rules),
        seats=seats,
        dealer=_dealer(wishes.dealer, seats, say),
    )


def rematch(game: LocalGame) -> LocalGame:
    """The same people, bots and rules, a new seed that nobody knows."""
    secret = msgspec.structs.replace(game.secret, seed=_seed(None).hex(), seeded=False)
    header = game.header
    return _set_table(game.kind, secret, rules=header.rules, seats=header.seats, dealer=header.dealer)


def _seed(wished: int | None) -> bytes:
    return secrets.token_bytes(32) if wished is None else derived(wished, "play")


def _set_table(
    kind: AnyKind, secret: Secret, *, rules: dict[str, Any], seats: tuple[str, ...], dealer: int | None
) -> LocalGame:
    commitment = GameSeed(bytes.fromhex(secret.seed)).commitment
    header = Header(game=kind.name, rules=rules, seats=seats, commitment=commitment, dealer=dealer)
    return LocalGame(kind, new_game(kind.name), secret, header, None, b"")


def bot_names(people: tuple[str, ...], bots: list[str]) -> list[str]:
    """Each bot is a character of its strength; nobody has a name twice."""
    names = list(people)
    for strength in bots:
        character = free_character(strength, names)
        names.append(character.name if character is not None else distinct_name(strength, names))
    return names[len(people) :]


def _dealer(wished: str | None, names: tuple[str, ...], say: Speech) -> int | None:
    if wished is None:
        return None
    found = [seat for seat, name in enumerate(names) if name.casefold() == clean_name(wished).casefold()]
    if not found:
        raise TenfoldError(say("no-such-player", name=clean_name(wished), names=", ".join(names)))
    return found[0]


def play_local_game(local_game: LocalGame, say: Speech, bar: SolvingBar) -> bool:
    """To the end (True), or until the people stop; every event is on the disk before it takes effect.

    Where the rules must be solved first for a bot, `bar` shows how far that is.
    """
    kind, save, secret, header, goes_on, raw = local_game
    rules = kind.read_rules(header.rules)
    # Nobody else goes on with this game in the minute that solving may take; a new one has not begun yet.
    file = None if goes_on is None else save.go_on(raw)
    bots = {seat: _made(kind, name, rules, say, bar) for seat, name in secret.bots.items()}
    file = file or save.begin(secret)
    seed = GameSeed(bytes.fromhex(secret.seed), header.salts)
    with RecordWriter(file, kind, header, durable=True, goes_on=goes_on) as writer:
        game = kind.game(rules, players=len(header.seats), dealer=header.dealer)
        table: Table[Any, Any, Any] = Table(
            game, seed, writer.event, lambda before, event, after: people.tell(before, event, after)
        )
        if goes_on is not None:
            for step in replay(goes_on):
                table.take_up(step.event, step.after)
        people = _seated(local_game, table, bots, say)
        if goes_on is None:
            _echo(say(f"setup-fair-{kind.name}", commitment=header.commitment), cut=True)
        _echo(say("setup-start", help=say("words-help").split()[0]))
        try:
            outcome = people.play(goes_on=goes_on is not None)
            writer.finish(outcome, seed.secret)
        except Quit:
            _echo(_saved(kind, say))
            return False
        except KeyboardInterrupt:
            raise TenfoldError(_saved(kind, say)) from None
        except TenfoldError:  # the record cannot be written
            save.cut_off()
            raise
    for line in outcome_lines(say, kind.name, outcome, header.seats, _winner_is_told(secret)):
        _echo(line)
    for line in keep_score(kind, header, outcome, say, seeded=secret.seeded):
        _echo(line)
    save.end()
    _echo(say("end-record", file=save.record))
    if has_surface(kind.name, "review"):
        _echo(say("end-review", file=save.record))
    return True


def _winner_is_told(secret: Secret) -> int | None:
    """One person is told "you"; several are told by name."""
    return None if secret.others else secret.person


def _seated(
    local_game: LocalGame, table: Table[Any, Any, Any], bots: dict[int, Bot[Any, Any]], say: Speech
) -> PeopleAtTable:
    kind, secret, names = local_game.kind, local_game.secret, local_game.header.seats
    width = window_width()
    paint = Paint(wants_colours(os.environ, sys.stdout.isatty()))
    screen_type = surface(kind.name, "screen")
    rules = kind.read_rules(local_game.header.rules)

    def conversation(seat: int | None) -> Conversation:
        screen = screen_type(rules, names, say, paint, width)
        return Conversation(screen, Voice(say, names, seat, paint), print, width)

    def bot_stream(seat: int, event: int) -> Stream:
        # Stateless, so that a bot chooses the same after the program was closed and opened again.
        return HashStream(derived(0, secret.seed, "bot", seat), f"choice/{event}")

    wipes = sys.stdout.isatty() and knows_escapes(os.environ)
    shares = bool(secret.others) and screen_type.hides
    return PeopleAtTable(
        kind,
        table,
        people={seat: conversation(seat) for seat in secret.people},
        everybody=conversation(None),
        curtain=Curtain(say, names, ask_plainly, print, wipes) if shares else None,
        bots=bots,
        bot_stream=bot_stream,
        ask=ask_plainly,
        plays_forced=secret.plays_forced,
    )


def _made(kind: AnyKind, name: str, rules: Any, say: Speech, bar: SolvingBar) -> Bot[Any, Any]:
    if needs_solving(kind.name, name, rules):
        _echo(say("setup-solving"))
        with bar() as progress:
            surface(kind.name, "solution").solution_of(rules, progress)
    instead = why_solid(kind.name, name, rules)
    if instead is not None:
        _echo(say(instead))
    return bot(kind.name, name, rules)


def window_width() -> int:
    return max(NARROWEST, shutil.get_terminal_size().columns - 1)


def _echo(text: str, cut: bool = False) -> None:
    """In lines that fit the window; a file's path stays whole, so that it can be copied."""
    for line in wrapped(text, window_width(), cut=cut):
        print(line)


def _saved(kind: AnyKind, say: Speech) -> str:
    """How to go on; the card game needs no name."""
    return say("end-saved", command="tenfold play" if kind.name == "card" else f"tenfold play {kind.name}")

"""A person sits down to a game: a new one or one that was left, played to its end or saved in between."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, NamedTuple, TypeAlias

from tenfold.core import Outcome, Stream, TenfoldError
from tenfold.games.registry import AnyKind
from tenfold.locales import LANGUAGES, Speech
from tenfold.play import Bot, GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.record import Header, Record, RecordWriter, replay
from tenfold.record.reader import intact, parse_record
from tenfold.surfaces import bot, bots_of, has_surface, maker, needs_solving, surface, usual_bot
from tenfold.terminal.best import entered
from tenfold.terminal.outcome import outcome_lines
from tenfold.terminal.paint import Paint, wants_colours
from tenfold.terminal.person import PersonAtTable
from tenfold.terminal.prompt import Quit, ask_plainly
from tenfold.terminal.said import Voice
from tenfold.terminal.saves import SavedGame, Secret, games_in_progress, new_game
from tenfold.terminal.screen import Screen
from tenfold.terminal.setup import Host
from tenfold.terminal.wrap import wrapped

# Opened while something is solved; told how many parts are done, of how many.
SolvingBar: TypeAlias = Callable[[], AbstractContextManager[Callable[[int, int], None]]]

YOU = 0
NARROWEST = 40


class LocalGame(NamedTuple):
    """A game that a person sits down to, new or continued."""

    save: SavedGame
    secret: Secret
    header: Header
    goes_on: Record | None
    intact: bytes


class Wishes(NamedTuple):
    """What the command line says about a new game; what is None is asked."""

    rules: Any | None = None
    name: str | None = None
    players: int | None = None
    bots: str | None = None
    seed: int | None = None


def saved_local_game(kind: AnyKind, host: Host, language: str) -> LocalGame | None:
    """The newest game in progress, if the person wants to go on with it."""
    say = Speech(language)
    for save in games_in_progress(kind.name):
        if save.is_open_elsewhere:
            continue
        try:
            raw = intact(save.record.read_bytes()) if save.record.exists() else b""
            if not raw:  # killed before the first line: nothing is lost
                save.end()
                continue
            record = parse_record(raw, save.record.name)
            secret = save.secret() if record.result is None else None
            last = [step.after for step in replay(record)]
            if secret is not None:
                _refuse_strange(secret, record.header)
        except (OSError, TenfoldError) as problem:
            _echo(say("setup-broken", file=save.record, problem=problem))
            continue
        if secret is None:  # ended, but killed before the secret was removed
            _keep_score(kind, record.header, last[-1].outcome, say, seeded=_was_seeded(save))
            save.end()
            continue
        where = surface(kind.name, "screen").where(say, last[-1] if last else None, secret.person)
        if host.agrees(say, "setup-continue", where=where, names=", ".join(record.header.seats)):
            return LocalGame(save, secret, record.header, record, raw)
        return None
    return None


def _was_seeded(save: SavedGame) -> bool:
    """A secret file that cannot be read says nothing, and a game that has ended needs it no more."""
    try:
        return save.secret().seeded
    except TenfoldError:
        return False


def _refuse_strange(secret: Secret, header: Header) -> None:
    """A secret file that was altered, or belongs to another game."""
    try:
        fits = GameSeed(bytes.fromhex(secret.seed)).commitment == header.commitment
    except ValueError:
        fits = False
    seats = sorted([secret.person, *secret.bots]) == list(range(len(header.seats)))
    bots = set(secret.bots.values()) <= set(bots_of(header.game))
    if not (fits and seats and bots and secret.language in LANGUAGES):
        raise TenfoldError("its secret file belongs to another game or was altered")


def new_local_game(kind: AnyKind, host: Host, language: str, wishes: Wishes) -> LocalGame:
    """Ask what the wishes leave open, and set the table; BadRules or BadText if they do not fit together."""
    say = Speech(language)
    name = host.name(say, wishes.name)
    rules = host.rules(kind, say) if wishes.rules is None else wishes.rules
    players, strength = wishes.players, wishes.bots
    if players is None:
        players = host.opponents(kind, say) + 1
        strength = strength or (host.strength(kind, say) if players > 1 else None)
    strength = strength or usual_bot(kind.name)
    maker(kind.name, strength)  # refuses an unknown one
    kind.game(rules, players=players)
    bots = dict.fromkeys(range(1, players), strength)
    seed = secrets.token_bytes(32) if wishes.seed is None else derived(wishes.seed, "play")
    header = Header(
        game=kind.name,
        rules=kind.write_rules(rules),
        seats=seat_names(name, list(bots.values())),
        commitment=GameSeed(seed).commitment,
    )
    secret = Secret(seed=seed.hex(), person=YOU, bots=bots, language=language, seeded=wishes.seed is not None)
    return LocalGame(new_game(kind.name), secret, header, None, b"")


def seat_names(person: str, bots: list[str]) -> tuple[str, ...]:
    """The person first, then the bots, numbered so that all names differ."""
    names = [person]
    for kind in bots:
        number = 1
        while f"{kind}-{number}".casefold() in {name.casefold() for name in names}:
            number += 1
        names.append(f"{kind}-{number}")
    return tuple(names)


def play_local_game(kind: AnyKind, local_game: LocalGame, say: Speech, bar: SolvingBar) -> None:
    """To the end, or until the person stops; every event is on the disk before it takes effect.

    Where the rules must be solved first for a bot, `bar` shows how far that is.
    """
    save, secret, header, goes_on, raw = local_game
    rules = kind.read_rules(header.rules)
    # Nobody else goes on with this game in the minute that solving may take; a new one has not begun yet.
    file = None if goes_on is None else save.go_on(raw)
    bots = {seat: _made(kind, name, rules, say, bar) for seat, name in secret.bots.items()}
    file = file or save.begin(secret)
    seed = GameSeed(bytes.fromhex(secret.seed), header.salts)
    width = window_width()
    paint = Paint(wants_colours(os.environ, sys.stdout.isatty()))
    screen: Screen = surface(kind.name, "screen")(rules, header.seats, say, paint, width)
    with RecordWriter(file, kind, header, durable=True, goes_on=goes_on) as writer:
        game = kind.game(rules, players=len(header.seats), dealer=header.dealer)
        table: Table[Any, Any, Any] = Table(
            game, seed, writer.event, lambda before, event, after: person.tell(before, event, after)
        )
        if goes_on is not None:
            for step in replay(goes_on):
                table.take_up(step.event, step.after)

        def bot_stream(seat: int, event: int) -> Stream:
            # Stateless, so that a bot chooses the same after the program was closed and opened again.
            return HashStream(derived(0, secret.seed, "bot", seat), f"choice/{event}")

        person = PersonAtTable(
            table,
            screen,
            voice=Voice(say, header.seats, secret.person, paint),
            bots=bots,
            bot_stream=bot_stream,
            ask=ask_plainly,
            show=print,
            width=width,
        )
        if goes_on is None:
            _echo(say(f"setup-fair-{kind.name}", commitment=header.commitment), cut=True)
        _echo(say("setup-start", help=screen.words.shown("help")))
        try:
            outcome = person.play()
            writer.finish(outcome, seed.secret)
        except Quit:
            _echo(_saved(kind, say))
            return
        except KeyboardInterrupt:
            raise TenfoldError(_saved(kind, say)) from None
        except TenfoldError:  # the record cannot be written
            save.cut_off()
            raise
    for line in outcome_lines(say, kind.name, outcome, header.seats, secret.person):
        _echo(line)
    _keep_score(kind, header, outcome, say, seeded=secret.seeded)
    save.end()
    _echo(say("end-record", file=save.record))
    if has_surface(kind.name, "review"):
        _echo(say("end-review", file=save.record))


def _made(kind: AnyKind, name: str, rules: Any, say: Speech, bar: SolvingBar) -> Bot[Any, Any]:
    if needs_solving(kind.name, name, rules):
        _echo(say("setup-solving"))
        with bar() as progress:
            surface(kind.name, "solution").solution_of(rules, progress)
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


def _keep_score(kind: AnyKind, header: Header, outcome: Outcome, say: Speech, *, seeded: bool) -> None:
    """A game alone is for the list of high scores; its commitment keeps it from being there twice."""
    if len(header.seats) == 1 and seeded:
        _echo(say("best-seeded"))
    elif len(header.seats) == 1:
        rules, commitment = header.rules, header.commitment
        name, total = header.seats[0], outcome.scores[0]
        for line in entered(kind.name, say, name=name, total=total, rules=rules, commitment=commitment):
            _echo(line)

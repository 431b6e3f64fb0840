"""`tenfold play`: a game against bots in the terminal, saved after every move."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from pathlib import Path
from typing import Any, NamedTuple

import click

from tenfold.bots import BOTS, bot
from tenfold.cli.options import chosen_rules, rules_options
from tenfold.core import Outcome, Stream, TenfoldError
from tenfold.games.registry import GAMES, AnyKind, game_kind
from tenfold.locales import LANGUAGES, Speech, preferred_language
from tenfold.play import GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.record import Header, Record, RecordWriter, replay
from tenfold.record.reader import intact, parse_record
from tenfold.terminal.card import CardScreen
from tenfold.terminal.names import clean_name, seat_names
from tenfold.terminal.paint import Paint, wants_colours
from tenfold.terminal.person import PersonAtTable, Screen
from tenfold.terminal.prompt import Quit, ask_plainly
from tenfold.terminal.saves import SavedGame, Secret, games_in_progress, new_game
from tenfold.terminal.setup import STRENGTH, Host
from tenfold.terminal.words import Words
from tenfold.terminal.wrap import wrapped

YOU = 0
NARROWEST = 40

SCREENS: dict[str, type[Any]] = {"card": CardScreen}


class Sitting(NamedTuple):
    """A game that a person sits down to, new or continued."""

    save: SavedGame
    secret: Secret
    header: Header
    goes_on: Record | None
    intact: bytes


@click.command("play")
@click.argument("game", type=click.Choice(list(GAMES)), default="card")
@rules_options
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language.  [default: your environment's]")
@click.option("--name", help="Your name.")
@click.option("--players", type=int, help="You and the bots together.")
@click.option("--bots", help="How the others play: random, easy or solid.")
@click.option("--new", is_flag=True, help="Do not ask whether to continue a saved game.")
@click.option("--seed", type=int, help="Play the same cards again.")
def command(
    game: str,
    edition: str | None,
    variants: tuple[str, ...],
    house: Path | None,
    lang: str | None,
    name: str | None,
    players: int | None,
    bots: str | None,
    new: bool,
    seed: int | None,
) -> None:
    """Play against bots. What is not given here is asked; the game is saved after every move.

    \b
    tenfold play
    tenfold play --lang de --edition fx --variant knock --players 4 --bots solid
    """
    kind = game_kind(game)
    host = Host(ask_plainly, click.echo, _width())
    language = lang or preferred_language(os.environ)
    try:
        sitting = None if new else _saved(kind, host, lang or language)
        if sitting is None:
            asked = lang is None and name is None and players is None
            language = host.language(language) if asked else language
            sitting = _begin(kind, host, language, edition, variants, house, name, players, bots, seed)
        _play(kind, sitting, Speech(lang or sitting.secret.language))
    except Quit:
        click.echo()


def _saved(kind: AnyKind, host: Host, language: str) -> Sitting | None:
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
            save.end()
            continue
        words = Words(say)
        hand = len(last[-1].sheet[0].points) + 1 if last else 1
        question = say(
            "setup-continue",
            hand=hand,
            names=", ".join(record.header.seats),
            yes=words.shown("yes"),
            no=words.shown("no"),
        )
        if host.agrees(question, words, say):
            return Sitting(save, secret, record.header, record, raw)
        return None
    return None


def _refuse_strange(secret: Secret, header: Header) -> None:
    """A secret file that was altered, or belongs to another game."""
    try:
        fits = GameSeed(bytes.fromhex(secret.seed)).commitment == header.commitment
    except ValueError:
        fits = False
    seats = {secret.person, *secret.bots} == set(
        range(len(header.seats))
    ) and secret.person not in secret.bots
    if not (fits and seats and set(secret.bots.values()) <= set(BOTS) and secret.language in LANGUAGES):
        raise TenfoldError("its secret file belongs to another game or was altered")


def _begin(
    kind: AnyKind,
    host: Host,
    language: str,
    edition: str | None,
    variants: tuple[str, ...],
    house: Path | None,
    name: str | None,
    players: int | None,
    bots: str | None,
    seed: int | None,
) -> Sitting:
    """Ask what the command line leaves open, and set the table."""
    say = Speech(language)
    person = clean_name(name or "") or (say("default-name") if name is not None else host.name(say))
    if edition is None and house is None and not variants:
        edition = host.edition(kind, say)
        variants = tuple(host.variants(kind, edition, say))
    _, rules = chosen_rules(kind.name, edition, variants, house)
    if players is None:
        players = host.opponents(kind, say) + 1
        bots = bots or host.strength(say)
    strength = bots or STRENGTH
    bot(strength, rules)  # refuse an unknown one now
    kind.game(rules, players=players)
    seated = dict.fromkeys(range(1, players), strength)
    secret_seed = secrets.token_bytes(32) if seed is None else derived(seed, "play")
    secret = Secret(seed=secret_seed.hex(), person=YOU, bots=seated, language=language)
    header = Header(
        game=kind.name,
        rules=kind.write_rules(rules),
        seats=seat_names(person, list(seated.values())),
        commitment=GameSeed(secret_seed).commitment,
    )
    return Sitting(new_game(kind.name), secret, header, None, b"")


def _play(kind: AnyKind, sitting: Sitting, say: Speech) -> None:
    save, secret, header, goes_on, raw = sitting
    file = save.begin(secret) if goes_on is None else save.go_on(raw)
    rules = kind.read_rules(header.rules)
    seed = GameSeed(bytes.fromhex(secret.seed), header.salts)
    words = Words(say)
    width = _width()
    paint = Paint(wants_colours(os.environ, sys.stdout.isatty()))
    screen: Screen = SCREENS[kind.name](rules, header.seats, say, words, paint, width)
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
            seat=secret.person,
            bots={seat: bot(name, rules) for seat, name in secret.bots.items()},
            bot_stream=bot_stream,
            say=say,
            words=words,
            ask=ask_plainly,
            show=click.echo,
            width=width,
        )
        if goes_on is None:
            _echo(say("setup-fair", commitment=header.commitment), cut=True)
        _echo(say("setup-start", help=words.shown("help")))
        try:
            outcome = person.play()
            writer.finish(outcome, seed.secret)
        except Quit:
            _echo(say("end-saved"))
            return
        except KeyboardInterrupt:
            raise TenfoldError("{saved}", saved=say("end-saved")) from None
        except TenfoldError:  # the record cannot be written
            save.cut_off()
            raise
    save.end()
    _tell_outcome(outcome, header, secret, say)
    _echo(say("end-record", file=save.record))


def _width() -> int:
    return max(NARROWEST, shutil.get_terminal_size().columns - 1)


def _echo(text: str, cut: bool = False) -> None:
    """In lines that fit the window; a file's path stays whole, so that it can be copied."""
    for line in wrapped(text, _width(), cut=cut):
        click.echo(line)


def _tell_outcome(outcome: Outcome, header: Header, secret: Secret, say: Speech) -> None:
    names = ", ".join(header.seats[seat] for seat in outcome.winners)
    if len(outcome.winners) > 1:
        _echo(say("won-several", names=names))
    elif outcome.winners == (secret.person,):
        _echo(say("won-you"))
    else:
        _echo(say("won-they", names=names))
    _echo(say(f"reason-{outcome.reason.value}"))

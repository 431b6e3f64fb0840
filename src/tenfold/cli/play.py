"""`tenfold play`: a game against bots in the terminal, saved after every move."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from pathlib import Path
from typing import Any, NamedTuple

import click

from tenfold.bots import bot
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
from tenfold.terminal.prompt import Quit, ask
from tenfold.terminal.saves import SavedGame, Secret, games_in_progress, new_game
from tenfold.terminal.setup import STRENGTH, Host
from tenfold.terminal.words import Words

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
    host = Host(ask, click.echo)
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
        try:
            raw = intact(save.record.read_bytes()) if save.record.exists() else b""
            if not raw:  # killed before the first line: nothing is lost
                save.end()
                continue
            record = parse_record(raw, save.record.name)
            secret = save.secret()
            last = [step.after for step in replay(record)]
        except (OSError, TenfoldError) as problem:
            click.echo(say("setup-broken", file=save.record, problem=problem))
            continue
        if record.result is not None:  # ended, but killed before the secret was removed
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
        if host.agrees(question, words):
            return Sitting(save, secret, record.header, record, raw)
        return None
    return None


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
    width = max(NARROWEST, shutil.get_terminal_size().columns - 1)
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
            ask=ask,
            show=click.echo,
            width=width,
        )
        click.echo(say("setup-fair", commitment=header.commitment))
        click.echo(say("setup-start", help=words.shown("help")))
        try:
            outcome = person.play()
        except Quit:
            click.echo(say("end-saved"))
            return
        except KeyboardInterrupt:
            click.echo()
            raise TenfoldError(say("end-saved").replace("{", "{{").replace("}", "}}")) from None
        writer.finish(outcome, seed.secret)
    save.end()
    _tell_outcome(outcome, header, secret, say)
    click.echo(say("end-record", file=save.record))


def _tell_outcome(outcome: Outcome, header: Header, secret: Secret, say: Speech) -> None:
    names = ", ".join(header.seats[seat] for seat in outcome.winners)
    if len(outcome.winners) > 1:
        click.echo(say("won-several", names=names))
    elif outcome.winners == (secret.person,):
        click.echo(say("won-you"))
    else:
        click.echo(say("won-they", names=names))
    click.echo(say(f"reason-{outcome.reason.value}"))

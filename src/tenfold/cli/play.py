"""`tenfold play`: a game against bots in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from tenfold.bots import bot
from tenfold.cli.options import chosen_rules, game_option, rules_options
from tenfold.core import Event, TenfoldError
from tenfold.play import GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.record import Header, RecordWriter
from tenfold.terminal.line import LineGame
from tenfold.terminal.prompt import Quit, ask

YOU = 0


@click.command("play")
@game_option
@rules_options
@click.option("--players", type=int, default=2, show_default=True, help="You and the bots.")
@click.option("--bots", default="random", show_default=True, help="Who plays the other seats.")
@click.option("--record", type=click.Path(path_type=Path), help="Write the game into this new file.")
@click.option("--seed", type=int, help="Play the same cards again.")
def command(
    game: str,
    edition: str | None,
    variants: tuple[str, ...],
    house: Path | None,
    players: int,
    bots: str,
    record: Path | None,
    seed: int | None,
) -> None:
    """Play against bots. Type help at the prompt for what you can do.

    \b
    tenfold play
    tenfold play --edition fx --variant short:3 --players 4
    tenfold play --record my-game.jsonl
    """
    kind, rules = chosen_rules(game, edition, variants, house)
    new_game = kind.game(rules, players=players)
    secret = secrets.token_bytes(32) if seed is None else derived(seed, "play")
    game_seed = GameSeed(secret)
    names = ("you", *(f"{bots} {seat}" for seat in range(1, players)))
    others = {
        seat: (bot(bots), HashStream(derived(0, secret.hex(), seat), "choice")) for seat in range(1, players)
    }
    with ExitStack() as stack:
        listeners: list[Callable[[Event[Any]], None]] = []

        def tell_all(event: Event[Any]) -> None:
            for listener in listeners:
                listener(event)

        writer = None
        if record is not None:
            header = Header(
                game=game, rules=kind.write_rules(rules), seats=names, commitment=game_seed.commitment
            )
            writer = stack.enter_context(RecordWriter(record.open("xb"), kind, header))
            listeners.append(writer.event)
        table = Table(new_game, game_seed, tell_all)
        line_game = LineGame(kind, rules, table, names, YOU, others, ask, click.echo)
        listeners.append(line_game.tell)
        click.echo(f"The cards are fixed by a secret seed; its SHA-256 is {game_seed.commitment}")
        click.echo("Type help for what you can do.")
        kept = f"; the game so far is in {record}" if record else ""
        try:
            outcome = line_game.play()
        except Quit:
            click.echo(f"stopped{kept}")
            return
        except KeyboardInterrupt:
            raise TenfoldError("stopped{kept}", kept=kept) from None
        if writer is not None:
            writer.finish(outcome, secret)
        won = " and ".join(names[seat] for seat in outcome.winners)
        click.echo(f"the winner: {won} ({outcome.reason.value}); the seed was {secret.hex()}")

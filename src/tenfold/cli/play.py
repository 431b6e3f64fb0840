"""`tenfold play`: a game in the terminal, alone or against bots, saved after every move."""

from __future__ import annotations

import os
from pathlib import Path

import click

from tenfold.bots import BOTS
from tenfold.cli.options import by_game, chosen_rules, rules_options
from tenfold.games.registry import GAMES, game_kind
from tenfold.locales import LANGUAGES, Speech, preferred_language
from tenfold.terminal.prompt import Quit, ask_plainly, show_what_can_be_shown
from tenfold.terminal.setup import Host
from tenfold.terminal.sitting import Wishes, new_sitting, play_sitting, saved_sitting, window_width


@click.command("play")
@click.argument("game", type=click.Choice(list(GAMES)), default="card")
@rules_options
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language.  [default: your environment's]")
@click.option("--name", help="Your name.")
@click.option("--players", type=int, help="You and the bots together.")
@click.option("--bots", help=f"How the others play.  [{by_game(lambda kind: BOTS[kind.name])}]")
@click.option("--new", is_flag=True, help="Do not ask whether to continue a saved game.")
@click.option("--seed", type=int, help="Play the same game again.")
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
    """Play against bots, or dice alone. What is not given here is asked; every move is saved.

    \b
    tenfold play
    tenfold play --lang de --edition fx --variant knock --players 4 --bots solid
    tenfold play dice                   alone, for a high score (tenfold best shows them)
    tenfold play dice --players 4 --bots solid
    """
    show_what_can_be_shown()
    kind = game_kind(game)
    chosen = (edition, variants, house) != (None, (), None)
    rules = chosen_rules(game, edition, variants, house)[1] if chosen else None
    wishes = Wishes(rules, name, players, bots, seed)
    language = lang or preferred_language(os.environ)
    host = Host(ask_plainly, click.echo, window_width())
    try:
        sitting = None if new else saved_sitting(kind, host, language)
        if sitting is None:
            if lang is None and name is None and players is None:
                language = host.language(language)
            sitting = new_sitting(kind, host, language, wishes)
        play_sitting(kind, sitting, Speech(lang or sitting.secret.language))
    except Quit:
        click.echo()

"""`tenfold play`: a game in the terminal, against bots or with people in a room of a server."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Any

import click

from tenfold.cli.language import lang_option, spoken
from tenfold.cli.options import by_game, chosen_rules, rules_options
from tenfold.cli.progress import solving_bar
from tenfold.games.registry import GAMES, game_kind
from tenfold.locales import Speech
from tenfold.surfaces import bots_of, has_surface, surface
from tenfold.terminal.local_game import Wishes, new_local_game, play_local_game, rematch, window_width
from tenfold.terminal.prompt import Quit, ask_plainly, show_what_can_be_shown
from tenfold.terminal.setup import Host
from tenfold.terminal.unfinished import LocalGame, left_game

ROOMS = ("join", "watch", "open")  # each leads to a room; at most one of them
FOR_NEW_ROOMS = ("absent_after", "turn_clock", "knock_window")


SECONDS = click.IntRange(1, 86_400)


@click.command("play")
@click.argument("game", type=click.Choice(list(GAMES)), required=False)
@rules_options
@lang_option
@click.option("--name", "names", multiple=True, help="Your name; once for each person at this device.")
@click.option("--players", type=int, help="People and bots together; in a room, its seats.")
@click.option("--bots", help=f"How the others play.  [{by_game(lambda kind: bots_of(kind.name))}]")
@click.option(
    "--dealer",
    metavar="NAME",
    help="Who deals first, keeps the score sheet or starts; otherwise drawn by lot.",
)
@click.option(
    "--forced",
    is_flag=True,
    help="Play forced moves without asking, unless they tell the others something.",
)
@click.option("--new", is_flag=True, help="Do not ask whether to continue a saved game.")
@click.option("--seed", type=int, help="Play the same cards or dice again.")
@click.option("--join", metavar="LINK", help="Play in the room of this invitation.")
@click.option("--watch", metavar="LINK", help="Watch the room of this invitation.")
@click.option("--open", "open", metavar="SERVER", help="Open a room on this server for friends.")
@click.option("--absent-after", type=SECONDS, help="With --open: seconds to wait for absent players.")
@click.option("--turn-clock", type=SECONDS, help="With --open: seconds for a decision; then a bot makes it.")
@click.option("--knock-window", type=SECONDS, help="With --open: seconds to think about knocking.")
def command(
    game: str | None,
    edition: str | None,
    variants: tuple[str, ...],
    house: Path | None,
    lang: str | None,
    names: tuple[str, ...],
    players: int | None,
    bots: str | None,
    dealer: str | None,
    forced: bool,
    new: bool,
    seed: int | None,
    **room: Any,
) -> None:
    """Play a game, by default the card game. You are asked for
    whatever you leave out; closing the window loses nothing.

    \b
    tenfold play                        lists unfinished games, or starts one
    tenfold play --name Ann --name Ben --players 4     two people at this device, two bots
    tenfold play --lang de --edition fx --variant knock --players 4 --bots solid
    tenfold play dice                   solo, for a high score (tenfold best shows them)
    tenfold play dice --players 4 --bots solid
    tenfold play board --lang en --players 3
    tenfold play --open https://play.example.org --players 4
    tenfold play --join 'https://play.example.org/#room=...'
    """
    show_what_can_be_shown()
    chosen = (edition, variants, house) != (None, (), None)
    about_a_game = chosen or forced or any(given is not None for given in (players, bots, seed, dealer))
    way = _way_to_a_room(room, about_a_game, seed)
    if way is not None and len(names) > 1:
        raise click.UsageError("--name: in a room each person has a device of their own, or the page")
    named = game or "card"
    if way not in ("join", "watch"):  # there the room says which game it is
        surface(named, "screen")
    kind = game_kind(named)
    rules = chosen_rules(named, edition, variants, house)[1] if chosen else None
    language = spoken(lang).language
    wishes = Wishes(rules, names, players, bots, seed, dealer, forced)
    try:
        if way is not None:
            _in_a_room(way, room, language, kind, wishes)
            return
        if not new and _back_in_a_room(lang, language):
            return
        host = Host(ask_plainly, click.echo, window_width())
        local_game = None
        if not new:
            playable = [one for one in map(game_kind, GAMES) if has_surface(one.name, "screen")]
            local_game = left_game([kind] if game is not None else playable, host, language)
        if local_game is None:
            if lang is None and not names and players is None:
                language = host.language(language)
            local_game = new_local_game(kind, host, language, wishes)
        _play_on(local_game, host, lang)
    except Quit:
        click.echo()


def _play_on(local_game: LocalGame, host: Host, lang: str | None) -> None:
    """A game, and another one as long as that is wanted."""
    bar = partial(solving_bar, label="")  # what it is about is said in the person's language
    say = Speech(lang or local_game.secret.language)
    while play_local_game(local_game, say, bar) and host.agrees(say, "setup-rematch"):
        local_game = rematch(local_game)


def _way_to_a_room(room: dict[str, Any], about_a_game: bool, seed: int | None) -> str | None:
    """--join, --watch or --open; what does not go together is refused."""
    ways = [way for way in ROOMS if room[way] is not None]
    if len(ways) > 1:
        raise click.UsageError(f"--{ways[0]} and --{ways[1]} do not go together")
    way = ways[0] if ways else None
    if way in ("join", "watch") and about_a_game:
        raise click.UsageError(f"--{way}: the room already has its rules, its seats and its bots")
    if way == "open" and seed is not None:
        raise click.UsageError("--open: the server draws the seed, so that nobody can know the cards")
    for name in FOR_NEW_ROOMS:
        if room[name] is not None and way != "open":
            raise click.UsageError(f"--{name.replace('_', '-')} is for rooms that are opened with --open")
    return way


def _in_a_room(way: str, room: dict[str, Any], language: str, kind: Any, wishes: Wishes) -> None:
    from tenfold.client import read_server
    from tenfold.terminal.console import Console
    from tenfold.terminal.rooms.entering import Door

    server = read_server(room["open"]) if way == "open" else ""
    with Console(window_width(), os.environ).open() as console:
        door = Door(console, language)
        if way == "join":
            door.join(room["join"], next(iter(wishes.names), None))
        elif way == "watch":
            door.watch(room["watch"])
        else:
            door.open(server, kind, wishes, **{name: room[name] for name in FOR_NEW_ROOMS})


def _back_in_a_room(lang: str | None, language: str) -> bool:
    """Go on in the room that the person was in last, if that is wanted."""
    from tenfold.terminal.rooms.seats import kept_seats

    kept = next(kept_seats(), None)
    if kept is None:
        return False
    from tenfold.terminal.console import Console
    from tenfold.terminal.rooms.entering import Door

    host = Host(ask_plainly, click.echo, window_width())
    facts = {"server": kept.invitation.server, "name": kept.name}
    if not host.agrees(Speech(language), "room-go-on-there", **facts):
        return False
    with Console(window_width(), os.environ).open() as console:
        Door(console, lang or kept.language).come_back(kept)
    return True

"""The figures of `tenfold stats` in tables, in the words of "My games" on the page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import click

from tenfold.analysis.figures import BestList, Figures, GameFigures, Player
from tenfold.analysis.intervals import Mean, Share
from tenfold.cli.best import named_rules
from tenfold.cli.language import decimal, percent
from tenfold.cli.options import print_method, print_table
from tenfold.games.registry import game_kind
from tenfold.locales import Speech
from tenfold.rooms.arrangements import HOW

NONE = "\N{EN DASH}"
POINTS = {"card": "page-mine-points-hand", "dice": "page-mine-points-phase"}
BY_PHASE = {"card": "page-mine-points-hands", "dice": "page-mine-points-phases"}
LENGTH = {
    "card": "page-mine-length-card",
    "dice": "page-mine-length-dice",
    "board": "page-mine-length-board",
}
COUNTED = {"card": "page-mine-how-card", "dice": "page-mine-how-dice", "board": "page-mine-how-board"}
METHODS = ("page-mine-how-games", "page-mine-how-share", "page-mine-how-mean")


def print_figures(
    left_out: int, figures: Sequence[GameFigures], best: Sequence[BestList], say: Speech
) -> None:
    for one in figures:
        _print_game(one, say)
        _print_best([found for found in best if found.game == one.game], say)
    if left_out:
        click.echo(say("stats-left-out", count=left_out))
    if not figures:
        click.echo(say("stats-none"))
        return
    print_method(*map(say, (*(COUNTED[one.game] for one in figures if one.game in COUNTED), *METHODS)))


def _print_game(found: GameFigures, say: Speech) -> None:
    headings = [say("stats-figure"), say("stats-value"), say("stats-cases")]
    print_table(
        game_name(found.game, say), headings, _rows(found.figures, found.game, say), left=headings[:1]
    )
    headings = [say("col-phase"), say("page-mine-made"), say("stats-cases")]
    if found.game in POINTS:
        headings.append(say(POINTS[found.game]))
    rows = [
        (
            str(phase.phase),
            share_said(phase.made, say),
            count_said(phase.made, say),
            *([mean_said(phase.points, say)] if found.game in POINTS else []),
        )
        for phase in found.figures.phases
    ]
    print_table(say("page-mine-by-phase"), headings, rows)
    if len(found.editions) > 1:
        _print_beside(
            say("page-edition"), [(one.edition, one.figures) for one in found.editions], found.game, say
        )
    if found.opponents:
        headings = [say("page-mine-against"), say("page-mine-ahead"), say("stats-cases")]
        rows = [
            (opponent_name(one.player, say), share_said(one.ahead, say), count_said(one.ahead, say))
            for one in found.opponents
        ]
        print_table(say("page-mine-ahead"), headings, rows, left=headings[:1])
    if len(found.opponents) > 1:
        against = [(opponent_name(one.player, say), one.figures) for one in found.opponents]
        _print_beside(say("page-mine-against"), against, found.game, say)


def _rows(found: Figures, game: str, say: Speech) -> list[tuple[str, str, str]]:
    """A row for each figure that the game has."""
    shares = (("page-mine-won", found.won), ("page-mine-made", found.made), ("page-mine-out", found.out))
    means = ((POINTS.get(game), found.points), (LENGTH.get(game), found.length))
    return [
        *((say(name), share_said(one, say), count_said(one, say)) for name, one in shares if one.of),
        *((say(name), mean_said(one, say), say("page-mine-of", of=one.of)) for name, one in means if name),
    ]


def _print_beside(title: str, parts: Sequence[tuple[str, Figures]], game: str, say: Speech) -> None:
    """The same figures of several editions or opponents, one beneath the other."""
    figures = dict.fromkeys(name for _, part in parts for name, _, _ in _rows(part, game, say))
    table = [(name, {row[0]: row[1] for row in _rows(part, game, say)}) for name, part in parts]
    rows = [(name, *(values.get(figure, NONE) for figure in figures)) for name, values in table]
    print_table(title, [title, *figures], rows, left=[title])


def _print_best(lists: Sequence[BestList], say: Speech) -> None:
    if not lists:
        return
    rows = [
        (
            "" if at else named_rules(game_kind(found.game), found.rules),
            "" if at else say("page-for-players", count=found.players),
            f"{at + 1}.",
            _value_said(found.game, one.value, say),
            NONE if one.at is None else date.fromtimestamp(one.at / 1000).isoformat(),
        )
        for found in lists
        for at, one in enumerate(found.best)
    ]
    headings = [say("page-edition"), "", "", say("stats-value"), say("stats-day")]
    print_table(say("page-mine-best"), headings, rows, left=headings[:1])


def _value_said(game: str, value: int, say: Speech) -> str:
    return say("page-mine-rounds", count=value) if game == "board" else say("table-points", points=value)


# --- words -------------------------------------------------------------------------------------------


def game_name(game: str, say: Speech) -> str:
    named = f"game-{game}"
    return say(named) if say.knows(named) else game


def opponent_name(player: Player, say: Speech) -> str:
    known = f"character-{player.character}"
    name = say(known) if say.knows(known) else player.name
    if player.bot is None or player.bot == "random":
        return name
    how = say(HOW[player.bot]) if player.bot in HOW else player.bot
    return ", ".join(filter(None, (name, how)))


def count_said(found: Share, say: Speech) -> str:
    return say("page-mine-count", count=found.count, of=found.of)


def share_said(found: Share, say: Speech) -> str:
    if found.value is None:
        return NONE
    value, low, high = (percent(say, one, 0) for one in (found.value, found.low, found.high))
    return say("page-mine-figure", value=value, low=low, high=high)


def mean_said(found: Mean, say: Speech) -> str:
    if found.value is None:
        return NONE
    value = decimal(say, found.value, 1)
    if found.low is None or found.high is None:
        return value
    return say(
        "page-mine-figure", value=value, low=decimal(say, found.low, 1), high=decimal(say, found.high, 1)
    )

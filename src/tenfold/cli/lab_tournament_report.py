"""The report of a tournament."""

from __future__ import annotations

from html import escape

from tenfold.cli.lab_page import notes, page, pictures, table
from tenfold.cli.lab_tournament_plots import tournament_panels
from tenfold.cli.lab_tournament_words import HEADS, cells, found_out, spoiled
from tenfold.lab.simulate import Batch
from tenfold.lab.tournament import TournamentResult


def tournament_report(batch: Batch, players: int, result: TournamentResult) -> str:
    bots = [standing.bot for standing in result.standings]
    title = " against ".join(bots) if len(bots) < 3 else ", ".join(bots[:-1]) + f" and {bots[-1]}"
    return page(
        title,
        f"<p>{escape(_played(batch, players, result))}</p>",
        *(f"<p><strong>{escape(line)}</strong></p>" for line in found_out(result)),
        pictures(tournament_panels(result)),
        table("All bots", ("", *HEADS[1:]), [cells(standing) for standing in result.standings]),
        *([_crosstable(result)] if len(bots) > 1 else []),
        notes(_explained() + spoiled(batch, result)),
    )


def _played(batch: Batch, players: int, result: TournamentResult) -> str:
    return (
        f"The {batch.game} game with {players} players, {result.games:,} games: {result.deals:,} deals"
        f" (seed {batch.seed}), each from every seat. Intervals are of 95 %."
    )


def _crosstable(result: TournamentResult) -> str:
    rows = [
        (bot, *("" if share is None else f"{share:.1%}" for share in others.values()))
        for bot, others in result.crosstable.items()
    ]
    return table("Who beats whom", ("", *result.crosstable), rows)


def _explained() -> list[str]:
    return [
        "share of wins: of the games in which the bot sat; a shared win counts in equal parts",
        "par: the share that equal players would have",
        "rating: 400 points more are odds of ten to one; the first bot's is 0",
        "who beats whom: of the games that either of two won, how many went to the bot of the row,"
        " seat against seat; equal players have 50 %",
    ]

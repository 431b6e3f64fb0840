"""Pictures of a tournament: shares of wins, ratings, and who beats whom."""

from __future__ import annotations

from functools import partial

from matplotlib.axes import Axes

from tenfold.cli.lab_plots import GREY, Panel, colour, height_of_rows, row_per_value, shortened
from tenfold.lab.tournament import TournamentResult


def tournament_panels(result: TournamentResult) -> list[Panel]:
    """Those that there is something to draw for."""
    bots = len(result.standings)
    panels = [Panel("Shares of wins", partial(_shares, result), height_of_rows(bots))]
    if all(standing.rating for standing in result.standings):
        panels.append(Panel("Ratings", partial(_ratings, result), height_of_rows(bots)))
    if bots > 2:
        panels.append(Panel("Who beats whom", partial(_pairs, result), 1.1 + 0.4 * bots))
    return panels


def _shares(result: TournamentResult, axes: Axes) -> None:
    shares = [(100 * each.share, 100 * each.low, 100 * each.high) for each in result.standings]
    row_per_value(axes, [each.bot for each in result.standings], shares, "of its games, in %; grey: par")
    axes.set_xlim(-3, 103)
    for row, standing in enumerate(result.standings):
        axes.plot([100 * standing.par] * 2, [row - 0.35, row + 0.35], color=GREY, linewidth=1.2, zorder=0)


def _ratings(result: TournamentResult, axes: Axes) -> None:
    """An end that is open is an arrow."""
    names, ratings = [], []
    for row, standing in enumerate(result.standings):
        points, low, high = standing.rating or (0, 0, 0)
        names.append(standing.bot)
        ends = (points if low is None else low, points if high is None else high)
        ratings.append((points, *ends))
        for end, arrow in zip((low, high), "<>", strict=True):
            if end is None:
                axes.plot(points, row, arrow, color=colour(row), markersize=9)
    row_per_value(axes, names, ratings, "points above the first bot")


def _pairs(result: TournamentResult, axes: Axes) -> None:
    names = [shortened(standing.bot) for standing in result.standings]
    shares = [list(row.values()) for row in result.crosstable.values()]
    cells = [[float("nan") if share is None else 100 * share for share in row] for row in shares]
    places = range(len(names))
    axes.pcolormesh(places, places, cells, cmap="PuOr", vmin=0, vmax=100)
    for row, line in enumerate(cells):
        for column, share in enumerate(line):
            if share == share:  # is a number
                ink = "white" if abs(share - 50) > 32 else "black"
                axes.text(column, row, f"{share:.0f}", ha="center", va="center", color=ink)
    axes.set_xticks(places, names)
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_xlabel("wins of the row against the column, in %")

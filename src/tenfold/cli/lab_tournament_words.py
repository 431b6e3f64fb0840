"""How the result of a tournament is written."""

from __future__ import annotations

from tenfold.cli.batches import fault_lines
from tenfold.lab.ratings import Rating, can_rate
from tenfold.lab.sequential import ERROR
from tenfold.lab.simulate import Batch
from tenfold.lab.tournament import Standing, TournamentResult

HEADS = ("bot", "seats", "par", "share of wins", "95 % interval", "rating", "95 % interval")


def found_out(result: TournamentResult) -> list[str]:
    if result.best is not None:
        return [f"{result.best} is the best (chance of error: at most {ERROR:.0%})"]
    return ["it is not clear which bot is the best"] if len(result.standings) > 1 else []


def cells(standing: Standing) -> tuple[str, ...]:
    rating = standing.rating
    return (
        standing.bot,
        str(standing.seats),
        f"{standing.par:.1%}",
        f"{standing.share:.1%}",
        f"{standing.low:.1%} to {standing.high:.1%}",
        "" if rating is None else f"{rating.points:+.0f}",
        "" if rating is None else _interval(rating),
    )


def _interval(rating: Rating) -> str:
    """The first bot's is not one; of who never won, or never lost, one end is open."""
    if rating.low == rating.high:
        return "" if rating.low is not None else "not known"
    if rating.low is None:
        return f"below {rating.high:+.0f}"
    return f"above {rating.low:+.0f}" if rating.high is None else f"{rating.low:+.0f} to {rating.high:+.0f}"


def spoiled(batch: Batch, result: TournamentResult) -> list[str]:
    """Games that were stopped, choices that external bots could not make, and what is missing."""
    lines = [f"finished {result.finished} of {result.games} games"]
    if result.finished < result.games:
        lines.append(f"the others were stopped at {batch.most_decisions:,} decisions")
    lines.append(
        f"decisions per game {result.mean_decisions:,.0f} on average, {result.most_decisions:,} at most"
    )
    lines += fault_lines(result.faults)
    if not can_rate():
        lines.append("ratings need choix: pip install 'tenfold[lab]'")
    return lines

"""Instead of solving for a minute, in a helper of the server: it finds this by its name."""

from __future__ import annotations

from tenfold.analysis.dice.cache import cache_file, code_version, read, write
from tenfold.analysis.dice.solutions import SOLUTION, SolutionTables
from tenfold.games.dice.rules import Rules, edition_rules


def brought(game: str, rules: Rules) -> None:
    """The printed game's solution stands in for that of these rules."""
    tables = read(edition_rules("de"), SOLUTION, SolutionTables)
    write(cache_file(rules, SOLUTION), rules, code_version(), tables)

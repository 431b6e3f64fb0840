"""`make box`: solve the printed dice game and put the solution where the program finds it.

To be done when the solver finds other figures than those in the box, which a test notices.
"""

from __future__ import annotations

from tenfold.analysis.dice.cache import BOX, cache_file, code_version, write
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solutions import SOLUTION, solve_game
from tenfold.analysis.dice.styles import RACE, find_styles
from tenfold.games.dice.rules import edition_rules


def main() -> None:
    rules, code = edition_rules("de"), code_version()
    tables = solve_game(rules)
    for what, data in ((SOLUTION, tables), (RACE, find_styles(Solution(rules, *tables)))):
        file = BOX / cache_file(rules, what).name
        write(file, rules, code, data)
        file.chmod(0o644)
        print(f"{file}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()

"""`tenfold odds` for the dice game: a first roll of ten dice that completes a phase."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenfold.analysis.dice.odds import RollOdds, first_roll
from tenfold.cli.language import decimal, needs, percent, whole
from tenfold.cli.options import Box, print_method, print_table, refuse_options_of
from tenfold.cli.progress import progress_bar
from tenfold.locales import Speech

HEADINGS = ("col-phase", "col-needs", "odds-rolls", "col-chance", "odds-average", "odds-most")


def count(box: Box, natural_minimum: str | None, say: Speech) -> DiceOdds:
    refuse_options_of("card", box, natural_minimum=natural_minimum)
    rows = []
    with progress_bar(say("bar-rolls"), len(box.rules.phases)) as advance:
        for number, phase in enumerate(box.rules.phases, 1):
            rows.append((number, first_roll(phase, box.rules.colours)))
            advance(1)
    return DiceOdds(box, rows)


class DiceOdds(NamedTuple):
    box: Box
    rows: list[tuple[int, RollOdds]]

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.box.kind.name,
            "edition": self.box.rules.edition,
            "all_rolls": self.rows[0][1].of,
            "phases": [
                {
                    "phase": number,
                    "needs": str(odds.phase),
                    "rolls": odds.rolls,
                    "of": odds.of,
                    "chance": odds.chance,
                    "points": odds.points,
                    "average_points": odds.average,
                    "maximum": self.box.rules.maximum(number),
                }
                for number, odds in self.rows
            ],
        }

    def show(self, say: Speech) -> None:
        rows = (
            (
                str(number),
                needs(say, self.box.kind.name, odds.phase),
                whole(say, odds.rolls),
                percent(say, odds.chance, 4),
                say("odds-never") if odds.average is None else decimal(say, odds.average, 2),
                str(self.box.rules.maximum(number)),
            )
            for number, odds in self.rows
        )
        print_table(
            say("odds-dice-title"),
            [say(heading) for heading in HEADINGS],
            rows,
            left=[say("col-needs")],
        )
        print_method(say("page-odds-method-roll", of=whole(say, self.rows[0][1].of)))

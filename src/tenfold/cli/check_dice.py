"""`tenfold check` for the dice game: a roll of ten dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import click

from tenfold.analysis.dice.referee import Shown, phase_verdict, read_roll
from tenfold.cli.check import RefereeQuestion
from tenfold.cli.options import Box, refuse_options_of


class DiceReferee:
    def report(self, box: Box, asked: RefereeQuestion) -> dict[str, Any]:
        refuse_options_of("card", box, hand=asked.hand, table=asked.table)
        if asked.roll is None or asked.phase is None:
            raise click.UsageError("name the --phase and the --roll to judge")
        rules, phase = box.rules, asked.phase
        shown = read_roll(asked.roll, rules.colours)
        verdict = phase_verdict(rules, phase, shown)
        missing = verdict.missing
        return {
            "game": "dice",
            "edition": rules.edition,
            "roll": _text(shown),
            "phase": phase,
            "needs": str(rules.phase(phase)),
            "maximum": verdict.maximum,
            "complete": verdict.points is not None,
            "points": verdict.points,
            "groups": [_text(group) for group in verdict.groups],
            "distance": missing.distance if missing else 0,
            "keep": _text(missing.kept) if missing else None,
            "wanted": list(missing.wanted) if missing else [],
        }

    def show(self, report: dict[str, Any]) -> None:
        click.echo(f"roll     {report['roll']}")
        click.echo(
            f"phase    {report['phase']} ({report['needs']}), {report['edition']} edition, "
            f"at most {report['maximum']} points"
        )
        if report["complete"]:
            click.echo(f"complete yes: {report['points']} points")
            click.echo(f"counts   {'  '.join(report['groups'])}")
        else:
            to_change = "1 die" if report["distance"] == 1 else f"{report['distance']} dice"
            click.echo(f"complete no: {to_change} to change")
            click.echo(f"keep     {report['keep'] or 'nothing'}")
            low = any(text in ("1", "2", "3", "4") for text in report["wanted"])
            click.echo(f"wanted   {' '.join(report['wanted'])}{' (a W will do for 1 to 4)' if low else ''}")


def _text(dice: Iterable[Shown]) -> str:
    return " ".join(map(str, dice))


DICE = DiceReferee()

"""`tenfold check` for the card game and the board game: a hand, and what lies on the table."""

from __future__ import annotations

from typing import Any, NamedTuple

import click

from tenfold.analysis.board import referee as board_referee
from tenfold.analysis.card import referee as card_referee
from tenfold.cli.check import RefereeQuestion
from tenfold.cli.options import Box, refuse_options_of
from tenfold.pieces.cards import write_cards


class Referee(NamedTuple):
    """For a hand and the groups on the table; `judge` knows the cards of one game."""

    judge: Any

    def report(self, box: Box, asked: RefereeQuestion) -> dict[str, Any]:
        """What the game's referee says, as plain data."""
        refuse_options_of("dice", box, roll=asked.roll)
        if asked.hand is None:
            raise click.UsageError("name the cards of the --hand to judge")
        if asked.phase is None and asked.table is None:
            raise click.UsageError("name a --phase to judge, or a --table to hit on")
        cards = self.judge.read_hand(asked.hand)
        groups = self.judge.read_table(asked.table or "")
        self.judge.refuse_impossible(cards, groups)
        report: dict[str, Any] = {"edition": box.rules.edition, "hand": write_cards(cards)}
        if asked.phase is not None:
            verdict = self.judge.phase_verdict(box.rules, asked.phase, cards)
            report |= {
                "phase": asked.phase,
                "needs": str(box.rules.phase(asked.phase)),
                "complete": verdict.complete,
                "lay_down": [str(group) for group in verdict.lay_down] if verdict.lay_down else None,
                "distance": verdict.distance,
                "outs": [str(card) for card in verdict.outs],
            }
        if asked.table is not None:
            report["hits"] = [
                {
                    "card": str(fit.card),
                    "group": fit.group,
                    "on": str(groups[fit.group]),
                    "end": fit.end.value if fit.end else None,
                }
                for fit in self.judge.fitting_cards(cards, groups)
            ]
        return report

    def show(self, report: dict[str, Any]) -> None:
        click.echo(f"hand     {report['hand']}")
        if "phase" in report:
            click.echo(f"phase    {report['phase']} ({report['needs']}), {report['edition']} edition")
            if report["complete"]:
                click.echo(f"complete yes: lay {'  '.join(report['lay_down'])}")
            else:
                to_go = "1 card" if report["distance"] == 1 else f"{report['distance']} cards"
                click.echo(f"complete no: {to_go} to go")
                click.echo(click.wrap_text(" ".join(report["outs"]), 90, "outs     ", " " * 9))
        if "hits" in report:
            if not report["hits"]:
                click.echo("hits     none: no card of the hand fits on the table")
            for at, fit in enumerate(report["hits"]):
                label = "hits     " if at == 0 else " " * 9
                end = f", at the {fit['end']} end" if fit["end"] else ""
                click.echo(f"{label}{fit['card']:<4} on {fit['on']}{end}")
            click.echo("         (once your own phase lies on the table)")


CARD = Referee(card_referee)
BOARD = Referee(board_referee)

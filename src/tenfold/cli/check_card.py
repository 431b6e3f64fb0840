"""`tenfold check` for the card game and the board game: a hand, and what lies on the table."""

from __future__ import annotations

from typing import Any

import click

from tenfold.pieces.cards import write_cards


def report_on(referee: Any, rules: Any, phase: int | None, hand: str, table: str | None) -> dict[str, Any]:
    """What the game's referee says, as plain data."""
    cards = referee.read_hand(hand)
    groups = referee.read_table(table or "")
    referee.refuse_impossible(cards, groups)
    report: dict[str, Any] = {"edition": rules.edition, "hand": write_cards(cards)}
    if phase is not None:
        verdict = referee.phase_verdict(rules, phase, cards)
        report |= {
            "phase": phase,
            "needs": str(rules.phase(phase)),
            "complete": verdict.complete,
            "lay_down": [str(group) for group in verdict.lay_down] if verdict.lay_down else None,
            "distance": verdict.distance,
            "outs": [str(card) for card in verdict.outs],
        }
    if table is not None:
        report["hits"] = [
            {
                "card": str(fit.card),
                "group": fit.group,
                "on": str(groups[fit.group]),
                "end": fit.end.value if fit.end else None,
            }
            for fit in referee.fitting_cards(cards, groups)
        ]
    return report


def print_report(report: dict[str, Any]) -> None:
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

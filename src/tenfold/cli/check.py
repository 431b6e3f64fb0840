"""`tenfold check`: the referee for a real table."""

from __future__ import annotations

from typing import Any

import click

from tenfold.analysis.board import referee as board_referee
from tenfold.analysis.cards import referee as card_referee
from tenfold.cli.options import Box, json_option, print_json, takes_a_box
from tenfold.pieces.cards import write_cards

REFEREES: dict[str, Any] = {"card": card_referee, "board": board_referee}


@click.command("check")
@takes_a_box
@click.option("--phase", type=int, help="The number of the phase.")
@click.option("--hand", required=True, help="The cards in the hand, such as 'R5 G5 W B12 S'.")
@click.option("--table", help="Groups that lie on the table: '5s(R5 G5 W) 3-6(R3 W B5 G6)'.")
@json_option
def command(
    box: Box,
    phase: int | None,
    hand: str,
    table: str | None,
    as_json: bool,
) -> None:
    """Judge a hand: is the phase complete, the best way to lay it, what it still needs, what fits.

    \b
    tenfold check --phase 1 --hand "R5 G5 B5 R7 G7 W B12 Y1 S R2"
    tenfold check --edition fx --phase 4 --hand "R1 G2 B3 Y4 W W R9 B9 G9 Y12" --json
    tenfold check --hand "R7 W B2" --table "7s(G7 B7 Y7) 3-6(R3 W B5 G6)"
    tenfold check --game board --phase 2 --hand "R4 G4 R8 G8 B8 R11 B11 W Y1"
    """
    if phase is None and table is None:
        raise click.UsageError("name a --phase to judge, or a --table to hit on")
    rules = box.rules
    referee = REFEREES[box.kind.name]
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
    if as_json:
        print_json(report)
    else:
        _print_report(report)


def _print_report(report: dict[str, Any]) -> None:
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

"""`tenfold check` for the card game and the board game: a hand, and what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tenfold.analysis.board import referee as board_referee
from tenfold.analysis.card import referee as card_referee
from tenfold.cli.check import RefereeQuestion, show_lines
from tenfold.cli.language import needs
from tenfold.cli.options import Box, refuse_options_of
from tenfold.cli.sayings import NAME_HAND, NAME_PHASE_OR_TABLE
from tenfold.core import BadText
from tenfold.locales import Speech
from tenfold.pieces.cards import write_cards


class Referee(NamedTuple):
    """For a hand and the groups on the table; `judge` knows the cards of one game."""

    judge: Any
    how: str = "page-referee-how-cards"

    def report(self, box: Box, asked: RefereeQuestion) -> dict[str, Any]:
        """What the game's referee says, as plain data."""
        refuse_options_of("dice", box, roll=asked.roll)
        if asked.hand is None:
            raise BadText(NAME_HAND())
        if asked.phase is None and asked.table is None:
            raise BadText(NAME_PHASE_OR_TABLE())
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

    def show(self, report: dict[str, Any], box: Box, say: Speech) -> None:
        lines = [("check-hand", report["hand"])]
        if "phase" in report:
            lines += self._phase_lines(report, box, say)
        if "hits" in report:
            hits = [_hit(fit, say) for fit in report["hits"]] or [say("check-no-hits")]
            labels = ["check-hits", *[""] * len(hits)]
            lines += zip(labels, [*hits, say("check-once-laid")], strict=True)
        show_lines(LABELS, lines, say)

    def _phase_lines(self, report: dict[str, Any], box: Box, say: Speech) -> Iterator[tuple[str, str]]:
        number, edition = report["phase"], say("in-edition", edition=report["edition"])
        asked = needs(say, box.kind.name, box.rules.phase(number))
        yield "check-phase", say("check-cards", number=number, needs=asked, edition=edition)
        if report["complete"]:
            yield "check-complete", say("check-yes-lay", groups="  ".join(report["lay_down"]))
        else:
            yield "check-complete", say("check-no-cards", count=report["distance"])
            yield "check-outs", " ".join(report["outs"])


LABELS = ("check-hand", "check-phase", "check-complete", "check-outs", "check-hits")


def _hit(fit: dict[str, Any], say: Speech) -> str:
    facts = {"card": f"{fit['card']:<4}", "group": fit["on"]}
    match fit["end"]:
        case "low":
            return say("check-hit-low", **facts)
        case "high":
            return say("check-hit-high", **facts)
        case _:
            return say("check-hit", **facts)


CARD = Referee(card_referee)
BOARD = Referee(board_referee)

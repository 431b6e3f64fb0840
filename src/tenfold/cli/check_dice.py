"""`tenfold check` for the dice game: a roll of ten dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tenfold.analysis.dice.referee import Shown, phase_verdict, read_roll
from tenfold.cli.check import RefereeQuestion, show_lines
from tenfold.cli.language import needs
from tenfold.cli.options import Box, refuse_options_of
from tenfold.cli.sayings import NAME_PHASE_AND_ROLL
from tenfold.core import BadText
from tenfold.locales import Speech


class DiceReferee:
    how = "page-referee-how-dice"

    def report(self, box: Box, asked: RefereeQuestion) -> dict[str, Any]:
        refuse_options_of("card", box, hand=asked.hand, table=asked.table)
        if asked.roll is None or asked.phase is None:
            raise BadText(NAME_PHASE_AND_ROLL())
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

    def show(self, report: dict[str, Any], box: Box, say: Speech) -> None:
        show_lines(LABELS, _lines(report, box, say), say)


LABELS = ("check-roll", "check-phase", "check-complete", "check-counts", "check-keep", "check-wanted")


def _lines(report: dict[str, Any], box: Box, say: Speech) -> Iterator[tuple[str, str]]:
    yield "check-roll", report["roll"]
    number, edition = report["phase"], say("in-edition", edition=report["edition"])
    asked = needs(say, box.kind.name, box.rules.phase(number))
    facts = {"number": number, "needs": asked, "edition": edition, "most": report["maximum"]}
    yield "check-phase", say("check-dice", **facts)
    if report["complete"]:
        yield "check-complete", say("check-yes-points", points=report["points"])
        yield "check-counts", "  ".join(report["groups"])
    else:
        yield "check-complete", say("check-no-dice", count=report["distance"])
        yield "check-keep", report["keep"] or say("nothing-kept")
        low = any(text in ("1", "2", "3", "4") for text in report["wanted"])
        hint = [say("check-low-wild")] if low else []
        yield "check-wanted", " ".join([*report["wanted"], *hint])


def _text(dice: Iterable[Shown]) -> str:
    return " ".join(map(str, dice))


DICE = DiceReferee()

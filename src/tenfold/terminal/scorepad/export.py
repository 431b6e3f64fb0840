"""The pad for other programs: CSV for spreadsheets, data for JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from typing import Any

from tenfold.core import BadText
from tenfold.terminal.scorepad.model import Pad, before_hand, open_to, phase_of
from tenfold.terminal.scorepad.sayings import CSV, CSV_EXISTS

COLUMNS = ("hand", "name", "phase", "laid", "points", "total")
# A cell that begins like this is a formula to a spreadsheet; the wide forms are, too, in some of them.
FORMULA = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20"


def rows(pad: Pad) -> Iterator[tuple[int, str, int | None, bool, int, int]]:
    """One per hand and player, in the order of COLUMNS; in free order an open phase has no number."""
    totals = [list(accumulate(line.points)) for line in pad.lines]
    for at, hand in enumerate(pad.hands):
        lines = before_hand(pad, at + 1).lines
        for seat, score in enumerate(hand.scores):
            phase = phase_of(pad.rules, lines, seat, score)
            if phase is None and not pad.rules.free_order:
                phase = open_to(pad.rules, lines, seat)[0]
            yield at + 1, pad.names[seat], phase, score.laid, score.points, totals[seat][at]


def as_csv(pad: Pad) -> str:
    written = io.StringIO(newline="")
    table = csv.writer(written)
    table.writerow(COLUMNS)
    for hand, name, phase, laid, points, total in rows(pad):
        safe = f"'{name}" if name.startswith(tuple(FORMULA)) else name
        table.writerow((hand, safe, phase, "yes" if laid else "no", points, total))
    return written.getvalue()


def write_csv(pad: Pad, path: Path) -> int:
    """The number of rows written into a new file; one that exists is left alone."""
    try:
        with path.open("x", encoding="utf-8", newline="") as file:
            try:
                file.write(as_csv(pad))
                file.flush()
            except OSError:
                with suppress(OSError):
                    path.unlink()
                raise
    except FileExistsError:
        raise BadText(CSV_EXISTS(file=path)) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte in it
        problem = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BadText(CSV(file=path, problem=problem)) from None
    return len(pad.hands) * len(pad.names)


def as_data(pad: Pad) -> dict[str, Any]:
    """Everything on the sheet, as plain data."""
    hands: list[dict[str, Any]] = [
        {"hand": number, "out": pad.names[hand.out], "scores": []} for number, hand in enumerate(pad.hands, 1)
    ]
    for number, name, phase, laid, points, total in rows(pad):
        hands[number - 1]["scores"].append(
            {"name": name, "phase": phase, "laid": laid, "points": points, "total": total}
        )
    return {
        "game": "card",
        "rules": pad.rules.table(),
        "sheet": [
            {"name": name, "done": list(line.done), "points": list(line.points), "total": line.total}
            for name, line in zip(pad.names, pad.lines, strict=True)
        ],
        "hands": hands,
        "playoff_due": pad.playoff_due,
        "winners": [pad.names[seat] for seat in pad.winners],
    }

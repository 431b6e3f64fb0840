"""A finished game step by step with everything open, for the page's replay: each step says what changed."""

from __future__ import annotations

from typing import Any

from tenfold.record import Record, Result, replay
from tenfold.record.replay import opened


def replay_data(record: Record) -> dict[str, Any]:
    """Plain data. A step has who did what, and those fields of the open table that are new with it."""
    kind, game = opened(record)
    seats = range(len(record.header.seats))

    def open_table(state: Any) -> dict[str, Any]:
        table: dict[str, Any] = kind.write_view(game.view(state, None))
        return table | {"hands": [kind.write_own(game.view(state, seat)).get("hand") for seat in seats]}

    seen = first = open_table(game.initial())
    steps = []
    for step in replay(record):
        now = open_table(step.after)
        changed = {name: value for name, value in now.items() if seen[name] != value}
        steps.append({"seat": step.entry.seat, "do": step.entry.do, "changed": changed})
        seen = now
    result: Result | None = record.result
    return {
        "game": record.header.game,
        "rules": record.header.rules,
        "names": record.header.seats,
        "commitment": record.header.commitment,
        "result": result,
        "first": first,
        "steps": steps,
    }

"""A finished game step by step with everything open, for the page's replay: each step says what changed."""

from __future__ import annotations

from typing import Any

from tenfold.record import Record, Result, replay
from tenfold.record.replay import opened


def replay_data(record: Record) -> dict[str, Any]:
    """Plain data. A step has who did what, those fields of the open table that are new with it, and what is
    said of it: from what spectators see, but with nothing hidden in the event."""
    kind, game = opened(record)
    seats = range(len(record.header.seats))

    def open_table(state: Any, view: Any) -> dict[str, Any]:
        hands = [kind.write_own(game.view(state, seat)).get("hand") for seat in seats]
        return kind.write_view(view) | {"hands": hands}

    view = game.view(game.initial(), None)
    seen = first = open_table(game.initial(), view)
    steps = []
    for step in replay(record):
        before, view = view, game.view(step.after, None)
        now = open_table(step.after, view)
        steps.append(
            {
                "seat": step.entry.seat,
                "do": step.entry.do,
                "changed": {name: value for name, value in now.items() if seen[name] != value},
                "says": game.narrate(before, step.event, view),
            }
        )
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

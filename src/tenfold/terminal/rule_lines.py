"""The rules of a table as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tenfold.games.registry import AnyKind
from tenfold.ledger.in_force import rules_in_force
from tenfold.locales import Speech
from tenfold.locales.rendering import rendered


def in_force_lines(say: Speech, kind: AnyKind, rules: Any) -> Iterator[str]:
    """Below their headings; what the rulebook says otherwise stands below a house rule."""
    for heading, group in rules_in_force(kind, rules):
        yield f"  {say(heading)}"
        for said in group:
            yield f"    {rendered(said.says, say)}"
            if said.printed is not None:
                yield f"      {rendered(said.printed, say)}"

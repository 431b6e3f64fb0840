"""What the seats at a person's table are called."""

from __future__ import annotations


def seat_names(person: str, bots: list[str]) -> tuple[str, ...]:
    """The person first, then the bots, numbered so that all names differ."""
    names = [person]
    for bot in bots:
        number = 1
        while f"{bot}-{number}".casefold() in {name.casefold() for name in names}:
            number += 1
        names.append(f"{bot}-{number}")
    return tuple(names)

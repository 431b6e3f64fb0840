"""Makes rendered.json: sayings, and the parts that both renderers must make of them in every language.

Run from the root: .venv/bin/python -m tests.locales.make_rendered
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tenfold.core import Seat
from tenfold.core.sayings import Fact, Saying
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import render
from tests.locales.rendered import FIXTURE, read_saying

NAMES = ["Mr S.", "RW", "\ue000 \ue001", "W"]


def said(id: str, **facts: Any) -> Saying:
    """A pair is a fact, with its kind first."""
    return Saying(
        id, {name: Fact(*fact) if isinstance(fact, tuple) else fact for name, fact in facts.items()}
    )


# Every kind of fact, whatever the games make of these messages.
EVERYWHERE = [
    said("refusal-players", fewest=2, most=6, players=1),
    said("refusal-not-of-set", card=("card", "R7"), number=5),
    said("refusal-not-of-set", card=("card", "W(G7)"), number=12),
    said("refusal-not-of-set", card=("card", "?"), number=1),
    said("refusal-not-in-hand", cards=("cards", ["R7", "S"]), hand=("cards", ["W", "W(G7)", "?", "Y12"])),
    said("refusal-not-in-hand", cards=("cards", ["B1"]), hand=("cards", [])),
    said(
        "refusal-not-the-phase",
        number=3,
        phase=("phase", "set 3 + run 4"),
        groups=("groups", ["5s(R5 G5 W)", "3-6(R3 W B5 G6)"]),
    ),
    said(
        "refusal-not-the-phase", number=1, phase=("phase", "set 2 + set 2"), groups=("groups", ["red(R1 W)"])
    ),
    said(
        "refusal-not-the-phase", number=8, phase=("phase", "colour 7"), groups=("groups", ["1-12(R1 W)+WW"])
    ),
    said(
        "refusal-no-free-space",
        space=("term", "space-joker"),
        spaces=("terms", ["space-pick", "space-plus-1"]),
    ),
    said("refusal-no-fit", card=("card", "R5"), group=("group", "red(R1 R4 W)"), fitting=("words", ["R"])),
    said("refusal-no-fit", card=("card", "R5"), group=("group", "4s()"), fitting=("words", [3, 8])),
    said("refusal-not-of-colour", card=("card", "R5"), colour=("term", "group-blue")),
    said("refusal-not-of-colour", card=("card", "R5"), colour=("term", "no-such-term")),
    said("refusal-unknown-variant", variant=("text", "x"), variants=("words", ["free", "short:K"])),
    said("refusal-unknown-variant", variant=("text", ""), variants=("words", [])),
    said("refusal-skip-whom", seats=("seats", [0, 2, 1])),
    said("refusal-skip-whom", seats=("seats", [])),
    said("refusal-skip-pending", target=("seat", 3), seats=("seats", [0, 9])),
    said("refusal-no-die", word=("text", "H9"), dice=("words", ["L1", "H6"])),
    said("refusal-no-die", word=("text", "{ $dice } \ue000 R5"), dice=("dice", ["B8", "RW", "8", "W"])),
    said("refusal-no-card", text=("text", "{ $text } S. RW \ue000 { -x }")),
    said("refusal-pad-name-twice", name=("name", "Mr S.")),
    said("refusal-pad-name-twice", name=("name", "{ $name } \uf8ff")),
    said("refusal-option-value", name=("text", "phases"), problem=("saying", said("option-phases"))),
    said(
        "refusal-pad-file",
        file=("text", "x.json"),
        problem=("saying", said("refusal-pad-hand", hand=2, problem=("saying", said("refusal-pad-over")))),
    ),
    said("refusal-game-over"),
    said("no-such-saying"),
    said("no-such-saying", name=("seat", 1), card=("card", "R7"), seats=("seats", [0, 2]), count=3, part=0.5),
    said("no-such-saying", text=("text", 'it\'s "é" \n \\ \ue000 🎲'), words=("words", ["a", 1])),
    said("refusal-players", fewest=2),  # facts are missing
    said("refusal-no-card", text=("no-such-kind", "R7")),
    said("refusal-no-card", text=("no-such-kind", 7)),
]
# What those who do it, those whom it is done to and all others read.
BY_SEAT = [
    said("card-take", name=("seat", 0), card=("card", "S")),
    said("card-skip", name=("seat", 0), target=("seat", 1)),
    said("card-skip", name=("seat", 1), target=("seat", 0)),
    said("card-lose-turns", target=("seats", [0, 2])),
    said("card-lose-turns", target=("seats", [1, 2, 3])),
    said("card-lay", name=("seat", 1), phase=2, groups=("groups", ["5s(R5 G5 W)", "blue(B1 B2)"])),
    said("card-deal-playoff", names=("seats", [0, 1]), top=("card", "W")),
    said("dice-keep", name=("seat", 0), roll=("dice", ["B8", "RW"]), dice=("dice", ["RW"]), rolled=1),
    said("dice-keep", name=("seat", 2), roll=("dice", ["O8", "RW"]), dice=("dice", ["8"]), rolled=9),
    said("board-advance", name=("seat", 0), phase=1, next=3, steps=2),
    said("board-give-seen", name=("seat", 1), target=("seat", 0), card=("card", "W(G7)")),
    said("board-kept", name=("seat", 0), count=2),  # told to the others only
    said("room-returned", name=("seat", 0)),
    said("room-sat", name=("name", "S.")),
    said("room-paused", name=("seat", 4)),  # a seat without a name
]
COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 105, 12.5, 12345]


def samples() -> Iterator[tuple[Saying, Seat | None]]:
    for saying in EVERYWHERE:
        yield saying, None
    for saying in BY_SEAT:
        for me in (None, 0, 1):
            yield saying, me
    for count in COUNTS:
        yield said("your-distance", distance=count), None
        yield said("page-for-players", count=count), None
        yield said("refusal-players", fewest=2, most=6, players=count), None
    yield said("refusal-players", fewest=2, most=6, players=10**15), None
    for number in (0, 0.5, 12.5, 12345.678):
        yield said("hint-points", points=number), None
        yield said("hint-percent", part=number), None


def main() -> None:
    fixture = []
    for language in LANGUAGES:
        say = Speech(language)
        for saying, me in samples():
            told = json.loads(json.dumps(written(saying)))
            parts = render(read_saying(told), say, NAMES, me)
            fixture.append(
                {
                    "saying": told,
                    "language": language,
                    "names": NAMES,
                    "me": me,
                    "parts": list(map(list, parts)),
                }
            )
    lines = ",\n".join(json.dumps(entry, ensure_ascii=True) for entry in fixture)
    FIXTURE.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{len(fixture)} sayings are in {FIXTURE.name}")


def written(value: Any) -> Any:
    if isinstance(value, Saying):
        return {"id": value.id, "facts": {name: written(fact) for name, fact in value.facts.items()}}
    return [value.kind, written(value.value)] if isinstance(value, Fact) else value


if __name__ == "__main__":
    main()

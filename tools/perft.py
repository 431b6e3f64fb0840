"""Write tests/perft/*.toml: positions found by random play, and how many ways lead on from each.

python tools/perft.py [NAME ...]
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import tomli_w

from tenfold.games.registry import GAMES, AnyKind
from tenfold.testing.counts import perft
from tenfold.testing.playing import AnyGame, SeededStream, step

FOLDER = Path(__file__).parents[1] / "tests" / "perft"
ENOUGH = 10_000  # sequences: no deeper than the first depth that has so many
TOO_MANY = 100_000
DEEPEST = 6
MANY = 300  # choices: no more are looked at

Wanted = Callable[[str, list[str]], bool]  # of a position's text and the choices' texts


class Case(NamedTuple):
    name: str
    edition: str
    players: int
    wanted: Wanted
    variants: tuple[str, ...] = ()
    begin: Mapping[str, str] = {}  # what is changed in the text of the first position


def stage(name: str, *parts: str) -> Wanted:
    """The stage, and what else the position says."""
    return lambda text, choices: text.startswith(f"stage {name} |") and all(part in text for part in parts)


def choices(*beginnings: str, fewest: int = 1) -> Wanted:
    """So many choices that begin with each of these."""
    return lambda text, choices: all(
        sum(choice.startswith(beginning) for choice in choices) >= fewest for beginning in beginnings
    )


def a_choice(is_wanted: Callable[[str], bool]) -> Wanted:
    return lambda text, choices: any(map(is_wanted, choices))


def alone_in_phase(number: int, what: Wanted) -> Wanted:
    """At the dice, where the first column of the block has a phase less."""
    return lambda text, choices: (
        what(text, choices) and text.partition("| sheet ")[2].partition(":")[0].count(",") == number - 2
    )


KNOCK, SHORT, PLAYOFF = ("knock",), ("short:1",), "| playoff yes |"
PLAYOFF_BEGINS = {
    "stage lot": "stage deal",
    "dealer -": "dealer 0",
    "playing 0 1 2": "playing 0 2",
    "playoff no": "playoff yes",
    "sheet : / : / :": "sheet 1:15 / :95 / 1:15",
}

CARD = [
    Case("before the lot", "intl", 4, stage("lot")),
    Case("the first turn", "intl", 3, stage("draw")),
    Case("the first turn", "fx", 4, stage("draw")),
    Case("a card off the draw pile", "fx", 2, stage("turn-over")),
    Case("before a lay-down", "intl", 3, choices("lay")),
    Case("many lay-downs", "fx", 3, choices("lay", fewest=6)),
    Case("hits", "intl", 4, choices("hit", fewest=3)),
    Case("a wild for either end of a run", "fx", 3, choices("hit W 0.1 low", "hit W 0.1 high")),
    Case("a skip and whom it may skip", "intl", 4, choices("discard S ", fewest=2)),
    Case("a skip played in front of somebody", "fx", 4, choices("discard S ", fewest=2)),
    Case("somebody loses a turn", "fx", 3, stage("play", "skips yes / no / no |")),
    Case("going out", "intl", 3, lambda text, choices: "stage play" in text and len(choices) == 1),
    Case("a draw pile that runs out", "intl", 6, stage("draw", "| deck - |")),
    Case("the knocking window", "intl", 4, choices("knock"), KNOCK),
    Case("the knocking window", "fx", 3, choices("knock"), KNOCK),
    Case("whoever knocked last may not again", "intl", 3, stage("draw", "| knocker 1 |"), KNOCK),
    Case("phases in any order", "intl", 3, choices("lay 1", "lay 2", "lay 9"), ("free",)),
    Case("one hand per phase", "fx", 3, choices("lay 2"), ("fixed",)),
    Case("only the even phases", "intl", 2, choices("lay 4"), ("even",)),
    Case("only the odd phases", "fx", 2, choices("lay 3"), ("odd",)),
    Case("the play-off", "intl", 3, stage("draw", PLAYOFF), SHORT, PLAYOFF_BEGINS),
    Case("a lay-down in the play-off", "intl", 3, choices("lay"), SHORT, PLAYOFF_BEGINS),
]

DICE = [
    Case("before the lot", "de", 5, stage("lot")),
    Case("after the first roll", "de", 2, stage("keep", "| rolls 1 |")),
    Case("after the second roll", "de", 3, stage("keep", "| rolls 2 |")),
    Case("after the second roll, dice locked", "de", 2, stage("keep", "| rolls 2 |"), ("locked",)),
    Case("a phase of one colour", "de", 1, alone_in_phase(8, stage("keep", "| rolls 2 |"))),
    Case("three dice to roll", "de", 2, stage("roll", "| kept L1 L2 L3 L4 H1 H2 H3 |")),
    Case("score or decline", "de", 3, choices("score", "decline")),
    Case("the end, where nobody may decline", "de", 2, stage("keep", "| rolls 2 |", "| finisher 0 |")),
    Case("alone, never declining", "de", 1, stage("keep", "| rolls 2 |"), ("no-decline",)),
    Case("alone, declining for nothing", "de", 1, choices("decline"), ("free-decline",)),
    Case(
        "alone, deductions and the last phase", "de", 1, alone_in_phase(10, choices("score")), ("deductions",)
    ),
]

BOARD = [
    Case("before the lot", "intl", 6, stage("lot")),
    *(
        Case(name, edition, players, wanted)
        for edition, players in (("intl", 3), ("2010", 4))
        for name, wanted in {
            "before the first roll": stage("roll"),
            "where to move": choices("move", fewest=2),
            "a star space": choices("star"),
            "draw or take": choices("draw", "take"),
            "a pick out of the discard pile": choices("pick", fewest=8),
            "a swap": choices("swap"),
            "asking": choices("ask"),
            "giving": choices("give", fewest=2),
            "a card off the draw pile": stage("drawing"),
            "a joker is turned over": stage("turning"),
            "before a lay-down": choices("lay"),
            "a lay-down with a joker": a_choice(lambda choice: " with " in choice),
            "adding": choices("add", fewest=2),
            "adding a joker": choices("add W"),
            "keeping cards": choices("keep"),
        }.items()
    ),
    Case("asking between two", "intl", 2, choices("ask")),
    Case("a draw pile that runs out", "intl", 3, stage("take", "| deck - |")),
    Case(
        "two discards",
        "intl",
        3,
        a_choice(lambda choice: re.fullmatch(r"discard \S+ \S+", choice) is not None),
    ),
]

CASES = {"card": CARD, "dice": DICE, "board": BOARD}


def found(kind: AnyKind, game: AnyGame, case: Case) -> Any:
    """The first such position of random play."""
    text = kind.write_state(game.initial())
    for old, new in case.begin.items():
        text = text.replace(old, new)
    for seed in range(500):
        state, stream = kind.read_state(text), SeededStream(seed)
        while (event := step(game, state, stream)) is not None:
            legal = game.legal(state)
            texts = [kind.write_action(legal[at]) for at in range(min(len(legal), MANY))]
            if case.wanted(kind.write_state(state), texts):
                return state
            state = game.apply(state, event.action)
    raise LookupError(case.name)


def counted(game: AnyGame, state: Any) -> list[int]:
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        count = perft(game, state, depth)[-1]
        if count > TOO_MANY:
            break
        counts.append(count)
        if count == 0 or count > ENOUGH:
            break
    return counts


def data(game: str, case: Case) -> dict[str, Any]:
    kind = GAMES[game]
    table = kind.game(kind.rules(case.edition, case.variants), players=case.players)
    state = found(kind, table, case)
    return {
        "name": case.name,
        "edition": case.edition,
        "variants": list(case.variants),
        "players": case.players,
        "position": kind.write_state(state),
        "counts": counted(table, state),
    }


def main() -> None:
    for game, cases in CASES.items():
        if not sys.argv[1:] or game in sys.argv[1:]:
            entries = []
            for case in cases:
                entries.append(data(game, case))
                print(game, case.edition, case.name, entries[-1]["counts"])
            (FOLDER / f"{game}.toml").write_text(tomli_w.dumps({"case": entries}), "utf-8")


if __name__ == "__main__":
    main()

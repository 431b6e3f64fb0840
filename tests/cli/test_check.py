"""The referee: judgements of hands, as data and as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.cli.run import tenfold

EVERY_COLOUR = "RBGY"


def check(*options: str | Path) -> dict[str, Any]:
    data: dict[str, Any] = tenfold("check", *options, "--json").data
    return data


def cards(*numbers: int) -> list[str]:
    return [f"{colour}{number}" for number in numbers for colour in EVERY_COLOUR]


def test_a_complete_phase_and_its_best_lay_down() -> None:
    assert check("--phase", "1", "--hand", "R5 G5 B5 R7 G7 W B12 Y1 S R2") == {
        "edition": "intl",
        "hand": "Y1 R2 R5 B5 G5 R7 G7 B12 W S",
        "phase": 1,
        "needs": "set 3 + set 3",
        "complete": True,
        "lay_down": ["5s(R5 B5 G5)", "7s(R7 G7 W)"],
        "distance": 0,
        "outs": [],
    }


def test_a_phase_one_card_away_and_its_outs() -> None:
    assert check("--edition", "fx", "--phase", "4", "--hand", "r1,g2,b3,y4,w,w,r9,b9,g9,y12") == {
        "edition": "fx",
        "hand": "R1 G2 B3 Y4 R9 B9 G9 Y12 W W",
        "phase": 4,
        "needs": "run 7",
        "complete": False,
        "lay_down": None,
        "distance": 1,
        "outs": [*cards(5, 6, 7), "W"],
    }


def test_a_phase_further_away() -> None:
    report = check("--phase", "10", "--hand", "R5 G5 B5 R7 G7 Y1")
    assert (report["complete"], report["distance"]) == (False, 3)
    assert report["outs"] == [*cards(5, 7), "W"]


def test_a_card_that_the_hand_holds_all_of_is_no_out() -> None:
    report = check("--phase", "9", "--hand", "R5 R5 G5 G5 R9 R9")
    assert report["distance"] == 1
    assert report["outs"] == ["B5", "Y5", "W"]


def test_the_editions_differ_on_phases_of_wilds_alone() -> None:
    hand = "W W W W W W W"
    german = check("--edition", "fx", "--phase", "4", "--hand", hand)
    assert (german["complete"], german["lay_down"]) == (True, ["1-7(W W W W W W W)"])
    international = check("--edition", "intl", "--phase", "4", "--hand", hand)
    assert (international["complete"], international["distance"]) == (False, 1)
    assert international["outs"] == cards(*range(1, 13))


def test_hits_on_the_table() -> None:
    report = check("--hand", "R7 W B2 S", "--table", "7s(G7 B7 Y7) 3-6(R3 W B5 G6)")
    run, group = "3-6(R3 W B5 G6)", "7s(G7 B7 Y7)"
    assert report == {
        "edition": "intl",
        "hand": "B2 R7 W S",
        "hits": [
            {"card": "R7", "group": 0, "on": group, "end": None},
            {"card": "W", "group": 0, "on": group, "end": None},
            {"card": "B2", "group": 1, "on": run, "end": None},
            {"card": "R7", "group": 1, "on": run, "end": None},
            {"card": "W", "group": 1, "on": run, "end": "low"},
            {"card": "W", "group": 1, "on": run, "end": "high"},
        ],
    }


def test_a_full_run_and_a_run_at_its_end() -> None:
    full = "1-12(R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12)"
    assert check("--hand", "W G1", "--table", full)["hits"] == []
    hits = check("--hand", "W G8 G12 S", "--table", "9-12(B9 B10 B11 W)")["hits"]
    assert [(hit["card"], hit["end"]) for hit in hits] == [("G8", None), ("W", None)]


def test_a_phase_and_a_table_together() -> None:
    report = check("--phase", "8", "--hand", "R1 R2 R3 R4 R9 R12 W", "--table", "red(R1 R2 R3 R4 W W W)")
    assert report["lay_down"] == ["red(R1 R2 R3 R4 R9 R12 W)"]
    assert [hit["card"] for hit in report["hits"]] == ["R1", "R2", "R3", "R4", "R9", "R12", "W"]


def test_house_rules_are_obeyed(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('edition = "fx"\nnatural_minimum = "phase"\nphases = ["run 4", "colour 2"]\n')
    report = check("--rules", house, "--phase", "1", "--hand", "W W W R12 R1")
    assert (report["needs"], report["lay_down"]) == ("run 4", ["9-12(W W W R12)"])
    assert check("--rules", house, "--phase", "2", "--hand", "W W")["complete"] is False
    shorter = check(
        "--rules", house, "--edition", "intl", "--variant", "short:1", "--phase", "1", "--hand", "R1"
    )
    assert shorter["edition"] == "intl"


def test_what_is_told_to_people() -> None:
    told = tenfold("check", "--phase", "1", "--hand", "R5 G5 B5 R7 G7", "--table", "7s(B7 Y7 W)", "--how")
    assert (told.code, told.err) == (0, "")
    assert told.out == (
        "hand     R5 B5 G5 R7 G7\n"
        "phase    1 (2 × set of 3), intl edition\n"
        "complete no: 1 card to go\n"
        "outs     R7 B7 G7 Y7 W\n"
        "hits     R7   on 7s(B7 Y7 W)\n"
        "         G7   on 7s(B7 Y7 W)\n"
        "         (once your own phase is on the table)\n"
        "    Every way to use the cards for the groups of the phase is tried, wilds\n"
        "    included. The figure is the fewest cards that still have to come; the cards\n"
        "    that help are those that make it smaller.\n"
    )
    none = tenfold("check", "--hand", "R5", "--table", "7s(B7 Y7 W)")
    assert "hits     none: no card of the hand fits on the table\n" in none.out
    complete = tenfold("check", "--phase", "1", "--hand", "R5 G5 B5 R7 G7 W")
    assert "complete yes: lay 5s(R5 B5 G5)  7s(R7 G7 W)\n" in complete.out

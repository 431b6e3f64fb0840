"""What the commands print when all is well: help, version, rules, odds, verify, bench."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from tenfold import __version__
from tenfold.cli.app import COMMANDS
from tenfold.ledger import ledger
from tenfold.pieces.phases import PRINTED_PHASES
from tests.cli.run import assert_refused, tenfold
from tests.cli.terminal import COMMAND
from tests.record.games import recorded

ALL_HANDS = 38_722_819_230_810


def test_the_version() -> None:
    assert tenfold("--version") == (0, f"tenfold {__version__}\n", "")


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_the_help_lists_every_command(option: str) -> None:
    run = tenfold(option)
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("Usage: tenfold ")
    assert re.findall(r"^  ([a-z]+)  ", run.out, re.MULTILINE) == list(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shows_an_example(command: str) -> None:
    run = tenfold(command, "--help")
    assert (run.code, run.err) == (0, "")
    assert re.search(rf"^  tenfold {command}\b", run.out, re.MULTILINE)


# --- rules -----------------------------------------------------------------------------------------------


def test_rules_shows_every_rule() -> None:
    run = tenfold("rules")
    assert (run.code, run.err) == (0, "")
    assert re.findall(r"^(card\S*)  \(", run.out, re.MULTILINE) == [rule.id for rule in ledger("card")]
    assert "\x1b" not in run.out
    assert max(map(len, run.out.splitlines())) <= 100


def test_rules_chooses_by_the_beginning_of_the_id() -> None:
    run = tenfold("rules", "card.hit", "card.skip.o", "--json")
    wanted = [rule.id for rule in ledger("card") if rule.id.startswith(("card.hit", "card.skip.o"))]
    assert [rule["id"] for rule in run.data] == wanted
    assert len(wanted) > 3


@pytest.mark.parametrize("edition", ["intl", "fx"])
def test_rules_of_one_edition(edition: str) -> None:
    rules = tenfold("rules", "--edition", edition, "--json").data
    assert [rule["id"] for rule in rules] == [rule.id for rule in ledger("card") if edition in rule.editions]
    assert 40 < len(rules) < 56
    assert all(set(rule) == {"id", "editions", "text", "decision", "option", "topic"} for rule in rules)


def test_house_rules_in_words() -> None:
    run = tenfold(
        "rules", "--rules", Path(__file__).parents[2] / "examples" / "house-rules.toml", "--lang", "de"
    )
    assert run.out.startswith(
        "  Hausregeln und Varianten\n    Mindestens eine Karte jeder Gruppe ist kein Joker.\n"
        "      Im Regelheft steht: Eine Phase darf ganz aus Jokern bestehen.\n"
    )


def test_rules_as_a_page() -> None:
    run = tenfold("rules", "--markdown", "card.hit.fit")
    assert run.out.startswith("# The card game, rule by rule\n")
    assert re.findall(r"^### (.*)$", run.out, re.MULTILINE) == ["card.hit.fit"]


# --- odds ------------------------------------------------------------------------------------------------


def test_odds_are_exact_counts() -> None:
    odds = tenfold("odds", "--game", "card", "--edition", "intl", "--json").data
    assert set(odds) == {"game", "edition", "natural_minimum", "all_hands", "phases"}
    assert (odds["edition"], odds["natural_minimum"], odds["all_hands"]) == ("intl", "phase", ALL_HANDS)
    assert [(row["phase"], row["needs"]) for row in odds["phases"]] == list(
        enumerate(map(str, PRINTED_PHASES), 1)
    )
    sixth = odds["phases"][5]
    assert sixth == {
        "phase": 6,
        "needs": "run 9",
        "hands": 771_580_074_832,
        "of": ALL_HANDS,
        "chance": 771_580_074_832 / ALL_HANDS,
    }


def test_odds_depend_on_the_natural_minimum() -> None:
    first = {
        minimum: tenfold("odds", "--natural-minimum", minimum, "--variant", "short:1", "--json").data
        for minimum in ("none", "phase", "group")
    }
    assert [odds["natural_minimum"] for odds in first.values()] == list(first)
    assert [odds["phases"][0]["hands"] for odds in first.values()] == [
        7_076_688_307_898,
        7_076_688_307_832,
        7_076_688_286_712,
    ]
    assert (
        tenfold("odds", "--edition", "fx", "--variant", "short:1", "--json").data["phases"]
        == (first["none"]["phases"])
    )


def test_odds_as_a_table() -> None:
    run = tenfold("odds", "--variant", "short:2")
    assert (run.code, run.err) == (0, "")
    assert "7,076,688,307,832" in run.out
    assert f"Every one of the {ALL_HANDS:,} possible hands" in run.out


# --- simulate, verify, bench -------------------------------------------------------------------------------


def test_simulate_as_a_table_and_as_data() -> None:
    options = ("simulate", "--variant", "short:1", "--players", "3", "--games", "4", "--jobs", "1")
    table = tenfold(*options)
    assert (table.code, table.err) == (0, "")
    assert "4 games, seed 0" in table.out
    assert "finished 4 (" in table.out
    data = tenfold(*options, "--json").data
    assert set(data) == {
        *("game", "rules", "bots", "seed", "games", "finished", "wins", "mean_scores"),
        *("reasons", "mean_decisions", "most_decisions", "faults"),
    }
    assert data["bots"] == ["easy"] * 3
    assert data["faults"] == {}
    assert sum(data["wins"]) == pytest.approx(4)
    assert sum(data["reasons"].values()) == 4


def test_verify_tells_what_it_proved(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(recorded())
    events = len(recorded().splitlines()) - 2
    told = tenfold("verify", file)
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith(f"{file}: a fair game, by the rules\n")
    data = tenfold("verify", file, "--json").data
    header = json.loads(recorded().splitlines()[0])
    assert data == {
        "file": str(file),
        "game": "card",
        "events": events,
        "chance_recomputed": recorded().count(b'"seat":null'),
        "commitment": header["commitment"],
        "valid": True,
        "code": None,
        "problem": None,
    }


def test_bench_reports_its_figures() -> None:
    engine = tenfold(
        "bench", "engine", "--json", "--seconds", "0.05", "--edition", "fx", "--players", "2"
    ).data
    assert set(engine) == {
        *("bench", "game", "players", "yardstick", "decisions_per_second", "ratio"),
        *("with_views", "ratio_with_views"),
    }
    assert engine["players"] == 2
    compiled = tenfold("bench", "kernel", "--json", "--seconds", "0.05", "--threads", "1")
    assert (compiled.code, compiled.err) in ((0, ""), (0, "tenfold: compiling, once for this version\n"))
    assert set(json.loads(compiled.out)) == {
        *("bench", "players", "yardstick", "decisions_per_second", "ratio", "observed", "ratio_observed"),
        *("threads", "speed_up", "load", "cores", "openspiel", "ratio_openspiel"),
    }
    laydown = tenfold("bench", "laydown", "--json", "--hands", "5").data
    assert set(laydown) == {"bench", "median_ms", "p99_ms", "max_ms", "count"}
    assert laydown["count"] == 50
    assert "median_ms" in tenfold("bench", "laydown", "--hands", "5").out


def test_the_command_can_be_told_to_write_in_a_poor_encoding(tmp_path: Path) -> None:
    poor = {"PYTHONIOENCODING": "ascii"}
    run = tenfold("simulate", "--variant", "short:1", "--games", "1", "--jobs", "1", environment=poor)
    assert (run.code, run.err) == (0, "")


def test_typography_that_an_encoding_lacks_is_plain(tmp_path: Path) -> None:
    """As on Windows, when the output is not its console."""
    record = tmp_path / "game.jsonl"
    record.write_bytes(recorded())

    def told(*arguments: str) -> str:
        environment = {**os.environ, "PYTHONIOENCODING": "cp1252"}
        run = subprocess.run([*COMMAND, *arguments], env=environment, capture_output=True, check=False)
        return " ".join((run.stdout + run.stderr).decode("cp1252").split())

    french = told("rules", "--lang", "fr", "card.hit.fit")
    assert "Une carte ajoutée doit convenir exactement : le nombre du set ; le" in french
    assert "Elle n\N{RIGHT SINGLE QUOTATION MARK}ouvre jamais un nouveau groupe." in french
    assert " : " in told("replay", str(record), "--lang", "fr")
    assert " %" in told("odds", "--lang", "fr")
    refused = "tenfold: the output is cp1252 and cannot show '\\u041a"
    assert refused in told("replay", str(record), "--lang", "ru")


def test_an_edition_as_house_rules_reads_back(tmp_path: Path) -> None:
    for edition in ("intl", "fx"):
        file = tmp_path / f"{edition}.toml"
        file.write_text(tenfold("rules", "--edition", edition, "--toml").out, "utf-8")
        simulated = [
            tenfold("simulate", "--games", "1", "--variant", "short:1", "--seed", "3", "--json", *options).out
            for options in (("--rules", file), ("--edition", edition))
        ]
        assert simulated[0] == simulated[1] != ""


def test_the_rules_in_another_language() -> None:
    german = tenfold("rules", "--lang", "de", "card.hit.full-run").out
    assert "Folge" in german
    assert german != tenfold("rules", "card.hit.full-run").out


@pytest.mark.parametrize(
    ("table", "rule"), [("5s()", "card.set"), ("5s(R5)", "card.set"), ("3-5(R3 R4 R5)", "card.run")]
)
def test_a_group_that_is_too_short_to_lie_there(table: str, rule: str) -> None:
    assert_refused(tenfold("check", "--hand", "R7", "--table", table), 2, f"(rule {rule})")

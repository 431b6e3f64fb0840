"""House rules over HTTP: a form or a text is read, said and written; what is wrong is told by field."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest

from tenfold.games.registry import GAMES
from tenfold.ledger import ledger
from tenfold.locales import LANGUAGES, Speech
from tenfold.terminal.conversation import rule_text
from tests.server.processes import Server


def told(server: Server, given: str | bytes | dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """A text, or a form in JSON."""
    if isinstance(given, str):
        status, answer = server.post("/house-rules", given.encode(), "text/plain")
    else:
        raw = given if isinstance(given, bytes) else json.dumps(given).encode()
        status, answer = server.post("/house-rules", raw, "application/json")
    return status, json.loads(answer)


def got(server: Server, path: str) -> Any:
    return json.loads(server.get(path)[1])


@pytest.mark.parametrize("game", GAMES)
def test_a_form_has_the_options_with_their_types_and_what_is_printed(server: Server, game: str) -> None:
    form = got(server, f"/house-rules/{game}.json")
    kind = GAMES[game]
    assert [option["name"] for option in form["options"]] == [one["name"] for one in kind.rules_form()]
    for edition, rules in form["editions"].items():
        assert kind.read_rules(rules) == kind.rules(edition)
    assert server.get("/house-rules/chess.json")[0] == 404


def test_a_form_and_its_text_are_the_same_rules(server: Server) -> None:
    rules = {"edition": "fx", "wild_points": 50, "knocking": True}
    status, read = told(server, {"game": "card", "rules": rules})
    assert status == 200
    assert read["brief"] == {"edition": "fx", "variants": ["knock"], "wild_points": 50}
    assert tomllib.loads(read["text"]) == {"game": "card", **read["brief"]}
    assert told(server, read["text"]) == (200, read)
    assert told(server, {"game": "card", "rules": read["rules"]}) == (200, read)
    house = read["said"][0]
    assert house["heading"] == "rules-house"
    assert [(rule["option"], rule["rule"]) for rule in house["rules"]] == [
        ("wild_points", "card.score.fx"),
        ("knocking", "card.variant.knock"),
    ]
    assert house["rules"][0]["printed"]["id"] == "rules-printed"


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ("edition = 'intl'\nwild_points = -5", "wild_points"),
        (f"edition = 'intl'\nwild_points = {10**30}", "wild_points"),
        ("edition = 'intl'\nshort = 10", "short"),
        ("edition = 'intl'\nphases = ['set 99']", "phases"),
        ("edition = 'intl'\nphases = [" + "'set 2'," * 600 + "]", "phases"),
        ("edition = 'us'", "edition"),
        ("edition = 'intl'\nvariants = ['free', 'fixed']", "free_order"),
        ({"game": "card", "rules": {"edition": "intl", "wild_points": 1e30}}, "wild_points"),
        ({"game": "card", "rules": {"edition": "intl", "wild_points": None}}, "wild_points"),
        ({"game": "board", "rules": {"edition": "intl", "track": ["start"]}}, "track"),
        ({"game": "dice", "rules": {"edition": "de", "colours": {"L1": "b"}}}, "colours"),
        ({"game": "chess", "rules": {}}, None),
    ],
)
def test_what_is_wrong_is_told_beside_its_field(server: Server, given: Any, field: str | None) -> None:
    status, answer = told(server, given)
    assert status == 400
    assert [problem["field"] for problem in answer["problems"]] == [field]
    assert answer["problems"][0]["says"]["id"]


@pytest.mark.parametrize(
    "given",
    [
        "edition = 'intl'\nwild_points = " + "9" * 5000,
        "edition",
        "a = " + "[" * 3000,
        b'{"game": "card", "rules": {"edition": "intl", "wild_points": ' + b"9" * 5000 + b"}}",
        b'{"game": "card"}',
        b"[" * 3000,
        b"\xff",
    ],
)
def test_what_is_no_file_at_all_is_refused_in_one_sentence(server: Server, given: str | bytes) -> None:
    status, answer = told(server, given)
    assert status == 400
    assert answer["says"]["id"] == f"refusal-{answer['code']}"


@pytest.mark.parametrize("game", GAMES)
def test_players_are_shown_the_ledger_below_headings_and_without_remarks(server: Server, game: str) -> None:
    """In every language: no ids, no names of editions in the code, no word about the program."""
    rules = got(server, f"/rules/{game}.json")
    assert len(rules) >= len(ledger(game)) - 1
    assert all(rule["topic"] and rule["text"] for rule in rules)
    own = r"\b(options?|decision|engine|program|data|edition)\b"
    assert [rule["id"] for rule in rules if re.search(own, rule["text"], re.IGNORECASE)] == []
    for language in LANGUAGES:
        say = Speech(language)
        texts = {rule["id"]: rule_text(say, rule["id"]) for rule in rules}
        remarks = r"\b(card|dice|board)\.[a-z]|`|\b(intl|fx)\b"
        assert [id for id, text in texts.items() if re.search(remarks, text)] == []

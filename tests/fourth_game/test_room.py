"""Two people duel in a room: a real server, real sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenfold.locales import LANGUAGES
from tests.fourth_game.running import BARE, COMMAND, duel
from tests.server.processes import Server
from tests.server.raw import Raw, joining, opening, token, watching, words

SETTINGS = {"game": "duel", "rules": {"edition": "plain"}, "seats": 2, "fill": "random"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", command=COMMAND) as server:
        yield server


class Player(Raw):
    """Knows what it has been told so far."""

    def __init__(self, server: Server, hello: dict[str, Any]) -> None:
        super().__init__(server.socket)
        self.own: dict[str, Any] = {}
        self.says: list[str] = []
        self.version = 0
        self.over = False
        self.room: str = self.ask(hello)["room"]

    def hear(self) -> dict[str, Any]:
        message = super().hear()
        if message["type"] == "update":
            self.version = message["version"]
            self.own = message.get("own") or {}
            self.over = self.over or any(event["what"] == "ended" for event in message.get("events", ()))
            for event in message.get("events", ()):
                self.says += (json.dumps(saying, separators=(",", ":")) for saying in event.get("says", ()))
        return message

    def act(self, do: str) -> dict[str, Any]:
        return self.ask({"type": "act", "id": token()[:20], "version": self.version, "do": do})

    def catch_up(self, version: int) -> None:
        """Updates and the answer to a command come in any order."""
        while self.version < version:
            self.hear()


def opened(server: Server) -> tuple[Player, Player]:
    """Ann has opened a room, Bo has come in, and the game has begun."""
    ann = Player(server, opening(token()) | {"settings": SETTINGS})
    bo = Player(server, joining(ann.room, token()))
    assert ann.ask({"type": "choose-dealer", "id": "dealer", "seat": 0})["type"] == "done"
    begun = ann.ask({"type": "start", "id": "start"})
    for one in (ann, bo):
        one.catch_up(begun["version"])
    return ann, bo


def test_two_people_play_and_nobody_learns_the_others_cards(server: Server, tmp_path: Path) -> None:
    ann, bo = opened(server)
    with ann, bo:
        watcher = Player(server, watching(ann.room))
        hands = [set(one.own["view"]["hand"]) for one in (ann, bo)]
        assert not hands[0] & hands[1]
        assert ann.own["legal"] == [f"play {card}" for card in sorted(hands[0])]
        while not ann.over:
            actor = next(one for one in (ann, bo) if one.own.get("legal"))
            done = actor.act(actor.own["legal"][0])
            for one in (ann, bo, watcher):
                one.catch_up(done["version"])
        assert '{"id":"duel-begin"' not in "".join(ann.says)  # the host said who begins
        dealt = [[said for said in one.says if "duel-deal-seen" in said] for one in (ann, bo, watcher)]
        assert [len(said) for said in dealt] == [1, 1, 0]
        openly = ('{"id":"duel-play', '{"id":"duel-beat', '{"id":"duel-let')
        told = [[said for said in one.says if said.startswith(openly)] for one in (ann, bo, watcher)]
        assert told[0] == told[1] == told[2]  # one narration for all
        watcher.socket.close()
    status, record = server.get(f"/rooms/{ann.room}/record")
    assert status == 200
    file = tmp_path / "record.jsonl"
    file.write_bytes(record)
    assert duel("verify", file).code == 0
    status, raw = server.get(f"/rooms/{ann.room}/replay")
    assert status == 200
    assert b'"duel-deal-seen"' in raw  # all cards lie open


def test_hints_and_refusals_are_sayings(server: Server) -> None:
    ann, bo = opened(server)
    with ann, bo:
        hand = ann.own["view"]["hand"]
        advice = ann.ask({"type": "hint", "id": "h"})
        assert (advice["do"], advice["says"]) == (
            f"play {min(hand)}",
            {"id": "advice-duel-weakest", "facts": {"card": min(hand)}},
        )
        refused = ann.act("let")
        assert (refused["code"], refused["rule"]) == ("duel-nothing-to-answer", "duel.answer")
        assert words(refused) == "There is nothing to answer: play a card."
        refused = ann.act("nonsense")
        assert words(refused).startswith('"nonsense" is not an action of this game')
        assert bo.act("let")["code"] == "not-your-turn"


def test_what_the_page_asks_for_is_there(server: Server) -> None:
    choices = json.loads(server.get("/choices.json")[1])["games"]["duel"]
    assert choices == {
        "editions": {"plain": []},
        "variants": ["low"],
        "seats": [2, 4],
        "bots": ["easy"],
        "hints": True,
    }
    english = (Path(__file__).parent / "locales" / "en" / "duel.ftl").read_bytes()
    for language in LANGUAGES:
        assert server.get(f"/words/duel/{language}.ftl") == (200, english)
    assert server.get("/rules/duel.json") == (200, b"[]")  # they are written down nowhere


def test_a_game_without_an_adviser_refuses_hints(tmp_path: Path) -> None:
    with Server(tmp_path / "data", command=BARE) as server:
        ann, bo = opened(server)
        with ann, bo:
            refused = ann.ask({"type": "hint", "id": "h"})
            assert (refused["type"], refused["code"]) == ("refused", "no-hints")
            assert words(refused) == "There are no hints for this game."
            assert ann.act(ann.own["legal"][0])["type"] == "done"
        assert json.loads(server.get("/choices.json")[1])["games"]["duel"]["hints"] is False
        assert "Traceback" not in server.log_text()

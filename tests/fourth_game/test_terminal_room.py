"""Two people duel in a room, each at a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.run import assert_refused
from tests.cli.terminal import COMMAND as TENFOLD
from tests.fourth_game.running import BARE, COMMAND, duel
from tests.server.processes import Server
from tests.terminal.guest import Guest, all_at_once
from tests.terminal.person import plain


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", command=COMMAND) as server:
        yield server


class Duellist(Guest):
    def __init__(self, home: Path, *arguments: str) -> None:
        super().__init__(home, *arguments, start=COMMAND)
        self._turn = r"Play which card\?|Beat the \d+, or let it be\?"

    def plays_as_advised(self) -> None:
        while self.is_asked():
            before = len(self.everything)
            self.types("hint")
            assert self.is_asked()
            spent = re.search(r"Spend (\d+)", self.everything[before:])
            self.types("let" if spent is None else spent[1])


def test_two_people_duel_from_their_terminals(server: Server, tmp_path: Path) -> None:
    wishes = ("--edition", "plain", "--players", "2", "--name", "Ann")
    ann = Duellist(tmp_path / "ann", "duel", "--open", server.url, *wishes)
    link = ann.link()
    bo = Duellist(tmp_path / "bo", "--join", link, "--name", "Bo")
    bo.sees("Duel, plain: the rules as we invented them")
    ann.sees("Bo sits down.")
    ann.types("start")
    all_at_once(ann.plays_as_advised, bo.plays_as_advised)
    for one in (ann, bo):
        one.types("quit")
        assert one.code() == 0
        shown = plain(one.everything)
        assert len(re.findall(r"You are dealt \d+, \d+, \d+\.", shown)) == 1
        assert "The seed is revealed, and it matches the fingerprint" in shown
        assert re.search(
            r"(You win!|wins\.) The most points decided|share the win\. The points are level", shown
        )


@pytest.mark.parametrize(
    ("command", "refused"),
    [(TENFOLD, 'There is no game "duel"'), (BARE, "This game cannot be played in the terminal.")],
)
def test_who_has_no_table_for_it_is_told_so_in_one_line(
    server: Server, tmp_path: Path, command: tuple[str, ...], refused: str
) -> None:
    ann = Duellist(tmp_path / "ann", "duel", "--open", server.url, "--edition", "plain", "--players", "2")
    ann.sees("Your name")
    ann.types("Ann")
    link = ann.link()
    come = duel("play", "--join", link, "--name", "Bo", "--lang", "en", command=command)
    assert_refused(come, 2, refused)
    ann.dies()

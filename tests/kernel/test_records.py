"""Games of the kernel as ordinary records: they replay by the rules, and their chance and result verify."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tenfold.core import Chance, Event, Over
from tenfold.games.card.actions import Action
from tenfold.games.card.game import CardKind
from tenfold.games.card.state import State
from tenfold.kernel.games import Games
from tenfold.play import GameSeed
from tenfold.play.streams import derived
from tenfold.record import Header, RecordWriter, read_record, verify
from tests.kernel.beside import Beside


class RecordedBeside(Beside):
    """Writes down every event; nature is that of a record's seed, choices are made at random by id."""

    def __init__(self, kind: CardKind, rules: Any, players: int, path: Path) -> None:
        super().__init__(rules, players, seed=3, number=players)
        self.secret = GameSeed(derived(3, players))
        self.events = 0
        header = Header(
            game="card",
            rules=kind.write_rules(rules),
            seats=tuple(f"kernel {seat}" for seat in range(players)),
            commitment=self.secret.commitment,
        )
        self.writer = RecordWriter(path.open("xb"), kind, header)
        self._random = np.random.default_rng(players)

    def _apply(self, action: Action) -> None:
        turn = self.game.turn(self.state)
        self.writer.event(Event(None if isinstance(turn, Chance) else turn.seat, action))  # type: ignore[union-attr]
        self.events += 1
        super()._apply(action)

    def choose(self, state: State, choices: dict[int, Action]) -> int:
        return int(self._random.choice(list(choices)))

    def nature(self, state: State, turn: Chance[Any]) -> Action:
        action: Action = turn.sample(self.secret.stream(self.events))
        return action


@pytest.mark.parametrize(
    ("edition", "variants", "players"), [("intl", ["short:1", "knock"], 4), ("fx", ["fixed", "short:2"], 2)]
)
def test_kernel_games_verify_as_records(
    edition: str, variants: list[str], players: int, tmp_path: Path
) -> None:
    kind, path = CardKind(), tmp_path / "game.jsonl"
    beside = RecordedBeside(kind, kind.rules(edition, variants), players, path)
    with beside.writer:
        beside.play(beside.choose, beside.nature, 100_000)
        games = Games(beside.rules, players=players, games=1)
        games.records[:] = beside.games
        outcome = games.outcome(0)  # the kernel's, not the reference's
        beside.writer.finish(outcome, beside.secret.secret)
    assert verify(read_record(path)) > 10
    turn = beside.game.turn(beside.state)
    assert isinstance(turn, Over)
    assert turn.outcome == outcome

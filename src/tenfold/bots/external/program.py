"""A program at one table: what its seat sees becomes lines, and its answer an action."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec

from tenfold.bots.external.guarded import Nonsense, refuse_game
from tenfold.bots.external.process import process_for
from tenfold.core import Refusal, Stream
from tenfold.games.registry import AnyKind

MOST_LISTED = 1000  # legal actions; of more, the first ones

_numbers = count(1)


class ProgramPlayer:
    """`table` is what the game is called in its lines: two games at a time have two names."""

    def __init__(self, spec: str, kind: AnyKind, rules: Any, seconds: float, table: str = "") -> None:
        self._spec = spec
        self._kind = kind
        self._seconds = seconds
        self._game = {"id": table or str(next(_numbers)), "game": kind.name}
        self._rules = kind.write_rules(rules)
        self._seat = -1
        self._told = b""

    def choose(self, view: Any, legal: Sequence[Any], stream: Stream) -> Any:
        self._sit(view.viewer)
        kind = self._kind
        listed = msgspec.json.encode([kind.write_action(action) for action in legal[:MOST_LISTED]])
        process = process_for(self._spec, self._seat)
        text = process.ask(self._told, kind.write_json(view, {}), listed, self._seconds)
        try:
            return kind.read_action(text)
        except Refusal:
            raise Nonsense(f"it answered {text[:200]!r}, which is not an action") from None

    def _sit(self, seat: int) -> None:
        if seat == self._seat:
            return
        self._seat = seat
        self._told = msgspec.json.encode({**self._game, "seat": seat, "rules": self._rules})
        refuse_game(self._spec, process_for(self._spec, seat).hello().games, self._kind.name)

    def begin_again(self) -> None:
        process_for(self._spec, self._seat).end(hangs=True)

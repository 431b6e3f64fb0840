"""The options that house rules or a record's header may change: how each is read, asked for and said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tenfold.core import BadText, Saying
from tenfold.core.sayings import TERMS, Sentences
from tenfold.games.board.rules import StarPlus
from tenfold.games.board.sayings import OPTION_TRACK
from tenfold.games.board.track import DEFAULT_TRACK, LENGTH, Space, Track, read_track
from tenfold.games.house import Facts, Number, OneOf, Option, Options, Phases, Say, Switch

HOUSE = Sentences("house-board")


@dataclass(frozen=True, kw_only=True)
class _Spaces(Option):
    """The order of the spaces, which the rulebooks do not print (board.track)."""

    form_type = "track"

    def read(self, value: object) -> Track:
        if not isinstance(value, list) or not all(isinstance(space, str) for space in value):
            raise BadText(OPTION_TRACK())
        return read_track(value)

    def sentences(self) -> Mapping[str, Facts]:
        return {"is": {"spaces": TERMS}, "ours": {}}

    def form(self, say: Say) -> dict[str, Any]:
        return {"length": LENGTH, "spaces": {space.value: space.term for space in Space}}

    def in_words(self, say: Say, value: Track) -> Saying:
        return say("ours") if value == DEFAULT_TRACK else say("is", spaces=[space.term for space in value])


OPTIONS = Options(
    "board",
    HOUSE,
    {
        "two_discards_when_full": Switch(rule="board.discard.two-when-full"),
        "swap_minimum": Number(bounds=range(2), rule="board.action.swap.minimum"),
        "star_plus": OneOf(members=StarPlus, rule="board.action.stars"),
        "track": _Spaces(rule="board.track", silent=DEFAULT_TRACK),
        "phases": Phases(rule="board.phases"),
    },
)

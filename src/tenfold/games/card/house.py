"""The options that house rules or a record's header may change: how each is read, asked for and said."""

from __future__ import annotations

from tenfold.core.sayings import Sentences
from tenfold.games.card.rules import Parity, SkipPlay, SkipTarget
from tenfold.games.house import Number, OneOf, Options, Phases, Switch
from tenfold.pieces.placements import Minimum

HOUSE = Sentences("house-card")

OPTIONS = Options(
    "card",
    HOUSE,
    {
        "natural_minimum": OneOf(
            members=Minimum,
            rule={
                Minimum.NONE: "card.wild.no-minimum",
                Minimum.PHASE: "card.wild.natural-minimum",
                Minimum.GROUP: "card.wild.natural-minimum",
            },
        ),
        "wild_points": Number(bounds=range(1000), rule="card.score"),
        "skip_play": OneOf(
            members=SkipPlay,
            rule={SkipPlay.DISCARD: "card.skip.discard", SkipPlay.IN_FRONT: "card.skip.in-front"},
        ),
        "skip_once_per_lap": Switch(rule="card.skip.once-per-lap"),
        "playoff": Switch(rule={True: "card.win.playoff", False: "card.win.shared"}),
        "skip_target": OneOf(members=SkipTarget, rule="card.skip.in-front"),
        "last_card_must_be_discarded": Switch(rule="card.out"),
        "fixed_hands": Switch(rule="card.variant.ten-hands", silent=False),
        "short": Number(bounds=range(1, 100), rule="card.variant.short", silent=None),
        "parity": OneOf(members=Parity, rule="card.variant.even-odd", silent=None),
        "knocking": Switch(rule="card.variant.knock", silent=False),
        "free_order": Switch(rule="card.variant.free-order", silent=False),
        "phases": Phases(rule="card.phases"),
    },
)

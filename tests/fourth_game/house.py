"""The options that house rules or a record's header may change: how each is read, asked for and said."""

from __future__ import annotations

from tenfold.games.house import Options, Switch
from tests.fourth_game.sayings import SAYINGS

OPTIONS = Options("duel", SAYINGS, {"low": Switch(rule="duel.variant.low")})

"""The state that a view allows: nothing is hidden, so there is one."""

from __future__ import annotations

from tenfold.core import Stream
from tenfold.games.determinize import seen
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import State
from tenfold.games.dice.view import View


def determinize(rules: Rules, view: View, stream: Stream) -> State:
    return State(**seen(view, State))

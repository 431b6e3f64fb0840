"""Playing in line mode: the position is printed, a line is typed, the table moves on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tenfold.core import Decide, Event, Illegal, Outcome, Seat, Stream, TenfoldError
from tenfold.games.registry import AnyKind
from tenfold.ledger import rule
from tenfold.play import Bot, Table
from tenfold.terminal import cards
from tenfold.terminal.prompt import Quit
from tenfold.terminal.shorthand import meant

HELP = (
    "draw, take         take the top card of the draw pile or of the discard pile",
    "lay, lay 2         lay your phase (phase 2) down, the first way of the list; or in full:",
    "                   lay 2: 5s(R5 G5 W) 3-6(R3 W B5 G6)",
    "hit R7 1.0         add a card to seat 1's group 0 (a wild on a run: low or high);",
    "                   hit alone lists what fits",
    "discard R5         end your turn; discard S 2 makes seat 2 lose a turn",
    "knock, pass        when a discard may be knocked for",
    "moves              list what you can do now; type a move's number to do it",
    "rule               the rule behind the last refusal",
    "quit               stop; a record keeps the game so far",
)


class LineGame:
    """One person at `seat`, bots in the others."""

    def __init__(
        self,
        kind: AnyKind,
        rules: Any,
        table: Table[Any, Any, Any],
        names: Sequence[str],
        seat: Seat,
        bots: Mapping[Seat, tuple[Bot[Any, Any], Stream]],
        ask: Callable[[str], str],
        say: Callable[[str], None],
    ) -> None:
        self._kind = kind
        self._rules = rules
        self._table = table
        self._names = names
        self._seat = seat
        self._bots = bots
        self._ask = ask
        self._say = say
        self._refused: str | None = None

    def play(self) -> Outcome:
        """To the end of the game; Quit if the person stops."""
        while isinstance(turn := self._table.settle(), Decide):
            before = self._table.state
            if turn.seat == self._seat:
                self._person()
            else:
                bot, stream = self._bots[turn.seat]
                view = self._table.game.view(before, turn.seat)
                self._table.act(bot.choose(view, self._table.game.legal(before), stream))
            if cards.hand_ended(before, self._table.state):
                self._lines(cards.score_sheet(self._rules, self._table.state.sheet, self._names))
        return turn.outcome

    def tell(self, event: Event[Any]) -> None:
        """Say what happened, as the person may know it."""
        shown = self._table.game.redact(self._table.state, event, self._seat)
        name = "" if shown.seat is None else self._names[shown.seat] + ": "
        self._say(f"  {name}{self._kind.write_action(shown.action)}")

    def _person(self) -> None:
        game, state = self._table.game, self._table.state
        self._say("")
        self._lines(cards.position(self._rules, game.view(state, self._seat), self._names))
        while True:
            words = self._ask(self._prompt(state))
            try:
                action = self._understood(words, state)
                if action is not None:
                    self._table.act(action)
                    return
            except Illegal as refusal:
                self._refused = refusal.rule
                self._say(f"{refusal.message} (rule {refusal.rule}; type rule to read it)")
            except TenfoldError as problem:
                self._say(problem.message)

    def _prompt(self, state: Any) -> str:
        kinds = {self._kind.write_action(action).split()[0] for action in self._table.game.legal(state)}
        return f"{' / '.join(sorted(kinds))} >"

    def _understood(self, words: str, state: Any) -> Any | None:
        """The action meant, or None if the words were a question that is answered now."""
        legal = self._table.game.legal(state)
        match words.split():
            case []:
                return None
            case ["help" | "?"]:
                self._lines(HELP)
            case ["moves"]:
                self._lines([f"{at:>3}  {self._kind.write_action(a)}" for at, a in enumerate(legal, 1)])
            case ["rule"]:
                self._say(rule(self._refused).text if self._refused else "nothing has been refused yet")
            case ["quit" | "q"]:
                raise Quit
            case [number] if number.isdecimal():
                if len(number) < 10 and 1 <= int(number) <= len(legal):
                    return legal[int(number) - 1]
                self._say(f"there are {len(legal)} moves: type moves to see them")
            case few:
                return meant(self._table.game, state, few) or self._kind.read_action(words)
        return None

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._say(line)

"""The board as lines: whose turn it is, the track, players and groups, phase markers, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tenfold.core import Seat
from tenfold.games.board.actions import Held, Move, Star
from tenfold.games.board.rules import MINIMUM, Rules
from tenfold.games.board.state import Stage, as_wilds, held_cards
from tenfold.games.board.view import View
from tenfold.locales import Speech
from tenfold.locales.rendering import said_group, said_phase
from tenfold.pieces.cards import NUMBER_OF, Card, Cards, write_cards
from tenfold.pieces.distance import shortfall
from tenfold.terminal.board.names import PIECES, action_of, places
from tenfold.terminal.board.track import TrackPicture, reachable
from tenfold.terminal.paint import Paint
from tenfold.terminal.wrap import GLUE, columns, padded, wrapped

LABEL = 24  # columns


def waited_for(view: View) -> Seat | None:
    """Who must decide; None if nature is next or the game is over."""
    if view.stage in (Stage.LOT, Stage.DEAL, Stage.ROLL, Stage.DRAWING, Stage.TURNING, Stage.OVER):
        return None
    if view.stage is Stage.GIVE:
        return view.giver
    return view.keepers[0] if view.stage is Stage.KEEP else view.seat


class Layout:
    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, paint: Paint, width: int) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._paint = paint
        self._width = width
        self._column = max(map(columns, names))
        self._track = TrackPicture(rules, say, paint, width)

    def table(self, view: View) -> Iterator[str]:
        """Everything but the player's own hand."""
        for line in wrapped(f"── {self._heading(view)} ", self._width, indent=3):
            rule = "─" * (min(self._width, 60) - columns(line) - 1)
            yield self._paint.strong(f"{line} {rule}" if rule else line)
        waiting = self.waiting(view)
        if waiting:
            yield from wrapped(waiting, self._width)
        if view.stage in (Stage.MOVE, Stage.STAR):  # where it matters; `track` shows it at any time
            yield from self.track(view)
        yield from wrapped(self._piles(view), self._width)
        lying = places(view)
        for seat in range(len(view.pieces)):
            yield from wrapped(self._player(view, seat), self._width, indent=6)
            for place in lying:
                if place.seat == seat:
                    cards = self._lines([self._paint.card(card) for card in place.group.cards], indent=16)
                    name = said_group(place.group.name, self._say)
                    yield f"      {place.letter}  {name:<6} " + ("\n" + " " * 16).join(cards)
        yield from wrapped(self.markers(view), self._width, indent=4)

    def _heading(self, view: View) -> str:
        say = self._say
        if view.stage in (Stage.KEEP, Stage.OVER):
            return say("board-round-over")
        mine = view.seat == view.viewer
        whose = say("board-your-turn") if mine else say("board-turn-of", name=self._names[view.seat])
        if view.dice is None:
            return whose
        return f"{whose} · {say('board-dice', low=view.dice[0], high=view.dice[1])}"

    def waiting(self, view: View) -> str | None:
        """Who is being waited for, and why; None if it is the viewer."""
        seat = waited_for(view)
        if seat is None or seat == view.viewer:
            return None
        if view.stage is Stage.GIVE:
            facts = {"asker": self._names[view.seat], "number": view.asked}
            return self._say("board-wait-give", name=self._names[seat], **facts)
        if view.stage is Stage.KEEP:
            names = ", ".join(self._names[keeper] for keeper in view.keepers)
            return self._say("board-wait-keep", names=names)
        return self._say("board-wait-turn", name=self._names[seat])

    # --- the track ---

    def track(self, view: View) -> Iterator[str]:
        """The track; where a piece can move, what each reachable space would do."""
        goals = reachable(self._rules, view)
        marks: dict[int, str] = {}
        for at, action in goals.items():
            marks[at] = f">{action.steps}" if isinstance(action, Move) else ">*"
        yield from self._track.lines(view.pieces, view.viewer, marks)
        for at, action in goals.items():
            space = self._rules.track[at]
            label = f"{action.steps}: " if isinstance(action, Move) else ""
            if isinstance(action, Move | Star):
                text = f"  {label}{self._say(space.term)} · {action_of(self._say, space)}"
                yield from wrapped(text, self._width, indent=5)

    def _piles(self, view: View) -> str:
        top = view.discard[-1] if view.discard else None
        shown = self._say("table-empty") if top is None else self._paint.card(top)
        return self._say("board-piles", count=view.deck_size, top=shown, below=max(len(view.discard) - 1, 0))

    # --- players ---

    def _player(self, view: View, seat: Seat) -> str:
        say = self._say
        marker = view.markers[seat]
        if marker == self._rules.wreath:
            facts = [say("board-on-wreath")]
        else:
            facts = [say("table-laid" if view.table[seat] else "table-phase", number=marker)]
        facts.append(say("table-cards", count=view.hand_sizes[seat]))
        if view.jokers[seat]:
            facts.append(say("board-jokers", cards=write_cards(view.jokers[seat])))
        facts += self._known(view, seat)
        mark = ">" if seat == (view.keepers[0] if view.keepers else view.seat) else " "
        whole = [fact.replace(" ", GLUE) for fact in facts]
        name = padded(self._names[seat], self._column)
        return f"{mark} {PIECES[seat]} {name}  {f'{GLUE}· '.join(whole)}"

    def _known(self, view: View, seat: Seat) -> list[str]:
        """What the viewer knows of another's hand."""
        if seat == view.viewer:
            return []
        cards = [str(card) for card in sorted((*view.shown[seat], *view.told[seat]))]
        numbers = Counter(view.numbers[seat]) - Counter(NUMBER_OF[card] for card in view.told[seat])
        holds = " ".join([*cards, *(f"?{number}" for number in numbers.elements())])
        facts = [self._say("board-holds", cards=holds)] if holds else []
        if view.absent[seat]:
            facts.append(self._say("board-lacks", numbers=" ".join(map(str, view.absent[seat]))))
        return facts

    def markers(self, view: View) -> str:
        """The phase spaces and the wreath, with the markers on them (board.material)."""
        spaces = []
        for number in range(1, self._rules.wreath + 1):
            here = "".join(PIECES[seat] for seat, marker in enumerate(view.markers) if marker == number)
            name = self._say("board-wreath") if number == self._rules.wreath else str(number)
            spaces.append(self._paint.strong(f"{name}[{here}]") if here else name)
        return f"{self._say('board-markers')}: {' '.join(spaces)}"

    def sheet(self, view: View) -> Iterator[str]:
        """Where everybody's marker stands, and what lies before it."""
        yield self._paint.strong(self._say("board-sheet"))
        for seat, marker in enumerate(view.markers):
            if marker == self._rules.wreath:
                text = self._say("board-on-wreath")
            else:
                needs = said_phase(str(self._rules.phase(marker)), self._say)
                text = self._say("your-open-phase", number=marker, needs=needs)
            line = f"  {PIECES[seat]} {padded(self._names[seat], self._column)}  {text}"
            yield from wrapped(line, self._width, indent=6)
        yield from wrapped(self.markers(view), self._width, indent=4)

    # --- the hand ---

    def hand(self, view: View, by_colour: bool) -> Iterator[str]:
        """The player's own cards, what they are for, and how many are missing."""
        assert view.hand is not None
        assert view.viewer is not None
        marker = view.markers[view.viewer]
        jokers = view.jokers[view.viewer]
        if view.table[view.viewer]:
            yield from wrapped(self._say("board-phase-lies"), self._width)
        elif marker < self._rules.wreath:
            phase = self._rules.phase(marker)
            distance = shortfall(phase, as_wilds(view.hand, jokers), MINIMUM).distance
            needs = self._say("your-phase", number=marker, needs=said_phase(str(phase), self._say))
            yield from wrapped(f"{needs} ({self._say('your-distance', distance=distance)})", self._width)
        if view.stage is Stage.PICK and view.seat == view.viewer:
            yield from self._listed(self._say("board-pile"), [self._pile_card(c) for c in view.discard[::-1]])
        yield from self._listed(
            self._say("your-hand"),
            [self._paint.card(str(held)) for held in in_order(view.hand, jokers, by_colour)],
        )

    def _listed(self, label: str, cards: Sequence[str]) -> Iterator[str]:
        """Beside a short label, below a long one."""
        indent = columns(label) + 2 if columns(label) < LABEL else 2
        lines = self._lines(cards, indent=indent)
        yield f"{label}:" + (" " if indent > 2 else "\n  ") + ("\n" + " " * indent).join(lines)

    def _pile_card(self, card: Card | None) -> str:
        return "?" if card is None else self._paint.card(card)

    def _lines(self, cards: Sequence[str], indent: int) -> list[str]:
        """Cards in lines that fit beside the indent; at least one line, be it empty."""
        lines = [""]
        for card in cards:
            longer = f"{lines[-1]} {card}" if lines[-1] else card
            if lines[-1] and columns(longer) > max(12, self._width - indent):
                lines.append(card)
            else:
                lines[-1] = longer
        return lines


def in_order(hand: Cards, jokers: Cards, by_colour: bool) -> tuple[Held, ...]:
    """The hand by number or by colour; jokers come last."""
    ordinary = tuple(sorted(hand, key=lambda card: (card % 4, card))) if by_colour else hand
    return held_cards(ordinary, jokers)

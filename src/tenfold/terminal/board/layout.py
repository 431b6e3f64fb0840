"""The board as lines: whose turn it is, the track, players and groups, phase markers, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tenfold.core import Seat
from tenfold.games.board.actions import Held, Move, Star
from tenfold.games.board.state import Stage, as_wilds, held_cards
from tenfold.games.board.view import View
from tenfold.locales import Speech
from tenfold.locales.rendering import said_phase
from tenfold.pieces.cards import NUMBER_OF, Cards, write_cards
from tenfold.terminal.board.names import PIECES, action_of, groups_of
from tenfold.terminal.board.track import TrackLayout, reachable
from tenfold.terminal.wrap import columns, padded

LABEL = 24  # columns


def waited_for(view: View) -> Seat | None:
    """Who must decide; None if nature is next or the game is over."""
    if view.stage in (Stage.LOT, Stage.DEAL, Stage.ROLL, Stage.DRAWING, Stage.TURNING, Stage.OVER):
        return None
    if view.stage is Stage.GIVE:
        return view.giver
    return view.keepers[0] if view.stage is Stage.KEEP else view.seat


class BoardLayout(TrackLayout):
    def table(self, view: View) -> Iterator[str]:
        yield from self._heading(self._whose_turn(view))
        waiting = self.waiting(view)
        if waiting:
            yield from self._wrapped(waiting)
        if view.stage in (Stage.MOVE, Stage.STAR):  # where it matters; `track` shows it at any time
            yield from self.track(view)
        yield from self._wrapped(self._piles(view))
        lying = groups_of(view)
        for seat in range(len(view.pieces)):
            mark = ">" if seat == (view.keepers[0] if view.keepers else view.seat) else " "
            player = self._player(f"{mark} {PIECES[seat]}", seat, self._facts(view, seat))
            yield from self._wrapped(player, indent=6)
            yield from self._groups(lying, seat, margin=6)
        yield from self._wrapped(self.markers(view), indent=4)

    def _whose_turn(self, view: View) -> str:
        say = self._say
        if view.stage in (Stage.KEEP, Stage.OVER):
            return say("board-round-is-over", number=view.round)
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
        yield from self._spaces(view.pieces, view.viewer, marks)
        for at, action in goals.items():
            space = self._rules.track[at]
            label = f"{action.steps}: " if isinstance(action, Move) else ""
            if isinstance(action, Move | Star):
                text = f"  {label}{self._say(space.term)} · {action_of(self._say, space)}"
                yield from self._wrapped(text, indent=5)

    def _piles(self, view: View) -> str:
        top = view.discard[-1] if view.discard else None
        shown = self._say("table-empty") if top is None else self._paint.card(top)
        return self._say("board-piles", count=view.deck_size, top=shown, below=max(len(view.discard) - 1, 0))

    # --- players ---

    def _facts(self, view: View, seat: Seat) -> list[str]:
        say = self._say
        marker = view.markers[seat]
        if marker == self._rules.wreath:
            facts = [say("board-on-wreath")]
        else:
            facts = [say("table-laid" if view.table[seat] else "table-phase", number=marker)]
        facts.append(say("table-cards", count=view.hand_sizes[seat]))
        return facts + known(view, seat, say)

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
            yield from self._wrapped(line, indent=6)
        yield from self._wrapped(self.markers(view), indent=4)

    # --- the hand ---

    def hand(self, view: View, by_colour: bool) -> Iterator[str]:
        assert view.hand is not None
        assert view.viewer is not None
        marker = view.markers[view.viewer]
        jokers = view.jokers[view.viewer]
        if view.table[view.viewer]:
            yield from self._wrapped(self._say("board-phase-lies"))
        elif marker < self._rules.wreath:
            yield from self._phase_needed("your-phase", marker, as_wilds(view.hand, jokers))
        if view.stage is Stage.PICK and view.seat == view.viewer:
            pile = ["?" if card is None else self._paint.card(card) for card in view.discard[::-1]]
            yield self._listed(self._say("board-pile"), pile)
        ordered = in_order(view.hand, jokers, by_colour)
        yield self._listed(self._say("your-hand"), [self._paint.card(str(held)) for held in ordered])

    def _listed(self, label: str, cards: Sequence[str]) -> str:
        """Beside a short label, below a long one."""
        indent = columns(label) + 2 if columns(label) < LABEL else 2
        return self._beside(f"{label}:" + (" " if indent > 2 else "\n  "), cards, indent)


def in_order(hand: Cards, jokers: Cards, by_colour: bool) -> tuple[Held, ...]:
    """The hand by number or by colour; jokers come last."""
    ordinary = tuple(sorted(hand, key=lambda card: (card % 4, card))) if by_colour else hand
    return held_cards(ordinary, jokers)


def known(view: View, seat: Seat, say: Speech) -> list[str]:
    """A seat's jokers, which all see, and what the viewer knows of another's hand."""
    facts = [say("board-jokers", cards=write_cards(view.jokers[seat]))] if view.jokers[seat] else []
    if seat == view.viewer:
        return facts
    cards = [str(card) for card in sorted((*view.shown[seat], *view.told[seat]))]
    numbers = Counter(view.numbers[seat]) - Counter(NUMBER_OF[card] for card in view.told[seat])
    holds = " ".join([*cards, *(f"?{number}" for number in numbers.elements())])
    facts += [say("board-holds", cards=holds)] if holds else []
    if view.absent[seat]:
        facts.append(say("board-lacks", numbers=" ".join(map(str, view.absent[seat]))))
    return facts

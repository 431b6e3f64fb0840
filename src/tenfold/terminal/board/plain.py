"""The board game as plain lines for replays and transcripts: positions and the phase markers."""

from __future__ import annotations

from tenfold.games.board.actions import listed
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage, State, held_cards
from tenfold.games.board.view import View
from tenfold.pieces.cards import Cards, write_cards
from tenfold.terminal.plain import Plain


class PlainBoard(Plain):
    _rules: Rules

    def position(self, view: View) -> list[str]:
        pile = " ".join("?" if card is None else str(card) for card in view.discard)
        lines = [f"draw pile {view.deck_size} cards, discard pile {pile or 'empty'}"]
        if view.dice is not None:
            lines.append(f"dice {view.dice[0]} and {view.dice[1]}")
        for seat, size in enumerate(view.hand_sizes):
            known = self._known(view, seat)
            facts = f"{size:>2} cards  {self._place(view.markers, view.pieces, seat)}{known}"
            lines.append(f"{self._mark(view, seat)} {seat} {self._named(seat)}  {facts}")
            lines += self._groups(seat, view.table[seat])
        if view.viewer is not None and view.hand is not None:
            mine = held_cards(view.hand, view.jokers[view.viewer])
            lines.append(f"your hand: {listed(mine)}")
            if view.markers[view.viewer] < self._rules.wreath:
                number = view.markers[view.viewer]
                lines.append(f"your phase: {number} ({self._rules.phase(number)})")
        return lines

    def everything(self, state: State) -> list[str]:
        """All hands, groups and the whole discard pile."""
        pile = write_cards(state.discard) or "empty"
        lines = [f"draw pile {len(state.deck)} cards, discard pile {pile}"]
        for seat, hand in enumerate(state.hands):
            cards = listed(held_cards(hand, state.jokers[seat]))
            place = self._place(state.markers, state.pieces, seat)
            mark = ">" if seat == state.seat else " "
            lines.append(f"{mark} {seat} {self._named(seat)}  {place}  {cards}")
            lines += self._groups(seat, state.table[seat])
        return lines

    def score_sheet(self, state: State) -> list[str]:
        """Where the phase markers stand; the wreath is *."""
        last = self._rules.wreath
        lines = []
        for seat, marker in enumerate(state.markers):
            spaces = " ".join(
                f"{'#' if number == marker else '*' if number == last else number!s:>2}"
                for number in range(1, last + 1)
            )
            lines.append(f"  {self._named(seat)}  [{spaces}]  space {state.pieces[seat]}")
        return lines

    def ended_a_part(self, before: State, after: State) -> bool:
        """Whether a round ended."""
        return before.stage is Stage.PLAY and after.stage in (Stage.KEEP, Stage.DEAL, Stage.OVER)

    def _place(self, markers: tuple[int, ...], pieces: tuple[int, ...], seat: int) -> str:
        marker = "wreath" if markers[seat] == self._rules.wreath else f"phase {markers[seat]}"
        at = pieces[seat]
        return f"{marker:<8}  space {at} ({self._rules.track[at].value})"

    def _mark(self, view: View, seat: int) -> str:
        """Who is on turn, and who else must decide."""
        if view.stage is Stage.OVER:
            return " "
        if view.stage is Stage.GIVE and seat == view.giver:
            return "?"
        if view.stage is Stage.KEEP:
            return "?" if seat == view.keepers[0] else " "
        return ">" if seat == view.seat else " "

    def _known(self, view: View, seat: int) -> str:
        """What the viewer knows of another's hand."""
        facts = [_words("jokers", view.jokers[seat])]
        if seat != view.viewer:
            facts.append(_words("known", view.shown[seat] + view.told[seat]))
            facts += (f"a {number}" for number in view.numbers[seat])
            facts += (f"no {number}" for number in view.absent[seat])
        told = ", ".join(fact for fact in facts if fact)
        return f"  ({told})" if told else ""


def _words(name: str, cards: Cards) -> str:
    return f"{name} {write_cards(cards)}" if cards else ""

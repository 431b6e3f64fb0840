"""The board game as plain lines for replays and transcripts: positions and the phase markers."""

from __future__ import annotations

from tenfold.games.board.actions import listed
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage, State, held_cards
from tenfold.games.board.view import View
from tenfold.pieces.cards import write_cards
from tenfold.terminal.board.layout import known
from tenfold.terminal.plain import Plain


class PlainBoard(Plain):
    _rules: Rules

    def position(self, view: View) -> list[str]:
        pile = " ".join("?" if card is None else str(card) for card in view.discard)
        say = self._say
        lines = [self._piles(view.deck_size, pile)]
        if view.dice is not None:
            lines.append(say("board-dice", low=view.dice[0], high=view.dice[1]))
        for seat, size in enumerate(view.hand_sizes):
            told = ", ".join(known(view, seat, say))
            place = self._place(view.markers, view.pieces, seat)
            facts = f"{say('table-cards', count=size):>8}  {place}{f'  ({told})' if told else ''}"
            lines.append(f"{self._mark(view, seat)} {seat} {self._named(seat)}  {facts}")
            lines += self._groups(seat, view.table[seat])
        if view.viewer is not None and view.hand is not None:
            mine = held_cards(view.hand, view.jokers[view.viewer])
            lines.append(say("plain-hand", cards=listed(mine)))
            if view.markers[view.viewer] < self._rules.wreath:
                number = view.markers[view.viewer]
                asked = f"{number} ({self._needs(self._rules.phase(number))})"
                lines.append(say("plain-phase", phases=asked))
        return lines

    def everything(self, state: State) -> list[str]:
        """All hands, groups and the whole discard pile."""
        lines = [self._piles(len(state.deck), write_cards(state.discard))]
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
            at = self._say("plain-space", at=state.pieces[seat])
            lines.append(f"  {self._named(seat)}  [{spaces}]  {at}")
        return lines

    def ended_a_part(self, before: State, after: State) -> bool:
        """Whether a round ended."""
        return before.stage is Stage.PLAY and after.stage in (Stage.KEEP, Stage.DEAL, Stage.OVER)

    def _place(self, markers: tuple[int, ...], pieces: tuple[int, ...], seat: int) -> str:
        say, done, at = self._say, markers[seat] == self._rules.wreath, pieces[seat]
        marker = say("board-wreath") if done else say("at-phase", number=markers[seat])
        space = say(self._rules.track[at].term)
        return f"{marker:<8}  {say('plain-space', at=at)} ({space})"

    def _mark(self, view: View, seat: int) -> str:
        """Who is on turn, and who else must decide."""
        if view.stage is Stage.OVER:
            return " "
        if view.stage is Stage.GIVE and seat == view.giver:
            return "?"
        if view.stage is Stage.KEEP:
            return "?" if seat == view.keepers[0] else " "
        return ">" if seat == view.seat else " "

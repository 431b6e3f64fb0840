"""What a player means by typed words: `take`, `lay`, `hit R7 b`, `discard S East`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tenfold.core import Seat
from tenfold.games.card.actions import DRAW_FROM_DECK, KNOCK, PASS, TAKE_DISCARD, Action, Discard, Hit, Lay
from tenfold.games.card.notation import read_table
from tenfold.games.card.scoring import card_points
from tenfold.games.card.state import Stage, open_phases
from tenfold.games.card.view import View
from tenfold.games.shape import read_lay_down
from tenfold.pieces.cards import SKIP, WILD, Card, Cards, read_card, write_cards
from tenfold.pieces.distance import shortfall
from tenfold.pieces.groups import End, Group, Run
from tenfold.pieces.laydown import LayDown, best_lay_down
from tenfold.terminal.card.layout import groups_of
from tenfold.terminal.typing import GroupTypist, Unclear


class CardTypist(GroupTypist):
    single_words: ClassVar[dict[str, Action]] = {
        "draw": DRAW_FROM_DECK,
        "take": TAKE_DISCARD,
        "knock": KNOCK,
        "pass": PASS,
    }
    addition = Hit
    command = "hit"
    fit_rule = "card.hit.fit"
    where_rule = "card.hit.where"

    # --- laying ---

    def _lay(self, rest: Sequence[str], view: View) -> Action:
        assert view.viewer is not None
        numbers = open_phases(self._rules, view, view.viewer)
        head, colon, groups = " ".join(rest).partition(":")
        named = int(head) if head.strip().isdecimal() and len(head) < 4 else None
        if groups and named is not None:
            return Lay(named, *read_lay_down(read_table, groups))
        if rest and (named is None or colon):
            return Lay(numbers[0] if numbers else 1, *read_lay_down(read_table, " ".join(rest)))
        wanted = list(numbers) if named is None else [named]
        ready = [(number, found) for number in wanted if (found := self._best(number, view)) is not None]
        if ready:
            return Lay(*ready[-1])  # in free order the last of the list is the hardest
        if view.stage is not Stage.PLAY or not set(wanted) & set(numbers):
            return Lay(wanted[0] if wanted else 1, ())  # not now, or not this phase: the rules say why
        nearest = min(wanted, key=lambda number: self._distance(number, view))
        raise Unclear(
            self._say("lay-missing", number=nearest, distance=self._distance(nearest, view)),
            rule="card.laydown.whole",
        )

    def _best(self, number: int, view: View) -> LayDown | None:
        if not 1 <= number <= len(self._rules.phases) or view.hand is None:
            return None
        return best_lay_down(
            self._rules.phase(number),
            view.hand,
            self._rules.natural_minimum,
            lambda card: card_points(self._rules, card),
        )

    def _distance(self, number: int, view: View) -> int:
        assert view.hand is not None
        return shortfall(self._rules.phase(number), view.hand, self._rules.natural_minimum).distance

    # --- hitting ---

    def _hit(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.PLAY or view.viewer is None or view.laid[view.viewer] is None:
            return Hit(WILD, 0, 0)  # not now: the rules say why
        hit: Hit = self._add(rest, view, groups_of(view))
        return hit

    def _held(self, word: str, view: View) -> Card:
        return read_card(word)

    def _mine(self, view: View) -> Cards:
        assert view.hand is not None
        return view.hand

    def _open_ends(self, card: Card, group: Group) -> list[End | None]:
        ends = group.wild_ends() if card == WILD else (None,)
        return [end for end in ends if group.takes(card, end)]

    def _meant_end(self, card: Card, group: Group, end: End | None) -> End | None:
        return end if isinstance(group, Run) else None

    def _which_rule(self, fits: Sequence[Hit]) -> str:
        one_run = len({(hit.seat, hit.group) for hit in fits}) == 1
        return "card.wild.unnumbered-group" if one_run else self.where_rule

    # --- discarding ---

    def _discard(self, rest: Sequence[str], view: View) -> Action:
        assert view.hand is not None
        if view.stage is not Stage.PLAY:
            return Discard(WILD)  # not now: the rules say why
        if not rest:
            raise Unclear(self._say("which-card", hand=write_cards(view.hand)))
        card: Card = read_card(rest[0])
        if len(rest) > 1:
            return Discard(card, self._seat(" ".join(rest[1:]), view))
        return Discard(card, self._only_target(view) if card == SKIP else None)

    def _only_target(self, view: View) -> Seat | None:
        """Whom a skip must mean where there is only one opponent, who can lose a turn."""
        others = [seat for seat in view.playing if seat != view.viewer]
        free = [seat for seat in others if not view.skips[seat] and seat not in view.lap]
        return free[0] if len(others) == 1 and free else None

    def _seat(self, name: str, view: View) -> Seat:
        for seat in view.playing:
            if name.casefold() in (self._names[seat].casefold(), str(seat)):
                return seat
        others = ", ".join(self._names[seat] for seat in view.playing if seat != view.viewer)
        raise Unclear(self._say("no-such-player", name=name, names=others))

    readers: ClassVar = {"lay": _lay, "hit": _hit, "discard": _discard}

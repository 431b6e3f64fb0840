"""What a player means by typed words: `take`, `lay`, `hit R7 b`, `discard S East`.

Few words are completed where only one thing can be meant; otherwise the answer says what is missing.
Whether the action is allowed is not decided here.
"""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core import Seat
from tenfold.games.card.actions import (
    DRAW_FROM_DECK,
    KNOCK,
    PASS,
    TAKE_DISCARD,
    Action,
    Discard,
    Hit,
    Lay,
)
from tenfold.games.card.notation import read_table
from tenfold.games.card.rules import Rules
from tenfold.games.card.scoring import card_points
from tenfold.games.card.state import Stage, open_phases
from tenfold.games.card.view import View
from tenfold.locales import Speech
from tenfold.pieces.cards import SKIP, WILD, Card, read_card, write_cards
from tenfold.pieces.distance import shortfall
from tenfold.pieces.groups import End, Run
from tenfold.pieces.laydown import LayDown, best_lay_down
from tenfold.terminal.card.layout import Place, places
from tenfold.terminal.screen import NotUnderstood, Unclear
from tenfold.terminal.words import Words

_SINGLE_WORDS: dict[str, Action] = {
    "draw": DRAW_FROM_DECK,
    "take": TAKE_DISCARD,
    "knock": KNOCK,
    "pass": PASS,
}


class Typist:
    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, words: Words) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._words = words

    def action(self, command: str, rest: Sequence[str], view: View) -> Action:
        """The action, or Unclear with what is missing; NotUnderstood if words are left over."""
        if command in _SINGLE_WORDS:
            if rest:
                raise NotUnderstood
            return _SINGLE_WORDS[command]
        read = {"lay": self._lay, "hit": self._hit, "discard": self._discard}[command]
        return read(rest, view)

    # --- laying ---

    def _lay(self, rest: Sequence[str], view: View) -> Action:
        assert view.viewer is not None
        numbers = open_phases(self._rules, view, view.viewer)
        head, colon, groups = " ".join(rest).partition(":")
        named = int(head) if head.strip().isdecimal() and len(head) < 4 else None
        if groups and named is not None:
            return Lay(named, read_table(groups))
        if rest and (named is None or colon):
            return Lay(numbers[0] if numbers else 1, read_table(" ".join(rest)))
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
        assert view.hand is not None
        lying = places(view)
        if view.stage is not Stage.PLAY or view.viewer is None or view.laid[view.viewer] is None:
            return Hit(WILD, 0, 0)  # not now: the rules say why
        if not rest:
            fitting = [card for card in view.hand if any(p.group.takes(card) for p in lying) or card == WILD]
            if not fitting:
                raise Unclear(self._say("hit-nothing"), rule="card.hit.fit")
            raise Unclear(self._say("which-card", hand=write_cards(dict.fromkeys(fitting))))
        card, end, where = read_card(rest[0]), self._end(rest[-1]), rest[1:]
        if end is not None:
            where = where[:-1]
        if len(where) > 1:
            raise NotUnderstood
        if where:
            place = self._place(where[0], lying)
            return Hit(card, place.seat, place.at, end if isinstance(place.group, Run) else None)
        fits = [
            Hit(card, place.seat, place.at, at)
            for place in lying
            for at in (place.group.wild_ends() if card == WILD else (None,))
            if place.group.takes(card, at) and (end is None or at in (end, None))
        ]
        if len(fits) == 1 or card not in view.hand:
            return fits[0] if fits else Hit(card, lying[0].seat, lying[0].at)
        if not fits:
            raise Unclear(self._say("hit-nowhere", card=card), rule="card.hit.fit")
        choices = ", ".join(self._typed(hit, lying) for hit in fits)
        one_run = len({(hit.seat, hit.group) for hit in fits}) == 1
        rule = "card.wild.unnumbered-group" if one_run else "card.hit.where"
        raise Unclear(self._say("hit-which", card=card, choices=choices), rule=rule)

    def _place(self, text: str, lying: list[Place]) -> Place:
        for place in lying:
            if text.lower() in (place.letter, f"{place.seat}.{place.at}"):
                return place
        groups = ", ".join(f"{place.letter} {place.group}" for place in lying)
        raise Unclear(self._say("hit-no-group", group=text, groups=groups), rule="card.hit.where")

    def _end(self, word: str) -> End | None:
        meaning = self._words.meaning(word)
        return End(meaning) if meaning in ("low", "high") else None

    def _typed(self, hit: Hit, lying: list[Place]) -> str:
        """How the player would type this hit."""
        letter = next(place.letter for place in lying if (place.seat, place.at) == (hit.seat, hit.group))
        end = f" {self._words.shown(hit.end.value)}" if hit.end else ""
        return f"{self._words.shown('hit')} {hit.card} {letter}{end}"

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

"""What a player means by typed words: `take`, `lay`, `hit R7 b`, `discard S East`.

Few words are completed where only one thing can be meant; otherwise the answer says what is missing.
Whether the action is allowed is not decided here.
"""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core import Seat
from tenfold.games.cards.actions import (
    DRAW_FROM_DECK,
    KNOCK,
    PASS,
    TAKE_DISCARD,
    Action,
    Discard,
    Hit,
    Lay,
)
from tenfold.games.cards.notation import read_table
from tenfold.games.cards.rules import Rules
from tenfold.games.cards.scoring import card_points
from tenfold.games.cards.state import Stage, open_phases
from tenfold.games.cards.view import View
from tenfold.locales import Speech
from tenfold.pieces.cards import WILD, Card, read_card, write_cards
from tenfold.pieces.distance import shortfall
from tenfold.pieces.groups import End
from tenfold.pieces.laydown import LayDown, best_lay_down
from tenfold.terminal.card.layout import Place, places
from tenfold.terminal.person import Unclear
from tenfold.terminal.words import Words


class Typist:
    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, words: Words) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._words = words

    def action(self, command: str, rest: Sequence[str], view: View) -> Action:
        """The action, or Unclear with what is missing."""
        match command:
            case "draw":
                return DRAW_FROM_DECK
            case "take":
                return TAKE_DISCARD
            case "knock":
                return KNOCK
            case "pass":
                return PASS
            case "lay":
                return self._lay(rest, view)
            case "hit":
                return self._hit(rest, view)
            case _:
                return self._discard(rest, view)

    # --- laying ---

    def _lay(self, rest: Sequence[str], view: View) -> Action:
        assert view.viewer is not None
        numbers = open_phases(self._rules, view, view.viewer)
        text = " ".join(rest)
        if "(" in text:
            head, colon, groups = text.partition(":")
            named = int(head) if colon and head.strip().isdecimal() and len(head) < 4 else None
            number = named if named is not None else numbers[0] if numbers else 1
            return Lay(number, read_table(groups if colon else text))
        wanted = [int(rest[0])] if rest and rest[0].isdecimal() and len(rest[0]) < 4 else list(numbers)
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
            raise Unclear(self._say("which-card", hand=write_cards(fitting)))
        card = read_card(rest[0])
        end = self._end(rest[-1]) if len(rest) > 2 else None
        if len(rest) > 1:
            place = self._place(rest[1], lying)
            return Hit(card, place.seat, place.at, end)
        fits = [
            Hit(card, place.seat, place.at, end)
            for place in lying
            for end in (place.group.wild_ends() if card == WILD else (None,))
            if place.group.takes(card, end)
        ]
        if len(fits) == 1 or card not in view.hand:
            return fits[0] if fits else Hit(card, lying[0].seat, lying[0].at)
        if not fits:
            raise Unclear(self._say("hit-nowhere", card=card), rule="card.hit.fit")
        choices = ", ".join(self._typed(hit, lying) for hit in fits)
        raise Unclear(self._say("hit-which", card=card, choices=choices), rule="card.wild.unnumbered-group")

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
        return Discard(card, self._seat(" ".join(rest[1:]), view) if len(rest) > 1 else None)

    def _seat(self, name: str, view: View) -> Seat:
        for seat in view.playing:
            if name.casefold() in (self._names[seat].casefold(), str(seat)):
                return seat
        others = ", ".join(self._names[seat] for seat in view.playing if seat != view.viewer)
        raise Unclear(self._say("no-such-player", name=name, names=others))

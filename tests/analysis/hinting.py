"""Hints along games whose players do as they are told, and what can be found out without the analysis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from tenfold.analysis.advice import Advice
from tenfold.core import Chance, Over
from tenfold.core.sayings import Fact
from tenfold.pieces.cards import ALL_KINDS, SKIP, Card, Cards, read_card, with_card, without_card
from tenfold.pieces.phases import Kind, Phase
from tenfold.pieces.placements import Minimum
from tenfold.testing.laydown_twin import can_lay_big
from tenfold.testing.playing import SeededStream


class Hint(NamedTuple):
    game: Any
    state: Any
    advice: Advice


def hints(game: Any, advise: Callable[..., Advice], seed: int, steps: int) -> Iterator[Hint]:
    """What is advised in a game."""
    state, stream = game.initial(), SeededStream(seed)
    for _ in range(steps):
        turn: Any = game.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Chance):
            state = game.apply(state, turn.sample(stream))
            continue
        advice = advise(game.rules, game.view(state, turn.seat), game.legal(state))
        yield Hint(game, state, advice)
        state = game.apply(state, advice.action)


class Trial:
    """One hint, and what can be found out about its position by trying."""

    adding: ClassVar[tuple[type, ...]]  # the actions that put cards on the table, phases apart

    def __init__(self, hint: Hint) -> None:
        self.game, self.state, self.action = hint.game, hint.state, hint.advice.action
        self.seat: int = self.game.turn(self.state).seat
        self.facts = {
            name: fact.value if isinstance(fact, Fact) else fact
            for name, fact in hint.advice.saying.facts.items()
        }

    def __getitem__(self, name: str) -> Any:
        return self.facts[name]

    @property
    def card(self) -> Card:
        return read_card(self["card"])

    # --- what a game says of itself ------------------------------------------------------------------

    @property
    def minimum(self) -> Minimum:
        raise NotImplementedError

    def cards_in(self, state: Any) -> Cards:
        """The seat's hand, jokers as wilds."""
        raise NotImplementedError

    def unseen(self) -> list[Card]:
        """The cards that the seat has not seen."""
        raise NotImplementedError

    def lays(self, action: Any) -> bool:
        """Whether the action lays the phase that the hint is about."""
        raise NotImplementedError

    # --- distances -----------------------------------------------------------------------------------

    @property
    def cards(self) -> Cards:
        return self.cards_in(self.state)

    @property
    def phase(self) -> Phase:
        found: Phase = self.game.rules.phase(self["phase"])
        return found

    def within(self, cards: Cards, more: int) -> bool:
        """Whether so many cards more complete the phase."""
        return more >= 0 and can_lay_big(self.phase, cards, self.minimum, more=more)

    def lacks(self, cards: Cards, distance: int) -> None:
        """So many cards are missing, and no fewer do."""
        assert self.within(cards, distance)
        assert not self.within(cards, distance - 1)

    def helpful(self, cards: Cards, distance: int) -> set[Card]:
        """The kinds any one of which brings the phase nearer; one stands for all colours if none is asked."""
        colours = any(need.kind is Kind.COLOUR for need in self.phase.needs)
        alike: dict[str | int | None, list[Card]] = {}
        for card in without_card(ALL_KINDS, SKIP):
            alike.setdefault(str(card) if colours else card.number, []).append(card)
        found = [kinds for kinds in alike.values() if self.within(with_card(cards, kinds[0]), distance - 1)]
        return {card for kinds in found for card in kinds}

    def outs(self, cards: Cards, distance: int, outs: int) -> None:
        self.lacks(cards, distance)
        if distance:
            helpful = self.helpful(cards, distance)
            assert outs == sum(card in helpful for card in self.unseen())

    # --- what can be put on the table ----------------------------------------------------------------

    def plays(self, state: Any) -> Iterator[tuple[Any, Any]]:
        """Every action that puts cards on the table, with the position before it, one leading to another.

        The action is None where nothing more can be put there.
        """
        waiting, seen = [state], set()
        while waiting:
            now = waiting.pop()
            actions = [
                action
                for action in self.game.legal(now)
                if isinstance(action, self.adding) or self.lays(action)
            ]
            yield from ((action, now) for action in actions or [None])
            for after in (self.game.apply(now, action) for action in actions):
                key = (self.cards_in(after), after.table)
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)

    def ends(self, state: Any) -> list[Any]:
        """The positions that laying and adding can lead to."""
        return [end for action, end in self.plays(state) if action is None]

    def fewest_left(self, state: Any) -> int:
        """How few cards the seat can be left with."""
        return min(len(self.cards_in(end)) for end in self.ends(state))


Claims = Mapping[str, Callable[[Any], None]]


def check(trial: Callable[[Hint], Trial], claims: Claims, said: Iterable[Hint], most: int) -> Counter[str]:
    """Each claim where it is made, `most` times; the sentences that were met."""
    met: Counter[str] = Counter()
    for hint in said:
        name = hint.advice.saying.id
        met[name] += 1
        if name in claims and met[name] <= most:
            claims[name](trial(hint))
    return met


# --- what both games with cards claim ----------------------------------------------------------------


def shortens(trial: Trial) -> None:
    trial.lacks(trial.cards, trial["before"])
    trial.lacks(with_card(trial.cards, trial.card), trial["after"])


def draw_better(trial: Trial) -> None:
    assert trial["total"] == len(trial.unseen())
    trial.outs(trial.cards, trial["distance"], trial["outs"])


def useless(trial: Trial) -> None:
    trial.lacks(trial.cards, trial["distance"])
    trial.outs(without_card(trial.cards, trial.card), trial["distance"], trial["outs"])


def least(trial: Trial) -> None:
    trial.lacks(without_card(trial.cards, trial.card), trial["distance"])


def one_fewer(trial: Trial) -> None:
    assert len(trial.cards) - 1 == trial["left"]

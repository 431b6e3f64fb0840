"""A position as somebody sets it up: one line of text, in which everything usual is left out.

    card intl | hands R1 G2 B3 Y4 W W R9 B9 G9 Y12 / 10 / 10 | phases 4 / 2 / 3 | discard R5

First the game with its edition and variants, or house rules as JSON; then named fields, those of the game's
text form of positions and a few that are shorter. A hand that is a number is hidden: so many cards, which
nobody has seen. docs/positions.md lists the fields of every game, and each game's `setup.py` reads them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from tenfold.analysis.advice import Advice, ChoiceTable
from tenfold.analysis.setup_sayings import (
    FIELD,
    FIELD_MISSING,
    FIELD_TWICE,
    HOW_WIN_WITHIN,
    IMPOSSIBLE,
    NO_SEAT,
    NO_SETUP,
    OTHER_SEATS,
    TOO_LONG,
    TOO_MANY_CARDS,
    VALUE,
    WIN_WITHIN,
)
from tenfold.core import BadText, Refusal, Saying
from tenfold.core.sayings import Fact
from tenfold.games.forms import HAND, NUMBER, Form
from tenfold.games.position_sayings import HIDDEN
from tenfold.games.positions import Position
from tenfold.games.registry import GAMES, AnyKind, game_kind
from tenfold.pieces.cards import Card, Cards, hand, missing_cards, without_cards

LONGEST = 6000  # characters
Texts: TypeAlias = dict[str, str]  # of the fields


class Figure(NamedTuple):
    """Something that is known of a position, and how."""

    says: Saying
    how: Saying
    exact: bool


class Setup(NamedTuple):
    """How one game's positions are set up, and what is known of them."""

    fields: Sequence[str]
    read: Callable[[Any, Texts], Any]  # by these rules: a state, hidden cards dealt anyhow
    write: Callable[[Any, Any, Any], Texts]  # rules, a view, and any state that looks like it
    figures: Callable[[Any, Any, Advice], Sequence[Figure]]  # rules, the view of who decides, what is advised
    seats: Callable[[Any], int]  # of a state
    # What choices are worth where an adviser does not tell it: rules, game, view, legal, advised, fast.
    weigh: Callable[..., ChoiceTable] | None = None


def win_figure(table: ChoiceTable, advised: Any) -> Figure:
    """The chance to win, if what is advised is done: that choice is not the luckiest one of those tried."""
    row = next(row for row in table.choices if row.action == advised)
    assert row.worth is not None
    assert row.margin is not None
    says = WIN_WITHIN(chance=in_100(row.worth), margin=in_100(row.margin), worlds=table.worlds)
    return Figure(says, HOW_WIN_WITHIN(worlds=table.worlds), exact=False)


# --- the line ----------------------------------------------------------------------------------------


def read_head(text: str) -> tuple[AnyKind, Any, Texts]:
    """The game, its rules, and the texts of the fields."""
    if len(text) > LONGEST:
        raise BadText(TOO_LONG(most=LONGEST))
    head, *parts = text.split("|")
    game, _, told = head.strip().partition(" ")
    if game.lower() not in GAMES:
        raise BadText(NO_SETUP(games=GAMES))
    kind = game_kind(game.lower())
    texts: Texts = {}
    for part in parts:
        name, _, value = part.strip().partition(" ")
        if name in texts:
            raise BadText(FIELD_TWICE(name=[name]))
        if name:
            texts[name] = value.strip()
    return kind, _read_rules(kind, told.strip()), texts


def _read_rules(kind: AnyKind, told: str) -> Any:
    if told.startswith("{"):
        try:
            data = json.loads(told)
        except (ValueError, RecursionError):
            raise BadText(VALUE(name=[kind.name], text=told)) from None
        if isinstance(data, dict):
            return kind.read_rules(data)
        raise BadText(VALUE(name=[kind.name], text=told))
    edition, *variants = told.split() or kind.editions[:1]
    return kind.rules(edition, variants)


def refuse_unknown(texts: Texts, known: Sequence[str]) -> None:
    for name in texts:
        if name not in known:
            raise BadText(FIELD(name=name, fields=known))


def write_line(kind: AnyKind, rules: Any, texts: Texts) -> str:
    brief = kind.brief_rules(rules)
    if brief.keys() <= {"edition", "variants"}:
        told = " ".join([brief["edition"], *brief.get("variants", ())])
    else:
        told = json.dumps(brief, separators=(",", ":"))
    return " | ".join([f"{kind.name} {told}", *(f"{name} {text}" for name, text in texts.items())])


def shortened(texts: Texts, seen: Callable[[Texts], Any]) -> Texts:
    """Without the fields that make no difference to what is seen."""
    left, whole = dict(texts), seen(texts)
    for name in reversed(texts):  # a game lists those first that people know
        without = {other: text for other, text in left.items() if other != name}
        try:
            if seen(without) == whole:
                left = without
        except Refusal:
            continue  # it is needed
    return left


# --- fields ------------------------------------------------------------------------------------------


def value(texts: Texts, name: str, form: Form, usual: Any) -> Any:
    if name not in texts:
        return usual
    try:
        return form.read(texts[name])
    except (ValueError, KeyError):
        raise BadText(VALUE(name=[name], text=texts[name])) from None


def values(texts: Texts, name: str, form: Form, usual: Sequence[Any]) -> tuple[Any, ...]:
    """One for each seat."""
    found = tuple(value(texts, name, form, usual))
    if len(found) != len(usual):
        raise BadText(OTHER_SEATS(name=[name], seats=len(usual)))
    return found


def seat(texts: Texts, name: str, form: Form, usual: int | None, seats: int) -> Any:
    found = value(texts, name, form, usual)
    if found is not None and not 0 <= found < seats:
        raise BadText(NO_SEAT(most=seats - 1))
    return found


class ToldHands(NamedTuple):
    """The field `hands`, by seat: cards, or how many are hidden."""

    open: tuple[Cards | None, ...]  # None: hidden
    sizes: tuple[int, ...]

    def certain(self, shown: Sequence[Cards]) -> Iterable[Card]:
        """What is known to be in these hands; `shown`: cards of each that were seen going in."""
        for held, seen in zip(self.open, shown, strict=True):
            yield from seen if held is None else held

    def dealt(self, shown: Sequence[Cards], pool: Pool) -> tuple[Cards, ...]:
        """Any cards where they are hidden."""
        return tuple(
            hand((*seen, *pool.take(max(0, size - len(seen))))) if held is None else held
            for held, size, seen in zip(self.open, self.sizes, shown, strict=True)
        )


def told_hands(texts: Texts) -> ToldHands:
    if "hands" not in texts:
        raise BadText(FIELD_MISSING(name=["hands"]))
    parts = [part.strip() for part in texts["hands"].split("/")]
    cards = [None if part.isdecimal() else value({"hands": part}, "hands", HAND, ()) for part in parts]
    sizes = [
        value({"hands": part}, "hands", NUMBER, 0) if held is None else len(held)
        for part, held in zip(parts, cards, strict=True)
    ]
    return ToldHands(tuple(cards), tuple(sizes))


class Pool:
    """The cards that are not named: nobody knows where they are."""

    def __init__(self, deck: Cards, named: Iterable[Card]) -> None:
        named = list(named)
        extra = missing_cards(deck, named)
        if extra:
            raise BadText(TOO_MANY_CARDS(cards=extra))
        self._left = list(without_cards(deck, named))

    def take(self, count: int) -> Cards:
        """Any, the same every time; from all over the deck."""
        if count > len(self._left):
            raise BadText(IMPOSSIBLE(problem=HIDDEN(left=len(self._left), hidden=count)))
        return tuple(self._left.pop(len(self._left) * 5 // 8) for _ in range(count))

    def rest(self) -> Cards:
        return tuple(self._left)


def checked(position: Position[Any], state: Any) -> Any:
    """The state, if the game's own text form has nothing against it."""
    try:
        return position.read(position.write(state))
    except BadText as refusal:
        raise impossible(refusal) from None


def impossible(refusal: BadText) -> BadText:
    """What a game's own text form has against a position."""
    told = refusal.saying.facts.get("problem")
    return BadText(IMPOSSIBLE(problem=told.value if isinstance(told, Fact) else refusal.saying))


def in_100(part: float) -> float:
    return round(100 * part, 4)

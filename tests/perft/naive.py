"""The same counts by another way: every text that could be an action is tried, and positions go through text.

It shares neither `legal` nor the search for lay-downs with the games: what `check` accepts is reduced to one
choice of several that are alike, as docs/testing.md says; lay-downs come from the brute-force twin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

from tenfold.core import Chance, Over, Refusal, TenfoldError
from tenfold.games.registry import GAMES, AnyKind
from tenfold.pieces.cards import ALL_KINDS, COLOURS, WILD, Card, hand
from tenfold.pieces.dice import DICE
from tenfold.pieces.groups import ColourGroup, Group, Run, Set
from tenfold.pieces.phases import Kind, Phase
from tenfold.pieces.placements import Minimum
from tenfold.testing.laydown_twin import GroupReading, thrifty_lay_downs
from tenfold.testing.playing import AnyGame

CARDS = [str(card) for card in ALL_KINDS]
NATURALS = CARDS[:48]
JOKERS = [f"W({card})" for card in NATURALS]
NUMBERS = range(1, 13)


def count(kind: AnyKind, game: AnyGame, text: str, depth: int) -> int:
    """How many sequences of so many actions there are from the position of this text."""
    if depth == 0:
        return 1
    after = positions_after(kind, game, text)
    return len(after) if depth == 1 else sum(count(kind, game, then, depth - 1) for then in after)


def positions_after(kind: AnyKind, game: AnyGame, text: str) -> list[str]:
    state = kind.read_state(text)
    turn = game.turn(state)
    if isinstance(turn, Over) or (isinstance(turn, Chance) and not _is_small(kind, state)):
        return []
    tried = (read(kind.name, action) for action in dict.fromkeys(TEXTS[kind.name](game, state)))
    actions = [action for action in tried if action is not None and refusal(game, state, action) is None]
    return [kind.write_state(game.apply(state, action)) for action in actions]


@cache
def read(game: str, text: str) -> Any:
    try:
        return GAMES[game].read_action(text)
    except TenfoldError:
        return None


def refusal(game: AnyGame, state: Any, action: Any) -> str | None:
    try:
        game.check(state, action)
    except Refusal as refused:
        return refused.code
    return None


def _is_small(kind: AnyKind, state: Any) -> bool:
    """Deals, and rolls of four dice and more, are not counted through."""
    stage = state.stage.value
    return stage != "deal" and not (kind.name == "dice" and stage == "roll" and len(state.kept) < 7)


# --- the card game ---------------------------------------------------------------------------------


def card_texts(game: Any, state: Any) -> Iterator[str]:
    yield from ("draw", "take", "knock", "pass")
    yield from (f"lot {seat}" for seat in range(8))
    yield from (f"drawn {card}" for card in CARDS)
    held = state.hands[state.seat]
    is_last = len(held) == 1
    for card in CARDS:
        yield f"discard {card}"
        if not is_last:  # a last card skips nobody
            yield from (f"discard {card} {seat}" for seat in range(8))
        yield from hits("hit", card, state)
    for number in range(1, 11):
        if state.stage.value != "play" or not may_lay("card", game, state, number):
            continue
        for groups in lay_downs(game.rules.phase(number), held, game.rules.natural_minimum):
            yield f"lay {number}: {groups}"


def hits(verb: str, card: str, state: Any) -> Iterator[str]:
    """A wild names an end of a run only while both are open; no other card names one."""
    for seat, groups in enumerate(state.table):
        for at, group in enumerate(groups):
            is_open = isinstance(group, Run) and group.low > 1 and group.high < 12
            ends = (" low", " high") if is_open and card.startswith("W") else ("",)
            yield from (f"{verb} {card} {seat}.{at}{end}" for end in ends)


def may_lay(name: str, game: Any, state: Any, number: int) -> bool:
    """Whether groups are looked at at all: it is this phase's turn, and none lies there."""
    tried = read(name, f"lay {number}: 1s(W)")
    return refusal(game, state, tried) not in ("wrong-phase", "phase-lies", "phase-laid")


@cache
def lay_downs(phase: Phase, held: tuple[Card, ...], minimum: Minimum) -> list[str]:
    """Those that the twin finds, with the cards that docs/testing.md says."""
    return [
        " ".join(map(str, dealt(phase, readings, held)))
        for readings in thrifty_lay_downs(phase, held, minimum)
    ]


def dealt(phase: Phase, readings: tuple[GroupReading, ...], held: tuple[Card, ...]) -> list[Group]:
    """Sets and runs take the first cards of a number in hand order, those of a colour group's colour last;
    the colour group takes the highest that are left."""
    needs = list(zip(phase.needs, readings, strict=True))
    colour = next((COLOURS[r.value] for need, r in needs if need.kind is Kind.COLOUR), None)
    left = sorted((card for card in held if card != WILD), key=lambda card: (card.colour is colour, card))
    groups: dict[int, Group] = {}

    def take(number: int) -> Card:
        card = next(card for card in left if card.number == number)
        left.remove(card)
        return card

    for at, (need, reading) in enumerate(needs):
        if need.kind is Kind.SET:
            cards = tuple(take(reading.value) if natural else WILD for natural in reading.natural)
            groups[at] = Set(reading.value, cards)
        elif need.kind is Kind.RUN:
            places = enumerate(reading.natural, reading.value)
            groups[at] = Run(
                reading.value, tuple(take(number) if natural else WILD for number, natural in places)
            )
    for at, (need, reading) in enumerate(needs):
        if need.kind is Kind.COLOUR:
            naturals = sum(reading.natural)
            mine = sorted(card for card in left if card.colour is COLOURS[reading.value])
            mine = mine[len(mine) - naturals :]
            groups[at] = ColourGroup(COLOURS[reading.value], (*mine, *(WILD,) * (need.size - naturals)))
    return [groups[at] for at in range(len(needs))]


# --- the dice game ---------------------------------------------------------------------------------


def dice_texts(game: Any, state: Any) -> Iterator[str]:
    yield from ("stop", "score", "decline")
    yield from (f"lot {seat}" for seat in range(8))
    if state.stage.value == "roll":
        yield from rolls(game, state)
    if state.stage.value == "keep":
        yield from keeps(game, state)


def rolls(game: Any, state: Any) -> list[str]:
    shown: list[str] = [""]
    for place, die in enumerate(game.rules.colours):
        faces = [state.faces[place]] if place in state.kept else set(die)
        shown = [f"{before} {face}" for before in shown for face in faces]
    return [f"rolled{faces}" for faces in shown]


def keeps(game: Any, state: Any) -> Iterator[str]:
    """Every choice of dice; of those that keep the same numbers the one with the first dice."""
    phase = game.rules.phase(len(state.sheet[state.seat].points) + 1)
    by_colour = any(need.kind is Kind.COLOUR for need in phase.needs)
    locked = set() if game.rules.reroll_kept else set(state.kept)
    seen = set()
    for size in range(len(DICE)):
        for places in combinations(range(len(DICE)), size):
            if not locked <= set(places):
                continue
            free = [place for place in places if place not in locked]
            key = tuple(places) if by_colour else tuple(sorted(str(state.faces[place])[1:] for place in free))
            if key not in seen:
                seen.add(key)
                yield f"keep {' '.join(DICE[place] for place in places) or '-'}"


# --- the board game --------------------------------------------------------------------------------


def board_texts(game: Any, state: Any) -> Iterator[str]:
    yield from ("draw", "take")
    yield from (f"lot {seat}" for seat in range(8))
    yield from (f"roll {low} {high}" for high in range(1, 7) for low in range(1, high + 1))
    yield from (f"drawn {card}" for card in NATURALS)
    yield from (f"move {steps}" for steps in range(13))
    yield from (f"star {space}" for space in {space.value for space in game.rules.track})
    yield from (f"pick {card} {depth}" for depth, card in enumerate(reversed(state.discard)))
    ways = ("clockwise",) if game.players == 2 else ("clockwise", "counterclockwise")  # alike between two
    yield from (f"ask {number} {way}" for number in NUMBERS for way in ways)
    yield from (f"give {card}" for card in (*NATURALS, *JOKERS))
    yield from (f"discard {card}" for card in (*NATURALS, *JOKERS))
    stage = state.stage.value
    seat = state.keepers[0] if stage == "keep" else state.seat
    mine = [*map(str, state.hands[seat]), *(f"W({face})" for face in state.jokers[seat])]
    if stage == "keep":
        yield from (f"keep {' '.join(cards) or '-'}" for cards in selections(mine, range(6)))
    if stage == "swap":
        yield from swaps(mine)
    if stage == "play":
        yield from (f"discard {' '.join(pair)}" for one in selections(mine, [2]) for pair in orders(one))
        for card in (*NATURALS, *JOKERS):
            yield from hits("add", card, state)
        yield from board_lays(game, state)


def selections(cards: list[str], sizes: Iterable[int]) -> list[tuple[str, ...]]:
    return list(dict.fromkeys(some for size in sizes for some in combinations(cards, size)))


def orders(pair: tuple[str, ...]) -> set[tuple[str, ...]]:
    return {pair, pair[::-1]}


def swaps(mine: list[str]) -> Iterator[str]:
    """The last card comes to lie on top; those below it stand in hand order."""
    for some in selections(mine, range(5)):
        if not some:
            yield "swap -"
        for top in set(some):
            below = list(some)
            below.remove(top)
            yield f"swap {' '.join((*below, top))}"


def board_lays(game: Any, state: Any) -> Iterator[str]:
    """The jokers of the lowest faces go first."""
    number, jokers = state.markers[state.seat], state.jokers[state.seat]
    held = (*state.hands[state.seat], *(WILD,) * len(jokers))
    if not may_lay("board", game, state, number):
        return
    for groups in lay_downs(game.rules.phase(number), hand(held), Minimum.GROUP):
        wilds = groups.count("W")
        faces = f" with {' '.join(map(str, jokers[:wilds]))}" if wilds else ""
        yield f"lay {number}: {groups}{faces}"


TEXTS: dict[str, Callable[[Any, Any], Iterator[str]]] = {
    "card": card_texts,
    "dice": dice_texts,
    "board": board_texts,
}
assert TEXTS.keys() == GAMES.keys()

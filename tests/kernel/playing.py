"""How proofs play: who chooses how, and chance that is loaded so that rare corners come up often."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from tenfold.core import BadRules, Chance, Seat
from tenfold.games.card.actions import Action, Deal
from tenfold.games.card.chance import DealChance
from tenfold.games.card.game import CardGame
from tenfold.games.card.rules import (
    EDITIONS,
    SEATS,
    Rules,
    SkipPlay,
    SkipTarget,
    edition_rules,
)
from tenfold.games.card.state import FULL_DECK, SheetLine, State, clockwise_from
from tenfold.games.nature import DrawChance, Drawn
from tenfold.kernel.layout import HIT_FIRST, KNOCK_NOW, SKIP_FIRST
from tenfold.kernel.numbering import id_of
from tenfold.pieces.cards import ALL_KINDS, NATURALS, NUMBER_OF, SKIP, WILD, Card, Cards, hand
from tenfold.pieces.phases import Kind, Phase
from tenfold.pieces.placements import Minimum
from tenfold.surfaces import bot
from tenfold.testing.playing import SeededStream
from tests.kernel.beside import Beside

_VARIANTS = ("fixed", "short:1", "short:2", "short:3", "even", "odd", "knock", "free")


class Setting(NamedTuple):
    """What is played, for how many, and how."""

    rules: Rules
    players: int
    greed: float  # how often a lay-down or a hit is preferred
    spite: float  # how often a knock or a skip is
    loaded: float  # how often chance is
    bots: bool  # whether bots choose, who come far in the list
    contrived: bool  # whether the position is changed after every deal


def setting(generator: random.Random) -> Setting:
    """Editions, variants and house options, alone and together; tempers of all kinds."""
    rules = _rules(generator)
    return Setting(
        rules,
        generator.choice(SEATS),
        greed=generator.choice((0, 0, 0.5, 0.9, 1)),
        spite=generator.choice((0, 0.5, 1)),
        loaded=generator.choice((0, 0.3, 0.8)),
        bots=generator.random() < 0.2,
        contrived=generator.random() < 0.4,
    )


def _rules(generator: random.Random) -> Rules:
    while True:
        variants = generator.sample(_VARIANTS, generator.choice((0, 0, 1, 1, 2, 3)))
        try:
            rules = edition_rules(generator.choice(list(EDITIONS)), variants)
        except BadRules:
            continue
        if generator.random() < 0.3:
            rules = dataclasses.replace(rules, **_house(generator))
        return rules


def _house(generator: random.Random) -> dict[str, Any]:
    options: dict[str, Sequence[Any]] = {
        "natural_minimum": tuple(Minimum),
        "wild_points": (0, 5, 25, 999),
        "skip_play": tuple(SkipPlay),
        "skip_once_per_lap": (False, True),
        "playoff": (False, True),
        "skip_target": tuple(SkipTarget),
        "last_card_must_be_discarded": (False, True),
    }
    return {name: generator.choice(values) for name, values in options.items() if generator.random() < 0.5}


class Player:
    """Chooses for every seat; anything may happen, and some things more often than not."""

    def __init__(self, played: Setting, generator: random.Random) -> None:
        self._played = played
        self._generator = generator
        self._game = CardGame(played.rules, played.players)
        names = [generator.choice(("easy", "solid")) for _ in range(played.players)]
        self._bots = [bot("card", name, played.rules) for name in names] if played.bots else []
        self._stream = SeededStream(generator.randrange(2**32))

    def choose(self, state: State, choices: dict[int, Action]) -> int:
        if self._bots:
            return self._choose_as_bot(state, choices)
        draw = self._generator.random
        if draw() < self._played.greed:
            wanted = [number for number in choices if number >= HIT_FIRST]
            if wanted:
                return self._generator.choice(wanted)
        if draw() < self._played.spite:
            wanted = [n for n in choices if n == KNOCK_NOW or SKIP_FIRST <= n < HIT_FIRST]
            if wanted:
                return self._generator.choice(wanted)
        return self._generator.choice(list(choices))

    def _choose_as_bot(self, state: State, choices: dict[int, Action]) -> int:
        seat = state.window[0] if state.window else state.seat
        view = self._game.view(state, seat)
        action = self._bots[seat].choose(view, list(choices.values()), self._stream)
        return id_of(action, seat, self._played.players)


class Nature:
    """Fair chance is the kernel's own. Loaded chance favours some cards for a whole hand: wilds, skips, a
    number, a colour, neighbouring numbers, or the same few cards for everybody, which makes equal points."""

    def __init__(self, played: Setting, generator: random.Random) -> None:
        self._played = played
        self._generator = generator
        self._favoured: dict[Card, int] = {}  # the higher, the earlier they come

    def act(self, state: State, turn: Chance[Any]) -> Action | None:
        if isinstance(turn, DealChance):
            return self._deal(turn)
        if isinstance(turn, DrawChance) and self._generator.random() < self._played.loaded:
            wanted = [card for card in turn.deck if card in self._favoured]
            return Drawn(self._generator.choice(wanted)) if wanted else None
        return None

    def _deal(self, turn: DealChance) -> Action | None:
        generator = self._generator
        if generator.random() >= self._played.loaded:
            self._favoured = {}
            return None
        self._favoured = self._theme()
        pool = list(FULL_DECK)
        generator.shuffle(pool)
        # The favoured ones first: the players to the dealer's left get most of them, if there are not
        # enough for all.
        pool.sort(key=lambda card: self._favoured.get(card, 0) * (generator.random() < 0.9))
        hands: dict[int, Cards] = {
            seat: hand(pool.pop() for _ in range(10))
            for seat in clockwise_from(turn.next.playing, turn.next.dealer)
        }
        return Deal(tuple(hands.get(seat, ()) for seat in range(turn.players)), pool.pop())

    def _theme(self) -> dict[Card, int]:
        generator = self._generator
        number, colour = generator.randrange(1, 13), generator.randrange(4)
        themes: tuple[list[Card], ...] = (
            [WILD],
            [SKIP],
            [WILD, *(card for card in NATURALS if NUMBER_OF[card] == number)],
            [card for card in NATURALS if NUMBER_OF[card] in (number, number % 12 + 1)],
            [card for card in NATURALS if card % 4 == colour],
            [card for card in NATURALS if number <= NUMBER_OF[card] < number + 5],
            [SKIP, WILD, *generator.sample(ALL_KINDS, 12)],
        )
        return {card: rank for rank, card in enumerate(generator.choice(themes), 1)}


def contrived(state: State, rules: Rules, generator: random.Random) -> State:
    """After a deal: a close game that is nearly over, hands of about the last phase's size that hold most of
    it, skips against some. Play hardly leads here, or never, but both engines must go on alike: only so a
    lay-down of the fewest cards can be the end of a hand."""
    pool = [*state.deck, *(card for cards in state.hands for card in cards)]
    phase = rules.phase(rules.played[-1])
    hands = [_ready(phase, pool, generator) if cards else [] for cards in state.hands]
    skips, spite = set[Seat](), generator.choice((0, 0.3, 1))
    for seat in state.playing:
        if seat != state.seat and SKIP in pool and generator.random() < spite:
            pool.remove(SKIP)
            skips.add(seat)
    in_front = rules.skip_play is SkipPlay.IN_FRONT
    return replace(
        state,
        hands=tuple(map(hand, hands)),
        deck=hand(pool),
        discard=state.discard if in_front else (*(SKIP,) * len(skips), *state.discard),
        skips=tuple(seat in skips for seat in range(len(hands))),
        lap=tuple(sorted(skips)) if rules.skip_once_per_lap else (),
        sheet=state.sheet if state.playoff else _near_the_end(rules, len(hands), generator),
    )


def _ready(phase: Phase, pool: list[Card], generator: random.Random) -> list[Card]:
    """Cards for the phase, one or none missing, sometimes with one too many; taken out of the pool."""
    wanted: list[list[Card]] = []
    for need in phase.needs:
        first = generator.randrange(1, 14 - need.size)
        for step in range(need.size):
            number = first + step if need.kind is Kind.RUN else first
            if need.kind is Kind.COLOUR:
                wanted.append([card for card in NATURALS if card % 4 == first % 4])
            else:
                wanted.append([card for card in NATURALS if NUMBER_OF[card] == number])
    generator.shuffle(wanted)
    cards = []
    for fits in wanted[generator.randrange(2) :] + [
        [SKIP, *generator.sample(ALL_KINDS, 2)]
    ] * generator.randrange(3):
        card = next((card for card in generator.sample(fits, len(fits)) if card in pool), None)
        card = WILD if WILD in pool and generator.random() < 0.2 else card
        if card is not None:
            pool.remove(card)
            cards.append(card)
    return cards


def _near_the_end(rules: Rules, players: int, generator: random.Random) -> tuple[SheetLine, ...]:
    """All but the last phase, or hand, are behind everybody, and a card or two between them."""
    earlier = len(rules.played) - 1
    points = [
        (generator.choice((0, 5, 10)), *(0,) * (earlier - 1)) if earlier else () for _ in range(players)
    ]
    return tuple(SheetLine(rules.played[:-1], line) for line in points)


def play_block(seed: int, decisions: int) -> Counter[str]:
    """Games of all kinds side by side until there were so many decisions; what came up, or Difference."""
    generator = random.Random(seed)
    corners: Counter[str] = Counter()
    number = 0
    while corners["decisions"] < decisions:
        played = setting(generator)
        player, nature = Player(played, generator), Nature(played, generator)
        contrive = partial(contrived, rules=played.rules, generator=generator) if played.contrived else None
        # Random play is slow to lay anything: others get a turn before it ends. Contrived games end soon.
        for _ in range(20 if played.contrived else 1):
            beside = Beside(played.rules, played.players, seed=seed, number=number)
            beside.play(player.choose, nature.act, generator.choice((100, 300, 900)), contrive)
            corners += beside.corners
            number += 1
    return corners

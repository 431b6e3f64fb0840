"""The yardstick: a toy rummy loop in plain Python, two decisions a turn.

Machines differ and are shared, so a speed is told as decisions per CPU second divided by those of this
loop, measured just before in the same process. DESIGN: 0.027 is ahead of every Python peer we measured
without observations, 0.012 with them (docs/performance.md).
"""

from __future__ import annotations

import random
import time

TURNS = 80
PLAYERS = 4


def play(generator: random.Random) -> int:
    """Deal ten cards each from 108, then draw and discard at random; the number of decisions."""
    deck = list(range(108))
    generator.shuffle(deck)
    hands = [[deck.pop() for _ in range(10)] for _ in range(PLAYERS)]
    pile = [deck.pop()]
    uniform = generator.random
    decisions = 0
    for turn in range(TURNS):
        hand = hands[turn % PLAYERS]
        sources = ("deck", "pile") if pile else ("deck",)
        decisions += 1
        if sources[int(uniform() * len(sources))] == "deck":
            if not deck:
                top = pile.pop()
                deck, pile = pile, [top]
                generator.shuffle(deck)
            hand.append(deck.pop())
        else:
            hand.append(pile.pop())
        decisions += 1
        at = int(uniform() * len(hand))
        card, hand[at] = hand[at], hand[-1]
        hand.pop()
        pile.append(card)
    return decisions


def rate(cpu_seconds: float = 0.5) -> float:
    """Decisions per CPU second of this loop, here and now."""
    generator = random.Random(1)
    decisions = 0
    start = time.thread_time()
    while (spent := time.thread_time() - start) < cpu_seconds:
        for _ in range(20):
            decisions += play(generator)
    return decisions / spent

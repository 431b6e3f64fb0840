"""How long a referee waits: the best lay-down of a hand and its shortfall, in ms of CPU time.

Required: the median below 0.5 ms and the 99th percentile below 5 ms.
"""

from __future__ import annotations

import random
import statistics
import time

from tenfold.pieces.cards import ALL_KINDS, COPIES, WILD, Cards, hand
from tenfold.pieces.distance import shortfall
from tenfold.pieces.laydown import best_lay_down
from tenfold.pieces.phases import PRINTED_PHASES, Phase
from tenfold.pieces.placements import Minimum

HAND_SIZE = 11  # after drawing
MOST_WILDS = 4


def run(hands: int = 400, seed: int = 7) -> dict[str, float]:
    """Search `hands` random hands, with 0 to 4 wilds equally often, for each of the ten phases."""
    generator = random.Random(seed)
    dealt = [_deal(generator, wilds=i % (MOST_WILDS + 1)) for i in range(hands)]
    times = sorted(_search(phase, held) for held in dealt for phase in PRINTED_PHASES)
    return {
        "median_ms": statistics.median(times),
        "p99_ms": times[len(times) * 99 // 100],
        "max_ms": times[-1],
        "count": len(times),
    }


def _deal(generator: random.Random, *, wilds: int) -> Cards:
    others = [card for card in ALL_KINDS if card != WILD for _ in range(COPIES[card])]
    return hand([WILD] * wilds + generator.sample(others, HAND_SIZE - wilds))


def _search(phase: Phase, held: Cards) -> float:
    start = time.thread_time_ns()
    best_lay_down(phase, held, Minimum.PHASE)
    shortfall(phase, held, Minimum.PHASE)
    return (time.thread_time_ns() - start) / 1e6

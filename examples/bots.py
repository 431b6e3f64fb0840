"""Two bots play a hundred short games; each record is verified.

python examples/bots.py
"""

from collections import Counter

import tenfold

BOTS = ["solid", "easy"]
wins = Counter()
for seed in range(100):
    played = tenfold.play_game("card", bots=BOTS, variants=["short:2"], seed=seed)
    tenfold.verify(played.record)
    wins.update(BOTS[seat] for seat in played.outcome.winners)
print(wins)

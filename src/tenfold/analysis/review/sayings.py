"""What reviews say of any game that is estimated in worlds."""

from __future__ import annotations

from tenfold.core.sayings import NUMBER, Sentences

SAYINGS = Sentences("page-review")

# Where no figure alone says why: how often it is better, and how often worse.
GAINS_MORE = SAYINGS.advice("review-gains-more", worlds=NUMBER, better=NUMBER, worse=NUMBER)

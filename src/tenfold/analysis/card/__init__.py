"""The card game: exact odds, the referee, what a hand needs, advice with its reason."""

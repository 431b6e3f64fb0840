"""The golden transcripts of the card game: who plays, and (edition, variants, players, seed) of each."""

from tests.golden.collector import Collector

PLAYER = Collector

# The variants are shown in short games, which a person can read in one sitting.
TRANSCRIPTS = [
    (edition, variants, players, seed)
    for edition in ("intl", "fx")
    for variants, players, seed in (
        ((), 2, 1),
        (("fixed", "short:3"), 3, 2),
        (("short:2",), 4, 3),
        (("even", "short:2"), 3, 4),
        (("odd", "short:2"), 2, 5),
        (("knock", "short:2"), 4, 6),
        (("free", "short:3"), 3, 7),
    )
]

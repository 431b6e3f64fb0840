"""The golden transcripts of the dice game: who plays, and (edition, variants, players, seed) of each."""

from tests.golden.roller import Roller

PLAYER = Roller
TRANSCRIPTS = [
    ("de", (), 3, 1),
    ("de", (), 1, 15),
    ("de", ("locked",), 2, 3),
    ("de", ("free-decline",), 1, 4),
    ("de", ("no-decline",), 1, 5),
    ("de", ("deductions",), 1, 6),
]

"""The golden transcripts of the board game: who plays, and (edition, variants, players, seed) of each."""

from tests.golden.board_collector import BoardCollector

PLAYER = BoardCollector
TRANSCRIPTS = [("intl", (), 2, 1), ("2010", (), 4, 2)]

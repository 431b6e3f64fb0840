"""The dice game, analysed."""

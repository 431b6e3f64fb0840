"""Tenfold: the Phase 10 family of games, to play, to referee and to study."""

__version__ = "0.1.0"

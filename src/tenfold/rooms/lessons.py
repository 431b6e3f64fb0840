"""Lessons: a first hand with a friendly deal. Everybody may know their seeds, so they claim no secrecy."""

from __future__ import annotations

from hashlib import sha256

# By game, in hex: the secret from which its lesson is dealt. `tools/lessons.py` finds them.
LESSON_SECRETS: dict[str, str] = {
    "card": "4d29bbeb297be4a80f10d0f85c40f61f2f8e9ca05b82484a951e680a43d60e4e",
    "dice": "dbe0fc350cf488225304f90432a0af0e9b9d98d196d2558bbaa22dd30bc386d9",
    "board": "0830406b97ac506ff90a605992283f2505f52e3b26df995756a18f6302995675",
}


def lesson_secret(game: str) -> str:
    """A game from elsewhere has a lesson too, if only from some seed."""
    return LESSON_SECRETS.get(game) or sha256(f"tenfold lesson {game}".encode()).hexdigest()

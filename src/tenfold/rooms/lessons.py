"""Lessons: a first hand with a friendly deal. Everybody may know their seeds, so they claim no secrecy."""

from __future__ import annotations

from hashlib import sha256

# By game, in hex: the secret from which its lesson is dealt.
LESSON_SECRETS: dict[str, str] = {
    game: sha256(f"tenfold lesson {game}".encode()).hexdigest() for game in ("card", "dice", "board")
}


def lesson_secret(game: str) -> str:
    """A game from elsewhere has a lesson too, if only from some seed."""
    return LESSON_SECRETS.get(game) or sha256(f"tenfold lesson {game}".encode()).hexdigest()

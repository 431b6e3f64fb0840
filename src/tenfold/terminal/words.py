"""The words that a player can type: those of the chosen language, and always the English ones."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.locales import FALLBACK, Speech

COMMANDS = (
    "draw",
    "take",
    "lay",
    "hit",
    "discard",
    "knock",
    "pass",
    "hint",
    "moves",
    "scores",
    "rules",
    "sort",
    "help",
    "quit",
)
ANSWERS = ("yes", "no", "low", "high")


class Words:
    def __init__(self, say: Speech) -> None:
        self._meanings: dict[str, str] = {}
        self._shown: dict[str, str] = {}
        for speech in (Speech(FALLBACK), say):  # the player's own language wins
            for meaning in (*COMMANDS, *ANSWERS):
                words = speech(f"words-{meaning}").split()
                self._shown[meaning] = words[0]
                self._meanings |= dict.fromkeys(words, meaning)

    def meaning(self, word: str) -> str | None:
        """The command or answer behind a typed word, or None."""
        return self._meanings.get(word.lower())

    def shown(self, meaning: str) -> str:
        """How the player's language calls a command."""
        return self._shown[meaning]

    def listed(self, meanings: Sequence[str]) -> str:
        return ", ".join(map(self.shown, meanings))

"""The words that a player can type: those of the chosen language, and always the English ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tenfold.locales import FALLBACK, Speech

# What every game knows; each brings words of its own.
COMMON = ("hint", "moves", "scores", "rules", "help", "quit", "yes", "no")


class Words:
    """Where a word of the game's own means something else at other tables, the game's own meaning holds."""

    common: ClassVar[Sequence[str]] = COMMON
    family: ClassVar[str] = "words"  # how the messages with our own words begin

    def __init__(self, say: Speech, own: Sequence[str] = ()) -> None:
        self._meanings: dict[str, str] = {}
        self._shown: dict[str, str] = {}
        for family, meanings in (("words", self.common), (self.family, own)):
            for speech in (Speech(FALLBACK), say):  # the player's own language wins
                for meaning in meanings:
                    words = speech(f"{family}-{meaning}").casefold().split()
                    self._shown[meaning] = words[0]
                    self._meanings |= dict.fromkeys(words, meaning)

    def meaning(self, word: str) -> str | None:
        """The command or answer behind a typed word, or None."""
        return self._meanings.get(word.casefold())

    def shown(self, meaning: str) -> str:
        """How the player's language calls a command."""
        return self._shown[meaning]

    def listed(self, meanings: Sequence[str]) -> str:
        return ", ".join(map(self.shown, meanings))

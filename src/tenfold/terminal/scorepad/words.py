"""The words that can be typed at the pad: those of the chosen language, and always the English ones."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.locales import FALLBACK, Speech

# How a word is called in the Fluent files; help, quit, yes and no are shared with the card table.
COMMANDS = {
    "scores": "pad-words-scores",
    "fix": "pad-words-fix",
    "undo": "pad-words-undo",
    "rename": "pad-words-rename",
    "csv": "pad-words-csv",
    "back": "pad-words-back",
    "cancel": "pad-words-cancel",
    "help": "words-help",
    "quit": "words-quit",
}
MARKS = {"laid": "pad-words-laid", "all": "pad-words-all", "yes": "words-yes", "no": "words-no"}


class PadWords:
    def __init__(self, say: Speech) -> None:
        self._shown: dict[str, str] = {}
        self._commands: dict[str, str] = {}
        self._marks: dict[str, str] = {}
        for speech in (Speech(FALLBACK), say):  # the player's own language wins
            for known, messages in ((self._commands, COMMANDS), (self._marks, MARKS)):
                for meaning, message in messages.items():
                    words = speech(message).split()
                    self._shown[meaning] = words[0]
                    known |= {word.casefold(): meaning for word in words}

    @property
    def taken(self) -> set[str]:
        """What nobody can be called, because it means something else."""
        return {*self._commands, "all", self._shown["all"]}

    def command(self, text: str) -> tuple[str, str] | None:
        """The command and what follows it, or None if the text is none; only `csv` takes more words."""
        word, _, rest = text.partition(" ")
        meaning = self._commands.get(word.casefold())
        if meaning is None or (rest and meaning != "csv"):
            return None
        return meaning, rest.strip()

    def mark(self, text: str) -> str | None:
        return self._marks.get(text.casefold())

    def shown(self, meaning: str) -> str:
        return self._shown[meaning]

    def listed(self, meanings: Sequence[str]) -> str:
        return ", ".join(map(self.shown, meanings))

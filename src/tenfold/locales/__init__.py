"""What the program says, in six languages: Fluent files, one folder per language, one file per part.

A part (`card`, `room`, `page`) is whole in every language that it has; where a game brings English
only, English is said. `pieces`, `room`, `pad` and one per game word the sayings; the others hold the texts of
one surface.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise

LANGUAGES = {
    "de": "Deutsch",
    "en": "English",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "ru": "Русский",
}
FALLBACK = "en"

_OURS = files(__name__)
_BROUGHT: dict[str, Traversable] = {}  # parts of games from elsewhere, each with its folder of languages


class Speech:
    """Says a message in one language: `say("discards", name="East", card="R5")`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, /, **facts: object) -> str:
        plain = {name: _plain(fact) for name, fact in facts.items()}
        said = self.worded(message, None, plain)
        if said is None:
            assert not self.knows(message), f"{message} in {self.language} asks for more than {plain}"
            raise KeyError(message)
        return said

    def worded(self, message: str, attribute: str | None, facts: Mapping[str, object]) -> str | None:
        """A message or one of its attributes with the facts put in; None if it or one of them is missing."""
        words = _words(self.language)
        # Whatever else there is may equal something that reads otherwise, as 0.0 equals -0.0.
        told = words.told_before if {*map(type, facts.values())} <= {int, str} else words.told
        return told(message, attribute, tuple(facts.items()))

    def knows(self, message: str) -> bool:
        return message in _words(self.language).known


def add_words(part: str, folder: Traversable) -> None:
    """Speak the words of a game from elsewhere too: `folder` has a folder per language, English at least."""
    _BROUGHT[part] = folder
    _words.cache_clear()


def remove_words(part: str) -> None:
    del _BROUGHT[part]
    _words.cache_clear()


def words_of(part: str, language: str) -> str | None:
    """A part's Fluent text, in English if it has no other; None if there is none."""
    folder = _BROUGHT.get(part, _OURS)
    for code in (language, FALLBACK):
        file = folder / code / f"{part}.ftl"
        if code in LANGUAGES and file.is_file():
            return file.read_text("utf-8")
    return None


def word_parts() -> list[str]:
    """The names of all parts."""
    ours = (file.name for language in LANGUAGES for file in (_OURS / language).iterdir())
    return sorted({name.removesuffix(".ftl") for name in ours if name.endswith(".ftl")} | set(_BROUGHT))


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language of the user's environment, as programs read it: LANGUAGE, LC_ALL, LC_MESSAGES, LANG."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environment.get(name, "").split(":"):
            code = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
            if code in LANGUAGES:
                return code
            if code in ("c", "posix"):
                return FALLBACK
    return FALLBACK


def _plain(fact: object) -> object:
    """Numbers choose plural forms; everything else is text. A card is an integer inside, but text here."""
    return fact if type(fact) in (int, float) else str(fact)


class _Words:
    """All words of a language. Parsing is the slow part: a message is parsed when it is first said."""

    def __init__(self, language: str) -> None:
        # Loaded when something is said: processes that play games by themselves say nothing.
        from fluent.runtime import FluentBundle

        # Isolation marks are for mixed directions of writing; all six languages run the same way.
        self._bundle = FluentBundle([language], use_isolating=False)
        texts = (words_of(part, language) or "" for part in word_parts())
        self.known = {id: entry for text in texts for id, entry in _entries(text)}
        self._parsed: set[str] = set()
        self.told_before = lru_cache(4096)(self.told)  # a screen says much of what the last one said

    def told(self, message: str, attribute: str | None, facts: tuple[tuple[str, object], ...]) -> str | None:
        if message not in self.known:
            return None
        if message not in self._parsed:
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(self._text(message)))
            self._parsed.add(message)
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            return None
        text, problems = self._bundle.format_pattern(pattern, dict(facts))
        return None if problems else str(text)

    def _text(self, message: str) -> str:
        """Of the message and of all that it refers to."""
        found = [message]
        for id in found:
            others = {*_REFERENCE.findall(self.known[id])} & self.known.keys()
            found += sorted(others.difference(found))
        return "\n".join(self.known[id] for id in found)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, unparsed, by their ids."""
    starts = [*_START.finditer(text)]
    bounds = pairwise([*(start.start() for start in starts), len(text)])
    return ((start[1], text[slice(*found)]) for start, found in zip(starts, bounds, strict=True))


_START = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_words = cache(_Words)

"""What the program says, in six languages: Fluent files, one folder per language, English as the fallback."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {
    "de": "Deutsch",
    "en": "English",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "ru": "Русский",
}
FALLBACK = "en"


class Speech:
    """Says a message in one language: `say("discards", name="East", card="R5")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(language)]
        if language != FALLBACK:
            self._bundles.append(_bundle(FALLBACK))

    def __call__(self, message: str, /, **facts: object) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                value = bundle.get_message(message).value
                if value is not None:
                    plain = {name: _plain(fact) for name, fact in facts.items()}
                    text, problems = bundle.format_pattern(value, plain)
                    assert not problems, f"{message} in {self.language}: {problems}"
                    return str(text)
        raise KeyError(message)

    def knows(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)


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


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixed directions of writing; all six languages run the same way.
    bundle = FluentBundle([language], use_isolating=False)
    for source in sorted((files(__name__) / language).iterdir(), key=lambda file: file.name):
        if source.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle

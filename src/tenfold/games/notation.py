"""Actions in writing: which texts are which actions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from tenfold.core import BadText
from tenfold.games.sayings import NO_ACTION

A = TypeVar("A")


class ActionReader(Generic[A]):
    """Reads the text form of a game's actions: what is built of a text that matches a pattern as a whole."""

    def __init__(self, forms: Mapping[str, Callable[..., A]], written: Sequence[str]) -> None:
        self._forms = [(re.compile(pattern, re.IGNORECASE), build) for pattern, build in forms.items()]
        self._written = written  # examples of what a player can write

    def __call__(self, text: str) -> A:
        """BadText if it is not an action."""
        words = " ".join(text.split())
        for form, build in self._forms:
            match = form.fullmatch(words)
            if match:
                return build(*match.groups())
        raise BadText(NO_ACTION(text=text, forms=self._written))

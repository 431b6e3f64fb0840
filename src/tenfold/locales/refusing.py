"""A refusal in the words of a language."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core import Refusal
from tenfold.locales import Speech
from tenfold.locales.facts import said_facts
from tenfold.locales.rendering import refused


def said_refusal(say: Speech, refusal: Refusal, names: Sequence[str]) -> str:
    """In the speaker's language, or as it stands where nobody was expected to see it."""
    if not refusal.template:
        return refused(refusal, say, names)
    message = f"refusal-{refusal.code}"
    if not say.knows(message):
        return refusal.message
    return say(message, **said_facts(say, refusal.facts, names))

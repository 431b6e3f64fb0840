"""What click says about wrong usage, in the language of the command: the one place that knows its sentences.

Click finishes its messages in English before anybody can translate them, so their parts are read out of them
again. A message that is not listed here stays as it is.
"""

from __future__ import annotations

import os
import re
import sys

import click

from tenfold.cli.app import SPOKEN
from tenfold.locales import FALLBACK, LANGUAGES, Speech, preferred_language

_SENTENCES = {
    "usage-name-command": r"Missing command\.",
    "usage-no-option": r"No such option:? '?(?P<name>[^ '.]+)'?\.?(?P<more>.*)",
    "usage-no-command": r"No such command '(?P<name>[^']*)'\.(?P<more>.*)",
    "usage-missing": r"Missing (?:argument|option|parameter) '(?P<name>[^']*)'\.(?P<more>.*)",
    "usage-value": r"Invalid value for (?P<name>'[^:]*'): (?P<problem>.*)",
    "usage-needs-value": r"Option '(?P<name>[^']*)' requires an argument\.",
    "usage-takes-no-value": r"Option '(?P<name>[^']*)' does not take a value\.",
    "usage-extra": r"Got unexpected extra arguments? \((?P<words>.*)\)",
    # Inside of others.
    "usage-not-a-number": r"'(?P<value>.*)' is not a valid (?:integer|float)(?: range)?\.",
    "usage-not-in-range": r"(?P<value>\S+) is not in the range (?P<range>.*)\.",
    "usage-not-a-choice": r"'(?P<value>.*)' is not one of (?P<choices>.*)\.",
    "usage-meant": r" ?(?:\(Did you mean one of: |Did you mean (?:one of: )?)(?P<names>[^?)]*)[?)]*",
    "usage-choose": r" ?Choose from: (?P<choices>.*)",
}
_PARTS = ("more", "problem")  # which are sentences themselves


def usage_said(error: click.UsageError, language: str | None = None) -> str:
    """In one line, with where to read more; in English where the command has no other language."""
    say = Speech(language or _language(error.ctx))
    # A command without its arguments has its whole help as message.
    is_alone = isinstance(error, click.exceptions.NoArgsIsHelpError)
    said = say("usage-name-command") if is_alone else _said(" ".join(error.format_message().split()), say)
    return said if error.ctx is None else f"{said} ({say('usage-see', command=error.ctx.command_path)})"


def _said(message: str, say: Speech) -> str:
    if say.language == FALLBACK:
        return message
    for id, sentence in _SENTENCES.items():
        found = re.fullmatch(sentence, message)
        if found:
            facts = {
                name: _said(text, say) if name in _PARTS else text for name, text in found.groupdict().items()
            }
            return say(id, **facts).rstrip()
    return message


def _language(context: click.Context | None) -> str:
    """That of the option --lang, which may stand behind what was wrong; else that of the environment."""
    if context is not None:
        if SPOKEN in context.meta:
            return str(context.meta[SPOKEN].language)
        speaks = any(option.name == "lang" for option in context.command.params)
        if not speaks and context.parent is not None:
            return FALLBACK
    asked = re.findall(r"--lang[= ](\w+)", " ".join(sys.argv))
    return next((lang for lang in asked if lang in LANGUAGES), preferred_language(os.environ))

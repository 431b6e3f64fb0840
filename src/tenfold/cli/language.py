"""The option --lang; apart from the others, because Fluent takes long to import."""

from __future__ import annotations

import os

import click

from tenfold.locales import LANGUAGES, Speech, preferred_language

lang_option = click.option(
    "--lang", type=click.Choice(list(LANGUAGES)), help="Language.  [default: your environment's]"
)


def spoken(lang: str | None) -> Speech:
    """In the language that was asked for, or that of the environment."""
    return Speech(lang or preferred_language(os.environ))

"""The option --lang, and figures in that language; apart from other options, as Fluent is slow to import."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import click
from babel.numbers import format_decimal, format_percent

from tenfold.cli.app import SPOKEN
from tenfold.locales import LANGUAGES, Speech, preferred_language
from tenfold.locales.rendering import said_phase
from tenfold.pieces.phases import Phase
from tenfold.terminal.prompt import show_what_can_be_shown

F = TypeVar("F", bound=Callable[..., Any])


def _remember(context: click.Context, option: click.Parameter, lang: str | None) -> str | None:
    """For refusals, which `app.main` says: in this language too; and for outputs that lack its spaces."""
    context.meta[SPOKEN] = spoken(lang)
    show_what_can_be_shown(all_of_it=True)
    return lang


def speaks(help: str) -> Callable[[F], F]:
    """The option --lang with this help."""
    choice = click.Choice(list(LANGUAGES))
    return click.option("--lang", type=choice, is_eager=True, callback=_remember, help=help)


lang_option = speaks("Language.  [default: your environment's]")


def spoken(lang: str | None) -> Speech:
    """In the language that was asked for, or that of the environment."""
    return Speech(lang or preferred_language(os.environ))


def whole(say: Speech, number: int) -> str:
    return format_decimal(number, "#,##0", locale=say.language)


def decimal(say: Speech, number: float, digits: int) -> str:
    return format_decimal(number, f"0.{'0' * digits}", locale=say.language)


def percent(say: Speech, part: float, digits: int) -> str:
    return format_percent(part, f"0.{'0' * digits}{_SPACE.get(say.language, '')}%", locale=say.language)


_SPACE = {"de": "\N{NO-BREAK SPACE}", "fr": "\N{NARROW NO-BREAK SPACE}", "ru": "\N{NO-BREAK SPACE}"}


def needs(say: Speech, game: str, phase: Phase) -> str:
    """What it asks for, in words."""
    return said_phase(str(phase), say, "dice-need" if game == "dice" else "need")

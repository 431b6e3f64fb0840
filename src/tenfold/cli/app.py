"""The `tenfold` command: subcommands loaded when asked for, and one place where errors become lines.

Exit codes: 0 done, 1 failure, 2 wrong usage or input.
"""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import sys
from contextlib import suppress
from importlib import import_module
from types import FrameType
from typing import NoReturn

import click

from tenfold import __version__
from tenfold.core import BadInput, BadRules, BadText, Illegal, Refusal, TenfoldError

# What a context keeps: the language of a command that has one; of one that answers in JSON, the members that
# its answer has even if something is refused.
SPOKEN = "tenfold.spoken"
ANSWER = "tenfold.answer"
CLOSED = "the output was closed before everything was written"

# Listed by hand so that `--help` and `--version` import none of them.
COMMANDS = {
    "play": "Play here in the terminal, against bots or with friends.",
    "serve": "Run a server where people play in the browser or the terminal.",
    "rooms": "List, show, close and delete the rooms of a server.",
    "backup": "Copy all rooms of a server, even while it runs.",
    "restore": "Restore such a copy, into either kind of database.",
    "stats": "Figures for all your games together.",
    "best": "Your high scores in solo games.",
    "score": "Keep the score sheet of a game with real cards.",
    "simulate": "Let bots play many games.",
    "lab": "Tournaments of bots, and studies of what a rule changes.",
    "check": "Referee a hand or a roll: is the phase complete, how far off is it, what fits?",
    "odds": "The exact chance of being dealt a phase, or of rolling it at once.",
    "solve": "The exact solution of the solo dice game.",
    "coach": "Which dice to keep, and what each choice is worth.",
    "analyse": "What is legal, advised and known in any position.",
    "review": "What every decision of a finished game cost, and what was luck.",
    "rules": "The rules of every edition, with our decisions.",
    "replay": "Step through a recorded game.",
    "verify": "Prove that a record is complete, legal and fair.",
    "bench": "Measure the engine's speed.",
}


class LazyGroup(click.Group):
    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"tenfold.cli.{name}").command
        return command

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Each command has examples: tenfold simulate --help",
)
@click.version_option(__version__, prog_name="tenfold", message="%(prog)s %(version)s")
def tenfold() -> None:
    """The Phase 10 family of games: play, referee, simulate, prove."""


def main() -> NoReturn:
    """Run the command; whatever goes wrong is one line on stderr and an exit code. With --json, what is
    refused is an answer on stdout, with the same exit code."""
    signal.signal(signal.SIGTERM, _interrupt)
    context = None
    try:
        if sys.stdout is None:
            raise TenfoldError("there is nowhere to write to: the standard output is closed")
        if sys.platform == "win32" and sys.stdout.isatty():
            os.system("")  # a console of Windows heeds escape sequences from its first command on
        # Not click's own main(), which keeps Ctrl-C and a closed pipe to itself.
        with tenfold.make_context("tenfold", sys.argv[1:]) as context:
            tenfold.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as stop:
        sys.exit(stop.exit_code)
    except click.UsageError as error:
        from tenfold.cli.usage import usage_said
        from tenfold.locales import FALLBACK

        if "--json" in sys.argv:
            _answer(2, "usage", usage_said(error, FALLBACK), {})
        _fail(2, usage_said(error))
    except click.ClickException as error:
        _fail(error.exit_code, error.format_message())
    except TenfoldError as error:
        _refuse(2 if isinstance(error, (BadInput, Illegal, BadText, BadRules)) else 1, error, context)
    except KeyboardInterrupt:
        _fail(1, "stopped")
    except OSError as error:
        if _is_broken_pipe(error):
            _fail(1, CLOSED)
        name = f"{error.filename}: " if error.filename else ""
        _fail(1, f"{name}{error.strerror or error}")
    except UnicodeEncodeError as error:
        unknown = error.object[error.start : error.end]
        encoding = sys.stdout.encoding if error.encoding == "charmap" else error.encoding  # cp1252 and others
        _fail(1, f"the output is {encoding} and cannot show {unknown!a}: set PYTHONIOENCODING=utf-8")
    sys.exit(0)


def _is_broken_pipe(error: OSError) -> bool:
    """Windows calls it an invalid argument."""
    is_invalid = error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and is_invalid)


def _refuse(code: int, error: TenfoldError, context: click.Context | None) -> NoReturn:
    from tenfold.locales.rendering import in_english, in_words  # only where something is refused

    meta = context.meta if context else {}
    if ANSWER in meta and isinstance(error, Refusal):
        _answer(code, error.code, in_english(error), meta[ANSWER])
    _fail(code, in_words(error, meta[SPOKEN]) if SPOKEN in meta else in_english(error))


def _answer(exit_code: int, code: str, problem: str, members: dict[str, object]) -> NoReturn:
    """For programs, which are told the same in every language."""
    answer = {**members, "code": code, "problem": _one_line(problem)}
    try:
        print(json.dumps(answer, indent=2, ensure_ascii=False), flush=True)
    except OSError as error:
        _fail(1, CLOSED if _is_broken_pipe(error) else str(error.strerror or error))
    sys.exit(exit_code)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    """Being told to end is like Ctrl-C: what runs is stopped, what was saved stays, nothing is left over."""
    raise KeyboardInterrupt


def _one_line(message: str) -> str:
    """With the spaces at which French and others break no line."""
    return re.sub(r"[^\S\u00a0\u202f]+", " ", message).strip()


def _fail(code: int, message: str) -> NoReturn:
    if sys.stdout is not None:
        # What is still buffered cannot be written any more: keep the interpreter from trying at its exit.
        try:
            sys.stdout.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if sys.stderr is not None:
        with suppress(OSError):
            print(f"tenfold: {_one_line(message)}", file=sys.stderr)
    sys.exit(code)

"""Options that several commands share, and how results are printed."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click
from platformdirs import user_data_path

from tenfold.cli import sayings
from tenfold.cli.app import ANSWER
from tenfold.core import BadRules, BadText, Refusal
from tenfold.core.sayings import Saying
from tenfold.games.registry import GAMES, AnyKind, game_kind
from tenfold.record.sayings import unreadable

if TYPE_CHECKING:
    from rich.console import RenderableType

F = TypeVar("F", bound=Callable[..., Any])

game_option = click.option(
    "--game", type=click.Choice(list(GAMES)), default="card", show_default=True, help="Which game."
)


def _answer_as_data(context: click.Context, option: click.Parameter, as_json: bool) -> bool:
    """From here on, what is refused is said as data too, by `app.main`."""
    if as_json:
        context.meta[ANSWER] = {}
    return as_json


json_option = click.option(
    "--json",
    "as_json",
    is_flag=True,
    is_eager=True,
    callback=_answer_as_data,
    help="Print JSON for programs.",
)


def answer_always_has(**members: object) -> None:
    """What an answer in JSON has, whatever is refused from here on, beside the `code` and the `problem`."""
    click.get_current_context().meta.get(ANSWER, {}).update(members)


def by_game(names: Callable[[AnyKind], Iterable[str]]) -> str:
    """For the help of an option whose values depend on the game: `card: intl, fx; dice: de`."""
    listed = {kind.name: ", ".join(names(kind)) for kind in GAMES.values()}
    return "; ".join(f"{game}: {values}" for game, values in listed.items() if values)


edition_option = click.option(
    "--edition",
    help=f"The box you own; the first is the default.  [{by_game(lambda kind: kind.editions)}]",
)


def rules_options(command: F) -> F:
    """--edition, --variant and --rules; `chosen_rules` reads them."""
    for option in (
        click.option("--rules", "house", type=click.Path(path_type=Path), help="A file of house rules."),
        click.option(
            "--variant",
            "variants",
            multiple=True,
            help=f"A variant; may be repeated.  [{by_game(lambda kind: kind.variants)}]",
        ),
        edition_option,
    ):
        command = option(command)
    return command


class Box(NamedTuple):
    """The game that the options choose, as it comes out of its box."""

    kind: AnyKind
    rules: Any


def takes_a_box(command: Callable[..., None]) -> Callable[..., None]:
    """--game, --edition, --variant and --rules, read into one argument `box`."""

    @game_option
    @rules_options
    @wraps(command)
    def with_box(
        game: str, edition: str | None, variants: tuple[str, ...], house: Path | None, **others: Any
    ) -> None:
        command(box=chosen_rules(game, edition, variants, house), **others)

    return with_box


def refuse_options_of(game: str, box: Box, **given: object) -> None:
    """Options of `game` that were given with another one: better refused than overlooked."""
    for name, value in given.items():
        if value is not None:
            option = f"--{name.replace('_', '-')}"
            raise BadText(sayings.OTHER_GAMES_OPTION(option=option, game=game, this=box.kind.name))


def chosen_rules(game: str, edition: str | None, variants: tuple[str, ...], house: Path | None) -> Box:
    """The game and its rules; --edition and --variant come before what a file of house rules says."""
    kind = game_kind(game)
    if house is None:
        return Box(kind, kind.rules(kind.editions[0] if edition is None else edition, _split(variants)))
    data = _read_toml(house)
    if data.pop("game", game) != game:
        raise _in_file(house, sayings.OTHER_GAME(game=game))
    if edition is not None:
        data["edition"] = edition
    elif "edition" not in data:
        raise _in_file(house, sayings.NO_EDITION(line=f"edition = '{kind.editions[0]}'"))
    try:
        kind.read_rules(data)  # as the file has it, before anything is added to what may not be a list
        if variants:
            data["variants"] = [*data.get("variants", []), *_split(variants)]
        return Box(kind, kind.read_rules(data))
    except BadRules as error:
        raise _in_file(house, error.saying) from None


def _in_file(file: Path, problem: Saying) -> BadText:
    return BadText(sayings.IN_FILE(file=file, problem=problem))


def _split(variants: tuple[str, ...]) -> list[str]:
    return [name.strip() for variant in variants for name in variant.split(",")]


def _read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Refusal(unreadable(path, error)) from None
    except UnicodeDecodeError:
        raise _in_file(path, sayings.NOT_TEXT()) from None
    except tomllib.TOMLDecodeError as error:
        raise BadText(sayings.NOT_TOML(file=path, problem=error)) from None
    except RecursionError:
        raise _in_file(path, sayings.NESTED()) from None


def store_options(command: F) -> F:
    """--data and --database: where a server keeps its rooms."""
    for option in (
        click.option("--database", help="postgresql://user:password@host/name instead of SQLite."),
        click.option(
            "--data",
            type=click.Path(path_type=Path),
            default=lambda: user_data_path("tenfold") / "server",
            help="Where the rooms are kept.",
        ),
    ):
        command = option(command)
    return command


def print_rich(*parts: RenderableType) -> None:
    """Tables and lines in rich's form, but written by click: rich would leave without a word on an error."""
    from rich.console import Console

    console = Console(markup=False, emoji=False)  # what is in brackets or between colons is to be read
    with console.capture() as written:
        for part in parts:
            console.print(part)
    click.echo(written.get(), nl=False)


def print_table(
    title: str, headings: Sequence[str], rows: Iterable[Sequence[str]], *lines: str, left: Sequence[str] = ()
) -> None:
    print_rich(made_table(title, headings, rows, left), *lines)


def made_table(
    title: str, headings: Sequence[str], rows: Iterable[Sequence[str]], left: Sequence[str] = ()
) -> RenderableType:
    """Columns of numbers stand on the right, those named in `left` do not. In a narrow window the headings of
    numbers are broken, and what stands on the left; no number and no word is, if that can be avoided."""
    from rich.console import Console
    from rich.table import Table

    table, cells = Table(title=title), list(rows)
    widths = _widths(headings, cells, left, Console().width)
    for heading, width in zip(headings, widths, strict=True):
        table.add_column(
            heading, justify="left" if heading in left else "right", width=width, overflow="fold"
        )
    for row in cells:
        table.add_row(*row)
    return table


def _widths(
    headings: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[str], window: int
) -> Sequence[int | None]:
    """Of the columns; None: as wide as they are, or as rich can."""
    columns = [[heading, *(row[at] for row in rows)] for at, heading in enumerate(headings)]
    whole = [max(map(len, column)) for column in columns]
    widths = [max(len(word) for cell in column for word in cell.split(" ")) for column in columns]
    room = window - 3 * len(headings) - 1
    if not sum(widths) <= room < sum(whole):
        return [None] * len(headings)
    numbers = [at for at, heading in enumerate(headings) if heading not in left]
    wanted = [
        max(width, *map(len, column[1:])) if at in numbers and rows else most
        for at, (width, most, column) in enumerate(zip(widths, whole, columns, strict=True))
    ]
    for at in numbers:  # first the numbers, then the narrowest
        widths[at] = min(wanted[at], widths[at] + room - sum(widths))
    while sum(widths) < room and (narrow := [at for at in range(len(widths)) if widths[at] < wanted[at]]):
        widths[min(narrow, key=lambda at: widths[at])] += 1
    return widths


def wrapped(text: str, first: str = "", next: str = "") -> str:
    """As a paragraph that begins with `first`, its other lines with `next`."""
    return click.wrap_text(text, min(90, get_terminal_size().columns), first, next)


def print_method(*texts: str) -> None:
    """How figures were found, below them."""
    for text in texts:
        click.echo(wrapped(text, "    ", "    "))


def print_json(data: object) -> None:
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))

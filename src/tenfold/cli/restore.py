"""`tenfold restore`: a copy of all rooms into a data folder or a database that has none."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from pathlib import Path

import click

from tenfold.cli.language import lang_option, spoken
from tenfold.cli.options import json_option, print_json, store_options


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@store_options
@lang_option
@json_option
def command(file: Path, data: Path, database: str | None, lang: str | None, as_json: bool) -> None:
    """Restore a copy made by `tenfold backup` into a data folder or a database that has no rooms yet.

    A copy of SQLite can be restored into PostgreSQL, and the other way round; one from an older version of
    Tenfold is brought up to date. Nothing is overwritten, and the server must not be running.

    \b
    tenfold restore rooms-monday.sqlite
    tenfold restore rooms-monday.sqlite --database postgresql://tenfold@localhost/tenfold
    """
    from tenfold.server.copies import restore
    from tenfold.server.serving import held

    with held(data) if database is None else nullcontext():
        count = asyncio.run(restore(file, data, database))
    if as_json:
        print_json({"file": str(file), "rooms": count})
    else:
        click.echo(spoken(lang)("host-restored", rooms=count))

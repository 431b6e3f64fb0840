"""`tenfold backup`: all rooms of a server in one file, while it runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from tenfold.cli.language import lang_option, spoken
from tenfold.cli.options import json_option, print_json, store_options


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@store_options
@lang_option
@json_option
def command(file: Path, data: Path, database: str | None, lang: str | None, as_json: bool) -> None:
    """Copy all rooms of a server into one file, as they are at one moment. The server may be running.

    The file holds the secrets of games in progress: guard it as you guard the server's own data.

    \b
    tenfold backup rooms-monday.sqlite
    tenfold backup rooms-monday.sqlite --database postgresql://tenfold@localhost/tenfold
    """
    from tenfold.server.copies import back_up
    from tenfold.server.database import database_url

    count = asyncio.run(back_up(database_url(data, database), file))
    size = file.stat().st_size
    if as_json:
        print_json({"file": str(file), "rooms": count, "bytes": size})
    else:
        click.echo(spoken(lang)("host-copied", rooms=count, file=str(file), size=max(1, size // 1000)))

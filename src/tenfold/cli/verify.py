"""`tenfold verify`: rules, hash chain and seed of a record."""

from __future__ import annotations

from pathlib import Path

import click

from tenfold.cli.options import json_option, print_json, problems_as_data
from tenfold.record import read_record, verify


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def command(file: Path, as_json: bool) -> None:
    """Prove that a record is whole, that every move was legal, and that chance came from the seed.

    \b
    tenfold verify games/000000.jsonl
    """
    with problems_as_data(as_json, valid=False):
        record = read_record(file)
        recomputed = verify(record)
    if as_json:
        print_json(
            {
                "file": str(file),
                "game": record.header.game,
                "events": len(record.entries),
                "chance_recomputed": recomputed,
                "commitment": record.header.commitment,
                "valid": True,
            }
        )
        return
    click.echo(f"{file}: a fair game, by the rules")
    click.echo(f"  hash chain   {len(record.entries)} events, none altered")
    click.echo("  rules        every action was legal, the result follows from them")
    click.echo(f"  seed         as committed; {recomputed} outcomes of chance recomputed, all equal")

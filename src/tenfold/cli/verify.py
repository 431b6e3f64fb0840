"""`tenfold verify`: rules, hash chain and seed of a record."""

from __future__ import annotations

from pathlib import Path

import click

from tenfold.cli.check import show_lines
from tenfold.cli.language import lang_option, spoken
from tenfold.cli.options import answer_always_has, json_option, print_json
from tenfold.record import read_record, verify


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
@json_option
def command(file: Path, lang: str | None, as_json: bool) -> None:
    """Prove that a record is whole, that every move was legal, and that chance came from the seed.

    \b
    tenfold verify games/000000.jsonl
    """
    answer_always_has(valid=False)
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
                "code": None,
                "problem": None,
            }
        )
        return
    say = spoken(lang)
    click.echo(say("verify-fair", file=str(file)))
    show_lines(
        ("verify-chain", "verify-rules", "verify-seed"),
        (
            ("verify-chain", say("verify-chain-told", count=len(record.entries))),
            ("verify-rules", say("verify-rules-told")),
            ("verify-seed", say("verify-seed-told", count=recomputed)),
        ),
        say,
    )

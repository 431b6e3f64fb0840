"""`tenfold rules`: the ledger, for people, programs and the documentation."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import click
import tomli_w

from tenfold.cli.options import chosen_rules, game_option, json_option, print_json
from tenfold.core import BadInput, BadRules
from tenfold.games.registry import game_kind
from tenfold.games.sayings import UNKNOWN_EDITION
from tenfold.ledger import LedgerRule, ledger
from tenfold.locales import LANGUAGES, Speech
from tenfold.terminal.conversation import rule_text
from tenfold.terminal.prompt import show_what_can_be_shown
from tenfold.terminal.rule_lines import in_force_lines


@click.command("rules")
@game_option
@click.option("--edition", help="Only the rules of this edition.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), default="en", show_default=True, help="Language.")
@click.option(
    "--rules", "house", type=click.Path(path_type=Path), help="What a table with these house rules plays."
)
@click.option("--markdown", is_flag=True, help="Print the page docs/rules/GAME.md.")
@click.option("--toml", is_flag=True, help="Print the edition's options as a file of house rules to change.")
@json_option
@click.argument("ids", nargs=-1)
def command(
    game: str,
    edition: str | None,
    lang: str,
    house: Path | None,
    markdown: bool,
    toml: bool,
    as_json: bool,
    ids: tuple[str, ...],
) -> None:
    """Show the rules of a game, each with its id; IDS chooses by the beginning of the id.

    \b
    tenfold rules                       every rule of the card game
    tenfold rules card.hit card.skip    the rules about hitting and skips
    tenfold rules --lang de card.hit    the same in German
    tenfold rules --game dice dice.solo  the solo dice game
    tenfold rules --rules house.toml    what a table with these house rules plays
    tenfold rules --edition fx --json   for programs
    tenfold rules --edition fx --toml > house.toml
    """
    show_what_can_be_shown(all_of_it=True)
    kind = game_kind(game)
    if edition is not None and edition not in kind.editions:
        raise BadRules(UNKNOWN_EDITION(edition=edition, editions=kind.editions))
    if toml:
        rules = kind.rules(edition or kind.editions[0])
        click.echo(tomli_w.dumps({"game": game, **kind.write_rules(rules)}), nl=False)
        return
    say = Speech(lang)
    if house is not None:
        click.echo("\n".join(in_force_lines(say, *chosen_rules(game, edition, (), house))))
        return
    chosen = [
        rule if markdown else rule._replace(text=rule_text(say, rule.id))
        for rule in ledger(game)
        if (edition is None or edition in rule.editions) and (not ids or rule.id.startswith(ids))
    ]
    if not chosen:
        raise BadInput(f"no rule begins with {' or '.join(ids)}")
    if as_json:
        print_json([_as_data(rule) for rule in chosen])
    elif markdown:
        click.echo(_markdown(game, chosen), nl=False)
    else:
        width = min(100, shutil.get_terminal_size().columns)
        click.echo("\n\n".join(_paragraph(rule, width) for rule in chosen))


def _as_data(rule: LedgerRule) -> dict[str, Any]:
    return {name: value for name, value in rule._asdict().items() if name != "told"}  # which the text is here


def _notes(rule: LedgerRule) -> str:
    notes = [" ".join(rule.editions)]
    if rule.decision:
        notes.append("our reading")
    if rule.option:
        notes.append(f"option {rule.option}")
    return ", ".join(notes)


def _paragraph(rule: LedgerRule, width: int) -> str:
    text = click.wrap_text(rule.text, width, initial_indent="  ", subsequent_indent="  ")
    return f"{click.style(rule.id, bold=True)}  ({_notes(rule)})\n{text}"


def _markdown(game: str, rules: list[LedgerRule]) -> str:
    """The page of the documentation; a test keeps the file equal to this."""
    lines = [
        f"# The {game} game, rule by rule",
        "",
        f"Made from the ledger by `tenfold rules --game {game} --markdown`; a test holds the two equal.",
        "Each rule has tests that name its id: `make rules` lists them. *Our reading* marks a point that at",
        "least one rulebook leaves open; an *option* is the house-rule switch that changes the rule.",
    ]
    for rule in rules:
        lines += ["", f"### {rule.id}", "", f"*{_notes(rule)}*", "", rule.text]
    return "\n".join(lines) + "\n"

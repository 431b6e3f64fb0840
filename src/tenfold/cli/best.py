"""`tenfold best`: the high scores of solo games, per set of rules."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

import click

from tenfold.cli.language import lang_option, spoken
from tenfold.cli.options import json_option, print_json
from tenfold.core import BadRules
from tenfold.games.registry import GAMES, AnyKind, game_kind
from tenfold.terminal.best import HighScore, all_high_scores, best_file, best_lines, high_scores

ALONE = [name for name, kind in GAMES.items() if 1 in kind.seats]


@click.command("best")
@click.argument("game", type=click.Choice(ALONE), default=ALONE[0])
@lang_option
@json_option
def command(game: str, lang: str | None, as_json: bool) -> None:
    """Show the best solo games played with `tenfold play`, a list for each set of rules.

    \b
    tenfold best
    tenfold best dice --json
    """
    kind = game_kind(game)
    lists = [high_scores(game, rules) for rules in _different(all_high_scores(game))]
    if as_json:
        print_json(
            {"game": game, "file": str(best_file(game)), "lists": [_as_data(kind, found) for found in lists]}
        )
        return
    say = spoken(lang)
    if not lists:
        click.echo(say("best-none"))
    for at, found in enumerate(lists):
        title, *lines = best_lines(say, found)
        click.echo(
            "\n".join([*([""] if at else []), f"{title}: {named_rules(kind, found[0].rules)}", *lines])
        )


def _different(scores: list[HighScore]) -> list[dict[str, Any]]:
    """The sets of rules that were played, in the order of their first game."""
    found: list[dict[str, Any]] = []
    for score in scores:
        if score.rules not in found:
            found.append(score.rules)
    return found


def _as_data(kind: AnyKind, scores: list[HighScore]) -> dict[str, Any]:
    best = [{"name": score.name, "total": score.total, "date": score.date} for score in scores]
    return {"named": named_rules(kind, scores[0].rules), "rules": scores[0].rules, "best": best}


def named_rules(kind: AnyKind, data: dict[str, Any]) -> str:
    """The edition and the variants that these rules are; house rules have no name."""
    try:
        rules = kind.read_rules(data)
    except BadRules:
        return "?"
    names = list(kind.variants)
    for variants in chain.from_iterable(combinations(names, count) for count in range(len(names) + 1)):
        try:
            if kind.rules(rules.edition, variants) == rules:
                return " ".join([rules.edition, *variants])
        except BadRules:
            continue  # these two contradict each other
    return f"{rules.edition} (house)"

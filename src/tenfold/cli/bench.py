"""`tenfold bench`: speeds, as ratios to a yardstick measured in the same run."""

from __future__ import annotations

import time

import click

from tenfold.cli.options import chosen_rules, edition_option, game_option, json_option, print_json


@click.group("bench")
def command() -> None:
    """Measure how fast the engine is on this machine.

    \b
    tenfold bench engine --json
    tenfold bench engine --game dice
    tenfold bench laydown
    tenfold bench dice --json
    tenfold bench kernel --json
    """


@command.command("engine")
@game_option
@edition_option
@click.option("--players", type=int, default=4, show_default=True)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.001, max=3600),
    default=2.0,
    show_default=True,
    help="CPU seconds per measurement.",
)
@json_option
def engine_command(game: str, edition: str | None, players: int, seconds: float, as_json: bool) -> None:
    """Random legal games with the reference engine, without and with views."""
    from tenfold.lab.bench import engine

    kind, rules = chosen_rules(game, edition, (), None)
    speed = engine.run(kind.game(rules, players=players), seconds)
    if as_json:
        print_json({"bench": "engine", "game": game, "players": players, **speed._asdict()})
        return
    click.echo(f"yardstick      {speed.yardstick:>12,.0f} decisions per CPU second")
    click.echo(f"without views  {speed.decisions_per_second:>12,.0f}   ratio {speed.ratio:.4f}")
    click.echo(f"with views     {speed.with_views:>12,.0f}   ratio {speed.ratio_with_views:.4f}")


@command.command("kernel")
@edition_option
@click.option("--variant", "variants", multiple=True, help="A variant; may be repeated.")
@click.option("--players", type=int, default=4, show_default=True)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.001, max=3600),
    default=5.0,
    show_default=True,
    help="CPU seconds per measurement.",
)
@click.option("--threads", type=click.IntRange(1, 64), default=2, show_default=True)
@json_option
def kernel_command(
    edition: str | None, variants: tuple[str, ...], players: int, seconds: float, threads: int, as_json: bool
) -> None:
    """Random legal card games with the kernel, without and with observations and masks."""
    from tenfold.lab.bench import kernel

    _, rules = chosen_rules("card", edition, variants, None)
    speed = kernel.run(rules, players, seconds, threads)
    if as_json:
        print_json({"bench": "kernel", "players": players, **speed})
        return
    click.echo(f"yardstick          {speed['yardstick']:>12,.0f} decisions per CPU second")
    click.echo(f"random play        {speed['decisions_per_second']:>12,.0f}   ratio {speed['ratio']:.2f}")
    click.echo(f"with observations  {speed['observed']:>12,.0f}   ratio {speed['ratio_observed']:.2f}")
    if "openspiel" in speed:
        openspiel = f"{speed['openspiel']:>12,.0f}   ratio {speed['ratio_openspiel']:.3f}"
        click.echo(f"OpenSpiel          {openspiel} (gin rummy, from Python)")
    busy = f"load {speed['load']:.1f} on {speed['cores']} cores"
    click.echo(f"{threads} threads: {speed['speed_up']:.2f} times as fast as one by the clock ({busy})")


@command.command("laydown")
@click.option("--hands", type=click.IntRange(min=1), default=400, show_default=True)
@json_option
def laydown_command(hands: int, as_json: bool) -> None:
    """The lay-down search on hands of 11 cards with 0 to 4 wilds, all ten phases."""
    from tenfold.lab.bench import laydown

    _print_figures("laydown", laydown.run(hands), as_json, "{:<14} {:>12,.4f}")


@command.command("odds")
@json_option
def odds_command(as_json: bool) -> None:
    """CPU seconds for the exact odds of all ten phases."""
    from tenfold.analysis.card.odds import dealt

    _, rules = chosen_rules("card", "intl", (), None)
    start = time.process_time()
    for phase in rules.phases:
        dealt(phase, rules.natural_minimum)
    spent = time.process_time() - start
    if as_json:
        print_json({"bench": "odds", "cpu_seconds": spent})
    else:
        click.echo(f"exact odds of all ten phases: {spent:.2f} CPU seconds")


@command.command("dice")
@click.option("--games", type=click.IntRange(min=1), default=20_000, show_default=True)
@json_option
def dice_command(games: int, as_json: bool) -> None:
    """The exact solution of the dice game from scratch, and games simulated with it."""
    from tenfold.lab.bench import dice

    _, rules = chosen_rules("dice", None, (), None)
    _print_figures("dice", dice.run(rules, games), as_json, "{:<32} {:>12,.3f}")


def _print_figures(bench: str, figures: dict[str, float], as_json: bool, line: str) -> None:
    if as_json:
        print_json({"bench": bench, **figures})
        return
    for figure in figures.items():
        click.echo(line.format(*figure))

"""How long advice at the dice takes: `python bench/dice_advice.py`.

Needs the solution (`tenfold solve dice`); what is missing is solved first.
Positions are those of games that `easy` bots play, some of every phase, and in every phase ten dice that all
differ, which have the most keeps. Each table, number of rivals and phase has had a first call, which loads
what it needs. Times are CPU time; the slowest is also told in decisions of the yardstick, measured in the
same run.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from statistics import median

from tenfold.analysis.dice.advice import reasoned, weigh
from tenfold.analysis.dice.race import race_of
from tenfold.analysis.dice.solutions import solution_of
from tenfold.core import Decide
from tenfold.games.dice import DiceKind, Rules, View
from tenfold.games.dice.rules import ROLLS
from tenfold.games.dice.state import Stage, phase_number
from tenfold.lab.bench.yardstick import rate
from tenfold.play import GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.surfaces import bot

KIND = DiceKind()
DIFFERENT = (1, 2, 3, 0, 5, 6, 7, 8, 9, 10)  # 0: a wild


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--variants", nargs="*", default=[""], help="'' is the printed game")
    parser.add_argument("--rivals", nargs="*", type=int, default=[0, 1, 3, 7])
    parser.add_argument("--positions", type=int, default=30, help="of every phase")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    yardstick = rate()
    print(f"yardstick: {yardstick:,.0f} decisions per CPU second")
    for variant in options.variants:
        rules = KIND.rules("de", variant.split("+") if variant else ())
        solution_of(rules)
        start = time.process_time()
        race_of(rules)
        print(
            f"{variant or 'printed'}: the race takes {time.process_time() - start:.2f} CPU s to load or make"
        )
        for rivals in options.rivals:
            spent = _spent(rules, _positions(rules, rivals + 1, options.positions, options.seed))
            slowest = f"slowest {1000 * spent[-1]:5.1f} ms, {spent[-1] * yardstick:8,.0f} of the yardstick"
            print(
                f"  {rivals} rivals: {len(spent)} positions, median {1000 * median(spent):4.1f} ms, "
                f"99 % below {1000 * spent[len(spent) * 99 // 100]:5.1f} ms, {slowest}",
                flush=True,
            )


def _positions(rules: Rules, players: int, wanted: int, seed: int) -> list[View]:
    """So many of every phase, in the order of the phases."""
    found: dict[int, list[View]] = defaultdict(list)
    phases = range(1, len(rules.phases) + 1)
    game = KIND.game(rules, players=players)
    player = bot("dice", "easy", rules)
    number = 0
    while any(len(found[phase]) < wanted for phase in phases):
        table = Table(game, GameSeed(derived(seed, "game", number)))
        number += 1
        while isinstance(turn := table.settle(), Decide):
            view = game.view(table.state, turn.seat)
            of_phase = found[phase_number(view.sheet[view.seat])]
            if len(of_phase) < wanted:
                of_phase.append(view)
            table.act(player.choose(view, game.legal(table.state), HashStream(b"", "unused")))
    return [view for phase in phases for view in (_with_all_different(rules, found[phase][0]), *found[phase])]


def _with_all_different(rules: Rules, view: View) -> View:
    """The same standings, after a first roll in which no number shows twice."""
    faces = tuple(
        next(face for face in die if face.number == number)
        for die, number in zip(rules.colours, DIFFERENT, strict=True)
    )
    return view._replace(stage=Stage.KEEP, faces=faces, rolls=ROLLS - 2, kept=())


def _spent(rules: Rules, positions: list[View]) -> list[float]:
    """CPU seconds, in rising order; the first position of every phase is asked twice."""
    spent = []
    met = set()
    for view in positions:
        phase = phase_number(view.sheet[view.seat])
        if phase not in met:
            reasoned(rules, view, weigh(rules, view).choices[0])
            met.add(phase)
        start = time.thread_time()
        reasoned(rules, view, weigh(rules, view).choices[0])
        spent.append(time.thread_time() - start)
    return sorted(spent)


if __name__ == "__main__":
    main()

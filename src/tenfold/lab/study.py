"""Studies: the same deals by several rules, and what the rules change.

Every deal is played by the rules of every arm, once per rotation of its bots as in a tournament. One deal
is one task, so a study that was stopped is as balanced as a whole one, and more deals can be added later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from tenfold.analysis.attempt import PhaseAttempt
from tenfold.core import Decide, Event
from tenfold.games.registry import game_kind
from tenfold.lab.duplicate import DuplicateTable
from tenfold.lab.pool import Workers
from tenfold.lab.simulate import Batch, play_at, refuse_bad, seated, seed_of
from tenfold.lab.tournament import LineUp, line_ups, rotations
from tenfold.surfaces import BOT_SECONDS, has_surface, surface


class Arm(NamedTuple):
    """One way to play: what is changed, in words, and all the rules."""

    name: str
    rules: dict[str, Any]
    players: int


@dataclass(frozen=True, slots=True)
class Study:
    """What to play; a value that crosses process borders."""

    game: str
    arms: tuple[Arm, ...]
    bots: tuple[str, ...]  # the last takes the seats that are left
    seed: int
    most_decisions: int
    bot_seconds: float = BOT_SECONDS  # for a choice of an external bot

    def line_up(self, arm: Arm) -> LineUp:
        return line_ups(self.bots, arm.players)[0]

    def batch(self, arm: Arm, bots: LineUp) -> Batch:
        return Batch(
            game=self.game,
            rules=arm.rules,
            bots=bots,
            games=1,
            seed=self.seed,
            most_decisions=self.most_decisions,
            bot_seconds=self.bot_seconds,
        )

    @property
    def phases(self) -> int:
        """The most that an arm has; 0 where attempts at phases are not known."""
        if not has_surface(self.game, "attempts"):
            return 0
        kind = game_kind(self.game)
        return max(len(kind.read_rules(arm.rules).phases) for arm in self.arms)

    @property
    def games_per_deal(self) -> int:
        return sum(arm.players for arm in self.arms)


class StudyGame(NamedTuple):
    """What is kept of a game: a row of the results. Everything by seat is as long as the table."""

    deal: int
    arm: int
    rotation: int
    first: int  # the seat that decides first
    bots: LineUp
    wins: tuple[float, ...] | None  # a shared win in equal parts; None: the cap came first
    points: tuple[int, ...]
    reason: str
    decisions: int
    hands: int  # or rounds: how often cards were dealt
    tried: tuple[int, ...]  # attempts of the first bot at each phase
    made: tuple[int, ...]
    faults: tuple[int, ...]  # of external bots: choices that came too late, or were none


def refuse_bad_study(study: Study) -> None:
    """Before anything is played: rules and bots of every arm."""
    for arm in study.arms:
        refuse_bad(study.batch(arm, study.line_up(arm)))


def play_study(
    study: Study,
    deals: range,
    workers: Workers,
    keep: Callable[[list[StudyGame]], None],
    progress: Callable[[int], None] = lambda games: None,
) -> None:
    """The games of each deal are given to `keep` in order; `progress` counts them."""
    with closing(workers.in_order(partial(play_study_deal, study), deals)) as results:
        for games in results:
            keep(games)
            progress(len(games))


def play_study_deal(study: Study, deal: int) -> list[StudyGame]:
    return [
        _play(study, deal, number, rotation, bots)
        for number, arm in enumerate(study.arms)
        for rotation, bots in enumerate(rotations(study.line_up(arm)))
    ]


def _play(study: Study, deal: int, number: int, rotation: int, bots: LineUp) -> StudyGame:
    arm = study.arms[number]
    batch = study.batch(arm, bots)
    kind = game_kind(study.game)
    rules = kind.read_rules(arm.rules)
    tally = _Tally(study, rules, bots)
    game = kind.game(rules, players=arm.players)
    table = DuplicateTable(game, seed_of(batch, deal), after_event=tally.after_event)
    turn = table.settle()
    played = play_at(table, batch, deal, seated(batch))
    outcome = played.outcome
    return StudyGame(
        deal=deal,
        arm=number,
        rotation=rotation,
        first=turn.seat if isinstance(turn, Decide) else 0,
        bots=bots,
        wins=None
        if outcome is None
        else tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(arm.players)),
        points=() if outcome is None else outcome.scores,
        reason="" if outcome is None else outcome.reason.value,
        decisions=played.decisions,
        hands=table.deals,
        tried=tuple(tally.tried),
        made=tuple(tally.made),
        faults=tuple(
            0 if found is None else found.late + found.illegal + found.restarts for found in played.faults
        ),
    )


class _Tally:
    """Attempts at phases of one bot, in all its seats."""

    def __init__(self, study: Study, rules: Any, bots: LineUp) -> None:
        self.tried = [0] * study.phases
        self.made = [0] * study.phases
        self._rules = rules
        self._seats = [seat for seat, bot in enumerate(bots) if bot == study.bots[0]]
        self._attempts = surface(study.game, "attempts") if study.phases else None

    def after_event(self, before: Any, event: Event[Any], after: Any) -> None:
        for attempt in self._ended(before, after):
            if attempt.seat in self._seats:
                self.tried[attempt.phase - 1] += 1
                self.made[attempt.phase - 1] += attempt.made

    def _ended(self, before: Any, after: Any) -> Iterable[PhaseAttempt]:
        return () if self._attempts is None else self._attempts(self._rules, before, after)

"""Studies: the same deals by several rules, and what the rules change.

Every deal is played by the rules of every arm, once per rotation of its bots as in a tournament. One deal
is one task, so a study that was stopped is as balanced as a whole one, and more deals can be added later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, NamedTuple

from tenfold.analysis.attempt import PhaseAttempt
from tenfold.core import Event
from tenfold.games.registry import game_kind
from tenfold.lab.kept import Columns, KeptGame, play_kept
from tenfold.lab.line_ups import LineUp, line_ups, rotations
from tenfold.lab.pool import Workers
from tenfold.lab.results import Asked
from tenfold.lab.simulate import Batch, refuse_bad
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
    def asked(self) -> Asked:
        return Asked(
            "study",
            asdict(self) | {"arms": [arm._asdict() for arm in self.arms]},
            Columns("arm", max(arm.players for arm in self.arms), self.phases),
            games_per_deal=sum(arm.players for arm in self.arms),
        )


def refuse_bad_study(study: Study) -> None:
    """Before anything is played: rules and bots of every arm."""
    for arm in study.arms:
        refuse_bad(study.batch(arm, study.line_up(arm)))


def play_study(
    study: Study,
    deals: range,
    workers: Workers,
    keep: Callable[[list[KeptGame]], None],
    progress: Callable[[int], None] = lambda games: None,
) -> None:
    """The games of each deal are given to `keep` in order; `progress` counts them."""
    with closing(workers.in_order(partial(play_study_deal, study), deals)) as results:
        for games in results:
            keep(games)
            progress(len(games))


def play_study_deal(study: Study, deal: int) -> list[KeptGame]:
    return [
        _play(study, deal, arm, rotation, bots)
        for arm in study.arms
        for rotation, bots in enumerate(rotations(study.line_up(arm)))
    ]


def _play(study: Study, deal: int, arm: Arm, rotation: int, bots: LineUp) -> KeptGame:
    tally = _Tally(study, arm, bots)
    game = play_kept(study.batch(arm, bots), deal, arm.name, rotation, tally.after_event)
    return game._replace(tried=tuple(tally.tried), made=tuple(tally.made))


class _Tally:
    """Attempts at phases of one bot, in all its seats."""

    def __init__(self, study: Study, arm: Arm, bots: LineUp) -> None:
        self.tried = [0] * study.phases
        self.made = [0] * study.phases
        self._rules = game_kind(study.game).read_rules(arm.rules)
        self._seats = [seat for seat, bot in enumerate(bots) if bot == study.bots[0]]
        self._attempts = surface(study.game, "attempts") if study.phases else None

    def after_event(self, before: Any, event: Event[Any], after: Any) -> None:
        for attempt in self._ended(before, after):
            if attempt.seat in self._seats:
                self.tried[attempt.phase - 1] += 1
                self.made[attempt.phase - 1] += attempt.made

    def _ended(self, before: Any, after: Any) -> Iterable[PhaseAttempt]:
        return () if self._attempts is None else self._attempts(self._rules, before, after)

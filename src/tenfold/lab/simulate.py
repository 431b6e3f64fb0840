"""Batches of games between bots: the same result for any number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from tenfold.bots.external.guarded import Faults, GuardedBot
from tenfold.core import Illegal, Outcome, Seat, TenfoldError
from tenfold.games.registry import game_kind
from tenfold.lab.pool import in_order
from tenfold.play import Bot, GameSeed, HashStream, Table, run
from tenfold.play.streams import derived
from tenfold.record import Header, RecordWriter
from tenfold.surfaces import BOT_SECONDS, bot_factory

GAMES_PER_TASK = 4


@dataclass(frozen=True, slots=True)
class Batch:
    """What to play; a value that crosses process borders."""

    game: str
    rules: dict[str, Any]
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: int
    most_decisions: int  # a cap of the laboratory, not a rule: such a game counts as unfinished
    records: Path | None = None
    bot_seconds: float = BOT_SECONDS  # for a choice of an external bot

    @property
    def asked(self) -> dict[str, Any]:
        """What was played, for whoever reads the result."""
        return {"game": self.game, "rules": self.rules, "bots": self.bots, "seed": self.seed}


class Played(NamedTuple):
    """One game's result."""

    outcome: Outcome | None  # None: the cap came first
    decisions: int
    events: int
    faults: tuple[Faults | None, ...] = ()  # by seat, if any is external; None: one of ours

    @property
    def winners(self) -> tuple[Seat, ...]:
        return () if self.outcome is None else self.outcome.winners


@dataclass(frozen=True, slots=True)
class Summary:
    games: int
    finished: int
    wins: tuple[float, ...]  # by seat; a shared win counts as equal parts of one
    mean_scores: tuple[float, ...]  # by seat
    reasons: dict[str, int]
    mean_decisions: float
    most_decisions: int
    faults: dict[str, Faults]  # by external bot


def simulate(batch: Batch, jobs: int, progress: Callable[[int], None] = lambda games: None) -> Summary:
    """Play the batch; `progress` is told how many games have just been finished."""
    refuse_bad(batch)
    played: list[Played] = []
    for results in in_order(partial(_play_some, batch), _tasks(batch), jobs):
        played += results
        progress(len(results))
    return summarise(played, batch.bots)


def refuse_bad(batch: Batch) -> None:
    """Before anything is played: rules, bots and the folder for records."""
    kind = game_kind(batch.game)
    rules = kind.read_rules(batch.rules)
    kind.game(rules, players=len(batch.bots))
    for bot in dict.fromkeys(batch.bots):
        bot_factory(batch.game, bot, batch.bot_seconds)(rules)
    if batch.records is not None:
        batch.records.mkdir(parents=True, exist_ok=True)
        if any(batch.records.iterdir()):
            raise TenfoldError(f"the folder {batch.records} is not empty: choose another")


def _tasks(batch: Batch) -> list[range]:
    return [
        range(first, min(first + GAMES_PER_TASK, batch.games))
        for first in range(0, batch.games, GAMES_PER_TASK)
    ]


def _play_some(batch: Batch, numbers: range) -> list[Played]:
    return [play_one(batch, number) for number in numbers]


def play_one(batch: Batch, number: int) -> Played:
    """Game `number` of the batch; its chance and its bots' choices depend on nothing else."""
    bots = seated(batch)
    if batch.records is None:
        return play_batch_game(batch, number, bots)
    with (batch.records / f"{number:06d}.jsonl").open("xb") as file:
        return play_batch_game(batch, number, bots, file)


def play_batch_game(
    batch: Batch, number: int, bots: Sequence[Bot[Any, Any]], file: BinaryIO | None = None
) -> Played:
    """The same with these bots, and a record of it in the file."""
    kind = game_kind(batch.game)
    rules = kind.read_rules(batch.rules)
    seed = seed_of(batch, number)
    writer = None
    if file is not None:
        header = Header(
            game=batch.game,
            rules=kind.write_rules(rules),
            seats=tuple(f"{name} {seat}" for seat, name in enumerate(batch.bots)),
            commitment=seed.commitment,
        )
        writer = RecordWriter(file, kind, header)
    table = Table(kind.game(rules, players=len(bots)), seed, writer.event if writer else None)
    played = play_at(table, batch, number, bots)
    if writer is not None:
        writer.finish(played.outcome, seed.secret)
    return played


def seated(batch: Batch) -> list[Bot[Any, Any]]:
    rules = game_kind(batch.game).read_rules(batch.rules)
    return [bot_factory(batch.game, spec, batch.bot_seconds)(rules) for spec in batch.bots]


def seed_of(batch: Batch, number: int) -> GameSeed:
    return GameSeed(derived(batch.seed, "game", number))


def play_at(table: Table[Any, Any, Any], batch: Batch, number: int, bots: Sequence[Bot[Any, Any]]) -> Played:
    """To the end, or to the batch's cap."""
    seats = range(len(bots))
    streams = [HashStream(derived(batch.seed, "bot", number, seat), "choice") for seat in seats]
    over = run(table, bots, streams, most_decisions=batch.most_decisions, instead=_instead)
    faults = tuple(bot.faults if isinstance(bot, GuardedBot) else None for bot in bots)
    return Played(None if over is None else over.outcome, table.decisions, table.events, faults)


def _instead(bot: Bot[Any, Any], refusal: Illegal, legal: Sequence[Any]) -> Any:
    """What is played in place of a forbidden choice; for a bot of ours it is a defect."""
    if isinstance(bot, GuardedBot):
        return bot.instead(refusal, legal)
    raise refusal


def summarise(played: list[Played], bots: tuple[str, ...]) -> Summary:
    outcomes = [game.outcome for game in played if game.outcome is not None]
    seats = range(len(bots))
    return Summary(
        games=len(played),
        finished=len(outcomes),
        wins=tuple(
            round(sum(1 / len(o.winners) for o in outcomes if seat in o.winners), 6) for seat in seats
        ),
        mean_scores=tuple(
            round(sum(o.scores[seat] for o in outcomes) / max(1, len(outcomes)), 3) for seat in seats
        ),
        reasons=dict(sorted(Counter(o.reason.value for o in outcomes).items())),
        mean_decisions=round(sum(game.decisions for game in played) / max(1, len(played)), 3),
        most_decisions=max((game.decisions for game in played), default=0),
        faults=all_faults((bots, game.faults) for game in played),
    )


def all_faults(
    games: Iterable[tuple[tuple[str, ...], tuple[Faults | None, ...]]],
) -> dict[str, Faults]:
    """Those of every external bot, of games each with its bots and their faults by seat."""
    found: dict[str, Faults] = {}
    for bots, by_seat in games:
        for bot, faults in zip(bots, by_seat, strict=False):
            if faults is not None:
                found[bot] = found.get(bot, Faults()) + faults
    return found

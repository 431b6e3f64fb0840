"""What is kept of a game of a duplicate deal, and how it is written in a row of games.csv."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from tenfold.bots.external.guarded import Faults
from tenfold.core import Decide, Event, Seat
from tenfold.games.registry import game_kind
from tenfold.lab.duplicate import DuplicateTable
from tenfold.lab.line_ups import LineUp
from tenfold.lab.simulate import Batch, play_at, seated, seed_of

Row: TypeAlias = Mapping[str, str]  # of games.csv


class KeptGame(NamedTuple):
    """Everything by seat is as long as the table; points are those of a game that was finished."""

    deal: int
    group: str  # of the games of its deal: an arm of a study, a table of a tournament
    rotation: int
    first: Seat  # who decides first
    reason: str
    decisions: int
    hands: int  # or rounds: how often cards were dealt
    bots: LineUp
    winners: tuple[Seat, ...]  # none: the cap came first
    points: tuple[int, ...]
    faults: tuple[Faults | None, ...]  # None: one of our own bots
    tried: tuple[int, ...] = ()  # attempts of a study's first bot at each phase
    made: tuple[int, ...] = ()


def play_kept(
    batch: Batch,
    deal: int,
    group: str,
    rotation: int,
    after_event: Callable[[Any, Event[Any], Any], None] | None = None,
) -> KeptGame:
    """The batch's bots sit as they are named."""
    kind = game_kind(batch.game)
    game = kind.game(kind.read_rules(batch.rules), players=len(batch.bots))
    table = DuplicateTable(game, seed_of(batch, deal), after_event=after_event)
    turn = table.settle()
    played = play_at(table, batch, deal, seated(batch))
    outcome = played.outcome
    return KeptGame(
        deal=deal,
        group=group,
        rotation=rotation,
        first=turn.seat if isinstance(turn, Decide) else 0,
        reason="" if outcome is None else outcome.reason.value,
        decisions=played.decisions,
        hands=table.deals,
        bots=batch.bots,
        winners=played.winners,
        points=() if outcome is None else outcome.scores,
        faults=played.faults,
    )


class Columns(NamedTuple):
    """Those of a file of games."""

    group: str  # what its groups are: "arm" or "table"
    seats: int
    phases: int = 0

    @property
    def names(self) -> list[str]:
        by_seat = ("bot", "win", "points", "late", "illegal", "restarts", "fault")
        return [
            *("deal", self.group, "rotation", "first", "reason", "decisions", "hands"),
            *(f"{what}_{seat}" for what in by_seat for seat in range(self.seats)),
            *(f"{what}_{phase}" for what in ("tried", "made") for phase in range(1, self.phases + 1)),
        ]

    def row(self, game: KeptGame) -> list[Any]:
        each = f"{1 / max(1, len(game.winners)):.6g}"
        wins = [each if seat in game.winners else "0" for seat in range(len(game.bots))]
        faults = [
            ("",) * 4 if found is None else (found.late, found.illegal, found.restarts, found.first or "")
            for found in game.faults
        ]
        by_seat = (game.bots, wins if game.winners else (), game.points, *zip(*faults, strict=True))
        return [
            *(game.deal, game.group, game.rotation, game.first, game.reason, game.decisions, game.hands),
            *(cell for values in by_seat for cell in _filled(values, self.seats)),
            *(cell for values in (game.tried, game.made) for cell in _filled(values, self.phases)),
        ]

    def game(self, row: Row) -> KeptGame:
        """The same again."""
        seats, phases = range(self.seats), range(1, self.phases + 1)
        bots = tuple(row[f"bot_{seat}"] for seat in seats if row[f"bot_{seat}"])
        return KeptGame(
            deal=int(row["deal"]),
            group=row[self.group],
            rotation=int(row["rotation"]),
            first=int(row["first"]),
            reason=row["reason"],
            decisions=int(row["decisions"]),
            hands=int(row["hands"]),
            bots=bots,
            winners=tuple(seat for seat in seats if float(row[f"win_{seat}"] or 0)),
            points=_numbers(row, "points", seats),
            faults=tuple(_faults(row, seat) for seat in range(len(bots))),
            tried=_numbers(row, "tried", phases),
            made=_numbers(row, "made", phases),
        )


def faults_in(row: Row, seat: Seat) -> int:
    return sum(int(row[f"{what}_{seat}"] or 0) for what in ("late", "illegal", "restarts"))


def _faults(row: Row, seat: Seat) -> Faults | None:
    late, illegal, restarts = (row[f"{what}_{seat}"] for what in ("late", "illegal", "restarts"))
    if not late:
        return None
    return Faults(int(late), int(illegal), int(restarts), row[f"fault_{seat}"] or None)


def _numbers(row: Row, what: str, places: Iterable[int]) -> tuple[int, ...]:
    return tuple(int(row[f"{what}_{place}"]) for place in places if row[f"{what}_{place}"])


def _filled(values: Any, length: int) -> list[Any]:
    return [*values, *[""] * (length - len(values))]

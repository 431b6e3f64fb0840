"""High scores of solo games, per set of rules: a file in the user's data folder that only grows.

One line of JSON per game. A line that cannot be read (half written, or altered by hand) is passed over;
the others count.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from tenfold.core import Outcome
from tenfold.games.registry import AnyKind
from tenfold.locales import Speech
from tenfold.play.names import clean_name
from tenfold.record import Header

SHOWN = 10


class HighScore(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    total: int
    date: str  # of the day on which the game ended, as in 2026-02-28
    rules: dict[str, Any]  # in full, so that only equals are compared
    game: str  # its commitment: a game is in the list once


def best_file(game: str) -> Path:
    return user_data_path("tenfold") / "best" / f"{game}.jsonl"


def keep_high_score(game: str, score: HighScore) -> None:
    """Append it unless it is there; OSError if it cannot be written."""
    if any(known.game == score.game for known in all_high_scores(game)):
        return
    path = best_file(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        end = file.seek(0, os.SEEK_END)
        if end:
            file.seek(end - 1)
            if file.read(1) != b"\n":  # a line was cut off here; ours must not become a part of it
                file.write(b"\n")
        file.write(msgspec.json.encode(score) + b"\n")
        file.flush()
        os.fsync(file.fileno())


def all_high_scores(game: str) -> list[HighScore]:
    """As they were written; an unreadable file is an empty list."""
    try:
        lines = best_file(game).read_bytes().split(b"\n")
    except OSError:
        return []
    return [score for line in lines if (score := _read(line)) is not None]


def _read(line: bytes) -> HighScore | None:
    try:
        score = msgspec.json.decode(line, type=HighScore)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    # Whoever wrote the line, nothing but text reaches the screen.
    return msgspec.structs.replace(score, name=clean_name(score.name), date=clean_name(score.date))


def high_scores(game: str, rules: dict[str, Any]) -> list[HighScore]:
    """Those of one set of rules, the best first; of equals the older one."""
    # Through JSON, as a file holds them: a tuple there is a list.
    wanted = msgspec.json.decode(msgspec.json.encode(rules))
    found = [score for score in all_high_scores(game) if score.rules == wanted]
    return sorted(found, key=lambda score: -score.total)


def entered(
    game: str, say: Speech, *, name: str, total: int, rules: dict[str, Any], commitment: str
) -> Iterator[str]:
    """Enter a game that has just ended; the list with it, or why it could not be written."""
    today = date.today().isoformat()
    mine = HighScore(name=name, total=total, date=today, rules=rules, game=commitment)
    try:
        keep_high_score(game, mine)
    except OSError as error:
        yield say("best-not-kept", problem=error.strerror or error)
        return
    yield from best_lines(say, high_scores(game, mine.rules), mine)


def keep_score(
    kind: AnyKind, header: Header, outcome: Outcome, say: Speech, *, seeded: bool
) -> Iterator[str]:
    """A solo game is for the list of high scores; its commitment keeps it from being there twice."""
    if len(header.seats) > 1:
        return
    if seeded:
        yield say("best-seeded")
        return
    name, total, rules = header.seats[0], outcome.scores[0], header.rules
    yield from entered(kind.name, say, name=name, total=total, rules=rules, commitment=header.commitment)


def best_lines(say: Speech, scores: Sequence[HighScore], mine: HighScore | None = None) -> Iterator[str]:
    """The list for the terminal; the game that has just ended is marked, and shown wherever it stands."""
    yield say("best-title") if scores else say("best-none")
    for place, score in enumerate(scores, 1):
        is_mine = mine is not None and score.game == mine.game
        if place <= SHOWN or is_mine:
            yield f"{'>' if is_mine else ' '}{place:>3}.  {score.total:>4}  {score.date}  {score.name}"

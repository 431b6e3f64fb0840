"""`tenfold stats`: what games tell together, as "My games" on the page has it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tenfold.cli.language import lang_option, spoken
from tenfold.cli.options import answer_always_has, json_option, print_json
from tenfold.cli.picture import plot_option
from tenfold.cli.progress import progress_bar
from tenfold.cli.sayings import SEAT_UNKNOWN, UNFINISHED
from tenfold.core import BadText, Over, Seat
from tenfold.games.registry import GAMES
from tenfold.record.format import BadRecord
from tenfold.record.games_file import ExportedGame, is_games_file, parse_games
from tenfold.record.reader import Record, parse_record
from tenfold.record.replay import opened, replay
from tenfold.record.sayings import NO_GAMES, unreadable
from tenfold.surfaces import has_surface, surface

if TYPE_CHECKING:
    from tenfold.analysis.figures import BestList, GameFigures, OwnGame

NOTHING: dict[str, Any] = {"games": 0, "counted": 0, "by_game": [], "best": []}


@click.command("stats")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option("--seat", type=int, default=0, show_default=True, help="With records: whose games.")
@lang_option
@plot_option
@json_option
def command(files: tuple[Path, ...], seat: int, lang: str | None, plot: Path | None, as_json: bool) -> None:
    """How often games were won, phases completed and hands ended; points; the best games.

    A file is one that "My games" in the browser has saved, which knows whose games they are, or a record.
    Ranges are 95 % intervals: wide where there are few games.

    \b
    tenfold stats tenfold-games-2026-11-18.json
    tenfold stats games/*.jsonl --seat 1 --plot figures.svg
    """
    from tenfold.analysis.figures import best_lists, game_figures

    say = spoken(lang)
    answer_always_has(**NOTHING)
    games = _played(_kept_in(files, seat), say("bar-replaying"))
    counted = [game for game in games if game.is_whole and has_surface(game.game, "attempts")]
    kinds = [kind for kind in GAMES if any(game.game == kind for game in counted)]
    figures = [game_figures(kind, [game for game in counted if game.game == kind]) for kind in kinds]
    best = best_lists(counted)
    if plot is not None:
        from tenfold.cli.stats_plot import draw

        draw(figures, plot, say)
    if as_json:
        print_json(_as_data(len(games), len(counted), figures, best))
    else:
        from tenfold.cli.stats_words import print_figures

        print_figures(len(games) - len(counted), figures, best, say)


def _as_data(games: int, counted: int, figures: list[GameFigures], best: list[BestList]) -> dict[str, Any]:
    import msgspec

    found = {"games": games, "counted": counted, "by_game": figures, "best": best}
    return {**msgspec.to_builtins(found), "code": None, "problem": None}


# --- files -------------------------------------------------------------------------------------------


def _kept_in(files: tuple[Path, ...], seat: Seat) -> list[tuple[ExportedGame | None, Record, Seat]]:
    """Each game once, wherever it stands."""
    found: dict[str, tuple[ExportedGame | None, Record, Seat]] = {}
    for file in files:
        for kept, record in _read(file):
            if kept is None and not 0 <= seat < len(record.header.seats):
                raise BadText(SEAT_UNKNOWN(seat=seat, last=len(record.header.seats) - 1))
            if record.result is None or record.result.reason is None:
                raise BadRecord(UNFINISHED(file=file))
            found.setdefault(record.last_hash, (kept, record, seat if kept is None else kept.seat))
    return list(found.values())


def _read(file: Path) -> list[tuple[ExportedGame | None, Record]]:
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise BadRecord(unreadable(file, error)) from None
    if is_games_file(raw):
        return [*parse_games(raw, str(file))]
    if raw.startswith(b'{"record"'):
        return [(None, parse_record(raw, str(file)))]
    raise BadRecord(NO_GAMES(file=file))


def _played(found: list[tuple[ExportedGame | None, Record, Seat]], label: str) -> list[OwnGame]:
    """The newest first; those of which nobody knows when they ended come last, as they were named."""
    games = []
    with progress_bar(label, len(found)) as advance:
        for kept, record, seat in found:
            games.append(_game(kept, record, seat))
            advance(1)
    return sorted(games, key=lambda game: -(game.at or 0))


def _game(kept: ExportedGame | None, record: Record, seat: Seat) -> OwnGame:
    """As the rules have it: what the record calls its result is not asked."""
    from tenfold.analysis.figures import Hand, OwnGame, Player

    header = record.header
    kind, game = opened(record)
    attempts = surface(kind.name, "attempts") if has_surface(kind.name, "attempts") else None
    rules, hands, state = kind.read_rules(header.rules), list[Hand](), game.initial()
    for step in replay(record):
        state = step.after
        ended = attempts(rules, step.before, state) if attempts else ()
        own = [attempt for attempt in ended if attempt.seat == seat]
        if own:
            hands.append(Hand.of(own))
    turn = game.turn(state)
    if not isinstance(turn, Over):
        raise BadRecord(UNFINISHED(file=header.commitment))
    names = [Player(name, None, None) for name in header.seats]
    told = names if kept is None else [Player(one.name, one.bot, one.character) for one in kept.players]
    assert record.result is not None
    return OwnGame(
        id=header.commitment,
        at=None if kept is None else kept.at,
        seat=seat,
        players=tuple(told),
        game=kind.name,
        rules=header.rules,
        ranking=turn.outcome.ranking,
        scores=turn.outcome.scores,
        is_whole=all(taken.seat != seat for taken in record.result.taken or ()),
        hands=tuple(hands),
    )

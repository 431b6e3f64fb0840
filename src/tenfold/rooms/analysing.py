"""What can be said of a position: what is legal, what is advised, what it is worth; for command and page.

Only what the seat that decides may know goes into it: hidden cards are dealt anew before anything is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tenfold.analysis.setup import (
    Setup,
    Texts,
    impossible,
    read_head,
    refuse_unknown,
    shortened,
    win_figure,
    write_line,
)
from tenfold.analysis.setup_sayings import IMPOSSIBLE, NO_STEP, NOBODY_DECIDES
from tenfold.core import BadText, Decide, Saying, Seat
from tenfold.games.position_sayings import NO_WORLD
from tenfold.games.registry import AnyKind
from tenfold.play.streams import HashStream, derived
from tenfold.record.reader import Record
from tenfold.record.replay import opened, replay
from tenfold.rooms.decisions import best_choices
from tenfold.rooms.protocol import BestChoices
from tenfold.surfaces import surface

LISTED = 64  # choices that are written out


class FigureSeen(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is known of the position, and how."""

    says: Saying
    how: Saying
    exact: bool


class Analysed(msgspec.Struct, frozen=True, kw_only=True):
    """A position, as the seat that decides may know it."""

    position: str  # as somebody would write it
    game: str
    rules: dict[str, Any]  # in full
    seat: Seat
    table: dict[str, Any]  # as this seat sees it
    legal: tuple[str, ...] | None  # null: too many to be written out
    count: int  # of what is legal
    do: str  # what is advised, and why
    says: Saying
    best: BestChoices | None
    figures: tuple[FigureSeen, ...]


def analyse(text: str, fast: bool | None = None) -> Analysed:
    """A position as somebody writes it (docs/positions.md); BadText, BadRules or Illegal if it cannot be.

    `fast`: whether hands are played out in the kernel; None: if that is installed.
    """
    kind, rules, texts = read_head(text)
    if "outcome" in texts:  # the game's own text form, whole
        try:
            state = kind.read_state(text.partition("|")[2])
        except BadText as refusal:
            raise impossible(refusal) from None
        return _analysed(kind, rules, state, fast)
    setup: Setup = surface(kind.name, "setup")
    refuse_unknown(texts, setup.fields)
    return _analysed(kind, rules, setup.read(rules, texts), fast)


def analyse_record(record: Record, step: int, fast: bool | None = None) -> Analysed:
    """After so many events of a record; where nature acts next, after that. A record may be cut off."""
    kind, game = opened(record)
    if not 0 <= step <= len(record.entries):
        raise BadText(NO_STEP(steps=len(record.entries)))
    states = [game.initial(), *(replayed.after for replayed in replay(record))]
    rules = kind.read_rules(record.header.rules)
    for state in states[step:]:
        if isinstance(game.turn(state), Decide):
            return _analysed(kind, rules, state, fast)
    raise BadText(NOBODY_DECIDES())


def _analysed(kind: AnyKind, rules: Any, state: Any, fast: bool | None) -> Analysed:
    setup: Setup = surface(kind.name, "setup")
    game = kind.game(rules, players=setup.seats(state))
    turn = game.turn(state)
    if not isinstance(turn, Decide):
        raise BadText(NOBODY_DECIDES())
    seat = turn.seat
    view = game.view(state, seat)
    try:
        world = game.determinize(view, HashStream(derived(0, "analysis"), "hidden"))
    except ValueError:
        raise BadText(IMPOSSIBLE(problem=NO_WORLD())) from None
    legal: Sequence[Any] = game.legal(world)
    advice = surface(kind.name, "adviser")(rules, view, legal)
    listed = game.listed(world, LISTED)

    def seen(texts: Texts) -> Any:
        return game.view(setup.read(rules, texts), seat)

    short = shortened(setup.write(rules, view, world), seen)
    figures = list(setup.figures(rules, view, advice))
    table = advice.table
    if setup.weigh is not None:
        # The view as the text has it: worlds follow from a view, and the same text has the same answer.
        table = setup.weigh(rules, game, seen(short), legal, advice.action, fast)
        figures.insert(0, win_figure(table, advice.action))
    return Analysed(
        position=write_line(kind, rules, short),
        game=kind.name,
        rules=kind.write_rules(rules),
        seat=seat,
        table=kind.write_view(view),
        legal=None if listed is None else tuple(map(kind.write_action, listed)),
        count=len(legal),
        do=kind.write_action(advice.action),
        says=advice.saying,
        best=table and best_choices(table, kind.write_action),
        figures=tuple(FigureSeen(says=says, how=how, exact=exact) for says, how, exact in figures),
    )

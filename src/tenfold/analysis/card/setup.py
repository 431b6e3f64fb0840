"""Positions of the card game as somebody sets them up (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenfold.analysis import setup
from tenfold.analysis.advice import Advice
from tenfold.analysis.card.hand import read_hand
from tenfold.analysis.review.card import weigh
from tenfold.analysis.setup import Figure, Pool, Setup, Texts, checked, in_100, told_hands, value, values
from tenfold.analysis.setup_sayings import (
    COST,
    HAND_HIDDEN,
    HAND_SIZE,
    HAND_SIZES,
    HOW_COST,
    HOW_MISSING,
    HOW_NEXT_CARD,
    IMPOSSIBLE,
    MISSING,
    NEXT_CARD,
    NO_PHASE,
)
from tenfold.core import BadText, Seat
from tenfold.games import forms
from tenfold.games.card.game import CardGame
from tenfold.games.card.positions import POSITION
from tenfold.games.card.rules import DEALT, Rules, SkipPlay
from tenfold.games.card.scoring import hand_points
from tenfold.games.card.state import FULL_DECK, SheetLine, Stage, State
from tenfold.games.card.view import View
from tenfold.games.position_sayings import NO_KNOCK
from tenfold.games.shape import check_shape
from tenfold.pieces.cards import SKIP

FIELDS = (
    *("hands", "phases", "points", "done", "table", "discard", "stage", "turn", "dealer", "laid", "shown"),
    *("skips", "lap", "fresh", "window", "knocker", "playing", "playoff"),
)
KNOCKED = 30  # cards of a hand, where each knock brings two
_NUMBERS = forms.by_seat(forms.NUMBER)
_DONE = forms.by_seat(forms.or_nothing(forms.Form(forms.write_numbers, forms.read_numbers)))


def read(rules: Rules, texts: Texts) -> State:
    """With any cards in the hands that are hidden."""
    hands = told_hands(texts)
    seats = len(hands.sizes)
    CardGame(rules, seats)  # refuses too many
    form = POSITION.form
    turn: Seat = setup.seat(texts, "turn", form("turn"), 0, seats)
    has_drawn = hands.sizes[turn] == DEALT + 1
    stage = value(texts, "stage", form("stage"), Stage.PLAY if has_drawn else Stage.DRAW)
    window = value(texts, "window", form("window"), ())
    playoff = value(texts, "playoff", form("playoff"), False)
    table = values(texts, "table", form("table"), ((),) * seats)
    sheet, laid = _sheet(rules, texts, [bool(groups) for groups in table], playoff)
    laid = values(texts, "laid", form("laid"), laid)
    decider = window[0] if stage is Stage.KNOCK and window else turn
    if decider in range(seats) and hands.open[decider] is None:
        raise BadText(HAND_HIDDEN(seat=decider))
    for owner, size in enumerate(hands.sizes):
        has_drawn = owner == turn and stage is Stage.PLAY
        _check_seat(rules, size, laid[owner], table[owner], has_drawn=has_drawn)
    shown = values(texts, "shown", form("shown"), ((),) * seats)
    skips = values(texts, "skips", form("skips"), (False,) * seats)
    discard = value(texts, "discard", form("discard"), ())
    named = [*discard, *(card for groups in table for group in groups for card in group.cards)]
    if rules.skip_play is SkipPlay.IN_FRONT:
        named += [SKIP] * sum(skips)
    pool = Pool(FULL_DECK, [*named, *hands.certain(shown)])
    state = State(
        stage=stage,
        dealer=setup.seat(texts, "dealer", form("dealer"), (turn - 1) % seats, seats),
        playing=value(texts, "playing", form("playing"), tuple(range(seats))),
        sheet=sheet,
        playoff=playoff,
        outcome=None,
        seat=turn,
        hands=hands.dealt(shown, pool),
        shown=shown,
        laid=laid,
        table=table,
        deck=pool.rest(),
        discard=discard,
        skips=skips,
        lap=value(texts, "lap", form("lap"), ()),
        fresh=value(texts, "fresh", form("fresh"), False),
        window=window,
        last_knocker=setup.seat(texts, "knocker", form("knocker"), None, seats),
    )
    if stage is Stage.KNOCK and not discard:
        raise BadText(IMPOSSIBLE(problem=NO_KNOCK()))
    read: State = checked(POSITION, state)
    return read


def _sheet(
    rules: Rules, texts: Texts, has_laid: Sequence[bool], playoff: bool
) -> tuple[tuple[SheetLine, ...], tuple[int | None, ...]]:
    """The lines of the score sheet, and what lies on the table; a phase is crossed off when it is laid."""
    played, seats = rules.played, len(has_laid)
    phases = values(texts, "phases", _NUMBERS, (played[-1] if playoff else played[0],) * seats)
    points = values(texts, "points", _NUMBERS, (0,) * seats)
    done = values(texts, "done", _DONE, (None,) * seats)
    lines, laid = [], []
    for number, total, crossed, lies in zip(phases, points, done, has_laid, strict=True):
        for told in (number, *(crossed or ())):
            if told not in played:
                raise BadText(NO_PHASE(number=told, phases=played))
        hands_before = played.index(number)
        if crossed is None:
            crossed = played[:hands_before] + ((number,) if lies and not playoff else ())
        elif lies:
            number = crossed[-1] if crossed else number
        entered = (total, *(0,) * (hands_before - 1)) if rules.fixed_hands else (total,) if total else ()
        lines.append(SheetLine(crossed, entered[:hands_before] if rules.fixed_hands else entered))
        laid.append(number if lies else None)
    return tuple(lines), tuple(laid)


def _check_seat(rules: Rules, count: int, laid: int | None, groups: Any, *, has_drawn: bool) -> None:
    """card.deal, card.draw: how many cards a hand can have; what lies there is the phase."""
    fewest = 1 if laid is not None else DEALT + has_drawn
    most = KNOCKED if rules.knocking else DEALT + has_drawn
    if not fewest <= count <= most:
        if fewest == most:
            raise BadText(HAND_SIZE(count=count, size=most))
        raise BadText(HAND_SIZES(count=count, fewest=fewest, most=most))
    if laid is not None:
        if laid not in rules.played:
            raise BadText(NO_PHASE(number=laid, phases=rules.played))
        check_shape(
            laid,
            rules.phase(laid),
            groups,
            None,
            whole="card.laydown.whole",
            extra="card.phases.one-per-hand",
        )


def write(rules: Rules, view: View, world: State) -> Texts:
    """What the viewer knows."""
    written = POSITION.texts(world)
    hands = [
        forms.HAND.write(held) if owner == view.viewer else str(len(held))
        for owner, held in enumerate(world.hands)
    ]
    phases, points = [], []
    for line, laid in zip(view.sheet, view.laid, strict=True):
        at = (
            len(line.points)
            if rules.fixed_hands
            else len(line.done) - (laid is not None and not view.playoff)
        )
        phases.append(str(rules.played[min(at, len(rules.played) - 1)]))
        points.append(str(line.total))
    texts = {
        "hands": " / ".join(hands),
        "phases": " / ".join(phases),
        "points": " / ".join(points),
        "done": " / ".join(forms.write_numbers(line.done) or "-" for line in view.sheet),
    }
    return {name: texts.get(name) or written[name] for name in FIELDS}


def figures(rules: Rules, view: View, advice: Advice) -> list[Figure]:
    reading = read_hand(rules, view)
    found = []
    for needs in reading.needs:
        found.append(Figure(MISSING(phase=needs.number, distance=needs.distance), HOW_MISSING(), exact=True))
        total = reading.unseen.total
        if needs.distance and total:
            chance = in_100(needs.unseen / total)
            says = NEXT_CARD(phase=needs.number, outs=needs.unseen, unseen=total, chance=chance)
            found.append(Figure(says, HOW_NEXT_CARD(outs=needs.unseen, unseen=total), exact=True))
    found.append(Figure(COST(points=hand_points(rules, reading.hand)), HOW_COST(), exact=True))
    return found


SETUP = Setup(FIELDS, read, write, figures, lambda state: len(state.sheet), weigh)

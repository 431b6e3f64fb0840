"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from tenfold.games import forms
from tenfold.games.card.notation import read_table
from tenfold.games.card.state import FULL_DECK, CardReason, Out, SheetLine, Stage, State
from tenfold.games.position_sayings import SEATS, STAGE
from tenfold.games.positions import Misfit, Position, check_cards, check_seats
from tenfold.pieces.cards import SKIP


def _check(state: State) -> None:
    players = len(state.sheet)
    parts = (state.hands, state.shown, state.laid, state.table, state.skips)
    if any(len(part) != players for part in parts):
        raise Misfit(SEATS())
    named = (*state.playing, *state.lap, *state.window, state.seat, state.dealer, state.last_knocker)
    check_seats(players, named)
    in_play = state.stage not in (Stage.LOT, Stage.DEAL, Stage.OVER)
    if (
        (state.stage is Stage.KNOCK) != bool(state.window)
        or (state.stage is Stage.OVER) != (state.outcome is not None)
        or (state.stage is Stage.LOT) != (state.dealer is None)
        or ((in_play or state.out is not None) and state.seat not in state.playing)
        or (state.out is not None and (in_play or state.dealer is None or bool(state.hands[state.seat])))
    ):
        raise Misfit(STAGE())
    cards = [*state.deck, *state.discard]
    cards += (card for held in state.hands for card in held)
    cards += (card for groups in state.table for group in groups for card in group.cards)
    lying_in_front = (SKIP,) * sum(state.skips)  # in fx a skip lies there until it is served
    check_cards(cards, FULL_DECK, aside=lying_in_front)


def _write_line(line: SheetLine) -> str:
    return f"{forms.write_numbers(line.done)}:{forms.write_numbers(line.points)}"


def _read_line(text: str) -> SheetLine:
    done, colon, points = text.partition(":")
    if not colon:
        raise ValueError(f"{text!r} is not a line of the score sheet")
    return SheetLine(forms.read_numbers(done), forms.read_numbers(points))


POSITION = Position(
    "card",
    State,
    {
        "stage": forms.member(Stage),
        "turn": forms.NUMBER,
        "dealer": forms.OPTIONAL,
        "playing": forms.SEATS,
        "playoff": forms.FLAG,
        "hands": forms.by_seat(forms.HAND),
        "shown": forms.by_seat(forms.HAND),
        "laid": forms.by_seat(forms.OPTIONAL),
        "table": forms.table(read_table),
        "deck": forms.HAND,
        "discard": forms.PILE,
        "skips": forms.by_seat(forms.FLAG),
        "lap": forms.SEATS,
        "fresh": forms.FLAG,
        "window": forms.SEATS,
        "knocker": forms.OPTIONAL,
        "sheet": forms.by_seat(forms.Form(_write_line, _read_line)),
        "outcome": forms.outcome(CardReason),
        "out": forms.or_none(forms.member(Out)),
    },
    later=frozenset({"out"}),
    renamed={"turn": "seat", "knocker": "last_knocker"},
    scores=lambda state: tuple(line.total for line in state.sheet),
    check=_check,
)

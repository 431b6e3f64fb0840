"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from tenfold.core import BadText
from tenfold.games.card.notation import read_table
from tenfold.games.card.state import FULL_DECK, CardReason, SheetLine, Stage, State
from tenfold.games.fields import (
    by_seat,
    each,
    read_fields,
    read_flag,
    read_numbers,
    read_optional,
    read_outcome,
    read_seats,
    write_fields,
    write_flag,
    write_numbers,
    write_optional,
    write_outcome,
    write_seats,
)
from tenfold.games.sayings import NO_POSITION, NOT_IN_DECK
from tenfold.pieces.cards import SKIP, Cards, hand, missing_cards, read_cards, write_cards


def write_state(state: State) -> str:
    """One line: what is where, who is on turn, and the score sheet."""
    return write_fields(
        {
            "stage": state.stage.value,
            "turn": state.seat,
            "dealer": write_optional(state.dealer),
            "playing": write_seats(state.playing),
            "playoff": write_flag(state.playoff),
            "hands": by_seat(map(write_cards, state.hands)),
            "shown": by_seat(map(write_cards, state.shown)),
            "laid": by_seat(map(write_optional, state.laid)),
            "table": by_seat(" ".join(map(str, groups)) for groups in state.table),
            "deck": write_cards(state.deck) or "-",
            "discard": write_cards(state.discard) or "-",
            "skips": by_seat(map(write_flag, state.skips)),
            "lap": write_seats(state.lap),
            "fresh": write_flag(state.fresh),
            "window": write_seats(state.window),
            "knocker": write_optional(state.last_knocker),
            "sheet": by_seat(
                f"{write_numbers(line.done)}:{write_numbers(line.points)}" for line in state.sheet
            ),
            "outcome": write_outcome(state.outcome),
        }
    )


def read_state(text: str) -> State:
    state = read_fields("card", text, _state)
    _refuse_impossible(state)
    return state


def _state(fields: dict[str, str]) -> State:
    sheet = each(fields["sheet"], _read_line)
    return State(
        stage=Stage(fields["stage"]),
        dealer=read_optional(fields["dealer"]),
        playing=read_seats(fields["playing"]),
        sheet=sheet,
        playoff=read_flag(fields["playoff"]),
        outcome=read_outcome(fields["outcome"], tuple(line.total for line in sheet), CardReason),
        seat=int(fields["turn"]),
        hands=each(fields["hands"], _read_hand),
        shown=each(fields["shown"], _read_hand),
        laid=each(fields["laid"], read_optional),
        table=each(fields["table"], lambda groups: () if groups == "-" else read_table(groups)),
        deck=_read_hand(fields["deck"]),
        discard=() if fields["discard"] == "-" else read_cards(fields["discard"]),
        skips=each(fields["skips"], read_flag),
        lap=read_seats(fields["lap"]),
        fresh=read_flag(fields["fresh"]),
        window=read_seats(fields["window"]),
        last_knocker=read_optional(fields["knocker"]),
    )


def _refuse_impossible(state: State) -> None:
    players = len(state.sheet)
    by_seat = (state.hands, state.shown, state.laid, state.table, state.skips)
    if any(len(part) != players for part in by_seat):
        raise _no_position("it does not have the same number of seats everywhere")
    named = (*state.playing, *state.lap, *state.window, state.seat, state.dealer, state.last_knocker)
    if any(seat is not None and not 0 <= seat < players for seat in named):
        raise _no_position("it names a seat that is not at the table")
    cards = [*state.deck, *state.discard]
    cards += (card for held in state.hands for card in held)
    cards += (card for groups in state.table for group in groups for card in group.cards)
    in_play = state.stage not in (Stage.LOT, Stage.DEAL, Stage.OVER)
    if (
        (state.stage is Stage.KNOCK) != bool(state.window)
        or (state.stage is Stage.OVER) != (state.outcome is not None)
        or (state.stage is Stage.LOT) != (state.dealer is None)
        or (in_play and state.seat not in state.playing)
    ):
        raise _no_position("it does not hold what its stage needs")
    lying_in_front = (SKIP,) * sum(state.skips)  # in fx a skip lies there until it is served
    if missing_cards((*cards, *lying_in_front), FULL_DECK):
        raise _no_position("it does not hold all 108 cards")
    extra = missing_cards(FULL_DECK, cards)
    if extra:
        raise BadText(NOT_IN_DECK(cards=extra))


def _no_position(problem: str) -> BadText:
    return BadText(NO_POSITION(game="card", problem=problem))


def _read_hand(text: str) -> Cards:
    return () if text == "-" else hand(read_cards(text))


def _read_line(text: str) -> SheetLine:
    done, colon, points = text.partition(":")
    if not colon:
        raise ValueError(f"{text!r} is not a line of the score sheet")
    return SheetLine(read_numbers(done), read_numbers(points))

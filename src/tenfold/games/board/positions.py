"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from tenfold.core import BadText
from tenfold.games.board.actions import Held
from tenfold.games.board.knowledge import EVERYBODY, NOTHING, Known, Told
from tenfold.games.board.notation import read_held_cards, read_table, write_held
from tenfold.games.board.rules import SEATS
from tenfold.games.board.state import FULL_DECK, BoardReason, Stage, State, jokers_on, naturals_on
from tenfold.games.board.track import LENGTH
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
from tenfold.pieces.cards import NUMBERS, Cards, hand, missing_cards, read_cards, write_cards


def write_state(state: State) -> str:
    """One line: what is where, who is on turn, who knows what."""
    return write_fields(
        {
            "stage": state.stage.value,
            "turn": state.seat,
            "starter": write_optional(state.starter),
            "markers": write_seats(state.markers),
            "pieces": write_seats(state.pieces),
            "dice": write_seats(state.dice or ()),
            "to-take": state.to_take,
            "again": write_flag(state.again),
            "owed": write_seats(state.owed),
            "asked": write_optional(state.asked),
            "giver": write_optional(state.giver),
            "hands": by_seat(map(write_cards, state.hands)),
            "jokers": by_seat(map(write_cards, state.jokers)),
            "table": by_seat(" ".join(map(str, groups)) for groups in state.table),
            "under": write_cards(state.under) or "-",
            "deck": write_cards(state.deck) or "-",
            "discard": write_cards(state.discard) or "-",
            "knowers": " ".join("*" if bits == EVERYBODY else str(bits) for bits in state.knowers) or "-",
            "known": by_seat(map(_write_known, state.known)),
            "keepers": write_seats(state.keepers),
            "kept": by_seat(map(_write_kept, state.kept)),
            "outcome": write_outcome(state.outcome),
        }
    )


def read_state(text: str) -> State:
    state = read_fields("board", text, _state)
    _refuse_impossible(state)
    return state


def _state(fields: dict[str, str]) -> State:
    markers = read_seats(fields["markers"])
    return State(
        stage=Stage(fields["stage"]),
        starter=read_optional(fields["starter"]),
        markers=markers,
        pieces=read_seats(fields["pieces"]),
        outcome=read_outcome(fields["outcome"], markers, BoardReason),
        seat=int(fields["turn"]),
        dice=_read_dice(fields["dice"]),
        to_take=int(fields["to-take"]),
        again=read_flag(fields["again"]),
        owed=read_seats(fields["owed"]),
        asked=read_optional(fields["asked"]),
        giver=read_optional(fields["giver"]),
        hands=each(fields["hands"], _read_hand),
        jokers=each(fields["jokers"], _read_hand),
        table=each(fields["table"], lambda groups: () if groups == "-" else read_table(groups)),
        under=_read_hand(fields["under"]),
        deck=_read_hand(fields["deck"]),
        discard=() if fields["discard"] == "-" else read_cards(fields["discard"]),
        knowers=_read_knowers(fields["knowers"]),
        known=each(fields["known"], _read_known),
        keepers=read_seats(fields["keepers"]),
        kept=each(fields["kept"], _read_kept),
    )


def _refuse_impossible(state: State) -> None:
    players = len(state.markers)
    by_seat = (state.pieces, state.hands, state.jokers, state.table, state.known, state.kept)
    if players not in SEATS or any(len(part) != players for part in by_seat):
        _refuse("it does not have the same number of seats everywhere, from 2 to 6")
    told = [entry.seat for known in state.known for entry in known.told]
    named = (*state.owed, *state.keepers, *told, state.seat, state.starter, state.giver)
    if any(seat is not None and not 0 <= seat < players for seat in named):
        _refuse("it names a seat that is not at the table")
    if any(not 0 <= at < LENGTH for at in state.pieces) or min(state.markers) < 1:
        _refuse("a piece or a marker stands where there is no space")
    if len(state.knowers) != len(state.discard):
        _refuse("knowers must name every card of the discard pile")
    if (
        (state.stage is Stage.GIVE) != (state.giver is not None)
        or (state.giver is None) != (state.asked is None)
        or (state.asked is not None and state.asked not in NUMBERS)
        or (state.stage is Stage.MOVE and state.dice is None)
        or (state.stage is Stage.DRAWING) != bool(state.owed)
        or (state.stage is Stage.KEEP) != bool(state.keepers)
        or (state.stage is Stage.OVER) != (state.outcome is not None)
        or (state.stage is Stage.LOT) != (state.starter is None)
        or (state.stage in (Stage.DRAWING, Stage.TURNING) and not state.deck)
        or (state.stage is Stage.TAKE and not state.to_take)
    ):
        _refuse("it does not hold what its stage needs")
    groups = [group for laid in state.table for group in laid]
    if len(state.under) != jokers_on(groups):
        _refuse("under must hold the face of every joker in the groups")
    cards = [*state.deck, *state.discard, *state.under, *naturals_on(groups)]
    cards += (card for held in (*state.hands, *state.jokers) for card in held)
    if missing_cards(cards, FULL_DECK):
        _refuse("it does not hold all 96 cards")
    extra = missing_cards(FULL_DECK, cards)
    if extra:
        raise BadText(NOT_IN_DECK(cards=extra))


def _refuse(problem: str) -> None:
    raise BadText(NO_POSITION(game="board", problem=problem))


# --- this game's own fields -------------------------------------------------------------------------


def _read_dice(text: str) -> tuple[int, int] | None:
    if text == "-":
        return None
    low, high = read_seats(text)
    if not 1 <= low <= high <= 6:
        raise ValueError(f"{text!r} is not a roll of two dice, the lower first")
    return low, high


def _read_hand(text: str) -> Cards:
    return () if text == "-" else hand(read_cards(text))


def _read_knowers(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(EVERYBODY if word == "*" else int(word) for word in text.split())


def _write_known(known: Known) -> str:
    """`R5 G7;5,6;3;1:R5`: shown; numbers; absent; told. Nothing is left out, so `-` says it all."""
    if known == NOTHING:
        return "-"
    return ";".join(
        (
            write_cards(known.shown),
            write_numbers(known.numbers),
            write_numbers(known.absent),
            " ".join(f"{told.seat}:{told.card}" for told in known.told),
        )
    )


def _read_known(text: str) -> Known:
    if text == "-":
        return NOTHING
    shown, numbers, absent, told = text.split(";")
    return Known(
        hand(read_cards(shown)),
        read_numbers(numbers),
        read_numbers(absent),
        tuple(_read_told(word) for word in told.split()),
    )


def _read_told(word: str) -> Told:
    seat, _, card = word.partition(":")
    (read,) = read_cards(card)
    return Told(int(seat), read)


def _write_kept(kept: tuple[Held, ...] | None) -> str:
    return "-" if kept is None else write_held(kept) if kept else "none"


def _read_kept(text: str) -> tuple[Held, ...] | None:
    return None if text == "-" else () if text == "none" else read_held_cards(text)

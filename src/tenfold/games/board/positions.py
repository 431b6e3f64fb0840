"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from tenfold.games import forms
from tenfold.games import position_sayings as sayings
from tenfold.games.board.actions import listed
from tenfold.games.board.knowledge import EVERYBODY, NOTHING, Known, PrivateCard
from tenfold.games.board.notation import read_held_cards, read_table
from tenfold.games.board.rules import SEATS as PLAYERS
from tenfold.games.board.state import FULL_DECK, BoardReason, RoundOver, Stage, State, jokers_on, naturals_on
from tenfold.games.board.track import LENGTH
from tenfold.games.positions import Misfit, Position, check_cards, check_seats
from tenfold.pieces.cards import NUMBERS, hand, read_card, read_cards, write_cards


def _check(state: State) -> None:
    players = len(state.markers)
    steps = state.markers if state.over is None else state.over.steps
    parts = (state.pieces, state.hands, state.jokers, state.table, state.known, state.kept, steps)
    if players not in PLAYERS or any(len(part) != players for part in parts):
        raise Misfit(sayings.SEATS())
    told = [entry.seat for known in state.known for entry in known.told]
    ender = None if state.over is None else state.over.seat
    named = (*state.owed, *state.keepers, *told, state.seat, state.starter, state.giver, ender)
    check_seats(players, named)
    if any(not 0 <= at < LENGTH for at in state.pieces) or min(state.markers) < 1:
        raise Misfit(sayings.SPACES())
    if len(state.knowers) != len(state.discard):
        raise Misfit(sayings.KNOWERS(name=["knowers"]))
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
        or (state.over is not None and state.stage not in (Stage.KEEP, Stage.DEAL, Stage.OVER))
    ):
        raise Misfit(sayings.STAGE())
    groups = [group for laid in state.table for group in laid]
    if len(state.under) != jokers_on(groups):
        raise Misfit(sayings.UNDER(name=["under"]))
    cards = [*state.deck, *state.discard, *state.under, *naturals_on(groups)]
    cards += (card for held in (*state.hands, *state.jokers) for card in held)
    check_cards(cards, FULL_DECK)


# --- this game's own fields -------------------------------------------------------------------------


def _read_dice(text: str) -> tuple[int, int]:
    low, high = map(int, text.split())
    if not 1 <= low <= high <= 6:
        raise ValueError(f"{text!r} is not a roll of two dice, the lower first")
    return low, high


def _write_knowers(knowers: tuple[int, ...]) -> str:
    return " ".join("*" if bits == EVERYBODY else str(bits) for bits in knowers)


def _read_knowers(text: str) -> tuple[int, ...]:
    return tuple(EVERYBODY if word == "*" else int(word) for word in text.split())


def _write_known(known: Known) -> str:
    """`R5 G7;5,6;3;1:R5`: shown; numbers; absent; told. Nothing is left out, so `-` says it all."""
    if known == NOTHING:
        return "-"
    told = " ".join(f"{told.seat}:{told.card}" for told in known.told)
    return ";".join(
        (
            write_cards(known.shown),
            forms.write_numbers(known.numbers),
            forms.write_numbers(known.absent),
            told,
        )
    )


def _read_known(text: str) -> Known:
    if text == "-":
        return NOTHING
    shown, numbers, absent, told = text.split(";")
    return Known(
        hand(read_cards(shown)),
        forms.read_numbers(numbers),
        forms.read_numbers(absent),
        tuple(_read_private(word) for word in told.split()),
    )


def _read_private(word: str) -> PrivateCard:
    seat, _, card = word.partition(":")
    return PrivateCard(int(seat), read_card(card))


_KEPT = forms.or_none(
    forms.Form(
        lambda kept: listed(kept) if kept else "none",
        lambda text: () if text == "none" else read_held_cards(text),
    )
)


def _read_over(text: str) -> RoundOver:
    seat, colon, steps = text.partition(":")
    if not colon:
        raise ValueError(f"{text!r} does not say who ended the round and how far the markers went")
    return RoundOver(int(seat), forms.read_numbers(steps))


_OVER = forms.or_none(forms.Form(lambda over: f"{over.seat}:{forms.write_numbers(over.steps)}", _read_over))

POSITION = Position(
    "board",
    State,
    {
        "stage": forms.member(Stage),
        "turn": forms.NUMBER,
        "starter": forms.OPTIONAL,
        "markers": forms.SEATS,
        "pieces": forms.SEATS,
        "dice": forms.or_none(forms.Form(forms.SEATS.write, _read_dice)),
        "to-take": forms.NUMBER,
        "again": forms.FLAG,
        "owed": forms.SEATS,
        "asked": forms.OPTIONAL,
        "giver": forms.OPTIONAL,
        "hands": forms.by_seat(forms.HAND),
        "jokers": forms.by_seat(forms.HAND),
        "table": forms.table(read_table),
        "under": forms.HAND,
        "deck": forms.HAND,
        "discard": forms.PILE,
        "knowers": forms.or_nothing(forms.Form(_write_knowers, _read_knowers)),
        "known": forms.by_seat(forms.Form(_write_known, _read_known)),
        "keepers": forms.SEATS,
        "kept": forms.by_seat(_KEPT),
        "outcome": forms.outcome(BoardReason),
        "over": _OVER,
        "round": forms.NUMBER,
    },
    later=frozenset({"over", "round"}),
    renamed={"turn": "seat", "to-take": "to_take"},
    scores=lambda state: state.markers,
    check=_check,
)

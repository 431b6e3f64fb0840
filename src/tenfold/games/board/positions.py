"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from tenfold.core import BadText, Illegal, Outcome, Seat
from tenfold.games.board.actions import Held
from tenfold.games.board.knowledge import EVERYBODY, NOTHING, Known, Told
from tenfold.games.board.notation import read_held_cards, read_table, write_held
from tenfold.games.board.rules import SEATS
from tenfold.games.board.state import FULL_DECK, BoardReason, Stage, State, jokers_on, naturals_on
from tenfold.games.board.track import LENGTH
from tenfold.pieces.cards import NUMBERS, Cards, hand, missing_cards, read_cards, write_cards

T = TypeVar("T")


def write_state(state: State) -> str:
    """One line: what is where, who is on turn, who knows what."""
    fields = {
        "stage": state.stage.value,
        "turn": state.seat,
        "starter": _optional(state.starter),
        "markers": _numbers(state.markers),
        "pieces": _numbers(state.pieces),
        "dice": _numbers(state.dice or ()),
        "to-take": state.to_take,
        "again": "yes" if state.again else "no",
        "owed": _numbers(state.owed),
        "asked": _optional(state.asked),
        "giver": _optional(state.giver),
        "hands": _by_seat(map(write_cards, state.hands)),
        "jokers": _by_seat(map(write_cards, state.jokers)),
        "table": _by_seat(" ".join(map(str, groups)) for groups in state.table),
        "under": write_cards(state.under) or "-",
        "deck": write_cards(state.deck) or "-",
        "discard": write_cards(state.discard) or "-",
        "knowers": " ".join("*" if bits == EVERYBODY else str(bits) for bits in state.knowers) or "-",
        "known": _by_seat(map(_write_known, state.known)),
        "keepers": _numbers(state.keepers),
        "kept": _by_seat(map(_write_kept, state.kept)),
        "outcome": _write_outcome(state.outcome),
    }
    return " | ".join(f"{name} {value}" for name, value in fields.items())


def read_state(text: str) -> State:
    fields = dict(_field(part) for part in text.split("|"))
    try:
        markers = _read_numbers(fields["markers"])
        state = State(
            stage=Stage(fields["stage"]),
            starter=_read_optional(fields["starter"]),
            markers=markers,
            pieces=_read_numbers(fields["pieces"]),
            outcome=_read_outcome(fields["outcome"], markers),
            seat=int(fields["turn"]),
            dice=_read_dice(fields["dice"]),
            to_take=int(fields["to-take"]),
            again=_read_flag(fields["again"]),
            owed=_read_numbers(fields["owed"]),
            asked=_read_optional(fields["asked"]),
            giver=_read_optional(fields["giver"]),
            hands=_each(fields["hands"], _read_hand),
            jokers=_each(fields["jokers"], _read_hand),
            table=_each(fields["table"], lambda groups: () if groups == "-" else read_table(groups)),
            under=_read_hand(fields["under"]),
            deck=_read_hand(fields["deck"]),
            discard=() if fields["discard"] == "-" else read_cards(fields["discard"]),
            knowers=_read_knowers(fields["knowers"]),
            known=_each(fields["known"], _read_known),
            keepers=_read_numbers(fields["keepers"]),
            kept=_each(fields["kept"], _read_kept),
        )
    except KeyError as error:
        raise BadText(
            "no-board-position", "this is no position of the board game: {problem} is missing", problem=error
        ) from None
    except (Illegal, ValueError) as error:
        raise BadText(
            "no-board-position", "this is no position of the board game: {problem}", problem=error
        ) from None
    _refuse_impossible(state)
    return state


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
        raise BadText("not-in-deck", "the deck does not hold so many: {cards}", cards=write_cards(extra))


def _refuse(problem: str) -> None:
    raise BadText("no-board-position", "this is no position of the board game: {problem}", problem=problem)


# --- fields ----------------------------------------------------------------------------------------


def _field(part: str) -> tuple[str, str]:
    name, _, value = part.strip().partition(" ")
    return name, value.strip()


def _by_seat(parts: Iterable[str]) -> str:
    return " / ".join(part or "-" for part in parts)


def _each(text: str, read: Callable[[str], T]) -> tuple[T, ...]:
    return tuple(read(part.strip()) for part in text.split("/"))


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers)) or "-"


def _read_numbers(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(map(int, text.split()))


def _optional(number: int | None) -> str:
    return "-" if number is None else str(number)


def _read_optional(text: str) -> int | None:
    return None if text == "-" else int(text)


def _read_flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"{text!r} is neither yes nor no")
    return text == "yes"


def _read_dice(text: str) -> tuple[int, int] | None:
    if text == "-":
        return None
    low, high = _read_numbers(text)
    if not 1 <= low <= high <= 6:
        raise ValueError(f"{text!r} is no roll of two dice, the lower first")
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
            ",".join(map(str, known.numbers)),
            ",".join(map(str, known.absent)),
            " ".join(f"{told.seat}:{told.card}" for told in known.told),
        )
    )


def _read_known(text: str) -> Known:
    if text == "-":
        return NOTHING
    shown, numbers, absent, told = text.split(";")
    return Known(
        hand(read_cards(shown)),
        tuple(int(number) for number in numbers.split(",") if number),
        tuple(int(number) for number in absent.split(",") if number),
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


def _write_outcome(outcome: Outcome | None) -> str:
    if outcome is None:
        return "-"
    return f"{' > '.join(map(_numbers, outcome.ranking))} by {outcome.reason.value}"


def _read_outcome(text: str, markers: tuple[int, ...]) -> Outcome | None:
    if text == "-":
        return None
    ranking, _, reason = text.partition(" by ")
    places: tuple[tuple[Seat, ...], ...] = tuple(_read_numbers(place.strip()) for place in ranking.split(">"))
    return Outcome(ranking=places, scores=markers, reason=BoardReason(reason))

"""Text forms of actions; each round-trips. Seats and groups are counted from 0; W(R5) is a joker showing R5.

move 5            star ask              the piece: so many spaces; from a star space to a kind of space
draw | take                             a card from the draw pile, from the discard pile
pick R5 3                               out of the discard pile, from under three cards
swap R5 W(G7) B2  swap -                onto the discard pile, the last one on top
ask 7 clockwise   give R7               a number and a direction; the card that is given
lay 2: 4s(R4 G4) 8s(R8 W) ... with G7   the phase's number, its groups, the faces of its jokers
add R7 1.0        add W(G7) 2.1 low     the card, seat.group, and a joker's end of a run
discard R5        discard R5 B2         one card, or two when only full groups lie
keep R5 W(G7)     keep -                what stays in the hand after a round
lot 2                                   nature: seat 2 starts
deal R1 .. / ? .. up ? ? ? ? G4         nature: the cards dealt by seat, those that open the discard pile
roll 2 5          drawn R5              nature: the dice, the card off the draw pile
Where an event hides something from its receiver there is a ?.
"""

from __future__ import annotations

import re

from tenfold.core import BadText, Illegal
from tenfold.games.board import actions
from tenfold.games.board.actions import Action, Held
from tenfold.games.board.sayings import NO_NUMBER_CARD, NO_SPACE
from tenfold.games.board.track import Space
from tenfold.games.nature import Drawn, Lot
from tenfold.games.notation import ActionReader
from tenfold.games.shape import read_lay_down
from tenfold.pieces.cards import CARD_OF, WILD, Card, Cards, hand
from tenfold.pieces.groups import BadGroup, End, Group, read_groups

_POINTS = {"run.no-wrap": "run", "skip.not-in-phase": "material"}  # the ledger's names of a group's faults


_CARD = r"([\w()]+|\?)"

read_action = ActionReader[Action](
    {
        r"move (\d{1,3})": lambda steps: actions.Move(int(steps)),
        r"star (\S+)": lambda space: actions.Star(read_space(space)),
        r"draw": lambda: actions.DRAW_FROM_DECK,
        r"take": lambda: actions.TAKE_DISCARD,
        r"pick \?": lambda: actions.Pick(None, None),
        r"pick (\w+) (\d{1,3})": lambda card, depth: actions.Pick(_natural(card), int(depth)),
        r"swap (.+)": lambda cards: actions.Swap(_cards_told(cards)),
        r"ask (\d{1,3}) (clockwise|counterclockwise)": lambda number, way: actions.Ask(
            int(number), actions.Direction(way.lower())
        ),
        rf"give {_CARD}": lambda card: actions.Give(_card_told(card)),
        r"lay (\d{1,3}):(.*?)(?: with (.*))?": lambda phase, groups, faces: _lay(
            int(phase), groups, faces or ""
        ),
        r"add ([\w()]+) (\d{1,3})\.(\d{1,3})(?: (low|high))?": lambda card, seat, group, end: actions.Add(
            read_held(card), int(seat), int(group), End(end.lower()) if end else None
        ),
        r"discard (.+)": lambda cards: actions.Discard(read_held_cards(cards)),
        r"keep \?": lambda: actions.Keep(None),
        r"keep (.+)": lambda cards: actions.Keep(read_held_cards(cards)),
        r"lot (\d{1,3})": lambda starter: Lot(int(starter)),
        r"deal (.*) up (.*)": lambda hands, pile: actions.Deal(
            tuple(map(_dealt_hand, hands.split("/"))), _cards_dealt(pile)
        ),
        r"roll (\d{1,3}) (\d{1,3})": lambda low, high: actions.Roll(int(low), int(high)),
        r"drawn (\w+|\?)": lambda card: Drawn(None if card == "?" else _natural(card)),
    },
    written=(
        "move 5",
        "star ask",
        "draw",
        "take",
        "pick R5 3",
        "swap R5 B2",
        "ask 7 clockwise",
        "give R7",
        "lay 2: 4s(R4 G4) 8s(R8 W) ... with G7",
        "add R7 1.0",
        "discard R5",
        "keep R5 B2",
    ),
)


def read_space(text: str) -> Space:
    try:
        return Space(text.lower())
    except ValueError:
        raise BadText(NO_SPACE(text=text, spaces=[space.value for space in Space])) from None


def read_held(text: str) -> Held:
    """`R5`, or `W(R5)` for a joker."""
    face = re.fullmatch(r"W\((\w+)\)", text, re.IGNORECASE)
    return actions.JOKERS[_natural(face[1])] if face else actions.ORDINARY[_natural(text)]


def read_held_cards(text: str) -> tuple[Held, ...]:
    words = text.replace(",", " ").split()
    return () if words == ["-"] else tuple(map(read_held, words))


def _lay(phase: int, groups: str, faces: str) -> actions.Lay:
    laid, flaw = read_lay_down(read_table, groups)
    return actions.Lay(phase, laid, _faces(faces), flaw)


def read_table(text: str) -> tuple[Group, ...]:
    """Groups from their text form; BadText if they are none, Illegal if they cannot be."""
    try:
        return read_groups(text)
    except BadGroup as error:
        point = _POINTS.get(error.point, error.point)
        raise Illegal(f"board.{point}", error.saying) from None


def _natural(text: str) -> Card:
    card = CARD_OF.get(text.upper(), WILD)
    if card >= WILD:
        raise BadText(NO_NUMBER_CARD(text=text))
    return card


def _faces(text: str) -> Cards:
    return hand(map(_natural, text.replace(",", " ").split()))


def _card_told(text: str) -> Held | None:
    return None if text == "?" else read_held(text)


def _cards_told(text: str) -> tuple[Held | None, ...]:
    words = text.replace(",", " ").split()
    return () if words == ["-"] else tuple(map(_card_told, words))


def _dealt_hand(text: str) -> tuple[Card | None, ...]:
    """Of a hand it is hidden which cards were dealt, never how many."""
    cards = () if text.strip() == "-" else _cards_dealt(text)
    known = [card for card in cards if card is not None]
    return hand(known) if len(known) == len(cards) else cards


def _cards_dealt(text: str) -> tuple[Card | None, ...]:
    return tuple(None if word == "?" else _natural(word) for word in text.split())

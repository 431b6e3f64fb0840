"""Positions of the board game as somebody sets them up (docs/positions.md)."""

from __future__ import annotations

from typing import Any

from tenfold.analysis import setup
from tenfold.analysis.advice import Advice
from tenfold.analysis.board.hand import read_hand
from tenfold.analysis.review.board import weigh
from tenfold.analysis.setup import Figure, Pool, Setup, Texts, checked, in_100, told_hands, value, values
from tenfold.analysis.setup_sayings import (
    HAND_HIDDEN,
    HAND_SIZES,
    HOW_MISSING,
    HOW_NEXT_CARD,
    MISSING,
    NEXT_CARD,
    NO_PHASE,
)
from tenfold.core import BadText, Seat
from tenfold.games import forms
from tenfold.games.board.game import BoardGame
from tenfold.games.board.knowledge import EVERYBODY, NOTHING
from tenfold.games.board.positions import POSITION
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import FULL_DECK, Stage, State, decider, jokers_on, naturals_on
from tenfold.games.board.view import View
from tenfold.games.shape import check_shape
from tenfold.pieces.cards import read_card

FIELDS = (
    *("hands", "phases", "jokers", "table", "discard", "stage", "turn", "pieces", "dice", "to-take", "asked"),
    *("giver", "again", "starter", "knowers", "known", "keepers", "kept", "over", "round"),
)
HIDDEN = "?"  # a card of the discard pile that the seat does not know
MOST = 60  # cards of a hand


def read(rules: Rules, texts: Texts) -> State:
    """With any cards where they are hidden."""
    hands = told_hands(texts)
    seats = len(hands.sizes)
    BoardGame(rules, seats)  # refuses too many
    form = POSITION.form
    stage = value(texts, "stage", form("stage"), Stage.PLAY)
    markers = values(texts, "phases", forms.by_seat(forms.NUMBER), (1,) * seats)
    jokers = values(texts, "jokers", form("jokers"), ((),) * seats)
    table = values(texts, "table", form("table"), ((),) * seats)
    for owner, number in enumerate(markers):
        _check_seat(rules, hands.sizes[owner] + len(jokers[owner]), number, table[owner])
    pile = value(texts, "discard", forms.or_nothing(forms.Form(str, _read_pile)), ())
    knowers = value(texts, "knowers", form("knowers"), tuple(EVERYBODY if card else 0 for card in pile))
    known = values(texts, "known", form("known"), (NOTHING,) * seats)
    seen = [(*of.shown, *(told.card for told in of.told)) for of in known]
    groups = [group for laid in table for group in laid]
    named = [*filter(lambda card: card is not None, pile), *naturals_on(groups)]
    pool = Pool(FULL_DECK, [*named, *(card for faces in jokers for card in faces), *hands.certain(seen)])
    state = State(
        stage=stage,
        starter=setup.seat(texts, "starter", form("starter"), 0, seats),
        markers=markers,
        pieces=values(texts, "pieces", form("pieces"), (0,) * seats),
        outcome=None,
        seat=setup.seat(texts, "turn", form("turn"), 0, seats),
        dice=value(texts, "dice", form("dice"), None),
        to_take=value(texts, "to-take", form("to-take"), int(stage is Stage.TAKE)),
        again=value(texts, "again", form("again"), False),
        owed=(),
        asked=value(texts, "asked", form("asked"), None),
        giver=setup.seat(texts, "giver", form("giver"), None, seats),
        hands=hands.dealt(seen, pool),
        jokers=jokers,
        table=table,
        under=pool.take(jokers_on(groups)),
        discard=tuple(pool.take(1)[0] if card is None else card for card in pile),
        deck=pool.rest(),
        knowers=knowers,
        known=known,
        keepers=value(texts, "keepers", form("keepers"), ()),
        kept=values(texts, "kept", form("kept"), (None,) * seats),
        over=value(texts, "over", form("over"), None),
        round=value(texts, "round", form("round"), 1),
    )
    read: State = checked(POSITION, state)
    if hands.open[decider(read)] is None:
        raise BadText(HAND_HIDDEN(seat=decider(read)))
    return read


def _read_pile(text: str) -> tuple[Any, ...]:
    return tuple(None if word == HIDDEN else read_card(word) for word in text.split())


def _check_seat(rules: Rules, count: int, number: int, groups: Any) -> None:
    if not 1 <= number <= len(rules.phases):
        raise BadText(NO_PHASE(number=number, phases=range(1, len(rules.phases) + 1)))
    if not 1 <= count <= MOST:
        raise BadText(HAND_SIZES(count=count, fewest=1, most=MOST))
    if groups:
        check_shape(number, rules.phase(number), groups, None, whole="board.laydown", extra="board.add")


def write(rules: Rules, view: View, world: State) -> Texts:
    """What the viewer knows."""

    def own(owner: Seat, text: str, hidden: str) -> str:
        return text if owner == view.viewer else hidden

    hands = [own(at, forms.HAND.write(held), str(len(held))) for at, held in enumerate(world.hands)]
    chosen = ["-" if kept is None else "none" for kept in world.kept]
    kept = [own(at, text, chosen[at]) for at, text in enumerate(POSITION.texts(world)["kept"].split(" / "))]
    pile = " ".join(HIDDEN if card is None else str(card) for card in view.discard)
    texts = {
        "hands": " / ".join(hands),
        "phases": " / ".join(map(str, view.markers)),
        "discard": pile or "-",
        "kept": " / ".join(kept),
    }
    return {name: texts.get(name) or POSITION.texts(world)[name] for name in FIELDS}


def figures(rules: Rules, view: View, advice: Advice) -> list[Figure]:
    reading = read_hand(rules, view)
    if reading.has_laid:
        return []
    needs, total = reading.needs, reading.unseen.total
    found = [Figure(MISSING(phase=needs.phase, distance=needs.distance), HOW_MISSING(), exact=True)]
    if needs.distance and total:
        chance = in_100(needs.unseen / total)
        says = NEXT_CARD(phase=needs.phase, outs=needs.unseen, unseen=total, chance=chance)
        found.append(Figure(says, HOW_NEXT_CARD(outs=needs.unseen, unseen=total), exact=True))
    return found


SETUP = Setup(FIELDS, read, write, figures, lambda state: len(state.markers), weigh)

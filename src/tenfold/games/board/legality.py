"""The only authority on what is allowed.

`check` raises Illegal with the ledger's id of the rule that forbids an action, and says what is allowed;
choices.py lists choices that `check` accepts. Groups cannot be malformed (they refuse to exist), so what
remains here is whether something may be done now, by this seat, from this hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Any

from tenfold.core import Illegal
from tenfold.games.board.actions import (
    Action,
    Add,
    Ask,
    Deal,
    Discard,
    Draw,
    Drawn,
    Give,
    Held,
    Keep,
    Lay,
    Lot,
    Move,
    Pick,
    Roll,
    Source,
    Star,
    Swap,
)
from tenfold.games.board.chance import dealt_counts
from tenfold.games.board.choices import may_discard_two, star_spaces, steps_of
from tenfold.games.board.groups import takes
from tenfold.games.board.rules import DEALT, KEPT, OPENED, SWAPPED, Rules
from tenfold.games.board.state import (
    Stage,
    State,
    decider,
    deck_can_give,
    givable,
    held_cards,
    jokers_on,
    naturals_on,
    swap_sizes,
)
from tenfold.games.board.track import STARS
from tenfold.pieces.cards import NUMBERS, WILD, missing_cards, write_cards
from tenfold.pieces.groups import Group, Run
from tenfold.pieces.phases import Phase


def check(rules: Rules, state: State, action: Action) -> None:
    """Raise Illegal unless the action is allowed now. Nothing is changed either way."""
    if state.stage is Stage.OVER:
        raise Illegal("board.win", "game-over", "the game is over")
    _CHECK[type(action)](rules, state, action)


# --- step 1: moving --------------------------------------------------------------------------------


def _check_move(rules: Rules, state: State, action: Move) -> None:
    _expect(state, Stage.MOVE)
    assert state.dice is not None
    allowed = steps_of(state.dice)
    if action.steps not in allowed:
        raise Illegal(
            "board.move.doubles" if state.dice[0] == state.dice[1] else "board.move",
            "wrong-steps",
            "the dice do not allow {steps} spaces: move {low} or {high}",
            steps=action.steps,
            low=allowed[0],
            high=allowed[1],
        )


def _check_star(rules: Rules, state: State, action: Star) -> None:
    _expect(state, Stage.STAR)
    if action.space in STARS:
        raise Illegal(
            "board.action.stars",
            "star-again",
            "another star space cannot be chosen: name one of the other actions",
        )
    free = star_spaces(rules, state)
    if action.space not in free:
        raise Illegal(
            "board.action.stars",
            "no-free-space",
            "no space {space} can be chosen now; choose from {spaces}",
            space=action.space.value,
            spaces=", ".join(space.value for space in free),
        )


# --- step 1: the piles -----------------------------------------------------------------------------


def _check_draw(rules: Rules, state: State, action: Draw) -> None:
    _expect(state, Stage.TAKE)
    if action.source is Source.DISCARD:
        if not state.discard:
            raise Illegal(
                "board.action.draw-n", "discard-empty", "the discard pile is empty: draw from the draw pile"
            )
    elif not deck_can_give(state.deck, state.discard):
        raise Illegal(
            "board.pile.exhausted",
            "draw-pile-empty",
            "the draw pile is empty and cannot be renewed: take the discard pile's top card",
        )


def _check_pick(rules: Rules, state: State, action: Pick) -> None:
    _expect(state, Stage.PICK)
    depth, size = action.depth, len(state.discard)
    if depth is None or not 0 <= depth < size or state.discard[size - 1 - depth] != action.card:
        raise Illegal(
            "board.action.pick-discard",
            "not-there",
            "the discard pile has no {card} under {depth} cards; from the top it holds {pile}",
            card=action.card,
            depth=depth,
            pile=write_cards(reversed(state.discard)),
        )


def _check_swap(rules: Rules, state: State, action: Swap) -> None:
    _expect(state, Stage.SWAP)
    cards = _whole(action.cards, "board.action.swap")
    sizes = swap_sizes(rules, len(state.hands[state.seat]) + len(state.jokers[state.seat]))
    if len(cards) > SWAPPED:
        raise Illegal(
            "board.action.swap",
            "swap-too-many",
            "up to {most} cards are swapped, not {count}",
            most=SWAPPED,
            count=len(cards),
        )
    _check_holds(state, cards, "board.action.swap")
    if len(cards) not in sizes:
        raise Illegal(
            "board.action.swap.minimum", "swap-too-few", "in this game at least one card is swapped: name one"
        )


# --- step 1: asking --------------------------------------------------------------------------------


def _check_ask(rules: Rules, state: State, action: Ask) -> None:
    _expect(state, Stage.ASK)
    if action.number not in NUMBERS:
        raise Illegal(
            "board.action.ask",
            "ask-number",
            "{number} cannot be asked for: choose a number from 1 to 12",
            number=action.number,
        )


def _check_give(rules: Rules, state: State, action: Give) -> None:
    _expect(state, Stage.GIVE)
    assert state.giver is not None
    assert state.asked is not None
    allowed = givable(state.hands[state.giver], state.jokers[state.giver], state.asked)
    if action.card in allowed:
        return
    joker = action.card is not None and action.card.joker and action.card.card // 4 + 1 == state.asked
    raise Illegal(
        "board.action.ask.joker" if joker else "board.action.ask.which",
        "give-which",
        "{card} cannot be given for a {number}: give {allowed}",
        card=action.card,
        number=state.asked,
        allowed=_listed(allowed),
    )


# --- step 2: laying down ---------------------------------------------------------------------------


def _check_lay(rules: Rules, state: State, action: Lay) -> None:
    _expect(state, Stage.PLAY)
    _check_which_phase(state, action.phase)
    _check_shape(rules, action)
    _check_jokers(state, action)
    ordinary = [Held(card) for card in naturals_on(action.groups)]
    _check_holds(state, ordinary, "board.laydown")
    _check_real(action)
    _check_keeps_a_card(state, len(ordinary) + len(action.jokers))


def _check_which_phase(state: State, number: int) -> None:
    if state.table[state.seat]:
        raise Illegal(
            "board.laydown",
            "phase-laid",
            "only one phase can be laid in a round, and yours lies: add cards or discard",
        )
    allowed = state.markers[state.seat]
    if number != allowed:
        raise Illegal(
            "board.laydown",
            "wrong-phase",
            "phase {number} cannot be laid now; you can lay: {allowed}",
            number=number,
            allowed=allowed,
        )


def _check_shape(rules: Rules, action: Lay) -> None:
    phase = rules.phase(action.phase)
    if len(action.groups) > len(phase.needs):
        raise Illegal(
            "board.add",
            "extra-group",
            "phase {number} is {phase}: extra cards may lengthen its groups, but no group is added",
            number=action.phase,
            phase=phase,
        )
    if not any(_fulfil(groups, phase) for groups in permutations(action.groups)):
        raise Illegal(
            "board.laydown",
            "not-the-phase",
            "phase {number} is {phase}, laid whole: {groups} is not",
            number=action.phase,
            phase=phase,
            groups=" ".join(map(str, action.groups)) or "-",
        )


def _fulfil(groups: tuple[Group, ...], phase: Phase) -> bool:
    """Whether the groups are what the phase asks for, or longer (board.laydown.longer)."""
    return len(groups) == len(phase.needs) and all(
        group.kind is need.kind and len(group.cards) >= need.size
        for group, need in zip(groups, phase.needs, strict=True)
    )


def _check_jokers(state: State, action: Lay) -> None:
    faces = state.jokers[state.seat]
    wilds = jokers_on(action.groups)
    if wilds > len(faces):
        raise Illegal(
            "board.joker.any",
            "too-few-jokers",
            "{count} jokers are laid, but the hand holds {held}",
            count=wilds,
            held=len(faces),
        )
    if wilds != len(action.jokers) or missing_cards(faces, action.jokers):
        raise Illegal(
            "board.joker.any",
            "which-jokers",
            "say which {count} jokers are laid, by their faces: with {faces}",
            count=wilds,
            faces=write_cards(faces) or "-",
        )


def _check_real(action: Lay) -> None:
    for group in action.groups:
        if all(card == WILD for card in group.cards):
            raise Illegal(
                "board.joker.one-real",
                "group-of-jokers",
                "{group} is all jokers: at least one card of every group must be a real one",
                group=group.name,
            )


# --- step 2: adding --------------------------------------------------------------------------------


def _check_add(rules: Rules, state: State, action: Add) -> None:
    _expect(state, Stage.PLAY)
    if not state.table[state.seat]:
        raise Illegal("board.add", "phase-before-adding", "lay your own phase down before you add cards")
    if not (0 <= action.seat < len(state.table) and 0 <= action.group < len(state.table[action.seat])):
        raise Illegal(
            "board.add",
            "no-group-there",
            "there is no group {seat}.{group} on the table: cards are added to groups that lie there",
            seat=action.seat,
            group=action.group,
        )
    _check_holds(state, (action.card,), "board.add")
    group = state.table[action.seat][action.group]
    if not takes(group, WILD if action.card.joker else action.card.card, action.end):
        _refuse_add(action, group)
    _check_keeps_a_card(state, 1)


def _refuse_add(action: Add, group: Group) -> None:
    if action.card.joker and isinstance(group, Run):
        if group.is_full:
            raise Illegal(
                "board.joker.position",
                "no-end",
                "on the run {run} a joker stands for no number: name no end",
                run=group.name,
            )
        if action.end is None:
            raise Illegal(
                "board.joker.position",
                "joker-which-end",
                "say at which end of the run {run} the joker goes: low or high",
                run=group.name,
            )
        raise Illegal(
            "board.joker.position",
            "joker-end-closed",
            "the run {run} has no room at that end: the joker goes to the other",
            run=group.name,
        )
    raise Illegal(
        "board.add",
        "does-not-fit",
        "{card} does not fit there: {group} takes {fitting} or a joker",
        card=action.card,
        group=group.name,
        fitting=write_cards(group.fitting()) or "-",
    )


# --- step 3, and the end of a round ----------------------------------------------------------------


def _check_discard(rules: Rules, state: State, action: Discard) -> None:
    _expect(state, Stage.PLAY)
    if len(action.cards) not in (1, 2):
        raise Illegal(
            "board.turn",
            "discard-one",
            "a turn ends with one card on the discard pile, not {count}",
            count=len(action.cards),
        )
    if len(action.cards) == 2 and not may_discard_two(rules, state):
        _refuse_two(rules, state)
    _check_holds(state, action.cards, "board.turn")


def _refuse_two(rules: Rules, state: State) -> None:
    if not rules.two_discards_when_full:
        raise Illegal("board.turn", "never-two", "in this game one card is discarded, never two")
    raise Illegal(
        "board.discard.two-when-full",
        "not-all-full",
        "two cards are discarded only by a player whose phase lies, while only full groups lie: discard one",
    )


def _check_keep(rules: Rules, state: State, action: Keep) -> None:
    _expect(state, Stage.KEEP)
    cards = _whole(action.cards if action.cards is not None else (None,), "board.round.keep-five")
    if len(cards) > KEPT:
        raise Illegal(
            "board.round.keep-five",
            "keep-too-many",
            "up to {most} cards are kept, not {count}",
            most=KEPT,
            count=len(cards),
        )
    _check_holds(state, cards, "board.round.keep-five")


# --- nature ----------------------------------------------------------------------------------------


def _check_lot(rules: Rules, state: State, action: Lot) -> None:
    _expect(state, Stage.LOT)
    if not 0 <= action.starter < len(state.hands):
        raise Illegal("board.start-player", "no-such-seat", "there is no seat {seat}", seat=action.starter)


def _check_deal(rules: Rules, state: State, action: Deal) -> None:
    _expect(state, Stage.DEAL)
    hands = [cards or () for cards in action.hands]
    if [len(cards) for cards in hands] != dealt_counts(state):
        raise Illegal(
            "board.round.next", "deal-up-to", "every player is dealt up to {dealt} cards", dealt=DEALT
        )
    pile = [card for card in action.pile if card is not None]
    if len(pile) != OPENED:
        raise Illegal("board.setup", "deal-pile", "{count} cards open the discard pile", count=OPENED)
    extra = missing_cards(state.deck, [*pile, *(card for cards in hands for card in cards)])
    if extra:
        raise Illegal(
            "board.material",
            "not-in-deck",
            "the deck does not hold so many: {cards}",
            cards=write_cards(extra),
        )


def _check_roll(rules: Rules, state: State, action: Roll) -> None:
    _expect(state, Stage.ROLL)
    if not 1 <= action.low <= action.high <= 6:
        raise Illegal(
            "board.material",
            "no-roll",
            "two dice show 1 to 6 each, the lower first: not {low} and {high}",
            low=action.low,
            high=action.high,
        )


def _check_drawn(rules: Rules, state: State, action: Drawn) -> None:
    if state.stage is not Stage.TURNING:
        _expect(state, Stage.DRAWING)
    if action.card is None or action.card not in state.deck:
        raise Illegal("board.material", "not-in-pile", "{card} is not in the draw pile", card=action.card)


# --- common ----------------------------------------------------------------------------------------

_AWAITED = {
    Stage.LOT: ("board.start-player", "starter-first", "first it is drawn by lot who starts"),
    Stage.DEAL: ("board.setup", "deal-first", "first the cards are dealt"),
    Stage.ROLL: ("board.turn", "roll-first", "first the dice are rolled"),
    Stage.MOVE: ("board.turn", "move-first", "first choose a die and move"),
    Stage.STAR: ("board.action.must", "star-first", "first choose an action: star and its name"),
    Stage.TAKE: ("board.action.must", "take-first", "first take a card: draw or take"),
    Stage.PICK: ("board.action.must", "pick-first", "first pick a card from the discard pile"),
    Stage.SWAP: ("board.action.must", "swap-first", "first swap up to four cards"),
    Stage.ASK: ("board.action.must", "ask-first", "first ask for a number, clockwise or counterclockwise"),
    Stage.GIVE: ("board.action.ask", "give-first", "first the player who was asked gives a card"),
    Stage.DRAWING: ("board.action.must", "card-first", "first the card comes off the draw pile"),
    Stage.TURNING: ("board.action.joker", "card-first", "first the card comes off the draw pile"),
    Stage.PLAY: ("board.turn", "board-play-first", "now lay down, add cards or discard"),
    Stage.KEEP: ("board.round.keep-five", "keep-first", "first it is settled who keeps which cards"),
}


def _expect(state: State, stage: Stage) -> None:
    """Refuse an action of another stage, by the rule that says what is awaited."""
    if state.stage is not stage:
        raise Illegal(*_AWAITED[state.stage])


def _whole(cards: Iterable[Held | None], rule: str) -> tuple[Held, ...]:
    """Cards that are all named; a told event, in which some are hidden, is no action."""
    named = tuple(cards)
    known = tuple(held for held in named if held is not None)
    if len(known) < len(named):
        raise Illegal(rule, "card-hidden", "say which cards: a hidden one cannot be played")
    return known


def _check_holds(state: State, cards: Iterable[Held], rule: str) -> None:
    seat = decider(state)
    held = held_cards(state.hands[seat], state.jokers[seat])
    lacking = Counter(cards) - Counter(held)
    if lacking:
        raise Illegal(
            rule,
            "not-in-hand",
            "the hand does not hold {cards}: it has {hand}",
            cards=_listed(lacking.elements()),
            hand=_listed(held),
        )


def _check_keeps_a_card(state: State, going: int) -> None:
    if len(state.hands[state.seat]) + len(state.jokers[state.seat]) == going:
        raise Illegal("board.out.keep-one", "keep-to-discard", "the last card must be discarded: keep one")


def _listed(cards: Iterable[Held]) -> str:
    return " ".join(map(str, cards)) or "-"


_CHECK: dict[type[Action], Callable[[Rules, State, Any], None]] = {
    Lot: _check_lot,
    Deal: _check_deal,
    Roll: _check_roll,
    Drawn: _check_drawn,
    Move: _check_move,
    Star: _check_star,
    Draw: _check_draw,
    Pick: _check_pick,
    Swap: _check_swap,
    Ask: _check_ask,
    Give: _check_give,
    Lay: _check_lay,
    Add: _check_add,
    Discard: _check_discard,
    Keep: _check_keep,
}

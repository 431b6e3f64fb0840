"""Step 2: whether a phase may be laid and a card added now, by this seat, from this hand."""

from __future__ import annotations

from tenfold.core import Illegal
from tenfold.games.board.actions import Add, Held, Lay
from tenfold.games.board.groups import takes
from tenfold.games.board.refusals import check_holds, check_keeps_a_card, expect
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage, State, jokers_on, naturals_on
from tenfold.games.shape import check_shape
from tenfold.pieces.cards import WILD, missing_cards, write_cards
from tenfold.pieces.groups import Group, Run

# --- step 2: laying down ---------------------------------------------------------------------------


def check_lay(rules: Rules, state: State, action: Lay) -> None:
    expect(state, Stage.PLAY)
    _check_which_phase(state, action.phase)
    phase = rules.phase(action.phase)
    check_shape(action.phase, phase, action.groups, whole="board.laydown", extra="board.add")
    _check_jokers(state, action)
    ordinary = [Held(card) for card in naturals_on(action.groups)]
    check_holds(state, ordinary, "board.laydown")
    _check_real(action)
    check_keeps_a_card(state, len(ordinary) + len(action.jokers))


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


def check_add(rules: Rules, state: State, action: Add) -> None:
    expect(state, Stage.PLAY)
    if not state.table[state.seat]:
        raise Illegal("board.add", "phase-before-adding", "lay your own phase down before you add cards")
    if not (0 <= action.seat < len(state.table) and 0 <= action.group < len(state.table[action.seat])):
        raise Illegal(
            "board.add",
            "no-group-there",
            "there is no group {owner}.{group} on the table: cards are added to groups that lie there",
            owner=action.seat,
            group=action.group,
        )
    check_holds(state, (action.card,), "board.add")
    group = state.table[action.seat][action.group]
    if not takes(group, WILD if action.card.joker else action.card.card, action.end):
        _refuse_add(action, group)
    check_keeps_a_card(state, 1)


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

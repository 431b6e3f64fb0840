"""What Python calls: whole batches at once, without the interpreter's lock.

Compiled code that plays with a policy of its own goes like `play_random`: list, choose, act, settle. An
array is taken apart into records here, and from here on only records are handed on. A record does not keep
its array, which is given back after its last use: so `room` is used in every turn of a loop.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.kernel.choices import is_choice, list_choices
from tenfold.kernel.hands import put_in
from tenfold.kernel.jit import called, entry, inner
from tenfold.kernel.layout import CHOICES, HAND, LOT, NOBODY, OVER, TURN_OVER, Record
from tenfold.kernel.nature import (
    act_of_nature,
    deal_unseen,
    draw_lot,
    off_the_deck,
    open_pile,
    place_in_deck,
    prepare_deal,
    settle,
    turn_card_over,
)
from tenfold.kernel.observation import observe
from tenfold.kernel.seats import awaited, left_of
from tenfold.kernel.streams import by_choice, seed_game
from tenfold.kernel.transition import act


@inner
def choose_at_random(z: Record, t: Record) -> int:
    """Every legal id is as likely."""
    return t.ids[by_choice(z, list_choices(z, t))]


@entry
def seed_games(games: Any, seed: Any, first: Any) -> None:
    """Game i of the array gets the streams of game `first` + i."""
    for i in range(len(games)):
        seed_game(games[i], seed, first + np.uint64(i))


@entry
def play_random(games: Any, most_decisions: int) -> int:
    """Every game to its end, or until it has had so many decisions; how many there were in this call."""
    room = np.zeros(1, CHOICES)
    decisions = 0
    for i in range(len(games)):
        t = room[0]
        z = games[i]
        before = z.decisions
        settle(z)
        while z.stage != OVER and z.decisions < most_decisions:
            act(z, choose_at_random(z, t))
            settle(z)
        decisions += z.decisions - before
    return decisions


@entry
def look(games: Any, seats: Any, observations: Any, masks: Any) -> None:
    """The awaited seat of each game, its observation and its legal choices; NOBODY's stay empty."""
    room = np.zeros(1, CHOICES)
    for i in range(len(games)):
        t = room[0]
        settle(games[i])
        _look(games[i], t, i, seats, observations, masks)


@inner
def _look(z: Record, t: Record, i: int, seats: Any, observations: Any, masks: Any) -> None:
    seats[i] = NOBODY if z.stage == OVER else awaited(z)
    observe(z, z.seat if z.stage == OVER else seats[i], observations[i])
    row = masks[i]
    row[:] = False
    for at in range(list_choices(z, t)):
        row[t.ids[at]] = True


@entry
def first_illegal(games: Any, actions: Any) -> int:
    """The first game that goes on whose action is not legal; NOBODY if all are."""
    room = np.zeros(1, CHOICES)
    for i in range(len(games)):
        t = room[0]
        settle(games[i])
        if games[i].stage != OVER and not is_choice(games[i], t, actions[i]):
            return i
    return NOBODY


@entry
def step(games: Any, actions: Any, seats: Any, observations: Any, masks: Any) -> None:
    """A legal decision in each game that goes on, then `look`."""
    room = np.zeros(1, CHOICES)
    for i in range(len(games)):
        t = room[0]
        z = games[i]
        if z.stage != OVER:
            act(z, actions[i])
            settle(z)
        _look(z, t, i, seats, observations, masks)


@entry
def play_random_seen(games: Any, most_decisions: int, seats: Any, observations: Any, masks: Any) -> int:
    """The same choices as `play_random`, with observation and mask at every decision."""
    room = np.zeros(1, CHOICES)
    decisions = 0
    for i in range(len(games)):
        t = room[0]
        z = games[i]
        before = z.decisions
        settle(z)
        while z.stage != OVER and z.decisions < most_decisions:
            _look(z, t, i, seats, observations, masks)
            act(z, choose_at_random(z, t))
            settle(z)
        decisions += z.decisions - before
    return decisions


# --- one game, one event at a time: for proofs and records ---------------------------------------------


@entry
def act_on(games: Any, i: int, action: int) -> None:
    """A legal choice, without what nature does then."""
    act(games[i], action)


@entry
def nature_on(games: Any, i: int, given: Any) -> bool:
    """One act of nature, from the game's stream or, if any are given, with this seat, this card or these
    cards (the hands clockwise from the dealer's left, then the top card); False if it cannot be."""
    z = games[i]
    if len(given) == 0:
        act_of_nature(z)
    elif z.stage == LOT:
        draw_lot(z, given[0])
    elif z.stage == TURN_OVER:
        place = place_in_deck(z, given[0])
        if place == NOBODY:
            return False
        turn_card_over(z, place)
    else:
        return _deal_given(z, given)
    return True


@called
def _deal_given(z: Record, given: Any) -> bool:
    prepare_deal(z)
    seat = z.dealer
    for at in range(len(given)):
        place = place_in_deck(z, given[at])
        if place == NOBODY:
            return False
        card = off_the_deck(z, place)
        if at == len(given) - 1:
            open_pile(z, card)
            break
        if at % HAND == 0:
            seat = left_of(z, seat)
        put_in(z, seat, card)
    return True


@entry
def see_on(games: Any, i: int, observations: Any, mask: Any) -> None:
    """Every seat's observation, and the legal choices."""
    room = np.zeros(1, CHOICES)
    z = games[i]
    for seat in range(z.players):
        observe(z, seat, observations[seat])
    mask[:] = False
    for at in range(list_choices(z, room[0])):
        mask[room[0].ids[at]] = True


@entry
def deal_unseen_on(games: Any, viewer: int) -> None:
    """`deal_unseen` in every game of the array."""
    for i in range(len(games)):
        deal_unseen(games[i], viewer)

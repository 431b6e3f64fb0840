"""Nature's part: the lot, the deal, the card off the draw pile; from the game's own stream, or given."""

from __future__ import annotations

from tenfold.kernel.hands import bits, put_in
from tenfold.kernel.jit import called, inner
from tenfold.kernel.layout import (
    CARDS,
    DEAL,
    DECK,
    DRAW,
    HAND,
    LOT,
    NO_GROUP,
    NOBODY,
    NOT_OUT,
    PLAY,
    SEATS_MOST,
    SKIP_KIND,
    SLOTS,
    TURN_OVER,
    Record,
)
from tenfold.kernel.scoring import leaders
from tenfold.kernel.seats import first_player, left_of
from tenfold.kernel.streams import by_chance, seed_hand


@called
def settle(z: Record) -> None:
    """Let nature act until somebody must decide or the game is over."""
    while z.stage == TURN_OVER or z.stage == DEAL or z.stage == LOT:
        act_of_nature(z)


@inner
def act_of_nature(z: Record) -> None:
    if z.stage == TURN_OVER:
        turn_card_over(z, by_chance(z, z.deck_size))
    elif z.stage == DEAL:
        deal(z)
    else:
        draw_lot(z, by_chance(z, z.players))


@called
def draw_lot(z: Record, seat: int) -> None:
    """card.order"""
    z.dealer = seat
    z.stage = DEAL


# --- the draw pile ---------------------------------------------------------------------------------


@inner
def off_the_deck(z: Record, place: int) -> int:
    """Any card is as likely to be the top one: the last moves into its place."""
    card = z.deck[place]
    z.deck_size -= 1
    z.deck[place] = z.deck[z.deck_size]
    return card


@inner
def place_in_deck(z: Record, card: int) -> int:
    """Where such a card is; NOBODY if there is none."""
    for place in range(z.deck_size):
        if z.deck[place] == card:
            return place
    return NOBODY


@inner
def turn_card_over(z: Record, place: int) -> None:
    z.drawn = off_the_deck(z, place)
    put_in(z, z.seat, z.drawn)
    z.stage = PLAY
    after_ordinary_turn(z)


@inner
def after_ordinary_turn(z: Record) -> None:
    """An ordinary turn of the own allows the last knocker to knock again (card.variant.knock)."""
    if z.last_knocker == z.seat:
        z.last_knocker = NOBODY


# --- the deal --------------------------------------------------------------------------------------


@called
def deal(z: Record) -> None:
    """card.deal: ten cards each, one player after the other from the dealer's left, then the top card."""
    prepare_deal(z)
    seed_hand(z)
    seat = z.dealer
    while True:
        seat = left_of(z, seat)
        for _ in range(HAND):
            put_in(z, seat, off_the_deck(z, by_chance(z, z.deck_size)))
        if seat == z.dealer:
            break
    open_pile(z, off_the_deck(z, by_chance(z, z.deck_size)))


@called
def prepare_deal(z: Record) -> None:
    """Who deals and who plays is settled, and all cards lie together (card.dealer-rotates)."""
    if z.out != NOT_OUT:
        tied = leaders(z)
        if tied:  # card.win.playoff
            z.dealer = left_of(z, z.dealer)
            while not tied >> z.dealer & 1:
                z.dealer = left_of(z, z.dealer)
            z.playing = tied
            z.playoff = 1
        else:
            z.dealer = left_of(z, z.dealer)
    for seat in range(SEATS_MOST):
        z.once[seat] = z.twice[seat] = z.shown_once[seat] = z.shown_twice[seat] = 0
        z.wilds[seat] = z.skips_held[seat] = z.shown_wilds[seat] = z.size[seat] = z.laid[seat] = 0
    for slot in range(SLOTS):
        z.kind[slot] = NO_GROUP
        z.value[slot] = z.length[slot] = z.fits[slot] = 0
    z.table_once = z.table_twice = z.table_wilds = 0
    for place in range(CARDS):
        z.deck[place] = DECK[place]
    z.deck_size = CARDS
    z.pile_size = z.under = 0
    z.skips = z.lap = z.window = z.fresh = 0
    z.last_knocker = NOBODY
    z.out = NOT_OUT


@inner
def open_pile(z: Record, card: int) -> None:
    z.pile[0] = card
    z.pile_size = 1
    z.seat = first_player(z)
    if card == SKIP_KIND:  # card.open.skip: the first turn is lost, the card stays on the pile
        z.seat = left_of(z, z.seat)
    z.stage = DRAW


@called
def deal_unseen(z: Record, viewer: int) -> None:
    """Of a record made from a view: the hands of the others are filled up from all unseen cards, which lie
    in the draw pile; every such deal is as likely."""
    for seat in range(z.players):
        if seat == viewer:
            continue
        hidden = z.size[seat] - _held(z, seat)
        for _ in range(hidden):
            z.size[seat] -= 1  # until the card is in
            put_in(z, seat, off_the_deck(z, by_chance(z, z.deck_size)))


@inner
def _held(z: Record, seat: int) -> int:
    return bits(z.once[seat]) + bits(z.twice[seat]) + z.wilds[seat] + z.skips_held[seat]

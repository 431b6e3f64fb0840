"""What each seat knows and when; docs/board-knowledge.md says it in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tenfold.core import Decide, Event, Seat
from tenfold.games.board import BoardGame, State
from tenfold.games.board.actions import (
    Action,
    Add,
    Ask,
    Direction,
    Discard,
    Draw,
    Give,
    Keep,
    Lay,
    Pick,
    Source,
    Swap,
)
from tenfold.games.board.knowledge import NOTHING
from tenfold.games.board.state import Stage, naturals_on
from tenfold.games.nature import Drawn
from tenfold.pieces.cards import NUMBER_OF, Card, without_card
from tests.games.board.build import (
    KIND,
    both_editions,
    deal,
    do,
    every_table,
    landed,
    offers,
    random_play,
    table,
    told,
)
from tests.games.looking import Seeded

PHASE_1 = "green(G1 G3 G5 G7 G9) 10-12(R10 B11 W)"


def seen(game: BoardGame, state: State, seat: Seat | None) -> str:
    """The discard pile as the seat knows it."""
    return str(KIND.write_view(game.view(state, seat))["discard"])


def worlds(game: BoardGame, state: State, seat: Seat | None, count: int = 60) -> Iterator[State]:
    stream = Seeded(3)
    view = game.view(state, seat)
    for _ in range(count):
        world = game.determinize(view, stream)
        assert KIND.write_view(game.view(world, seat)) == KIND.write_view(view)
        yield world


# --- hands, jokers, piles ---------------------------------------------------------------------------


@pytest.mark.rule("board.hidden")
@both_editions
def test_sizes_are_public_and_cards_are_not(edition: str) -> None:
    game, state = table(edition=edition, hands={0: "R1 R2 W(R3)", 1: "B1 B2"}, discard="Y1 Y2")
    view = game.view(state, 2)
    assert view.hand_sizes == (3, 2, 10, 10)
    assert view.hand == state.hands[2]
    assert view.deck_size == len(state.deck)
    assert len(view.discard) == 2
    assert game.view(state, None).hand is None
    other = replace(state, hands=(*state.hands[1:2], *state.hands[1:]), deck=state.deck)
    assert other.hands[0] != state.hands[0]
    assert len({tuple(world.hands[0]) for world in worlds(game, state, 2)}) > 20


@pytest.mark.rule("board.hidden")
def test_the_face_of_a_held_joker_is_seen_by_everybody() -> None:
    game, state = table(hands={1: "R1 R2 W(R3)"})
    for seat in (None, 0, 1, 2, 3):
        assert KIND.write_view(game.view(state, seat))["jokers"] == ["", "R3", "", ""]
        assert all(world.jokers == state.jokers for world in worlds(game, state, seat, 5))


@pytest.mark.rule("board.hidden")
def test_the_face_of_a_joker_lying_in_a_phase_is_seen_by_nobody() -> None:
    game, state = table(laid={1: PHASE_1}, under="Y4", hands={1: "R1"})
    swapped = replace(state, under=(state.deck[0],), deck=tuple(sorted((*state.deck[1:], *state.under))))
    for seat in (None, 0, 1, 2, 3):
        assert game.view(swapped, seat) == game.view(state, seat)
        assert len({world.under for world in worlds(game, state, seat)}) > 10


@pytest.mark.rule("board.hidden")
def test_below_the_top_of_the_pile_only_what_once_lay_on_top_is_known() -> None:
    game = KIND.game(KIND.rules("intl"), players=3, dealer=0)
    state = deal(game, game.initial(), pile="R1 G2 B3 Y4 R5")
    for seat in (None, 0, 1, 2):
        assert seen(game, state, seat) == "? ? ? ? R5"
    state = do(game, state, "roll 1 2", "move 1", "take")
    assert [seen(game, state, seat) for seat in (None, 0, 1, 2)] == ["? ? ? Y4"] * 4  # uncovered
    state = do(game, state, "discard R5")
    assert [seen(game, state, seat) for seat in (None, 0, 1, 2)] == ["? ? ? Y4 R5"] * 4
    assert all(world.discard[-2:] == state.discard[-2:] for world in worlds(game, state, 1))
    assert len({world.discard[:3] for world in worlds(game, state, 1)}) > 20


@pytest.mark.rule("board.hidden")
def test_a_picker_sees_the_whole_pile_and_remembers_it() -> None:
    game = KIND.game(KIND.rules("intl"), players=3, dealer=0)
    state = deal(game, game.initial(), pile="R1 G2 B3 Y4 R5")
    state = do(game, state, "roll 4 5", "move 4")  # onto "pick"
    assert seen(game, state, 0) == "R1 G2 B3 Y4 R5"
    assert seen(game, state, 1) == "? ? ? ? R5"
    after = do(game, state, "pick G2 3")
    assert seen(game, after, 0) == "R1 B3 Y4 R5"
    for other in (1, 2, None):
        assert seen(game, after, other) == "? ? ? R5"  # the new top and the size
        assert game.view(after, other) == game.view(do(game, state, "pick B3 2"), other)


@pytest.mark.rule("board.hidden")
def test_after_an_unseen_pick_the_others_are_sure_of_the_top_only() -> None:
    game, state = landed("pick", discard="R1 G2 B3 Y4", hands={0: "R9"})
    assert seen(game, state, 2) == "R1 G2 B3 Y4"
    assert seen(game, do(game, state, "pick G2 2"), 2) == "? ? Y4"
    assert seen(game, do(game, state, "pick Y4 0"), 2) == "R1 G2 B3"  # the top one went: nothing is unsure


@pytest.mark.rule("board.hidden")
def test_a_swap_shows_its_top_card_to_the_others() -> None:
    game, state = landed("swap", discard="R9", hands={0: "R1 G2 B3 W(Y4)"})
    state = do(game, state, "swap R1 W(Y4) G2 B3")
    assert seen(game, state, 0) == "R9 R1 Y4 G2 B3"
    assert seen(game, state, 1) == seen(game, state, None) == "R9 ? Y4 ? B3"  # a joker's face was seen


# --- what is known of other hands ------------------------------------------------------------------


@pytest.mark.rule("board.hidden")
def test_a_card_taken_openly_is_known_until_it_may_have_gone() -> None:
    game, state = landed("+1", discard="R9 R8", hands={0: "G1 G2 G3"})
    state = do(game, state, "take")
    for seat in (None, 1, 2, 3):
        assert KIND.write_view(game.view(state, seat))["shown"][0] == "R8"
        assert all(state.hands[0][-1] in world.hands[0] for world in worlds(game, state, seat))
    assert do(game, state, "discard R8").known[0].shown == ()
    kept = do(game, state, "discard G1")
    assert len(kept.known[0].shown) == 1
    game, state = landed("swap", discard="R9", hands={0: "G1 G2 G3"})
    known = replace(state, known=(replace(state.known[0], shown=state.hands[0][:1]), *state.known[1:]))
    assert do(game, known, "swap G2 G3").known[0].shown == ()  # one card went unseen
    assert len(do(game, known, "swap G2").known[0].shown) == 1  # the only one lies on top


@pytest.mark.rule("board.hidden")
def test_who_was_asked_in_vain_lacks_the_number_until_an_unseen_card_comes() -> None:
    hands = {0: "R1", 1: "R2 R3 R4", 2: "G2 G3 G4", 3: "R7"}
    game, state = landed("ask", hands=hands)
    state = do(game, state, "ask 7 clockwise", "give R7", "drawn any")
    for seat in (None, 0, 2, 3):
        assert game.view(state, seat).absent == ((), (7,), (7,), ())
        for world in worlds(game, state, seat):
            assert all(NUMBER_OF[card] != 7 for card in world.hands[1])
    state = replace(state, stage=Stage.DRAWING, owed=(1,))
    assert do(game, state, "drawn any").known[1].absent == ()


@pytest.mark.rule("board.hidden")
def test_of_a_given_card_third_seats_know_the_number_the_giver_the_colour() -> None:
    game, state = landed("ask", hands={0: "R1 R2", 1: "R7 G7 R4"})
    state = do(game, state, "ask 7 clockwise", "give G7", "drawn any")
    for third in (2, 3, None):
        view = game.view(state, third)
        assert view.numbers[0] == (7,)
        assert view.told[0] == ()
        drawn = [world.hands[0] for world in worlds(game, state, third)]
        assert all(any(NUMBER_OF[card] == 7 for card in cards) for cards in drawn)
        assert len(set(drawn)) > 3
    giver = game.view(state, 1)
    assert [str(card) for card in giver.told[0]] == ["G7"]
    assert all(giver.told[0][0] in world.hands[0] for world in worlds(game, state, 1))
    gone = do(game, state, "discard G7")
    assert gone.known[0].numbers == ()
    assert gone.known[0].told == ()
    kept = do(game, state, "discard R1")
    assert kept.known[0] == state.known[0]


@pytest.mark.rule("board.hidden")
def test_another_card_of_the_number_may_have_been_the_given_one() -> None:
    game, state = landed("ask", hands={0: "R1 R7", 1: "G7 R4"})
    state = do(game, state, "ask 7 clockwise", "give G7", "drawn any", "discard R7")
    assert game.view(state, 2).numbers[0] == ()  # was it the R7?
    assert [str(card) for card in game.view(state, 1).told[0]] == ["G7"]  # the giver knows better


@pytest.mark.rule("board.hidden")
def test_what_was_known_of_the_givers_hand_is_known_no_more_except_to_the_receiver() -> None:
    game, state = landed("ask", hands={0: "R1", 1: "G7 R7 R4"})
    shown = replace(state.known[1], shown=tuple(sorted((state.hands[1][0], state.hands[1][1]))))
    state = replace(state, known=(state.known[0], shown, *state.known[2:]))  # R4 and R7 were taken openly
    state = do(game, state, "ask 7 clockwise", "give G7")
    third, receiver = game.view(state, 2), game.view(state, 0)
    assert [str(card) for card in third.shown[1]] == ["R4"]
    assert third.told[1] == ()
    assert [str(card) for card in receiver.told[1]] == ["R7"]


@pytest.mark.rule("board.hidden")
def test_whoever_must_give_has_the_number_in_every_world() -> None:
    game, state = landed("ask", hands={0: "R1", 1: "R7 R4 G4", 2: "W(B7) R8"})
    asked = do(game, state, "ask 7 clockwise")
    for seat in (None, 0, 2, 3):
        for world in worlds(game, asked, seat):
            assert game.legal(world)
    asked = do(game, state, "ask 7 counterclockwise")
    assert asked.giver == 2 or asked.giver == 3
    for world in worlds(game, asked, 0):
        assert game.legal(world)


@pytest.mark.rule("board.hidden")
def test_a_given_joker_tells_everybody_what_the_giver_lacked() -> None:
    game, state = landed("ask", hands={0: "R1", 1: "R4 W(G7)"}, deck="", discard="Y1")
    state = do(game, state, "ask 7 clockwise", "give W(G7)")
    assert state.known[1].absent == (7,)
    assert [str(card) for card in state.known[0].shown] == ["G7"]


@pytest.mark.rule("board.hidden")
def test_a_new_round_starts_with_nothing_known_but_the_kept_jokers() -> None:
    laid = {0: "green(G1 G3 G5 G7 G9) 10-12(R10 B11 Y12)"}
    game, state = table(players=3, laid=laid, hands={0: "R8", 1: "R1 W(R2)", 2: "B1 B2"})
    shown = replace(state.known[1], shown=state.hands[1])
    state = replace(state, known=(state.known[0], shown, state.known[2]))
    state = deal(game, do(game, state, "discard R8", "keep R1 W(R2)", "keep B1"))
    assert state.known == (state.known[0],) * 3
    assert state.known[0] == NOTHING
    assert KIND.write_view(game.view(state, 0))["jokers"] == ["", "R2", ""]


# --- every world agrees with a memory of the events ------------------------------------------------


class Memory:
    """What a careful person in a seat remembers of the others' hands, from the events as told to it."""

    def __init__(self, players: int, me: Seat | None) -> None:
        self.me = me
        self.players = players
        self.cards: list[Counter[Card]] = [Counter() for _ in range(players)]
        self.numbers: list[Counter[int]] = [Counter() for _ in range(players)]
        self.absent: list[set[int]] = [set() for _ in range(players)]

    def hear(self, event: Event[Action], before: State, after: State) -> None:
        """`before` and `after` are used for what everybody sees: stages, the top card, who gives."""
        action, seat = event.action, before.seat
        match action:
            case Draw(Source.DISCARD):
                self.cards[seat][before.discard[-1]] += 1
                self.absent[seat].discard(NUMBER_OF[before.discard[-1]])
            case Ask(number, direction):
                step = 1 if direction is Direction.CLOCKWISE else -1
                asked = (seat + step) % self.players
                while asked != seat and asked != after.giver:
                    self.absent[asked].add(number)
                    asked = (asked + step) % self.players
            case Give():
                self._give(event, before)
            case Drawn() if before.stage is Stage.DRAWING:
                self.absent[before.owed[0]].clear()
            case Pick(card):
                if card is not None and self.me != seat:
                    self.cards[seat][card] += 1
                    self.absent[seat].discard(NUMBER_OF[card])
                else:
                    self.absent[seat].clear()
            case Discard(cards):
                self._gone(seat, [held.card for held in cards if not held.joker])
            case Add(held) if not held.joker:
                self._gone(seat, [held.card])
            case Lay(_, groups):
                self._gone(seat, naturals_on(groups))
            case Swap(told_cards):
                if None in told_cards[:-1]:
                    self.cards[seat].clear()
                    self.numbers[seat].clear()
                elif told_cards and told_cards[-1] is not None and not told_cards[-1].joker:
                    self._gone(seat, [told_cards[-1].card])
            case Keep() if after.stage is Stage.DEAL:
                self.__init__(self.players, self.me)  # type: ignore[misc]
        if after.stage in (Stage.KEEP, Stage.DEAL) and before.stage is Stage.PLAY:
            for owner in range(self.players):
                if owner not in after.keepers:
                    self.cards[owner].clear()
                    self.numbers[owner].clear()
                    self.absent[owner].clear()

    def _gone(self, seat: Seat, cards: list[Card]) -> None:
        for card in cards:
            if self.cards[seat][card]:
                self.cards[seat][card] -= 1
            elif self.numbers[seat][NUMBER_OF[card]]:
                self.numbers[seat][NUMBER_OF[card]] -= 1

    def _give(self, event: Event[Action], before: State) -> None:
        asker, giver, number = before.seat, before.giver, before.asked
        assert giver is not None
        assert number is not None
        assert isinstance(event.action, Give)
        card = event.action.card
        self.absent[asker].discard(number)
        if card is not None and card.joker:
            self.cards[asker][card.card] += 1
            self.absent[giver].add(number)
            return
        if self.me == giver and card is not None:
            self.cards[asker][card.card] += 1
        else:
            self.numbers[asker][number] += 1
        if self.me == asker and card is not None:
            if self.cards[giver][card.card]:
                self.cards[giver][card.card] -= 1
            elif self.numbers[giver][number]:
                self.numbers[giver][number] -= 1
            return
        same = [known for known in self.cards[giver].elements() if NUMBER_OF[known] == number]
        for known in same:
            self.cards[giver][known] -= 1
        self.numbers[giver][number] = max(0, self.numbers[giver][number] + len(same) - 1)

    def agrees(self, world: State) -> None:
        for seat, hand in enumerate(world.hands):
            if seat == self.me:
                continue
            left = hand
            for card in self.cards[seat].elements():
                left = without_card(left, card)  # fails if it is not there
            have = Counter(NUMBER_OF[card] for card in left)
            assert not self.numbers[seat] - have
            assert not self.absent[seat] & {NUMBER_OF[card] for card in hand}


@pytest.mark.rule("board.hidden")
@both_editions
@every_table
def test_every_world_agrees_with_all_that_was_told(edition: str, players: int) -> None:
    game = KIND.game(KIND.rules(edition), players=players)
    seats = (None, *range(players))
    memories = {seat: Memory(players, seat) for seat in seats}
    stream = Seeded(8)
    learned = 0
    for at, (state, action) in enumerate(random_play(game, 11, 600)):
        turn = game.turn(state)
        event: Event[Action] = Event(turn.seat if isinstance(turn, Decide) else None, action)
        after = game.apply(state, action)
        for seat, memory in memories.items():
            memory.hear(game.redact(state, event, seat), state, after)
        if after.stage is not Stage.OVER:
            seat = seats[at % len(seats)]
            memory = memories[seat]
            memory.agrees(after)
            memory.agrees(game.determinize(game.view(after, seat), stream))
            learned += sum(map(bool, (*memory.cards, *memory.numbers, *memory.absent)))
    assert learned > 50


@pytest.mark.rule("board.hidden")
@both_editions
def test_the_record_keeps_every_card_in_order(edition: str) -> None:
    """Each action as text holds all that is needed to play it again."""
    game = KIND.game(KIND.rules(edition), players=3)
    again = game.initial()
    for state, action in random_play(game, 5, 400):
        assert again == state
        again = game.apply(again, KIND.read_action(KIND.write_action(action)))


@pytest.mark.rule("board.hidden")
def test_the_draw_pile_is_hidden_from_everybody() -> None:
    game, state = table(players=2)
    for seat in (None, 0, 1):
        assert len({world.deck for world in worlds(game, state, seat)}) > 50
        assert "deck" not in KIND.write_view(game.view(state, seat))
    assert told(*landed("+1", reserve="R1"), "draw", 1) == "draw"
    assert offers(game, state)

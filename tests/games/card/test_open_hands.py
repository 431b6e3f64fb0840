"""From the end of a hand to the next deal the table stands still, all hands open (card.score.open)."""

from __future__ import annotations

import pytest

from tenfold.core import Event, told
from tenfold.games.card.actions import Action, Deal
from tenfold.games.card.state import Out, Stage
from tenfold.games.card.view import HandOver
from tenfold.pieces.cards import read_cards
from tests.games.card.build import KIND, all_cards, both_editions, deal, do, groups_of, held, idle, table

SETS = "5s(R5 G5 B5) 7s(R7 G7 B7)"
OTHERS = {1: "R10 R11", 2: "S W"}
EVERYBODY = (None, 0, 1, 2)
ENDINGS = [
    ("discard Y1", {0: SETS}, "Y1", Out.DISCARD),
    ("discard S", {0: SETS}, "S", Out.DISCARD),
    ("hit Y7 0.1", {0: SETS}, "Y7", Out.HIT),
    ("lay 1: 5s(R5 G5 B5) 7s(R7 G7 B7)", {}, "R5 G5 B5 R7 G7 B7", Out.LAY),
]


@pytest.mark.rule("card.score.open")
@both_editions
@pytest.mark.parametrize(("last", "laid", "hand", "how"), ENDINGS)
def test_all_hands_are_open_to_everybody(
    edition: str, last: str, laid: dict[int, str], hand: str, how: Out
) -> None:
    game, before = table(players=3, edition=edition, laid=laid, hands={0: hand, **OTHERS})
    state = do(game, before, last)
    hands = ((), read_cards("R10 R11"), read_cards("W S"))
    wild = 25 if edition == "intl" else 20
    assert state.stage is Stage.DEAL
    for seat in EVERYBODY:
        assert game.view(before, seat).over is None
        view = game.view(state, seat)
        assert view.over == HandOver(0, how, hands, (0, 20, 15 + wild))
        assert view.hand_sizes == (0, 2, 2)
        assert view.hand == (None if seat is None else hands[seat])
        assert [line.points[-1] for line in view.sheet] == [0, 20, 15 + wild]


@pytest.mark.rule("card.score.open")
@both_editions
def test_everything_lies_where_it_was(edition: str) -> None:
    game, state = table(
        players=3,
        edition=edition,
        laid={0: SETS, 2: "9s(R9 G9 B9) 11s(R11 G11 W)"},
        hands={0: "Y1 S", 1: "R12 G12"},
        discard="G3 G4",
    )
    state = do(game, state, "discard S 1")
    before = do(game, idle(game, state), "draw", "drawn Y7", "hit Y7 0.1")  # seat 1 has lost its turn
    state = do(game, before, "discard Y1")
    assert state.discard == (*before.discard, *read_cards("Y1"))
    assert (state.table, state.laid, state.deck) == (before.table, before.laid, before.deck)
    assert (state.shown, state.hands[1:]) == (before.shown, before.hands[1:])
    assert (state.seat, state.dealer, state.playing) == (0, before.dealer, before.playing)


@pytest.mark.rule("card.score.open")
def test_a_skip_that_was_not_served_lies_there_until_the_deal() -> None:
    game, state = table(
        players=3, edition="fx", laid={1: SETS}, hands={0: "R1 R2 S", 1: "Y1", 2: "B1"}, reserve="Y5"
    )
    state = do(game, state, "discard S 2", "draw", "drawn Y5", "hit Y5 1.0", "discard Y1")
    assert state.skips == (False, False, True)
    assert KIND.read_state(KIND.write_state(state)) == state
    after = deal(game, state)
    assert after.skips == (False,) * 3
    dealt: Event[Action] = Event(None, Deal(after.hands, after.discard[0]))
    assert [said.id for said in told(game, state, dealt, after, 0)] == [
        "card-deal"
    ]  # nobody loses a turn by it


@pytest.mark.rule("card.score.open")
@pytest.mark.parametrize("edition", ["intl", "fx"])
def test_the_deal_closes_them(edition: str) -> None:
    game, state = table(players=3, edition=edition, laid={0: SETS}, hands={0: "Y1", **OTHERS})
    state = deal(game, do(game, state, "discard Y1"), hands={1: "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"})
    assert state.out is None
    assert held(state, 1) == "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"
    assert groups_of(state, 0) == []
    for seat in EVERYBODY:
        assert game.view(state, seat).over is None
    assert game.view(idle(game, state), 0).over is None


@pytest.mark.rule("card.score.open")
def test_after_the_last_hand_they_stay_open() -> None:
    game, state = table(players=3, variants=["short:1"], laid={0: SETS}, hands={0: "Y1", **OTHERS})
    state = do(game, state, "discard Y1")
    assert state.stage is Stage.OVER
    over = game.view(state, None).over
    assert over is not None
    assert over.hands == ((), read_cards("R10 R11"), read_cards("W S"))
    assert not KIND.rests(state)


@pytest.mark.rule("card.score.open")
@pytest.mark.rule("card.win.playoff")
def test_before_a_play_off_everybody_is_still_there_and_it_costs_nothing() -> None:
    laid = {0: SETS, 1: "9s(R9 G9 B9) 11s(R11 G11 B11)"}
    game, state = table(
        players=3,
        variants=["short:1"],
        laid=laid,
        hands={0: "Y1", 1: "R1", 2: "W"},
        points={0: (10,), 1: (5,)},
    )
    state = do(game, state, "discard Y1")
    over = game.view(state, None).over
    assert over is not None
    assert over.costs == (0, 5, 25)
    assert (state.playing, state.playoff) == ((0, 1, 2), False)
    assert KIND.rests(state)
    state = deal(game, state, hands={1: "R5 R5 G5 G5 B5 R7 R7 G7 G7 B7"})
    assert (state.playing, state.playoff, state.dealer) == ((0, 1), True, 0)
    state = do(game, state, "draw", "drawn B1", "lay 1: 5s(R5 R5 G5 G5 B5) 7s(R7 R7 G7 G7 B7)", "discard B1")
    over = game.view(state, None).over
    assert over is not None
    assert (over.seat, over.how, over.costs) == (1, Out.DISCARD, (0, 0, 0))
    assert len(over.hands[0]) == 10
    assert over.hands[2] == ()  # who did not play


@pytest.mark.rule("card.score.open")
def test_the_table_rests_between_hands_and_not_before_the_first() -> None:
    game, state = table(players=3, laid={0: SETS}, hands={0: "Y1", **OTHERS})
    assert not KIND.rests(KIND.game(game.rules, players=3, dealer=0).initial())
    assert not KIND.rests(state)
    state = do(game, state, "discard Y1")
    assert KIND.rests(state)
    assert not KIND.rests(deal(game, state))


@pytest.mark.rule("card.score.open")
def test_the_text_of_a_position_between_hands() -> None:
    game, state = table(players=3, laid={0: SETS}, hands={0: "Y1", **OTHERS})
    state = do(game, state, "discard Y1")
    text = KIND.write_state(state)
    assert text.endswith("| out discard")
    assert KIND.read_state(text) == state
    assert all_cards(game, KIND.read_state(text)) == all_cards(game, state)


@pytest.mark.rule("card.deal")
def test_an_older_text_without_the_end_of_a_hand_is_read() -> None:
    """Then all cards were in the deck, and the dealer was the next one."""
    game = KIND.game(KIND.rules("intl"), players=3, dealer=1)
    text = KIND.write_state(game.initial()).removesuffix(" | out -")
    assert text.endswith("| outcome -")
    state = KIND.read_state(text)
    assert state == game.initial()
    assert deal(game, state).dealer == 1

"""The rules of a duel, and what is told of it."""

from __future__ import annotations

import msgspec
import pytest

from tenfold.core import BadRules, BadText, Decide, Event, Illegal, Over, told
from tenfold.locales.rendering import in_english
from tests.fourth_game.build import KIND, event, played, table
from tests.fourth_game.state import DuelReason


def test_the_next_player_answers_out_of_turn() -> None:
    game, state = table("5 6 7", "1 2 3", "10 11 12")
    assert game.turn(state) == Decide(0)
    state = played(game, state, "play 5")
    assert game.turn(state) == Decide(1)
    assert [*map(KIND.write_action, game.legal(state))] == ["let"]
    state = played(game, state, "let")
    assert (state.points, game.turn(state)) == ((1, 0, 0), Decide(1))


def test_a_higher_card_beats_and_gets_the_point() -> None:
    game, state = table("5 6 7", "1 8 9")
    state = played(game, state, "play 6")
    assert [*map(KIND.write_action, game.legal(state))] == ["beat 8", "beat 9", "let"]
    state = played(game, state, "beat 9")
    assert (state.points, state.out, state.hands) == ((0, 1), (6, 9), ((5, 7), (1, 8)))


def test_in_the_variant_low_a_lower_card_beats() -> None:
    game, state = table("5 6 7", "1 8 9", variants=("low",))
    state = played(game, state, "play 6")
    assert [*map(KIND.write_action, game.legal(state))] == ["beat 1", "let"]


def test_who_has_no_cards_is_passed_over() -> None:
    game, state = table("5 6", "4", "7 8")
    state = played(game, state, "play 5", "let", "play 4", "beat 7", "play 8")
    assert game.turn(state) == Decide(0)
    state = played(game, state, "let")
    assert game.turn(state) == Decide(0)


def test_where_nobody_can_answer_the_point_is_certain_and_the_game_ends_without_cards() -> None:
    game, state = table("5 6", "4")
    state = played(game, state, "play 6", "let", "play 4", "beat 5")
    turn = game.turn(state)
    assert isinstance(turn, Over)
    assert (turn.outcome.ranking, turn.outcome.scores) == (((0,), (1,)), (2, 0))
    game, state = table("5 6", "7")
    state = played(game, state, "play 5", "beat 7", "play 6")
    turn = game.turn(state)
    assert isinstance(turn, Over)
    assert (turn.outcome.ranking, turn.outcome.reason) == (((0, 1),), DuelReason.SHARED)


@pytest.mark.parametrize(
    ("before", "action", "refused"),
    [
        ([], "let", "There is nothing to answer: play a card. (rule duel.answer)"),
        ([], "play 9", "You do not hold 9; your hand is 5, 6, 7. (rule duel.play)"),
        (["play 6"], "play 5", "First the 6 must be answered: beat it or let it be. (rule duel.answer)"),
        (["play 6"], "beat 7", "You do not hold 7; your hand is 1, 8, 9. (rule duel.play)"),
        (["play 6"], "beat 1", "1 does not beat 6. Of your cards, these do: 8, 9 (rule duel.beat)"),
    ],
)
def test_what_is_refused_says_what_is_allowed(before: list[str], action: str, refused: str) -> None:
    game, state = table("5 6 7", "1 8 9")
    state = played(game, state, *before)
    with pytest.raises(Illegal) as refusal:
        game.check(state, KIND.read_action(action))
    assert in_english(refusal.value) == refused


@pytest.mark.parametrize(
    "deal", ["deal 1 2 3 / 3 4 5", "deal 1 2 / 4 5 6", "deal 0 1 2 / 4 5 6", "deal 1 2 3", "deal ? / ?"]
)
def test_a_deal_is_three_cards_each_of_the_deck(deal: str) -> None:
    game = KIND.game(KIND.rules("plain"), players=2, dealer=0)
    with pytest.raises(Illegal) as refusal:
        game.check(game.initial(), KIND.read_action(deal))
    assert in_english(refusal.value) == "every player is dealt 3 cards of the deck (rule duel.deal)"


@pytest.mark.parametrize("text", ["", "play", "play x", "play 100", "deal 1 ? / 2", "beat 7 8", "pass"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadText) as refusal:
        KIND.read_action(text)
    assert in_english(refusal.value).endswith(" is not an action of this game: write play 7, beat 9, let.")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("stock 1", "stock 9"), "12 cards"),
        (("turn 0", "turn 5"), "seat that is not at the table"),
        (("stage play", "stage answer"), "answered"),
        (("stage play", "stage over"), "outcome"),
        (("stage play", "stage sleep"), "sleep"),
        (("turn 0 | ", ""), "turn"),
    ],
)
def test_what_is_no_position_is_refused(change: tuple[str, str], problem: str) -> None:
    _, state = table("5 6 7", "2 8 9")
    with pytest.raises(BadText) as refusal:
        KIND.read_state(KIND.write_state(state).replace(*change))
    assert problem in in_english(refusal.value)


@pytest.mark.parametrize("data", [{}, {"stage": "nowhere"}, {"points": 5}])
def test_what_is_no_view_is_refused(data: dict[str, object]) -> None:
    game, state = table("5 6 7", "2 8 9")
    whole = KIND.write_view(game.view(state, None))
    with pytest.raises(BadText):
        KIND.read_view({**whole, **data} if data else data)


def test_rules_that_do_not_exist_are_refused() -> None:
    for refused in (
        lambda: KIND.rules("fancy"),
        lambda: KIND.rules("plain", ["high"]),
        lambda: KIND.read_rules({"edition": "plain", "low": 1}),
        lambda: KIND.read_rules({"edition": "plain", "high": True}),
        lambda: KIND.game(KIND.rules("plain"), players=5),
        lambda: KIND.game(KIND.rules("plain"), players=2, dealer=2),
    ):
        with pytest.raises(BadRules):
            refused()
    low = KIND.rules("plain", ["low"])
    assert KIND.read_rules(KIND.write_rules(low)) == low


# --- what is told ----------------------------------------------------------------------------------


def test_letting_does_not_tell_whether_the_card_could_have_been_beaten() -> None:
    worlds = [table("5 6 7", hand) for hand in ("1 2 3", "10 11 12")]
    said = set()
    for game, dealt in worlds:
        state = played(game, dealt, "play 6")
        after = played(game, state, "let")
        for viewer in (None, 0):
            said.add(msgspec.json.encode(told(game, state, event(game, state, "let"), after, viewer)))
    assert said == {
        b'[{"id":"duel-let","facts":{"name":["seat",1],"target":["seat",0],"up":6}}]',
    }


def test_a_deal_tells_each_its_own_hand() -> None:
    game = KIND.game(KIND.rules("plain"), players=2, dealer=0)
    state = game.initial()
    deal = Event(None, KIND.read_action("deal 1 2 3 / 4 5 6"))
    after = game.apply(state, deal.action)
    said = {viewer: [*map(str, told(game, state, deal, after, viewer))] for viewer in (None, 0, 1)}
    assert said == {
        None: ["duel-deal(count=3)"],
        0: ["duel-deal(count=3)", "duel-deal-seen(name=0 cards=1,2,3)"],
        1: ["duel-deal(count=3)", "duel-deal-seen(name=1 cards=4,5,6)"],
    }

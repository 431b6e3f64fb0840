"""What is said of what happens: every saying, with its facts, to whom it happens and to whom it does not."""

from __future__ import annotations

from tenfold.core import Decide, Event, Saying, Seat, told
from tenfold.games.card import CardGame, State
from tenfold.games.card.actions import Deal
from tenfold.games.card.narration import PART_ENDS, narrate
from tenfold.games.card.sayings import (
    DEAL,
    DEAL_PLAYOFF,
    DISCARD,
    DRAW,
    DRAW_SEEN,
    GO_OUT,
    HIT,
    HIT_AS,
    KNOCK,
    LAY,
    LOSE_TURN,
    LOSE_TURNS,
    PASS,
    PILE_RENEWED,
    SKIP,
    TAKE,
)
from tenfold.pieces.cards import read_card
from tests.games.card.build import KIND, deal, do, table

TEN = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"
SETS = "5s(R5 G5 B5) 7s(R7 G7 B7)"


def said(game: CardGame, state: State, *texts: str, to: Seat | None = None) -> list[Saying]:
    """What a seat, or a spectator, is told while these things happen."""
    heard: list[Saying] = []
    for text in texts:
        if text == "drawn any":
            text = f"drawn {state.deck[0]}"
        after = do(game, state, text)
        turn = game.turn(state)
        event = Event(turn.seat if isinstance(turn, Decide) else None, KIND.read_action(text))
        heard += told(game, state, event, after, to)
        state = after
    return heard


def dealing(game: CardGame, state: State, top: str) -> str:
    return KIND.write_action(Deal(deal(game, state, top=top).hands, read_card(top)))


def test_a_card_off_the_draw_pile_is_named_to_who_draws_it() -> None:
    game, state = table(stage="draw", reserve="B9")
    assert said(game, state, "draw", "drawn B9", to=0) == [DRAW_SEEN(name=0, card="B9")]
    for other in (1, 2, 3, None):
        assert said(game, state, "draw", "drawn B9", to=other) == [DRAW(name=0)]


def test_an_open_replay_names_every_card() -> None:
    game, state = table(stage="draw", reserve="B9")
    before = do(game, state, "draw")
    after = do(game, before, "drawn B9")
    event = Event(None, KIND.read_action("drawn B9"))
    assert narrate(game.rules, game.view(before, None), event, game.view(after, None)) == [
        DRAW_SEEN(name=0, card="B9")
    ]


def test_a_turn() -> None:
    game, state = table(stage="draw", hands={0: "R5 G5 B5 R7 G7 B7 Y5 Y1 Y2 Y3"}, discard="R12")
    turn = ("take", f"lay 1: {SETS}", "hit Y5 0.0", "discard Y1")
    for viewer in (None, 0, 1):
        assert said(game, state, *turn, to=viewer) == [
            TAKE(name=0, card="R12"),
            LAY(name=0, phase=1, groups=SETS.replace(") ", ")|").split("|")),
            HIT(name=0, card="Y5", group="5s(R5 G5 B5)"),
            DISCARD(name=0, card="Y1"),
        ]


def test_a_wild_on_a_run_is_told_with_what_it_stands_for() -> None:
    game, state = table(laid={0: "5s(R5 G5 B5) 4-7(R4 G5 B6 Y7)"}, hands={0: "W W W Y1"})
    hits = ("hit W 0.1 low", "hit W 0.1 high", "hit W 0.0")
    assert said(game, state, *hits) == [
        HIT_AS(name=0, card="W", group="4-7(R4 G5 B6 Y7)", number=3),
        HIT_AS(name=0, card="W", group="3-7(W R4 G5 B6 Y7)", number=8),
        HIT(name=0, card="W", group="5s(R5 G5 B5)"),
    ]
    game, state = table(laid={0: "5s(R5 G5 B5) 1-4(R1 G2 B3 Y4)"}, hands={0: "W W Y1"})
    for named in ("", " high"):  # the one that is open
        open_end = said(game, state, f"hit W 0.1{named}")
        assert open_end == [HIT_AS(name=0, card="W", group="1-4(R1 G2 B3 Y4)", number=5)]
    game, state = table(laid={0: "5s(R5 G5 B5) 9-12(R9 G10 B11 Y12)"}, hands={0: "W W Y1"})
    assert said(game, state, "hit W 0.1")[0].facts["number"] == 8


def test_going_out_ends_a_part() -> None:
    game, state = table(laid={0: SETS}, hands={0: "Y1"})
    assert said(game, state, "discard Y1") == [DISCARD(name=0, card="Y1"), GO_OUT(name=0)]
    assert frozenset({"card-go-out"}) == PART_ENDS


def test_the_last_card_of_the_game() -> None:
    game, state = table(players=2, variants=["short:1"], laid={0: SETS}, hands={0: "Y1"})
    assert said(game, state, "discard Y1") == [DISCARD(name=0, card="Y1"), GO_OUT(name=0)]


def test_a_skip_that_is_served_at_once_is_said_once() -> None:
    game, state = table(edition="intl", hands={0: f"{TEN} S"})
    assert said(game, state, "discard S 1") == [SKIP(name=0, target=1)]


def test_a_skip_that_is_served_later() -> None:
    for edition in ("intl", "fx"):
        game, state = table(edition=edition, hands={0: f"{TEN} S"})
        waiting = do(game, state, "discard S 2")
        lowest = waiting.hands[1][0]
        assert said(game, waiting, "draw", "drawn any", f"discard {lowest}")[-1] == LOSE_TURN(name=2)


def test_a_deal_names_the_dealer_and_the_hand() -> None:
    game = KIND.game(KIND.rules("intl"), players=3, dealer=2)
    first = dealing(game, game.initial(), "R1")
    for viewer in (None, 0, 2):
        assert said(game, game.initial(), first, to=viewer) == [DEAL(name=2, number=1, top="R1")]


def test_nothing_is_said_of_the_lot() -> None:
    game = KIND.game(KIND.rules("intl"), players=3)
    assert said(game, game.initial(), "lot 1") == []


def test_a_skip_that_is_turned_over_costs_the_first_player_a_turn() -> None:
    game = KIND.game(KIND.rules("intl"), players=3, dealer=2)
    skip = dealing(game, game.initial(), "S")
    assert said(game, game.initial(), skip) == [DEAL(name=2, number=1, top="S"), LOSE_TURN(name=0)]


def test_a_play_off_names_the_tied() -> None:
    game, state = table(
        players=3,
        variants=["short:1"],
        laid={0: SETS, 1: "5s(R5 Y5 B5) 7s(R7 Y7 B7)"},
        points={0: (10,), 1: (5,), 2: (30,)},
        hands={0: "Y1", 1: "G6"},
    )
    tied = do(game, state, "discard Y1")
    assert said(game, tied, dealing(game, tied, "R1")) == [DEAL_PLAYOFF(names=[0, 1], top="R1")]


def test_a_renewed_pile() -> None:
    game, state = table(stage="draw", deck="")
    assert said(game, state, "draw", "drawn any") == [PILE_RENEWED(), DRAW(name=0)]


def test_knocking_and_passing() -> None:
    game, state = table(
        variants=["knock"], hands={0: f"{TEN} B5", 2: "R5 G5 R7 G7 B7 B1 B2 B3 B4 Y7"}, discard="Y1"
    )
    window = do(game, state, "discard B5", "draw")
    assert said(game, state, "discard B5", "draw") == [DISCARD(name=0, card="B5"), PASS(name=1, card="B5")]
    assert said(game, window, "knock") == [KNOCK(name=2, card="B5"), LOSE_TURN(name=1)]
    assert said(game, window, "pass", "knock") == [
        PASS(name=2, card="B5"),
        KNOCK(name=3, card="B5"),
        LOSE_TURNS(target=[1, 2]),
    ]

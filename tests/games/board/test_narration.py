"""What is said of the things that happen at the board: every saying, by what its event hides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
import pytest

from tenfold.core import Decide, Event, Over, Saying, Seat, told
from tenfold.games.board import BoardGame, State
from tenfold.games.board import sayings as say
from tenfold.games.board.actions import Action
from tenfold.games.board.narration import PART_ENDS
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import rendered
from tenfold.surfaces import bot
from tests.games.board.build import KIND, deal, do, landed, table
from tests.games.looking import Seeded

Position = tuple[BoardGame, State]
EVENTS = {
    sentence.id
    for sentence in say.SAYINGS.by_id.values()
    if not sentence.id.startswith(("refusal-", "option-"))
}


def event_of(game: BoardGame, state: State, action: Action) -> Event[Action]:
    turn = game.turn(state)
    return Event(turn.seat if isinstance(turn, Decide) else None, action)


def heard(position: Position, *texts: str, by: Seat | None = None) -> list[Saying]:
    """What a seat, or a spectator (None), is told while these things happen."""
    game, state = position
    sayings: list[Saying] = []
    for text in texts:
        after = do(game, state, text)
        sayings += told(game, state, event_of(game, state, KIND.read_action(text)), after, by)
        state = after
    return sayings


def openly(position: Position, *texts: str) -> list[Saying]:
    """What an open replay says: the events in full, between what spectators see."""
    game, state = position
    sayings: list[Saying] = []
    for text in texts:
        after = do(game, state, text)
        event = event_of(game, state, KIND.read_action(text))
        sayings += game.narrate(game.view(state, None), event, game.view(after, None))
        state = after
    return sayings


def words(sayings: Iterable[Saying], me: Seat | None = None, language: str = "en") -> list[str]:
    names = ["Anna", "East", "South", "West"]
    return [text for saying in sayings if (text := rendered(saying, Speech(language), names, me))]


# --- step 1 -----------------------------------------------------------------------------------------


def test_a_round_is_opened_by_whoever_starts_it() -> None:
    game = KIND.game(KIND.rules("intl"), players=2)
    assert heard((game, game.initial()), "lot 1") == [], "the deal names who starts"
    start = do(game, game.initial(), "lot 1")
    after = deal(game, start)
    cards = [set(hand) for hand in after.hands]
    assert all(cards)
    dealt = " / ".join(" ".join(map(str, hand)) for hand in after.hands)
    for seat in (None, 0, 1):
        opened = heard((game, start), f"deal {dealt} up R1 R2 R3 R4 Y12", by=seat)
        assert opened == [say.OPEN_ROUND(name=1, top="Y12")]
    assert words(opened, 1) == ["A new round. Y12 is on top of the discard pile. You start."]


def test_dice_pieces_and_stars() -> None:
    position = table(stage="roll", pieces={0: 7}, discard="G1")
    assert heard(position, "roll 1 5", "move 1", "star ask") == [
        say.ROLL_DICE(name=0, low=1, high=5),
        say.MOVE_PIECE(name=0, steps=1, space="space-star"),
        say.CHOOSE_SPACE(name=0, space="space-ask"),
    ]
    plus = heard(table(stage="move", dice=(1, 5)), "move 1")
    assert plus == [say.MOVE_PIECE(name=0, steps=1, space="space-plus-1")]
    assert words(plus) == ["Anna moves 1 space to +1."]


def test_cards_off_the_piles() -> None:
    position = landed("+3", reserve="R8", discard="B8 G1")
    events = ["take", "draw", "drawn R8"]
    taken = say.TAKE(name=0, card="G1")
    assert heard(position, *events, by=0) == [taken, say.DRAW_SEEN(name=0, card="R8")]
    for other in (None, 1):
        assert heard(position, *events, by=other) == [taken, say.DRAW_OF(name=0, at=2, count=3)]
    assert words(openly(position, *events)) == ["Anna takes G1 from the discard pile.", "Anna draws R8."]


def test_when_all_draw_everybody_learns_of_the_own_card_alone() -> None:
    position = landed("all-draw", players=2, reserve="R8 R9")
    assert heard(position, "drawn R8", "drawn R9", by=1) == [
        say.DRAW(name=0),
        say.DRAW_SEEN(name=1, card="R9"),
    ]


def test_a_joker_shows_its_face_to_all() -> None:
    for seat in (None, 0, 1):
        (turned,) = heard(landed("joker", reserve="R8"), "drawn R8", by=seat)
        assert turned == say.TURN_JOKER(name=0, card="R8")


def test_a_picked_card() -> None:
    position = landed("pick", discard="R7 B8 Y12")
    assert heard(position, "pick B8 1", by=0) == [say.PICK_SEEN(name=0, card="B8", depth=1)]
    assert heard(position, "pick B8 1", by=1) == [say.PICK_UNSEEN(name=0)]
    assert heard(position, "pick Y12 0", by=1) == [say.PICK_SEEN(name=0, card="Y12", depth=0)]
    assert words(heard(position, "pick Y12 0")) == ["Anna picks Y12 off the top of the discard pile."]
    assert words(heard(position, "pick Y12 0", by=0), 0) == ["You pick Y12 off the top of the discard pile."]
    assert words(openly(position, "pick B8 1")) == ["Anna picks B8 out of the discard pile."]


def test_a_swap_says_how_many_cards_it_brings() -> None:
    position = landed("swap", hands={0: "R1 R2 R3 W(R4)"}, reserve="R8")
    assert heard(position, "swap R1 R2", by=0) == [
        say.SWAP_SEEN(name=0, count=2, cards=["R1", "R2"], drawn=3)
    ]
    assert heard(position, "swap R1 R2") == [say.SWAP_CARDS(name=0, count=2, card="R2", drawn=3)]
    one = say.SWAP_SEEN(name=0, count=1, cards=["R1"], drawn=2)
    joker = say.SWAP_SEEN(name=0, count=2, cards=["W(R4)", "R1"], drawn=3)
    for seat in (None, 0, 1):
        assert heard(position, "swap R1", by=seat) == [one], "nothing is hidden"
        assert heard(position, "swap W(R4) R1", by=seat) == [joker]
        assert heard(position, "swap -", by=seat) == [say.SWAP_NOTHING(name=0)]
    assert words([one]) == ["Anna swaps 1 card, R1, and draws 2."]
    assert words(openly(position, "swap R1 R2")) == ["Anna swaps 2 cards, R1 R2, and draws 3."]
    assert heard(position, "swap -", "drawn R8") == [say.SWAP_NOTHING(name=0)], "the draw has been said"
    few = landed("swap", players=2, hands={0: "R1 R2 R3", 1: "R8"}, deck="", laid={1: "1s(R1 B1)"})
    assert few[1].deck == ()
    assert heard(few, "swap R1 R2")[-1] == say.PILE_RENEWED()


def test_asking_round_the_table() -> None:
    position = landed("ask", players=3, hands={0: "R1", 1: "R7 G7 B2", 2: "R5 G5 B2"})
    asked = [
        say.ASK_NUMBER_WAY(name=0, number=7, way="board-right"),
        say.HAVE_NONE(name=2, number=7),
        say.MUST_GIVE(name=1, number=7),
    ]
    events = ["ask 7 counterclockwise", "give G7"]
    for knows in (0, 1):
        assert heard(position, *events, by=knows) == [*asked, say.GIVE_SEEN(name=1, target=0, card="G7")]
    for seat in (None, 2):
        assert heard(position, *events, by=seat) == [*asked, say.GIVE_UNSEEN(name=1, target=0, number=7)]
    assert heard(position, "ask 12 clockwise") == [
        say.ASK_NUMBER_WAY(name=0, number=12, way="board-left"),
        say.HAVE_NONE(name=1, number=12),
        say.HAVE_NONE(name=2, number=12),
    ]
    assert words(openly(position, *events))[-1] == "East gives Anna G7."


def test_between_two_the_direction_is_not_said_and_a_joker_is_given_openly() -> None:
    position = landed("ask", players=2, hands={0: "R1", 1: "R2 W(G8)"})
    for seat in (None, 0, 1):
        assert heard(position, "ask 8 clockwise", "give W(G8)", by=seat) == [
            say.ASK_NUMBER(name=0, number=8),
            say.MUST_GIVE(name=1, number=8),
            say.GIVE_SEEN(name=1, target=0, card="W(G8)"),
        ]


@pytest.mark.parametrize(("number", "said"), [(7, "a 7"), (8, "an 8"), (11, "an 11"), (12, "a 12")])
def test_an_8_and_an_11(number: int, said: str) -> None:
    asked = [
        say.ASK_NUMBER(name=0, number=number),
        say.ASK_NUMBER_WAY(name=0, number=number, way="board-left"),
        say.MUST_GIVE(name=0, number=number),
    ]
    for me in (None, 0):
        assert all(text.endswith(f" {said}.") for text in words(asked, me))
    unseen = say.GIVE_UNSEEN(name=0, target=1, number=number)
    assert words([unseen]) == [f"Anna gives East {said}."]


# --- steps 2 and 3, and the end of a round ----------------------------------------------------------


def test_laying_adding_and_discarding() -> None:
    position = table(hands={0: "R1 R2 R4 R6 R9 G3 B4 W(G9) B6 B12 Y12"}, again=True)
    lay = "lay 1: red(R1 R2 R4 R6 R9) 3-5(G3 B4 W) with G9"
    for seat in (None, 0, 1):
        assert heard(position, lay, "add B6 0.1", "discard B12", by=seat) == [
            say.LAY(name=0, phase=1, groups=["red(R1 R2 R4 R6 R9)", "3-5(G3 B4 W)"]),
            say.ADD_CARD(name=0, card="B6", group="3-5(G3 B4 W)"),
            say.DISCARD(name=0, cards=["B12"]),
            say.GO_AGAIN(name=0),
        ]
    german = words(heard(position, lay), language="de")
    assert german == ["Anna legt Phase 1 aus: rot(R1 R2 R4 R6 R9) 3-5(G3 B4 W)"], "colours are words"


def test_a_joker_on_a_run_is_told_with_what_it_stands_for() -> None:
    full = "1-12(R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12)"
    position = table(
        hands={0: "W(G9) W(B9) W(Y9) B12"}, laid={0: "3-5(G3 B4 Y5) 5s(R5 G5 B5)", 1: full}, players=2
    )
    assert heard(position, "add W(G9) 0.0 low", "add W(B9) 0.0 high") == [
        say.ADD_AS(name=0, card="W(G9)", group="3-5(G3 B4 Y5)", number=2),
        say.ADD_AS(name=0, card="W(B9)", group="2-5(W G3 B4 Y5)", number=6),
    ]
    for at, group in (("0.1", "5s(R5 G5 B5)"), ("1.0", full)):
        assert heard(position, f"add W(Y9) {at}") == [say.ADD_CARD(name=0, card="W(Y9)", group=group)]


def test_the_end_of_a_round() -> None:
    position = table(
        players=3,
        hands={0: "R2", 1: "R5 R6 B7", 2: "B1"},
        laid={0: "red(R1 R4 R6 R9 R12) 3-5(G3 B4 G5)", 2: "red(R1 R4 R7 R9 R12) 3-5(G3 Y4 G5)"},
    )
    ended = [
        say.DISCARD(name=0, cards=["R2"]),
        say.END_ROUND(name=0),
        say.ADVANCE(name=0, phase=1, next=3, steps=2),
        say.STAY(name=1, phase=1),
        say.ADVANCE(name=2, phase=1, next=2, steps=1),
    ]
    kept = say.KEPT(name=1, count=2)
    events = ["discard R2", "keep R5 B7"]
    for seat in (None, 0, 2):
        assert heard(position, *events, by=seat) == [*ended, say.CHOOSE_CARDS(name=1), kept]
    chosen = say.CHOOSE_SEEN(name=1, count=2, cards=["R5", "B7"])
    assert heard(position, *events, by=1) == [*ended, chosen, kept]
    assert words([chosen, kept], 1) == ["You keep 2 cards: R5 B7."], "one knows what one has kept"
    assert words(openly(position, *events))[-2:] == ["East keeps 2 cards: R5 B7.", "East has kept 2 cards."]
    assert {saying.id for saying in ended} & PART_ENDS == {"board-end-round"}


def test_nothing_kept() -> None:
    position = table(players=2, hands={0: "R2", 1: "R5"}, laid={0: "red(R1 R4 R6 R9 R12) 3-5(G3 B4 G5)"})
    kept = [say.CHOOSE_SEEN(name=1, count=0, cards=[]), say.KEPT(name=1, count=0)]
    assert heard(position, "discard R2", "keep -", by=1)[-2:] == kept
    assert words(kept, 1) == ["You keep no cards."]
    assert words(kept) == ["East keeps no cards.", "East has kept no cards."]


def test_the_wreath_ends_the_evaluation() -> None:
    position = table(
        players=3,
        hands={0: "R2"},
        laid={0: "5s(R5 B5 G5 Y5 W) 3s(R3 G3 B3)"},
        phase={0: 10, 1: 10},
        under="G9",
    )
    assert heard(position, "discard R2")[1:] == [say.END_ROUND(name=0), say.REACH_WREATH(name=0, phase=10)]


# --- every saying, every viewer, every language -----------------------------------------------------


def played(game: BoardGame, seed: int, most: int) -> Iterator[tuple[State, Event[Action], State]]:
    """One player wants to end rounds, so that some of the others must stay where they are."""
    state, stream = game.initial(), Seeded(seed)
    for _ in range(most):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Decide):
            name = "easy" if turn.seat == 0 else "random"
            view, legal = game.view(state, turn.seat), game.legal(state)
            action: Action = bot("board", name, game.rules).choose(view, legal, stream)
        else:
            action = turn.sample(stream)
        after = game.apply(state, action)
        yield state, event_of(game, state, action), after
        state = after


def test_equal_redaction_gives_equal_sayings_and_every_saying_has_its_words() -> None:
    """Whole games: those who see no more than spectators are told the same, byte by byte."""
    met: dict[str, Saying] = {}
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        game = KIND.game(KIND.rules("intl"), players=players)
        for state, event, after in played(game, seed, 1500):
            public = told(game, state, event, after, None)
            views = game.view(state, None), game.view(after, None)
            sayings = [*public, *game.narrate(views[0], event, views[1])]
            for seat in range(players):
                mine = told(game, state, event, after, seat)
                if game.redact(state, event, seat) == game.redact(state, event, None):
                    assert msgspec.json.encode(mine) == msgspec.json.encode(public)
                sayings += mine
            met |= {saying.id: saying for saying in sayings}
    met[say.SWAP_NOTHING.id] = say.SWAP_NOTHING(name=0)  # one of thousands of choices
    assert set(met) == EVENTS
    for saying in met.values():
        for language in LANGUAGES:
            assert words([saying], None, language) not in ([], [str(saying)])
            for me in range(4):
                silent = saying.id == say.KEPT.id and saying.facts["name"] == ("seat", me)
                assert bool(words([saying], me, language)) is not silent

"""Players, material, track, the first position, who starts."""

from __future__ import annotations

from collections import Counter

import pytest

from tenfold.core import BadRules, Chance
from tenfold.games.board.actions import Deal
from tenfold.games.board.state import FULL_DECK, Stage
from tenfold.games.board.track import DEFAULT_TRACK, Space
from tenfold.locales.rendering import in_english
from tenfold.pieces.cards import write_cards
from tests.games.board.build import KIND, both_editions, chances, deal, do, every_table, offers, why_not
from tests.games.looking import Seeded


@pytest.mark.rule("board.players")
@both_editions
def test_two_to_six_players(edition: str) -> None:
    rules = KIND.rules(edition)
    for players in (2, 3, 4, 5, 6):
        assert len(KIND.game(rules, players=players).initial().hands) == players
    for players in (0, 1, 7):
        with pytest.raises(BadRules) as caught:
            KIND.game(rules, players=players)
        assert in_english(caught.value) == f"This game is for 2 to 6 players, not {players}."
    with pytest.raises(BadRules) as caught:
        KIND.game(rules, players=3, dealer=3)
    assert in_english(caught.value) == "The first player must be in one of the seats."


@pytest.mark.rule("board.material")
@both_editions
def test_32_spaces_of_eight_kinds_ten_phases_and_a_wreath(edition: str) -> None:
    rules = KIND.rules(edition)
    assert len(rules.track) == 32
    plus = {Space.PLUS_1, Space.PLUS_2, Space.PLUS_3}
    kinds = {
        "plus" if space in plus else "star" if space is Space.START else space.value for space in rules.track
    }
    assert len(kinds) == 8
    assert len(rules.phases) == 10
    assert rules.wreath == 11


@pytest.mark.rule("board.material")
def test_96_number_cards_without_wilds_and_skips() -> None:
    assert len(FULL_DECK) == 96
    assert Counter((card.number, card.colour) for card in FULL_DECK).most_common()[-1][1] == 2
    assert len(set(FULL_DECK)) == 48
    assert all(card.is_natural for card in FULL_DECK)


@pytest.mark.rule("board.material")
def test_two_six_sided_dice() -> None:
    game = KIND.game(KIND.rules("intl"), players=2, dealer=0)
    state = deal(game, game.initial())
    rolls = chances(game, state)
    assert len(rolls) == 21
    assert sum(rolls.values()) == 36
    assert rolls["roll 3 3"] == 1
    assert rolls["roll 2 5"] == 2
    assert why_not(game, state, "roll 0 5") == "board.material"
    assert why_not(game, state, "roll 3 7") == "board.material"


@pytest.mark.rule("board.track")
@both_editions
def test_the_default_track_is_spread_evenly(edition: str) -> None:
    track = KIND.rules(edition).track
    assert track == DEFAULT_TRACK
    count = Counter(track)
    assert count[Space.START] == 1
    assert count[Space.STAR] == 3
    assert count[Space.JOKER] == 3
    assert all(count[space] >= 2 for space in Space if space is not Space.START)
    for space in set(track) - {Space.START}:
        at = [i for i, other in enumerate(track) if other is space]
        gaps = [(b - a) % 32 for a, b in zip(at, at[1:] + at[:1], strict=True)]
        assert min(gaps) >= 6, space  # no kind stands in a cluster
    assert all(a is not b for a, b in zip(track, track[1:] + track[:1], strict=True))


@pytest.mark.rule("board.setup")
@both_editions
@every_table
def test_pieces_on_the_large_star_markers_on_phase_1(edition: str, players: int) -> None:
    game = KIND.game(KIND.rules(edition), players=players)
    state = game.initial()
    assert {game.rules.track[at] for at in state.pieces} == {Space.START}
    assert state.markers == (1,) * players
    assert state.deck == FULL_DECK


@pytest.mark.rule("board.setup")
@both_editions
@every_table
def test_ten_cards_each_five_open_the_discard_pile(edition: str, players: int) -> None:
    game = KIND.game(KIND.rules(edition), players=players, dealer=1)
    turn = game.turn(game.initial())
    assert isinstance(turn, Chance)
    action = turn.sample(Seeded(1))
    assert isinstance(action, Deal)
    game.check(game.initial(), action)
    state = game.apply(game.initial(), action)
    assert [len(cards) for cards in state.hands] == [10] * players
    assert len(state.discard) == 5
    assert len(state.deck) == 96 - 10 * players - 5
    for seat in (None, *range(players)):
        view = game.view(state, seat)
        assert view.discard == (None, None, None, None, state.discard[-1])  # only the top one is seen
        assert view.deck_size == len(state.deck)


@pytest.mark.rule("board.setup")
def test_nobody_carries_out_the_star_action_at_the_start() -> None:
    game = KIND.game(KIND.rules("intl"), players=3, dealer=0)
    state = deal(game, game.initial())
    assert state.stage is Stage.ROLL
    assert do(game, state, "roll 1 2").stage is Stage.MOVE


@pytest.mark.rule("board.setup")
def test_a_deal_of_another_size_is_refused() -> None:
    game = KIND.game(KIND.rules("intl"), players=2, dealer=0)
    state = game.initial()
    ten, nine = write_cards(FULL_DECK[:10]), write_cards(FULL_DECK[10:19])
    assert why_not(game, state, f"deal {ten} / {nine} up R9 R9 B9 B9 G9") == "board.round.next"
    ten_more = write_cards(FULL_DECK[10:20])
    assert why_not(game, state, f"deal {ten} / {ten_more} up R9 R9 B9 B9") == "board.setup"
    assert why_not(game, state, f"deal {ten} / {ten_more} up R9 R9 R9 B9 B9") == "board.material"


@pytest.mark.rule("board.start-player")
@every_table
def test_the_host_names_the_youngest(players: int) -> None:
    for youngest in range(players):
        game = KIND.game(KIND.rules("intl"), players=players, dealer=youngest)
        state = game.initial()
        assert state.stage is Stage.DEAL
        assert deal(game, state).seat == youngest


@pytest.mark.rule("board.start-player")
@every_table
def test_else_it_is_drawn_by_lot(players: int) -> None:
    game = KIND.game(KIND.rules("intl"), players=players)
    state = game.initial()
    assert chances(game, state) == {f"lot {seat}": 1 for seat in range(players)}
    assert why_not(game, state, f"lot {players}") == "board.start-player"
    last = players - 1
    state = deal(game, do(game, state, f"lot {last}"))
    assert state.seat == last
    state = do(game, state, "roll 3 3", "move 3")  # onto "ask"
    state = do(game, state, "ask 1 clockwise")
    while state.stage is not Stage.PLAY:
        state = do(game, state, "drawn any" if state.owed else offers(game, state)[0])
    assert do(game, state, "discard any").seat == 0  # clockwise

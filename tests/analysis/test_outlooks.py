"""Why something would have been better: what differs at the ends of hands, and what of the gain that is."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from tenfold.analysis.board.reasons import ADVANCES, LIKELY_STARTS
from tenfold.analysis.card.fast.reading import readings
from tenfold.analysis.card.reasons import LEFT_WITH, LIKELY_OUT, MAKES_PHASE, OTHERS_LEFT_WITH
from tenfold.analysis.card.search import search as kernel
from tenfold.analysis.card.search.choosing import effort, room_to_search, weigh
from tenfold.analysis.card.search.entries import play_on
from tenfold.analysis.card.search.values import learned
from tenfold.analysis.review import board, card, card_ends
from tenfold.analysis.review.estimates import Estimator, spread_out
from tenfold.analysis.review.outlooks import Compared, HandEnd, Measure, accounted, compare
from tenfold.analysis.review.sayings import GAINS_MORE
from tenfold.analysis.review.worlds import WorldStream
from tenfold.core import Chance, Decide, Over
from tenfold.games.board.state import Stage as BoardStage
from tenfold.games.card.scoring import hand_points
from tenfold.games.card.state import Stage
from tenfold.games.registry import game_kind
from tenfold.kernel.states import from_view
from tenfold.pieces.cards import NATURALS, SKIP, WILD, Card
from tenfold.play import GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.surfaces import bot, surface
from tests.games.card.build import KIND, table


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENFOLD_FAST", "1")


# --- what accounts for a gain ---------------------------------------------------------------------------


class Weighed:
    """Ends that are worth a sum over their figures, and something for two figures together."""

    measures: Sequence[Measure] = (card_ends.MADE, card_ends.POINTS)

    def __init__(self, *weights: Sequence[float], together: float = 0.0) -> None:
        self._weights = weights
        self._together = together

    def of(self, state: Any) -> HandEnd:
        raise NotImplementedError

    def worth(self, end: HandEnd) -> float:
        weighed = zip(self._weights, end, strict=True)
        plain = sum(weight * figure for row in weighed for weight, figure in zip(row[0], row[1], strict=True))
        return plain + self._together * end[0][0] * end[1][0]


def test_each_figure_accounts_for_what_it_changes_and_all_for_the_whole() -> None:
    ends = Weighed([0.2, -0.1, 0.0], [-0.01, 0.002, 0.003], together=0.05)
    done = [([0, 1, 1], [20, 0, 5]), ([1, 0, 1], [10, 30, 5])]
    best = [([1, 1, 0], [10, 0, 15]), ([1, 0, 1], [10, 40, 5])]
    gains = accounted(ends, 0, done, best)
    # Of what two figures are worth together, each has half: 20 * 0.05 is there for the phase at the points
    # before, 10 * 0.05 at those after, and the points change it by -10 * 0.05 with the phase and not without.
    assert gains[0] == pytest.approx([(0.2 + 0.05 * (20 + 10) / 2) / 2, 0, 0])
    assert gains[1] == pytest.approx([(0.1 - 0.05 * 10 / 2) / 2, 0.02 / 2, 0.03 / 2])
    whole = fmean(ends.worth(after) - ends.worth(before) for before, after in zip(done, best, strict=True))
    assert sum(map(sum, gains)) == pytest.approx(whole)


def compared(weights: Any, done: Sequence[HandEnd], best: Sequence[HandEnd], **more: float) -> Compared:
    return compare(Weighed(*weights, **more), 0, done, best)


def test_the_reason_is_what_accounts_for_most_and_the_rest_is_told_besides() -> None:
    done, best = [([0, 1], [20, 10])] * 4, [([1, 1], [5, 10])] * 3 + [([0, 1], [5, 20])]
    phase = MAKES_PHASE(name=0, best=75, done=0)
    points = LEFT_WITH(name=0, best=5, done=20)
    rival = LEFT_WITH(name=1, best=12.5, done=10)
    found = compared(([1.0, 0.0], [-0.01, 0.01]), done, best)
    assert (found.reason, found.told) == (phase, (phase, points, rival))
    found = compared(([0.1, 0.0], [-0.1, 0.01]), done, best)
    assert (found.reason, found.told) == (points, (points, phase, rival))
    assert found.outlooks == (
        {"made": [0.0, 1.0], "points": [20.0, 10.0]},
        {"made": [0.75, 1.0], "points": [5.0, 12.5]},
    )


def test_what_rounds_to_nothing_is_not_told_unless_it_is_the_reason() -> None:
    done = [([1, 1], [5, 0])] * 200
    best = [([1, 1], [0, 0])] + [([1, 1], [5, 0])] * 198 + [([1, 0], [5, 0])]
    found = compared(([0.0, -0.0001], [-0.1, 0.0]), done, best)
    assert found.reason == LEFT_WITH(name=0, best=4.97, done=5)
    assert found.told == ()
    found = compared(([0.0, -1.0], [-0.001, 0.0]), done, best)
    assert found.reason == MAKES_PHASE(name=1, best=99.5, done=100)


def test_of_several_rivals_the_one_is_named_that_matters_or_all_on_average() -> None:
    done, best = [([0, 0, 0], [5, 10, 10])] * 2, [([0, 0, 0], [5, 20, 11])] * 2
    found = compared(([0, 0, 0], [0, 0.1, 0.1]), done, best)
    assert found.reason == LEFT_WITH(name=1, best=20, done=10)
    best = [([0, 0, 0], [5, 20, 20])] * 2
    found = compared(([0, 0, 0], [0, 0.1, 0.1]), done, best)
    assert found.reason == OTHERS_LEFT_WITH(best=20, done=10)


def test_what_looks_worse_is_never_the_reason() -> None:
    """The phase is made in one world of four instead of two, but in the one that counts: the game is won."""

    class Wins(Weighed):
        def worth(self, end: HandEnd) -> float:
            return float(end[0][0] and end[1][0] == 0)

    done = [([1, 0], [5, 0]), ([1, 0], [5, 0]), ([0, 0], [0, 0]), ([0, 0], [0, 0])]
    best = [([0, 0], [5, 0]), ([0, 0], [5, 0]), ([1, 0], [0, 0]), ([0, 0], [0, 0])]
    found = compare(Wins(), 0, done, best)
    assert found.reason == GAINS_MORE(worlds=4, better=1, worse=0)
    assert found.told == (MAKES_PHASE(name=0, best=25, done=50),)


def test_what_one_seat_has_the_others_have_not() -> None:
    class PlayOff(Weighed):
        measures = (card_ends.OUT,)

        def worth(self, end: HandEnd) -> float:
            return float(end[0][0])

    done, best = [([0, 1, 0],)] * 3 + [([1, 0, 0],)], [([1, 0, 0],)] * 3 + [([0, 0, 1],)]
    assert accounted(PlayOff(), 0, done, best) == [[0.5, 0, 0]]
    found = compare(PlayOff(), 0, done, best)
    assert (found.reason, found.told) == (
        LIKELY_OUT(name=0, best=75, done=25),
        (LIKELY_OUT(name=0, best=75, done=25),),
    )
    found = compare(PlayOff(), 0, best, done)
    assert (found.reason, found.told) == (GAINS_MORE(worlds=4, better=1, worse=3), ())


# --- the same worlds through the rules ------------------------------------------------------------------


def positions(name: str, rules: Any, players: int, seed: int, every: int) -> Any:
    """Some decisions of a game of `easy`: the game, what a seat sees, and what it can do."""
    game = game_kind(name).game(rules, players=players)
    playing: Any = Table(game, GameSeed(derived(seed, "outlooks")))
    easy, stream = bot(name, "easy", rules), HashStream(derived(seed, "choice"), "choice")
    at = 0
    while isinstance(turn := playing.settle(), Decide):
        view, legal = game.view(playing.state, turn.seat), game.legal(playing.state)
        at += len(legal) > 1
        if len(legal) > 1 and at % every == 0:
            yield game, view, legal
        playing.act(easy.choose(view, legal, stream))


def played(name: str, rules: Any, game: Any, view: Any, action: Any, world: int) -> Any:
    """The state in which the hand ends; at the board after the next one, if one has just ended."""
    advise, stream = surface(name, "adviser"), WorldStream(view, world)
    state = game.apply(game.determinize(view, stream), action)
    deals = int(view.stage is BoardStage.KEEP)
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            if state.stage in (Stage.DEAL, BoardStage.DEAL):
                if not deals:
                    return state
                deals -= 1
            state = game.apply(state, turn.sample(stream))
        else:
            legal = game.legal(state)
            advised = advise(rules, game.view(state, turn.seat), legal).action
            state = game.apply(state, legal[0] if len(legal) == 1 else advised)
    return state


def figures(name: str, rules: Any, view: Any, state: Any) -> dict[str, list[float]]:
    """From the table as it lies, not from what a review keeps of it."""
    seats = range(len(state.hands))
    if name == "board":
        steps = [state.markers[seat] - view.markers[seat] for seat in seats]
        starter = (state.over.seat + 1) % len(seats)
        return {"steps": steps, "starts": [float(seat == starter) for seat in seats]}
    if view.playoff:
        return {"out": [float(not state.hands[seat] and seat in view.playing) for seat in seats]}
    return {
        "made": [float(bool(state.table[seat])) for seat in seats],
        "points": [hand_points(rules, state.hands[seat]) for seat in seats],
    }


def means(ends: Sequence[dict[str, list[float]]]) -> dict[str, list[float]]:
    return {
        name: [fmean(end[name][seat] for end in ends) for seat in range(len(ends[0][name]))]
        for name in ends[0]
    }


def worst_of(estimator: Estimator, view: Any, legal: Sequence[Any]) -> Any:
    """A choice that is likely to cost something, and what is found of it."""
    advised, _ = estimator.advice(view, legal)
    for done in spread_out(reversed(list(legal[:30])), 3):
        if done != advised:
            found = estimator.judge(view, legal, done, None)
            if found.compared is not None:
                return done, found
    return None


@pytest.mark.parametrize(
    ("name", "edition", "players"),
    [("card", "intl", 2), ("card", "fx", 3), ("board", "intl", 2), ("board", "2010", 3)],
)
def test_the_figures_are_those_of_the_worlds_that_were_played(name: str, edition: str, players: int) -> None:
    rules = game_kind(name).rules(edition)
    many = 2
    for game, view, legal in positions(name, rules, players, seed=3, every=5):
        estimator = (
            card.estimator(rules, game, fast=False) if name == "card" else board.estimator(rules, game)
        )
        judged = worst_of(estimator, view, legal)
        if judged is None:
            continue
        done, found = judged
        worlds = range(estimator.worlds // 3, estimator.worlds // 3 + estimator.worlds)
        ends_of: Any = card_ends.HandEnds if name == "card" else board.RoundEnds
        worths = []
        for action, outlook in zip((done, found.best), found.compared.outlooks, strict=True):
            states = [played(name, rules, game, view, action, world) for world in worlds]
            assert outlook == means([figures(name, rules, view, state) for state in states])
            ends = ends_of(rules, view)
            worths.append([ends.worth(ends.of(state)) for state in states])
        gains = [after - before for before, after in zip(*worths, strict=True)]
        assert found.cost == pytest.approx(fmean(gains), abs=1e-9)  # so the figures are what it depends on
        expect_true(found.compared)
        many -= 1
        if not many:
            return
    raise AssertionError("too few decisions cost something")


def expect_true(compared: Compared) -> None:
    """Of the figures that are said: those of the outlooks, and never the same ones."""
    was, now = compared.outlooks
    of = {MAKES_PHASE.id: "made", LEFT_WITH.id: "points", ADVANCES.id: "steps", LIKELY_STARTS.id: "starts"}
    for saying in (compared.reason, *compared.told):
        assert saying.facts["best"] != saying.facts["done"]
        if saying.id in of:
            whose: Any = saying.facts["name"]
            scale = 100 if saying.id in (MAKES_PHASE.id, LIKELY_STARTS.id) else 1
            for said, outlook in (("best", now), ("done", was)):
                figure = outlook[of[saying.id]][whose.value] * scale
                assert saying.facts[said] == pytest.approx(figure, abs=0.5 if scale == 100 else 0.05)
    assert len(set(map(str, compared.told))) == len(compared.told)


@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize("fast_lane", [True, False])
def test_in_a_play_off_it_is_who_goes_out(fast_lane: bool) -> None:
    game, state = table(
        players=3,
        variants=["short:1"],
        playing=(0, 1),
        dealer=1,
        done={0: (1,), 1: (1,)},
        points={0: (5,), 1: (5,), 2: (30,)},
        laid={1: "5s(R5 G5 B5) 7s(R7 G7 B7)"},
        hands={0: "R2 G2 B2 Y2 R9 G9 B9 Y9 W W Y1", 1: "G6"},
    )
    estimator = card.estimator(game.rules, game, fast=fast_lane)
    done = KIND.read_action("discard W")
    found = estimator.judge(game.view(state, 0), game.legal(state), done, None)
    assert found.compared is not None
    was, now = found.compared.outlooks
    assert set(now) == {"out"}
    assert now["out"][2] == 0
    assert found.cost == pytest.approx(now["out"][0] - was["out"][0])
    assert (found.compared.reason.id, len(found.compared.told)) == (LIKELY_OUT.id, 1)


# --- the same in the kernel -----------------------------------------------------------------------------


def held(record: Any, seat: int) -> tuple[Card, ...]:
    """The cards of a hand."""
    naturals = [
        kind
        for cards in (record["once"][seat], record["twice"][seat])
        for kind in range(len(NATURALS))
        if int(cards) >> kind & 1
    ]
    others = (WILD,) * int(record["wilds"][seat]) + (SKIP,) * int(record["skips_held"][seat])
    return (*map(Card, naturals), *others)


@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize(
    ("players", "edition", "variants"), [(2, "intl", ()), (4, "fx", ()), (3, "intl", ("fixed",))]
)
def test_the_kernel_keeps_the_figures_of_all_seats(
    players: int, edition: str, variants: tuple[str, ...]
) -> None:
    """The last hand that was played out lies there with its cards, and its worth follows from them."""
    rules = game_kind("card").rules(edition, variants)
    some = positions("card", rules, players, seed=5, every=23)
    for number, (_, view, _) in zip(range(6), some, strict=False):
        for worlds in range(1, 6):
            room = room_to_search()
            how = effort(worlds, rounds=1, caution=0.0, per_turn=0.5, weighed=kernel.WHOEVER)
            searching = np.array([1 << view.viewer])
            record, nothing = from_view(rules, view), np.zeros(1, np.int64)
            play_on(record, searching, False, how, learned(), readings(), *room, 0, nothing)
            end, last = room[1][kernel.PLAYED], room[2][:, 0, worlds - 1]
            points = [hand_points(rules, held(end, seat)) for seat in range(players)]
            made = [bool(end["laid"][seat]) for seat in range(players)]
            assert last[kernel.POINTS : kernel.POINTS + players].tolist() == points, number
            assert [bool(int(last[kernel.MADE]) >> seat & 1) for seat in range(players)] == made
            assert points[int(last[kernel.OUT])] == 0
            ends = card_ends.HandEnds(rules, view)
            worth = ends.worth(ends.end(made, int(last[kernel.OUT]), points))
            assert worth == pytest.approx(last[kernel.WORTH], abs=1e-9)


@pytest.mark.usefixtures("fast")
def test_what_the_kernel_finds_is_told_of_the_worlds_that_measure_the_cost() -> None:
    rules = game_kind("card").rules("intl")
    costly = 0
    for game, view, legal in positions("card", rules, 4, seed=2, every=11):
        estimator: Any = card.estimator(rules, game, fast=True)
        judged = worst_of(estimator, view, legal)
        if judged is None:
            continue
        done, found = judged
        how = effort(32, rounds=3, caution=0.0, per_turn=0.5, weighed=estimator._id(done, view.viewer))
        tried = weigh(rules, view, how)
        rows = [tried.actions.index(estimator._id(action, view.viewer)) for action in (done, found.best)]
        for row, outlook in zip(rows, found.compared.outlooks, strict=True):
            last = tried.figures[:, row, 96:]
            assert last.shape[1] == estimator.worlds == 128
            masks = last[kernel.MADE].astype(int)
            assert outlook["made"] == pytest.approx([float((masks >> seat & 1).mean()) for seat in range(4)])
            assert outlook["points"] == pytest.approx(
                last[kernel.POINTS : kernel.POINTS + 4].mean(axis=1).tolist()
            )
        gains = tried.figures[kernel.WORTH, :, 96:]
        assert found.cost == pytest.approx(float((gains[rows[1]] - gains[rows[0]]).mean()))
        expect_true(found.compared)
        costly += 1
        if costly == 5:
            return
    raise AssertionError("too few decisions cost something")

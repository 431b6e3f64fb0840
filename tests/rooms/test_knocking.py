"""Knocking in a room: one short window for all who may, and the order of seats decides, not speed."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from tenfold.games.card.actions import Discard, Draw
from tenfold.rooms.clocks import Due
from tenfold.rooms.commands import GoOn, Pause
from tenfold.rooms.decisions import advised
from tenfold.rooms.entries import Answered, Happened
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.room import Answer
from tenfold.rooms.steps import opened, step
from tenfold.rooms.timers import timers
from tenfold.rooms.times import Times
from tenfold.rooms.visibility import Views, own_seen, room_seen, table_seen
from tenfold.testing.playing import SeededStream
from tests.rooms.seated import SeatedRoom, entry_seen
from tests.rooms.test_clocks import playing


@pytest.fixture
def window() -> SeatedRoom:
    """Four people; the next player has let a fresh discard go, and the others may knock."""
    sitting = playing(people=4, seats=4, variants=["knock", "short:1"], knock_window=7)
    for _ in range(200):
        if sitting.room.kind.silence(sitting.room.state) is not None:
            return sitting
        legal = sitting.room.game.legal(sitting.room.state) if sitting.room.game else ()
        wanted = next((at for at, action in enumerate(legal) if isinstance(action, Draw)), None)
        discard = next((at for at, action in enumerate(legal) if isinstance(action, Discard)), 0)
        sitting.act(discard if wanted is None else wanted)
    raise AssertionError("nobody discards")


def test_silence_in_the_window_is_a_pass(window: SeatedRoom) -> None:
    seats = knockers(window)
    assert window.due(since=1.0) == Due(8.0, "silence")
    [shown] = timers(window.room, Times(asked=1.0, now=2.0))
    assert (shown.what, shown.seat, shown.left, shown.of) == ("knock", None, 6.0, 7.0)
    passes = window.wait()[: len(seats)]
    assert passes == [Happened(seat=seat, do="pass", by="silence") for seat in seats]
    assert all(place.late == 0 for place in window.room.places)  # the clock took nothing from anybody


@pytest.mark.rule("card.variant.knock.order")
def test_the_window_goes_round_in_the_order_of_precedence(window: SeatedRoom) -> None:
    on_turn = window.room.state.seat
    asked = [entry.seat for entry in window.wait() if isinstance(entry, Happened) and entry.seat is not None]
    assert asked
    order = [(on_turn + step) % 4 for step in range(1, 4)]
    assert asked == [seat for seat in order if seat in asked]
    assert window.room.awaited == on_turn  # nobody wanted it: the next player's turn goes on


def knockers(window: SeatedRoom) -> list[int]:
    """In their order; more than one."""
    found = list(window.room.state.window)
    assert len(found) > 1
    return found


@pytest.mark.rule("card.variant.knock.order")
def test_the_fastest_knocker_does_not_come_first(window: SeatedRoom) -> None:
    first, later = knockers(window)
    assert window.do(later, window.act_of("knock")) == [Answered(seat=later, do="knock")]
    assert window.room.awaited == first
    knocked, *_ = window.do(first, window.act_of("knock"))
    assert knocked == Happened(seat=first, do="knock")
    assert window.room.state.seat == first
    assert window.room.answers == ()  # and nothing is left of the other's


@pytest.mark.rule("card.variant.knock.order")
def test_a_later_knocker_gets_the_card_as_soon_as_those_before_let_it_go(window: SeatedRoom) -> None:
    first, later = knockers(window)
    window.do(later, window.act_of("knock"))
    passed, knocked, *_ = window.do(first, window.act_of("pass"))
    assert (passed, knocked) == (Happened(seat=first, do="pass"), Happened(seat=later, do="knock"))
    assert window.room.state.seat == later


def test_silence_of_those_before_lets_a_later_knocker_have_it(window: SeatedRoom) -> None:
    first, later = knockers(window)
    window.do(later, window.act_of("knock"))
    passed, knocked, *_ = window.wait()
    assert (passed, knocked) == (
        Happened(seat=first, do="pass", by="silence"),
        Happened(seat=later, do="knock"),
    )


def legal(window: SeatedRoom, seat: int) -> tuple[str, ...] | None:
    own = own_seen(window.room, seat, Views())
    assert own is not None
    return own.legal


def test_the_window_is_one_for_all(window: SeatedRoom) -> None:
    """Who is asked later has been asked from the beginning: the time does not start anew."""
    asked = window.room.asked
    first, later = knockers(window)
    assert legal(window, first) == legal(window, later) == ("knock", "pass")
    assert window.do(first, window.act_of("pass")) == [Answered(seat=first, do="pass")]
    assert (window.room.awaited, window.room.asked) == (later, asked)
    window.do(later, window.act_of("pass"))
    assert window.room.asked == window.room.seq > asked


def test_everyone_who_is_asked_gets_a_hint_and_nobody_else(window: SeatedRoom) -> None:
    asked = knockers(window)
    for seat in asked:
        assert advised(window.room, seat).do in ("knock", "pass")
    for other in (None, *set(range(4)) - set(asked)):
        assert refused_hint(window, other) == "not-your-turn"
    window.do(asked[1], window.act_of("pass"))
    assert refused_hint(window, asked[1]) == "answered-already"
    assert advised(window.room, asked[0]).do in ("knock", "pass")


def test_a_hint_in_the_window_knows_no_other_hand_and_no_answer(window: SeatedRoom) -> None:
    """The same hint in every world that looks the same to the seat, whatever others hold or have answered."""
    asked, room = knockers(window), window.room
    assert room.game is not None
    for seat in asked:
        before = advised(room, seat)
        worlds = [
            replace(room, state=room.game.determinize(room.game.view(room.state, seat), SeededStream(seed)))
            for seed in range(10)
        ]
        assert len({world.state.hands for world in worlds}) > 1
        others = [other for other in asked if other != seat]
        worlds += [
            replace(room, answers=((other, Answer(do)),)) for other in others for do in ("knock", "pass")
        ]
        assert all(advised(world, seat) == before for world in worlds)


def refused_hint(window: SeatedRoom, seat: int | None) -> str:
    with pytest.raises(NotNow) as refusal:
        advised(window.room, seat)
    return refusal.value.code


def test_an_answer_is_given_once_and_keeps_the_version(window: SeatedRoom) -> None:
    first, later = knockers(window)
    act = window.act_of("pass")
    window.do(later, act)
    assert window.room.version == act.version  # nobody else's choice becomes stale
    assert window.refused(later, window.act_of("knock")) == "answered-already"
    assert legal(window, later) is None
    window.do(first, window.act_of("pass"))
    assert window.room.kind.silence(window.room.state) is None


def test_whoever_may_not_knock_is_not_asked(window: SeatedRoom) -> None:
    others = set(range(4)) - set(knockers(window))
    for seat in others:
        assert window.refused(seat, window.act_of("pass")) == "not-your-turn"
        assert legal(window, seat) is None
    later = knockers(window)[1]
    assert window.refused(later, window.act_of("draw")) not in ("not-your-turn", "answered-already")
    window.do(later, Pause(id="p"))
    assert window.refused(later, window.act_of("knock")) == "paused"
    window.do(later, GoOn(id="g"))
    window.do(later, window.act_of("knock"))


def test_what_was_answered_is_nobody_elses_business(window: SeatedRoom) -> None:
    later = knockers(window)[1]
    worlds = [opened([*window.log, Answered(seat=later, do=do)]) for do in ("knock", "pass")]
    for viewer in (None, *range(4)):
        told_of = [
            entry_seen(step(window.room, Answered(seat=later, do=do)), viewer) for do in ("knock", "pass")
        ]
        assert (told_of[0] == told_of[1]) == (viewer != later)
        assert (told_of[0].seq, told_of[0].what, told_of[0].seat) == (len(window.log) + 1, "answered", later)
        seen = [
            (
                room_seen(room, frozenset()),
                table_seen(room, Views()),
                None if viewer is None else own_seen(room, viewer, Views()),
            )
            for room in worlds
        ]
        assert seen[0] == seen[1]


def test_all_answers_lead_to_the_same_whatever_their_order(window: SeatedRoom) -> None:
    """Everyone says what they want, in every order: the card goes to the first of the seats that want it."""
    start, seats, on_turn = list(window.log), knockers(window), window.room.state.seat
    for wishes in itertools.product(("knock", "pass"), repeat=len(seats)):
        wanting = [seat for seat, wish in zip(seats, wishes, strict=True) if wish == "knock"]
        for order in itertools.permutations(range(len(seats))):
            window.log, window.room = list(start), opened(start)
            for at in order:
                if seats[at] in window.room.questions:  # whoever knocks first in order ends it
                    window.do(seats[at], window.act_of(wishes[at]))
            assert window.room.kind.silence(window.room.state) is None
            assert window.room.state.seat == (wanting[0] if wanting else on_turn)


def test_bots_in_the_window_do_not_take_all_of_it() -> None:
    sitting = playing(people=1, seats=4, variants=["knock", "short:1"], knock_window=7)
    for at in range(300):
        place = None if sitting.room.awaited is None else sitting.room.places[sitting.room.awaited]
        if sitting.room.kind.silence(sitting.room.state) is not None and place is not None and place.bot:
            what = sitting.due(since=0.0, pause=0.5)
            assert what is not None
            assert (what.what, what.at) == ("bot", 0.5)
            return
        _ = sitting.wait() if place is not None and place.bot else sitting.act(at)
    raise AssertionError("no window opens")

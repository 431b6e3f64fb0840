"""Phases as data, and their text form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold.core import BadText
from tenfold.pieces.phases import SIZES, Kind, Need, Phase, read_phase
from tenfold.pieces.sayings import NO_PHASE, TWO_COLOUR_GROUPS
from tests.pieces.strategies import random_phases

needs = st.sampled_from(Kind).flatmap(
    lambda kind: st.builds(Need, st.just(kind), st.sampled_from(SIZES[kind]))
)


@given(needs)
def test_every_need_round_trips(need: Need) -> None:
    assert read_phase(str(need)) == Phase((need,))


@given(random_phases(largest=12))
def test_phases_round_trip(phase: Phase) -> None:
    assert read_phase(str(phase)) == phase
    assert phase.size == sum(need.size for need in phase.needs)


def test_text_form() -> None:
    phase = read_phase(" Set 3+RUN  4 ")
    assert phase == Phase((Need(Kind.SET, 3), Need(Kind.RUN, 4)))
    assert str(phase) == "set 3 + run 4"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "+",
        "set",
        "3",
        "set three",
        "set 3 +",
        "set 3 4",
        "pair 2",
        "set 1",
        "set 13",
        "run 2",
        "run 13",
        "colour 1",
        "colour 13",
        "set -3",
        "set 3, run 4",
        "set " + "9" * 5000,
    ],
)
def test_no_phase(text: str) -> None:
    with pytest.raises(BadText) as refusal:
        read_phase(text)
    assert refusal.value.saying == NO_PHASE(text=text)


def test_two_colour_groups_are_refused() -> None:
    with pytest.raises(BadText) as refusal:
        read_phase("colour 3 + set 2 + colour 4")
    assert refusal.value.saying == TWO_COLOUR_GROUPS(text="colour 3 + set 2 + colour 4")

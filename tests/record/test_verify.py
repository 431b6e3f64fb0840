"""Verification: a chain may be right and the game in it wrong all the same."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import pairwise
from typing import Any

import pytest

from tenfold.core.sayings import TEXT
from tenfold.games.registry import GAMES
from tenfold.record import Record, replay, verify
from tenfold.record.reader import parse_record
from tenfold.testing.playing import variant_names
from tests.record.games import Lines, forged, opened, recorded, refusal, sealed

KIND = GAMES["card"]


def read(record: bytes) -> Record:
    return parse_record(record, "f")


def refused(change: Callable[[Lines], object], record: bytes | None = None) -> str:
    """Why a changed record is refused, by the reader or by the verification."""
    return refusal(lambda: verify(read(forged(change, record))))


def find(lines: Lines, beginning: str) -> dict[str, Any]:
    return next(line for line in lines if str(line.get("do", "")).startswith(beginning))


def at(lines: Lines, line: dict[str, Any]) -> str:
    """How a refusal names an event."""
    return f'line {lines.index(line) + 1}, event {line["n"]} "{TEXT.written(line["do"])}": '


@pytest.mark.parametrize("edition", KIND.editions)
@pytest.mark.parametrize("variant", ["none", *variant_names(KIND)])
def test_games_of_every_edition_and_variant_are_verified(edition: str, variant: str) -> None:
    variants = () if variant == "none" else (variant,)
    players = 2 + len(variant) % 5
    record = read(recorded(edition, variants, players=players))
    assert record.result is not None
    assert verify(record) == sum(entry.seat is None for entry in record.entries)


def test_a_replay_goes_from_the_first_event_to_the_last() -> None:
    record = read(recorded())
    steps = list(replay(record))
    assert [step.entry for step in steps] == list(record.entries)
    assert all(a.after == b.before for a, b in pairwise(steps))


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    lines = opened(recorded())
    discard = find(lines, "discard")
    discard["do"] = "draw"
    assert refusal(verify, read(sealed(lines))).startswith(at(lines, discard))
    assert refusal(verify, read(sealed(lines))).endswith("(rule card.turn.draw)")


def test_a_group_that_cannot_be_is_refused_with_its_rule() -> None:
    lines = opened(recorded())
    discard = find(lines, "discard")
    discard["do"] = "lay 1: 5s(R5 R6 R5) 6s(B6 B6 G6)"
    message = refusal(verify, read(sealed(lines)))
    assert message.startswith(at(lines, discard))
    assert message.endswith("(rule card.set)")


@pytest.mark.parametrize("text", ["", "jump", "discard R13", "lay 1", "draw\x1b[2J"])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    lines = opened(recorded())
    discard = find(lines, "discard")
    discard["do"] = text
    message = refusal(verify, read(sealed(lines)))
    assert message.startswith(at(lines, discard))
    assert message.isprintable()


def test_another_seat_is_refused() -> None:
    lines = opened(recorded())
    discard = find(lines, "discard")
    awaited = discard["seat"]
    discard["seat"] = 1 - awaited
    assert refusal(verify, read(sealed(lines))) == at(lines, discard) + f"seat {awaited} is to act"
    discard["seat"] = None
    assert refusal(verify, read(sealed(lines))) == at(lines, discard) + f"seat {awaited} is to act"


def test_a_player_does_not_act_for_nature() -> None:
    lines = opened(recorded())
    drawn = find(lines, "drawn")
    drawn["seat"] = 0
    assert refusal(verify, read(sealed(lines))) == at(lines, drawn) + "nature is to act"


NOT_FAIR = "it is not what the seed gives: chance was tampered with"


def test_a_drawn_card_that_the_seed_does_not_give_is_refused() -> None:
    lines = opened(recorded())
    drawn = find(lines, "drawn")
    drawn["do"] = "drawn W" if drawn["do"] != "drawn W" else "drawn R1"
    assert refusal(verify, read(sealed(lines))) == at(lines, drawn) + NOT_FAIR


def test_a_lot_and_a_deal_that_the_seed_does_not_give_are_refused() -> None:
    lines = opened(recorded())
    lot = find(lines, "lot")
    lot["do"] = "lot 1" if lot["do"] == "lot 0" else "lot 0"
    assert refusal(verify, read(sealed(lines))) == at(lines, lot) + NOT_FAIR
    lines = opened(recorded())
    deal = find(lines, "deal")
    hands, top = deal["do"].removeprefix("deal ").split(" up ")
    one, other = hands.split(" / ")
    deal["do"] = f"deal {other} / {one} up {top}"
    assert refusal(verify, read(sealed(lines))) == at(lines, deal) + NOT_FAIR


def test_a_hidden_outcome_of_chance_is_refused() -> None:
    lines = opened(recorded())
    drawn = find(lines, "drawn")
    drawn["do"] = "drawn ?"
    assert refusal(verify, read(sealed(lines))).endswith("(rule card.deck)")


def test_salts_belong_to_the_seed() -> None:
    message = refused(lambda lines: lines[0].update(salts=["pepper"]))
    assert message.endswith(NOT_FAIR)


def test_a_wrong_result_is_refused() -> None:
    wrong = "the result in the record is not the one that the game gives"
    assert refused(lambda lines: lines[-1].update(ranking=lines[-1]["ranking"][::-1])) == wrong
    assert refused(lambda lines: lines[-1].update(scores=[0, 1])) == wrong
    assert refused(lambda lines: lines[-1].update(reason="shared")) == wrong


@pytest.mark.parametrize("change", [{"ranking": [[0], [7]]}, {"ranking": [[-1]]}, {"scores": [1, 2, 3]}])
def test_a_result_about_other_seats_is_refused(change: dict[str, Any]) -> None:
    lines = opened(recorded())
    lines[-1].update(change)
    message = refusal(read, sealed(lines))
    assert message == f"f, line {len(lines)}: the result is not about these seats"


def test_a_wrong_commitment_is_refused() -> None:
    wrong = "the revealed seed is not the one committed to in the header"
    assert refused(lambda lines: lines[0].update(commitment="0" * 64)) == wrong
    assert refused(lambda lines: lines[-1].update(seed="00" * 32)) == wrong
    assert refused(lambda lines: lines[-1].update(seed="x")) == "the revealed seed is not hexadecimal"


def test_events_after_the_end_are_refused() -> None:
    lines = opened(recorded())
    extra = {"n": len(lines) - 2, "seat": 0, "do": "draw"}
    lines.insert(-1, extra)
    assert refusal(verify, read(sealed(lines))) == at(lines, extra) + "the game is already over"


def test_missing_events_are_refused() -> None:
    missing = "the record has a result, but the game is not over: events are missing"
    assert refused(lambda lines: lines.__delitem__(slice(10, -1))) == missing


def test_events_are_counted() -> None:
    def miscount(lines: Lines) -> None:
        lines[5]["n"] = 7

    assert refused(miscount) == "f, line 6: event 7 is out of order"


def test_a_record_without_a_result_is_unfinished() -> None:
    record = forged(lambda lines: lines.pop())
    events = len(record.splitlines()) - 1
    assert read(record).result is None
    assert refusal(verify, read(record)) == (
        f"the record has no result: {events} events are valid, but the game is not finished "
        "or the file was cut off"
    )
    alone = forged(lambda lines: lines.__delitem__(slice(1, None)))
    assert read(alone).entries == ()


def test_a_stopped_game_is_verified_as_far_as_it_goes() -> None:
    record = recorded(most_decisions=20)
    stopped = read(record).result
    assert stopped is not None
    assert (stopped.reason, stopped.ranking, stopped.scores) == (None, (), ())
    assert verify(read(record)) > 2
    claimed = "the result in the record is not the one that the game gives"
    assert refused(lambda lines: lines[-1].update(ranking=[[0], [1]], scores=[0, 9]), record) == claimed


def test_a_finished_game_is_not_called_stopped() -> None:
    message = refused(lambda lines: lines[-1].update(reason=None))
    assert message == "the record calls the game stopped, but it was played to its end"


@pytest.mark.parametrize("more", [{}, {"unheard-of": 1}])
def test_another_version_is_named(more: dict[str, Any]) -> None:
    message = refused(lambda lines: lines[0].update(version=2, **more))
    assert message == "f is a record of version 2; this program reads version 1"


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"game": "chess"}, 'There is no game "chess"'),
        ({"rules": {"edition": "intl", "jokers": 3}}, 'There is no option "jokers"'),
        ({"rules": {"edition": "de"}}, 'There is no edition "de"'),
        ({"rules": {}}, "edition"),
        ({"rules": {"edition": "intl", "short": 99}}, "A short game of 99 phases"),
        ({"seats": ["alone"]}, "for 2 to 6 players"),
        ({"seats": []}, "for 2 to 6 players"),
        ({"dealer": 5}, "The first player must be in one of the seats"),
    ],
)
def test_a_header_that_describes_no_game_is_refused(change: dict[str, Any], part: str) -> None:
    def alter(lines: Lines) -> None:
        lines[0].update(change)
        if "seats" in change:
            lines[-1].update(ranking=[], scores=[])

    message = refused(alter)
    assert message.startswith("the record\N{RIGHT SINGLE QUOTATION MARK}s header: ")
    assert part in message


@pytest.mark.parametrize(
    "change",
    [
        {"more": 1},
        {"seats": ["a", 5]},
        {"seats": ["a", "\x1b[2J"]},
        {"seats": ["a", ""]},
        {"commitment": "x"},
        {"rules": []},
        {"rules": {"phases": eval("[" * 60 + "]" * 60)}, "game": 4},
        {"salts": None},
        {"version": "1"},
    ],
)
def test_a_malformed_header_is_refused_with_its_line(change: dict[str, Any]) -> None:
    assert refused(lambda lines: lines[0].update(change)).startswith("f, line 1: ")


def test_endless_nesting_is_refused() -> None:
    lines = opened(recorded())
    lines[0]["rules"] = "HERE"
    record = sealed(lines)
    header = (
        record.splitlines()[0][:-75].replace(b'"HERE"', b'{"a":' * 100_000 + b"1" + b"}" * 100_000) + b"}"
    )
    digest = sha256(header).hexdigest()
    line = header[:-1] + f',"hash":"{digest}"}}\n'.encode()
    assert refusal(read, line) == "f, line 1: nested too deeply"


@pytest.mark.parametrize("change", [{"n": "0"}, {"seat": "x"}, {"do": 7}, {"more": 1}])
def test_a_malformed_event_is_refused_with_its_line(change: dict[str, Any]) -> None:
    assert refused(lambda lines: lines[3].update(change)).startswith("f, line 4: ")


@pytest.mark.parametrize("change", [{"reason": "\x1b[2J"}, {"ranking": 5}, {"scores": ["a"]}, {"more": 1}])
def test_a_malformed_result_is_refused_with_its_line(change: dict[str, Any]) -> None:
    message = refused(lambda lines: lines[-1].update(change))
    assert message.startswith(f"f, line {len(opened(recorded()))}: ")

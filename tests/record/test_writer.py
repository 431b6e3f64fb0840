"""Writing: what was written is read back, and every line is in the file before it takes effect."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.core import Event, TenfoldError
from tenfold.games.registry import game_kind
from tenfold.play import GameSeed, HashStream, Table, run
from tenfold.record import Header, RecordWriter, Result, read_record, verify
from tests.record.stranger import retold

KIND = game_kind("card")


@pytest.mark.parametrize("dealer", [None, 0, 1])
@pytest.mark.parametrize("salts", [(), ("one",), ("one", "Zwölf ♥")])
def test_a_written_game_is_read_back(tmp_path: Path, dealer: int | None, salts: tuple[str, ...]) -> None:
    from tenfold.bots import RandomBot

    file = tmp_path / "game.jsonl"
    rules = KIND.rules("fx", ["short:1"])
    seed = GameSeed(b"a secret", salts)
    header = Header(
        game="card",
        rules=KIND.write_rules(rules),
        seats=("Zoë", 'a "quoted" name'),
        dealer=dealer,
        commitment=seed.commitment,
        salts=salts,
    )
    events: list[Event[object]] = []
    with RecordWriter(file.open("xb"), KIND, header) as writer:

        def on_event(event: Event[object]) -> None:
            writer.event(event)
            events.append(event)
            assert len(read_record(file).entries) == len(events)  # on the disk before it takes effect

        table = Table(KIND.game(rules, players=2, dealer=dealer), seed, on_event)
        streams = [HashStream(b"bots", str(seat)) for seat in range(2)]
        over = run(table, [RandomBot()] * 2, streams)
        assert over is not None
        writer.finish(over.outcome, seed.secret)

    record = read_record(file)
    assert record.header == header
    assert record.result == Result.of(over.outcome, seed.secret)
    assert [(entry.seat, KIND.read_action(entry.do)) for entry in record.entries] == [
        (event.seat, event.action) for event in events
    ]
    verify(record)
    assert all(told == again for told, again in retold(file.read_bytes()))  # by a stranger too, salts and all


def test_a_full_disk_is_named_and_the_event_has_not_happened() -> None:
    rules = KIND.rules("intl")
    seed = GameSeed(b"a secret")
    header = Header(game="card", rules=KIND.write_rules(rules), seats=("a", "b"), commitment=seed.commitment)
    with (
        pytest.raises(TenfoldError, match=r"^cannot write /dev/full: No space left on device$"),
        RecordWriter(open("/dev/full", "wb"), KIND, header),
    ):
        pass

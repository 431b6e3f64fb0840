"""The chain of hashes, read by a stranger who knows docs/record-format.md only; and what breaks it."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tenfold.record import read_record
from tenfold.record.reader import parse_record
from tests.record.games import opened, recorded, refusal, sealed
from tests.record.stranger import read


def test_a_stranger_can_read_every_line() -> None:
    header, *events, result = read(recorded())
    assert header["record"] == "tenfold"
    assert [event["n"] for event in events] == list(range(len(events)))
    assert sha256(bytes.fromhex(str(result["seed"]))).hexdigest() == header["commitment"]


def test_what_a_stranger_writes_is_read() -> None:
    """Another program may space its JSON as it likes: the bytes are hashed as they stand."""
    assert sealed(opened(recorded())) == recorded()
    parse_record(recorded(), "a record")


HASH = "the hash does not match: this line or one before it was altered"


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (1, b'"random 0"', b'"someone"'),
        (1, b'"wild_points":25', b'"wild_points":20'),
        (4, b'"do":"', b'"do": "'),
        (-1, b'"scores":[', b'"scores":[1'),
    ],
)
def test_an_altered_line_is_found(line: int, old: bytes, new: bytes) -> None:
    lines = recorded().splitlines(keepends=True)
    at = line - 1 if line > 0 else len(lines) - 1
    assert old in lines[at]
    lines[at] = lines[at].replace(old, new)
    assert refusal(parse_record, b"".join(lines), "f") == f"f, line {at + 1}: {HASH}"


def test_every_altered_byte_of_an_event_is_found() -> None:
    lines = recorded().splitlines(keepends=True)
    event = lines[3]
    for at in range(len(event) - 1):
        lines[3] = event[:at] + bytes([event[at] ^ 1]) + event[at + 1 :]
        assert refusal(parse_record, b"".join(lines), "f").startswith("f, line 4: ")


def test_a_removed_a_doubled_and_two_exchanged_lines_are_found() -> None:
    lines = recorded().splitlines(keepends=True)
    for altered in (
        [*lines[:5], *lines[6:]],
        [*lines[:5], lines[4], *lines[5:]],
        [*lines[:5], lines[6], lines[5], *lines[7:]],
    ):
        assert refusal(parse_record, b"".join(altered), "f") == f"f, line 6: {HASH}"


def test_a_removed_header_is_found() -> None:
    _, *rest = recorded().splitlines(keepends=True)
    assert refusal(parse_record, b"".join(rest), "f") == "f is not a Tenfold record"


def test_a_line_without_a_hash_is_none_of_a_record() -> None:
    lines = recorded().splitlines(keepends=True)
    for foreign in (b"\n", b"{}\n", b"hello\n", b'{"n":0,"seat":null,"do":"lot 1"}\n', b"\xff\xfe\n"):
        altered = b"".join([*lines[:2], foreign, *lines[2:]])
        assert refusal(parse_record, altered, "f") == "f, line 3: this is not a line of a record"


def test_a_cut_off_last_line_is_found_at_every_byte() -> None:
    record = recorded()
    lines = record.splitlines(keepends=True)
    for left in range(1, len(lines[-1])):
        cut = record[: len(record) - len(lines[-1]) + left]
        assert refusal(parse_record, cut, "f") == f"f was cut off in line {len(lines)}"


def test_a_cut_off_header_is_found_at_every_byte() -> None:
    header = recorded().splitlines()[0]
    mark = b'{"record":"tenfold"'
    for left in range(len(header) + 1):
        message = "f was cut off in line 1" if left >= len(mark) else "f is not a Tenfold record"
        assert refusal(parse_record, header[:left], "f") == message


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"hello\n", b'{"a": 1}\n', b"[]", b"\x00\x01\x02\xff", b"\x89PNG\r\n\x1a\n", "é\n".encode()],
)
def test_a_foreign_file_is_no_record(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert refusal(read_record, file) == f"{file} is not a Tenfold record"


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.jsonl"
    assert refusal(read_record, missing) == f"cannot read {missing}: there is no such file"
    assert refusal(read_record, tmp_path) == f"cannot read {tmp_path}: it is a folder"

"""The game record: append-only JSON Lines with a hash chain. docs/record-format.md describes it."""

from tenfold.record.format import VERSION, BadRecord, Header, Result
from tenfold.record.reader import Record, read_record
from tenfold.record.replay import Replayed, replay, verify
from tenfold.record.writer import RecordWriter

__all__ = [
    "VERSION",
    "BadRecord",
    "Header",
    "Record",
    "RecordWriter",
    "Replayed",
    "Result",
    "read_record",
    "replay",
    "verify",
]

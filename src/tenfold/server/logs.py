"""Structured logs: one JSON object per line, without names, cards, tokens or invitations."""

from __future__ import annotations

import json
import logging
import sys
from hashlib import sha256

LOG = logging.getLogger("tenfold.server")
_OWN = {"room", "seat", "code", "problem", "worker", "put_away", "deleted"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name in _OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=True)  # nothing in a log rewrites the screen that it is read on


def start_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("alembic").setLevel(max(logging.WARNING, root.level))  # steps of starting
    # A lost connection to the database is logged by the store, in one line.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


def room_mark(code: str) -> str:
    """A room in the log: tells rooms apart, and invites nobody."""
    return sha256(code.encode()).hexdigest()[:12]

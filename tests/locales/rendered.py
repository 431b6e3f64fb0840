"""The fixture that pytest and vitest read alike: sayings and the parts that are made of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from tenfold.core.sayings import Saying

FIXTURE = Path(__file__).parent / "rendered.json"


def entries() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FIXTURE.read_text("utf-8"))
    return found


def read_saying(data: Any) -> Saying:
    """As it comes over the wire."""
    return msgspec.convert(data, Saying)

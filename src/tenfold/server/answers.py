"""Answers over HTTP: data, and why there are none."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from tenfold.core import Refusal

# Every answer has them, unless it says otherwise itself: data is data, also if a name in it looks like a
# page, no other site frames or loads it, and what it loads itself comes from here.
SECURITY = (
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
)


def raw_answer(raw: bytes, kind: str = "application/json", status: int = 200, **headers: str) -> Response:
    more = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(raw, status, more, kind)


def json_answer(value: Any, status: int = 200) -> Response:
    return raw_answer(msgspec.json.encode(value), status=status)


def problem(refusal: Refusal, status: int) -> Response:
    return json_answer(problem_data(refusal), status)


def problem_data(refusal: Refusal) -> dict[str, Any]:
    return {"code": refusal.code, "says": refusal.saying}

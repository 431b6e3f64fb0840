"""Answers over HTTP: data, and why there are none."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from tenfold.core import Refusal

_AS_IT_SAYS = {"x-content-type-options": "nosniff"}  # data is data, also if a name in it looks like a page


def raw_answer(raw: bytes, kind: str = "application/json", status: int = 200, **headers: str) -> Response:
    more = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(raw, status, _AS_IT_SAYS | more, kind)


def json_answer(value: Any, status: int = 200) -> Response:
    return raw_answer(msgspec.json.encode(value), status=status)


def problem(refusal: Refusal, status: int) -> Response:
    return json_answer({"code": refusal.code, "says": refusal.saying}, status)

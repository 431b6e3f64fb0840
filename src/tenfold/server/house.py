"""House rules over HTTP: what a form asks for, and what a file or a form makes of them."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import tomli_w
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tenfold.core import BadRules, BadText, Refusal
from tenfold.games.registry import game_kind
from tenfold.ledger.in_force import rules_in_force
from tenfold.rooms.sayings import BAD_MESSAGE, NO_TOML
from tenfold.rooms.settings import refuse_long_rules
from tenfold.server.answers import json_answer, problem

JSON = "application/json"


class _Filled(msgspec.Struct, forbid_unknown_fields=True):
    """A form, filled in."""

    game: str
    rules: dict[str, Any]


def house_routes() -> list[BaseRoute]:
    return [
        Route("/house-rules", _house, methods=["POST"]),
        Route("/house-rules/{game}.json", _form),
    ]


async def _form(request: Request) -> Response:
    """The options of a game, each with its type and bounds, and their values in every edition."""
    try:
        kind = game_kind(request.path_params["game"])
    except BadRules as refusal:
        return problem(refusal, 404)
    printed = {edition: kind.write_rules(kind.rules(edition)) for edition in kind.editions}
    return json_answer({"options": kind.rules_form(), "editions": printed})


async def _house(request: Request) -> Response:
    """A file or a form of house rules: in full, in short, as text, in words; or what is wrong, by field."""
    raw = await request.body()
    try:
        return json_answer(_read(_form_data(raw) if _is_json(request) else _file_data(raw)))
    except BadRules as refusal:
        fields = [{"field": option, "says": says} for option, says in refusal.problems.items()]
        return json_answer({"code": refusal.code, "says": refusal.saying, "problems": fields}, 400)
    except Refusal as refusal:
        return problem(refusal, 400)


def _is_json(request: Request) -> bool:
    return request.headers.get("content-type", "").partition(";")[0] == JSON


def _form_data(raw: bytes) -> _Filled:
    try:
        return msgspec.json.decode(raw, type=_Filled)
    except (ValueError, RecursionError):
        raise BadText(BAD_MESSAGE()) from None


def _file_data(raw: bytes) -> _Filled:
    try:
        data = tomllib.loads(raw.decode())
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a ValueError too
        raise BadText(NO_TOML(problem=error)) from None
    return _Filled(str(data.pop("game", "card")), data)


def _read(filled: _Filled) -> dict[str, Any]:
    kind = game_kind(filled.game)
    rules = kind.read_rules(filled.rules)
    full, brief = kind.write_rules(rules), kind.brief_rules(rules)
    refuse_long_rules(msgspec.json.encode(full))
    return {
        "game": kind.name,
        "rules": full,
        "brief": brief,
        "text": tomli_w.dumps({"game": kind.name, **brief}),
        "said": [
            {"heading": heading, "rules": [said._asdict() for said in group]}
            for heading, group in rules_in_force(kind, rules)
        ],
    }

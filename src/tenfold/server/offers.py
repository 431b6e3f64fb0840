"""What the page asks for before and after a game: the choices, the rules, a house's rules, the replay."""

from __future__ import annotations

import asyncio
import tomllib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tenfold import __version__
from tenfold.bots import BOTS
from tenfold.core import TenfoldError
from tenfold.games.registry import GAMES, game_kind
from tenfold.ledger import ledger
from tenfold.record.reader import parse_record
from tenfold.rooms.protocol import LARGEST
from tenfold.rooms.record import record_of
from tenfold.rooms.replaying import replay_data
from tenfold.server.hub import Hub

_encode = msgspec.json.Encoder().encode


def offer_routes(invite: str | None) -> list[BaseRoute]:
    """`invite`: the address under which others reach this server, if it is known."""
    offered = _encode(
        {
            "version": __version__,
            "invite": invite,
            "games": {name: _choices(name) for name in GAMES},
        }
    )

    async def choices(request: Request) -> Response:
        return Response(offered, media_type="application/json", headers={"cache-control": "no-cache"})

    return [
        Route("/choices.json", choices),
        Route("/rules/{game}.json", _rules),
        Route("/house-rules", _house, methods=["POST"]),
        Route("/rooms/{code:room}/replay", _replay),
    ]


def _choices(game: str) -> dict[str, Any]:
    kind = GAMES[game]
    return {
        "editions": {
            edition: kind.write_rules(kind.rules(edition)).get("phases", []) for edition in kind.editions
        },
        "variants": list(kind.variants),
        "seats": [kind.seats.start, kind.seats.stop - 1],
        "bots": list(BOTS[game]),
    }


async def _rules(request: Request) -> Response:
    """The ledger in English; the page has the other languages."""
    try:
        rules = ledger(request.path_params["game"])
    except TenfoldError as error:
        return json_response({"code": "unknown-game", "message": error.message}, 404)
    return json_response([rule._asdict() for rule in rules])


async def _house(request: Request) -> Response:
    """A house-rule file as settings: the game, and its rules in full."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LARGEST:
            return json_response({"code": "too-long", "message": "the file is too long"}, 413)
    try:
        data = tomllib.loads(raw.decode())
        kind = game_kind(str(data.pop("game", "card")))
        return json_response({"game": kind.name, "rules": kind.write_rules(kind.read_rules(data))})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        return json_response({"code": "no-toml", "message": str(error)}, 400)
    except TenfoldError as error:
        return json_response({"code": "bad-rules", "message": error.message}, 400)


async def _replay(request: Request) -> Response:
    """The last game with all cards open, once it is over."""
    hub: Hub = request.app.state.hub
    loaded = await hub.store.load(request.path_params["code"])
    if loaded is None:
        return json_response({"code": "no-room", "message": "there is no room with this invitation"}, 404)
    record = record_of(loaded.entries)
    if record is None:
        return json_response({"code": "not-over", "message": "the game is not over yet"}, 409)
    data = await asyncio.to_thread(lambda: _encode(replay_data(parse_record(record, "the record"))))
    return Response(data, media_type="application/json")


def json_response(data: Any, status: int = 200) -> Response:
    return Response(_encode(data), status, media_type="application/json")

"""What can be played here: the games with their choices, their rules, and what a house makes of them."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tenfold import __version__
from tenfold.core import BadRules, BadText, Refusal
from tenfold.games.registry import GAMES, game_kind
from tenfold.ledger import has_ledger, ledger
from tenfold.rooms.protocol import LARGEST
from tenfold.rooms.sayings import NO_TOML, TOO_LONG
from tenfold.server.answers import json_answer, problem
from tenfold.surfaces import has_surface, people_bots


def catalogue_routes(invite: str | None) -> list[BaseRoute]:
    """`invite`: the address under which others reach this server, if it is known."""
    games = {name: game_choices(name) for name in GAMES}
    offered = msgspec.json.encode({"version": __version__, "invite": invite, "games": games})

    async def choices(request: Request) -> Response:
        return Response(offered, media_type="application/json", headers={"cache-control": "no-cache"})

    return [
        Route("/choices.json", choices),
        Route("/rules/{game}.json", _rules),
        Route("/house-rules", _house, methods=["POST"]),
    ]


def game_choices(game: str) -> dict[str, Any]:
    kind = GAMES[game]
    return {
        "editions": {
            edition: kind.write_rules(kind.rules(edition)).get("phases", []) for edition in kind.editions
        },
        "variants": list(kind.variants),
        "seats": [kind.seats.start, kind.seats.stop - 1],
        "bots": people_bots(game),
        "hints": has_surface(game, "adviser"),
    }


async def _rules(request: Request) -> Response:
    """The ledger in English; the page has the other languages. A game from elsewhere may have none."""
    try:
        game = game_kind(request.path_params["game"]).name
    except BadRules as refusal:
        return problem(refusal, 404)
    rules = ledger(game) if has_ledger(game) else ()
    return json_answer([rule._asdict() for rule in rules])


async def _house(request: Request) -> Response:
    """A house-rule file as settings: the game, and its rules in full."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LARGEST:
            return problem(BadText(TOO_LONG()), 413)
    try:
        data = tomllib.loads(raw.decode())
        kind = game_kind(str(data.pop("game", "card")))
        return json_answer({"game": kind.name, "rules": kind.write_rules(kind.read_rules(data))})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        return problem(BadText(NO_TOML(problem=error)), 400)
    except Refusal as error:
        return problem(error, 400)

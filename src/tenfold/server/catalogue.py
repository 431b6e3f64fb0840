"""What can be played here: the games with their choices, and their rules."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tenfold import __version__
from tenfold.core import BadRules
from tenfold.games.registry import GAMES, game_kind
from tenfold.ledger import has_ledger, ledger
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
    """What players are shown of the ledger, in English: the page has the other languages."""
    try:
        game = game_kind(request.path_params["game"]).name
    except BadRules as refusal:
        return problem(refusal, 404)
    told = [
        {"id": rule.id, "editions": rule.editions, "topic": rule.topic, "text": rule.told}
        for rule in (ledger(game) if has_ledger(game) else ())
        if rule.told
    ]
    return json_answer(told)

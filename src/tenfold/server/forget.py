"""A person's right: whoever holds the key to a seat has their name removed, and the game stays."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tenfold.rooms.protocol import Token
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import BAD_MESSAGE, NO_ROOM, WRONG_TOKEN
from tenfold.server.answers import problem
from tenfold.server.caretaking import forget_person, kept_room
from tenfold.server.hub import Hub, key_of


class _Forget(msgspec.Struct, forbid_unknown_fields=True):
    token: Token  # in the body: what is in an address is in logs too


def forget_routes() -> list[Route]:
    return [Route("/rooms/{code:room}/forget", _forget, methods=["POST"])]


async def _forget(request: Request) -> Response:
    hub: Hub = request.app.state.hub
    code = request.path_params["code"]
    try:
        asked = msgspec.json.decode(await request.body(), type=_Forget)
    except msgspec.MsgspecError:
        return problem(NotNow(BAD_MESSAGE()), 400)
    if await kept_room(hub.store, code) is None:
        return problem(NotNow(NO_ROOM()), 404)
    changed = await forget_person(hub.store, code, key_of(asked.token))
    if changed is None:
        return problem(NotNow(WRONG_TOKEN()), 403)
    if changed:  # otherwise nobody need come back
        hub.drop(code)
    return Response(status_code=204)

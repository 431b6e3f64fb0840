"""Links to a room: `https://host/#room=CODE` invites, `...&seat=TOKEN` moves a seat to another device.

What stands behind # never leaves the browser, so neither code nor token is in a server's log.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

from tenfold.core import BadText
from tenfold.rooms.sayings import NO_LINK, NO_SERVER

_FRAGMENT = re.compile(r"room=(?P<room>[A-Za-z0-9_-]{22})(?:&seat=(?P<token>[A-Za-z0-9_-]{43}))?")


class Invitation(NamedTuple):
    server: str  # http://host:port
    room: str
    token: str | None = None  # of a seat that moves to another device

    def __str__(self) -> str:
        seat = "" if self.token is None else f"&seat={self.token}"
        return f"{self.server}/#room={self.room}{seat}"


def read_link(text: str) -> Invitation:
    """An invitation or a seat from its link, or BadText."""
    server, _, fragment = text.strip().partition("#")
    match = _FRAGMENT.fullmatch(fragment)
    try:
        if match is not None:
            return Invitation(read_server(server), match["room"], match["token"])
    except BadText:
        pass
    raise BadText(NO_LINK(text=text[:100]))


def read_server(text: str) -> str:
    """The address of a server; without https:// it is http://. BadText if it is not one."""
    address = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 -- raises if it is not a number
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.fragment or parts.query:
        raise BadText(NO_SERVER(text=text[:100]))
    return urlunsplit((parts.scheme, parts.netloc, parts.path.rstrip("/"), "", ""))


def socket_url(server: str) -> str:
    """Where the server's WebSocket is."""
    return re.sub(r"^http", "ws", server.rstrip("/")) + "/ws"

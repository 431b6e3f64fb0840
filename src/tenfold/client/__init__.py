"""Play in a room of a server: join, act, resume. `Client` is async, `PlainClient` is not.

A client comes back by itself when the connection breaks, and asks again what was not answered; a command that
was carried out the first time is not carried out again. docs/client.md explains it.
"""

from tenfold.client.client import Client
from tenfold.client.connection import ConnectionBack, ConnectionFailed, ConnectionLost, RefusedByServer
from tenfold.client.links import Invitation, read_link, read_server
from tenfold.client.plain import PlainClient
from tenfold.client.room_view import RoomView

__all__ = [
    "Client",
    "ConnectionBack",
    "ConnectionFailed",
    "ConnectionLost",
    "Invitation",
    "PlainClient",
    "RefusedByServer",
    "RoomView",
    "read_link",
    "read_server",
]

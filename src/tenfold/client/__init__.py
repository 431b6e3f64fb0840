"""Play in a room of a server: join, act, resume. `Client` is async, `PlainClient` is not.

A client comes back by itself when the line breaks, and asks again what was not answered; a command that
was carried out the first time is not carried out again. docs/client.md explains it.
"""

from tenfold.client.client import Client
from tenfold.client.line import LineBack, LineLost, Lost, RefusedByServer
from tenfold.client.links import Invitation, read_link, read_server
from tenfold.client.plain import PlainClient
from tenfold.client.seen import Seen

__all__ = [
    "Client",
    "Invitation",
    "LineBack",
    "LineLost",
    "Lost",
    "PlainClient",
    "RefusedByServer",
    "Seen",
    "read_link",
    "read_server",
]

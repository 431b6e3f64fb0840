"""Play in a room of a server: join, act, resume. `Client` is async, `PlainClient` is not.

A client comes back by itself when the line breaks, and asks again what was not answered; a command that
was carried out the first time is not carried out again.
"""

from tenfold.client.client import Client, Lost, RefusedByServer
from tenfold.client.links import Invitation, read_link
from tenfold.client.plain import PlainClient

__all__ = ["Client", "Invitation", "Lost", "PlainClient", "RefusedByServer", "read_link"]

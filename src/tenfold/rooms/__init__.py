"""A live room: seats, tokens, clocks, who sees what. No sockets, no storage and no clock of its own."""

from tenfold.rooms.room import Room, Status, after, opened
from tenfold.rooms.settings import Settings

__all__ = ["Room", "Settings", "Status", "after", "opened"]

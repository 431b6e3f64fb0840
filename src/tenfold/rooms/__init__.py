"""A live room: seats, tokens, clocks, who sees what. No sockets, no storage and no clock of its own."""

from tenfold.rooms.settings import Settings

__all__ = ["Settings"]

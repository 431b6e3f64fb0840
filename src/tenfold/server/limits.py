"""How much one address may ask of a server: connections at a time, and new rooms per minute.

Whoever comes from this machine itself is not limited: that is its owner, or a proxy that does not say for
whom it asks. Each worker counts on its own.
"""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

HOME = 64  # bits of an IPv6 address that one household shares


class _Bucket(NamedTuple):
    left: float
    at: float


class Limits:
    """`connections` at a time and `rooms` per minute; 0 means: as many as anyone likes."""

    def __init__(self, connections: int, rooms: int) -> None:
        self._most_connections = connections
        self._most_rooms = rooms
        self._connections: Counter[str] = Counter()
        self._rooms: dict[str, _Bucket] = {}

    def come(self, address: str | None) -> None:
        if address is not None:
            self._connections[address] += 1

    def go(self, address: str | None) -> None:
        if address is not None:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]

    def are_too_many(self, address: str | None, times: int = 1) -> bool:
        """Whether more connections than allowed, or so many times more, have come from there."""
        return bool(
            address and self._most_connections and self._connections[address] > times * self._most_connections
        )

    def may_open(self, address: str | None) -> bool:
        """Takes one of the rooms that this address may open; they come back with time."""
        if address is None or not self._most_rooms:
            return True
        now = time.monotonic()
        bucket = self._rooms.get(address, _Bucket(self._most_rooms, now))
        left = min(self._most_rooms, bucket.left + (now - bucket.at) * self._most_rooms / 60)
        self._rooms[address] = _Bucket(left - 1 if left >= 1 else left, now)
        return left >= 1

    def sweep(self) -> None:
        """Forget who has opened nothing for a minute: all their rooms have come back."""
        now = time.monotonic()
        self._rooms = {address: bucket for address, bucket in self._rooms.items() if now - bucket.at < 60}


def limited_address(host: str | None) -> str | None:
    """Under which address somebody is counted; None: not at all."""
    try:
        address = ip_address(host or "")
    except ValueError:  # a socket of this machine
        return None
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            net = int(address) >> (128 - HOME) << (128 - HOME)
            return None if address.is_loopback else str(IPv6Address(net))
        address = address.ipv4_mapped
    return None if address.is_loopback else str(address)

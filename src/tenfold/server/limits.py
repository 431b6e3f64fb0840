"""How much one client or one address may ask of a server: commands, connections at a time, new rooms.

Whoever comes from this machine itself is not limited: that is its owner, or a proxy that does not say for
whom it asks. Each worker counts on its own.
"""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address

UNKNOWN = "unknown"  # all whose address is not one
HOME = 64  # bits of an IPv6 address that one household shares


class TokenBucket:
    """So many at once, and so many more per second: they come back with time."""

    __slots__ = ("_at", "_left", "_most", "_per_second")

    def __init__(self, most: float, per_second: float) -> None:
        self._most = self._left = most
        self._per_second = per_second
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        self._refill()
        return self._left == self._most

    def _refill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now


class Allowances:
    """A bucket for everybody who asks."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._of: dict[str, TokenBucket] = {}

    def take(self, who: str) -> bool:
        bucket = self._of.get(who)
        if bucket is None:
            bucket = self._of[who] = TokenBucket(self._most, self._per_second)
        return bucket.take()

    def sweep(self) -> None:
        """Forget those all of whose things have come back."""
        self._of = {who: bucket for who, bucket in self._of.items() if not bucket.is_full}


class Limits:
    """`connections` at a time and `rooms` per minute; 0 means: as many as anyone likes."""

    def __init__(self, connections: int, rooms: int) -> None:
        self._most_connections = connections
        self._most_rooms = rooms
        self._connections: Counter[str] = Counter()
        self._rooms = Allowances(rooms, rooms / 60)

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
        return address is None or not self._most_rooms or self._rooms.take(address)

    def sweep(self) -> None:
        self._rooms.sweep()


def limited_address(host: str | None) -> str | None:
    """Under which address somebody is counted; None: not at all."""
    if not host:  # a socket of this machine
        return None
    try:
        address = ip_address(host)
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            net = int(address) >> (128 - HOME) << (128 - HOME)
            return None if address.is_loopback else str(IPv6Address(net))
        address = address.ipv4_mapped
    return None if address.is_loopback else str(address)

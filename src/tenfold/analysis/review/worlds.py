"""The stream by which worlds are dealt that a view allows."""

from __future__ import annotations

from hashlib import sha256
from random import Random


class WorldStream:
    """Follows from the view alone: the same view gives the same worlds, whatever others hold."""

    def __init__(self, view: object, world: int = 0) -> None:
        digest = sha256(f"{world} {view!r}".encode()).digest()
        self._random = Random(int.from_bytes(digest))

    def below(self, n: int) -> int:
        return self._random.randrange(n)

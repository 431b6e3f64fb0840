"""Where a game's chance comes from: a secret seed, committed to before the first card.

docs/record-format.md describes this so that a stranger can recompute every deal and draw.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import sha256
from struct import Struct

_WORDS = 2**64
_FOUR_WORDS = Struct(">4Q").unpack


class HashStream:
    """Uniform numbers from HMAC-SHA-256 in counter mode, without bias.

    Block i is HMAC(key, purpose + 0x00 + i as 8 bytes), read as four big-endian 64-bit words. A word
    that would favour small results is thrown away (rejection sampling).
    """

    __slots__ = ("_block", "_key", "_prefix", "_words")

    def __init__(self, key: bytes, purpose: str) -> None:
        self._key = key
        self._prefix = purpose.encode() + b"\0"
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        while True:
            if not self._words:
                self._next_block()
            word = self._words.pop()
            found = word % n
            if word - found <= _WORDS - n:  # all n results of this round are words
                return found

    def _next_block(self) -> None:
        block = hmac.digest(self._key, self._prefix + self._block.to_bytes(8, "big"), "sha256")
        self._words = [*_FOUR_WORDS(block)[::-1]]
        self._block += 1


@dataclass(frozen=True, slots=True)
class GameSeed:
    """The secret of one game, and what the players added to it after seeing its commitment."""

    secret: bytes
    salts: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """Shown before the first card; the secret is revealed after the last."""
        return sha256(self.secret).hexdigest()

    def stream(self, event: int) -> HashStream:
        """The stream for nature's action at this place of the record: one of its own for each event."""
        return self.stream_for(f"chance/{event}")

    def stream_for(self, purpose: str) -> HashStream:
        return HashStream(self._key(), purpose)

    def _key(self) -> bytes:
        added = b"".join(sha256(salt.encode()).digest() for salt in self.salts)
        return hmac.digest(self.secret, added, "sha256")


def derived(seed: int, *purpose: object) -> bytes:
    """A secret of 32 bytes from a number and a purpose: repeatable games, for laboratories and tests."""
    return hmac.digest(str(seed).encode(), "/".join(map(str, purpose)).encode(), "sha256")

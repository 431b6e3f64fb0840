"""Seeds and streams: uniform by rejection, one stream per event, a commitment that binds."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold.play import GameSeed, HashStream
from tenfold.play.streams import derived


def words(key: bytes, purpose: str) -> Iterator[int]:
    """The 64-bit numbers of a stream, from the description in docs/record-format.md."""
    block = 0
    while True:
        digest = hmac.new(key, purpose.encode() + b"\0" + block.to_bytes(8, "big"), sha256).digest()
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24))
        block += 1


def uniform(numbers: Iterator[int], n: int) -> int:
    """Accept a number only below the greatest multiple of n that 64 bits hold."""
    while True:
        x = next(numbers)
        if x < 2**64 // n * n:
            return x % n


# Thrown away: hardly ever, a quarter, nearly half, and never of the numbers.
SIZES = (1, 2, 3, 7, 108, 3 * 2**62, 2**63 + 1, 2**64 - 1, 2**64)


@pytest.mark.parametrize("n", SIZES)
def test_a_stream_gives_what_the_description_says(n: int) -> None:
    stream, numbers = HashStream(b"key", "purpose"), words(b"key", "purpose")
    for _ in range(500):
        assert stream.below(n) == uniform(numbers, n)


def test_biased_numbers_are_really_thrown_away() -> None:
    """Just above half of 64 bits, nearly every second number must go."""
    n = 2**63 + 1
    thrown = sum(x >= n for x in islice(words(b"key", "purpose"), 1000))
    assert 400 < thrown < 600


@given(st.binary(max_size=40), st.text(max_size=20), st.lists(st.integers(1, 2**64), max_size=30))
def test_streams_agree_for_any_key_and_sequence_of_sizes(key: bytes, purpose: str, sizes: list[int]) -> None:
    stream, numbers = HashStream(key, purpose), words(key, purpose)
    assert [stream.below(n) for n in sizes] == [uniform(numbers, n) for n in sizes]


def test_pinned_values() -> None:
    """These never change: old records depend on them."""
    stream = HashStream(b"secret", "chance/0")
    assert [stream.below(1_000_000) for _ in range(3)] == [128838, 324428, 262722]


def test_below_one_is_zero() -> None:
    stream = HashStream(b"key", "purpose")
    assert {stream.below(1) for _ in range(100)} == {0}


@pytest.mark.parametrize("n", [2, 3, 10, 108])
def test_every_value_is_reached_and_about_equally_often(n: int) -> None:
    stream = HashStream(b"key", "purpose")
    counts = Counter(stream.below(n) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    assert max(abs(count - 200) for count in counts.values()) < 5 * 200**0.5  # five standard deviations


def test_streams_of_different_purposes_and_keys_differ() -> None:
    def head(key: bytes, purpose: str) -> tuple[int, ...]:
        stream = HashStream(key, purpose)
        return tuple(stream.below(2**64) for _ in range(4))

    heads = {head(key, purpose) for key in (b"a", b"b", b"ab") for purpose in ("", "a", "b", "chance/1")}
    assert len(heads) == 12


def test_the_commitment_is_the_hash_of_the_secret_alone() -> None:
    assert GameSeed(b"secret").commitment == sha256(b"secret").hexdigest()
    assert GameSeed(b"secret", ("salt",)).commitment == GameSeed(b"secret").commitment
    assert GameSeed(b"secreT").commitment != GameSeed(b"secret").commitment


def test_each_event_has_a_stream_of_its_own() -> None:
    seed = GameSeed(b"secret")
    assert len({seed.stream(event).below(2**64) for event in range(1000)}) == 1000
    assert seed.stream(5).below(2**64) == seed.stream(5).below(2**64)


def test_every_salt_and_their_order_changes_the_stream() -> None:
    salts = [(), ("",), ("a",), ("b",), ("ab",), ("a", "b"), ("b", "a"), ("a", "b", ""), ("a", "a")]
    assert len({GameSeed(b"secret", salt).stream(1).below(2**64) for salt in salts}) == len(salts)


def test_derived_secrets_depend_on_the_number_and_the_purpose() -> None:
    secrets = {derived(seed, *purpose) for seed in (-1, 0, 1, 10**30) for purpose in ((), ("a",), ("a", 1))}
    assert len(secrets) == 12
    assert all(len(secret) == 32 for secret in secrets)
    assert derived(7, "game", 3) == hmac.new(b"7", b"game/3", sha256).digest()

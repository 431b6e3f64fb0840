"""Plays any legal action, each as likely as the others."""

from collections.abc import Sequence
from typing import TypeVar

from tenfold.core import Stream, pick

A = TypeVar("A")


class RandomBot:
    def __init__(self, rules: object = None) -> None:
        """For any game, whatever its rules."""

    def choose(self, view: object, legal: Sequence[A], stream: Stream) -> A:
        return pick(stream, legal)

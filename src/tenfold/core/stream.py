"""Where chance comes from: a stream of uniform numbers that the caller passes in."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Stream(Protocol):
    """
    >>> class Always:
    ...     def below(self, n: int) -> int:
    ...         return n - 1
    """

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n - 1."""
        ...


def pick(stream: Stream, options: Sequence[T]) -> T:
    """One of `options`, each as likely as the others."""
    return options[stream.below(len(options))]

"""Choices that are too many to write out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

A = TypeVar("A")


class ManyChoices(Sequence[A]):
    """Actions that are made one by one as they are asked for: a list that nobody has to write out.

    A kind of them says how many there are, which is the n-th, and what makes two of them equal.
    """

    def action(self, index: int) -> A:
        raise NotImplementedError

    def key(self) -> object:
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> A: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...

    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if isinstance(index, slice):
            return [self.action(i) for i in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        return self.action(index % len(self))

    def __iter__(self) -> Iterator[A]:
        return map(self.action, range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ManyChoices) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

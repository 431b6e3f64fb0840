"""What a bot is: something that chooses from what its seat may know."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from tenfold.core import Stream

V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")


class Bot(Protocol[V_contra, A]):
    """A player for `tenfold.play_game`.

    >>> class Hasty:
    ...     def choose(self, view, legal, stream):
    ...         return legal[0]  # lay and hit where it is possible, else discard the lowest card
    >>> tenfold.play_game("card", bots=[Hasty(), "solid"], variants=["short:1"]).outcome.winners
    (1,)
    """

    def choose(self, view: V_contra, legal: Sequence[A], stream: Stream) -> A:
        """One of the seat's choices; `legal` holds nothing that the view does not imply."""
        ...

"""What a room refuses."""

from __future__ import annotations

from tenfold.core import Refusal


class NotNow(Refusal):
    """A command that the room does not allow, or not now."""

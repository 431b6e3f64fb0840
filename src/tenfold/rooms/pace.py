"""How long bots wait before they act, so that people can follow: by what all see, never by their cards."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenfold.core import Seat
from tenfold.rooms.room import Room
from tenfold.rooms.times import Times

ALONE = 0.2  # seconds; the page of one person sets its own pace
TOGETHER = 0.9
BEFORE_A_HIT = 0.4
TO_KNOCK = 0.3  # or not to


class Chosen(NamedTuple):
    """What a bot is going to do. A hit is announced by nothing but the hit itself."""

    version: int  # of the table, on which it decided
    seat: Seat
    action: Any


class Pace(NamedTuple):
    fixed: float | None = None  # seconds before every action of a bot
    chosen: Chosen | None = None

    def action(self, room: Room, seat: Seat) -> Any:
        """What the bot has chosen to do now; None: it has not yet."""
        chosen = self.chosen
        return chosen.action if chosen is not None and chosen[:2] == (room.version, seat) else None

    def is_known(self, room: Room, seat: Seat, times: Times) -> bool:
        """Whether the pause does not depend on what the bot does, or it has chosen that."""
        return self._same_for_all(room, times) is not None or self.action(room, seat) is not None

    def before(self, room: Room, seat: Seat, times: Times) -> float:
        """The pause; the shortest possible one, as long as the bot has not chosen."""
        same = self._same_for_all(room, times)
        if same is not None:
            return same
        action = self.action(room, seat)
        return BEFORE_A_HIT if action is None or _is_hit(room, action) else TOGETHER

    def _same_for_all(self, room: Room, times: Times) -> float | None:
        if self.fixed is not None:
            return self.fixed
        if room.kind.question(room.state) == "knock":
            return TO_KNOCK
        there = [seat for seat in room.people if seat not in times.away]
        return ALONE if len(there) < 2 else None


def _is_hit(room: Room, action: Any) -> bool:
    return bool(room.kind.write_action(action).startswith("hit "))

"""From a view back to a state that looks like it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


def seen(view: Any, state: type[Struct], *hidden: str) -> dict[str, Any]:
    """The fields of a state that its view shows as they are; `hidden` are those that it shows in part."""
    names = (name for name in state.__struct_fields__ if name not in hidden and name in view._fields)
    return {name: getattr(view, name) for name in names}

"""A view as plain data, and back: what a server sends and a client reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Raw, Struct, json

from tenfold.core import BadText, Illegal
from tenfold.games.forms import Form, as_it_is, object_type, wire_types
from tenfold.games.sayings import NO_VIEW

V = TypeVar("V", bound=tuple[Any, ...])
Memory: TypeAlias = dict[str, tuple[object, Raw]]  # members of a view as they were written last

_encode = json.Encoder().encode


class ViewData(Generic[V]):
    """How a game's views, which are named tuples, are written: a field without a form as it is."""

    def __init__(self, game: str, view: type[V], forms: Mapping[str, Form], own: tuple[str, ...]) -> None:
        self._game = game
        self._view = view
        self._forms = forms
        self._own_names = own
        self._written = [(name, form.write) for name, form in forms.items() if form.write is not as_it_is]
        # what a spectator's view does not have, or has otherwise
        self._own = [(name, forms[name].write if name in forms else as_it_is) for name in own]

    def write(self, view: V) -> dict[str, Any]:
        data: dict[str, Any] = view._asdict()  # type: ignore[attr-defined]
        for name, write in self._written:
            data[name] = write(data[name])
        return data

    def write_json(self, view: V, memory: Memory) -> bytes:
        """The same in JSON: members that are what they were the last time are not written again."""
        data: dict[str, Any] = view._asdict()  # type: ignore[attr-defined]
        for name, write in self._written:
            value = data[name]
            known = memory.get(name)
            if known is None or known[0] is not value:
                known = memory[name] = value, Raw(_encode(write(value)))
            data[name] = known[1]
        return _encode(data)

    def write_own(self, view: V) -> dict[str, Any]:
        """The part that depends on the viewer."""
        return {name: write(getattr(view, name)) for name, write in self._own}

    def read(self, data: Mapping[str, Any]) -> V:
        """The inverse of `write`, lists and tuples alike; BadText if the data are not a view."""
        try:
            values = {name: data[name] for name in self._view._fields}  # type: ignore[attr-defined]
            read = {name: form.read(data[name]) for name, form in self._forms.items()}
            return self._view(**values | read)
        except KeyError as error:
            problem: object = f"{error} is missing"
        except (Illegal, TypeError, ValueError, AttributeError) as error:
            problem = error
        raise BadText(NO_VIEW(game=self._game, problem=problem))

    def types(self) -> tuple[type[Struct], type[Struct]]:
        """What `write` and `write_own` give, as the types that clients' own are made from."""
        members = wire_types(self._view, self._forms)
        own = [(name, members[name]) for name in self._own_names]
        called = self._game.capitalize()
        return (
            object_type(f"{called}Table", self._view.__doc__, members.items()),
            object_type(f"{called}Own", "What a seat sees otherwise than spectators do.", own),
        )

"""Values with a short text form, which `repr` shows too."""


class Written:
    """A value whose `str` is its text form, and so is its repr."""

    __slots__ = ()

    def __repr__(self) -> str:
        try:
            return str(self)
        except Exception:  # half built, or built of what is none: a debugger must show it all the same
            return object.__repr__(self)

"""Refusals. Each says in one line what was wrong and what is allowed."""


class TenfoldError(Exception):
    """Anything that a surface shows to its user as one line; never a defect of the program."""

    def __init__(self, template: str, **facts: object) -> None:
        self.template = template
        self.facts = facts
        super().__init__(template.format(**facts) if facts else template)

    @property
    def message(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _revive, (type(self), self.__dict__, str(self))


class Refusal(TenfoldError):
    """Input that is refused. `code` is stable; surfaces translate it and fill in the facts."""

    def __init__(self, code: str, template: str, **facts: object) -> None:
        self.code = code
        super().__init__(template, **facts)


class BadText(Refusal):
    """A text that is no card, action, position, phase or set of rules."""


class BadRules(Refusal):
    """Rules that contradict themselves or do not fit the table; refused before the game starts."""


class Illegal(Refusal):
    """An action that the rules forbid here. `rule` is the id in the ledger."""

    def __init__(self, rule: str, code: str, template: str, **facts: object) -> None:
        self.rule = rule
        super().__init__(code, template, **facts)


def _revive(kind: type[TenfoldError], attributes: dict[str, object], message: str) -> TenfoldError:
    """Errors cross process borders in the lab; their constructors take other arguments than `args`."""
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    error.args = (message,)
    return error

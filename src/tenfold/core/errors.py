"""Refusals. Each says in one line what was wrong and what is allowed."""

from __future__ import annotations

from tenfold.core.sayings import REFUSAL, Fact, Saying


class TenfoldError(Exception):
    """Anything that a surface shows to its user as one line; never a defect of the program."""

    def __init__(self, template: str, **facts: object) -> None:
        super().__init__(template.format(**facts) if facts else template)

    @property
    def message(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _revive, (type(self), self.__dict__, self.args)


class BadInput(TenfoldError):
    """What a command was given, refused in plain English."""


class Refusal(TenfoldError):
    """What a player asked for, refused: a saying, which whoever talks to a person renders."""

    def __init__(self, saying: Saying | str, template: str = "", **facts: object) -> None:
        # TODO one voice: sayings only, once no code and template is raised any more
        self.template = template
        self.facts = facts
        if isinstance(saying, str):
            saying = Saying(f"{REFUSAL}{saying}", {name: Fact("text", fact) for name, fact in facts.items()})
            super().__init__(template, **facts)
        else:
            super().__init__(str(saying).removeprefix(REFUSAL))
        self.saying = saying

    @property
    def code(self) -> str:
        """Stable."""
        return self.saying.id.removeprefix(REFUSAL)


class BadText(Refusal):
    """A text that is no card, action, position, phase or set of rules."""


class BadRules(Refusal):
    """Rules that contradict themselves or do not fit the table; refused before the game starts."""


class Illegal(Refusal):
    """An action that the rules forbid here. `rule` is the id in the ledger."""

    def __init__(self, rule: str, saying: Saying | str, template: str = "", **facts: object) -> None:
        self.rule = rule
        super().__init__(saying, template, **facts)
        if not template:
            self.args = (f"{self.args[0]} [{rule}]",)


def _revive(
    kind: type[TenfoldError], attributes: dict[str, object], args: tuple[object, ...]
) -> TenfoldError:
    """Errors cross process borders in the lab; their constructors take other arguments than `args`."""
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    error.args = args
    return error

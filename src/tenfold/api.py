"""What `import tenfold` adds to what it takes from below: list games, make one, let bots play."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from tenfold.core import BadInput, Game, Outcome, Refusal, Seat
from tenfold.games.registry import GAMES, AnyKind, game_kind
from tenfold.lab.simulate import Batch, play_batch_game
from tenfold.locales.rendering import in_english
from tenfold.play import Bot
from tenfold.record.reader import Record, parse_record
from tenfold.surfaces import bot_factory, bots_of

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game, and what it can be played with.

    >>> card = tenfold.list_games()["card"]
    >>> card.editions, card.bots
    (('intl', 'fx'), ('random', 'easy', 'solid', 'strong'))
    >>> card.kind.write_action(card.kind.read_action("Discard r5"))  # text forms of everything in the box
    'discard R5'
    """

    name: str
    """As `make_game` and `play_game` take it."""
    editions: tuple[str, ...]
    """The printed editions; the first is the default."""
    variants: Mapping[str, str]
    """The names of the variants, each with a line that explains it."""
    seats: range
    """How many can play."""
    bots: tuple[str, ...]
    """The names of our bots for it."""
    kind: AnyKind = field(repr=False)
    """Reads and writes its rules, actions, positions and views."""


class PlayedGame(NamedTuple):
    """What bots have played: the outcome, and the record that proves it.

    >>> played = tenfold.play_game("dice", bots=["easy"], seed=1)
    >>> played.outcome.winners, len(played.outcome.scores)
    ((0,), 1)
    >>> bytes(played.record)[:19]  # as it is kept in a file
    b'{"record":"tenfold"'
    """

    outcome: Outcome | None
    """Ranking, scores and reason; None if the game was not over after the most decisions allowed."""
    record: Record
    """Every event, and the seed that chance came from."""


def _refused_in_english(function: Callable[P, T]) -> Callable[P, T]:
    """Refusals hold sayings; a programmer reads a line."""

    @wraps(function)
    def plainly(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return function(*args, **kwargs)
        except Refusal as refusal:
            raise BadInput(in_english(refusal)) from None

    return plainly


def list_games() -> dict[str, GameInfo]:
    """The games by name.

    >>> {name: game.seats for name, game in tenfold.list_games().items()}
    {'card': range(2, 7), 'dice': range(1, 9), 'board': range(2, 7)}
    """
    return {
        name: GameInfo(name, kind.editions, kind.variants, kind.seats, tuple(bots_of(name)), kind)
        for name, kind in GAMES.items()
    }


@_refused_in_english
def make_game(
    name: str,
    *,
    players: int,
    edition: str | None = None,
    variants: Sequence[str] = (),
    dealer: Seat | None = None,
) -> Game[Any, Any, Any]:
    """A game as a pure function of its actions; TenfoldError says what is allowed.

    Without an edition, the first one is played; without a dealer, lots decide who begins.

    >>> tenfold.make_game("card", variants=["knock", "short:3"], players=4).players
    4
    >>> tenfold.make_game("card", edition="de", players=3)
    Traceback (most recent call last):
    tenfold.core.errors.BadInput: There is no edition "de": choose from intl, fx.
    """
    kind = game_kind(name)
    return kind.game(_rules(kind, edition, variants), players=players, dealer=dealer)


@_refused_in_english
def play_game(
    name: str,
    *,
    bots: Sequence[str | Bot[Any, Any]],
    seed: int = 0,
    edition: str | None = None,
    variants: Sequence[str] = (),
    most_decisions: int = 200_000,
) -> PlayedGame:
    """Let bots play, one per seat, by name or your own. Equal seeds give equal games.

    It is the first game of `tenfold simulate` with the same seed.

    >>> tenfold.play_game("card", bots=["solid", "easy"], seed=1).outcome.winners
    (0,)
    """
    kind = game_kind(name)
    rules = _rules(kind, edition, variants)
    kind.game(rules, players=len(_listed("bots", bots)))  # refuses a number that does not fit
    batch = Batch(
        game=name,
        rules=kind.write_rules(rules),
        bots=tuple(bot if isinstance(bot, str) else type(bot).__name__ for bot in bots),
        games=1,
        seed=seed,
        most_decisions=most_decisions,
    )
    players = [bot_factory(name, bot)(rules) if isinstance(bot, str) else bot for bot in bots]
    file = io.BytesIO()
    played = play_batch_game(batch, 0, players, file)
    return PlayedGame(played.outcome, parse_record(file.getvalue(), "the record"))


def _rules(kind: AnyKind, edition: str | None, variants: Sequence[str]) -> Any:
    return kind.rules(kind.editions[0] if edition is None else edition, _listed("variants", variants))


def _listed(what: str, names: Sequence[T]) -> Sequence[T]:
    if isinstance(names, str):
        raise BadInput(f"{what} are a list, as in {what}=[{names!r}]")
    return names

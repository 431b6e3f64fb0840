"""One descriptor per game: what the surfaces need of it besides its rules.

`register` adds a game, and from then on simulations, records, rooms, the terminal, the commands and the page
have it. What points up or is slow to import is named as "module:name" and loaded on use. Where a game has
nothing to offer, the surface refuses in one line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any

from tenfold.analysis.board.reasons import REASONS as BOARD_REASONS
from tenfold.analysis.card.reasons import REASONS as CARD_REASONS
from tenfold.analysis.dice.reasons import REASONS as DICE_REASONS
from tenfold.core import BadText
from tenfold.core.sayings import Sentences
from tenfold.games import sayings
from tenfold.games.board.house import HOUSE as BOARD_HOUSE
from tenfold.games.board.sayings import SAYINGS as BOARD
from tenfold.games.card.house import HOUSE as CARD_HOUSE
from tenfold.games.card.sayings import SAYINGS as CARD
from tenfold.games.dice.house import HOUSE as DICE_HOUSE
from tenfold.games.dice.sayings import SAYINGS as DICE
from tenfold.games.registry import GAMES, AnyKind, game_kind
from tenfold.kernel import installed
from tenfold.locales import add_words, remove_words
from tenfold.play import Bot

Maker = Callable[[Any], Bot[Any, Any]]  # each bot is made for the rules of one table


@dataclass(frozen=True, kw_only=True)
class Surfaces:
    kind: AnyKind
    sentences: tuple[Sentences, ...]  # everything that the game can say
    bots: Mapping[str, str]  # players by name; each is called with the rules of its table
    measured: Mapping[str, str] = field(default_factory=dict)  # players of tournaments, never offered in play
    solvers: tuple[str, ...] = ()  # bots that need a solution of their rules first: not for rooms
    solution: str | None = None  # for them: `needs_solving(rules)` and `solution_of(rules, progress)`
    fast: tuple[str, ...] = ()  # bots that search in the kernel: without it `solid` plays instead
    # Bots, and "adviser", that need less than 5 ms while the phases are printed ones.
    quick: tuple[str, ...] = ()
    words: Traversable | None = None  # the folder of its Fluent files, a folder per language; None: ours
    adviser: str | None = None  # advise(rules, view, legal): hints
    referee: str | None = None  # `tenfold check`
    odds: str | None = None  # `tenfold odds`
    review: str | None = None  # `tenfold review`
    screen: str | None = None  # a person at the terminal
    plain: str | None = None  # replays and transcripts as lines
    pad: str | None = None  # `tenfold score`


_SURFACES: dict[str, Surfaces] = {}

# What is said where a game has no such surface.
_MISSING = {
    "adviser": sayings.NO_HINTS,
    "referee": sayings.NO_REFEREE,
    "odds": sayings.NO_ODDS,
    "review": sayings.NO_REVIEW,
    "screen": sayings.NO_SCREEN,
    "plain": sayings.NO_REPLAY,
    "pad": sayings.NO_PAD,
}


def register(surfaces: Surfaces) -> None:
    """Add a game, or change what one has."""
    kind = surfaces.kind
    GAMES[kind.name] = kind
    _SURFACES[kind.name] = surfaces
    if surfaces.words is not None:
        add_words(kind.name, surfaces.words)


def unregister(game: str) -> None:
    """Take a game away again: a test must not leave one behind."""
    del GAMES[game]
    if _SURFACES.pop(game).words is not None:
        remove_words(game)


def surfaces_of(game: str) -> Surfaces:
    """BadRules if there is no such game."""
    return _SURFACES[game_kind(game).name]


def all_surfaces() -> list[Surfaces]:
    return list(_SURFACES.values())


def has_surface(game: str, what: str) -> bool:
    return getattr(surfaces_of(game), what) is not None


def surface(game: str, what: str) -> Any:
    """A game's surface, loaded; BadText if it has none."""
    named = getattr(surfaces_of(game), what)
    if named is None:
        raise BadText(_MISSING[what]())
    return _loaded(named)


@cache
def _loaded(named: str) -> Any:
    module, _, name = named.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


# --- bots ------------------------------------------------------------------------------------------


def bot(game: str, name: str, rules: Any) -> Bot[Any, Any]:
    """A player of this game by name, for a table with these rules; BadText if there is none."""
    return maker(game, name)(rules)


def maker(game: str, name: str) -> Maker:
    """Making such a player can take a minute (`needs_solving`); an unknown name is refused at once."""
    bots = surfaces_of(game).bots
    if name not in bots:
        raise BadText(sayings.UNKNOWN_BOT(name=name, bots=bots))
    made: Maker = _loaded(bots[name])
    return made


def contender(game: str, name: str, rules: Any) -> Bot[Any, Any]:
    """The same for a laboratory, where there are also players that others are measured by."""
    surfaces = surfaces_of(game)
    if name in surfaces.measured:
        made: Maker = _loaded(surfaces.measured[name])
        return made(rules)
    if name not in surfaces.bots:
        raise BadText(sayings.UNKNOWN_BOT(name=name, bots=(*surfaces.bots, *surfaces.measured)))
    return bot(game, name, rules)


def bots_of(game: str) -> list[str]:
    return list(surfaces_of(game).bots)


def room_bots(game: str) -> list[str]:
    """The bots that sit in rooms: those that decide at once, without a minute of solving first."""
    surfaces = surfaces_of(game)
    return [name for name in surfaces.bots if name not in surfaces.solvers]


def people_bots(game: str) -> list[str]:
    """Those of them that people are offered."""
    return offered(game, room_bots(game))


def offered(game: str, bots: list[str]) -> list[str]:
    """Of some bots those that people are offered: that can play here; one that plays at random only if there
    is no other."""
    if not installed():
        bots = [name for name in bots if name not in surfaces_of(game).fast]
    return [name for name in bots if name != "random"] or bots


def why_solid(game: str, name: str, rules: Any) -> str | None:
    """The message that says why `solid` plays instead of this bot, if it does."""
    if name not in surfaces_of(game).fast:
        return None
    if not installed():
        return "bot-needs-fast"
    return None if has_printed_phases(game, rules) else "bot-needs-printed"


def usual_bot(game: str) -> str:
    """Who plays where nobody has said how: a solid one, or the last of those that there are."""
    bots = room_bots(game)
    return "solid" if "solid" in bots else bots[-1]


def needs_solving(game: str, name: str, rules: Any) -> bool:
    """Whether making this bot takes a minute: its rules have not been solved on this machine yet."""
    surfaces = surfaces_of(game)
    return name in surfaces.solvers and bool(_loaded(surfaces.solution or "").needs_solving(rules))


@lru_cache(maxsize=1024)
def has_printed_phases(game: str, rules: Any) -> bool:
    return "phases" not in game_kind(game).brief_rules(rules)


def is_quick(game: str, name: str, rules: Any) -> bool:
    """Whether this bot, or the adviser, needs less than 5 ms by these rules: others can wait for it."""
    return name in surfaces_of(game).quick and has_printed_phases(game, rules)


# --- our games -------------------------------------------------------------------------------------

RANDOM = "tenfold.bots.random:RandomBot"

for _ours in (
    Surfaces(
        kind=GAMES["card"],
        sentences=(CARD, CARD_HOUSE, CARD_REASONS),
        bots={
            "random": RANDOM,
            "easy": "tenfold.bots.card:EasyBot",
            "solid": "tenfold.bots.card:SolidBot",
            "strong": "tenfold.bots.card.strong:StrongBot",
        },
        fast=("strong",),
        measured={
            "greedy": "tenfold.bots.card.measured:GreedyBot",
            "careless": "tenfold.bots.card.measured:CarelessBot",
        },
        quick=("random", "easy", "solid", "adviser"),
        adviser="tenfold.analysis.card.advice:advise",
        referee="tenfold.cli.check_card:CARD",
        odds="tenfold.cli.odds_card:CARD",
        screen="tenfold.terminal.card.screen:CardScreen",
        plain="tenfold.terminal.card.plain:PlainCards",
        pad="tenfold.terminal.scorepad.opening:open_pad",
    ),
    Surfaces(
        kind=GAMES["dice"],
        sentences=(DICE, DICE_HOUSE, DICE_REASONS),
        bots={
            "random": RANDOM,
            "easy": "tenfold.bots.dice:EasyBot",
            "solid": "tenfold.bots.dice:SolidBot",
            "optimal": "tenfold.bots.dice.optimal:OptimalBot",
            "racer": "tenfold.bots.dice.racer:RacerBot",
        },
        quick=("random", "easy"),
        solvers=("optimal", "racer"),
        solution="tenfold.analysis.dice.solutions",
        adviser="tenfold.analysis.dice.advice:estimate",
        referee="tenfold.cli.check_dice:DICE",
        odds="tenfold.cli.odds_dice:count",
        review="tenfold.analysis.dice.review:review",
        screen="tenfold.terminal.dice.screen:DiceScreen",
        plain="tenfold.terminal.dice.plain:PlainDice",
    ),
    Surfaces(
        kind=GAMES["board"],
        sentences=(BOARD, BOARD_HOUSE, BOARD_REASONS),
        bots={
            "random": RANDOM,
            "easy": "tenfold.bots.board:EasyBot",
            "solid": "tenfold.bots.board:SolidBot",
        },
        quick=("random", "easy"),
        adviser="tenfold.analysis.board.advice:advise",
        referee="tenfold.cli.check_card:BOARD",
        odds="tenfold.cli.odds_card:BOARD",
        screen="tenfold.terminal.board.screen:BoardScreen",
        plain="tenfold.terminal.board.plain:PlainBoard",
    ),
):
    register(_ours)

"""One descriptor per game: what the surfaces need of it besides its rules.

`register` adds a game, and from then on simulations, records, rooms, the terminal, the commands and the page
have it. What points up or is slow to import is named as "module:name" and loaded on use. Where a game has
nothing to offer, the surface refuses in one line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any

from tenfold.analysis.board.reasons import REASONS as BOARD_REASONS
from tenfold.analysis.card.reasons import REASONS as CARD_REASONS
from tenfold.analysis.dice.reasons import REASONS as DICE_REASONS
from tenfold.bots.external.classes import ClassPlayer, Maker, address_of, class_maker, entry_names, games_of
from tenfold.bots.external.guarded import ExternalPlayer, GuardedBot, refuse_game
from tenfold.bots.external.process import COMMAND, words_of
from tenfold.bots.external.program import ProgramPlayer
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

BOT_SECONDS = 10.0  # for a choice of an external bot in a laboratory, unless somebody says otherwise
HOSTED_SECONDS = 4.0  # for a program at a table with people


@dataclass(frozen=True, kw_only=True)
class Surfaces:
    kind: AnyKind
    sentences: tuple[Sentences, ...]  # everything that the game can say
    bots: Mapping[str, str]  # players by name; each is called with the rules of its table
    measured: Mapping[str, str] = field(default_factory=dict)  # players of tournaments, never offered in play
    solvers: tuple[str, ...] = ()  # bots that need a solution of their rules first
    solution: str | None = None  # for them: `is_solved(rules)`, `is_solvable(rules)`, `solution_of(rules)`
    reading: str | None = None  # is_reading(rules): rules of which rooms have the solution found
    hosted: Mapping[str, str] = field(default_factory=dict)  # players from elsewhere, which a server offers
    fast: tuple[str, ...] = ()  # bots that search in the kernel: without it `solid` plays instead
    # Bots, and "adviser", that need less than 5 ms while the phases are printed ones.
    quick: tuple[str, ...] = ()
    words: Traversable | None = None  # the folder of its Fluent files, a folder per language; None: ours
    adviser: str | None = None  # advise(rules, view, legal): hints
    referee: str | None = None  # `tenfold check`
    odds: str | None = None  # `tenfold odds`
    # review(rules, game, steps, seat, advance, fast): what decisions cost (`analysis.review`)
    review: str | None = None
    setup: str | None = None  # positions that somebody sets up: `tenfold analyse`
    attempts: str | None = None  # attempts(rules, before, after): those at phases that an event ended
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
    "setup": sayings.NO_ANALYSIS,
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


def bot(game: str, name: str, rules: Any, table: str = "") -> Bot[Any, Any]:
    """A player of this game by name, for a table with these rules; BadText if there is none.

    `table` tells a hosted program one game from another.
    """
    hosted = surfaces_of(game).hosted.get(name)
    if hosted is None:
        return maker(game, name)(rules)
    if is_program(hosted):
        return ProgramPlayer(hosted, game_kind(game), rules, HOSTED_SECONDS, table)
    return class_maker(address(hosted))(rules)


def maker(game: str, name: str) -> Maker:
    """Making such a player can take a minute (`needs_solving`); an unknown name is refused at once."""
    bots = surfaces_of(game).bots
    if name not in bots:
        raise BadText(sayings.UNKNOWN_BOT(name=name, bots=bots))
    made: Maker = _loaded(bots[name])
    return made


@dataclass(frozen=True, slots=True)
class BotFactory:
    """A bot of one game by its spec: a value that crosses process borders, and makes players."""

    game: str
    spec: str
    seconds: float  # for a choice of an external one

    def __call__(self, rules: Any) -> Bot[Any, Any]:
        known = _known_bots(self.game)
        if self.spec in known:
            made: Maker = _loaded(known[self.spec])
            return made(rules)
        kind = game_kind(self.game)
        player: ExternalPlayer
        if is_program(self.spec):
            player = ProgramPlayer(self.spec, kind, rules, self.seconds)
        else:
            player = ClassPlayer(address(self.spec), rules, self.seconds)
        return GuardedBot(kind, self.spec, player)


def bot_factory(game: str, spec: str, seconds: float = BOT_SECONDS) -> BotFactory:
    """A player for laboratories and programmers, however it is named; never for a name that came over a wire.

    `spec` is the name of one of the game's bots or of an entry point, module:Class, or cmd: and a command
    line. BadText or BadInput if there is none.
    """
    if spec not in _known_bots(game):
        if ":" not in spec and spec not in entry_names():
            known = dict.fromkeys((*_known_bots(game), *entry_names(), "module:Class", f"{COMMAND}COMMAND"))
            raise BadText(sayings.UNKNOWN_BOT(name=spec, bots=known))
        if is_program(spec):
            words_of(spec)  # refuses an unknown command; what it plays it says when it is started
        else:
            refuse_game(spec, games_of(address(spec)), game)
    return BotFactory(game, spec, seconds)


def is_program(spec: str) -> bool:
    return spec.startswith(COMMAND)


def _known_bots(game: str) -> Mapping[str, str]:
    """Also those that others are measured by."""
    surfaces = surfaces_of(game)
    return {**surfaces.bots, **surfaces.measured}


def address(spec: str) -> str:
    """Of a class: an entry point has one too."""
    return spec if ":" in spec else address_of(spec)


def bots_of(game: str) -> list[str]:
    return list(surfaces_of(game).bots)


def room_bots(game: str) -> list[str]:
    """The bots that sit in rooms: ours, and those that the host of a server has added."""
    return [*bots_of(game), *surfaces_of(game).hosted]


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
    """Who plays where nobody has said how: a solid one, or the last of ours that there are."""
    bots = bots_of(game)
    return "solid" if "solid" in bots else bots[-1]


def is_hosted(game: str, name: str) -> bool:
    return name in surfaces_of(game).hosted


def hosts_program(game: str, name: str) -> bool:
    return is_program(surfaces_of(game).hosted.get(name, ""))


def needs_solving(game: str, name: str, rules: Any) -> bool:
    """Whether making this bot takes a minute: its rules have not been solved on this machine yet."""
    return name in surfaces_of(game).solvers and is_unsolved(game, rules)


def is_unsolved(game: str, rules: Any) -> bool:
    """Whether there is an exact solution to be found of these rules."""
    solution = _loaded(surfaces_of(game).solution or "")
    return solution.is_solvable(rules) and not solution.is_solved(rules)


def is_solved_for_rooms(game: str, rules: Any) -> bool:
    """Whether rooms have the solution found: of few sets of rules, for they are kept."""
    reading = surfaces_of(game).reading
    return reading is not None and bool(_loaded(reading)(rules))


def who_plays(game: str, name: str, rules: Any) -> str:
    """Of a bot that would have to solve its rules first, or never can: who plays for it meanwhile."""
    surfaces = surfaces_of(game)
    if name in surfaces.solvers and not _loaded(surfaces.solution or "").is_solved(rules):
        return usual_bot(game)
    return name


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
        review="tenfold.analysis.review.card:review",
        attempts="tenfold.analysis.card.attempts:attempts",
        setup="tenfold.analysis.card.setup:SETUP",
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
        reading="tenfold.games.dice.rules:is_reading",
        adviser="tenfold.analysis.dice.advice:advise",
        referee="tenfold.cli.check_dice:DICE",
        odds="tenfold.cli.odds_dice:count",
        review="tenfold.analysis.dice.review:review",
        attempts="tenfold.analysis.dice.attempts:attempts",
        setup="tenfold.analysis.dice.setup:SETUP",
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
            "strong": "tenfold.bots.board.strong:StrongBot",
        },
        quick=("random", "easy"),
        adviser="tenfold.analysis.board.advice:advise",
        referee="tenfold.cli.check_card:BOARD",
        odds="tenfold.cli.odds_card:BOARD",
        review="tenfold.analysis.review.board:review",
        attempts="tenfold.analysis.board.attempts:attempts",
        setup="tenfold.analysis.board.setup:SETUP",
        screen="tenfold.terminal.board.screen:BoardScreen",
        plain="tenfold.terminal.board.plain:PlainBoard",
    ),
):
    register(_ours)

"""What games tell together: how often won, phases by hand, points by hand, how often out, the best of them.

`web/src/mygames` counts the same on the page, and a test compares the two. Only games that were the player's
own from the first card to the last are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tenfold.analysis.attempt import PhaseAttempt
from tenfold.analysis.intervals import Mean, Share, mean, share
from tenfold.core import Seat

BEST = 5  # games in a list
OpponentKey: TypeAlias = tuple[str, ...]


class Player(msgspec.Struct, frozen=True):
    name: str
    bot: str | None  # how it plays
    character: str | None

    @property
    def key(self) -> OpponentKey:
        """People are told apart by their names, bots by who they are and how they play."""
        return (self.character or "", self.bot) if self.bot else (self.name.lower(),)


class Hand(NamedTuple):
    """A hand of the card game, a go at the dice, a round at the board."""

    tried: tuple[int, ...]  # phases; several where their order is free
    made: int | None
    points: int | None
    out: bool | None

    @classmethod
    def of(cls, attempts: Sequence[PhaseAttempt]) -> Hand:
        """Those of one seat that ended together."""
        made = next((attempt.phase for attempt in attempts if attempt.made), None)
        return cls(tuple(one.phase for one in attempts), made, attempts[0].points, attempts[0].out)


class OwnGame(NamedTuple):
    id: str  # its commitment
    at: int | None  # when it ended, in ms since 1970; None: that is not known
    seat: Seat  # the player's
    players: tuple[Player, ...]
    game: str
    rules: dict[str, Any]
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    is_whole: bool  # the player's from the first card to the last
    hands: tuple[Hand, ...]

    @property
    def is_won(self) -> bool:
        return self.place(self.seat) == 0

    def place(self, seat: Seat) -> int:
        return next(place for place, seats in enumerate(self.ranking) if seat in seats)

    @property
    def opponents(self) -> list[tuple[Seat, Player]]:
        """Without those of whom neither a name nor a bot is known."""
        named = ((seat, player) for seat, player in enumerate(self.players) if player.bot or player.name)
        return [(seat, player) for seat, player in named if seat != self.seat]

    def seats_of(self, opponent: OpponentKey) -> list[Seat]:
        return [seat for seat, player in self.opponents if player.key == opponent]


# --- figures -----------------------------------------------------------------------------------------


class PhaseTally(msgspec.Struct, frozen=True):
    phase: int
    made: Share  # of the attempts at it
    points: Mean  # of these hands


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    games: int
    won: Share  # of games against others, the first place alone or with others
    made: Share  # phases of hands
    out: Share  # of hands; where nobody goes out, of none
    points: Mean  # of hands, or of phases that were written down
    length: Mean  # hands of a game
    phases: list[PhaseTally]


class EditionFigures(msgspec.Struct, frozen=True):
    edition: str
    figures: Figures


class OpponentFigures(msgspec.Struct, frozen=True):
    player: Player
    ahead: Share  # games in which one came in before this opponent
    figures: Figures


class GameFigures(msgspec.Struct, frozen=True):
    """Of one game: of all that was played, by edition, and by opponent, the most frequent first."""

    game: str
    figures: Figures
    editions: list[EditionFigures]
    opponents: list[OpponentFigures]


def game_figures(game: str, games: Sequence[OwnGame]) -> GameFigures:
    """Of games of this kind, the newest first."""
    by_edition: dict[str, list[OwnGame]] = {}
    for one in games:
        by_edition.setdefault(one.rules["edition"], []).append(one)
    editions = [EditionFigures(edition, figures_of(played)) for edition, played in by_edition.items()]
    return GameFigures(game, figures_of(games), editions, _opponents(games))


def figures_of(games: Sequence[OwnGame]) -> Figures:
    hands = [hand for game in games for hand in game.hands]
    against = [game for game in games if len(game.players) > 1]
    outs = [hand.out for hand in hands if hand.out is not None]
    phases = sorted({phase for hand in hands for phase in hand.tried})
    return Figures(
        games=len(games),
        won=share(sum(game.is_won for game in against), len(against)),
        made=share(sum(hand.made is not None for hand in hands), len(hands)),
        out=share(sum(outs), len(outs)),
        points=_mean_points(hands),
        length=mean([len(game.hands) for game in games]),
        phases=[_phase_figures(phase, hands) for phase in phases],
    )


def _phase_figures(phase: int, hands: Iterable[Hand]) -> PhaseTally:
    at = [hand for hand in hands if phase in hand.tried]
    return PhaseTally(phase, share(sum(hand.made == phase for hand in at), len(at)), _mean_points(at))


def _mean_points(hands: Iterable[Hand]) -> Mean:
    return mean([hand.points for hand in hands if hand.points is not None])


def _opponents(games: Sequence[OwnGame]) -> list[OpponentFigures]:
    """By the name that they had in their first game; one may sit at a table twice."""
    players = {player.key: player for game in games for _, player in game.opponents}
    met = {key: [(game, seat) for game in games for seat in game.seats_of(key)] for key in players}
    return [
        OpponentFigures(
            players[key],
            share(sum(game.place(game.seat) < game.place(seat) for game, seat in sat), len(sat)),
            figures_of([game for game in games if game.seats_of(key)]),
        )
        for key, sat in sorted(met.items(), key=lambda one: -len(one[1]))
    ]


# --- the best ----------------------------------------------------------------------------------------


class BestGame(msgspec.Struct, frozen=True):
    id: str
    at: int | None
    value: int


class BestList(msgspec.Struct, frozen=True):
    game: str
    players: int
    rules: dict[str, Any]
    best: list[BestGame]


def best_lists(games: Iterable[OwnGame]) -> list[BestList]:
    """A list for each set of rules and number of players. Of equals the older one stands first."""
    lists: list[BestList] = []
    for game in sorted(games, key=lambda one: one.at or 0):
        value = _value(game)
        if value is None:
            continue
        rules = (game.game, len(game.players), game.rules)
        found = next((one for one in lists if (one.game, one.players, one.rules) == rules), None)
        if found is None:
            found = BestList(*rules, [])
            lists.append(found)
        found.best.append(BestGame(game.id, game.at, value))
    for one in lists:
        one.best.sort(key=lambda best: best.value, reverse=one.game == "dice")
        del one.best[BEST:]
    return lists


def _value(game: OwnGame) -> int | None:
    """Dice by points, the most first; of games that were won, cards by the fewest points, the board by the
    fewest rounds."""
    if game.game == "dice":
        return game.scores[game.seat]
    if not game.is_won:
        return None
    return {"card": game.scores[game.seat], "board": len(game.hands)}.get(game.game)

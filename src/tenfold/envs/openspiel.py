"""The card game for OpenSpiel (`tenfold_card_v0`), over the kernel; importing this registers it.

Cards are dealt one by one, each a chance node. What a seat has seen is its log, which is the string of its
information state: a line for each hand, and nothing in it that the seat may not know.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core import BadInput, Seat, TenfoldError
from tenfold.envs.action_texts import action_text
from tenfold.envs.counts import in_hand, on_table
from tenfold.envs.rendering import as_text
from tenfold.envs.resampling import resampled
from tenfold.envs.spaces import MOST_DECISIONS, card_rules, check_most
from tenfold.kernel import entries, episodes
from tenfold.kernel.layout import (
    DEAL,
    HAND,
    KINDS,
    KNOCK_NOW,
    LAY_FIRST,
    LOT,
    MOST_ACTIONS,
    NOT_OUT,
    OVER,
    SEATS_MOST,
    TAKE_TOP,
    TURN_OVER,
)
from tenfold.kernel.observation import OBSERVATION
from tenfold.kernel.options import before_the_lot
from tenfold.pieces.cards import COPIES, TEXT_OF

try:
    import pyspiel
except ImportError:
    raise TenfoldError("this game needs OpenSpiel: pip install 'tenfold[openspiel]'") from None

_NATURES = (LOT, DEAL, TURN_OVER)
_NO_CARDS = np.zeros(0, np.int64)

_TYPE = pyspiel.GameType(
    short_name="tenfold_card_v0",
    long_name="Tenfold: the card game",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS_MOST,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,  # its length has no bound
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 2,
        "edition": "intl",
        "variants": "",  # with "+" between them
        "max_decisions": MOST_DECISIONS,
    },
)


class SpielCardGame(pyspiel.Game):
    """A game that is not over after `max_decisions` ends there, with no reward for anybody."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_TYPE.parameter_specification, **(params or {})}
        players = chosen["players"]
        self.most = check_most("max_decisions", chosen["max_decisions"])
        rules = card_rules(chosen["edition"], [name for name in chosen["variants"].split("+") if name])
        self.start = before_the_lot(rules, players, 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=KINDS,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=self.most,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> SpielCardState:
        return SpielCardState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> CardObserver:
        return CardObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """The lot, a card for each decision, and a deal for every two of them."""
        return int(1 + self.most + (self.most // 2 + 1) * (self.num_players() * HAND + 1))


class SpielCardState(pyspiel.State):
    """A record of the kernel, the cards of a deal that is under way, and each seat's log."""

    def __init__(self, game: SpielCardGame) -> None:
        super().__init__(game)
        self.record = game.start.copy()
        self.logs = tuple(f"seat {seat}:" for seat in range(game.num_players()))
        self.before_deal = ""  # this hand's, written: where a resampled state starts from
        self._most = game.most
        self._dealt: list[int] = []
        self._to_deal = 0
        self._look()

    # --- what OpenSpiel asks -----------------------------------------------------------------------

    def current_player(self) -> int:
        return self._awaited

    def is_terminal(self) -> bool:
        return bool(self._awaited == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Seats of the lot, kinds of cards otherwise."""
        counts = self._chances()
        total = counts.sum()
        return [(int(at), counts[at] / total) for at in np.flatnonzero(counts)]

    def _chances(self) -> NDArray[Any]:
        z = self.record[0]
        if z["stage"] == LOT:
            return np.ones(z["players"], np.int64)
        if z["stage"] == DEAL:
            return np.array(COPIES) - np.bincount(self._dealt, minlength=KINDS)
        return np.bincount(z["deck"][: z["deck_size"]], minlength=KINDS)

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise BadInput("the game is over: start a new one")
        if self._awaited == pyspiel.PlayerId.CHANCE:
            self._nature(action)
        else:
            self._decide(action)
        self._look()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return action_text(action)
        return f"seat {action} deals" if self.record["stage"][0] == LOT else TEXT_OF[action]

    def returns(self) -> list[float]:
        row = np.zeros(SEATS_MOST)
        episodes.returns_on(self.record, 0, row)
        return [float(value) for value in row[: len(self.logs)]]

    def resample_from_infostate(self, player: Seat, sampler: Any) -> SpielCardState:
        """A state that looks the same to the player, its hidden cards dealt anew by nothing but the log."""
        found: SpielCardState = resampled(self, player, sampler())
        return found

    def __str__(self) -> str:
        return "\n\n".join(as_text(row) for row in self.rows()[: len(self.logs)])

    def rows(self) -> NDArray[np.int16]:
        """Every seat's observation."""
        rows = np.zeros((SEATS_MOST, OBSERVATION), np.int16)
        entries.see_on(self.record, 0, rows, np.zeros(MOST_ACTIONS, np.bool_))
        return rows

    @property
    def is_dealing(self) -> bool:
        """Whether some cards of a deal lie there, and not yet all."""
        return bool(self._dealt)

    # --- what happens ------------------------------------------------------------------------------

    def _look(self) -> None:
        """Who must act, and what is legal."""
        z = self.record[0]
        self._legal: tuple[int, ...] = ()
        if z["stage"] == OVER or z["decisions"] >= self._most:
            self._awaited = int(pyspiel.PlayerId.TERMINAL)
        elif z["stage"] in _NATURES:
            self._awaited = int(pyspiel.PlayerId.CHANCE)
        else:
            seats, mask = np.zeros(1, np.int8), np.zeros((1, MOST_ACTIONS), np.bool_)
            entries.look(self.record, seats, np.zeros((1, OBSERVATION), np.int16), mask)
            self._awaited = int(seats[0])
            self._legal = tuple(np.flatnonzero(mask[0]).tolist())

    def _nature(self, action: int) -> None:
        possible = self._chances()
        if not (0 <= action < len(possible) and possible[action]):
            raise BadInput(f"chance cannot bring {action}: choose from {np.flatnonzero(possible).tolist()}")
        stage = self.record["stage"][0]
        if stage == DEAL:
            self._deal(action)
            return
        entries.nature_on(self.record, 0, np.array([action]))
        if stage == TURN_OVER:
            seat = int(self.record["seat"][0])
            self._note(f" {seat}<?", seat, f" {seat}<{TEXT_OF[action]}")

    def _deal(self, card: int) -> None:
        if not self._dealt:
            self.before_deal = ""
            self.before_deal = self.serialize()
            ahead = self.record.copy()  # who plays is settled by the deal: only level players in a play-off
            entries.nature_on(ahead, 0, _NO_CARDS)
            self._to_deal = int(ahead["playing"][0]).bit_count() * HAND + 1
        self._dealt.append(card)
        if len(self._dealt) < self._to_deal:
            return
        entries.nature_on(self.record, 0, np.array(self._dealt))
        self._dealt = []
        public = f"\ndeal {self.record['dealer'][0]} {TEXT_OF[card]}"
        self.logs = tuple(
            f"{log}{public} {_texts(in_hand(self.record, seat))}" for seat, log in enumerate(self.logs)
        )

    def _decide(self, action: int) -> None:
        if action not in self._legal:
            raise BadInput(
                f"action {action} is not legal now: choose from {', '.join(map(str, self._legal))}"
            )
        seat, z = self._awaited, self.record[0]
        before, deck_size = on_table(self.record), z["deck_size"]
        top = z["pile"][z["pile_size"] - 1]
        entries.act_on(self.record, 0, action)
        text = f" {seat}:{action}"
        if action in (TAKE_TOP, KNOCK_NOW):
            text += f"={TEXT_OF[top]}"
        elif action >= LAY_FIRST:
            text += f"={_texts(on_table(self.record) - before)}"
        if z["stage"] == TURN_OVER and deck_size == 0:
            text += f" new={_texts(self._chances())}"
        if z["out"] != NOT_OUT:  # card.score.open
            text += "".join(
                f" {owner}|{_texts(in_hand(self.record, owner))}" for owner in range(len(self.logs))
            )
        self._note(text)

    def _note(self, public: str, seat: Seat | None = None, private: str = "") -> None:
        self.logs = tuple(log + (private if at == seat else public) for at, log in enumerate(self.logs))


class CardObserver:
    """OpenSpiel's form of an observer: the log, or the kernel's observation."""

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise BadInput(f"the card game's observers take no parameters, so not {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadInput("the card game is observed by one player, with all that everybody knows")
        self._recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self._recalls:
            self.tensor = np.zeros(OBSERVATION, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielCardState, player: Seat) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.rows()[player]

    def string_from(self, state: SpielCardState, player: Seat) -> str:
        if self._recalls:
            return state.logs[player]
        return " ".join(map(str, state.rows()[player].tolist()))


def _texts(counts: NDArray[Any]) -> str:
    return ",".join(TEXT_OF[kind] for kind in np.repeat(np.arange(KINDS), counts))


pyspiel.register_game(_TYPE, SpielCardGame)

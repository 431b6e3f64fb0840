"""What every bot must keep to: legal choices, made of nothing but the view, the choices and the stream."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tenfold.core import Decide, Illegal
from tenfold.locales.rendering import in_english
from tenfold.play import Bot
from tenfold.testing.playing import AnyGame, SeededStream, step


def check_bot(
    bot: Bot[Any, Any], game: AnyGame, *, seeds: Iterable[int] = range(5), most_decisions: int = 500
) -> int:
    """Let a bot play in all seats, one game per seed; returns the number of its decisions.

    Each is asked for twice: once more in a world whose hidden pieces are elsewhere, where the seat sees the
    same and the bot's stream gives the same. AssertionError if a choice is illegal, or not the same.

    >>> from tenfold.games.card import CardKind
    >>> from tenfold.bots import RandomBot
    >>> kind = CardKind()
    >>> check_bot(RandomBot(), kind.game(kind.rules("intl"), players=3), seeds=[1], most_decisions=40)
    40
    """
    return sum(_decisions(bot, game, seed, most_decisions) for seed in seeds)


def _decisions(bot: Bot[Any, Any], game: AnyGame, seed: int, most: int) -> int:
    state, nature = game.initial(), SeededStream(seed)
    decisions = 0
    while decisions < most:
        turn = game.turn(state)
        if isinstance(turn, Decide):
            action = _chosen(bot, game, state, turn.seat, seed + decisions)
            other = game.determinize(game.view(state, turn.seat), nature)
            again = _chosen(bot, game, other, turn.seat, seed + decisions)
            if again != action:
                raise AssertionError(f"the same view and stream lead to {action}, and to {again}")
            decisions += 1
        else:
            event = step(game, state, nature)
            if event is None:
                break
            action = event.action
        state = game.apply(state, action)
    return decisions


def _chosen(bot: Bot[Any, Any], game: AnyGame, state: Any, seat: int, seed: int) -> Any:
    action = bot.choose(game.view(state, seat), game.legal(state), SeededStream(seed))
    try:
        game.check(state, action)
    except Illegal as refusal:
        raise AssertionError(f"the bot's choice {action} is refused: {in_english(refusal)}") from None
    return action

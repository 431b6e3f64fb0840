"""What could be done is told in different words, so that a review can say what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tenfold.analysis.dice import review as dice
from tenfold.analysis.review.estimates import in_words
from tenfold.core import Decide
from tenfold.games.board.actions import Add, Pick
from tenfold.games.card.actions import Hit
from tenfold.games.registry import game_kind
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import rendered
from tenfold.play import GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.surfaces import bot

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
MOST = 40  # choices of a decision that are compared: some have thousands
MOST_DECISIONS = 250  # of a game

TABLES = [
    ("card", "intl", (), 2),
    ("card", "intl", (), 4),
    ("card", "fx", (), 3),
    ("card", "fx", ("knock",), 4),
    ("card", "intl", ("free",), 2),
    ("board", "intl", (), 2),
    ("board", "2010", (), 3),
    ("board", "intl", (), 6),
    ("dice", "de", (), 1),
]


def same_to_a_person(view: Any, one: Any, other: Any) -> bool:
    """The same card from below in the discard pile, and the same card on two groups that are alike."""
    match one, other:
        case Pick(), Pick():
            return bool(one.card == other.card and one.depth and other.depth)
        case (Hit(), Hit()) | (Add(), Add()):
            groups = [view.table[action.seat][action.group] for action in (one, other)]
            return bool(one.card == other.card and one.end == other.end and groups[0] == groups[1])
    return False


def some(legal: Sequence[Any], at: int) -> list[Any]:
    """Of many choices those beside each other, which are most alike, and some of all."""
    if len(legal) <= MOST:
        return list(legal)
    near = at * 7919 % (len(legal) - MOST // 2)
    chosen = {*range(near, near + MOST // 2), *range(at % 97, len(legal), len(legal) * 2 // MOST)}
    return [legal[n] for n in sorted(chosen)]


@pytest.mark.parametrize(("name", "edition", "variants", "players"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_two_choices_are_never_told_in_the_same_words(
    name: str, edition: str, variants: tuple[str, ...], players: int, seed: int
) -> None:
    """In any language: what is told alike in one may differ in another."""
    kind = game_kind(name)
    rules = kind.rules(edition, variants)
    game = kind.game(rules, players=players)
    table: Any = Table(game, GameSeed(derived(seed, "words")))
    player, stream = bot(name, "easy", rules), HashStream(derived(seed, "choice"), "choice")
    speeches = [Speech(language) for language in LANGUAGES]
    at = compared = 0
    while at < MOST_DECISIONS and isinstance(turn := table.settle(), Decide):
        view, legal = game.view(table.state, turn.seat), game.legal(table.state)
        at += 1
        told: dict[tuple[str, str], Any] = {}
        for action in some(legal, at) if len(legal) > 1 else ():
            if name == "dice":
                says = dice.in_words(rules, game, table.state, action)
            else:
                says = in_words(game, view, turn.seat, action)
            assert says is not None, action
            for speech in speeches:
                words = rendered(says, speech, NAMES, turn.seat)
                other = told.setdefault((speech.language, words), action)
                assert other == action or same_to_a_person(view, other, action), (words, action, other)
            compared += 1
        # Somebody who errs now and then comes into more positions.
        table.act(legal[at * 31 % len(legal)] if at % 5 == 0 else player.choose(view, legal, stream))
    assert compared > MOST_DECISIONS

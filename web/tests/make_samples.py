"""Makes hands.json, rolls.json, moves.json and proofs.json: what the engine says, for the page's tests.

.venv/bin/python web/tests/make_samples.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from tenfold.core import Decide
from tenfold.games.board.rules import MINIMUM, PHASES
from tenfold.games.board.state import FULL_DECK as BOARD_CARDS
from tenfold.games.board.track import CHOICES, DEFAULT_TRACK, landing, next_free
from tenfold.games.card.state import FULL_DECK
from tenfold.games.registry import game_kind
from tenfold.pieces.cards import WILD, hand, write_cards
from tenfold.pieces.dice import PRINTED_DICE, best_points, write_faces
from tenfold.pieces.distance import shortfall
from tenfold.pieces.phases import PRINTED_PHASES
from tenfold.pieces.placements import Minimum
from tenfold.play import GameSeed, Table
from tenfold.play.streams import derived
from tenfold.record.format import Header
from tenfold.record.writer import RecordWriter

chance = random.Random(10)
here = Path(__file__).parent


def line(entries: list[dict[str, object]]) -> str:
    return "[\n" + ",\n".join(map(json.dumps, entries)) + "\n]\n"


hands = []
for _ in range(300):
    cards = hand(chance.sample(FULL_DECK, chance.choice([1, 3, 6, 10, 11])))
    phase, minimum = chance.choice(PRINTED_PHASES), chance.choice(list(Minimum))
    distance = shortfall(phase, cards, minimum).distance
    hands.append(
        {"phase": str(phase), "hand": write_cards(cards), "minimum": minimum.value, "distance": distance}
    )
rolls = []
for _ in range(300):
    phase = chance.choice(PRINTED_PHASES)
    faces = tuple(chance.choice(die) for die in PRINTED_DICE)
    rolls.append({"phase": str(phase), "roll": write_faces(faces), "points": best_points(phase, faces)})
(here / "rolls.json").write_text(line(rolls))

moves = []  # pieces that are often in each other's way
for _ in range(200):
    pieces = tuple(
        chance.choice(range(12)) for _ in range(chance.choice([2, 3, 6]))
    )  # often in each other's way
    seat, steps = chance.randrange(len(pieces)), chance.randint(1, 12)
    space = chance.choice(CHOICES)
    moves.append(
        {
            "pieces": pieces,
            "seat": seat,
            "steps": steps,
            "landing": landing(pieces, seat, steps),
            "space": space.value,
            "next": next_free(DEFAULT_TRACK, pieces, seat, (space,)),
        }
    )
(here / "moves.json").write_text(line(moves))

for _ in range(150):  # of the board game, whose jokers are wilds
    jokers = (WILD,) * chance.choice([0, 0, 1, 2, 4])
    cards = hand((*chance.sample(BOARD_CARDS, chance.choice([3, 8, 10, 12])), *jokers))
    phase = chance.choice(PHASES)
    distance = shortfall(phase, cards, MINIMUM).distance
    hands.append(
        {"phase": str(phase), "hand": write_cards(cards), "minimum": MINIMUM.value, "distance": distance}
    )
(here / "hands.json").write_text(line(hands))


LAYING = ("lay", "hit", "add", "score")  # so that hands and rounds end


def played(
    name: str,
    edition: str,
    *variants: str,
    seats: int,
    decisions: int,
    dealer: int | None = None,
    likes: Sequence[str] = LAYING,
) -> list[str]:
    """A record of random play, without the chain's hashes: the page does not read them."""
    kind = game_kind(name)
    rules = kind.rules(edition, variants)
    seed = GameSeed(derived(10, "fairness", name, edition), salts=("first", "second"))
    header = Header(
        game=name,
        rules=kind.write_rules(rules),
        seats=tuple(f"Player {seat}" for seat in range(seats)),
        dealer=dealer,
        commitment=seed.commitment,
        salts=seed.salts,
    )
    file = BytesIO()
    with RecordWriter(file, kind, header) as writer:
        table = Table(kind.game(rules, players=seats, dealer=dealer), seed, writer.event)
        while isinstance(table.settle(), Decide) and table.decisions < decisions:
            table.act(chosen(table.game.legal(table.state), likes))
        writer.finish(None, seed.secret)
        lines = file.getvalue().decode().splitlines()
    return [line[: line.index(',"hash":')] + "}" for line in lines]


def chosen(legal: Sequence[Any], likes: Sequence[str]) -> Any:
    """Most often what is liked, if it can be done."""
    told = [(str(action).split(" ")[0], action) for action in legal[:400]]
    for verb in likes:
        if any(one == verb for one, _ in told) and chance.random() < 0.9:
            return chance.choice([action for one, action in told if one == verb])
    return chance.choice(told)[1]


# Piles that are renewed, skips in front of players, knocking, hands and rounds that follow each other, kept cards.
proofs = {
    "card intl": played("card", "intl", seats=6, decisions=180, likes=["draw"]),
    "card intl, chosen dealer": played("card", "intl", seats=2, dealer=1, decisions=220),
    "card fx, knocking": played("card", "fx", "knock", seats=4, decisions=300),
    "card fx": played("card", "fx", seats=6, decisions=150, likes=["draw"]),
    "dice de": played("dice", "de", seats=2, decisions=90),
    "dice de, alone": played("dice", "de", seats=1, decisions=40),
    "board intl": played("board", "intl", seats=3, dealer=2, decisions=260, likes=["draw", "discard"]),
    "board 2010": played("board", "2010", seats=6, decisions=300),
}
(here / "proofs.json").write_text(json.dumps(proofs, indent=0) + "\n")

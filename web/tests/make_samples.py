"""Makes hands.json, rolls.json, moves.json and the records: what the engine says, for the page's tests.

.venv/bin/python web/tests/make_samples.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path

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

for name, file in (("card", "record.jsonl"), ("board", "record-board.jsonl")):
    kind = game_kind(name)
    rules = kind.rules("intl")
    seed = GameSeed(derived(10, "fairness"), salts=("first", "second"))
    header = Header(
        game=name,
        rules=kind.write_rules(rules),
        seats=("North", "East", "South"),
        commitment=seed.commitment,
        salts=seed.salts,
    )
    with RecordWriter((here / file).open("wb"), kind, header) as writer:
        table = Table(kind.game(rules, players=3), seed, writer.event)
        table.settle()  # the lot and the first deal
        writer.finish(None, seed.secret)

"""Games that were played, as the page keeps them and as the laboratory counts them."""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Any, TypeAlias

import msgspec

from tenfold.games.registry import game_kind
from tenfold.lab.simulate import Batch, play_batch_game, seated
from tenfold.record.reader import parse_record
from tenfold.record.replay import replay
from tenfold.rooms.record import replay_data
from tenfold.surfaces import surface

Played: TypeAlias = tuple[str, str, tuple[str, ...], int]  # game, edition, variants, players
PLAYED: tuple[Played, ...] = (
    ("card", "intl", ("short:3",), 3),
    ("card", "fx", (), 2),
    ("card", "intl", ("fixed",), 2),
    ("card", "intl", ("free", "short:4"), 2),
    ("card", "intl", ("even",), 2),
    ("dice", "de", (), 2),
    ("dice", "de", (), 1),
    ("board", "intl", (), 3),
)


def samples(played: Iterable[Played], bot: str = "solid") -> Iterator[dict[str, Any]]:
    """Games of bots, with what the laboratory counts of them by seat."""
    for at, (game, edition, variants, players) in enumerate(played):
        kind = game_kind(game)
        rules = kind.write_rules(kind.rules(edition, variants))
        bots = (bot,) * players
        batch = Batch(game=game, rules=rules, bots=bots, games=1, seed=20 + at, most_decisions=20_000)
        file = BytesIO()
        play_batch_game(batch, 0, seated(batch), file)
        record = parse_record(file.getvalue(), "the record")
        tried, made = ([Counter[int]() for _ in bots] for _ in range(2))
        hands = [0] * players
        for step in replay(record):
            ended = surface(game, "attempts")(kind.rules(edition, variants), step.before, step.after)
            for seat in {attempt.seat for attempt in ended}:
                hands[seat] += 1
            for attempt in ended:
                tried[attempt.seat][attempt.phase] += 1
                made[attempt.seat][attempt.phase] += attempt.made
        yield {
            "record": file.getvalue().decode(),
            "replay": msgspec.to_builtins(replay_data(record)),
            "tried": tried,
            "made": [+found for found in made],
            "hands": hands,
        }


def games_file(played: Iterable[Played], bot: str = "solid") -> bytes:
    """A file of "My games"; the first seat is a person's."""
    games = []
    for at, sample in enumerate(samples(played, bot)):
        lines = sample["record"].splitlines()
        bare = [re.sub(r',"hash":"\w{64}"}$', "}", line) for line in lines]
        names = ["Maximiliane Long", "Luno", "Ann"][: len(sample["hands"])]
        games.append(
            {
                "at": 1_794_000_000_000 + at * 3_600_000,
                "seat": 0,
                "room": "x" * 22,
                "players": [
                    {"name": name, "bot": "solid" if seat == 1 else None, "character": None, "face": None}
                    for seat, name in enumerate(names)
                ],
                "record": packed("\n".join(bare)),
                "hash": json.loads(lines[-1])["hash"],
                "replay": packed(json.dumps(sample["replay"])),
            }
        )
    return json.dumps({"tenfold": "games", "version": 1, "games": games}).encode()


def packed(text: str) -> str:
    """As it is where a browser cannot deflate."""
    return "j" + base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")

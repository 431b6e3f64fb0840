"""Write the golden transcripts anew: `python -m tests.golden.make`. Read the difference before you commit."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tenfold.games.registry import game_kind
from tenfold.play import Bot, GameSeed, HashStream, Table, run
from tenfold.play.streams import derived
from tenfold.record import Header, Record, RecordWriter
from tenfold.record.reader import parse_record
from tenfold.terminal.transcript import transcript
from tests.golden.board_collector import BoardCollector
from tests.golden.collector import Collector
from tests.golden.roller import Roller

FOLDER = Path(__file__).parent / "games"
NAMES = ("North", "East", "South", "West")
PLAYERS: dict[str, Callable[[Any], Bot[Any, Any]]] = {
    "card": Collector,
    "dice": Roller,
    "board": BoardCollector,
}


class Golden(NamedTuple):
    game: str
    edition: str
    variants: tuple[str, ...]
    players: int
    seed: int

    @property
    def path(self) -> Path:
        alone = ("solo",) if self.players == 1 else ()
        words = "-".join((self.game, self.edition, *self.variants, *alone)).replace(":", "")
        return FOLDER / f"{words}.txt"


# The variants are shown in short games, which a person can read in one sitting.
GOLDEN = [
    *(
        Golden("card", edition, variants, players, seed)
        for edition in ("intl", "fx")
        for variants, players, seed in (
            ((), 2, 1),
            (("fixed", "short:3"), 3, 2),
            (("short:2",), 4, 3),
            (("even", "short:2"), 3, 4),
            (("odd", "short:2"), 2, 5),
            (("knock", "short:2"), 4, 6),
            (("free", "short:3"), 3, 7),
        )
    ),
    Golden("board", "intl", (), 2, 1),
    Golden("board", "2010", (), 4, 2),
]
GOLDEN += [
    Golden("dice", "de", variants, players, seed)
    for variants, players, seed in (
        ((), 3, 1),
        ((), 1, 15),
        (("locked",), 2, 3),
        (("free-decline",), 1, 4),
        (("no-decline",), 1, 5),
        (("deductions",), 1, 6),
    )
]


def play(golden: Golden) -> Record:
    kind = game_kind(golden.game)
    rules = kind.rules(golden.edition, golden.variants)
    seed = GameSeed(derived(golden.seed, "golden"))
    header = Header(
        game=golden.game,
        rules=kind.write_rules(rules),
        seats=NAMES[: golden.players],
        commitment=seed.commitment,
    )
    file = io.BytesIO()
    writer = RecordWriter(file, kind, header)
    table = Table(kind.game(rules, players=golden.players), seed, writer.event)
    bots = [PLAYERS[golden.game](rules)] * golden.players
    over = run(table, bots, [HashStream(b"", "unused")] * golden.players, most_decisions=20_000)
    assert over is not None
    writer.finish(over.outcome, seed.secret)
    return parse_record(file.getvalue(), golden.path.name)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        golden.path.write_text("\n".join(transcript(play(golden))) + "\n", "utf-8")


if __name__ == "__main__":
    main()

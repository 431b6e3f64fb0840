"""Write the golden transcripts anew: `python -m tests.golden.make`. Read the difference before you commit."""

from __future__ import annotations

import io
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from tenfold.games.registry import GAMES, game_kind
from tenfold.locales import Speech
from tenfold.play import GameSeed, HashStream, Table, run
from tenfold.play.streams import derived
from tenfold.record import Header, Record, RecordWriter
from tenfold.record.reader import parse_record
from tenfold.terminal.transcript import Transcript

FOLDER = Path(__file__).parent / "games"
NAMES = ("North", "East", "South", "West")


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


# Each game's own tests name who plays, and which games are shown.
SHOWN = {game: import_module(f"tests.games.{game}.golden") for game in GAMES}
GOLDEN = [Golden(game, *transcript) for game, shown in SHOWN.items() for transcript in shown.TRANSCRIPTS]


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
    bots = [SHOWN[golden.game].PLAYER(rules)] * golden.players
    over = run(table, bots, [HashStream(b"", "unused")] * golden.players, most_decisions=20_000)
    assert over is not None
    writer.finish(over.outcome, seed.secret)
    return parse_record(file.getvalue(), golden.path.name)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        golden.path.write_text("\n".join(Transcript(play(golden), Speech("en")).whole()) + "\n", "utf-8")


if __name__ == "__main__":
    main()

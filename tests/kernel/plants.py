"""Differences planted into a copy of the kernel, one for each family of rules: all must be found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
CAUGHT = 17  # the exit code of a proof that found a difference
ENOUGH = 300_000  # decisions, after which a plant counts as overlooked


class Plant(NamedTuple):
    rule: str
    file: str
    sound: str
    broken: str


PLANTS = (
    Plant("card.open.skip", "nature", "if card == SKIP_KIND:", "if card < 0:"),
    Plant(
        "card.dealer-rotates", "nature", "        else:\n            z.dealer = left_of(z, z.dealer)\n", ""
    ),
    Plant("card.skip.not-from-discard", "choices", " or z.pile[z.pile_size - 1] == SKIP_KIND", ""),
    Plant(
        "card.pile.exhausted",
        "transition",
        "z.deck[place] = z.pile[place]",
        "z.deck[place] = z.pile[place + 1]",
    ),
    Plant("card.phases.order", "seats", "return left if z.free_order else left & -left", "return left"),
    Plant(
        "card.set.same-number-twice", "laydowns", "max(size + other_size - held, 0)", "max(size - held, 0)"
    ),
    Plant("card.run.no-wrap", "laydowns", "range(1, 14 - run_size)", "range(1, 13 - run_size)"),
    Plant("card.colour", "laydowns", "range(44 + colour, -1, -4)", "range(colour, 48, 4)"),
    Plant("card.wild.natural-minimum", "laydowns", "return lack < size", "return True"),
    # Eight cards of a number fill their four bits.
    Plant("card.wild.any", "hands", "if least <= 0:", "if least < 0:"),
    Plant("card.skip.one-pending", "choices", "candidates & ~z.skips", "candidates"),
    Plant("card.skip.once-per-lap", "transition", "z.lap and z.seat == first_player(z)", "False"),
    Plant("card.skip.in-front", "transition", "z.under += z.skip_in_front", "z.under += 0"),
    Plant(
        "card.hit.fit", "groups", "if value + length <= 12:  # card.run.no-wrap", "if value + length < 12:"
    ),
    Plant("card.out", "transition", "end_hand(z, OUT_HIT)", "end_hand(z, OUT_DISCARD)"),
    Plant("card.score", "hands", "NUMBERS_1_TO_9 = (1 << 36)", "NUMBERS_1_TO_9 = (1 << 40)"),
    Plant("card.win.playoff", "scoring", "elif z.total[seat] == fewest:", "elif z.total[seat] < 0:"),
    Plant("card.variant.knock", "transition", "& ~z.skips\n", "\n"),
)


def caught(plant: Plant) -> bool:
    """Whether a proof of a kernel with this difference, compiled anew, finds it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(
            ROOT / "src" / "tenfold", source / "tenfold", ignore=shutil.ignore_patterns("page", "__pycache__")
        )
        file = source / "tenfold" / "kernel" / f"{plant.file}.py"
        text = file.read_text()
        assert text.count(plant.sound) == 1, f"{plant.rule}: {plant.sound!r} must stand once in {file.name}"
        file.write_text(text.replace(plant.sound, plant.broken))
        environment = {
            **os.environ,
            "PYTHONPATH": f"{source}{os.pathsep}{ROOT}",
            "TENFOLD_CACHE": f"{folder}/cache",
        }
        command = [sys.executable, "-m", "tests.kernel.plants", str(source)]
        proof = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert proof.returncode in (0, CAUGHT), proof.stderr
    return proof.returncode == CAUGHT


def _prove_planted(source: str) -> int:
    """In a process of its own: the copy side by side with the reference."""
    import tenfold
    from tests.kernel.beside import Difference
    from tests.kernel.playing import play_block

    assert Path(str(tenfold.__file__)).is_relative_to(source)
    try:
        play_block(1, ENOUGH)
    except Difference:
        return CAUGHT
    return 0


if __name__ == "__main__":
    sys.exit(_prove_planted(sys.argv[1]))

"""`make prove`: the kernel beside the reference for as long as it takes; stopped, it goes on where it was.

First the planted differences, then the decisions in blocks, each with a seed of its own. What is done is kept
beside the compiled code and belongs to these sources: after a change everything is proven anew.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from tenfold.cli.progress import progress_bar
from tenfold.kernel.jit import FOLDER
from tenfold.lab.pool import in_order
from tests.kernel.corners import ALL
from tests.kernel.plants import PLANTS, caught
from tests.kernel.playing import play_block

BLOCK = 20_000  # decisions
FILE = FOLDER / "proven.json"


class Proof:
    """What has been proven so far: planted differences that were found, blocks, and what came up in them."""

    def __init__(self, file: Path) -> None:
        self._file = file
        done: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self.plants: list[str] = done.get("plants", [])
        self.blocks: int = done.get("blocks", 0)
        self.met = Counter[str](done.get("met", {}))

    def save(self) -> None:
        new = self._file.with_suffix(".new")
        new.write_text(json.dumps({"plants": self.plants, "blocks": self.blocks, "met": self.met}))
        new.replace(self._file)


def main() -> None:
    arguments = argparse.ArgumentParser(prog="make prove ARGS=", description=__doc__)
    arguments.add_argument(
        "--decisions", type=int, default=10_000_000, help="in all, those of earlier runs included"
    )
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = arguments.parse_args()
    proof = Proof(FILE)
    _prove_plants(proof, asked.jobs)
    _prove_decisions(proof, asked.decisions, asked.jobs)
    never = ALL - set(proof.met)
    if never and proof.met["decisions"] >= 100_000:
        sys.exit(f"never met: {', '.join(sorted(never))}")
    print(
        f"{proof.met['decisions']:,} decisions agree, and {len(proof.plants)} planted differences were found"
    )
    for name, times in sorted(proof.met.items()):
        print(f"  {name:<28} {times:>12,}")


def _prove_plants(proof: Proof, jobs: int) -> None:
    waiting = [plant for plant in PLANTS if plant.rule not in proof.plants]
    with progress_bar("planted differences", len(waiting)) as progress:
        for plant, found in zip(waiting, in_order(caught, waiting, jobs), strict=True):
            if not found:
                sys.exit(
                    f"a planted difference was not found: {plant.rule}, {plant.sound!r} -> {plant.broken!r}"
                )
            proof.plants.append(plant.rule)
            proof.save()
            progress(1)


def _prove_decisions(proof: Proof, decisions: int, jobs: int) -> None:
    blocks = range(proof.blocks, -(-decisions // BLOCK))
    with progress_bar("decisions side by side", len(blocks) * BLOCK) as progress:
        for met in in_order(partial(play_block, decisions=BLOCK), blocks, jobs):
            proof.met += met
            proof.blocks += 1
            proof.save()
            progress(BLOCK)


if __name__ == "__main__":
    main()

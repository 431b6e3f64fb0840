"""Every function that a walk in docs/architecture.md names is where the walk says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
WALKS = (
    "A card from the deck to the discard pile",
    "A command from browser to disk and back",
    "A solution from command to table",
    "A refusal from rule to words",
)
STOP = re.compile(r"^\d+\. `([\w/.]+)` \(((?:`\w+`(?:, )?)+)\): ", re.MULTILINE)


@pytest.mark.parametrize("walk", WALKS)
def test_the_functions_of_a_walk_are_there(walk: str) -> None:
    text = PAGE.partition(f"\n## {walk}\n")[2].partition("\n## ")[0]
    stops = STOP.findall(text)
    assert len(stops) == len(re.findall(r"^\d+\. ", text, re.MULTILINE)) > 3
    for file, names in stops:
        folder = ROOT if file.startswith("web/") else ROOT / "src" / "tenfold"
        source = (folder / file).read_text("utf-8")
        for name in re.findall(r"\w+", names):
            defined = rf"^ *(?:async def|def|private|async|export function) {name}\b|^  {name}\("
            assert re.search(defined, source, re.MULTILINE), (file, name)

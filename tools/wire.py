"""`make wire`: write what is made from the protocol's types and the rules; --check: say what differs."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from tenfold.analysis.dice.reasons import REASONS as ADVICE
from tenfold.games.dice.sayings import SAYINGS as DICE
from tenfold.pieces.sayings import SAYINGS as PIECES
from tenfold.terminal.scorepad.sayings import SAYINGS as PAD

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tools.codes import table  # noqa: E402
from tools.pad import engine_rules  # noqa: E402
from tools.referee import SOURCE as REFEREE  # noqa: E402
from tools.referee import referee_facts  # noqa: E402
from tools.schema import asyncapi, components  # noqa: E402
from tools.typescript import sayings, typescript  # noqa: E402

CODES = re.compile(r"(?<=<!-- codes: make wire -->\n\n).*?(?=\n<!-- end of codes -->)", re.DOTALL)


def generated() -> dict[Path, str]:
    """What should stand in which file."""
    page = ROOT / "docs" / "protocol.md"
    return {
        ROOT / "docs" / "protocol.asyncapi.json": json.dumps(asyncapi(), indent=2) + "\n",
        ROOT / "web" / "src" / "lib" / "wire.ts": typescript(components()),
        ROOT / "web" / "src" / "lib" / "sayings.ts": sayings([ADVICE, DICE, PAD, PIECES]),
        ROOT / "web" / "src" / "pad" / "engine.json": engine_rules(),
        REFEREE / "facts.json": referee_facts(),
        page: CODES.sub(lambda _: table(), page.read_text("utf-8")),
    }


def main() -> int:
    different = [
        file for file, text in generated().items() if not file.exists() or file.read_text("utf-8") != text
    ]
    for file in different:
        print(f"{'differs' if '--check' in sys.argv else 'written'}: {file.relative_to(ROOT)}")
        if "--check" not in sys.argv:
            file.write_text(generated()[file], "utf-8")
    return 1 if different and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())

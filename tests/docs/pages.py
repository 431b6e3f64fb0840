"""The documentation as its tests read it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
PAGES = {file.relative_to(ROOT).as_posix(): file.read_text("utf-8") for file in FILES}


def blocks(text: str, language: str = "") -> list[str]:
    """What stands between fences of this language."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block for found, block in fenced if found == language]

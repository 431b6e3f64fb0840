"""A server with a game that the page does not know: the card game under another name, with words of its own.

python -m tests.page.other_game serve ...
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from tenfold.cli import main
from tenfold.games.card.game import CardKind
from tenfold.games.registry import AnyKind
from tenfold.surfaces import RANDOM, Surfaces, register

WORDS = Path(__file__).parent / "other"


class OtherKind(CardKind):
    name = "other"


if __name__ == "__main__":
    kind = cast(AnyKind, OtherKind())
    register(Surfaces(kind=kind, sentences=(), bots={"random": RANDOM}, words=WORDS))
    main()

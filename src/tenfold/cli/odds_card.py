"""`tenfold odds` for the card game and the board game: ten dealt cards that hold a phase."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from tenfold.analysis.card.odds import PRINTED_DECK, DealOdds, Deck, dealt
from tenfold.cli.options import Box, print_table
from tenfold.cli.progress import progress_bar
from tenfold.pieces.placements import Minimum


def count(deck: Deck, box: Box, natural_minimum: str | None) -> CardOdds:
    minimum = Minimum(natural_minimum) if natural_minimum else box.rules.natural_minimum
    rows = []
    with progress_bar("counting hands", len(box.rules.played)) as advance:
        for number in box.rules.played:
            rows.append((number, dealt(box.rules.phase(number), minimum, deck)))
            advance(1)
    return CardOdds(box, minimum, rows)


class CardOdds(NamedTuple):
    box: Box
    minimum: Minimum
    rows: list[tuple[int, DealOdds]]

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.box.kind.name,
            "edition": self.box.rules.edition,
            "natural_minimum": self.minimum.value,
            "all_hands": self.rows[0][1].of,
            "phases": [
                {
                    "phase": number,
                    "needs": str(odds.phase),
                    "hands": odds.hands,
                    "of": odds.of,
                    "chance": odds.chance,
                }
                for number, odds in self.rows
            ],
        }

    def show(self) -> None:
        rows = []
        for number, odds in self.rows:
            one_in = f"{odds.of / odds.hands:,.0f}" if odds.hands else "never"
            rows.append((str(number), str(odds.phase), f"{odds.hands:,}", f"{odds.chance:.6%}", one_in))
        print_table(
            f"Phases dealt in ten cards (natural card per {self.minimum.value})",
            ("phase", "needs", "hands", "chance", "one in"),
            rows,
            f"of {self.rows[0][1].of:,} possible hands",
            left=["needs"],
        )


BOARD_DECK = Deck(wilds=0, skips=0)  # board.material
CARD = partial(count, PRINTED_DECK)
BOARD = partial(count, BOARD_DECK)

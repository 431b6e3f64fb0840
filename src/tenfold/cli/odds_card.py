"""`tenfold odds` for the card game and the board game: ten dealt cards that hold a phase."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from tenfold.analysis.card.odds import PRINTED_DECK, DealOdds, Deck, dealt
from tenfold.cli.language import needs, percent, whole
from tenfold.cli.options import Box, print_method, print_table
from tenfold.cli.progress import progress_bar
from tenfold.locales import Speech
from tenfold.pieces.placements import Minimum

MINIMA = {
    Minimum.GROUP: "minimum-group",
    Minimum.PHASE: "minimum-phase",
    Minimum.NONE: "minimum-none",
}


def count(deck: Deck, box: Box, natural_minimum: str | None, say: Speech) -> CardOdds:
    minimum = Minimum(natural_minimum) if natural_minimum else box.rules.natural_minimum
    rows = []
    with progress_bar(say("bar-hands"), len(box.rules.played)) as advance:
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

    def show(self, say: Speech) -> None:
        rows = []
        for number, odds in self.rows:
            asked = needs(say, self.box.kind.name, odds.phase)
            one_in = whole(say, round(odds.one_in)) if odds.hands else say("odds-never")
            rows.append((str(number), asked, whole(say, odds.hands), percent(say, odds.chance, 6), one_in))
        print_table(
            say("odds-cards-title", minimum=say(MINIMA[self.minimum])),
            [say(f) for f in ("col-phase", "col-needs", "odds-hands", "col-chance", "odds-one-in")],
            rows,
            left=[say("col-needs")],
        )
        print_method(say("page-odds-method-deal", of=whole(say, self.rows[0][1].of)))


BOARD_DECK = Deck(wilds=0, skips=0)  # board.material
CARD = partial(count, PRINTED_DECK)
BOARD = partial(count, BOARD_DECK)

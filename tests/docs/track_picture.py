"""Draw the default track anew, as a picture and as tables: `python -m tests.docs.track_picture`."""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path

from tenfold.games.board.track import DEFAULT_TRACK, LENGTH, STARS, Space

DOCS = Path(__file__).parents[2] / "docs"
PICTURE = DOCS / "board-track.svg"
PAGE = DOCS / "board-track.md"

SIZE, MIDDLE, RADIUS = 760, 380, 310

# The label says the kind; the colour only helps the eye.
COLOURS = {
    Space.START: "#bcd4ee",
    Space.STAR: "#bcd4ee",
    Space.PLUS_1: "#d9ead3",
    Space.PLUS_2: "#d9ead3",
    Space.PLUS_3: "#d9ead3",
    Space.AGAIN: "#fff2cc",
    Space.PICK: "#f9cb9c",
    Space.SWAP: "#ead1dc",
    Space.ALL_DRAW: "#d0e0e3",
    Space.JOKER: "#f4cccc",
    Space.ASK: "#d9d2e9",
}

MEANING = {
    Space.START: "the large star space, where all pieces start; later a star space like the others",
    Space.STAR: "go on to the next free space of any other kind",
    Space.PLUS_1: "take one card",
    Space.PLUS_2: "take two cards",
    Space.PLUS_3: "take three cards",
    Space.AGAIN: "take a card; after this turn, another one",
    Space.PICK: "pick any card of the discard pile",
    Space.SWAP: "discard up to four cards, draw one more than that",
    Space.ALL_DRAW: "everybody draws a card",
    Space.JOKER: "draw a card and turn it round: a joker",
    Space.ASK: "ask the others for a number",
}


def picture() -> str:
    """The track as SVG: space 0 at the top, clockwise."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img" '
        'font-family="sans-serif" text-anchor="middle">',
        "<title>The default track: 32 spaces, clockwise from the start at the top</title>",
        f'<rect width="{SIZE}" height="{SIZE}" fill="#ffffff"/>',
        f'<circle cx="{MIDDLE}" cy="{MIDDLE}" r="{RADIUS}" fill="none" stroke="#999999" stroke-width="2"/>',
    ]
    for at, space in enumerate(DEFAULT_TRACK):
        angle = 2 * pi * at / LENGTH - pi / 2
        x, y = MIDDLE + RADIUS * cos(angle), MIDDLE + RADIUS * sin(angle)
        inner_x, inner_y = MIDDLE + (RADIUS - 48) * cos(angle), MIDDLE + (RADIUS - 48) * sin(angle)
        size = 36 if space is Space.START else 28
        lines += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="{COLOURS[space]}" stroke="#333333"/>',
            f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="13">{space.value}</text>',
            f'<text x="{inner_x:.1f}" y="{inner_y + 4:.1f}" font-size="11" fill="#666666">{at}</text>',
        ]
        if space in STARS:
            lines.append(f'<text x="{x:.1f}" y="{y - 10:.1f}" font-size="11">*</text>')
    lines += [
        f'<text x="{MIDDLE}" y="{MIDDLE - 6}" font-size="16">draw pile and discard pile</text>',
        f'<text x="{MIDDLE}" y="{MIDDLE + 18}" font-size="13" fill="#666666">pieces move clockwise</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def tables() -> str:
    """The two tables of the page: every space, and every kind."""
    rows = [
        " ".join(f"| {at} | `{DEFAULT_TRACK[at].value}`" for at in range(row, LENGTH, 8)) for row in range(8)
    ]
    spaces = ["| space | kind " * 4 + "|", "|---:|---" * 4 + "|", *(f"{row} |" for row in rows)]
    kinds = ["| kind | how many | what it does |", "|---|---:|---|"]
    kinds += [f"| `{s.value}` | {DEFAULT_TRACK.count(s)} | {MEANING[s]} |" for s in Space]
    return "\n".join([*spaces, "", *kinds]) + "\n"


def main() -> None:
    PICTURE.write_text(picture(), "utf-8")
    before, _, rest = PAGE.read_text("utf-8").partition("<!-- made -->\n")
    _, _, after = rest.partition("<!-- /made -->\n")
    PAGE.write_text(f"{before}<!-- made -->\n\n{tables()}\n<!-- /made -->\n{after}", "utf-8")


if __name__ == "__main__":
    main()

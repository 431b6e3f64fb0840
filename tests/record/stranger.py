"""A reader of records by a stranger who knows docs/record-format.md, JSON, SHA-256 and nothing of Tenfold.

`retold` computes every outcome of chance again, from the seed and what the players did.
"""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, TypeAlias

Line: TypeAlias = dict[str, Any]

SUITS = [f"{colour}{number}" for number in range(1, 13) for colour in "RBGY" for _ in "12"]
DECKS = {"card": [*SUITS, *["W"] * 8, *["S"] * 4], "board": SUITS}
ORDER = {card: at for at, card in enumerate(DECKS["card"])}
DICE = ["L1", "L2", "L3", "L4", "H1", "H2", "H3", "H4", "H5", "H6"]
NUMBERS = {"L": ["1", "2", "3", "4", "W", "W"], "H": ["5", "6", "7", "8", "9", "10"]}


def read(record: bytes) -> list[Line]:
    """The lines without their hashes, each of which is right."""
    lines, before = [], ""
    for raw in record.split(b"\n")[:-1]:
        body = raw[:-75] + b"}"
        line = json.loads(raw)
        assert line["hash"] == sha256(before.encode("ascii") + body).hexdigest()
        before = line.pop("hash")
        assert line == json.loads(body)
        lines.append(line)
    return lines


class Stream:
    def __init__(self, secret: bytes, salts: list[str], n: int) -> None:
        self.key = hmac.digest(secret, b"".join(sha256(salt.encode()).digest() for salt in salts), "sha256")
        self.numbers = (
            int.from_bytes(block[at : at + 8], "big")
            for i in range(10_000)
            for block in [hmac.digest(self.key, f"chance/{n}\0".encode() + i.to_bytes(8, "big"), "sha256")]
            for at in (0, 8, 16, 24)
        )

    def below(self, m: int) -> int:
        return next(x % m for x in self.numbers if x < 2**64 - 2**64 % m)

    def out_of(self, pile: list[str]) -> str:
        return pile.pop(self.below(len(pile)))


def retold(record: bytes) -> Iterator[tuple[str, str]]:
    """Every outcome of chance: as it stands in the record, and as the seed gives it."""
    header, *events, result = read(record)
    secret = bytes.fromhex(result["seed"])
    assert sha256(secret).hexdigest() == header["commitment"]
    game = GAMES[header["game"]](header)
    for event in events:
        if event["seat"] is None:
            stream = Stream(secret, header["salts"], event["n"])
            game.asked(event["do"])
            yield event["do"], game.chance(event["do"].split()[0], stream)
            game.happened(event["do"])
        else:
            game.done(event["seat"], event["do"])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.__getitem__)


def listed(cards: list[str]) -> str:
    return " ".join(in_order(cards)) or "-"


class Game:
    def __init__(self, header: Line) -> None:
        self.rules: Mapping[str, Any] = header["rules"]
        self.players = len(header["seats"])
        self.first: int | None = header["dealer"]

    def chance(self, kind: str, stream: Stream) -> str:
        if kind == "lot":
            return f"lot {stream.below(self.players)}"
        return str(getattr(self, kind)(stream))

    def asked(self, text: str) -> None:
        """Nature is asked for this."""

    def happened(self, text: str) -> None:
        if text.startswith("lot "):
            self.first = int(text[4:])

    def done(self, seat: int, text: str) -> None:
        raise NotImplementedError


class Dice(Game):
    def __init__(self, header: Line) -> None:
        super().__init__(header)
        colours = self.rules["colours"]
        self.faces = {
            die: [c.upper() + n for c, n in zip(colours[die].split(), NUMBERS[die[0]], strict=True)]
            for die in DICE
        }
        self.shown: dict[str, str] = {}
        self.kept: list[str] = []

    def rolled(self, stream: Stream) -> str:
        faces = [self.shown[die] if die in self.kept else self.faces[die][stream.below(6)] for die in DICE]
        return " ".join(["rolled", *faces])

    def happened(self, text: str) -> None:
        super().happened(text)
        if text.startswith("rolled "):
            self.shown, self.kept = dict(zip(DICE, text.split()[1:], strict=True)), []

    def done(self, seat: int, text: str) -> None:
        self.kept = text.split()[1:] if text.startswith("keep ") else []


class Piles(Game):
    """A draw pile, of which only the cards are known, and a discard pile, whose top is last."""

    def __init__(self, header: Line) -> None:
        super().__init__(header)
        self.deck = DECKS[header["game"]]
        self.draw: list[str] = []
        self.discard: list[str] = []

    def drawn(self, stream: Stream) -> str:
        if not self.draw:
            self.draw, self.discard = in_order(self.discard[:-1]), self.discard[-1:]
        return f"drawn {self.draw[stream.below(len(self.draw))]}"

    def happened(self, text: str) -> None:
        super().happened(text)
        if text.startswith("drawn "):
            self.draw.remove(text[6:])


class Cards(Piles):
    def __init__(self, header: Line) -> None:
        super().__init__(header)
        self.playing = list(range(self.players))
        self.turn = -1  # whose the last turn was
        self.in_front: list[int] = []  # seats that a skip lies in front of
        self.hand = 0

    def after(self, seat: int) -> list[int]:
        """All seats that play, clockwise from the left of this one."""
        seats = [(seat + 1 + i) % self.players for i in range(self.players)]
        return [each for each in seats if each in self.playing]

    def asked(self, text: str) -> None:
        """Who plays a hand is told by its deal; who deals it follows."""
        if not text.startswith("deal "):
            return
        told = [hand.strip() for hand in text[5:].split(" up ")[0].split("/")]
        playing = [seat for seat, hand in enumerate(told) if hand != "-"]
        if self.hand:
            assert self.first is not None
            self.first = next(seat for seat in self.after(self.first) if seat in playing)
        self.playing, self.hand = playing, self.hand + 1

    def deal(self, stream: Stream) -> str:
        assert self.first is not None
        deck = list(self.deck)
        hands = {seat: [stream.out_of(deck) for _ in range(10)] for seat in self.after(self.first)}
        top = stream.out_of(deck)
        self.draw, self.discard, self.in_front, self.turn = deck, [top], [], self.first
        return f"deal {' / '.join(listed(hands.get(seat, [])) for seat in range(self.players))} up {top}"

    def done(self, seat: int, text: str) -> None:
        word, *rest = text.split()
        if word in ("draw", "take"):
            self.pass_to(seat)
        if word in ("take", "knock"):
            self.discard.pop()
        if word == "discard":
            self.turn = seat
            if len(rest) == 2 and self.rules["skip_play"] == "in-front":
                self.in_front.append(int(rest[1]))
            else:
                self.discard.append(rest[0])

    def pass_to(self, seat: int) -> None:
        """Those between have lost their turn: a skip that lay in front of them goes under the pile."""
        for each in self.after(self.turn):
            if each == seat:
                break
            if each in self.in_front:
                self.in_front.remove(each)
                self.discard.insert(0, "S")


class Board(Piles):
    def __init__(self, header: Line) -> None:
        super().__init__(header)
        self.kept: dict[int, list[str]] = {}

    def roll(self, stream: Stream) -> str:
        low, high = sorted((stream.below(6) + 1, stream.below(6) + 1))
        return f"roll {low} {high}"

    def deal(self, stream: Stream) -> str:
        deck = list(self.deck)
        for cards in self.kept.values():
            for card in cards:
                deck.remove(card)
        hands = [
            listed([stream.out_of(deck) for _ in range(10 - len(self.kept.get(seat, [])))])
            for seat in range(self.players)
        ]
        pile = [stream.out_of(deck) for _ in range(5)]
        self.draw, self.discard, self.kept = deck, pile, {}
        return f"deal {' / '.join(hands)} up {' '.join(pile)}"

    def done(self, seat: int, text: str) -> None:
        word, *rest = text.split()
        cards = [re.sub(r"W\((\w+)\)", r"\1", card) for card in rest if card != "-"]  # a joker's face
        if word == "take":
            self.discard.pop()
        elif word == "pick":
            del self.discard[-1 - int(cards[1])]
        elif word in ("swap", "discard"):
            self.discard += cards
        elif word == "keep":
            self.kept[seat] = cards


GAMES: dict[str, type[Game]] = {"card": Cards, "dice": Dice, "board": Board}

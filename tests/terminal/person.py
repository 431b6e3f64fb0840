"""A person at `tenfold play`: a terminal of its own, a data folder of its own, typed lines."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path
from typing import Any

import pexpect

from tenfold.core import Decide
from tenfold.games.registry import game_kind
from tenfold.locales import Speech
from tenfold.pieces.cards import NUMBERS
from tenfold.play import HashStream
from tenfold.record import Record, replay
from tenfold.record.reader import intact, parse_record
from tenfold.record.replay import opened
from tenfold.surfaces import bot, surface
from tenfold.terminal.paint import Paint
from tests.cli.run import Done, tenfold
from tests.cli.terminal import COMMAND, Terminal

PATIENCE = 240  # seconds; only a broken program needs them
ESCAPE = re.compile(r"\x1b[^a-zA-Z]*[a-zA-Z]")


class Person:
    """Types lines and reads what comes back, up to the next question or the end of the program."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        language: str = "en",
        width: int = 80,
        environment: dict[str, str] | None = None,
        start: tuple[str, ...] = COMMAND,
    ) -> None:
        self.home = home
        self.language = language
        self.everything = ""
        self.asked = ""  # the last question of the game
        say = Speech(language)
        prompts = [say("prompt-draw"), say("prompt-play"), say("prompt-knock", card="CARD")]
        prompts += [say("dice-prompt-keep"), say("dice-prompt-score"), *board_prompts(say)]
        # A narrow window breaks a question at its blanks.
        patterns = (re.escape(prompt).replace("CARD", r"\S+") for prompt in prompts)
        pattern = "|".join(pattern.replace(r"\ ", r"\s+") for pattern in patterns)
        self._prompt = re.compile(f"(?:{pattern}) $")
        yes, no = say("words-yes").split()[0], say("words-no").split()[0]
        again = re.escape(say("setup-rematch", yes=yes, no=no)).replace(r"\ ", r"\s+")
        # Between two hands people just go on, and after the last one they have had enough.
        self._onward = re.compile(f"{re.escape(say('prompt-rest'))} $"), re.compile(f"{again} $")
        self.plays_again = no
        unwanted = ("NO_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES")
        kept = {name: value for name, value in os.environ.items() if name not in unwanted}
        self.child = Terminal(
            ("play", *arguments),
            {
                **kept,
                "XDG_DATA_HOME": str(home),
                "TENFOLD_CACHE": str(home / "cache"),  # whatever its owner has solved
                "TERM": "dumb",
                "LANG": "C.UTF-8",
                **(environment or {}),
            },
            timeout=PATIENCE,
            dimensions=(50, width),
            start=start,
            codec_errors="replace",
        )

    # --- typing and reading ---

    def sees(self, question: str) -> str:
        """What is printed before a question of the setup, which ends the output so far."""
        self.child.expect_exact(question + " ")
        return self._read(f"{self.child.before}{question}")

    def prompted(self) -> str:
        """What is printed before the next question of the game; at its end, all that is left."""
        shown = ""
        while (met := self.child.expect([self._prompt, pexpect.EOF, *self._onward])) > 1:
            shown += self._read(f"{self.child.before}")
            self.sends("" if met == 2 else self.plays_again)
        self.asked = "" if self.is_over else str(self.child.after)
        return shown + self._read(f"{self.child.before or ''}")

    def types(self, line: str | bytes) -> str:
        """A line in the game, and what it brings."""
        self.sends(line)
        return self.prompted()

    def sends(self, line: str | bytes) -> None:
        os.write(self.child.child_fd, (line.encode() if isinstance(line, str) else line) + b"\n")

    def _read(self, text: str) -> str:
        text = text.replace("\r\n", "\n")
        self.everything += text
        return text

    # --- the end ---

    @property
    def is_over(self) -> bool:
        return bool(self.child.flag_eof)

    def code(self) -> int | None:
        """The exit code, once the program has ended by itself."""
        self.child.expect(pexpect.EOF)
        self._read(f"{self.child.before or ''}")
        self.child.close()
        return self.child.exitstatus

    def dies(self, by: signal.Signals = signal.SIGKILL) -> None:
        self.child.kill(by)
        self.child.expect(pexpect.EOF)
        self._read(f"{self.child.before or ''}")
        self.child.close()

    # --- what is on the disk ---

    @property
    def records(self) -> list[Path]:
        return sorted((self.home / "tenfold" / "games").glob("*.jsonl"))

    @property
    def saved(self) -> bytes:
        """The newest record as it stands."""
        return self.records[-1].read_bytes()

    def verified(self) -> Done:
        return tenfold("verify", self.records[-1])

    def good_move(self) -> str:
        """A sensible move, as it is typed in this language; taken from the record, not from the screen."""
        return typed_move(parse_record(intact(self.saved), "saved"), self.language)

    def plays_on(self, most: int = 1000) -> str:
        """Sensible moves to the end of the game."""
        shown = ""
        for _ in range(most):
            if self.is_over:
                break
            shown += self.types(self.good_move())
        assert self.is_over
        return shown


def board_prompts(say: Speech) -> list[str]:
    """CARD stands for whatever can stand there."""
    plain = ("star", "pick", "ask", "ask-way", "play", "play-laid")
    none = say("words-none").split()[0]
    return [
        *(say(f"board-prompt-{name}") for name in plain),
        *(say("board-prompt-take", count=count) for count in (1, 2, 3)),
        say("board-prompt-move", low="CARD", high="CARD"),
        say("board-prompt-swap", none=none),
        *(say("board-prompt-give", name="CARD", number=number) for number in NUMBERS),
        say("board-prompt-keep", most=5, none=none),
    ]


def last_state(record: Record) -> Any:
    return [step.after for step in replay(record)][-1]


def typed_move(record: Record, language: str) -> str:
    kind, game = opened(record)
    rules = kind.read_rules(record.header.rules)
    state = last_state(record)
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    legal = game.legal(state)
    view = game.view(state, turn.seat)
    action = bot(kind.name, "easy", rules).choose(view, legal, HashStream(b"", "person"))
    screen = surface(kind.name, "screen")(rules, record.header.seats, Speech(language), Paint(on=False), 200)
    typed: str = screen.typed(action, view)
    return typed.split("  (")[0]


def table_shown(text: str) -> str:
    """The last position in a text: from its heading to the end."""
    return text[text.rindex("── ") :]


def plain(text: str) -> str:
    """Without the line breaks of the window, and with ordinary blanks."""
    return " ".join(text.split())


def quick_game(home: Path, *more: str, seed: int = 1, **options: Any) -> Person:
    """A game of one phase against one bot, waiting for the first move."""
    language = options.get("language", "en")
    arguments = ["--name", "Anna", "--players", "2", "--bots", "easy", "--lang", language]
    arguments += ["--variant", "short:1"] if "--variant" not in more and "--edition" not in more else []
    return Person(home, *arguments, "--seed", str(seed), *more, **options)


def dice_game(home: Path, *more: str, players: int = 1, seed: int | None = 1, **options: Any) -> Person:
    """A dice game, alone or against easy bots, waiting for the first move."""
    language = options.get("language", "en")
    arguments = ["dice", "--name", "Anna", "--players", str(players), "--bots", "easy", "--lang", language]
    arguments += [] if seed is None else ["--seed", str(seed)]
    return Person(home, *arguments, "--edition", "de", *more, **options)


def board_game(home: Path, *more: str, players: int = 2, seed: int = 1, **options: Any) -> Person:
    """A board game of three phases against easy bots, waiting for the first move."""
    language = options.get("language", "en")
    home.mkdir(parents=True, exist_ok=True)
    rules = home / "rules.toml"
    rules.write_text(
        'game = "board"\nedition = "intl"\nphases = ["colour 5 + run 3", "set 3 + run 4", "run 7"]\n'
    )
    arguments = ["board", "--name", "Anna", "--players", str(players), "--bots", "easy", "--lang", language]
    return Person(home, *arguments, "--rules", str(rules), "--seed", str(seed), *more, **options)


KIND = game_kind("card")

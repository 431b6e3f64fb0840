"""The questions of a hand in words, and what a typed answer says."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tenfold.core import BadText
from tenfold.locales import Speech
from tenfold.terminal.scorepad import draft as drafts
from tenfold.terminal.scorepad.draft import PadQuestion, Wanted
from tenfold.terminal.scorepad.model import Pad, PadDraft, PadScore, phase_of
from tenfold.terminal.scorepad.names import listed, printable, seat_called
from tenfold.terminal.scorepad.sayings import NO_ENTRY
from tenfold.terminal.scorepad.words import PadWords


def asked(say: Speech, words: PadWords, pad: Pad, question: PadQuestion) -> str:
    name = pad.names[question.seat]
    match question.ask:
        case Wanted.OUT:
            return say("pad-who-out", hand=len(pad.hands) + 1, names=listed(pad.names, pad.seats))
        case Wanted.PHASE:
            return say("pad-which-phase", name=name, phases=", ".join(map(str, question.phases)))
        case Wanted.SCORE if len(question.phases) > 1:
            return say("pad-score-free", name=name, mark=words.shown("laid"))
        case Wanted.SCORE:
            return say("pad-score", name=name, phase=question.phases[0], mark=words.shown("laid"))


def answered(words: PadWords, pad: Pad, draft: PadDraft, question: PadQuestion, text: str) -> PadDraft:
    """The draft with this answer, or a Refusal that says what is possible."""
    match question.ask:
        case Wanted.OUT:
            return drafts.with_out(pad, draft, seat_called(pad.names, text))
        case Wanted.SCORE:
            return drafts.with_score(pad, draft, question.seat, read_score(words, text))
        case Wanted.PHASE:
            phase = int(text) if text.isdecimal() and len(text) < 4 else 0
            return drafts.with_phase(pad, draft, question.seat, phase)


def read_score(words: PadWords, text: str) -> PadScore:
    """`35`, `35 x`, `x 35`, `35x`: points, and a mark if the phase was laid."""
    parts = re.findall(r"\d+|[^\d\s]+", text)
    numbers = [part for part in parts if part.isdecimal() and len(part) < 10]
    marks = [words.mark(part) for part in parts if not part.isdecimal()]
    if len(numbers) != 1 or len(parts) > 2 or any(mark not in ("laid", "yes", "no") for mark in marks):
        raise BadText(NO_ENTRY(text=printable(text), mark=[words.shown("laid")]))
    return PadScore(int(numbers[0]), laid=bool(marks) and marks[0] != "no")


def summed_up(before: Pad, scores: Sequence[PadScore | None]) -> str:
    """A hand, as far as it is entered, in one line: North 0 X1, East 35, South 20 X3."""
    lines = before.lines
    entries = []
    for seat, score in enumerate(scores):
        if score is None:
            continue
        phase = phase_of(before.rules, lines, seat, score)
        mark = "" if phase is None else f" X{phase}"
        entries.append(f"{before.names[seat]} {score.points}{mark}")
    return ", ".join(entries)

"""A hand while it is entered: which question comes next, what an answer makes of it, one question back.

The order of questions: who went out; then the others by seat. In free order each phase that was laid
is followed by the question which one, unless only one is open.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from msgspec.structs import replace

from tenfold.core import BadText, Illegal, Seat
from tenfold.locales import Speech
from tenfold.terminal.scorepad.console import PadWords
from tenfold.terminal.scorepad.model import (
    Pad,
    PadDraft,
    PadHand,
    PadScore,
    check_phase,
    check_score,
    check_together,
    open_to,
    phase_of,
)
from tenfold.terminal.scorepad.names import listed, printable, seat_called
from tenfold.terminal.scorepad.sayings import DRAFT, NO_ENTRY, OVER


class Wanted(Enum):
    OUT = "out"
    SCORE = "score"
    PHASE = "phase"


class PadQuestion(NamedTuple):
    wanted: Wanted
    seat: Seat = 0  # of whom; nobody's for OUT
    phases: tuple[int, ...] = ()  # that this player may have laid


def blank(pad: Pad) -> PadDraft:
    return PadDraft(None, (None,) * len(pad.names))


def question(pad: Pad, draft: PadDraft) -> PadQuestion | None:
    """The next question, or None when the hand is complete."""
    if draft.out is None:
        return PadQuestion(Wanted.OUT)
    lines = pad.lines
    for seat in (draft.out, *(seat for seat in pad.seats if seat != draft.out)):
        score = draft.scores[seat]
        if score is None:
            return PadQuestion(Wanted.SCORE, seat, open_to(pad.rules, lines, seat))
        if pad.rules.free_order and score.laid and score.phase is None:
            return PadQuestion(Wanted.PHASE, seat, open_to(pad.rules, lines, seat))
    return None


def with_out(pad: Pad, draft: PadDraft, seat: Seat) -> PadDraft:
    """Going out means 0 points and the phase laid (card.score, card.out.needs-phase)."""
    return with_score(pad, replace(draft, out=seat), seat, PadScore(0, laid=True))


def with_phase(pad: Pad, draft: PadDraft, seat: Seat, phase: int) -> PadDraft:
    score = draft.scores[seat]
    assert score is not None
    return with_score(pad, draft, seat, replace(score, phase=phase))


def with_score(pad: Pad, draft: PadDraft, seat: Seat, score: PadScore) -> PadDraft:
    lines = pad.lines
    phases = open_to(pad.rules, lines, seat)
    if pad.rules.free_order and score.laid and score.phase is None and len(phases) == 1:
        score = replace(score, phase=phases[0])  # there is nothing to ask
    if not pad.rules.free_order or not score.laid or score.phase is not None:  # else the phase is asked next
        others = {other: known for other, known in enumerate(draft.scores) if known and other != draft.out}
        if seat == draft.out:
            check_phase(pad, lines, seat, score)
        else:
            check_score(pad, lines, seat, score)
            check_together(pad, lines, others | {seat: score})
    return replace(draft, scores=(*draft.scores[:seat], score, *draft.scores[seat + 1 :]))


def _steps(pad: Pad, draft: PadDraft) -> list[PadDraft]:
    """Every draft on the way to this one, the blank one first; Illegal if there is no such way."""
    steps = [blank(pad)]
    if draft.out is not None:
        steps.append(with_out(pad, steps[-1], draft.out))
    while steps[-1] != draft:
        now = question(pad, steps[-1])
        known = None if now is None or draft.out is None else draft.scores[now.seat]
        if now is None or known is None or (now.wanted is Wanted.PHASE and known.phase is None):
            raise Illegal("card.score.sheet", DRAFT())
        if known.phase is not None and now.wanted is Wanted.PHASE:
            steps.append(with_phase(pad, steps[-1], now.seat, known.phase))
        else:
            steps.append(with_score(pad, steps[-1], now.seat, replace(known, phase=None)))
    return steps


def back(pad: Pad, draft: PadDraft) -> PadDraft | None:
    """As it was one question before, or None at the first."""
    steps = _steps(pad, draft)
    return steps[-2] if len(steps) > 1 else None


def check_draft(pad: Pad, draft: PadDraft) -> None:
    """Whether these answers can have been given in this order; for drafts that come from a file."""
    if pad.leaders:
        raise Illegal("card.win", OVER())
    _steps(pad, draft)
    if question(pad, draft) is None:  # complete: it would be a hand
        raise Illegal("card.score.sheet", DRAFT())


def finished(draft: PadDraft) -> PadHand:
    """The hand that the answers make up."""
    assert draft.out is not None
    return PadHand(draft.out, tuple(score for score in draft.scores if score is not None))


# --- in words --------------------------------------------------------------------------------------


def asked(say: Speech, words: PadWords, pad: Pad, question: PadQuestion) -> str:
    name, phases = pad.names[question.seat], question.phases
    match question.wanted:
        case Wanted.OUT:
            return say("pad-who-out", hand=len(pad.hands) + 1, names=listed(pad.names, pad.seats))
        case Wanted.PHASE:
            return say("pad-which-phase", name=name, phases=", ".join(map(str, phases)))
        case Wanted.SCORE if len(phases) > 1:
            return say("pad-score-free", name=name, mark=words.shown("laid"))
        case Wanted.SCORE:
            return say("pad-score", name=name, phase=phases[0], mark=words.shown("laid"))


def answered(words: PadWords, pad: Pad, draft: PadDraft, question: PadQuestion, text: str) -> PadDraft:
    """The draft with this answer, or a Refusal that says what is possible."""
    match question.wanted:
        case Wanted.OUT:
            return with_out(pad, draft, seat_called(pad.names, text))
        case Wanted.SCORE:
            return with_score(pad, draft, question.seat, read_score(words, text))
        case Wanted.PHASE:
            phase = int(text) if text.isdecimal() and len(text) < 4 else 0
            return with_phase(pad, draft, question.seat, phase)


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
    entries = []
    for seat, score in enumerate(scores):
        if score is not None:
            phase = phase_of(before.rules, before.lines, seat, score)
            mark = "" if phase is None else f" X{phase}"
            entries.append(f"{before.names[seat]} {score.points}{mark}")
    return ", ".join(entries)

"""A hand while it is entered: which question comes next, what an answer makes of it, one question back.

The order of questions: who went out; then the others by seat. In free order each phase that was laid
is followed by the question which one, unless only one is open.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from msgspec.structs import replace

from tenfold.core import Illegal, Seat
from tenfold.terminal.scorepad.model import (
    Pad,
    PadDraft,
    PadHand,
    PadScore,
    check_phase,
    check_score,
    check_together,
    open_to,
)
from tenfold.terminal.scorepad.sayings import DRAFT, OVER


class Wanted(Enum):
    OUT = "out"
    SCORE = "score"
    PHASE = "phase"


class PadQuestion(NamedTuple):
    ask: Wanted
    seat: Seat = 0  # of whom; nobody's for OUT
    phases: tuple[int, ...] = ()  # that this player may have laid


def blank(pad: Pad) -> PadDraft:
    return PadDraft(None, (None,) * len(pad.names))


def question(pad: Pad, draft: PadDraft) -> PadQuestion | None:
    """The next question, or None when the hand is complete."""
    if draft.out is None:
        return PadQuestion(Wanted.OUT)
    lines = pad.lines
    for seat in _order(draft.out, pad):
        score = draft.scores[seat]
        if score is None:
            return PadQuestion(Wanted.SCORE, seat, open_to(pad.rules, lines, seat))
        if pad.rules.free_order and score.laid and score.phase is None:
            return PadQuestion(Wanted.PHASE, seat, open_to(pad.rules, lines, seat))
    return None


def with_out(pad: Pad, draft: PadDraft, seat: Seat) -> PadDraft:
    """Going out means 0 points and the phase laid (card.score, card.out.needs-phase)."""
    score = _only_phase(pad, seat, PadScore(0, laid=True))
    return _put(replace(draft, out=seat), seat, score)


def with_score(pad: Pad, draft: PadDraft, seat: Seat, score: PadScore) -> PadDraft:
    score = _only_phase(pad, seat, score)
    if pad.rules.free_order and score.laid and score.phase is None:
        return _put(draft, seat, score)  # what is possible depends on the phase, which is asked next
    return _checked(pad, draft, seat, score)


def with_phase(pad: Pad, draft: PadDraft, seat: Seat, phase: int) -> PadDraft:
    score = draft.scores[seat]
    assert score is not None
    return _checked(pad, draft, seat, replace(score, phase=phase))


def _checked(pad: Pad, draft: PadDraft, seat: Seat, score: PadScore) -> PadDraft:
    lines = pad.lines
    if seat == draft.out:
        check_phase(pad, lines, seat, score)
        return _put(draft, seat, score)
    check_score(pad, lines, seat, score)
    entered = {other: known for other, known in enumerate(draft.scores) if known and other != draft.out}
    check_together(pad, lines, entered | {seat: score})
    return _put(draft, seat, score)


def back(pad: Pad, draft: PadDraft) -> PadDraft | None:
    """As it was one question before, or None at the first."""
    now = question(pad, draft)
    if draft.out is None:
        return None
    if now is not None and now.ask is Wanted.PHASE:  # its points, or who went out, were the question before
        return blank(pad) if now.seat == draft.out else _put(draft, now.seat, None)
    order = _order(draft.out, pad)
    last = order[(len(order) if now is None else order.index(now.seat)) - 1]
    score = draft.scores[last]
    assert score is not None
    if score.phase is not None and len(open_to(pad.rules, pad.lines, last)) > 1:
        return _put(draft, last, replace(score, phase=None))
    return blank(pad) if last == draft.out else _put(draft, last, None)


def finished(draft: PadDraft) -> PadHand:
    """The hand that the answers make up."""
    assert draft.out is not None
    return PadHand(draft.out, tuple(score for score in draft.scores if score is not None))


def check_draft(pad: Pad, draft: PadDraft) -> None:
    """Whether these answers can have been given in this order; for drafts that come from a file."""
    if pad.leaders:
        raise Illegal("card.win", OVER())
    answers = blank(pad) if draft.out is None else with_out(pad, blank(pad), draft.out)
    while (now := question(pad, answers)) is not None:
        if answers == draft:
            return
        known = draft.scores[now.seat]
        if now.ask is Wanted.SCORE and known is not None:
            answers = with_score(pad, answers, now.seat, replace(known, phase=None))
        elif now.ask is Wanted.PHASE and known is not None and known.phase is not None:
            answers = with_phase(pad, answers, now.seat, known.phase)
        else:
            break
    raise Illegal("card.score.sheet", DRAFT())


def _order(out: Seat, pad: Pad) -> list[Seat]:
    return [out, *(seat for seat in pad.seats if seat != out)]


def _only_phase(pad: Pad, seat: Seat, score: PadScore) -> PadScore:
    """In free order with one phase left there is nothing to ask."""
    phases = open_to(pad.rules, pad.lines, seat)
    if pad.rules.free_order and score.laid and len(phases) == 1:
        return replace(score, phase=phases[0])
    return score


def _put(draft: PadDraft, seat: Seat, score: PadScore | None) -> PadDraft:
    return replace(draft, scores=(*draft.scores[:seat], score, *draft.scores[seat + 1 :]))

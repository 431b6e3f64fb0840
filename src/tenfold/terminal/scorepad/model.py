"""The pad as a value: who plays, by which rules, what was written down; and what may be written next.

Only facts are kept (who went out, points, whether the phase was laid); which phase that was, totals and
the winner are worked out from them, so that a correction changes everything that follows from it.
"""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tenfold.core import Illegal, Seat
from tenfold.games.card.rules import Rules
from tenfold.games.card.scoring import leaders
from tenfold.games.card.state import SheetLine, open_phases
from tenfold.terminal.scorepad import sayings
from tenfold.terminal.scorepad.sums import Claim, fit_one_deck, possible_points, sizes_left

Lines = tuple[SheetLine, ...]


class PadScore(Struct, frozen=True):
    points: int
    laid: bool = False
    phase: int | None = None  # named by the player, in free order only (card.variant.free-order)
    anyway: bool = False  # the page's pad: entered although no hand has these points


MOST_ANYWAY = 9999  # points


class PadHand(Struct, frozen=True):
    out: Seat
    scores: tuple[PadScore, ...]


class PadDraft(Struct, frozen=True):
    """A hand that is being entered: answers so far."""

    out: Seat | None
    scores: tuple[PadScore | None, ...]


class Pad(Struct, frozen=True, kw_only=True):
    rules: Rules
    names: tuple[str, ...]
    hands: tuple[PadHand, ...] = ()
    playoff: Seat | None = None  # who went out first in it (card.win.playoff)
    draft: PadDraft | None = None

    @property
    def seats(self) -> range:
        return range(len(self.names))

    @property
    def lines(self) -> Lines:
        """The score sheet (card.score.sheet)."""
        return reduce(lambda lines, hand: _entered(self.rules, lines, hand), self.hands, self._blank)

    @property
    def _blank(self) -> Lines:
        return (SheetLine(),) * len(self.names)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Who is first at the end of the game, several if all is level; nobody while it goes on."""
        return leaders(self.rules, self.lines)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Nobody while the game goes on or a play-off is due."""
        if self.playoff is not None:
            return (self.playoff,)
        return () if self.playoff_due else self.leaders

    @property
    def playoff_due(self) -> bool:
        return self.rules.playoff and self.playoff is None and len(self.leaders) > 1

    @property
    def over(self) -> bool:
        return bool(self.winners)


class _Progress(NamedTuple):
    """A sheet in the form in which the rules ask which phases are open."""

    laid: tuple[int | None, ...]
    playoff: bool
    sheet: Lines


def open_to(rules: Rules, lines: Lines, seat: Seat) -> tuple[int, ...]:
    """The phases that a player may lay in the next hand."""
    return open_phases(rules, _Progress((None,) * len(lines), False, lines), seat)


def phase_of(rules: Rules, lines: Lines, seat: Seat, score: PadScore) -> int | None:
    """The phase that this score crosses off, or None."""
    if not score.laid:
        return None
    return score.phase if rules.free_order else open_to(rules, lines, seat)[0]


def _entered(rules: Rules, lines: Lines, hand: PadHand) -> Lines:
    after = []
    for seat, (line, score) in enumerate(zip(lines, hand.scores, strict=True)):
        phase = phase_of(rules, lines, seat, score)
        done = line.done if phase is None else (*line.done, phase)
        after.append(SheetLine(done, (*line.points, score.points)))
    return tuple(after)


# --- what may be written -------------------------------------------------------------------------------


def check_score(pad: Pad, lines: Lines, seat: Seat, score: PadScore) -> None:
    """Whether somebody who did not go out can have this score; `lines` is the sheet before the hand."""
    rules, name = pad.rules, pad.names[seat]
    check_phase(pad, lines, seat, score)
    if score.anyway and 0 <= score.points <= MOST_ANYWAY:
        return
    sizes = _claim(rules, lines, seat, score).sizes
    if not sizes:
        phase = phase_of(rules, lines, seat, score)
        raise Illegal("card.out", sayings.MUST_BE_OUT(phase=phase, name=name))
    possible = possible_points(rules, sizes)
    if score.points not in possible:
        below = [points for points in possible if points < score.points][-1:]
        above = [points for points in possible if points > score.points][:1]
        saying = (sayings.POINTS_LAID if score.laid else sayings.POINTS_HELD)(
            name=name,
            points=score.points,
            cards=sizes[-1],
            least=possible[0],
            most=possible[-1],
            nearest=below + above,
        )
        raise Illegal(_scoring_rule(rules), saying)


def _claim(rules: Rules, lines: Lines, seat: Seat, score: PadScore) -> Claim:
    phase = phase_of(rules, lines, seat, score)
    return Claim(sizes_left(None if phase is None else rules.phase(phase).size), score.points)


def check_phase(pad: Pad, lines: Lines, seat: Seat, score: PadScore) -> None:
    """A phase is crossed off once; which one is named in free order only."""
    if (score.phase is not None) != (pad.rules.free_order and score.laid):
        raise Illegal("card.phases.order", sayings.PHASE_NAMED(name=pad.names[seat]))
    open_now = open_to(pad.rules, lines, seat)
    if score.phase is not None and score.phase not in open_now:
        raise Illegal(
            "card.variant.free-order",
            sayings.NOT_OPEN(phase=score.phase, name=pad.names[seat], phases=open_now),
        )


def check_together(pad: Pad, lines: Lines, scores: dict[Seat, PadScore]) -> None:
    """Whether one deck can hold all these hands: 8 wilds, 4 skips and 24 tens to twelves (card.deck)."""
    claims = [_claim(pad.rules, lines, seat, score) for seat, score in scores.items() if not score.anyway]
    if not fit_one_deck(pad.rules, claims):
        points = " + ".join(str(score.points) for score in scores.values())
        raise Illegal("card.deck", sayings.MORE_THAN_A_DECK(points=points))


def check_hand(pad: Pad, lines: Lines, hand: PadHand) -> None:
    out, name = hand.scores[hand.out], pad.names[hand.out]
    if leaders(pad.rules, lines):
        raise Illegal("card.win", sayings.OVER())
    if out.points:
        raise Illegal(_scoring_rule(pad.rules), sayings.OUT_POINTS(name=name))
    if not out.laid:
        raise Illegal("card.out.needs-phase", sayings.OUT_PHASE(name=name))
    check_phase(pad, lines, hand.out, out)
    others = {seat: score for seat, score in enumerate(hand.scores) if seat != hand.out}
    for seat, score in others.items():
        check_score(pad, lines, seat, score)
    check_together(pad, lines, others)


def check_playoff(pad: Pad, seat: Seat) -> None:
    tied = pad.leaders
    if not (pad.rules.playoff and len(tied) > 1):
        raise Illegal("card.win.playoff", sayings.NO_PLAYOFF())
    if seat not in tied:
        names = [pad.names[tied_seat] for tied_seat in tied]
        raise Illegal("card.win.playoff", sayings.NOT_IN_PLAYOFF(name=pad.names[seat], names=names))


def _scoring_rule(rules: Rules) -> str:
    return "card.score.fx" if rules.edition == "fx" else "card.score"


# --- writing -------------------------------------------------------------------------------------------


def checked(pad: Pad) -> Pad:
    """The same pad, every entry checked in order; a refusal names the hand."""
    lines = pad._blank
    for number, hand in enumerate(pad.hands, 1):
        try:
            check_hand(pad, lines, hand)
        except Illegal as refusal:
            raise Illegal(refusal.rule, sayings.IN_HAND(hand=number, problem=refusal.saying)) from None
        lines = _entered(pad.rules, lines, hand)
    if pad.playoff is not None:
        check_playoff(pad, pad.playoff)
    return pad


def with_hand(pad: Pad, hand: PadHand) -> Pad:
    check_hand(pad, pad.lines, hand)
    return replace(pad, hands=(*pad.hands, hand), draft=None)


def with_playoff(pad: Pad, seat: Seat) -> Pad:
    check_playoff(pad, seat)
    return replace(pad, playoff=seat)


def before_hand(pad: Pad, number: int) -> Pad:
    """The pad as it was when hand `number` (from 1) was about to be entered."""
    return replace(pad, hands=pad.hands[: number - 1], playoff=None, draft=None)


def corrected(pad: Pad, number: int, hand: PadHand) -> Pad:
    """Another hand `number`; refused if anything after it becomes impossible."""
    return checked(replace(pad, hands=(*pad.hands[: number - 1], hand, *pad.hands[number:])))


def undone(pad: Pad) -> Pad:
    """Without the last thing that was settled: the play-off, or the last hand."""
    if pad.playoff is not None:
        return replace(pad, playoff=None)
    return replace(pad, hands=pad.hands[:-1], draft=None)

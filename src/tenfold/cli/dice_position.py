"""A position of the dice game on the command line, as it was understood."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.dice.position import BONUS_5, DicePosition, bonus_10_name
from tenfold.cli.dice_words import dice_words
from tenfold.core import Seat
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, ROLLS, Rules
from tenfold.games.dice.state import SheetLine, is_done, phase_number
from tenfold.games.dice.view import View
from tenfold.locales import Speech
from tenfold.pieces.dice import DICE, Face, is_colour_phase


def position_lines(rules: Rules, position: DicePosition, say: Speech) -> list[str]:
    """Alone one line; among several one for everybody in the order of the round; which die shows what."""
    view = position.view
    lines = []
    for seat, line in enumerate(view.sheet):
        facts = _standing(rules, line, position.assumed[seat], say)
        if seat == view.finisher:
            facts.append(say("at-started-end"))
        elif view.finisher is not None and not is_done(rules, line):
            facts.append(_in_the_end(view, seat, say))
        if seat == view.seat:
            facts += _attempt(rules, view, say)
        told = ", ".join(facts)
        if len(view.sheet) > 1:
            told = say("at-you" if seat == view.seat else "at-rival", place=seat + 1, facts=told)
        lines.append(told)
    lines[0] = lines[0][0].upper() + lines[0][1:]
    if is_colour_phase(rules.phase(phase_number(view.sheet[view.seat]))):
        unclear = [] if position.is_clear else [say("coach-unclear")]
        lines.append(" ".join([say("coach-dice", dice=named_dice(view.faces)), *unclear]))
    return lines


def named_dice(faces: Sequence[Face]) -> str:
    return " ".join(f"{die}={face}" for die, face in zip(DICE, faces, strict=True))


def _standing(rules: Rules, line: SheetLine, assumed: Sequence[str], say: Speech) -> list[str]:
    done = is_done(rules, line)
    facts = [
        say("at-done") if done else say("at-phase", number=phase_number(line)),
        say("at-points", points=sum(line.points)),
    ]
    five = say("at-bonus", count=BONUS_5_AFTER)
    whole = len(rules.phases)
    every = say("at-bonus", count=whole) if whole != BONUS_5_AFTER else say("at-bonus-all")
    for name, shown, bonus in ((BONUS_5, five, line.bonus_5), (bonus_10_name(rules), every, line.bonus_10)):
        if bonus is not None:
            told = say("at-won" if bonus else "at-missed", bonus=shown)
            other = 0 if bonus else BONUS
            facts.append(say("at-assumed", what=told, other=other) if name in assumed else told)
    if line.deducted:
        facts.append(say("at-deducted", points=line.deducted))
    return facts


def _in_the_end(view: View, seat: Seat, say: Speech) -> str:
    """dice.end: whose turn lies between the finisher's and mine has had it, and failed."""
    assert view.finisher is not None
    if seat == view.seat:
        return say("at-began", number=view.began)
    players = len(view.sheet)
    is_over = (seat - view.finisher) % players < (view.seat - view.finisher) % players
    return say("at-out" if is_over else "at-to-come")


def words_aside(rules: Rules, view: View) -> str:
    phase = rules.phase(phase_number(view.sheet[view.seat]))
    return dice_words(phase, sorted(view.faces[place] for place in view.kept))


def _attempt(rules: Rules, view: View, say: Speech) -> list[str]:
    facts = [say("at-roll", roll=view.rolls, rolls=ROLLS)]
    if view.sheet[view.seat].tries:
        facts.append(say("at-again"))
    if not rules.reroll_kept and view.rolls == 2:
        facts.append(say("at-aside", dice=words_aside(rules, view) or say("nothing-kept")))
    return facts

"""Makes pads.json, playoff.json, blocks.json and colours.json for the tests of the page's score pad.

What the terminal's pad says of random entries at the card game; what the engine makes of whole dice games;
what dice of several colours bring in any roll, which takes minutes.

.venv/bin/python -m web.tests.make_pad_samples
"""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from tenfold.core import BadRules, Illegal, Refusal
from tenfold.games.card.rules import VARIANTS, Rules, edition_rules
from tenfold.games.dice import rules as dice
from tenfold.games.dice.actions import Decline, Score, Stop
from tenfold.games.dice.state import Stage, State
from tenfold.games.dice.transition import apply, initial
from tenfold.pieces.dice import (
    DICE,
    DIE_COLOURS,
    PRINTED_DICE,
    DiceSet,
    Roll,
    best_points,
    read_dice,
    write_dice,
)
from tenfold.pieces.phases import SIZES, Kind, Phase, read_phase
from tenfold.terminal.scorepad import model
from tenfold.terminal.scorepad.export import as_csv
from tenfold.terminal.scorepad.file import encode
from tenfold.terminal.scorepad.sums import possible_points, sizes_left
from tools.dice_points import colour_points

chance = random.Random(10)
here = Path(__file__).parent
NAMES = ("North", "=East", 'South "S"', "West", "Élodie", "Ольга", "Ann", "Ben")


def lines(entries: list[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries) + "\n]\n"


# --- the card game ---------------------------------------------------------------------------------


def told(refusal: Refusal) -> dict[str, Any]:
    said: dict[str, Any] = to_builtins(refusal.saying)
    return {**said, "rule": refusal.rule if isinstance(refusal, Illegal) else None}


def some_rules() -> tuple[str, list[str], Rules | Refusal]:
    edition = chance.choice(["intl", "fx"])
    names = [name.replace("K", str(chance.randint(1, 6))) for name in VARIANTS]
    variants = chance.sample(names, chance.choice([0, 1, 1, 2, 3]))
    try:
        return edition, variants, edition_rules(edition, variants)
    except BadRules as error:
        return edition, variants, error


def some_hand(pad: model.Pad) -> model.PadHand:
    """Mostly possible."""
    sheet = pad.lines
    scores = []
    out = chance.choice(pad.seats)
    for seat in pad.seats:
        open_now = model.open_to(pad.rules, sheet, seat)
        laid = chance.random() < 0.6
        phase = chance.choice([*open_now, chance.randint(1, 10)] if chance.random() < 0.1 else open_now)
        named = phase if pad.rules.free_order and laid else None
        possible = possible_points(pad.rules, sizes_left(pad.rules.phase(phase).size if laid else None))
        points = (
            chance.choice(possible)
            if possible and chance.random() < 0.93
            else chance.choice([0, 3, 5, 45, 120, 250, 999])
        )
        scores.append(model.PadScore(points, laid, named))
    if chance.random() < 0.95:
        scores[out] = replace(scores[out], points=0, laid=True)
        if pad.rules.free_order:
            scores[out] = replace(scores[out], phase=chance.choice(model.open_to(pad.rules, sheet, out)))
    return model.PadHand(out, tuple(scores))


def hand_data(hand: model.PadHand) -> dict[str, Any]:
    scores = [{"points": score.points, "laid": score.laid, "phase": score.phase} for score in hand.scores]
    return {"out": hand.out, "scores": scores}


def sheet_data(pad: model.Pad) -> dict[str, Any]:
    return {
        "lines": [{"done": line.done, "points": line.points} for line in pad.lines],
        "leaders": pad.leaders,
        "winners": pad.winners,
        "playoffDue": pad.playoff_due,
    }


def card_sample() -> dict[str, Any]:
    edition, variants, rules = some_rules()
    sample: dict[str, Any] = {"edition": edition, "variants": variants}
    if isinstance(rules, Refusal):
        return {**sample, "refused": told(rules)}
    pad = model.Pad(rules=rules, names=NAMES[: chance.randint(2, 6)])
    steps: list[dict[str, Any]] = []
    for _ in range(chance.choice([4, 20])):
        if pad.leaders:
            break
        hand = some_hand(pad)
        step = hand_data(hand)
        try:
            pad = model.with_hand(pad, hand)
        except Refusal as refusal:
            step["refused"] = told(refusal)
        steps.append(step)
    sample |= {"names": pad.names, "steps": steps, "end": sheet_data(pad)}
    sample |= {"file": json.loads(encode(pad)), "csv": as_csv(pad)}
    if pad.hands:
        number = chance.randint(1, len(pad.hands))
        other = some_hand(model.before_hand(pad, number))
        correction: dict[str, Any] = {"at": number - 1, **hand_data(other)}
        try:
            correction["after"] = sheet_data(model.corrected(pad, number, other))
        except Refusal as refusal:
            correction["refused"] = told(refusal)
        sample["correction"] = correction
    return sample


def playoff_sample() -> dict[str, Any]:
    """All is level in the end, which chance hardly brings: who can have won the play-off, and who not."""
    laid, held = model.PadScore(10, laid=True), model.PadScore(60)
    out = model.PadScore(0, laid=True)
    pad = model.Pad(rules=edition_rules("intl", ["short:2"]), names=NAMES[:3])
    pad = model.with_hand(pad, model.PadHand(0, (out, laid, held)))
    pad = model.with_hand(pad, model.PadHand(1, (laid, out, held)))
    seats = []
    for seat in pad.seats:
        try:
            seats.append({"end": sheet_data(model.with_playoff(pad, seat))})
        except Refusal as refusal:
            seats.append({"refused": told(refusal)})
    return {"file": json.loads(encode(pad)), "end": sheet_data(pad), "seats": seats}


# --- the dice game ---------------------------------------------------------------------------------


def some_roll() -> Roll:
    """With few numbers, or in a row, or of one colour: one that often completes a phase."""
    kind, colour = chance.choice(["numbers", "row", "colour"]), chance.choice(DIE_COLOURS)
    wanted = {chance.randint(5, 10), chance.randint(5, 10), chance.randint(1, 4), 0}
    roll = []
    for place, die in enumerate(PRINTED_DICE):
        number = place + 1 if chance.random() < 0.9 else 0
        fitting = {
            "numbers": [face for face in die if face.number in wanted],
            "row": [face for face in die if face.number == number],
            "colour": [face for face in die if face.colour is colour],
        }[kind]
        roll.append(chance.choice(fitting or die))
    return tuple(roll)


ROLLS: dict[Phase, list[Roll]] = {}


def some_rolls(phases: Iterable[Phase]) -> None:
    """That complete them."""
    for phase in phases:
        ROLLS[phase] = []
        while len(ROLLS[phase]) < 12:
            roll = some_roll()
            if best_points(phase, roll) is not None:
                ROLLS[phase].append(roll)


some_rolls(dice.EDITIONS["de"].phases)
FAILED = next(
    roll
    for roll in iter(some_roll, None)
    if all(best_points(phase, roll) is None for phase in dice.EDITIONS["de"].phases)
)


def block_data(state: State) -> dict[str, Any]:
    columns = [
        {
            "points": line.points,
            "bonus5": line.bonus_5,
            "bonus10": line.bonus_10,
            "failed": line.failed,
            "declined": line.declined,
            "tries": line.tries,
            "deducted": line.deducted,
        }
        for line in state.sheet
    ]
    is_over = state.outcome is not None
    return {"columns": columns, "finisher": state.finisher, "isOver": is_over}


def dice_sample(phases: tuple[Phase, ...] | None = None) -> dict[str, Any]:
    """`phases`: of the house."""
    players = chance.choice([1, 1, 1, 2, 3, 4, 5, 8])
    variants = chance.sample(list(dice.VARIANTS), chance.choice([0, 0, 1]))
    rules = dice.edition_rules("de", variants)
    if phases:
        rules = dataclasses.replace(rules, phases=phases)
    made = chance.choice([0.5, 0.8, 0.97])
    state = initial(rules, players, 0)
    attempts: list[dict[str, Any]] = []
    while state.outcome is None:
        seat = state.seat
        phase = rules.phase(len(state.sheet[seat].points) + 1)
        faces = chance.choice(ROLLS[phase]) if chance.random() < made else FAILED
        attempt: dict[str, Any] = {"seat": seat, "points": best_points(phase, faces), "declined": False}
        state = apply(rules, replace(state, stage=Stage.KEEP, rolls=1, faces=faces), Stop())
        if state.stage is Stage.SCORE and state.seat == seat and attempt["points"] is not None:
            if chance.random() < 0.1:
                state = apply(rules, state, Decline())
                attempt |= {"points": None, "declined": True}
            else:
                state = apply(rules, state, Score())
        attempts.append({**attempt, "next": state.seat, "began": state.began})
    return {
        "variants": variants,
        "house": {"phases": [str(phase) for phase in phases]} if phases else {},
        "rules": rules.table(),
        "names": NAMES[:players],
        "attempts": attempts,
        "block": block_data(state),
        "totals": [line.total for line in state.sheet],
        "ranking": state.outcome.ranking,
    }


(here / "pads.json").write_text(lines([card_sample() for _ in range(45)]), "utf-8")
(here / "playoff.json").write_text(lines([playoff_sample()]), "utf-8")
blocks = [dice_sample() for _ in range(30)]
HOUSE = tuple(
    read_phase(text)
    for text in (
        "run 4 + set 2",
        "colour 4",
        "set 2 + set 3 + set 2",
        "run 5",
        "set 4",
        "set 2 + run 6",
        "colour 6",
    )
)
some_rolls(HOUSE)
blocks += [dice_sample(HOUSE[:count]) for count in (1, 4, 5, 6, 7, 7)]
(here / "blocks.json").write_text(lines(blocks), "utf-8")


# --- the dice of the house ---------------------------------------------------------------------------


def colours_sample(dice: DiceSet) -> dict[str, Any]:
    points = {size: colour_points(size, dice) for size in range(SIZES[Kind.COLOUR][0], len(DICE) + 1)}
    return {"colours": write_dice(dice), "points": points}


def some_dice(letters: str) -> DiceSet:
    return read_dice({die: " ".join(chance.choices(letters, k=6)) for die in DICE})


HALVES = read_dice({die: " ".join("rb"[at % 2] * 6) for at, die in enumerate(DICE)})  # each die of one colour
FEW = read_dice(write_dice(PRINTED_DICE) | dict.fromkeys(("L1", "L2", "H1", "H2", "H3"), "b b b b b b"))
sets = [PRINTED_DICE, HALVES, FEW, some_dice("brog"), some_dice("bbbo"), some_dice("g")]
(here / "colours.json").write_text(lines([colours_sample(dice) for dice in sets]), "utf-8")

"""Search for seeds whose first hand teaches well: the learner does what the hints say, and meets every move.

python tools/lessons.py [GAME ...]

Prints what `tenfold.rooms.lessons` knows by heart, and the learner's course with each seed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import NamedTuple

from tenfold.rooms import commands, decisions, newcomers
from tenfold.rooms.room import Status
from tenfold.rooms.settings import Settings
from tenfold.rooms.steps import Step, opened

LEARNER = 0
LONGEST = 400  # moves of everybody: no hand that is so long teaches well
ENOUGH = 4000  # seeds

Turns = list[list[str]]  # the learner's moves, turn by turn


class Course(NamedTuple):
    turns: Turns
    reasons: Turns  # the ids of what the hints said
    begins: bool  # the learner does
    ends: bool  # the learner ends the hand


class Lesson(NamedTuple):
    edition: str
    seats: int
    is_over: Callable[[str], bool]  # whether this saying ends what is taught
    is_friendly: Callable[[Course], bool]


def words(course: Course) -> list[list[str]]:
    return [[do.split()[0] for do in turn] for turn in course.turns]


def friendly_cards(course: Course) -> bool:
    """Take a card, discard one; then lay the phase, add a card, and soon go out."""
    turns = words(course)
    return (
        course.begins
        and course.ends
        and 3 <= len(turns) <= 5
        and turns[0] == ["take", "discard"]
        and any("lay" in turn and "hit" in turn for turn in turns[1:3])
        and not any(do.startswith("discard S") for turn in course.turns for do in turn)
    )


def friendly_dice(course: Course) -> bool:
    """Keep, roll, keep, roll: only the last roll completes the phase, and it is good enough."""
    return course.begins and course.reasons[0] == [
        "advice-dice-keep",
        "advice-dice-keep",
        "advice-dice-score",
    ]


def friendly_board(course: Course) -> bool:
    """Move and take cards, discard; then lay the phase, add a card, and soon end the round."""
    turns = words(course)
    return (
        course.begins
        and course.ends
        and 3 <= len(turns) <= 6
        and turns[0][:2] == ["move", "take"]
        and "lay" not in turns[0]
        and any("lay" in turn and "add" in turn for turn in turns[1:4])
    )


LESSONS = {
    "card": Lesson("intl", 3, lambda says: says == "card-go-out", friendly_cards),
    "dice": Lesson("de", 2, lambda says: says == "dice-make-phase", friendly_dice),
    "board": Lesson("intl", 3, lambda says: says == "board-end-round", friendly_board),
}


def played(game: str, lesson: Lesson, secret: bytes) -> Course | None:
    """The learner's course with this seed; None if it takes too long."""
    settings = Settings(game=game, rules={"edition": lesson.edition}, seats=lesson.seats, fill="easy")
    room = opened(decisions.open_room(settings, lambda: secret))
    room = newcomers.come_in(room, newcomers.Newcomer("Ann", "key"))[-1].after
    room = decisions.decide(room, LEARNER, commands.Start(id="1"), lambda: secret)[-1].after
    begins, last = room.awaited == LEARNER, None
    turns: Turns = []
    reasons: Turns = []
    for _ in range(LONGEST):
        seat = room.awaited
        if room.status is not Status.PLAYING or seat is None:
            return None
        if seat == LEARNER:
            hint = decisions.advised(room, seat)
            if last != LEARNER:
                turns.append([])
                reasons.append([])
            turns[-1].append(hint.do)
            reasons[-1].append(hint.says.id)
            command = commands.Act(id="3", version=room.version, do=hint.do)
            steps = decisions.decide(room, seat, command, lambda: secret)
        else:
            steps = decisions.bot_acts(room, seat, "bot")
        if any(is_last(lesson, step) for step in steps):
            return Course(turns, reasons, begins, seat == LEARNER)
        room, last = steps[-1].after, seat
    return None


def is_last(lesson: Lesson, step: Step) -> bool:
    game = step.before.game
    if step.event is None or game is None:
        return False
    before, after = game.view(step.before.state, LEARNER), game.view(step.after.state, LEARNER)
    return any(lesson.is_over(saying.id) for saying in game.narrate(before, step.event, after))


def found(game: str) -> Iterator[tuple[bytes, Course]]:
    lesson = LESSONS[game]
    for number in range(ENOUGH):
        secret = sha256(f"lesson {game} {number}".encode()).digest()
        course = played(game, lesson, secret)
        if course is not None and lesson.is_friendly(course):
            yield secret, course


def main(games: list[str]) -> None:
    for game in games or LESSONS:
        secret, course = next(found(game))
        print(f'    "{game}": "{secret.hex()}",', flush=True)
        for turn in course.turns:
            print("        #", ", ".join(turn))


if __name__ == "__main__":
    main(sys.argv[1:])

"""The lessons' seeds teach well, with hints and bots as they are; else search again with tools/lessons.py."""

from __future__ import annotations

import pytest

from tenfold.rooms.lessons import LESSON_SECRETS
from tools.lessons import LESSONS, played


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_friendly(game: str) -> None:
    lesson = LESSONS[game]
    course = played(game, lesson, bytes.fromhex(LESSON_SECRETS[game]))
    assert course is not None
    assert lesson.is_friendly(course), course.turns

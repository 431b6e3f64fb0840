"""Two people at one terminal: what one of them holds, the other never reads; and moves that make themselves."""

from __future__ import annotations

import re
from pathlib import Path

from tenfold.record.reader import intact, parse_record
from tests.terminal.person import ESCAPE, Person, last_state, plain

LIFT = "Enter when nobody else is looking."
HELD = re.compile(r"Your hand: ([^\n]+)")


def two(home: Path, *more: str, game: str = "card", **options: str) -> Person:
    arguments = (game, "--name", "Ann", "--name", "Ben", "--players", "3", "--bots", "easy", "--lang", "en")
    return Person(home, *arguments, "--seed", "5", *more, environment={"TERM": "xterm", **options})


def lifts(person: Person, name: str) -> str:
    """What lies before the next person until the curtain is lifted."""
    hidden = person.sees(f"{name}: {LIFT}")
    assert f"Pass the device to {name}." in hidden
    assert "Your hand" not in hidden.rpartition("\x1b[2J")[2]
    assert "Draw pile" in hidden, "the public table stays in sight"
    person.sends("")
    return hidden


def on_turn(person: Person) -> str:
    state = last_state(parse_record(intact(person.saved), "saved"))
    return ("Ann", "Ben", "Bolo")[state.seat]


def test_a_curtain_falls_between_two_people(tmp_path: Path) -> None:
    person = two(tmp_path, "--variant", "short:1", "--dealer", "Bolo")
    for turn in range(4):
        name = on_turn(person) if turn else "Ann"
        lifts(person, name)
        shown = ESCAPE.sub("", person.prompted())
        assert f"{name}: Your turn: draw or take?" in person.asked or person.asked.startswith("Your turn")
        assert len(HELD.findall(shown)) == 1
        if turn == 2:  # what happened since Ann's last turn, in her words
            assert "Ben discards" in shown or "Ben " in shown
        person.types("draw")
        person.sends(person.good_move() if "Lay" not in person.good_move() else "moves")
        if person.good_move().startswith("lay"):
            person.prompted()
            person.sends(person.good_move())
    person.dies()
    again = Person(tmp_path, "--lang", "en", environment={"TERM": "xterm"})
    again.sees("/ drop")
    again.sends("yes")
    assert "Your hand" not in again.sees(LIFT), "a return begins behind the curtain"
    again.dies()

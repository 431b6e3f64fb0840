"""Two people at one terminal: neither reads the other's hand. And moves that make themselves."""

from __future__ import annotations

import re
from pathlib import Path

from tenfold.locales import Speech
from tenfold.pieces.cards import SKIP
from tenfold.record.reader import intact, parse_record
from tests.terminal.person import ESCAPE, Person, last_state, quick_game

LIFT = "Enter when nobody else is looking."
WIPE = "\x1b[2J"
SKIPS = (SKIP,)
HAND = re.compile(r"Your hand: ([^\n]+)")


def two(home: Path, game: str, *more: str) -> Person:
    """Ann, Ben and Bolo, who deals."""
    names = ("--name", "Ann", "--name", "Ben", "--players", "3", "--bots", "easy", "--dealer", "Bolo")
    return Person(home, game, *names, "--lang", "en", "--seed", "5", *more, environment={"TERM": "xterm"})


def lifts(person: Person, name: str) -> str:
    """The curtain is lifted by the person that it waits for; what comes up then."""
    hidden = person.sees(f"{name}: {LIFT}").rpartition(WIPE)[2]
    assert f"Pass the device to {name}." in hidden
    assert "Draw pile" in hidden, "the public table stays in sight"
    assert not HAND.search(hidden)
    person.sends("")
    shown = person.prompted()
    assert WIPE in shown
    return ESCAPE.sub("", shown.rpartition(WIPE)[2])


def plays_a_turn(person: Person) -> None:
    """Sensible moves until the device goes on."""
    while True:
        move = person.good_move()
        person.sends(move)
        if move.startswith("discard"):
            return
        person.prompted()


def test_a_curtain_falls_between_two_people(tmp_path: Path) -> None:
    person = two(tmp_path, "card", "--variant", "short:1")
    anns = lifts(person, "Ann")
    assert person.asked.startswith("Your turn")
    plays_a_turn(person)
    bens = lifts(person, "Ben")
    assert "Ann discards" in bens
    assert HAND.findall(anns) != HAND.findall(bens)
    plays_a_turn(person)
    assert "Ben discards" in lifts(person, "Ann")
    assert "Bolo " in person.everything.rpartition(WIPE)[2], "what happened since her last turn"
    person.dies()

    person = Person(tmp_path, "--lang", "en", environment={"TERM": "xterm"})
    person.sees("/ drop")
    person.sends("yes")
    assert HAND.findall(lifts(person, "Ann")), "a return begins behind the curtain too"
    person.dies()


def test_people_at_the_dice_need_no_curtain(tmp_path: Path) -> None:
    person = two(tmp_path, "dice", "--edition", "de")
    assert "> Ann" in person.prompted()
    assert person.everything.splitlines()[-1].startswith("Ann: ")
    while "Ben: " not in person.everything:
        person.types(person.good_move())
    assert LIFT not in person.everything
    assert "You " not in person.everything, "everybody is told by name"
    person.dies()


def test_knocking_needs_a_device_for_each(tmp_path: Path) -> None:
    person = two(tmp_path, "card", "--variant", "knock")
    assert person.code() == 2
    assert "Knocking needs a device for each player" in person.everything


def test_too_many_people_and_none(tmp_path: Path) -> None:
    person = Person(tmp_path, "--lang", "en", "--edition", "intl", "--players", "2")
    person.sees("Ann, Ben [Player 1]")
    person.sends("A, B, C, D, E, F, G")
    assert "At most 6 can play." in person.sees("[Player 1]")
    person.sends("")
    assert "> Player 1" in person.prompted() or "  Player 1" in person.everything
    person.dies()


def test_forced_moves_make_themselves_when_wished(tmp_path: Path) -> None:
    """After a skip on top there is only the draw pile to draw from."""
    asked = {}
    for wish in ((), ("--forced",)):
        home = tmp_path / str(len(wish))
        person = quick_game(home, "--variant", "short:3", *wish, seed=4)
        person.prompted()
        draws = [person.asked.startswith(Speech("en")("prompt-draw"))]
        while not person.is_over:
            state = last_state(parse_record(intact(person.saved), "saved"))
            draws.append(state.discard[-1:] == SKIPS and person.asked.startswith("Your turn"))
            person.types(person.good_move())
        asked[wish] = sum(draws[1:])
        assert person.verified().code == 0
    assert asked[()] > 0 == asked[("--forced",)]

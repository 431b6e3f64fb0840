"""People in rooms, as they use them: terminals that type, a real server between them."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import segno

from tenfold.client import Client, PlainClient, RoomView
from tenfold.client.room_view import after_update
from tenfold.games.board.track import DEFAULT_TRACK, Space
from tenfold.ledger import rule
from tenfold.locales import Speech
from tenfold.rooms.commands import Leave
from tenfold.rooms.protocol import Update
from tenfold.rooms.steps import opened as opened_room
from tenfold.rooms.steps import steps_from
from tenfold.rooms.visibility import room_seen
from tenfold.terminal.conversation import rule_text
from tenfold.terminal.paint import Paint
from tenfold.terminal.rooms.person import PersonInRoom
from tests.cli.run import tenfold
from tests.record.games import opened
from tests.rooms.seated import SeatedRoom, entry_seen
from tests.server.processes import Server
from tests.terminal.guest import Guest, all_at_once
from tests.terminal.person import plain

SHORT = ("--variant", "short:1", "--bots", "easy")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("rooms") / "data") as server:
        yield server


def seats_kept(guest: Guest) -> list[Path]:
    return list((guest.home / "tenfold" / "rooms").glob("*.json"))


def test_two_languages_two_bots_and_a_spectator_play_a_game(server: Server, tmp_path: Path) -> None:
    anna = Guest(
        tmp_path / "anna", "--open", server.url, *SHORT, "--players", "4", "--name", "Anna", language="de"
    )
    anna.says("room-invite")
    link = anna.link()
    anna.sees("1 Anna (Gastgeber, du)", "4 frei", "Wenn alle da sind, tippe start")
    ben = Guest(tmp_path / "ben", "--join", link)
    shown = ben.sees("Your name")
    short = "Only the first phase is played."
    for part in ("The card game, intl: the international rules", short, "1 Anna (host)"):
        assert part in plain(shown)  # before the name is asked
    ben.types("Ben\x1b[2J\u202e")
    ben.sees("2 Ben (you)", "Waiting for Anna to start")
    anna.sees("Ben setzt sich.")
    ben.types("start")
    ben.sees("! Only the host of the room can do this.")
    for line, answer in [
        ("bot 9", "Es gibt 4 Plätze"),
        ("bot stark", "Einen Bot „stark“ gibt es nicht: Zur Wahl stehen random, easy, solid, strong."),
        ("bot 1 2", "Sag bot, die Nummer eines Platzes"),
        ("tanzen", "„tanzen“ kenne ich nicht. Du kannst: start, bot"),
        ("abwerfen R5", "kenne ich nicht"),
        ("revanche", "Das Spiel ist noch nicht zu Ende."),
        ("bot 4 solid", "Luno (Bot) setzt sich."),
        ("hilfe", "die Regeln dieses Raums, und wer wo sitzt"),
    ]:
        anna.types(line)
        anna.sees(answer)
    eva = Guest(tmp_path / "eva", "--watch", link)
    eva.sees("4 Luno (bot)", "Waiting for Anna to start")
    anna.types("start")
    eva.sees("fingerprint", "deals hand 1")
    eva.types("draw")
    eva.sees("! You are only watching.")

    def annas_game() -> None:
        assert anna.is_asked()
        anna.refused("abwerfen R5", "Nimm erst eine Karte: aufnehmen (Aufnahmestapel)")
        anna.refused("regel", rule_text(anna.say, "card.turn.draw"))
        anna.refused("tipp", "Tipp: ")
        anna.refused("einladen", link)
        anna.refused("1 2", "kenne ich nicht")
        anna.types("1")
        anna.plays_to_the_end()

    def bens_game() -> None:
        assert ben.is_asked()
        ben.refused("lay 5s(R5 G6)", "First take a card: draw or take.", "[card.laydown.when: rules]")
        ben.types("draw")
        assert ben.is_asked()
        ben.refused("lay 5s(R5 G6)", "G6 does not belong in a set of 5s.")
        ben.refused("knock", "Knocking is not played in this game.", "[card.variant.knock: rules]")
        ben.refused("rules", rule("card.variant.knock").text)
        ben.refused("room", short, "1 Anna (host)")
        ben.types("1")
        ben.plays_to_the_end()

    all_at_once(annas_game, bens_game)
    eva.says("waiting-over")
    for guest in (anna, ben, eva):
        assert plain(guest.say("room-fair")) in plain(guest.everything)
        assert not re.search(r"\x1b|\u202e|Traceback", guest.everything)
    assert "Handkarten" in anna.everything or "Deine Hand" in anna.everything
    assert "Your hand" not in eva.everything
    record = tmp_path / "record.jsonl"
    record.write_bytes(server.get(f"/rooms/{link[-22:]}/record")[1])
    assert tenfold("verify", record).code == 0
    assert len(opened(record.read_bytes())[0]["salts"]) == 2  # each of the two has added to the seed

    ben.types("rematch")
    anna.sees("Ein neues Spiel", "Wenn alle da sind")
    ben.sees("A new game", "Waiting for Anna to start")
    assert len(seats_kept(ben)) == 1
    ben.types("leave")
    ben.sees("yes / no")
    ben.types("yes")
    ben.sees("You have left the room.")
    assert ben.code() == 0
    assert seats_kept(ben) == []
    anna.sees("Ben ist gegangen.")
    anna.types(anna.words.shown("quit"))
    anna.sees("Dein Platz bleibt dir.", f"tenfold play --join '{link}'")
    assert anna.code() == 0
    (kept,) = seats_kept(anna)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    eva.types("q")
    assert eva.code() == 0


def test_a_friend_comes_late_and_a_hand_ends_in_peace(server: Server, tmp_path: Path) -> None:
    """The host says who deals; a friend takes a bot's seat; hands lie open until both are ready.

    Nearly every card goes on some colour, so that a hand ends soon, however people play.
    """
    house = tmp_path / "house.toml"
    house.write_text('game = "card"\nedition = "intl"\nphases = ["colour 3", "colour 3"]\n')
    opened = ("--open", server.url, "--rules", str(house), "--bots", "easy", "--players", "3")
    anna = Guest(tmp_path / "anna", *opened, "--name", "Anna")
    link = anna.link()
    anna.sees("type start")
    for line, answers in [
        ("dealer Kubi", ('! There is nobody called "Kubi". The players are: Anna\r\n',)),
        ("bot 3", ("Bolo (bot) sits down.",)),
        ("bot 2", ("Tipi (bot) sits down.",)),
        ("exchange 2", ("! Say exchange and the numbers of two seats.",)),
        ("exchange 2 3", ("2 Bolo (bot)", "3 Tipi (bot)")),
        ("dealer bolo", ("Bolo deals first.", "Bolo deals or begins first.")),
        ("start", ("Bolo deals hand 1.", "Tipi")),
    ]:
        anna.types(line)
        anna.sees(*answers)
    assert anna.is_asked()

    ben = Guest(tmp_path / "ben", "--join", link, "--name", "Ben")
    ben.sees("Whose seat do you take? Bolo, Tipi")
    ben.types("Tipi")
    ben.sees("Your hand:", ben.say("waiting-turn", name="Anna"))
    anna.says("room-taken", name="Ben", bot="Tipi")
    ben.types("react 1")
    for guest in (anna, ben):
        guest.sees("Ben: Back in a minute.")
    anna.types("1")
    all_at_once(anna.plays_to_a_rest, ben.plays_to_a_rest)

    def counted(guest: Guest) -> list[str]:
        """Every hand card by card, as it lies open before this guest."""
        hands = guest.everything.rpartition("What the hands cost\n")[2].split("\n\n")[0]
        return [re.sub(r" +", " ", line) for line in hands.splitlines()]

    hand = r"(no cards left|[RBGYWS]\d*( [RBGYWS]\d*)*) · \d+ points"
    found = [re.match(rf" (Anna|Bolo|Ben) {hand}", line) for line in counted(anna)]
    assert {match[1] for match in found if match} == {"Anna", "Bolo", "Ben"}  # from the left of who went out
    assert len(found) == 3
    assert counted(anna) == counted(ben)
    anna.types("ready")
    anna.sees("Waiting for Ben to go on")
    ben.types("")
    ben.sees("You deal hand 2.")
    anna.sees("Ben deals hand 2.")
    for guest in (anna, ben):
        guest.dies()


def test_a_killed_server_and_a_closed_window_cost_nobody_the_game(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna = Guest(tmp_path / "anna", "--open", server.url, *SHORT, "--players", "3", "--name", "Anna")
        link = anna.link()
        anna.sees("type start")
        ben = Guest(tmp_path / "ben", "--join", link, "--name", "Ben", language="de")
        ben.sees("Warten, bis Anna beginnt")
        anna.sees("Ben sits down.")
        anna.types("start")
        ben.sees("Fingerabdruck")

        with PlainClient(Client.watch(link)) as eye:  # the lot decides who deals
            eye.until(lambda now: now.seen.awaited in (0, 1))
            on_turn, other = (anna, ben) if eye.seen.awaited == 0 else (ben, anna)
        name, language = ("Anna", "en") if on_turn is anna else ("Ben", "de")

        assert on_turn.is_asked()
        server.kill()
        for guest in (anna, ben):
            guest.says("connection-lost")
        on_turn.types("draw")  # asked while nobody is there, answered when somebody is
        server.start()
        for guest in (anna, ben):
            guest.says("connection-back")
        on_turn.says("prompt-play")

        on_turn.dies()
        other.says("room-away", name=name)
        words = {"name": name, "yes": on_turn.words.shown("yes"), "no": on_turn.words.shown("no")}
        on_turn = Guest(on_turn.home, language=language)
        on_turn.says("room-go-on-there", server=server.url, **words)
        on_turn.types("yes")
        on_turn.says("your-hand")
        assert on_turn.is_asked()
        other.says("room-back", name=name)
        on_turn.types("quit")
        assert on_turn.code() == 0
        on_turn = Guest(on_turn.home, "--join", link, language=language)
        on_turn.says("room-go-on", **words)
        on_turn.types("y")
        all_at_once(on_turn.plays_to_the_end, other.plays_to_the_end)
        on_turn.types("quit")
        assert on_turn.code() == 0
        assert seats_kept(on_turn) == []  # the game is over: nobody is asked again
        other.dies()


def test_a_link_is_a_qr_code_where_it_can_be_read(server: Server, tmp_path: Path) -> None:
    arguments = ("--open", server.url, *SHORT, "--players", "2", "--name", "Anna")
    anna = Guest(tmp_path / "anna", *arguments, term="xterm-256color", size=(50, 80))
    link = anna.link()
    drawn = anna.sees("Type help")
    rows = [line for line in drawn.splitlines() if "▀" in line or "▄" in line]
    modules = [[int(c in half) for c in row] for row in rows for half in ("▀█", "▄█")]
    code = [list(map(int, row)) for row in segno.make(link, error="l", micro=False, boost_error=False).matrix]
    wide = len(code)
    found = [
        [row[2 : 2 + wide] for row in modules[top : top + wide]] for top in range(len(modules) - wide + 1)
    ]
    assert code in found
    anna.types("phone")
    anna.sees("Keep it to yourself")
    assert "&seat=" in anna.link()
    anna.dies()
    small = Guest(tmp_path / "small", *arguments, term="xterm-256color", size=(12, 60))
    assert small.link()
    assert "▀" not in small.sees("Type help")
    small.dies()


def test_news_come_while_a_line_is_being_typed(server: Server, tmp_path: Path) -> None:
    """Silence lets a knocking window pass; what was half typed stays, and is shown again."""
    options = ("--variant", "short:3,knock", "--bots", "easy", "--players", "3", "--knock-window", "1")
    anna = Guest(
        tmp_path / "anna",
        "--open",
        server.url,
        *options,
        "--name",
        "Anna",
        term="xterm",
        echo=True,
    )
    anna.sees("type start")
    anna.types("start")
    assert anna.is_asked()
    for _ in range(300):
        if "knock or pass?" in anna.everything.splitlines()[-1]:
            break
        anna.types("1")
        assert anna.is_asked()
    anna.presses("scoxe\x7f\x7f\x1b[D")  # with two letters too many, and an arrow
    assert "time is up" not in anna.sees("You let", "sco")
    anna.types("res")
    anna.sees("Score sheet")
    anna.dies()


def test_dice_in_a_room(server: Server, tmp_path: Path) -> None:
    anna = Guest(tmp_path / "anna", "dice", "--open", server.url, "--players", "2", "--name", "Anna")
    anna.sees("(Enter: none)")  # what the command line leaves open is asked
    anna.types("")
    anna.sees("type start")
    anna.types("start")
    for _ in range(4):
        assert anna.is_asked()
        anna.refused("hint", "Hint: ")
        anna.refused("moves", "1")
        anna.types("1")
    assert anna.is_asked()
    anna.types("pause")
    anna.sees("You pause the game.")
    anna.types("stop")
    anna.sees("! The game is paused.")
    anna.types("continue")
    assert anna.is_asked()
    anna.dies()


def test_dice_alone_in_a_room_are_for_the_high_scores(server: Server, tmp_path: Path) -> None:
    anna = Guest(tmp_path / "anna", "dice", "--open", server.url, "--players", "1", "--name", "Anna")
    anna.sees("(Enter: none)")
    anna.types("")
    anna.sees("type start")
    anna.types("phone")
    anna.says("room-phone")
    with PlainClient(Client.join(anna.link(), "Anna")) as phone:  # plays faster than one can type
        phone.begin()
        while phone.seen.is_my_turn:
            done = phone.act(phone.hint().do)
            phone.until(lambda client, seq=done.seq: client.seen.seq >= seq)  # type: ignore[misc]
        assert phone.seen.room is not None
        assert phone.seen.room.result is not None
        total = phone.seen.room.result.scores[0]
    anna.says("best-title")
    anna.sees(f"{total}", "Anna")
    anna.dies()
    assert (anna.home / "tenfold" / "best" / "dice.jsonl").read_bytes().count(b"\n") == 1


def test_board_in_a_room(server: Server, tmp_path: Path) -> None:
    """Two people and a bot; the house's own phases and track are shown before anybody sits down."""
    house = tmp_path / "house.toml"
    track = ["start", *reversed([space.value for space in DEFAULT_TRACK[1:]])]
    house.write_text(f'game = "board"\nedition = "intl"\nphases = ["set 2", "set 2"]\ntrack = {track}\n')
    opened = ("board", "--open", server.url, "--rules", str(house), "--bots", "easy")
    anna = Guest(tmp_path / "anna", *opened, "--players", "3", "--name", "Anna", language="de")
    link = anna.link()
    ben = Guest(tmp_path / "ben", "--join", link, "--name", "Ben")
    shown = plain(ben.sees("Waiting for Anna to start"))
    assert "The list has 2 phases. The rulebook says: The list has 10 phases." in shown
    assert "Phase 2: pair The rulebook says: Phase 2: 4 × pair" in shown
    names = ", ".join(Speech("en")(Space(space).term) for space in track)
    assert f"The spaces clockwise: {names}." in shown
    eva = Guest(tmp_path / "eva", "--watch", link)
    eva.sees("Waiting for Anna to start")
    anna.types("start")
    eva.sees("A new round.")

    def annas_game() -> None:
        assert anna.is_asked()
        anna.refused("tipp", "Tipp: ")
        anna.types("quatsch")
        anna.plays_as_advised()

    def bens_game() -> None:
        assert ben.is_asked()
        ben.refused("track", "START")
        ben.types("nonsense")
        ben.plays_as_advised()

    all_at_once(annas_game, bens_game)
    eva.says("waiting-over")
    assert "Your hand" not in eva.everything
    for guest in (anna, ben, eva):
        assert plain(guest.say("room-fair")) in plain(guest.everything)
        assert "Traceback" not in guest.everything
        guest.types("quit")
        assert guest.code() == 0
    record = tmp_path / "record.jsonl"
    record.write_bytes(server.get(f"/rooms/{link[-22:]}/record")[1])
    assert tenfold("verify", record).code == 0


@pytest.mark.parametrize(
    ("arguments", "code", "why"),
    [
        (["--join", "http://127.0.0.1:9/#room=" + "a" * 22], 1, "cannot be reached"),
        (["--join", "nonsense"], 2, "is not an invitation"),
        (["--open", "ftp://x"], 2, "is not the address of a server"),
        (["--join", "x", "--watch", "y"], 2, "do not go together"),
        (["--join", "x", "--players", "3"], 2, "has its rules"),
        (["--turn-clock", "5"], 2, "--open"),
        (["--open", "http://x", "--seed", "1"], 2, "draws the seed"),
    ],
)
def test_what_leads_to_no_room_is_said_in_one_line(
    tmp_path: Path, arguments: list[str], code: int, why: str
) -> None:
    guest = Guest(tmp_path, *arguments)
    assert guest.code() == code
    assert why in plain(guest.everything)
    assert "Traceback" not in guest.everything


def test_a_room_that_does_not_exist(server: Server, tmp_path: Path) -> None:
    guest = Guest(tmp_path, "--join", f"{server.url}/#room={'a' * 22}", language="de")
    assert guest.code() == 1
    assert "Zu dieser Einladung gibt es keinen Raum." in plain(guest.everything)


def test_a_line_has_the_names_that_held_when_it_happened() -> None:
    """Somebody who comes back hears in one message who has left a seat, and who sits on it now."""
    sitting = SeatedRoom(people=["Ann", "Bo"])
    missed = [*sitting.log]
    sitting.do(1, Leave(id="l"))
    sitting.sit("Cy")
    steps = steps_from(opened_room(missed), sitting.log[len(missed) :])
    shown: list[str] = []
    person = PersonInRoom(
        cast(Any, SimpleNamespace(client=SimpleNamespace(listen=lambda _: None))),
        cast(Any, SimpleNamespace(paragraph=shown.append, paragraphs=shown.extend, inbox=None)),
        say=Speech("en"),
        paint=Paint(on=False),
        width=80,
    )
    seen = RoomView(seat=0)
    for room, events in (
        (steps[0].before, ()),
        (steps[-1].after, tuple(entry_seen(step, 0) for step in steps)),
    ):
        update = Update(
            seq=room.seq, version=room.version, room=room_seen(room, frozenset({0, 1})), events=events
        )
        seen = after_update(seen, update)
        person._hear(update, seen)
    lobby = ["  1  Ann (host, you)", "  2  Bo", "  3  free"]
    assert shown == [*lobby, "Bo has left.", "Cy sits down.", lobby[0], "  2  Cy", lobby[2]]

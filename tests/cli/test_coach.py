"""`tenfold coach dice`: every option, accepting and declining, rivals, and what is refused."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tenfold.analysis.dice.position import read_column
from tenfold.core import BadText
from tenfold.games.dice.rules import edition_rules
from tests.analysis.dice.solutions import FOLDER, printed
from tests.cli.run import Done, assert_refused, tenfold

ROLL = "9 9 9 5 4 W 2 9 6 1"
COLOURS = "B1 BW GW R4 R5 R6 R7 R9 R7 B5"
GOOD = "10 10 10 10 10 10 4 4 4 4"
POOR = "5 5 5 5 5 5 1 1 1 1"


def coach(*arguments: str | Path, cache: Path = FOLDER) -> Done:
    return tenfold("coach", "dice", *arguments, environment={"TENFOLD_CACHE": str(cache)})


@pytest.fixture(scope="module", autouse=True)
def solved_before() -> None:
    """Solved once for all tests; the command finds it in their cache folder."""
    printed()


def test_the_examples_of_the_help_answer() -> None:
    text = coach("--help").out.replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines()]
    examples = [shlex.split(line) for line in lines if line.startswith("tenfold coach dice")]
    assert len(examples) >= 5
    for example in examples:
        assert coach(*example[3:]).code == 0, example


def test_which_dice_to_keep() -> None:
    data = coach("--phase", "3", "--points", "85", "--rolls-left", "2", "--roll", ROLL, "--json").data
    assert data["worth"] == "expected total"
    choices = data["choices"]
    assert len(choices) == 10
    assert "9 9 9 9" in choices[0]["do"]
    worths = [choice["worth"] for choice in choices]
    assert worths == sorted(worths, reverse=True)
    assert 300 < worths[0] < 600
    for choice in choices:
        assert set(choice) == {"do", "action", "worth", "chance", "cost"}
        assert choice["cost"] == pytest.approx(worths[0] - choice["worth"], abs=1e-8)
        assert 0 <= choice["chance"] <= 1


def test_as_a_table_of_the_best_and_of_all() -> None:
    moment = ("--phase", "3", "--points", "85", "--rolls-left", "1", "--roll", ROLL)
    best, everything = coach(*moment), coach(*moment, "--all")
    assert (best.code, best.err, everything.code, everything.err) == (0, "", 0, "")
    for part in ("The best choices", "expected total", "cost", "phase made", "10 of "):
        assert part in best.out
    assert "All choices" in everything.out
    assert len(everything.out.splitlines()) > len(best.out.splitlines())


def test_more_rolls_and_more_points_are_worth_more() -> None:
    def best(rolls_left: int, points: int, *options: str) -> float:
        found = coach(
            *("--phase", "5", "--points", str(points), "--rolls-left", str(rolls_left), "--roll", ROLL),
            *(*options, "--json"),
        )
        worth: float = found.data["choices"][0]["worth"]
        return worth

    assert best(2, 170) > best(1, 170)
    assert best(2, 190) > best(2, 170) + 20  # the points, and a bonus that is nearer
    assert best(2, 170, "--deducted", "10") == pytest.approx(best(2, 170) - 10, abs=1e-8)


def test_a_first_attempt_at_the_last_phase_is_worth_its_bonus() -> None:
    moment = ("--phase", "10", "--points", "400", "--rolls-left", "2", "--roll", ROLL, "--json")
    first, again = (coach(*moment, *more).data["choices"][0]["worth"] for more in ((), ("--again",)))
    assert 5 < first - again < 40


def test_good_points_are_accepted_and_poor_ones_declined() -> None:
    for roll, best in ((GOOD, "score"), (POOR, "decline")):
        data = coach("--phase", "1", "--rolls-left", "0", "--roll", roll, "--json").data
        other = "score" if best == "decline" else "decline"
        assert [choice["do"] for choice in data["choices"]] == [best, other]
        assert data["choices"][1]["cost"] > 0


def test_why_and_what_a_choice_of_ones_own_is_worth() -> None:
    moment = ("--phase", "3", "--points", "85", "--rolls-left", "2", "--roll", ROLL)
    best = coach(*moment, "--json").data["choices"][0]["do"].removeprefix("keep ")
    same, other = (coach(*moment, "--keep", keep, "--json").data for keep in (best, "5 6 1"))
    assert same["keep"] == same["choices"][0]
    assert other["why"].startswith(f"Keep {best} and try for more than 51 points: after the next roll ")
    told = coach(*moment, "--keep", "1, 6, 5")
    assert told.code == 0
    assert other["why"] in " ".join(told.out.split())
    own = other["keep"]
    assert 0 < own["cost"] == pytest.approx(other["choices"][0]["worth"] - own["worth"], abs=1e-8)
    assert (
        f"keep 1 5 6. Expected total {own['worth']:.3f}, phase made {own['chance']:.2%}."
        f" It costs {own['cost']:.3f} points."
    ) in " ".join(told.out.split())
    assert "keep" not in coach(*moment, "--json").data
    everything = coach(*moment, "--all", "--json").data["choices"]
    assert own in everything


def test_a_choice_of_several_colours_and_one_against_rivals() -> None:
    moment = ("--phase", "8", "--points", "300+40", "--rolls-left", "1", "--roll", COLOURS, "--keep", "R9 B5")
    alone, several = coach(*moment, "--json").data["keep"], coach(*moment, "--rival", "8:310+0")
    assert alone["do"] == "keep B5 R9"
    assert 0 < alone["chance"] < 0.01
    assert alone["worth"] > 400
    assert re.search(r"Chance to win \d\d\.\d\d%, phase made 0\.\d\d%\. It costs \d+\.\d\d% of", several.out)


def test_a_phase_of_one_colour() -> None:
    data = coach("--phase", "8", "--points", "300", "--rolls-left", "1", "--roll", COLOURS, "--json").data
    assert data["choices"][0]["do"] == "keep R4 R5 R6 R7 R7 R9"
    assert data["choices"][0]["chance"] > 0.5


@pytest.mark.parametrize("roll", [COLOURS, "B1 BW GW R4 R5 G5 R7 G6 R9 B5", "RW BW BW RW O6 O8 B6 B8 R7 O6"])
@pytest.mark.parametrize("rolls_left", ["1", "2"])
def test_no_two_choices_look_alike(roll: str, rolls_left: str) -> None:
    """In a phase of one colour dice that show the same differ in what else they can show: some are named."""
    moment = ("--phase", "8", "--points", "300+40", "--rolls-left", rolls_left, "--roll", roll)
    data = coach(*moment, "--all", "--json").data
    shown = [choice["do"] for choice in data["choices"]]
    assert len(shown) > 10
    assert len(set(shown)) == len(shown)
    named = data["moment"]["dice"]
    again = coach(*moment[:-1], named, "--all", "--json").data
    assert (again["choices"], again["moment"]["clear"]) == (data["choices"], True)


def test_with_rivals_the_chance_to_win() -> None:
    moment = ("--phase", "9", "--points", "350", "--rolls-left", "2", "--roll", "7 7 7 W 1 9 7 2 5 3")
    behind, ahead = (coach(*moment, "--rival", rival, "--json").data for rival in ("10:380", "5:180"))
    assert behind["worth"] == "chance to win"
    assert 0 < behind["choices"][0]["worth"] < ahead["choices"][0]["worth"] < 1


def best(*moment: str) -> float:
    worth: float = coach(*moment, "--json").data["choices"][0]["worth"]
    return worth


LATE = ("--phase", "8", "--rolls-left", "1", "--roll", COLOURS)


def test_the_bonus_for_five_phases_is_told_or_assumed() -> None:
    """The same points of now, with it and without."""
    won, missed = (best(*LATE, "--points", points) for points in ("270+40", "270+0"))
    assert won == pytest.approx(missed + 40, abs=1e-8)
    for points, entered, assumed in [
        ("220", 0, False),  # never reached
        ("270", 0, True),  # phases 6 and 7 bring more than 49
        ("320", 40, True),
        ("335", 40, False),  # 221 and all of phases 6 and 7
        ("320+0", 0, False),
        ("320+40", 40, False),
    ]:
        (mine,) = coach(*LATE, "--points", points, "--json").data["moment"]["round"]
        assert (mine["bonus_5"], mine["assumed"]) == (entered, ["5-phase bonus"] if assumed else []), points
    assert best(*LATE, "--points", "270") == missed
    first, *_ = coach(*LATE, "--points", "270").out.splitlines()
    assert first == "Phase 8, 270 points, 5-phase bonus missed (assumed; +40 says otherwise), roll 2 of 3"
    first, *_ = coach(*LATE, "--points", "320+40", "--deducted", "10", "--again").out.splitlines()
    assert first == (
        "Phase 8, 320 points, 5-phase bonus won, 10 deducted, roll 2 of 3, not the first attempt"
    )


def test_deductions_may_have_counted_when_the_bonus_was_decided() -> None:
    """Right after phase 5 they all have; once an attempt at phase 6 has failed, perhaps not this one."""
    rules = edition_rules("de", ("deductions",))
    assert read_column(rules, 6, "224", deducted=5).line.bonus_5 == 0
    assert read_column(rules, 6, "226", deducted=5).line.bonus_5 == 40
    assert read_column(rules, 6, "224", deducted=5).assumed == ()
    assert read_column(rules, 6, "224", deducted=5, again=True) == read_column(
        rules, 6, "224+0", deducted=5, again=True
    )._replace(assumed=("5-phase bonus",))
    assert read_column(rules, 6, "224+40", deducted=5, again=True).line.bonus_5 == 40
    with pytest.raises(BadText, match="was-missed"):
        read_column(rules, 6, "224+40", deducted=5)
    with pytest.raises(BadText, match="was-won"):
        read_column(rules, 6, "226+0", deducted=5, again=True)


def test_the_bonus_of_a_rival_counts_like_ones_own() -> None:
    moment = ("--phase", "10", "--points", "400+40", "--rolls-left", "1", "--roll", "7 7 7 W 1 9 7 2 5 3")
    missed, won = (best(*moment, "--rival", f"10:410+{bonus}") for bonus in (0, 40))
    assert missed > won + 0.02
    assert best(*moment, "--rival", "10:450+0") == pytest.approx(won, abs=1e-9), "40 points are 40 points"
    own_missed = best(*(word.replace("400+40", "400+0") for word in moment), "--rival", "10:410+0")
    assert own_missed == pytest.approx(won, abs=1e-9)


LAST = ("--phase", "10", "--points", "380+40", "--rolls-left", "1", "--roll", "7 7 7 W 1 9 7 2 5 3")


def test_the_end_of_the_game() -> None:
    """The finisher has 480 points: with the bonus nearly any success is enough, without it none."""
    for more, wins in [
        (("--place", "2"), True),
        ((), False),  # it is the next round already
        (("--place", "2", "--began", "9"), False),  # the turn began in another phase
    ]:
        found = coach(*LAST, "--rival", "11:400+40", *more, "--json").data
        first = found["choices"][0]
        assert first["worth"] == pytest.approx(first["chance"], abs=1e-9) if wins else first["worth"] < 1e-4
    assert found["moment"]["finisher"] == 1
    lines = coach(*LAST, "--rival", "11:400+40", "--place", "2").out.splitlines()
    assert lines[:2] == [
        "1. rival: all phases, 400 points, 5-phase bonus won, 10-phase bonus won, started the end",
        "2. you: phase 10, 380 points, 5-phase bonus won, a turn that began in phase 10, roll 2 of 3",
    ]


def test_who_started_the_end_who_is_out_and_who_is_to_come() -> None:
    """You are the second of five; the third completed all phases, and the fourth after it (dice.end)."""
    rivals = ("9:300+0", "11:400+40", "11:300+40", "7:280+40")
    told = [word for rival in rivals for word in ("--rival", rival)]
    data = coach(*LAST, *told, "--place", "2", "--json").data["moment"]
    assert (data["place"], data["finisher"]) == (2, 3)
    assert [line["bonus_10"] for line in data["round"]] == [None, None, 40, 40, None]
    assert [line["assumed"] for line in data["round"]] == [[], [], [], ["10-phase bonus"], []]
    first, _, third, fourth, fifth = coach(*LAST, *told, "--place", "2").out.splitlines()[:5]
    assert first.endswith("5-phase bonus missed, out")
    assert third.endswith("started the end")
    assert fourth.endswith("10-phase bonus won (assumed; +0 says otherwise)")
    assert fifth.endswith("won, out")
    data = coach(*LAST, *told, "--place", "4", "--json").data["moment"]  # now 3 is the second place
    assert (data["place"], data["finisher"]) == (4, 2)
    assert coach(*LAST, *told, "--place", "4").out.splitlines()[4].endswith("to come")
    told[5] = "11:300+40+40"
    assert coach(*LAST, *told, "--place", "2", "--json").data["moment"]["round"][3]["assumed"] == []
    # Whoever comes before the finisher in the round was one round later.
    late = ("--rival", "11:300+40+40", "--rival", "11:400+40", "--place", "2")
    assert_refused(coach(*LAST, *late), 2, "Place 1 completed all phases after place 3 and in the next round")


def test_whoever_is_to_come_after_you_can_still_win() -> None:
    """300 points behind, or so far ahead that any success wins: as often as the last phase can be made."""
    made = ("--phase", "10", "--points", "380+40", "--rolls-left", "0", "--roll", "10 10 10 10 10 10 W W 1 2")
    alone = best(*made, "--rival", "11:380+40", "--place", "2")
    assert alone == 1
    behind = best(*made, "--rival", "11:380+40", "--rival", "10:80+0", "--place", "2")
    assert behind == 1
    ahead = best(*made, "--rival", "11:300+40", "--rival", "10:500+40", "--place", "2")
    assert ahead == pytest.approx(1 - printed().phases[-1].best_success, abs=1e-9)


def test_ones_place_in_the_round() -> None:
    """Whoever finishes first leaves the other one go, with the bonus only in the same round."""
    first, second = (best(*LAST, "--rival", "10:430+40", "--place", place) for place in "12")
    assert first != pytest.approx(second, abs=1e-3)
    lines = coach(*LAST, "--rival", "10:430+40", "--rival", "9:300+0", "--place", "3").out.splitlines()
    assert [line.split(":")[0] for line in lines[:3]] == ["1. rival", "2. rival", "3. you"]


def test_at_most_eight_play() -> None:
    rivals = ["--rival", "9:300+0"] * 8
    assert coach(*LAST, *rivals[2:], "--json").code == 0
    assert_refused(coach(*LAST, *rivals), 2, "This game is for 1 to 8 players, not 9.")


def test_dice_set_aside_stay_there_in_the_variant_locked(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("game = 'dice'\nedition = 'de'\nphases = ['set 4 + set 4']\n", "utf-8")
    locked = ("--rules", house, "--variant", "locked", "--phase", "1", "--roll", "5 9 9 9 9 6 W 1 2 3")

    def asked(*more: str) -> Done:
        return coach(*locked, "--rolls-left", "1", *more, cache=tmp_path / "cache")

    free, held = asked("--all", "--json").data, asked("--aside", "5, 6", "--all", "--json").data
    assert "5" not in free["choices"][0]["do"]
    for choice in held["choices"]:
        assert choice["do"] == "stop" or {"5", "6"} <= set(choice["do"].split()), choice
    assert held["choices"][0]["worth"] < free["choices"][0]["worth"]
    assert held["moment"]["aside"] == "5 6"
    assert asked().out.splitlines()[0] == "Phase 1, 0 points, roll 2 of 3, set aside: nothing"
    told = asked("--aside", "6 5").out.splitlines()[0]
    assert told == "Phase 1, 0 points, roll 2 of 3, set aside: 5 6"
    assert (free["worth"], held["worth"]) == ("estimate", "estimate")
    own = asked("--aside", "5 6", "--keep", "5 6 9 9 9 9 W", "--json").data["keep"]
    assert own in held["choices"]
    poor = asked("--aside", "5 6", "--keep", "5 6 1 2", "--json").data["keep"]
    assert poor not in held["choices"]
    assert poor["cost"] > own["cost"]
    assert poor["chance"] < own["chance"]
    shown = asked("--keep", "9 9 9 9").out
    assert "cost" in shown
    assert "expected total" not in shown
    estimates = "These are estimates: where dice set aside stay there, there is no exact solution."
    assert estimates in shown.splitlines()
    assert "by estimates." in shown
    assert not (tmp_path / "cache").exists()
    assert_refused(asked("--aside", "5 6", "--keep", "9 9 9 9"), 2, "dice set aside stay there: keep 5 6 too")
    assert_refused(asked("--aside", "5 5"), 2, "Only one die shows 5")
    assert_refused(asked("--aside", "5 9 9 9 9 6 W 1 2 3"), 2, "All ten dice are set aside")
    assert_refused(coach(*locked, "--rolls-left", "2", "--aside", "5"), 2, "only when one roll is left")


@pytest.mark.parametrize(
    ("changed", "parts"),
    [
        ({"--roll": f"{ROLL} 9"}, ["There are ten dice, not 11"]),
        ({"--roll": "9 9 9"}, ["There are ten dice, not 3"]),
        ({"--roll": "9 9 9 5 4 W 2 9 6 11"}, ['"11" is not on any die']),
        ({"--roll": "9 9 9 9 9 9 9 W 2 1"}, ["Four dice show 1 to 4 or W and six show 5 to 10"]),
        ({"--phase": "8"}, ["is about colours: name the whole face of every die"]),
        ({"--roll": "B1 BW GW R4 R5 R6 R7 R9 R7 R6"}, ["R6"]),  # one die has it
        ({"--phase": "11"}, ["There is no phase 11"]),
        ({"--phase": "0"}, ["There is no phase 0"]),
        ({"--points": "200"}, ["Before phase 3 there are 0 to ", " points, not 200"]),
        *(
            (
                {"--deducted": lost},
                ["deductions are a multiple of 5 up to 5,000."],
            )
            for lost in ("-5", "7", "5" * 20)
        ),
        (
            {"--rolls-left": "0", "--roll": "5 6 7 8 9 10 1 2 3 4"},
            ["The phase is not complete and no rolls are left"],
        ),
        ({"--rival": "8"}, ['"8" is not a rival: write phase and points, such as 8:310.']),
        ({"--rival": "12:300"}, ["in a phase from 1 to 10, or 11 with all phases completed, not 12"]),
        ({"--rival": "2:300"}, ["Before phase 2 there are 0 to 60 points, not 300"]),
        ({"--variant": "sideways"}, ["sideways"]),
        ({"--keep": "9 9 9 9 9"}, ["Only 4 dice show 9: the dice show 1 2 4 5 6 9 9 9 9 W"]),
        ({"--keep": "5 5"}, ["Only one die shows 5: the dice show "]),
        ({"--keep": "10"}, ["No die shows 10: the dice show "]),
        ({"--aside": "9"}, ["may be rolled again: only in the variant locked do they stay there"]),
        ({"--place": "2"}, ["There is no place 2 in a round of 1"]),
        ({"--began": "2"}, ["it began in the phase that it is in"]),
        ({"--began": "4", "--rival": "11:400+40"}, ["began in phase 1 to 3, not 4"]),
        ({"--began": "0", "--rival": "11:400+40"}, ["began in phase 1 to 3, not 0"]),
        ({"--deducted": "5", "--rival": "2:40"}, ["Points are deducted only in the solo game"]),
        ({"--points": "x"}, ['"x" is not a number of points: write 250']),
        ({"--points": "85+"}, ['"85+" is not a number of points']),
        ({"--points": "-5"}, ['"-5" is not a number of points']),
        ({"--points": "85+40"}, ["85+40: in phase 3 no bonus is decided yet."]),
        ({"--rival": "8:300+40+40"}, ["in phase 8 only one bonus is decided."]),
        ({"--rival": "8:300+20"}, ["20 is not a bonus: 40 was entered, or 0"]),
        ({"--rival": "8:200+40"}, ["With 200 after phase 7 the 5-phase bonus was missed"]),
        ({"--rival": "6:221+0"}, ["With 221 after phase 5 the 5-phase bonus was won"]),
        ({"--rival": "7:275+0"}, ["With 275 after phase 6 the 5-phase bonus was won"]),
        ({"--rival": "11:400+40+0"}, ["Whoever completes all phases first gets the bonus for it."]),
        ({"--keep": "nine"}, ['"nine" is not on any die']),
        (
            {"--rolls-left": "0", "--keep": "9"},
            ["nothing is kept: score or decline"],
        ),
    ],
    ids=lambda value: str(value)[:50],
)
def test_bad_input_is_refused_in_one_line(changed: dict[str, str], parts: list[str]) -> None:
    options = {"--phase": "3", "--points": "85", "--rolls-left": "2", "--roll": ROLL, **changed}
    assert_refused(coach(*(word for option in options.items() for word in option)), 2, *parts)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--phase", "3", "--rolls-left", "3", "--roll", ROLL), "3 is not in the range 0<=x<=2"),
        (("--phase", "3", "--rolls-left", "2"), "Missing option '--roll'"),
        (("--phase", "three", "--rolls-left", "2", "--roll", ROLL), "'three' is not a valid integer"),
        (("--phase", "3", "--rolls-left", "2", "--roll", ROLL, "--lucky"), "No such option"),
    ],
    ids=lambda value: str(value)[-40:],
)
def test_unknown_options_and_a_fourth_roll(arguments: tuple[str, ...], part: str) -> None:
    done = coach(*arguments)
    assert (done.code, done.out) == (2, "")
    assert part in done.err


def moment_of_a_short_game(folder: Path) -> tuple[str | Path, ...]:
    """By house rules that are solved at once."""
    house = folder / "house.toml"
    house.write_text("game = 'dice'\nedition = 'de'\nphases = ['set 4 + set 4']\n", "utf-8")
    return "--rules", house, "--phase", "1", "--rolls-left", "1", "--roll", ROLL, "--json"


def test_a_broken_cache_file_is_made_anew_with_one_line(tmp_path: Path) -> None:
    moment = moment_of_a_short_game(tmp_path)
    before = coach(*moment, cache=tmp_path / "cache")
    (file,) = (tmp_path / "cache").glob("*.solution")
    file.write_text("{")
    again = coach(*moment, cache=tmp_path / "cache")
    assert (again.code, again.out) == (0, before.out)
    assert again.err.count("\n") == 1
    assert "is broken: solving again" in again.err
    assert coach(*moment, cache=tmp_path / "cache").data == before.data


def test_a_folder_where_the_solution_should_be_is_told(tmp_path: Path) -> None:
    moment = moment_of_a_short_game(tmp_path)
    before = coach(*moment, cache=tmp_path / "cache")
    (file,) = (tmp_path / "cache").glob("*.solution")
    file.unlink()
    file.mkdir()
    again = coach(*moment, cache=tmp_path / "cache")
    assert (again.code, again.out) == (0, before.out)
    assert again.err.splitlines() == [
        f"tenfold: {file} cannot be read (Is a directory): solving again",
        f"tenfold: cannot keep {file}: Is a directory",
    ]


@pytest.mark.parametrize(
    ("phase", "roll", "best"),
    [
        (
            "4",
            "O3 BW B4 GW O9 G5 G9 R5 O8 G7",
            "keep 3 4 5 7 8 9 W",
        ),  # the second wild adds nothing
        ("9", "G4 BW BW RW R5 O8 O10 R5 O8 O10", "keep 8 8 10 10 W W W"),
        ("7", "RW G3 BW GW O6 G7 B6 O7 R7 O6", "stop"),  # rather than roll for nothing
    ],
)
def test_of_choices_that_are_worth_the_same_the_one_without_useless_dice_is_best(
    phase: str, roll: str, best: str
) -> None:
    found = coach("--phase", phase, "--points", "0", "--rolls-left", "1", "--roll", roll, "--json").data
    first, second = found["choices"][:2]
    assert (first["do"], first["worth"], first["chance"]) == (best, second["worth"], second["chance"])

"""A Dask cluster: the same results as here, and what is said when it is not there or goes away."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tenfold.core import BadInput, BadRules, TenfoldError
from tenfold.games.registry import game_kind
from tenfold.lab.pool import Workers
from tenfold.lab.results import GAMES, opened
from tenfold.lab.simulate import Batch
from tenfold.lab.study import Arm, Study, play_study
from tenfold.lab.tournament import play_deal, tournament
from tests.cli.run import PATIENCE

pytest.importorskip("distributed")

KIND = game_kind("dice")
RULES = KIND.write_rules(KIND.rules("de"))
STUDY = Study("dice", (Arm("de", RULES, 2),), ("easy", "random"), 1, 10_000)


@contextmanager
def cluster(workers: int) -> Iterator[tuple[str, Callable[[], None]]]:
    """Its address, and how it goes away."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.lab.dask_cluster", str(workers)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip(), process.kill
        finally:
            process.kill()
            process.communicate(timeout=PATIENCE)


def test_two_workers_play_the_same_games_and_what_is_played_outlives_them(tmp_path: Path) -> None:
    batch = Batch("dice", RULES, ("easy", "random"), 6, 1, 10_000)
    with cluster(2) as (address, go_away):
        there = Workers(dask=address)
        bad = partial(play_deal, replace(batch, rules={"edition": "none"}), [batch.bots])
        with pytest.raises(BadRules):  # as here
            list(there.in_order(bad, range(2)))
        assert tournament(batch, [batch.bots], there) == tournament(batch, [batch.bots], Workers())
        with opened(tmp_path / "there", STUDY.asked) as results:
            play_study(STUDY, range(6), there, results.add)
        with opened(tmp_path / "gone", STUDY.asked) as results:
            with pytest.raises(TenfoldError, match=f"^the Dask cluster at {address} has gone away$"):
                play_study(STUDY, range(100_000), there, results.add, lambda games: go_away())
            assert 1 <= results.deals < 100
    with opened(tmp_path / "gone", STUDY.asked) as results:  # and goes on here
        play_study(STUDY, range(results.deals, 6), Workers(), results.add)
    with opened(tmp_path / "here", STUDY.asked) as results:
        play_study(STUDY, range(6), Workers(), results.add)
    here, there_too, gone = ((tmp_path / name / GAMES).read_bytes() for name in ("here", "there", "gone"))
    assert here == there_too
    assert gone.startswith(here)


def test_a_cluster_without_workers_is_told() -> None:
    with cluster(0) as (address, _), pytest.raises(TenfoldError, match=r"has no workers$"):
        list(Workers(dask=address).in_order(abs, range(3)))


def test_where_no_cluster_is_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenfold.lab.cluster._CONNECTING", 0.1)
    with pytest.raises(TenfoldError, match=r"^there is no Dask cluster at tcp://127\.0\.0\.1:1$"):
        list(Workers(dask="tcp://127.0.0.1:1").in_order(abs, range(3)))


@pytest.mark.parametrize("address", ["nonsense://x", "127.0.0.1", "tcp://127.0.0.1:x"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match="is not the address of a Dask cluster"):
        list(Workers(dask=address).in_order(abs, range(3)))

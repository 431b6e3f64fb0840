"""A server, and a database, for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres
from tests.server.processes import Server


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file; no traceback is in its log at the end."""
    folder = tmp_path_factory.mktemp("server")
    plant = getattr(request.module, "PLANT", ())
    with Server(folder / "data", plant=("soon", *plant)) as running:
        yield running
        assert running.stop() == 0
        assert "trace" not in running.log_text()
        assert all(line["level"] != "error" for line in running.log())


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    running.start()
    yield running
    running.remove()

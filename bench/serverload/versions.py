"""Other versions of the program, to be measured in turns with this one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]


@contextmanager
def source_of(version: str | None) -> Iterator[Path | None]:
    """The packages of a folder with a clone, or of a revision; None for this one. What it needs must be
    installed here.
    """
    if version is None:
        yield None
    elif (Path(version) / "src" / "tenfold").is_dir():
        yield _proven(Path(version).resolve() / "src")
    else:
        with TemporaryDirectory() as folder:
            archive = ["git", "-C", str(ROOT), "archive", version, "src"]
            packed = subprocess.run(archive, stdout=subprocess.PIPE, check=False)
            if packed.returncode:
                raise SystemExit(f"{version!r} is neither a clone nor a revision")
            subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
            yield _proven(Path(folder) / "src")


def _proven(source: Path) -> Path:
    """That Python takes it from there, and not what is installed."""
    where = "import tenfold; print(tenfold.__file__)"
    run = subprocess.run(
        [sys.executable, "-c", where],
        env={"PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(run.stdout.strip()).is_relative_to(source), run.stdout
    return source

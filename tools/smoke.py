"""The wheel in dist/ as somebody has it who has nothing else: `python -m tools.smoke`.

It needs the standard library alone, and runs on every system and with every Python that the wheel allows.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
PATIENCE = 60.0  # seconds


class NotReady(Exception):
    """Why there can be no release."""


def try_wheel(wheel: Path, empty: Path, version: str) -> None:
    """Installed into an empty environment it plays, proves what it played, and serves the page."""
    venv.create(empty, with_pip=True)
    python = empty / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], cwd=empty, check=True)
    run = [str(python), "-I", "-m", "tenfold"]
    shown = subprocess.run([*run, "--version"], cwd=empty, check=True, capture_output=True, text=True).stdout
    if version not in shown:
        raise NotReady(f"the installed wheel says {shown.strip()}")
    subprocess.run(
        [*run, "simulate", "--games", "1", "--jobs", "1", "--records", "games"], cwd=empty, check=True
    )
    subprocess.run([*run, "verify", "games/000000.jsonl"], cwd=empty, check=True)
    _try_server([*run, "serve", "--port", "0", "--data", "data"], empty)


def _try_server(command: list[str], folder: Path) -> None:
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with urlopen(address, timeout=PATIENCE) as answer:
                if b"<title>" not in answer.read():
                    raise NotReady("the installed wheel serves no page")
        finally:
            server.terminate()


def main() -> None:
    [wheel] = (ROOT / "dist").glob("tenfold-*.whl")
    version = wheel.name.split("-")[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        try:
            try_wheel(wheel, Path(place), version)
        except (NotReady, subprocess.CalledProcessError) as problem:
            sys.exit(f"{wheel.name}: {problem}")
    print(f"{wheel.name} plays on {sys.platform} with Python {sys.version.split()[0]}")


if __name__ == "__main__":
    main()

"""The page for whoever runs a server: what it shows works as shown."""

from __future__ import annotations

import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tenfold.server.network.http import LARGER
from tests.cli.run import tenfold
from tests.docs.pages import ROOT, blocks
from tests.server.debian import found
from tests.server.postgres import Postgres
from tests.server.processes import PATIENCE, Server, eventually, free_port
from tests.server.raw import Raw, joining, opening, token

PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DATABASE = "postgresql://tenfold@localhost/tenfold"
NAME = "play.example.org"

# Run otherwise: the wheel, nginx and the unit by tests of their own below, PostgreSQL by its own class.
ELSEWHERE = {
    "python3",
    "useradd",
    "/opt/tenfold/bin/pip",
    "/opt/tenfold/bin/tenfold",
    "cp",
    "systemctl",
    "curl",
    "nginx",
    "createuser",
    "createdb",
    "docker",
    "POSTGRES_PASSWORD=...",
}


def test_every_command_of_the_page_does_what_it_says(tmp_path: Path) -> None:
    data = tmp_path / "data"
    (tmp_path / "backup").mkdir()
    postgres = Postgres()
    postgres.start()
    try:
        with Server(data) as server, Raw(server.socket) as ann, Raw(server.socket) as bo:
            room = ann.ask(opening(token()))["room"]
            bo.ask(joining(room, token()))
            changed = {
                "/var/lib/tenfold": str(data),
                "/backup": str(tmp_path / "backup"),
                DATABASE: postgres.new_database(),
                "CODE": room,
            }
            ran = sum(_run(line, changed, server) for block in blocks(PAGE) for line in block.splitlines())
    finally:
        postgres.remove()
    assert ran == 13


def _run(line: str, changed: dict[str, str], server: Server) -> bool:
    """Whether it was a command of ours, or one that goes with it."""
    for shown, real in changed.items():
        line = line.replace(shown, real)
    program, *words = shlex.split(line)
    if program in ELSEWHERE:
        return False
    if program == "mv":
        server.stop()
        shutil.move(words[0], words[1])
        return True
    assert program == "tenfold", line
    if words[0] == "serve":
        with Server(server.data.with_name("other"), *words[1:]) as other:
            eventually(lambda: other.get("/health")[0] == 200)
            assert other.stop() == 0
        return True
    done = tenfold(*words)
    assert (done.code, done.err) == (0, ""), (line, done)
    if words[0] == "restore" and "--data" in words:
        server.start()
    return True


def test_the_wheel_has_all_that_a_server_needs(tmp_path: Path) -> None:
    """The page is in it, and the forms of the database."""
    wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*wheel, "-w", str(tmp_path), str(_cloned(tmp_path / "clone"))], check=True)
    [file] = tmp_path.glob("tenfold-*.whl")
    assert file.name in PAGE
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(tmp_path / "site")]
    subprocess.run([*pip, str(file)], check=True)
    inside = tmp_path / "site" / "tenfold" / "server"
    assert (inside / "page" / "index.html").is_file()
    versions = {path.name for path in (inside / "migrations" / "versions").glob("v*.py")}
    assert versions == {path.name for path in (ROOT / "src/tenfold/server/migrations/versions").glob("v*.py")}


def _cloned(folder: Path) -> Path:
    """What the wheel is built from; others look at the page that is built here."""
    skipped = shutil.ignore_patterns("node_modules", "page", "__pycache__")
    for part in ("src", "web"):
        shutil.copytree(ROOT / part, folder / part, ignore=skipped)
    for file in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, folder)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "tenfold.service"
    text = (ROOT / "deploy" / "tenfold.service").read_text()
    unit.write_text(text.replace("/opt/tenfold/bin/tenfold", sys.executable))
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert not [line for line in done.stderr.splitlines() if "tenfold.service" in line], done.stderr
    options = re.findall(r"--[a-z-]+", text.partition("ExecStart=")[2].partition("\n")[0])
    assert options
    assert all(option in tenfold("serve", "--help").out for option in options)


@pytest.fixture
def nginx(tmp_path: Path) -> str:
    program = found(lambda: shutil.which("nginx"), "nginx-light")
    if program is None:
        pytest.skip("there is no nginx, and nobody here may install it")
    return program


def test_nginx_serves_page_and_websocket_with_tls(nginx: str, tmp_path: Path) -> None:
    with (
        Server(tmp_path / "data", "--name", NAME, "--proxy", "127.0.0.1") as server,
        _proxied(nginx, server, tmp_path) as port,
    ):
        trusting = ssl.create_default_context(cafile=str(tmp_path / "cert.pem"))
        url = f"wss://{NAME}:{port}/ws"
        line = socket.create_connection(("127.0.0.1", port))
        with Raw(url, sock=line, ssl=trusting, origin=f"https://{NAME}") as ann:
            assert ann.ask(opening(token()))["type"] == "welcome"
        unnamed = ssl._create_unverified_context()
        base = f"https://127.0.0.1:{port}"
        with urllib.request.urlopen(f"{base}/health", context=unnamed, timeout=PATIENCE) as answer:
            assert (answer.status, answer.read()) == (200, b"ok\n")
            assert "max-age" in answer.headers["strict-transport-security"]
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"{base}/metrics", context=unnamed, timeout=PATIENCE)
        # The longest record that the server takes reaches it: it is the server that refuses the seat.
        longest = urllib.request.Request(f"{base}/review?seat=none", bytes(LARGER[b"/review"]))
        with pytest.raises(urllib.error.HTTPError, match="400"):
            urllib.request.urlopen(longest, context=unnamed, timeout=PATIENCE)


@contextmanager
def _proxied(nginx: str, server: Server, folder: Path) -> Iterator[int]:
    """The file as it is, but for addresses and certificates."""
    made = ("-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}")
    named = ("-addext", f"subjectAltName=DNS:{NAME}")
    out = ("-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem"))
    subprocess.run(["openssl", "req", *made, *named, *out], check=True, capture_output=True)
    text, ports = (ROOT / "deploy" / "nginx.conf").read_text(), (free_port(), free_port())
    for shown, real in (
        ("listen [::]:80;", ""),
        ("listen [::]:443 ssl http2;", ""),
        ("listen 80;", f"listen 127.0.0.1:{ports[0]};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{ports[1]} ssl http2;"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(folder / "cert.pem")),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(folder / "key.pem")),
        ("127.0.0.1:8010", f"127.0.0.1:{server.port}"),
    ):
        assert shown in text
        text = text.replace(shown, real)
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n"
        "client_body_buffer_size 1m;\n"  # nginx's own user may not write below the test's folder
        f"{text}}}\n"
    )
    command = [nginx, "-c", str(config), "-e", str(folder / "error.log")]
    tested = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stderr
    process = subprocess.Popen(command)
    try:
        eventually(lambda: (folder / "pid").exists() and (folder / "pid").read_text().strip(), "nginx")
        yield ports[1]
    finally:
        process.terminate()
        process.wait(PATIENCE)

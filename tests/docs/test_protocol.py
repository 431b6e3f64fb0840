"""docs/protocol.md and what is generated with it say what the server does."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tenfold.core import Chance, Decide
from tenfold.core.sayings import KINDS, NUMBER
from tenfold.games.registry import GAMES, AnyKind
from tenfold.rooms import clocks, protocol, settings, visibility
from tenfold.rooms.entries import LogEntry
from tenfold.rooms.protocol import Done, Welcome
from tenfold.server import catch_up, connection
from tenfold.server.network import websocket
from tools import codes, conversation, schema, typescript, wire

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
WIRE = ROOT / "web" / "src" / "lib" / "wire.ts"


class Dealt:
    """A stream of chance for games that are only looked at."""

    def __init__(self, seed: int) -> None:
        self._generator = random.Random(seed)

    def below(self, n: int) -> int:
        return self._generator.randrange(n)


# --- what is generated ---


def differing() -> list[str]:
    return [file.name for file, text in wire.generated().items() if file.read_text("utf-8") != text]


def test_what_is_generated_is_as_the_types_say() -> None:
    assert not differing(), "run make wire"


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(schema.UNIONS, "Hello", Welcome | Done)
    assert differing() == ["protocol.asyncapi.json", "wire.ts"]


def test_a_forgotten_refusal_code_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "refusals", lambda tables, known=codes.refusals: known(tables)[1:])
    assert differing() == ["protocol.md"]


def test_every_type_that_is_named_is_declared() -> None:
    text = WIRE.read_text("utf-8")
    declared = set(re.findall(r"^export (?:type|interface) (\w+)", text, re.MULTILINE))
    types = [line for line in text.splitlines() if re.match(r"  \w+\??: |export type", line)]
    named = {word for line in types for word in re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"', "", line))}
    assert named - {"Record"} <= declared
    assert declared == set(schema.components())


def test_a_schema_that_has_no_typescript_is_refused() -> None:
    with pytest.raises(typescript.UnknownSchema):
        typescript.typed({"type": "array-of-wonders"})


def test_the_typescript_compiles(tmp_path: Path) -> None:
    tsc = shutil.which("tsc", path=str(ROOT / "web" / "node_modules" / ".bin")) or shutil.which("tsc")
    if tsc is None:
        pytest.skip("no TypeScript compiler here")
    subprocess.run([tsc, "--noEmit", "--strict", str(WIRE)], check=True, cwd=tmp_path)


def test_every_reference_of_the_asyncapi_document_leads_somewhere() -> None:
    document = schema.asyncapi()
    for reference in re.findall(r'"#/([^"]+)"', msgspec.json.encode(document).decode()):
        place: Any = document
        for name in reference.split("/"):
            place = place[name]


# --- the games' tables ---


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_the_types_of_tables_are_what_games_send(kind: AnyKind) -> None:
    table, own = kind.view_types()
    for seed, edition in enumerate(kind.editions):
        for rules in [
            kind.rules(edition),
            *(kind.rules(edition, [name]) for name in kind.variants if ":" not in name),
        ]:
            game, stream = kind.game(rules, players=3), Dealt(seed)
            state = game.initial()
            for _ in range(400):
                for seat in (None, 0, 1, 2):
                    view = game.view(state, seat)
                    for data, as_type in ((kind.write_view(view), table), (kind.write_own(view), own)):
                        raw = msgspec.json.encode(data)
                        read: Any = msgspec.json.decode(raw, type=as_type)
                        assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(raw)
                turn = game.turn(state)
                if isinstance(turn, Chance):
                    state = game.apply(state, turn.sample(stream))
                elif isinstance(turn, Decide):
                    legal = game.legal(state)
                    state = game.apply(state, legal[stream.below(len(legal))])
                else:
                    break


# --- the page ---


def test_every_message_is_in_a_table_of_the_page() -> None:
    components = schema.components()
    for union in ("Hello", "Request", "ToClient"):
        for tag in components[union]["discriminator"]["mapping"]:
            assert f"`{tag}`" in PAGE, tag


def test_every_event_is_in_a_table_of_the_page() -> None:
    for entry in get_args(LogEntry):
        assert f"`{entry.__struct_config__.tag}`" in PAGE, entry


def test_every_kind_of_fact_is_in_a_table_of_the_page() -> None:
    for kind in KINDS.values():
        assert kind is NUMBER or f"`{kind.name}`" in PAGE, kind.name


@pytest.mark.parametrize("struct", [settings.Settings, protocol.Update])
def test_every_member_is_explained(struct: type[msgspec.Struct]) -> None:
    for member in struct.__struct_fields__:
        assert f"| `{member}` |" in PAGE, member


def test_the_limits_are_those_of_the_code() -> None:
    for words in (
        f"{protocol.LARGEST // 1024} KiB",
        f"{connection.PER_SECOND:g} per second and connection, {connection.BURST:g} at once",
        f"a slow reader | {connection.MOST_WAITING};",
        f"last {catch_up.RECENT}.",
        f"within {clocks.REVEAL_SECONDS:g} seconds",
        f"within {websocket.HELLO_SECONDS:g} seconds",
        f"more than {visibility.MOST_LISTED} ",
    ):
        assert words in " ".join(PAGE.split()), words


def test_the_conversation_happens_again() -> None:
    found = conversation.PLACE.search(PAGE)
    assert found is not None
    told = found[0].splitlines()
    assert list(map(conversation.shape, conversation.recorded())) == list(map(conversation.shape, told))

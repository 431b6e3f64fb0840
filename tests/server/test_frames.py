"""Frames are read as another implementation reads them, however they are cut up."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from tenfold.server.network.frames import (
    CLOSE,
    PONG,
    TEXT,
    BadFrames,
    FrameReader,
    close_frame,
    control_frame,
    goodbye_code,
    text_frame,
    text_of,
)

LARGEST = 8192
WRONG = {1002, 1007, 1009}  # where two things are wrong, either may be named
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGVuZm9sZC1iZW5jaC0wMQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

sizes = st.sampled_from([0, 1, 2, 5, 125, 126, 127, 200, 70_000])
payloads = st.one_of(
    sizes.map(lambda size: b"x" * size),
    st.binary(max_size=8),
    st.text(max_size=8).map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.integers(0, 65_535).map(lambda code: code.to_bytes(2) + b"bye"),
)


@st.composite
def frames(draw: st.DrawFn) -> bytes:
    """Mostly as a client sends them."""
    first = draw(st.sampled_from([0x81, 0x81, 0x01, 0x80, 0x00, 0x82, 0x88, 0x89, 0x8A, 0x09, 0x83, 0xC1]))
    payload, mask = draw(payloads), draw(st.binary(min_size=4, max_size=4))
    size = len(payload)
    short = size if size < 126 else 126 if size < 65_536 else 127
    masked = draw(st.sampled_from([0x80] * 9 + [0]))
    more = b"" if size < 126 else size.to_bytes(2 if short == 126 else 8)
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes((first, masked | short)) + more + mask + body


def read_by_us(parts: list[bytes]) -> tuple[list[tuple[int, bytes]], int | None]:
    """Whole messages and pings; the code with which it ends, if it does."""
    reader = FrameReader(LARGEST)
    heard: list[tuple[int, bytes]] = []
    try:
        for part in parts:
            for kind, payload in reader.take(part):
                if kind == CLOSE:
                    return heard, goodbye_code(payload)
                if kind == TEXT:
                    text_of(payload)
                heard.append((kind, payload))
    except BadFrames as bad:
        return heard, bad.code
    return heard, None


def read_by_them(parts: list[bytes]) -> tuple[list[tuple[int, bytes]], int | None]:
    protocol = ServerProtocol(max_size=LARGEST)
    heard: list[tuple[int, bytes]] = []
    message: list[bytes] = []
    protocol.receive_data(HANDSHAKE)
    [request] = protocol.events_received()
    protocol.send_response(protocol.accept(request))  # type: ignore[arg-type]
    kind = 0
    for part in parts:
        protocol.receive_data(part)
        for event in protocol.events_received():
            assert isinstance(event, Frame)
            if event.opcode is Opcode.CLOSE:
                assert protocol.close_rcvd is not None
                return heard, protocol.close_rcvd.code
            if event.opcode in (Opcode.PING, Opcode.PONG):
                heard.append((int(event.opcode), bytes(event.data)))
                continue
            kind = kind if event.opcode is Opcode.CONT else int(event.opcode)
            message = [*message, bytes(event.data)]
            if event.fin:
                whole, message = b"".join(message), []
                if kind == TEXT:
                    try:
                        whole.decode()
                    except UnicodeDecodeError:  # they leave this to whoever reads
                        return heard, 1007
                heard.append((kind, whole))
        if protocol.close_sent is not None:
            return heard, protocol.close_sent.code
    return heard, None


@settings(max_examples=200, deadline=None)
@given(st.lists(frames(), max_size=6), st.integers(1, 500))
def test_two_readers_read_the_same(sent: list[bytes], cut: int) -> None:
    whole = b"".join(sent)
    parts = [whole[at : at + cut] for at in range(0, len(whole), cut)]
    ours, theirs = read_by_us(parts), read_by_them(parts)
    assert ours[0] == theirs[0]
    assert ours[1] == theirs[1] or {ours[1], theirs[1]} <= WRONG
    assert read_by_us([whole]) == ours


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_what_we_write_is_read(size: int) -> None:
    def head(frame: Frame) -> bytes:
        return frame.serialize(mask=False)

    assert text_frame(b"x" * size) == head(Frame(Opcode.TEXT, b"x" * size))
    assert control_frame(PONG, b"x" * min(size, 125)) == head(Frame(Opcode.PONG, b"x" * min(size, 125)))
    assert close_frame(1008) == head(Frame(Opcode.CLOSE, (1008).to_bytes(2)))


def test_fragments_of_nothing_take_no_room() -> None:
    reader = FrameReader(LARGEST)
    empty = b"\x00\x80\0\0\0\0"
    assert list(reader.take(b"\x01\x80\0\0\0\0" + empty * 1000)) == []
    assert list(reader.take(b"\x80\x81\0\0\0\0x")) == [(TEXT, b"x")]

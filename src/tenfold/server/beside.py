"""Work beside the event loop, in a process of its own: who thinks for long keeps nobody else waiting.

`python -m tenfold.server.beside` is the helper that does it. It reads calls from its stdin, each a function
by name with its arguments, and writes what came of it. It is started when it is first needed, ended when it
takes too long, and ends by itself when its server is gone.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, BinaryIO, NamedTuple, ParamSpec, TypeVar

from tenfold import kernel
from tenfold.core import TenfoldError
from tenfold.surfaces import all_surfaces, register

P = ParamSpec("P")
T = TypeVar("T")

START_SECONDS = 60.0  # for a helper to load the program, on a machine that has much else to do
_SIZE = 4  # bytes that say how long a message is


class NotDone(Exception):
    """The work took too long, or it or its helper broke; then the message is a traceback."""


class _Told(NamedTuple):
    value: Any


class Beside:
    """One helper: what is asked of it is done in order. `hear` has what it tells meanwhile (`tell`)."""

    def __init__(self, hear: Callable[[Any], None] = lambda told: None) -> None:
        self._hear = hear
        self._turn = asyncio.Lock()
        self._helper: Process | None = None
        self._closed = False

    async def run(self, seconds: float, function: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
        """What the function returns or refuses; NotDone if the wait for it, or the work, takes longer.

        Function, arguments and result are pickled: they are values, and the function has a name.
        """
        call = pickle.dumps((seconds, function, arguments, more), pickle.HIGHEST_PROTOCOL)
        try:
            async with asyncio.timeout(START_SECONDS if self._helper is None else seconds):
                await self._turn.acquire()
        except TimeoutError:
            raise NotDone("others are before it") from None
        try:
            came_of_it = await self._asked(call, seconds)
        except BaseException:
            self._end()  # what it would answer later belongs to nobody
            raise
        finally:
            self._turn.release()
        if isinstance(came_of_it, TenfoldError | NotDone):
            raise came_of_it
        result: T = came_of_it
        return result

    async def _asked(self, call: bytes, seconds: float) -> Any:
        try:
            if self._helper is None:
                async with asyncio.timeout(START_SECONDS):
                    self._helper = await self._started()
            async with asyncio.timeout(seconds):
                await _send(self._helper, call)
                while isinstance(answer := await _heard(self._helper), _Told):
                    self._hear(answer.value)
                return answer
        except (TimeoutError, OSError, EOFError) as error:
            raise NotDone(type(error).__name__) from None

    async def _started(self) -> Process:
        if self._closed:
            raise EOFError
        helper = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE)
        self._helper = helper
        await _send(helper, pickle.dumps(all_surfaces()))  # also the games that a program has added
        await _heard(helper)
        return helper

    def _end(self) -> None:
        helper, self._helper = self._helper, None
        if helper is not None and helper.returncode is None:
            helper.kill()

    def rest(self) -> None:
        """Give back what the helper holds: the next call starts another."""
        if not self._turn.locked():
            self._end()

    async def close(self) -> None:
        """What is being worked out is given up."""
        self._closed = True
        helper = self._helper
        self._end()
        if helper is not None:
            await helper.wait()


async def _send(helper: Process, message: bytes) -> None:
    assert helper.stdin is not None
    helper.stdin.write(len(message).to_bytes(_SIZE) + message)
    await helper.stdin.drain()


async def _heard(helper: Process) -> Any:
    assert helper.stdout is not None
    size = int.from_bytes(await helper.stdout.readexactly(_SIZE))
    return pickle.loads(await helper.stdout.readexactly(size))


# --- the helper --------------------------------------------------------------------------------------

_answers: list[BinaryIO] = []  # where the helper writes, in the helper alone


def tell(value: object) -> None:
    """From a function that is run beside, before it is done."""
    for answers in _answers:
        _answer(answers, _Told(value))


def main() -> None:
    calls, answers = sys.stdin.buffer, sys.stdout.buffer
    _answers.append(answers)
    sys.stdout = sys.stderr  # whatever is printed is not an answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # its server says when it is over
    if hasattr(os, "nice"):
        os.nice(5)  # moves come first
    kernel.compiles_beside = True
    for surfaces in pickle.loads(_read(calls)):
        register(surfaces)
    _answer(answers, None)
    while message := _read(calls):
        _answer(answers, _came_of(message))


def _came_of(message: bytes) -> Any:
    seconds, function, arguments, more = pickle.loads(message)
    if hasattr(signal, "setitimer"):  # ends the process, also if its server has been killed
        signal.setitimer(signal.ITIMER_REAL, seconds + 1)
    try:
        return function(*arguments, **more)
    except TenfoldError as refusal:
        return refusal
    except Exception:
        return NotDone(traceback.format_exc())
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def _read(calls: BinaryIO) -> bytes:
    """The next message; nothing when the server is gone."""
    return calls.read(int.from_bytes(calls.read(_SIZE)))


def _answer(answers: BinaryIO, value: object) -> None:
    message = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    answers.write(len(message).to_bytes(_SIZE) + message)
    answers.flush()


if __name__ == "__main__":
    from tenfold.server.beside import main as named  # what it raises is pickled under that name

    named()

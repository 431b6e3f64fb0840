"""The command on a terminal: what it prints there is waited for, and what is typed reaches it."""

from __future__ import annotations

import os
import pty
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pexpect
from ptyprocess import PtyProcess  # type: ignore[import-untyped]

from tests.cli.nursery import Child, kit_for

COMMAND = (sys.executable, "-m", "tenfold")
READ_BY_PYTHON = "PYTHON"  # begins what it reads when it starts: such a process cannot come from the nursery

if TYPE_CHECKING:
    Spawn = pexpect.spawn[str]
else:
    Spawn = pexpect.spawn


class Terminal(Spawn):
    """Of the nursery, unless another program is to start it or Python is to start otherwise."""

    def __init__(
        self,
        arguments: Sequence[str | Path],
        environment: Mapping[str, str],
        *,
        timeout: float,
        dimensions: tuple[int, int],
        echo: bool = False,
        start: tuple[str, ...] = COMMAND,
        codec_errors: str = "strict",
    ) -> None:
        self._words = [*map(str, arguments)]
        own = {name: value for name, value in os.environ.items() if name.startswith(READ_BY_PYTHON)}
        asked = {name: value for name, value in environment.items() if name.startswith(READ_BY_PYTHON)}
        self._kit = kit_for(start, self._words) if own == asked else None
        super().__init__(
            start[0],
            [*start[1:], *self._words],
            encoding="utf-8",
            codec_errors=codec_errors,
            timeout=timeout,
            echo=echo,
            dimensions=dimensions,
            env=dict(environment),
        )
        self.delaybeforesend = None

    def kill(self, sig: int) -> None:
        with suppress(ProcessLookupError):  # between its end and the nursery's word of it
            super().kill(sig)

    def _spawnpty(self, args: list[str], **wishes: Any) -> PtyProcess:
        if self._kit is not None:
            return _Forked(self._words, wishes["env"], wishes["echo"], wishes["dimensions"], self._kit)
        return PtyProcess.spawn(args, **wishes)


class _Forked(PtyProcess):  # type: ignore[misc]
    """A process of the nursery, as pexpect knows those that it starts itself."""

    def __init__(
        self, words: list[str], environment: dict[str, str], echo: bool, dimensions: tuple[int, int], kit: str
    ) -> None:
        near, far = pty.openpty()
        super().__init__(0, near)
        self.setwinsize(*dimensions)
        self.setecho(echo)
        self._child = Child(words, environment, [far, far, far], terminal=True, kit=kit)
        os.close(far)
        self.pid = self._child.pid

    def isalive(self) -> bool:
        return not self.terminated and not self._has_ended(None if self.flag_eof else 0)

    def wait(self) -> int | None:
        if not self.terminated:
            self._has_ended(None)
        exit_code: int | None = self.exitstatus
        return exit_code

    def _has_ended(self, patience: float | None) -> bool:
        status = self._child.end(patience)
        if status is None:
            return False
        code = os.waitstatus_to_exitcode(status)
        self.status, self.terminated = status, True
        self.exitstatus = code if code >= 0 else None
        self.signalstatus = None if code >= 0 else -code
        return True

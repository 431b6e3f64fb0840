"""Numba, set up: where compiled code is kept, and what is said while it is made.

A cached function does not notice that a function which it calls has changed in another file. So the folder is
named after everything that compiled code depends on: the sources, the versions, the processor; and after the
place of the sources, since Numba does not find what was compiled from the same ones elsewhere.
"""

from __future__ import annotations

import hashlib
import platform
import sys
import tempfile
from collections.abc import Callable
from os import environ
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from platformdirs import user_cache_path

from tenfold.core import TenfoldError

try:
    import llvmlite
    import numba
    from llvmlite import ir
    from llvmlite.binding import get_host_cpu_name
    from numba import types
    from numba.core import event
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompilerBase, DefaultPassBuilder
    from numba.core.compiler_machinery import LoweringPass, register_pass
    from numba.core.typed_passes import IRLegalization
    from numba.extending import intrinsic
except ImportError:
    raise TenfoldError("the kernel needs Numba: pip install 'tenfold[fast]'") from None

__all__ = ["CACHED", "FOLDER", "cache_folder", "called", "entry", "inner", "intrinsic", "ir", "types"]

F = TypeVar("F", bound=Callable[..., Any])


def cache_folder() -> Path:
    """Where code compiled from these sources is kept; TENFOLD_CACHE names another parent."""
    digest = hashlib.sha256()
    package = Path(__file__).parents[1]
    # The rules' constants are compiled in. The solver of the dice game is compiled too.
    for folder in (
        "kernel",
        "games/card",
        "pieces",
        "analysis/dice/solver",
        "analysis/card",
        "analysis/card/fast",
        "analysis/card/search",
    ):
        for source in sorted((package / folder).glob("*.py")):
            digest.update(source.name.encode() + b"\0" + source.read_bytes())
    versions = (platform.python_version(), numba.__version__, llvmlite.__version__, np.__version__)
    digest.update(repr((*versions, get_host_cpu_name(), str(package))).encode())
    parent = environ.get("TENFOLD_CACHE")
    return (Path(parent) if parent else user_cache_path("tenfold")) / f"kernel-{digest.hexdigest()[:16]}"


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


class _Unfinished(JITCodeLibrary):
    """Of a function that only compiled code calls: optimized and turned into machine code as a part of the
    entries that call it, not by itself and with all between too. The search compiles in half of the time."""

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, name: str, env: object) -> None:
        """Python's globals, which only Python needs."""

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


@register_pass(mutates_CFG=False, analysis_only=True)
class _IntoUnfinished(LoweringPass):
    _name = "tenfold_into_unfinished"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        state.library = _Unfinished(state.targetctx.codegen(), state.func_id.func_qualname)
        return False


class _Compiler(CompilerBase):
    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(_IntoUnfinished, IRLegalization)
        passes.finalize()
        return [passes]


# Python calls none of these functions, so nothing is made for it to call them by.
_WITHIN: dict[str, Any] = {
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "pipeline_class": _Compiler,
}

FOLDER = cache_folder()
CACHED = _writable(FOLDER)


def inner(function: F) -> F:
    """Compiled into whatever compiled code calls it."""
    compiled: F = numba.njit(**_WITHIN, forceinline=True)(function)
    return compiled


def called(function: F) -> F:
    """Compiled once, and called by compiled code: what is large, or does not happen at every decision."""
    compiled: F = numba.njit(**_WITHIN)(function)
    return compiled


def entry(function: F) -> F:
    """Called from Python: compiled once for this machine, and other threads run meanwhile."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(FOLDER)  # which is read here and now, and for nobody else's functions
    try:
        compiled: F = numba.njit(error_model="numpy", nogil=True, cache=CACHED)(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled


class _Listener(event.Listener):
    """Says once that something is being compiled, so that nobody takes the wait for a hang."""

    said = False

    def on_start(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        if self.said or not function.__module__.startswith("tenfold."):
            return
        self.said = True
        again = "once for this version" if CACHED else f"at every start: cannot write to {FOLDER}"
        print(f"tenfold: compiling, {again}", file=sys.stderr, flush=True)

    def on_end(self, event: Any) -> None:
        pass


event.register("numba:compile", _Listener())

"""What every test shares: the Hypothesis profiles, signals, and that nothing is done without need."""

import gc
import os
import signal

import pytest
from hypothesis import settings

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

os.environ.setdefault("TENFOLD_FAST", "0")  # each folder for solutions would have its compiled code made anew

gc.disable()  # while modules are loaded and tests collected: all of that stays


def pytest_collection_finish() -> None:
    """What a test leaves is looked for, but not each time among thousands of tests."""
    gc.freeze()
    gc.enable()


# Python itself ignores these, and lets its children hear them.
KEPT_BY_PYTHON = {getattr(signal, name, None) for name in ("SIGPIPE", "SIGXFSZ")}


@pytest.fixture(scope="session", autouse=True)
def _programs_hear_signals() -> None:
    """A run in the background (nohup, &) ignores some signals, and what is ignored is inherited.

    What a handler leaves unheeded is not: the run still ignores them, but no program that it starts.
    """
    for number in signal.valid_signals():
        if signal.getsignal(number) is signal.SIG_IGN and number not in KEPT_BY_PYTHON:
            signal.signal(number, lambda *_: None)

"""What every test shares: the Hypothesis profiles, and that nothing is compiled which no test of it needs."""

import os

from hypothesis import settings

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

os.environ.setdefault("TENFOLD_FAST", "0")  # each folder for solutions would have its compiled code made anew

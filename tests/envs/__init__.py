"""Environments for learning, against the suites of their own ecosystems."""

"""The command line: `tenfold play | simulate | check | odds | rules | replay | verify | bench`."""

from tenfold.cli.app import main

__all__ = ["main"]

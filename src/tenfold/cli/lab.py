"""`tenfold lab`: what takes many games to find out."""

from __future__ import annotations

import click

from tenfold.cli.lab_study import study_command
from tenfold.cli.lab_tournament import tournament_command


@click.group("lab")
def command() -> None:
    """Many games between bots: who plays better, and what a rule changes.

    \b
    tenfold lab tournament --bots solid,easy --deals 1000
    tenfold lab study wilds --vary wild_points=20,25 --deals 500
    """


command.add_command(tournament_command)
command.add_command(study_command)

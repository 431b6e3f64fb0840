"""What every game of the family has in common: turns, chance, events, outcomes, refusals.

Standard library only; no I/O, no clock, no random generator. A game is a pure function of its
actions, and nature's actions (deals, draws, rolls) are actions like any other.
"""

from tenfold.core.errors import BadInput, BadRules, BadText, Illegal, Refusal, TenfoldError
from tenfold.core.events import Event
from tenfold.core.game import Game, GameKind, SeatFacts, told
from tenfold.core.outcome import Outcome, Reason
from tenfold.core.sayings import RuleSaid, Saying
from tenfold.core.stream import Stream, pick
from tenfold.core.text import Written
from tenfold.core.turns import Chance, Decide, Over, Question, Seat, Turn

__all__ = [
    "BadInput",
    "BadRules",
    "BadText",
    "Chance",
    "Decide",
    "Event",
    "Game",
    "GameKind",
    "Illegal",
    "Outcome",
    "Over",
    "Question",
    "Reason",
    "Refusal",
    "RuleSaid",
    "Saying",
    "Seat",
    "SeatFacts",
    "Stream",
    "TenfoldError",
    "Turn",
    "Written",
    "pick",
    "told",
]

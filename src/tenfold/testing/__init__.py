"""For authors of games and bots: the laws, brute-force twins, and the number of positions by depth.

docs/testing.md is the guide. It needs nothing but the package, and the program itself does not use it.
"""

from tenfold.testing.bots import check_bot
from tenfold.testing.counts import divide, perft
from tenfold.testing.hooks import Hooks
from tenfold.testing.laws import Laws, check_laws
from tenfold.testing.playing import SeededStream

__all__ = ["Hooks", "Laws", "SeededStream", "check_bot", "check_laws", "divide", "perft"]

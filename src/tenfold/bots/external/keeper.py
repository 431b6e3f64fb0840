"""Runs a bot's program, and ends it with everything it started when nobody wants it any more.

python -I -S keeper.py DESCRIPTOR COMMAND...: the descriptor is one end of a pipe; whoever plays with the bot
holds the other. That closes when its process ends, in whatever way; so no bot is ever left behind, not even
one that hangs. The bot has the keeper's stdin, stdout and stderr: what it says passes through nobody's hands.
"""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress

GRACE = 1.0  # seconds for the bot to end by itself


def main() -> None:
    line, command = int(sys.argv[1]), sys.argv[2:]
    try:
        bot = subprocess.Popen(command, process_group=0)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")
    with open(os.devnull, "r+b") as nothing:
        for number in (0, 1):  # only the bot has its pipes now: when it closes them, they are closed
            os.dup2(nothing.fileno(), number)
    threading.Thread(target=end_with, args=(line, bot), daemon=True).start()
    code = bot.wait()
    end_group(bot)  # what it has started itself
    sys.exit(code if code >= 0 else 128 - code)


def end_with(line: int, bot: "subprocess.Popen[bytes]") -> None:
    """Wait until the other end is closed, then for the bot, then no longer; a byte says that it hangs."""
    hangs = os.read(line, 1)
    try:
        bot.wait(0 if hangs else GRACE)
    except subprocess.TimeoutExpired:
        end_group(bot)


def end_group(bot: "subprocess.Popen[bytes]") -> None:
    with suppress(ProcessLookupError):
        os.killpg(bot.pid, signal.SIGKILL)


if __name__ == "__main__":
    main()

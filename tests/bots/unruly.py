"""A program that speaks the bot protocol, and misbehaves as its first argument says."""

import json
import os
import sys
import time
from pathlib import Path


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    how, log = sys.argv[1], Path(sys.argv[2]) if sys.argv[2:] else None
    if how == "mute":
        time.sleep(3600)
    if how == "other":
        say("Welcome to chess!")
    if how == "stillborn":
        sys.exit("cannot find the weights")
    version = 2 if how == "newer" else 1
    say("bot " + json.dumps({"protocol": version, "name": "Unruly", "games": ["card"], "shoe": 43}))
    say("some words of its own, which are for nobody")
    if log is not None:
        with log.open("a") as file:
            file.write(f"pid {os.getpid()}\n")
    owed: list[str] = []
    for line in sys.stdin:
        if log is not None:
            with log.open("a") as file:
                file.write(line)
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "legal":
            legal = json.loads(rest)
        elif word == "choose":
            answer(how, rest.split()[0], legal, owed)


def answer(how: str, number: str, legal: list[str], owed: list[str]) -> None:
    if how == "flood":
        sys.stderr.write("a word nobody asked for\n" * 4_000)  # more than a pipe holds
        sys.stderr.flush()
    if how == "hang":
        time.sleep(3600)
    elif how == "closes":
        os.close(1)
        time.sleep(3600)
    elif how == "dies":
        sys.stderr.write("Oh dear\n\x1b[31mKeyError: R5\x1b[0m\n")
        sys.exit(3)
    elif how == "forbidden":
        say(f"play {number} discard B13" if int(number) % 2 else f"play {number} knock")
    elif how == "nonsense":
        say("play well" if int(number) % 2 else f"play {10**6 + int(number)} {legal[0]}")
    elif how == "slow" and not owed:
        owed.append(f"play {number} {legal[-1]}")  # it comes with the next answer
    else:
        for late in owed:
            say(late)
        say(f"play {number} {legal[0]}")


main()

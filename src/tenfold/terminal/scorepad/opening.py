"""Before the first hand: the pad that is there, or a new one."""

from __future__ import annotations

from tenfold.games.card.rules import Rules
from tenfold.games.registry import AnyKind
from tenfold.terminal.scorepad.console import Cancel, PadConsole
from tenfold.terminal.scorepad.file import PadFile
from tenfold.terminal.scorepad.model import Pad
from tenfold.terminal.scorepad.names import read_names


def open_pad(file: PadFile, console: PadConsole, kind: AnyKind, given: Rules | None) -> Pad:
    """A pad in progress is continued if the person wishes; an older one is never written over."""
    old = file.read()
    if old is not None and _wanted(old, console):
        if given not in (None, old.rules):
            console.tell("pad-keeps-rules", edition=old.rules.edition)
        return old
    names = _names(console)
    pad = Pad(rules=console.rules(kind, console.say) if given is None else given, names=names)
    if old is not None:
        console.tell("pad-set-aside", file=file.set_aside())
    file.save(pad)
    return pad


def _wanted(old: Pad, console: PadConsole) -> bool:
    names = ", ".join(old.names)
    if old.over:
        return console.says_yes(console.say("pad-reopen", names=names), default=False)
    hand = len(old.hands) + (not old.playoff_due)
    return console.says_yes(console.say("pad-continue", names=names, hand=hand), default=True)


def _names(console: PadConsole) -> tuple[str, ...]:
    default = console.say("pad-default-names")
    question = f"{console.say('pad-names')} [{default}]"
    while True:
        try:
            return console.answer(question, lambda text: read_names(text, console.words.taken), default)
        except Cancel:
            continue  # there is nothing before this question

"""The games that were left: all of them listed, any of them taken up again or dropped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tenfold.core import TenfoldError
from tenfold.games.registry import AnyKind
from tenfold.locales import LANGUAGES, Speech
from tenfold.play import GameSeed
from tenfold.record import Header, Record, replay
from tenfold.record.reader import intact, parse_record
from tenfold.surfaces import bots_of, surface
from tenfold.terminal.best import keep_score
from tenfold.terminal.saves import SavedGame, Secret, games_in_progress
from tenfold.terminal.setup import Host
from tenfold.terminal.words import Words


class LocalGame(NamedTuple):
    """A game that people sit down to, new or continued."""

    kind: AnyKind
    save: SavedGame
    secret: Secret
    header: Header
    goes_on: Record | None
    intact: bytes


def left_game(kinds: Sequence[AnyKind], host: Host, language: str) -> LocalGame | None:
    """The game in progress that the person wants to go on with; None: a new one."""
    say = Speech(language)
    games = [game for kind in kinds for game in _games(kind, host, say)]
    while games:
        chosen = _chosen(games, host, say)
        if chosen is None or not chosen.drops:
            return None if chosen is None else games[chosen.at]
        dropped = games[chosen.at]
        if host.agrees(say, "setup-drop-sure", game=_told(dropped, say)):
            dropped.save.drop()
            del games[chosen.at]
    return None


class _Chosen(NamedTuple):
    at: int
    drops: bool = False


def _chosen(games: Sequence[LocalGame], host: Host, say: Speech) -> _Chosen | None:
    """What the person answers: yes or a number, no, or which one to drop; None: a new game."""
    words = Words(say, ("drop",))
    shown = {name: words.shown(name) for name in ("yes", "no", "drop")}
    if len(games) == 1:
        question = say("setup-continue", game=_told(games[0], say), **shown)
        choices = ", ".join(shown.values())
    else:
        host.show(say("setup-unfinished"))
        host.lines(f"  {number}  {_told(game, say)}" for number, game in enumerate(games, 1))
        question = say("setup-continue-which", count=len(games), **shown)
        numbers = [str(number) for number in range(1, len(games) + 1)]
        choices = ", ".join([*numbers, shown["no"], *(f"{shown['drop']} {number}" for number in numbers)])
    while True:
        answer = host.ask(question)
        first, *rest = answer.split() or [shown["yes"]]
        meaning = "yes" if first.casefold() == shown["yes"][0] else words.meaning(first)
        if meaning == "no" and not rest:
            return None
        if meaning == "yes" and not rest:
            return _Chosen(0)
        if meaning == "drop" and (at := _number(rest, len(games))) is not None:
            return _Chosen(at, drops=True)
        if (at := _number([first, *rest], len(games))) is not None and first.isdecimal():
            return _Chosen(at)
        host.show(say("setup-wrong", answer=answer, choices=choices))


def _number(words: Sequence[str], most: int) -> int | None:
    """The place in the list that is meant; where there is only one game, it need not be named."""
    if not words:
        return 0 if most == 1 else None
    word = words[0]
    if len(words) == 1 and word.isdecimal() and len(word) < 4 and 1 <= int(word) <= most:
        return int(word) - 1
    return None


def _told(game: LocalGame, say: Speech) -> str:
    """Which game it is, how far, with whom, and when it was left."""
    assert game.goes_on is not None
    states = [step.after for step in replay(game.goes_on)]
    last: Any | None = states[-1] if states else None
    where = surface(game.kind.name, "screen").where(say, last, game.secret.person)
    facts = {"where": where, "names": ", ".join(game.header.seats), "day": game.save.left_on}
    name = f"game-{game.kind.name}"
    return say("setup-game", game=say(name) if say.knows(name) else game.kind.name, **facts)


def _games(kind: AnyKind, host: Host, say: Speech) -> list[LocalGame]:
    """Those that can go on, the newest first; what is broken is named and left alone."""
    games = []
    for save in games_in_progress(kind.name):
        if save.is_open_elsewhere:
            continue
        try:
            raw = intact(save.record.read_bytes()) if save.record.exists() else b""
            if not raw:  # killed before the first line: nothing is lost
                save.end()
                continue
            record = parse_record(raw, save.record.name)
            secret = save.secret() if record.result is None else None
            last = [step.after for step in replay(record)]
            if secret is not None:
                _refuse_strange(secret, record.header)
        except (OSError, TenfoldError) as problem:
            host.show(say("setup-broken", file=save.record, problem=problem))
            continue
        if secret is None:  # ended, but killed before the secret was removed
            seeded = _was_seeded(save)
            for line in keep_score(kind, record.header, last[-1].outcome, say, seeded=seeded):
                host.show(line)
            save.end()
            continue
        games.append(LocalGame(kind, save, secret, record.header, record, raw))
    return games


def _was_seeded(save: SavedGame) -> bool:
    """A secret file that cannot be read says nothing, and a game that has ended needs it no more."""
    try:
        return save.secret().seeded
    except TenfoldError:
        return False


def _refuse_strange(secret: Secret, header: Header) -> None:
    """A secret file that was altered, or belongs to another game."""
    try:
        fits = GameSeed(bytes.fromhex(secret.seed)).commitment == header.commitment
    except ValueError:
        fits = False
    seats = sorted([*secret.people, *secret.bots]) == list(range(len(header.seats)))
    bots = set(secret.bots.values()) <= set(bots_of(header.game))
    if not (fits and seats and bots and secret.language in LANGUAGES):
        raise TenfoldError("its secret file belongs to another game or was altered")

"""The transcripts are played again, action by action: every line must come out as it stands there."""

from __future__ import annotations

import io
import re

import pytest

from tenfold.core import Decide, Event, Over
from tenfold.games.registry import GAMES, game_kind
from tenfold.locales import Speech
from tenfold.play import GameSeed
from tenfold.play.streams import derived
from tenfold.record import Header, RecordWriter, verify
from tenfold.record.reader import parse_record
from tenfold.terminal.transcript import Transcript
from tests.golden.make import GOLDEN, NAMES, Golden

EVENT = re.compile(r" *(\d+)  (?:(North|East|South|West) *| +)  (\S.*)")


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.path.stem)
def test_transcript_is_played_again(golden: Golden) -> None:
    text = golden.path.read_text("utf-8")
    kind = game_kind(golden.game)
    rules = kind.rules(golden.edition, golden.variants)
    game = kind.game(rules, players=golden.players)
    seed = GameSeed(derived(golden.seed, "golden"))
    file = io.BytesIO()
    header = Header(
        game=golden.game,
        rules=kind.write_rules(rules),
        seats=NAMES[: golden.players],
        commitment=seed.commitment,
    )
    writer = RecordWriter(file, kind, header)
    state = game.initial()
    for line in text.splitlines():
        match = EVENT.fullmatch(line)
        if match:
            turn = game.turn(state)
            action = kind.read_action(match[3])
            game.check(state, action)
            seat = turn.seat if isinstance(turn, Decide) else None
            assert (match[2] or None) == (None if seat is None else NAMES[seat])
            writer.event(Event(seat, action))
            state = game.apply(state, action)
    turn = game.turn(state)
    assert isinstance(turn, Over)
    writer.finish(turn.outcome, seed.secret)
    record = parse_record(file.getvalue(), golden.path.name)
    assert "\n".join(Transcript(record, Speech("en")).whole()) + "\n" == text
    assert verify(record) > 0


def test_every_edition_and_variant_has_a_transcript() -> None:
    for kind in GAMES.values():
        for edition in kind.editions:
            shown = [golden for golden in GOLDEN if (golden.game, golden.edition) == (kind.name, edition)]
            assert any(not golden.variants for golden in shown)
            for name in kind.variants:
                assert any(v.split(":")[0] == name.split(":")[0] for g in shown for v in g.variants), name

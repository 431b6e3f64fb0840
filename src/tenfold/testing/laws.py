"""The laws that hold at every position of every game, written over the common interface alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tenfold.core import Chance, Decide, Event, Illegal, Saying, Seat, Stream, pick, told
from tenfold.games.registry import AnyKind
from tenfold.locales.rendering import in_english
from tenfold.testing.hooks import Hooks, hooks_of
from tenfold.testing.playing import AnyGame, SeededStream, seated, step

Tell = Callable[[AnyGame, Any, Event[Any], Any, Seat | None], Sequence[Saying]]

FEW = 32  # choices that are listed in any case: more than a hand has cards


def check_laws(
    kind: AnyKind, *, hooks: Hooks | None = None, seeds: Iterable[int] = range(20), steps: int = 120
) -> int:
    """Play random games of a kind, one per seed, and check every law; returns the number of events.

    The seed chooses edition, variants, number of players and everything that happens. AssertionError says
    which law is broken, and a note says where; games that ship need no hooks.

    >>> from tenfold.games.dice import DiceKind
    >>> check_laws(DiceKind(), seeds=[1, 2], steps=30)
    60
    """
    hooks = hooks_of(kind) if hooks is None else hooks
    return sum(_try_a_game(kind, hooks, seed, steps) for seed in seeds)


def _try_a_game(kind: AnyKind, hooks: Hooks, seed: int, steps: int) -> int:
    stream = SeededStream(seed)
    table = seated(kind, stream)
    laws = Laws(kind, table.game, hooks)
    state = table.game.initial()
    past = [state]
    try:
        for at in range(steps):
            laws.hold_at(state, stream)
            event = step(table.game, state, stream)
            if event is None:
                return at
            laws.hold_for(state, event, pick(stream, (None, *range(table.game.players))), stream)
            laws.refusals_change_nothing(pick(stream, past), event.action)
            state = table.game.apply(state, event.action)
            past.append(state)
    except Exception as error:
        error.add_note(f"seed {seed}: {table}, at {kind.write_state(state)}")
        raise
    return steps


@dataclass(frozen=True)
class Laws:
    """The laws for one game at one table. Each raises AssertionError where it is broken."""

    kind: AnyKind
    """What the game is one of: the text forms."""
    game: AnyGame
    """At one table, with its rules and its number of players."""
    hooks: Hooks
    """What the laws need to know about it."""
    tell: Tell = told
    """How an event is told to a seat."""

    def hold_at(self, state: Any, stream: Stream) -> None:
        """Every law about a position."""
        self.pieces_are_conserved(state)
        self.text_forms_round_trip(state)
        self.views_round_trip(state)
        self.legal_actions_are_accepted(state)
        self.listed_actions_are_legal(state)
        self.chance_is_accepted(state, stream)

    def hold_for(self, state: Any, event: Event[Any], seat: Seat | None, stream: Stream) -> None:
        """Every law about what happens at a position, as the seat sees it (None: a spectator)."""
        self.action_text_round_trips(event.action)
        self.events_keep_secrets(state, event, seat, stream)
        self.events_tell_no_more_than_views(state, event, seat, stream)
        self.sayings_keep_secrets(state, event, seat, stream)
        self.equal_redaction_is_told_alike(state, event)

    # --- a position --------------------------------------------------------------------------------

    def pieces_are_conserved(self, state: Any) -> None:
        """No piece is lost, and none is there twice."""
        _hold(self.hooks.inventory(self.game, state) == self.hooks.whole, "a piece is lost, or there twice")

    def text_forms_round_trip(self, state: Any) -> None:
        """A position is what its text form says."""
        text = self.kind.write_state(state)
        _hold(self.kind.read_state(text) == state, "a position is not what its text form says")

    def action_text_round_trips(self, action: Any) -> None:
        """An action is what its text form says."""
        text = self.kind.write_action(action)
        _hold(self.kind.read_action(text) == action, f"{text!r} is read as another action")

    def legal_actions_are_accepted(self, state: Any) -> None:
        """Exactly one seat decides and has a choice; `check` accepts all its choices, and `apply` works."""
        deciding = isinstance(self.game.turn(state), Decide)
        legal = self.game.legal(state)
        _hold(bool(legal) == deciding, "somebody must decide without a choice, or has one out of turn")
        _hold(len(set(legal)) == len(legal), "`legal` lists a choice twice")
        for action in legal:
            self.game.check(state, action)
            _hold(self.game.apply(state, action) != state, f"{action} changes nothing")

    def listed_actions_are_legal(self, state: Any) -> None:
        """What is shown is what is legal, or the part of it that can be shown."""
        legal = self.game.legal(state)
        for most in (max(len(legal), FEW), FEW):
            listed = self.game.listed(state, most)
            if len(legal) <= most:
                _hold(listed is not None and list(listed) == list(legal), "`listed` is not `legal`")
            elif listed is not None:
                _hold(len(listed) <= most, "`listed` is longer than it may be")
                _hold(set(listed) <= set(legal), "`listed` has a choice that is not legal")

    def chance_is_accepted(self, state: Any, stream: Stream) -> None:
        """Nature's outcomes are legal, and where they are listed, each is listed once."""
        turn = self.game.turn(state)
        if isinstance(turn, Chance):
            self.game.check(state, turn.sample(stream))
            outcomes = turn.outcomes() or ()
            _hold(len({action for action, _ in outcomes}) == len(outcomes), "an outcome is listed twice")
            for action, weight in outcomes:
                _hold(weight > 0, f"{action} cannot happen")
                self.game.check(state, action)

    def refusals_change_nothing(self, state: Any, action: Any) -> Illegal | None:
        """The refusal, if it was one; either way `check` leaves the state as it was."""
        before = self.kind.write_state(state)
        refusal = None
        try:
            self.game.check(state, action)
        except Illegal as error:
            refusal = error
        if refusal is None:
            self.game.apply(state, action)
        else:
            _hold(refusal.rule.startswith(f"{self.kind.name}."), f"{refusal.rule} is not a rule of this game")
            said = in_english(refusal)
            _hold(bool(said) and "\n" not in said, f"a refusal is one line, not {said!r}")
        _hold(self.kind.write_state(state) == before, "`check` or `apply` has changed the position")
        return refusal

    # --- views -------------------------------------------------------------------------------------

    def view_bytes(self, state: Any, seat: Seat | None) -> bytes:
        """What the seat, or a spectator (None), is sent of a position."""
        return json.dumps(self.kind.write_view(self.game.view(state, seat))).encode()

    def views_round_trip(self, state: Any) -> None:
        """What a client rebuilds from the wire is the view: from the whole of it, and from the spectators'
        view with the seat's own part laid over it."""
        table = self.kind.write_view(self.game.view(state, None))
        for seat in (None, *range(self.game.players)):
            view = self.game.view(state, seat)
            whole, own = self.kind.write_view(view), self.kind.write_own(view)
            _hold(table | own == whole, "the spectators' view and a seat's own part are not the seat's view")
            for data in (whole, table | own):
                read = self.kind.read_view(json.loads(json.dumps(data)))
                _hold(read == view, "a view is not what was sent of it")

    # --- secrets -----------------------------------------------------------------------------------

    def views_keep_secrets(self, state: Any, seat: Seat | None, stream: Stream) -> Any:
        """Exchange the pieces hidden from a seat: what it sees and may do stays the same to the byte.

        Returns the other world.
        """
        game = self.game
        seen = self.view_bytes(state, seat)
        for _ in range(4):
            exchanged = self.hooks.exchanged(state, seat, stream)
            self.pieces_are_conserved(exchanged)
            _hold(self.view_bytes(exchanged, seat) == seen, "a view tells of hidden pieces")
        other = game.determinize(game.view(state, seat), stream)
        self.pieces_are_conserved(other)
        _hold(self.view_bytes(other, seat) == seen, "`determinize` makes a world that looks different")
        turn, other_turn = game.turn(state), game.turn(other)
        _hold(type(turn) is type(other_turn), "whose turn it is depends on hidden pieces")
        if isinstance(turn, Decide):
            _hold(turn == other_turn, "who must decide depends on hidden pieces")
            if turn.seat == seat:
                _hold(game.legal(other) == game.legal(state), "`legal` tells of hidden pieces")
        return other

    def events_keep_secrets(self, state: Any, event: Event[Any], seat: Seat | None, stream: Stream) -> bool:
        """An event that the seat sees in full is told the same in a world that looks the same to it, and
        that world looks the same afterwards.

        False if the event is impossible in the other world, or would uncover something else there.
        """
        game = self.game
        other = self.views_keep_secrets(state, seat, stream)
        heard = game.redact(state, event, seat)
        try:
            game.check(other, event.action)
        except Illegal:
            return False  # another seat holds other cards in that world
        after, other_after = game.apply(state, event.action), game.apply(other, event.action)
        if self.hooks.revealed(after, seat) != self.hooks.revealed(other_after, seat):
            return False
        _hold(game.redact(other, event, seat) == heard, "a redacted event depends on hidden pieces")
        same = self.view_bytes(other_after, seat) == self.view_bytes(after, seat)
        _hold(same, "a view after an event depends on hidden pieces")
        return True

    def events_tell_no_more_than_views(
        self, state: Any, event: Event[Any], seat: Seat | None, stream: Stream
    ) -> bool:
        """Two events after which the seat sees the same are told to it in the same words.

        Nature might have acted differently, or another seat in secret, with other cards. True if there were
        two different events to compare.
        """
        heard = self._heard(state, event, seat)
        after = self.game.apply(state, event.action)
        seen = self.view_bytes(after, seat)
        compared = False
        for world, other in self._other_events(state, event, after, seat, stream):
            if other == event:
                continue
            self.game.check(world, other.action)
            if self.view_bytes(self.game.apply(world, other.action), seat) == seen:
                _hold(self._heard(world, other, seat) == heard, "a redacted event tells more than the views")
                compared = True
        return compared

    def sayings_keep_secrets(self, state: Any, event: Event[Any], seat: Seat | None, stream: Stream) -> bool:
        """An event that the seat cannot tell from the one that happened is told to it in the same bytes, even
        after everybody else at the table was told. True if there was something to compare."""
        said = self._said_to_all(state, event, self.game.apply(state, event.action))[seat]
        compared = False
        for world, other, then in self._indistinguishable(state, event, seat, stream):
            same = self._said_to_all(world, other, then)[seat] == said
            _hold(same, "what is said of an event depends on hidden pieces")
            compared = True
        return compared

    def equal_redaction_is_told_alike(self, state: Any, event: Event[Any]) -> int:
        """Seats that see no more of an event than spectators are told the same bytes; returns how many."""
        game = self.game
        said = self._said_to_all(state, event, game.apply(state, event.action))
        public = game.redact(state, event, None)
        alike = [seat for seat in range(game.players) if game.redact(state, event, seat) == public]
        _hold({said[seat] for seat in alike} <= {said[None]}, "what is said depends on who reads it")
        return len(alike)

    def _said_to_all(self, before: Any, event: Event[Any], after: Any) -> dict[Seat | None, bytes]:
        """The sayings of an event as they are sent, in the order in which a room would make them."""
        return {
            viewer: msgspec.json.encode(list(self.tell(self.game, before, event, after, viewer)))
            for viewer in (*range(self.game.players), None)
        }

    def _heard(self, state: Any, event: Event[Any], seat: Seat | None) -> str:
        return self.kind.write_action(self.game.redact(state, event, seat).action)

    def _indistinguishable(
        self, state: Any, event: Event[Any], seat: Seat | None, stream: Stream
    ) -> Iterator[tuple[Any, Event[Any], Any]]:
        """Other worlds and events that look to the seat, before and after, like what happened; each with
        the state after it."""
        game = self.game
        after = game.apply(state, event.action)
        seen, heard = self.view_bytes(after, seat), self._heard(state, event, seat)
        alike = game.determinize(game.view(state, seat), stream)
        for world, other in [(alike, event), *self._other_events(state, event, after, seat, stream)]:
            try:
                game.check(world, other.action)
            except Illegal:
                continue  # another seat holds other cards in that world
            then = game.apply(world, other.action)
            if self._heard(world, other, seat) == heard and self.view_bytes(then, seat) == seen:
                yield world, other, then

    def _other_events(
        self, state: Any, event: Event[Any], after: Any, seat: Seat | None, stream: Stream
    ) -> list[tuple[Any, Event[Any]]]:
        """What else might have happened, each with the world, alike to the seat, in which it might."""
        game = self.game
        turn = game.turn(state)
        if isinstance(turn, Chance):
            others = [(state, Event(None, turn.sample(stream))) for _ in range(3)]
            redealt = self.hooks.redealt(event, game.determinize(game.view(after, seat), stream))
            return others if redealt is None else [*others, (state, redealt)]
        if not isinstance(event.action, self.hooks.secretive) or event.seat == seat:
            return []
        world = game.determinize(game.view(state, seat), stream)
        legal = game.legal(world)
        return [(world, Event(event.seat, pick(stream, legal))) for _ in range(3)]


def _hold(holds: bool, broken: str) -> None:
    """Not `assert`, which python -O leaves out."""
    if not holds:
        raise AssertionError(broken)

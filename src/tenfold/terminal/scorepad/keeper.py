"""Keeping the pad: one question after the other, saved after every answer."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace

from tenfold.core import BadText, Refusal, Seat
from tenfold.terminal.card.layout import CardLayout
from tenfold.terminal.paint import Paint
from tenfold.terminal.scorepad import draft as drafts
from tenfold.terminal.scorepad import model
from tenfold.terminal.scorepad.console import Cancel, PadConsole
from tenfold.terminal.scorepad.draft import answered, asked, summed_up
from tenfold.terminal.scorepad.export import write_csv
from tenfold.terminal.scorepad.file import PadFile
from tenfold.terminal.scorepad.model import Pad, PadDraft, PadHand
from tenfold.terminal.scorepad.names import check_name, check_names, listed, seat_called, tidy
from tenfold.terminal.scorepad.sayings import HAND_NUMBER, PLAYOFF_DUE, UNDO_HAND, UNDO_PLAYOFF

BETWEEN_HANDS = ("scores", "fix", "undo", "rename", "csv", "help", "quit")
IN_A_HAND = ("back", "cancel", "scores", "csv", "help", "quit")


def show_sheet(pad: Pad, console: PadConsole, paint: Paint) -> None:
    """The sheet, and what it means if the game is over."""
    layout = CardLayout(pad.rules, pad.names, console.say, paint, console.width)
    console.lines(layout.sheet(pad.lines))
    names = ", ".join(pad.names[seat] for seat in pad.winners)
    if pad.winners:
        console.tell("won-they" if len(pad.winners) == 1 else "won-several", names=names)
    elif pad.playoff_due:
        due = PLAYOFF_DUE(names=[pad.names[seat] for seat in pad.leaders])
        console.show(console.worded(due), indent=2)


class Keeper:
    """The pad on the screen is always the pad on the disk: it is saved before it is shown."""

    def __init__(self, pad: Pad, file: PadFile, console: PadConsole, paint: Paint) -> None:
        self.pad = pad
        self._file = file
        self._console = console
        self._paint = paint

    def keep(self) -> None:
        """Until the person has had enough (Quit)."""
        console = self._console
        console.tell("pad-begun", file=self._file.path, help=console.words.shown("help"))
        if self.pad.hands:
            self._scores()
        if self.pad.draft is not None:
            entries = summed_up(self.pad, self.pad.draft.scores)
            console.tell("pad-entries", hand=len(self.pad.hands) + 1, entries=entries)
        while True:
            try:
                self._step()
            except Refusal as refusal:
                console.refuse(refusal)
            except Cancel:
                console.tell("pad-unchanged")

    def _step(self) -> None:
        text = self._console.ask(self._question())
        if not text:
            return
        command = self._console.words.command(text)
        if command is not None:
            self._do(*command)
        elif self.pad.over:
            self._console.unknown(text, BETWEEN_HANDS)
        elif self.pad.playoff_due:
            seat = seat_called(self.pad.names, text, self.pad.leaders)
            self._changed(model.with_playoff(self.pad, seat))
        else:
            self._hand_answer(text)

    def _question(self) -> str:
        pad, say = self.pad, self._console.say
        if pad.over:
            return say("pad-over", allowed=self._console.words.listed(BETWEEN_HANDS))
        if pad.playoff_due:
            return say("pad-playoff", names=listed(pad.names, pad.leaders))
        question = drafts.question(pad, self._draft)
        assert question is not None
        return asked(say, self._console.words, pad, question)

    @property
    def _draft(self) -> PadDraft:
        return self.pad.draft or drafts.blank(self.pad)

    def _hand_answer(self, text: str) -> None:
        draft = self._draft
        question = drafts.question(self.pad, draft)
        assert question is not None
        draft = answered(self._console.words, self.pad, draft, question, text)
        if drafts.question(self.pad, draft) is None:
            self._changed(model.with_hand(self.pad, drafts.finished(draft)))
        else:
            self._save(replace(self.pad, draft=draft))

    def _save(self, pad: Pad) -> None:
        self._file.save(pad)
        self.pad = pad

    def _changed(self, pad: Pad) -> None:
        self._save(pad)
        self._scores()

    # --- commands ---

    def _do(self, command: str, rest: str) -> None:
        in_a_hand = self.pad.draft is not None
        if command not in (IN_A_HAND if in_a_hand else (*BETWEEN_HANDS, "back", "cancel")):
            self._console.tell("pad-finish-first", allowed=self._console.words.listed(IN_A_HAND))
            return
        match command:
            case "scores":
                self._scores()
            case "fix":
                self._fix()
            case "undo":
                self._undo()
            case "rename":
                self._rename()
            case "csv":
                self._csv(rest)
            case "help":
                self._help(IN_A_HAND if in_a_hand else BETWEEN_HANDS)
            case _ if not in_a_hand:  # back, cancel
                self._console.tell("pad-no-back", undo=self._console.words.shown("undo"))
            case "back":
                self._back()
            case "cancel":
                self._save(replace(self.pad, draft=None))
                self._console.tell("pad-hand-dropped", hand=len(self.pad.hands) + 1)

    def _scores(self) -> None:
        show_sheet(self.pad, self._console, self._paint)

    def _help(self, commands: tuple[str, ...]) -> None:
        width = max(len(self._console.words.shown(command)) for command in commands)
        for command in commands:
            word = self._console.words.shown(command)
            self._console.show(f"{word:<{width}}  {self._console.say(f'pad-help-{command}')}", width + 2)
        self._console.tell("pad-help-entry", mark=self._console.words.shown("laid"))

    def _back(self) -> None:
        draft = drafts.back(self.pad, self._draft)
        self._save(replace(self.pad, draft=None if draft == drafts.blank(self.pad) else draft))

    def _undo(self) -> None:
        pad, console = self.pad, self._console
        if pad.playoff is not None:
            question = UNDO_PLAYOFF()
        elif pad.hands:
            number = len(pad.hands)
            before = model.before_hand(pad, number)
            question = UNDO_HAND(hand=number, entries=summed_up(before, pad.hands[-1].scores))
        else:
            console.tell("pad-no-hand")
            return
        if not console.says_yes(console.worded(question), default=False):
            raise Cancel
        self._changed(model.undone(pad))

    def _rename(self) -> None:
        pad, console = self.pad, self._console
        everybody = listed(pad.names, pad.seats)
        seat = console.answer(
            console.say("pad-rename-who", names=everybody), lambda text: seat_called(pad.names, text)
        )

        def renamed(text: str) -> tuple[str, ...]:
            name = tidy(text)
            check_name(name, console.words.taken)
            names = (*pad.names[:seat], name, *pad.names[seat + 1 :])
            check_names(names)
            return names

        names = console.answer(console.say("pad-rename-to", name=pad.names[seat]), renamed)
        self._changed(replace(pad, names=names))

    def _csv(self, rest: str) -> None:
        if not rest:
            rest = self._console.answer(self._console.say("pad-csv-file"), str)
        path = Path(rest)
        with suppress(RuntimeError):  # ~somebody who is not known here
            path = path.expanduser()
        rows = write_csv(self.pad, path)
        self._console.tell("pad-csv-written", file=path, rows=rows)

    # --- corrections ---

    def _fix(self) -> None:
        pad, console = self.pad, self._console
        if not pad.hands:
            console.tell("pad-no-hand")
            return
        last = len(pad.hands)

        def hand_number(text: str) -> int:
            if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= last:
                return int(text)
            raise BadText(HAND_NUMBER(last=last))

        number = console.answer(console.say("pad-fix-hand", last=last), hand_number)
        hand, before = pad.hands[number - 1], model.before_hand(pad, number)
        console.tell("pad-entries", hand=number, entries=summed_up(before, hand.scores))

        def whose(text: str) -> Seat | None:
            return None if console.words.mark(text) == "all" else seat_called(pad.names, text)

        everybody = listed(pad.names, pad.seats)
        seat = console.answer(
            console.say("pad-fix-whose", names=everybody, all=console.words.shown("all")), whose
        )
        if seat == hand.out:
            console.tell("pad-fix-out", name=pad.names[seat])
            seat = None
        if seat is None:
            start = drafts.blank(before)
        else:
            scores = (*hand.scores[:seat], None, *hand.scores[seat + 1 :])
            start = PadDraft(hand.out, scores)
        self._changed(model.corrected(pad, number, self._entered_again(before, start)))

    def _entered_again(self, before: Pad, start: PadDraft) -> PadHand:
        """A correction is asked for like the hand itself; it takes effect whole or not at all."""
        console, steps = self._console, [start]
        while question := drafts.question(before, steps[-1]):
            text = console.ask(asked(console.say, console.words, before, question))
            try:
                match console.words.command(text):
                    case None if text:
                        steps.append(answered(console.words, before, steps[-1], question, text))
                    case "back", "" if len(steps) > 1:
                        steps.pop()
                    case (("back" | "cancel"), ""):
                        raise Cancel
                    case "help", "":
                        self._help(("back", "cancel", "help", "quit"))
                    case command if command is not None:
                        console.tell("pad-finish-first", allowed=console.words.listed(("back", "cancel")))
            except Refusal as refusal:
                console.refuse(refusal)
        return drafts.finished(steps[-1])

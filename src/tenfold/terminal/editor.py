"""A line as it is being typed, key by key, so that it can be shown again below what happens meanwhile."""

from __future__ import annotations

import codecs

from tenfold.terminal.prompt import Quit

ENTER = "\r\n"
ERASE = "\x7f\b"
END = "\x04"  # Ctrl-D
FORGET_LINE = "\x15"  # Ctrl-U
FORGET_WORD = "\x17"  # Ctrl-W
ESCAPE = "\x1b"
LONGEST = 500


class Editor:
    """Takes bytes as they come. `by_key`: keys of a terminal; otherwise whole lines from elsewhere."""

    def __init__(self, by_key: bool) -> None:
        self.text = ""  # what has been typed of a line
        self._by_key = by_key
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._sequence = ""  # of an arrow or a function key
        self._after_return = False

    def feed(self, raw: bytes) -> list[str]:
        """The lines that these bytes complete; Quit at their end."""
        if not raw:
            if self.text:  # the last line has no end
                line, self.text = self.text, ""
                return [line]
            raise Quit
        lines: list[str] = []
        for letter in self._decode(raw):
            if letter in ENTER:
                if not (letter == "\n" and self._after_return):
                    lines.append(self.text)
                    self.text = ""
            elif self._by_key:
                self._key(letter)
            else:
                self.text += letter
            self._after_return = letter == "\r"
        self.text = self.text[:LONGEST]
        return lines

    def _key(self, letter: str) -> None:
        if self._sequence or letter == ESCAPE:
            self._escape(letter)
        elif letter in ERASE:
            self.text = self.text[:-1]
        elif letter == FORGET_LINE:
            self.text = ""
        elif letter == FORGET_WORD:
            self.text = self.text.rstrip().rpartition(" ")[0]
            self.text += " " if self.text else ""
        elif letter == END:
            if not self.text:
                raise Quit
        elif letter.isprintable() or letter == "\t":
            self.text += letter.replace("\t", " ")

    def _escape(self, letter: str) -> None:
        """Keys that move a cursor are passed over: ESC [ ... letter, or ESC and one letter."""
        self._sequence += letter
        body = self._sequence[1:]
        if body and (body[0] not in "[O" or (len(body) > 1 and (letter.isalpha() or letter == "~"))):
            self._sequence = ""

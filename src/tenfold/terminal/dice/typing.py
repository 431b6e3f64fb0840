"""What a player means by typed words: `keep a c e`, `keep ace`, `keep 8 8 W`, `keep R8`, `keep orange`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.state import Stage
from tenfold.games.dice.view import View
from tenfold.pieces.dice import NUMBERS, DieColour, is_colour_phase
from tenfold.terminal.dice.faces import LETTERS, phase_of, shown_order
from tenfold.terminal.typing import Typist, Unclear

COLOURS = {
    "blue": DieColour.BLUE,
    "red": DieColour.RED,
    "orange": DieColour.ORANGE,
    "green": DieColour.GREEN,
}
_FACE = re.compile(r"([brog]?)(\d{1,3}|w)")


class DiceTypist(Typist):
    single_words: ClassVar[dict[str, Action]] = {"stop": STOP, "score": SCORE, "decline": DECLINE}

    def _keep(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.KEEP:
            return Keep(())  # not now: the rules say why
        return Keep(tuple(sorted(self._places(" ".join(rest).replace(",", " ").split(), view))))

    def _places(self, words: Sequence[str], view: View) -> list[int]:
        """Dice named by letter come first, so that a number means one of the others; then whole colours."""
        order = shown_order(phase_of(self._rules, view), view.faces, view.kept)
        chosen: list[int] = []
        values: list[re.Match[str]] = []
        for word in words:
            colour = COLOURS.get(self._words.meaning(word) or "")
            if colour is not None:
                of_colour = [place for place in order if view.faces[place].colour is colour]
                if not of_colour:
                    raise Unclear(self._say("keep-no-colour", colour=word), rule="dice.dice")
                chosen += [place for place in of_colour if place not in chosen]
            elif value := _FACE.fullmatch(word.lower()):
                values.append(value)
            elif set(word.lower()) <= set(LETTERS):
                chosen += [order[LETTERS.index(letter)] for letter in word.lower()]
            else:
                last = LETTERS[len(view.faces) - 1]
                raise Unclear(self._say("keep-no-die", word=word, last=last), rule="dice.dice")
        for value in sorted(values, key=lambda value: not value[1]):  # B8 before any 8
            chosen.append(self._shown(value, chosen, order, view))
        if not self._rules.reroll_kept:  # the variant "locked": what was set aside stays there by itself
            chosen += [place for place in view.kept if place not in chosen]
        return chosen

    def _shown(self, value: re.Match[str], chosen: list[int], order: Sequence[int], view: View) -> int:
        """A die that shows this and is not chosen yet, rather one that was set aside.

        Where dice set aside stay there, rather one that was not: the others are kept anyhow.
        """
        letter, number = value[1].upper(), 0 if value[2] == "w" else int(value[2])
        if number not in (0, *NUMBERS) or value[2] == "0":
            raise Unclear(self._say("keep-no-number", number=value[2]), rule="dice.dice")
        showing = [
            place
            for place in order
            if view.faces[place].number == number and letter in ("", view.faces[place].colour.value)
        ]
        left = [place for place in showing if place not in chosen]
        if not left:
            raise Unclear(
                self._say("keep-too-many", face=value[0].upper(), count=len(showing)), rule="dice.dice"
            )
        if is_colour_phase(phase_of(self._rules, view)) and len({view.faces[place] for place in left}) > 1:
            faces = ", ".join(f"{LETTERS[order.index(place)]} {view.faces[place]}" for place in left)
            raise Unclear(self._say("keep-which", face=value[0].upper(), dice=faces), rule="dice.colour")
        return min(left, key=lambda place: (place in view.kept) != self._rules.reroll_kept)

    readers: ClassVar = {"keep": _keep}

"""A bot for the card game: it keeps what its phase can use, and tidies the rest away.

tenfold lab tournament --bots examples.tidy:TidyBot,easy
"""


class TidyBot:
    games = ("card",)  # without this it would be offered every game

    def __init__(self, rules):
        self.phases = [str(phase) for phase in rules.phases]  # such as "set 3 + run 4"

    def choose(self, view, legal, stream):
        """The legal action with the most points; the first of equal ones."""
        return max(legal, key=lambda action: self.points(view, str(action)))

    def points(self, view, action):
        verb, _, what = action.partition(" ")
        if verb == "take":  # the top of the discard pile, if it is better than the card it would replace
            worst = min(self.use(view, str(held)) for held in view.hand)
            return 1 if self.use(view, str(view.discard[-1])) > worst + 1 else -1
        if verb == "discard":
            card = what.split()[0]  # a skip names its target too
            return 90 - 10 * self.use(view, card) + (int(card[1:]) if card[1:] else 0) / 100
        return {"lay": 200, "hit": 100}.get(verb, 0)

    def use(self, view, card):
        """How much a card helps with the phase: the more it helps, the longer it is kept."""
        hand = [str(held) for held in view.hand]
        if card in "WS":
            return 9 if card == "W" else 0
        if view.laid[view.viewer] is not None:
            return 0  # the phase is on the table: everything must go, the most expensive first
        done = len(view.sheet[view.viewer].done)
        phase = self.phases[min(done, len(self.phases) - 1)]  # a play-off is played for the last one
        same_number = sum(held[1:] == card[1:] for held in hand)
        use = same_number if "set" in phase else 0
        use += 3 if "run" in phase and same_number <= (card in hand) else 0
        use += sum(held[0] == card[0] for held in hand) if "colour" in phase else 0
        return use

"""A score pad for people who play with real cards: it knows the rules of the sheet, not the cards."""

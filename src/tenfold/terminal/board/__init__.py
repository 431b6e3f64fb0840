"""The board game on the terminal: how it looks, what is told, what typed words mean."""

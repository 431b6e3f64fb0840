"""The search of the bot `strong`: worlds that a seat believes in, hands played out in them, and what their
ends are worth. Everything starts from what the seat may know (`worlds.forget`)."""

"""The games in a terminal: plain lines, no colours needed."""

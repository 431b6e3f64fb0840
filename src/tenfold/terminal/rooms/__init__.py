"""Rooms of a server at the terminal: coming in, the lobby, the table over the wire, links as QR codes."""

"""Bots of other people: a class that can be imported, or a program that speaks the bot protocol."""

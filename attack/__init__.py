"""Attacks on a real server on loopback: `make attack SECONDS=600`. One file per attack."""

"""A recorded game looked at again: what every decision of a seat cost, and what was luck."""

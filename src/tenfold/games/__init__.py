"""The games themselves, each in a package of its own; `registry` lists them."""

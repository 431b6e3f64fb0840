"""``python -m tenfold`` is the command ``tenfold``."""

from tenfold.cli import main

if __name__ == "__main__":
    main()

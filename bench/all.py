"""Run the short benchmarks, one after the other: `make bench`."""

import subprocess
import sys

if __name__ == "__main__":
    for name in ("engine", "laydown", "odds"):
        command = [sys.executable, "-m", "tenfold", "bench", name, *sys.argv[1:]]
        subprocess.run(command, check=True)

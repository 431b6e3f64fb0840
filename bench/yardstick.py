"""Print the yardstick's speed on this machine: `python bench/yardstick.py`."""

from tenfold.lab.bench.yardstick import rate

if __name__ == "__main__":
    print(f"{rate():,.0f} decisions per CPU second")

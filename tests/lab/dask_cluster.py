"""A Dask cluster of two workers on loopback, in a process of its own: python -m tests.lab.dask_cluster

It says its address, and ends when nobody listens any more.
"""

from __future__ import annotations

import sys
from typing import Any

from distributed import LocalCluster

if __name__ == "__main__":
    start: Any = LocalCluster  # which has no types
    with start(
        n_workers=int(sys.argv[1]),
        threads_per_worker=1,
        processes=False,
        protocol="tcp://",
        host="127.0.0.1",
        dashboard_address=None,
    ) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()

"""A Dask cluster that plays games for `simulate`. Its workers need Card Table installed too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cardtable.cli.shared import CommandError

PATIENCE = 10  # seconds until an address counts as dead


@contextmanager
def cluster(address: str) -> Iterator[dict[str, Any]]:
    """What `arena.simulate` needs to play on the cluster whose scheduler has this address.

    An address is such as `tcp://10.0.0.5:8786`; as many games are played at once as it can.
    CommandError where Dask is missing, nothing answers, or no worker has come to it.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise CommandError("--dask needs Dask: install cardtable[cluster]") from error
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CommandError(f"--dask {address}: no Dask scheduler answers there") from error
    with client:
        jobs = sum(client.nthreads().values())
        if not jobs:
            raise CommandError(f"--dask {address}: the scheduler has no workers yet")
        yield {"executor": client.get_executor(pure=False, retries=2), "jobs": jobs}

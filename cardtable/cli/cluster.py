"""A Dask cluster that plays games for `simulate`. Its workers need Card Table installed too."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from cardtable.cli.shared import CommandError, misused
from cardtable.engine.facts import speak_by
from cardtable.presenter.phrases import worded, wording

PATIENCE = 10  # seconds until an address counts as dead


async def _answers(address: str) -> None:
    """Raise OSError where nothing answers, and anything else where that is no address."""
    from distributed.comm import connect
    from distributed.security import Security

    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    if parts.scheme == "inproc" or not (parts.hostname and parts.port):
        raise ValueError(address)
    parts.hostname.encode("idna")  # some hosts can't be
    how = Security().get_connection_args("client")
    (await connect(address, timeout=PATIENCE, **how)).abort()


@contextmanager
def cluster(address: str) -> Iterator[dict[str, Any]]:
    """What `arena.simulate` needs to play on the cluster whose scheduler has this address.

    An address is such as `tcp://10.0.0.5:8786`; as many games are played at once as it can.
    CommandError where Dask is missing, nothing answers, or no worker has come to it.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise CommandError(wording("cli.no-dask")) from error
    try:
        asyncio.run(_answers(address))  # a client that can't be made complains for half a minute
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except OSError as error:
        raise CommandError(misused(f"--dask {address}", wording("cli.no-scheduler"))) from error
    except Exception as error:  # of an address Dask says what is wrong by errors of many kinds
        raise CommandError(misused(f"--dask {address}", wording("cli.no-address"))) from error
    with client:
        jobs = sum(client.nthreads().values())
        if not jobs:
            raise CommandError(misused(f"--dask {address}", wording("cli.no-workers")))
        client.run(speak_by, worded)  # what goes wrong there is read here
        yield {"executor": client.get_executor(pure=False, retries=2), "jobs": jobs}

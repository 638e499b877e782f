"""Games on a Dask cluster: the same games as at home, and a sentence for all that is wrong."""

import json
import logging
import sys

import pytest

from cardtable.cli import main

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own, of ports and clean-up
ARGUMENTS = ["simulate", "cuttle", "--seats", "medium,greedy", "--limit", "20", "--games", "6"]
TIMES = {"moves_per_s", "decision_ms", "seconds"}


@pytest.fixture(scope="module", autouse=True)
def distributed():
    """Dask, which takes long to load: not for every worker that only collects these tests."""
    return pytest.importorskip("distributed", reason="Dask is not installed")


@pytest.fixture(scope="module")
def address(distributed):
    """A cluster of two processes on this machine."""
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address=None,
        silence_logs=logging.CRITICAL,
    ) as cluster:
        yield cluster.scheduler_address


def told(capsys, *more):
    assert main([*ARGUMENTS, "--json", "-", *more]) == 0
    found = json.loads(capsys.readouterr().out)
    for bot in found["bots"]:
        del bot["decision_ms"]
    return {key: value for key, value in found.items() if key not in TIMES}


def test_a_cluster_plays_the_same_games(address, capsys):
    assert told(capsys, "--dask", address) == told(capsys, "--jobs", "1")


def test_a_cluster_that_does_not_answer_is_told_in_a_sentence(capsys, monkeypatch):
    monkeypatch.setattr("cardtable.cli.bots.PATIENCE", 0.3)
    assert main([*ARGUMENTS, "--dask", "tcp://127.0.0.1:9"]) == 1
    assert capsys.readouterr().err == (
        "cardtable: --dask tcp://127.0.0.1:9: no Dask scheduler answers there\n"
    )


@pytest.mark.parametrize(
    "address",
    [
        "", "nonsense", "127.0.0.1", ":8786", "tcp://", "tcp://h:none", "tcp://h:99999", "foo://h:1",
        "tcp://a..b:1", "tcp://[::1", "inproc://h:1", "tls://127.0.0.1:9", "http://127.0.0.1:9",
    ],
)  # fmt: skip
def test_what_is_no_address_is_told_in_a_sentence(address, capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("distributed.Client", lambda *_, **__: pytest.fail("a client was made"))
    assert main([*ARGUMENTS, "--dask", address]) == 1
    words = "no address of a Dask scheduler; write it as tcp://10.0.0.5:8786"
    assert capsys.readouterr() == ("", f"cardtable: --dask {address}: {words}\n")


def test_without_dask_the_extra_is_named(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*ARGUMENTS, "--dask", "tcp://127.0.0.1:9"]) == 1
    assert "install cardtable[cluster]" in capsys.readouterr().err

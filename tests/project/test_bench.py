"""The figures of `make bench` are all there, however fast the machine is."""

import json
import os
import subprocess
import sys

import bench
import pytest
from where import ROOT

CODE = (
    "import json; from bench import measure;"
    "print(json.dumps(measure(((960, 600),), frames=12, idle=0.5, thinking=0.5, evening=1)))"
)


def test_the_figures_of_games_and_computer_players(monkeypatch):
    monkeypatch.setattr(bench, "SAMPLES", 2)
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    monkeypatch.setattr(bench, "ITERATIONS", 50)
    measured = bench.engine()
    figures = measured["games"]["shithead"]
    assert figures["moves_per_s"] > 1000
    assert {"ratio_open_spiel", "ratio_rlcard"} <= figures.keys()
    assert figures["ratio_calibration"] == pytest.approx(
        figures["moves_per_s"] / measured["calibration_per_s"], rel=0.5
    )
    measured = bench.ai()
    assert measured["games"]["shithead"]["iterations_per_s"] > 100
    assert "ratio_open_spiel_ismcts" in measured["games"]["shithead"]
    json.dumps(measured)


@pytest.mark.parametrize("what", [["engine"], ["ai"], ["table"], []], ids="".join)
def test_figures_are_printed_as_json(what, monkeypatch, capsys):
    for name in ("engine", "ai", "measure"):
        monkeypatch.setattr(bench, name, lambda name=name: {"of": name})
    monkeypatch.setattr(sys, "argv", ["bench.py", *what])
    bench.main()
    every = {"engine": {"of": "engine"}, "ai": {"of": "ai"}, "table": {"of": "measure"}}
    assert json.loads(capsys.readouterr().out) == (every[what[0]] if what else every)


@pytest.mark.long
def test_the_figures_of_the_table():
    quiet = {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment = {**os.environ, **quiet, "PYTHONPATH": str(ROOT / "tools")}
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    measured = json.loads(done.stdout)
    size = measured["sizes"]["960x600"]
    for name in ("rotating10", "rotating10_sparks", "burning", "rotating4", "moving10", "swaying"):
        assert size[f"{name}_p95_ms"] > 0
    assert size["repaint_ms"] > 0
    assert size["deck_ms"] > 0
    assert measured["driver"] == "dummy"
    assert measured["idle_presents"] == 0
    assert measured["idle_cpu_percent"] > 0
    assert 20 < measured["rss_mb"] < 300
    assert measured["first_frame_ms"] > 0
    assert measured["thinking_p99_ms"] > 0
    assert measured["evening_mb"] < 20

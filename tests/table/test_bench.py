"""The figures of `cardtable bench table`: all of them, and none absurd."""

import json
import os
import subprocess
import sys

import pytest

CODE = (
    "import json; from cardtable.table.bench import measure;"
    "print(json.dumps(measure(((960, 600),), frames=12, idle=0.5, thinking=0.5, evening=1)))"
)


@pytest.mark.slow
def test_the_figures_are_there():
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    size = found["sizes"]["960x600"]
    for name in ("rotating10", "rotating4", "moving10"):
        assert 0 < size[f"{name}_p95_ms"] < 100
    assert 0 < size["repaint_ms"] < 200
    assert 0 < size["deck_ms"] < 2000
    assert found["idle_presents"] == 0
    assert found["idle_cpu_percent"] < 20
    assert 20 < found["rss_mb"] < 300
    assert found["first_frame_ms"] > 0
    assert found["thinking_p99_ms"] > 0
    assert found["evening_mb"] < 20

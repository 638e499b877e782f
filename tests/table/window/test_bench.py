"""The figures of `cardtable bench table` are all there, however fast the machine is."""

import json
import os
import subprocess
import sys

import pytest

CODE = (
    "import json; from cardtable.table.bench import measure;"
    "print(json.dumps(measure(((960, 600),), frames=12, idle=0.5, thinking=0.5, evening=1)))"
)


@pytest.mark.long
def test_the_figures_are_there():
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    size = found["sizes"]["960x600"]
    for name in ("rotating10", "rotating10_sparks", "burning", "rotating4", "moving10", "swaying"):
        assert size[f"{name}_p95_ms"] > 0
    assert size["repaint_ms"] > 0
    assert size["deck_ms"] > 0
    assert found["driver"] == "dummy"
    assert found["idle_presents"] == 0
    assert found["idle_cpu_percent"] > 0
    assert 20 < found["rss_mb"] < 300
    assert found["first_frame_ms"] > 0
    assert found["thinking_p99_ms"] > 0
    assert found["evening_mb"] < 20

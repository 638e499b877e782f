"""Write `requirements.lock`: the exact version of every package, for every system and Python.

Needs the internet. The resolver (uv) gets an environment of its own below `build/`.
"""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "lock"

scripts = HOME / ("Scripts" if sys.platform == "win32" else "bin")
venv.create(HOME, with_pip=True)
subprocess.run([scripts / "python", "-m", "pip", "install", "-q", "-U", "uv"], check=True)
resolve = [scripts / "uv", "pip", "compile", "--quiet", "--upgrade", "--universal", "--all-extras"]
shape = ["--python-version", "3.11", "--no-header", "--no-annotate"]
output = ["pyproject.toml", "--output-file", "requirements.lock"]
subprocess.run([*resolve, *shape, *output], cwd=ROOT, check=True)

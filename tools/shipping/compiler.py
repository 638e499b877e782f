"""Whether machine code can be made here: a C compiler, and Python's header files."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

TRIAL = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "trial", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_trial(void) { return PyModule_Create(&module); }
"""


def at_hand() -> bool:
    """Whether a module that does nothing can be compiled, in the way of a real one."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        source.write_text(TRIAL, encoding="ascii")
        distribution = Distribution({"ext_modules": [Extension("trial", [str(source)])]})
        command = build_ext(distribution)
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        with suppress(BaseError, CCompilerError, OSError):
            command.run()
            return True
    return False

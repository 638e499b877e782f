"""Machine code is made wherever it can be, once for the same sources, and never of old ones."""

import subprocess
import sys
import sysconfig
import zipfile
from types import SimpleNamespace

import compiled
import effort
import package
import pytest
from shipping import compiler


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A small project, whose build copies the sources and compiles nothing."""
    for name in compiled.SOURCES:
        if "." in name or name == "LICENSE":
            (tmp_path / name).write_text(name, encoding="utf-8")
        else:
            (tmp_path / name).mkdir()
            (tmp_path / name / "some.py").write_text(name, encoding="utf-8")
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "HOME", tmp_path / "build")
    monkeypatch.setattr(compiled, "LIB", tmp_path / "build" / "lib")
    monkeypatch.setattr(compiler, "at_hand", lambda: True)
    return tmp_path


@pytest.fixture
def builds(tree, monkeypatch):
    """Every build that was begun. It leaves what a real one would: a wheel, with machine code."""
    begun = []

    def run(command, **_):
        begun.append(command)
        (compiled.HOME / "source" / "cardtable" / "some.cpython.so").write_bytes(b"left")
        with zipfile.ZipFile(compiled.HOME / "cardtable-1-here.whl", "w") as wheel:
            wheel.writestr(f"hash__mypyc{sysconfig.get_config_var('EXT_SUFFIX')}", "")
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", run)
    return begun


@pytest.mark.slow
@pytest.mark.uncounted
@pytest.mark.parametrize("order", [0, pytest.param(1, marks=pytest.mark.long)])
def test_mypyc_can_make_c_of_the_sources(order, capfd):
    """Without compiling it; in another order of the modules every day."""
    assert compiled.check(2 * effort.day + order), capfd.readouterr()


def test_a_build_is_made_once_for_the_same_sources(tree, builds, capsys):
    assert compiled.main([]) == 0
    assert (tree / "dist" / "cardtable-1-here.whl").exists()
    assert "cardtable-1-here.whl is in dist" in capsys.readouterr().out
    (tree / "cardtable" / "__pycache__").mkdir()
    (tree / "cardtable" / "__pycache__" / "some.pyc").write_bytes(b"x")
    assert compiled.main(["--where-possible"]) == 0
    assert len(builds) == 1


@pytest.mark.parametrize("change", ["edit", "new", "gone", "locked", "python"])
def test_what_has_changed_is_built_again(tree, builds, monkeypatch, change):
    assert compiled.provide()
    some = tree / "cardtable" / "some.py"
    match change:
        case "edit":
            some.write_text("other", encoding="utf-8")
        case "new":
            (tree / "rules" / "more.yaml").write_text("", encoding="utf-8")
        case "gone":
            some.unlink()
        case "locked":
            (tree / "requirements.lock").write_text("mypy==2", encoding="utf-8")
        case "python":
            monkeypatch.setattr(sysconfig, "get_config_var", lambda _: ".other.so")
    assert not compiled.current()
    assert compiled.provide()
    assert len(builds) == 2


def test_without_a_compiler_nothing_is_left_undone(tree, monkeypatch, capsys):
    monkeypatch.setattr(compiler, "at_hand", lambda: False)
    assert compiled.main(["--where-possible"]) == 0
    assert capsys.readouterr().out == compiled.PLAIN + "\n"
    assert compiled.main([]) == 1
    assert not (tree / "dist").exists()


def test_a_build_that_fails_is_told(tree, monkeypatch):
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(returncode=1))
    with pytest.raises(SystemExit, match="compiled build failed"):
        compiled.provide()
    assert not compiled.current()


@pytest.mark.parametrize(("plain", "possible"), [(False, True), (False, False), (True, True)])
def test_the_package_takes_machine_code_where_it_can_be_made(
    tmp_path, monkeypatch, plain, possible
):
    told = []
    monkeypatch.setattr(compiled, "provide", lambda: possible)
    monkeypatch.setattr(subprocess, "run", lambda *_, env, **__: told.append(env))
    monkeypatch.setattr(package, "furnish", lambda *_: None)
    monkeypatch.setattr(package, "write_icons", lambda *_: None)
    monkeypatch.setattr(package, "changed", lambda: 0)
    monkeypatch.setattr(package, "pack", lambda *_: tmp_path)
    package.main(tmp_path, plain)
    (environ,) = told
    assert environ["CARDTABLE_COMPILED"] == ("1" if possible and not plain else "0")


@pytest.mark.skipif(sys.platform == "win32", reason="CC names no compiler there")
def test_a_compiler_that_is_missing_is_missed(monkeypatch):
    monkeypatch.setenv("CC", "/nonexistent/cc")
    assert not compiler.at_hand()


def test_a_quick_build_stands_for_no_other(tree, builds):
    (tree / "pyproject.toml").write_text('opt_level = "3"', encoding="utf-8")
    assert compiled.main(["--quick"]) == 0
    assert compiled.current(quick=True)
    assert not compiled.current()
    assert not (tree / "dist").exists()

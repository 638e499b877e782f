"""What packages are made with: icons, version resource, licences, archives, the workflow."""

import ast
import json
import os
import re
import struct
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from io import BytesIO
from pathlib import Path

import pygame
import pytest
from shipping import archive, icons, licences, limits, sbom, windows
from where import ROOT

from cardtable import __version__, files

SVG = ROOT / "assets" / "icon.svg"


@pytest.fixture(scope="module")
def drawn(tmp_path_factory):
    return icons.write_icons(SVG, tmp_path_factory.mktemp("icons"))


def test_the_windows_icon(drawn):
    data = drawn["ico"].read_bytes()
    zero, kind, count = struct.unpack_from("<HHH", data)
    assert (zero, kind, count) == (0, 1, len(icons.WINDOWS))
    for number, size in enumerate(icons.WINDOWS):
        entry = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        width, height, _, _, _, bits, length, place = entry
        assert (width or 256, height or 256, bits) == (size, size, 32)
        body = data[place : place + length]
        if size == 256:
            assert pygame.image.load(BytesIO(body), "x.png").get_size() == (256, 256)
            continue
        head = struct.unpack_from("<IiiHH", body)
        assert head == (40, size, 2 * size, 1, 32)
        pixels = body[40 : 40 + 4 * size * size]
        middle = pixels[4 * (size * size // 2 + size // 2) :][:4]
        assert pixels[3] == 0  # a corner is clear
        assert middle[3] == 255
    assert place + length == len(data)


def test_the_mac_icon(drawn):
    data = drawn["icns"].read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    at, found = 8, {}
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack(">I", data[at + 4 : at + 8])[0]
        picture = pygame.image.load(BytesIO(data[at + 8 : at + length]), "x.png")
        found[kind] = picture.get_width()
        at += length
    assert found == icons.MAC


def test_the_version_resource():
    text = windows.version_text(__version__, "cardtable", "Card Table")
    tree = ast.parse(text, mode="eval")
    assert tree.body.func.id == "VSVersionInfo"
    numbers = tuple(int(number) for number in re.findall(r"\d+", __version__))
    assert f"filevers={(*numbers, 0)}" in text
    assert f"StringStruct('FileVersion', '{__version__}')" in text
    assert f"StringStruct('ProductVersion', '{__version__}')" in text
    assert windows.version_text("2.3", "a", "b").count("(2, 3, 0, 0)") == 2


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL"),
        ("libSDL2_mixer-2-6719e6f6.0.so.0.800.2", "SDL_mixer"),
        ("libFLAC-e7027ec5.so.14.0.0", "FLAC"),
        ("libpng16-fefdc88d.so.16.58.0", "libpng"),
        ("libpng16-16.dll", "libpng"),
        ("libjpeg-62.dll", "libjpeg-turbo"),
        ("SDL2.dll", "SDL"),
        ("zlib1.dll", "zlib"),
        ("libfreetype.6.dylib", "FreeType"),
        ("libvorbis-0.dll", "Vorbis"),
    ],
)
def test_libraries_are_known_by_their_files(file, name):
    works, texts, unknown = licences.native([f"pygame_ce.libs/{file}"])
    assert [work.name for work in works] == [name]
    assert len(texts) == 1
    assert unknown == []


def test_a_stranger_among_the_libraries_is_named():
    files_ = ["libmystery.so.1", "python311.dll", "VCRUNTIME140.dll", "libpython3.11.so.1.0"]
    assert licences.native(files_) == ([], [], ["libmystery.so.1"])


def test_there_is_a_text_for_every_licence(tmp_path):
    for _, _, text in licences.NATIVE.values():
        assert (ROOT / "assets" / "licenses" / text).stat().st_size > 500, text
    datas, unknown = licences.collect(ROOT, ["libSDL2.so", "libmystery.so"], tmp_path)
    assert unknown == ["libmystery.so"]
    places = {place for _, place in datas}
    wanted = {f"licenses/{work.name}" for work in files.libraries()}
    assert wanted <= places
    assert all(Path(file).is_file() for file, _ in datas)
    page = (tmp_path / "third-party.md").read_text()
    assert "| SDL |" in page
    assert "| libmystery.so |  | see its project |" in page


def test_the_bill_of_materials_tells_who_needs_what(tmp_path):
    told = json.loads((ROOT / sbom.FILE).read_text("utf-8"))
    needs = {one["ref"].partition("@")[0]: one["dependsOn"] for one in told["dependencies"]}
    direct = {one.rpartition("/")[2].partition("@")[0] for one in needs["pkg:pypi/cardtable"]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert direct == {re.match(r"[\w-]+", one)[0] for one in project["dependencies"]}
    assert [one.partition("@")[0] for one in needs["pkg:pypi/markdown-it-py"]] == ["pkg:pypi/mdurl"]
    libraries = [
        "pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10",
        "pygame_ce.libs/libpng16-fefdc88d.so.16.58.0",
        "libffi.so.8", "pygame/SDL2_mixer.dll", "libmystery.so",
    ]  # fmt: skip
    versions = {"Python": "3.11.9", "PyInstaller": "6.22.3", **sbom.versions_of_libraries()}
    told = json.loads(sbom.completed((ROOT / sbom.FILE).read_text("utf-8"), libraries, versions))
    names = {one["name"]: one for one in told["components"]}
    assert {"Python", "PyInstaller bootloader", "SDL", "SDL_mixer", "libpng", "libffi"} <= set(
        names
    )
    assert names["SDL"]["version"] == ".".join(map(str, pygame.get_sdl_version()))
    assert "version" in names["libyaml"]
    assert "version" not in names["libpng"]
    refs = [one["bom-ref"] for one in told["components"]]
    assert len(set(refs)) == len(refs)
    known = {*refs, told["metadata"]["component"]["bom-ref"]}
    used = {ref for one in told["dependencies"] for ref in one["dependsOn"]}
    assert used == set(refs)
    assert {one["ref"] for one in told["dependencies"]} <= known


def test_what_the_project_needs_is_all_it_lists():
    names = {work.name for work in files.libraries()}
    assert {"pygame-ce", "pyyaml", "platformdirs", "markdown-it-py"} <= names
    assert not names & {"cardtable", "pytest", "pyinstaller"}
    assert all(work.licence != "see its project" for work in files.libraries())


def some_folder(place):
    (place / "inner").mkdir(parents=True)
    (place / "run").write_text("#!/bin/sh\n")
    (place / "run").chmod(0o700)
    (place / "inner" / "data").write_text("data")
    return place


@pytest.mark.skipif(os.name == "nt", reason="there are no such rights on Windows")
def test_the_same_files_give_the_same_archive(tmp_path):
    one = archive.pack(some_folder(tmp_path / "a"), "x", tmp_path / "a.tar.xz", 1_000_000)
    two = archive.pack(some_folder(tmp_path / "b"), "x", tmp_path / "b.tar.xz", 1_000_000)
    assert one.read_bytes() == two.read_bytes()
    with tarfile.open(one) as tar:
        assert {name.name: name.mode for name in tar} == {
            "x": 0o755, "x/inner": 0o755, "x/inner/data": 0o644, "x/run": 0o755,
        }  # fmt: skip
    with zipfile.ZipFile(archive.pack(tmp_path / "a", "x", tmp_path / "a.zip", 0)) as packed:
        assert set(packed.namelist()) == {"x/run", "x/inner/data"}


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("linux", "x86_64", "cardtable-1.0-linux-x86_64.tar.xz"),
        ("win32", "AMD64", "cardtable-1.0-windows-x86_64.zip"),
        ("darwin", "arm64", "cardtable-1.0-macos-arm64.tar.xz"),
    ],
)
def test_archives_are_named_for_their_system(system, machine, name, monkeypatch):
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(archive.platform, "machine", lambda: machine)
    assert archive.archive_name("1.0") == name


def test_a_limit_that_is_not_kept_says_so():
    assert str(limits.Row("archive", "23 MB", "<= 22 MB", kept=False)).startswith("OVER  archive")
    assert str(limits.Row("archive", "17 MB", "<= 22 MB", kept=True)).startswith("ok ")


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_install_touches_nothing_that_is_not_its_own(tmp_path, drawn):
    unpacked, home = some_folder(tmp_path / "unpacked"), tmp_path / "home"
    archive.furnish(unpacked, SVG, drawn)
    (unpacked / "cardtable").write_text("#!/bin/sh\necho played\n")
    (unpacked / "cardtable").chmod(0o755)

    def run(script, **more):
        environment = {"PATH": "/usr/bin:/bin", **more}
        return subprocess.run(
            [script], env=environment, capture_output=True, text=True, check=False
        )

    refused = run(unpacked / "install.sh", HOME=str(tmp_path / "nowhere"))
    assert refused.returncode == 1
    assert "no home folder" in refused.stderr
    (home / ".local/bin").mkdir(parents=True)
    (home / ".local/bin/cardtable").write_text("something of one's own")
    refused = run(unpacked / "install.sh", HOME=str(home))
    assert refused.returncode == 1
    assert "is another program" in refused.stderr
    (home / ".local/bin/cardtable").unlink()
    (home / ".local/lib/cardtable").mkdir(parents=True)
    refused = run(unpacked / "install.sh", HOME=str(home))
    assert "is something else" in refused.stderr
    (home / ".local/lib/cardtable").rmdir()
    (unpacked / "_internal").mkdir()
    assert "is installed" in run(unpacked / "install.sh", HOME=str(home)).stdout
    assert run(home / ".local/bin/cardtable").stdout == "played\n"
    assert "is gone" in run(home / ".local/lib/cardtable/uninstall.sh", HOME=str(home)).stdout
    assert not [path for path in home.rglob("*") if path.is_file() or path.is_symlink()]


def test_the_workflow_only_calls_targets():
    text = (ROOT / ".github" / "workflows" / "build.yml").read_text(encoding="utf-8")
    workflow = files.parse_yaml(text.replace("\non:", "\n'on':"), "build.yml").data
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    jobs = workflow["jobs"]
    runs = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    tests = [one["test"] for one in jobs["program"]["strategy"]["matrix"]["include"]]
    called = [
        *(run for run in runs if "matrix.test" not in run and "gh release" not in run),
        *tests,
    ]
    assert len(called) >= 6
    for run in called:
        make, target = run.split()
        assert make == "make"
        assert target in targets

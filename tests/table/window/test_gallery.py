"""The gallery is complete, small, and what the README shows is in it."""

import importlib.util
import re

import pytest
from PIL import Image
from where import ROOT

from cardtable.files import elsewhere

GALLERY = ROOT / "docs/gallery"
LAYOUTS = ROOT / "docs/layouts"
MOST = 125_000
"""Bytes of a picture, on the average."""
FILM = 1_000_000
"""Bytes of the film, for each game."""


def tool(name):
    spec = importlib.util.spec_from_file_location(name, ROOT / f"tools/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def generator():
    return tool("gallery")


def test_every_scene_and_every_game_is_there_at_three_sizes(generator):
    names = {f"{name}-{w}x{h}.jpg" for name in generator.PICTURES for w, h in generator.SIZES}
    assert {path.name for path in GALLERY.glob("*.jpg")} == names, "`make gallery` draws them"
    games = {path.stem for path in (ROOT / "assets/layouts").glob("*.yaml")}
    assert games <= set(generator.PICTURES)
    assert sum(path.stat().st_size for path in GALLERY.iterdir()) <= MOST * len(names)


def test_the_page_that_shows_it_is_the_generators(generator):
    assert (GALLERY / "README.md").read_text("utf-8") == generator.index()


def test_the_trailer_shows_every_game_and_loads_quickly(generator):
    path = ROOT / "docs/trailer.webp"
    assert path.stat().st_size <= FILM * len(generator.GAMES)
    shown = 0
    with Image.open(path) as film:
        for frame in range(film.n_frames):
            film.seek(frame)
            film.load()
            shown += film.info["duration"]
    assert shown >= 10_000 * len(generator.GAMES)
    assert "docs/trailer.webp" in (ROOT / "README.md").read_text("utf-8")


def test_the_readme_shows_pictures_that_exist():
    shown = re.findall(r"!\[[^]]+\]\((\S+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert shown
    assert all((ROOT / path).is_file() for path in shown)


def test_the_manual_of_layouts_shows_what_its_lines_say(tmp_path, monkeypatch):
    """Each of its layouts is read without a fault, has its picture, and no picture is left over."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    layouts = tool("layouts")
    page = (ROOT / "docs/layouts.md").read_text("utf-8")
    assert page.endswith(layouts.LONE + layouts.lone_keys()), "`make layouts` lists the keys"
    layouts.begun(tmp_path, page)
    try:
        for _, text in layouts.layouts(page):
            layouts.laid(tmp_path, text)
    finally:
        elsewhere._take_out(tmp_path)
    names = {f"{name}.jpg" for name, _ in layouts.layouts(page)}
    assert {path.name for path in LAYOUTS.iterdir()} == names, "`make layouts` draws them"
    assert page.count("```yaml") == len(names) == page.count("](layouts/")
    assert max(path.stat().st_size for path in LAYOUTS.iterdir()) <= 45_000

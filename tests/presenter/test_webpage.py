"""A game as a page: all of it is there, nothing is asked for, and a browser plays it."""

import json
import random
import re
import shutil
import subprocess

import pytest
from strategies import GAMES

from cardtable.files import load_rules
from cardtable.presenter.tablefile import table_of
from cardtable.presenter.webpage import webpage
from cardtable.session import Player, Session

HOSTILE = "</script><b>&{{data}}"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def page(rules, name="Kim"):
    loaded = load_rules(rules)
    names = (name, "Agnes", "Cy")[: max(2, loaded.seats[0])]
    session, rng = Session.new(loaded, [Player(one) for one in names], 3), random.Random(3)
    while not session.over:
        session.play(session.fallback_line(rng))
    data = table_of(loaded.game.ID, loaded.game.titles(loaded)).at_table(loaded.options)
    return session, webpage(session.record, loaded, data)


def game_in(text):
    return json.loads(
        re.search(r'<script type="application/json" id="game">(.*)</script>', text)[1]
    )


@pytest.mark.parametrize("rules", [one.id for one in GAMES])
def test_every_step_is_told_and_ends_as_the_game_did(rules):
    session, text = page(rules)
    game = game_in(text)
    assert len(game["steps"]) == session.step_count
    assert all(one["told"] for one in game["steps"])
    zones = {}
    for one in game["steps"]:
        zones |= one["zones"]
    cards = {zone: [one.name for one in run] for zone, run in session.state.zones.items()}
    assert {zone: [one.lstrip("?") for one in run] for zone, run in zones.items()} == cards
    placed = [zone for place in game["places"] for zone in place["zones"]]
    assert sorted(placed) == sorted(cards)
    assert not re.search(r"https?:|src=|href=|@import|url\(", text)
    assert "{{" not in text
    assert len(text) < 400_000


def test_a_name_is_no_program():
    text = page("cuttle", HOSTILE)[1]
    assert text.count("</script>") == 2
    assert "<b>" not in text
    assert game_in(text)["places"][-1]["name"].startswith("</script>")


@pytest.mark.long
def test_a_browser_goes_from_move_to_move(tmp_path):
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        pytest.skip("no Chromium here")
    for rules in GAMES:
        session, text = page(rules.id)
        path = tmp_path / f"{rules.id}.html"
        path.write_text(text, "utf-8")
        for step in (0, 9, session.step_count - 1):
            found = subprocess.run(
                [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-sync",
                 "--disable-background-networking", f"--user-data-dir={tmp_path / 'profile'}",
                 "--dump-dom", f"file://{path}#step={step}"],
                capture_output=True, text=True, check=True, timeout=120,
            ).stdout  # fmt: skip
            assert f'data-step="{step}"' in found
            assert found.count('class="card') > 5
            told = game_in(text)["steps"][step]["told"]
            assert told.split(".")[0].replace("&", "&amp;") in found

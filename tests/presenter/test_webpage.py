"""A game as a page: all of it is there, nothing is asked for, and a browser plays it."""

import html
import json
import random
import re
import shutil
import subprocess

import pytest
from strategies import GAMES

from cardtable.files import load_rules
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.webpage import webpage
from cardtable.session import Player, Session

HOSTILE = "</script><b>&{{data}}"
HEBREW = "דנה"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def page(rules, name="Kim", polite=False):
    loaded = load_rules(rules)
    names = (name, "Agnes", "Cy")[: max(2, loaded.seats[0])]
    session, rng = Session.new(loaded, [Player(one) for one in names], 3), random.Random(3)
    while not session.over:
        session.play(session.fallback_line(rng))
    data = table_of(loaded.game.ID, loaded.game.titles(loaded)).at_table(loaded.options)
    return session, webpage(session.record, loaded, data, polite=polite)


@pytest.fixture
def browse(tmp_path):
    """Open a page in a browser; gives what that prints."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        pytest.skip("no Chromium here")

    def browse(text, *more, step=0):
        path = tmp_path / "game.html"
        path.write_text(text, "utf-8")
        return subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-sync",
             "--disable-background-networking", f"--user-data-dir={tmp_path / 'profile'}",
             *more, f"file://{path}#step={step}"],
            capture_output=True, text=True, check=True, timeout=120,
        ).stdout  # fmt: skip

    return browse


def game_in(text):
    return json.loads(
        re.search(r'<script type="application/json" id="game">(.*)</script>', text)[1]
    )


@pytest.mark.drawn(2)
@pytest.mark.parametrize("rules", [one.id for one in GAMES])
def test_every_step_is_told_and_ends_as_the_game_did(rules):
    session, text = page(rules)
    game = game_in(text)
    assert len(game["steps"]) == session.step_count
    assert all(one["told"] for one in game["steps"])
    assert not any(re.search(r"\bp[1-9]\b", one["told"]) for one in game["steps"])
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


def test_a_card_that_nobody_has_seen_is_not_shown():
    """Of a new deal neither the draw pile nor the cards that lie face down."""
    text = page("shithead")[1]
    first = game_in(text)["steps"][0]["zones"]
    assert all(one.startswith("?") for zone in ("draw", "p1.down") for one in first[zone])
    assert not any(one.startswith("?") for one in first["p1.up"])


def test_a_name_is_no_program():
    text = page("cuttle", HOSTILE)[1]
    assert text.count("</script>") == 2
    assert "<b>" not in text
    assert game_in(text)["places"][-1]["name"] == HOSTILE
    assert html.escape(HOSTILE) in text.partition("<main")[0]


def test_polite_names_reach_the_page():
    assert "<title>Shithead</title>" in page("shithead")[1]
    text = page("shithead", polite=True)[1]
    assert "<title>Winnersh Palace</title>" in text
    assert "Shithead" not in text


def test_a_name_from_right_to_left_is_set_apart():
    text = page("shithead", HEBREW)[1]
    assert f"<bdi>{HEBREW}</bdi>, " in text.partition("<main")[0]
    told = [one["told"] for one in game_in(text)["steps"] if HEBREW in one["told"]]
    assert told
    assert all(one.count(HEBREW) == one.count(f"\u2068{HEBREW}\u2069") for one in told)
    assert all(
        f"<bdi>{HEBREW}</bdi>" in one for one in re.findall("<li>.*?</li>", text) if HEBREW in one
    )


def test_a_day_that_is_unknown_leaves_no_gap():
    session, _ = page("cuttle")
    session.record.date = ""
    loaded = load_rules("cuttle")
    text = webpage(session.record, loaded, table_of("cuttle").at_table(loaded.options))
    assert "<p>Kim, Agnes</p>" in text


PROBE = """<script>
const told = [], note = () => told.push(document.body.dataset.step);
const press = more => {
  const one = new KeyboardEvent("keydown", {key: "ArrowLeft", cancelable: true, ...more});
  dispatchEvent(one);
  told.push(one.defaultPrevented);
  note();
};
const go = (hash, then) => { location.hash = hash; setTimeout(() => { note(); then(); }, 50); };
go("#step=7", () => {
  for (const key of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) press({[key]: true});
  press({});
  go("#footer", () => go("#step=2", () => { document.title = told.join(" "); }));
});
</script></body>"""


@pytest.mark.long
def test_an_open_page_follows_its_address_and_leaves_the_browser_its_keys(browse):
    text = page("cuttle")[1].replace("</body>", PROBE)
    found = browse(text, "--virtual-time-budget=3000", "--dump-dom")
    kept = "false 7 " * 4
    assert f"<title>7 {kept}true 6 6 2</title>" in found


@pytest.mark.long
def test_a_browser_goes_from_move_to_move(browse):
    for rules in GAMES:
        session, text = page(rules.id)
        for step in (0, 9, session.step_count - 1):
            found = browse(text, "--dump-dom", step=step)
            assert f'data-step="{step}"' in found
            assert found.count('class="card') > 5
            told = game_in(text)["steps"][step]["told"]
            assert told.split(".")[0].replace("&", "&amp;") in found

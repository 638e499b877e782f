"""A table of Cunt-Soul for tests: all kinds of links, and what can be asked of them."""

from pilot import Pilot, session_at

from cardtable.presenter.move_matcher import Target

PILE = {
    "turn": "p1",
    "zones": {
        "source": "2C 8H 9H",
        "pile": "2S 6C 5D 6D 6H 4C 5C 6S X1 JC JD",
        "burned": "10C",
        "p1.hand": "8C 3D QH KC",
        "p1.up": "KD 2H 9S",
        "p1.down": "AC AD AH",
        "p1.field": "AS",
        "p2.hand": "JS 7D",
        "p2.up": "QC QD",
        "p2.down": "2D 3S",
        "p2.field": "10D",
        "p3.hand": "4D 4H",
        "p3.field": "10H",
    },
    "state": {"links": [1, 1, 1, 2, 1, 1, 1, 1, 2], "dead": [6, 7], "horizontal": ["2H"]},
}


def at(zones=None, state=None, seats=3, humans=1, motion="off", options=None, **settings):
    """A pilot at that position, with these zones and keys changed, everything at rest."""
    position = {
        "turn": "p1",
        "zones": {**PILE["zones"], **(zones or {})},
        "state": PILE["state"] if state is None else state,
    }
    session = session_at(position, seats, humans, "cunt-soul", **(options or {}))
    pilot = Pilot(session, motion=motion, **{"bot_pace": 60.0, **settings})
    pilot.step(3)
    return pilot


def plain(**zones):
    """A simple pile, and these zones."""
    return at({"pile": "2S 4C", **zones}, state={"horizontal": ["2H"]})


def tip(pilot, name):
    """What the pointer is told about a card, once it has rested there."""
    pilot.move(pilot.at_card(name))
    pilot.step(60)
    return pilot.bubble


def card_target(pilot, name):
    return Target("card", str(pilot.sprite(name).id))


def slate(pilot):
    """What stands on the slate."""
    return [note.label for note in pilot.state.table.notes.general() if note.label]


def items(pilot, word):
    """What is painted under keys that begin with a word."""
    scene = pilot.scene
    picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
    return [one for one in picture.resting if isinstance(one.key, tuple) and one.key[0] == word]

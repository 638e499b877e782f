"""Two against two at the table: who is whose partner, what a joker does, and who has won."""

from pilot import Pilot, session_at

from cardtable.presenter.model import Table
from cardtable.presenter.status import partner_of, threatened, waiting
from cardtable.table.scenes.result import Result

POSITION = {
    "turn": "p1",
    "state": {"dealer": "p4"},
    "zones": {
        "draw": "AC AD AH AS 3C 3D",
        "scrap": "4C 4D",
        "p1.hand": "X1 9D 5S",
        "p1.points": "10C 4H",
        "p2.hand": "9S",
        "p2.royals": "KH",
        "p3.hand": "6D",
        "p3.points": "8H",
        "p4.hand": "7D 7C",
        "p4.points": "6C",
    },
}


def at(position=POSITION, **options):
    pilot = Pilot(
        session_at(position, 4, 1, "cuttle-teams", **options), motion="off", bot_pace=60.0
    )
    pilot.step(3)
    return pilot


def test_the_player_opposite_is_marked_as_partner_and_only_that_one():
    pilot = at()
    plates = pilot.scene.plates()
    assert [seat for seat, told in plates.items() if told.partner] == ["p3"]
    assert {seat: told.side for seat, told in plates.items()} == {
        "p1": "ours", "p2": "theirs", "p3": "ours", "p4": "theirs"
    }  # fmt: skip
    assert partner_of(pilot.session.view("p2")) == "p4"


def test_a_joker_is_dropped_on_the_king_that_it_steals_and_both_have_won():
    """CU-54, CU-52: with the King 14 points are enough."""
    pilot = at()
    pilot.drag_card("X1", "KH")
    assert pilot.lines == ["p1 action KH X1"]
    assert pilot.session.state.outcome.team == ("p1", "p3")
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    partner = pilot.session.player("p3").called
    assert pilot.app.scene._honoured.words == f"You and {partner} win"
    assert [line.about.place for line in pilot.app.scene._lines] == [1, 1, 2, 2]
    assert [line.about.hat for line in pilot.app.scene._lines] == ["crown", "crown", None, None]


def test_a_jack_is_refused_on_the_partners_points_and_says_why():
    zones = POSITION["zones"] | {"p1.hand": "JD 10S"}
    pilot = at(POSITION | {"zones": zones})
    pilot.drag_card("JD", "8H")
    assert pilot.lines == []
    assert pilot.session.state.problem("action 8H JD") is not None


def test_the_line_from_a_counter_leads_to_what_it_counters():
    zones = POSITION["zones"] | {"p1.hand": "2H 9D 5S", "p2.hand": "2C 9S", "p3.hand": "2D 6D"}
    pilot = at(POSITION | {"zones": zones})
    aimed = []
    for line in ("action 2H KH", "counter 2C", "counter 2D"):
        pilot.session.play(line)
        table, spec = Table(pilot.session.view("p1")), pilot.scene.data.table
        ends = waiting(table, spec), threatened(table, spec)
        aimed.append(tuple(table.find(each).card.name for each in ends))
    assert aimed == [("2H", "KH"), ("2C", "2H"), ("2D", "2C")]


def test_partners_have_a_line_that_stays_and_news_of_one_stands_at_their_place():
    pilot = at(POSITION | {"turn": "p2"})
    pilot.scene.play("p2", "scuttle 8H 9S")
    pilot.step(400)
    (trace,) = [one for one in pilot.scene.telling().remnants if "scuttles" in one.words]
    assert trace.place == "p3"
    told = []
    for turn, opened in (("p1", ""), ("p3", "8S")):
        zones = {**POSITION["zones"], "p1.glasses": opened, "p2.hand": "9S KC", "p3.hand": "6D"}
        laid = {"laid_by": {opened: "p2"}} if opened else {}
        state = {**POSITION["state"], **laid}
        pilot = at({**POSITION, "turn": turn, "zones": zones, "state": state})
        painted = pilot.scene.painter.picture(
            pilot.scene.board, pilot.app.theme, pilot.scene.telling()
        )
        assert [one for one in painted.resting if one.key == "team"]
        told.append(pilot.scene.telling().team)
    assert told == [
        "Your points or Cy’s win. Cy can’t see your hand. Bo is next",
        "Your points or Cy’s win. Cy can see your hand. Dora is next",
    ]
    assert not Pilot(session_at({"turn": "p1", "zones": {"draw": "AC", "p1.hand": "5S",
        "p2.hand": "6D"}}, 2, 1, "cuttle")).scene.telling().team  # fmt: skip


def test_nobody_has_to_decide_any_more_while_what_came_of_it_is_shown():
    zones = POSITION["zones"] | {"p1.hand": "4S 9D", "p2.hand": "9S KH QD", "p2.royals": ""}
    session = session_at(POSITION | {"zones": zones}, 4, 1, "cuttle-teams")
    pilot = Pilot(session, motion="short", bot_pace=0.3)
    pilot.step(3)
    assert pilot.state.actions.play("p1", "action 4S p2")
    asked = set()
    while pilot.session.turn != "p3":
        pilot.step()
        prompt, turn = pilot.scene.telling().prompt, pilot.session.turn
        if prompt.endswith("has to decide first"):
            asked.add(turn)
            assert prompt.startswith(pilot.session.player(turn).called)
    assert "p2" in asked

"""What a prompt offers can be done, and what is said to happen does."""

from random import Random

import pytest
from effort import effort

from cardtable.engine.cards import card as card_named
from cardtable.engine.chance import Chance
from cardtable.engine.guide import look
from cardtable.engine.notation import RESIGN, Card, words
from cardtable.engine.position import read_position
from cardtable.engine.view import race_of
from cardtable.evening import latest
from cardtable.files import list_rules, load_rules, time_of
from cardtable.games.cuttle.powers import missing
from cardtable.games.cuttle.told import reasons, settled, tooltip
from cardtable.presenter import status
from cardtable.presenter.advice import since
from cardtable.presenter.layoutfile import laid_out
from cardtable.presenter.model import Table
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import Reader, say
from cardtable.presenter.words import move_fact, signs, tell
from cardtable.session import Player, Session

NAMES = {"p1": "Ann", "p2": "Bo", "p3": "Cy", "p4": "Di"} | {
    f"p{n}": f"No. {n}" for n in range(5, 10)
}
OFFERED = {
    "draw": {"draw"},
    "pick up": {"pickup"},
    "pass": {"pass", "pickup"},
    "show": {"show", "up"},
    "your joker": {"joker"},
    "discard": {"discard"},
    "play a card": {"points", "scuttle", "action"},
    "take a face-up card": {"up"},
}
"""What words of a prompt offer, and the verbs of which there must be a move then."""
CUTTLES = ["cuttle", "cuttle-standard", "cuttle-cards", "cuttle-three", "cuttle-teams"]


def states(rules_id, *, games=2, moves=120, seats=None, **options):
    """The states of some random games, each before a move."""
    rules = load_rules(rules_id, options or None)
    for seed in range(games):
        rng = Random(f"{rules_id} {seed}")
        state = rules.game.new(rules, seats or max(rules.seats), Chance(seed))
        for _ in range(moves):
            if state.turn is None:
                break
            yield state
            state.play(rng.choice(state.legal_moves()))


def asked(state, data):
    """What the seat on turn is asked, as the table works it out."""
    view, lines = state.view(state.turn), state.legal_moves()
    found = ((line, state.means(line)) for line in lines)
    ways = {f"{line.split()[0]}:{said.word}": said.about for line, said in found if said}
    memory = {**data.options, **view.state}
    return status.prompt(data, lines, memory, away=False, name=NAMES.__getitem__, ways=ways)


@pytest.mark.parametrize("rules_id", [each.id for each in list_rules()])
def test_a_prompt_offers_what_can_be_done(rules_id):
    limits = {"hand_limit": 5} if rules_id in {"cuttle", "cuttle-three"} else {}
    data = laid_out(load_rules(rules_id, limits or None))
    for state in states(rules_id, games=effort(1, 12), moves=effort(50, 200), **limits):
        verbs = {line.split()[0] for line in state.legal_moves()}
        offer = asked(state, data).split("\n")[-1]
        for phrase, needed in OFFERED.items():
            assert phrase not in offer or verbs & needed, (rules_id, offer, verbs)


@pytest.mark.parametrize("rules_id", CUTTLES)
def test_what_an_action_of_cuttle_says_is_what_happens(rules_id):
    """Cards drawn and lost, whose points go home, and how many somebody needs afterwards."""
    for state in states(rules_id, games=effort(3, 20)):
        for line in state.legal_moves():
            said, seat = state.means(line), state.turn
            mine = state.playable(seat) if line.startswith("action") else ()
            card = next((each for each in words(line) if each in mine), None)
            world = settled(state, line) if said is not None else state
            if line.startswith("action") and world.turn is not None:
                power = state.ranks.power[card]
                if power == "raid" and world.memory.phase != "discard":
                    owner = said.about["owner"]
                    lost = len(state.hand(owner)) - len(world.hand(owner))
                    assert lost == said.about["count"], line
                elif power == "draw" and world.memory.phase == "turn":
                    held = len(state.hand(seat)) - (card in state.hand(seat))
                    gained = len(world.hand(seat)) - held + bool(said.about["costs"])
                    assert gained == said.about["count"], line
                elif power == "scrap_effects":
                    whose = homes(state, tooltip(state, seat, spot(state, card)))
                    moved = {
                        each: owner
                        for owner in state.seats
                        for each in world.zones[f"{owner}.points"]
                        if each not in state.zones[f"{owner}.points"]
                    }
                    assert whose == moved, line
                if power in {"scrap_points", "scrap_effects", "scrap_effect"}:
                    gone = {*world.zones["scrap"]} - {*state.zones["scrap"], card}
                    assert lost_by(said.about) == gone, line
                if "after" in said.about and power != "crown":
                    raised = {each.about["goal"] for each in said.about["after"]
                              if each.key == "cuttle.need-again"}  # fmt: skip
                    higher = {world.goal(who) for who in state.seats
                              if world.goal(who) > state.goal(who)}  # fmt: skip
                    assert raised == higher, line
            for fact in reasons(state, line) if said is not None else ():
                if fact.key == "cuttle.sets-back":
                    who = fact.about["who"]
                    both = fact.about["before"], fact.about["after"]
                    assert both == (missing(state, who), missing(world, who)), line


def lost_by(about):
    """The cards that are said to be lost, whoever loses them."""
    facts = (*about.get("losses", ()), *about.get("after", ()))
    named = {each for fact in facts if fact.key == "cuttle.loses" for each in fact.about["cards"]}
    return named | ({card_named(about["target"])} if "target" in about else set())


def spot(state, card):
    zone = "drawn" if card in state.zones["drawn"] else f"{state.turn}.hand"
    return look(state.zones, zone, state.zones[zone].index(card))


def homes(state, facts):
    """Which cards are said to go back to whom."""
    found = {}
    for fact in facts:
        for each in fact.about.get("after", ()) if "cuttle.scrap-" in fact.key else ():
            if each.key == "cuttle.goes-home":
                found |= dict.fromkeys(each.about["cards"], each.about["who"])
    return found


@pytest.mark.parametrize("rules_id", CUTTLES)
def test_a_stolen_card_goes_back_to_whom_its_jack_says_it_does(rules_id):
    for state in states(rules_id, games=effort(4, 30)):
        for line in state.legal_moves():
            run = [each for each in words(line)[1:] if isinstance(each, Card)]
            if not line.startswith("action") or len(run) != 2:
                continue
            mine, jack = run if run[0] in state.playable(state.turn) else run[::-1]
            zone = state.zone_of(jack)
            if state.ranks.power[mine] not in {"scrap_effect", "return_effect"}:
                continue
            if jack.rank not in {"J", "X"} or state.stack(jack)[-1] is not jack:
                continue
            stolen, world = state.stack(jack)[0], settled(state, line)
            facts = tooltip(
                state, state.turn, look(state.zones, zone, state.zones[zone].index(jack))
            )
            said = [each.about for each in facts if each.key == "cuttle.gets-back"]
            said = [about["who"] for about in said if mine.rank in about["ranks"]]
            if state.controller(jack) != state.turn:  # one's own Queen keeps nothing from oneself
                assert said == [world.zone_of(stolen).partition(".")[0]], line


def test_nobodys_name_is_put_together_wrongly():
    """Whoever is addressed is `you`, in every sentence of the log."""
    for rules_id in ("soul-taker", "soul-taker-mixed", "shithead", "russian-bank", "cuttle"):
        data = laid_out(load_rules(rules_id))
        for state in states(rules_id, games=1):
            for line in state.legal_moves()[:3]:
                events = [entry.event for entry in state.clone().play(line)]
                for fact in tell(data, events):
                    for seat in state.seats:
                        words_ = say(fact, Reader(NAMES.__getitem__, seat, data.titles))
                        assert "you's" not in words_.lower().replace("’", "'"), (rules_id, line)


def test_a_prompt_says_what_may_be_done_with_a_full_hand_and_a_turned_up_card():
    rules = load_rules("cuttle", {"hand_limit": 5, "hand_limit_at": "draw"})
    zones = {"draw": "4C 5C", "p1.hand": "7H 9C JC JD JH", "p2.hand": "3D"}
    state = read_position(rules, 2, {"turn": "p1", "zones": zones}, Chance(1))
    assert asked(state, laid_out(rules)) == "Your hand is full:\nplay a card"
    state.play("action 7H")
    state.play("allow")
    assert asked(state, laid_out(rules)) == "Play what you just turned up"


def test_a_card_to_be_taken_first_is_asked_for():
    rules = load_rules("shithead")
    zones = {"pile": "9C", "p1.up": "10H 4C", "p1.down": "5C", "p2.hand": "6H"}
    state = read_position(rules, 2, {"turn": "p1", "zones": zones}, Chance(1))
    assert "take a face-up card (9 or higher" in asked(state, laid_out(rules))


def test_letting_an_action_happen_says_all_that_comes_of_it():
    """The same as the one who plays it was told, in the words of whoever is asked."""
    rules = load_rules("cuttle")
    cards = {"AC": "Bo loses 9♠ and J♦", "6C": "9♠ goes back to you", "2C": "Bo loses J♦. Then 9♠",
             "3C": "you take a card", "4C": "Bo discards 1 card", "5C": "you draw 2 cards",
             "7C": "you turn up a card", "8C": "everyone can see Bo’s hand", "9C": "Bo’s hand",
             "KC": "14 points instead of 21", "QC": "nobody can counter"}  # fmt: skip
    zones = {"draw": "4S 5S 10H", "p1.hand": " ".join(cards), "p2.hand": "2D", "scrap": "10C",
             "p2.points": "9S JD"}  # fmt: skip
    position = {"turn": "p1", "zones": zones, "state": {"laid_by": {"9S": "p1", "JD": "p2"}}}
    data = laid_out(rules)
    for card, words_ in cards.items():
        state = read_position(rules, 2, position, Chance(1))
        state.play(f"action {card}{' JD' if card[0] in '29' else ''}")
        said = say(move_fact(data, "allow", state.means("allow")), Reader(NAMES.__getitem__, "p1"))
        assert said.startswith("Let it happen: "), said
        assert words_ in said, said


def test_whose_the_lost_cards_are_is_said_of_a_partner():
    rules = load_rules("cuttle-teams")
    zones = {
        "draw": "4C", "p1.hand": "6C", "p2.hand": "3D", "p3.hand": "3C", "p4.hand": "3H",
        "p3.royals": "KC", "p2.points": "9D JS",
    }  # fmt: skip
    by = {"9D": "p1", "JS": "p2", "KC": "p3"}
    position = {"turn": "p1", "zones": zones, "state": {"laid_by": by}}
    state = read_position(rules, 4, position, Chance(1))
    fact = next(each for each in tooltip(state, "p1", spot(state, state.hand("p1")[0]))
                if each.key == "cuttle.scrap-cards")  # fmt: skip
    words_ = say(fact, Reader(NAMES.__getitem__, "p1"))
    assert "your partner Cy loses K♣" in words_
    assert "9♦ goes back to you" in words_
    assert "Cy needs 21 again" in words_


def test_a_pile_that_lies_face_down_says_that_its_card_is_known():
    rules = load_rules("russian-bank")
    zones = {"p1.hand": "2S", "p2.hand": "4S", "t1": "9C"}
    state = read_position(rules, 2, {"turn": "p1", "zones": zones}, Chance(1))
    view = state.view("p1")
    view.zones["p1.hand"] = state.zones["p1.hand"][:]
    data = laid_out(rules)
    told = status.describe(Table(view), data, Target("zone", "p1.hand"), NAMES.__getitem__)
    assert told.split("\n")[1:] == ["Next card (you’ve seen it): 2♠"]
    assert "2♠" not in told.split("\n")[0]


@pytest.mark.parametrize("name", ["shithead", "cunt-soul", "cuttle", "russian-bank"])
def test_of_every_card_that_lies_face_down_it_is_told_whether_it_has_been_seen(name):
    """In the same words in every game, on the zone and its cards; never of a card nobody knows."""
    rules = load_rules(name)
    data = laid_out(rules)
    for seed in range(effort(2, 8)):
        players = [Player(NAMES[f"p{n + 1}"], "bot", "random") for n in range(rules.seats[0])]
        session, rng = Session.new(rules, players, seed), Random(seed)
        for _ in range(60):
            if session.over:
                break
            session.play(f"{session.turn} {session.fallback_line(rng)}")
            table = Table(session.view("p1"))
            for zone in table.zones:
                known = status.remembered(table, data, zone)
                at = Target("zone", zone)
                told = status.describe(table, data, at, NAMES.__getitem__)
                assert ("ou’ve seen" in told) == bool(known) or zone in {"draw", "source"}
                assert not known or signs(known, data.titles) in told, (told, known)


@pytest.mark.parametrize(
    ("zones", "duty"),
    [
        ({"p1.stock": "3C", "p1.hand": "2S", "p2.hand": "4S"}, "stock"),
        ({"p1.shown": "3C", "p1.hand": "2S", "p2.hand": "4S"}, "space"),
    ],
)
def test_a_call_is_about_the_duty_that_was_broken(zones, duty):  # RB-23
    rules = load_rules("russian-bank")
    state = read_position(rules, 2, {"turn": "p1", "zones": zones}, Chance(1))
    state.play("turn hand")
    events = (entry.event for entry in state.play("p2 stop"))
    assert [each.about["duty"] for each in events if getattr(each, "word", "") == "stopped"] == [
        duty
    ]


def test_what_a_game_brings_is_its_score_when_somebody_resigns():
    for rules in list_rules():
        state = rules.game.new(rules, min(rules.seats), Chance(1))
        if state.EVENING[0] == "points":
            state.play(f"{state.seats[0]} {RESIGN}")
            assert state.brought() == state.score()


def test_who_begins_is_not_said_once_they_have():
    players = [Player(NAMES[seat]) for seat in ("p1", "p2", "p3")]
    session = Session.new(load_rules("shithead"), players, seed=5)
    data, before = laid_out(session.rules), ""
    while session.step_count < 8:
        legal = session.legal(session.turn)
        told = " ".join(since(session, data, NAMES.__getitem__, 1))
        starts = "starts" in told
        assert not (starts and "plays" in told), told
        before += "starts" * starts
        session.play(f"{session.turn} {'ready' if 'ready' in legal else legal[0]}")
    assert before


def test_an_evening_stays_known_when_somebody_plays_alone():
    now = None
    for names, rules in ((("Ann", "Bo"), "cuttle"), (("Ann", "A bot"), "shithead")):
        players = (
            Player(names[0]),
            Player(names[1], *(("bot", "easy") if "bot" in names[1] else ())),
        )
        session = Session.saved(load_rules(rules), players, 3)
        if now is None:
            session.play(f"p1 {RESIGN}")
        else:
            session.play(f"{session.turn} {session.legal(session.turn)[0]}")
        now = time_of(session.path).timestamp()
    evening, players = latest(now)
    assert [one.name for one in players] == ["Ann", "Bo"]
    assert evening.won == {"Ann": 0, "Bo": 1}


def _race(state, seat):
    """How the race goes for a seat, counted anew from what lies on the table."""
    held = sum(len(run) for zone, run in state.zones.items() if zone.startswith(f"{seat}."))
    match state.ID:
        case "cuttle":
            points = state.score()[seat]
            return {"count": points, "more": max(0, state.goal(seat) - points)}
        case "russian-bank":
            return {"count": held, "points": state.weight(seat)}
        case "soul-taker":
            mixed, other = state.options.mode == "mixed", "p2" if seat == "p1" else "p1"
            mine, theirs = (
                -abs(points) if mixed else points
                for points in (state.score()[seat], state.score()[other])
            )
            waits = len(state.zones["table"]) == 1
            open_ = ("secured", "lost", "condemnation", "influence") + ("table",) * (not waits)
            gone = {
                one for zone in state.zones if zone.endswith(open_) for one in state.zones[zone]
            }
            side = {"p1": "+", "p2": "-"}
            left = sum(
                int(one.rank)
                for one in state.cards
                if one not in gone and (mixed or one.suit == side[seat])
            )
            way = "ahead" if mine > theirs else "behind" if mine < theirs else "level"
            if state.outcome is not None:
                way = way.replace("behind", "final")
            elif not mixed and theirs + 1 - mine > left:
                way = "beyond"
            needs = max(0, theirs + 1 - mine)
            return {"way": way, "points": abs(mine - theirs), "needs": needs, "left": left,
                    "mode": state.options.mode}  # fmt: skip
    return {"count": held} if held else None


@pytest.mark.parametrize(
    "name", ["shithead", "cunt-soul", "cuttle", "cuttle-teams", "russian-bank", "soul-taker",
             "soul-taker-mixed"],
)  # fmt: skip
def test_how_the_race_goes_is_what_the_table_holds(name):
    """At every step and for every reader the same: nothing hidden is counted."""
    rules = load_rules(name)
    for seed in range(effort(2, 10)):
        players = [Player(NAMES[f"p{n + 1}"], "bot", "random") for n in range(rules.seats[0])]
        session, rng = Session.new(rules, players, seed), Random(seed)
        for _ in range(40):
            state = session.state
            for seat in state.seats if state.outcome is None or "soul" in state.ID else ():
                told = {str(race_of(session.view(to), seat)) for to in state.seats}
                fact = race_of(session.view(seat), seat)
                assert (dict(fact.about) if fact else None) == _race(state, seat)
                assert len(told) == 1
            if session.over:
                break
            session.play(f"{session.turn} {session.fallback_line(rng)}")

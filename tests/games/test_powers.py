"""What each power of a card owes, whichever rank has it: words, reasons, an estimate, a scenario.

The words of a power as an option are owed in `tests/presenter/test_house_rules.py`.
"""

import dataclasses
import re
from collections import defaultdict
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from where import ROOT, TESTS

from cardtable import files
from cardtable.ai.evaluation import cunt_soul, cuttle, shithead
from cardtable.ai.knowledge import UNKNOWN, knowledge
from cardtable.engine import scenario as scenarios
from cardtable.engine.cards import JOKER, Card
from cardtable.engine.events import Said
from cardtable.engine.guide import Spot
from cardtable.engine.notation import words
from cardtable.files import load_rules, read_yaml, rules_page
from cardtable.games import GAMES
from cardtable.games.cunt_soul.field_cards import Fields, Powers
from cardtable.games.cunt_soul.options import OF_RANK
from cardtable.games.cuttle.powers import ACTIONS, Play
from cardtable.games.cuttle.told import settled
from cardtable.presenter import layoutfile, phrases, status
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.model import Table
from cardtable.presenter.move_matcher import MoveMatcher
from cardtable.presenter.phrases import Reader, say
from cardtable.presenter.words import message, move_fact, tell

OPTIONS = [
    (game.ID, info.name, {str(word) for word in info.choices} - {"none"})
    for game in GAMES
    for info in files.house_rules(game)
    if info.kind == "mapping" and info.low is None and not {"2", "V1"} & {*map(str, info.choices)}
]
"""Every option that gives cards their powers, and these, but the word for none at all."""

POWERS = [(game, option, word) for game, option, known in OPTIONS for word in sorted(known)]
every_power = pytest.mark.parametrize(("game", "option", "word"), POWERS)

VERBS = {"cuttle": {"action"}, "shithead": {"play", "show"}, "cunt-soul": {"play"}}
"""The verbs by which a card does what its power says."""

ESTIMATES = {
    ("cuttle", "powers"): cuttle.KEEP,
    ("shithead", "powers"): shithead.ABILITY,
    ("cunt-soul", "powers"): cunt_soul.POWER,
}
"""What computers think that it is worth to have such a card."""


JOKERS = {"cuttle": "usurp"}
"""What jokers do where that is in no option."""


class Moment(NamedTuple):
    """A move in a scenario, by which a card of some power is played, or while one lies there."""

    state: Any
    """The table before the move."""
    move: str
    card: Card
    zone: str
    events: list


def _mover(line):
    seat, _, rest = line.partition(" ")
    return rest if re.fullmatch(r"p\d", seat) else line


def _moves(scenario):
    """Each state of a scenario, the move made in it, and what happened."""
    state = scenarios._start(scenario, load_rules)
    for step in scenarios._with_their_chance(scenario["steps"] or []):
        lines = scenarios._lines(step.get("do"))
        while lines:
            line = lines.pop(0)
            chance = [*takewhile(lambda each: each.startswith("chance "), lines)]
            del lines[: len(chance)]
            before = state.clone()
            state.chance.forget()
            state.chance.expect(chance)
            yield before, _mover(line), [entry.event for entry in state.play(line)]


@cache
def _scenarios(game):
    paths = sorted((TESTS / "scenarios").glob(f"{game}*.yaml"))
    return [found for path in paths for each in read_yaml(path) for found in _moves(each)]


def _given(state, option, rank):
    """The words that a rank has; Cuttle's jokers have theirs by no option."""
    bare = {JOKERS[state.ID]} if rank == JOKER and state.ID in JOKERS else ()
    known = getattr(state.options, option).get(rank, bare)
    return {known} if isinstance(known, str) else {*known}


@cache
def _moments(game, option):
    """The moments of every power of an option."""
    found = defaultdict(list)
    for state, move, events in _scenarios(game):
        verb, *named = words(move)
        own = [one for one in named if isinstance(one, Card)]
        for zone, run in state.zones.items():
            if option == "field_powers":
                played = [one for one in run if one and zone.endswith(".field")]
            elif verb in VERBS[game] and state.turn:
                mine = zone.startswith(state.turn) or zone == "drawn"
                played = [one for one in own if one in run and mine]
                played = played if zone.endswith((".hand", ".up")) or zone == "drawn" else []
            else:
                continue
            for one in played:
                for word in _given(state, option, one.rank):
                    found[word].append(Moment(state, move, one, zone, events))
    return found


def _without(state, option, word):
    """The same table, where no rank has that power."""
    known = {
        rank: ("none" if given == word else given)
        if isinstance(given, str)
        else [one for one in given if one != word]
        for rank, given in getattr(state.options, option).items()
    }
    return _under(state, files.with_options(state.rules, {option: known}))


def _under(state, rules):
    """The same table under other rules."""
    new = state.blank(rules, len(state.seats), state.chance)
    new.zones = {zone: run[:] for zone, run in state.zones.items()}
    new.memory, new.turn, new.cards = dataclasses.replace(state.memory), state.turn, state.cards
    new.known = dict(state.known)
    return new


def _data(state):
    return table_of(state.rules.game.ID).at_table(state.options)


@every_power
def test_a_scenario_plays_it(game, option, word):
    assert _moments(game, option)[word], f"no scenario plays a card that has {word}"


LISTED = {"cuttle": "### Powers", "shithead": "**SH-39**", "cunt-soul": "The words of `powers`"}
"""Where a page has the list of the words."""


@every_power
def test_the_rules_page_names_it(game, option, word):
    part = rules_page(game).partition(LISTED[game])[2].partition("\n#")[0]
    assert re.search(rf"[`*]{word}[`*,]|, {word}\*", part), word


@pytest.mark.parametrize(("game", "option", "known"), OPTIONS)
def test_computers_have_an_estimate_of_each(game, option, known):
    if option == "field_powers":  # what fits under it is what they reckon with
        rules = load_rules(game)
        able = Powers(rules)
        bare = vars(Fields(able, ()))
        for rank, word in able.field_words.items():
            if word != "none":
                fields = vars(Fields(able, (rank,)))
                assert any(fields[key] != bare[key] for key in bare if key != "links"), word
        return
    assert {*ESTIMATES[game, option]} - {"none", JOKERS.get(game)} == known


@every_power
def test_the_aid_has_a_line_for_it_by_whichever_way_it_is_played(game, option, word):
    rules, data = load_rules(game), table_of(game)
    moment = _moments(game, option)[word][0]
    means = [one for part in data.powers if part.option == option for one in part.means]
    ways = {key: {} for one in means for key in one.when}
    infos = {info.name: info for info in files.house_rules(rules.game)}
    every = [{}] + [{key: value} for key in ways for value in infos[key].choices]
    for changed in every:
        options = files.with_options(rules, changed).options
        part = next(one for one in data.at_table(options).powers if one.option == option)
        told = layoutfile.lines(part, {option: {"9": word}}, moment.state.view("p1"))
        assert [one.text for one in told if one.rank == "9"], (word, changed)


SILENT = {
    ("shithead", "invisible"): "it counts as the card below, which is seen",
    ("shithead", "anytime"): "that it fits is seen",
    ("cunt-soul", "overrule"): "that it fits is seen",
}
"""Powers of which the choice of a card says nothing."""


def _told(moment, option, word, ask):
    """The words about a moment with a power that would not be said without it."""
    try:
        usual = ask(moment, _without(moment.state, option, word))
    except files.DataError:
        usual = []  # a rank that keeps its power
    usual = {say(fact, Reader(str)) for fact in usual}
    return {say(fact, Reader(str)) for fact in ask(moment, moment.state)} - usual


def _choice(moment, state):
    if moment.move not in state.legal_moves():
        return []
    guide, verb = state.guide(), moment.move.partition(" ")[0]
    does = move_fact(_data(state), moment.move, guide.means(state, moment.move))
    plain = does.key == f"{state.ID}.do-{verb}"
    return [*([] if plain else [does]), *guide.preview(state, moment.move)]


def _use(moment, state):
    run = state.zones[moment.zone]
    kind = moment.zone.rpartition(".")[2]
    owner = moment.zone.rpartition(".")[0]
    return [*state.guide().tooltip(state, owner, Spot(owner, kind, run, moment.card))]


def _reasons(moment, state):
    if moment.move not in state.legal_moves():
        return []
    if state.ID == "cuttle":  # less what speaks for whatever nobody can counter
        play, world = _play(moment, state.turn), settled(state, moment.move)
        return [*ACTIONS[state.ranks.power[moment.card]].reasons(play, world)]
    return [*state.guide().reasons(state, moment.move)]


def _play(moment, reader):
    """An action of Cuttle, as a reader sees it."""
    state, (_, *rest) = moment.state, words(moment.move)
    target = next((one for one in rest if one != moment.card and isinstance(one, Card)), None)
    victim = next((one for one in rest if one in state.seats), state.others[state.turn][0])
    return Play(state, state.turn, moment.card, reader, target, victim)


def _some(game, option, word, ask, most=40):
    for each in _moments(game, option)[word][:most]:
        if told := _told(each, option, word, ask):
            assert not [each for each in told if "«" in each]
            return told
    return []


@every_power
def test_the_choice_of_it_says_what_it_does(game, option, word):
    if option == "field_powers" or (game, word) in SILENT:
        return
    assert _some(game, option, word, _choice), word


@every_power
def test_a_card_says_what_it_would_do(game, option, word):
    assert _some(game, option, word, _use), word


UNREASONED = {("cunt-soul", "call"): "call higher", ("cunt-soul", "choose"): "next p2"}
"""Powers that ask for a choice, whose moves have the reasons."""


@every_power
def test_something_speaks_for_it(game, option, word):
    if option == "field_powers":
        return
    if (game, word) in UNREASONED:
        verb = UNREASONED[game, word].partition(" ")[0]
        asked = [each for each in _scenarios(game) if each[1].startswith(verb)]
        assert any([*state.guide().reasons(state, move)] for state, move, _ in asked), word
        return
    assert _some(game, option, word, _reasons), word


POINTS_TELL = {"scrap_points", "steal", "crown"}
"""Actions that cost the reader points, or take the player nearer to the mark: both are told."""


@pytest.mark.parametrize("power", sorted(ACTIONS))
def test_an_action_of_cuttle_says_what_it_costs_its_reader(power):
    for each in _moments("cuttle", "powers")[power]:
        for reader in each.state.others[each.state.turn]:
            if cost := ACTIONS[power].otherwise(_play(each, reader)):
                assert "«" not in say(cost, Reader(str, reader))
                assert power not in POINTS_TELL
                return
    assert power in POINTS_TELL


@every_power
def test_a_choice_of_words_between_powers_leaves_none_out(game, option, word):
    """Where most of them are told apart, each is, and none is told by the words of another."""
    known = next(some for name, of, some in OPTIONS if (name, of) == (game, option))
    for key, names in _told_apart(game):
        silent = {*OF_RANK} if game == "cunt-soul" else set()
        if len(names & known) > len(known) / 2:
            assert word in names | silent, key


@cache
def _told_apart(game):
    """The words between which a message chooses, for each choice."""
    found = []

    class Choices(Visitor):
        def visit_SelectExpression(self, node):  # noqa: N802
            found.append((key, {getattr(each.key, "name", "") for each in node.variants}))
            self.generic_visit(node)

    text = (ROOT / "assets" / "words" / "en" / f"{game}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            key = entry.id.name
            Choices().visit(entry)
    return found


AS_USUAL = {"again burn", "played cancels"}
"""Ways of events that are told as they always are."""
UNSEEN = {"over", "scrapped", "chosen", "stopped", "laid_sideways"}
"""Events of which the table shows no more than cards that move; the end has its own page."""


@pytest.mark.parametrize("game", sorted(VERBS))
def test_all_that_is_said_of_moves_is_in_words_and_on_the_table(game, monkeypatch):
    """Each event has a message and an effect, each choice a message, and none of them a hole."""
    holes = []
    usual = phrases._Speech.value

    def value(self, told, *more, **how):
        if told in (None, "", ()):
            holes.append(told)
        return usual(self, told, *more, **how)

    monkeypatch.setattr(phrases._Speech, "value", value)
    for state, move, events in _scenarios(game):
        data = _data(state)
        if state.turn and move in state.legal_moves():
            told = say(move_fact(data, move, state.means(move)), Reader(str))
            assert "«" not in told
            assert not holes, (move, told)
        told = [say(each, Reader(str)) for each in tell(data, events)]
        assert not holes, (move, told)
        for event in events:
            if isinstance(event, Said):
                use = event.about.get("use") or ""
                ways = f"{event.word} {use}".strip()
                assert message(data, "log", ways) or ways in AS_USUAL, (game, ways)
                assert {ways, event.word} & {*data.effects, *UNSEEN}, (game, ways)


# ------------------------------------------------------------------ phases: what is asked, and how

EVERY_GAME = pytest.mark.parametrize("game", [game.ID for game in GAMES])
ENOUGH = 4
"""So many moments of a phase are looked at, by each of its verbs."""


@cache
def _decisions(game):
    """Moments of every phase in which a line of each verb is open, from the scenarios."""
    found = defaultdict(list)
    for state, _, _ in _scenarios(game):
        phase = getattr(state.memory, "phase", "")
        for verb in {line.partition(" ")[0] for line in state.legal_moves()}:
            if len(found[phase, verb]) < ENOUGH:
                found[phase, verb].append(state)
    return found


@EVERY_GAME
def test_a_scenario_reaches_each_phase_and_each_verb(game):
    rules = load_rules(game).game
    phases = get_type_hints(rules.Memory, include_extras=False).get("phase")
    reached = _decisions(game)
    called = {line for state, _, _ in _scenarios(game) for seat in state.seats
              for line in state.legal_moves(seat)}  # fmt: skip
    verbs = {verb for _, verb in reached} | {line.partition(" ")[0] for line in called}
    assert verbs >= {*rules.GRAMMAR}
    words = ROOT / "assets" / "words" / "en"
    text = "\n".join((words / f"{book}.ftl").read_text("utf-8") for book in (game, "cards"))
    silent = [verb for verb in rules.GRAMMAR if not re.search(rf"^do-{verb}\b", text, re.MULTILINE)]
    assert not silent, f"no message do-… says what these do: {silent}"
    assert {phase for phase, _ in reached} >= {*get_args(phases)} - {"over"}


def _asked(state):
    """The table as whoever is on turn sees it, its layout, and what the layout may ask by."""
    view, data = state.view(state.turn), _data(state)
    return Table(view), data, {**data.options, **view.state}


def _ways(state):
    """What the lines mean, as conditions of prompts name it."""
    told = ((line, state.means(line)) for line in state.legal_moves())
    return {f"{line.partition(' ')[0]}:{said.word}": said.about for line, said in told if said}


@EVERY_GAME
def test_each_phase_has_a_prompt_and_a_place_in_the_rules(game):
    for (phase, verb), states in _decisions(game).items():
        for state in states:
            _, data, memory = _asked(state)
            asked = {"moves": state.legal_moves(), "memory": memory, "away": False}
            words = status.prompt(data, **asked, name=str, ways=_ways(state))
            assert words, f"{phase} {verb}: no entry of `prompts` holds"
            assert "«" not in words, (phase, verb, words)
            assert status.chapter(data, **asked), f"{phase} {verb}: no entry of `chapters` holds"


def _can_play(matcher, line):
    """Whether a line is played by a button, a click, or cards that are chosen or carried."""
    alone = MoveMatcher(matcher.table, matcher.data, matcher.reader, [line])
    every = [one for one in matcher.table.sprites() if one.id in alone.playable]
    if any(line in run for run in alone.seat_clicks().values()):
        return True
    if any(line in alone.clicks(zone) for zone in matcher.table.zones):
        return True
    if any(line in alone.picks(one) for one in every):
        return True
    for chosen in ([], every, *([one] for one in every)):
        if not all(map(matcher.pickable, chosen)) and not all(map(matcher.liftable, chosen)):
            continue
        opened = matcher.openings(chosen) if chosen else {}
        if line in {move for move, _ in matcher.buttons(chosen)}:
            return True
        if any(line in run for run in opened.values()):
            return True
    return False


@EVERY_GAME
def test_each_phase_can_be_played_by_hand(game):
    """Each of its lines has a button, a click or a place to which its cards are carried."""
    assert not layoutfile.layout_faults(load_rules(game).game)
    for (phase, verb), states in _decisions(game).items():
        for state in states:
            table, data, _ = _asked(state)
            matcher = MoveMatcher(table, data, state.turn, state.legal_moves())
            lines = [line for line in matcher.lines if line.partition(" ")[0] == verb]
            stuck = [line for line in lines[:20] if not _can_play(matcher, line)]
            assert not stuck, f"{phase}: `gestures` has no way to play these of {verb}: {stuck}"


def _knows(state, seat, card):
    return any(card in run for run in state.view(seat).zones.values())


@EVERY_GAME
def test_a_line_is_secret_just_where_it_names_what_others_do_not_see(game):
    """Before it is played and after."""
    for (phase, verb), states in _decisions(game).items():
        for state in states:
            for line in [one for one in state.legal_moves() if one.partition(" ")[0] == verb][:6]:
                said, after = words(line), state.clone()
                after.play(f"{state.turn} {line}")
                named = [one for one in said if isinstance(one, Card)]
                hidden = [
                    one
                    for one in named
                    for seat in state.seats
                    if seat != state.turn
                    and not _knows(state, seat, one)
                    and not _knows(after, seat, one)
                ]
                assert bool(hidden) <= state.secret(said), f"{phase}: `secret` tells others {line}"
                if state.secret(said):
                    assert named, f"{phase}: `secret` hides nothing in {line}"


@EVERY_GAME
def test_computers_have_a_case_for_each_phase(game):
    """In some moment of it they have a plan, or don't think all its cards alike."""
    known = knowledge(game)
    if known is UNKNOWN:
        return
    for (phase, verb), states in _decisions(game).items():
        differ, asked = False, False
        for state in states:
            moves = state.choices()
            mine = {known.label(one, own=True): one for one in moves if words(one)[0] == verb}
            if len(mine) > 1 and any(isinstance(one, Card) for one in words(moves[-1])):
                asked = True
                found = dict(zip(moves, known.score(state, moves), strict=True))
                differ = differ or len({round(found[line], 6) for line in mine.values()}) > 1
                differ = differ or known.plan(state, 1.0) is not None
        assert differ or not asked, f"{phase}: computers choose at random by {verb}"

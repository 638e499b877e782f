"""The buttons on the table, where else the keyboard can go, and the page of help."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from cardtable.engine.notation import Move
from cardtable.engine.view import preview_of
from cardtable.lessons import check
from cardtable.lessons.lesson import Lesson
from cardtable.presenter import rulespage, status
from cardtable.presenter.career import opening
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.model import Sprite, notes_of, parts
from cardtable.presenter.move_matcher import MoveMatcher, Target
from cardtable.presenter.phrases import Reader, is_heard, say, sentence, wording
from cardtable.presenter.status import foretold
from cardtable.presenter.words import fact, few, fill, in_words, line_words, phrase, whose_turn
from cardtable.table import scenes
from cardtable.table.board.plan import Plan
from cardtable.table.board.surround import MOST, Action
from cardtable.table.board.telling import Remnant, Telling
from cardtable.table.scenes import lessons
from cardtable.table.scenes.playing import calls, hands, messages, pace
from cardtable.table.scenes.playing.state import Stop, TableState, common_moves
from cardtable.table.widgets.boxes import Modal
from cardtable.table.widgets.popups import helpsheet

# ------------------------------------------------------------------ what is offered


ROW = 0.03  # of a unit: what lies no more above or below is in one row
AT_ONCE = 3  # how many uses of a carried card are listed beside it


def on_offer(state: TableState) -> list[Action]:
    """The buttons for what can be done now."""
    found: list[Action] = []
    bindings = state.bindings
    chosen = state.gestures.sprites(state.gestures.chosen)
    lines = state.matcher.buttons(chosen)
    alike: dict[str, list[Move]] = {}
    for line, words in lines:
        tag = state.matcher.tag(line)
        if tag is not None and tag.several:
            alike.setdefault(words, []).append(line)
    alike = {words: state.matcher.with_chosen(each, chosen) for words, each in alike.items()}
    lines = [pair for pair in lines if alike.get(pair[1], [pair[0]])[0] == pair[0]]
    for line, words in lines[: MOST if len(lines) > MOST + 1 else None]:
        told = _label(state, line) or fill(words, {}, state.name) or state.words_of(line)
        place = state.matcher.button_at(line)
        tip, tip_heard = messages.both(state, partial(state.words_of, line))
        tag = state.matcher.tag(line)
        shown = Action(told, ("line", line), place)
        if tag is not None:
            shown = replace(
                shown,
                side=tag.side,
                rise=tag.rise,
                urgent=tag.urgent,
                letter=bindings.key(f"own {tag.key}"),
            )
        if tag is not None and tag.several and chosen and len(alike.get(words, ())) == 1:
            shown = replace(shown, words=state.words_of(line, short=True))
        if len(alike.get(words, ())) > 1:  # it isn't the line of any one card
            shown = replace(shown, key=("more", *alike[words]))
            tip = fill(tag.tip, {}, state.name) if tag is not None and tag.tip else told
            tip_heard = ""
        shown = replace(shown, faint=line in state.matcher.breaking)
        if tip != told:
            shown = replace(shown, tip=tip, tip_heard=tip_heard)
        found.append(shown)
    if len(lines) > len(found):
        rest = tuple(line for line, _ in lines[len(found) :])
        found.append(Action(wording("table.offers-more", count=len(rest)), ("more", *rest)))
    found = [*calls.buttons(state), *pace.buttons(state), *found]
    session = state.session
    if state.present.aside is not None:
        found.append(Action(wording("table.not-now"), "not now"))
    elif not (session.over or len(state.board.queue)) and (state.present.seen or state.shared):
        found += [
            Action(wording("table.offers-ahead", seat=state.name(seat)), ("aside", seat))
            for seat in session.humans
            if seat not in {state.present.seen, session.turn}
            and session.legal(seat)
            and not (state.data.calls and state.data.public)
        ]
    if state.present.seen == state.reader:
        if hands.needed(state):
            found.append(Action(state.hands.libraries[state.reader].sort, "sort"))
        elif hands.many(state):
            found.append(Action(wording("keys.sort"), "sort"))
    return found


def demanded(state: TableState, asked: str) -> str:
    """The same, with what has to be played where it offers nothing else."""
    zone = state.data.table.asks
    if not zone or not asked or "\n" in asked:
        return asked
    notes = state.table.notes.general(zone)
    if is_heard():  # those of the table are in words that are read
        notes = [one for one in notes_of(state.table.view) if one.zone == zone and not one.places]
    labels = [note.label for note in notes if note.label]
    return f"{asked}:\n{labels[0]}" if labels else asked


def urgent(state: TableState) -> bool:
    """Whether the reader is asked for more than a call."""
    lines = state.matcher.lines
    return any(line.partition(" ")[0] not in state.data.call_verbs for line in lines)


def question(state: TableState) -> str:
    """What the reader is asked; empty where the table has no words for it."""
    memory = {**state.data.options, **state.table.view.state}
    away, lines = state.table.view.turn != state.reader, state.matcher.lines
    words = status.prompt(state.data, lines, memory, away=away, name=state.name, ways=state.ways)
    return demanded(state, words) if urgent(state) and not away else words


def ways(state: TableState, lines: Sequence[Move]) -> dict[str, Mapping[str, object]]:
    """What those of the reader's lines mean whose meaning prompts ask for: `pickup:nothing`."""
    wanted = (word.partition(":") for key in state.data.prompts for word in key.split())
    verbs = {verb for verb, colon, _ in wanted if colon}
    asked = [line for line in lines if line.partition(" ")[0] in verbs]
    found = ((line, state.session.means(f"{state.reader} {line}")) for line in asked)
    return {f"{line.partition(' ')[0]}:{said.word}": said.about for line, said in found if said}


def chosen_words(state: TableState) -> str:
    """What can be done with the cards that are chosen, as the prompt says it; `""` without any."""
    matcher, chosen = state.matcher, state.gestures.sprites(state.gestures.chosen)
    if not chosen or not matcher.lines:
        return ""
    key = matcher, tuple(one.id for one in chosen)
    if state.chosen_told[0] != key:
        state.chosen_told = key, _chosen_words(state, chosen)
    return state.chosen_told[1]


def _chosen_words(state: TableState, chosen: Sequence[Sprite]) -> str:
    found = {line for lines in state.matcher.openings(chosen).values() for line in lines}
    ways: dict[str, None] = {}
    for line in state.matcher.lines:
        if line not in found or line in state.matcher.breaking:
            continue
        verb, said = parts(line).verb, state.session.means(f"{state.reader} {line}")
        keys = [f"{verb} {said.word}", verb] if said else [verb]
        about = {"count": len(chosen), "from": chosen[0].zone.rpartition(".")[2]}
        told = fact(state.data, "chosen", keys, {**(said.about if said else {}), **about})
        ways[say(told, Reader(state.name)) if told else ""] = None
    cards = tuple(one.card for one in chosen if one.card)
    kind = "nothing" if not ways else "aimed" if "" in ways else "ways"
    return wording(f"table.chosen-{kind}", cards=cards, count=len(chosen), ways=tuple(ways))


def gone(state: TableState) -> tuple[Remnant, ...]:
    """Why a button isn't there that the reader's last turn began with: said until they move."""
    view, reader, step = state.table.view, state.reader, state.session.step_count
    lines, hand = state.matcher.lines, state.board.in_hand()
    if not lines or view.turn != reader or not status.turn_begins(state.data, reader, view.state):
        return ()
    found = []
    for verb, gestures in state.data.gestures.items():
        one = next((each for each in gestures if each.lasts), None)
        if one is None:
            continue
        if any(parts(line).verb == verb for line in lines):
            state.had[reader, verb] = step
            continue
        place = one.at.replace("p.", f"{reader}.", 1)
        target = Target("zone", place)
        tried = [state.matcher.attempts(state.gestures.sprites([card]), target) for card in hand]
        attempts = [line for each in tried for line in each if parts(line).verb == verb]
        last = state.had.pop((reader, verb), None)
        if last is not None and attempts:
            state.lacks[reader, verb] = (
                step,
                messages.refused(state, messages.reason(state, attempts)).words,
            )
        since, words = state.lacks.get((reader, verb), (-1, ""))
        if since == step:
            found.append(Remnant("", place, words))
    return tuple(found)


def read(state: TableState, lines: Sequence[Move]) -> MoveMatcher:
    """What the reader's gestures may mean, given their lines."""
    named = lines if state.data.breaks else ()
    means = ((line, state.session.means(f"{state.reader} {line}")) for line in named)
    found = MoveMatcher(state.table, state.data, state.reader, lines)
    breaks = state.data.breaks
    found.breaking = frozenset(line for line, said in means if said and said.word in breaks)
    return found


def _label(state: TableState, line: Move) -> str:
    """The words of a line's button, where they depend on what it would do now."""
    verb = line.partition(" ")[0]
    said = state.session.means(f"{state.reader} {line}")
    return (
        phrase(state.data, "label", f"{verb} {said.word}", said.about, state.name) if said else ""
    )


def beforehand(state: TableState, told: Telling) -> str:
    """What is told of the line that is about to be played, or of the few among which to choose.

    By the pointer where the carried card is held, by the keyboard where the focus is. The scores
    that it would make, where the layout file wants that (`foretell`); else what it would do.
    """
    focus = state.focus.item if state.focus.visible else None
    openings = {**told.lit, **state.gestures.openings()}
    at = told.hot or (focus if isinstance(focus, Target) and focus in openings else None)
    if at is None and not state.data.foretell:
        return ""
    lines = openings[at] if at is not None else _of_card(state, focus)
    if len(lines) == 1 and lines[0].partition(" ")[0] in state.data.foretell:
        return foretold(state.table.view, lines[0], state.name)
    if at is None:
        return ""
    telling = [line for line in lines if state.session.means(f"{state.reader} {line}")]
    words = [state.words_of(line) for line in telling[:AT_ONCE]]
    if len(lines) == 1:
        facts = in_words(preview_of(state.table.view, lines[0]), state.data, state.name, state.you)
        words += few(facts, state.data)
    return "\n".join([*words, *(["…"] if len(telling) > AT_ONCE else [])])


def _of_card(state: TableState, focus: Stop | None) -> list[Move]:
    """Every line of the chosen cards, or of the card that has the focus."""
    if not isinstance(focus, Target) or state.gestures.drag is not None:
        return []
    chosen = state.gestures.sprites(state.gestures.chosen)
    if focus.kind == "card" and not chosen:
        chosen = state.gestures.sprites([int(focus.name)])
    found = state.matcher.openings(chosen).values() if chosen else []
    return list(dict.fromkeys(line for each in found for line in each))


def stops(state: TableState) -> list[list[Stop]]:
    """The keyboard's order: the reader's cards, columns, piles, seats, buttons, guide, icons."""
    cards: list[list[Stop]] = []
    own: list[str] = []
    piles: list[Stop] = []
    columns: list[Stop] = []
    stacks: list[Target] = []
    theirs: list[Target] = []
    for zone in reversed(list(state.plan.zones)):
        kind, look = state.plan.zones[zone].kind, state.plan.zones[zone].look
        pile = kind == "stack" and (look.lifts or look.shut)
        if not owner_of(zone) and kind == "column":
            columns.insert(0, Target("zone", zone))
        elif zone in state.board.opened:
            groups = state.table.notes.groups(zone, state.table.zones[zone])
            cards.append([Target("card", str(group[-1].id)) for group in groups])
        elif owner_of(zone) and pile:  # of which the top card alone can be reached
            (stacks if owner_of(zone) == state.reader else theirs).append(Target("zone", zone))
        elif owner_of(zone) == state.reader:
            own += [zone] * (not state.table.hides(zone))
        elif not owner_of(zone):
            piles[:0] = [Target("zone", zone), *_links(state, zone), *_loose(state, zone)]
        else:
            # another seat's cards that a line of the reader's names
            sprites = state.table.zones[zone]
            named = [one for one in sprites if one.card in state.matcher.named]
            cards.append([Target("card", str(one.id)) for one in named])
    every = (*piles, *columns, *stacks, *theirs)
    piles += [one for one in state.gestures.lit() if one.kind == "zone" and one not in every]
    others: list[Stop] = [
        Target("seat", seat) for seat in state.session.seats if seat != state.reader
    ]
    buttons: list[Stop] = [button for button in state.surround.buttons if button.enabled]
    guide: list[Stop] = list(state.surround.guide.buttons if state.surround.guide else [])
    every_icon = sorted(state.surround.icons, key=lambda one: one.rect.x)
    icons: list[Stop] = [icon for icon in every_icon if icon.enabled]
    for row in (stacks, theirs):
        row.sort(key=lambda one: state.plan.zones[one.name].rect.x)
    return [
        list(stacks),
        *_rows(state, own),
        *cards,
        columns,
        piles,
        list(theirs),
        others,
        buttons,
        guide,
        icons,
    ]


def _rows(state: TableState, own: Sequence[str]) -> list[list[Stop]]:
    """The reader's own cards: what lies side by side is one group, from the left.

    The arrows go round in it, so it may begin in the middle: at the hand, if that is in it.
    """
    rows: list[list[str]] = []
    for zone in own:
        row = next((row for row in rows if _beside(state.plan, zone, row)), [])
        if not row:
            rows.append(row)
        row.append(zone)
    for row in rows:
        row.sort(key=lambda zone: state.plan.zones[zone].rect.centerx)
        first = next((n for n, zone in enumerate(row) if state.plan.zones[zone].kind == "fan"), 0)
        row[:] = row[first:] + row[:first]
    return [
        [Target("card", str(one.id)) for zone in row for one in _reached(state, zone)]
        for row in rows
    ]


def _beside(plan: Plan, zone: str, row: Sequence[str]) -> bool:
    """Whether a zone lies beside those of a row and is of their sort."""
    one, others = plan.zones[zone], [plan.zones[name] for name in row]
    alike = all(each.look.aside == one.look.aside for each in others)
    level = abs(others[0].rect.centery - one.rect.centery) < ROW * plan.unit
    middle, *middles = (each.rect.inflate(-each.rect.w / 2, 0) for each in (one, *others))
    apart = middle.collidelist(middles) < 0  # the ends of a hand's room are mostly empty
    return alike and level and apart


def _reached(state: TableState, zone: str) -> Sequence[Sprite]:
    """The cards of a zone that can be pointed at: of a stack only the top one.

    Who listens can't tell face-down cards apart: these are one place to go to.
    """
    run = state.table.zones[zone]
    if state.plan.zones[zone].kind == "stack":
        return run[-1:]
    closed = [one for one in run if one.card is None]
    if not state.app.voice.on or len(closed) < 2:
        return run
    ready = (one for one in closed if one.id in state.matcher.playable)
    kept = next(ready, closed[0])
    return [one for one in run if one.card is not None or one is kept]


def only_button(state: TableState) -> Stop | None:
    """The button that a turn begins with where no card can be played, or a lesson is over."""
    guide = state.surround.guide
    if guide is not None and state.course is not None and state.course.done:
        return guide.buttons[0]
    buttons = [button for button in state.surround.buttons if button.enabled]
    mine = state.session.turn == state.reader and state.matcher.lines
    return buttons[0] if buttons and mine and not state.matcher.playable else None


def _loose(state: TableState, zone: str) -> list[Stop]:
    """Cards that can be taken up from a pile of which none lies on top."""
    run = [] if zone in state.table.view.ordered else state.table.zones[zone]
    return [Target("card", str(one.id)) for one in run if state.matcher.liftable(one)]


def _links(state: TableState, zone: str) -> list[Stop]:
    """What lies apart on a heap and is told of, from the top down."""
    run = state.table.zones[zone]
    groups = state.table.notes.groups(zone, run)
    look = state.data.look(zone)
    apart = groups[-look.show :] if look is not None else []
    return [
        Target("card", str(group[-1].id))
        for group in reversed(apart)
        if state.table.notes.about(group[-1]) is not None
    ]


# ------------------------------------------------------------------ help at the table


def open_help(state: TableState) -> None:
    """Open the page of help."""
    state.ui.close()
    state.ui.open(page(state))


def open_rules(state: TableState) -> None:
    """Open the rules page, at what is asked now."""
    where = place(state, polite=state.app.settings.polite)
    state.app.push(scenes.rules_scene(state.app, state.session.rules, where))


def open_lessons(state: TableState, lesson: Lesson | None = None) -> None:
    """Open the lessons of this game, or this one of them."""
    state.ui.close()
    lessons.learn(state.app, state.ui, state.session.rules, lesson)


def page(state: TableState) -> Modal:
    """The page that opens on "?"."""
    where = rulespage.heading_of(state.session.rules, place(state))
    table = state.table
    lists = [
        (title, [(line.rank, sentence(line.text), line.now) for line in lines])
        for title, lines in status.reminders(state.data, table.view)
    ]
    if state.data.reminders:
        heading, *rest = status.numbered(state.data.reminders)
        lists.append((heading[1], [(number or "•", words, "") for number, words in rest]))
    found = lesson(state)
    ways = [(wording("table.help-rules", where=where) if where else wording("table.help-read"),
             partial(state.do, "rules"))]  # fmt: skip
    if found is not None:
        ways.append(
            (wording("table.help-practise", title=found.title), partial(open_lessons, state, found))
        )
    sheet: Modal = helpsheet(
        can_do(state), ways, lists, state.data.about,
        state.bindings.rows(), lambda: state.ui.close(sheet),
        pointer=_pointer(state),
    )  # fmt: skip
    return sheet


def _pointer(state: TableState) -> str:
    """What the mouse does at this table."""
    if state.data.carried:
        quick = wording("table.pointer-quick") if state.gestures.quick else ""
        return " ".join(filter(None, (wording("table.pointer-carried"), quick)))
    aims = any(one.aimed for found in state.data.gestures.values() for one in found)
    return wording("table.popup-pointer-aimed" if aims else "table.popup-pointer")


def can_do(state: TableState) -> list[str]:
    """What the reader may do now, in words. Calls are always named, right or wrong."""
    session, data = state.session, state.data
    if session.over:
        return [wording("table.help-nothing")]
    lines = [line for line in state.matcher.lines if line.partition(" ")[0] not in data.call_verbs]
    held = session.view(state.reader).zones.get(f"{state.reader}.hand", ())
    told = status.uses(lines, state.words_of, data.ranks, held, data.titles)
    told += [one.words for one in calls.buttons(state) if not one.hindrance]
    if session.turn is not None and session.turn != state.reader:
        told = [whose_turn(session.view(state.reader), data, state.name), *told]
    if state.among:
        return _for_all(state)
    return told or [wording("table.help-moving")]


def _for_all(state: TableState) -> list[str]:
    """What all people here may read of the turn, whoever of them sits there."""
    turn = state.session.turn
    assert turn is not None, "the game is over"
    name, (moves, more) = state.name(turn), common_moves(state.session)
    told = [whose_turn(state.session.view(turn), state.data, state.name)]
    if not state.session.player(turn).human:
        return told
    words = partial(line_words, state.data, name=state.name, means=None)
    told += status.uses(moves, words, state.data.ranks)
    return [*told, wording("table.help-secret", player=name)] if more else told


def lesson(state: TableState) -> Lesson | None:
    """The lesson in which one makes use of the rule that the last refusal cited."""
    if not state.citation.rule or state.course is not None:
        return None
    lessons = check.lessons_of(state.session.rules.game.ID)
    found = check.covering(state.citation.rule, lessons)
    return found if found and check.held([found], state.session.rules) else None


def place(state: TableState, *, polite: bool = False) -> str:
    """Where to open the rules page: at the rule of the last refusal, or of this decision.

    Rules that differ from the page's are opened where it says how: the rest may not hold for them.
    """
    if own := rulespage.own_heading(state.session.rules, polite=polite):
        return own
    if state.citation.rule:
        return state.citation.rule
    memory = {**state.data.options, **state.table.view.state}
    away = state.table.view.turn != state.reader
    return status.chapter(state.data, state.matcher.lines, memory, away=away)


def begins(state: TableState, remark: Callable[[str], None]) -> str:
    """Who begins a game that has just been dealt, and why; that goes into the log, too."""
    told = opening(state.session, state.data, state.name, to=state.you).rstrip(".")
    if told:
        remark(told)
    return told

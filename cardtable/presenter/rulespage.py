"""The page of a game's rules with the house rules of a variant, or of a table, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cardtable import files
from cardtable.engine.options import OptionInfo, describe
from cardtable.engine.rules import Rules
from cardtable.presenter.houserules import (
    differences,
    effect,
    house_rules,
    label,
    parent_of,
    said,
)

_TABLE = re.compile(r"^\| option \|.*?(?=^[^|]|\Z)", re.MULTILINE | re.DOTALL)
"""What a page says of the options for those who write rules files."""
_NOTATION = "\n## For those who like notation\n"
"""Where a page begins to tell of nothing but notation."""
_FIRST = "Where the page below says something else, go by this."
_RULE = re.compile(r"\*\*([A-Z]{2}-R?\d+)\*\*")
_KEY = re.compile(r"`(\w+)(?:: ([^`]+))?`")


def on_page(page: str, rules: Rules, *, polite: bool = False) -> str:
    """The page of a game, given as Markdown, as the players of these rules read it.

    What is different comes before the first section. The house rules stand in words where the page
    has its table of options, and all options are called by their labels.
    """
    parent = parent_of(rules)
    start, mark, rest = page.partition("\n## ")
    different = what_differs(rules, parent, _FIRST, polite=polite)
    page = f"{start}\n{different}{mark}{rest}" if different else page
    every = settings(rules, parent, polite=polite)
    page, replaced = _TABLE.subn(lambda _: f"{every}\n", page, count=1)
    infos = {info.name: info for info in describe(rules.game.Options, rules.game.ID)}
    page, notation, end = page.partition(_NOTATION)
    page = _KEY.sub(lambda found: _named(found, infos), page) + notation + end
    return page if replaced else f"{page.rstrip()}\n\n## House rules\n\n{every}"


def chapters(page: str) -> dict[str, str]:
    """In which section of a page each numbered rule stands, by its number, in the page's order."""
    found: dict[str, str] = {}
    heading = ""
    for line in page.splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ").strip()
        for number in _RULE.findall(line):
            found.setdefault(number, heading)
    return found


def heading_of(rules: Rules, place: str) -> str:
    """What a page's section is called in which a rule stands; a place that is no rule stays."""
    try:
        return chapters(files.rules_page(rules.id)).get(place, place)
    except files.DataError:
        return place


def own_heading(rules: Rules, *, polite: bool = False) -> str:
    """The heading under which a page tells what is different; empty if nothing is."""
    parent = parent_of(rules)
    return _title(rules, parent, polite=polite) if differences(rules, parent) else ""


def what_differs(rules: Rules, parent: Rules, first: str = "", *, polite: bool = False) -> str:
    """A section of Markdown that lists how rules differ from others; empty where they don't.

    `first` is its first sentence, if there is to be one more.
    """
    told = differences(rules, parent)
    if not told:
        return ""
    title = _title(rules, parent, polite=polite)
    as_in = f"{first} You play as in {parent.names.shown(polite=polite)}, but:".lstrip()
    lines = "\n".join(f"- {line}" for line in told)
    return f"## {title}\n\n{as_in}\n\n{lines}\n"


def settings(rules: Rules, parent: Rules, *, polite: bool = False, keys: bool = False) -> str:
    """All house rules as a list in Markdown; where they differ from the parent's they are bold.

    With `keys` each has its key, for those who write rules files.
    """
    told = []
    usually = parent.names.shown(polite=polite) if rules.id != parent.id else "the rules"
    for one in house_rules(rules, parent):
        setting = f"**{one.setting}** (in {usually}: {one.usual})" if one.usual else one.setting
        notes = f"{one.info.name}, {one.info.rule}" if keys else one.info.rule
        told.append(f"- {setting}. {effect(one.info)} ({notes})")
    return "\n".join(told) + "\n"


def _title(rules: Rules, parent: Rules, *, polite: bool) -> str:
    return rules.names.shown(polite=polite) if rules.id != parent.id else "At this table"


def _named(found: re.Match[str], infos: Mapping[str, OptionInfo]) -> str:
    """An option, perhaps with a value, by its label: `“A Nine returns: anybody's card”`."""
    info = infos.get(found[1])
    if info is None:
        return found[0]
    if found[2] is None:
        return f"“{label(info)}”"
    value = _value(info, found[2])
    return found[0] if value is None else f"“{label(info)}: {said(info, value)}”"


def _value(info: OptionInfo, text: str) -> Any:
    """A value as a rules file writes it; None if it is none of this option's."""
    if text.startswith("["):
        return text.strip("[]").split(", ")
    return next((one for one in info.choices if str(one) == text), None)

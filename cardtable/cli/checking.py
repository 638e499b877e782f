"""The commands that look at rules: what there is, what is wrong, what follows from them."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from cardtable import files
from cardtable.cli.shared import complain, rules_of, say, seat_count
from cardtable.engine.clean import error_line
from cardtable.engine.facts import Fact
from cardtable.presenter.phrases import wording


def check(args: argparse.Namespace) -> int:
    """`cardtable check`: run scenarios; the last line counts them."""
    passed = failed = 0
    for name in args.file:
        try:
            scenarios = files.read_yaml(name)
            if not isinstance(scenarios, list):
                raise files.DataError(files.Fault(Fact("cli.no-list"), Path(name)))
        except files.DataError as error:
            say(str(error))
            failed += 1
            continue
        for number, scenario in enumerate(scenarios, 1):
            problems = _run(scenario)
            title = scenario.get("name") if isinstance(scenario, dict) else None
            for problem in problems:
                which = title or wording("cli.scenario", number=number)
                say(f"{name}: {which}: " + "; ".join(problem.split("\n")))
            passed += not problems
            failed += bool(problems)
    say(wording("cli.checked", passed=passed, failed=failed))
    return int(failed > 0)


def _run(scenario: object) -> list[str]:
    """What does not hold in a scenario; one that makes no sense does not stop the others."""
    from cardtable.engine.scenario import run_scenario

    try:
        return run_scenario(scenario, files.load_rules)
    except Exception as error:
        if os.environ.get("CARDTABLE_DEBUG"):
            raise
        return [wording("cli.unfit", what=error_line(error))]


def rules_list(_: argparse.Namespace) -> int:
    """`cardtable rules list`."""
    from cardtable.presenter.houserules import about

    problems: list[files.Fault] = []
    for rules in files.list_rules(problems):
        fewest, most = rules.seats
        names = dict.fromkeys([rules.names.plain, rules.names.polite or rules.names.plain])
        seats = wording("cli.rules-seats", few=fewest, most=most)
        say(f"{rules.id:24} {seats}  {' / '.join(names)}")
        if text := about(rules):
            say(f"{'':24} {text}")
    for problem in problems:
        complain(str(problem))
    return int(bool(problems))


def rules_show(args: argparse.Namespace) -> int:
    """`cardtable rules show`: the page, how a variant differs, and all its house rules."""
    from cardtable.presenter import rulespage
    from cardtable.presenter.houserules import doubts_of

    rules = files.load_rules(args.id)
    parent = files.parent_of(rules)
    polite = files.load_settings().polite
    say(files.rules_page(args.id, polite=polite).rstrip())
    if rules.about:
        say(f"\n{rules.names.shown(polite=polite)}. {rules.about}")
    if different := rulespage.what_differs(rules, parent, polite=polite):
        say(f"\n{different.rstrip()}")
    name = rules.names.shown(polite=polite)
    say(f"\n## {wording('cli.rules-options', name=name)}\n")
    say(rulespage.settings(rules, parent, polite=polite, keys=True).rstrip())
    for _, words in doubts_of(rules):
        say(f"\n{words}")
    return 0


def rules_check(args: argparse.Namespace) -> int:
    """`cardtable rules check`: everything that is wrong with rules files, or makes a poor game."""
    from cardtable.presenter.houserules import doubts_of

    failed = 0
    for name in args.file:
        problems = files.check_rules(Path(name))
        good = wording("cli.rules-good", file=name)
        say("\n".join(map(str, problems)) if problems else good)
        failed += bool(problems)
        if not problems:
            for _, words in doubts_of(files.read_rules(files.read_document(Path(name)))):
                say(f"{name}: {words}")
    return int(failed > 0)


def rules_import(args: argparse.Namespace) -> int:
    """`cardtable rules import`: each file among the player's own rules, or why it can't be."""
    failed = 0
    for name in args.file:
        try:
            rules, new = files.import_rules(Path(name))
        except files.DataError as error:
            failed += 1
            for problem in error.faults:
                complain(str(problem))
            continue
        key = "cli.rules-taken" if new else "cli.rules-there"
        say(wording(key, name=rules.names.plain, command=f"cardtable play {rules.id}"))
    return int(failed > 0)


def rules_export(args: argparse.Namespace) -> int:
    """`cardtable rules export`: the file that can be passed on."""
    rules = files.load_rules(args.id)
    if args.file is None:
        say(str(files.export_rules(rules)))
        return 0
    args.file.write(files.exported_rules(rules))
    if not args.file.here:
        say(str(args.file.path))
    return 0


def rules_schema(_: argparse.Namespace) -> int:
    """`cardtable rules schema`."""
    from cardtable.presenter.houserules import effect

    print(json.dumps(files.rules_schema(effect), indent=2, ensure_ascii=False))
    return 0


def playthrough(args: argparse.Namespace) -> int:
    """`cardtable playthrough`."""
    from cardtable.terminal.trace import playthrough

    rules = rules_of(args)
    for line in playthrough(rules, seat_count(rules, args), args.seed, args.moves):
        say(line)
    return 0


def perft(args: argparse.Namespace) -> int:
    """`cardtable perft`."""
    from cardtable.engine.chance import Chance
    from cardtable.engine.scenario import divide, perft

    rules = rules_of(args)
    state = rules.game.new(rules, seat_count(rules, args), Chance(args.seed))
    state.known = state.events = None
    if args.divide and args.depth:
        for line, count in divide(state, args.depth).items():
            say(f"{line}: {count}")
    for depth in range(args.depth + 1):
        say(wording("cli.depth", depth=depth, count=perft(state, depth)))
    return 0

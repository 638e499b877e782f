"""The commands about what there is to play: games from elsewhere, lessons and puzzles."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from cardtable import files
from cardtable.cli.shared import CommandError, complain, misused, say
from cardtable.presenter.phrases import percent, wording


def games_list(_: argparse.Namespace) -> int:
    """`cardtable games`: every game, where it comes from, and where to put more of them."""
    folders = {each.game.ID: each for each in files.outside_games() if each.game}
    for game in files.game_ids():
        if outside := folders.get(game):
            say(f"{game:24} {wording(f'cli.from-{outside.how}')}: {outside.folder}")
        else:
            say(f"{game:24} {wording('cli.from-shipped')}")
    say("")
    say(wording("cli.games-how", folder=str(files.games_folder())))
    problems = files.faulty_games()
    for problem in problems:
        complain(str(problem))
    return int(bool(problems))


def lessons_list(_: argparse.Namespace) -> int:
    """`cardtable lessons list`."""
    from cardtable.files.progress import Progress, load_progress
    from cardtable.lessons.lesson import all_lessons

    troubles: list[str] = []
    problems: list[files.Fault] = []
    done = load_progress(troubles)
    for lesson in all_lessons(problems):
        stars = "*" * done.get(lesson.id, Progress()).stars
        minutes = wording("cli.lesson-minutes", minutes=f"{lesson.minutes:2}")
        say(f"{lesson.id:32} {minutes}  {stars:3}  {lesson.title}".rstrip())
    for problem in (*troubles, *problems):
        complain(str(problem))
    return int(bool(troubles or problems))


def lessons_check(args: argparse.Namespace) -> int:
    """`cardtable lessons check`: play every lesson, the right way and astray."""
    from cardtable.lessons.check import coverage
    from cardtable.lessons.lesson import all_lessons, read_lessons

    problems: list[files.Fault] = []
    lessons = []
    if args.file:
        for name in args.file:
            try:
                lessons += read_lessons(Path(name))
            except files.DataError as error:
                problems += error.faults
    else:
        lessons = all_lessons(problems)
    covered = coverage(lessons)
    failed = len(problems) + sum(len(one.failed) for one in covered.values())
    if args.json:
        table = {
            game: {
                "lessons": one.lessons,
                "steps": one.steps,
                "rules": len(one.rules),
                "covered": len(one.covered),
                "share": round(one.share, 3),
                "missing": one.missing,
                "failed": one.failed,
            }
            for game, one in covered.items()
        }
        if problems:
            table["files"] = {"failed": list(map(str, problems))}
        say(json.dumps(table, indent=2, ensure_ascii=False))
        return int(failed > 0)
    for problem in problems:
        say(str(problem))
    for game, one in covered.items():
        for words in one.failed:
            say(words)
        counted = wording(
            "cli.lessons-checked",
            game=game,
            lessons=one.lessons,
            steps=one.steps,
            covered=len(one.covered),
            rules=len(one.rules),
            share=percent(one.share),
        )
        say(counted)
        if one.missing:
            say(f"  {wording('cli.lessons-missing', rules=', '.join(one.missing))}")
    return int(failed > 0)


def play_lesson(id: str) -> int:
    """`cardtable play --lesson ID --text`."""
    from cardtable.files.progress import Progress, load_progress
    from cardtable.lessons.course import Course
    from cardtable.lessons.lesson import find_lesson
    from cardtable.terminal.console import Bots, Console
    from cardtable.terminal.lesson import TextLesson

    lesson = find_lesson(id)
    problems: list[str] = []
    before = load_progress(problems).get(id, Progress())
    course = Course(lesson, history=before.history)
    course.resume(before)
    for problem in problems:
        complain(problem)
    bots = Bots()
    try:
        TextLesson(course, bots, Console(), polite=files.load_settings().polite).run()
    finally:
        bots.close()
    return 0


def puzzles_list(_: argparse.Namespace) -> int:
    """`cardtable puzzles list`."""
    from cardtable.puzzles.puzzle import puzzled_games, puzzles_of

    problems: list[files.Fault] = []
    for game in puzzled_games():
        for puzzle in puzzles_of(game, problems):
            say(f"{puzzle.id:24} {puzzle.kind:7} {'*' * puzzle.stars}")
    for problem in problems:
        complain(str(problem))
    return int(bool(problems))


def _after(seconds: float) -> Callable[[], bool]:
    """Whether so much time has passed since now."""
    until = monotonic() + seconds
    return lambda: monotonic() >= until


def puzzles_check(args: argparse.Namespace) -> int:
    """`cardtable puzzles check`: prove every puzzle again."""
    from cardtable.ai.player import never
    from cardtable.puzzles.check import check
    from cardtable.puzzles.puzzle import puzzled_games, puzzles_of

    problems: list[files.Fault] = []
    table: dict[str, dict[str, int]] = {}
    failed = 0
    games = puzzled_games()
    if args.game is not None:
        if args.game not in games:
            there = wording("cli.no-puzzles", games=tuple(games))
            raise CommandError(misused(f"--game {args.game}", there))
        games = [args.game]
    for game in games:
        stop = _after(args.seconds / len(games)) if args.seconds else never
        result = check(puzzles_of(game, problems), quick=args.quick, stop=stop)
        for words in result.failed:
            complain(words)
        failed += result.puzzles - result.proved
        table[game] = {
            "puzzles": result.puzzles, "proved": result.proved, "ambiguous": result.ambiguous,
        }  # fmt: skip
        if args.json is None or not args.json.here:
            say(wording("cli.puzzles-checked", game=game, **table[game]))
    for problem in problems:
        complain(str(problem))
    if args.json:
        args.json.write(json.dumps(table, indent=2) + "\n")
    return int(bool(failed or problems))

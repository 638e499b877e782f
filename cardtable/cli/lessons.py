"""The commands about lessons: what there are, whether they hold, and one of them as text."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from cardtable import files
from cardtable.cli.shared import complain, say
from cardtable.presenter.phrases import wording


def lessons_list(_: argparse.Namespace) -> int:
    """`cardtable lessons list`."""
    from cardtable.files.progress import Progress, load_progress
    from cardtable.lessons.lesson import all_lessons

    told: list[str] = []
    problems: list[files.Fault] = []
    done = load_progress(told)
    for one in all_lessons(problems):
        stars = "*" * done.get(one.id, Progress()).stars
        minutes = wording("cli.lesson-minutes", minutes=f"{one.minutes:2}")
        say(f"{one.id:32} {minutes}  {stars:3}  {one.title}".rstrip())
    for problem in (*told, *problems):
        complain(str(problem))
    return int(bool(told or problems))


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
    found = coverage(lessons)
    failed = len(problems) + sum(len(one.failed) for one in found.values())
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
            for game, one in found.items()
        }
        if problems:
            table["files"] = {"failed": list(map(str, problems))}
        say(json.dumps(table, indent=2, ensure_ascii=False))
        return int(failed > 0)
    for problem in problems:
        say(str(problem))
    for game, one in found.items():
        for words in one.failed:
            say(words)
        counted = wording(
            "cli.lessons-checked",
            game=game,
            lessons=one.lessons,
            steps=one.steps,
            covered=len(one.covered),
            rules=len(one.rules),
            share=f"{one.share:.0%}",
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

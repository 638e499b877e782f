"""`docs/engine.md` runs as it's written, and what it uses is what programs can rely on."""

import doctest
import inspect
import re

from where import ROOT

import cardtable.engine
import cardtable.session

PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")


def test_the_page_runs_as_written(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```pycon\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    typed = doctest.DocTestParser().get_doctest("".join(blocks), {}, "engine.md", None, 0)
    report = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(typed, out=report.append)
    assert len(typed.examples) > 40
    assert not runner.failures, "".join(report)


def test_what_the_page_imports_is_public():
    public = {"cardtable.engine": cardtable.engine, "cardtable.session": cardtable.session}
    for home, imported in re.findall(
        r"^>>> from (cardtable[\w.]*) import (.+)$", PAGE, re.MULTILINE
    ):
        if home in public:
            assert {*imported.split(", ")} <= {*public[home].__all__}


def test_public_names_are_there_and_say_what_they_are():
    for module in (cardtable.engine, cardtable.session):
        for name in module.__all__:
            thing = getattr(module, name)
            if inspect.isclass(thing) or inspect.isfunction(thing):
                assert inspect.getdoc(thing), name
                for word, part in vars(thing).items() if inspect.isclass(thing) else ():
                    if inspect.isfunction(part) and part.__name__ == word and word[0] != "_":
                        assert inspect.getdoc(part), f"{name}.{word}"

# Card Table: `make play` and `make test` are all that is needed; `make help` lists the rest.
# Windows: make.bat has the same targets.

PYTHON ?= python3
ARGS ?=
QUICK ?=
FUZZ ?= 3600
LANGUAGE ?=
BIN := .venv/bin
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# Tests start the program a hundred times: what Python has compiled is kept, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE
# What a compiled build could do otherwise at once; the rest of what stands on it (windows and tools don't) by night.
LAWS := tests/games/test_laws.py tests/games/test_scenarios.py tests/project/test_compiled.py
ENGINE := tests/engine tests/games tests/ai tests/presenter/test_foresight.py tests/program tests/project/test_compiled.py
# Counting the lines that tests reach takes three times as long. So tests that compute for long and reach
# nothing that others don't are run apart, uncounted.
COUNTED := -m "not uncounted" --cov --cov-fail-under=85 --durations=12
ON_COMPILED := CARDTABLE_COMPILED=1 PYTHONPATH=build/compiled/lib

.PHONY: help setup dev play test test-nightly check lint types layers format words fuzz cover package package-check dist compiled test-compiled test-package mutants ci new-game test-game gallery layouts trailer proofs bench ladder variants weights lock clean

help:            ## list what can be made
	@sed -n 's/^\([a-z-]*\): *[a-z ]*## /make \1\t/p' Makefile | expand -t 20

setup: python    ## build .venv with the `cardtable` command in it
	@$(PYTHON) tools/setup.py

dev: python      ## the same, with everything that checks and tests need
	@$(PYTHON) tools/setup.py --dev

play: setup      ## open the table
	@$(BIN)/cardtable $(ARGS)

test: dev        ## run all checks and tests, in some six minutes; ARGS="-k name" for some of the tests
	$(PYTEST) $(ARGS)

test-nightly: compiled ## everything at full length, on both builds, with the lines counted that tests reach: over half an hour
	$(PYTEST) --all $(COUNTED) $(ARGS)
	$(PYTEST) --all -m uncounted $(ARGS)
	$(ON_COMPILED) $(PYTEST) --all $(ENGINE) $(ARGS)

check: lint types layers ## run all checks that are no tests

lint: dev        ## style
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: dev       ## types
	$(BIN)/mypy

layers: dev      ## who may import whom
	$(BIN)/lint-imports --no-logo

format: dev      ## mend the style where that can be done by a machine
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

words: dev       ## what doesn't read like English; with LANGUAGE=de, what a language lacks, says wrong or has no room for
	$(BIN)/python tools/languages.py $(LANGUAGE)
	$(if $(LANGUAGE),$(PYTEST) --all --language $(LANGUAGE) -k "another_language and $(LANGUAGE)" --tb=short tests/table tests/presenter)

fuzz: dev        ## damage files, arguments and answers for FUZZ seconds each, and see that all is met with words
	CARDTABLE_FUZZ_SECONDS=$(FUZZ) $(PYTEST) --timeout 0 -rP tests/fuzz $(ARGS)

cover: dev       ## run the tests and say which lines they did not reach
	$(PYTEST) --all -m "not uncounted" --cov --cov-report=term-missing $(ARGS)

package: dev     ## build the program that needs no Python, and its archive, into dist; ARGS=--plain: without machine code
	$(BIN)/python tools/package.py $(ARGS)

package-check: dev ## measure that program against every limit: sizes, first picture, homes
	$(BIN)/python tools/package_check.py

dist: dev        ## build the wheels and the source archive, into dist
	$(BIN)/python -m build --no-isolation --outdir dist .
	$(BIN)/python tools/compiled.py --where-possible

compiled: dev    ## build rules and opponents as machine code (needs a C compiler): dist, build/compiled; QUICK=--quick: for tests
	$(BIN)/python tools/compiled.py $(QUICK)

test-compiled: compiled ## try the laws and the scenarios on that build
	$(ON_COMPILED) $(PYTEST) $(LAWS) $(ARGS)

test-package: dev ## build the program that needs no Python, measure, install and play it
	$(PYTEST) --package tests/project/test_packaged.py $(ARGS)

mutants: dev     ## put some two hundred faults in, one at a time, and say which no test notices: some ten minutes
	$(BIN)/python tools/mutants.py $(ARGS)

ci:              ## what CI does: system packages for the tests (Debian), then make test and test-compiled
	.ci/run

new-game: dev    ## begin a new game that already plays: make new-game AT=../hearts; or NAME=hearts, in the program itself
	$(BIN)/python tools/new_game.py $(NAME) $(if $(AT),--at $(AT))

test-game: dev   ## try the game in a folder: its own tests, and those of all games: make test-game AT=../hearts
	$(BIN)/pytest -q -n 0 -c $(AT)/pyproject.toml $(AT)
	CARDTABLE_GAMES=$(abspath $(AT)) $(PYTEST) -k $(subst _,-,$(notdir $(abspath $(AT)))) $(ARGS)

gallery: setup   ## draw every scene and every game at three sizes: docs/gallery
	$(BIN)/python tools/gallery.py

layouts: dev     ## draw the pictures of docs/layouts.md from the layouts in it: docs/layouts
	$(BIN)/python tools/layouts.py

trailer: dev     ## film ten seconds of each game: docs/trailer.webp
	$(BIN)/python tools/trailer.py $(ARGS)

proofs: dev      ## draw what is read before a release: build/proofs; ARGS=--strips for motions, frame by frame
	$(BIN)/python tools/proofs.py $(ARGS)

bench: dev       ## measure how fast games, computer players and the table are, as JSON; ARGS=engine, ai or table: one of them
	$(BIN)/python tools/bench.py $(ARGS)

ladder: compiled ## play every computer player against the others for hours, on the compiled build: docs/opponents.md
	PYTHONPATH=build/compiled/lib $(BIN)/python tools/ladder.py $(ARGS)

ifdef COMPILED
variants: compiled
endif
variants: setup  ## let computers play every variant for hours: docs/variants.md; ARGS=--tables: for the posters; COMPILED=1: faster
	$(if $(COMPILED),PYTHONPATH=build/compiled/lib) $(BIN)/python tools/variants.py $(ARGS)

weights: setup   ## find the weights of the estimates anew, and how well they tell
	$(BIN)/python tools/fit.py $(ARGS)

lock: python     ## look for newer versions of everything and write requirements.lock; ARGS=--keep: only hashes
	@$(PYTHON) tools/lock.py $(ARGS)

clean:           ## remove all that was built, .venv too
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

.PHONY: python
python:
	@command -v $(PYTHON) >/dev/null || { echo "Card Table needs Python 3.11 or newer, and there is no '$(PYTHON)' here." >&2; exit 1; }

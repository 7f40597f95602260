# Everything runs in .venv and web/node_modules, which the targets make and refresh by themselves.
#   make play | play-terminal | web | test | test-long | test-postgres | test-newest | golden | lint | format | bench | bench-load | soak | host | mutants | docs | compiled | test-compiled | clean
# Another Python: make PYTHON=python3.13 test.   Arguments for a target: make test ARGS="-k dice".
# Another game at the terminal: make play-terminal GAME=syracuse (alexander, sparta-vs-athens, peloponnesian-war).
# Another browser for the tests: make test BROWSER=/path/to/chromium; none: make test BROWSER=none.

PYTHON ?= python3
ARGS ?=
BROWSER ?=
GAME ?= belisarius
VENV := .venv
NEWEST ?=
# The sample of rule lines that make mutants breaks.
MUTANTS ?= 1
OTHER := .venv/newest
PY := $(VENV)/bin/python
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(PY) -m pip install --quiet
# A stamp per set of packages; it names the folder too, so that a moved work tree sets itself up again.
PLACE := $(shell pwd | cksum | cut -d' ' -f1)
STAMP = $(VENV)/.stamp-$(PLACE)
COMPILED = $(STAMP)-tests
# Rules that have been compiled from what stands here now: bots think twice as fast with them.
FAST = PYTHONPATH="$$($(PY) tools/built.py)"
COLLECT = $(PY) -m pytest -q --collect-only

# The page. This file names the folder of a Node that will do: the system's, or one from a Python package.
NODE := $(VENV)/.node-$(PLACE)
NPM = PATH="$$(cat $(NODE)):$$PATH" npm --prefix web
MODULES := web/node_modules/.package-lock.json
SCHEMA := web/src/lib/api/schema.d.ts
PAGE := src/polemos/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) src/polemos/board/symbols.json $(wildcard web/*.json web/*.js web/*.ts web/index.html)
WIRE := $(addprefix src/polemos/,server/schemas.py board/describe.py room/view_models.py) tools/web_types.py

.PHONY: help play play-terminal web browser test test-long test-postgres test-newest golden lint lint-python lint-page format bench bench-load host soak mutants docs compiled test-compiled clean FORCE
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help:
	@sed -n '1,5s/^# *//p' Makefile

play: $(STAMP)-play web
	@$(FAST) $(PY) -m polemos serve $(ARGS) || [ $$? = 130 ] # Ctrl-C is how a server ends

play-terminal: $(STAMP)-play
	@$(FAST) $(PY) -m polemos play $(GAME) $(ARGS)

web: $(PAGE)

# What one process has compiled the next ones find, whatever the environment says of that: tests start a hundred.
test: $(STAMP)-dev $(COMPILED) web browser
	PYTHONDONTWRITEBYTECODE= POLEMOS_BROWSER="$(BROWSER)" $(PY) -m pytest -n 4 --dist worksteal --long without $(ARGS)

# What takes long and has its like among the tests above: more games, more positions, more languages, whole lives of servers.
test-long: $(STAMP)-dev $(COMPILED) web browser
	PYTHONDONTWRITEBYTECODE= POLEMOS_BROWSER="$(BROWSER)" $(PY) -m pytest -n 4 --dist worksteal -m long --long alone $(ARGS)

# The tests of the server over PostgreSQL, one that stands in a folder of its own meanwhile; they say where there is none.
test-postgres: $(STAMP)-dev $(COMPILED)
	PYTHONDONTWRITEBYTECODE= POLEMOS_BROWSER=none $(PY) tools/with_postgres.py $(PY) -m pytest -n 4 --dist worksteal --long without tests/server $(ARGS)

# On another Python, in a .venv of its own: what says whether games are the same everywhere.
test-newest:
	@[ -n "$(NEWEST)" ] || { echo "polemos: name a Python: make test-newest NEWEST=python3.13" >&2; exit 1; }
	@[ -x $(OTHER)/bin/python ] && [ "$$($(OTHER)/bin/python -V)" = "$$("$(NEWEST)" -V)" ] || "$(NEWEST)" -m venv --clear $(OTHER)
	@PIP_DISABLE_PIP_VERSION_CHECK=1 $(OTHER)/bin/python -m pip install --quiet -e '.[dev]'
	$(OTHER)/bin/python -m pytest -n 2 tests/kernel tests/match tests/golden tests/rulebook $(ARGS)

# Writes what tests/golden compares with; changed play only under a new rules_version.
golden: $(STAMP)-dev
	$(PY) tools/make_golden.py $(ARGS)

# Python and the page have nothing to do with each other: both at once.
lint: $(STAMP)-dev $(MODULES) $(SCHEMA)
	@$(MAKE) --no-print-directory -j2 lint-python lint-page

lint-python:
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) tools/compile.py --types

lint-page:
	@$(NPM) run --silent lint
	@$(NPM) run --silent check

format: $(STAMP)-dev $(MODULES)
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	@$(NPM) run --silent format

bench: $(STAMP)-dev web browser
	$(PY) benchmarks/run.py $(ARGS)
	$(PY) benchmarks/server.py $(filter --write,$(ARGS))
	$(PY) benchmarks/start.py
	POLEMOS_BROWSER="$(BROWSER)" $(PY) benchmarks/web.py $(filter --write,$(ARGS))

# Many people at a server, in processes of their own; what they wait for, and what that costs.
bench-load: $(STAMP)-dev
	$(PY) benchmarks/load.py $(ARGS)

# The server and Caddy before it, on this computer, as deploy/ sets them up elsewhere.
host: $(STAMP)-dev web
	@$(PY) tools/host.py $(ARGS) || [ $$? = 130 ]

# Hours of play rather than minutes: whole games of every scenario, then random play that checks every state.
# Then whatever stands in soak/.
soak: $(STAMP)-dev web browser
	$(PY) -m polemos simulate belisarius --scenario all --games 200 $(ARGS)
	$(PY) -m polemos simulate syracuse --scenario all --games 200 $(ARGS)
	$(PY) -m polemos simulate alexander --scenario all --games 200 $(ARGS)
	$(PY) -m polemos simulate sparta-vs-athens --scenario all --games 200 $(ARGS)
	$(PY) -m polemos simulate peloponnesian-war --scenario all --games 20 $(ARGS)
	$(PY) -m polemos fuzz belisarius --games 2000 $(ARGS)
	$(PY) -m polemos fuzz syracuse --games 2000 $(ARGS)
	$(PY) -m polemos fuzz alexander --games 200 $(ARGS)
	$(PY) -m polemos fuzz sparta-vs-athens --games 2000 $(ARGS)
	$(PY) -m polemos fuzz peloponnesian-war --games 50 $(ARGS)
	POLEMOS_BROWSER="$(BROWSER)" $(PY) -m pytest soak
	POLEMOS_SAMPLES=whole POLEMOS_PEER_KILLS=40 POLEMOS_BROWSER="$(BROWSER)" $(PY) -m pytest -n 4 --dist worksteal
	$(PY) tools/mutants.py --seed $(MUTANTS)

# Break two hundred rule lines, one at a time, and see whether a test notices.
mutants: $(STAMP)-dev
	$(PY) tools/mutants.py --seed $(MUTANTS) $(ARGS)

docs: $(STAMP)-docs
	$(PY) -m mkdocs build --strict $(ARGS)

compiled: $(STAMP)-compiled
	$(PY) tools/compile.py

# Random games of the compiled rules and of the plain ones, choice by choice.
test-compiled: compiled
	$(PY) tools/same_traces.py $(ARGS)

clean:
	rm -rf $(VENV) build dist site web/node_modules src/polemos/server/static
	rm -rf .polemos .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What the browser tests need beside Python: Chromium, from the system's own packages.
browser:
	@BROWSER="$(BROWSER)" sh tools/chromium.sh

$(STAMP)-%: pyproject.toml
	@command -v $(PYTHON) >/dev/null 2>&1 || \
		{ echo "polemos: no '$(PYTHON)' here; install Python 3.11 or newer, or name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "polemos: '$(PYTHON)' is older than Python 3.11; name a newer one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "polemos: '$(PYTHON)' lacks the venv module; install it (Debian, Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@$(PY) -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
	@echo "Setting up $(VENV) ($*) ..."
	@$(PIP) -e '.$(if $(filter play,$*),,[$*])'
	@touch $@

# The first time two processes compile the tests, each a half: all four that share them would else compile them all.
$(COMPILED): | $(STAMP)-dev
	@echo "Compiling the tests ..."
	@export PYTHONDONTWRITEBYTECODE=; ($(COLLECT) tests/rulebook & $(COLLECT) --ignore=tests/rulebook; wait) >/dev/null 2>&1; touch $@

# Made again when the Node that it names has gone.
$(NODE): $(if $(wildcard $(shell cat $(NODE) 2>/dev/null)/npm),,FORCE) | $(STAMP)-play
	@sh tools/node.sh >$@ || { rm -f $@; $(MAKE) --no-print-directory $(STAMP)-web && sh tools/node.sh $(VENV) >$@; }

# npm writes this file when all packages stand.
$(MODULES): web/package.json web/package-lock.json web/.npmrc $(NODE)
	@echo "Setting up web/node_modules ..."
	@$(NPM) ci --silent --no-progress
	@touch $@

# The page's types say what the server's models say; the file changes only if they do.
$(SCHEMA): $(WIRE) | $(MODULES) $(STAMP)-play
	@PATH="$$(cat $(NODE)):$$PATH" $(PY) tools/web_types.py $@
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES) $(SCHEMA)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

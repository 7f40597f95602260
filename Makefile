# Everything runs in .venv, which the targets make and refresh by themselves: nothing is installed elsewhere.
#   make play | test | lint | bench | soak | docs | compiled | test-compiled | clean
# Another Python: make PYTHON=python3.13 test.   Arguments for a target: make test ARGS="-k dice".

PYTHON ?= python3
ARGS ?=
VENV := .venv
PY := $(VENV)/bin/python
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(PY) -m pip install --quiet
# A stamp per set of packages; it names the folder too, so that a moved work tree sets itself up again.
PLACE := $(shell pwd | cksum | cut -d' ' -f1)
STAMP = $(VENV)/.stamp-$(PLACE)

.PHONY: help play test lint format bench soak docs compiled test-compiled clean
.DEFAULT_GOAL := help

help:
	@sed -n '1,3s/^# *//p' Makefile

play: $(STAMP)-play
	@$(PY) -m polemos play belisarius $(ARGS)

test: $(STAMP)-dev
	$(PY) -m pytest -n 2 $(ARGS)

lint: $(STAMP)-dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

format: $(STAMP)-dev
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: $(STAMP)-play
	$(PY) benchmarks/run.py $(ARGS)

# Hours of play rather than minutes: whole games of every scenario, then random play that checks every state.
soak: $(STAMP)-play
	$(PY) -m polemos simulate belisarius --scenario all --games 200 $(ARGS)
	$(PY) -m polemos fuzz belisarius --games 2000 $(ARGS)

docs: $(STAMP)-docs
	$(PY) -m mkdocs build --strict $(ARGS)

compiled: $(STAMP)-compiled
	$(PY) tools/compile.py

# Random games of the compiled rules and of the plain ones, choice by choice.
test-compiled: compiled
	$(PY) tools/same_traces.py $(ARGS)

clean:
	rm -rf $(VENV) build dist site .polemos .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

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

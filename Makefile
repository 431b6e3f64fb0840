# Needs Python 3.11 or later and make; everything else goes into .venv.

PYTHON ?= python3
VENV := .venv
SCRIPTS := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BIN := $(VENV)/$(SCRIPTS)
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# uv takes a fifth of pip's time; where there is none, or none that reaches the index, pip does it.
INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) 2>/dev/null || $(PIP) install $(1)

# Half of the time of an installation by pip; Python compiles what it imports, and most is never imported.
export PIP_NO_COMPILE := 1

# Where this is set, as in many containers, every process would compile our sources and rewrite the tests' anew.
export PYTHONDONTWRITEBYTECODE :=

# Stamps: each is newer than what it was made from, so nothing is installed twice.
CREATED := $(VENV)/.created
RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev
DOCS := $(VENV)/.docs

# The page is built when its sources, the words it speaks or the solution it knows are newer than what was built of them.
PAGE := src/tenfold/server/page/index.html
WEB := $(shell find web src/tenfold/locales src/tenfold/analysis/dice/box \( -name node_modules -o -name __pycache__ \) -prune -o -type f -print)

COMPILE := UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url $(if $(UPGRADE),--upgrade)

# What needs no process, socket or browser of its own.
QUICK := $(addprefix tests/,core games ledger locales perft pieces play record rooms test_surfaces.py)

# On two cores: many a test waits for a server, a browser or a disk, while others compute.
WORKERS ?= 3

# Tests in an environment of their own, with other versions of what we depend on. Those of servers need Linux.
SERVERS := $(if $(filter Linux,$(shell uname -s)),tests/server)
RESOLVED = $(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python build/$@ && \
	$(BIN)/uv pip install --quiet --python build/$@ --resolution $(1) -e '.[dev,plot,postgres]' && \
	build/$@/$(SCRIPTS)/python -m pytest -q -n $(WORKERS) --dist worksteal $(QUICK) $(SERVERS) $(ARGS)

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick coverage lint browser compiled compiled-cards compiled-dice collected format bench prove attack lowest newest package smoke rules screenshots wire box docs release lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(RUNTIME) $(PAGE) ## install what playing needs, and play in the browser (ARGS="--host 127.0.0.1": on this machine only)
	@$(BIN)/tenfold serve --open $(ARGS)

terminal: $(RUNTIME) ## play in the terminal
	@$(BIN)/tenfold play $(ARGS)

test: $(DEV) $(DOCS) $(PAGE) ## lint, build the docs, then run every test (ARGS="-k name" to choose)
	$(MAKE) --no-print-directory --jobs 3 browser compiled lint docs collected
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

quick: $(DEV) ## within a minute: style, and the tests of rules, records and rooms (ARGS="-k name" to choose)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(QUICK) $(ARGS)

coverage: $(DEV) $(PAGE) ## which lines of the package the tests run, into build/coverage (ARGS="tests/games": those of one folder)
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --cov --cov-report=term --cov-report=html:build/coverage/html $(ARGS)

lint: $(DEV) $(PAGE) ## check style, types and the levels of imports
	@$(BIN)/python hatch_build.py check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# While others lint. Otherwise several workers would compile the same at the same time, each for itself.
compiled: compiled-cards compiled-dice

compiled-cards compiled-dice: compiled-%: $(DEV)
	$(BIN)/python -m tests.compiled $*

browser: $(DEV)
	$(BIN)/python tests/page/chromium.py

# So that pytest rewrites the asserts of each file once, not in every worker; what fails here fails there again.
collected: $(DEV)
	-@$(BIN)/python -m pytest -qq --collect-only >/dev/null

format: $(DEV) ## format the code, and fix what can be fixed by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(RUNTIME) ## measure the speed
	$(BIN)/python bench/all.py $(ARGS)

attack: $(DEV) ## attack servers on loopback, and print figures (SECONDS=600; ARGS="frames": only this one)
	$(BIN)/python -m attack --seconds $(or $(SECONDS),60) $(ARGS)

lowest: $(CREATED) ## test rules, records, rooms and servers with the lowest versions that pyproject.toml allows
	$(call RESOLVED,lowest-direct)

newest: $(CREATED) ## the same with the newest versions
	$(call RESOLVED,highest)

package: $(DEV) ## build the wheel and the source distribution into dist
	rm -rf dist
	$(BIN)/python -m hatchling build -t sdist -t wheel

smoke: ## install the wheel of dist into an empty environment, and play (PYTHON=python3.13)
	$(PYTHON) -m tools.smoke

prove: $(DEV) ## compare the kernel with the reference: planted differences, then 10 million decisions; resumes where it stopped
	$(BIN)/python -m tests.kernel.prove $(ARGS)

rules: $(DEV) ## show which rules of the ledger have tests
	$(BIN)/python tests/rules_coverage.py $(ARGS)

screenshots: $(DEV) $(PAGE) ## take pictures of every screen of the page, into docs/screenshots/all
	$(BIN)/python -m tests.page.screenshots $(ARGS)

wire: $(DEV) ## generate what follows from the protocol's types and the rules
	$(BIN)/python tools/wire.py

box: $(DEV) ## solve the printed dice game again, for the tables that ship with the program
	$(BIN)/python -m tools.box

docs: $(DOCS) ## build the documentation as a site into build/site, and follow its links
	$(BIN)/python -m tools.site

release: $(DEV) ## test everything, then version, changelog, wheel, sdist, checks, tag (VERSION=1.2.0; DRY=1: keep nothing)
	$(BIN)/python -m tools.release $(if $(DRY),--dry) $(VERSION)

lock: $(CREATED) ## bring the lock files in line with pyproject.toml (UPGRADE=1: newest versions)
	$(COMPILE) --group install -o requirements/install.lock
	$(COMPILE) --group build -o requirements/runtime.lock pyproject.toml
	$(COMPILE) --group node -o requirements/node.lock
	$(COMPILE) --group build --extra fast --extra lab --extra openspiel --extra plot --extra postgres --extra rl --extra dev -c requirements/runtime.lock -o requirements/dev.lock pyproject.toml
	$(COMPILE) --group docs -c requirements/dev.lock -o requirements/docs.lock

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist src/tenfold/server/page web/node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(CREATED): requirements/install.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Tenfold needs Python 3.11 or later; name one, as in: make PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	-@$(PIP) install --require-hashes -r requirements/install.lock
	@touch $@

$(RUNTIME): $(CREATED) requirements/runtime.lock pyproject.toml
	@echo "installing what playing needs into $(VENV)"
	@$(call INSTALL,--require-hashes -r requirements/runtime.lock)
	@$(call INSTALL,--no-build-isolation --no-deps -e .)
	@touch $@

# The dev lock holds all of the runtime lock, so it serves for both.
$(DEV): $(CREATED) requirements/dev.lock pyproject.toml
	@echo "installing what the tests need into $(VENV)"
	@$(call INSTALL,--require-hashes -r requirements/dev.lock)
	@$(call INSTALL,--no-build-isolation --no-deps -e .)
	@touch $(RUNTIME) $@

$(DOCS): $(DEV) requirements/docs.lock
	@$(call INSTALL,--require-hashes -r requirements/docs.lock)
	@touch $@

$(PAGE): $(WEB) hatch_build.py | $(RUNTIME)
	@$(BIN)/python hatch_build.py
	@touch $@

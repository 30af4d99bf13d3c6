# Needs Python 3.11 or newer and make; a C compiler and Python's headers make the kernels fast.
# Without make: python -m pip install . && paiju serve

PYTHON = python3
BIN = .venv/bin
DEV = .venv-dev/bin
WHEEL = .venv-wheel/bin

# What the package is built from: a change of any of it builds and installs again.
SOURCES := pyproject.toml hatch_build.py README.md scripts/compile_kernels.py scripts/build_client.py \
	$(shell find src docs/rules -type f ! -path '*/.*' ! -name '*.pyc' 2>/dev/null)
CLIENT := $(shell find web \( -name node_modules -o -name dist -o -name tests \) -prune -o -type f -print 2>/dev/null)
TEXTS := $(wildcard src/paiju/texts/*/*.ftl)

PIP_INSTALL = -m pip install --quiet --disable-pip-version-check

# Without bytecode every server and every command that the tests start would compile all of it again.
unexport PYTHONDONTWRITEBYTECODE

# Node and npm come with the development tools.
NPM = cd web && PATH="$(CURDIR)/$(DEV):$$PATH" npm
NPM_REACHABLE = $(NPM) view svelte version >/dev/null 2>&1

.PHONY: serve play test prepare static test-client client-checks browser test-source test-browser \
	test-installed test-packages bench mutants load long docs shots perf clean

# ── for players ──────────────────────────────────────────────────────────────

# Options go in ARGS. A page that could not be built when this was installed is tried again.
serve: .venv/installed
	@test -n "$$PAIJU_NO_CLIENT" || $(BIN)/python -c 'import paiju_client' 2>/dev/null || \
		$(BIN)/python $(PIP_INSTALL) . || true
	@$(BIN)/paiju serve $(ARGS)

play: .venv/installed
	@$(BIN)/paiju play datong $(ARGS)

.venv/installed: $(SOURCES) $(CLIENT)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "paiju needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python $(PIP_INSTALL) .
	@$(BIN)/paiju --version
	@touch $@

# ── for developers ───────────────────────────────────────────────────────────

# What keeps one processor busy goes two by two; the tests take all processors, so one kind of them after the other.
test:
	$(MAKE) --jobs=2 $(TOGETHER) prepare
	$(MAKE) test-source
	$(MAKE) test-browser
	$(MAKE) test-installed

# The slowest first: who waits for the compiler is overtaken meanwhile.
prepare: browser test-packages static test-client .venv-wheel/installed

# What a target says is shown in one piece, where make can do that.
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

static: .venv-dev/installed
	$(DEV)/ruff check .
	$(DEV)/ruff format --check .
	$(DEV)/mypy
	$(DEV)/lint-imports
	$(DEV)/python scripts/lint_kernel.py
	$(DEV)/python scripts/check_clauses.py
	$(DEV)/python -m scripts.generate_docs --check
	$(DEV)/python scripts/generate_types.py --check

# Without npm's registry there is no client to check, and the browser tests are skipped by name.
test-client: .venv-dev/installed
	@if ($(NPM_REACHABLE)); then $(MAKE) client-checks; \
		else echo "SKIPPED: svelte-check, vitest and the client's build: npm's registry cannot be reached"; fi

client-checks: web/node_modules/installed web/dist/index.html
	$(NPM) run check
	$(NPM) run test

# The rules are measured by coverage; it would only slow the others down, and the thousands of random hands.
RULES = tests/climbing tests/games tests/room $(filter-out %_properties.py,$(wildcard tests/test_*.py))
PYTEST_SOURCE = PAIJU_TEST_MODE=source $(DEV)/pytest -n auto --dist worksteal -m "not slow and not installed"
# Only these are collected for the wheel: the others have no such test.
FOR_THE_WHEEL = $(shell grep -rlE 'mark\.(both_modes|installed)' tests --include='test_*.py')

test-source: .venv-dev/installed
	$(PYTEST_SOURCE) --cov $(RULES)
	$(PYTEST_SOURCE) --ignore=tests/browser $(RULES:%=--ignore=%)

browser:
	sh scripts/install_browser.sh

# One more than there are processors: a page waits for its frames.
BROWSERS = $$($(DEV)/python -c 'import os; print(1 + (os.cpu_count() or 1))')

test-browser: .venv-dev/installed browser
	PAIJU_TEST_MODE=source $(DEV)/pytest -n $(BROWSERS) --dist worksteal -m "not slow" --no-fold-skipped \
		tests/browser

# The wheel, from elsewhere and without src on the path; where the kernels can be compiled they must have been.
PYTEST_WHEEL = cd .venv-wheel && PAIJU_TEST_MODE=installed bin/python -m pytest -c ../pyproject.toml --rootdir=.. \
	-o pythonpath=. -n auto --dist worksteal $(FOR_THE_WHEEL:%=../%)

test-installed: .venv-wheel/installed
	$(PYTEST_WHEEL) -m "(both_modes or installed) and not slow"

test-packages: dist/built
	$(DEV)/python scripts/check_packages.py dist

bench: .venv-bench/installed
	.venv-bench/bin/paiju bench

# What stands in functions of the games, then what stands in their tables. `mutmut show NAME` shows a survivor.
mutants: .venv-dev/installed
	$(DEV)/mutmut run --max-children 2
	$(DEV)/mutmut results
	$(DEV)/python scripts/mutate_tables.py

# A server under the load of tables, killed half-way; options go in ARGS.
load: .venv-wheel/installed
	$(WHEEL)/paiju load $(or $(ARGS),--tables 100 --moves-per-second 100 --seconds 20 --kill)

long: .venv-dev/installed .venv-wheel/installed
	PAIJU_TEST_MODE=source $(DEV)/pytest -m "slow and not installed" -n auto --timeout 0
	$(PYTEST_WHEEL) -m "(both_modes or installed) and slow" --timeout 0
	$(MAKE) load
	$(MAKE) mutants

docs: .venv-dev/installed
	$(DEV)/python -m scripts.generate_docs

# Pictures of all screens into shots; --only WORD, --size NAME and --docs go in ARGS.
shots: .venv-dev/installed web/dist/index.html browser
	$(DEV)/python -m scripts.shots $(ARGS)

# The page on a slow phone; Lighthouse comes from npm for it. --runs, --game, --json and --no-lighthouse go in ARGS.
perf: .venv-dev/installed web/dist/index.html browser
	PATH="$(CURDIR)/$(DEV):$$PATH" $(DEV)/python -m scripts.measure_page $(ARGS)

clean:
	rm -rf shots web/node_modules web/dist .venv .venv-dev .venv-wheel .venv-bench build dist mutants coverage.xml .coverage .coverage.*
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# An editable install stays interpreted, so only the settings make it stale.
.venv-dev/installed: pyproject.toml
	$(PYTHON) -m venv .venv-dev
	PAIJU_NO_CLIENT=1 $(DEV)/python $(PIP_INSTALL) --no-compile -e '.[dev]'
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json .venv-dev/installed
	$(NPM) ci --ignore-scripts
	@touch $@

web/dist/index.html: $(CLIENT) $(TEXTS) web/node_modules/installed
	$(NPM) run build

# The wheel is built from the sdist, as pip does it and without npm's registry: so the sdist is known to be whole, and
# the kernels are compiled once.
dist/built: $(SOURCES) $(CLIENT) .venv-dev/installed
	rm -rf dist
	if $(DEV)/python scripts/compile_kernels.py --probe; then export PAIJU_REQUIRE_COMPILED=1; fi; \
		if ($(NPM_REACHABLE)); then export PAIJU_REQUIRE_CLIENT=1; fi; \
		$(DEV)/python -m build --sdist --no-isolation && \
		npm_config_registry=http://127.0.0.1:9 $(DEV)/python -m pip wheel --quiet --disable-pip-version-check \
			--no-deps --wheel-dir dist dist/*.tar.gz
	@touch $@

# What else the tests need is taken from where the development tools are, which the wheel is not.
.venv-wheel/installed: dist/built
	$(PYTHON) -m venv --clear --without-pip .venv-wheel
	$(DEV)/python -m pip --python $(WHEEL)/python install --quiet --disable-pip-version-check --no-deps dist/*.whl
	$(DEV)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' > others.pth && \
		mv others.pth "$$($(WHEEL)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
	@touch $@

.venv-bench/installed: dist/built
	$(PYTHON) -m venv .venv-bench
	wheel=$$(echo dist/*.whl) && .venv-bench/bin/python $(PIP_INSTALL) --force-reinstall "$$wheel[bench]"
	@touch $@

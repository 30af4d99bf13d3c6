# Needs Python 3.11 or newer and make; a C compiler and Python's headers make the kernels fast.
# Without make: python -m pip install . && paiju play datong

PYTHON = python3
BIN = .venv/bin
DEV = .venv-dev/bin
WHEEL = .venv-wheel/bin

# What the package is built from: a change of any of it builds and installs again.
SOURCES := pyproject.toml hatch_build.py README.md scripts/compile_kernels.py \
	$(shell find src docs/rules -type f ! -path '*/.*' ! -name '*.pyc' 2>/dev/null)

PIP_INSTALL = -m pip install --quiet --disable-pip-version-check

.NOTPARALLEL:
.PHONY: serve play test static test-source test-installed test-packages bench mutants long docs clean

# ── for players ──────────────────────────────────────────────────────────────

serve: .venv/installed
	@$(BIN)/paiju serve

play: .venv/installed
	@$(BIN)/paiju play datong

.venv/installed: $(SOURCES)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "paiju needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python $(PIP_INSTALL) .
	@$(BIN)/paiju --version
	@touch $@

# ── for developers ───────────────────────────────────────────────────────────

test: static test-source test-installed test-packages

static: .venv-dev/installed
	$(DEV)/ruff check .
	$(DEV)/ruff format --check .
	$(DEV)/mypy
	$(DEV)/lint-imports
	$(DEV)/python scripts/lint_kernel.py
	$(DEV)/python scripts/check_clauses.py
	$(DEV)/python scripts/generate_types.py --check

test-source: .venv-dev/installed
	PAIJU_TEST_MODE=source $(DEV)/pytest -n auto -m "not slow" --cov

# The wheel, from elsewhere and without src on the path; where the kernels can be compiled they must have been.
test-installed: .venv-wheel/installed
	cd .venv-wheel && PAIJU_TEST_MODE=installed bin/pytest -c ../pyproject.toml --rootdir=.. -o pythonpath=. \
		-n auto -m "both_modes and not slow" ../tests

test-packages: dist/built
	$(DEV)/python scripts/check_packages.py dist

bench: .venv-bench/installed
	.venv-bench/bin/paiju bench

mutants: .venv-dev/installed
	$(DEV)/mutmut run
	$(DEV)/mutmut results

long: .venv-dev/installed
	PAIJU_TEST_MODE=source $(DEV)/pytest -m slow -n auto
	$(MAKE) mutants

docs: .venv-dev/installed
	$(DEV)/python scripts/generate_docs.py

clean:
	rm -rf .venv .venv-dev .venv-wheel .venv-bench build dist mutants coverage.xml .coverage .coverage.*
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# An editable install stays interpreted, so only the settings make it stale.
.venv-dev/installed: pyproject.toml
	$(PYTHON) -m venv .venv-dev
	$(DEV)/python $(PIP_INSTALL) -e '.[dev]'
	@touch $@

# The wheel is built from the sdist, so that the sdist is known to be whole.
dist/built: $(SOURCES) .venv-dev/installed
	rm -rf dist
	if $(DEV)/python scripts/compile_kernels.py --probe; then PAIJU_REQUIRE_COMPILED=1; fi; \
		export PAIJU_REQUIRE_COMPILED; $(DEV)/python -m build --no-isolation
	@touch $@

.venv-wheel/installed: dist/built
	$(PYTHON) -m venv .venv-wheel
	wheel=$$(echo dist/*.whl) && $(WHEEL)/python $(PIP_INSTALL) --force-reinstall "$$wheel[test]"
	@touch $@

.venv-bench/installed: dist/built
	$(PYTHON) -m venv .venv-bench
	wheel=$$(echo dist/*.whl) && .venv-bench/bin/python $(PIP_INSTALL) --force-reinstall "$$wheel[bench]"
	@touch $@

# Everything a newcomer needs: `make run` plays, `make test` tests, `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help setup run test cover check format lock bench clean

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort | column -t -s "$$(printf '\t')"

setup: $(STAMP) ## Make the virtual environment and install everything into it

$(STAMP): requirements.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	PYTHONWARNINGS=ignore $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

run: setup ## Start every platform that has a token in .env, and the local page
	$(BIN)/schafstall run

test: setup ## Run the whole test suite
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=term

check: setup ## Lint, formatting, types and import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup ## Format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup ## Measure rules, rendering, storage and latency
	$(BIN)/schafstall bench

lock: setup ## Write requirements.txt anew from pyproject.toml
	$(BIN)/pip-compile --quiet --strip-extras --allow-unsafe --generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header --all-extras --output-file requirements.txt pyproject.toml

clean: ## Remove what the tools left behind
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage

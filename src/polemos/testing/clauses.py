"""The `clause` marker: which clauses of a rulebook the passing tests prove.

    @pytest.mark.clause("17.51", "17.54a")
    def test_retreat_is_away_from_the_enemy() -> None: ...

A plugin of pytest: name it in the `pytest_plugins` of the suite's conftest. The game is the folder under
`tests/rulebook/` or `tests/games/`, or `game=...`, or what `polemos_game` says in pytest's configuration; every id must
stand in its `data/clauses.toml`, somewhere under `src`. A clause is proven when a test naming it passed and none naming
it failed.

A run of the whole suite writes `.polemos/tested.json`; when all of it passed, also each game's
`data/tested.json`, which travels with the package. A run narrowed by paths, `-k`, `-m` and the like writes
nothing, for it knows nothing of the clauses that it left out.
"""

import json
import tomllib
from pathlib import Path

import pytest

DEFAULT_GAME = "polemos_game"
# Under them lies a folder for each game.
FOLDERS = ("rulebook", "games")
PROPERTY = "clause"
# Options that leave tests out, by their names in pytest's configuration.
NARROWING = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly")

Clause = tuple[str, str]
"""A game and the id of one of its clauses."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini(DEFAULT_GAME, "the game that the tests of clauses are about", default="")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids, game=...): the clauses of the rulebook that the test proves")
    config.pluginmanager.register(ClausePlugin(config), "polemos-clauses")


class ClausePlugin:
    """Checks the ids that tests name and keeps count of the outcomes, one instance per process."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.default = str(config.getini(DEFAULT_GAME))
        folders = [path.parent for path in config.rootpath.glob("src/**/data/clauses.toml")]
        self.games = {named_after(folder.parent.name, self.default): folder for folder in folders}
        self.is_worker = hasattr(config, "workerinput")
        self.known: dict[str, frozenset[str]] = {}
        self.passed: set[Clause] = set()
        self.failed: set[Clause] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        faults: list[str] = []
        for item in items:
            for game, clause in named_clauses(item, self.default):
                # Carried by the report, and so from an xdist worker to the process that writes.
                item.user_properties.append((PROPERTY, f"{game}:{clause}"))
                if clause not in self.registry(game):
                    faults.append(f"{item.nodeid}: no clause {clause!r} in the clauses.toml of {game}")
        # A worker that raises takes xdist down with it: there the test itself fails, in setup.
        if faults and not self.is_worker:
            raise pytest.UsageError(*faults)

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        for game, clause in named_clauses(item, self.default):
            if clause not in self.registry(game):
                pytest.fail(f"no clause {clause!r} in the clauses.toml of {game}", pytrace=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        clauses = {as_clause(str(value)) for name, value in report.user_properties if name == PROPERTY}
        if report.failed:
            self.failed |= clauses
        elif report.passed and report.when == "call":
            self.passed |= clauses

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, exitstatus: int | pytest.ExitCode) -> None:
        finished = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if self.is_worker or not finished or is_narrowed(self.config):
            return
        proven: dict[str, list[str]] = {game: [] for game in sorted(self.games)}
        for game, clause in sorted(self.passed - self.failed):
            proven[game].append(clause)
        write_json(self.config.rootpath / ".polemos" / "tested.json", proven)
        if exitstatus == pytest.ExitCode.OK:
            for game, clauses in proven.items():
                write_json(self.games[game] / "tested.json", {game: clauses})

    def registry(self, game: str) -> frozenset[str]:
        """The ids of a game's clauses; none for a game without a `clauses.toml`."""
        if game not in self.known:
            known = self.games.get(game)
            rows = tomllib.loads((known / "clauses.toml").read_text("utf-8"))["clause"] if known else []
            self.known[game] = frozenset(row["id"] for row in rows)
        return self.known[game]


def named_after(package: str, default: str) -> str:
    """The game of a package: hyphens in the name of a game are underscores there."""
    return default if default.replace("-", "_") == package else package


def named_clauses(item: pytest.Item, default: str) -> list[Clause]:
    """The clauses that a test's markers name, those of its module, class and parameters included."""
    parts = item.path.parts
    places = [parts.index(folder) + 1 for folder in FOLDERS if folder in parts]
    room = next((parts[place] for place in places if place + 1 < len(parts)), default)
    return [(mark.kwargs.get("game", room), clause) for mark in item.iter_markers("clause") for clause in mark.args]


def as_clause(text: str) -> Clause:
    game, _, clause = text.partition(":")
    return game, clause


def is_narrowed(config: pytest.Config) -> bool:
    """Whether the command line left out part of the suite."""
    if any(config.getoption(name, None) for name in NARROWING):
        return True
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        return config.invocation_params.dir != config.rootpath
    whole = {config.rootpath, config.rootpath / "tests"}
    return not any((config.invocation_params.dir / arg).resolve() in whole for arg in config.args)


def write_json(path: Path, value: dict[str, list[str]]) -> None:
    """Write the file unless it says the same already."""
    text = json.dumps(value, indent=1, sort_keys=True) + "\n"
    if path.exists() and path.read_text("utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")

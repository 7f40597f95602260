"""The documentation is executed: its commands, its Python, its positions and its requests do what it shows.

A page is run from top to bottom in a folder of its own. What is done with a fenced block is said by a comment on the
line above it (people do not see it), or by its language:

    <!-- file: dara.toml -->    the block is written into this file
    <!-- add: river/x.toml -->  the block is added to the end of this file
    <!-- patch: river -->       the difference is applied in this folder
    <!-- test -->               `console`: each `$ ...` is run and must print what is shown; a line `> ...` is typed by
                                the person at the table; `...` stands for lines left out
    <!-- test: 2 -->            the same, and the exit code is 2
    <!-- engine -->             each line is a request, and all are answered
    <!-- output -->             what the Python above prints

Every block of Python is run, with the tests in it; every TOML block that names a game is loaded as a position.
"""

import builtins
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import file_map
from polemos.cli.app import app, run
from polemos.cli.engine_ops import OPS
from polemos.cli.table import Table
from polemos.match import games
from polemos.match.header import Header
from polemos.match.opening import open_position
from samples import WHOLE

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LONG = ("docs/adding-a-game.md",)
"""Pages that take a minute each: `make soak` reads them. What they do to a new game is tested with the command."""


def named(page: Path) -> str:
    """A page as it stands in the project."""
    return page.relative_to(ROOT).as_posix()


ROOMS = ROOT / "src" / "polemos" / "games"
LEFT_OUT = "..."
PROMPT = "> "
INSTALL = "python -m pip install -e "
FENCE = re.compile(r"^```(\w*)\s*$")
COMMENT = re.compile(r"^<!--\s*(\w+)(?::\s*(.*?))?\s*-->$")
RULING = re.compile(r"RULING-(\d+)")
CLAUSES = "data/clauses.toml"
RULED = {
    "belisarius": ("docs/rulings.md", 62),
    "syracuse": ("docs/rulings-syracuse.md", 1),
    "alexander": ("docs/rulings-alexander.md", 58),
    "sparta-vs-athens": ("docs/rulings-sparta-vs-athens.md", 1),
    "peloponnesian-war": ("docs/rulings-peloponnesian-war.md", 54),
}
"""By room: the page of its rulings, and the first that its code must cite."""


@dataclass(frozen=True)
class Block:
    """A fenced block: the language, its lines, and what the comment above it says."""

    line: int
    language: str
    lines: tuple[str, ...]
    order: str
    value: str

    @property
    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines)


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    found: list[Block] = []
    order = value = ""
    inside: list[str] | None = None
    language, start = "", 0
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if inside is not None:
            if line.rstrip() == "```":
                found.append(Block(start, language, tuple(inside), order, value))
                inside, order, value = None, "", ""
            else:
                inside.append(line)
            continue
        fence, comment = FENCE.match(line), COMMENT.match(line)
        if fence:
            inside, language, start = [], fence[1], number
        elif comment:
            order, value = comment[1], comment[2] or ""
        elif line.strip():
            order = value = ""
    assert inside is None, f"{page.name}, line {start}: the block is not closed"
    return found


def shows(printed: str, shown: Iterable[str]) -> str:
    """Where the lines shown are not those printed, or "". `...` stands for any number of lines."""
    lines = [line.rstrip() for line in printed.splitlines()]
    at, loose = 0, False
    for line in [line.rstrip() for line in shown]:
        if line.strip() == LEFT_OUT:
            loose = True
        elif loose:
            if line not in lines[at:]:
                return f"not printed: {line!r}"
            at, loose = lines.index(line, at) + 1, False
        elif at >= len(lines) or lines[at] != line:
            return f"shown: {line!r}, printed: {lines[at] if at < len(lines) else 'nothing more'!r}"
        else:
            at += 1
    return "" if loose or at == len(lines) else f"not shown: {lines[at]!r}"


# ---------------------------------------------------------------- running a page


class Reader:
    """Somebody who does what a page says."""

    def __init__(self, page: Path, folder: Path, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.page = page
        self.folder = folder
        self.capsys = capsys
        self.patch = patch
        self.printed = ""
        self.installed: list[str] = []

    def where(self, block: Block) -> str:
        return f"{self.page.name}, line {block.line}"

    def read(self, block: Block) -> None:
        """Do what one block says."""
        if block.order == "file":
            path = self.folder / block.value
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
        elif block.order == "add":
            with (self.folder / block.value).open("a", encoding="utf-8") as file:
                file.write(block.text)
        elif block.order == "patch":
            subprocess.run(
                ["git", "apply", "-"], input=block.text, text=True, cwd=self.folder / block.value, check=True
            )
        if block.language == "python":
            names: dict[str, Any] = {"__name__": "page"}
            sys.modules["page"] = ModuleType("page")
            exec(compile(block.text, self.where(block), "exec"), names)
            for name, thing in names.items():
                if name.startswith("test_"):
                    thing()
            self.printed = self.capsys.readouterr().out
        elif block.order == "output":
            fault = shows(self.printed, block.lines)
            assert not fault, f"{self.where(block)}: {fault}"
        elif block.language == "console" and block.order == "test":
            self.console(block)
        elif block.language == "toml":
            data = tomllib.loads(block.text)
            if "game" in data:
                open_position(data, self.where(block))
        elif block.order == "engine":
            self.engine(block)

    def console(self, block: Block) -> None:
        """Every command with the lines below it."""
        starts = [i for i, line in enumerate(block.lines) if line.startswith("$ ")]
        assert starts[:1] == [0], f"{self.where(block)}: a console begins with a command"
        for start, end in zip(starts, [*starts[1:], len(block.lines)], strict=True):
            shown = list(block.lines[start + 1 : end])
            command = block.lines[start][2:]
            while command.endswith("\\"):
                command = command[:-1] + shown.pop(0).strip()
            typed = [line[len(PROMPT) :] for line in shown if line.startswith(PROMPT)]
            code, printed = self.command(command, typed)
            wanted = int(block.value or 0)
            assert code == wanted, f"{self.where(block)}: {command}: exit code {code}\n{printed}"
            fault = shows(printed, shown)
            assert not fault, f"{self.where(block)}: {command}: {fault}\n{printed}"

    def command(self, command: str, typed: list[str]) -> tuple[int, str]:
        """Run a command line: here if it is only ours, else by the shell, where everything installed is at hand."""
        if command.startswith(INSTALL):
            package = command.removeprefix(INSTALL)
            # what the page has made itself, or an example of the house
            return self.install(self.folder / package if (self.folder / package).exists() else ROOT / package)
        if self.installed or not command.startswith("polemos ") or any(sign in command for sign in "|<>&"):
            path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
            found = os.pathsep.join([*self.installed, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
            env = {**os.environ, "PATH": path, "PYTHONPATH": found}
            done = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=self.folder, env=env)
            return done.returncode, done.stdout + done.stderr
        lines = iter(typed)

        def answer(prompt: str = "") -> str:
            if prompt != PROMPT:
                print(prompt)
                return ""
            line = next(lines, None)
            if line is None:
                raise EOFError
            print(prompt + line)
            return line

        self.patch.setattr(builtins, "input", answer)
        code = run([part.strip("'\"") for part in re.findall(r"'[^']*'|\"[^\"]*\"|\S+", command)][1:])
        got = self.capsys.readouterr()
        return code, got.out + got.err

    def install(self, package: Path) -> tuple[int, str]:
        """Install a package of this page as `pip install -e` does, into a folder of the page and without a network."""
        target = self.folder / ".installed"
        options = ["-q", "--no-deps", "--no-index", "--no-build-isolation", "--target", str(target)]
        subprocess.run([sys.executable, "-m", "pip", "install", *options, str(package)], check=True)
        # its name is known from there; its modules are those that the page goes on changing
        shutil.rmtree(target / package.name)
        self.installed += [str(package / "src"), str(target)]
        for path in reversed(self.installed):
            self.patch.syspath_prepend(path)
        return 0, ""

    def leave(self) -> None:
        """Nothing of what was installed stays loaded."""
        for name, module in list(sys.modules.items()):
            if str(getattr(module, "__file__", None)).startswith(str(self.folder)):
                del sys.modules[name]

    def engine(self, block: Block) -> None:
        """Every request is answered, none with an error."""
        done = subprocess.run(
            [sys.executable, "-m", "polemos", "engine"],
            input=block.text,
            capture_output=True,
            text=True,
            cwd=self.folder,
        )
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        assert len(answers) == len(block.lines), done.stderr
        for request, answer in zip(block.lines, answers, strict=True):
            assert answer["ok"], f"{self.where(block)}: {request}: {answer['error']}"


@pytest.mark.long(only=("docs/adding-a-game.md", "docs/user-guide.md", "docs/engine-protocol.md"))
@pytest.mark.parametrize("page", [page for page in PAGES if WHOLE or named(page) not in LONG], ids=named)
def test_a_page_does_what_it_shows(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(Table, "_complete", lambda table: None)
    reader = Reader(page, tmp_path, capsys, monkeypatch)
    try:
        for block in blocks(page):
            reader.read(block)
    finally:
        reader.leave()


def test_lines_left_out_and_lines_shown() -> None:
    printed = "a\nb\nc\nd\n"
    assert not shows(printed, ["a", "b", "c", "d"])
    assert not shows(printed, ["a", "...", "c", "..."])
    assert not shows(printed, ["...", "d"])
    assert "'c'" in shows(printed, ["a", "c"])
    assert "'c'" in shows(printed, ["a", "b"])
    assert "'x'" in shows(printed, ["a", "...", "x"])


# ---------------------------------------------------------------- what pages say of the program


def page(name: str) -> str:
    """A page's text."""
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("guide", ["docs/user-guide.md", "docs/ja/user-guide.md"])
def test_the_user_guides_tell_of_every_command_option_and_word(guide: str) -> None:
    text = page(guide)
    commands = [name for name in app if not name.startswith("-")]
    missing = [name for name in commands if f"polemos {name}" not in text]
    rooms = [games.find(name) for name in RULED]
    missing += [option.name for room in rooms for option in room.options if f"`{option.name}`" not in text]
    assert not missing


@pytest.mark.parametrize("guide", ["docs/user-guide.md", "docs/ja/user-guide.md"])
def test_the_user_guides_tell_of_every_word_that_can_be_typed(guide: str) -> None:
    source = (ROOT / "src" / "polemos" / "cli" / "table.py").read_text(encoding="utf-8")
    typed = re.findall(r'^            "(\w+)": self\.\w+,$', source, re.MULTILINE)
    assert len(typed) > 10
    assert not [word for word in typed if f"`{word}" not in page(guide)]


@pytest.mark.parametrize("guide", ["docs/user-guide.md", "docs/ja/user-guide.md"])
def test_the_user_guides_tell_of_every_key_of_a_match(guide: str) -> None:
    listed = re.findall(r"\{ keys: \[(.+?)\], text:", page("web/src/pages/play/keys.ts"))
    keys = [key for row in listed for key in re.findall(r"'([^']+)'", row) if key != "…"]
    assert len(keys) > 15
    assert not [key for key in keys if f"`{key}`" not in page(guide)]


def test_the_protocol_tells_of_every_op() -> None:
    assert not [op for op in OPS if f"| `{op}` |" not in page("docs/engine-protocol.md")]


def test_the_page_of_files_says_what_they_say() -> None:
    assert page("docs/files.md") == file_map.page(), "run python tools/file_map.py"


def test_the_architecture_names_files_that_exist() -> None:
    named = set(re.findall(r"`(?:[\w/]*/)?(\w+\.py)`", page("docs/architecture.md")))
    assert named <= {path.name for part in ("src", "tools", "tests") for path in (ROOT / part).rglob("*.py")}


def test_the_architecture_tells_of_every_folder_of_the_page() -> None:
    text = page("docs/architecture.md")
    folders = {path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "web" / "src").rglob("*") if path.is_file()}
    assert not [folder for folder in sorted(folders) if f"`{folder}/`" not in text]
    assert {named.rstrip("/") for named in re.findall(r"`(web/src/[\w/]*)`", text)} <= folders | {"web/src"}


def test_make_does_what_pages_say() -> None:
    targets = set(re.findall(r"^(\w+):", page("Makefile"), re.MULTILINE))
    for name in ("README.md", "CONTRIBUTING.md", "docs/user-guide.md"):
        assert set(re.findall(r"`make (\w+)", page(name))) <= targets, name


def test_records_look_as_shown() -> None:
    """The keys of a record's header stand in the guide."""
    header = Header("", "", "", "", (), "", "")
    assert not [key for key in header.as_json() if f'"{key}"' not in page("docs/user-guide.md")]


# ---------------------------------------------------------------- links


def anchors(path: Path) -> set[str]:
    """Where links can lead in a page: its headings, as GitHub names them, and the anchors that it sets by itself."""
    text = path.read_text(encoding="utf-8")
    for block in blocks(path):
        text = text.replace(block.text, "")
    headings = [re.sub(r"[^\w\- ]", "", line.lower()) for line in re.findall(r"^#+ (.*)$", text, re.MULTILINE)]
    return {heading.replace(" ", "-") for heading in headings} | set(re.findall(r'<a id="([^"]+)"', text))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^()\s]+)\)", path.read_text(encoding="utf-8")):
        if re.match(r"\w+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


# ---------------------------------------------------------------- where things are


def places_told() -> list[tuple[str, tuple[str, ...]]]:
    """Each file of the table in the architecture, with the names that are said to stand in it."""
    table = page("docs/architecture.md").partition("## Where is ...?")[2].partition("\n## ")[0]
    told: list[tuple[str, tuple[str, ...]]] = []
    for row in [line for line in table.splitlines() if line.startswith("| ")][2:]:
        for word in re.findall(r"`([^`]+)`", row):
            if "/" in word:
                told.append((word, ()))
            else:
                told[-1] = (told[-1][0], (*told[-1][1], word))
    return told


def test_things_are_where_the_architecture_says() -> None:
    told = places_told()
    assert len(told) > 30
    for place, names in told:
        text = (ROOT / place if place.startswith("web/") else ROOT / "src" / "polemos" / place).read_text("utf-8")
        for name in names:
            last = name.rpartition(".")[2]
            said = rf"(?:def|class|function|const) {last}\b|^\s*{last}\s*[:=]"
            assert re.search(said, text, re.MULTILINE), (place, name)


# ---------------------------------------------------------------- rulings


def rulings(room: str) -> dict[int, str]:
    """The rulings of a room, by number."""
    parts = re.split(r"^### RULING-(\d+)", page(RULED[room][0]), flags=re.MULTILINE)
    return {int(number): text for number, text in zip(parts[1::2], parts[2::2], strict=True)}


def cited_in(room: str) -> dict[int, set[str]]:
    """The rulings that the code, the data and the clauses of a room name, with the files."""
    cited: dict[int, set[str]] = {}
    folder = folder_of(room)
    for path in [*folder.rglob("*.py"), *folder.rglob("*.toml")]:
        for number in RULING.findall(path.read_text(encoding="utf-8")):
            cited.setdefault(int(number), set()).add(path.relative_to(folder).as_posix())
    return cited


def folder_of(room: str) -> Path:
    """Where a room lies: its package has underscores where its name has hyphens."""
    return ROOMS / room.replace("-", "_")


def test_every_room_has_a_page_of_rulings() -> None:
    assert sorted(map(folder_of, RULED)) == sorted(path.parent for path in ROOMS.glob("*/game.py"))


@pytest.mark.parametrize("room", RULED)
def test_rulings_are_numbered_without_gaps(room: str) -> None:
    assert sorted(rulings(room)) == list(range(1, len(rulings(room)) + 1))


@pytest.mark.parametrize("room", RULED)
def test_rulings_name_clauses_that_exist(room: str) -> None:
    clauses = games.find(room).clauses
    for number, text in rulings(room).items():
        cited = [part for group in re.findall(r"\[([^\]]+)\](?!\()", text) for part in re.split(r",\s+", group)]
        assert cited, f"RULING-{number} names no clause"
        assert not [clause for clause in cited if clause not in clauses], f"RULING-{number}"


@pytest.mark.parametrize("room", RULED)
def test_rulings_in_a_room_stand_on_its_page_and_ours_in_the_room(room: str) -> None:
    cited, known = cited_in(room), rulings(room)
    assert not sorted(set(cited) - set(known))
    assert not [number for number in known if number >= RULED[room][1] and not cited.get(number, set()) - {CLAUSES}]
    files = {path.relative_to(folder_of(room)).as_posix() for path in folder_of(room).rglob("*.*")}
    for number, text in known.items():
        places = set(re.findall(r"`([\w/.-]+\.(?:py|toml))`", text))
        assert places, f"RULING-{number} does not say where the code is"
        assert places <= files, f"RULING-{number}"
        code = cited.get(number, set()) - {CLAUSES}
        assert places & (code or places), f"RULING-{number} is not cited in {sorted(places)}"


@pytest.mark.parametrize("room", RULED)
def test_switches_that_rulings_name_exist(room: str) -> None:
    names = {option.name for option in games.find(room).options}
    for number, text in rulings(room).items():
        said = re.findall(r"`(\w+)`", " ".join(re.findall(r"[Ss]witch(?:es)?:? `\w+`(?:\s+and\s+`\w+`)?", text)))
        assert set(said) <= names, f"RULING-{number}"

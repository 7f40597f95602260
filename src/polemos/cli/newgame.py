"""`polemos new-game NAME`: a room for a game author, empty but for a little game that shows how everything is done.

The room is a package of its own, so that whoever writes a game needs nothing of ours but the installed program. It is
made from the files in `template`, in which the game is called new-name and its package newgame: the same, but that no
package may have hyphens. What differs from one kind of map to the next lies in folders beside `common`; places have
names in all of them, "@village@", since hexes have numbers.

Somebody may bring a registry of clauses. Then that is the rulebook of the room, and the little game's own clauses stand
behind it under other ids, "start.2.1", until the last of them has gone.
"""

import importlib.util
import keyword
import os
import re
import shutil
import tempfile
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

from cyclopts import Parameter

from polemos.cli.newgame_clauses import BEGINNING, Rulebook, checked_clauses
from polemos.cli.output import console
from polemos.cli.params import Lang
from polemos.cli.saving import for_shell
from polemos.cli.words import HELP, LANGUAGE, Wrong, words
from polemos.kernel.errors import shown
from polemos.match import games

TEMPLATE: Final = Path(__file__).resolve().parent / "template"
ENDING: Final = ".in"
"""Every file of the template ends so, and no tool takes it for what it will be."""
NAME: Final = re.compile(r"[a-z](?=.{1,23}$)[a-z0-9_]*(?:-[a-z0-9][a-z0-9_]*)*")
MapKind = Literal["point", "area", "hex"]
MAP_KINDS: Final[tuple[MapKind, ...]] = get_args(MapKind)
COMMON: Final = "common"
LAYERS: Final[dict[MapKind, tuple[str, ...]]] = {
    "point": (COMMON, "named", "point"),
    "area": (COMMON, "named", "area"),
    "hex": (COMMON, "hex"),
}
"""By kind of map: the folders of the template, a later one over those before it."""
PLACES: Final = ("red-camp", "mill", "hill", "village", "ford", "wood", "blue-camp")
HEXES: Final = ("0201", "0101", "0302", "0203", "0104", "0304", "0205")
"""The same places as hexes."""
IDS: Final = re.compile(r"(?<![\w.-])(?=(?:1\.[12]|2\.[12]|3\.1|4\.[123]|5\.1)(?![\w.]))")
"""Before the id of a clause of the little game."""
SECTION: Final = """[[section]]
id = "start"
title = "The little game, until it has gone"
title_ja = "見本の小さなゲーム(いずれ取り除く)"

"""
REGISTRY: Final = "src/newgame/data/clauses.toml"
NOT_YET: Final = "tests/not_yet.txt"
TAKEN: Final = frozenset({"conftest", "newgame", "src", "table", "tests"})
"""Names that files of the room, or its template, have already."""


def new_game(
    name: Annotated[str, Parameter(help=HELP("param-new-name"))],
    *,
    into: Annotated[Path, Parameter(name="--into", help=HELP("param-into"))] = Path(),
    map_kind: Annotated[MapKind, Parameter(name="--map", help=HELP("param-map"))] = "point",
    clauses: Annotated[Path | None, Parameter(name="--clauses", help=HELP("param-clauses"))] = None,
    lang: Lang = LANGUAGE,
) -> None:
    """Make a room for a new game."""
    refuse_name(name)
    rulebook = checked_clauses(clauses) if clauses is not None else None
    folder = into / name
    if os.path.lexists(folder):
        raise Wrong("wrong-new-folder", folder=folder)
    if not into.is_dir():
        raise Wrong("wrong-new-into", folder=into)
    make_room(name, folder, map_kind, rulebook)
    t = words(lang)
    about: dict[str, str | int] = {
        "folder": str(folder),
        "typed": for_shell(folder),
        "name": name,
        "package": package_of(name),
    }
    console().print(t("new-game-made", about), soft_wrap=True)
    if rulebook is not None:
        console().print(t("new-game-clauses", {**about, "n": len(rulebook.to_do)}), soft_wrap=True)


def refuse_name(name: str) -> None:
    """A name that can be a package, and is no other yet. Raises Wrong."""
    package = package_of(name)
    if not NAME.fullmatch(name) or keyword.iskeyword(package):
        raise Wrong("wrong-new-name", name=shown(name))
    if name in games.names() or package in TAKEN or importlib.util.find_spec(package) is not None:
        raise Wrong("wrong-new-taken", name=shown(name))


def package_of(name: str) -> str:
    """The package of a game."""
    return name.replace("-", "_")


def make_room(name: str, folder: Path, kind: MapKind = "point", rulebook: Rulebook | None = None) -> None:
    """Write the whole room, or nothing of it."""
    files = room_files(name, kind, rulebook)
    draft = Path(tempfile.mkdtemp(prefix=f".{name}-", dir=folder.parent))
    try:
        for path, text in files.items():
            made = draft / path
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(text, encoding="utf-8")
        draft.chmod(0o755)
        draft.rename(folder)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise


def room_files(name: str, kind: MapKind, rulebook: Rulebook | None = None) -> dict[str, str]:
    """Every file of a room by its path."""
    package = package_of(name)
    spoken = {
        "new-name": name,
        "newgame": package,
        "NEWGAME": package.upper(),
        "NewGame": "".join(part.capitalize() for part in package.split("_")),
        "New Game": " ".join(part.capitalize() for part in package.split("_")),
        **{f"@{place}@": hexed if kind == "hex" else place for place, hexed in zip(PLACES, HEXES, strict=True)},
    }

    def said(text: str) -> str:
        for word, instead in spoken.items():
            text = text.replace(word, instead)
        return text

    files = {
        path.relative_to(TEMPLATE / layer).as_posix().removesuffix(ENDING): path.read_text(encoding="utf-8")
        for layer in LAYERS[kind]
        for path in sorted((TEMPLATE / layer).rglob(f"*{ENDING}"))
    }
    if rulebook is not None:
        own = [IDS.sub(BEGINNING, text) for text in files.values()]
        files = dict(zip(files, own, strict=True))
        registry = files[REGISTRY]
        files[REGISTRY] = rulebook.followed_by(SECTION + registry[registry.index("[[clause]]") :])
        files[NOT_YET] = "".join([f"{clause}\n" for clause in rulebook.to_do])
    return {said(path): said(text) if path != REGISTRY else text for path, text in files.items()}

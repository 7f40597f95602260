"""`polemos new-game NAME`: a room for a game author, empty but for a little game that shows how everything is done.

The room is a package of its own, so that whoever writes a game needs nothing of ours but the installed program. It is
made from the files in `template`, in which the game is called new-name and its package newgame: the same, but that no
package may have hyphens.
"""

import importlib.util
import keyword
import os
import re
import shutil
import tempfile
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

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
TAKEN: Final = frozenset({"conftest", "newgame", "src", "table", "tests"})
"""Names that files of the room, or its template, have already."""


def new_game(
    name: Annotated[str, Parameter(help=HELP("param-new-name"))],
    *,
    into: Annotated[Path, Parameter(name="--into", help=HELP("param-into"))] = Path(),
    lang: Lang = LANGUAGE,
) -> None:
    """Make a room for a new game."""
    refuse_name(name)
    folder = into / name
    if os.path.lexists(folder):
        raise Wrong("wrong-new-folder", folder=folder)
    if not into.is_dir():
        raise Wrong("wrong-new-into", folder=into)
    make_room(name, folder)
    console().print(
        words(lang)(
            "new-game-made",
            {"folder": str(folder), "typed": for_shell(folder), "name": name, "package": package_of(name)},
        ),
        soft_wrap=True,
    )


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


def make_room(name: str, folder: Path) -> None:
    """Write the whole room, or nothing of it."""
    package = package_of(name)
    spoken = {
        "new-name": name,
        "newgame": package,
        "NEWGAME": package.upper(),
        "NewGame": "".join(part.capitalize() for part in package.split("_")),
        "New Game": " ".join(part.capitalize() for part in package.split("_")),
    }

    def said(text: str) -> str:
        for word, instead in spoken.items():
            text = text.replace(word, instead)
        return text

    draft = Path(tempfile.mkdtemp(prefix=f".{name}-", dir=folder.parent))
    try:
        for path in sorted(TEMPLATE.rglob(f"*{ENDING}")):
            made = draft / said(path.relative_to(TEMPLATE).as_posix().removesuffix(ENDING))
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(said(path.read_text(encoding="utf-8")), encoding="utf-8")
        draft.chmod(0o755)
        draft.rename(folder)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise

"""Writing what a room keeps of golden games, and refusing changed play under an unchanged rules version."""

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from polemos.kernel.errors import BadInput
from polemos.match.record import Record
from polemos.room.game import AnyGame
from polemos.testing import golden, playcode
from polemos.testing.tales import tale
from polemos.testing.trees import counted

VERSION: Final = "version.toml"
CODE: Final = "code.txt"
TREES: Final = "trees.txt"
LANGUAGES: Final = ("en", "ja")
AGAIN: Final = "run `make golden` and look at the difference"


@dataclass(slots=True)
class Made:
    """What a room is to keep, by the names of files, and what no longer comes out as it did."""

    files: dict[str, str]
    changes: list[str]


def made(game: AnyGame, folder: Path, anew: bool = False) -> Made:
    """Everything that the folder should hold. Games that still come out as planned are kept; `anew` plays all again."""
    plan = golden.plan_of(game, folder)
    files: dict[str, str] = {}
    changes: list[str] = []
    records: dict[str, Record] = {}
    for planned in plan.games:
        record = golden.kept(folder, planned.name)
        if record is not None:
            change = came_out_otherwise(game, plan, folder, planned.name, record)
            changes += [change] if change else []
        if record is None or anew or not _as_planned(game, plan, planned, record):
            record = golden.played(game, plan, planned)
        records[planned.name] = golden.restamped(game, record)
        files[planned.name + golden.RECORD] = records[planned.name].text()
        files[planned.name + golden.ASKED] = golden.asked(game, plan, record)[0]
    files[TREES] = trees(game, plan, records)
    changes += [] if changes else _changed_trees(game, plan, folder, records)
    files |= tales(game, plan, records)
    files[CODE] = playcode.digests(game)
    files[VERSION] = version(game, files)
    return Made(files, changes)


def came_out_otherwise(game: AnyGame, plan: golden.Plan, folder: Path, name: str, record: Record) -> str:
    """What is no longer so in a kept game; "" if it comes out as it did."""
    try:
        new, _ = golden.asked(game, plan, record)
    except BadInput as error:
        return f"{name}: {error}"
    old = (folder / (name + golden.ASKED)).read_text("utf-8")
    change = golden.difference(old, new)
    return f"{name}: {change}" if change else ""


def _as_planned(game: AnyGame, plan: golden.Plan, planned: golden.Planned, record: Record) -> bool:
    """Whether a kept game is still that of the plan: it can be played, begins as it should and ends as it must."""
    header = record.header
    if (header.scenario, header.options) != (planned.scenario, planned.options):
        return False
    try:
        _, ended = golden.asked(game, plan, record)
    except BadInput:
        return False
    return golden.fits(planned, ended, len(record.entries))


def trees(game: AnyGame, plan: golden.Plan, records: Mapping[str, Record]) -> str:
    """The counted trees of a plan."""
    texts = []
    for tree in plan.trees:
        state = golden.state_after(game, records[tree["game"]], tree["after"])
        texts.append(f"[{tree['game']} after {tree['after']}]\n{counted(game, state, tree['plies'])}")
    return "\n".join(texts)


def _changed_trees(game: AnyGame, plan: golden.Plan, folder: Path, records: Mapping[str, Record]) -> list[str]:
    """Trees that are kept and count otherwise now."""
    path = folder / TREES
    old = _sections(path.read_text("utf-8")) if path.exists() else {}
    new = _sections(trees(game, plan, records))
    return [f"the tree of {name} is another" for name in old if name in new and old[name] != new[name]]


def _sections(text: str) -> dict[str, str]:
    parts = [part.partition("]\n") for part in text.split("[")[1:]]
    return {name: rest.strip() for name, _, rest in parts}


def tales(game: AnyGame, plan: golden.Plan, records: Mapping[str, Record]) -> dict[str, str]:
    """The stretches of games that are told, in each language, by the names of files."""
    return {
        f"tale-{row['name']}.{language}.txt": tale(game, records[row["game"]], row["start"], row["end"], language)
        for row in plan.tales
        for language in LANGUAGES
    }


def version(game: AnyGame, files: Mapping[str, str]) -> str:
    """The text of `version.toml`: under which rules version play is as the files say."""
    return f'rules_version = "{game.rules_version}"\nplay = "{play_digest(files)}"\n'


def play_digest(files: Mapping[str, str]) -> str:
    """One digest of all that play is in the kept files: what was asked in games, and trees."""
    whole = "".join(files[name] for name in sorted(files) if name.endswith(golden.ASKED) or name == TREES)
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def keep(game: AnyGame, folder: Path, anew: bool = False) -> list[str]:
    """Write what the folder should hold and return the names of files that are new or changed.

    Raises BadInput, and then nothing is written, when play has changed and `rules_version` has not.
    """
    what = made(game, folder, anew)
    path = folder / VERSION
    before: dict[str, Any] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    if what.changes and before.get("rules_version") == game.rules_version:
        shown = "\n".join(f"  {change}" for change in what.changes)
        raise BadInput(
            f"{game.name}: play has changed, but rules_version is still {game.rules_version!r}; nothing was written.\n"
            f"{shown}\n"
            "If that is meant, raise rules_version in the game.py of the room, say in CHANGELOG.md what plays "
            "differently, and run this again. If not, something is broken."
        )
    written = []
    for name, text in what.files.items():
        one = folder / name
        if not one.exists() or one.read_text("utf-8") != text:
            one.write_text(text, "utf-8", newline="\n")
            written.append(name)
    for one in sorted(folder.iterdir()):
        if one.name not in {golden.PLAN, *what.files}:
            one.unlink()
            written.append(one.name)
    return written

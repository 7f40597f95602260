"""The data files of the game: reading them, and laying an owner's folder over ours, file by file.

The rulebook lacks a map, unit values and some charts. `data/` holds a complete reconstruction; who owns the printed game may
put corrected files of the same names in a folder and name it in the environment variable POLEMOS_DATA_BELISARIUS.
"""

import hashlib
import os
import tomllib
from pathlib import Path
from typing import Any, Final

ENVIRONMENT: Final = "POLEMOS_DATA_BELISARIUS"
OURS: Final = Path(__file__).resolve().parent / "data"

#: The files that a pack may hold, besides texts.
FILES: Final[tuple[str, ...]] = (
    "map.toml",
    "counters.toml",
    "provinces.toml",
    "tables/checks.toml",
    "tables/combat.toml",
    "tables/diplomacy.toml",
    "tables/events.toml",
    "tables/finance.toml",
    "tables/offmap.toml",
    "tables/operations.toml",
    "tables/stratagem-counts.toml",
    "tables/stratagems.toml",
    "tables/terrain.toml",
    "tables/turns.toml",
    "tables/victory.toml",
    "scenarios/1.toml",
    "scenarios/2.toml",
    "scenarios/3.toml",
)


class DataError(Exception):
    """The data cannot be used; the text holds one line for each problem."""


class Data:
    """The files in use: parsed contents by name, the folder of the owner's pack ("" without one) and a digest of all."""

    def __init__(self, files: dict[str, dict[str, Any]], folder: str, fingerprint: str) -> None:
        self.files: dict[str, dict[str, Any]] = files
        self.folder: str = folder
        self.fingerprint: str = fingerprint


def load(folder: Path | None) -> Data:
    """Our files, each replaced by the file of the same name in `folder`, if there is one. Errors: DataError."""
    files: dict[str, dict[str, Any]] = {}
    digest = hashlib.sha256()
    for name in FILES:
        path = OURS / name
        if folder is not None and (folder / name).exists():
            path = folder / name
        raw = path.read_bytes()
        digest.update(name.encode() + b"\0" + raw.replace(b"\r\n", b"\n") + b"\0")
        try:
            files[name] = tomllib.loads(raw.decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise DataError(f"{name}: not valid TOML: {error}") from None
    return Data(files, "" if folder is None else str(folder), digest.hexdigest())


def from_environment() -> Data:
    """The data in use by this process: ours, or ours under the folder that POLEMOS_DATA_BELISARIUS names."""
    named = os.environ.get(ENVIRONMENT, "")
    return load(Path(named) if named else None)


DATA: Final = from_environment()

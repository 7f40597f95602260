"""Our own TOML files, read; what stands in them is kept as JSON in the user's cache, which is read much faster.

The cache is never needed. A file in it is named by the digest of the text that it was made from, so it cannot be out of
date; one that is damaged, or that cannot be written, is done without.
"""

import hashlib
import json
import os
import tempfile
import time
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

FORM: Final = "1"
"""The form of the files in the cache: raised when it changes."""
OLD: Final = 90 * 24 * 3600.0
"""Seconds after which a file of the cache goes; it is made again if it is still wanted."""


def read_toml(path: Path) -> dict[str, Any]:
    """What stands in a TOML file of ours. Raises OSError, UnicodeDecodeError and tomllib.TOMLDecodeError."""
    text = path.read_text(encoding="utf-8")
    place = _place(text)
    content = _kept(place) if place is not None else None
    if content is None:
        content = tomllib.loads(text)
        if place is not None:
            _keep(place, content)
    return content


def cache_folder() -> Path:
    """Where the cache is. Raises RuntimeError for a user without a home."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "polemos" / "data"


def _place(text: str) -> Path | None:
    """The file of the cache for a text; None where there can be no cache."""
    try:
        folder = cache_folder()
    except RuntimeError:
        return None
    return folder / f"{hashlib.sha256(f'{FORM} {text}'.encode()).hexdigest()}.json"


def _kept(place: Path) -> dict[str, Any] | None:
    """What the cache holds: a digest and, after the end of the line, the JSON that it belongs to."""
    try:
        digest, _, kept = place.read_bytes().partition(b"\n")
    except OSError:
        return None
    if hashlib.sha256(kept).hexdigest().encode() != digest:
        return None
    return dict(json.loads(kept))


def _keep(place: Path, content: dict[str, Any]) -> None:
    """Put it into the cache, whole or not at all; whoever does the same at this moment puts the same there."""
    try:
        kept = json.dumps(content, ensure_ascii=False).encode()
    except (TypeError, UnicodeEncodeError):  # a date, which JSON has not
        return
    with suppress(OSError):
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _clear(place.parent)
        handle, part = tempfile.mkstemp(prefix=".", dir=place.parent)
        try:
            with open(handle, "wb") as file:
                file.write(hashlib.sha256(kept).hexdigest().encode() + b"\n" + kept)
            os.replace(part, place)
        except OSError:
            os.unlink(part)
            raise


def _clear(folder: Path) -> None:
    """Take out what is old: other versions of Polemos made it, or a program that was killed left it."""
    late = time.time() - OLD
    with os.scandir(folder) as files:
        for file in files:
            with suppress(OSError):  # another program takes it out at this moment
                if file.stat().st_mtime < late:
                    os.unlink(file.path)

"""A backup of a folder of games, also of one that a server is using: one file, of which every piece is checked.

The list (SQLite) is copied first, by SQLite's own online backup, then every record under its lock. A server writes
what happened to the record first and to the list afterwards, so a backup holds what a server that was killed would have
left, and all that was acknowledged before it began. Of a match that begins meanwhile nothing is there, or its line in
the list alone, which the next server lets go: only records count that stood there before the list was copied.
"""

import hashlib
import io
import json
import os
import re
import shutil
import sqlite3
import stat
import sys
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO, Final

from polemos import __version__
from polemos.match.files import appear, place_of, sync_folder
from polemos.match.locks import locked
from polemos.match.words import Wrong

FORM: Final = 1
"""The form of a backup, kept in its manifest."""
MANIFEST: Final = "manifest.json"
LIST: Final = ".sqlite"
"""How the names of lists end: files that are not read as they stand, but copied by SQLite."""
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a list while somebody uses it; all of that is in the copy."""
RECORD: Final = ".jsonl"
CHUNK: Final = 1 << 20
PACK: Final = 3
"""How hard the file is compressed: records shrink to a tenth already."""
LARGEST: Final = 16 * CHUNK
"""Bytes that a manifest may have."""
NAME: Final = re.compile(r"[^./\\:\0][^/\\:\0]*(/[^./\\:\0][^/\\:\0]*)*")
"""The name of a file in a backup: parts with slashes between them, none of which begins with a dot."""
WAIT: Final = 30.0
"""Seconds that the copy waits for whoever writes to the list."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What a backup holds: its files, how many of them are records, their bytes, and when it was made (UTC, ISO form).

    left_out: names in the folder that cannot be kept, as they are no ordinary files or have no name that is text.
    """

    files: int
    records: int
    size: int
    made: str
    left_out: tuple[str, ...] = ()


# ---------------------------------------------------------------- making one


def backup(folder: Path, file: Path) -> Kept:
    """Copy all that a folder of games holds into a new file, which only its user can read. Raises Wrong."""
    place = place_of(file)
    if not folder.is_dir():
        raise Wrong("wrong-backup-folder", folder=folder)
    if os.path.lexists(file):
        raise Wrong("wrong-backup-there", file=file)
    if place.is_relative_to(place_of(folder)):
        raise Wrong("wrong-backup-inside", file=file, folder=folder)
    try:
        found, left_out = files_of(folder)
    except OSError as error:
        raise Wrong("wrong-backup-read", file=folder, error=error.strerror or error) from None
    if not any(name.endswith((LIST, RECORD)) for name in found):
        raise Wrong("wrong-backup-empty", folder=folder)
    try:
        # only its user can look into a folder that is made so
        with tempfile.TemporaryDirectory(prefix=".polemos-backup-", dir=place.parent) as work:
            part = Path(work) / "part"
            with os.fdopen(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "w+b") as out:
                kept = _pack(folder, found, Path(work), out)
                out.flush()
                os.fsync(out.fileno())
            appear(str(part), place)
            sync_folder(place.parent)
    except FileExistsError:
        raise Wrong("wrong-backup-there", file=file) from None
    except OSError as error:
        raise Wrong("wrong-backup-write", file=file, error=error.strerror or error) from None
    return Kept(kept.files, kept.records, kept.size, kept.made, tuple(left_out))


def files_of(folder: Path) -> tuple[list[str], list[str]]:
    """The names of all files that a backup of a folder holds, lists first, and of what it cannot hold. Raises OSError.

    Names that begin with a dot are parts that somebody is writing, and none of our business.
    """
    found, left_out = [], []
    for path in _walked(folder):
        name = path.relative_to(folder).as_posix()
        if name.endswith(tuple(f"{LIST}{more}" for more in BESIDE)):
            continue
        if not NAME.fullmatch(name) or not name.isprintable() or not path.is_file():
            left_out.append(ascii(name)[1:-1])
        else:
            found.append(name)
    return sorted(found, key=lambda name: (not name.endswith(LIST), name)), sorted(left_out)


def _walked(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name.startswith("."):
            continue
        if path.is_dir() and not path.is_symlink():
            yield from _walked(path)
        else:
            yield path


def _pack(folder: Path, found: list[str], work: Path, out: BinaryIO) -> Kept:
    """Write all files and then the manifest. Raises OSError and Wrong."""
    entries: list[dict[str, Any]] = []
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=PACK) as archive:

        def add(name: str, file: BinaryIO, status: os.stat_result) -> None:
            size, digest = 0, hashlib.sha256()
            with archive.open(_about(name), "w", force_zip64=True) as member:
                while chunk := file.read(CHUNK):
                    size += len(chunk)
                    digest.update(chunk)
                    member.write(chunk)
            about = {"name": name, "size": size, "sha256": digest.hexdigest()}
            entries.append({**about, "mode": stat.S_IMODE(status.st_mode), "written": status.st_mtime_ns})

        made = datetime.now(UTC).isoformat(timespec="seconds")
        for name in found:
            path = folder / name
            try:
                if name.endswith(LIST):
                    copy_list(path, work / "list")
                    with open(work / "list", "rb") as file:
                        add(name, file, path.stat())
                else:
                    data, status = _whole(path)
                    add(name, io.BytesIO(data), status)
            except FileNotFoundError:
                continue  # deleted just now: so it is in what comes back
        kept = Kept(len(entries), sum([one["name"].endswith(RECORD) for one in entries]), out.tell(), made)
        manifest = {"polemos-backup": FORM, "version": __version__, "made": made, "files": entries}
        archive.writestr(_about(MANIFEST), json.dumps(manifest, indent=1))
    return kept


def _about(name: str) -> zipfile.ZipInfo:
    about = zipfile.ZipInfo(name)
    about.compress_type = zipfile.ZIP_DEFLATED
    about.external_attr = 0o600 << 16
    return about


def _whole(path: Path) -> tuple[bytes, os.stat_result]:
    """A file as it stands while nobody writes to it. Raises FileNotFoundError and Wrong."""
    try:
        with locked(path, shared=True), open(path, "rb") as file:
            return file.read(), os.fstat(file.fileno())
    except FileNotFoundError:
        raise
    except OSError as error:
        raise Wrong("wrong-backup-read", file=path, error=error.strerror or error) from None


def copy_list(path: Path, copy: Path) -> None:
    """Copy a list as it stands at one moment, with what is still in its log, whoever uses it. Raises Wrong.

    A list in a folder that takes nothing is read as it stands, but not while a log lies beside it.
    """
    copy.unlink(missing_ok=True)
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    logged = path.with_name(path.name + BESIDE[0]).exists()
    ways = ("mode=rw", "mode=ro", *(() if logged else ("mode=ro&immutable=1",)))
    fault: object = ""
    for way in ways:
        try:
            with (
                closing(sqlite3.connect(f"{path.absolute().as_uri()}?{way}", uri=True, timeout=WAIT)) as source,
                closing(sqlite3.connect(copy)) as target,
            ):
                source.backup(target)
                # the copy stands alone: no log is looked for beside it
                target.execute("PRAGMA journal_mode = DELETE")
                if target.execute("PRAGMA quick_check").fetchone() == ("ok",):
                    return
                fault = "damaged"
        except sqlite3.Error as error:
            fault = fault or error
    if not path.exists():
        raise FileNotFoundError(path)
    raise Wrong("wrong-backup-read", file=path, error=fault)


# ---------------------------------------------------------------- bringing one back


def restore(file: Path, folder: Path) -> Kept:
    """Put what a backup holds into a new or an empty folder: all as its digests say, or nothing. Raises Wrong."""
    place = place_of(folder)
    if place.exists() and not (place.is_dir() and not any(place.iterdir())):
        raise Wrong("wrong-restore-there", folder=folder)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(prefix=f".{place.name[:40]}.", suffix=".restoring", dir=place.parent))
    except OSError as error:
        raise Wrong("wrong-restore-write", folder=folder, error=error.strerror or error) from None
    try:
        try:
            with zipfile.ZipFile(file) as archive:
                kept = _unpack(archive, file, work)
        except (zipfile.BadZipFile, EOFError, zlib.error, NotImplementedError, RuntimeError) as error:
            raise Wrong("wrong-restore-damaged", file=file, what=error) from None
        except OSError as error:
            raise Wrong("wrong-restore-read", file=file, error=error.strerror or error) from None
        try:
            if sys.platform == "win32" and place.exists():
                place.rmdir()
            os.rename(work, place)
            sync_folder(place.parent)
        except OSError as error:
            raise Wrong("wrong-restore-write", folder=folder, error=error.strerror or error) from None
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return kept


def _unpack(archive: zipfile.ZipFile, file: Path, work: Path) -> Kept:
    """Write all files into a folder of their own. Raises Wrong, OSError, and what a damaged archive brings about."""
    manifest = _manifest(archive, file)
    entries = manifest["files"]
    names = [entry["name"] for entry in entries]
    there = [name for name in archive.namelist() if name != MANIFEST]
    if sorted(names) != sorted(there) or len(set(names)) < len(names):
        raise Wrong("wrong-restore-damaged", file=file, what=MANIFEST)
    for entry in entries:
        name = entry["name"]
        path = work / name
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        digest, size = hashlib.sha256(), 0
        with archive.open(name) as member, open(path, "xb") as out:
            # what is longer than it should be is no part of the backup: it is not written on and on
            while size <= entry["size"] and (chunk := member.read(CHUNK)):
                size += len(chunk)
                digest.update(chunk)
                out.write(chunk)
            out.flush()
            os.fsync(out.fileno())
        if (size, digest.hexdigest()) != (entry["size"], entry["sha256"]):
            raise Wrong("wrong-restore-damaged", file=file, what=name)
        os.chmod(path, entry["mode"] & 0o777)
        os.utime(path, ns=(entry["written"], entry["written"]))
    for path in (*{(work / name).parent for name in names}, work):
        sync_folder(path)
    records = sum([name.endswith(RECORD) for name in names])
    return Kept(len(names), records, sum(entry["size"] for entry in entries), manifest["made"])


def _manifest(archive: zipfile.ZipFile, file: Path) -> dict[str, Any]:
    """The manifest, which says what it should. Raises Wrong."""
    if MANIFEST not in archive.namelist() or archive.getinfo(MANIFEST).file_size > LARGEST:
        raise Wrong("wrong-restore-none", file=file)
    try:
        found = json.loads(archive.read(MANIFEST))
        form = found["polemos-backup"]
        if isinstance(form, int) and form > FORM:
            raise Wrong("wrong-restore-newer", file=file, form=form)
        fits = (
            form == FORM
            and isinstance(found["made"], str)
            and all(
                isinstance(one["name"], str)
                and NAME.fullmatch(one["name"])
                and isinstance(one["sha256"], str)
                and all(isinstance(one[key], int) and one[key] >= 0 for key in ("size", "mode", "written"))
                for one in found["files"]
            )
        )
    except (ValueError, KeyError, TypeError):
        fits = False
    if not fits:
        raise Wrong("wrong-restore-damaged", file=file, what=MANIFEST)
    return dict(found)

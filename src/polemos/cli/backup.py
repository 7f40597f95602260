"""`polemos backup` and `polemos restore`: a folder of games, also of a running server, as one file, and back again."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from polemos.cli.output import console, facts, warn
from polemos.cli.params import Json, Lang
from polemos.cli.words import HELP, LANGUAGE, words
from polemos.match.backup import Kept


def backup(
    folder: Annotated[str, Parameter(help=HELP("param-backup-folder"))],
    file: Annotated[Path, Parameter(help=HELP("param-backup-file"))],
    *,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """Copy a folder of games, or a database, into one new file, also while a server uses it."""
    from polemos.server.carrying import backup as keep

    kept = keep(folder, file)
    for name in kept.left_out:
        warn(f"polemos: {words(lang)('backup-left-out', {'name': name})}")
    _tell("backup", kept, file, folder, lang, json)


def restore(
    file: Annotated[Path, Parameter(help=HELP("param-restore-file"))],
    folder: Annotated[str, Parameter(help=HELP("param-restore-folder"))],
    *,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """Put what a backup holds into a new folder or an empty database, every file checked."""
    from polemos.server.carrying import restore as bring_back

    _tell("restore", bring_back(file, folder), file, folder, lang, json)


def _tell(what: str, kept: Kept, file: Path, folder: str, lang: str, json: bool) -> None:
    if json:
        facts({"file": str(file), "folder": folder, **asdict(kept), "left_out": list(kept.left_out)})
        return
    args = {"file": str(file), "folder": folder, "files": str(kept.files), "records": str(kept.records)}
    console().print(words(lang)(f"{what}-done", {**args, "made": kept.made}), soft_wrap=True)

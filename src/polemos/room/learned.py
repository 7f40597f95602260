"""What was learned of a game by playing it: files that tools write into `data/learned` of its room."""

from collections.abc import Callable
from importlib.resources import files
from typing import Final, TypeVar

from polemos.kernel.errors import BadInput

FOLDER: Final = ("data", "learned")

T = TypeVar("T")


def learned(package: str, name: str, parse: Callable[[str], T]) -> T | None:
    """Such a file of a room's package as `parse` reads its text; None where there is none, or no package.

    Raises BadInput, which names the file, where its text is none or `parse` says what is wrong.
    """
    if not package:
        return None
    place = files(package)
    # one part at a time: a package without __init__.py takes no more (Python 3.11)
    for part in (*FOLDER, name):
        place = place.joinpath(part)
    if not place.is_file():
        return None
    try:
        return parse(place.read_text(encoding="utf-8"))
    except (ValueError, BadInput) as error:
        raise BadInput(f"{package}: {'/'.join((*FOLDER, name))}: {error}") from None

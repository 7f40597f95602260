"""Break the rules, one line at a time, and see whether a test notices: `make mutants`.

    python tools/mutants.py [--seed TEXT] [--sample N] [--minutes N] [--jobs N] [--least SHARE] [GAME...]

A sample of the rule lines of all rooms (see `mutating.rules`) is broken. A line is in the sample or not by a digest of
itself and the seed, so that an edit elsewhere changes little of the sample. Of the tests of a room's rulebook only
those run that call the broken function (`mutant_hunt`); what they found out is kept under `.polemos/mutants`, and holds
for as long as rules and tests stay the same.

`tools/mutants.toml` explains mutants that change nothing, each with its reason; they are not counted, nor are functions
that are called while a room is imported and never again. Exit status: 1 if fewer than the least share die, 2 for an
explanation that fits no source, and for tests that fail as they are, 3 if time ran out: the same command goes on.
"""

import argparse
import hashlib
import os
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mutant_hunt import DEAD, Fate, Room, apart
from mutating import Mutant, mutants, rules

ROOT: Final = Path(__file__).resolve().parents[1]
ROOMS: Final = ROOT / "src/polemos/games"
BOOKS: Final = ROOT / "tests/rulebook"
EQUALS: Final = ROOT / "tools/mutants.toml"
KEPT: Final = ROOT / ".polemos/mutants"
FLOORS: Final = ("kernel", "board", "room", "testing", "match")
"""What rooms and their tests rest on, besides themselves."""
LEAST: Final = 0.9
"""The share of the mutants that must die."""
UNFINISHED: Final = 3


# ---------------------------------------------------------------------------------------------------------- the sample
def equal_rows(path: Path) -> list[dict[str, str]]:
    """The mutants that are known to change nothing: file, was, now, why."""
    return list(tomllib.loads(path.read_text("utf-8")).get("equal", [])) if path.exists() else []


def sample(rooms: Sequence[Room], number: int, seed: str) -> list[Mutant]:
    """So many rule lines of all rooms, each with one of its mutants: those that come first by a digest."""
    ranked: list[tuple[str, Mutant]] = []
    for name_of_room, path in sorted({(room.name, path) for room in rooms for path in room.sources}):
        source = path.read_text("utf-8")
        lines = source.splitlines()
        by_line: dict[int, list[Mutant]] = defaultdict(list)
        for mutant in mutants(str(path), source):
            by_line[mutant.line].append(mutant)
        seen: Counter[str] = Counter()
        for line, of_line in sorted(by_line.items()):
            # neither the file nor the number of the line: a rule that moves stays in the sample, or out of it
            name = "|".join((seed, name_of_room, of_line[0].function, lines[line - 1].strip()))
            seen[name] += 1
            name += f"|{seen[name]}"
            ranked.append((_rank(name), min(of_line, key=lambda one: _rank("|".join((name, *one.diff(source)))))))
    return sorted(mutant for _, mutant in sorted(ranked)[:number])


def _rank(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def explained(rooms: Sequence[Room], equals: list[dict[str, str]]) -> set[Mutant]:
    """The mutants that some entry says to change nothing.

    Raises ValueError for an entry that is no mutant of the source it names.
    """
    rows = {(row["file"], row["was"], row["now"]) for row in equals}
    stale = set(rows)
    found: set[Mutant] = set()
    files = {short(path): path for room in rooms for path in room.sources}
    for name in {row[0] for row in rows} & set(files):
        source = files[name].read_text("utf-8")
        for mutant in mutants(str(files[name]), source):
            row = (name, *mutant.diff(source))
            if row in rows:
                stale.discard(row)
                found.add(mutant)
    stale = {row for row in stale if row[0] in files}
    if stale:
        raise ValueError("no such mutant: " + "; ".join(f"{file}: {was} -> {now}" for file, was, now in sorted(stale)))
    return found


def short(path: Path) -> str:
    """A path as people write it."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name


def room_of(name: str) -> Room:
    """A room of ours, with all that its tests rest on: a change of any of it makes them other tests."""
    folders = [ROOT / "src/polemos" / floor for floor in FLOORS] + [ROOMS / name]
    grounds = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    grounds += [path for path in BOOKS.glob(f"{name}/**/*.py") if not path.name.startswith("test_")]
    grounds += [ROOT / "tests/conftest.py", *(ROOT / "tools").glob("mutat*.py")]
    return Room(name, tuple(rules(ROOMS / name)), BOOKS / name, tuple(grounds))


# ----------------------------------------------------------------------------------------------------- the command line
def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(description="Break the rules, and see whether a test notices.")
    parser.add_argument("games", nargs="*", help="rooms; by default all")
    parser.add_argument("--seed", default="1", help="any text: the same seed breaks the same lines")
    parser.add_argument("--sample", type=int, default=200, help="how many lines")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin nothing more after so long")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=float, default=LEAST, help="the share that must die")
    said = parser.parse_args(arguments)
    until = time.monotonic() + 60 * said.minutes
    every = sorted(path.name for path in BOOKS.iterdir() if (ROOMS / path.name).is_dir())
    rooms = [room_of(name) for name in every]
    fates: list[Fate] = []
    left = 0
    try:
        equal = explained(rooms, equal_rows(EQUALS))
        # the sample is of all rooms, whichever are looked at
        chosen = sample(rooms, said.sample, said.seed)
        for room in rooms:
            if said.games and room.name not in said.games:
                continue
            files = {str(path) for path in room.sources}
            mine = [mutant for mutant in chosen if mutant.file in files]
            alive = [mutant for mutant in mine if mutant not in equal]
            found = apart(room, alive, said.jobs, KEPT / f"{room.name}.json", until) if alive else []
            left += len(alive) - len(found)
            found += [Fate(mutant, "explained", 0, 0.0) for mutant in mine if mutant in equal]
            print(summary(room.name, found), flush=True)
            fates += found
    except ValueError as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2
    print(summary("all", fates))
    if left:
        print(f"mutants: time is up, {left} are left; the same command goes on with them", file=sys.stderr)
        return UNFINISHED
    return 0 if dead(fates) >= said.least * len(counted(fates)) else 1


def dead(fates: list[Fate]) -> int:
    """How many mutants a test has noticed."""
    return len([fate for fate in fates if fate.how in DEAD])


def counted(fates: list[Fate]) -> list[Fate]:
    """Those that a test could have noticed."""
    return [fate for fate in fates if fate.how not in ("imported", "explained")]


def summary(name: str, fates: list[Fate]) -> str:
    """One line: how many of how many died, and what became of the others."""
    number = len(counted(fates))
    share = 100 * dead(fates) / number if number else 100.0
    how = Counter(fate.how for fate in fates)
    others = [f"{how[word]} {word}" for word in ("survived", "unseen", "explained", "imported") if how[word]]
    return f"{name}: {dead(fates)} of {number} mutants noticed ({share:.0f} %)" + "".join(f", {one}" for one in others)


if __name__ == "__main__":
    sys.exit(main())

"""The entries of a record: choices, asides, and faces or draws that come next."""

from dataclasses import dataclass, field
from typing import Any, Final

from polemos.kernel.dice import M1, M2
from polemos.kernel.errors import BadInput, shown
from polemos.match.found import SEARCH, Found, found_in

CHOICE: Final = "choice"
ASIDE: Final = "aside"
DICE: Final = "dice"
DRAWS: Final = "draws"
KINDS: Final = (CHOICE, ASIDE, DICE, DRAWS)
"""A choice, an aside, faces and draws that come next (these two by order of whoever hosts the game)."""
_NUMBERS: Final = ("rolled", "seeded")


@dataclass(slots=True, frozen=True)
class Entry:
    """One line of a game: the name of the side ("" for dice and draws), what it is, and its text.

    `text` is the id of a choice or aside, or the numbers of dice and draws with spaces between. `rolled`: the faces
    that fell in it, kept where the dice are fair; `seeded`: the two numbers with which the generator begins it, if any.
    `found`: what a bot found that made the choice, for people; two entries that differ in it alone are the same.
    """

    side: str
    kind: str
    text: str
    rolled: tuple[int, ...] = ()
    seeded: tuple[int, ...] = ()
    found: Found = field(default=(), compare=False)

    def as_json(self, n: int) -> dict[str, Any]:
        """The line of entry n."""
        more: dict[str, Any] = {"rolled": list(self.rolled)} if self.rolled else {}
        if self.seeded:
            more["seeded"] = list(self.seeded)
        if self.kind in (DICE, DRAWS):
            return {"n": n, self.kind: [int(part) for part in self.text.split()], **more}
        if self.found:
            more[SEARCH] = [one.as_json() for one in self.found]
        return {"n": n, "side": self.side, self.kind: self.text, **more}


# ---------------------------------------------------------------- reading


def entry_of(data: dict[str, Any], place: str, expected: int) -> Entry:
    """The entry that a line tells; it must be the one that is due. Raises BadInput."""
    n = data.get("n")
    if n != expected or type(n) is not int:
        raise BadInput(f"{place}: entry {shown(n)} where entry {expected} is due; a line was removed, doubled or moved")
    kinds = [kind for kind in KINDS if kind in data]
    if len(kinds) != 1:
        raise BadInput(f"{place}: entry {n} must have exactly one of {', '.join(KINDS)}")
    kind, value = kinds[0], data[kinds[0]]
    known = {"n", kind, *_NUMBERS} if kind in (DICE, DRAWS) else {"n", "side", kind, *_NUMBERS}
    if kind == CHOICE:
        known.add(SEARCH)
    strange = sorted(set(data) - known)
    if strange:
        raise BadInput(
            f"{place}: entry {n} has the unknown key {shown(strange[0])}; it may have {', '.join(sorted(known))}"
        )
    rolled, seeded = (_numbers(data.get(key, []), f"{place}: {key} of entry {n}") for key in _NUMBERS)
    if seeded and not (len(seeded) == 2 and 0 < seeded[0] < M1 and 0 < seeded[1] < M2):
        raise BadInput(f"{place}: seeded of entry {n} must be two numbers of the generator, not {shown(list(seeded))}")
    if kind in (DICE, DRAWS):
        if not isinstance(value, list) or not all(type(x) is int for x in value):
            raise BadInput(f"{place}: {kind} of entry {n} must be a list of whole numbers, not {shown(value)}")
        return Entry("", kind, " ".join(map(str, value)), rolled, seeded)
    side = data.get("side")
    if not isinstance(value, str) or not isinstance(side, str):
        raise BadInput(f"{place}: side and {kind} of entry {n} must be texts, not {shown(side)} and {shown(value)}")
    return Entry(side, kind, value, rolled, seeded, found_in(data.get(SEARCH, []), f"{place}: {SEARCH} of entry {n}"))


def _numbers(value: Any, what: str) -> tuple[int, ...]:
    if not isinstance(value, list) or not all(type(x) is int for x in value):
        raise BadInput(f"{what} must be a list of whole numbers, not {shown(value)}")
    return tuple(value)

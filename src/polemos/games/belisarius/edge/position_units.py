"""The units of a position: what they and their places may be called, where they stand, and in which state."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from polemos.games.belisarius.choice_ids import PROVINCE_IDS
from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.state import EVENT_PHASE, FINISHED, REACTED, War, lift, put, reindex
from polemos.kernel.errors import BadInput
from polemos.room.positions import Named, PositionParser, counted, numbered, unknown, words

LAND_UNITS: Final = tuple([u for u in range(forces.UNITS) if not forces.UNIT_FLEET[u]])
GUARD_UNITS: Final = tuple([u for u in range(forces.UNITS) if forces.UNIT_AFFIL[u] == world.GUARD])


class Flag(NamedTuple):
    """A state in which units can be: its key in a position, who can be in it, its row in a war and its bit there."""

    key: str
    fit: Sequence[int]
    row: str
    bit: int


#: By the word behind a unit.
UNIT_STATES: Final = {
    "aboard": Flag("aboard", LAND_UNITS, "aboard", 1),
    "rebel": Flag("rebels", GUARD_UNITS, "rebel", 1),
    "spent": Flag("spent", range(forces.UNITS), "spent", FINISHED),
    "reacted": Flag("reacted", range(forces.UNITS), "spent", REACTED),
}
#: As the data call them, but for the first.
PHASE_NAMES: Final = {name: n for n, name in enumerate(("event", *charts.PHASE_NAMES[1:]), EVENT_PHASE)}
STATES: Final = world.SIDE_NAMES
PLAYER_NAMES: Final = STATES[:2]


# ---------------------------------------------------------------- names


def _kinds() -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for u in range(forces.UNITS):
        name = words(f"{world.AFFILIATIONS[forces.UNIT_AFFIL[u]]} {forces.TYPE_NAMES[forces.UNIT_TYPE[u]]}")
        found[name] = (*found.get(name, ()), u)
    return found


_KINDS: Final = _kinds()
_CITIES: Final = {name: h for h, name in enumerate(world.CITY_NAME) if name}
_MARKERS: Final[Named] = Named("marker", numbered(charts.MARKERS), "one such as 'agent' or 'forced march'")
space_named: Final[Named] = Named(
    "space", _CITIES | world.HEX_INDEX, "a hex such as '3433', a town such as 'Roma', or 'Persia-area'"
)
unit_named: Final[Named] = Named("unit", forces.UNIT_INDEX, "a counter such as 'Guard-garrison-3', or a leader")
province_named: Final[Named] = Named("province", numbered(PROVINCE_IDS), "one such as 'persia'")


def units_of_kind(text: str) -> tuple[int, ...]:
    """All counters of a kind, such as "guard garrison". Raises BadInput."""
    found = _KINDS.get(words(text))
    if found is None:
        known = [*unit_named.known, *_KINDS]
        raise unknown("unit", text, known, "one such as 'guard garrison', 'Guard-garrison-3', 'Narses'")
    return found


def marker_named(text: str) -> int:
    """A kind of stratagem marker by its name or a part of it that no other has. Raises BadInput."""
    found = [k for name, k in _MARKERS.known.items() if f" {words(text)} " in f" {name} "]
    return found[0] if len(found) == 1 else _MARKERS(text)


# ---------------------------------------------------------------- reading


class Draft(PositionParser):
    """A position on its way to a war."""

    def hexes(self, key: str) -> list[int]:
        """The hexes of the map under a key, in ascending order."""
        found = self.those(key, space_named)
        for h in found:
            if h >= world.HEX_COUNT:
                self.note(key, f"{world.HEX_NAMES[h]} is no hex of the map")
        return sorted({h for h in found if h < world.HEX_COUNT})

    def markers(self, key: str, value: Any) -> list[int]:
        """Kinds of markers, one entry for each marker."""
        found: list[int] = []
        for text in self.names(key, value):
            n, name = counted(text, forces.UNITS + 1)
            found += self.meant(key, [name], marker_named) * n
        return found


def read_units(d: Draft, s: War) -> None:
    """Put the units where they belong on the map as it is, with what each of them has done."""
    reindex(s)
    for u in _listed(d, s, "removed", range(forces.UNITS)):
        lift(s, u)
    for name in d.listed("dead"):
        if words(name) != words(forces.UNIT_KEY[forces.JUSTINIAN]):
            d.note("dead", f"{name} cannot be out for ever; only {forces.UNIT_KEY[forces.JUSTINIAN]} can [21.4e]")
        else:
            lift(s, forces.JUSTINIAN)
            s.loc[forces.JUSTINIAN] = world.OUT
    marked: dict[str, list[int]] = {flag: [] for flag in UNIT_STATES}
    _place(d, s, marked)
    s.spent = [0] * forces.UNITS
    for word, flag in UNIT_STATES.items():
        row = getattr(s, flag.row)
        for u in [*marked[word], *_listed(d, s, flag.key, flag.fit)]:
            row[u] |= flag.bit
    reindex(s)


def _place(d: Draft, s: War, marked: dict[str, list[int]]) -> None:
    """Counters named one by one first, then the next free ones of each kind."""
    kinds: list[tuple[int, str, int, list[str]]] = []
    placed: dict[int, int] = {}
    for h, _, text in d.placed("units", space_named):
        n, phrase, flags = _phrase(text)
        u = unit_named.find(phrase)
        if u < 0 or n > 1:
            kinds.append((h, phrase, n, flags))
        elif u in placed:
            here = world.HEX_NAMES[h]
            both = f"{world.HEX_NAMES[placed[u]]} and in {here}" if placed[u] != h else f"{here} twice"
            d.note("units", f"{forces.UNIT_KEY[u]} stands in {both}; a unit has one place")
        elif s.loc[u] == world.OUT:
            d.note("units", f"{forces.UNIT_KEY[u]} is dead and stands in {world.HEX_NAMES[h]}; one of both cannot be")
        else:
            placed[u] = h
            _put(s, u, h, flags, marked)
    for h, phrase, n, flags in kinds:
        try:
            mix = units_of_kind(phrase)
        except BadInput as error:
            d.note(f"units.{world.HEX_NAMES[h]}", error)
            continue
        free = [u for u in mix if s.loc[u] == world.NOWHERE]
        if len(free) < n:
            d.note(f"units.{world.HEX_NAMES[h]}", f"{n} {phrase} wanted, {len(free)} free; there are {len(mix)} in all")
        for u in free[:n]:
            _put(s, u, h, flags, marked)


def _phrase(text: str) -> tuple[int, str, list[str]]:
    """How many, what, and the flags behind it."""
    n, name = counted(text, forces.UNITS + 1)
    parts = words(name).split()
    flags: list[str] = []
    while parts and parts[-1] in UNIT_STATES:
        flags.append(parts.pop())
    return n, " ".join(parts), flags


def _put(s: War, u: int, h: int, flags: list[str], marked: dict[str, list[int]]) -> None:
    put(s, u, h)
    for flag in flags:
        marked[flag].append(u)


def _listed(d: Draft, s: War, key: str, fit: Iterable[int]) -> list[int]:
    """Units that are named one by one, or by their space if they fit there; all of them must be in play."""
    found: list[int] = []
    fitting = set(fit)
    for name in d.listed(key):
        h = space_named.find(name)
        if h >= 0:
            here = [u for u in s.at[h] if u in fitting]
            if not here:
                d.note(key, f"no such unit stands in {name}")
            found += here
            continue
        for u in d.meant(key, [name], unit_named):
            if s.loc[u] >= 0:
                found.append(u)
                continue
            hint = "" if key == "removed" else "; give it a place under units"
            d.note(key, f"{forces.UNIT_KEY[u]} is not in play{hint}")
    return found

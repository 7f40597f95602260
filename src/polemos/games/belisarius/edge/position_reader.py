"""Reading the positions of a war: what stands under each key, taken into a state; every defect is noted."""

from collections.abc import Iterable
from typing import Any, Final

from polemos.games.belisarius.choice_ids import MARKER_IDS, PROVINCE_IDS
from polemos.games.belisarius.data import cards, charts, forces, world
from polemos.games.belisarius.edge.position_names import PHASE_NAMES, PLAYER_NAMES, RICHEST, STATES
from polemos.games.belisarius.state import FINISHED, REACTED, SEEN_ROW, War, lift, put, reindex
from polemos.kernel.errors import BadInput, shown
from polemos.room.positions import PositionParser, counted, named, unknown, words

FLAGS: Final = ("aboard", "rebel", "spent", "reacted")


# ---------------------------------------------------------------- names


def _kinds() -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for u in range(forces.UNITS):
        name = words(f"{world.AFFILIATIONS[forces.UNIT_AFFIL[u]]} {forces.TYPE_NAMES[forces.UNIT_TYPE[u]]}")
        found[name] = (*found.get(name, ()), u)
    return found


_UNITS: Final = {words(key): u for u, key in enumerate(forces.UNIT_KEY)}
_KINDS: Final = _kinds()
_SPACES: Final = {
    **{words(world.CITY_NAME[h]): h for h in range(world.SPACES) if world.CITY_NAME[h]},
    **{words(name): h for h, name in enumerate(world.HEX_NAMES)},
}
_PROVINCES: Final = {words(name): p for p, name in enumerate(PROVINCE_IDS)}
_MARKERS: Final = {words(name): k for k, name in enumerate(charts.MARKERS)}


def space_named(text: str) -> int:
    """A space by its number, its town, or the name of an off-map area. Raises BadInput."""
    return named("space", text, _SPACES, "a hex such as '3433', a town such as 'Roma', or 'Persia-area'")


def unit_named(text: str) -> int:
    """A counter by its own name. Raises BadInput."""
    return named("unit", text, _UNITS, "a counter such as 'Guard-garrison-3', or a leader")


def units_of_kind(text: str) -> tuple[int, ...]:
    """All counters of a kind, such as "guard garrison". Raises BadInput."""
    found = _KINDS.get(words(text))
    if found is None:
        raise unknown("unit", text, [*_UNITS, *_KINDS], "one such as 'guard garrison', 'Guard-garrison-3', 'Narses'")
    return found


def province_named(text: str) -> int:
    """A province. Raises BadInput."""
    return named("province", text, _PROVINCES, "one such as 'persia'")


def marker_named(text: str) -> int:
    """A kind of stratagem marker by its name or a part of it that no other has. Raises BadInput."""
    name = words(text)
    if name in _MARKERS:
        return _MARKERS[name]
    found = [k for full, k in _MARKERS.items() if f" {name} " in f" {full} "]
    if len(found) != 1:
        raise unknown("marker", text, _MARKERS, "one such as 'agent' or 'forced march'")
    return found[0]


# ---------------------------------------------------------------- reading


class Draft(PositionParser):
    """A position on its way to a war."""

    def spaces(self, key: str) -> list[int]:
        found = self.meant(key, self.listed(key), space_named)
        for h in found:
            if h >= world.HEX_COUNT:
                self.note(key, f"{world.HEX_NAMES[h]} is no hex of the map")
        return sorted({h for h in found if h < world.HEX_COUNT})

    def markers(self, key: str, value: Any) -> list[int]:
        """Kinds of markers, one entry for each marker."""
        found: list[int] = []
        for text in self.names(key, value):
            n, name = counted(text, forces.UNITS + 1)
            try:
                found += [marker_named(name)] * n
            except BadInput as error:
                self.note(key, error)
        return found


def read_turn(d: Draft, s: War) -> None:
    """The turn, by default the scenario's first."""
    card = cards.SCENARIOS[s.scenario - 1]
    s.turn = d.number("turn", d.data.get("turn", card.first_turn), card.first_turn, card.last_turn)


def read_player(d: Draft, s: War) -> None:
    """Whose player turn it is: by default that of the first player."""
    s.player = PLAYER_NAMES.index(d.one_of("player", PLAYER_NAMES, PLAYER_NAMES[world.BARBARIAN]))


def read_phase(d: Draft, s: War) -> None:
    """The phase that begins."""
    s.phase = PHASE_NAMES[d.one_of("phase", PHASE_NAMES, "event")]


def read_control(d: Draft, s: War) -> None:
    """Who controls the provinces: all of them, then single ones."""
    for name, state in d.table("control").items():
        if state not in STATES:
            d.note(f"control.{name}", f"unknown {shown(state)}; there are {', '.join(STATES)}")
            continue
        if name == "all":
            s.control[: world.GUARD] = [STATES.index(state)] * world.GUARD
    for name, state in d.table("control").items():
        try:
            if name != "all" and state in STATES:
                s.control[province_named(name)] = STATES.index(state)
        except BadInput as error:
            d.note("control", error)


def read_treasuries(d: Draft, s: War) -> None:
    """Solidus points."""
    for side, points in d.by_side("sp"):
        s.sp[side] = d.number(f"sp.{PLAYER_NAMES[side]}", points, 0, RICHEST)


def read_pillaged(d: Draft, s: War) -> None:
    """Hexes that are pillaged."""
    if "pillaged" in d.data:
        s.pillaged = d.spaces("pillaged")


def read_colonies(d: Draft, s: War) -> None:
    """Hexes with colonies."""
    if "colonies" in d.data:
        s.colonies = d.spaces("colonies")


def read_works(d: Draft, s: War) -> None:
    """Hexes with public works."""
    if "works" in d.data:
        s.works = d.spaces("works")


def read_hands(d: Draft, s: War) -> None:
    """Hands as given; whatever is in no hand lies in the pool."""
    for side, markers in d.by_side("hands"):
        base = side * charts.MARKER_KINDS
        s.hand[base : base + charts.MARKER_KINDS] = [0] * charts.MARKER_KINDS
        for k in d.markers(f"hands.{PLAYER_NAMES[side]}", markers):
            s.hand[base + k] += 1
    for k in range(charts.MARKER_KINDS):
        held = s.hand[k] + s.hand[charts.MARKER_KINDS + k]
        s.pool[k] = charts.MARKER_COUNT[k] - held
        if s.pool[k] < 0:
            d.note(
                "hands",
                f"{held} markers {MARKER_IDS[k]} in both hands together; there are only {charts.MARKER_COUNT[k]}",
            )
            s.hand[k] = s.hand[charts.MARKER_KINDS + k] = 0
            s.pool[k] = charts.MARKER_COUNT[k]


# ---------------------------------------------------------------- units


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
    marked: dict[str, list[int]] = {flag: [] for flag in FLAGS}
    _place(d, s, marked)
    marked["aboard"] += _listed(d, s, "aboard", [u for u in range(forces.UNITS) if not forces.UNIT_FLEET[u]])
    marked["rebel"] += _listed(d, s, "rebels", [u for u in range(forces.UNITS) if forces.UNIT_AFFIL[u] == world.GUARD])
    marked["spent"] += _listed(d, s, "spent", range(forces.UNITS))
    marked["reacted"] += _listed(d, s, "reacted", range(forces.UNITS))
    for u in marked["aboard"]:
        s.aboard[u] = 1
    for u in marked["rebel"]:
        s.rebel[u] = 1
    spent = [0] * forces.UNITS
    for u in marked["spent"]:
        spent[u] |= FINISHED
    for u in marked["reacted"]:
        spent[u] |= REACTED
    s.spent = spent
    reindex(s)


def _place(d: Draft, s: War, marked: dict[str, list[int]]) -> None:
    """Counters named one by one first, then the next free ones of each kind."""
    kinds: list[tuple[int, str, int, list[str]]] = []
    placed: dict[int, int] = {}
    for name, value in d.table("units").items():
        try:
            h = space_named(name)
        except BadInput as error:
            d.note("units", error)
            continue
        for text in d.names(f"units.{name}", value):
            n, phrase, flags = _phrase(text)
            u = _UNITS.get(phrase, -1)
            if u < 0 or n > 1:
                kinds.append((h, phrase, n, flags))
            elif u in placed:
                both = (
                    f"{world.HEX_NAMES[placed[u]]} and in {world.HEX_NAMES[h]}"
                    if placed[u] != h
                    else f"{world.HEX_NAMES[h]} twice"
                )
                d.note("units", f"{forces.UNIT_KEY[u]} stands in {both}; a unit has one place")
            elif s.loc[u] == world.OUT:
                d.note(
                    "units", f"{forces.UNIT_KEY[u]} is dead and stands in {world.HEX_NAMES[h]}; one of both cannot be"
                )
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
    while parts and parts[-1] in FLAGS:
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
        h = _SPACES.get(words(name), -1)
        if h >= 0:
            here = [u for u in s.at[h] if u in fitting]
            if not here:
                d.note(key, f"no such unit stands in {name}")
            found += here
            continue
        try:
            u = unit_named(name)
        except BadInput as error:
            d.note(key, error)
            continue
        if s.loc[u] < 0:
            d.note(
                key,
                f"{forces.UNIT_KEY[u]} is not in play" + ("" if key == "removed" else "; give it a place under units"),
            )
        else:
            found.append(u)
    return found


# ---------------------------------------------------------------- what only a running game knows


def read_draws(d: Draft, s: War) -> None:
    """The markers that are drawn or lost first."""
    s.draw_script = d.markers("draws", d.data.get("draws", []))


def read_barred(d: Draft, s: War) -> None:
    """Provinces where an event bars tax, recruits and levy."""
    for p in d.meant("barred", d.listed("barred"), province_named):
        s.barred |= 1 << p


def read_area_placed(d: Draft, s: War) -> None:
    """Units placed in off-map areas in this phase."""
    s.area_placed = d.number("area_placed", d.data.get("area_placed", 0), 0, forces.UNITS)


def read_agreed(d: Draft, s: War) -> None:
    """What has been agreed upon."""
    s.agreed = d.whole("agreed", d.data.get("agreed", []))


def read_seen(d: Draft, s: War) -> None:
    """What a player has seen of the other's secrets."""
    for name, row in d.table("seen").items():
        if name not in PLAYER_NAMES or len(d.whole("seen", row)) != SEEN_ROW:
            d.note("seen", f"must be {SEEN_ROW} numbers for a player, not {name} = {shown(row)}")
        else:
            first = PLAYER_NAMES.index(name) * SEEN_ROW
            s.seen[first : first + SEEN_ROW] = row

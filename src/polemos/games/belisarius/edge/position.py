"""Positions: a war written by hand as a small TOML or JSON object. Tests, puzzles, bug reports and "what if" use it.

A position is a scenario and what differs from it. Everything but `scenario` may be left out:

    scenario = "1"
    options = ["pillage"]                   # optional rules in use
    turn = 2                                # default: the scenario's first
    player = "imperial"                     # whose player turn; default: barbarian, the first player
    phase = "operations"                    # event diplomacy taxation recruitment levy operations supply
    base = "empty"                          # nothing on the map; default "scenario": set up in the usual way
    control = { all = "neutral", persia = "barbarian" }
    sp = { imperial = 12 }
    hands = { imperial = ["agent", "2 treachery"] }    # out of the pool
    pillaged = ["Roma"]                     # hexes by number or town
    colonies = ["3030"]
    works = ["3433"]
    units = { "3433" = ["2 guard field_army", "guard fleet", "Justinian"], "Persia-area" = "persia garrison" }
    aboard = ["Guard-garrison-1"]           # units, or spaces: all land units there
    rebels = ["3030"]                       # guard units, or spaces: all guard units there
    removed = ["Narses", "Roma"]            # units, or all of a space, off the map
    dead = ["Justinian"]                    # out for ever
    spent = ["Mundas"]                      # done for this phase; `reacted`: done with its reaction
    barred = ["persia"]                     # by an event: no tax, recruits or levy
    dice = [3, 4]                           # the faces that come first
    draws = ["agent"]                       # the markers that are drawn or lost first
    seed = "7"
    dice_mode = "asked"

Names forgive: capitals, hyphens, underscores and spaces do not matter. A unit is a counter ("Guard-garrison-3"), a
leader, or a kind ("guard garrison": the next counter that is free; "3 guard garrison": three of them), with `aboard`,
`rebel`, `spent` or `reacted` behind it if need be. A marker is its name or a word of it ("pope", "donative"). Any list
may be a text with commas between, the dice a text of faces ("3 4").

On the base "empty" the control is the scenario's, treasuries and hands are empty, all markers lie in the pool.
The remaining keys, `generator`, `area_placed`, `agreed` and `seen`, hold what only a running game knows.
"""

from collections.abc import Iterable
from typing import Any, Final

from polemos.games.belisarius import sequence
from polemos.games.belisarius.choice_ids import MARKER_IDS, PROVINCE_IDS
from polemos.games.belisarius.data import cards, charts, forces, world
from polemos.games.belisarius.edge.invariants import invariants
from polemos.games.belisarius.rules import setup
from polemos.games.belisarius.rules.markers import fill_pool
from polemos.games.belisarius.state import (
    DIPLOMACY_PHASE,
    EVENT_PHASE,
    FINISHED,
    LEVY_PHASE,
    OPERATIONS_PHASE,
    REACTED,
    RECRUITMENT_PHASE,
    SEEN_ROW,
    SETUP_PHASE,
    SUPPLY_PHASE,
    TAXATION_PHASE,
    War,
    lift,
    put,
    reindex,
)
from polemos.games.belisarius.verbs import QUICK
from polemos.kernel.errors import BadInput, shown
from polemos.kernel.flow import NOBODY, choose, run
from polemos.room.positions import PositionParser, counted, named, unknown, words, written
from polemos.room.rules import Rules

PHASE_NAMES: Final = {
    "event": EVENT_PHASE,
    "diplomacy": DIPLOMACY_PHASE,
    "taxation": TAXATION_PHASE,
    "recruitment": RECRUITMENT_PHASE,
    "levy": LEVY_PHASE,
    "operations": OPERATIONS_PHASE,
    "supply": SUPPLY_PHASE,
}
STATES: Final = world.SIDE_NAMES
PLAYER_NAMES: Final = STATES[:2]
KEYS: Final = (
    *("scenario", "options", "turn", "player", "phase", "base", "control", "sp", "hands", "pillaged", "colonies"),
    *("works", "units", "aboard", "rebels", "removed", "dead", "spent", "reacted", "barred", "dice", "draws"),
    *("seed", "dice_mode", "generator", "area_placed", "agreed", "seen"),
)
RICHEST: Final = 1_000_000
"""Solidus points."""
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


class _Draft(PositionParser):
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


def laid_out(data: Any, rules: Rules[War]) -> War:
    """A war from a position at the very start of its phase: what comes next is on the agenda, nothing of it has run.

    Raises BadInput with every defect, one a line.
    """
    d = _Draft(data, rules, KEYS, "scenario and units")
    s = _base(d)
    side = PLAYER_NAMES.index(d.one_of("player", PLAYER_NAMES, PLAYER_NAMES[world.BARBARIAN]))
    phase = PHASE_NAMES[d.one_of("phase", PHASE_NAMES, "event")]
    card = cards.SCENARIOS[s.scenario - 1]
    s.turn = d.number("turn", data.get("turn", card.first_turn), card.first_turn, card.last_turn)
    s.phase = phase
    _map(d, s)
    _hands(d, s)
    spent = _units(d, s)
    _memory(d, s)
    d.bad += invariants(s)
    d.refuse()
    barred, area_placed = s.barred, s.area_placed
    sequence.resume(s, side, phase)
    s.barred, s.area_placed, s.spent = barred, area_placed, spent
    return s


def _base(d: _Draft) -> War:
    """The scenario, empty or set up in the usual way."""
    s: War = d.bare()
    if d.is_empty():
        s.sp = [0, 0]
        fill_pool(s)
        return s
    s.agenda = [setup.SetUp()]
    run(s)
    while s.actor != NOBODY:
        choose(s, QUICK if QUICK in s.opts else s.opts[0])
    return s


def _map(d: _Draft, s: War) -> None:
    """Control, treasuries, markers on the map."""
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
    for side, points in d.by_side("sp"):
        s.sp[side] = d.number(f"sp.{PLAYER_NAMES[side]}", points, 0, RICHEST)
    if "pillaged" in d.data:
        s.pillaged = d.spaces("pillaged")
    if "colonies" in d.data:
        s.colonies = d.spaces("colonies")
    if "works" in d.data:
        s.works = d.spaces("works")
    reindex(s)


def _hands(d: _Draft, s: War) -> None:
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


def _units(d: _Draft, s: War) -> list[int]:
    """Put the units where they belong; what each of them has done, as `War.spent` has it."""
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
    reindex(s)
    return spent


def _place(d: _Draft, s: War, marked: dict[str, list[int]]) -> None:
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


def _listed(d: _Draft, s: War, key: str, fit: Iterable[int]) -> list[int]:
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


def _memory(d: _Draft, s: War) -> None:
    """Faces and markers to come, and what was said, seen and placed before."""
    d.chances(s)
    s.draw_script = d.markers("draws", d.data.get("draws", []))
    for p in d.meant("barred", d.listed("barred"), province_named):
        s.barred |= 1 << p
    s.area_placed = d.number("area_placed", d.data.get("area_placed", 0), 0, forces.UNITS)
    s.agreed = d.whole("agreed", d.data.get("agreed", []))
    for name, row in d.table("seen").items():
        if name not in PLAYER_NAMES or len(d.whole("seen", row)) != SEEN_ROW:
            d.note("seen", f"must be {SEEN_ROW} numbers for a player, not {name} = {shown(row)}")
        else:
            first = PLAYER_NAMES.index(name) * SEEN_ROW
            s.seen[first : first + SEEN_ROW] = row


# ---------------------------------------------------------------- writing


def to_position(state: War) -> dict[str, Any]:
    """The position that describes a war: reading it gives the same war if a phase has just begun.

    In the midst of a phase it says what a position can: the phase begins anew, markers laid down are in the hand
    again and those on the table in the pool.
    """
    s = state
    card = cards.SCENARIOS[s.scenario - 1]
    during = s.phase != SETUP_PHASE
    phase = s.phase if during else EVENT_PHASE
    data: dict[str, Any] = {
        "scenario": str(s.scenario),
        "turn": s.turn,
        "player": PLAYER_NAMES[s.player],
        "phase": next(name for name, n in PHASE_NAMES.items() if n == phase),
        "control": {
            PROVINCE_IDS[p]: STATES[s.control[p]]
            for p in range(world.PROVINCE_COUNT)
            if s.control[p] != card.control[p]
        },
        "sp": {PLAYER_NAMES[p]: s.sp[p] for p in (world.IMPERIAL, world.BARBARIAN)},
        "hands": {PLAYER_NAMES[p]: _hand(s, p) for p in (world.IMPERIAL, world.BARBARIAN) if _hand(s, p)},
        "units": {world.HEX_NAMES[h]: [forces.UNIT_KEY[u] for u in s.at[h]] for h in range(world.SPACES) if s.at[h]},
        "dead": [forces.UNIT_KEY[forces.JUSTINIAN]] if s.loc[forces.JUSTINIAN] == world.OUT else [],
        "barred": [PROVINCE_IDS[p] for p in range(world.PROVINCE_COUNT) if s.barred >> p & 1],
        "draws": [MARKER_IDS[k] for k in s.draw_script],
        "area_placed": s.area_placed,
        "agreed": s.agreed[:],
        "seen": {
            PLAYER_NAMES[p]: s.seen[p * SEEN_ROW : (p + 1) * SEEN_ROW]
            for p in (world.IMPERIAL, world.BARBARIAN)
            if any(n >= 0 for n in s.seen[p * SEEN_ROW : (p + 1) * SEEN_ROW])
        },
    }
    for key, hexes in (("pillaged", s.pillaged), ("colonies", s.colonies), ("works", s.works)):
        data[key] = [world.HEX_NAMES[h] for h in hexes]
    for key, row, bit in (("aboard", s.aboard, 1), ("rebels", s.rebel, 1), ("spent", s.spent, FINISHED)):
        data[key] = [forces.UNIT_KEY[u] for u in range(forces.UNITS) if row[u] & bit]
    data["reacted"] = [forces.UNIT_KEY[u] for u in range(forces.UNITS) if s.spent[u] & REACTED]
    return written(s, data, KEYS, ([], {}, 0))


def _hand(s: War, side: int) -> list[str]:
    found = []
    for k in range(charts.MARKER_KINDS):
        n = s.hand[side * charts.MARKER_KINDS + k] + s.committed[side * charts.MARKER_KINDS + k]
        if n:
            found.append(MARKER_IDS[k] if n == 1 else f"{n} {MARKER_IDS[k]}")
    return found

"""Reading the positions of a battle: what stands under each key, taken into a state; every defect is noted."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from polemos.games.alexander import state
from polemos.games.alexander.data import ground, setting, tables
from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.edge.position_names import KIND_OF_PHASE, LOSSES, MARKER_NAMES, PHASE_NAMES
from polemos.games.alexander.rules.standing_orders import KIND_NAMES, WISH_NAMES
from polemos.games.alexander.state import Battle
from polemos.kernel.errors import BadInput, shown
from polemos.room.positions import PositionParser, counted, named, words

LED: Final = (state.MOVEMENT, state.SHOCK, state.MOMENTUM_PHASE)
"""Phases that belong to one leader."""
MANY: Final = 99
MOST: Final = 999
"""More than any number in a list such as "330 mac.hy.1"."""


def aliases(section: str, ids: Iterable[str], names: Iterable[str]) -> dict[str, int]:
    """Number by id and by name."""
    found: dict[str, int] = {}
    for n, (key, name) in enumerate(zip(ids, names, strict=True)):
        for text in (name, *tables.NAMES[section].get(name, ())):
            found.setdefault(words(text), n)
        found[words(key)] = n
    return found


class Draft(PositionParser):
    """A position on its way to a battle."""

    g: setting.Setting
    units_called: dict[str, int]
    leaders_called: dict[str, int]

    def know(self, g: setting.Setting) -> None:
        """What its units and leaders are called."""
        self.g = g
        self.units_called = aliases("units", g.unit_id, g.unit_name)
        self.leaders_called = aliases("leaders", g.leader_id, g.leader_name)

    def unit(self, text: str) -> int:
        """A unit by its id or name. Raises BadInput."""
        return named("unit", text, self.units_called, f"one such as '{self.g.unit_id[0]}'")

    def leader(self, text: str) -> int:
        """A leader by his id or name. Raises BadInput."""
        return named("leader", text, self.leaders_called, f"one such as '{self.g.leader_id[0]}'")

    def units(self, key: str) -> list[int]:
        """The units under a key."""
        return self.meant(key, self.listed(key), self.unit)

    def by_unit(self, key: str) -> list[tuple[int, Any]]:
        """What a table, or a list such as "2 mac.hy.1", says of each unit."""
        return self._by_name(key, self.unit)

    def by_leader(self, key: str) -> list[tuple[int, Any]]:
        """What a table or such a list says of each leader."""
        return self._by_name(key, self.leader)

    def _by_name(self, key: str, reader: Callable[[str], int]) -> list[tuple[int, Any]]:
        found: list[tuple[int, Any]] = []
        if isinstance(self.data.get(key), str | list):
            for text in self.listed(key):
                value, name = counted(text, MOST)
                found += [(n, value) for n in self.meant(key, [name], reader)]
            return found
        for name, value in self.table(key).items():
            found += [(n, value) for n in self.meant(key, [name], reader)]
        return found

    def hex_named(self, text: str) -> int:
        """A hex of the field by its printed number. Raises BadInput."""
        if len(text) == 4 and text.isdecimal():
            h = ground.code(int(text[:2]), int(text[2:]))
            if h != ground.NOWHERE:
                return h
        raise BadInput(f"unknown hex {shown(text)}; a hex is a number such as '2617'")


def nobody_there(s: Battle) -> None:
    """Nobody is in the battle."""
    for u in range(len(s.loc)):
        state.lift(s, u)
        s.status[u] = state.UNUSED
    for m in range(len(s.lead_loc)):
        state.lift_leader(s, m)
        s.lead_status[m] = state.UNUSED


def read_turn(d: Draft, s: Battle) -> None:
    """The number of the turn."""
    s.turn = d.number("turn", d.data.get("turn", 1), 1, MANY)


def read_phase(d: Draft, s: Battle) -> None:
    """The phase that begins."""
    s.phase = PHASE_NAMES.index(d.one_of("phase", PHASE_NAMES, PHASE_NAMES[state.ACTIVATION]))


def read_facing(d: Draft, s: Battle) -> None:
    """Facing, on which with the formation the second hex of a unit depends."""
    facing = d.by_unit("facing")
    for u, degrees in facing:
        s.facing[u] = d.number(f"facing.{d.g.unit_id[u]}", degrees, 0, 30 * FACINGS - 1) // 30
    for u in range(d.g.units):
        if (s.form[u] == state.COLUMN) == bool(s.facing[u] % 2):
            if any(u == other for other, _ in facing):
                where = "hexside (0, 60, ...)" if s.form[u] == state.COLUMN else "vertex (30, 90, ...)"
                d.note(f"facing.{d.g.unit_id[u]}", f"must be towards a {where}")
            s.facing[u] = (s.facing[u] + 1) % FACINGS


def read_pieces(d: Draft, s: Battle) -> None:
    """Units and leaders on their hexes as they face, the losses off the map."""
    read_facing(d, s)
    g = d.g
    for key, status in LOSSES:
        for name in d.listed(key):
            if words(name) in d.leaders_called:
                m = d.leaders_called[words(name)]
                state.lift_leader(s, m)
                s.lead_status[m] = status
                continue
            for u in d.meant(key, [name], d.unit):
                state.lift(s, u)
                s.status[u] = status
    lowers = {u for u, _ in d.by_unit("deep")}
    placed: dict[int, int] = {}
    waiting: list[tuple[int, int]] = []
    for text, value in d.table("pieces").items():
        try:
            h = d.hex_named(str(text))
        except BadInput as error:
            d.note("pieces", error)
            continue
        for name in d.names(f"pieces.{text}", value):
            if words(name) in d.leaders_called and words(name) not in d.units_called:
                m = d.leaders_called[words(name)]
                state.put_leader(s, m, h)
                s.lead_status[m] = state.ON_MAP
                continue
            for u in d.meant(f"pieces.{text}", [name], d.unit):
                if u in placed:
                    d.note("pieces", f"{g.unit_id[u]} stands in {ground.label(placed[u])} and in {ground.label(h)}")
                    continue
                placed[u] = h
                waiting.append((u, h))
    for u, _ in waiting:
        state.lift(s, u)
    for u, upper in d.by_unit("deep"):
        for other in d.meant("deep", [str(upper)], d.unit):
            s.deep[u], s.deep[other] = other, u
            s.beneath[u] = 1
    # who faces otherwise than in the set-up, or marches in column, stands otherwise
    for u, h in enumerate(s.loc):
        if h >= 0 and u not in placed and d.g.double[u] and s.tail[u] != state.second_hex(h, s.facing[u]):
            waiting.append((u, h))
            state.lift(s, u)
    for u, h in waiting:
        _stand(d, s, u, h, lowers)
    _stacked(d, s)


def _stacked(d: Draft, s: Battle) -> None:
    """Both phalanxes of a double depth stand in the same two hexes [9.62a]."""
    names = d.g.unit_id
    for u in range(d.g.units):
        upper = s.deep[u]
        if not s.beneath[u] or upper < 0:
            continue
        away = [v for v in (u, upper) if s.loc[v] < 0]
        if away:
            d.note(
                f"deep.{names[u]}", f"{names[away[0]]} is not on the field; name both phalanxes in one hex of pieces"
            )
        elif state.hexes(s, u) != state.hexes(s, upper):
            where = f"{names[u]} stands in {ground.label(s.loc[u])}, {names[upper]} in {ground.label(s.loc[upper])}"
            d.note(f"deep.{names[u]}", f"{where}; they must stand in the same hexes and face alike")


def _stand(d: Draft, s: Battle, u: int, h: int, lowers: set[int]) -> None:
    """A unit takes its place."""
    tail = state.second_hex(h, s.facing[u]) if d.g.double[u] else -1
    if tail == ground.NOWHERE:
        d.note(f"pieces.{ground.label(h)}", f"the second hex of {d.g.unit_id[u]} lies off the map")
        return
    taken = [x for x in (h, tail) if x >= 0 and s.at[x] >= 0]
    if taken and u not in lowers:
        d.note(
            f"pieces.{ground.label(h)}",
            f"{d.g.unit_id[u]} and {d.g.unit_id[s.at[taken[0]]]} both stand in {ground.label(taken[0])}",
        )
        return
    state.put(s, u, h, tail)
    s.status[u] = state.ON_MAP


def reads_flag(key: str, row: str, value: int) -> Callable[[Draft, Battle], None]:
    """Reads a state that units are in."""

    def read(d: Draft, s: Battle) -> None:
        for u in d.units(key):
            getattr(s, row)[u] = value

    return read


def read_hits(d: Draft, s: Battle) -> None:
    for u, n in d.by_unit("hits"):
        s.hits[u] = d.number(f"hits.{d.g.unit_id[u]}", n, 0, MANY)


def read_finished(d: Draft, s: Battle) -> None:
    for m in d.meant("finished", d.listed("finished"), d.leader):
        s.rank[m] = state.FINISHED


def read_no_momentum(d: Draft, s: Battle) -> None:
    for m in d.meant("no_momentum", d.listed("no_momentum"), d.leader):
        s.no_momentum[m] = 1


def read_phases(d: Draft, s: Battle) -> None:
    """More than three where a leader has been reactivated [5.14]."""
    for m, n in d.by_leader("phases"):
        s.phases[m] = d.number("phases", n, 0, MANY)


def read_wounds(d: Draft, s: Battle) -> None:
    for m, n in d.by_leader("wounds"):
        s.wound[m] = d.number("wounds", n, 0, MANY)


def read_commanders(d: Draft, s: Battle) -> None:
    for side, name in d.by_side("commanders"):
        if name == "":
            s.commanders[side] = -1
            continue
        for m in d.meant("commanders", [str(name)], d.leader):
            s.commanders[side] = m


def read_standing(d: Draft, s: Battle) -> None:
    """Standing orders: what, and what is wanted."""
    for side, value in d.by_side("standing"):
        for text in d.names("standing", value):
            kind, _, wish = text.partition(" ")
            if kind in KIND_NAMES and wish in WISH_NAMES:
                s.order[side * state.ORDERS + KIND_NAMES.index(kind)] = WISH_NAMES.index(wish)
            else:
                d.note("standing", f"unknown {shown(text)}; one is '{KIND_NAMES[0]} {WISH_NAMES[0]}'")


def read_special(d: Draft, s: Battle) -> None:
    s.special = d.number("special", d.data.get("special", 0), 0, 2**20)


def read_markers(d: Draft, s: Battle) -> None:
    """The marker of each leader, or the leaders of each marker."""
    for key, value in d.table("markers").items():
        if key in MARKER_NAMES:
            for m in d.meant("markers", d.names("markers", value), d.leader):
                s.marker[m] = MARKER_NAMES.index(key)
            continue
        for m in d.meant("markers", [key], d.leader):
            if value in MARKER_NAMES:
                s.marker[m] = MARKER_NAMES.index(value)
            else:
                d.note("markers", f"unknown {shown(value)}; there are {', '.join(MARKER_NAMES)}")


def read_kind(d: Draft, s: Battle) -> None:
    s.kind = KIND_OF_PHASE.index(d.one_of("kind", KIND_OF_PHASE, KIND_OF_PHASE[0]))


def read_active(d: Draft, s: Battle) -> None:
    """Whose phase it is."""
    name = d.data.get("active", "")
    if not name:
        if s.phase in LED:
            d.note("active", f"the phase {PHASE_NAMES[s.phase]} belongs to a leader; name him")
        return
    for m in d.meant("active", [str(name)], d.leader):
        if s.lead_status[m] != state.ON_MAP:
            d.note("active", f"{d.g.leader_id[m]} is not on the map")
            continue
        s.lead = m
        s.rank[m] = state.ACTIVE


def read_orders(d: Draft, s: Battle) -> None:
    """The individual orders that the leader who acts has left: all, if nothing is said; without one they are none."""
    usual = state.initiative(s, s.lead) if s.lead >= 0 else 0
    left = d.number("orders", d.data.get("orders", usual), 0, MANY)
    if s.lead >= 0:
        s.orders = left

"""Where units and leaders of a position stand and how they face: read out of it, and written."""

from collections.abc import Iterable

from polemos.games.alexander import state
from polemos.games.alexander.data import ground, setting, tables
from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.edge.position_names import LOSSES
from polemos.games.alexander.rules.reactions.withdrawal_plans import lay
from polemos.games.alexander.state import NO_MARKER, Battle, reindex
from polemos.kernel.errors import BadInput, shown
from polemos.room.positions import Named, PositionParser, words


def aliases(section: str, ids: Iterable[str], names: Iterable[str]) -> dict[str, int]:
    """Number by id and by name."""
    found: dict[str, int] = {}
    for n, (key, name) in enumerate(zip(ids, names, strict=True)):
        for text in (name, *tables.NAMES[section].get(name, ())):
            found.setdefault(words(text), n)
        found[words(key)] = n
    return found


class Draft(PositionParser):
    """A position on its way to a battle. g: its facts; unit, leader: their numbers by id or name."""

    g: setting.Setting
    unit: Named
    leader: Named

    def bare(self) -> Battle:
        """A battle of the scenario, whose units and leaders are known from now on."""
        s: Battle = super().bare()
        g = self.g = setting.setting_of(s.scenario)
        self.unit = Named("unit", aliases("units", g.unit_id, g.unit_name), f"one such as '{g.unit_id[0]}'")
        self.leader = Named("leader", aliases("leaders", g.leader_id, g.leader_name), f"one such as '{g.leader_id[0]}'")
        return s

    def check(self, s: Battle) -> None:
        """What is wrong with a battle that could be read, when the lines with a withdrawal marker are laid."""
        if self.bad:
            return
        reindex(s)
        for m, marker in enumerate(s.marker):
            if marker != NO_MARKER:
                lay(s, m, marker)
        super().check(s)


def hex_named(text: str) -> int:
    """A hex of the field by its printed number. Raises BadInput."""
    if len(text) == 4 and text.isdecimal():
        h = ground.code(int(text[:2]), int(text[2:]))
        if h != ground.NOWHERE:
            return h
    raise BadInput(f"unknown hex {shown(text)}; a hex is a number such as '2617'")


def read_facing(d: Draft, s: Battle) -> None:
    """Facing, on which with the formation the second hex of a unit depends."""
    facing = d.by_name("facing", d.unit)
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
            m = d.leader.find(name)
            if m >= 0:
                state.lift_leader(s, m)
                s.lead_status[m] = status
                continue
            for u in d.meant(key, [name], d.unit):
                state.lift(s, u)
                s.status[u] = status
    deep = d.by_name("deep", d.unit)
    placed: dict[int, int] = {}
    waiting: list[tuple[int, int]] = []
    for h, where, name in d.placed("pieces", hex_named):
        m = d.leader.find(name)
        if m >= 0 and d.unit.find(name) < 0:
            state.put_leader(s, m, h)
            s.lead_status[m] = state.ON_MAP
            continue
        for u in d.meant(where, [name], d.unit):
            if u in placed:
                d.note("pieces", f"{g.unit_id[u]} stands in {ground.label(placed[u])} and in {ground.label(h)}")
                continue
            placed[u] = h
            waiting.append((u, h))
    for u, _ in waiting:
        state.lift(s, u)
    for u, upper in deep:
        for other in d.meant("deep", [str(upper)], d.unit):
            s.deep[u], s.deep[other] = other, u
            s.beneath[u] = 1
    # who faces otherwise than in the set-up, or marches in column, stands otherwise
    for u, h in enumerate(s.loc):
        if h >= 0 and u not in placed and d.g.double[u] and s.tail[u] != state.second_hex(h, s.facing[u]):
            waiting.append((u, h))
            state.lift(s, u)
    for u, h in waiting:
        _stand(d, s, u, h, any(u == lower for lower, _ in deep))
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


def _stand(d: Draft, s: Battle, u: int, h: int, lower: bool) -> None:
    """A unit takes its place; lower: beneath another one."""
    tail = state.second_hex(h, s.facing[u]) if d.g.double[u] else -1
    if tail == ground.NOWHERE:
        d.note(f"pieces.{ground.label(h)}", f"the second hex of {d.g.unit_id[u]} lies off the map")
        return
    taken = [x for x in (h, tail) if x >= 0 and s.at[x] >= 0]
    if taken and not lower:
        d.note(
            f"pieces.{ground.label(h)}",
            f"{d.g.unit_id[u]} and {d.g.unit_id[s.at[taken[0]]]} both stand in {ground.label(taken[0])}",
        )
        return
    state.put(s, u, h, tail)
    s.status[u] = state.ON_MAP


# ---------------------------------------------------------------- writing


def on_the_field(s: Battle) -> dict[str, list[str]]:
    """Units and leaders by their hexes."""
    g = state.setting(s)
    pieces: dict[str, list[str]] = {}
    for u, h in enumerate(s.loc):
        if h >= 0 and u != s.passer:
            pieces.setdefault(ground.label(h), []).append(g.unit_id[u])
    for m, h in enumerate(s.lead_loc):
        if h >= 0:
            pieces.setdefault(ground.label(h), []).append(g.leader_id[m])
    return dict(sorted(pieces.items()))


def facings(s: Battle) -> list[str]:
    """Which way the units on the field face, in degrees."""
    units = state.setting(s).unit_id
    return [f"{30 * s.facing[u]} {units[u]}" for u, h in enumerate(s.loc) if h >= 0]


def depths(s: Battle) -> dict[str, str]:
    """The phalanxes that stand beneath others."""
    units = state.setting(s).unit_id
    return {key: units[s.deep[u]] for u, key in enumerate(units) if s.beneath[u]}

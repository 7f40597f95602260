"""Positions: a battle written by hand as a small TOML or JSON object. Tests, puzzles, bug reports and "what if" use it.

A position is a scenario and what differs from it. Everything but `scenario` may be left out:

    scenario = "issus"
    options = ["drift"]                     # optional rules in use
    turn = 2
    phase = "movement"                      # markers elite activation movement shock momentum rout withdrawal
    active = "mac.craterus"                 # the leader whose phase it is; needed for movement, shock, momentum
    kind = "first"                          # his phase: first momentum elite reactivation shock-only
    orders = 3                              # individual orders that he has left
    base = "empty"                          # nobody on the map; default "scenario": its set-up
    pieces = { 4015 = ["mac.hy.1", "mac.nicanor"], 2819 = "mac.ph.amyntas" }  # units and leaders, by hex
    facing = { "mac.hy.1" = 330 }           # degrees clockwise from the top; a vertex, in column a hexside; or a list:
                                            # ["330 mac.hy.1"], and so too hits, phases, wounds
    hits = { "mac.hy.1" = 2 }
    moved = ["mac.hy.1"]                    # also: routed rallied column square charge low out screen_low screen_out
    must_check = ["mac.hy.1"]               #       must_check no_check
    deep = { "mac.ph.amyntas" = "mac.ph.meleager" }                           # the lower one under the upper one
    eliminated = ["per.li.1"]               # lost; also: gone (off the map), free (off it without rout points)
    finished = ["mac.craterus"]             # leaders; also: no_momentum
    phases = { "mac.craterus" = 1 }         # Orders Phases had this turn
    wounds = { "mac.alexander" = 1 }
    markers = { "mac.alexander" = "PW" }    # pre-arranged withdrawal, secret: PW or none; or
                                            # { PW = ["mac.alexander"] }
    commanders = { macedonian = "mac.philip" }
    standing = { macedonian = ["entry-fire never"] }
    dice = [3, 4]                           # the faces that come first
    seed = "7"
    dice_mode = "asked"

Names forgive: capitals, hyphens, underscores and spaces do not matter; a unit may be called by its name too. The hex of
a double-size unit is that of its left half, in column of its head. On the base "empty" whoever is not named is not in
the battle. The key `generator` holds what only a running game knows; `special` the numbers of a scenario's own rules.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from polemos.games.alexander import sequence, state
from polemos.games.alexander.data import ground, setting, tables
from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.edge.invariants import invariants
from polemos.games.alexander.rules.reactions.withdrawal_plans import lay
from polemos.games.alexander.rules.standing_orders import KIND_NAMES, WISH_NAMES, defaults
from polemos.games.alexander.state import Battle
from polemos.kernel.errors import BadInput, shown
from polemos.room.positions import PositionParser, counted, named, words, written
from polemos.room.rules import Rules

PHASE_NAMES: Final = ("markers", "elite", "activation", "movement", "shock", "momentum", "rout", "withdrawal")
KIND_OF_PHASE: Final = ("first", "momentum", "elite", "reactivation", "shock-only")
#: Lists of units, the row that they speak of, and its value.
FLAGS: Final[tuple[tuple[str, str, int], ...]] = (
    ("moved", "moved", 1),
    ("routed", "routed", 1),
    ("rallied", "rallied", 1),
    ("column", "form", state.COLUMN),
    ("square", "form", state.SQUARE),
    ("charge", "form", state.CHARGE),
    ("low", "ammo", tables.LOW),
    ("out", "ammo", tables.OUT),
    ("screen_low", "screen", tables.LOW),
    ("screen_out", "screen", tables.OUT),
    ("must_check", "mark", state.MUST_CHECK),
    ("no_check", "mark", state.NO_CHECK),
)
LOSSES: Final = (("eliminated", state.ELIMINATED), ("gone", state.GONE), ("free", state.LEFT_FREE))
KEYS: Final = (
    *("scenario", "options", "turn", "phase", "active", "kind", "orders", "base", "pieces", "facing", "hits"),
    *(key for key, _, _ in FLAGS),
    *("deep", "eliminated", "gone", "free", "finished", "no_momentum", "phases", "wounds", "markers", "commanders"),
    *("standing", "special", "dice", "seed", "dice_mode", "generator"),
)
LED: Final = (state.MOVEMENT, state.SHOCK, state.MOMENTUM_PHASE)
"""Phases that belong to one leader."""
MANY: Final = 99
MOST: Final = 999
"""More than any number in a list such as "330 mac.hy.1"."""
MARKER_NAMES: Final = ("no", "PW", "none")


def _aliases(section: str, ids: Iterable[str], names: Iterable[str]) -> dict[str, int]:
    """Number by id and by name."""
    found: dict[str, int] = {}
    for n, (key, name) in enumerate(zip(ids, names, strict=True)):
        for text in (name, *tables.NAMES[section].get(name, ())):
            found.setdefault(words(text), n)
        found[words(key)] = n
    return found


class _Draft(PositionParser):
    """A position on its way to a battle."""

    g: setting.Setting
    units_called: dict[str, int]
    leaders_called: dict[str, int]

    def know(self, g: setting.Setting) -> None:
        """What its units and leaders are called."""
        self.g = g
        self.units_called = _aliases("units", g.unit_id, g.unit_name)
        self.leaders_called = _aliases("leaders", g.leader_id, g.leader_name)

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


def laid_out(data: Any, rules: Rules[Battle]) -> Battle:
    """A battle from a position at the very start of its phase: what comes next is on the agenda, nothing of it has run.

    Raises BadInput with every defect, one a line.
    """
    d = _Draft(data, rules, KEYS, "scenario and pieces")
    s: Battle = d.bare()
    d.know(setting.setting_of(s.scenario))
    if d.is_empty():
        _clear(s)
    s.turn = d.number("turn", d.data.get("turn", 1), 1, MANY)
    s.phase = PHASE_NAMES.index(d.one_of("phase", PHASE_NAMES, PHASE_NAMES[state.ACTIVATION]))
    _faces(d, s)
    _pieces(d, s)
    _state_of_units(d, s)
    _state_of_leaders(d, s)
    _active(d, s)
    d.chances(s)
    if not d.bad:
        state.reindex(s)
        for m in range(d.g.leaders):
            if s.marker[m] != state.NO_MARKER:
                lay(s, m, s.marker[m])
        d.bad += invariants(s)
    d.refuse()
    s.agenda = sequence.agenda_for(s)
    return s


def _clear(s: Battle) -> None:
    """Nobody is in the battle."""
    for u in range(len(s.loc)):
        state.lift(s, u)
        s.status[u] = state.UNUSED
    for m in range(len(s.lead_loc)):
        state.lift_leader(s, m)
        s.lead_status[m] = state.UNUSED


def _faces(d: _Draft, s: Battle) -> None:
    """Formation and facing, on which the second hex of a unit depends."""
    for key, row, value in FLAGS:
        for u in d.units(key):
            getattr(s, row)[u] = value
    facing = d.by_unit("facing")
    for u, degrees in facing:
        s.facing[u] = d.number(f"facing.{d.g.unit_id[u]}", degrees, 0, 30 * FACINGS - 1) // 30
    for u in range(d.g.units):
        if (s.form[u] == state.COLUMN) == bool(s.facing[u] % 2):
            if any(u == other for other, _ in facing):
                where = "hexside (0, 60, ...)" if s.form[u] == state.COLUMN else "vertex (30, 90, ...)"
                d.note(f"facing.{d.g.unit_id[u]}", f"must be towards a {where}")
            s.facing[u] = (s.facing[u] + 1) % FACINGS


def _pieces(d: _Draft, s: Battle) -> None:
    """Units and leaders on their hexes, the losses off the map."""
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


def _stacked(d: _Draft, s: Battle) -> None:
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


def _stand(d: _Draft, s: Battle, u: int, h: int, lowers: set[int]) -> None:
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


def _state_of_units(d: _Draft, s: Battle) -> None:
    for u, n in d.by_unit("hits"):
        s.hits[u] = d.number(f"hits.{d.g.unit_id[u]}", n, 0, MANY)


def _state_of_leaders(d: _Draft, s: Battle) -> None:
    for m in d.meant("finished", d.listed("finished"), d.leader):
        s.rank[m] = state.FINISHED
    for m in d.meant("no_momentum", d.listed("no_momentum"), d.leader):
        s.no_momentum[m] = 1
    for m, n in d.by_leader("phases"):
        # more than three where he has been reactivated [5.14]
        s.phases[m] = d.number("phases", n, 0, MANY)
    for m, n in d.by_leader("wounds"):
        s.wound[m] = d.number("wounds", n, 0, MANY)
    _markers(d, s)
    for side, name in d.by_side("commanders"):
        if name == "":
            s.commanders[side] = -1
            continue
        for m in d.meant("commanders", [str(name)], d.leader):
            s.commanders[side] = m
    for side, value in d.by_side("standing"):
        for text in d.names("standing", value):
            kind, _, wish = text.partition(" ")
            if kind in KIND_NAMES and wish in WISH_NAMES:
                s.order[side * state.ORDERS + KIND_NAMES.index(kind)] = WISH_NAMES.index(wish)
            else:
                d.note("standing", f"unknown {shown(text)}; one is '{KIND_NAMES[0]} {WISH_NAMES[0]}'")
    s.special = d.number("special", d.data.get("special", 0), 0, 2**20)


def _markers(d: _Draft, s: Battle) -> None:
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


def _active(d: _Draft, s: Battle) -> None:
    """Whose phase it is."""
    s.kind = KIND_OF_PHASE.index(d.one_of("kind", KIND_OF_PHASE, KIND_OF_PHASE[0]))
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
        s.orders = d.number("orders", d.data.get("orders", state.initiative(s, m)), 0, MANY)


# ---------------------------------------------------------------- writing


def to_position(s: Battle) -> dict[str, Any]:
    """The position that describes a battle: reading it gives the same battle if a phase has just begun.

    In the midst of a phase it says what a position can: the phase begins anew.
    """
    g = setting.setting_of(s.scenario)
    pieces: dict[str, list[str]] = {}
    for u, h in enumerate(s.loc):
        if h >= 0 and u != s.passer:
            pieces.setdefault(ground.label(h), []).append(g.unit_id[u])
    for m, h in enumerate(s.lead_loc):
        if h >= 0:
            pieces.setdefault(ground.label(h), []).append(g.leader_id[m])
    data: dict[str, Any] = {
        "scenario": setting.SCENARIOS[s.scenario],
        "turn": s.turn,
        "phase": PHASE_NAMES[s.phase],
        "active": g.leader_id[s.lead] if s.lead >= 0 else "",
        "kind": KIND_OF_PHASE[s.kind],
        "orders": s.orders if s.lead >= 0 else [],
        "pieces": dict(sorted(pieces.items())),
        "facing": [f"{30 * s.facing[u]} {g.unit_id[u]}" for u, h in enumerate(s.loc) if h >= 0],
        "hits": [f"{n} {g.unit_id[u]}" for u, n in enumerate(s.hits) if n and s.loc[u] >= 0],
        **{
            key: [g.unit_id[u] for u, n in enumerate(getattr(s, row)) if n == value and s.loc[u] >= 0]
            for key, row, value in FLAGS
        },
        "deep": {g.unit_id[u]: g.unit_id[s.deep[u]] for u in range(g.units) if s.beneath[u]},
        **{key: _off(s, g, status) for key, status in LOSSES},
        "finished": [g.leader_id[m] for m, rank in enumerate(s.rank) if rank == state.FINISHED],
        "no_momentum": [g.leader_id[m] for m, n in enumerate(s.no_momentum) if n],
        "phases": [f"{n} {g.leader_id[m]}" for m, n in enumerate(s.phases) if n],
        "wounds": [f"{n} {g.leader_id[m]}" for m, n in enumerate(s.wound) if n],
        "markers": {
            name: leaders
            for n, name in enumerate(MARKER_NAMES)
            if n != state.NO_MARKER
            and (leaders := [g.leader_id[m] for m, marker in enumerate(s.marker) if marker == n])
        },
        "commanders": {
            setting.SIDE_NAMES[p]: g.leader_id[m] if m >= 0 else ""
            for p, m in enumerate(s.commanders)
            if m != g.overall[p]
        },
        "standing": {setting.SIDE_NAMES[p]: wishes for p in (0, 1) if (wishes := _wishes(s, p))},
        "special": s.special or [],
    }
    if not data["active"]:
        del data["active"]
    if data["kind"] == KIND_OF_PHASE[0]:
        del data["kind"]
    return written(s, data, KEYS)


def _off(s: Battle, g: setting.Setting, status: int) -> list[str]:
    return [
        *(g.unit_id[u] for u, n in enumerate(s.status) if n == status),
        *(g.leader_id[m] for m, n in enumerate(s.lead_status) if n == status),
    ]


def _wishes(s: Battle, side: int) -> list[str]:
    rows = s.order[side * state.ORDERS : (side + 1) * state.ORDERS]
    usual = defaults()
    return [f"{KIND_NAMES[n]} {WISH_NAMES[wish]}" for n, wish in enumerate(rows[: len(KIND_NAMES)]) if wish != usual[n]]

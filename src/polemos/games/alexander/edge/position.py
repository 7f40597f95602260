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

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from polemos.games.alexander import sequence, state, verbs
from polemos.games.alexander.data.setting import CONTINGENT, SIDE_NAMES, Setting
from polemos.games.alexander.data.tables import CAVALRY, EL, INFANTRY, NO_WEAPON
from polemos.games.alexander.data.words import SCENARIOS
from polemos.games.alexander.edge.messages import PEOPLE
from polemos.games.alexander.edge.position_names import FLAGS as STATES
from polemos.games.alexander.edge.position_names import KIND_OF_PHASE, LOSSES, MARKER_NAMES, PHASE_NAMES
from polemos.games.alexander.edge.position_pieces import Draft, depths, facings, on_the_field, read_pieces
from polemos.games.alexander.rules.standing_orders import KIND_NAMES, WISH_NAMES, defaults
from polemos.games.alexander.state import NO_MARKER, ORDERS, Battle, setting
from polemos.kernel.errors import shown
from polemos.room import position_keys as keys
from polemos.room.palette import BEARINGS, CHOICE, COUNTS, FLAGS, NUMBER, Ask, KitForm
from polemos.room.view_models import Field, Pick

PIECES_KEY: Final = "pieces"
LED: Final = (state.MOVEMENT, state.SHOCK, state.MOMENTUM_PHASE)
"""Phases that belong to one leader."""
MANY: Final = 99

# the most that a form asks for
MOST_HITS: Final = 20
MOST_ORDERS: Final = 9
MOST_PHASES: Final = 9
"""Three by himself and by momentum, more by reactivation [5.14]."""
MOST_WOUNDS: Final = 4
STEP: Final = 30
"""Degrees between two facings."""

# headings of the form
WHEN: Final = "group-turn"
OF_LEADERS: Final = "group-leaders"
OF_UNITS: Final = "group-units"
NOBODY_ACTS: Final = ""


def base(s: Battle, empty: bool) -> None:
    """The battle as it is set up, or nobody in it."""
    if not empty:
        return
    for u in range(len(s.loc)):
        state.lift(s, u)
        s.status[u] = state.UNUSED
    for m in range(len(s.lead_loc)):
        state.lift_leader(s, m)
        s.lead_status[m] = state.UNUSED


def begin(s: Battle) -> None:
    """The phase of a position is the next thing to do."""
    s.agenda = sequence.agenda_for(s)


# ---------------------------------------------------------------- picks of a form


def chiefs(form: KitForm, leaders: Iterable[int] | None = None) -> list[Pick]:
    """Some leaders, or all of them."""
    g = setting(form.s)
    some = range(g.leaders) if leaders is None else leaders
    return [Pick(g.leader_id[m], form.name(verbs.LEADER, g.lead_gid[m])) for m in some]


def troops(form: KitForm, units: Iterable[int] | None = None) -> list[Pick]:
    """Some units, or all of them."""
    g = setting(form.s)
    some = range(g.units) if units is None else units
    return [Pick(g.unit_id[u], form.name(verbs.UNIT, g.gid[u])) for u in some]


def everybody(form: KitForm) -> list[Pick]:
    """Every unit and every leader."""
    return [*troops(form), *chiefs(form)]


def nobody(form: KitForm) -> Pick:
    """No leader."""
    return Pick(NOBODY_ACTS, form.t("side-nobody"))


# ---------------------------------------------------------------- whose phase it is


def _read_active(d: Draft, s: Battle) -> None:
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


def _who_may_act(form: KitForm) -> list[Pick]:
    """Everybody but contingent commanders, and nobody."""
    g = setting(form.s)
    return [nobody(form), *chiefs(form, [m for m in range(g.leaders) if g.initiative[m] != CONTINGENT])]


def _read_orders(d: Draft, s: Battle) -> None:
    """The individual orders that the leader who acts has left: all, if nothing is said; without one they are none."""
    usual = state.initiative(s, s.lead) if s.lead >= 0 else 0
    left = d.number("orders", d.data.get("orders", usual), 0, MANY)
    if s.lead >= 0:
        s.orders = left


# ---------------------------------------------------------------- what is said of leaders


def _leaders_at(name: str, row: str, value: int) -> keys.Key:
    """The leaders for whom a row has a value."""

    def read(d: Draft, s: Battle) -> None:
        for m in d.those(name, d.leader):
            getattr(s, row)[m] = value

    def write(s: Battle) -> list[str]:
        return keys.those(setting(s).leader_id, getattr(s, row), value)

    return keys.Key(name, read, write, Ask(FLAGS, OF_LEADERS, chiefs))


def _numbers_of_leaders(name: str, row: str, most: int) -> keys.Key:
    """A number of each leader, as "1 mac.alexander"."""

    def read(d: Draft, s: Battle) -> None:
        for m, n in d.by_name(name, d.leader):
            getattr(s, row)[m] = d.number(name, n, 0, MANY)

    def write(s: Battle) -> list[str]:
        return [f"{n} {key}" for key, n in zip(setting(s).leader_id, getattr(s, row), strict=True) if n]

    return keys.Key(name, read, write, Ask(COUNTS, OF_LEADERS, chiefs, lambda s: (0, most)))


def _read_markers(d: Draft, s: Battle) -> None:
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


def _marked(s: Battle) -> dict[str, list[str]]:
    """The leaders of each marker."""
    leaders = setting(s).leader_id
    found = {name: keys.those(leaders, s.marker, n) for n, name in enumerate(MARKER_NAMES) if n != NO_MARKER}
    return {name: marked for name, marked in found.items() if marked}


def _markers_asked(form: KitForm) -> list[Field]:
    """Whose pre-arranged withdrawal is marked, and whose marker is a blind."""
    return [
        form.field(f"markers.{name}", FLAGS, OF_LEADERS, form.label(f"marker-{name.lower()}"), chiefs(form))
        for n, name in enumerate(MARKER_NAMES)
        if n != NO_MARKER
    ]


def _read_commanders(d: Draft, s: Battle) -> None:
    """The Overall Commander of each side; "" for none."""
    for side, name in d.by_side("commanders"):
        if name == NOBODY_ACTS:
            s.commanders[side] = -1
            continue
        for m in d.meant("commanders", [str(name)], d.leader):
            s.commanders[side] = m


def _commanding(s: Battle) -> dict[str, str]:
    """The Overall Commanders who are others than in the set-up."""
    g = setting(s)
    names = [g.leader_id[m] if m >= 0 else NOBODY_ACTS for m in s.commanders]
    return {SIDE_NAMES[p]: name for p, name in enumerate(names) if s.commanders[p] != g.overall[p]}


def _commanders_asked(form: KitForm) -> list[Field]:
    """The Overall Commander of each side."""
    g = setting(form.s)
    found: list[Field] = []
    for side, name in enumerate(SIDE_NAMES):
        label = form.label("commander", {"side": form.name(PEOPLE, len(SIDE_NAMES) * form.s.scenario + side)})
        picks = [nobody(form), *chiefs(form, [m for m in range(g.leaders) if g.lead_side[m] == side])]
        field = form.field(f"commanders.{name}", CHOICE, OF_LEADERS, label, picks)
        found.append(replace(field, default=g.leader_id[g.overall[side]]))
    return found


# ---------------------------------------------------------------- what is said of units


def _read_hits(d: Draft, s: Battle) -> None:
    """The hits of each unit."""
    for u, n in d.by_name("hits", d.unit):
        s.hits[u] = d.number(f"hits.{d.g.unit_id[u]}", n, 0, MANY)


def _hit(s: Battle) -> list[str]:
    """Hits of units on the field, as "2 mac.hy.1"."""
    return [f"{n} {setting(s).unit_id[u]}" for u, n in enumerate(s.hits) if n and s.loc[u] >= 0]


def _units_at(name: str, row: str, value: int) -> keys.Key:
    """The units on the field for which a row has a value."""

    def read(d: Draft, s: Battle) -> None:
        for u in d.those(name, d.unit):
            getattr(s, row)[u] = value

    def write(s: Battle) -> list[str]:
        there = enumerate(getattr(s, row))
        return [setting(s).unit_id[u] for u, n in there if n == value and s.loc[u] >= 0]

    def fields(form: KitForm) -> list[Field]:
        g = setting(form.s)
        fitting = [u for u in range(g.units) if _fits(g, u, row, value)]
        field = form.field(name, FLAGS, OF_UNITS, form.label(name), troops(form, fitting))
        turns = STEP if row == "form" and value == state.COLUMN else 0
        return [replace(field, turns=turns)] if fitting else []

    return keys.Key(name, read, write, fields=fields, lies=True)


def _fits(g: Setting, u: int, row: str, value: int) -> bool:
    """Whether a unit can be in a state at all: formations, ammunition."""
    if row == "ammo":
        return g.weapon[u] != NO_WEAPON
    if row == "screen":
        return g.screen[u]
    if row == "form":
        if value == state.SQUARE:
            return g.double[u]
        return INFANTRY[g.kind[u]] if value == state.COLUMN else CAVALRY[g.kind[u]]
    return row != "rallied" or g.kind[u] != EL


def _lost(name: str, status: int) -> keys.Key:
    """Who has left the field in a way; read with those who stand on it."""

    def write(s: Battle) -> list[str]:
        g = setting(s)
        return [*keys.those(g.unit_id, s.status, status), *keys.those(g.leader_id, s.lead_status, status)]

    return keys.Key(name, None, write, Ask(FLAGS, "group-losses", everybody), lies=True)


# ---------------------------------------------------------------- standing orders


def _read_standing(d: Draft, s: Battle) -> None:
    """Standing orders: what, and what is wanted."""
    for side, value in d.by_side("standing"):
        for text in d.names("standing", value):
            kind, _, wish = text.partition(" ")
            if kind in KIND_NAMES and wish in WISH_NAMES:
                s.order[side * ORDERS + KIND_NAMES.index(kind)] = WISH_NAMES.index(wish)
            else:
                d.note("standing", f"unknown {shown(text)}; one is '{KIND_NAMES[0]} {WISH_NAMES[0]}'")


def _wishes(s: Battle, side: int) -> list[str]:
    """Standing orders of a side that are others than the usual ones."""
    rows = s.order[side * ORDERS : (side + 1) * ORDERS]
    usual = defaults()
    return [f"{KIND_NAMES[n]} {WISH_NAMES[wish]}" for n, wish in enumerate(rows[: len(KIND_NAMES)]) if wish != usual[n]]


# ---------------------------------------------------------------- what there is to say


KEYS: Final = (
    keys.Key("scenario", None, lambda s: SCENARIOS[s.scenario]),
    keys.number("turn", WHEN, lambda s: (1, MANY), lambda s: (1, setting(s).turn_limit or MANY)),
    keys.word("phase", PHASE_NAMES, WHEN, usual=lambda s: state.ACTIVATION),
    # a leader acts who stands on the field, and his wounds take orders from him
    keys.Key(
        "active",
        _read_active,
        lambda s: setting(s).leader_id[s.lead] if s.lead >= 0 else None,
        Ask(CHOICE, WHEN, _who_may_act),
        rank=2,
    ),
    keys.word("kind", KIND_OF_PHASE, WHEN, usual=lambda s: state.FIRST_PHASE, shy=True),
    keys.Key(
        "orders",
        _read_orders,
        lambda s: s.orders if s.lead >= 0 else None,
        Ask(NUMBER, WHEN, reach=lambda s: (0, MOST_ORDERS)),
        rank=3,
    ),
    keys.options(WHEN),
    keys.BASE,
    # where a unit stands depends on its formation, with which facing, depth and losses are read
    keys.Key(PIECES_KEY, read_pieces, on_the_field, lies=True, rank=1),
    _leaders_at("finished", "rank", state.FINISHED),
    _leaders_at("no_momentum", "no_momentum", 1),
    _numbers_of_leaders("phases", "phases", MOST_PHASES),
    _numbers_of_leaders("wounds", "wound", MOST_WOUNDS),
    keys.Key("markers", _read_markers, _marked, fields=_markers_asked),
    keys.Key("commanders", _read_commanders, _commanding, fields=_commanders_asked),
    keys.Key("facing", None, facings, Ask(BEARINGS, OF_UNITS, troops, lambda s: (STEP, 2 * STEP)), lies=True),
    keys.Key("hits", _read_hits, _hit, Ask(COUNTS, OF_UNITS, troops, lambda s: (0, MOST_HITS)), lies=True),
    *[_units_at(name, row, value) for name, row, value in STATES],
    keys.Key("deep", None, depths, lies=True),
    *[_lost(name, status) for name, status in LOSSES],
    *keys.CHANCE,
    keys.GENERATOR,
    keys.Key("standing", _read_standing, lambda s: keys.of_sides(SIDE_NAMES, [_wishes(s, 0), _wishes(s, 1)], [])),
    keys.number("special", reach=lambda s: (0, 2**20), idle=0),
)
"""Everything that a position can say, in the order in which it is written and asked for."""

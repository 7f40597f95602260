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

from collections.abc import Sequence
from typing import Any, Final

from polemos.games.belisarius import sequence
from polemos.games.belisarius.choice_ids import MARKER_IDS, PROVINCE_IDS
from polemos.games.belisarius.data import cards, charts, forces, world
from polemos.games.belisarius.edge import board_view, position_units
from polemos.games.belisarius.edge.position_units import PHASE_NAMES, PLAYER_NAMES, STATES, UNIT_STATES, Draft, Flag
from polemos.games.belisarius.rules import setup
from polemos.games.belisarius.rules.markers import fill_pool
from polemos.games.belisarius.state import EVENT_PHASE, SEEN_ROW, War
from polemos.games.belisarius.verbs import MARKER, PROVINCE, QUICK, UNIT
from polemos.kernel import errors, fields, flow
from polemos.room import editor, view_models
from polemos.room import position_keys as keys
from polemos.room.palette import CHOICE, COUNTS, FLAGS, SPACES, TEXT, Ask, KitForm
from polemos.room.position_keys import Key, of_sides, those

PIECES_KEY: Final = "units"
ALL: Final = "all"
"""Every province, where the control of each is said."""
RICHEST: Final = 1_000_000
"""Solidus points."""

# headings of the form
WHEN: Final = "group-turn"
HAVE: Final = "group-sides"
OF_UNITS: Final = "group-units"
OF_PROVINCES: Final = "group-provinces"


def base(s: War, empty: bool) -> None:
    """The scenario, empty or set up in the usual way."""
    if empty:
        s.sp = [0, 0]
        fill_pool(s)
        return
    s.agenda = [setup.SetUp()]
    flow.run(s)
    while s.actor != flow.NOBODY:
        flow.choose(s, QUICK if QUICK in s.opts else s.opts[0])


def begin(s: War) -> None:
    """The phase of a position is the next thing to do; what it says of the phase stays as it is."""
    barred, area_placed, spent = s.barred, s.area_placed, s.spent
    sequence.resume(s, s.player, s.phase)
    s.barred, s.area_placed, s.spent = barred, area_placed, spent


def _turns(s: War) -> fields.Range:
    """The turns of the scenario."""
    card = cards.SCENARIOS[s.scenario - 1]
    return card.first_turn, card.last_turn


# ---------------------------------------------------------------- hands and markers


def _read_hands(d: Draft, s: War) -> None:
    """Hands as given; whatever is in no hand lies in the pool."""
    for side, markers in d.by_side("hands"):
        first = side * charts.MARKER_KINDS
        s.hand[first : first + charts.MARKER_KINDS] = [0] * charts.MARKER_KINDS
        for k in d.markers(f"hands.{PLAYER_NAMES[side]}", markers):
            s.hand[first + k] += 1
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


def _hand(s: War, side: int) -> list[str]:
    """The markers that a side holds or has laid down."""
    found = []
    for k in range(charts.MARKER_KINDS):
        n = s.hand[side * charts.MARKER_KINDS + k] + s.committed[side * charts.MARKER_KINDS + k]
        if n:
            found.append(MARKER_IDS[k] if n == 1 else f"{n} {MARKER_IDS[k]}")
    return found


def _read_draws(d: Draft, s: War) -> None:
    """The markers that are drawn or lost first."""
    s.draw_script = d.markers("draws", d.data.get("draws", []))


# ---------------------------------------------------------------- the map


def _hexes(name: str) -> Key:
    """Hexes with a marker, in the row of that name; those of the base where nothing is said."""

    def read(d: Draft, s: War) -> None:
        if name in d.data:
            setattr(s, name, d.hexes(name))

    return Key(
        name,
        read,
        lambda s: [world.HEX_NAMES[h] for h in getattr(s, name)],
        Ask(SPACES, "group-map"),
        lies=True,
    )


def _on_the_map(s: War) -> dict[str, list[str]]:
    """Who stands where."""
    return {world.HEX_NAMES[h]: [forces.UNIT_KEY[u] for u in s.at[h]] for h in range(world.SPACES) if s.at[h]}


def _units(units: Sequence[int]) -> Ask:
    """What a form asks for a state that some units can be in."""
    return Ask(FLAGS, OF_UNITS, lambda form: form.picks(UNIT, forces.UNIT_KEY, units))


def _state(flag: Flag) -> Key:
    """The units in a state; with the others they are read."""
    return Key(
        flag.key,
        None,
        lambda s: [name for name, n in zip(forces.UNIT_KEY, getattr(s, flag.row), strict=True) if n & flag.bit],
        _units(flag.fit),
        lies=True,
    )


# ---------------------------------------------------------------- provinces


def _read_control(d: Draft, s: War) -> None:
    """Who controls the provinces: all of them, then single ones."""
    said = d.table("control")
    for name, state in said.items():
        if state not in STATES:
            d.note(f"control.{name}", f"unknown {errors.shown(state)}; there are {', '.join(STATES)}")
        elif name == ALL:
            s.control[: world.GUARD] = [STATES.index(state)] * world.GUARD
    for name, state in said.items():
        if name != ALL and state in STATES:
            for p in d.meant("control", [name], position_units.province_named):
                s.control[p] = STATES.index(state)


def _controlled(s: War) -> dict[str, str]:
    """The provinces that are controlled otherwise than at the beginning."""
    usual = cards.CONTROL[s.scenario - 1]
    return {PROVINCE_IDS[p]: STATES[s.control[p]] for p in range(world.PROVINCE_COUNT) if s.control[p] != usual[p]}


def _control_asked(form: KitForm) -> list[view_models.Field]:
    """The control of each province."""
    states = form.picks("side", STATES, range(len(STATES)))
    return [
        form.field(f"control.{key}", CHOICE, OF_PROVINCES, form.name(PROVINCE, p), states)
        for p, key in enumerate(PROVINCE_IDS)
    ]


def _read_barred(d: Draft, s: War) -> None:
    """Provinces where an event bars tax, recruits and levy."""
    for p in d.those("barred", position_units.province_named):
        s.barred |= 1 << p


# ---------------------------------------------------------------- what only a running game knows


def _read_agreed(d: Draft, s: War) -> None:
    """What has been agreed upon."""
    s.agreed = d.whole("agreed", d.data.get("agreed", []))


def _read_seen(d: Draft, s: War) -> None:
    """What a player has seen of the other's secrets."""
    for name, row in d.table("seen").items():
        if name not in PLAYER_NAMES or len(d.whole("seen", row)) != SEEN_ROW:
            d.note("seen", f"must be {SEEN_ROW} numbers for a player, not {name} = {errors.shown(row)}")
        else:
            first = PLAYER_NAMES.index(name) * SEEN_ROW
            s.seen[first : first + SEEN_ROW] = row


def _has_seen(s: War, side: int) -> list[int]:
    """What a player has seen of the other's secrets, nothing if he has seen none."""
    row = s.seen[side * SEEN_ROW : (side + 1) * SEEN_ROW]
    return row if any(n >= 0 for n in row) else []


# ---------------------------------------------------------------- what there is to say


KEYS: Final = (
    Key("scenario", None, lambda s: str(s.scenario)),
    keys.number("turn", WHEN, _turns),
    keys.word("player", PLAYER_NAMES, WHEN, "side", usual=lambda s: world.BARBARIAN),
    keys.word("phase", PHASE_NAMES, WHEN, usual=lambda s: EVENT_PHASE),
    keys.options(WHEN),
    keys.BASE,
    keys.numbers("sp", PLAYER_NAMES, HAVE, lambda s: (0, RICHEST)),
    Key(
        "hands",
        _read_hands,
        lambda s: of_sides(PLAYER_NAMES, [_hand(s, 0), _hand(s, 1)], []),
        Ask(COUNTS, HAVE, lambda form: form.picks(MARKER, MARKER_IDS, range(charts.MARKER_KINDS)), each_side=True),
    ),
    _hexes("pillaged"),
    _hexes("colonies"),
    _hexes("works"),
    # with the units, which stand on the map as it is, all that is said of them is read
    Key(PIECES_KEY, position_units.read_units, _on_the_map, lies=True, rank=1),
    Key("removed"),
    *map(_state, UNIT_STATES.values()),
    Key("dead", None, lambda s: those(forces.UNIT_KEY, s.loc, world.OUT), _units((forces.JUSTINIAN,)), lies=True),
    keys.number("area_placed", OF_UNITS, asked=lambda s: (0, charts.limits.area_reinforcements), idle=0),
    Key("control", _read_control, _controlled, fields=_control_asked),
    Key(
        "barred",
        _read_barred,
        lambda s: [key for p, key in enumerate(PROVINCE_IDS) if s.barred >> p & 1],
        Ask(FLAGS, OF_PROVINCES, lambda form: form.picks(PROVINCE, PROVINCE_IDS, range(world.PROVINCE_COUNT))),
    ),
    *keys.CHANCE,
    Key("draws", _read_draws, lambda s: [MARKER_IDS[k] for k in s.draw_script], Ask(TEXT, keys.CHANCE_GROUP)),
    keys.GENERATOR,
    Key("agreed", _read_agreed, lambda s: s.agreed[:]),
    Key("seen", _read_seen, lambda s: of_sides(PLAYER_NAMES, [_has_seen(s, 0), _has_seen(s, 1)], [])),
)
"""Everything that a position can say, in the order in which it is written and asked for."""


# ---------------------------------------------------------------- what an editor begins with


def kit(s: War) -> editor.Kit:
    """Every unit, with the face of whoever commands it at the beginning."""
    nowhere = {
        "rebel": [0] * forces.UNITS,
        "control": [*cards.CONTROL[s.scenario - 1], world.IMPERIAL],
        "loc": [-1] * forces.UNITS,
        "aboard": [0] * forces.UNITS,
    }
    return editor.Kit([board_view.piece(u, nowhere) for u in range(forces.UNITS)])


def set_up(position: dict[str, Any], s: War) -> dict[str, Any]:
    """The set-up of a scenario, with the control of each province."""
    control = cards.CONTROL[s.scenario - 1]
    return {**position, "control": {key: STATES[control[p]] for p, key in enumerate(PROVINCE_IDS)}}

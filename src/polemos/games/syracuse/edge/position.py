"""Positions: a siege written by hand as a small TOML or JSON object. Tests, puzzles, bug reports and "what if" use it.

A position is a scenario and what differs from it. Everything but `scenario` may be left out:

    scenario = "1"
    options = ["fort-limit"]                # switches in use
    turn = 4                                # box of the turn track; default: the scenario's first
    phase = "B3"                            # A B1 B2 B3 C D1 D2 D3 D4 D5
    side = "athens"                         # whose block of D1 to D5; default: the side with the initiative
    initiative = "syracuse"
    advantage = "athens"
    base = "empty"                          # nothing on the map, no works; default "scenario": its set-up
    pieces = { T7 = ["AH1", "AH2-"], labdalon = "Nicias", camp = "AA1" }     # "-" or "reduced" behind a counter
    reduced = ["AH1", "T12"]                # the same, said apart: counters, or all of a place
    away = ["AC1", "T12"]                   # not yet arrived: counters, or all of a place
    gone = ["ALC"]                          # out of the game without points
    dead = ["SH1"]                          # eliminated
    due = { AC1 = 4 }                       # the turn in which a counter arrives; 0 for never
    arrived = ["AC1"]                       # came this turn with ships of their own
    stuck = ["NIC"]                         # cannot move until the end of the turn
    works = { camp = "built", A1 = "destroyed", chain = "built", syke = "athens" }
    supply = { athens = 2 }                 # box of the marker
    short = { syracuse = ["blockade"] }     # chain and wall follow from the works
    pa = { athens = 3, syracuse = 2 }
    hands = { athens = ["S4", "S12a"] }     # out of the pool
    out = ["S6"]                            # chits out of the game
    in_force = ["S6", "S8"]
    banned = { athens = ["T7"] }            # by S7
    plemmyrion = "in time"                  # open, in time, too late
    dice = [3, 4]                           # the faces that come first
    draws = ["S4"]                          # the chits that are drawn first
    seed = "7"
    dice_mode = "asked"

Names forgive: capitals, hyphens, underscores and spaces do not matter. On the base "empty" all counters are away,
hands are empty, the forts are those of the scenario. The remaining keys, `generator` and `orders`, hold what only a
running game knows.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from polemos.games.syracuse import sequence
from polemos.games.syracuse.choice_ids import CAMP_WORK, CHAIN_WORK, FORT_WORK, WORK_NAMES
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.invariants import invariants
from polemos.games.syracuse.edge.position_form import Form
from polemos.games.syracuse.edge.position_names import CAUSES, IN_FORCE, IN_TIME_NAMES
from polemos.games.syracuse.rules import setup
from polemos.games.syracuse.rules.chits import hand
from polemos.games.syracuse.state import (
    BY_CHAIN,
    BY_WALL,
    MOST_ORDERS,
    NEVER_BOTH,
    Siege,
    put,
    reindex,
)
from polemos.kernel.errors import BadInput, shown
from polemos.kernel.flow import run
from polemos.room.positions import (
    BASE,
    GENERATOR,
    Key,
    PositionParser,
    chances,
    described,
    faces_to_come,
    in_words,
    named,
    names_of,
    read_into,
    unknown,
    who_rolls,
    words,
)
from polemos.room.rules import Rules

PIECES_KEY: Final = "pieces"
WORKS_KEY: Final = "works"
REDUCED: Final = ("reduced", "wounded")
MANY: Final = 99
DEFAULT_PA: Final = 4
"""Action points in a position of the action phase that names none."""


def _aliases(section: str, keys: Iterable[str]) -> dict[str, int]:
    """Index by name, in the data and in English."""
    found = {words(tables.NAMES[section][key][0]): i for i, key in enumerate(keys) if key in tables.NAMES[section]}
    return found | {words(key): i for i, key in enumerate(keys)}


_PLACES: Final = {words(name): i for i, name in enumerate(world.PLACE_NAMES)}
_UNITS: Final = _aliases("units", tables.UNIT_KEY)
_CHITS: Final = {words(name): k for k, name in enumerate(tables.CHIT_NAMES)}


def place_named(text: str) -> int:
    """A place by its name in the data. Raises BadInput."""
    return named("place", text, _PLACES, "a zone such as 'T7', a fort such as 'syke', or 'camp'")


def unit_named(text: str) -> int:
    """A counter by its id or its name. Raises BadInput."""
    return named("counter", text, _UNITS, "one such as 'AH1' or 'Nicias'")


def chit_named(text: str) -> int:
    """A chit by its name. Raises BadInput."""
    return named("chit", text, _CHITS, "one such as 'S4' or 'S12a'")


class _Draft(PositionParser):
    """A position on its way to a siege."""

    def units(self, key: str, s: Siege) -> list[int]:
        """Counters under a key, named one by one or by their place."""
        found: list[int] = []
        for name in self.listed(key):
            place = _PLACES.get(words(name), -1)
            if place >= 0:
                found += [*s.at[place], *s.at[world.PLACES + place]]
                continue
            found += self.meant(key, [name], unit_named)
        return found

    def chits(self, key: str, value: Any) -> list[int]:
        """Chits by name."""
        return self.meant(key, self.names(key, value), chit_named)


def laid_out(data: Any, rules: Rules[Siege]) -> Siege:
    """A siege from a position at the very start of its phase: what comes next is on the agenda, nothing of it has run.

    Raises BadInput with every defect, one a line.
    """
    d = _Draft(data, rules, names_of(KEYS), "scenario and pieces")
    s = _base(d)
    read_into(d, s, KEYS)
    d.bad += invariants(s)
    d.refuse()
    sequence.resume(s, s.side if s.phase >= tables.PHASE_D1 else s.initiative, s.phase)
    return s


def _base(d: _Draft) -> Siege:
    """The scenario, empty or set up."""
    s: Siege = d.bare()
    if not d.is_empty():
        s.agenda = [setup.SetUp()]
        run(s)
    return s


def _turn(d: _Draft, s: Siege) -> None:
    """The box of the turn track, by default the scenario's first."""
    card = tables.SCENARIOS[s.scenario - 1]
    s.turn = d.number("turn", d.data.get("turn", card.first_turn), card.first_turn, card.last_turn)


def _phase(d: _Draft, s: Siege) -> None:
    """The phase that begins."""
    s.phase = tables.PHASE_NAMES.index(d.one_of("phase", tables.PHASE_NAMES, tables.PHASE_NAMES[tables.PHASE_A]))


def _sides(d: _Draft, s: Siege) -> None:
    """Who has the initiative, and whose block it is: his, unless another is named."""
    s.initiative = d.side("initiative", s.initiative)
    s.side = d.side("side", s.initiative)


def _advantage(d: _Draft, s: Siege) -> None:
    """Who has the Advantage."""
    s.advantage = d.side("advantage", s.advantage)


def _works(d: _Draft, s: Siege) -> None:
    """What is built, by whom, and what is short for it."""
    for name, state in d.table("works").items():
        if name not in WORK_NAMES:
            d.note("works", unknown("work", name, WORK_NAMES, f"one of {', '.join(WORK_NAMES)}"))
            continue
        work = WORK_NAMES.index(name)
        if FORT_WORK <= work < CAMP_WORK:
            states: tuple[str, ...] = (tables.WORK_STATES[tables.NOT_BUILT], *world.SIDE_NAMES)
        else:
            states = tables.WORK_STATES
        if state not in states:
            d.note(f"works.{name}", f"unknown {shown(state)}; there are {', '.join(states)}")
            continue
        value = states.index(state)
        if work < world.WALL_COUNT:
            s.walls[work] = value
        elif work < CAMP_WORK:
            s.forts[work - FORT_WORK] = value
        elif work == CAMP_WORK:
            s.camp = value
        else:
            s.chain = value
    s.causes = [
        BY_CHAIN if s.chain == tables.BUILT else 0,
        BY_WALL if s.walls[world.STARVING_WALL] == tables.BUILT else 0,
    ]
    for side, causes in d.by_side("short"):
        for name in d.names("short", causes):
            if name in CAUSES:
                s.causes[side] |= CAUSES[name]
            else:
                d.note("short", f"unknown cause {shown(name)}; there are {', '.join(CAUSES)}")


def _pieces(d: _Draft, s: Siege) -> None:
    """Counters where they belong."""
    for key, where in (("away", tables.AWAY), ("gone", tables.GONE), ("dead", tables.DEAD)):
        for u in d.units(key, s):
            s.loc[u] = where
            s.due[u] = -1 if where != tables.AWAY else s.due[u]
        reindex(s)
    placed: dict[int, int] = {}
    for name, value in d.table("pieces").items():
        try:
            place = place_named(name)
        except BadInput as error:
            d.note("pieces", error)
            continue
        for text in d.names(f"pieces.{name}", value):
            counter, down = _side_up(text)
            try:
                u = unit_named(counter)
            except BadInput as error:
                d.note(f"pieces.{name}", error)
                continue
            if u in placed:
                d.note(
                    "pieces",
                    f"{tables.UNIT_KEY[u]} stands in {world.PLACE_NAMES[placed[u]]} and in {world.PLACE_NAMES[place]}",
                )
                continue
            placed[u] = place
            put(s, u, place)
            s.down[u] = down
    for u in d.units("reduced", s):
        if s.loc[u] >= 0:
            s.down[u] = 1
    for name, turn in d.table("due").items():
        try:
            s.due[unit_named(name)] = d.number(f"due.{name}", turn, 0, tables.TURN_COUNT + MANY) or -1
        except BadInput as error:
            d.note("due", error)
    for key, row in (("arrived", s.arrived), ("stuck", s.stuck)):
        for u in d.units(key, s):
            row[u] = 1


def _side_up(text: str) -> tuple[str, int]:
    """The name of a counter, and 1 if its back is up."""
    if text.endswith("-"):
        return text[:-1], 1
    name, _, last = text.rpartition(" ")
    return (name, 1) if name and last.lower() in REDUCED else (text, 0)


def _supply(d: _Draft, s: Siege) -> None:
    """The boxes of the supply markers."""
    for side, box in d.by_side("supply"):
        s.boxes[side] = d.number(
            f"supply.{world.SIDE_NAMES[side]}", box, tables.supply.track.least, tables.supply.track.most
        )


def _points(d: _Draft, s: Siege) -> None:
    """Action points, which there are in the action phase alone."""
    s.pa = [DEFAULT_PA, DEFAULT_PA] if s.phase == tables.PHASE_NAMES.index("B3") else [0, 0]
    for side, n in d.by_side("pa"):
        s.pa[side] = d.number(f"pa.{world.SIDE_NAMES[side]}", n, 0, MANY)


def _in_force(d: _Draft, s: Siege) -> None:
    """Events that go on."""
    force = d.chosen("in_force", IN_FORCE, "event")
    s.reinforced, s.spartans = int("S6" in force or bool(s.reinforced)), int("S8" in force)


def _banned(d: _Draft, s: Siege) -> None:
    """Zones that S7 has closed to a side."""
    for side, zones in d.by_side("banned"):
        for name in d.names("banned", zones):
            place = world.PLACE_INDEX.get(name, -1)
            if 0 <= place < world.ZONES:
                s.banned[side] |= 1 << place
            else:
                d.note("banned", f"unknown zone {shown(name)}")


def _in_time(d: _Draft, s: Siege) -> None:
    """Whether Plemmyrion was built in time."""
    s.in_time = IN_TIME_NAMES.index(d.one_of("plemmyrion", IN_TIME_NAMES, IN_TIME_NAMES[s.in_time]))


def _orders(d: _Draft, s: Siege) -> None:
    """Standing orders."""
    for side, n in d.by_side("orders"):
        s.orders[side] = d.number("orders", n, 0, MOST_ORDERS)
        if s.orders[side] & NEVER_BOTH == NEVER_BOTH:
            d.note("orders", f"{n} asks after every action and never")


def _hands(d: _Draft, s: Siege) -> None:
    """Hands as given; whatever is in no hand and not out lies in the pool."""
    for k in d.chits("out", d.data.get("out", [])):
        s.chits[k] = tables.OUT
    if s.reinforced:
        s.chits[tables.CHIT_INDEX["S6"]] = tables.OUT
    for side, chits in d.by_side("hands"):
        for k in hand(s, side):
            s.chits[k] = tables.POOL
        for k in d.chits(f"hands.{world.SIDE_NAMES[side]}", chits):
            if s.chits[k] not in (tables.POOL, side):
                d.note("hands", f"{tables.CHIT_NAMES[k]} is in two hands, out of the game, or not in the mix")
            else:
                s.chits[k] = side


def _draws(d: _Draft, s: Siege) -> None:
    """The chits that are drawn first."""
    s.draw_script = d.chits("draws", d.data.get("draws", []))


# ---------------------------------------------------------------- writing


def to_position(state: Siege) -> dict[str, Any]:
    """The position that describes a siege: reading it gives the same siege if a phase has just begun.

    In the midst of a phase it says what a position can: the phase begins anew.
    """
    return described(state, KEYS)


def _by_side(values: Iterable[Any], idle: Any = None) -> dict[str, Any]:
    """What is said of each side, less what is idle."""
    return {name: said for name, said in zip(world.SIDE_NAMES, values, strict=True) if said != idle}


def _counters(those: Iterable[int]) -> list[str]:
    """Counters by their ids."""
    return [tables.UNIT_KEY[u] for u in those]


def _where(s: Siege, where: int) -> list[str]:
    """The counters that are out of the game in a way."""
    return _counters(u for u in range(tables.UNITS) if s.loc[u] == where)


def _flagged(row: Sequence[int]) -> list[str]:
    """The counters of which a row says that it is so."""
    return _counters(u for u in range(tables.UNITS) if row[u])


def _reduced(s: Siege) -> list[str]:
    """The counters on the map with their back up."""
    return _counters(u for u in range(tables.UNITS) if s.down[u] and s.loc[u] >= 0)


def _on_the_map(s: Siege) -> dict[str, list[str]]:
    """Who stands where, the Athenians first."""
    return {
        world.PLACE_NAMES[p]: _counters((*s.at[p], *s.at[world.PLACES + p]))
        for p in range(world.PLACES)
        if s.at[p] or s.at[world.PLACES + p]
    }


def _expected(s: Siege) -> dict[str, int]:
    """When those who are away arrive."""
    return {tables.UNIT_KEY[u]: s.due[u] for u in range(tables.UNITS) if s.due[u] >= 0 and s.loc[u] == tables.AWAY}


def _written_works(s: Siege) -> dict[str, str]:
    """The works of a siege, with every fort, because the base has some."""
    written = {name: tables.WORK_STATES[s.walls[w]] for w, name in enumerate(WORK_NAMES[: world.WALL_COUNT])}
    for fort in range(world.FORT_COUNT):
        owner = s.forts[fort]
        written[WORK_NAMES[FORT_WORK + fort]] = (
            world.SIDE_NAMES[owner - 1] if owner else tables.WORK_STATES[tables.NOT_BUILT]
        )
    written[WORK_NAMES[CAMP_WORK]] = tables.WORK_STATES[s.camp]
    written[WORK_NAMES[CHAIN_WORK]] = tables.WORK_STATES[s.chain]
    return written


# ---------------------------------------------------------------- what there is to say


KEYS: Final = (
    Key("scenario", None, lambda s: str(s.scenario)),
    Key("turn", _turn, lambda s: s.turn, Form.turn),
    Key("phase", _phase, lambda s: tables.PHASE_NAMES[s.phase if s.phase >= 0 else tables.PHASE_A], Form.phase),
    Key("side", None, lambda s: world.SIDE_NAMES[s.side], Form.side),
    Key("initiative", _sides, lambda s: world.SIDE_NAMES[s.initiative], Form.initiative),
    Key("advantage", _advantage, lambda s: world.SIDE_NAMES[s.advantage], Form.advantage),
    Key("plemmyrion", _in_time, lambda s: IN_TIME_NAMES[s.in_time], Form.plemmyrion),
    Key("options", None, in_words, Form.switches),
    BASE,
    Key("pa", _points, lambda s: _by_side(s.pa), None, Form.points),
    Key("supply", _supply, lambda s: _by_side(s.boxes), None, Form.supply),
    # read with the works, from which the other causes follow
    Key(
        "short",
        None,
        lambda s: _by_side([[name for name, bit in CAUSES.items() if causes & bit] for causes in s.causes], []),
        None,
        Form.short,
    ),
    Key(
        "hands",
        None,
        lambda s: _by_side([[tables.CHIT_NAMES[k] for k in hand(s, p)] for p in (0, 1)], []),
        None,
        Form.hand,
    ),
    Key(
        "banned",
        _banned,
        lambda s: _by_side(
            [[world.PLACE_NAMES[z] for z in range(world.ZONES) if bits >> z & 1] for bits in s.banned], []
        ),
        None,
        Form.banned,
    ),
    Key(
        "in_force",
        _in_force,
        lambda s: [name for name, on in zip(IN_FORCE, (s.reinforced, s.spartans), strict=True) if on],
        Form.in_force,
    ),
    # read with the hands, to which what is out cannot belong
    Key(
        "out",
        _hands,
        lambda s: [tables.CHIT_NAMES[k] for k, where in enumerate(s.chits) if where == tables.OUT],
        Form.out,
    ),
    Key(WORKS_KEY, _works, _written_works, Form.works),
    # read with the pieces, in whose midst they are said
    Key("away"),
    Key(PIECES_KEY, _pieces, _on_the_map, lies=True),
    Key("reduced", None, _reduced, Form.reduced, lies=True),
    Key("arrived", None, lambda s: _flagged(s.arrived), Form.arrived, lies=True),
    Key("stuck", None, lambda s: _flagged(s.stuck), Form.stuck, lies=True),
    Key("dead", None, lambda s: _where(s, tables.DEAD), Form.dead, lies=True),
    Key("gone", None, lambda s: _where(s, tables.GONE), Form.gone),
    Key("due", None, _expected, Form.arrivals),
    Key("dice_mode", chances, who_rolls, Form.chance),
    Key("seed"),
    Key("dice", None, faces_to_come),
    Key("draws", _draws, lambda s: [tables.CHIT_NAMES[k] for k in s.draw_script]),
    GENERATOR,
    Key("orders", _orders, lambda s: _by_side(s.orders, 0)),
)
"""Everything that a position can say, in the order in which it is read, written and asked for."""

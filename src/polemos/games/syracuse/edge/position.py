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

from collections.abc import Sequence
from typing import Final

from polemos.games.syracuse import sequence, verbs
from polemos.games.syracuse.choice_ids import CAMP_WORK, FORT_WORK, WORK_NAMES
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import UNIT_KEY
from polemos.games.syracuse.data.world import SIDE_NAMES, zones_of
from polemos.games.syracuse.edge.board_map import MOST_ACTIONS
from polemos.games.syracuse.rules import setup
from polemos.games.syracuse.rules.chits import hand
from polemos.games.syracuse.state import BY_BLOCKADE, BY_CAVALRY, BY_CHAIN, BY_WALL, IN_TIME_NAMES, Siege, put, reindex
from polemos.kernel import errors, flow
from polemos.room import position_keys as keys
from polemos.room.palette import CHOICE, FLAGS, NUMBER, SPACES, TEXT, Ask, KitForm
from polemos.room.positions import Named, PositionParser, unknown
from polemos.room.view_models import Field, Pick

PIECES_KEY: Final = "pieces"
WORKS_KEY: Final = "works"
REDUCED: Final = ("reduced", "wounded")
CAUSES: Final = {"blockade": BY_BLOCKADE, "cavalry": BY_CAVALRY}
IN_FORCE: Final = ("S6", "S8")
"""Events that go on for longer than the moment in which they are played."""
MANY: Final = 99
DEFAULT_PA: Final = 4
"""Action points in a position of the action phase that names none."""

# headings of the form
WHEN: Final = "group-turn"
HAVE: Final = "group-sides"
STATE: Final = "group-units"

_ENGLISH: Final = {tables.NAMES["units"][key][0]: u for u, key in enumerate(UNIT_KEY) if key in tables.NAMES["units"]}
place_named: Final[Named] = Named("place", world.PLACE_INDEX, "a zone such as 'T7', a fort such as 'syke', or 'camp'")
unit_named: Final[Named] = Named("counter", _ENGLISH | tables.UNIT_INDEX, "one such as 'AH1' or 'Nicias'")
chit_named: Final[Named] = Named("chit", tables.CHIT_INDEX, "one such as 'S4' or 'S12a'")


class Draft(PositionParser):
    """A position on its way to a siege."""

    def units(self, key: str, s: Siege) -> list[int]:
        """Counters under a key, named one by one or by their place."""
        found: list[int] = []
        for name in self.listed(key):
            place = place_named.find(name)
            found += [*s.at[place], *s.at[world.PLACES + place]] if place >= 0 else self.meant(key, [name], unit_named)
        return found


def base(s: Siege, empty: bool) -> None:
    """The scenario, empty or set up."""
    if not empty:
        s.agenda = [setup.SetUp()]
        flow.run(s)


def begin(s: Siege) -> None:
    """The phase of a position is the next thing to do: of its side, in phases that each side has to itself."""
    sequence.resume(s, s.side if s.phase >= tables.PHASE_D1 else s.initiative, s.phase)


# ---------------------------------------------------------------- turns, points, supply


def _usual_points(s: Siege) -> list[int]:
    """Action points, which there are in the action phase alone."""
    return [DEFAULT_PA, DEFAULT_PA] if s.phase == tables.PHASE_B3 else [0, 0]


def _short(d: Draft, s: Siege) -> None:
    """Why supply is short: of chain and wall the works tell."""
    s.causes = [
        BY_CHAIN if s.chain == tables.BUILT else 0,
        BY_WALL if s.walls[world.STARVING_WALL] == tables.BUILT else 0,
    ]
    for side, causes in d.by_side("short"):
        for name in d.names("short", causes):
            if name in CAUSES:
                s.causes[side] |= CAUSES[name]
            else:
                d.note("short", f"unknown cause {errors.shown(name)}; there are {', '.join(CAUSES)}")


# ---------------------------------------------------------------- chits and what they have brought


def _hands(d: Draft, s: Siege) -> None:
    """Hands as given; whatever is in no hand and not out lies in the pool."""
    for k in d.those("out", chit_named):
        s.chits[k] = tables.OUT
    if s.reinforced:
        s.chits[tables.CHIT_INDEX["S6"]] = tables.OUT
    for side, chits in d.by_side("hands"):
        for k in hand(s, side):
            s.chits[k] = tables.POOL
        where = f"hands.{SIDE_NAMES[side]}"
        for k in d.meant(where, d.names(where, chits), chit_named):
            if s.chits[k] not in (tables.POOL, side):
                d.note("hands", f"{tables.CHIT_NAMES[k]} is in two hands, out of the game, or not in the mix")
            else:
                s.chits[k] = side


def _in_force(d: Draft, s: Siege) -> None:
    """Events that go on."""
    force = d.chosen("in_force", IN_FORCE, "event")
    s.reinforced, s.spartans = int("S6" in force or bool(s.reinforced)), int("S8" in force)


def _banned(d: Draft, s: Siege) -> None:
    """Zones that S7 has closed to a side."""
    for side, zones in d.by_side("banned"):
        for name in d.names("banned", zones):
            place = world.PLACE_INDEX.get(name, -1)
            if 0 <= place < world.ZONES:
                s.banned[side] |= 1 << place
            else:
                d.note("banned", f"unknown zone {errors.shown(name)}")


def _chits(form: KitForm) -> list[Pick]:
    """Every chit."""
    return form.picks(verbs.CHIT, tables.CHIT_NAMES, range(tables.CHITS))


# ---------------------------------------------------------------- works


def _states_of(work: int) -> tuple[str, ...]:
    """What a position can say of a work: whose a fort is, else whether it stands."""
    if FORT_WORK <= work < CAMP_WORK:
        return (tables.WORK_STATES[tables.NOT_BUILT], *SIDE_NAMES)
    return tables.WORK_STATES


def _states(s: Siege) -> list[int]:
    """The state of every work, as a number of those that it can have."""
    return [*s.walls, *s.forts, s.camp, s.chain]


def _works(d: Draft, s: Siege) -> None:
    """What is built, and by whom."""
    found = _states(s)
    for name, state in d.table(WORKS_KEY).items():
        if name not in WORK_NAMES:
            d.note(WORKS_KEY, unknown("work", name, WORK_NAMES, f"one of {', '.join(WORK_NAMES)}"))
            continue
        work = WORK_NAMES.index(name)
        states = _states_of(work)
        if state in states:
            found[work] = states.index(state)
        else:
            d.note(f"works.{name}", f"unknown {errors.shown(state)}; there are {', '.join(states)}")
    s.walls, s.forts = found[:FORT_WORK], found[FORT_WORK:CAMP_WORK]
    s.camp, s.chain = found[CAMP_WORK:]


def _written_works(s: Siege) -> dict[str, str]:
    """The works of a siege, with every fort, because the base has some."""
    states = _states(s)
    return {name: _states_of(work)[states[work]] for work, name in enumerate(WORK_NAMES)}


def _works_asked(form: KitForm) -> list[Field]:
    """The state of each wall, the camp and the chain; whose each fort is."""
    found: list[Field] = []
    for work, name in enumerate(WORK_NAMES):
        said = {state: f"{'state' if state in tables.WORK_STATES else 'side'}-{state}" for state in _states_of(work)}
        picks = [Pick(state, form.t(message)) for state, message in said.items()]
        found.append(form.field(f"works.{name}", CHOICE, "group-works", form.name(verbs.WORK, work), picks))
    return found


# ---------------------------------------------------------------- counters


def _pieces(d: Draft, s: Siege) -> None:
    """Counters where they belong."""
    for key, gone_to in (("away", tables.AWAY), ("gone", tables.GONE), ("dead", tables.DEAD)):
        for u in d.units(key, s):
            s.loc[u] = gone_to
            s.due[u] = -1 if gone_to != tables.AWAY else s.due[u]
        reindex(s)
    placed: dict[int, int] = {}
    for place, where, text in d.placed(PIECES_KEY, place_named):
        counter, down = _side_up(text)
        for u in d.meant(where, [counter], unit_named):
            if u in placed:
                both = f"{world.PLACE_NAMES[placed[u]]} and in {world.PLACE_NAMES[place]}"
                d.note(PIECES_KEY, f"{UNIT_KEY[u]} stands in {both}")
                continue
            placed[u] = place
            put(s, u, place)
            s.down[u] = down


def _side_up(text: str) -> tuple[str, int]:
    """The name of a counter, and 1 if its back is up."""
    if text.endswith("-"):
        return text[:-1], 1
    name, _, last = text.rpartition(" ")
    return (name, 1) if name and last.lower() in REDUCED else (text, 0)


def _on_the_map(s: Siege) -> dict[str, list[str]]:
    """Who stands where, the Athenians first."""
    there = {place: (*s.at[place], *s.at[world.PLACES + place]) for place in range(world.PLACES)}
    return {world.PLACE_NAMES[place]: [UNIT_KEY[u] for u in units] for place, units in there.items() if units}


def _down(d: Draft, s: Siege) -> None:
    """The counters on the map with their back up."""
    for u in d.units("reduced", s):
        if s.loc[u] >= 0:
            s.down[u] = 1


def _marked(name: str, units: Sequence[int]) -> keys.Key:
    """Counters of which the row of that name says that it is so; units: who can be in that state."""

    def read(d: Draft, s: Siege) -> None:
        for u in d.units(name, s):
            getattr(s, name)[u] = 1

    return keys.Key(name, read, lambda s: keys.those(UNIT_KEY, getattr(s, name)), _asked(units), lies=True)


def _asked(units: Sequence[int] = range(tables.UNITS)) -> Ask:
    """What a form asks for counters in a state."""
    return Ask(FLAGS, STATE, lambda form: form.picks(verbs.UNIT, UNIT_KEY, units))


def _due(d: Draft, s: Siege) -> None:
    """When those who are away arrive."""
    for name, turn in d.table("due").items():
        box = d.number(f"due.{name}", turn, 0, tables.TURN_COUNT + MANY)
        for u in d.meant("due", [name], unit_named):
            s.due[u] = box or -1


def _arrivals_asked(form: KitForm) -> list[Field]:
    """The turn in which each reinforcement comes; 0 for what does not come by itself."""
    turns = (0, tables.TURN_COUNT)
    return [
        form.field(f"due.{key}", NUMBER, "group-arrivals", form.name(verbs.UNIT, u), reach=turns)
        for u, key in enumerate(UNIT_KEY)
        if tables.LOT_OF[u] >= 0
    ]


# ---------------------------------------------------------------- what there is to say


KEYS: Final = (
    keys.Key("scenario", None, lambda s: str(s.scenario)),
    keys.number("turn", WHEN, lambda s: tables.SCENARIOS[s.scenario - 1].turns),
    keys.word("phase", tables.PHASE_NAMES, WHEN, usual=lambda s: tables.PHASE_A),
    # it is that of the side with the initiative
    keys.word("side", SIDE_NAMES, WHEN, usual=lambda s: s.initiative, rank=1),
    keys.word("initiative", SIDE_NAMES, WHEN, "side"),
    keys.word("advantage", SIDE_NAMES, WHEN, "side"),
    keys.word("plemmyrion", IN_TIME_NAMES, WHEN, field="in_time"),
    keys.options(WHEN),
    keys.BASE,
    keys.numbers("pa", SIDE_NAMES, HAVE, asked=lambda s: (0, MOST_ACTIONS), usual=_usual_points),
    keys.numbers("supply", SIDE_NAMES, HAVE, field="boxes"),
    # the other causes follow from the works
    keys.Key(
        "short",
        _short,
        lambda s: keys.of_sides(SIDE_NAMES, [[name for name, bit in CAUSES.items() if n & bit] for n in s.causes], []),
        Ask(FLAGS, HAVE, lambda form: [Pick(name, form.t(f"cause-{name}")) for name in CAUSES], each_side=True),
        rank=1,
    ),
    keys.Key(
        "hands",
        None,
        lambda s: keys.of_sides(SIDE_NAMES, [[tables.CHIT_NAMES[k] for k in hand(s, side)] for side in (0, 1)], []),
        Ask(FLAGS, HAVE, _chits, each_side=True),
    ),
    keys.Key(
        "banned",
        _banned,
        lambda s: keys.of_sides(SIDE_NAMES, [[world.PLACE_NAMES[zone] for zone in zones_of(n)] for n in s.banned], []),
        Ask(SPACES, HAVE, each_side=True),
    ),
    keys.Key(
        "in_force",
        _in_force,
        lambda s: keys.those(IN_FORCE, (s.reinforced, s.spartans)),
        Ask(FLAGS, HAVE, lambda form: form.picks(verbs.EVENT, tables.EVENT_NAMES, (tables.S6, tables.S8))),
    ),
    # read with the hands, to which what is out cannot belong
    keys.Key("out", _hands, lambda s: keys.those(tables.CHIT_NAMES, s.chits, tables.OUT), Ask(FLAGS, HAVE, _chits)),
    keys.Key(WORKS_KEY, _works, _written_works, fields=_works_asked),
    # who is away, dead or gone is read with the pieces, which may name him all the same
    keys.Key("away"),
    keys.Key(PIECES_KEY, _pieces, _on_the_map, lies=True),
    keys.Key(
        "reduced",
        _down,
        lambda s: [UNIT_KEY[u] for u in range(tables.UNITS) if s.down[u] and s.loc[u] >= 0],
        _asked(),
        lies=True,
    ),
    _marked("arrived", [u for u in range(tables.UNITS) if tables.IS_LAND[u]]),
    _marked("stuck", [u for u in range(tables.UNITS) if tables.IS_LEADER[u]]),
    keys.Key("dead", None, lambda s: keys.those(UNIT_KEY, s.loc, tables.DEAD), _asked(), lies=True),
    keys.Key("gone", None, lambda s: keys.those(UNIT_KEY, s.loc, tables.GONE), _asked()),
    keys.Key(
        "due",
        _due,
        lambda s: {key: n for key, n, at in zip(UNIT_KEY, s.due, s.loc, strict=True) if n >= 0 and at == tables.AWAY},
        fields=_arrivals_asked,
    ),
    *keys.CHANCE,
    keys.Key(
        "draws",
        lambda d, s: s.draw_script.extend(d.those("draws", chit_named)),
        lambda s: [tables.CHIT_NAMES[k] for k in s.draw_script],
        Ask(TEXT, keys.CHANCE_GROUP),
    ),
    keys.GENERATOR,
    keys.numbers("orders", SIDE_NAMES, idle=0),
)
"""Everything that a position can say, in the order in which it is read, written and asked for."""

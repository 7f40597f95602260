"""The state of a war: what a saved game must hold, and the only functions that move a piece.

Sections 2 and 5 of the rulebook: counters with two sides, leaders, locales, who stands where and under which marker.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, NamedTuple

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.tables import CALENDAR, IS_NSP, LEADER_SIDE, PIECES, SPARTA, STRENGTH, UNITS
from polemos.games.sparta_vs_athens.options import Options
from polemos.kernel import flow
from polemos.kernel.fields import DERIVED, SHARED, ints, number, slots
from polemos.room.numbering import Numbering

BOTH: Final = (tables.ATHENS, SPARTA)
OWNERS: Final = 3
"""Athens, Sparta, and nobody (a neutral state)."""

# ---------------------------------------------------------------------------------------------- places beside locales
DISC: Final = world.LOCALES
"""The first of the three boxes of the year disc: what is bought waits there for spring, summer or winter [12.5d]."""
PLACES: Final = world.LOCALES + 3
POOL: Final = -1
"""Not in play, and may come: a unit that may be raised, a leader whose year or government has not come."""
DEAD: Final = -2
"""Eliminated; a unit may be raised again [12.5a]."""
OUT: Final = -3
"""Out of the game for good."""
RESERVE: Final = -4
"""An Athenian leader listed by the present government who is not on the map [6.4e]."""
CUP: Final = -5
"""An unnamed leader in his side's cup [6.5a]."""
ASIDE: Final = -6
"""A fleet taken out of the counter mix while the fort of Minoa stands [gov.3e]."""
HIDDEN: Final = -7
"""What a view says of an enemy piece that lies under a force marker, or of a leader face down."""

# ------------------------------------------------------------------------------------------------------------- the year
ADMINISTRATION: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
WINTER: Final = 3

_PHASES: Final = Numbering()
_phase: Final = _PHASES.add
SET_UP: Final = _phase("set-up")
CALENDAR_PHASE: Final = _phase("calendar")
PRESTIGE_PHASE: Final = _phase("prestige")
EVENT_PHASE: Final = _phase("events")
GOVERNMENT_PHASE: Final = _phase("government")
INCOME_PHASE: Final = _phase("income")
FIRST_PLAYER_PHASE: Final = _phase("first-player")
LOGISTICS: Final = _phase("logistics")
OPERATIONS: Final = _phase("operations")
PHASE_NAMES: Final[tuple[str, ...]] = tuple(_PHASES.names)
QUARTER_NAMES: Final = ("administration", "spring", "summer", "winter")

# --------------------------------------------------------------------------------------------- what a piece has done
FRESH: Final = 0
OPERATED: Final = 1
"""Of a unit: it has fought, besieged, ravaged or moved and is finished; of a leader: his points are spent."""
DROPPED: Final = 2
PICKED_UP: Final = 3

# ------------------------------------------------------------------------- what the operating force has done (`fought`)
FOUGHT: Final = 1
"""It has fought at sea, besieged or ravaged."""
FOUGHT_ON_LAND: Final = 2

# ------------------------------------------------------------------------------------------- marks of a city (`marks`)
RAVAGED: Final = 1
"""A Ravaged marker [9.2e, 9.2h]."""
NO_GARRISON: Final = 2
"""The garrison is away until the year ends (plague, revolt at Athens) [10.5b, 16.1k]."""
REVOLTED: Final = 4
"""In revolt from Athens: it never pays Athens again [10.1c]."""
INCITED: Final = 8
"""Incitement was tried in this phase."""
SPARED: Final = 16
"""Ravaging failed in this quarter [9.2d]."""
INVADED: Final = 32
"""A Spartan army that is strong enough has come into this Attic locale in this phase [rev.21b]."""
HELD: Final = 64
"""Athens has taken it in this year, or held it when the year began [13.0c]."""
ALL_MARKS: Final = 127

# ----------------------------------------------------------------------------------------- whose part a nation takes
NEUTRAL: Final = 0
WITH_ATHENS: Final = 1
WITH_SPARTA: Final = 2
OUT_OF_WAR: Final = 3
STATUS_NAMES: Final = ("neutral", "with-athens", "with-sparta", "out")
NOBODYS: Final = 2
"""The `loyal` of a locale that belongs to no side: a neutral state, the open sea, a state out of the war."""

# ------------------------------------------------------------------------------------------------- forts (`forts`)
FORT_TO_COME: Final = 0
FORT_STANDS: Final = 1
FORT_DESTROYED: Final = 2
FORT_NEVER: Final = 3
"""It takes no part in this scenario (RULING-81)."""
FORT_STATES: Final = ("to-come", "stands", "destroyed", "never")

# -------------------------------------------------------------------------------------- what happened once (`happened`)
EVENT_1: Final = 1 << 1
EVENT_2: Final = 1 << 2
EVENT_3: Final = 1 << 3
EVENT_4: Final = 1 << 4
EVENT_5: Final = 1 << 5
EVENT_6: Final = 1 << 6
EVENT_7: Final = 1 << 7
EVENT_8: Final = 1 << 8
EVENT_9: Final = 1 << 9
EVENT_10: Final = 1 << 10
EVENT_11: Final = 1 << 11
EVENT_12: Final = 1 << 12
EVENT_13: Final = 1 << 13
EVENT_14: Final = 1 << 14
PLAGUE: Final = 1 << 15
MYTILENE_REVOLT: Final = 1 << 16
"""The revolt of Mytilene has been [11.11a]; whether it lasts says `MYTILENE_SPARTAN`."""
SICILIAN_EXPEDITION: Final = 1 << 17
PEACE_STOPPED: Final = 1 << 18
"""The chain of Argos is broken: 15.9 or 15.10 will not come (RULING-67)."""
PEACE_IN_ITS_YEAR: Final = 1 << 19
"""The Peace came in its own year, 421, and not before: 15.2 is barred [15.2a]."""
ALL_EVENTS: Final = (1 << 20) - 1

# ------------------------------------------------------------------------------------- what is so at present (`flags`)
PEACE: Final = 1 << 0
"""The Peace of Nicias is in effect [15.7b]."""
PERSIA_PAYS: Final = 1 << 1
FUND_1_TAKEN: Final = 1 << 2
FUND_2_TAKEN: Final = 1 << 3
TOLL: Final = 1 << 4
"""The Black Sea toll is paid [12.2b3]."""
INCOME_LOST: Final = 1 << 5
"""Athens gets nothing in its next Income Phase [10.5b]."""
ATHENS_REVOLT_TRIED: Final = 1 << 6
ATHENS_TOUCHED: Final = 1 << 7
"""The city of Athens was besieged or occupied at some time [16.3h]."""
NAUPACTUS_HELD: Final = 1 << 8
"""Athenian ships lay at Naupactus at the start of an Operations Phase of this year [11.10a]."""
MEGARA_RAVAGED: Final = 1 << 9
PELOPONNESE_RAVAGED: Final = 1 << 10
ATTICA_RAVAGED: Final = 1 << 11
"""The city of Athens carried a Ravaged marker this year, or Attica was ravaged (RULING-16)."""
GOVERNMENT_BY_EVENT: Final = 1 << 12
"""An event of this year's Event Phase brought the government (RULING-77)."""
TEN_AVERTED: Final = 1 << 13
ELEVEN_AVERTED: Final = 1 << 14
MYTILENE_SPARTAN: Final = 1 << 15
"""Mytilene, Methymna, Eresus and Chios are Spartan allies by 11.11."""
CHIOS_TURNED: Final = 1 << 16
"""Chian units are Spartan for good [10.2a]."""
LESBOS_TURNED: Final = 1 << 17
BLOCKADE: Final = 1 << 18
"""The Propontis is blockaded [9.3a]; kept up at every change of ships there."""
DARIUS_DEAD: Final = 1 << 19
"""Persian support has ended with him [tbl.darius]."""
LAST_YEAR_ATTICA: Final = 1 << 20
LAST_YEAR_MEGARA: Final = 1 << 21
LAST_YEAR_NAUPACTUS: Final = 1 << 22
"""The same three of the year before, for the income of this one [tbl.income.sparta.a]."""
TAXED: Final = 1 << 23
"""The property tax has been started [12.2b]."""
BUILDING: Final = 1 << 24
"""Athens owes the cost of its building programme after its next income [15.7e]."""
ALL_FLAGS: Final = (1 << 25) - 1

# ---------------------------------------------------------------------------------------------- how a game was decided
UNDECIDED: Final = 0
BY_CITY: Final = 1
BY_SCENARIO: Final = 2
BY_LEAGUE: Final = 3
BY_ALLIES: Final = 4
BY_DARIUS: Final = 5
BY_RESIGNING: Final = 6
HOW_NAMES: Final = ("undecided", "city", "scenario", "league", "allies", "darius", "resigned")
DRAWN: Final = 2
"""The value of `winner` in a draw [rev.18]."""

# ---------------------------------------------------------------------------------------------- standing orders
ALWAYS_INSIDE: Final = 1
"""Withdraw inside whenever that is possible."""
NEVER_INTERCEPT: Final = 2
NEVER_EVADE: Final = 4
ALWAYS_IN_PORT: Final = 8
PAY_IN_ORDER: Final = 16
"""Maintenance is paid unit by unit as long as the treasury lasts, the strongest first, without questions."""
ALL_ORDERS: Final = 31


MUCH_MONEY: Final = 99_999
MUCH: Final = 999
TARGETS: Final = world.LOCALES + tables.FORTS
"""What can be besieged: a city by its locale, a fort by LOCALES + its number."""


class Look(NamedTuple):
    """What a rule looked at (see rules/nations/settle.py): rows of the state, and the pieces of some stacks of `at`."""

    facts: list[list[int]]
    stacks: Callable[[list[tuple[int, ...]]], tuple[tuple[int, ...], ...]]
    pieces: tuple[tuple[int, ...], ...]


class War(flow.State):
    """A game of Sparta vs. Athens at any moment."""

    DRAWS: ClassVar[tuple[int, int]] = (0, PIECES - 1)

    option_set: Annotated[Options, SHARED]
    scenario: Annotated[int, number(0, len(tables.SCENARIOS) - 1)]
    """Its place in the list of scenarios."""
    year: Annotated[int, number(CALENDAR.last_year, CALENDAR.first_year, start=CALENDAR.first_year)]
    """BC: it counts downwards [1.1a]."""
    quarter: Annotated[int, number(ADMINISTRATION, WINTER)]
    phase: Annotated[int, number(SET_UP, OPERATIONS)]
    side: Annotated[int, number(tables.ATHENS, SPARTA)]
    """The phasing side."""
    first: Annotated[int, number(tables.ATHENS, SPARTA, start=SPARTA)]
    """Who goes first in this season."""
    chooser: Annotated[int, number(tables.ATHENS, SPARTA, start=SPARTA)]
    """Who chooses that, this year [3.2.1f]."""
    prestige: Annotated[int, number(tables.TRACK.least, tables.TRACK.most)]
    """Positive is pro-Athenian [2.11a]."""
    level: Annotated[int, number(tables.TRACK.least, tables.TRACK.most)]
    """Prestige at the last Government Phase (RULING-18)."""
    government: Annotated[int, number(1, len(tables.GOVERNMENTS), start=1)]
    since: Annotated[int, number(CALENDAR.last_year, CALENDAR.first_year, start=CALENDAR.first_year)]
    """The first year of the present government."""
    tax_years: Annotated[int, number(0, 9)]
    """Years of property tax that are left [12.2b]."""
    tribute: Annotated[int, number(0, MUCH)]
    """The Delian total of the last Income Phase [tbl.prestige.c]."""
    tribute_before: Annotated[int, number(0, MUCH)]
    """That of the Income Phase before it."""
    flags: Annotated[int, number(0, ALL_FLAGS)]
    happened: Annotated[int, number(0, ALL_EVENTS)]
    naupactus_years: Annotated[int, number(0, MUCH)]
    """How many times Sparta's income was reduced for Naupactus [rev.14]."""
    attica_ravages: Annotated[int, number(0, MUCH)]
    """How many times Attica has been ravaged [tbl.prestige.e]."""
    attica_year: Annotated[int, number(0, CALENDAR.first_year)]
    """The year of the first time, 0 before it [rev.20]."""
    battle_levels: Annotated[int, number(-MUCH, MUCH)]
    """What this year's battles will move the track, towards Athens [tbl.prestige.a]."""
    nation_levels: Annotated[int, number(-MUCH, MUCH)]
    """The same of nations driven out this year [tbl.prestige.b]."""
    fort_levels: Annotated[int, number(-MUCH, MUCH)]
    """The same of forts placed this year [tbl.prestige.d]."""
    winner: Annotated[int, number(tables.NEITHER, DRAWN, start=tables.NEITHER)]
    """The side that has won, DRAWN, or NEITHER."""
    how: Annotated[int, number(0, BY_RESIGNING)]
    leader: Annotated[int, number(-1, PIECES - 1, start=-1, secret=True)]
    """The leader who operates now, -1 for none."""
    points: Annotated[int, number(0, MUCH, secret=True)]
    """Operations points he has left [6.1d]."""
    must_leave: Annotated[int, number(0, 1)]
    """1 while the force has announced to go on and must leave its locale [7.9c, 7.9f]."""
    arrived: Annotated[int, number(0, 1)]
    """1 once the operating force has entered a locale in this operation."""
    fought: Annotated[int, number(0, FOUGHT_ON_LAND)]
    """What the operating force has done in this operation that has ended its movement, 0 if nothing [7.1e]."""
    within: Annotated[int, number(0, TARGETS)]
    """1 + the city or fort inside which the enemies of the operating force's locale went when it announced land combat,
    0 for none [7.8d]."""
    treasury: Annotated[list[int], ints(0, MUCH_MONEY, 2)]
    loc: Annotated[list[int], ints(ASIDE, PLACES - 1, PIECES, start=POOL, secret=True)]
    """By piece: its locale, a box of the year disc, or POOL, DEAD, OUT, RESERVE, CUP, ASIDE."""
    down: Annotated[list[int], ints(0, 1, UNITS, secret=True)]
    """1 for a unit on its reduced side [2.3b]."""
    owner: Annotated[list[int], ints(tables.NEITHER, SPARTA, UNITS, start=tables.NEITHER)]
    """The side that commands a unit now; NEITHER while its state is neutral."""
    aboard: Annotated[list[int], ints(-1, UNITS - 1, PIECES, start=-1, secret=True)]
    """By piece: the fleet that carries it, -1 ashore [7.4d]."""
    besieging: Annotated[list[int], ints(0, TARGETS, UNITS)]
    """By unit: 1 + the target that it besieges, under a Siege marker; 0 for none."""
    inside: Annotated[list[int], ints(0, TARGETS, PIECES, secret=True)]
    """By piece: 1 + the target inside which it is shut in, 0 if it is not [9.0l]."""
    tried: Annotated[list[int], ints(0, 1, UNITS)]
    """1 for a unit that counted in a siege attempt in this phase (RULING-73)."""
    acted: Annotated[list[int], ints(FRESH, PICKED_UP, PIECES, secret=True)]
    """What each piece has done in this phase."""
    shore: Annotated[list[int], ints(0, 2, UNITS)]
    """By fleet in a two-shore city: the shore it came in by, 0 for either [7.2c]."""
    force: Annotated[list[int], ints(0, tables.FORCE_MARKERS, PIECES, secret=True)]
    """By piece: the number of the force box in which it lies, 0 for none [2.6a]."""
    marker: Annotated[list[int], ints(-1, world.LOCALES - 1, 2 * tables.FORCE_MARKERS, start=-1)]
    """Where the marker of each force stands: side * FORCE_MARKERS + number - 1."""
    shown: Annotated[list[int], ints(0, 1, PIECES)]
    """1 for a leader on the map who has been revealed by giving a shift."""
    loyal: Annotated[list[int], ints(tables.ATHENS, NOBODYS, world.LOCALES, start=NOBODYS)]
    """By locale: the side to which it belongs when nobody holds it, or NOBODYS."""
    holder: Annotated[list[int], ints(0, 2, world.LOCALES)]
    """By city: 1 + the side whose units captured it and hold it, 0 for none [11.13a]."""
    marks: Annotated[list[int], ints(0, ALL_MARKS, world.LOCALES)]
    status: Annotated[list[int], ints(NEUTRAL, OUT_OF_WAR, tables.BLOCS)]
    """By bloc: whose part it takes."""
    forts: Annotated[list[int], ints(FORT_TO_COME, FORT_NEVER, tables.FORTS)]
    fort_at: Annotated[list[int], ints(-1, world.LOCALES - 1, tables.FORTS, start=-1)]
    """Where each fort stands, or stood."""
    vacancies: Annotated[list[int], ints(0, MUCH, 2)]
    """By side: dead leaders that may be made good by others [6.4e]."""
    group: Annotated[list[int], ints(0, PIECES - 1, distinct=True, secret=True)]
    """The operating force: its units, and leaders that go with it besides `leader`."""
    queue: Annotated[list[int], ints(0, PIECES - 1, distinct=True)]
    """Pieces still to be dealt with by the rule that is being carried out; it says which."""
    landing: Annotated[list[int], ints(0, UNITS - 1, distinct=True, secret=True)]
    """Cargo of the operating force that its owner has named to land and fight [7.5b]."""
    attackers: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Units of the attacking side in the battle that is fought."""
    defenders: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    ashore: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Fleets of both sides that fight as marines in the land battle of this combat [8.1h, 8.6c]."""
    sheltered: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Fleets in port, or that have evaded: no part in the combat that is going on [7.11f] (RULING-99)."""
    evaded: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Those of them that have evaded the operating force, port or no port: it does not besiege them (RULING-99)."""
    battle: Annotated[list[int], ints(-MUCH, MUCH)]
    """Numbers of the combat that is going on (see rules/combat): empty when there is none."""
    orders: Annotated[list[int], ints(0, ALL_ORDERS, 2, secret=True)]
    """By side: its standing orders."""
    holds_back: Annotated[list[int], ints(0, 1, UNITS, secret=True)]
    """1 for a fleet that by its owner's order never intercepts."""
    fight_on: Annotated[list[int], ints(0, 9, 2, secret=True)]
    """By side: the odds n:1 from which on its fleets fight rather than go on without being asked; 0: it is asked."""
    at: Annotated[list[tuple[int, ...]], DERIVED]
    """Pieces of an owner in a place, ascending: (owner + 1) * PLACES + place."""
    settled: Annotated[Look | None, SHARED]
    """What `Settle` looked at when nothing came of it; None if something has, or if it has not been asked."""
    __slots__ = slots(__annotations__)


Step = flow.Step
Decision = flow.Decision
RollDie = flow.RollDie
Refusal = flow.Refusal


def blank() -> War:
    """A war with nothing on the map."""
    s = flow.cleared(War())
    s.option_set = Options()
    reindex(s)
    return s


# ----------------------------------------------------------------------------------------------------- who stands where


def side_of(s: War, piece: int) -> int:
    """The side that commands a piece, NEITHER for a unit of a neutral state."""
    return s.owner[piece] if piece < UNITS else LEADER_SIDE[piece]


def reindex(s: War) -> None:
    """Rebuild from what is saved what is not."""
    s.settled = None
    s.at = [()] * (OWNERS * PLACES)
    stacked: dict[int, list[int]] = {}
    for piece, place in enumerate(s.loc):
        if place >= 0:
            stacked.setdefault((side_of(s, piece) + 1) * PLACES + place, []).append(piece)
    for row, pieces in stacked.items():
        s.at[row] = tuple(pieces)


def put(s: War, piece: int, place: int) -> None:
    """Set a piece down in a place, wherever it was before; what it carries goes with it by `carry`, not by this."""
    base = (side_of(s, piece) + 1) * PLACES
    old = s.loc[piece]
    if old >= 0:
        s.at[base + old] = tuple([other for other in s.at[base + old] if other != piece])
    s.loc[piece] = place
    s.inside[piece] = 0
    s.at[base + place] = tuple(sorted((*s.at[base + place], piece)))


def lift(s: War, piece: int, to: int) -> None:
    """Take a piece off the map, to POOL, DEAD, OUT, RESERVE, CUP or ASIDE, and forget all that was said of it there."""
    old = s.loc[piece]
    if old >= 0:
        i = (side_of(s, piece) + 1) * PLACES + old
        s.at[i] = tuple([other for other in s.at[i] if other != piece])
    s.loc[piece] = to
    s.aboard[piece] = -1
    s.inside[piece] = 0
    leave_box(s, piece)
    s.shown[piece] = 0
    s.acted[piece] = FRESH
    for row in (s.group, s.queue):
        if piece in row:
            row.remove(piece)
    if piece < UNITS:
        s.down[piece] = s.besieging[piece] = s.tried[piece] = s.shore[piece] = 0
        for row in (s.landing, s.attackers, s.defenders, s.ashore, s.sheltered, s.evaded):
            if piece in row:
                row.remove(piece)


def leave_box(s: War, piece: int) -> None:
    """A piece lies in its force box no more; what is left there is placed out if it is no force any longer [5.2c]."""
    number, side = s.force[piece], side_of(s, piece)
    s.force[piece] = 0
    if number and side != tables.NEITHER:
        mend_box(s, side, number)


def mend_box(s: War, side: int, number: int) -> None:
    """A box without a leader or without an army is no force: what is left in it is placed out [2.5a, 2.6a, 5.2c]."""
    slot = side * tables.FORCE_MARKERS + number - 1
    place = s.marker[slot]
    if place < 0:
        return
    left = [piece for piece in pieces_at(s, side, place) if s.force[piece] == number]
    if left and left[0] < UNITS <= left[-1]:
        return
    for piece in left:
        s.force[piece] = 0
    s.marker[slot] = -1
    s.exposed += 1


def hand_over(s: War, unit: int, side: int) -> None:
    """A unit passes to a side, or to nobody, where it stands."""
    place = s.loc[unit]
    if place >= 0:
        i = (s.owner[unit] + 1) * PLACES + place
        s.at[i] = tuple([other for other in s.at[i] if other != unit])
    leave_box(s, unit)
    s.owner[unit] = side
    if place >= 0:
        i = (side + 1) * PLACES + place
        s.at[i] = tuple(sorted((*s.at[i], unit)))


def pieces_at(s: War, side: int, place: int) -> tuple[int, ...]:
    """Pieces of a side (or of NEITHER) in a place, units first."""
    return s.at[(side + 1) * PLACES + place]


def stacks(s: War, side: int) -> list[tuple[int, ...]]:
    """By locale: the pieces of a side (or of NEITHER)."""
    return s.at[(side + 1) * PLACES : (side + 1) * PLACES + world.LOCALES]


def units_at(s: War, side: int, place: int) -> list[int]:
    """Units of a side (or of NEITHER) in a place."""
    return [piece for piece in s.at[(side + 1) * PLACES + place] if piece < UNITS]


def armies_at(s: War, side: int, place: int) -> list[int]:
    """LSP units of a side in a place, aboard or ashore."""
    row = s.at[(side + 1) * PLACES + place]
    return [piece for piece in row if piece < UNITS and not IS_NSP[piece]] if row else []


def fleets_at(s: War, side: int, place: int) -> list[int]:
    """NSP units of a side in a place."""
    row = s.at[(side + 1) * PLACES + place]
    return [piece for piece in row if piece < UNITS and IS_NSP[piece]] if row else []


def leaders_at(s: War, side: int, place: int) -> list[int]:
    """Leaders of a side in a place."""
    return [piece for piece in s.at[(side + 1) * PLACES + place] if piece >= UNITS]


def cargo_of(s: War, fleet: int) -> list[int]:
    """What a fleet carries, units first [7.4d]."""
    place = s.loc[fleet]
    return [piece for piece in s.at[(s.owner[fleet] + 1) * PLACES + place] if s.aboard[piece] == fleet]


def strength_of(s: War, unit: int) -> int:
    """The number on the side that is up; the bonus of 5.3a is not in it."""
    return STRENGTH[s.down[unit]][unit]


def strength(s: War, units: Iterable[int]) -> int:
    """The sum of the numbers on the sides that are up."""
    down = s.down
    return sum([STRENGTH[down[unit]][unit] for unit in units])


# --------------------------------------------------------------------------------------------------- nations and flags


def is_so(s: War, flag: int) -> bool:
    """Whether something of `flags` is so."""
    return bool(s.flags & flag)


def let(s: War, flag: int, so: bool = True) -> None:
    """Make something of `flags` so, or not so."""
    s.flags = s.flags | flag if so else s.flags & ~flag


def has_happened(s: War, event: int) -> bool:
    """Whether something of `happened` has happened [15.0b]."""
    return bool(s.happened & event)


def happens(s: War, event: int) -> None:
    """It has happened now, and never will again."""
    s.happened |= event


def side_of_bloc(s: War, bloc: int) -> int:
    """The side whose part a bloc takes, or NEITHER."""
    status = s.status[bloc]
    return status - 1 if status in (WITH_ATHENS, WITH_SPARTA) else tables.NEITHER


def natural_owner(s: War, unit: int) -> int:
    """The side that commands a unit by what its state does, and its own island [10.2a, 11.11a]."""
    if (tables.CHIAN[unit] and is_so(s, CHIOS_TURNED)) or (tables.LESBIAN[unit] and is_so(s, LESBOS_TURNED)):
        return SPARTA
    if (tables.CHIAN[unit] or tables.LESBIAN[unit]) and is_so(s, MYTILENE_SPARTAN):
        return SPARTA
    if tables.CHIAN[unit] or tables.LESBIAN[unit]:
        return tables.ATHENS  # with the League or without it [11.1b]
    return side_of_bloc(s, tables.UNIT_BLOC[unit])


def home_side(bloc: int) -> int:
    """The side that a bloc can join."""
    return tables.HOME_SIDE[tables.BLOC_NATION[bloc]]


def decide(s: War, winner: int, how: int, clause: str) -> None:
    """The game is decided; nothing more is done."""
    s.winner = winner
    s.how = how
    s.agenda.append(TheEnd())
    s.tell("decided", (winner, how), (clause,))


@dataclass(slots=True, frozen=True)
class TheEnd(Step):
    """Nothing more is done."""

    def run(self, s: War) -> None:
        s.agenda.clear()

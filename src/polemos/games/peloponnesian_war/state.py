"""The state of a war: what a saved game must hold, and the only functions that move a piece or turn a region.

Sections 1.3, 4, 7, 10 to 12 of the rulebook: units and leaders, regions, cities, forts, bases, cards.
"""

from typing import Annotated, ClassVar, Final, NamedTuple

from polemos.games.peloponnesian_war.codes import (
    ALL_CITY_MARKS,
    ALL_EFFECTS,
    ALL_FACTS,
    ALL_MARKS,
    ALL_ORDERS,
    ALL_TARGET_MARKS,
    AS_ELSEWHERE,
    BOTH,
    BY_RESIGNING,
    CAMPAIGN_TURNS,
    CLOSED,
    DECK,
    DESTROYED,
    DRAWN,
    FIGHTERS,
    GARRISONS,
    HIDDEN,
    HUNT_THERE,
    LEADER_POOL,
    MOVEMENT,
    MUCH,
    MUCH_MONEY,
    NO_TARGET,
    OUT,
    SEASONS_MOST,
    SET_UP,
    SHUT,
    TARGETS,
    TOKENS,
)
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, BASES, CARDS, FORTS, LONG_WALLS, PIECES, SPARTA, UNITS
from polemos.games.peloponnesian_war.data.world import AREAS, CITIES, CITY_AT, LAND, NEITHER, PLACES, REGION_COUNT, SEAS
from polemos.games.peloponnesian_war.options import Options
from polemos.kernel import flow
from polemos.kernel.fields import ON_WRITE, SHARED, ints, number, slots


class Owned(NamedTuple):
    """Who belongs to whom, as long as `sides` is so: by side its pieces, and its units, ascending."""

    sides: list[int]
    pieces: tuple[tuple[int, ...], tuple[int, ...]]
    units: tuple[tuple[int, ...], tuple[int, ...]]


class Friends(NamedTuple):
    """Whose friends cities are, by city and by side, and the rows by which it is so (see `places.friends`).

    rebels: the cities in revolt in which nobody's control marker lies.
    """

    facts: tuple[list[int], list[int], list[int], list[int], list[int], int]
    cities: list[int]
    of: tuple[tuple[int, ...], tuple[int, ...]]
    rebels: tuple[int, ...]


class War(flow.State):
    """A game of the Epic of the Peloponnesian War at any moment."""

    DRAWS: ClassVar[tuple[int, int]] = (0, max(CARDS, PIECES) - 1)

    option_set: Annotated[Options, SHARED]
    found: Annotated[list[int], SHARED]
    """Scratch, neither saved nor compared: points left by place as the last search of a move found them."""
    scenario: Annotated[int, number(0, len(tables.SCENARIOS) - 1)]
    year: Annotated[int, number(1, 431, start=431)]
    """BC: it counts downwards."""
    season: Annotated[int, number(tables.SPRING, tables.WINTER)]
    phase: Annotated[int, number(SET_UP, MOVEMENT)]
    turn: Annotated[int, number(0, CAMPAIGN_TURNS)]
    """The campaign turn, 0 in a season turn and at New Year."""
    side: Annotated[int, number(ATHENS, SPARTA)]
    """Who acts in an individual phase [3.3a]."""
    winner: Annotated[int, number(NEITHER, DRAWN, start=NEITHER)]
    how: Annotated[int, number(0, BY_RESIGNING)]
    verdict: Annotated[int, number(-1, len(tables.RESULT_NAMES) - 1, start=-1)]
    """The band of victory, in the order of RESULT_NAMES; -1 while the war lasts."""

    # regions
    controller: Annotated[list[int], ints(ATHENS, SPARTA, REGION_COUNT)]
    al: Annotated[list[int], ints(tables.TRACKS.al.least, tables.TRACKS.al.most, REGION_COUNT)]
    ml: Annotated[list[int], ints(tables.TRACKS.ml.least, tables.TRACKS.ml.most, REGION_COUNT, start=1)]
    multiplier: Annotated[list[int], ints(0, 5, REGION_COUNT)]
    multiplier_before: Annotated[list[int], ints(0, 5, REGION_COUNT)]
    """The one in force in the year before [5.3.5]."""
    assessed: Annotated[list[int], ints(0, 1, REGION_COUNT)]
    """1 for a region of which tribute has been demanded in this New Year phase, once for the year [5.2a, 5.3.1b]."""
    stasis: Annotated[list[int], ints(0, SEASONS_MOST, REGION_COUNT)]
    """The season in whose phase C it ends that nothing is placed or built there, 0 for none [card.stasis]."""
    famine: Annotated[list[int], ints(-99, 0, REGION_COUNT)]
    """What is taken from the forage values of its areas until the next New Year phase ends [card.poor_harvest]."""
    shaken: Annotated[list[int], ints(0, CAMPAIGN_TURNS, REGION_COUNT)]
    """The last campaign turn of this season in which it is closed by land, 0 for none [card.earthquake]."""
    won: Annotated[list[int], ints(0, MUCH, 2 * REGION_COUNT)]
    """Battles of note that a side has won there since the last phase G: side * REGION_COUNT + region [13.2g]."""
    won_abroad: Annotated[list[int], ints(0, MUCH, REGION_COUNT)]
    """Those won in which units of the region fought [13.3e]."""
    lost_abroad: Annotated[list[int], ints(0, MUCH, REGION_COUNT)]
    losses: Annotated[list[int], ints(0, MUCH, REGION_COUNT)]
    """Units of the region destroyed since the last phase G [13.3c]."""
    elite_losses: Annotated[list[int], ints(0, MUCH, REGION_COUNT)]
    losses_of_year: Annotated[list[int], ints(0, MUCH, REGION_COUNT)]
    """The same since the last New Year [13.3h]."""
    raids_on: Annotated[list[int], ints(0, MUCH, REGION_COUNT)]
    """Successful raids since the last phase G [13.2h, 13.3b]."""

    # cities, forts, works
    holder: Annotated[list[int], ints(0, 2, CITIES)]
    """1 + the side whose control marker lies on a city, 0 for none [4.4.3a]."""
    city_marks: Annotated[list[int], ints(0, ALL_CITY_MARKS, CITIES)]
    walls: Annotated[list[int], ints(0, 1, CITIES)]
    """1 for a city with finished walls."""
    works: Annotated[list[int], ints(0, SEASONS_MOST, CITIES)]
    """The season in which the walls, or the city itself, will be finished; 0 for nothing under way [7.6.4b, 11.3c]."""
    works_revolt: Annotated[list[int], ints(0, 1, CITIES)]
    """1 where these walls were begun by a city in revolt [6.5.5b]."""
    garrison: Annotated[list[int], ints(0, GARRISONS, CITIES)]
    """Garrison points that are left [18.3.1, 18.3.3]."""
    siege: Annotated[list[int], ints(0, 7, TARGETS)]
    """1 + the season count of a siege, 0 for none [10.3.5]."""
    besieger: Annotated[list[int], ints(NEITHER, SPARTA, TARGETS, start=NEITHER)]
    since: Annotated[list[int], ints(0, SEASONS_MOST, TARGETS)]
    """The season in which the siege was begun [10.3.1]."""
    target_marks: Annotated[list[int], ints(0, ALL_TARGET_MARKS, TARGETS)]
    fort_at: Annotated[list[int], ints(-1, LAND - 1, FORTS, start=-1)]
    fort_side: Annotated[list[int], ints(NEITHER, SPARTA, FORTS, start=NEITHER)]
    base_at: Annotated[list[int], ints(-1, LAND - 1, BASES, start=-1)]
    base_side: Annotated[list[int], ints(NEITHER, SPARTA, BASES, start=NEITHER)]
    base_inside: Annotated[list[int], ints(0, 1, BASES)]
    """1 for a base in the city or fort of its hex [7.6.3b2]."""
    wall_ends: Annotated[list[int], ints(-1, TARGETS - 1, 2 * LONG_WALLS, start=-1)]
    """Long Walls: 2 * n and 2 * n + 1 are the cities or forts that they join, -1 for a marker not on the map."""
    wall_ready: Annotated[list[int], ints(0, SEASONS_MOST, LONG_WALLS)]
    """The season in which they will be finished, 0 once they stand [7.6.5a]."""
    wall_builder: Annotated[list[int], ints(-1, UNITS - 1, LONG_WALLS, start=-1)]
    raids: Annotated[list[int], ints(0, MUCH, AREAS)]
    """Successful raids of this year: the count on the Raided marker [15.3]."""
    treasury: Annotated[list[int], ints(0, MUCH_MONEY, 2)]
    fleets_lost: Annotated[list[int], ints(0, MUCH, 2)]
    """Fleets destroyed since the last phase G [13.5a]."""
    elites_dead: Annotated[int, number(0, UNITS)]
    """Elite hoplites of Laconia destroyed [12.9.2]."""
    prisoners: Annotated[int, number(0, UNITS)]
    """Those of them that Athens holds [17.7.5]."""

    # pieces
    loc: Annotated[list[int], ints(LEADER_POOL, PLACES - 1, PIECES, start=OUT)]
    """By piece: its place, or FORCE_POOL, BUILD_POOL, OUT, LEADER_POOL."""
    inside: Annotated[list[int], ints(0, 1, PIECES)]
    """1 for a piece inside the city or fort of its hex."""
    aboard: Annotated[list[int], ints(-1, UNITS - 1, UNITS, start=-1)]
    """By land unit: the fleet that carries it, -1 ashore [16.5.1]."""
    marks: Annotated[list[int], ints(0, ALL_MARKS, PIECES)]
    held: Annotated[list[int], ints(0, PIECES - 1, distinct=True)]
    """Pieces that may neither move nor attack in the first campaign turn of this season [12.3d, card.omens]."""
    becalmed: Annotated[list[int], ints(0, PIECES - 1, distinct=True)]
    """The same in the first and the second [card.eclipse]."""
    start: Annotated[list[int], ints(-1, PLACES - 1, tables.FLEETS, start=-1)]
    """By fleet (see `tables.FLEET_NUMBER`): where it stood when it began to move, -1 if it has not [16.9a]."""
    pool: Annotated[list[int], ints(-1, REGION_COUNT - 1, tables.LEADERS, start=-1)]
    """By leader, piece less UNITS: the region in whose force pool he is [7.8.5]."""
    leads: Annotated[list[int], ints(NEITHER, SPARTA, tables.LEADERS, start=NEITHER)]
    """By leader, piece less UNITS: his side, NEITHER for one who has not come."""
    hired: Annotated[list[int], ints(NEITHER, SPARTA, len(tables.UNITS_OF[tables.MERCENARY]), start=NEITHER)]
    """By mercenary, in the order of their counters: who has hired them [card.mercenaries]."""
    satrap: Annotated[list[int], ints(NEITHER, SPARTA, 2, start=NEITHER)]
    """By satrapy: on whose side its satrap is [12.10.1]."""
    duty: Annotated[int, number(0, SEASONS_MOST)]
    """The season in which the Odrysians go home, 0 for none [card.sitalces]."""

    # cards and what they leave behind
    card: Annotated[list[int], ints(DECK, HIDDEN, CARDS, secret=True)]
    """By card: where it is."""
    passes: Annotated[int, number(0, 2)]
    """Passes in a row in phase F [12.2a]."""
    effects: Annotated[list[int], ints(0, ALL_EFFECTS, 2)]
    """By side: what weighs on it in this season."""
    winds: Annotated[list[int], ints(-9, 9, 2)]
    """By side: sea points more or fewer in this season [card.etesian, card.fair_winds]."""
    tokens: Annotated[list[int], ints(0, 9, 2 * TOKENS)]
    tactician: Annotated[int, number(-1, PIECES - 1, start=-1)]
    """Whom the naval tactics token names [card.naval_tactics]."""
    gold: Annotated[list[int], ints(0, 9, 2)]
    """By side: what it adds to dice for satraps [card.susa]."""
    sicily: Annotated[int, number(CLOSED, SHUT)]
    facts: Annotated[int, number(0, ALL_FACTS)]

    # the move and the battle that are going on
    group: Annotated[list[int], ints(0, PIECES - 1, distinct=True)]
    """Who moves now."""
    points: Annotated[int, number(0, MUCH)]
    """Movement points, or sea points, that the moving group has left."""
    came_from: Annotated[int, number(-1, PLACES - 1, start=-1)]
    """The place out of which the moving group entered the one where it is."""
    queue: Annotated[list[int], ints(0, FIGHTERS - 1, distinct=True)]
    """Pieces still to be dealt with by the rule that is being carried out; it says which."""
    attackers: Annotated[list[int], ints(0, FIGHTERS - 1, distinct=True)]
    """Who attacks in the battle that goes on; units that were destroyed in it are no more among them."""
    defenders: Annotated[list[int], ints(0, FIGHTERS - 1, distinct=True)]
    courage: Annotated[list[int], ints(0, 6)]
    """By fighter: current morale in the battle, 0 for routed [17.6a, 17.6b]; empty when there is no battle."""
    commander: Annotated[list[int], ints(-1, PIECES - 1, 2, start=-1)]
    """By side: who commands in the battle [17.3.1]."""
    battle: Annotated[list[int], ints(-MUCH_MONEY, MUCH_MONEY)]
    """Numbers of the battle that goes on (see rules/combat): empty when there is none."""
    victor: Annotated[int, number(NEITHER, SPARTA, start=NEITHER)]
    """Who won the last battle."""
    orders: Annotated[list[int], ints(0, ALL_ORDERS, 2, secret=True)]
    """By side: its standing orders."""
    waters: Annotated[list[int], ints(AS_ELSEWHERE, HUNT_THERE, 2 * SEAS, secret=True)]
    """By side * SEAS + sea area: what the side wants done about enemy fleets that come there [16.6.1]."""

    at: Annotated[list[tuple[int, ...]], ON_WRITE]
    """By place: the pieces there, ascending."""
    targets: Annotated[list[int], ON_WRITE]
    """By place: the city or fort there that can be besieged. Replaced, never changed: see `retarget`."""
    sides: Annotated[list[int], SHARED]
    """By piece: the side that commands it now, NEITHER for nobody. Replaced, never changed: see `turn_pieces`."""
    friends: Annotated[Friends | None, SHARED]
    """Whose friends cities are, as they were when somebody last asked of all of them."""
    owners: Annotated[Owned, SHARED]
    """What `sides` says, side by side; asked by `owned` alone."""
    fronts: Annotated[tuple[object, ...], SHARED]
    """By side: what its troops last met, kept with all that it depends on (see rules/campaign/front.py)."""
    __slots__ = slots(__annotations__)


Step = flow.Step
Decision = flow.Decision
RollDie = flow.RollDie
Refusal = flow.Refusal


def blank() -> War:
    """A war with nothing on the map: a copy of one that is kept, since states are opened and read all the time."""
    if not _BLANK:
        _BLANK.append(_nothing())
    return flow.copy(_BLANK[0])


_BLANK: Final[list[War]] = []


def _nothing() -> War:
    s = flow.cleared(War())
    s.option_set = Options()
    s.found = []
    s.friends = None
    s.owners = Owned([], ((), ()), ((), ()))
    s.fronts = (None, None)
    reindex(s)
    return s


# ----------------------------------------------------------------------------------------------------- who stands where


def commanded_by(s: War, piece: int) -> int:
    """The side that commands a piece: the controller of its region [1.3.1, 4.4.1a], or as its own rule says."""
    if piece >= UNITS:
        return s.leads[piece - UNITS]
    home = tables.UNIT_HOME[piece]
    if home < REGION_COUNT:
        if s.scenario == tables.ARGIVE and piece in tables.MANTINEANS:  # [scenario.argive.h]
            held = s.holder[world.MANTINEA] == 1 + ATHENS or s.controller[home] == ATHENS
            return ATHENS if held else s.controller[home]
        return s.controller[home]
    if home == tables.SICILIANS:
        return SPARTA  # [19.2a]
    if home == tables.ODRYSIAN:
        return ATHENS  # [card.sitalces]
    if home == tables.MERCENARY:
        return s.hired[piece - tables.UNITS_OF[home][0]]  # [card.mercenaries]
    return s.satrap[home - tables.OF_TISSAPHERNES]  # [12.10.2]


def owned(s: War) -> Owned:
    """By side its pieces and its units, on the map or not: made anew only after somebody has changed sides."""
    if s.owners.sides != s.sides:
        athens, sparta = (tuple([n for n, own in enumerate(s.sides) if own == side]) for side in BOTH)
        units = tuple([n for n in athens if n < UNITS]), tuple([n for n in sparta if n < UNITS])
        s.owners = Owned(s.sides[:], (athens, sparta), units)
    return s.owners


def reindex(s: War) -> None:
    """Rebuild from what is saved what is not."""
    # a few hundred pieces in thousands of places, nearly all of which stay empty
    s.at = at = _EMPTY.copy()
    for piece, place in enumerate(s.loc):
        if place >= 0:
            at[place] = (*at[place], piece)
    s.rows_lent = False
    retarget(s)
    of_home = [NEITHER if unit < 0 else commanded_by(s, unit) for unit in _USUAL]
    s.sides = [*[of_home[home] for home in tables.UNIT_HOME], *s.leads]
    for unit in _APART:
        s.sides[unit] = commanded_by(s, unit)


_EMPTY: Final[list[tuple[int, ...]]] = [()] * PLACES
"""By place: nobody. Copied, never changed."""
_APART: Final[tuple[int, ...]] = (*tables.MANTINEANS, *tables.UNITS_OF[tables.MERCENARY])
"""Units that may serve another side than others of their home [scenario.argive.h, card.mercenaries]."""
_USUAL: Final[tuple[int, ...]] = tuple(
    [min([unit for unit in units if unit not in _APART], default=-1) for units in tables.UNITS_OF]
)
"""By home: a unit that serves the same side as all others of it, -1 where there is none."""


def put(s: War, piece: int, place: int, inside: int = 0) -> None:
    """Set a piece down in a place, wherever it was before; what it carries goes with it by `carry`, not by this."""
    if s.rows_lent:
        _own(s)
    old, at = s.loc[piece], s.at
    if old >= 0:
        _leave(at, old, piece)
    s.loc[piece] = place
    s.inside[piece] = inside
    there = at[place]
    if not there:
        at[place] = (piece,)
    elif piece > there[-1]:
        at[place] = (*there, piece)
    else:
        at[place] = tuple(sorted((*there, piece)))


def _own(s: War) -> None:
    """Before pieces are moved: copies go on with the row of who is where as it was."""
    s.at = s.at.copy()
    s.rows_lent = False


def _leave(at: list[tuple[int, ...]], place: int, piece: int) -> None:
    """A piece is no more in a place."""
    there = at[place]
    at[place] = () if len(there) == 1 else tuple([other for other in there if other != piece])


def lift(s: War, piece: int, to: int) -> None:
    """Take a piece off the map, to FORCE_POOL, BUILD_POOL, OUT or LEADER_POOL, and forget what was said of it there."""
    old = s.loc[piece]
    if old >= 0:
        if s.rows_lent:
            _own(s)
        _leave(s.at, old, piece)
    s.loc[piece] = to
    s.inside[piece] = s.marks[piece] = 0
    for row in (s.group, s.queue, s.held, s.becalmed):
        if piece in row:
            row.remove(piece)
    if piece < UNITS:
        s.aboard[piece] = -1
        if tables.FLEET_NUMBER[piece] >= 0:
            s.start[tables.FLEET_NUMBER[piece]] = -1
    else:
        s.pool[piece - UNITS] = -1


def retarget(s: War) -> None:
    """Say anew where there is a city or fort, after a fort has come or gone, or a city has been destroyed or rebuilt.

    A city that is destroyed is none [11.3b].
    """
    found = _CITIES_THERE.copy()
    for fort, place in enumerate(s.fort_at):
        if place >= 0 and found[place] == NO_TARGET:
            found[place] = CITIES + fort
    for city, marks in enumerate(s.city_marks):
        if marks & DESTROYED:
            found[world.CITY_HEX[city]] = NO_TARGET
    s.targets = found


_CITIES_THERE: Final[list[int]] = [*CITY_AT, *[NO_TARGET] * SEAS]
"""By place: the city of the map there. Copied, never changed."""


def turn_pieces(s: War, pieces: tuple[int, ...]) -> None:
    """Say anew who commands some pieces, after what that depends on has changed."""
    turned = [(piece, side) for piece in pieces if (side := commanded_by(s, piece)) != s.sides[piece]]
    if turned:
        s.sides = s.sides.copy()
        for piece, side in turned:
            s.sides[piece] = side

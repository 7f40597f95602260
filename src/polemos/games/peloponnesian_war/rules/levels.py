"""Allegiance and militance, and who controls a region. Sections 4.1 to 4.3, 5.3.3 and 13.6.

Levels are changed here and nowhere else, so that they stay on their tracks, revolt markers turn with the ML, and a
Spartan region with too low an ML pays its basic tribute at most.
"""

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import ADJUSTMENTS, SPARTA, TRACKS, TRIBUTE
from polemos.games.peloponnesian_war.data.world import CITIES_OF, HOME_REGION, REGION_COUNT
from polemos.games.peloponnesian_war.rules import garrisons, places, stacking
from polemos.games.peloponnesian_war.state import War
from polemos.wargame.reckoning import within


def change_al(s: War, region: int, by: int, clause: str) -> None:
    """Change the allegiance of a region, as its controller sees it, within its track [4.1a, 4.1a2]."""
    was = s.al[region]
    s.al[region] = within(TRACKS.al.least, was + by, TRACKS.al.most)
    if s.al[region] != was:
        s.tell("allegiance", (region, s.al[region] - was, s.al[region]), (clause,))


def change_ml(s: War, region: int, by: int, clause: str) -> None:
    """Change the militance of a region within its track [4.2a].

    Revolt markers follow it by themselves (RULING-12); the multiplier of a Spartan region is capped [5.3.3c]
    (RULING-19).
    """
    was = s.ml[region]
    s.ml[region] = within(TRACKS.ml.least, was + by, TRACKS.ml.most)
    if s.ml[region] != was:
        s.tell("militance", (region, s.ml[region] - was, s.ml[region]), (clause,))
    cap_tribute(s, region)


def cap_tribute(s: War, region: int) -> None:
    """A Spartan region whose ML is too low to place and build stands at x1 at most [5.3.3c] (RULING-19)."""
    if s.controller[region] == SPARTA and s.ml[region] < TRACKS.ml.active and s.multiplier[region] > TRIBUTE.capped:
        s.multiplier[region] = TRIBUTE.capped
        s.tell("tribute-capped", (region, TRIBUTE.capped), ("5.3.3c",))


def in_risk_zone(s: War, region: int) -> bool:
    """Whether an Athenian region is in the risk zone [4.1c]."""
    return s.controller[region] == tables.ATHENS and s.al[region] <= TRACKS.al.risk


def is_reluctant(s: War, region: int) -> bool:
    """Whether neither phase G nor low tribute raises the ML of a region now, as the scenario has it.

    [scenario.campaign.h]; cards may.
    """
    return any(
        row.region == region and s.controller[region] == row.controller and s.year > row.until
        for row in tables.SCENARIOS[s.scenario].reluctant
    )


def is_home(region: int) -> bool:
    """Whether a region is the home region of a side [6.4]."""
    return region in HOME_REGION


def change_control(s: War, region: int, clause: str, al: int | None = None, ml_least: int = 0) -> None:
    """A region passes to the other side, with all effects of 4.3.1, in the order of RULING-15.

    Its units go to its force pool, and whom they carry to theirs [4.3.1c] (RULING-68); its cities in which units of
    the loser are get his marker, and so small a garrison [18.3.4]; all others are friendly to the gainer and no longer
    in revolt [4.3.1d, 4.3.1e]; the AL changes its sign and the ML stays [4.3.1b], unless a card says otherwise: al, the
    AL that it has then, ml_least the ML that it has at least; the ML of the loser's home region falls [13.6e]. Whether
    the multiplier falls to x1 the gainer says in a decision of his own (regions/control.py) [4.3.1b2] (RULING-67).
    """
    loser = s.controller[region]
    gainer = 1 - loser
    first = places.first_player(s)
    s.tell("control", (region, gainer), (clause,))
    for unit in tables.UNITS_OF[region]:
        if s.loc[unit] >= 0:
            stacking.disband(s, unit, "4.3.1c")
    for city in CITIES_OF[region]:
        target_units = places.units_inside(s, city)
        held_by_loser = any(s.sides[unit] == loser for unit in target_units)
        if held_by_loser:
            s.holder[city] = 1 + loser
            s.garrison[city] = min(s.garrison[city], garrisons.full(s, city))
        elif s.holder[city] == 1 + gainer:
            s.holder[city] = 0
        asking.mark_city(s, city, codes.REVOLTED | codes.NEW_REVOLT, False)
        if s.works_revolt[city]:
            s.works[city] = s.works_revolt[city] = 0
    s.controller[region] = gainer
    if places.first_player(s) == gainer != first:
        s.tell("acts-first", (gainer, *[len(places.regions_of(s, side)) for side in (gainer, loser)]), ("3.3b",))
    state.turn_pieces(s, tables.UNITS_OF[region])
    s.al[region] = within(TRACKS.al.least, -s.al[region] if al is None else al, TRACKS.al.most)
    s.ml[region] = max(s.ml[region], ml_least)
    cap_tribute(s, region)
    for city in CITIES_OF[region]:
        end_own_siege(s, city)
    change_ml(s, HOME_REGION[loser], ADJUSTMENTS.at_once.region_lost, "13.6e")


def end_own_siege(s: War, target: int) -> None:
    """A siege ends when its place has become friendly to the besieger [4.3.1g]."""
    if s.siege[target] and s.besieger[target] == places.friend_of(s, target):
        lift_siege(s, target, "4.3.1g")


def lift_siege(s: War, target: int, clause: str) -> None:
    """The Siege marker and its season count are taken away [10.4.5, 10.7.1]."""
    s.siege[target] = s.since[target] = 0
    s.besieger[target] = tables.NEITHER
    s.tell("siege-ends", (places.stronghold(s, target),), (clause,))


def adjust_everywhere(s: War, side: int, by: int, clause: str, only_risk: bool = False) -> None:
    """Change the AL of every region of a side, or of those in the risk zone alone [13.5a, 19.6a, 19.6b]."""
    for region in range(REGION_COUNT):
        if region in places.regions_in_play(s) and s.controller[region] == side:
            if not only_risk or in_risk_zone(s, region):
                change_al(s, region, by, clause)

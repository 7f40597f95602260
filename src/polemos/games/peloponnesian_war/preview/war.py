"""What sieges, raids and marches would bring. Battles are in battles.py, voyages in voyages.py."""

from typing import Final

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.world import AREA_AT, LAND
from polemos.games.peloponnesian_war.preview.battles import tell_defence, tell_meeting
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.preview.voyages import preview_voyage
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import land, march, raids, sailing, stacks
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import TARGET
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried
from polemos.room.preview_builder import Reading
from polemos.wargame.reckoning import Term, total

SIEGE_REASONS: Final = ("count", "walls", "empty", "numbers", "allegiance", "revolt", "leader", "engineers")
"""What is added to a siege roll, in the order of rules/sieges/phase.py."""


def preview_siege(d: PreviewBuilder, c: int) -> None:
    """A siege roll: the chance that the place falls, or that a unit starves [10.5.1, 10.5.2]."""
    assert isinstance(d.step, sieges.SiegeEngineers | sieges.Surrender)
    target, besieger = d.step.target, d.s.besieger[d.step.target]
    found = sieges.terms(d.s, target)
    if c == verbs.ENGINEERS:
        found = [*found, Term(sieges.A_ENGINEERS, tables.SIEGE.modifier.engineers, "18.2.3")]
    d.reasons("siege", SIEGE_REASONS, found)
    added = total(found)
    falls, hunger = d.reading("falls", besieger), d.reading("hunger", besieger)
    holds = d.reading("holds", 1 - besieger)
    peopled = sieges.defender_of(d.s, upkeep.ends_of(d.s, target)) != tables.NEITHER

    def read(face: int) -> Reading:
        if sieges.takes(face, added):
            return falls
        return hunger if peopled and sieges.starves(face, added) else holds

    d.thrown("siege-roll", d.faces(read), "10.5.1")


def preview_besiege(d: PreviewBuilder, c: int) -> None:
    """A siege is begun: what its first roll would have added, and on which faces the place falls [10.3.5, 10.5.1]."""
    tell_first_roll(d, carried(d.s, c), c % VERB)


def tell_first_roll(d: PreviewBuilder, after: War, target: int) -> None:
    """What is added to the first roll of a siege that has been begun, and from which face on it takes the place."""
    found = sieges.terms(after, target)
    d.reasons("siege", SIEGE_REASONS, found)
    added = total(found)
    least = next((face for face in d.dice if sieges.takes(face, added)), 0)
    d.term("falls-from", least or d.say("no-face"), "10.5.1")


def preview_march(d: PreviewBuilder, c: int) -> None:
    """A march: points spent and left, what holds a hostile place where it ends, and the odds of a battle there.

    [10.2.1c, 16.1b, 17.4.1]
    """
    if isinstance(d.step, sailing.Sail):
        preview_voyage(d, c)
        return
    assert isinstance(d.step, march.March)
    s, goal = d.s, c % VERB
    ways = land.ways(s, d.side, s.points, d.step.afar, d.step.stage != march.ON_THE_WAY)
    if goal != stacks.here(s):
        d.path = [place for place in ways.way(goal) if place < LAND]
        d.term("points", ways.cost(goal), "16.1b")
        d.term("points-left", ways.left[goal], "16.1b")
        target = places.target_here(s, goal)
        if target != places.NO_TARGET and places.is_hostile(s, target, d.side):
            d.term("hostile", d.name(TARGET, target), "10.2.1c")
            d.term("inside", len(places.units_inside(s, target)), "10.2.1a")
            tell_defence(d, s, target)
    tell_meeting(d, c, goal)


def preview_raid(d: PreviewBuilder, c: int) -> None:
    """A raid: what it brings, how often the area can be raided, its chance before cavalry [15.2a, 15.3, 15.4]."""
    s, unit = d.s, c % VERB
    area = AREA_AT[s.loc[unit]]
    d.term("talents-won", tables.MOVEMENT.raid.talents, "15.4")
    d.term("raids", f"{1 + s.raids[area]} / {raids.forage_value(s, area)}", "15.3")
    if raids.is_guarded(s, 1 - d.side, area):
        fails = (
            tables.MOVEMENT.raid.fails_cavalry if tables.KIND[unit] == tables.CAVALRY else tables.MOVEMENT.raid.fails
        )
        works, driven_off = d.reading("raid-works", d.side), d.reading("raid-fails", 1 - d.side)
        d.thrown("raid", d.faces(lambda face: works if face > fails else driven_off), "15.2a")

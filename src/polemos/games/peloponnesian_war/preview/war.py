"""What the choices of war would bring: sieges, interceptions, raids, marches and voyages. Battles are in battles.py."""

from typing import Final

from polemos.games.peloponnesian_war import state, verbs
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.world import AREA_AT, LAND
from polemos.games.peloponnesian_war.preview.ahead import battle_ahead
from polemos.games.peloponnesian_war.preview.battles import tell_battle
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.rules.campaign import interception, land, raids, sea, stacks, storms
from polemos.games.peloponnesian_war.rules.campaign.march import ON_THE_WAY, March
from polemos.games.peloponnesian_war.rules.campaign.sailing import HOW, Sail
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.rules.sieges.phase import SiegeEngineers, Surrender
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried
from polemos.room.preview_builder import Reading
from polemos.wargame.reckoning import Term, total

SIEGE_REASONS: Final = ("count", "walls", "empty", "numbers", "allegiance", "revolt", "leader", "engineers")
"""What is added to a siege roll, in the order of rules/sieges/phase.py."""


def preview_siege(d: PreviewBuilder, c: int) -> None:
    """A siege roll: the chance that the place falls, or that a unit starves [10.5.1, 10.5.2]."""
    assert isinstance(d.step, SiegeEngineers | Surrender)
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
    target, after = c % VERB, carried(d.s, c)
    found = sieges.terms(after, target)
    d.reasons("siege", SIEGE_REASONS, found)
    added = total(found)
    least = next((face for face in d.dice if sieges.takes(face, added)), 0)
    d.term("falls-from", least or d.say("no-face"), "10.5.1")


def preview_intercept(d: PreviewBuilder, c: int) -> None:
    """A stack tries to intercept: its chance, and the odds if it finds them [16.6.1, 17.1a]."""
    assert isinstance(d.step, interception.Intercept)
    s, side, place, piece = d.s, d.side, d.step.place, c % VERB
    d.reasons("intercept", interception.TERMS, interception.terms(s, side, place, piece))
    least = interception.needed(s, side, place, piece)
    finds, misses = d.reading("finds", side), d.reading("misses", 1 - side)
    d.thrown("interception", d.faces(lambda face: finds if face >= least else misses), "16.6.1")
    tell_battle(d, battle_ahead(s, c))


def preview_march(d: PreviewBuilder, c: int) -> None:
    """A march: points spent and left, and the odds of a battle where it ends [16.1b, 17.4.1]."""
    if isinstance(d.step, Sail):
        preview_voyage(d, c)
        return
    assert isinstance(d.step, March)
    s, goal = d.s, c % VERB
    ways = land.ways(s, d.side, s.points, d.step.afar, d.step.stage != ON_THE_WAY)
    if goal != stacks.here(s):
        d.path = [place for place in ways.way(goal) if place < LAND]
        d.term("points", ways.cost(goal), "16.1b")
        d.term("points-left", ways.left[goal], "16.1b")
    _meet(d, c, goal)


def _meet(d: PreviewBuilder, c: int, goal: int) -> None:
    """The battle where a move ends; whoever is inside a city or fort there comes out for it [10.2.1a, 17.1a]."""
    foes = state.units_at(d.s, 1 - d.side, goal)
    if not foes:
        return
    battle = battle_ahead(d.s, c)
    inside = [unit for unit in foes if d.s.inside[unit]]
    if battle is not None and inside:
        d.term("coming-out", len(inside), "10.2.1a")
    tell_battle(d, battle)


def preview_voyage(d: PreviewBuilder, c: int) -> None:
    """A voyage: the way, open seas, storms, who may intercept, the odds where it ends.

    [16.1b, 16.4.6a, 16.6.1, 16.9a]
    """
    s, goal, side = d.s, c % VERB, d.side
    path = sea.way(s, side, goal, HOW[c - goal])
    d.path = [stacks.here(s), *path]
    waters = [place for place in path if place >= LAND]
    legs = [leg for leg in zip(d.path, path, strict=False) if leg[1] >= LAND]
    perils = sum([1 for start, into in legs if storms.is_perilous(s, start, into)])
    faces = len(d.dice)
    if perils:
        lost = 1 - (1 - storms.lost_on(s) / faces) ** perils
        d.chance("open-sea", [d.likely("lost", lost, 1 - side), d.likely("safe", 1 - lost, side)], "16.4.6a")
    times = storms.blows(s)
    if times and waters:
        lost = 1 - (1 - tables.MOVEMENT.loss.storm / faces) ** times
        safe = (1 - tables.MOVEMENT.loss.driven / faces) ** times
        driven = d.likely("driven", 1 - lost - safe)
        d.chance("storm", [d.likely("safe", safe, side), driven, d.likely("lost", lost, 1 - side)], "16.9a")
    for place in waters:
        hunters = interception.able_to_intercept(s, 1 - side, place)
        if not hunters:
            continue
        best = min([interception.needed(s, 1 - side, place, piece) for piece in hunters])
        found = max(0, min(faces, faces + 1 - best)) / faces
        where = {"place": d.name(verbs.PLACE, place)}
        d.chance(
            "intercepted", [d.likely("finds", found, 1 - side), d.likely("misses", 1 - found, side)], "16.6.1", where
        )
    _meet(d, c, goal)


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

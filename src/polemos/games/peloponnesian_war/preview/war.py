"""What the choices of war would bring: sieges, interceptions, withdrawals, rounds of battle, marches and voyages."""

from typing import Final

from polemos.games.peloponnesian_war import state, verbs
from polemos.games.peloponnesian_war.data.tables import CAVALRY, COMBAT, KIND, MOVEMENT, SIEGE
from polemos.games.peloponnesian_war.data.world import AREA_AT, LAND
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import interception, land, raids, sea, stacks, storms
from polemos.games.peloponnesian_war.rules.campaign.march import ON_THE_WAY, March
from polemos.games.peloponnesian_war.rules.campaign.sailing import HOW, Sail
from polemos.games.peloponnesian_war.rules.combat import reckoning, sorting
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.rules.sieges.phase import SiegeEngineers, Surrender
from polemos.kernel.flow import VERB
from polemos.room.preview_builder import Reading
from polemos.room.table_builder import signed
from polemos.wargame.reckoning import Term, total

SIEGE_REASONS: Final = ("count", "walls", "empty", "numbers", "allegiance", "revolt", "leader", "engineers")
"""What is added to a siege roll, in the order of rules/sieges/phase.py."""


def preview_siege(d: PreviewBuilder, c: int) -> None:
    """A siege roll: the chance that the place falls, or that a unit starves [10.5.1, 10.5.2]."""
    assert isinstance(d.step, SiegeEngineers | Surrender)
    target, besieger = d.step.target, d.s.besieger[d.step.target]
    found = sieges.terms(d.s, target)
    if c == verbs.ENGINEERS:
        found = [*found, Term(sieges.A_ENGINEERS, SIEGE.modifier.engineers, "18.2.3")]
    d.reasons("siege", SIEGE_REASONS, found)
    added = total(found)
    falls, hunger = d.reading("falls", besieger), d.reading("hunger", besieger)
    holds = d.reading("holds", 1 - besieger)

    def read(face: int) -> Reading:
        if sieges.takes(face, added):
            return falls
        return hunger if sieges.starves(face, added) else holds

    d.read_die("siege-roll", "10.5.1", read)


def preview_intercept(d: PreviewBuilder, c: int) -> None:
    """A stack tries to intercept: its chance, and the odds if it finds them [16.6.1, 17.1a]."""
    assert isinstance(d.step, interception.Intercept)
    s, side, place, piece = d.s, d.side, d.step.place, c % VERB
    d.reasons("intercept", interception.TERMS, interception.terms(s, side, place, piece))
    least = interception.needed(s, side, place, piece)
    finds, misses = d.reading("finds", side), d.reading("misses", 1 - side)
    d.read_die("interception", "16.6.1", lambda face: finds if face >= least else misses)
    ours = {*interception.sailing_out(s, side, place, piece), *interception.fleets_in(s, side, place)}
    d.odds(len(ours), len(interception.fleets_in(s, 1 - side, place)))


def preview_raid(d: PreviewBuilder, c: int) -> None:
    """A raid: how often the area bears one, what it brings, the chance where cavalry guards it [15.2a, 15.3]."""
    s, unit = d.s, c % VERB
    area, raid = AREA_AT[s.loc[unit]], MOVEMENT.raid
    d.line(d.name("area", area), f"{s.raids[area]}/{raids.forage_value(s, area)}", "15.3")
    d.term("talents-gained", signed(raid.talents), "15.4")
    if raids.is_guarded(s, 1 - d.side, area):
        fails = raid.fails_cavalry if KIND[unit] == CAVALRY else raid.fails
        plundered, driven = d.reading("plundered", d.side), d.reading("driven-off", 1 - d.side)
        d.read_die("raid", "15.2a", lambda face: plundered if face > fails else driven)


def preview_withdraw(d: PreviewBuilder, c: int) -> None:
    """The defender tries to withdraw before the battle [16.7.1]."""
    assert isinstance(d.step, sorting.Withdrawal)
    added = sorting.withdrawal_modifier(d.s, d.side, d.step.place)
    away, caught = d.reading("gets-away", d.side), d.reading("caught", 1 - d.side)
    d.read_die("withdrawal", "16.7.1", lambda face: away if face + added >= COMBAT.withdrawal.success else caught)


def preview_round(d: PreviewBuilder, c: int) -> None:
    """The next round of the battle as it stands."""
    if d.s.battle and all(reckoning.strengths(d.s)):
        d.chart()


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
    foes = stacks.foes_outside(s, d.side, goal)
    if foes:
        d.odds(stacks.strength(stacks.troops_of(s, s.group)), stacks.strength(foes))


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
        lost = 1 - (1 - MOVEMENT.loss.storm / faces) ** times
        d.chance("storm", [d.likely("lost", lost, 1 - side), d.likely("safe", 1 - lost, side)], "16.9a")
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
    foes = interception.fleets_in(s, 1 - side, goal) if goal >= LAND else sea.fleets_against(s, side, goal)
    if foes and c - goal != verbs.HALT:
        d.odds(len(stacks.fleets_of(s.group)), len(foes))


def preview_assault(d: PreviewBuilder, c: int) -> None:
    """An assault: how many stand against how many, and what the walls are worth [18.2.1, 18.2.2]."""
    s, target = d.s, c % VERB
    place = places.place_of(s, target)
    attack = state.land_outside(s, d.side, place)
    points = s.garrison[target] if target < len(s.garrison) else 0
    d.term("garrison", points, "18.3.1")
    d.term("walls", reckoning.walls_of(s, target), "18.2.2")
    d.odds(stacks.strength(attack), points + stacks.strength(state.inside_at(s, 1 - d.side, place)))

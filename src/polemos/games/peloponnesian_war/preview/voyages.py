"""What voyages and interceptions would bring: the way, open seas, storms, who may intercept, what it leads to."""

from collections.abc import Sequence

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.world import LAND
from polemos.games.peloponnesian_war.preview import after as ends
from polemos.games.peloponnesian_war.preview.ahead import battle_ahead
from polemos.games.peloponnesian_war.preview.battles import tell_battle, tell_meeting
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.rules.campaign import (
    cargo,
    interception,
    phase,
    sailing,
    sea,
    stacks,
    storms,
    voyage,
)
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried


def preview_voyage(d: PreviewBuilder, c: int) -> None:
    """A voyage: the way, what it costs, open seas, storms, who may intercept, the odds where it ends.

    [16.1b, 16.4.1, 16.4.6a, 16.6.1, 16.9a]
    """
    s, goal, side = d.s, c % VERB, d.side
    path = sea.way(s, side, goal, sailing.HOW[c - goal])
    d.path = [stacks.here(s), *path]
    if path:
        legs = zip(d.path, path, strict=False)
        spent = sum([sea.sea_price(start, into) for start, into in legs if into >= LAND])
        if goal < LAND:
            spent += sea.price_ashore(s, side, goal, sailing.HOW[c - goal])
        d.term("sea-points", spent, "16.4.1")
        d.term("sea-points-left", s.points - spent, "16.4.1")
    _tell_perils(d, side, path)
    for place in [place for place in path if place >= LAND]:
        hunters = interception.able_to_intercept(s, 1 - side, place)
        if not hunters:
            continue
        faces = len(d.dice)
        best = min([interception.needed(s, 1 - side, place, piece) for piece in hunters])
        found = max(0, min(faces, faces + 1 - best)) / faces
        where = {"place": d.name(verbs.PLACE, place)}
        d.chance(
            "intercepted", [d.likely("finds", found, 1 - side), d.likely("misses", 1 - found, side)], "16.6.1", where
        )
    tell_meeting(d, c, goal)


def _tell_perils(d: PreviewBuilder, side: int, path: Sequence[int]) -> None:
    """What open seas on the way and storms at its end may do to each fleet of the group [16.4.6a, 16.9a]."""
    s = d.s
    legs = [leg for leg in zip([stacks.here(s), *path], path, strict=False) if leg[1] >= LAND]
    perils = sum([1 for start, into in legs if storms.is_perilous(s, start, into)])
    if perils:
        lost = 1 - (1 - storms.lost_on(s) / len(d.dice)) ** perils
        d.chance("open-sea", [d.likely("lost", lost, 1 - side), d.likely("safe", 1 - lost, side)], "16.4.6a")
    if ends.has_sailed(s, side) or (storms.blows(s) and path):
        ends.tell_storm(d, side)


def preview_intercept(d: PreviewBuilder, c: int) -> None:
    """A stack tries to intercept: its chance, and the odds if it finds them [16.6.1, 17.1a]."""
    assert isinstance(d.step, interception.Intercept)
    s, side, place, piece = d.s, d.side, d.step.place, c % VERB
    d.reasons("intercept", interception.TERMS, interception.terms(s, side, place, piece))
    least = interception.needed(s, side, place, piece)
    finds, misses = d.reading("finds", side), d.reading("misses", 1 - side)
    d.thrown("interception", d.faces(lambda face: finds if face >= least else misses), "16.6.1")
    tell_battle(d, battle_ahead(s, c))


def preview_pass(d: PreviewBuilder, c: int) -> None:
    """Those who come are let pass: what the sea may still do to them, and the battle to which they go.

    [16.4.6a, 16.6.1, 16.9a, 17.1a]
    """
    s, side = d.s, 1 - d.side
    going = next((step for step in reversed(s.agenda) if isinstance(step, voyage.Voyage)), None)
    onward = going is not None and going.left == s.points and stacks.here(s) != going.goal
    _tell_perils(d, side, sea.way(s, side, going.goal, going.how) if going is not None and onward else [])
    tell_battle(d, battle_ahead(s, c))


def preview_stop(d: PreviewBuilder, c: int) -> None:
    """A group ends its move where it is: whom it meets, and storms for fleets that were at sea [16.9a, 17.1a]."""
    tell_battle(d, battle_ahead(d.s, c))
    if ends.has_sailed(d.s, d.side):
        ends.tell_storm(d, d.side)


def preview_lading(d: PreviewBuilder, c: int) -> None:
    """Troops go aboard or ashore: sea points, how many are aboard, and the battle if they land before the enemy.

    [16.5.1, 16.5.3]
    """
    both = d.s, carried(d.s, c)
    d.shown("points-left", [s.points for s in both], "16.5.1")
    d.shown("aboard", [len(stacks.cargo_of(s, s.group)) for s in both], "16.5.1")
    if cargo.is_before(d.s, d.side, stacks.here(d.s)):
        tell_battle(d, battle_ahead(d.s, c))


def preview_drag(d: PreviewBuilder, c: int) -> None:
    """A fleet is dragged over the Isthmus: how many have been, and Long Walls that it builds no more.

    [7.6.5b, 16.8.1]
    """
    s, after = d.s, carried(d.s, c)
    d.term("dragged", f"{phase.dragged(after, d.side)} / {tables.MOVEMENT.isthmus.fleets}", "16.8.1")
    if after.wall_builder != s.wall_builder:
        d.warn("builds-no-more")

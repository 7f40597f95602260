"""Where a move or a battle is about to end and dice still fall: storms, leaders at risk, plague [16.9a, 17.8.1]."""

from collections.abc import Iterator
from typing import Any

from polemos.games.peloponnesian_war.edge.position_names import city_named, piece_named, spot_named
from polemos.games.peloponnesian_war.rules import rolls
from polemos.games.peloponnesian_war.rules.campaign import storms
from polemos.games.peloponnesian_war.rules.campaign.phase import EndOfTurn, SetOut
from polemos.games.peloponnesian_war.rules.combat import account
from polemos.games.peloponnesian_war.rules.combat.battles import LandBattle
from polemos.games.peloponnesian_war.rules.sieges import long_walls
from polemos.kernel.flow import RollDie
from polemos.testing.throws import Fallen, Said, said
from rulebook.peloponnesian_war import cards, fights
from rulebook.peloponnesian_war.fights import (
    ATTIC,
    ATTIC_FLEETS,
    CORINTH,
    CORINTH_FLEETS,
    MEGARIANS,
    OPEN,
    SPARTANS,
    THEBANS,
)
from rulebook.peloponnesian_war.moves import moves
from rulebook.peloponnesian_war.table import Table

ATHENS, SPARTA = 0, 1
Where = Iterator[tuple[Table, tuple[str, ...]]]
"""A table, and the beginnings of the choices that are looked at there."""
WINTER: dict[str, Any] = {"season": "winter"}


def comes(t: Table, place: str, movers: list[str], side: int) -> Table:
    """Movers come to a place where they stand already."""
    t.state.attackers = [piece_named(name) for name in movers]
    t.state.group = list(t.state.attackers)
    return fights.begin(t, LandBattle(side, spot_named(place)))


def of_storms() -> Where:
    """Fleets that were at sea end their move, or stay there [16.9a]."""
    fleet, man = ATTIC_FLEETS[0], ATTIC[0]
    held: dict[str, Any] = {**WINTER, "holder": {"cenchrae": "athens"}}
    t = moves({"piraeus": [fleet]}, side=ATHENS, **held).does(f"sail:{fleet}", "move:cenchrae")
    assert t.asked == "InOrOut"
    yield t, ("go-inside", "go-outside")
    laden: dict[str, Any] = {"myrtoan_sea": ["hagnon", fleet, man]}
    aboard = {fleet: [man]}
    rest: dict[str, Any] = {**WINTER, "aboard": aboard}
    t = moves(laden, side=ATHENS, forts={"3545": "sparta"}, **rest).does("sail:hagnon", "land-at:3545")
    assert t.asked == "EmptyFort"
    yield t, ("seize-fort", "wreck-fort")
    t = moves({"piraeus": [fleet]}, side=ATHENS, bases={"3545": "sparta"}, **WINTER)
    yield t.does(f"sail:{fleet}", "move:3545"), ("spare-base", "wreck-base")
    yield moves(laden, side=ATHENS, **rest).does("sail:hagnon", "land-at:nisaea"), ("invest",)
    both: dict[str, Any] = {"season": "winter", "effects": {"athens": ["storms"], "sparta": ["storms"]}}
    t = moves({"piraeus": ["hagnon", fleet]}, side=ATHENS, **both).does("sail:hagnon", "halt:saronic_gulf")
    yield t, ("done", "move:3545")
    t = Table({"saronic_gulf": [fleet]}, steps=[SetOut(ATHENS), EndOfTurn()], **WINTER)
    yield t, ("done",)
    t = Table({"saronic_gulf": [fleet]}, steps=[SetOut(ATHENS), EndOfTurn()], **both)
    yield t, ("done",)


def of_hunters() -> Where:
    """Fleets pass, on their way over open seas, or into a battle; and beaten ones look for a harbour."""
    near: dict[str, Any] = {"piraeus": ["hagnon", *ATTIC_FLEETS[:2]], "myrtoan_sea": [CORINTH_FLEETS[0]]}
    t = moves(near, side=ATHENS, **WINTER).does("sail:hagnon", "move:sea_of_crete")
    assert t.asked == "Intercept"
    yield t, ("pass",)
    guarded = {"piraeus": ["hagnon", *ATTIC_FLEETS[:3]], "saronic_gulf": CORINTH_FLEETS[:2]}
    t = moves(guarded, side=ATHENS).does("sail:hagnon", "attack:saronic_gulf")
    assert t.asked == "Intercept"
    yield t, ("pass",)
    outnumbered = {"piraeus": ["hagnon", *ATTIC_FLEETS[:2]], "saronic_gulf": ["alcidas", *CORINTH_FLEETS]}
    t = moves(outnumbered, side=ATHENS, **WINTER).does("sail:hagnon", "halt:saronic_gulf")
    t.dice(6, 6, *[5] * 10).does("intercept:alcidas").until("FleetsFlee", side="athens")
    yield t, ("retreat",)


def of_leaders() -> Where:
    """The beaten retreat, and leaders have still to come through; or the plague is at Athens [17.8.1, card.plague]."""
    leaders = ["nicias", "pagondas"]
    rest: dict[str, Any] = {"inside": THEBANS[:1]}
    for place, more in ((OPEN, {}), ("thebes", rest)):
        t = fights.battle(place, ATTIC[:4], THEBANS[:2], start="3939", also=leaders, **more)
        t.dice(3, *[1] * 20).until("GoOn", side="sparta").does("break-off").dice(6, 6, 6).until("Flee")
        yield t, ("retreat-inside" if more else "retreat",)
    ours = ["nicias", ATTIC[0], ATTIC_FLEETS[0]]
    t = fights.battle("4039", THEBANS[:4], ours, side=SPARTA, start="3939", also=["pagondas"])
    t.does("stay-beached").dice(2, *[1] * 20).until("GoOn", side="athens").does("break-off").until("Flee")
    yield t, ("embark-to",)
    sick = {"piraeus": [*ATTIC_FLEETS[:2], *ATTIC[:3]], "athens": ["pericles", "nicias"]}
    t = cards.shown("plague", dice=(2,), pieces=sick)
    assert t.asked == "Dying"
    yield t, ("card-unit",)


def of_gates() -> Where:
    """Who stands outside a place, who comes out to help, who goes aboard, who lands before the enemy."""
    inside = THEBANS[:3]
    t = Table({"thebes": [*ATTIC[:3], *inside]}, inside=inside, steps=[])
    yield comes(t, "thebes", ATTIC[:3], ATHENS), ("stay-outside",)
    builder, other = CORINTH[:2]
    t = Table({"corinth": [*ATTIC[:3], builder, other]}, inside=[builder, other], ml={"corinth": 9}, steps=[])
    long_walls.begin(t.state, piece_named(builder), city_named("corinth"), city_named("lechaeum"))
    t.state.came_from = spot_named("3545")
    yield comes(t, "corinth", ATTIC[:3], ATHENS), ("all-inside",)
    besieged = [*ATTIC[:4], THEBANS[0], THEBANS[1]]
    t = Table({"thebes": [*besieged, *SPARTANS[:2]]}, inside=THEBANS[:2], siege={"thebes": 1}, steps=[])
    yield comes(t, "thebes", SPARTANS[:2], SPARTA), ("help",)
    ships, men = ATTIC_FLEETS[:2], ATTIC[:2]
    laden = {"saronic_gulf": ["hagnon", *ships, *men], "nisaea": MEGARIANS[:1]}
    aboard = {ship: [man] for ship, man in zip(ships, men, strict=True)}
    t = moves(laden, side=ATHENS, aboard=aboard, inside=MEGARIANS[:1]).does("sail:hagnon", "halt:nisaea")
    yield t, ("disembark-all",)


def tables() -> Where:
    """All of them."""
    for some in (of_storms, of_hunters, of_leaders, of_gates):
        yield from some()


# ------------------------------------------------------------------------------------------------------- what has come


def first_fleet(fallen: Fallen) -> int:
    """The fleet that is followed over the sea: the first of those that sail."""
    group: list[int] = fallen.start.group
    return next(piece for piece in group if account.is_fleet(piece))


def lost(fallen: Fallen, fleet: int) -> bool:
    """Whether a fleet has been destroyed."""
    return any(event.kind == "destroyed" and event.args[0] == fleet for event in fallen.heard)


def open_sea(fallen: Fallen) -> Said | None:
    """Whether a fleet has come over the open sea [16.4.6a]."""
    fleet = first_fleet(fallen)
    if lost(fallen, fleet):
        return said("lost")
    top = fallen.after.agenda[-1] if fallen.after.agenda else None
    still = isinstance(top, RollDie) and top.why == rolls.R_OPEN_SEA
    return None if still or fallen.pending(storms.Braving) else said("safe")


def storm(fallen: Fallen) -> Said | None:
    """What storms have done to a fleet: with two of them the worse [16.9a]."""
    fleet = first_fleet(fallen)
    if lost(fallen, fleet):
        return said("lost")
    top = fallen.after.agenda[-1] if fallen.after.agenda else None
    if (isinstance(top, RollDie) and top.why == rolls.R_STORM) or fallen.pending(storms.MeetStorm):
        return None
    driven = any(event.kind == "driven-back" and event.args[0] == fleet for event in fallen.heard)
    return said("driven" if driven else "safe")


def anchored(fallen: Fallen) -> Said | None:
    """Whether storms have taken a fleet that stayed at sea [16.9a]."""
    fleet = storms.at_anchor(fallen.start, ATHENS)[0]
    if lost(fallen, fleet):
        return said("lost")
    top = fallen.after.agenda[-1] if fallen.after.agenda else None
    return None if isinstance(top, RollDie) and top.why == rolls.R_STORM else said("safe")


def leader(fallen: Fallen) -> Said | None:
    """Whether a leader has died, of a battle or of the plague [17.8.1, card.plague]."""
    if not fallen.taken:
        return None
    died = any(event.kind == "leader-dies" and event.args[0] == fallen.reader.leader for event in fallen.heard)
    return said("leader-dies" if died else "leader-lives")

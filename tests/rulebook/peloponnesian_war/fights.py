"""Battles set up on the table, without the moves that lead to them."""

from collections.abc import Sequence
from typing import Any

from polemos.games.peloponnesian_war.edge.position_names import piece_named, spot_named, target_named
from polemos.games.peloponnesian_war.rules.combat.assault import Assault
from polemos.games.peloponnesian_war.rules.combat.battles import LandBattle, NavalBattle
from polemos.games.peloponnesian_war.state import Step
from polemos.kernel.flow import run
from rulebook.peloponnesian_war.table import Table

ATHENS = 0
SPARTA = 1
OPEN = "3839"
"""Clear ground in Boeotia."""
ROUGH = "3838"
MOUNTAIN = "3742"
ATTIC = [f"attica-hoplite-4-{n:02d}" for n in range(1, 14)]
ATTIC_HORSE = [f"attica-cavalry-4-{n:02d}" for n in range(1, 4)]
ATTIC_LIGHT = [f"attica-light-3-{n:02d}" for n in range(1, 3)]
ATTIC_FLEETS = [f"attica-fleet-5-{n:02d}" for n in range(1, 11)]
CORINTH = [f"corinth-hoplite-4-{n:02d}" for n in range(1, 6)]
CORINTH_FLEETS = [f"corinth-fleet-4-{n:02d}" for n in range(1, 5)]
SPARTANS = [f"laconia-hoplite-6-{n:02d}" for n in range(1, 6)]
PERIOECI = [f"laconia-hoplite-5-{n:02d}" for n in range(1, 5)]
THEBANS = [f"boeotia-hoplite-5-{n:02d}" for n in range(1, 8)]
THEBAN_HORSE = [f"boeotia-cavalry-4-{n:02d}" for n in range(1, 4)]
MEGARIANS = [f"megarid-hoplite-4-{n:02d}" for n in range(1, 4)]


def begin(t: Table, *steps: Step) -> Table:
    """Put steps on the agenda and go on."""
    t.state.agenda = []
    t.state.then(*steps)
    run(t.state)
    return t


def battle(
    place: str, attackers: Sequence[str], defenders: Sequence[str], side: int = ATHENS, start: str = "", **rest: Any
) -> Table:
    """A land battle: everybody stands in the place already, the attackers came from `start`."""
    t = Table({place: [*attackers, *defenders, *rest.pop("also", [])]}, steps=[], **rest)
    t.state.attackers = [piece_named(name) for name in attackers if "-" in name]
    t.state.group = [piece_named(name) for name in attackers]
    t.state.came_from = spot_named(start) if start else -1
    return begin(t, LandBattle(side, spot_named(place)))


def sea_fight(place: str, attackers: Sequence[str], defenders: Sequence[str], side: int = ATHENS, **rest: Any) -> Table:
    """A naval battle in a sea area or over a port."""
    start = rest.pop("start", "")
    pieces = {place: [*attackers, *defenders, *rest.pop("also", [])], **rest.pop("more", {})}
    t = Table(pieces, steps=[], **rest)
    t.state.attackers = [piece_named(name) for name in attackers if "fleet" in name]
    t.state.defenders = [piece_named(name) for name in defenders if "fleet" in name]
    t.state.group = [piece_named(name) for name in attackers]
    t.state.came_from = spot_named(start) if start else -1
    return begin(t, NavalBattle(side, spot_named(place)))


def storm(city: str, attackers: Sequence[str], inside: Sequence[str] = (), side: int = ATHENS, **rest: Any) -> Table:
    """An assault on a city by units that lie before it."""
    t = Table(
        {city: [*attackers, *inside, *rest.pop("also", [])]},
        inside=[*inside, *rest.pop("within", [])],
        steps=[],
        **rest,
    )
    t.state.group = [piece_named(name) for name in attackers]
    return begin(t, Assault(side, target_named(city)))


def shifts(t: Table, side: str) -> dict[str, int]:
    """The shifts of a side in the last round."""
    return {e["term"]: e["value"] for e in t.events("shifted") if e["side"] == side}

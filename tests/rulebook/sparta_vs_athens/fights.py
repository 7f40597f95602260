"""Fights that a test begins in the middle: who attacks whom where, and then the rules of combat alone.

    t = fight("oenoe", ["boeotia_lsp_1"], ["athens_lsp_1"], by="sparta", led="agis", dice=[6])

Both sides stand in the locale, the combat is on, and whatever it asks waits; when it is over, `PhaseEnd` waits.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from polemos.games.sparta_vs_athens.data.tables import SIDE_NAMES, UNITS
from polemos.games.sparta_vs_athens.data.world import LOCALES
from polemos.games.sparta_vs_athens.edge.position_names import locale_named, piece_named, target_named
from polemos.games.sparta_vs_athens.rules.combat.battles import EndOfCombat, LandBattle, SeaBattle
from polemos.games.sparta_vs_athens.rules.combat.ravaging import Ravage
from polemos.games.sparta_vs_athens.rules.combat.sieges import Siege
from polemos.games.sparta_vs_athens.rules.combat.sorties import Sortie
from polemos.games.sparta_vs_athens.state import Step
from polemos.testing.bench import PhaseEnd, run
from rulebook.sparta_vs_athens.table import Table

LAND = ("land",)
SEA = ("sea",)
BOTH = ("sea", "land")


def fight(
    locale: str,
    attackers: Sequence[str],
    defenders: Sequence[str] = (),
    by: str = "athens",
    led: str = "",
    others: Sequence[str] = (),
    kinds: Sequence[str] = LAND,
    ashore: Sequence[str] = (),
    sheltered: Sequence[str] = (),
    phasing: str = "",
    arrived: bool = True,
    dice: Sequence[int] = (),
    pieces: Mapping[str, Sequence[str]] | None = None,
    **rest: Any,
) -> Table:
    """A combat in a locale, which a side (by) begins under a leader of its own (led), or without one.

    A leader among the attackers goes with the force. others: who stands there besides;
    ashore: fleets that fight as marines; phasing: whose phase it is, if not his.
    """
    there = [*attackers, *defenders, *others, *([led] if led else [])]
    t = at_rest({locale: there, **(pieces or {})}, phasing or by, led, attackers if led else (), arrived, **rest)
    s, side, place = t.state, SIDE_NAMES.index(by), locale_named(locale)
    s.attackers = sorted(piece for piece in map(piece_named, attackers) if piece < UNITS)
    s.defenders = sorted(piece_named(unit) for unit in defenders)
    s.ashore = [piece_named(unit) for unit in ashore]
    s.sheltered = [piece_named(unit) for unit in sheltered]
    steps: list[Step] = []
    if "sea" in kinds:
        steps.append(SeaBattle(side, place))
    if "land" in kinds:
        steps.append(LandBattle(side, place))
    return goes(t, *steps, EndOfCombat(side, place), dice=dice)


def at_rest(
    pieces: Mapping[str, Sequence[str]],
    side: str,
    led: str = "",
    group: Sequence[str] = (),
    arrived: bool = True,
    points: int = 9,
    **rest: Any,
) -> Table:
    """A table in a side's Operations Phase: a force (group) under a leader with so many points is at work."""
    t = Table(pieces, steps=[PhaseEnd(0)], side=side, **rest)
    s = t.state
    s.side = SIDE_NAMES.index(side)
    s.leader = piece_named(led) if led else -1
    s.points = points if led else 0
    s.group = [piece_named(piece) for piece in group]
    s.arrived = int(arrived and bool(led))
    return t


def besiege(
    target: str,
    besiegers: Sequence[str],
    inside: Sequence[str] = (),
    by: str = "athens",
    led: str = "",
    dice: Sequence[int] = (),
    pieces: Mapping[str, Sequence[str]] | None = None,
    at: str = "",
    others: Sequence[str] = (),
    **rest: Any,
) -> Table:
    """The operating force lays siege to a city or fort; the enemy has gone inside. at: the locale of a fort."""
    there = [*besiegers, *inside, *others, led]
    t = at_rest({at or target: there, **(pieces or {})}, by, led, besiegers, **rest)
    return goes(t, Siege(SIDE_NAMES.index(by), target_named(target)), dice=dice)


def sally(t: Table, side: str, target: str, *dice: int) -> Table:
    """The besieged of a side try to break out."""
    t.state.side = SIDE_NAMES.index(side)
    t.state.leader = -1
    t.state.group = []
    return goes(t, Sortie(SIDE_NAMES.index(side), target_named(target)), dice=dice)


def ravage(city: str, force: Sequence[str], by: str, led: str, dice: Sequence[int] = (), **rest: Any) -> Table:
    """The operating force ravages a city."""
    t = at_rest({city: [*force, led]}, by, led, force, **rest)
    return goes(t, Ravage(SIDE_NAMES.index(by), locale_named(city)), dice=dice)


def goes(t: Table, *steps: Step, dice: Sequence[int] = ()) -> Table:
    """Steps on top of what waits."""
    s = t.state
    s.dice_script += dice
    s.opts = []
    s.then(*steps)
    run(s)
    t.check("the fight")
    return t


def lost(t: Table) -> list[str]:
    """The units that have been eliminated, in their order."""
    return [event["unit"] for event in t.events("unit-lost")]


def fallen(t: Table) -> list[str]:
    """The leaders that have died."""
    return [event["unit"] for event in t.events("leader-lost")]


def acted(t: Table, piece: str) -> int:
    """What a piece has done in this phase."""
    return t.state.acted[piece_named(piece)]


def set_to(t: Table, **values: Any) -> Table:
    """Fields of the state, changed in the middle of a war."""
    for name, value in values.items():
        setattr(t.state, name, value)
    return t


def number_of(target: str) -> int:
    """The number of a city or fort."""
    found = target_named(target)
    assert 0 <= found < LOCALES + 10
    return found

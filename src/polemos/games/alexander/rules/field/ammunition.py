"""Ammunition: volleys that use it up, and the reload segment [8.17, 8.18, 9.11]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data import tables
from polemos.games.alexander.data.ground import distance
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.tables import BOLT, FULL, JAVELINS, LOW, NO_WEAPON, OUT, SCREEN
from polemos.games.alexander.rules.field.zones import held
from polemos.games.alexander.rules.fire.aiming import DOWNHILL, in_reach, sees
from polemos.games.alexander.state import Battle, hexes, setting
from polemos.kernel.flow import Step

_SUPPLY: Final = FILES.missile_rules.supply
_OF_ARROWS: Final[tuple[int, ...]] = _SUPPLY[0].low_on
_OF_JAVELINS: Final[tuple[int, ...]] = _SUPPLY[1].low_on
_OF_BOLTS: Final[tuple[int, ...]] = _SUPPLY[2].low_on


def low_on(weapon: int) -> tuple[int, ...]:
    """The faces of the unmodified die after which a weapon has one volley left [8.17]."""
    if weapon == BOLT:
        return _OF_BOLTS
    return _OF_JAVELINS if weapon in JAVELINS else _OF_ARROWS


def spare(s: Battle, u: int, weapon: int) -> bool:
    """Whether a unit may shoot this weapon and still have a volley: it is not Low [8.17c]."""
    return weapon == BOLT or (s.screen[u] if weapon == SCREEN else s.ammo[u]) == FULL


def spend(s: Battle, u: int, weapon: int, die: int) -> None:
    """A unit has shot, and the die was this: it may have one volley left, or none [8.17a, 8.17b, 8.17c].

    A unit that was low already has none, whatever the die (RULING-19).
    """
    if weapon == BOLT:
        return
    row = s.screen if weapon == SCREEN else s.ammo
    if row[u] == LOW:
        row[u] = OUT
    elif die in low_on(weapon):
        row[u] = LOW
    else:
        return
    if s.heard is not None:
        kind = "screen-supply" if weapon == SCREEN else "missile-supply"
        clause = "8.17c" if row[u] == OUT else "8.17b" if weapon in JAVELINS else "8.17a"
        s.tell(kind, (setting(s).gid[u], row[u]), (clause,))


def spend_javelins(s: Battle, u: int) -> None:
    """Foot javelin units that have fought have none left [8.17e]."""
    if setting(s).weapon[u] == tables.JAVELIN and s.ammo[u] != OUT:
        s.ammo[u] = OUT
        s.tell("missile-supply", (setting(s).gid[u], OUT), ("8.17e",))


def threatens(s: Battle, e: int, u: int) -> bool:
    """Whether a unit lies within range and line of sight of an enemy missile unit that has ammunition [8.18].

    The line of sight of missiles leaves the shooter through his front [8.14a]; a routed unit shoots for no reason
    [10.25b].
    """
    g = setting(s)
    weapon = g.weapon[e]
    if weapon == NO_WEAPON or s.routed[e] or s.loc[e] < 0 or s.beneath[e]:
        return False
    # two more for the second hexes of both, one for a shot downhill
    if distance(s.loc[e], s.loc[u]) > len(tables.STRENGTH[weapon]) + DOWNHILL + 2:
        return False
    weapons = (weapon, SCREEN) if g.screen[e] else (weapon,)
    for w in weapons:
        if (s.screen[e] if w == SCREEN else s.ammo[e]) == OUT:
            continue
        for start in hexes(s, e):
            for hex_ in hexes(s, u):
                if in_reach(s, w, start, hex_) and sees(s, e, w, start, hex_):
                    return True
    return False


def threatened(s: Battle, u: int) -> bool:
    """Whether any enemy missile unit that has ammunition could reach a unit [8.18, 10.14a, 10.27a]."""
    g = setting(s)
    return any(threatens(s, e, u) for e in g.of_side[1 - g.side[u]] if g.weapon[e] != NO_WEAPON)


def may_reload(s: Battle, u: int) -> bool:
    """Whether a unit fetches ammunition in the reload segment. A routed one does not: it rallies without any [8.18,
    10.27g] (RULING-64)."""
    if s.loc[u] < 0 or s.routed[u] or (s.ammo[u] == FULL and s.screen[u] == FULL):
        return False
    return not held(s, u) and not threatened(s, u)


@dataclass(slots=True, frozen=True)
class Reload(Step):
    """The reload segment: all units of both sides at once [8.18]."""

    def run(self, s: Battle) -> None:
        g = setting(s)
        for u in [u for u in range(g.units) if g.weapon[u] != NO_WEAPON and may_reload(s, u)]:
            s.ammo[u] = FULL
            s.screen[u] = FULL
            s.tell("reloaded", (g.gid[u],), ("8.18",))

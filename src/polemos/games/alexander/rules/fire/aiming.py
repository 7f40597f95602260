"""Who can shoot at whom, and what the die must show: weapons, arcs, ranges, lines of sight, modifiers [8.1].

Nothing here changes the state. `need` is the highest face of the unmodified die that hits: negative where no die can.
"""

from typing import Final, NamedTuple

from polemos.games.alexander import state
from polemos.games.alexander.data import tables
from polemos.games.alexander.data.facing import ASPECT_OF, FACINGS, FLANK_OF, FRONT, FRONT_OF, REAR
from polemos.games.alexander.data.ground import WOODS, distance, within
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.tables import BOLT, NO_WEAPON, OUT, SCREEN, SK, SLING, STRENGTH
from polemos.games.alexander.rules.field import lines_of_sight, zones
from polemos.games.alexander.rules.field.universes import place_of
from polemos.games.alexander.rules.field.zones import in_river
from polemos.games.alexander.state import CHARGE, COLUMN, SQUARE, TO_MOVE, TO_RECOVER, Battle, hexes, setting
from polemos.kernel.flow import Refusal, when
from polemos.wargame.reckoning import Term, total

_RULES: Final = FILES.missile_rules
_MODIFIERS: Final = _RULES.die_modifiers
MODIFIER_NAMES: Final[tuple[str, ...]] = tuple([row.id for row in _MODIFIERS])
"""What may change the die: the `id`s of the table, for words and previews."""
(M_WOODS, M_ARMOUR, M_SHIELDS, M_MOVING, M_SKIRMISHERS, M_CAT_ARROWS, M_CAT_OTHER, M_FORMATION) = (
    MODIFIER_NAMES.index(name)
    for name in (
        "woods", "armour", "shield_wall", "moving", "skirmisher_target", "cat_arrows", "cat_other", "formation_target",
    )
)  # fmt: skip
MODIFIER: Final[tuple[Term, ...]] = tuple([Term(i, row.mod, row.clause) for i, row in enumerate(_MODIFIERS)])
DOWNHILL: Final[int] = _RULES.downhill.extra_range
DOWNHILL_ROLL: Final[int] = _RULES.downhill.roll
SHOTS_A_PHASE: Final[int] = _RULES.oxybeles_shots_per_phase
HITS: Final[int] = _RULES.hits.normal
BIG_HITS: Final[int] = _RULES.hits.chariot_or_elephant
SQUARE_HITS: Final[int] = FILES.movement_given.square.missile_hits
LEADER_ROLL: Final[int] = _RULES.leader_hit_roll
FLAT_ARROWS: Final = (tables.BOW, tables.HORSE_BOW, SLING, SCREEN)
"""What comes straight at a wall of shields at range 1 [8.15d]."""
FAR: Final = 4
"""Up to this range the hexes around are looked through, beyond it the enemy's units."""
HOPELESS: Final = -1

ALL_AROUND: Final = 63
_FRONT_ARC: Final = tuple(sum(1 << d for d in FRONT_OF[f]) for f in range(FACINGS))
_WIDE_ARC: Final = tuple(sum(1 << d for d in (*FRONT_OF[f], *FLANK_OF[f])) for f in range(FACINGS))


class Aim(NamedTuple):
    """A shot: the highest face that hits, the range, the hex that it leaves and the hex that it goes to."""

    need: int
    range: int
    start: int
    hex: int


def arc(s: Battle, u: int) -> int:
    """The hexsides through which a unit shoots, as bits by direction [8.13a, 9.53, 9.64a]."""
    kind = setting(s).kind[u]
    if kind == tables.AT or s.form[u] == SQUARE:
        return ALL_AROUND
    if kind == SK and s.form[u] != COLUMN:
        return _WIDE_ARC[s.facing[u]]
    return _FRONT_ARC[s.facing[u]]


def ammunition(s: Battle, u: int, weapon: int) -> int:
    """What a unit has left for one of its weapons [8.17a, 9.11b]."""
    return s.screen[u] if weapon == SCREEN else s.ammo[u]


def refusals_able(s: Battle, u: int, weapon: int) -> list[Refusal]:
    """Why a unit cannot shoot with a weapon at anybody now."""
    g = setting(s)
    where = s.loc[u]
    if where < 0:
        return [Refusal("8.13a")]
    found = when(weapon == NO_WEAPON or (weapon == SCREEN and not g.screen[u]), "2.21c", where)
    found += when(s.routed[u], "10.25b", where)
    found += when(s.form[u] == COLUMN, "6.65a", where)
    found += when(s.form[u] == CHARGE, "9.74a", where)
    found += when(ammunition(s, u, weapon) == OUT, "8.17c", where)
    found += when(g.rafts and g.kind[u] != SK and in_river(s, u), "scn.jaxartes.1", where)
    found += when(weapon == BOLT and s.shots[u] >= SHOTS_A_PHASE, "9.52", where)
    found += when(weapon == BOLT and s.ordered[u] == TO_MOVE, "9.54", where)
    return found + when(weapon == BOLT and s.ordered[u] == TO_RECOVER, "10.14b", where)


def able(s: Battle, u: int, weapon: int) -> bool:
    """Whether a unit could shoot with a weapon if there were a target: `refusals_able` in haste."""
    if weapon == NO_WEAPON or s.loc[u] < 0 or s.routed[u] or s.form[u] == COLUMN or s.form[u] == CHARGE:
        return False
    if weapon == SCREEN:
        if not setting(s).screen[u] or s.screen[u] == OUT:
            return False
    elif s.ammo[u] == OUT:
        return False
    if weapon == BOLT and (s.shots[u] >= SHOTS_A_PHASE or s.ordered[u] in (TO_MOVE, TO_RECOVER)):
        return False
    g = setting(s)
    return not (g.rafts and g.kind[u] != SK and in_river(s, u))


def parts(s: Battle, weapon: int, target: int, start: int, hex_: int, far: int, moving: int) -> list[Term]:
    """What changes the die of a shot, in the order of the rules [8.15, 9.31f, 9.42c, 9.74e].

    far: the range; moving: 1 if the shooter moves before or after the shot.
    """
    g = setting(s)
    found: list[Term] = []
    kind = g.kind[target]
    if g.field.terrain[hex_] == WOODS:
        found.append(MODIFIER[M_WOODS])
    if kind in (tables.HI, tables.PH):
        # the wall of shields stands in place of the armour [8.15d]
        shields = far == 1 and weapon in FLAT_ARROWS and zones.aspect(s, target, start) == FRONT
        found.append(MODIFIER[M_SHIELDS if shields else M_ARMOUR])
    if moving and weapon != tables.JAVELIN:
        found.append(MODIFIER[M_MOVING])
    if kind == SK and not s.routed[target]:
        found.append(MODIFIER[M_SKIRMISHERS])
    if g.cataphract[target]:
        if weapon in tables.ARROWS:
            found.append(MODIFIER[M_CAT_ARROWS])
        elif weapon in tables.JAVELINS or weapon == SLING:
            found.append(MODIFIER[M_CAT_OTHER])
    if s.form[target] == CHARGE:
        found.append(MODIFIER[M_FORMATION])
    return found


def need_of(s: Battle, weapon: int, target: int, start: int, hex_: int, far: int, moving: int) -> int:
    """The highest face that hits. Beyond the weapon's range, downhill, only an unmodified 0 [8.15a, 8.16]."""
    row = STRENGTH[weapon]
    if far > len(row):
        return DOWNHILL_ROLL
    return max(HOPELESS, row[far - 1] - total(parts(s, weapon, target, start, hex_, far, moving)))


def in_reach(s: Battle, weapon: int, start: int, hex_: int) -> bool:
    """Whether a weapon carries from hex to hex: one farther to a lower one [8.16]."""
    far = distance(start, hex_) - len(STRENGTH[weapon])
    if far <= 0:
        return True
    level = setting(s).field.level
    return far <= DOWNHILL and level[hex_] < level[start]


def sees(s: Battle, u: int, weapon: int, start: int, hex_: int) -> bool:
    """Whether the line of sight is open and leaves the shooter within his arc [8.14].

    A line that leaves by the corner of two hexsides needs both: the sight of missiles is strict [8.14e].
    """
    if lines_of_sight.leaves(start, hex_) & ~arc(s, u):
        return False
    if weapon == BOLT and lines_of_sight.walled(s, start, hex_):
        return False
    return lines_of_sight.clear(s, start, hex_)


def best_aim(s: Battle, u: int, weapon: int, target: int, moving: int) -> Aim | None:
    """The best shot of a unit at another, of all pairs of their hexes; None if it has none [8.13a]."""
    best: Aim | None = None
    for start in hexes(s, u):
        for hex_ in hexes(s, target):
            if in_reach(s, weapon, start, hex_) and sees(s, u, weapon, start, hex_):
                far = distance(start, hex_)
                need = need_of(s, weapon, target, start, hex_, far, moving)
                if best is None or need > best.need:
                    best = Aim(need, far, start, hex_)
    return best


def aim_beside(s: Battle, u: int, weapon: int, target: int, far: int) -> Aim | None:
    """The best reaction shot at an enemy in one's zone of control: the range is given, 1 or 2, wherever he stands
    [8.21a, 8.22]."""
    best: Aim | None = None
    for start in hexes(s, u):
        for hex_ in hexes(s, target):
            if distance(start, hex_) == 1 and sees(s, u, weapon, start, hex_):
                need = need_of(s, weapon, target, start, hex_, far, 0)
                if best is None or need > best.need:
                    best = Aim(need, far, start, hex_)
    return best


def targets_with(s: Battle, u: int, weapon: int) -> list[int]:
    """The enemy units at which a unit can shoot with a weapon now."""
    found: list[int] = []
    if not able(s, u, weapon):
        return found
    sides = setting(s).side
    mine = sides[u]
    reach = len(STRENGTH[weapon])
    at = s.at
    for start in hexes(s, u):
        if reach <= FAR:
            for h in within(start, reach + DOWNHILL):
                e = at[h]
                if (
                    e >= 0
                    and sides[e] != mine
                    and e not in found
                    and in_reach(s, weapon, start, h)
                    and sees(s, u, weapon, start, h)
                ):
                    found.append(e)
        else:
            for e in setting(s).of_side[1 - mine]:
                if s.loc[e] < 0 or s.beneath[e] or e in found:
                    continue
                for h in hexes(s, e):
                    if in_reach(s, weapon, start, h) and sees(s, u, weapon, start, h):
                        found.append(e)
                        break
    return found


def refusals_shot(s: Battle, u: int, weapon: int, target: int) -> list[Refusal]:
    """Why a unit cannot shoot at another with a weapon: -1 for a target that is not in the battle."""
    g = setting(s)
    found = refusals_able(s, u, weapon)
    if target < 0 or s.loc[target] < 0 or g.side[target] == g.side[u]:
        return [*found, Refusal("8.13a", place_of(s, target))]
    if s.beneath[target]:
        found.append(Refusal("9.62h", s.loc[target]))
    if weapon == NO_WEAPON or best_aim(s, u, weapon, target, 0) is not None:
        return found
    pairs = [(a, b) for a in hexes(s, u) for b in hexes(s, target) if in_reach(s, weapon, a, b)]
    if not pairs:
        return [*found, Refusal("8.13a", s.loc[target])]
    within_arc = [(a, b) for a, b in pairs if not lines_of_sight.leaves(a, b) & ~arc(s, u)]
    if not within_arc:
        return [*found, Refusal("8.14a", pairs[0][1])]
    if weapon == BOLT and all(lines_of_sight.walled(s, a, b) for a, b in within_arc):
        return [*found, Refusal("9.53", within_arc[0][1])]
    return [*found, Refusal("8.14b", within_arc[0][1])]


def worth(s: Battle, target: int, need: int) -> bool:
    """Whether a shot can do anything at all: to the unit, or with a 0 to a leader who is with it [8.19]."""
    return need > HOPELESS or bool(state.leaders_with(s, target))


def volley_hits(s: Battle, target: int) -> int:
    """The cohesion hits of a volley that hits [8.15a, 8.15f, 9.64c]."""
    hits = BIG_HITS if setting(s).kind[target] in (tables.CH, tables.EL) else HITS
    return hits * SQUARE_HITS if s.form[target] == SQUARE else hits


def victim(s: Battle, target: int, start: int, hex_: int) -> int:
    """Who takes the hits: of a double-depth phalanx the upper one, shot from the rear the lower one, whichever of them
    was aimed at [9.62h]."""
    lower = s.deep[target]
    if lower < 0:
        return target
    if s.beneath[target]:
        target, lower = lower, target
    back = lines_of_sight.leaves(hex_, start)
    rear = 0
    for d in range(6):
        if back >> d & 1 and ASPECT_OF[s.facing[target]][d] == REAR:
            rear |= 1 << d
    return lower if rear == back else target

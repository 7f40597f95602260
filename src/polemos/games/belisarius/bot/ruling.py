"""What a sensible ruler does at home: tax, purchases, levies, where units are placed, supply, and what events ask.

What is bought must be of use before the war ends, and what the supply phase will ask for is kept back.
"""

from typing import Final

from polemos.games.belisarius import verbs
from polemos.games.belisarius.bot import courting, guarding, marching
from polemos.games.belisarius.bot.courting import turns_left
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import (
    FLEET,
    GARRISON,
    LEADER,
    LEADERS,
    UNIT_AFFIL,
    UNIT_STARS,
    UNIT_STRENGTH,
    UNIT_TYPE,
    UNITS_OF,
)
from polemos.games.belisarius.data.world import BARBARIAN, GUARD, HEX_COUNT, NEUTRAL, PROVINCE_TOWNS
from polemos.games.belisarius.rules import markers
from polemos.games.belisarius.rules.court.diplomacy import DIPLOMATIC
from polemos.games.belisarius.rules.realm import supply as feeding
from polemos.games.belisarius.rules.realm import taxation
from polemos.games.belisarius.state import War, forage, held_by, owner, province_of
from polemos.games.belisarius.verbs import FORCE_SPAN
from polemos.kernel.flow import PASS, VERB
from polemos.wargame.reckoning import total

SURE_TAX: Final = 3
"""Modifiers with which heavy tax never brings a revolt."""
FULL_HAND: Final = 13
OTHER_USE: Final = 0.35
"""What a marker is worth beside its use in diplomacy."""
DIPLOMATIC_VALUE: Final = 0.45
"""The value in diplomacy that a marker drawn has on average."""
FOR_ONE: Final = 5
"""Points of diplomacy that a province costs, about."""
A_SIXTH: Final = 6
LATER: Final = 0.5
"""What an army's prospects are worth in each turn after this one."""
LEAST_WORTH: Final = 0.15
"""What a solidus point must bring, in victory points."""
KEEPING: Final = 0.12
"""What a solidus point of pay a turn is worth."""


# ---------------------------------------------------------------- money


def upkeep(s: War, side: int) -> int:
    """What the supply phase would ask for if all stayed where they are."""
    cost = 0
    for h in held_by(s, side):
        eaters = [u for u in s.at[h] if UNIT_TYPE[u] != LEADER]
        over = len(eaters) - forage(s, h)
        if over > 0:
            cost += sum(sorted([charts.COST_SUPPLY[UNIT_TYPE[u]] for u in eaters])[:over])
    return cost


def taxes(s: War, side: int) -> int:
    """Heavy tax where it cannot go wrong, else all at the normal rate; neutral provinces are left alone."""
    for u in LEADERS:
        if s.loc[u] >= 0 and owner(s, u) == side:
            c = heavy(s, side, s.loc[u])
            if c in s.opts and turns_left(s):
                return c
    return verbs.QUICK if verbs.QUICK in s.opts else s.opts[0]


def heavy(s: War, side: int, h: int) -> int:
    """The choice of heavy tax in the province or area of a space, -1 where it might bring a revolt."""
    area = h >= HEX_COUNT
    p = province_of(h)
    if p < 0 or s.control[p] == NEUTRAL:
        return -1
    place = taxation.FIRST_AREA + h - HEX_COUNT if area else p
    if total(taxation.heavy_modifiers(s, side, place)) < SURE_TAX:
        return -1
    return verbs.HEAVY_TAX_AREA + h if area else verbs.HEAVY_TAX + p


# ---------------------------------------------------------------- purchases


class Prospects:
    """What stands at the front and what is in danger, looked up once for a decision."""

    def __init__(self, s: War, side: int) -> None:
        self.s, self.side = s, side
        self.aims = marching.aims(s, side)
        self.menaces = guarding.menaces(s, side)
        self.last = not turns_left(s)
        self.known: dict[int, float] = {}
        self.dangers: dict[int, int] = {}

    def menace(self, h: int) -> int:
        """The greatest force that reaches a space."""
        value = self.dangers.get(h)
        if value is None:
            value = self.dangers[h] = guarding.menace_to(self.menaces, h)
        return value

    def front(self, h: int) -> float:
        """What draws an army from here."""
        value = self.known.get(h)
        if value is None:
            force = marching.force_of(marching.mobile(self.s, h)) + A_SIXTH
            value = self.known[h] = marching.best_aim(self.aims, force, h, self.last)[0] if h < HEX_COUNT else 0.1
        return value

    def worth(self, h: int, kind: int, strength: int) -> float:
        """What a unit of a kind is worth if it is placed in a space."""
        s, side = self.s, self.side
        value = 0.0
        if h < HEX_COUNT:
            if s.town[h] and not s.occ[h]:
                value += charts.VP_TOWN[side][h]
            if s.occ[h] == side + 1 and kind != FLEET:
                menace = self.menace(h)
                if menace:
                    value += guarding.fall(s, side, h, menace) - guarding.fall(s, side, h, menace, strength)
        later = turns_left(s)
        if kind not in (GARRISON, FLEET):
            value += self.front(h) * (1 + LATER * later) * min(1.0, strength / A_SIXTH + 0.2)
        if later:
            value += 0.5 * strength * courting.STRENGTH_WORTH
            eaters = len([u for u in s.at[h] if UNIT_TYPE[u] != LEADER])
            if eaters >= forage(s, h):
                value -= KEEPING * charts.COST_SUPPLY[kind] * later
        return value


def strength_of(affil: int, kind: int) -> int:
    """The strength of a unit of a kind."""
    return next((UNIT_STRENGTH[u] for u in UNITS_OF[affil] if UNIT_TYPE[u] == kind), 1)


def recruits(s: War, side: int) -> list[tuple[float, int]]:
    """Purchases with what each brings for a solidus point, the best first; nothing that could not be kept."""
    money = s.sp[side]
    free = money - (upkeep(s, side) if not guarding.is_last(s, side) else 0)
    seen = Prospects(s, side)
    towns = [h for h in held_by(s, side) if h < HEX_COUNT and s.town[h]]
    rated = []
    for c in s.opts:
        value = c % VERB
        verb = c - value
        if verb == verbs.RECRUIT:
            affil, kind = divmod(value, FORCE_SPAN)
            cost = charts.COST_RECRUIT[kind]
            worth = best_place(s, seen, towns, affil, kind)
            if not guarding.is_last(s, side):
                cost += charts.COST_SUPPLY[kind] if kind == FLEET else 0
        elif c == verbs.BUY_MARKER:
            cost, worth = charts.prices.stratagem_marker, marker_worth(s, side)
        elif verb == verbs.UNPILLAGE:
            cost = charts.prices.remove_pillage_town
            worth = charts.VP_TOWN[side][value] + 0.1 * turns_left(s)
        elif verb == verbs.BUILD:
            cost, worth = charts.prices.public_works, 1.0 + 0.1 * turns_left(s)
        elif verb == verbs.PLAY:
            cost, worth = 0, 1.0
        else:
            continue
        if cost <= free:
            rated.append((worth / max(cost, 1), c))
    rated.sort(key=lambda one: (-one[0], one[1]))
    return rated


def best_place(s: War, seen: Prospects, towns: list[int], affil: int, kind: int) -> float:
    """What a unit of a kind brings where it serves best."""
    strength = strength_of(affil, kind)
    best = -1.0
    for h in towns:
        p = province_of(h)
        if (p == affil if affil != GUARD else s.control[p] == seen.side) and len(s.at[h]) < charts.STACK_LIMIT:
            best = max(best, seen.worth(h, kind, strength))
    return best


def marker_worth(s: War, side: int) -> float:
    """What another marker is worth: the more provinces are to be won over, and the less is in hand, the more."""
    if markers.hand_size(s, side) >= FULL_HAND or guarding.is_last(s, side):
        return -1.0
    if not turns_left(s):
        return OTHER_USE
    stakes = sorted([-courting.province(s, side, p).whole for p in range(GUARD) if s.control[p] != side])
    held = sum([markers.holding(s, side, k) * charts.MARKER_VALUE[k] for k in DIPLOMATIC])
    which = held // FOR_ONE
    stake = -stakes[which] if which < len(stakes) else 0.0
    return OTHER_USE + DIPLOMATIC_VALUE * stake / A_SIXTH


def recruit(s: War, side: int) -> int:
    """The purchase that brings most for its price, or no more."""
    rated = recruits(s, side)
    if rated and rated[0][0] >= (LEAST_WORTH if turns_left(s) else 0.02):
        return rated[0][1]
    return verbs.DONE


# ---------------------------------------------------------------- levies and where units come


def levies(s: War, side: int) -> list[tuple[float, int]]:
    """Free units, and markers of the phase, with what each brings, the best first."""
    seen = Prospects(s, side)
    rated = []
    for c in s.opts:
        value = c % VERB
        if c - value == verbs.LEVY_UNIT:
            affil, kind = divmod(value, FORCE_SPAN)
            strength = strength_of(affil, kind)
            hexes = own_towns(s, side, affil)
            worth = max([seen.worth(h, kind, strength) for h in hexes], default=0.0)
            rated.append((worth - (1.0 if kind == FLEET else 0.0), c))
        elif c - value == verbs.PLAY:
            rated.append((1.0, c))
    rated.sort(key=lambda one: (-one[0], one[1]))
    return rated


def own_towns(s: War, side: int, affil: int) -> list[int]:
    """Towns of a province that its side holds or finds empty."""
    return [h for h in PROVINCE_TOWNS[affil] if s.town[h] and s.occ[h] in (0, side + 1)]


def levy(s: War, side: int) -> int:
    """The free unit that brings most, or no more."""
    rated = levies(s, side)
    return rated[0][1] if rated and rated[0][0] > 0 else verbs.DONE


def places(s: War, side: int, affil: int, kind: int) -> list[tuple[float, int]]:
    """Where a unit that arrives may be placed, with what it is worth there, the best first."""
    seen = Prospects(s, side)
    strength = strength_of(affil, kind) if kind != LEADER else 2
    rated = [(seen.worth(c % VERB, kind, strength) + _company(s, c % VERB, kind), c) for c in s.opts]
    rated.sort(key=lambda one: (-one[0], one[1]))
    return rated


def _company(s: War, h: int, kind: int) -> float:
    """A leader goes where the strongest army is."""
    return 0.1 * sum([UNIT_STRENGTH[u] for u in s.at[h]]) if kind == LEADER else 0.0


# ---------------------------------------------------------------- supply


def supply(s: War, side: int, h: int) -> int:
    """Who is paid in a space where forage is not enough, or who goes."""
    play = verbs.PLAY + charts.MARKET
    open_here = [u for u in s.at[h] if UNIT_TYPE[u] != LEADER]
    if play in s.opts and len(open_here) - forage(s, h) >= MARKET_UNITS:
        return play
    best, which = -9.0, s.opts[0]
    for c in s.opts:
        u = c % VERB
        if c - u == verbs.SUPPLY:
            value = kept_worth(s, side, u, h) - LEAST_WORTH * charts.COST_SUPPLY[UNIT_TYPE[u]]
        elif c - u == verbs.DISBAND:
            value = -kept_worth(s, side, u, h)
        else:
            continue
        if value > best:
            best, which = value, c
    if which // VERB == verbs.SUPPLY // VERB and all_kept(s, side, h):
        return cheapest_paid(s.opts)
    return which


def all_kept(s: War, side: int, h: int) -> bool:
    """Whether there is money for all whom a space does not feed, the cheapest being paid, the others living off it."""
    costs = sorted([charts.COST_SUPPLY[UNIT_TYPE[u]] for u in feeding.open_units(s, side, h)])
    return sum(costs[: max(0, feeding.excess(s, side, h))]) <= s.sp[side]


def cheapest_paid(opts: list[int]) -> int:
    """The choice to pay for whoever costs least, -1 where nobody can be paid for."""
    paid = [c for c in opts if c // VERB == verbs.SUPPLY // VERB]
    return min(paid, key=lambda c: (charts.COST_SUPPLY[UNIT_TYPE[c % VERB]], c), default=-1)


MARKET_UNITS: Final = 3


def kept_worth(s: War, side: int, u: int, h: int) -> float:
    """What it is worth to keep a unit fed."""
    if guarding.is_last(s, side):
        return 0.0
    kind = UNIT_TYPE[u]
    if kind == FLEET:
        return 0.35
    if kind == GARRISON:
        return 0.2
    return 0.1 + 0.2 * UNIT_STRENGTH[u] * (1.0 if turns_left(s) else 0.5)


# ---------------------------------------------------------------- what events ask


def loss(s: War, u: int) -> float:
    """What a side loses with a unit, the town that it alone holds too."""
    h = s.loc[u]
    value = UNIT_STRENGTH[u] * courting.STRENGTH_WORTH + UNIT_STARS[u] * courting.STAR_WORTH
    if 0 <= h < HEX_COUNT and s.town[h] and len(s.at[h]) == 1:
        value += charts.VP_TOWN[owner(s, u)][h] if owner(s, u) != NEUTRAL else 0
    return value


def least(s: War) -> int:
    """The loss that costs least."""
    return min([c for c in s.opts if c // VERB == verbs.LOSE // VERB], key=lambda c: (loss(s, c % VERB), c))


def taken(s: War, side: int) -> int:
    """The province that moves a side's way with most gain."""
    best, which = 0.0, PASS if PASS in s.opts else s.opts[0]
    for c in s.opts:
        if c // VERB == verbs.TAKE // VERB:
            p = c % VERB
            at = courting.province(s, side, p)
            value = at.whole if s.control[p] == NEUTRAL or PASS not in s.opts else at.half
            if value > best:
                best, which = value, c
    return which


def donative(s: War, side: int) -> int:
    """Pay the strongest first, while there is money."""
    pay = [c for c in s.opts if c // VERB == verbs.SUPPLY // VERB]
    return max(pay, key=lambda c: (loss(s, c % VERB), -c)) if pay and not guarding.is_last(s, side) else s.opts[0]


def reform(s: War, side: int, p: int) -> bool:
    """Whether to cancel the check for a revolt of a province: it would be to the enemy's gain."""
    enemy_gain = courting.province(s, 1 - side, p)
    if s.control[p] == side:
        return enemy_gain.half >= 3
    return s.control[p] == NEUTRAL and side != BARBARIAN and enemy_gain.whole >= 3


def mutineers(s: War) -> int:
    """The stack whose mutiny costs the Empire most."""
    return max(s.opts, key=lambda c: (sum([loss(s, u) for u in s.at[c % VERB] if UNIT_AFFIL[u] == GUARD]), -c))


# ---------------------------------------------------------------- markers for their own sake

WANTED: Final = (
    charts.CURRENCY,
    charts.BASILEUS,
    charts.REGALIA,
    charts.RALLY,
    charts.ORTHODOXY,
    charts.TOLERANCE,
    charts.TREACHERY,
    charts.BLUE,
    charts.GREEN,
    charts.POPE,
    charts.AGENT,
    charts.LEADER_MARKER,
    charts.ADVANTAGE,
    charts.FORCED_MARCH,
    charts.END_CAMPAIGN,
    charts.MARKET,
)
"""Markers in the order in which they are of use; those left out are of little."""


def wanted(s: War, side: int) -> int:
    """The marker to be chosen out of many."""
    return min(s.opts, key=lambda c: (WANTED.index(c % VERB) if c and c % VERB in WANTED else 99, c))


def unwanted(s: War, side: int) -> int:
    """The marker to part with; rather than a good one, the draw."""
    rest = [c for c in s.opts if c not in (PASS, verbs.FORGO)]
    worst = max(rest, key=lambda c: (WANTED.index(c % VERB) if c % VERB in WANTED else 99, c))
    return worst if verbs.FORGO not in s.opts or worst % VERB not in WANTED[:8] else verbs.FORGO

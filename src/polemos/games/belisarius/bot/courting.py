"""What a province is worth to whoever wins it over, and what markers to stake on it: diplomacy as a general sees it.

Worth is counted in victory points ahead of the other side. What the enemy holds is unknown, how many markers he lays
down is not.
"""

from typing import Final, NamedTuple

from polemos.games.belisarius import verbs
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.forces import LEVY, UNIT_AFFIL, UNIT_STARS, UNIT_STRENGTH, UNITS_OF
from polemos.games.belisarius.data.world import BARBARIAN, GUARD, HEX_COUNT, IMPERIAL, NEUTRAL
from polemos.games.belisarius.rules import markers
from polemos.games.belisarius.rules.court import diplomacy
from polemos.games.belisarius.rules.court.diplomacy import DIPLOMATIC, GUARD_TARGET, worth
from polemos.games.belisarius.state import War
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.flow import PASS, VERB
from polemos.wargame.reckoning import total

STRENGTH_WORTH: Final = 0.16
STAR_WORTH: Final = 0.8
LEVY_WORTH: Final = 0.5
"""What a levied unit a turn is worth, with the tax of the towns that come along."""
PRICE: Final = 0.6
"""What a point of diplomacy kept for later is worth; the last time that markers count it is worth next to nothing."""
LAST_PRICE: Final = 0.1
REACTION: Final = 0.4
"""What a marker is worth that the enemy draws."""
FOLLOW: Final = 0.3
"""How likely a province made neutral is won over afterwards."""
ENEMY_MARKER: Final = 1.7
"""What a marker that the enemy lays down is worth on average."""
TRIED: Final = 6
MOST: Final = 6
"""The difference beyond which markers add nothing."""
TREACHERY_WORTH: Final = 1.0


class Stake(NamedTuple):
    """What a side gains where a province turns away from its enemy (half), and where it comes over (whole)."""

    half: float
    whole: float


# ---------------------------------------------------------------- what is at stake


def turns_left(s: War) -> int:
    """Game turns after this one."""
    return SCENARIOS[s.scenario - 1].last_turn - s.turn


def stake(s: War, side: int, target: int) -> Stake:
    """What a side gains by winning over a target of diplomacy."""
    if target >= GUARD_TARGET:
        return _guards(s, side, target - GUARD_TARGET)
    return province(s, side, target)


def province(s: War, side: int, p: int) -> Stake:
    """What a side gains by a province: points for control, its towns, its units and its levy."""
    other = 1 - side
    ours, theirs = charts.victory.points[side], charts.victory.points[other]
    of_enemy = s.control[p] == other
    levy = LEVY[p]
    later = LEVY_WORTH * turns_left(s) * levy
    neutral = (ours.neutral_province - theirs.neutral_province) * levy
    half = whole = 0.0
    for h in {s.loc[u] for u in UNITS_OF[p]}:
        if h < 0:
            continue
        pure = True
        force = 0.0
        for u in s.at[h]:
            if UNIT_AFFIL[u] == p:
                force += UNIT_STRENGTH[u] * STRENGTH_WORTH + UNIT_STARS[u] * STAR_WORTH
            else:
                pure = False
        whole += force
        if of_enemy:
            whole += force
            half += force
        if pure and h < HEX_COUNT and s.town[h]:
            whole += charts.VP_TOWN[side][h]
            if of_enemy:
                whole += charts.VP_TOWN[other][h]
                half += charts.VP_TOWN[other][h]
    mine = ours.controlled_province * levy + later
    if of_enemy:
        held = -theirs.controlled_province * levy - later
        return Stake(half + neutral - held, whole + mine - held)
    return Stake(0.0, whole + mine - neutral)


def _guards(s: War, side: int, h: int) -> Stake:
    """What a mutiny of guards brings the Barbarian player, or their return the Imperial one."""
    rebel = 1 if side == IMPERIAL else 0
    force = 0.0
    pure = True
    for u in s.at[h]:
        if UNIT_AFFIL[u] == GUARD and s.rebel[u] == rebel:
            force += UNIT_STRENGTH[u] * STRENGTH_WORTH + UNIT_STARS[u] * STAR_WORTH
        else:
            pure = False
    town = charts.VP_TOWN[0][h] + charts.VP_TOWN[1][h] if s.town[h] and pure else 0
    gain = 2 * force + town
    return Stake(gain if side == IMPERIAL else 0.0, gain)


# ---------------------------------------------------------------- what a difference promises


def _odds() -> tuple[tuple[float, float, float], ...]:
    """By column: how likely the target turns away, comes over, and how many markers the enemy draws."""
    found = []
    for column in range(MOST):
        cells = [charts.DIPLOMACY.read(column, die) for die in range(1, FACES_OF_A_DIE + 1)]
        whole = sum([1 for cell in cells if cell & charts.D3]) / FACES_OF_A_DIE
        half = sum([1 for cell in cells if cell & charts.D2]) / FACES_OF_A_DIE
        drawn = sum([bool(cell & charts.R1) + 2 * bool(cell & charts.R2) for cell in cells]) / FACES_OF_A_DIE
        found.append((half, whole, drawn))
    return tuple(found)


ODDS: Final = _odds()


def chance(s: War, target: int, difference: float, at: Stake) -> tuple[float, float]:
    """How likely something comes of an attempt, and what it is worth then, at a difference that may be a fraction."""
    low = max(0.0, min(float(MOST - 1), difference))
    below = int(low)
    part = low - below
    half, whole, _ = ODDS[below]
    if part:
        more = ODDS[below + 1]
        half += (more[0] - half) * part
        whole += (more[1] - whole) * part
    if target < GUARD_TARGET and s.control[target] == NEUTRAL:
        # the lesser result is enough to win over whoever belongs to nobody
        return half + whole, at.whole
    likely = half + whole
    if not likely:
        return 0.0, 0.0
    gain = half * (at.half + FOLLOW * (at.whole - at.half) if at.half else 0.0) + whole * at.whole
    return likely, gain / likely


def promise(s: War, target: int, difference: float, at: Stake) -> float:
    """What an attempt promises, the enemy's draws taken off."""
    likely, gain = chance(s, target, difference, at)
    column = int(max(0.0, min(float(MOST - 1), difference)))
    return likely * gain - ODDS[column][2] * REACTION


# ---------------------------------------------------------------- an attempt of one's own


def means(s: War, side: int, target: int) -> list[int]:
    """The values of the markers in hand that count for a target, the greatest first."""
    found: list[int] = []
    for k in DIPLOMATIC:
        n = markers.holding(s, side, k)
        if n and not diplomacy.refusals_use(s, k, target):
            found += [charts.MARKER_VALUE[k]] * n
    found.sort(reverse=True)
    return found


def price(s: War, side: int) -> float:
    """What a point of diplomacy is worth when it is kept."""
    if turns_left(s) or (side == IMPERIAL and s.player == BARBARIAN):
        return PRICE
    return LAST_PRICE if side == BARBARIAN else 0.0


def resisted(s: War, side: int, target: int) -> float:
    """What the enemy is likely to lay down against an attempt: he defends what is his."""
    hand = markers.hand_size(s, 1 - side)
    own = target >= GUARD_TARGET or s.control[target] == 1 - side
    return min(2.5, 0.4 * hand) if own else min(0.5, 0.1 * hand)


def best_stake(s: War, side: int, target: int, values: list[int], spent: int = 0) -> tuple[float, int]:
    """What an attempt promises at its best, and with markers of what worth (those laid down already are `spent`)."""
    at = stake(s, side, target)
    base = total(diplomacy.modifiers(s, side, target)) - resisted(s, side, target)
    cost = price(s, side)
    best, which = -1.0, spent
    if spent:
        best = promise(s, target, base + spent, at)
    for v in sorted(_sums(values)):
        gain = promise(s, target, base + spent + v, at) - cost * v
        if gain > best + 0.01:
            best, which = gain, spent + v
        if base + spent + v >= MOST:
            break
    return best, which


def _sums(values: list[int]) -> set[int]:
    sums = {0}
    for v in values:
        sums |= {v + x for x in sums}
    sums.discard(0)
    return sums


def courts(s: War, side: int) -> list[tuple[float, int]]:
    """The targets that are worth an attempt, with what it promises, the best first."""
    rated = []
    for c in s.opts:
        if c != verbs.DONE:
            target = target_of(c)
            rated.append((-stake(s, side, target).whole, c, target))
    rated.sort()
    found = []
    for _, c, target in rated[:TRIED]:
        value, _ = best_stake(s, side, target, means(s, side, target))
        if value > 0:
            found.append((value, c))
    found.sort(key=lambda one: (-one[0], one[1]))
    return found


def target_of(c: int) -> int:
    """The target that a choice names."""
    value = c % VERB
    return value if c - value == verbs.COURT else GUARD_TARGET + value


def court(s: War, side: int) -> int:
    """Whom to court next, or nobody."""
    found = courts(s, side)
    return found[0][1] if found else verbs.DONE


# ---------------------------------------------------------------- markers laid down


def lay_down(s: War, side: int) -> int:
    """The next marker of an attempt, or of the resistance to one, or no more."""
    laid = worth(s, side)
    usable = means(s, side, s.target)
    wanted = best_stake(s, side, s.target, usable, laid)[1] if side == s.player else _against(s, side, usable, laid)
    if laid >= wanted and verbs.DONE in s.opts:
        return verbs.DONE
    return _marker(s, wanted - laid)


def _against(s: War, side: int, usable: list[int], laid: int) -> int:
    """What to lay down against an attempt, the enemy's markers taken for the average of their kind."""
    enemy = 1 - side
    at = stake(s, enemy, s.target)
    base = total(diplomacy.modifiers(s, enemy, s.target)) + ENEMY_MARKER * diplomacy.laid_down(s, enemy)
    cost = price(s, side)
    best, which = -promise(s, s.target, base - laid, at), laid
    for v in sorted(_sums(usable)):
        value = -promise(s, s.target, base - laid - v, at) - cost * v
        if value > best + 0.01:
            best, which = value, laid + v
        if v > MOST:
            break
    return which


_RARE: Final = (charts.GREEN, charts.BLUE, charts.TOLERANCE, charts.AGENT, charts.ORTHODOXY, charts.BASILEUS)
"""Markers in the order in which they are parted with: those that count for few targets first."""


def _marker(s: War, wanted: int) -> int:
    """The marker that comes nearest to what is wanted, the choice to lay it down."""
    best = (99, 99, verbs.DONE)
    for c in s.opts:
        if c != verbs.DONE:
            k = c % VERB
            value = charts.MARKER_VALUE[k]
            over = value - wanted
            best = min(best, (over if over > 0 else -over, _RARE.index(k) if k in _RARE else 9, c))
    return best[2]


def betray(s: War, side: int) -> int:
    """Treachery against the enemy's best marker where much depends on it."""
    rest = [c for c in s.opts if c != PASS]
    if not rest:
        return PASS
    c = max(rest, key=lambda one: charts.MARKER_VALUE[one % VERB])
    value = charts.MARKER_VALUE[c % VERB]
    player = s.player
    at = stake(s, player, s.target)
    now = total(diplomacy.modifiers(s, player, s.target)) + worth(s, player) - worth(s, 1 - player)
    then = now + value if side == player else now - value
    change = promise(s, s.target, then, at) - promise(s, s.target, now, at)
    return c if (change if side == player else -change) >= TREACHERY_WORTH else PASS


def exploited(s: War, side: int) -> list[int]:
    """Ways to use a success, the best first."""
    at = stake(s, side, s.target)
    rated = []
    for c in s.opts:
        verb = c - c % VERB
        if verb in (verbs.CONTROL, verbs.LOYAL, verbs.REBEL):
            value = at.whole
        elif verb == verbs.NEUTRALISE:
            value = at.half
        elif verb == verbs.ASSASSINATE:
            value = UNIT_STARS[c % VERB] * STAR_WORTH / 3 - REACTION
        else:
            value = 0.05
        rated.append((-value, c))
    return [c for _, c in sorted(rated)]

"""The moves that a person would weigh beside the usual one, decision by decision."""

from collections.abc import Callable
from typing import Any, Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.bot import aims, odds, season, weighing
from polemos.games.peloponnesian_war.bot.evaluation import league_of
from polemos.games.peloponnesian_war.bot.marching import Army, staying
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import ATHENS, MORALE, UNITS
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import gates, march, phase, sailing, stacks
from polemos.games.peloponnesian_war.rules.cards import phase as hands
from polemos.games.peloponnesian_war.rules.cards import plays
from polemos.games.peloponnesian_war.rules.combat import outcome, rounds, sorting
from polemos.games.peloponnesian_war.rules.regions import tribute, victory
from polemos.games.peloponnesian_war.rules.season import building
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB

GOALS: Final = 12
"""Ends of a march that are looked at."""
MARCHES: Final = 4
"""Of these so many are weighed, where a leader marches."""
TARGETS: Final = 4
"""Regions that are thought of where none is to be asked for anything else."""
GREAT: Final = 3
"""An army of so many can leave a guard behind."""
PRECIOUS: Final = 10.0
"""A place worth so much to the enemy is guarded."""
COUNTING: Final = 2
CLEAR: Final = 0.08
"""How likely an assault must be, won or lost, for it to need no thought."""

BATTLE, CITY, GUARD, FIELD, MUSTER = range(5)
"""What a march may be for: to fight, to take a place, to be in one of its own, to stand in the open, to join others."""
OF_A_KIND: Final = (2, 2, 1, 1, 1)
"""Of ends that are for the same, so many are weighed."""


def all_of(s: War) -> list[int]:
    """What deserves a look beside the usual choice, the best guess first; a list may name what is not legal."""
    step = s.agenda[-1]
    found = _WEIGHED.get(type(step))
    return found(s, step) if found is not None else []


def every(s: War, step: Any) -> list[int]:
    """All choices, where there are few."""
    return s.opts


# ------------------------------------------------------------------------------------------------------------- marches


def marches(s: War, step: march.March) -> list[int]:
    """To fight, before a place of the enemy, into an own one, into the open; to storm, to stay where one is."""
    army = Army(s, step.side)
    if not army.troops or not (army.leaders or s.year == last_year(s)):
        return []
    most = MARCHES if army.leaders else MARCHES // 2
    rated = [(army.cares(c % VERB) - worth, c) for worth, c in army.rough(GOALS)]
    rated.sort(key=lambda one: (-one[0], one[1]))
    count = [0] * 5
    found = []
    for _, c in rated:
        kind = purpose(s, step.side, c % VERB)
        count[kind] += 1
        if count[kind] <= OF_A_KIND[kind]:
            found.append(c)
    found = list(dict.fromkeys([*counting(s, army), *found[:most]]))
    target = places.target_here(s, army.here)
    storm = [verbs.ASSAULT + target, *guards(s, army, target)] if target >= 0 else []
    return [*storm, staying(s, army)[1], *found, verbs.DONE]


def last_year(s: War) -> int:
    """The last year of a war of some years, 0 where it has no end."""
    card = victory.card_of(s)
    return card.year - card.years + 1 if card.years else 0


def counting(s: War, army: Army) -> list[int]:
    """In the last year, marches before the cities that count when the war is over, the likeliest to fall first."""
    if s.year != last_year(s):
        return []
    rated = []
    for c in s.opts:
        target = s.targets[c % VERB] if c - c % VERB == verbs.MOVE else codes.NO_TARGET
        if not 0 <= target < world.CITIES or not places.is_hostile(s, target, army.side):
            continue
        league = league_of(s, target)
        points = league.city[world.SIZE[target]] if league is not None else 0
        if points and not stacks.foes_outside(s, army.side, c % VERB):
            rated.append((-points * odds.storm(s, army.troops, army.leaders, target)[0], c))
    return [c for value, c in sorted(rated)[:COUNTING] if value < 0]


def guards(s: War, army: Army, target: int) -> list[int]:
    """To leave the least of those who march in a place that the enemy would like to have, if nobody else is in it."""
    if len(army.troops) < GREAT or places.friend_of(s, target) != army.side or not army.leaders:
        return []
    if aims.worth_of(s, 1 - army.side, target) < PRECIOUS:
        return []
    if any(piece not in s.group for piece in s.at[army.here] if piece < UNITS):
        return []
    return [verbs.LEAVE + min(army.troops, key=lambda unit: (MORALE[unit], unit))]


def purpose(s: War, side: int, place: int) -> int:
    """What a march to a place is for."""
    target = places.target_here(s, place)
    if s.at[place] and stacks.foes_outside(s, side, place):
        return BATTLE
    if target >= 0:
        return CITY if places.is_hostile(s, target, side) else GUARD
    return MUSTER if any(s.sides[piece] == side for piece in s.at[place]) else FIELD


def before_gates(s: War, step: gates.AtTheGates) -> list[int]:
    """To storm or to wait, unless it is clear how an assault would end."""
    place = places.place_of(s, step.target)
    troops = gates.stormers(s, step.side, place)
    win = odds.storm(s, troops, asking.leaders_at(s, step.side, place), step.target)[0] if troops else 0.0
    return s.opts if CLEAR < win < 1 - CLEAR else []


# --------------------------------------------------------------------------------------------------------- season turns


def assessed(s: War, step: tribute.Assessment) -> list[int]:
    """All that can be asked of the region that is next, the nearest to the usual first, or that all stays as it is."""
    usual = season.assessed(s, step)
    if usual == verbs.DONE:
        able = [c for c in s.opts if c != verbs.DONE]
        able.sort(key=lambda c: (s.al[c % VERB] if step.side == ATHENS else -s.ml[c % VERB], c))
        return [verbs.DONE, *able[:TARGETS]]
    region = usual % VERB
    asked = verbs.ASSESS.index(usual - region)
    others = [verb + region for verb in sorted(verbs.ASSESS, key=lambda verb: abs(verbs.ASSESS.index(verb) - asked))]
    return [verbs.DONE, *others]


def sorted_out(s: War, step: sorting.Sorting) -> list[int]:
    """All behind the walls, or all before them."""
    return [verbs.ALL_INSIDE, verbs.ALL_OUTSIDE]


_WEIGHED: Final[dict[type, Callable[[War, Any], list[int]]]] = {
    march.March: marches,
    tribute.Assessment: assessed,
    gates.AtTheGates: before_gates,
    sorting.Sorting: sorted_out,
    sorting.Withdrawal: every,
    outcome.StormOn: every,
    rounds.GoOn: every,
    sieges.Surrender: every,
    building.Build: weighing.built,
    hands.CardTurn: weighing.card_turn,
    plays.CardTarget: weighing.card_target,
    phase.SetOut: weighing.set_out,
    sailing.Sail: weighing.sailed,
}

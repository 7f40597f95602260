"""What a person would weigh at home and before setting out: cards, building, who goes first, voyages.

The usual answer stands in the table of bot.py; here is what deserves a look beside it, and why.
Who is levied is not weighed: a look ahead ends before soldiers are of use, and sees but what they cost.
"""

from typing import Final

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.bot import aims, cards, voyages
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import LAND_RATING, UNITS
from polemos.games.peloponnesian_war.data.world import CITY_HEX
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import phase, sailing, stacks
from polemos.games.peloponnesian_war.rules.cards.phase import CardTurn
from polemos.games.peloponnesian_war.rules.cards.plays import CardTarget
from polemos.games.peloponnesian_war.rules.season import building
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB

CARDS: Final = 3
TARGETS: Final = 3
WALLS: Final = 2
SETTERS: Final = 2
VOYAGES: Final = 3


def built(s: War, step: building.Build) -> list[int]:
    """Nothing; walls for what an army of the enemy could be before soon; the best soldier that can be raised.

    Walls shift an assault and wear out a siege [18.2.2, 10.5.2]: they are worth most where somebody stands near.
    """
    side = step.side
    foes = aims.field(s, 1 - side)
    rated = []
    for c in s.opts:
        if c - c % VERB == verbs.WALL and foes:
            near = aims.threat(foes, CITY_HEX[c % VERB])
            if near:
                rated.append((-aims.worth_of(s, 1 - side, c % VERB) * near, c))
    raised = [c for c in s.opts if c - c % VERB == verbs.BUILD]
    best = max(raised, key=lambda c: (tables.COUNTERS[c % VERB].morale, -c), default=verbs.DONE)
    return [verbs.DONE, *[c for _, c in sorted(rated)[:WALLS]], best]


def card_turn(s: War, step: CardTurn) -> list[int]:
    """The cards that look best. Not to pass: where the enemy has passed that ends the reading before his answer."""
    rated = [(-cards.card_worth(s, step.side, c % VERB), c) for c in s.opts if c - c % VERB == verbs.PLAY]
    return [c for worth, c in sorted(rated)[:CARDS] if worth < 0]


def card_target(s: War, step: CardTarget) -> list[int]:
    """The targets that are worth most."""
    rule = cards.WORTHS.get(tables.CARD_KEY[step.card])
    if rule is None:
        return s.opts[:TARGETS]
    return sorted(s.opts, key=lambda c: (-rule(s, step.side, step.card, c), c))[:TARGETS]


def set_out(s: War, step: phase.SetOut) -> list[int]:
    """Leaders with an army, by land and by sea, fleets that have an errand; or nobody more.

    Who goes first may clear the way for others, and whoever stays is no prey.
    """
    side = step.side
    led = [c for c in s.opts if c % VERB >= UNITS and c - c % VERB in (verbs.MARCH, verbs.SAIL)]
    men = {c: len(stacks.troops_of(s, stacks.company(s, side, c % VERB, c - c % VERB == verbs.SAIL))) for c in led}
    led.sort(key=lambda c: (-men[c], -LAND_RATING[c % VERB], c))
    errands = voyages.goals(s, side) if any(c - c % VERB == verbs.SAIL for c in s.opts) else []
    ships = [
        c
        for c in s.opts
        if c - c % VERB == verbs.SAIL and c % VERB < UNITS and voyages.is_wanted(s, side, c % VERB, errands)
    ]
    return [*[c for c in led if men[c]][:SETTERS], *ships[:1], verbs.DONE]


def sailed(s: War, step: sailing.Sail) -> list[int]:
    """Battles, ports to be shut, coasts to be ravaged, landings before what troops could take; or to stay."""
    side = step.side
    fleets, leaders = stacks.fleets_of(s.group), stacks.leaders_of(s.group)
    cargo = stacks.cargo_of(s, s.group)
    goals = set(voyages.goals(s, side))
    rated = []
    for c in s.opts:
        place = c % VERB
        verb = c - place
        if verb == verbs.LAND_AT and cargo:
            target = places.target_here(s, place)
            if target >= 0 and places.is_hostile(s, target, side):
                rated.append((-aims.worth_of(s, side, target), c))
        elif verb == verbs.ATTACK or (verb == verbs.MOVE and place in goals and not cargo):
            worth = voyages.value(s, side, place, fleets, leaders)
            if worth > 0 and voyages.is_safe(s, side, c):
                rated.append((-worth, c))
    return [*[c for _, c in sorted(rated)[:VOYAGES]], verbs.DONE]

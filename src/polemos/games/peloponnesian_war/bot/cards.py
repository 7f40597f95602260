"""Which cards are played, and on what: each target has a worth, each card that of its best target."""

from collections.abc import Callable
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.bot import aims, ways
from polemos.games.peloponnesian_war.bot.evaluation import (
    BAND,
    HOME_MILITANCE,
    MILITANCE,
    SAFE,
    TALENT,
    UNIT,
    al_worth,
    city_worth,
    evaluate,
    region_worth,
)
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import (
    ATHENS,
    CARD_KEY,
    FLEET,
    KIND,
    LAND_RATING,
    NAVAL_RATING,
    TRACKS,
    UNITS,
)
from polemos.games.peloponnesian_war.data.world import BTV, HOME_REGION, LAND
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.cards import peace, plays, where
from polemos.games.peloponnesian_war.rules.cards.phase import CardTurn, PlayOrDiscard
from polemos.games.peloponnesian_war.rules.cards.plays import CardTarget
from polemos.games.peloponnesian_war.rules.regions import victory
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.flow import PASS, VERB
from polemos.wargame.reckoning import total

PLAYED: Final = 0.4
"""A card is played from this worth on."""
LOSING: Final = -70.0
"""Whoever stands so badly takes a draw."""
HOPEFUL: Final = 3
"""In so many years whoever is ahead goes on, unless he could win no more."""
LONG: Final = 8
"""After so many years anybody does."""
HELD: Final = 2
"""So many cards are kept for better times."""
EMBASSIES: Final = 1
"""So many embassies of peace are kept from the enemy: a hand full of them is of no use."""
KEPT: Final = {
    "peace": 9,
    "rebellion": 8,
    "betrayal": 7,
    "engineers": 6,
    "argos": 5,
    "perdiccas": 5,
    "ruse": 4,
    "sicily": 3,
}
"""Cards that are kept for a better moment, and how much they are hoped for."""
WITHHELD: Final = {"rebellion": 3, "cyrus": 3, "helots": 2}
"""Cards of the enemy that he shall not draw again."""
HELP: Final = {
    "good_harvest": 3.5 * TALENT,
    "delos": 5.0,
    "helots": 5.0,
    "susa": 2.0,
    "gold": 2.0,
    "tissaphernes": 6.0,
    "pharnabazus": 5.0,
    "phoenicians": 6.0,
    "cyrus": 20.0,
    "leontini": 3 * TALENT,
    "sitalces": 5.0,
    "thessalians": 2.0,
    "alcibiades": 3.0,
    "gylippus": 6.0,
    "syracuse_fleet": 6.0,
    "metics": 2.0,
}
"""What cards are worth whose targets do not matter much."""


def card_turn(s: War, step: CardTurn) -> int:
    """The best card of the hand; what helps nobody is laid off for new ones, and of the others few are kept."""
    side = step.side
    best, played = PLAYED, -1
    for c in s.opts:
        if c - c % VERB == verbs.PLAY:
            worth = card_worth(s, side, c % VERB)
            if worth > best:
                best, played = worth, c
    if played >= 0:
        return played
    held = [c for c in s.opts if c - c % VERB == verbs.DISCARD]
    least = min(held, key=lambda c: (hope(side, c % VERB), c), default=PASS)
    if least == PASS:
        return PASS
    if embassies(s, side) > EMBASSIES:
        return verbs.DISCARD + tables.CARD_INDEX["peace"]
    crowded = where.hand_size(s, side) > HELD and hope(side, least % VERB) < KEPT["peace"]
    return least if crowded or not hope(side, least % VERB) else PASS


def embassies(s: War, side: int) -> int:
    """How many Peace Embassies a side holds itself."""
    first, last = tables.CARD_KINDS[tables.CARD_INDEX["peace"]].numbers
    return s.card[first - 1 : last].count(codes.HAND + side)


def hope(side: int, card: int) -> int:
    """Of how much use a card may be later, to have or to keep from the enemy."""
    whose = tables.CARD_KINDS[card].side
    return (KEPT if whose in (tables.NEITHER, side) else WITHHELD).get(CARD_KEY[card], 0)


def play_or_discard(s: War, step: PlayOrDiscard) -> int:
    """Storms help whoever has fewer fleets out."""
    afloat = [
        len([u for u in range(UNITS) if KIND[u] == FLEET and s.sides[u] == side and s.loc[u] >= 0]) for side in (0, 1)
    ]
    return (verbs.PLAY if afloat[step.side] < afloat[1 - step.side] else verbs.DISCARD) + step.card


def card_target(s: War, step: CardTarget) -> int:
    """The target of most worth."""
    rule = WORTHS.get(CARD_KEY[step.card])
    if rule is None:
        plan = aims.plan(s, step.side)
        cities = [c for c in s.opts if c - c % VERB == verbs.CARD_CITY]
        if plan is None or not cities:
            return s.opts[0]
        row = ways.way(plan.muster)
        return min(cities, key=lambda c: (row[world.CITY_HEX[c % VERB]], c))
    return max(s.opts, key=lambda c: (rule(s, step.side, step.card, c), -c))


def card_worth(s: War, side: int, card: int) -> float:
    """What it is worth to play a card now."""
    key = CARD_KEY[card]
    if key in PLAIN:
        return PLAIN[key](s, side)
    rule = WORTHS.get(key)
    if rule is None:
        return HELP.get(key, 0.0)
    able = plays.RULES[card].options(s, plays.RULES[card].chooser(side))
    return max([rule(s, side, card, c) for c in able], default=0.0)


def chance(s: War, side: int, card: int, c: int, at: int) -> float:
    """How likely the die of a card comes to a number, by what is added to it."""
    added = total(plays.RULES[card].terms(s, side, c))
    return max(0, min(FACES_OF_A_DIE - 1, FACES_OF_A_DIE + 1 - at + added)) / FACES_OF_A_DIE


# ---------------------------------------------------------------------------------------------------- without a target


def embassy(s: War, side: int) -> float:
    """Peace is offered by whoever is ahead, or glad to get off: the beaten, who can levy nobody, and all in the end."""
    band = (victory.DRAW - victory.verdict_of(s)) * (1 if side == ATHENS else -1)
    added = total(peace.reasons(s, 1 - side))
    if FACES_OF_A_DIE + added < tables.PEACE.made_at:
        return 0.0
    if band > 0:
        return 3 * BAND if band > 1 or asking.year_number(s) > HOPEFUL else 0.0
    weary = s.ml[HOME_REGION[side]] < TRACKS.ml.active or asking.year_number(s) > LONG
    return BAND if band == 0 and (weary or evaluate(s, side) < LOSING) else 0.0


def demagogue(s: War, side: int) -> float:
    """Zeal at home."""
    return militance(s, world.ATTICA, 2)


def levy_on_property(s: War, side: int) -> float:
    """Money for zeal."""
    return 6 * TALENT - militance(s, world.ATTICA, 1) + (2.0 if s.treasury[side] < 8 else 0.0)


def contributions(s: War, side: int) -> float:
    """Talents from the willing."""
    return TALENT * len([region for region in places.regions_of(s, side) if s.ml[region] >= 8])


def reassessment(s: War, side: int) -> float:
    """Talents from those who bear it."""
    found = [BTV[region] for region in places.regions_of(s, side) if s.al[region] >= 7 and s.multiplier[region] <= 3]
    return sum(found) * TALENT * 2 - 2.0


def ready_for_sicily(s: War, side: int) -> float:
    """Zeal and money; closed Sicily is opened only by whoever can spare an expedition."""
    if s.sicily == codes.OPENED:
        return militance(s, world.ATTICA, 1) + 4 * TALENT
    men = len(aims.men_of(s, side, world.ATTICA))
    ships = len(aims.ships_of(s, side, world.ATTICA))
    able = s.treasury[side] >= 50 and men >= 6 and ships >= 6 and s.season <= tables.SUMMER
    able = able and s.ml[world.ATTICA] >= TRACKS.ml.active + 2
    return militance(s, world.ATTICA, 2) / 2 + 1.0 if able else 0.0


def fleets_out(s: War, side: int) -> int:
    """Fleets of a side on the map."""
    return len([u for u in range(UNITS) if KIND[u] == FLEET and s.sides[u] == side and s.loc[u] >= 0])


def carneia(s: War, side: int) -> float:
    """The more Laconians are out the better."""
    out = [unit for unit in tables.UNITS_OF[world.LACONIA] if s.loc[unit] >= 0 and s.sides[unit] != side]
    return 0.3 * len(out)


def hirelings(s: War, side: int) -> float:
    """Two more soldiers, if there is money and an aim."""
    return 1.0 if s.treasury[side] >= 20 and aims.plan(s, side) is not None else 0.0


def ships_for_nothing(s: War, side: int) -> float:
    """Fleets out of the build pool."""
    waiting = [u for u in tables.UNITS_OF[world.ATTICA] if KIND[u] == FLEET and s.loc[u] == codes.BUILD_POOL]
    return UNIT * min(4, len(waiting)) - militance(s, world.ATTICA, 1)


def argos(s: War, side: int) -> float:
    """Argos joins, or stays, the more gladly."""
    region = world.REGION_INDEX["argolid"]
    if s.controller[region] == ATHENS:
        return al_worth(s, region, 1) + 1.0
    return region_worth(s, region) / 3


def oligarchs(s: War, side: int) -> float:
    """Argos leaves Athens."""
    return region_worth(s, world.REGION_INDEX["argolid"]) / 3


def perdiccas(s: War, side: int) -> float:
    """Macedon changes sides, or does not."""
    region = world.REGION_INDEX["macedon"]
    return al_worth(s, region, 2) if s.controller[region] == side else region_worth(s, region) / 2


def siege_train(s: War, side: int) -> float:
    """Engineers for a siege that goes on."""
    return 3.0 if any(count > 2 and s.besieger[target] == side for target, count in enumerate(s.siege)) else 0.0


PLAIN: Final[dict[str, Callable[[War, int], float]]] = {
    "peace": embassy,
    "cleon": demagogue,
    "eisphora": levy_on_property,
    "contributions": contributions,
    "reassessment": reassessment,
    "sicily": ready_for_sicily,
    "carneia": carneia,
    "mercenaries": hirelings,
    "metics": ships_for_nothing,
    "argos": argos,
    "argive_oligarchs": oligarchs,
    "perdiccas": perdiccas,
    "engineers": siege_train,
    "ruse": lambda s, side: 0.5 if s.season != tables.WINTER and aims.plan(s, side) else 0.0,
    "etesian": lambda s, side: 0.2 * fleets_out(s, 1 - side),
    "fair_winds": lambda s, side: 0.2 * fleets_out(s, side),
    "prows": lambda s, side: 0.1 * fleets_out(s, side),
}


# ----------------------------------------------------------------------------------------------------- with a target


def militance(s: War, region: int, by: int) -> float:
    """What some points of militance are worth to whoever controls a region."""
    ml = s.ml[region]
    if region in HOME_REGION:
        return HOME_MILITANCE * max(0, min(by, SAFE + 2 - ml)) + MILITANCE * by
    wakes = ml < TRACKS.ml.active <= ml + by
    return MILITANCE * by + (region_worth(s, region) / 6 if wakes else 0.0)


def zeal(s: War, side: int, card: int, c: int) -> float:
    """Two points of militance in an own region."""
    return militance(s, c % VERB, 2)


def weariness(s: War, side: int, card: int, c: int) -> float:
    """Two points less in one of the enemy's, with a die."""
    region = c % VERB
    ml = s.ml[region]
    if region in HOME_REGION:
        return (HOME_MILITANCE * max(0, min(2, SAFE + 2 - ml + 2)) + MILITANCE * 2) * 0.66
    sleeps = ml - 2 < TRACKS.ml.active <= ml
    return (MILITANCE * 2 + (region_worth(s, region) / 6 if sleeps else 0.0)) * 0.66


def strife(s: War, side: int, card: int, c: int) -> float:
    """One or two points of allegiance less."""
    return al_worth(s, c % VERB, -1)


def envoys(s: War, side: int, card: int, c: int) -> float:
    """A point more at home, or one less with the enemy on an even die."""
    region = c % VERB
    return al_worth(s, region, 1) if s.controller[region] == side else al_worth(s, region, -1) / 2


def liberation(s: War, side: int, card: int, c: int) -> float:
    """Two points of allegiance less."""
    return al_worth(s, c % VERB, -2)


def loyalty(s: War, side: int, card: int, c: int) -> float:
    """Two points more, or a revolt ended."""
    value = c % VERB
    if c - value == verbs.CARD_CITY:
        return city_worth(s, side, value)
    return al_worth(s, value, 2)


def rebellion(s: War, side: int, card: int, c: int) -> float:
    """A region that comes over, or a city that rises."""
    added = total(plays.RULES[card].terms(s, side, c))
    values = plays.RULES[card].values
    faces = range(1, FACES_OF_A_DIE + 1)
    wins = len([face for face in faces if face + added >= values["success"]]) / FACES_OF_A_DIE
    some = len([face for face in faces if face + added >= values["partial"]]) / FACES_OF_A_DIE
    worth = region_worth(s, c % VERB)
    found = 2 * worth * wins + (some - wins) * (2 + al_worth(s, c % VERB, -2))
    return found if wins >= 0.3 or some >= 0.6 else 0.0


def betrayal(s: War, side: int, card: int, c: int) -> float:
    """A city whose gates are opened."""
    city = c % VERB
    return city_worth(s, side, city) * chance(s, side, card, c, plays.RULES[card].values["success"])


def harvest(s: War, side: int, card: int, c: int) -> float:
    """The enemy's country, where nobody of one's own forages."""
    region = c % VERB
    mine = [
        u for u in range(UNITS) if s.sides[u] == side and 0 <= s.loc[u] < LAND and world.REGION_AT[s.loc[u]] == region
    ]
    return 2 * TALENT + 0.02 * BTV[region] - 0.2 * len(mine)


def held_back(s: War, side: int, card: int, c: int) -> float:
    """The greatest army."""
    place = s.loc[c % VERB]
    return 0.25 * len(asking.units_at(s, 1 - side, place)) if place >= 0 else 0.0


def shaken(s: War, side: int, card: int, c: int) -> float:
    """An earthquake in the enemy's country."""
    region = c % VERB
    walls = len([city for city in world.CITIES_OF[region] if s.walls[city]])
    return (BTV[region] if s.controller[region] != side else -BTV[region]) + 0.1 * walls


def better_general(s: War, side: int, card: int, c: int) -> float:
    """A general for one who is none."""
    mine = [
        rank(leader)
        for leader in range(UNITS, tables.PIECES)
        if s.leads[leader - UNITS] == side and s.loc[leader] >= -1
    ]
    return 1.5 * (rank(c % VERB) - min(mine, default=9)) - 0.5


def rank(leader: int) -> int:
    """What a leader is worth."""
    return 2 * LAND_RATING[leader] + NAVAL_RATING[leader]


WORTHS: Final[dict[str, Callable[[War, int, int, int], float]]] = {
    "omens": held_back,
    "eclipse": held_back,
    "earthquake": shaken,
    "poor_harvest": harvest,
    "oracle": zeal,
    "war_party": zeal,
    "peace_party": weariness,
    "stasis": strife,
    "envoys": envoys,
    "liberator": liberation,
    "loyal_demos": loyalty,
    "cleruchs": loyalty,
    "rebellion": rebellion,
    "betrayal": betrayal,
    "new_general": better_general,
}

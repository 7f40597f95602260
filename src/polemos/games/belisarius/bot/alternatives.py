"""The moves that a person would weigh beside the usual one, phase by phase."""

from typing import Final

from polemos.games.belisarius import verbs
from polemos.games.belisarius.bot import bot, courting, marching, operating, ruling, sailing
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.world import HEX_COUNT, TOWNS
from polemos.games.belisarius.rules.court.diplomacy import Exploit, LayDown, NameTarget
from polemos.games.belisarius.rules.realm.levy import Levying, PlaceLevy
from polemos.games.belisarius.rules.realm.recruitment import PlaceRecruit, Recruiting
from polemos.games.belisarius.rules.realm.supply import Feeding
from polemos.games.belisarius.rules.realm.taxation import Taxing
from polemos.games.belisarius.rules.war.combat import ChooseTable
from polemos.games.belisarius.rules.war.operations import FormArmy, LastMarkers, NextArmy, Operate
from polemos.games.belisarius.state import War, held_by
from polemos.games.belisarius.verbs import FORCE_SPAN
from polemos.kernel.flow import VERB

ARMIES: Final = 8
AIMS: Final = 6
HOMES: Final = 2
NEAR: Final = 4
COURTS: Final = 5
PURCHASES: Final = 6
PLACES: Final = 5


def all_of(s: War) -> list[int]:
    """What deserves a look at this decision, the best first; a list may name what is not legal."""
    step = s.agenda[-1]
    if isinstance(step, Operate):
        return operations(s, step.side)
    if isinstance(step, NextArmy) and not isinstance(step, LastMarkers):
        return armies(s, step.side)
    if isinstance(step, FormArmy):
        return members(s)
    if isinstance(step, NameTarget):
        return [*[c for _, c in courting.courts(s, step.side)[:COURTS]], verbs.DONE]
    if isinstance(step, LayDown):
        return [verbs.DONE, *s.opts]
    if isinstance(step, Exploit):
        return courting.exploited(s, step.side)
    if isinstance(step, Recruiting):
        return [*[c for _, c in ruling.recruits(s, step.side)[:PURCHASES]], verbs.DONE]
    if isinstance(step, (PlaceRecruit, PlaceLevy)):
        affil, kind = divmod(step.force, FORCE_SPAN)
        return [c for _, c in ruling.places(s, step.side, affil, kind)[:PLACES]]
    if isinstance(step, Levying):
        return [*[c for _, c in ruling.levies(s, step.side)[:PURCHASES]], verbs.DONE]
    if isinstance(step, Taxing):
        return heavy_taxes(s)
    if isinstance(step, Feeding):
        return [ruling.cheapest_paid(s.opts), *bot.candidates(s)]
    if isinstance(step, ChooseTable):
        return s.opts
    return bot.candidates(s)


def heavy_taxes(s: War) -> list[int]:
    """Normal tax everywhere, or heavy tax somewhere first."""
    heavy = [c for c in s.opts if c // VERB in (verbs.HEAVY_TAX // VERB, verbs.HEAVY_TAX_AREA // VERB)]
    return [*[c for c in (verbs.QUICK, verbs.DONE) if c in s.opts][:1], *heavy]


def armies(s: War, side: int) -> list[int]:
    """Those with most before them, markers, and no more."""
    rated = operating.rated_armies(s, side)
    rest = [c for c in s.opts if c // VERB not in (verbs.ARMY // VERB, verbs.DONE // VERB)]
    return [*[c for _, c in rated[:ARMIES]], *rest[:NEAR], verbs.DONE]


def members(s: War) -> list[int]:
    """All that can march, or without somebody; or by sea."""
    kept = [verbs.LEAVE + u for u in sorted(s.army, key=marching.rank)[:2]]
    return [*kept, verbs.GO, verbs.SAIL]


def operations(s: War, side: int) -> list[int]:
    """Attacks, marches to what draws the army, to the defence of a town of its own, and stopping."""
    choices = [c for c in s.opts if c // VERB == verbs.ATTACK // VERB]
    others = [c for c in s.opts if c // VERB in _OTHERS]
    if not s.naval and s.army_at < HEX_COUNT:
        force = marching.force_of(s.army)
        rated = [
            (-marching.pull(aim, force, marching.ways_to(aim.hex)[s.army_at]), i, aim)
            for i, aim in enumerate(marching.aims(s, side))
        ]
        for value, _, aim in sorted(rated)[:AIMS]:
            if value < 0:
                choices.append(operating.toward(s, side, aim))
        choices += homewards(s, side)
        guard = operating.left_behind(s)
        if guard:
            choices.append(guard)
    else:
        choices += [*sailing.calls(s, side), *bot.candidates(s)[: ARMIES + 1]]
    return [*choices, *others[:NEAR], verbs.HALT]


_OTHERS: Final = (verbs.PILLAGE // VERB, verbs.COLONISE // VERB, verbs.ASHORE // VERB)


def homewards(s: War, side: int) -> list[int]:
    """Into the towns of its own that most need it: where an enemy stands near and the guard is weak."""
    theirs = [(h, marching.force_of(list(s.at[h]))) for h in held_by(s, 1 - side) if h < HEX_COUNT]
    rated = []
    for h in TOWNS:
        c = verbs.MARCH + h
        if s.occ[h] in (0, side + 1) and s.town[h] and c in s.opts:
            row = marching.ways_to(h)
            threat = 0.0
            for near, force in theirs:
                if row[near] <= marching.THREAT:
                    threat += force / (1 + row[near] / marching.A_DAY)
            value = charts.VP_TOWN[side][h] * (1 + threat / (1 + marching.guard_of(s, h)))
            rated.append((-value, c))
    return [c for _, c in sorted(rated)[:HOMES]]

"""What bots that look ahead go by: a quick move to play on with, phase by phase, as a sensible general would."""

from collections.abc import Callable
from typing import Any, Final

from polemos.games.belisarius import verbs
from polemos.games.belisarius.bot import alternatives, bot, courting, operating, ruling
from polemos.games.belisarius.data.forces import GARRISON, UNIT_AFFIL, UNIT_TYPE
from polemos.games.belisarius.data.world import GUARD
from polemos.games.belisarius.rules import arrivals, events, markers, mishaps, revolts, rolls
from polemos.games.belisarius.rules.court import diplomacy
from polemos.games.belisarius.rules.realm import levy, recruitment, recruitment_markers, supply, taxation
from polemos.games.belisarius.rules.war import combat, losses, operations, spoils
from polemos.games.belisarius.state import LEVY_PHASE, RECRUITMENT_PHASE, War
from polemos.games.belisarius.verbs import FORCE_SPAN
from polemos.kernel.dice import Rng
from polemos.kernel.flow import OPERATION, PASS, PHASE, PLAYER_TURN, VERB
from polemos.room.advisor import Proposal

Rule = Callable[[War, Any, Rng], int]


def policy(s: War, rng: Rng) -> int:
    """A quick move: what a sensible general does, decision by decision; the usual choice where nothing is at stake."""
    step = s.agenda[-1]
    rule = _RULES.get(type(step))
    return rule(s, step, rng) if rule else bot.candidates(s)[0]


# ---------------------------------------------------------------- by decision


def _named(s: War, step: Any, rng: Rng) -> int:
    return courting.court(s, step.side)


def _laid(s: War, step: Any, rng: Rng) -> int:
    return courting.lay_down(s, step.side)


def _betrayed(s: War, step: Any, rng: Rng) -> int:
    return courting.betray(s, step.side)


def _exploited(s: War, step: Any, rng: Rng) -> int:
    return courting.exploited(s, step.side)[0]


def _taxed(s: War, step: Any, rng: Rng) -> int:
    return ruling.taxes(s, step.side)


def _recruited(s: War, step: Any, rng: Rng) -> int:
    return ruling.recruit(s, step.side)


def _levied(s: War, step: Any, rng: Rng) -> int:
    return ruling.levy(s, step.side)


def _placed(s: War, step: Any, rng: Rng) -> int:
    affil, kind = divmod(step.force, FORCE_SPAN)
    return ruling.places(s, step.side, affil, kind)[0][1]


def _placed_unit(s: War, step: Any, rng: Rng) -> int:
    return ruling.places(s, step.side, UNIT_AFFIL[step.unit], UNIT_TYPE[step.unit])[0][1]


def _garrisoned(s: War, step: Any, rng: Rng) -> int:
    return ruling.places(s, step.side, GUARD, GARRISON)[0][1]


def _fed(s: War, step: Any, rng: Rng) -> int:
    return ruling.supply(s, step.side, step.space) if verbs.DONE not in s.opts else verbs.DONE


def _armed(s: War, step: Any, rng: Rng) -> int:
    return operating.next_army(s, step.side)


def _last_markers(s: War, step: Any, rng: Rng) -> int:
    return operating.markers(s, step.side)


def _formed(s: War, step: Any, rng: Rng) -> int:
    return operating.members(s, step.side)


def _operated(s: War, step: Any, rng: Rng) -> int:
    return operating.operate(s, step.side, rng)


def _advantage(s: War, step: Any, rng: Rng) -> int:
    return operating.advantage(s, step.side)


def _cut_short(s: War, step: Any, rng: Rng) -> int:
    return operating.cut_short(s)


def _rolled(s: War, step: Any, rng: Rng) -> int:
    return operating.again(s, step)


def _least(s: War, step: Any, rng: Rng) -> int:
    return ruling.least(s)


def _taken(s: War, step: Any, rng: Rng) -> int:
    return ruling.taken(s, step.side)


def _paid(s: War, step: Any, rng: Rng) -> int:
    return ruling.donative(s, step.side)


def _reformed(s: War, step: Any, rng: Rng) -> int:
    c = verbs.CANCEL_REVOLT + step.province
    return c if c in s.opts and ruling.reform(s, step.side, step.province) else PASS


def _mutinied(s: War, step: Any, rng: Rng) -> int:
    return ruling.mutineers(s)


def _played(s: War, step: Any, rng: Rng) -> int:
    """Markers that only bring something."""
    return next((c for c in s.opts if c // VERB == verbs.PLAY // VERB), s.opts[0])


def _last(s: War, step: Any, rng: Rng) -> int:
    return s.opts[-1]


def _wanted(s: War, step: Any, rng: Rng) -> int:
    return ruling.wanted(s, step.side)


def _unwanted(s: War, step: Any, rng: Rng) -> int:
    return ruling.unwanted(s, step.side)


_RULES: Final[dict[type, Rule]] = {
    diplomacy.NameTarget: _named,
    diplomacy.LayDown: _laid,
    diplomacy.Betray: _betrayed,
    diplomacy.Exploit: _exploited,
    taxation.Taxing: _taxed,
    taxation.TaxMarkers: _played,
    recruitment.Recruiting: _recruited,
    recruitment.PlaceRecruit: _placed,
    recruitment_markers.LastMarker: _played,
    recruitment_markers.Theodora: _wanted,
    recruitment_markers.Procopius: _unwanted,
    markers.MakeRoom: _unwanted,
    levy.Levying: _levied,
    levy.LevyMarkers: _played,
    levy.ExtraLevy: _levied,
    levy.PlaceLevy: _placed,
    levy.RaiseGarrison: _garrisoned,
    levy.PlaceLeader: _placed_unit,
    arrivals.PlaceRecovered: _placed_unit,
    arrivals.PlaceMigrant: _placed_unit,
    arrivals.RestoreLoyalty: _last,
    arrivals.Migration: _taken,
    events.Resistance: _taken,
    events.Alliances: _taken,
    events.NameVictim: _least,
    events.NameMutiny: _mutinied,
    mishaps.Straggler: _least,
    mishaps.Victim: _least,
    mishaps.EndOfCampaign: _cut_short,
    losses.Excess: _least,
    losses.CargoWithoutFleet: _least,
    spoils.PayUnits: _paid,
    revolts.Reform: _reformed,
    supply.Feeding: _fed,
    operations.NextArmy: _armed,
    operations.LastMarkers: _last_markers,
    operations.FormArmy: _formed,
    operations.Operate: _operated,
    combat.UseAdvantage: _advantage,
    rolls.RollAgain: _rolled,
}

# ---------------------------------------------------------------- what a person would weigh


def proposals(s: War) -> list[Proposal]:
    """The moves that a person would weigh, best guess first."""
    choices = [policy(s, Rng("usual")), *alternatives.all_of(s)]
    return [Proposal(c, -float(i)) for i, c in enumerate(dict.fromkeys(choices)) if c in s.opts]


def span(s: War) -> int:
    """A phase is played to its end; what is bought or levied until it has been of use, what interrupts the enemy's
    operation to the end of that.
    """
    if s.actor != s.player:
        return OPERATION
    return PLAYER_TURN if s.phase in (RECRUITMENT_PHASE, LEVY_PHASE) else PHASE

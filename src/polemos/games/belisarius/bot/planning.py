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

Rule = Callable[[War, Any], int]


def policy(s: War, rng: Rng) -> int:
    """A quick move: what a sensible general does, decision by decision; the usual choice where nothing is at stake."""
    step: Any = s.agenda[-1]
    kind = type(step)
    if kind in _BY_SIDE:
        return _BY_SIDE[kind](s, step.side)
    if kind in _BY_STEP:
        return _BY_STEP[kind](s, step)
    if isinstance(step, operations.Operate):
        return operating.operate(s, step.side, rng)
    return bot.candidates(s)[0]


# ---------------------------------------------------------------- by decision


def _exploited(s: War, side: int) -> int:
    return courting.exploited(s, side)[0]


def _garrisoned(s: War, side: int) -> int:
    return ruling.places(s, side, GUARD, GARRISON)[0][1]


def _placed(s: War, step: Any) -> int:
    affil, kind = divmod(step.force, FORCE_SPAN)
    return ruling.places(s, step.side, affil, kind)[0][1]


def _placed_unit(s: War, step: Any) -> int:
    return ruling.places(s, step.side, UNIT_AFFIL[step.unit], UNIT_TYPE[step.unit])[0][1]


def _fed(s: War, step: Any) -> int:
    return ruling.supply(s, step.side, step.space) if verbs.DONE not in s.opts else verbs.DONE


def _reformed(s: War, step: Any) -> int:
    c = verbs.CANCEL_REVOLT + step.province
    return c if c in s.opts and ruling.reform(s, step.side, step.province) else PASS


def _least(s: War, _: Any) -> int:
    return ruling.least(s)


def _mutinied(s: War, _: Any) -> int:
    return ruling.mutineers(s)


def _cut_short(s: War, _: Any) -> int:
    return operating.cut_short(s)


def _played(s: War, _: Any) -> int:
    """Markers that only bring something."""
    return next((c for c in s.opts if c // VERB == verbs.PLAY // VERB), s.opts[0])


def _last(s: War, _: Any) -> int:
    return s.opts[-1]


_BY_SIDE: Final[dict[type, Callable[[War, int], int]]] = {
    diplomacy.NameTarget: courting.court,
    diplomacy.LayDown: courting.lay_down,
    diplomacy.Betray: courting.betray,
    diplomacy.Exploit: _exploited,
    taxation.Taxing: ruling.taxes,
    recruitment.Recruiting: ruling.recruit,
    recruitment_markers.Theodora: ruling.wanted,
    recruitment_markers.Procopius: ruling.unwanted,
    markers.MakeRoom: ruling.unwanted,
    levy.Levying: ruling.levy,
    levy.ExtraLevy: ruling.levy,
    levy.RaiseGarrison: _garrisoned,
    arrivals.Migration: ruling.taken,
    events.Resistance: ruling.taken,
    events.Alliances: ruling.taken,
    spoils.PayUnits: ruling.donative,
    operations.NextArmy: operating.next_army,
    operations.LastMarkers: operating.markers,
    operations.FormArmy: operating.members,
    combat.UseAdvantage: operating.advantage,
    combat.ChooseTable: operating.table,
}
"""What decides by the state and the side alone."""
_BY_STEP: Final[dict[type, Rule]] = {
    taxation.TaxMarkers: _played,
    recruitment.PlaceRecruit: _placed,
    recruitment_markers.LastMarker: _played,
    levy.LevyMarkers: _played,
    levy.PlaceLevy: _placed,
    levy.PlaceLeader: _placed_unit,
    arrivals.PlaceRecovered: _placed_unit,
    arrivals.PlaceMigrant: _placed_unit,
    arrivals.RestoreLoyalty: _last,
    events.NameVictim: _least,
    events.NameMutiny: _mutinied,
    mishaps.Straggler: _least,
    mishaps.Victim: _least,
    mishaps.EndOfCampaign: _cut_short,
    losses.Excess: _least,
    losses.CargoWithoutFleet: _least,
    revolts.Reform: _reformed,
    supply.Feeding: _fed,
    rolls.RollAgain: operating.again,
}
"""What looks at the decision itself."""

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

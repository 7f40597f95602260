"""What begins and ends with a season and with a year: effects of cards, tokens, revolts. Sections 3.2, 6.5 and 12.8."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state, verbs
from polemos.games.peloponnesian_war.codes import BOTH
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, LEADER_SIDE, NEITHER, SPARTA, UNITS
from polemos.games.peloponnesian_war.data.world import ATTICA, CITIES_OF, CITY_HEX, LACONIA
from polemos.games.peloponnesian_war.rules import levels, losses, places, stacking
from polemos.games.peloponnesian_war.rules.regions import revolt
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB

_HELOTS: Final = tables.figures_of("helots")


# -------------------------------------------------------------------------------------------------------- a season turn
@dataclass(slots=True, frozen=True)
class StartOfSeason(Step):
    """Before phase A: what was for the last season is over, and revolts end where a garrison has stayed.

    [6.5.3a, 12.8a, 12.8b, card.helots, card.sitalces]. What an opening hand has brought about is for the first spring
    [12.4b] (RULING-60).
    """

    def run(self, s: War) -> None:
        revolt.end_old_revolts(s)
        if asking.season_number(s) > 1:
            end_season_effects(s)
        calm_helots(s)
        if s.duty and asking.season_number(s) >= s.duty:
            send_odrysians_home(s)
        upkeep.mend(s)


def end_season_effects(s: War) -> None:
    """Effects of a season, tokens that nobody has used, and bans on pieces and regions are over [12.8a, 12.8b].

    Engineers alone still serve in the sieges of this season turn [card.engineers] (RULING-134).
    """
    for side in BOTH:
        s.effects[side] = s.winds[side] = 0
    for kind in (codes.RUSE, codes.TACTICS, codes.PROWS):
        for side in BOTH:
            s.tokens[2 * kind + side] = 0
    s.tactician = -1
    s.held.clear()
    s.becalmed.clear()
    s.shaken[:] = [0] * len(s.shaken)


def calm_helots(s: War) -> None:
    """A Helot Uprising ends where there are two Spartan land units in the hex [card.helots]."""
    for city in CITIES_OF[LACONIA]:
        if not asking.marked(s, city, codes.HELOTS):
            continue
        units = [unit for unit in asking.units_at(s, SPARTA, CITY_HEX[city]) if s.aboard[unit] < 0]
        if sum([1 for unit in units if KIND[unit] != FLEET]) >= _HELOTS["units"]:
            asking.mark_city(s, city, codes.HELOTS, False)
            s.tell("helots-calm", (city,), ("card.helots",))


def send_odrysians_home(s: War) -> None:
    """The Odrysians and their leader leave the game [card.sitalces]."""
    s.duty = 0
    for piece in (*tables.UNITS_OF[tables.ODRYSIAN], tables.SITALCES):
        if s.loc[piece] >= 0:
            state.lift(s, piece, codes.OUT)
            s.tell("leaves", (piece,), ("card.sitalces",))


# ----------------------------------------------------------------------------------------------------------- a New Year
@dataclass(slots=True, frozen=True)
class EndOfNewYear(Step):
    """After collection: Raided markers go [3.2a, 15.3], effects of a year and its records end [12.8a, 13.3h].

    Poor harvests and the plague [card.poor_harvest, card.plague], the expedition that was owed [card.sicily], the
    Phoenicians [card.phoenicians], a guest beyond the limit of leaders [card.alcibiades].
    """

    def run(self, s: War) -> None:
        s.raids[:] = [0] * len(s.raids)
        for row in (s.famine, s.losses_of_year, s.assessed):
            row[:] = [0] * len(row)
        asking.let(s, codes.SPARTANS_WON, False)
        if asking.is_so(s, codes.PLAGUE):
            asking.let(s, codes.PLAGUE, False)
            s.tell("plague-ends", (), ("card.plague",))
        judge_expedition(s)
        send_phoenicians_home(s)
        if asking.is_so(s, codes.ALCIBIADES_GUEST):
            end_visit(s)
        upkeep.mend(s)


def judge_expedition(s: War) -> None:
    """The expedition to Sicily that was owed by now has not sailed: Attica loses heart [card.sicily]."""
    if not asking.is_so(s, codes.EXPEDITION_DUE):
        return
    asking.let(s, codes.EXPEDITION_DUE, False)
    levels.change_ml(s, ATTICA, tables.figures_of("sicily")["penalty"], "card.sicily")


def send_phoenicians_home(s: War) -> None:
    """The Phoenician fleets leave the game; whom they carry goes to his force pool [card.phoenicians] (RULING-68)."""
    if not asking.is_so(s, codes.PHOENICIANS):
        return
    asking.let(s, codes.PHOENICIANS, False)
    for fleet in tables.UNITS_OF[tables.OF_TISSAPHERNES]:
        if KIND[fleet] != FLEET or s.loc[fleet] < 0:
            continue
        for passenger in asking.cargo_of(s, fleet):
            stacking.disband(s, passenger, "card.phoenicians")
        state.lift(s, fleet, codes.OUT)
        s.tell("leaves", (fleet,), ("card.phoenicians",))


# --------------------------------------------------------------------------------- Alcibiades beyond the limit [7.8.4a]
def end_visit(s: War) -> None:
    """Alcibiades counts against the limit of leaders from now on; a leader of his side who is too many goes.

    [7.8.4a, card.alcibiades]; while every one of them is needed where he is, the guest stays beyond the limit
    (RULING-69).
    """
    side = s.leads[tables.ALCIBIADES - UNITS]
    asking.let(s, codes.ALCIBIADES_GUEST, False)
    if losses.counted(s, side) > losses.limit(s, side):
        if SendBack(side).options(s):
            s.then(SendBack(side))
        else:
            asking.let(s, codes.ALCIBIADES_GUEST)


@dataclass(slots=True, frozen=True)
class SendBack(Decision):
    """A side puts one of its leaders back into its pool: one who counts, no satrap [7.8.4a, 12.10.2], nobody whose
    stack needs him [7.8.1b]."""

    def clause(self) -> str:
        return "7.8.4a"

    def universe(self, s: War) -> list[int]:
        return [verbs.SEND_BACK + leader for leader in losses.leaders_of(s, self.side)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        leader = c % VERB
        if leader not in losses.leaders_of(s, self.side) or not losses.counts(s, leader):
            return [Refusal("7.8.4a")]
        if LEADER_SIDE[leader] == NEITHER:
            return [Refusal("12.10.2", s.loc[leader])]
        return [Refusal("7.8.1b", s.loc[leader])] if is_needed(s, leader) else []

    def chosen(self, s: War, c: int) -> None:
        state.lift(s, c % VERB, codes.LEADER_POOL)
        s.tell("sent-back", (c % VERB,), ("7.8.4a",))


def is_needed(s: War, leader: int) -> bool:
    """Whether a stack of units outside cities and forts has no other leader [7.8.1b, 14.2.1]."""
    at, side = s.loc[leader], s.sides[leader]
    if at < 0 or places.target_here(s, at) != places.NO_TARGET:
        return False
    return len(asking.units_at(s, side, at)) > 1 and len(asking.leaders_at(s, side, at)) == 1

"""Event Phase: what this year brings. Section 15, 16.1k and 11.11."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.tables import ATHENS, EVENTS, PERSIAN, PLAGUE_AT_ATHENS, SCENARIOS, SPARTA
from polemos.games.sparta_vs_athens.rules import rolls, sides, victory
from polemos.games.sparta_vs_athens.rules.nations import revolt, settle
from polemos.games.sparta_vs_athens.rules.year import allegiance, persuasion, placing, truce
from polemos.games.sparta_vs_athens.rules.year.events import Declare, hindrances, western_greens
from polemos.games.sparta_vs_athens.state import Decision, Refusal, Step, War
from polemos.kernel.flow import PASS, VERB, unless

DISEASED: Final = 17
"""Points of land units that Athens loses to disease [rev.20]."""


@dataclass(slots=True, frozen=True)
class EventPhase(Step):
    """Darius, what comes by itself, plague, Mytilene; then what a side may declare or try [3.2.1c, 15.0a, 15.0b]."""

    def run(self, s: War) -> None:
        s.then(
            Darius(),
            PeaceOfNicias(),
            ArgosAndTheLeague(),
            truce.WarMayResume(),
            Plague(),
            Disease(),
            Mytilene(),
            SecondSicilianWar(),
            Carthage(),
            SyracuseJoins(),
            PersianAlliance(),
            settle.Settle(),
        )


def due(s: War, event: int) -> bool:
    """Whether an event is due this year [15.0a]."""
    return s.year in EVENTS[event].years


def tell(s: War, event: int) -> None:
    """An event is told."""
    s.tell("event", (event,), (EVENTS[event].entry,))


# ---------------------------------------------------------------------------------------------------------- Darius


@dataclass(slots=True, frozen=True)
class Darius(Step):
    """From 405 on Athens rolls for the life of Darius II, where that ends the scenario [tbl.darius]."""

    def run(self, s: War) -> None:
        if SCENARIOS[s.scenario].darius and s.year <= tables.DARIUS.first_year:
            s.then(rolls.Roll(ATHENS, rolls.R_DARIUS), DariusLives())


@dataclass(slots=True, frozen=True)
class DariusLives(Step):
    """The die less the years since 405: at 1 or less he dies, Persia pays no more and the game ends [tbl.darius]."""

    def run(self, s: War) -> None:
        if not tables.DARIUS.dies(s.year, s.rolled.pop()):
            return
        state.let(s, state.DARIUS_DEAD)
        state.let(s, state.PERSIA_PAYS, False)
        s.tell("darius-dies", (), ("tbl.darius",))
        victory.darius_dies(s)


# ------------------------------------------------------------------------------------------ what comes by itself


@dataclass(slots=True, frozen=True)
class PeaceOfNicias(Step):
    """In 421 peace is made, unless prestige is pro-Spartan or it has been made before [15.7a]."""

    def run(self, s: War) -> None:
        if due(s, tables.PEACE_OF_NICIAS) and not state.has_happened(s, state.EVENT_7) and s.prestige >= 0:
            s.then(truce.PeaceBegins())


@dataclass(slots=True, frozen=True)
class ArgosAndTheLeague(Step):
    """420: the truce of Argos ends. 419: its alliance. 418: the League goes over. One leads to the next (RULING-67).

    [15.8a, 15.9a, 15.10a, 15.10b]
    """

    def run(self, s: War) -> None:
        if due(s, tables.ARGIVE_TRUCE_ENDS) and not state.has_happened(s, state.EVENT_8):
            state.happens(s, state.EVENT_8)
            tell(s, tables.ARGIVE_TRUCE_ENDS)
            if s.prestige >= 0 and s.status[tables.ARGIVE] == state.NEUTRAL:
                allegiance.joins(s, tables.ARGIVE, ATHENS, "15.8a")
        elif (
            due(s, tables.ARGIVE_ALLIANCE)
            and state.has_happened(s, state.EVENT_8)
            and not state.has_happened(s, state.EVENT_9 | state.PEACE_STOPPED)
        ):
            if argos_is_lost(s):
                stopped(s, "15.9a")
            else:
                state.happens(s, state.EVENT_9)
                tell(s, tables.ARGIVE_ALLIANCE)
        elif (
            due(s, tables.TEGEA_WAVERS)
            and state.has_happened(s, state.EVENT_9)
            and not state.has_happened(s, state.EVENT_10 | state.PEACE_STOPPED)
        ):
            if argos_is_lost(s):
                stopped(s, "15.10a")
            else:
                state.happens(s, state.EVENT_10)
                tell(s, tables.TEGEA_WAVERS)
                victory.league_defects(s)


def argos_is_lost(s: War) -> bool:
    """Whether Sparta's side occupies or besieges Argos; what Athens does there stops nothing [15.9a, 15.10a].

    Argos that Sparta drove out of the war has broken the chain already (RULING-67).
    """
    if s.holder[world.ARGOS] == SPARTA + 1:
        return True
    return any(s.owner[unit] == SPARTA for unit in sides.besiegers(s, world.ARGOS))


def stopped(s: War, clause: str) -> None:
    """The chain is broken for good."""
    state.happens(s, state.PEACE_STOPPED)
    s.tell("argos-stopped", (), (clause,))


# ------------------------------------------------------------------------------------------- plague, disease, Mytilene


@dataclass(slots=True, frozen=True)
class Plague(Step):
    """430, or 429 if it did not come: two dice below the number of red NSP units on the map [16.1k].

    (RULING-36, RULING-94) The designer's disease comes instead of it [rev.20].
    """

    def run(self, s: War) -> None:
        own = PLAGUE_AT_ATHENS in SCENARIOS[s.scenario].own and not s.option_set.seventeen_lost
        if own and due(s, PLAGUE_AT_ATHENS) and not state.has_happened(s, state.PLAGUE):
            s.then(*[rolls.Roll(ATHENS, rolls.R_PLAGUE) for _ in range(EVENTS[PLAGUE_AT_ATHENS].dice)], PlagueSpreads())


def red_fleets(s: War) -> int:
    """How many red NSP units are on the map."""
    return len(
        [
            u
            for u in range(tables.UNITS)
            if tables.IS_NSP[u] and tables.UNIT_NATION[u] == tables.ATHENIAN and 0 <= s.loc[u] < world.LOCALES
        ]
    )


@dataclass(slots=True, frozen=True)
class PlagueSpreads(Step):
    """With plague in the city its garrison is gone until the year ends [16.1k]."""

    def run(self, s: War) -> None:
        total = sum([s.rolled.pop() for _ in range(EVENTS[PLAGUE_AT_ATHENS].dice)])
        spreads = total < red_fleets(s)
        if spreads:
            state.happens(s, state.PLAGUE)
            s.marks[world.ATHENS_CITY] |= state.NO_GARRISON
        s.tell("plague" if spreads else "no-plague", (), ("16.1k",))


@dataclass(slots=True, frozen=True)
class Disease(Step):
    """In the year after Attica was first ravaged Athens loses land units for good (RULING-88) [rev.20]."""

    def run(self, s: War) -> None:
        if s.option_set.seventeen_lost and s.attica_year and s.year == s.attica_year - 1:
            s.queue = []
            s.then(Succumb(ATHENS))


@dataclass(slots=True, frozen=True)
class Succumb(Decision):
    """Red LSP units that Athens picks, on the map or not, until their printed strength is enough [rev.20].

    Those picked are in `queue`; whoever turns out not to be needed stays (RULING-88).
    """

    def clause(self) -> str:
        return "rev.20"

    def universe(self, s: War) -> list[int]:
        return [verbs.LOSE + unit for unit in range(tables.UNITS)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c in self.options(s), "rev.20")

    def options(self, s: War) -> list[int]:
        mine = [
            u
            for u in range(tables.UNITS)
            if tables.UNIT_NATION[u] == tables.ATHENIAN and not tables.IS_NSP[u] and s.loc[u] != state.OUT
        ]
        return [verbs.LOSE + unit for unit in mine if unit not in s.queue]

    def chosen(self, s: War, c: int) -> None:
        front = tables.STRENGTH[0]
        s.queue.append(c - verbs.LOSE)
        total = sum([front[unit] for unit in s.queue])
        if total < DISEASED and self.options(s):
            s.then(Succumb(self.side))
            return
        for unit in sorted(s.queue, key=lambda unit: (-front[unit], unit)):
            if total - front[unit] >= DISEASED:
                total -= front[unit]
                s.queue.remove(unit)
        for unit in s.queue[:]:
            state.lift(s, unit, state.OUT)
            s.tell("diseased", (unit,), ("rev.20",))
        s.queue = []


@dataclass(slots=True, frozen=True)
class Mytilene(Step):
    """In 429, 428 or 427 Mytilene revolts if no red unit is in Methymna, once [11.11a, 16.1n] (RULING-33)."""

    def run(self, s: War) -> None:
        own = tables.REVOLT_OF_MYTILENE in SCENARIOS[s.scenario].own
        if (
            own
            and due(s, tables.REVOLT_OF_MYTILENE)
            and not state.has_happened(s, state.MYTILENE_REVOLT)
            and revolt.mytilene_revolts(s)
        ):
            revolt.revolt_of_mytilene(s)


# ----------------------------------------------------------------------------------- what a side may declare or try


@dataclass(slots=True, frozen=True)
class SecondSicilianWar(Step):
    """416 to 414: Athens may bring its allies in, unless the Peace came in 421 or is on [15.2a] (RULING-90)."""

    def run(self, s: War) -> None:
        if may_declare_second_war(s):
            s.then(Declare(ATHENS, tables.SECOND_SICILIAN_WAR))


def may_declare_second_war(s: War) -> bool:
    """Whether 15.2 can be declared in this Event Phase; the Ionian War does without it [15.2a, 16.3g]."""
    if tables.SECOND_SICILIAN_WAR in SCENARIOS[s.scenario].excluded or hindrances(s, tables.SECOND_SICILIAN_WAR):
        return False
    return not state.is_so(s, state.PEACE) and not state.has_happened(s, state.PEACE_IN_ITS_YEAR)


@dataclass(slots=True, frozen=True)
class Carthage(Step):
    """After 15.2 Athens may try once in each Event Phase to bring Carthage in (RULING-29, RULING-66) [15.5a]."""

    def run(self, s: War) -> None:
        if state.has_happened(s, state.EVENT_2) and not state.has_happened(s, state.EVENT_5) and western_greens(s):
            s.then(Attempt(ATHENS, tables.CARTHAGE_INVADES))


@dataclass(slots=True, frozen=True)
class SyracuseJoins(Step):
    """Sparta may try, once an Event Phase, to win the Spartan Allies; not after 15.5 [15.4b, 15.4c] (RULING-29)."""

    def run(self, s: War) -> None:
        if not hindrances(s, tables.SYRACUSE_JOINS):
            s.then(Attempt(SPARTA, tables.SYRACUSE_JOINS))


@dataclass(slots=True, frozen=True)
class Attempt(Decision):
    """Whether a side tries to bring an event about [15.4b, 15.5a]."""

    event: int

    def clause(self) -> str:
        return EVENTS[self.event].entry

    def universe(self, s: War) -> list[int]:
        return [PASS, verbs.ATTEMPT + self.event]

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            s.then(persuasion.Persuade(self.side, self.event))


# -------------------------------------------------------------------------------------------------------- Persia


@dataclass(slots=True, frozen=True)
class PersianAlliance(Step):
    """Once war has resumed, in the first Event Phase with a pro-Spartan level [15.13a] (RULING-29)."""

    def run(self, s: War) -> None:
        if state.has_happened(s, state.EVENT_11) and not state.has_happened(s, state.EVENT_13) and s.prestige < 0:
            s.then(PersiaJoins())


@dataclass(slots=True, frozen=True)
class PersiaJoins(Step):
    """Sparta has two Persian units and Persian gold from now on [15.13a, 15.13b, 15.13c, 15.12c] (RULING-70)."""

    def run(self, s: War) -> None:
        state.happens(s, state.EVENT_13)
        state.let(s, state.PERSIA_PAYS)
        if allegiance.still_neutral(s, PERSIAN):
            allegiance.joins(s, PERSIAN, SPARTA, "15.13a")
        units = [
            unit for unit in range(tables.UNITS) if tables.UNIT_NATION[unit] == PERSIAN and s.loc[unit] == state.POOL
        ]
        s.then(*[PlacePersians(SPARTA, unit) for unit in units])


@dataclass(slots=True, frozen=True)
class PlacePersians(Decision):
    """Where a Persian unit comes: in one of four cities, not where the other is or an Athenian LSP [15.13b].

    It stands outside a city that is not Sparta's (RULING-70). With nowhere to go it may be raised later.
    """

    unit: int

    def clause(self) -> str:
        return "15.13b"

    def universe(self, s: War) -> list[int]:
        return placing.EVERY_PLACE

    def refusals(self, s: War, c: int) -> list[Refusal]:
        locale = c - placing.EVERY_PLACE[0]
        if locale not in world.PERSIAN_PLACES:
            return [Refusal("15.13b", locale)]
        taken = any(tables.UNIT_NATION[unit] == PERSIAN for unit in state.armies_at(s, SPARTA, locale))
        return unless(not taken and not sides.ashore_at(s, ATHENS, locale), "15.13b", locale)

    def options(self, s: War) -> list[int]:
        places = [placing.EVERY_PLACE[at] for at in sorted(world.PERSIAN_PLACES)]
        return [c for c in places if not self.refusals(s, c)]

    def chosen(self, s: War, c: int) -> None:
        state.put(s, self.unit, c % VERB)
        s.tell("arrives", (self.unit, c % VERB), ("15.13b",))

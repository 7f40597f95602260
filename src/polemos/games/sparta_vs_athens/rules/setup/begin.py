"""The set-up of a scenario, from the forts to the last unit; then play begins. Section 16 (4.21 of the guide)."""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.rules.setup import lots, tasks
from polemos.games.sparta_vs_athens.rules.year import event_phase, governments
from polemos.games.sparta_vs_athens.state import Step, War, happens, let, lift


@dataclass(slots=True, frozen=True)
class SetUp(Step):
    """Forts, and what happened before; Sparta sets up, then Athens, Persians last [16.0a, 16.1f, 16.2d, 16.3e]."""

    def run(self, s: War) -> None:
        s.quarter = state.ADMINISTRATION
        s.phase = state.SET_UP
        history(s)
        forts(s)
        governments.recall_leaders(s)
        for leader in tables.UNNAMED_OF[tables.SPARTA]:
            lift(s, leader, state.CUP)  # [6.5a]; recall_leaders did the same for Athens
        persians = [event_phase.PersiaJoins()] if lots.card_of(s).persians else []
        s.then(SideSetsUp(tables.SPARTA), SideSetsUp(tables.ATHENS), *persians, ShutIn(), Settle())


def history(s: War) -> None:
    """What is over or in effect when the scenario begins [16.2c, 16.2g, 16.3c, 16.3g]."""
    card = lots.card_of(s)
    for event in (*card.used, *card.in_effect):
        happens(s, 1 << event + 1)
    if tables.PEACE_OF_NICIAS in card.in_effect:
        happens(s, state.PEACE_IN_ITS_YEAR)
        let(s, state.PEACE)
    if tables.WAR_RESUMES in card.in_effect:
        happens(s, state.EVENT_7)  # the peace that ended; war lasts to the end of the game [15.11a]


def forts(s: War) -> None:
    """Which forts stand, which may come, and which are lost (RULING-56, RULING-81) [16.1h, 16.2f, 16.3f, qa.79, rev.8].

    The one with a choice of places waits for its owner.
    """
    card = lots.card_of(s)
    rules = lots.state_of_rules(s)
    for fort in range(tables.FORTS):
        s.forts[fort] = state.FORT_NEVER
        if fort in card.forts_later[rules]:
            s.forts[fort] = state.FORT_TO_COME
        elif fort in card.forts[rules] and tables.FORT_SITE_OF[fort] != tables.NONE:
            tasks.stand(s, fort, tables.FORT_SITE_OF[fort])


@dataclass(slots=True, frozen=True)
class SideSetsUp(Step):
    """A side sets up all that is its own or its neutrals' [16.1g2] (RULING-71): abroad, left out, at home, leaders."""

    side: int

    def run(self, s: War) -> None:
        side = self.side
        card = lots.card_of(s)
        s.side = side
        s.queue = list(lots.SETTERS[side])
        steps: list[Step] = []
        for number, away in enumerate(card.abroad):
            if away.owner == side and (s.option_set.cythera_garrison or not away.printed_only):
                steps.append(tasks.SendAbroad(side, number, away.count, away.place))
        for number, lot in enumerate((*card.left_out, *card.home)):
            if lot.owner == side:
                steps.append(tasks.LeaveOut(side, number, -1, s.scenario))
        if side == tables.SPARTA:
            steps.append(tasks.SpreadFleet(side))
        else:
            steps += [tasks.FortSite(side, fort) for fort in forts_to_place(s)]
        s.then(*steps, tasks.AtHome(side), *leaders_abroad(s, side), tasks.FirstLeaders(side))


@dataclass(slots=True, frozen=True)
class ShutIn(Step):
    """Once besiegers stand before a city those inside are shut in [16.1j]."""

    def run(self, s: War) -> None:
        for lot in lots.card_of(s).abroad:
            for unit in tables.units_of_lot(lot) if lot.inside else []:
                if s.loc[unit] == lot.place:
                    s.inside[unit] = lot.place + 1


def forts_to_place(s: War) -> list[int]:
    """Forts that stand from the start and have several places on their counter [16.1h]."""
    return [fort for fort in lots.card_of(s).forts[lots.state_of_rules(s)] if tables.FORT_SITE_OF[fort] == tables.NONE]


def leaders_abroad(s: War, side: int) -> list[Step]:
    """Leaders who begin in a place that the scenario names [16.3f]."""
    return [
        tasks.BeginsAbroad(side, tables.UNITS + leader, lot.place)
        for lot in lots.card_of(s).leader_abroad
        for leader in lot.leaders
        if tables.LEADER_SIDE[tables.UNITS + leader] == side
    ]

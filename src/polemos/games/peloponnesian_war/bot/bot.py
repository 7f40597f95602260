"""What bots go by in this game: which choices are worth a look, and where to read the result.

How good a war looks is in evaluation.py, what could be gone for in aims.py; who answers which question stands in the
table at the end. Nearly everything can be reckoned, so that most questions have one answer.
"""

from collections.abc import Callable
from typing import Any, Final

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.bot import campaign, card_questions, cards, fighting, levying, marching, season
from polemos.games.peloponnesian_war.bot.evaluation import evaluate as evaluate
from polemos.games.peloponnesian_war.bot.evaluation import features as features
from polemos.games.peloponnesian_war.rules import stacking
from polemos.games.peloponnesian_war.rules.campaign import arrival, gates, interception, march, phase, raids, sailing
from polemos.games.peloponnesian_war.rules.cards import (
    betrayal,
    expedition,
    helots,
    money,
    musters,
    odrysians,
    people,
    plays,
    rebellion,
    sickness,
    weather,
)
from polemos.games.peloponnesian_war.rules.cards import phase as hands
from polemos.games.peloponnesian_war.rules.combat import assault, battles, outcome, retreat, rounds, sorting, tokens
from polemos.games.peloponnesian_war.rules.regions import control, plague, revolt, tribute
from polemos.games.peloponnesian_war.rules.season import building, coast, placement, supply, turn
from polemos.games.peloponnesian_war.rules.sieges import capture
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import PASS


def candidates(s: War) -> list[int]:
    """Choices worth a look, the usual one first."""
    step = s.agenda[-1]
    answer = ANSWERS.get(type(step))
    if answer is not None:
        c = answer(s, step)
        if c in s.opts:
            return [c]
    return _usual(s.opts)


def _usual(opts: list[int]) -> list[int]:
    """Without an opinion: leave off, or take what comes first."""
    for c in (verbs.DONE, PASS):
        if c in opts:
            return [c]
    return opts[:1]


def is_quiescent(s: War) -> bool:
    """Whether `evaluate` can be read: nobody is on the march or in battle."""
    return not s.group and not s.battle


ANSWERS: Final[dict[type, Callable[[War, Any], int]]] = {
    tribute.Assessment: season.assessed,
    control.KeepTribute: season.tribute_kept,
    revolt.CheckCity: season.checked,
    revolt.CalmCity: season.calmed,
    plague.PlagueVictim: season.starved,
    placement.PlaceUnits: levying.place_units,
    placement.PlaceAt: levying.place_at,
    building.Build: season.built,
    supply.Forage: season.foraged,
    supply.Hungry: season.hungry,
    supply.Shortage: season.unpaid,
    sieges.BeginSieges: season.besieged,
    sieges.Surrender: season.surrendered,
    sieges.SiegeEngineers: season.siege_engineers,
    sieges.Hunger: season.starved,
    capture.RazeOrSpare: season.razed,
    coast.PutIn: campaign.put_in,
    coast.PutInApart: campaign.put_in,
    turn.SendBack: card_questions.relieved,
    hands.CardTurn: cards.card_turn,
    hands.PlayOrDiscard: cards.play_or_discard,
    plays.CardTarget: cards.card_target,
    betrayal.EnterCity: card_questions.entered,
    expedition.SyracusansSail: card_questions.first_city,
    weather.WallsFall: card_questions.first_city,
    helots.HelotsRise: card_questions.first_city,
    rebellion.CityRises: card_questions.first_city,
    musters.BringUnits: card_questions.brought,
    money.Reassess: card_questions.reassessed,
    odrysians.DetachOdrysian: card_questions.nothing_more,
    people.Relieve: card_questions.relieved,
    people.JoinStack: card_questions.joined,
    sickness.Dying: card_questions.dear,
    sickness.DyingAgain: card_questions.dear,
    raids.Raid: campaign.raided,
    phase.SetOut: campaign.set_out,
    march.March: marching.marched,
    sailing.Sail: campaign.sailed,
    interception.Intercept: fighting.intercepted,
    gates.AtTheGates: fighting.at_the_gates,
    gates.EmptyFort: fighting.fort_taken,
    gates.BreakBase: fighting.base_broken,
    arrival.InOrOut: fighting.in_or_out,
    assault.Marines: fighting.marines,
    outcome.StormOn: fighting.storm_on,
    outcome.Prize: fighting.prize,
    rounds.GoOn: fighting.go_on,
    rounds.BreakLine: fighting.least,
    battles.Commander: fighting.commander,
    battles.Cargo: fighting.loaded,
    tokens.SpendRuse: fighting.spent,
    tokens.SpendTactics: fighting.spent,
    tokens.SpendEngineers: fighting.spent,
    sorting.Sorting: fighting.sorting,
    sorting.Relief: fighting.relief,
    sorting.OneToSea: fighting.to_sea,
    sorting.Withdrawal: fighting.withdrawal,
    retreat.Flee: fighting.fled,
    retreat.Launch: fighting.fled,
    retreat.FleetsFlee: fighting.fled,
    stacking.Spread: season.starved,
    stacking.Scatter: fighting.fled,
}

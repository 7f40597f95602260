"""All kinds of cards in one table, and how one is carried out: target, die, effect. Clauses 12.3 and 12.5."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import CARD_KINDS, NEITHER
from polemos.games.peloponnesian_war.rules import stacking
from polemos.games.peloponnesian_war.rules.cards import (
    alliances,
    betrayal,
    expedition,
    helots,
    money,
    musters,
    odrysians,
    peace,
    people,
    politics,
    rebellion,
    satraps,
    sickness,
    tokens,
    weather,
    worship,
)
from polemos.games.peloponnesian_war.rules.cards.rule import NOTHING, Rule
from polemos.games.peloponnesian_war.rules.rolls import R_CARD, Roll
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.games.peloponnesian_war.verbs import CARD_CITY, CARD_PIECE, CARD_PLACE, CARD_REGION
from polemos.kernel.flow import VERB

_RULES: Final[tuple[Rule, ...]] = (
    weather.Storms("storms"),
    worship.Omens("omens"),
    weather.Earthquake("earthquake"),
    worship.Eclipse("eclipse"),
    sickness.Plague("plague"),
    sickness.SecondOutbreak("second_outbreak"),
    weather.GoodHarvest("good_harvest"),
    weather.PoorHarvest("poor_harvest"),
    weather.Etesian("etesian"),
    weather.FairWinds("fair_winds"),
    worship.OlympicTruce("olympic_truce"),
    worship.Carneia("carneia"),
    worship.OwnMilitance("oracle"),
    worship.Delos("delos"),
    people.Hermae("hermae"),
    rebellion.Rebellion("rebellion"),
    betrayal.Betrayal("betrayal"),
    politics.Stasis("stasis"),
    politics.LoyalDemos("loyal_demos"),
    politics.Cleruchs("cleruchs"),
    politics.Liberator("liberator"),
    politics.Envoys("envoys"),
    worship.OwnMilitance("war_party"),
    politics.PeaceParty("peace_party"),
    politics.Demagogue("cleon"),
    money.Reassessment("reassessment"),
    helots.Helots("helots"),
    peace.PeaceEmbassy("peace"),
    money.Eisphora("eisphora"),
    money.Contributions("contributions"),
    satraps.Susa("susa"),
    satraps.Satrap("tissaphernes", world.TISSAPHERNES),
    satraps.Satrap("pharnabazus", world.PHARNABAZUS),
    satraps.Gold("gold"),
    satraps.Phoenicians("phoenicians"),
    satraps.Cyrus("cyrus"),
    expedition.Leontini("leontini"),
    expedition.SicilianExpedition("sicily"),
    expedition.GylippusComes("gylippus"),
    expedition.SyracuseFleet("syracuse_fleet"),
    alliances.Argos("argos"),
    alliances.ArgiveOligarchs("argive_oligarchs"),
    alliances.Perdiccas("perdiccas"),
    odrysians.Sitalces("sitalces"),
    musters.Thessalians("thessalians"),
    people.AlcibiadesChanges("alcibiades"),
    tokens.Token("ruse", codes.RUSE),
    tokens.Token("engineers", codes.ENGINEERS),
    tokens.NavalTactics("naval_tactics"),
    tokens.Token("prows", codes.PROWS),
    musters.Mercenaries("mercenaries"),
    people.NewGeneral("new_general"),
    musters.Metics("metics"),
)
"""Every kind [card.deck]."""
RULES: Final[tuple[Rule, ...]] = tuple(
    [next(rule for rule in _RULES if rule.card == kind) for kind in range(tables.KINDS_OF_CARDS)]
)
"""By kind."""


def refusals_play(s: War, side: int, card: int) -> list[Refusal]:
    """Why a side may not play a card of a kind that it holds [12.1a, 12.3a, 12.3b]."""
    rule, whose = RULES[card], CARD_KINDS[card].side
    found = [Refusal("12.1a"), Refusal(rule.clause)] if whose not in (NEITHER, side) else []
    found += rule.bars(s, side)
    if found:
        return found
    return [] if rule.can_aim(s, rule.chooser(side)) else [Refusal("12.3a"), Refusal(rule.clause)]


def carry_out(s: War, side: int, card: int) -> None:
    """A card that everybody has seen is carried out: the target first, then the die, then what it does [12.3a]."""
    rule = RULES[card]
    who = rule.chooser(side)
    s.then(AfterCard())
    if rule.universe(s, who):
        s.then(CardTarget(who, card))
    else:
        aim_at(s, who, card, NOTHING)


def aim_at(s: War, side: int, card: int, c: int) -> None:
    """The target is named: roll for it, or carry the card out at once [12.3a, 12.5a]."""
    rule = RULES[card]
    if rule.rolls(s, side, c):
        s.then(Roll(side, R_CARD), CardFell(side, card, c))
    else:
        rule.does(s, side, c, 0)


AIMED: Final = {
    CARD_REGION: "card-on-region",
    CARD_CITY: "card-on-city",
    CARD_PIECE: "card-on-piece",
    CARD_PLACE: "card-on-place",
}
"""By verb: what tells that a target is named."""


@dataclass(slots=True, frozen=True)
class CardTarget(Decision):
    """On what a card is played [12.3a]; card: its kind. Where there is nothing to choose it goes on without."""

    card: int

    def clause(self) -> str:
        return RULES[self.card].clause

    def universe(self, s: War) -> list[int]:
        return RULES[self.card].universe(s, self.side)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        rule = RULES[self.card]
        return rule.against(s, self.side, c) if c in rule.universe(s, self.side) else rule.no()

    def options(self, s: War) -> list[int]:
        return RULES[self.card].options(s, self.side)

    def run(self, s: War) -> None:
        rule = RULES[self.card]
        if rule.aimless() and not self.options(s):
            aim_at(s, self.side, self.card, NOTHING)
        else:
            Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        s.tell(AIMED[c - c % VERB], (self.card, c % VERB), (RULES[self.card].clause,))
        aim_at(s, self.side, self.card, c)


@dataclass(slots=True, frozen=True)
class CardFell(Step):
    """The die of a card has fallen [12.5a]."""

    side: int
    card: int
    aim: int

    def run(self, s: War) -> None:
        RULES[self.card].does(s, self.side, self.aim, s.rolled.pop())


@dataclass(slots=True, frozen=True)
class AfterCard(Step):
    """What a card has shaken falls: sieges that do not hold, stacks without a leader [10.4.5, 14.2.2]."""

    def run(self, s: War) -> None:
        upkeep.mend(s)
        for side in codes.BOTH:
            s.then(*stacking.spread_all(s, side))

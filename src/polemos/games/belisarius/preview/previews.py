"""What each choice would do, told before it is made, from what the side that decides may know.

Nothing is changed and no die is rolled. A preview is found by the verb of the choice, or by decision and verb where
the same verb means different things.
"""

from typing import Final

from polemos.games.belisarius.choice_ids import IDS
from polemos.games.belisarius.preview import army, battle, court, march, realm, supply
from polemos.games.belisarius.preview.builder import PreviewBuilder
from polemos.games.belisarius.state import War
from polemos.room.preview_builder import ByDecision, ByVerb, previewed
from polemos.room.view_models import Preview

BY_VERB: Final[ByVerb] = {
    "accept": realm.preview_accepting,
    "army": army.preview_army,
    "ashore": army.preview_parting,
    "assassinate": court.preview_assassination,
    "assault": battle.preview_table,
    "attack": battle.preview_attack,
    "betray": court.preview_betrayal,
    "build": realm.preview_building,
    "buy-marker": realm.preview_buying,
    "champion": battle.preview_champion,
    "colonise": army.preview_colonising,
    "commit": court.preview_laying,
    "control": court.preview_result,
    "court": court.preview_courting,
    "court-guard": court.preview_courting,
    "disband": supply.preview_disbanding,
    "discard": realm.preview_card,
    "disease": army.preview_disease,
    "drop": army.preview_parting,
    "embark": army.preview_embarking,
    "exchange": realm.preview_card,
    "fight": battle.preview_stance,
    "forced-march": army.preview_army,
    "gain": realm.preview_gain,
    "gain-leader": realm.preview_leader,
    "go": army.preview_forming,
    "halt": army.preview_halt,
    "heavy-tax": realm.preview_tax,
    "heavy-tax-area": realm.preview_tax,
    "leave": army.preview_forming,
    "legal-reform": realm.preview_reform,
    "levy": realm.preview_levy,
    "look-markers": court.preview_look,
    "look-treasury": court.preview_look,
    "lose": realm.preview_loss,
    "loyal": realm.preview_guard,
    "manoeuvre": battle.preview_table,
    "march": march.preview_march,
    "market": supply.preview_market,
    "neutralise": court.preview_result,
    "no-tax": realm.preview_tax,
    "no-tax-area": realm.preview_tax,
    "pay": supply.preview_pay,
    "pillage": army.preview_pillage,
    "place": realm.preview_placing,
    "play": realm.preview_marker,
    "react": army.preview_army,
    "rebel": realm.preview_guard,
    "recruit": realm.preview_recruit,
    "refuse": supply.preview_pay,
    "remove-leader": realm.preview_leader_use,
    "retreat": battle.preview_retreat,
    "return-justinian": realm.preview_leader_use,
    "sail": army.preview_forming,
    "stack": realm.preview_mutiny,
    "stand": battle.preview_retreat,
    "supply": supply.preview_feeding,
    "take": realm.preview_take,
    "take-marker": realm.preview_card,
    "tax": realm.preview_tax,
    "tax-area": realm.preview_tax,
    "unpillage": realm.preview_clearing,
    "withdraw": battle.preview_stance,
}
BY_DECISION: Final[ByDecision] = {
    ("Betray", "pass"): court.preview_betrayal,
    ("Casualties", "lose"): battle.preview_casualty,
    ("Challenge", "challenge"): battle.preview_duel,
    ("Embarkation", "done"): army.preview_embarking,
    ("EndOfCampaign", "play"): army.preview_end_of_campaign,
    ("ExtraLevy", "done"): realm.preview_no_more_levies,
    ("LayDown", "done"): court.preview_laying,
    ("Levying", "done"): realm.preview_no_more_levies,
    ("NextArmy", "done"): army.preview_no_more_armies,
    ("PayUnits", "done"): supply.preview_paying_no_more,
    ("PayUnits", "supply"): supply.preview_donative,
    ("Reform", "pass"): realm.preview_reform,
    ("TakeUp", "yes"): battle.preview_duel,
    ("Taxing", "done"): realm.preview_all_tax,
    ("Taxing", "quick"): realm.preview_all_tax,
    ("UseAdvantage", "pass"): battle.preview_advantage,
    ("UseAdvantage", "play"): battle.preview_advantage,
}


def preview(s: War, c: int, language: str) -> Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return previewed(PreviewBuilder(s, c, language), c, IDS, BY_DECISION, BY_VERB)

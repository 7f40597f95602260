"""What each choice would do, told before it is made, from what the side that decides may know.

Nothing is changed and no die is rolled. A forecast is found by the verb of the choice, or by decision and verb where
the same verb means different things.
"""

from typing import Final

from polemos.games.belisarius.choice_ids import IDS
from polemos.games.belisarius.preview.army import (
    foresee_army,
    foresee_colonising,
    foresee_disease,
    foresee_embarking,
    foresee_end_of_campaign,
    foresee_forming,
    foresee_halt,
    foresee_no_more_armies,
    foresee_parting,
    foresee_pillage,
)
from polemos.games.belisarius.preview.battle import (
    foresee_advantage,
    foresee_attack,
    foresee_casualty,
    foresee_champion,
    foresee_duel,
    foresee_retreat,
    foresee_stance,
    foresee_table,
)
from polemos.games.belisarius.preview.builder import Draft
from polemos.games.belisarius.preview.court import (
    foresee_assassination,
    foresee_betrayal,
    foresee_courting,
    foresee_laying,
    foresee_look,
    foresee_result,
)
from polemos.games.belisarius.preview.march import foresee_march
from polemos.games.belisarius.preview.realm import (
    foresee_accepting,
    foresee_all_tax,
    foresee_building,
    foresee_buying,
    foresee_card,
    foresee_clearing,
    foresee_gain,
    foresee_guard,
    foresee_leader,
    foresee_leader_use,
    foresee_levy,
    foresee_loss,
    foresee_marker,
    foresee_mutiny,
    foresee_no_more_levies,
    foresee_placing,
    foresee_recruit,
    foresee_reform,
    foresee_take,
    foresee_tax,
)
from polemos.games.belisarius.preview.supply import (
    foresee_disbanding,
    foresee_donative,
    foresee_feeding,
    foresee_market,
    foresee_pay,
    foresee_paying_no_more,
)
from polemos.games.belisarius.state import War
from polemos.room.preview_builder import ByDecision, ByVerb, foreseen
from polemos.room.view_models import Preview

BY_VERB: Final[ByVerb] = {
    "accept": foresee_accepting,
    "army": foresee_army,
    "ashore": foresee_parting,
    "assassinate": foresee_assassination,
    "assault": foresee_table,
    "attack": foresee_attack,
    "betray": foresee_betrayal,
    "build": foresee_building,
    "buy-marker": foresee_buying,
    "champion": foresee_champion,
    "colonise": foresee_colonising,
    "commit": foresee_laying,
    "control": foresee_result,
    "court": foresee_courting,
    "court-guard": foresee_courting,
    "disband": foresee_disbanding,
    "discard": foresee_card,
    "disease": foresee_disease,
    "drop": foresee_parting,
    "embark": foresee_embarking,
    "exchange": foresee_card,
    "fight": foresee_stance,
    "forced-march": foresee_army,
    "gain": foresee_gain,
    "gain-leader": foresee_leader,
    "go": foresee_forming,
    "halt": foresee_halt,
    "heavy-tax": foresee_tax,
    "heavy-tax-area": foresee_tax,
    "leave": foresee_forming,
    "legal-reform": foresee_reform,
    "levy": foresee_levy,
    "look-markers": foresee_look,
    "look-treasury": foresee_look,
    "lose": foresee_loss,
    "loyal": foresee_guard,
    "manoeuvre": foresee_table,
    "march": foresee_march,
    "market": foresee_market,
    "neutralise": foresee_result,
    "no-tax": foresee_tax,
    "no-tax-area": foresee_tax,
    "pay": foresee_pay,
    "pillage": foresee_pillage,
    "place": foresee_placing,
    "play": foresee_marker,
    "react": foresee_army,
    "rebel": foresee_guard,
    "recruit": foresee_recruit,
    "refuse": foresee_pay,
    "remove-leader": foresee_leader_use,
    "retreat": foresee_retreat,
    "return-justinian": foresee_leader_use,
    "sail": foresee_forming,
    "stack": foresee_mutiny,
    "stand": foresee_retreat,
    "supply": foresee_feeding,
    "take": foresee_take,
    "take-marker": foresee_card,
    "tax": foresee_tax,
    "tax-area": foresee_tax,
    "unpillage": foresee_clearing,
    "withdraw": foresee_stance,
}
BY_DECISION: Final[ByDecision] = {
    ("Betray", "pass"): foresee_betrayal,
    ("Casualties", "lose"): foresee_casualty,
    ("Challenge", "challenge"): foresee_duel,
    ("Embarkation", "done"): foresee_embarking,
    ("EndOfCampaign", "play"): foresee_end_of_campaign,
    ("ExtraLevy", "done"): foresee_no_more_levies,
    ("LayDown", "done"): foresee_laying,
    ("Levying", "done"): foresee_no_more_levies,
    ("NextArmy", "done"): foresee_no_more_armies,
    ("PayUnits", "done"): foresee_paying_no_more,
    ("PayUnits", "supply"): foresee_donative,
    ("Reform", "pass"): foresee_reform,
    ("TakeUp", "yes"): foresee_duel,
    ("Taxing", "done"): foresee_all_tax,
    ("Taxing", "quick"): foresee_all_tax,
    ("UseAdvantage", "pass"): foresee_advantage,
    ("UseAdvantage", "play"): foresee_advantage,
}


def preview(s: War, c: int, language: str) -> Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return foreseen(Draft(s, c, language), c, IDS, BY_DECISION, BY_VERB)

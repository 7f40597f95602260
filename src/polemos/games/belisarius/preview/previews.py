"""What each choice would do, told before it is made, from what the side that decides may know.

Nothing is changed and no die is rolled. A forecast is found by the verb of the choice, or by decision and verb where
the same verb means different things.
"""

from typing import Final

from polemos.games.belisarius.choice_ids import IDS
from polemos.games.belisarius.preview import realm
from polemos.games.belisarius.preview.army import (
    preview_army,
    preview_colonising,
    preview_disease,
    preview_embarking,
    preview_end_of_campaign,
    preview_forming,
    preview_halt,
    preview_no_more_armies,
    preview_parting,
    preview_pillage,
)
from polemos.games.belisarius.preview.battle import (
    preview_advantage,
    preview_attack,
    preview_casualty,
    preview_champion,
    preview_duel,
    preview_retreat,
    preview_stance,
    preview_table,
)
from polemos.games.belisarius.preview.builder import PreviewBuilder
from polemos.games.belisarius.preview.court import (
    preview_assassination,
    preview_betrayal,
    preview_courting,
    preview_laying,
    preview_look,
    preview_result,
)
from polemos.games.belisarius.preview.march import preview_march
from polemos.games.belisarius.preview.realm import preview_card, preview_guard, preview_reform, preview_tax
from polemos.games.belisarius.preview.supply import (
    preview_disbanding,
    preview_donative,
    preview_feeding,
    preview_market,
    preview_pay,
    preview_paying_no_more,
)
from polemos.games.belisarius.state import War
from polemos.room.preview_builder import ByDecision, ByVerb, foreseen
from polemos.room.view_models import Preview

BY_VERB: Final[ByVerb] = {
    "accept": realm.preview_accepting,
    "army": preview_army,
    "ashore": preview_parting,
    "assassinate": preview_assassination,
    "assault": preview_table,
    "attack": preview_attack,
    "betray": preview_betrayal,
    "build": realm.preview_building,
    "buy-marker": realm.preview_buying,
    "champion": preview_champion,
    "colonise": preview_colonising,
    "commit": preview_laying,
    "control": preview_result,
    "court": preview_courting,
    "court-guard": preview_courting,
    "disband": preview_disbanding,
    "discard": preview_card,
    "disease": preview_disease,
    "drop": preview_parting,
    "embark": preview_embarking,
    "exchange": preview_card,
    "fight": preview_stance,
    "forced-march": preview_army,
    "gain": realm.preview_gain,
    "gain-leader": realm.preview_leader,
    "go": preview_forming,
    "halt": preview_halt,
    "heavy-tax": preview_tax,
    "heavy-tax-area": preview_tax,
    "leave": preview_forming,
    "legal-reform": preview_reform,
    "levy": realm.preview_levy,
    "look-markers": preview_look,
    "look-treasury": preview_look,
    "lose": realm.preview_loss,
    "loyal": preview_guard,
    "manoeuvre": preview_table,
    "march": preview_march,
    "market": preview_market,
    "neutralise": preview_result,
    "no-tax": preview_tax,
    "no-tax-area": preview_tax,
    "pay": preview_pay,
    "pillage": preview_pillage,
    "place": realm.preview_placing,
    "play": realm.preview_marker,
    "react": preview_army,
    "rebel": preview_guard,
    "recruit": realm.preview_recruit,
    "refuse": preview_pay,
    "remove-leader": realm.preview_leader_use,
    "retreat": preview_retreat,
    "return-justinian": realm.preview_leader_use,
    "sail": preview_forming,
    "stack": realm.preview_mutiny,
    "stand": preview_retreat,
    "supply": preview_feeding,
    "take": realm.preview_take,
    "take-marker": preview_card,
    "tax": preview_tax,
    "tax-area": preview_tax,
    "unpillage": realm.preview_clearing,
    "withdraw": preview_stance,
}
BY_DECISION: Final[ByDecision] = {
    ("Betray", "pass"): preview_betrayal,
    ("Casualties", "lose"): preview_casualty,
    ("Challenge", "challenge"): preview_duel,
    ("Embarkation", "done"): preview_embarking,
    ("EndOfCampaign", "play"): preview_end_of_campaign,
    ("ExtraLevy", "done"): realm.preview_no_more_levies,
    ("LayDown", "done"): preview_laying,
    ("Levying", "done"): realm.preview_no_more_levies,
    ("NextArmy", "done"): preview_no_more_armies,
    ("PayUnits", "done"): preview_paying_no_more,
    ("PayUnits", "supply"): preview_donative,
    ("Reform", "pass"): preview_reform,
    ("TakeUp", "yes"): preview_duel,
    ("Taxing", "done"): realm.preview_all_tax,
    ("Taxing", "quick"): realm.preview_all_tax,
    ("UseAdvantage", "pass"): preview_advantage,
    ("UseAdvantage", "play"): preview_advantage,
}


def preview(s: War, c: int, language: str) -> Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return foreseen(PreviewBuilder(s, c, language), c, IDS, BY_DECISION, BY_VERB)

"""What each choice would do, told before it is made, from what the side that decides may know.

Nothing is changed and no die is rolled. A preview is found by the verb of the choice, or by decision and verb where
the same verb means different things.
"""

from polemos.games.belisarius.choice_ids import IDS
from polemos.games.belisarius.preview import army, battle, court, march, realm, supply
from polemos.games.belisarius.preview.builder import PreviewBuilder
from polemos.games.belisarius.state import War
from polemos.room import preview_builder, view_models

BY_DECISION, BY_VERB = preview_builder.written_by(
    {
        army.preview_army: "army forced-march react",
        army.preview_forming: "go leave sail",
        army.preview_embarking: "embark Embarkation:done",
        army.preview_no_more_armies: "NextArmy:done",
        army.preview_parting: "ashore drop",
        army.preview_halt: "halt",
        army.preview_pillage: "pillage",
        army.preview_colonising: "colonise",
        army.preview_disease: "disease",
        army.preview_end_of_campaign: "EndOfCampaign:play",
        battle.preview_attack: "attack",
        battle.preview_stance: "fight withdraw",
        battle.preview_table: "assault manoeuvre",
        battle.preview_advantage: "UseAdvantage:pass UseAdvantage:play",
        battle.preview_duel: "Challenge:challenge TakeUp:yes",
        battle.preview_champion: "champion",
        battle.preview_casualty: "Casualties:lose",
        battle.preview_retreat: "retreat stand",
        court.preview_courting: "court court-guard",
        court.preview_laying: "commit LayDown:done",
        court.preview_betrayal: "betray Betray:pass",
        court.preview_result: "control neutralise",
        court.preview_look: "look-markers look-treasury",
        court.preview_assassination: "assassinate",
        march.preview_march: "march",
        realm.preview_take: "take",
        realm.preview_guard: "loyal rebel",
        realm.preview_tax: "heavy-tax heavy-tax-area no-tax no-tax-area tax tax-area",
        realm.preview_all_tax: "Taxing:done Taxing:quick",
        realm.preview_recruit: "recruit",
        realm.preview_levy: "levy",
        realm.preview_no_more_levies: "ExtraLevy:done Levying:done",
        realm.preview_gain: "gain",
        realm.preview_leader: "gain-leader",
        realm.preview_placing: "place",
        realm.preview_buying: "buy-marker",
        realm.preview_clearing: "unpillage",
        realm.preview_building: "build",
        realm.preview_loss: "lose",
        realm.preview_marker: "play",
        realm.preview_card: "discard exchange take-marker",
        realm.preview_leader_use: "remove-leader return-justinian",
        realm.preview_reform: "legal-reform Reform:pass",
        realm.preview_mutiny: "stack",
        realm.preview_accepting: "accept",
        supply.preview_paying_no_more: "PayUnits:done",
        supply.preview_feeding: "supply",
        supply.preview_disbanding: "disband",
        supply.preview_market: "market",
        supply.preview_pay: "pay refuse",
        supply.preview_donative: "PayUnits:supply",
    }
)


def preview(s: War, c: int, language: str) -> view_models.Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return preview_builder.previewed(PreviewBuilder(s, c, language), c, IDS, BY_DECISION, BY_VERB)

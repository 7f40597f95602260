"""What each choice would do, told before it is made, from what the side that decides may know.

Nothing is changed and no die is rolled. A preview is found by the verb of the choice, or by decision and verb where
the same verb means different things.
"""

from typing import Final

from polemos.games.syracuse import choice_ids, state
from polemos.games.syracuse.preview import battle, chits, march, rerolls, turn, works
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.room import preview_builder, view_models

BY_VERB: Final[preview_builder.ByVerb] = {
    "action": turn.preview_action,
    "bring": turn.preview_lot,
    "build": works.preview_building,
    "cancel": turn.preview_cancelling,
    "declare": turn.preview_declaring,
    "defend": battle.preview_defender,
    "demolish": works.preview_demolition,
    "desert": chits.preview_desertion,
    "discard": chits.preview_discard,
    "discord": chits.preview_discord,
    "hit": battle.preview_hit,
    "keep": turn.preview_keeping,
    "lend": chits.preview_lending,
    "place": turn.preview_arrival,
    "play": chits.preview_event,
    "raze": works.preview_razing,
    "recover": turn.preview_recovery,
    "redeploy": turn.preview_redeployment,
    "roll-again": rerolls.preview_roll,
    "shelter": turn.preview_shelter,
    "stand": march.preview_standing,
    "strike": chits.preview_illness,
    "withdraw": march.preview_withdrawal,
    "wound": chits.preview_wounding,
    **dict.fromkeys(("advance", "occupy"), battle.preview_entering),
    **dict.fromkeys(("as-recovery", "as-reinforcement", "redraw", "take-advantage"), chits.preview_omens),
    **dict.fromkeys(("assault-camp", "go", "leave"), battle.preview_assault),
    **dict.fromkeys(("displace", "vacate"), turn.preview_giving_way),
    **dict.fromkeys(("fight", "storm"), battle.preview_attack),
    **dict.fromkeys(("kill", "lose"), battle.preview_elimination),
    **dict.fromkeys(("move", "ship"), march.preview_move),
    **dict.fromkeys(("retreat", "retreat-all"), battle.preview_retreat),
    **dict.fromkeys(("save", "use-advantage"), turn.preview_use),
    **dict.fromkeys(("take", "take-land", "take-ships"), march.preview_company),
}
BY_DECISION: Final[preview_builder.ByDecision] = {
    ("Building", "done"): works.preview_end_of_building,
    ("CavalryChit", "play"): chits.preview_cavalry,
    ("ChoosePiece", "done"): turn.preview_end_of_redeployment,
    ("ChoosePiece", "take"): turn.preview_piece,
    ("Garrison", "done"): battle.preview_defender,
    ("Moment", "pass"): chits.preview_passing,
    ("NextAction", "done"): turn.preview_end_of_actions,
    ("Plague", "strike"): battle.preview_hit,
    ("RottenHulls", "lose"): chits.preview_rotting,
    ("SaveLeader", "pass"): turn.preview_leaving,
    ("UseForPoints", "use-advantage"): turn.preview_points,
    **dict.fromkeys((("BattleChits", "pass"), ("BattleChits", "play")), chits.preview_battle_chit),
    **dict.fromkeys((("Muster", "done"), ("Muster", "stay"), ("Onward", "stay")), march.preview_staying),
    **dict.fromkeys((("OmensForRoll", "pass"), ("OmensForRoll", "play"), ("RollAgain", "pass")), rerolls.preview_roll),
    **dict.fromkeys((("UseForPoints", "pass"), ("UseForRecovery", "pass")), turn.preview_holding),
}


def preview(s: state.Siege, c: int, language: str) -> view_models.Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return preview_builder.previewed(PreviewBuilder(s, c, language), c, choice_ids.IDS, BY_DECISION, BY_VERB)

"""What each choice would do, told before it is made, from what the side that decides may know.

Nothing is changed and no die is rolled. A preview is found by the verb of the choice, or by decision and verb where
the same verb means different things.
"""

from typing import Final

from polemos.games.syracuse.choice_ids import IDS
from polemos.games.syracuse.preview import battle, chits, march, rerolls, turn, works
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.state import Siege
from polemos.room.preview_builder import ByDecision, ByVerb, previewed
from polemos.room.view_models import Preview

BY_VERB: Final[ByVerb] = {
    "action": turn.preview_action,
    "advance": battle.preview_entering,
    "as-recovery": chits.preview_omens,
    "as-reinforcement": chits.preview_omens,
    "assault-camp": battle.preview_assault,
    "bring": turn.preview_lot,
    "build": works.preview_building,
    "cancel": turn.preview_cancelling,
    "declare": turn.preview_declaring,
    "defend": battle.preview_defender,
    "demolish": works.preview_demolition,
    "desert": chits.preview_desertion,
    "discard": chits.preview_discard,
    "discord": chits.preview_discord,
    "displace": turn.preview_giving_way,
    "fight": battle.preview_attack,
    "go": battle.preview_assault,
    "hit": battle.preview_hit,
    "keep": turn.preview_keeping,
    "kill": battle.preview_elimination,
    "leave": battle.preview_assault,
    "lend": chits.preview_lending,
    "lose": battle.preview_elimination,
    "move": march.preview_move,
    "occupy": battle.preview_entering,
    "place": turn.preview_arrival,
    "play": chits.preview_event,
    "raze": works.preview_razing,
    "recover": turn.preview_recovery,
    "redeploy": turn.preview_redeployment,
    "redraw": chits.preview_omens,
    "retreat": battle.preview_retreat,
    "retreat-all": battle.preview_retreat,
    "roll-again": rerolls.preview_roll,
    "save": turn.preview_use,
    "shelter": turn.preview_shelter,
    "ship": march.preview_move,
    "stand": march.preview_standing,
    "storm": battle.preview_attack,
    "strike": chits.preview_illness,
    "take": march.preview_company,
    "take-advantage": chits.preview_omens,
    "take-land": march.preview_company,
    "take-ships": march.preview_company,
    "use-advantage": turn.preview_use,
    "vacate": turn.preview_giving_way,
    "withdraw": march.preview_withdrawal,
    "wound": chits.preview_wounding,
}
BY_DECISION: Final[ByDecision] = {
    ("BattleChits", "pass"): chits.preview_battle_chit,
    ("BattleChits", "play"): chits.preview_battle_chit,
    ("Building", "done"): works.preview_end_of_building,
    ("CavalryChit", "play"): chits.preview_cavalry,
    ("ChoosePiece", "done"): turn.preview_end_of_redeployment,
    ("ChoosePiece", "take"): turn.preview_piece,
    ("Garrison", "done"): battle.preview_defender,
    ("Moment", "pass"): chits.preview_passing,
    ("Muster", "done"): march.preview_staying,
    ("Muster", "stay"): march.preview_staying,
    ("NextAction", "done"): turn.preview_end_of_actions,
    ("OmensForRoll", "pass"): rerolls.preview_roll,
    ("OmensForRoll", "play"): rerolls.preview_roll,
    ("Onward", "stay"): march.preview_staying,
    ("Plague", "strike"): battle.preview_hit,
    ("RollAgain", "pass"): rerolls.preview_roll,
    ("RottenHulls", "lose"): chits.preview_rotting,
    ("SaveLeader", "pass"): turn.preview_leaving,
    ("UseForPoints", "pass"): turn.preview_holding,
    ("UseForPoints", "use-advantage"): turn.preview_points,
    ("UseForRecovery", "pass"): turn.preview_holding,
}


def preview(s: Siege, c: int, language: str) -> Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return previewed(PreviewBuilder(s, c, language), c, IDS, BY_DECISION, BY_VERB)

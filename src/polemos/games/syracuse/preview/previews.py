"""What each choice would do, told before it is made, from what the side that decides may know.

Nothing is changed and no die is rolled. A forecast is found by the verb of the choice, or by decision and verb where
the same verb means different things.
"""

from typing import Final

from polemos.games.syracuse.choice_ids import IDS
from polemos.games.syracuse.preview import battle, chits, turn
from polemos.games.syracuse.preview.battle import preview_assault, preview_attack, preview_hit, preview_retreat
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.preview.chits import preview_battle_chit, preview_cavalry, preview_event, preview_omens
from polemos.games.syracuse.preview.march import (
    preview_company,
    preview_move,
    preview_standing,
    preview_staying,
    preview_withdrawal,
)
from polemos.games.syracuse.preview.rerolls import preview_roll
from polemos.games.syracuse.preview.turn import preview_giving_way, preview_holding, preview_lot, preview_use
from polemos.games.syracuse.preview.works import (
    preview_building,
    preview_demolition,
    preview_end_of_building,
    preview_razing,
)
from polemos.games.syracuse.state import Siege
from polemos.room.preview_builder import ByDecision, ByVerb, foreseen
from polemos.room.view_models import Preview

BY_VERB: Final[ByVerb] = {
    "action": turn.preview_action,
    "advance": battle.preview_entering,
    "as-recovery": preview_omens,
    "as-reinforcement": preview_omens,
    "assault-camp": preview_assault,
    "bring": preview_lot,
    "build": preview_building,
    "cancel": turn.preview_cancelling,
    "declare": turn.preview_declaring,
    "defend": battle.preview_defender,
    "demolish": preview_demolition,
    "desert": chits.preview_desertion,
    "discard": chits.preview_discard,
    "discord": chits.preview_discord,
    "displace": preview_giving_way,
    "fight": preview_attack,
    "go": preview_assault,
    "hit": preview_hit,
    "keep": turn.preview_keeping,
    "kill": battle.preview_elimination,
    "leave": preview_assault,
    "lend": chits.preview_lending,
    "lose": battle.preview_elimination,
    "move": preview_move,
    "occupy": battle.preview_entering,
    "place": turn.preview_arrival,
    "play": preview_event,
    "raze": preview_razing,
    "recover": turn.preview_recovery,
    "redeploy": turn.preview_redeployment,
    "redraw": preview_omens,
    "retreat": preview_retreat,
    "retreat-all": preview_retreat,
    "roll-again": preview_roll,
    "save": preview_use,
    "shelter": turn.preview_shelter,
    "ship": preview_move,
    "stand": preview_standing,
    "storm": preview_attack,
    "strike": chits.preview_illness,
    "take": preview_company,
    "take-advantage": preview_omens,
    "take-land": preview_company,
    "take-ships": preview_company,
    "use-advantage": preview_use,
    "vacate": preview_giving_way,
    "withdraw": preview_withdrawal,
    "wound": chits.preview_wounding,
}
BY_DECISION: Final[ByDecision] = {
    ("BattleChits", "pass"): preview_battle_chit,
    ("BattleChits", "play"): preview_battle_chit,
    ("Building", "done"): preview_end_of_building,
    ("CavalryChit", "play"): preview_cavalry,
    ("ChoosePiece", "done"): turn.preview_end_of_redeployment,
    ("ChoosePiece", "take"): turn.preview_piece,
    ("Garrison", "done"): battle.preview_defender,
    ("Moment", "pass"): chits.preview_passing,
    ("Muster", "done"): preview_staying,
    ("Muster", "stay"): preview_staying,
    ("NextAction", "done"): turn.preview_end_of_actions,
    ("OmensForRoll", "pass"): preview_roll,
    ("OmensForRoll", "play"): preview_roll,
    ("Onward", "stay"): preview_staying,
    ("Plague", "strike"): preview_hit,
    ("RollAgain", "pass"): preview_roll,
    ("RottenHulls", "lose"): chits.preview_rotting,
    ("SaveLeader", "pass"): turn.preview_leaving,
    ("UseForPoints", "pass"): preview_holding,
    ("UseForPoints", "use-advantage"): turn.preview_points,
    ("UseForRecovery", "pass"): preview_holding,
}


def preview(s: Siege, c: int, language: str) -> Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return foreseen(PreviewBuilder(s, c, language), c, IDS, BY_DECISION, BY_VERB)

"""What each choice would do, told before it is made, from what the side that decides may know.

Nothing is changed and no die is rolled. A forecast is found by the verb of the choice, or by decision and verb where
the same verb means different things.
"""

from typing import Final

from polemos.games.syracuse.choice_ids import IDS
from polemos.games.syracuse.preview.battle import (
    preview_assault,
    preview_attack,
    preview_defender,
    preview_elimination,
    preview_entering,
    preview_hit,
    preview_retreat,
)
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.preview.chits import (
    preview_battle_chit,
    preview_cavalry,
    preview_desertion,
    preview_discard,
    preview_discord,
    preview_event,
    preview_illness,
    preview_lending,
    preview_omens,
    preview_passing,
    preview_rotting,
    preview_wounding,
)
from polemos.games.syracuse.preview.march import (
    preview_company,
    preview_move,
    preview_standing,
    preview_staying,
    preview_withdrawal,
)
from polemos.games.syracuse.preview.rerolls import preview_roll
from polemos.games.syracuse.preview.turn import (
    preview_action,
    preview_arrival,
    preview_cancelling,
    preview_declaring,
    preview_end_of_actions,
    preview_end_of_redeployment,
    preview_giving_way,
    preview_holding,
    preview_keeping,
    preview_leaving,
    preview_lot,
    preview_piece,
    preview_points,
    preview_recovery,
    preview_redeployment,
    preview_shelter,
    preview_use,
)
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
    "action": preview_action,
    "advance": preview_entering,
    "as-recovery": preview_omens,
    "as-reinforcement": preview_omens,
    "assault-camp": preview_assault,
    "bring": preview_lot,
    "build": preview_building,
    "cancel": preview_cancelling,
    "declare": preview_declaring,
    "defend": preview_defender,
    "demolish": preview_demolition,
    "desert": preview_desertion,
    "discard": preview_discard,
    "discord": preview_discord,
    "displace": preview_giving_way,
    "fight": preview_attack,
    "go": preview_assault,
    "hit": preview_hit,
    "keep": preview_keeping,
    "kill": preview_elimination,
    "leave": preview_assault,
    "lend": preview_lending,
    "lose": preview_elimination,
    "move": preview_move,
    "occupy": preview_entering,
    "place": preview_arrival,
    "play": preview_event,
    "raze": preview_razing,
    "recover": preview_recovery,
    "redeploy": preview_redeployment,
    "redraw": preview_omens,
    "retreat": preview_retreat,
    "retreat-all": preview_retreat,
    "roll-again": preview_roll,
    "save": preview_use,
    "shelter": preview_shelter,
    "ship": preview_move,
    "stand": preview_standing,
    "storm": preview_attack,
    "strike": preview_illness,
    "take": preview_company,
    "take-advantage": preview_omens,
    "take-land": preview_company,
    "take-ships": preview_company,
    "use-advantage": preview_use,
    "vacate": preview_giving_way,
    "withdraw": preview_withdrawal,
    "wound": preview_wounding,
}
BY_DECISION: Final[ByDecision] = {
    ("BattleChits", "pass"): preview_battle_chit,
    ("BattleChits", "play"): preview_battle_chit,
    ("Building", "done"): preview_end_of_building,
    ("CavalryChit", "play"): preview_cavalry,
    ("ChoosePiece", "done"): preview_end_of_redeployment,
    ("ChoosePiece", "take"): preview_piece,
    ("Garrison", "done"): preview_defender,
    ("Moment", "pass"): preview_passing,
    ("Muster", "done"): preview_staying,
    ("Muster", "stay"): preview_staying,
    ("NextAction", "done"): preview_end_of_actions,
    ("OmensForRoll", "pass"): preview_roll,
    ("OmensForRoll", "play"): preview_roll,
    ("Onward", "stay"): preview_staying,
    ("Plague", "strike"): preview_hit,
    ("RollAgain", "pass"): preview_roll,
    ("RottenHulls", "lose"): preview_rotting,
    ("SaveLeader", "pass"): preview_leaving,
    ("UseForPoints", "pass"): preview_holding,
    ("UseForPoints", "use-advantage"): preview_points,
    ("UseForRecovery", "pass"): preview_holding,
}


def preview(s: Siege, c: int, language: str) -> Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return foreseen(PreviewBuilder(s, c, language), c, IDS, BY_DECISION, BY_VERB)

"""What each choice would do, told before it is made, from what the side that decides may know.

Nothing is changed and no die is rolled. A forecast is found by the verb of the choice, or by decision and verb where
the same verb means different things.
"""

from typing import Final

from polemos.games.syracuse.choice_ids import IDS
from polemos.games.syracuse.preview.battle import (
    foresee_assault,
    foresee_attack,
    foresee_defender,
    foresee_elimination,
    foresee_entering,
    foresee_hit,
    foresee_retreat,
)
from polemos.games.syracuse.preview.builder import Draft
from polemos.games.syracuse.preview.chits import (
    foresee_battle_chit,
    foresee_cavalry,
    foresee_desertion,
    foresee_discard,
    foresee_discord,
    foresee_event,
    foresee_illness,
    foresee_lending,
    foresee_omens,
    foresee_passing,
    foresee_rotting,
    foresee_wounding,
)
from polemos.games.syracuse.preview.march import (
    foresee_company,
    foresee_move,
    foresee_standing,
    foresee_staying,
    foresee_withdrawal,
)
from polemos.games.syracuse.preview.rerolls import foresee_roll
from polemos.games.syracuse.preview.turn import (
    foresee_action,
    foresee_arrival,
    foresee_cancelling,
    foresee_declaring,
    foresee_end_of_actions,
    foresee_end_of_redeployment,
    foresee_giving_way,
    foresee_holding,
    foresee_keeping,
    foresee_leaving,
    foresee_lot,
    foresee_piece,
    foresee_points,
    foresee_recovery,
    foresee_redeployment,
    foresee_shelter,
    foresee_use,
)
from polemos.games.syracuse.preview.works import (
    foresee_building,
    foresee_demolition,
    foresee_end_of_building,
    foresee_razing,
)
from polemos.games.syracuse.state import Siege
from polemos.room.preview_builder import ByDecision, ByVerb, foreseen
from polemos.room.view_models import Preview

BY_VERB: Final[ByVerb] = {
    "action": foresee_action,
    "advance": foresee_entering,
    "as-recovery": foresee_omens,
    "as-reinforcement": foresee_omens,
    "assault-camp": foresee_assault,
    "bring": foresee_lot,
    "build": foresee_building,
    "cancel": foresee_cancelling,
    "declare": foresee_declaring,
    "defend": foresee_defender,
    "demolish": foresee_demolition,
    "desert": foresee_desertion,
    "discard": foresee_discard,
    "discord": foresee_discord,
    "displace": foresee_giving_way,
    "fight": foresee_attack,
    "go": foresee_assault,
    "hit": foresee_hit,
    "keep": foresee_keeping,
    "kill": foresee_elimination,
    "leave": foresee_assault,
    "lend": foresee_lending,
    "lose": foresee_elimination,
    "move": foresee_move,
    "occupy": foresee_entering,
    "place": foresee_arrival,
    "play": foresee_event,
    "raze": foresee_razing,
    "recover": foresee_recovery,
    "redeploy": foresee_redeployment,
    "redraw": foresee_omens,
    "retreat": foresee_retreat,
    "retreat-all": foresee_retreat,
    "roll-again": foresee_roll,
    "save": foresee_use,
    "shelter": foresee_shelter,
    "ship": foresee_move,
    "stand": foresee_standing,
    "storm": foresee_attack,
    "strike": foresee_illness,
    "take": foresee_company,
    "take-advantage": foresee_omens,
    "take-land": foresee_company,
    "take-ships": foresee_company,
    "use-advantage": foresee_use,
    "vacate": foresee_giving_way,
    "withdraw": foresee_withdrawal,
    "wound": foresee_wounding,
}
BY_DECISION: Final[ByDecision] = {
    ("BattleChits", "pass"): foresee_battle_chit,
    ("BattleChits", "play"): foresee_battle_chit,
    ("Building", "done"): foresee_end_of_building,
    ("CavalryChit", "play"): foresee_cavalry,
    ("ChoosePiece", "done"): foresee_end_of_redeployment,
    ("ChoosePiece", "take"): foresee_piece,
    ("Garrison", "done"): foresee_defender,
    ("Moment", "pass"): foresee_passing,
    ("Muster", "done"): foresee_staying,
    ("Muster", "stay"): foresee_staying,
    ("NextAction", "done"): foresee_end_of_actions,
    ("OmensForRoll", "pass"): foresee_roll,
    ("OmensForRoll", "play"): foresee_roll,
    ("Onward", "stay"): foresee_staying,
    ("Plague", "strike"): foresee_hit,
    ("RollAgain", "pass"): foresee_roll,
    ("RottenHulls", "lose"): foresee_rotting,
    ("SaveLeader", "pass"): foresee_leaving,
    ("UseForPoints", "pass"): foresee_holding,
    ("UseForPoints", "use-advantage"): foresee_points,
    ("UseForRecovery", "pass"): foresee_holding,
}


def preview(s: Siege, c: int, language: str) -> Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return foreseen(Draft(s, c, language), c, IDS, BY_DECISION, BY_VERB)

"""What a choice would do, shown before it is made: who writes which verb, and verbs that mean different things."""

from typing import Final

from polemos.games.alexander import choice_ids
from polemos.games.alexander.preview import alone, fire, lead, march, orders, reactions, shock
from polemos.games.alexander.preview.builder import PreviewBuilder
from polemos.games.alexander.state import Battle
from polemos.room.preview_builder import ByDecision, ByVerb, previewed
from polemos.room.view_models import Preview

BY_VERB: Final[ByVerb] = {
    "activate": lead.preview_activation,
    "advance": shock.preview_advance,
    "advance-to": shock.preview_advance_way,
    "all-fire": orders.preview_all_fire,
    "back": reactions.preview_back,
    "bolt": fire.preview_bolt,
    "break-charge": march.preview_turn,
    "break-square": march.preview_turn,
    "bring": orders.preview_bringing,
    "charge": march.preview_turn,
    "column": march.preview_turn,
    "commander": orders.preview_elephant_leader,
    "commit": shock.preview_commitment,
    "contingent": orders.preview_contingent,
    "deepen": march.preview_turn,
    "defend-as": shock.preview_type,
    "done": orders.unfinished,
    "elite": lead.preview_elite,
    "enter": march.preview_pressing,
    "enter-at": orders.preview_entry,
    "exit": march.preview_exit,
    "face-about": reactions.preview_facing,
    "fight": shock.preview_fight,
    "fire": orders.preview_fire,
    "flank-to-flank": orders.preview_relation,
    "follow": reactions.preview_following,
    "forgo": lead.preview_passing_over,
    "from": orders.preview_start,
    "front-to-rear": orders.preview_relation,
    "halt": march.preview_halt,
    "harass": orders.preview_harass,
    "hasten": march.preview_haste,
    "lead": orders.preview_leading,
    "leave": lead.preview_passing_over,
    "line": orders.preview_line,
    "line-up": march.preview_turn,
    "mark": orders.preview_marker,
    "mark-none": orders.preview_marker,
    "momentum": lead.preview_momentum,
    "move": orders.preview_move,
    "name": shock.preview_captain,
    "part": march.preview_turn,
    "pass-to": shock.preview_passing,
    "pivot": march.preview_step,
    "rally": orders.preview_rally,
    "reactivate": lead.preview_reactivation,
    "recover": orders.preview_recovery,
    "return-fire": fire.preview_return,
    "reveal": reactions.preview_plan,
    "reverse": march.preview_turn,
    "shock-alone": lead.preview_shock_alone,
    "shoot": fire.preview_shot,
    "spare": shock.preview_commitment,
    "square": march.preview_turn,
    "strike-with": shock.preview_type,
    "take-hit": shock.preview_hit,
    "together": orders.preview_together,
    "trump": lead.preview_trump,
    "turn": march.preview_turn,
    "volley": fire.preview_reaction_fire,
    "volley-screen": fire.preview_reaction_fire,
    "wheel": march.preview_step,
    "withdraw": reactions.preview_withdrawal,
    "withdraw-leader": reactions.preview_leader_withdrawal,
    "withdraw-line": reactions.preview_line_back,
}
BY_DECISION: Final[ByDecision] = {
    ("Accompany", "stand"): alone.preview_staying,
    ("AdvanceWay", "pivot"): shock.preview_advance_way,
    ("AdvanceWay", "stand"): shock.preview_advance_way,
    ("AdvanceWay", "wheel"): shock.preview_advance_way,
    ("BackStep", "halt"): reactions.preview_stopping,
    ("ChooseSide", "activate"): lead.preview_activation,
    ("ComeAlong", "lead"): reactions.preview_following,
    ("Escape", "exit"): reactions.preview_following,
    ("Escape", "halt"): reactions.preview_plain,
    ("Escort", "done"): alone.preview_leaving_behind,
    ("Escort", "lead"): march.preview_escort,
    ("HarassTarget", "shoot"): fire.preview_harassing,
    ("LeaderBack", "halt"): reactions.preview_plain,
    ("Leading", "halt"): alone.preview_staying,
    ("MustGo", "exit"): reactions.preview_following,
    ("Refacing", "turn"): reactions.preview_refacing,
    ("RidersAlong", "follow"): reactions.preview_following,
    ("SetUpFacing", "turn"): reactions.preview_plain,
    ("TurnAfter", "turn"): reactions.preview_refacing,
}


def preview(s: Battle, c: int, language: str) -> Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return previewed(PreviewBuilder(s, c, language), c, choice_ids.IDS, BY_DECISION, BY_VERB)

"""What a choice would do, shown before it is made: who writes which verb, and verbs that mean different things."""

from typing import Final

from polemos.games.alexander import choice_ids
from polemos.games.alexander.preview import alone, fire, lead, march, orders, reactions, shock
from polemos.games.alexander.preview.builder import PreviewBuilder
from polemos.games.alexander.state import Battle
from polemos.room import preview_builder, view_models

BY_VERB: Final[preview_builder.ByVerb] = {
    "activate": lead.preview_activation,
    "advance": shock.preview_advance,
    "advance-to": shock.preview_advance_way,
    "all-fire": orders.preview_all_fire,
    "back": reactions.preview_back,
    "bolt": fire.preview_bolt,
    "bring": orders.preview_bringing,
    "commander": orders.preview_elephant_leader,
    "contingent": orders.preview_contingent,
    "done": orders.unfinished,
    "elite": lead.preview_elite,
    "enter": march.preview_pressing,
    "enter-at": orders.preview_entry,
    "exit": march.preview_exit,
    "face-about": reactions.preview_facing,
    "fight": shock.preview_fight,
    "fire": orders.preview_fire,
    "follow": reactions.preview_following,
    "from": orders.preview_start,
    "halt": march.preview_halt,
    "harass": orders.preview_harass,
    "hasten": march.preview_haste,
    "lead": orders.preview_leading,
    "line": orders.preview_line,
    "momentum": lead.preview_momentum,
    "move": orders.preview_move,
    "name": shock.preview_captain,
    "pass-to": shock.preview_passing,
    "rally": orders.preview_rally,
    "reactivate": lead.preview_reactivation,
    "recover": orders.preview_recovery,
    "return-fire": fire.preview_return,
    "reveal": reactions.preview_plan,
    "shock-alone": lead.preview_shock_alone,
    "shoot": fire.preview_shot,
    "take-hit": shock.preview_hit,
    "together": orders.preview_together,
    "trump": lead.preview_trump,
    "withdraw": reactions.preview_withdrawal,
    "withdraw-leader": reactions.preview_leader_withdrawal,
    "withdraw-line": reactions.preview_line_back,
    **dict.fromkeys(("volley", "volley-screen"), fire.preview_reaction_fire),
    **dict.fromkeys(("forgo", "leave"), lead.preview_passing_over),
    **dict.fromkeys(("pivot", "wheel"), march.preview_step),
    **dict.fromkeys(
        ("break-charge", "break-square", "charge", "column", "deepen", "line-up", "part", "reverse", "square", "turn"),
        march.preview_turn,
    ),
    **dict.fromkeys(("mark", "mark-none"), orders.preview_marker),
    **dict.fromkeys(("flank-to-flank", "front-to-rear"), orders.preview_relation),
    **dict.fromkeys(("commit", "spare"), shock.preview_commitment),
    **dict.fromkeys(("defend-as", "strike-with"), shock.preview_type),
}
BY_DECISION: Final[preview_builder.ByDecision] = {
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


def preview(s: Battle, c: int, language: str) -> view_models.Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return preview_builder.previewed(PreviewBuilder(s, c, language), c, choice_ids.IDS, BY_DECISION, BY_VERB)

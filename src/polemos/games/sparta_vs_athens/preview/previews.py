"""What a choice would do, shown before it is made: who writes which verb, and verbs that mean different things."""

from typing import Final

from polemos.games.sparta_vs_athens.choice_ids import IDS
from polemos.games.sparta_vs_athens.preview import administration, fighting, operations
from polemos.games.sparta_vs_athens.preview.builder import PreviewBuilder
from polemos.games.sparta_vs_athens.state import War
from polemos.room import preview_builder, view_models

BY_VERB: Final[preview_builder.ByVerb] = {
    **dict.fromkeys(
        ("all-as-marines", "all-into-port", "as-marines", "into-port", "land-fight", "outside", "stand", "with"),
        fighting.preview_battle,
    ),
    **dict.fromkeys(("appoint", "enter", "redeploy", "retire"), operations.preview_leader),
    **dict.fromkeys(("build", "declare", "raise-siege", "send-away-garrison"), operations.preview_told),
    **dict.fromkeys(
        ("land", "land-all", "load", "pick-up", "take", "take-all", "take-fleets", "take-troops"),
        operations.preview_force,
    ),
    "attempt": administration.preview_attempt,
    "besiege": fighting.preview_besiege,
    "command": fighting.preview_command,
    "dissolve": operations.preview_box,
    "drop": operations.preview_drop,
    "evade": fighting.preview_evade,
    "expedition": operations.preview_expedition,
    "form": operations.preview_marker,
    "go-first": administration.preview_first,
    "go-on": fighting.preview_go_on,
    "incite": operations.preview_incite,
    "incite-athens": operations.preview_incite_athens,
    "inside": fighting.preview_inside,
    "intercept": fighting.preview_intercept,
    "kill": fighting.preview_kill,
    "lead": operations.preview_lead,
    "lose": fighting.preview_loss,
    "move": operations.preview_move,
    "pay": administration.preview_pay,
    "raise": administration.preview_raise,
    "ravage": fighting.preview_ravage,
    "sea-fight": fighting.preview_sea_fight,
    "sortie": fighting.preview_sortie,
    "stay-aboard": operations.preview_stop,
    "step-down": fighting.preview_step_down,
    "stop": operations.preview_stop,
    "take-income": operations.preview_take_income,
    "take-losses": fighting.preview_step_down,
}
BY_DECISION: Final[preview_builder.ByDecision] = {
    ("AshoreToo", "decline"): fighting.preview_battle,
    ("AssignFleets", "done"): fighting.preview_battle,
    ("BuildAt", "place"): operations.preview_post,
    ("Berth", "pick"): operations.preview_berth,
    ("Besiegers", "done"): fighting.preview_battle,
    ("Besiegers", "take-all"): fighting.preview_battle,
    ("Fall", "avert"): administration.preview_government,
    ("Fall", "pass"): administration.preview_government,
    ("FormAt", "place"): operations.preview_post,
    ("FormWith", "done"): operations.preview_box,
    ("FormWith", "pick"): operations.preview_force,
    ("Homeward", "place"): operations.preview_post,
    ("Interception", "leave-out"): fighting.preview_intercept,
    ("Landing", "done"): fighting.preview_battle,
    ("Landing", "land"): fighting.preview_battle,
    ("Landing", "land-all"): fighting.preview_battle,
    ("LeaveOut", "leave-out"): administration.preview_left_out,
    ("NewPost", "place"): operations.preview_post,
    ("OutsideOrInside", "decline"): operations.preview_told,
    ("OutsideOrInside", "land"): fighting.preview_battle,
    ("Quarter", "place"): administration.preview_quarter,
    ("SendAbroad", "send"): operations.preview_abroad,
    ("SetAsideFleet", "pick"): fighting.preview_loss,
    ("SetDown", "place"): operations.preview_post,
    ("Station", "place"): operations.preview_post,
    ("WithBrasidas", "pick"): operations.preview_march,
}


def preview(s: War, c: int, language: str) -> view_models.Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return preview_builder.previewed(PreviewBuilder(s, c, language), c, IDS, BY_DECISION, BY_VERB)

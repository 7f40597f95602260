"""What a choice would do, shown before it is made: who writes which verb, and verbs that mean different things."""

from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.preview import (
    after,
    battles,
    cards,
    changes,
    groups,
    placing,
    politics,
    voyages,
    war,
)
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import ASSESS, VERBS
from polemos.kernel.flow import VERB
from polemos.room import preview_builder, view_models

BY_DECISION, BY_VERB = preview_builder.written_by(
    {
        after.preview_end_of_moves: "SetOut:done",
        after.preview_retreat: "retreat retreat-inside embark-to",
        after.preview_settling: "seize-fort wreck-fort wreck-base spare-base",
        battles.preview_assault: "assault",
        battles.preview_battle: "fight-on stand help all-help with-fleets without-fleets spend keep load "
        "stay-beached Relief:done Cargo:done",
        battles.preview_break_off: "GoOn:break-off StormOn:break-off",
        battles.preview_command: "command",
        battles.preview_sorting: "all-outside all-inside stay-outside",
        battles.preview_to_sea: "to-sea",
        battles.preview_withdraw: "withdraw",
        cards.preview_card: "play-card card-region card-city card-unit card-space card-counters",
        cards.preview_discard: "discard-card",
        changes.preview_changes: "surrender pull-down send-back Assessment:done",
        changes.preview_kept: "keep-tribute plain-tribute",
        changes.preview_lift: "lift-siege",
        changes.preview_loss: "lose perish starve",
        groups.preview_company: "take leave leave-all",
        groups.preview_door: "go-inside go-outside",
        groups.preview_invest: "invest",
        groups.preview_levy: "levy",
        groups.preview_put_in: "put-in",
        groups.preview_scatter: "scatter",
        groups.preview_set_out: "march sail",
        groups.preview_walls: "along-walls",
        placing.preview_leader: "place-leader recall-leader",
        placing.preview_placing: "muster dismiss place-one place-row recall-one recall-row",
        placing.preview_upkeep: "forage forage-all unpaid unpaid-all",
        placing.preview_payment: "Forage:done",
        politics.preview_assess: " ".join([VERBS[verb // VERB][0] for verb in ASSESS]),
        politics.preview_calm: "calm",
        politics.preview_check: "check",
        politics.preview_base: "build-base",
        politics.preview_cost: "build build-fort build-long-walls join rebuild wall",
        politics.preview_fall: "demolish raze",
        voyages.preview_drag: "drag",
        voyages.preview_intercept: "intercept",
        voyages.preview_lading: "embark embark-all disembark disembark-all",
        voyages.preview_pass: "Intercept:pass",
        voyages.preview_stop: "Sail:done",
        war.preview_besiege: "besiege",
        war.preview_march: "attack halt land-at move",
        war.preview_raid: "raid",
        war.preview_siege: "hold-out keep-engineers use-engineers",
    }
)


def preview(s: War, c: int, language: str) -> view_models.Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return preview_builder.previewed(PreviewBuilder(s, c, language), c, IDS, BY_DECISION, BY_VERB)

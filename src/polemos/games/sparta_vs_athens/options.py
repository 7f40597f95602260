"""The switches of the game, and the presets that they make [rev.0]."""

from dataclasses import dataclass
from typing import Final

from polemos.kernel.options import switch_names


@dataclass(slots=True, frozen=True)
class Options:
    """The switches. All off is the rulebook with those answers of its designer that repair it (`corrected`)."""

    halved_tribute: bool = False
    free_italians: bool = False
    all_forts: bool = False
    early_toll: bool = False
    early_fund: bool = False
    cythera_garrison: bool = False
    literal_sixes: bool = False
    no_stacking_limits: bool = False
    open_boxes: bool = False
    free_in_greece: bool = False
    sure_ravage: bool = False
    siege_by_sea: bool = False
    blockade_of_athens: bool = False
    mainland_at_war: bool = False
    firm_anactorium: bool = False
    forts_by_government: bool = False
    firm_corinth: bool = False
    tribute_by_garrison: bool = False
    lasting_naupactus: bool = False
    pay_on_leaving: bool = False
    paying_ports: bool = False
    refused_battle: bool = False
    close_verdict: bool = False
    mutual_incitement: bool = False
    seventeen_lost: bool = False
    no_rebuilding: bool = False
    ravage_by_entry: bool = False
    yearly_unnamed: bool = False
    parity_sortie: bool = False


OPTION_NAMES: Final = switch_names(Options)
PRINTED: Final = (
    "halved_tribute",
    "free_italians",
    "all_forts",
    "early_toll",
    "early_fund",
    "cythera_garrison",
)
"""The rulebook as it was published, with its errata."""
DESIGNER_REVISION: Final = (
    "no_stacking_limits",
    "open_boxes",
    "free_in_greece",
    "sure_ravage",
    "siege_by_sea",
    "blockade_of_athens",
    "mainland_at_war",
    "firm_anactorium",
    "forts_by_government",
    "firm_corinth",
    "tribute_by_garrison",
    "lasting_naupactus",
    "pay_on_leaving",
    "paying_ports",
    "refused_battle",
    "close_verdict",
    "mutual_incitement",
    "seventeen_lost",
    "ravage_by_entry",
    "yearly_unnamed",
    "parity_sortie",
)
"""The designer's numbered rules [rev.0]; no_rebuilding is a further choice inside it [rev.20b]."""

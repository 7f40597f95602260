"""Where a side may not come ashore, and may not fight: neutral states above all. Sections 2.10 and 15.7, RULING-34."""

from polemos.games.sparta_vs_athens.data.tables import NEITHER
from polemos.games.sparta_vs_athens.data.world import ARGOS, BLOC_AT
from polemos.games.sparta_vs_athens.rules.combat import rights
from polemos.games.sparta_vs_athens.state import NEUTRAL, Refusal, War


def is_neutral(s: War, locale: int) -> bool:
    """Whether a locale belongs to a state that has taken no part yet."""
    return BLOC_AT[locale] >= 0 and s.status[BLOC_AT[locale]] == NEUTRAL


def closed_by_land(s: War, locale: int) -> bool:
    """Whether a locale may be entered by ships and their cargo only [qa.86c] (RULING-34)."""
    return locale != ARGOS and is_neutral(s, locale)


def may_land(s: War, side: int, locale: int) -> bool:
    """Whether troops may go ashore there: not in a neutral state, unless it may be attacked (RULING-34)."""
    return not is_neutral(s, locale) or rights.may_attack_neutral(s, side, locale)


def refusals_attack(s: War, side: int, locale: int) -> list[Refusal]:
    """Why a side may not fight, besiege, ravage or intercept in a locale: no combat in neutral states.

    [15.7b, qa.86d, gov.2c, gov.5b] (RULING-34, RULING-37)
    """
    return rights.refusals_attack(s, side, locale, NEITHER if is_neutral(s, locale) else 1 - side)

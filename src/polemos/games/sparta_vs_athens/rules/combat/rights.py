"""What may be attacked at all: not the other side during the Peace, not neutral states. Sections 2.10, 14 and 15.7."""

from typing import Final

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.sides import out_of_play
from polemos.games.sparta_vs_athens.rules.year.peace import peace_forbids
from polemos.games.sparta_vs_athens.state import Refusal, War
from polemos.kernel.flow import when

MELOS_OPENED_BY: Final = min([number for number, card in tables.GOVERNMENTS.items() if world.MELOS in card.opens])
"""The government from which on Melos may be attacked [gov.5b]."""


def refusals_attack(s: War, side: int, locale: int, owner: int) -> list[Refusal]:
    """Why a side may not attack, besiege or ravage what is an owner's in a locale (owner: NEITHER for a neutral state).

    Nobody attacks the enemy in the Peace [15.7b]; nobody a neutral state [qa.86d], but both may attack Argos, and
    Athens Melos from government #5 on (RULING-34); nobody Melos and Cythera while #2 rules [gov.2c, gov.3c, 16.1d].
    """
    found = when(peace_forbids(s, side, locale), "15.7b", locale)
    found += when(locale in tables.GOVERNMENTS[s.government].safe, "gov.2c", locale)
    if owner == tables.NEITHER and not out_of_play(s, locale) and not may_attack_neutral(s, side, locale):
        found.append(Refusal("qa.86d", locale))
    return found


def may_attack_neutral(s: War, side: int, locale: int) -> bool:
    """Whether a neutral state may be attacked by a side [qa.86d, gov.5b]."""
    if locale == world.ARGOS:
        return True
    return locale == world.MELOS and side == tables.ATHENS and s.government >= MELOS_OPENED_BY

"""What being ravaged counts for: Attica, Megara, the Peloponnese, each once a year; and ravaging by entry [rev.21].

By the designer's rule of entry these three are ravaged by forces of a certain strength that come and go, and no longer
by the order to ravage (RULING-42). rules/operations says when a force has come in, and when it goes on.
"""

from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data.tables import ATHENS, PRESTIGE, RAVAGING, SPARTA
from polemos.games.sparta_vs_athens.data.world import ATTICA, COAST_TO_PYLOS, LOCALES, MEGARA, RAVAGE_TARGETS
from polemos.games.sparta_vs_athens.rules.combat.account import B_FORCE, B_LED, B_PLACE, B_SIDE
from polemos.games.sparta_vs_athens.rules.nations.out import shift_prestige
from polemos.games.sparta_vs_athens.rules.sides import master_of
from polemos.games.sparta_vs_athens.state import War, is_so, let, strength, units_at

ATTIC_PLACES: Final = tuple([locale for locale in range(LOCALES) if ATTICA[locale]])


def counts_for_prestige(side: int, city: int) -> bool:
    """Whether ravaging a city by a side bears on prestige: Athens, Megara, the seven of the Peloponnese [qa.93a]."""
    if side == SPARTA:
        return bool(ATTICA[city])
    return city == MEGARA or city in RAVAGE_TARGETS


def count_ravage(s: War, side: int, city: int) -> None:
    """A city has been ravaged by a side [9.2e, qa.93a]."""
    if side == SPARTA and ATTICA[city]:
        ravage_attica(s, "9.2e")
    elif side == ATHENS and city == MEGARA:
        let(s, state.MEGARA_RAVAGED)
    elif side == ATHENS and city in RAVAGE_TARGETS:
        let(s, state.PELOPONNESE_RAVAGED)


def ravage_attica(s: War, clause: str) -> None:
    """Attica is ravaged, once a year at most (RULING-17); twice in a game the track moves at once [tbl.prestige.e]."""
    if is_so(s, state.ATTICA_RAVAGED):
        return
    let(s, state.ATTICA_RAVAGED)
    s.attica_ravages += 1
    if s.attica_ravages == 1:
        s.attica_year = s.year
    s.tell("attica-ravaged", (s.attica_ravages,), (clause,))
    if s.attica_ravages <= PRESTIGE.attica_times:
        shift_prestige(s, -PRESTIGE.attica_ravaged, "tbl.prestige.e")


# ----------------------------------------------------------------------------------------------------------- by entry


def comes_in(s: War, side: int, locale: int) -> None:
    """The operating force of a side has entered a locale. A great Spartan army in Attica has to stay [rev.21b]."""
    if not s.option_set.ravage_by_entry or side != SPARTA or not ATTICA[locale]:
        return
    if force_strength(s, locale) >= RAVAGING.attica:
        s.marks[locale] |= state.INVADED


def goes_unopposed(s: War, side: int, locale: int) -> None:
    """The operating force has entered a locale and there was no land battle: it ravages it on its way [rev.21].

    Athens by 4 points and more in any three city locales from Epidaurus to Pylos in a year [rev.21c], and by 50 and
    more in Megara [rev.21d]; only where the city is the enemy's.
    """
    if not s.option_set.ravage_by_entry or side != ATHENS or master_of(s, locale) != SPARTA:
        return
    force = force_strength(s, locale)
    if locale in COAST_TO_PYLOS and force >= RAVAGING.peloponnesia and not s.marks[locale] & state.RAVAGED:
        lay_waste(s, side, locale, "rev.21c")
        if sum([bool(s.marks[place] & state.RAVAGED) for place in COAST_TO_PYLOS]) >= RAVAGING.peloponnesia_places:
            let(s, state.PELOPONNESE_RAVAGED)
    if locale == MEGARA and force >= RAVAGING.megara:
        enter_megara(s)


def won_on_land(s: War) -> None:
    """The attacker has won the present land battle: at Megara that is as good as none [rev.21d]."""
    if not s.option_set.ravage_by_entry or s.battle[B_SIDE] != ATHENS or s.battle[B_PLACE] != MEGARA:
        return
    if s.arrived and s.battle[B_LED] and s.battle[B_FORCE] >= RAVAGING.megara and master_of(s, MEGARA) == SPARTA:
        enter_megara(s)


def enter_megara(s: War) -> None:
    """Megara is ravaged by the force that has entered it [rev.21d]."""
    if not is_so(s, state.MEGARA_RAVAGED):
        lay_waste(s, ATHENS, MEGARA, "rev.21d")
        let(s, state.MEGARA_RAVAGED)


def phase_is_over(s: War, side: int) -> None:
    """A side's Operations Phase ends: a Spartan army that has stayed in Attica has ravaged it [rev.21b]."""
    if not s.option_set.ravage_by_entry or side != SPARTA:
        return
    stays = False
    for locale in ATTIC_PLACES:
        if s.marks[locale] & state.INVADED:
            s.marks[locale] &= ~state.INVADED
            there = strength(s, units_at(s, SPARTA, locale))
            stays = stays or there >= RAVAGING.attica
    if stays:
        ravage_attica(s, "rev.21b")


def force_strength(s: War, locale: int) -> int:
    """Strength points of the operating force in a locale, whatever it carries among them."""
    side = s.side
    return strength(s, [unit for unit in units_at(s, side, locale) if unit in s.group])


def lay_waste(s: War, side: int, city: int, clause: str) -> None:
    """A Ravaged marker is laid on a city [9.2e]."""
    s.marks[city] |= state.RAVAGED
    s.tell("ravaged", (side, city), (clause,))

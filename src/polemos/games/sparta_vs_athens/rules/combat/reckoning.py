"""Strengths, odds, shifts and the column of a battle, as terms with their clauses. Sections 8.1 and 8.6.

One reckoning for land and sea: the table is another, and which shift of a leader counts.
"""

from typing import Final, NamedTuple

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.combat import account
from polemos.games.sparta_vs_athens.rules.sides import fort_strength, garrison_at, master_of
from polemos.games.sparta_vs_athens.state import War, strength
from polemos.room.numbering import Numbering
from polemos.wargame.reckoning import Term, total, within
from polemos.wargame.results import ResultsTable

# reasons of a strength, a shift, or what is added to a die; names of messages
_TERMS: Final = Numbering()
_term: Final = _TERMS.add
T_ARMIES: Final = _term("armies")
T_FLEETS: Final = _term("fleets")
T_MARINES: Final = _term("marines")
T_GARRISON: Final = _term("garrison")
T_FORT: Final = _term("fort")
T_FIRST_FORCE: Final = _term("first-force")
T_LEADER: Final = _term("attack-leader")
T_ENEMY_LEADER: Final = _term("defence-leader")
T_PLATAEA: Final = _term("plataea")
T_COUNTER_SIEGE: Final = _term("counter-siege")
TERM_NAMES: Final[tuple[str, ...]] = tuple(_TERMS.names)


class Reckoning(NamedTuple):
    """All that goes into a battle before the die. ratio: the column of the odds alone, even outside the table."""

    attack: tuple[Term, ...]
    defence: tuple[Term, ...]
    ratio: int
    shifts: tuple[Term, ...]
    column: int


def reckon(s: War) -> Reckoning:
    """Strengths, odds, shifts and column of the present battle as things stand [8.1b, 8.1g, 8.6a]."""
    attack, defence = brought(s, account.ATTACKER), brought(s, account.DEFENDER)
    ratio = ratio_of(total(attack), total(defence))
    shifts = shifts_of(s)
    return Reckoning(tuple(attack), tuple(defence), ratio, tuple(shifts), column_of(s, ratio + total(shifts)))


def ratio_of(attack: int, defence: int) -> int:
    """The odds as a column: n for n:1, fractions rounded up [8.1b]; 1 for 1:1, 0 for 1:2, -1 for 1:3 [8.1c].

    The weaker attacker has 1:n with the defender's multiple rounded down (RULING-2). Who has nothing is on the last
    column of his side.
    """
    if defence <= 0:
        return last_column(tables.LAND_CRT)
    if attack <= 0:
        return 0
    if attack >= defence:
        return -(-attack // defence)
    return 2 - defence // attack


def table_of(s: War) -> ResultsTable[str]:
    """The results table of the present battle [8.1j, 8.6a]; die 6 at sea has two readings (RULING-3)."""
    if s.battle[account.B_KIND] != account.AT_SEA:
        return tables.LAND_CRT
    return tables.NAVAL_CRT_LITERAL if s.option_set.literal_sixes else tables.NAVAL_CRT


def last_column(table: ResultsTable[str]) -> int:
    """The index of the best column for the attacker."""
    return len(table.rows[0]) - 1


def column_of(s: War, shifted: int) -> int:
    """The column of odds after shifts: beyond the table the outer ones hold [8.1e, 8.1f, 8.6e]."""
    return within(0, shifted, last_column(table_of(s)))


def brought(s: War, role: int) -> list[Term]:
    """What a role brings to the present battle, by reason; terms of 0 are left out.

    LSP and NSP [8.1b], fleets as marines point for point [8.1h]; for the defender the garrison of an unwalled city of
    his [2.3g, 8.5b] and the LSP of his forts [2.7c, 7.8f]. A walled city's garrison fights nowhere but in sieges
    [8.5c].
    """
    units = account.fighters(s, role)
    at_sea = s.battle[account.B_KIND] == account.AT_SEA
    found = [
        Term(T_ARMIES, strength(s, [unit for unit in units if not tables.IS_NSP[unit]]), "8.1b"),
        Term(
            T_FLEETS if at_sea else T_MARINES,
            strength(s, [unit for unit in units if tables.IS_NSP[unit]]),
            "8.6a" if at_sea else "8.1h",
        ),
        Term(T_FIRST_FORCE, tables.FORCE_BONUS * sum([account.in_first_force(s, unit) for unit in units]), "5.3a"),
    ]
    if role == account.DEFENDER and not at_sea:
        found += of_the_place(s)
    return [term for term in found if term.value]


def of_the_place(s: War) -> list[Term]:
    """What garrison and forts add to the defence on land [2.3g, 2.7a]."""
    place, owner = s.battle[account.B_PLACE], s.battle[account.B_OWNER]
    garrison = 0 if world.WALLED[place] or master_of(s, place) != owner else garrison_at(s, place)
    return [
        Term(T_GARRISON, garrison, "8.5b" if account.is_lone(s) else "2.3g"),
        Term(T_FORT, fort_strength(s, owner, place), "7.8f"),
    ]


def shift_of(s: War, leader: int) -> int:
    """The shift that a leader has for the present battle: naval at sea, land on land, never the other [6.1c, 6.2d].

    Unnamed leaders have none [6.2b].
    """
    if leader < 0:
        return 0
    return tables.NAVAL[leader] if s.battle[account.B_KIND] == account.AT_SEA else tables.LAND[leader]


def shifts_of(s: War) -> list[Term]:
    """Columns to the right: what the attacker's leader gives, less the defender's; one a side [8.1g, 5.1d]."""
    found = [
        Term(T_LEADER, shift_of(s, s.battle[account.B_LEADER + account.ATTACKER]), "8.1g"),
        Term(T_ENEMY_LEADER, -shift_of(s, s.battle[account.B_LEADER + account.DEFENDER]), "8.1g"),
    ]
    return [term for term in found if term.value]


def losses_of(code: str, attackers: int, defenders: int) -> tuple[int, int]:
    """How many units a result asks of attacker and defender [8.2b, 8.1k].

    A side with nothing but a garrison counts as one unit [2.3f, 8.5b].

    Examples:
        >>> losses_of("D(H)", 4, 5), losses_of("DH/A[E]", 1, 5), losses_of("A(A)", 3, 5)
        ((0, 3), (1, 2), (3, 0))
    """
    result = tables.RESULTS[code]
    ours = share(result.attacker, result.attacker_rounding, attackers)
    theirs = share(result.defender, result.defender_rounding, defenders)
    if result.attacker == tables.LOSE_EQUAL:
        ours = min(theirs, attackers)
    if result.defender == tables.LOSE_EQUAL:
        theirs = min(ours, defenders)
    return ours, theirs


def share(terms: int, rounding: int, units: int) -> int:
    """All, half rounded up or down, or none of so many units [8.2b]."""
    if terms == tables.LOSE_ALL:
        return units
    if terms == tables.LOSE_HALF:
        return (units + 1) // 2 if rounding == tables.UP else units // 2
    return 0


def terms_of(code: str, role: int) -> int:
    """What a result asks of a role, as one of the words of the results chart."""
    result = tables.RESULTS[code]
    return result.attacker if role == account.ATTACKER else result.defender


def stepped_down(terms: int, units: int) -> int:
    """What is left of a demand that is stepped down: of all half, rounded up, of half nothing [8.4a] (RULING-31)."""
    return (units + 1) // 2 if terms == tables.LOSE_ALL else 0

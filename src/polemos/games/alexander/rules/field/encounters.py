"""Who has met whom in this phase: what two rules must remember between the steps of a move.

`Battle.contacts` holds (unit, enemy, what). A unit that has used entry reaction against an enemy has no return fire
at him, and the other way round [8.24]; a unit that may react waits here until its owner decides. A "no" to turning or
giving way is remembered too, so that the same question need not come again in the same move. It is empty at the start
of every Orders Phase.

`Battle.watched` says where the mover was when the enemy last looked at him: [mover, hex, second hex, and then, in any
order, the enemies in whose zones he stood, and -2 - e for each enemy e in his own zone].
"""

from typing import Final

from polemos.games.alexander.rules.field.zones import beside_enemy, enemies_in_zone, holders
from polemos.games.alexander.state import Battle

ENTERED: Final = 0
"""Has used entry reaction."""
RETURNED: Final = 1
"""Has used return fire."""
WAITS: Final = 2
"""May use entry reaction now."""
WAITS_SCREEN: Final = 3
"""The same with the archers beside the elephants [9.12]."""
WAITS_LINE: Final = 4
"""May use entry reaction when the line command is done [8.21b]."""
WAITS_RETIRE: Final = 5
"""May use retire reaction now."""
NOT_TURNED: Final = 6
"""Did not turn toward this enemy; 1 and 2 more for one who stood at its flank or rear [7.16a]."""
NOT_WITHDRAWN: Final = 9
"""Did not withdraw from this enemy; 1 and 2 more for one who came from its flank or rear [6.71c]."""
STAYED: Final = 12
"""A leader (not a unit) who did not give way; 1 more for an enemy beside him [4.62d]."""
BESIDE: Final = STAYED + 1
QUIET_FACING: Final = 14
"""Not of two units but of a side, named twice: in this phase it wants to hear no more of turning."""
QUIET_WITHDRAWAL: Final = 15
"""The same for withdrawals."""
GOES_BACK: Final = 16
"""Goes back from this enemy with its planned line, once those have shot whose zones it leaves [6.84b, 8.22]."""
WENT_BACK: Final = 17
"""Has had its turn to go back from this enemy with its planned line, and waits for his next approach [6.84a]."""
LEFT_LINE: Final = 18
"""A unit went back singly while it stood in the cavalry line of a leader, who is named instead of an enemy [6.77b]."""
RODE: Final = 19
"""A leader (not a unit) who has gone along with this unit, no enemy, in an ordered move [9.19a]."""


def note(s: Battle, unit: int, enemy: int, what: int) -> None:
    """Remember something about two units, once."""
    row = (unit, enemy, what)
    if row not in s.contacts:
        s.contacts.append(row)


def noted(s: Battle, unit: int, enemy: int, what: int) -> bool:
    """Whether something is true of two units."""
    return (unit, enemy, what) in s.contacts


def forget(s: Battle, unit: int, enemy: int, what: int) -> None:
    """It is true no longer."""
    row = (unit, enemy, what)
    if row in s.contacts:
        s.contacts.remove(row)


def forget_all(s: Battle, enemy: int, first: int, last: int) -> None:
    """Nobody waits any more for this enemy."""
    if s.contacts:
        s.contacts[:] = [row for row in s.contacts if row[1] != enemy or not first <= row[2] <= last]


def new_move(s: Battle, u: int) -> None:
    """A unit begins to move: what was answered to its last move counts no longer."""
    forget_all(s, u, NOT_TURNED, BESIDE)


def watch(s: Battle, u: int) -> None:
    """Remember where a unit is and whom it faces, before it moves."""
    if s.loc[u] >= 0 and beside_enemy(s, u):
        s.watched = [u, s.loc[u], s.tail[u], *holders(s, u), *(-2 - e for e in enemies_in_zone(s, u))]
    else:
        s.watched = [u, s.loc[u], s.tail[u]]


def has_come(s: Battle, u: int) -> bool:
    """Whether a unit stands elsewhere than when it was last looked at: it has moved, not only turned or faced about."""
    if len(s.watched) < 3 or s.watched[0] != u:
        return True
    one, two = s.watched[1], s.watched[2]
    return (one != s.loc[u] or two != s.tail[u]) and (one != s.tail[u] or two != s.loc[u])


def held_before(s: Battle, u: int, enemy: int) -> bool:
    """Whether the mover stood in this enemy's zone of control already."""
    return len(s.watched) > 3 and s.watched[0] == u and enemy in s.watched[3:]


def held_it_before(s: Battle, u: int, enemy: int) -> bool:
    """Whether this enemy stood in the mover's zone of control already."""
    return len(s.watched) > 3 and s.watched[0] == u and -2 - enemy in s.watched[3:]

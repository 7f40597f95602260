"""Battles for the tests of the rules on combat: an army attacks, the defender stands, the dice fall.

The open field is 4145 and 4146, clear ground without river, road, town or coast.
"""

from typing import Any

from rulebook.belisarius.table import Table

HERE, THERE = "4145", "4146"
# beside 4146 only; beside both
FAR, FLANK = ("4046", "4147", "4246"), ("4045", "4245")
BARBARIAN_SCYTHIA = {"scythia": "barbarian"}
# two markers that do nothing in battle, for who draws
DULL = ["agent", "agent"]
ODDS = ("1:3", "1:2", "1:1", "1.5:1", "2:1", "3:1", "4:1")


def attack(
    own: str | list[str], enemy: str | list[str], at: str = HERE, target: str = THERE, points: int = 6, **rest: Any
) -> Table:
    """The army of a hex has begun to operate and has attacked another; the defender is to choose his stance."""
    others = rest.pop("others", {})
    t = Table(units={at: own, target: enemy, **others}, **{"draws": DULL, **rest})
    t.operates(at, points=points)
    t.does(f"attack:{target}")
    return t


def fights(t: Table, die: int, table: str = "assault") -> Table:
    """The defender stands, the table is chosen, and this is the die of the battle."""
    if t.asked == "Stance":
        t.does("fight")
    if t.asked == "ChooseTable":
        t.dice(die).does(table)
    return t


def battle(own: str | list[str], enemy: str | list[str], die: int, table: str = "assault", **rest: Any) -> Table:
    """A battle up to its first question after the die."""
    return fights(attack(own, enemy, **rest), die, table)


def odds(t: Table) -> str:
    return ODDS[t.event("odds")["column"]]


def result(t: Table) -> str:
    return str(t.event("battle")["result"])


def loses(t: Table, *units: str) -> Table:
    """The owner gives up these units and no more."""
    for u in units:
        t.does(f"lose:{u}")
    if t.asked == "Casualties":
        t.does("done")
    return t


def goes(t: Table, *hexes: str) -> Table:
    """The owner leads his army this way, or by the first hex that is open."""
    for h in hexes:
        t.does(f"retreat:{h}")
    while not hexes and t.asked == "NextHex":
        t.does(t.choices("retreat")[0])
    return t

"""The battles as they are set up: armies, leaders and units, one by one, as a scenario book prints them."""

import re
from typing import Any

import pytest

from polemos.games.alexander.data.pack import DATA
from polemos.games.alexander.data.setting import setting_of
from polemos.games.alexander.data.words import SCENARIOS
from polemos.games.alexander.rules.field.victory import leader_worth, level
from polemos.games.alexander.rules.setup import new_battle
from polemos.games.alexander.state import Options
from printed import columns, rows
from rulebook.alexander.setups import ARMIES, LEADERS, UNITS

#: The eight battles of the rulebook have a clause each; Lyginus and Arigaeum are ours.
SET_UPS = [
    pytest.param(name, marks=pytest.mark.clause(f"setup.{name}")) if name not in ("lyginus", "arigaeum") else name
    for name in SCENARIOS
]


def battle(name: str) -> dict[str, Any]:
    return DATA.files[f"scenarios/{name}.toml"]


def role(leader: dict[str, Any]) -> str:
    """As printed: role, * for the elite, number of contingents; Cn for a contingent commander."""
    if "cost" in leader:
        return f"C{leader['cost']}"
    word = leader.get("role", "-") + ("*" if leader.get("elite") else "")
    return f"{word}/{leader['mcc_capacity']}" if "mcc_capacity" in leader else word


@pytest.mark.clause("10.41")
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_armies(name: str) -> None:
    content = battle(name)
    found = [
        [
            name,
            str(content["turn_limit"]),
            side,
            str(content["withdrawal"][side]),
            content["retreat_edge"][side],
            str(sum(unit["side"] == side for unit in content["units"])),
            str(sum(unit["rp"] for unit in content["units"] if unit["side"] == side)),
        ]
        for side in content["sides"]
    ]
    assert found == [row for row in rows(ARMIES) if row[0] == name]
    for side in content["sides"]:
        stated = content["totals"][side]
        assert [str(stated["units"]), str(stated["unit_rout_points"])] == next(
            row[5:] for row in found if row[2] == side
        )


@pytest.mark.clause("10.41", "10.42b")
@pytest.mark.parametrize("name", SCENARIOS)
def test_no_army_withdraws_for_the_loss_of_one_leader(name: str) -> None:
    s = new_battle(SCENARIOS.index(name), Options())
    g = setting_of(s.scenario)
    for side in (0, 1):
        worth = [leader_worth(s, m) for m in range(g.leaders) if g.lead_side[m] == side]
        assert level(s, side) > max(worth)


@pytest.mark.parametrize("name", SET_UPS)
def test_the_leaders(name: str) -> None:
    found = [
        [
            leader["name"],
            leader["side"],
            leader["hex"],
            (
                f"{leader['initiative']} {leader['range']:2} {'L' if leader['line'] else '-'} "
                f"{leader.get('strategy', '-')} {leader.get('pc', '-')} {leader['charisma']}"
            ),
            role(leader),
        ]
        for leader in battle(name)["leaders"]
    ]
    assert found == columns(LEADERS[name])


def weapon(unit: dict[str, Any]) -> str:
    """As printed: class, TQ/size/MA, missile; * for the shock-capable."""
    kind, klass = unit["type"], unit["class"]
    stem = kind if kind == klass else f"{kind} {klass}"
    star = "*" if unit.get("shock_capable") else ""
    missile = f" {unit['missile']}{star}" if unit["missile"] else ""
    return f"{stem} {unit['tq']}/{unit['size']}/{unit['ma']}{missile}"


def printed_units(name: str) -> dict[str, tuple[str, ...]]:
    """By unit and hexes: side, contingent, values and facing."""
    found: dict[str, tuple[str, ...]] = {}
    for side, contingent, values, facing, units in columns(UNITS[name]):
        for unit in re.findall(r"(?:^|, )(.*? \d{4}(?:/\d{4})?)(?=, |$)", units):
            assert unit not in found
            found[unit] = (side, contingent, values, facing)
    return found


@pytest.mark.parametrize("name", SET_UPS)
def test_the_units(name: str) -> None:
    found = {
        f"{unit['name']} {'/'.join(sorted(unit['hexes']))}": (
            unit["side"],
            unit["contingent"],
            weapon(unit),
            str(unit["facing"]),
        )
        for unit in battle(name)["units"]
    }
    printed = {
        " ".join([*unit.split()[:-1], "/".join(sorted(unit.split()[-1].split("/")))]): values
        for unit, values in printed_units(name).items()
    }
    assert found == printed


@pytest.mark.clause("2.5a")
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_men_of_the_armies(name: str) -> None:
    """Counted from sizes: 150 foot a point, 100 horse, 6.5 men of chariots; skirmishers in open order hold more."""
    content = battle(name)
    for side in content["sides"]:
        men = 0.0
        for unit in content["units"]:
            if unit["side"] == side:
                size = unit["size"]
                match unit["type"]:
                    case "SK":
                        men += 400 if size == 1 else 170 * size
                    case "HC" | "LC" | "LN":
                        men += 100 * size
                    case "CH":
                        men += 6.5 * size
                    case "EL":
                        men += size
                    case "AT":
                        pass
                    case _:
                        men += 150 * size
        assert content["totals"][side]["approx_men"] == men, side


@pytest.mark.clause("9.14a", "2.4s")
def test_the_elephants() -> None:
    """Fifteen at Gaugamela, more than a hundred at the Hydaspes."""
    beasts = {name: sum(unit["size"] for unit in battle(name)["units"] if unit["type"] == "EL") for name in SCENARIOS}
    assert {name: count for name, count in beasts.items() if count} == {"arbela": 15, "hydaspes": 105}


@pytest.mark.clause("4.33e")
def test_only_greek_and_indian_leaders_have_infantry_lines() -> None:
    """Thymondas, Bianor, Aristomedes and Patron are Greeks in Persian service."""
    names = {leader["id"]: leader["name"] for name in SCENARIOS for leader in battle(name)["leaders"]}
    leaders = {
        (line["side"], names[line["leader"]])
        for name in SCENARIOS
        for line in battle(name)["line_commands"]
        if set(line["types"]) & {"PH", "HI", "HO", "MI", "LI", "LP", "CA"}
    }
    assert {leader for side, leader in leaders if side not in ("greek", "indian")} == {
        "Thymondas",
        "Bianor",
        "Aristomedes",
        "Patron",
    }
    assert all(
        leader["line"] is False
        for name in SCENARIOS
        for leader in battle(name)["leaders"]
        if leader["side"] == "macedonian"
    )

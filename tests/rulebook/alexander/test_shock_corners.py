"""Bolt shooters without a facing, fire before the turn of a winner, missiles of the rallied, skirmishers in rout, and
cavalry lines that give way [6.77, 8.21, 8.52, 9.31, 9.53, 10.24, 10.27]."""

import pytest

from polemos.games.alexander.data.facing import FRONT
from polemos.games.alexander.data.ground import code_of
from polemos.games.alexander.data.tables import OUT
from polemos.games.alexander.rules.command.command import zone_hexes
from polemos.games.alexander.rules.field import zones
from polemos.games.alexander.rules.reactions import line_withdrawal
from polemos.games.alexander.rules.shock import reckoning, shock
from rulebook.alexander import routs, shocking, shooting
from rulebook.alexander.shocking import quiet, reckoned
from rulebook.alexander.table import Table

CREW = "mac.at.1"
SCYTHIANS = "scy.lc.1"
GUARDS = "mac.hy.1"
ARCHERS = "per.sk.mard-1"


# ------------------------------------------------------------------------------------------ bolt shooters [9.53, 7.11]
@pytest.mark.clause("9.53", "7.11b")
@pytest.mark.parametrize("place", ["1820", "1821", "1919", "1921", "2020", "2021"])
def test_nobody_strikes_a_bolt_shooter_from_its_flank_or_rear(place: str) -> None:
    # whichever way its counter lies
    struck = 0
    for own in (90, 270):
        for facing in (30, 90, 150, 210, 270, 330):
            t = quiet(
                {"1920": CREW, place: SCYTHIANS}, {CREW: own, SCYTHIANS: facing}, side="opponent", scenario="jaxartes"
            )
            if t.unit(CREW) in shock.targets(t.state, t.unit(SCYTHIANS)):
                found = reckoned(t, [SCYTHIANS], [CREW])
                assert (found.where, found.position) == (FRONT, False)
                struck += 1
    assert struck


@pytest.mark.clause("9.53", "7.21a")
def test_its_zone_of_control_lies_all_around_it() -> None:
    t = quiet({"1920": CREW}, {CREW: 90}, side="opponent", scenario="jaxartes")
    u, side = t.unit(CREW), t.g.side[t.unit(CREW)]
    around = set(zones.neighbours(t.state, u))
    assert len(around) == 6
    open_ = {h for h in around if zones.reaches(t.state, u, h)}
    assert {h for h in around if zones.covers(t.state, u, h)} == open_ == set(zones.front_hexes(t.state, u)) & open_
    assert zone_hexes(t.state, side, code_of("1920"), 3) == open_
    assert zones.flank_hexes(t.state, u) == zones.rear_hexes(t.state, u) == []


# ------------------------------------------------------------------------------------- shots before a turn [8.21, 8.52]
@pytest.mark.clause("8.21a", "8.52", "7.14")
def test_who_advances_is_shot_at_before_he_turns() -> None:
    ask = ["entry-fire ask", "withdraw-leaders never", "face never", "return-fire never"]
    t = shocking.shock(
        {"2620": GUARDS, "2720": "per.mi.pers-1", "2721": ARCHERS}, {ARCHERS: 330}, no=[GUARDS],
        hits={"per.mi.pers-1": 3}, dice=[9], standing={"macedonian": ask, "opponent": ask},
    )  # fmt: skip
    assert t.where(GUARDS) == "2720"
    assert (t.asked, t.decider) == ("EntryReaction", "opponent")
    t.dice(9).does(next(c for c in t.choices() if c.startswith("volley")))
    # against armour from the flank, not against the wall of shields to which he turns then
    assert t.event("shot")["modifier"] == 1
    assert t.asked == "TurnAfter"


# ----------------------------------------------------------------------------------------- the rallied [10.27g, 10.25a]
@pytest.mark.clause("10.27g")
@pytest.mark.parametrize("unit", [routs.LIGHT_HORSE, routs.PELTASTS])
def test_rallied_units_have_no_missiles_mounted_or_not(unit: str) -> None:
    t = routs.plain({"1810": unit}, routed=[unit]).dice(0, 0).does(f"rally:{unit}")
    assert t.flag(unit, "rallied") and t.flag(unit, "ammo") == OUT


@pytest.mark.clause("10.25a")
def test_until_then_mounted_men_keep_theirs() -> None:
    t = routs.plain({"2010": routs.LIGHT_HORSE})
    routs.routs(t, routs.LIGHT_HORSE)
    assert t.flag(routs.LIGHT_HORSE, "routed") and t.flag(routs.LIGHT_HORSE, "ammo") != OUT


# --------------------------------------------------------------------------------------- skirmishers in rout [10.24c]
@pytest.mark.clause("10.24c", "9.31d")
def test_skirmishers_in_rout_are_as_easy_to_hit_as_others() -> None:
    there = {"2620": shooting.BOWMEN, "2820": shooting.AGRIANIANS}
    for routed in ([], [shooting.AGRIANIANS]):
        t = shooting.plain(there, routed=routed, facing={shooting.BOWMEN: 90})
        assert ("skirmisher_target" in shooting.modifiers(t, shooting.BOWMEN, shooting.AGRIANIANS)) == (not routed)


@pytest.mark.clause("10.24c", "9.31c")
def test_skirmishers_in_rout_count_among_the_others() -> None:
    slingers = "mac.sk.agr-1"
    sizes = {}
    for routed in (False, True):
        t = quiet(
            {"2720": "per.ho.merc-1", "2619": GUARDS, "2621": slingers}, {"per.ho.merc-1": 270},
            side="opponent", routed=[slingers] * routed,
        )  # fmt: skip
        sizes[routed] = reckoning.total_size(t.state, [t.unit(GUARDS), t.unit(slingers)])
    own = t.g.size[t.unit(slingers)]
    assert own > 0 and sizes[True] == sizes[False] + own


# ------------------------------------------------------------------------------------------ cavalry lines [6.77, 4.33g]
@pytest.mark.clause("6.77a", "4.33g")
def test_a_cavalry_line_that_gives_way_is_reached_by_a_path_that_no_enemy_bars() -> None:
    horse = ["sog.lc.dahae-1", "sog.lc.dahae-2"]
    there = {"2111": horse[0], "1913": horse[1], "1910": routs.COMPANY}

    def line(more: dict[str, str]) -> list[str]:
        facing = {routs.COMPANY: 90, **dict.fromkeys(horse, 270), **dict.fromkeys(more.values(), 270)}
        t: Table = routs.plain({**there, "2212": "sog.dahae", **more}, facing=facing)
        m, u = t.leader("sog.dahae"), t.unit(routs.COMPANY)
        entry = next(e for e in t.g.lines if e.leader == m)
        return [t.g.unit_id[v] for v in line_withdrawal.cavalry_line(t.state, entry, u, [t.unit(horse[0])])]

    assert line({}) == horse
    # three hexes away as the crow flies, and an enemy stands there
    assert line({"2013": "mac.hc.merc-1"}) == horse[:1]

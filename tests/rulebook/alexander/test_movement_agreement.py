"""What is offered to a unit that moves is what no clause forbids; farther ways lead where they say [6.3, 6.31]."""

import random

import pytest

from polemos.games.alexander.choice_ids import IDS
from polemos.games.alexander.data.ground import CELLS, NEXT
from polemos.games.alexander.data.setting import SCENARIOS
from polemos.games.alexander.preview.multi_step_moves import reach
from polemos.games.alexander.rules import setup
from polemos.games.alexander.rules.movement.move_begin_end import refusals_move
from polemos.games.alexander.rules.movement.move_decision import Moving, begin_move
from polemos.games.alexander.state import MOVEMENT, TO_MOVE, Battle, Options, put, second_hex, setting
from polemos.games.alexander.verbs import (
    DEEPEN,
    ENTER,
    EXIT,
    FROM_CHARGE,
    FROM_COLUMN,
    FROM_SQUARE,
    HALT,
    HASTEN,
    PART,
    PIVOT,
    REVERSE,
    TO_CHARGE,
    TO_COLUMN,
    TO_SQUARE,
    TURN,
    WHEEL,
)
from polemos.kernel import flow
from rulebook.alexander.marching import COMPANIONS, FOOT, LINE, elsewhere, field

PLAIN = (REVERSE, TO_SQUARE, FROM_SQUARE, TO_CHARGE, FROM_CHARGE, HASTEN, HALT)


def every_choice(s: Battle, u: int) -> list[int]:
    """Whatever a unit could be asked to do in its move, legal or not."""
    g = setting(s)
    found = list(PLAIN)
    found += [ENTER + x for x in NEXT[6 * s.loc[u] : 6 * s.loc[u] + 6] if x < CELLS]
    found += [verb + h for verb in (PIVOT, WHEEL) for h in (s.loc[u], s.tail[u]) if h >= 0]
    found += [verb + f for verb in (TURN, TO_COLUMN, FROM_COLUMN) for f in range(12)]
    found += [EXIT + edge for edge in range(4)]
    found += [verb + g.gid[v] for verb in (DEEPEN, PART) for v in g.of_side[g.side[u]] if g.double[v]]
    return found


def crowded(scenario: int, rng: random.Random) -> Battle:
    """A battle in which the armies stand among each other, facing anywhere."""
    options = Options(drift=rng.random() < 0.5, inertia=rng.random() < 0.5, charge_formation=True, pursuit=True)
    s = setup.new_battle(scenario, options)
    s.dice_one, s.dice_two = rng.randrange(1, 9999), rng.randrange(1, 9999)
    g = setting(s)
    standing = [u for u in range(g.units) if s.loc[u] >= 0]
    centre = s.loc[standing[len(standing) // 2]]
    rng.shuffle(standing)
    open_hexes = [h for h in range(CELLS) if g.field.terrain[h] in (0, 1) and abs(h - centre) < 51 * 9]
    for u in standing[:24]:
        for h in rng.sample(open_hexes, min(30, len(open_hexes))):
            facing = rng.choice((1, 3, 5, 7, 9, 11))
            tail = second_hex(h, facing) if g.double[u] else -1
            if s.at[h] < 0 and (tail < 0 or (s.at[tail] < 0 and tail in open_hexes)):
                put(s, u, h, tail)
                s.facing[u] = facing
                break
    return s


@pytest.mark.clause("6.31", "6.32", "7.12a", "6.43a", "7.23b")
@pytest.mark.parametrize("scenario", range(len(SCENARIOS)))
def test_offered_is_what_nothing_forbids(scenario: int) -> None:
    rng = random.Random(scenario)
    asked = 0
    for _ in range(3):
        s = crowded(scenario, rng)
        g = setting(s)
        for u in rng.sample(range(g.units), min(g.units, 25)):
            if s.loc[u] < 0 or refusals_move(s, u):
                continue
            s.phase = MOVEMENT
            s.lead = g.overall[g.side[u]]
            s.orders = 3
            s.ordered[u] = TO_MOVE
            s.agenda = []
            begin_move(s, u)
            flow.run(s)
            for _ in range(40):
                if not s.opts:
                    break
                step = s.agenda[-1]
                if isinstance(step, Moving):
                    asked += 1
                    for c in every_choice(s, step.unit):
                        assert (c in s.opts) == (not step.refusals(s, c)), (g.unit_id[u], IDS.choice_id(c))
                flow.choose(s, rng.choice(s.opts))
            if s.winner >= 0:
                break
    assert asked > 20


@pytest.mark.clause("6.31")
def test_a_farther_way_leads_where_it_says_at_its_price() -> None:
    t = field({"2516": COMPANIONS, "2919": FOOT}, facing={COMPANIONS: 90, FOOT: 270}).does(f"move:{COMPANIONS}")
    ways = reach(t.state, "en")
    assert len(ways) > 60
    by_hex = {IDS.choice_id(ENTER + way.space)[6:]: way for way in ways}
    assert by_hex["2717"].text == "costs 2 movement points; ends facing right"
    assert "2616" not in by_hex
    for name in ("2717", "3218", "2415", "2916"):
        walked = t.copy().does(*by_hex[name].choices)
        assert walked.where(COMPANIONS) == name
        assert str(8 - walked.mp) == by_hex[name].text.split()[1]
    # nobody goes on from a zone of control
    assert not [way for way in ways if "enter:2819" in way.choices[:-1]]


@pytest.mark.clause("6.43a")
def test_farther_ways_of_a_line_pivot_and_count_hits() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}")
    ways = {IDS.choice_id(ENTER + way.space)[6:]: way for way in reach(t.state, "en")}
    assert ways["2718"].text == "costs 2 movement points; ends facing right"
    pivoted = [way for way in ways.values() if any(c.startswith("pivot") for c in way.choices)]
    assert pivoted
    assert all("hit" in way.text for way in pivoted)


@pytest.mark.clause("6.15a")
def test_farther_ways_of_a_leader() -> None:
    t = elsewhere("granicus", "mac.craterus", "2517", {}).does("lead:mac.craterus")
    ways = {IDS.choice_id(ENTER + way.space)[6:]: way for way in reach(t.state, "en")}
    assert ways["2717"].text == "costs 4 movement points"
    walked = t.copy().does(*ways["2717"].choices)
    assert walked.where("mac.craterus") == "2717"


@pytest.mark.clause("6.31")
def test_where_nobody_moves_there_are_no_ways() -> None:
    assert reach(field({"2516": COMPANIONS}).state, "en") == []

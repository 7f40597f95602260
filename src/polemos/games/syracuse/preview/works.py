"""What construction, demolition and sapping bring: dice, points, what a work does and whether it can be pulled down."""

from polemos.games.syracuse import choice_ids, state
from polemos.games.syracuse.data import tables
from polemos.games.syracuse.edge.reference_tables import listings
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.rules.battle.sieges import Falls, refusals_demolish
from polemos.games.syracuse.rules.turn.construction import Building, dice, dice_lines
from polemos.games.syracuse.rules.works import buildable, cost_of, erect, places_of, raze
from polemos.games.syracuse.verbs import WORK
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.flow import VERB, copy
from polemos.room import preview_builder, table_builder, view_models

# ---------------------------------------------------------------- dice


def points_chances(n: int) -> dict[int, float]:
    """How likely each number of construction points is with so many dice [5.dice.a, 5.dice.b]."""
    found = {0: 1.0}
    for _ in range(n):
        then: dict[int, float] = {}
        for points, chance in found.items():
            for face in preview_builder.DICE:
                total = points + tables.BUILD_POINTS[face]
                then[total] = then.get(total, 0.0) + chance / FACES_OF_A_DIE
        found = then
    return found


def construction_dice(d: PreviewBuilder, discarded: int) -> None:
    """The construction dice line by line, and what they may bring [2.C.b]."""
    s = d.s
    for line in dice_lines(s, d.side, discarded):
        d.rule(line.clause, table_builder.signed(line.value))
        d.cell(*listings.BUILD_DICE.cell(line.clause, 1 + d.side))
    n = dice(s, d.side, discarded)
    d.term("dice", n, "2.C.b")
    if not n:
        return
    d.cell(listings.BUILD_POINTS, table_builder.WHOLE, table_builder.PRICE_COLUMN)
    outcomes: list[view_models.Outcome] = []
    works = buildable(s, d.side)
    for points, chance in sorted(points_chances(n).items(), reverse=True):
        name = d.say("cp", {"points": points})
        outcomes.append(view_models.Outcome(name, _affordable(d, works, points), chance, d.side if points else d.enemy))
    d.chances.append(view_models.Chances(d.say("construction", {"dice": n}), outcomes, "5.dice.a"))


def _affordable(d: PreviewBuilder, works: list[int], points: int) -> str:
    """What could be built for so many points, one of them at a time."""
    names = [d.name(WORK, work) for work in works if cost_of(work) <= points]
    return d.say("cp-buys", {"works": d.page.join(names)}) if names else d.say("cp-nothing")


# ---------------------------------------------------------------- works


def preview_building(d: PreviewBuilder, c: int) -> None:
    """A work is built for points, or for nothing by S12 or S13 [5.cost.a, 5.cost.b, 5.free.a]."""
    s = d.s
    work = c % VERB
    d.path = list(places_of(work))
    if isinstance(d.step, Building):
        d.term("cost-cp", cost_of(work), "5.cost.b" if cost_of(work) == 1 else "5.cost.a")
        d.term("cp-left", s.cp - cost_of(work), "5.save.a")
        d.cell(*listings.BUILD_COSTS.cell(choice_ids.WORK_KINDS[work]))
    else:
        d.term("cost-cp", 0, "5.free.a")
    after = copy(s)
    erect(after, d.side, work, d.asks())
    d.consequences(after)
    _opened(d, after, "5.wall.f")
    closed = [other for other in buildable(s, d.enemy) if other not in buildable(after, d.enemy)]
    if closed:
        d.term("closes", d.listed(WORK, closed), "5.wall.g")
    if not refusals_demolish(after, d.enemy, work):
        d.warn("can-be-demolished", {"work": d.name(WORK, work)})


def preview_end_of_building(d: PreviewBuilder, c: int) -> None:
    """Points that are not spent are lost [5.save.a]."""
    if d.s.cp:
        d.term("cp-lost", d.s.cp, "5.save.a")


def preview_demolition(d: PreviewBuilder, c: int) -> None:
    """A die against an enemy work [4.demo.b, 4.demo.c, 4.demo.e]."""
    work = c % VERB
    d.path = list(places_of(work))
    clause = "4.demo.e" if work == choice_ids.CHAIN_WORK else "4.demo.c"
    stands, falls = d.reading("demolition-stands", d.enemy), d.reading("demolition-falls", d.side)
    d.either("demolition", d.s, Falls(d.side, work), "stands", stands, falls, clause, {"work": d.name(WORK, work)})
    d.cell(*listings.ONE_DIE.cell(choice_ids.WORK_KINDS[work], table_builder.WHOLE))
    _fall(d, work, clause)


def preview_razing(d: PreviewBuilder, c: int) -> None:
    """A work falls without a die [event.14]."""
    d.path = list(places_of(c % VERB))
    _fall(d, c % VERB, d.asks())


def _fall(d: PreviewBuilder, work: int, clause: str) -> None:
    """What changes when a work is destroyed."""
    after: state.Siege = copy(d.s)
    raze(after, work, clause)
    d.consequences(after)
    _opened(d, after, "5.wall.g")


def _opened(d: PreviewBuilder, after: state.Siege, clause: str) -> None:
    """What the side can build then and cannot now."""
    now = buildable(d.s, d.side)
    opened = [work for work in buildable(after, d.side) if work not in now]
    if opened:
        d.term("opens", d.listed(WORK, opened), clause)

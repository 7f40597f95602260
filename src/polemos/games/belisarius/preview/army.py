"""What an army can do: who is formed up, how far it may go, and its operations beside marches and battles."""

from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.edge.messages import HALVES
from polemos.games.belisarius.edge.reference_tables import listings
from polemos.games.belisarius.preview.builder import PreviewBuilder
from polemos.games.belisarius.rules import markers, mishaps
from polemos.games.belisarius.rules.realm import colonisation
from polemos.games.belisarius.rules.war import operations, pillage
from polemos.games.belisarius.rules.war.naval import fleets_in, hold
from polemos.games.belisarius.state import COLONY, FINISHED, REACTED, War, province_of
from polemos.games.belisarius.verbs import DONE, FORCED, GO, REACT, SAIL
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.flow import VERB, Step
from polemos.room.outcomes import done, told, trial
from polemos.room.preview_builder import NEITHER, Reading
from polemos.room.table_builder import NONE, WHOLE

# ---------------------------------------------------------------- forming an army


def _points(d: PreviewBuilder, message: str, units: list[int], naval: bool) -> None:
    """The least and the most operation points that units may get: a die, by their best leader [14.21a, 14.23]."""
    acting = [u for u in units if forces.UNIT_FLEET[u]] if naval else units
    if not acting:
        return
    stars = max([forces.UNIT_STARS[u] for u in units])
    least = min([forces.UNIT_OP[u] for u in acting])
    factor = charts.operations.points.factors[stars]
    low, high = least + factor, least + FACES_OF_A_DIE * factor
    d.term(message, f"{low}{NONE}{high}", "14.23" if naval else "14.21a")
    d.cell(*listings.OP_POINTS.cell(str(stars)))


def _army(d: PreviewBuilder, units: list[int]) -> None:
    """Number, strength and points of units that form up: those ashore march, or the fleets sail with whom they take."""
    d.term("units", len(units), "13.2")
    d.term("strength", sum([forces.UNIT_STRENGTH[u] for u in units]), "17.71a")
    _points(d, "points-by-land", [u for u in units if not forces.UNIT_FLEET[u] and not d.s.aboard[u]], False)
    _points(d, "points-by-sea", units, True)


def _stragglers(d: PreviewBuilder) -> None:
    """A forced march may cost a unit [16.71]."""
    d.die("forced-march", d.s, mishaps.MarchLosses(d.side), straggled, "16.71")
    d.cell(*listings.ONE_DIE.cell("forced-march", WHOLE))


def straggled(d: PreviewBuilder, before: War, after: War) -> Reading:
    """Reads the die of a forced march: its owner is asked for a unit, or not."""
    return d.reading("straggler", 1 - d.side) if after.agenda else d.reading("no-straggler", d.side)


def preview_army(d: PreviewBuilder, c: int) -> None:
    """An army is formed in a space: an ordinary one, one on a forced march, one that reacts [14.1a, 16.7, 25.1a]."""
    s = d.s
    h = c % VERB
    verb = c - h
    idle_by = 0 if verb == FORCED else REACTED if verb == REACT else FINISHED
    d.path = [h]
    _army(d, [u for u in s.at[h] if not s.spent[u] & idle_by])
    if verb == FORCED:
        _stragglers(d)


def preview_forming(d: PreviewBuilder, c: int) -> None:
    """A unit is left out, or the army sets out by land or by sea [13.2]."""
    s = d.s
    step = s.agenda[-1]
    if c == GO:
        units = [u for u in s.army if not forces.UNIT_FLEET[u] and not s.aboard[u]]
        d.term("units", len(units), "13.2")
        d.term("strength", sum([forces.UNIT_STRENGTH[u] for u in units]), "17.71a")
        _points(d, "points-by-land", units, False)
    elif c == SAIL:
        d.term("fleets", fleets_in(s.army), "19.51")
        d.term("room-aboard", hold(s), "19.51")
        _points(d, "points-by-sea", s.army, True)
    else:
        _army(d, [u for u in s.army if u != c % VERB])
        return
    if isinstance(step, operations.FormArmy) and step.forced:
        _stragglers(d)


def preview_embarking(d: PreviewBuilder, c: int) -> None:
    """A unit goes aboard, or the fleets put to sea without those still ashore [19.5a]."""
    s = d.s
    ashore = [u for u in s.army if not forces.UNIT_FLEET[u] and not s.aboard[u]]
    if c == DONE:
        d.term("left-ashore", d.listed("unit", ashore) if ashore else 0, "13.21a")
        return
    d.term("room-aboard", hold(s) - 1, "19.51")
    d.term("carried", f"{charts.FLEET_CAPACITY * fleets_in(s.army) - hold(s) + 1}", "19.53")


def preview_no_more_armies(d: PreviewBuilder, c: int) -> None:
    """No army acts any more in this phase, those neither that have not moved [14.1a]."""
    armies = operations.idle(d.s, d.side, FINISHED)
    if armies:
        d.term("armies-idle", len(armies), "14.1a")
        d.warn("armies-idle-text", {"n": len(armies)})


# ---------------------------------------------------------------- in action


def preview_parting(d: PreviewBuilder, c: int) -> None:
    """A unit is left behind or put ashore, and is done [13.21b, 19.54]."""
    rest = [u for u in d.s.army if u != c % VERB]
    d.term("units", len(rest), "13.22")
    d.term("strength", sum([forces.UNIT_STRENGTH[u] for u in rest]), "17.71a")
    d.warn("parting", {"unit": d.word("unit", c % VERB)})


def preview_halt(d: PreviewBuilder, c: int) -> None:
    """The operation ends; what is left of its points is lost [14.4]."""
    if d.s.op:
        d.term("points-lost", d.points(d.s.op), "14.4")
        d.warn("points-lost-text", {"points": d.word(HALVES, d.s.op)})


def _expense(d: PreviewBuilder, halves: int) -> None:
    """Operation points spent and left."""
    d.term("cost", d.points(halves), "tbl.op")
    d.term("points-left", d.points(d.s.op - halves), "14.22")


def _violation(d: PreviewBuilder, h: int) -> None:
    """In a neutral province the attempt counts as an attack [4.41e]."""
    province = province_of(h)
    if d.s.control[province] == world.NEUTRAL:
        d.provokes(province, "4.41e")


def _attempt(d: PreviewBuilder, message: str, attempt: Step, result: type[Step], done_by: str, clause: str) -> None:
    """An attempt of the army on the hex where it stands: it succeeds or not, and the other side draws or does not.

    result: the step that reads its die; done_by: the event that tells of success.
    """
    before = done(d.s, attempt)
    step = next(step for step in before.agenda if isinstance(step, result))

    def read(d: PreviewBuilder, before: War, after: War) -> Reading:
        draws = any(isinstance(step, markers.Draw) for step in after.agenda)
        name = f"{message}-{'succeeds' if told(after, done_by) else 'fails'}"
        favours = d.side if told(after, done_by) else 1 - d.side if draws else NEITHER
        return d.reading(f"{name}-reaction" if draws else name, favours)

    d.die(message, before, step, read, clause)


def preview_pillage(d: PreviewBuilder, c: int) -> None:
    """The army pillages its hex (option) [26.1a]."""
    s = d.s
    h = s.army_at
    d.path = [h]
    _expense(d, charts.op_costs.pillage)
    strength = charts.checks.pillage.strength_of_unit * len(s.army)
    d.term("pillage-strength", strength, "tbl.pillage.strength")
    if world.TOWN[h] or s.mark[h] & COLONY:
        loot = charts.checks.pillage.loot
        dice = d.t("cell-dice", {"count": loot.rich_dice}) if world.TOWN[h] > world.CITY else loot.other
        d.term("loot", dice, "tbl.pillage.P")
    column = charts.PILLAGE_BANDS.column(strength)
    _attempt(d, "pillage", pillage.Pillage(), pillage.PillageResult, "pillaged", charts.PILLAGE_TABLE.clause)
    d.cell(listings.PILLAGE, WHOLE, 1 + column)
    _violation(d, h)


def preview_colonising(d: PreviewBuilder, c: int) -> None:
    """The army tries to found a colony (option) [27.1a]."""
    s = d.s
    d.path = [s.army_at]
    _expense(d, charts.op_costs.colonise)
    d.spend(charts.prices.colony_attempt, "tbl.cost.colony")
    strength = colonisation.settlers(s.army)
    d.term("colony-strength", strength, "tbl.colony.strength")
    column = charts.COLONY_BANDS.column(strength)
    tried = colonisation.Colonise()
    _attempt(d, "colonise", tried, colonisation.ColonyResult, "colonised", charts.COLONY_TABLE.clause)
    d.cell(listings.COLONISATION, WHOLE, 1 + column)
    d.term("settles", "", "27.6b")
    _violation(d, s.army_at)


def preview_disease(d: PreviewBuilder, c: int) -> None:
    """Disease breaks out in an enemy town [strat.disease]."""
    h = c % VERB
    d.path = [h]
    d.term("units-there", len(d.s.at[h]), "strat.disease")
    # each unit that the die takes is asked for
    dead = [len(trial(d.s, mishaps.Epidemic(h), face).agenda) for face in d.dice]
    readings = [d.reading("disease-loss", d.side if n else NEITHER, {"count": n}) for n in sorted(dead, reverse=True)]
    d.thrown("disease", readings, charts.DISEASE_LOSS.clause)
    d.cell(*listings.ONE_DIE.cell("disease", WHOLE))


def preview_end_of_campaign(d: PreviewBuilder, c: int) -> None:
    """End of Campaign against the army in action: as many points less as a die shows [strat.endcampaign.b]."""
    s = d.s
    d.path = [s.army_at]
    d.term("points-left", d.points(s.op), "14.22")
    least = max(0, s.op - 2 * FACES_OF_A_DIE)
    span = f"{d.points(least)}{NONE}{d.points(max(0, s.op - 2))}" if s.op > 2 else "0"
    d.term("points-afterwards", span, "strat.endcampaign.b")
    d.effect(c % VERB)

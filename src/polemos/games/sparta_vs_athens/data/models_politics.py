"""tables/prestige, governments, events, darius, calendar, tracks: the course of the war. Sections 3, 13, 14 and 15."""

from typing import Annotated

from polemos.games.sparta_vs_athens.data import models_words
from polemos.room.data_models import Cell, Chart, Exactly, Index, InOrder, Listed, Model, Row, Text, Whole
from polemos.room.map_models import Place

Level = Annotated[int, Whole(0, 20)]


class Step(Model):
    """From how many points on the track moves by how many levels."""

    least: models_words.Some
    levels: Level


Scale = Annotated[tuple[Step, ...], Listed(3)]


class Prestige(Model):
    """tables/prestige.toml: how many levels the track moves [13.0c]. battle: by strength points lost by the loser;
    tribute: by the change of the total."""

    chart = Chart("prestige", "cause levels effect", "row-prestige", "13.0a")
    battle: Scale
    tribute: Scale
    nation_out: Annotated[Level, Row("nation-out", "tbl.prestige.b")]
    fort_placed: Annotated[Level, Row("fort-placed", "tbl.prestige.d")]
    attica_ravaged: Annotated[Level, Row("attica-ravaged", "tbl.prestige.e")]
    attica_times: models_words.Few
    megara_spared: Annotated[Level, Row("megara-spared", "tbl.prestige.f")]
    peloponnesia_spared: Annotated[Level, Row("peloponnesia-spared", "tbl.prestige.g")]
    athens_revolt: Annotated[Level, Row("athens-revolt", "tbl.prestige.h")]
    syracuse_left: Annotated[Level, Row("syracuse-left", "tbl.prestige.i")]
    carthage: Annotated[Level, Row("carthage", "tbl.prestige.j")]
    argos_occupied: Annotated[Level, Row("argos-occupied", "2.10b")]
    chalcidice_occupied: Annotated[Level, Row("chalcidice-occupied", "11.3b")]
    decelea: Annotated[Level, Row("decelea", "15.12b")]


def levels(scale: tuple[Step, ...], points: int) -> int:
    """How many levels so many points are worth: those of the highest step that they reach [tbl.prestige.a]."""
    found = 0
    for step in scale:
        if points >= step.least:
            found = step.levels
    return found


class GovernmentCard(Model):
    """A government of Athens [14.1a].

    first, last: the years printed; leaders: whom it lists, of whom `first_year` at most may be placed in its first
    year, `includes` among them; safe: what may not be attacked while it rules, opens: what may be from now on;
    enters_with, ends_with: events that bring and end it; averts: whom Athens may give up to keep it; tested: whether
    it falls with prestige; serves: how many years it lasts at most.
    """

    number: Annotated[models_words.Government, Cell("number")]
    first: Annotated[models_words.Year, Cell("from-year")]
    last: Annotated[models_words.Year, Cell("to-year")]
    leaders: Annotated[models_words.Leaders, Cell("leaders", "leaders")]
    first_year: Annotated[models_words.Some, Cell("allowance", "number")] = models_words.NONE
    includes: models_words.Leader = models_words.NONE
    divisor: Annotated[models_words.Few, Cell("divisor")]
    tested: Annotated[bool, Cell("tested")]
    automatic_year: models_words.Year = 0
    ends_year: models_words.Year = 0
    serves: models_words.Few = models_words.NONE
    to_the_end: bool = False
    enters_with: models_words.Event = models_words.NONE
    ends_with: models_words.Events = ()
    spartan_choice: bool = False
    no_interception: bool = False
    forts: Annotated[models_words.Forts, Cell("forts", "forts")] = ()
    fleets_lost: models_words.Small = 0
    safe: Annotated[tuple[Place, ...], Listed(distinct=True), Cell("safe", "locales")] = ()
    opens: Annotated[tuple[Place, ...], Listed(distinct=True), Cell("opens", "locales")] = ()
    triggers: models_words.Events = ()
    averts: Annotated[models_words.Leaders, Cell("averts", "leaders")] = ()
    retires: models_words.Leader = models_words.NONE
    retires_year: models_words.Year = 0


class Governments(Model):
    """tables/governments.toml."""

    government: Annotated[tuple[GovernmentCard, ...], Listed(models_words.GOVERNMENTS)]


class EventCard(Model):
    """An event [15.0a]: the clause that tells it, its years, who may bring it about, and the numbers in its text.

    decider: who decides, NONE where it comes by itself; dice: of each side's throw; over: the sum to be exceeded;
    automatic_year: when it comes without a throw; repeat: once more in its second year if it failed; bars: events
    that it makes impossible.
    """

    id: Annotated[str, Text(), Cell("event", "#event")]
    entry: str
    years: Annotated[tuple[models_words.Year, ...], Listed(distinct=True), Cell("years", "years")] = ()
    decider: Annotated[models_words.Side, Cell("decider", "decider")] = models_words.NONE
    dice: Annotated[int, Whole(1, 2)] = models_words.NONE
    over: models_words.Small = models_words.NONE
    automatic_year: models_words.Year = 0
    talents: models_words.Talents = 0
    units: models_words.Small = 0
    needs: models_words.Event = models_words.NONE
    bars: models_words.Events = ()
    ends: models_words.Events = ()
    enables: models_words.Events = ()
    places: tuple[Place, ...] = ()


class EventCards(Model):
    """tables/events.toml."""

    event: Annotated[tuple[EventCard, ...], InOrder(models_words.EVENTS)]


class DariusYear(Model):
    """The faces on which he dies in a year."""

    bc: models_words.Year
    dies_on: Annotated[tuple[Annotated[int, Whole(1, 6)], ...], Listed(least=1, distinct=True)]


class Darius(Model):
    """tables/darius.toml: from which year on a die is rolled, less the years since; the most on which he dies."""

    first_year: models_words.Year
    dies_at: Annotated[int, Whole(1, 6)]
    year: Annotated[tuple[DariusYear, ...], Listed(len(models_words.FACES))]

    def dies(self, year: int, die: int) -> bool:
        """Whether he dies by a die in a year BC [tbl.darius]."""
        return die - (self.first_year - year) <= self.dies_at


class PhaseOfYear(Model):
    """A phase and the quarter that it belongs to; whether a scenario's first year goes without it [qa.86a]."""

    id: Annotated[str, Text(), Cell("phase", "#phase")]
    quarter: Annotated[int, Index(models_words.QUARTERS), Cell("quarter", "quarter")]
    entry: str
    skipped_at_first: bool = False


class Calendar(Model):
    """tables/calendar.toml."""

    first_year: models_words.Year
    last_year: models_words.Year
    seasons: Annotated[tuple[str, ...], Exactly(models_words.SEASONS)]
    phase: Annotated[tuple[PhaseOfYear, ...], InOrder(models_words.PHASES)]


class PrestigeTrack(Model):
    """The ends of the track; what favours Athens is above 0."""

    least: Annotated[int, Whole(-99, 0)]
    most: models_words.Small


class Tracks(Model):
    """tables/tracks.toml: the prestige track, force markers, and what Spartan Force #1 adds to each unit."""

    prestige: PrestigeTrack
    force_markers: models_words.PerSide[models_words.Small]
    force_bonus: Annotated[int, Whole(0, 9)]

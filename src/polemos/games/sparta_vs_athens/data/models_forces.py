"""nations.toml, units.toml, leaders.toml, forts.toml. Sections 2, 6 and 11."""

from typing import Annotated

from polemos.games.sparta_vs_athens.data import models_words
from polemos.room.data_models import Cell, Index, InOrder, Listed, Model, Text, Whole
from polemos.room.map_models import Place

Needed = Annotated[int, Whole(1, models_words.NEVER)]
Name = Annotated[str, Text(r"[a-z0-9]+(?:_[a-z0-9]+)*", 'a name in small letters such as "boeotia_lsp_1"')]


class NationState(Model):
    """A nation-state [2.9a].

    side: whose ally it is or may become; printed_count: the cities that 11.1c states, NONE for none; listed_count:
    those that the list of cities has; out: how many occupied cities drive it out (RULING-10), NEVER for none; besides:
    of each of these lists one city must be among them [11.2a, 11.4a].
    """

    id: Annotated[str, Text(), Cell("nation", "#nation")]
    colour: Annotated[int, Index(models_words.COLOURS), Cell("colour", "colour")]
    side: Annotated[models_words.Side, Cell("side", "side")]
    units: Annotated[bool, Cell("has-units")]
    printed_count: Annotated[int, Whole(1, 99), Cell("printed-count", "number")] = models_words.NONE
    listed_count: Annotated[models_words.Some, Cell("listed-count")]
    out: Annotated[Needed, Cell("drops-out", "never")] = models_words.NEVER
    not_counted: Annotated[tuple[Place, ...], Listed(distinct=True)] = ()
    besides: tuple[models_words.Places, ...] = ()


class NationGroup(Model):
    """Half of a nation, which comes into the war and leaves it for itself by the designer's sixth rule [rev.6]."""

    id: Annotated[str, Text(), Cell("group", "#group")]
    nation: Annotated[models_words.Nation, Cell("nation", "nation")]
    cities: Annotated[models_words.Places, Cell("cities", "locales")]
    at_war_from_start: Annotated[bool, Cell("from-start")]
    out: Annotated[Needed, Cell("drops-out", "never")]


class Nations(Model):
    """nations.toml."""

    nation: Annotated[tuple[NationState, ...], InOrder(models_words.NATIONS)]
    group: Annotated[tuple[NationGroup, ...], InOrder(models_words.GROUPS)]


class Unit(Model):
    """A combat unit [2.3a].

    strength, reduced: points on both sides [2.3b]; group: the territory named on the counter; home: cities of it;
    exempt: 1 if it never pays, 2 if only by the printed rules, 3 if only without them, 0 else
    [12.3f, qa.96d] (RULING-62).
    """

    id: Annotated[Name, Cell("unit", "#unit")]
    nation: Annotated[models_words.Nation, Cell("nation", "nation")]
    kind: Annotated[models_words.Kind, Cell("kind", "kind")]
    strength: Annotated[models_words.Some, Cell("strength")]
    reduced: Annotated[models_words.Small, Cell("reduced")]
    group: Name
    home: Annotated[models_words.Places, Cell("home", "locales")]
    exempt: Annotated[int, Index(models_words.EXEMPTIONS, first=1), Cell("exempt", "exempt")] = 0


class Units(Model):
    """units.toml."""

    unit: Annotated[tuple[Unit, ...], Listed(least=2)]


class Rating(Model):
    """Naval shift, land shift [6.2a], operations points [6.1a]."""

    naval: models_words.Small
    land: models_words.Small
    ops: models_words.Some


class Commander(Model):
    """A leader; year: when a Spartan comes [6.3b]."""

    id: Annotated[str, Text(r"[a-z]+(?:-[a-f])?", 'a name in small letters such as "brasidas"')]
    side: models_words.Side
    code: Annotated[str, Text(r"[AS]\d{1,2}|[A-F]", 'a code such as "A10", or a letter')]
    year: models_words.Year = 0
    rating: Rating


class Leaders(Model):
    """leaders.toml: the named ones, and those that are drawn for the dead [6.8a]."""

    leader: Annotated[tuple[Commander, ...], Listed(least=2)]
    unnamed: Annotated[tuple[Commander, ...], Listed(least=2)]


class FortCounter(Model):
    """A fort [2.7a]; sites: where it may be placed; revised_site: where it stands instead by rev.8."""

    id: Annotated[str, Text(), Cell("fort", "#fort")]
    owner: Annotated[models_words.Side, Cell("side", "side")]
    strength: Annotated[models_words.Some, Cell("strength")]
    sites: Annotated[models_words.Places, Cell("sites", "locales")]
    revised_site: Annotated[Place, Cell("revised-site", "locale")] = models_words.NONE


class Forts(Model):
    """forts.toml."""

    fort: Annotated[tuple[FortCounter, ...], InOrder(models_words.FORTS)]

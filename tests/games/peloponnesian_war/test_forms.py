"""Questions as tables: each cell says what comes of it, and makes the choices that it names; where choices lie."""

from collections.abc import Iterator
from typing import Any

import pytest

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.regions import tribute
from polemos.games.peloponnesian_war.rules.season.placement import PlaceUnits
from polemos.kernel.flow import copy
from polemos.match.match import new_match
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Form, Offer
from rulebook.peloponnesian_war.table import Table

MULTIPLIERS_FROM = 3


def forms(t: Table, language: str = "en") -> list[Form]:
    return GAME.edge.forms(t.state, language)


def offers(t: Table) -> Iterator[Offer]:
    for form in forms(t):
        yield from form.offers


def begun(phase: str, scenario: str = "argive", side: str = "athens", **said: Any) -> Table:
    return Table(None, base="scenario", scenario=scenario, phase=phase, turn=0, side=side, **said)


@pytest.mark.parametrize("side", ["athens", "sparta"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_choice_of_the_assessment_stands_in_its_cell_with_what_it_brings(scenario: str, side: str) -> None:
    t = begun("assessment", scenario, side)
    [form] = forms(t)
    assert [offer.choices for offer in form.offers] == [[IDS.choice_id(c)] for c in t.state.opts if c != verbs.DONE]
    for offer in form.offers:
        c = IDS.choice_value(offer.choices[0])
        region = world.REGION_INDEX[offer.choices[0].partition(":")[2]]
        asked = offer.column - MULTIPLIERS_FROM
        assert verbs.ASSESS[asked] + region == c
        assert form.grid.columns[offer.column] == f"×{asked}"
        after = t.copy()
        levels = after.al(world.REGION_NAMES[region]), after.ml(world.REGION_NAMES[region])
        after.does(offer.choices[0])
        s = after.state
        change = (s.al[region] - levels[0]) if side == "athens" else (s.ml[region] - levels[1])
        pays = str(tribute.collected(s, region))
        assert offer.text == (f"{pays} ({change:+d})" if change else pays)


@pytest.mark.clause("5.3.3b")
def test_the_assessment_says_where_a_region_would_be_lost() -> None:
    t = begun("assessment", al={"elis": 0})
    lost = [offer.choices[0] for offer in offers(t) if offer.text == "lost"]
    assert lost == ["assess-4:elis"]


@pytest.mark.long(only="winter")
@pytest.mark.parametrize("season", ["spring", "winter"])
@pytest.mark.parametrize("side", ["athens", "sparta"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_offer_of_a_placement_does_what_it_says_and_the_placement_goes_on(
    scenario: str, side: str, season: str
) -> None:
    position = begun("placement", scenario, side, season=season).position()
    match = new_match(GAME, scenario, seed="forms", position=position)
    tried = [offer for form in GAME.edge.forms(match.state, "en") for offer in form.offers]
    assert tried
    for offer in tried[:: max(1, len(tried) // 12)]:
        match = new_match(GAME, scenario, seed="forms", position=position)
        before = sum(place >= 0 for place in match.state.loc)
        match.go(offer.choices)
        after = sum(place >= 0 for place in match.state.loc)
        # a leader is one, and not counted
        assert after - before == int(offer.text if offer.text[1:] else f"{offer.text}1"), offer
        assert isinstance(match.state.agenda[-1], PlaceUnits), offer
        assert match.state.actor == GAME.sides.index(side), offer


def test_one_who_is_alone_is_placed_by_naming_the_city() -> None:
    t = Table({"force-pool": "attica-fleet-5-01"}, phase="placement", turn=0)
    alone = [offer for offer in offers(t) if offer.column > 1]
    assert ["levy:piraeus"] in [offer.choices for offer in alone]
    assert all(len(offer.choices) == 1 for offer in alone)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["assessment", "placement"])
def test_a_form_reads_in_both_languages(phase: str, language: str) -> None:
    found = forms(begun(phase), language)
    assert found
    for form in found:
        assert form.grid.title
        wide = len(form.grid.columns)
        assert all(len(row) == wide for row in form.grid.rows)
        for offer in form.offers:
            assert 0 < offer.row < len(form.grid.rows) or phase == "assessment"
            assert offer.column < wide and offer.label and offer.text


def test_a_question_without_a_form_has_none() -> None:
    assert forms(Table({"3056": "agis"}, side="sparta")) == []


def test_a_city_that_is_called_like_its_region_lies_in_its_hex() -> None:
    t = begun("placement")
    levy = GAME.edge.describe(t.state, IDS.choice_value("levy:elis"), "en")
    assert (levy.space, levy.region) == (world.CITY_HEX[world.CITY_INDEX["elis"]], "")


def test_an_assessment_lies_in_all_of_its_region() -> None:
    t = begun("assessment")
    asked = GAME.edge.describe(t.state, IDS.choice_value("assess-0:elis"), "en")
    assert (asked.space, asked.region) == (-1, "elis")


def test_a_fort_lies_where_it_stands() -> None:
    t = Table({"2357": ["agis", "laconia-hoplite-5-01"]}, forts={"2357": "athens"}, side="sparta")
    named = GAME.edge.describe(copy(t.state), verbs.ASSAULT + world.CITIES, "en")
    assert world.PLACE_NAMES[named.space] == "2357"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_button_stands_in_its_name(language: str) -> None:
    """Whoever speaks to his browser says what he sees, so the name of a button holds it; a leader is not counted."""
    found: list[Offer] = []
    for seed in range(12):
        state = GAME.rules.new("argive", (), str(seed))
        if isinstance(state.agenda[-1], PlaceUnits):
            found += [offer for form in GAME.edge.forms(state, language) for offer in form.offers]
    assert any("place-leader" in choice for offer in found for choice in offer.choices)
    for offer in found:
        seen = "".join(filter(str.isalnum, offer.text)).casefold()
        assert seen in "".join(filter(str.isalnum, offer.label)).casefold(), (offer.text, offer.label)

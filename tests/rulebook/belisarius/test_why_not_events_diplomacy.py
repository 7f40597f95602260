"""A choice is offered unless a clause forbids it: the questions of events and of diplomacy, asked about everything."""

import pytest

from polemos.games.belisarius.data.charts import (
    AGENT,
    BLUE,
    D1,
    D2,
    D3,
    LEGAL,
    MARKER_KINDS,
    ORTHODOXY,
    TOLERANCE,
    TREACHERY,
)
from polemos.games.belisarius.data.forces import (
    JUSTINIAN,
    UNIT_INDEX,
    UNITS,
)
from polemos.games.belisarius.data.world import (
    AREA_OF_PROVINCE,
    BARBARIAN,
    CARTHAGO,
    CONSTANTINOPOLIS,
    GUARD,
    IMPERIAL,
    PERSIA,
    PROVINCE_COUNT,
    PROVINCE_TOWNS,
    ROMA,
    SCYTHIA,
    SPACES,
)
from polemos.games.belisarius.rules.arrivals import (
    Migrants,
    Migration,
    PlaceMigrant,
    PlaceRecovered,
    Recover,
    RestoreLoyalty,
)
from polemos.games.belisarius.rules.court.diplomacy import GUARD_TARGET, Betray, Exploit, LayDown, NameTarget
from polemos.games.belisarius.rules.events import Alliances, NameMutiny, NameVictim, PaySoldiers, Resistance
from polemos.games.belisarius.rules.revolts import Reform
from polemos.games.belisarius.state import Decision, War, blank, put, set_pillaged
from polemos.games.belisarius.verbs import FORCE, MARKER, NONE, NUMBER, PROVINCE, SPACE, VERBS
from polemos.kernel.flow import VERB
from rulebook.belisarius.named import BELISARIUS, NARSES, OSTROGOTHS, SUEVII, THRACIA, VITIGES

SCYTHIAN = UNIT_INDEX["Scythia-nomad-1"]
SPANS = {
    NONE: range(1),
    NUMBER: range(1),
    SPACE: range(SPACES),
    PROVINCE: range(PROVINCE_COUNT),
    MARKER: range(MARKER_KINDS),
    FORCE: [affil * 8 + kind for affil in range(GUARD + 1) for kind in range(6)],
}


def war(target: int) -> War:
    s = blank()
    s.player = BARBARIAN
    s.control[THRACIA] = s.control[SUEVII] = IMPERIAL
    s.control[PERSIA] = s.control[OSTROGOTHS] = s.control[SCYTHIA] = BARBARIAN
    s.target = target
    for u, h in (
        (UNIT_INDEX["Guard-field_army-1"], ROMA),
        (BELISARIUS, ROMA),
        (UNIT_INDEX["Guard-field_army-2"], CARTHAGO),
        (JUSTINIAN, CONSTANTINOPOLIS),
        (UNIT_INDEX["Thracia-garrison-1"], PROVINCE_TOWNS[THRACIA][1]),
        (UNIT_INDEX["Persia-garrison-1"], PROVINCE_TOWNS[PERSIA][0]),
        (UNIT_INDEX["Ostrogoths-garrison-1"], PROVINCE_TOWNS[OSTROGOTHS][1]),
        (UNIT_INDEX["Scythia-nomad-2"], AREA_OF_PROVINCE[SCYTHIA]),
        (VITIGES, PROVINCE_TOWNS[OSTROGOTHS][1]),
    ):
        put(s, u, h)
    s.rebel[UNIT_INDEX["Guard-field_army-2"]] = 1
    set_pillaged(s, PROVINCE_TOWNS[THRACIA][2])
    for side in (IMPERIAL, BARBARIAN):
        for kind in (AGENT, BLUE, ORTHODOXY, TOLERANCE, TREACHERY, LEGAL):
            s.hand[side * MARKER_KINDS + kind] = 1
        s.committed[side * MARKER_KINDS + ORTHODOXY] = 1
        s.committed[side * MARKER_KINDS + AGENT] = 1
    return s


QUESTIONS: list[tuple[Decision, int]] = [
    (Recover(IMPERIAL), -1),
    (Recover(BARBARIAN), -1),
    (PlaceRecovered(IMPERIAL, NARSES), -1),
    (PlaceRecovered(BARBARIAN, SCYTHIAN), -1),
    (RestoreLoyalty(IMPERIAL), -1),
    (Migration(BARBARIAN), -1),
    (Migrants(BARBARIAN, SCYTHIA, 2), -1),
    (PlaceMigrant(BARBARIAN, SCYTHIAN), -1),
    (NameVictim(IMPERIAL, 2, 0), -1),
    (NameVictim(IMPERIAL, 2, 1), -1),
    (PaySoldiers(IMPERIAL, ROMA), -1),
    (Resistance(BARBARIAN), -1),
    (Alliances(IMPERIAL), -1),
    (NameMutiny(BARBARIAN), -1),
    (Reform(IMPERIAL, THRACIA, 0), -1),
    (NameTarget(IMPERIAL), -1),
    (NameTarget(BARBARIAN), -1),
    (LayDown(BARBARIAN, 1), SUEVII),
    (LayDown(IMPERIAL, 0), THRACIA),
    (Betray(IMPERIAL, 0), SUEVII),
    (Exploit(BARBARIAN, D1), THRACIA),
    (Exploit(BARBARIAN, D2), THRACIA),
    (Exploit(BARBARIAN, D3), THRACIA),
    (Exploit(IMPERIAL, D3), OSTROGOTHS),
    (Exploit(BARBARIAN, D3), GUARD_TARGET + ROMA),
    (Exploit(IMPERIAL, D2), GUARD_TARGET + CARTHAGO),
]


@pytest.mark.parametrize("question", range(len(QUESTIONS)))
def test_a_choice_is_offered_unless_a_clause_forbids_it(question: int) -> None:
    decision, target = QUESTIONS[question]
    s = war(target)
    offered = decision.options(s)
    assert offered
    for verb in {c // VERB for c in offered}:
        for value in SPANS.get(VERBS[verb][1], range(UNITS)):
            c = verb * VERB + value
            assert (c in offered) == (not decision.refusals(s, c)), (VERBS[verb], value)

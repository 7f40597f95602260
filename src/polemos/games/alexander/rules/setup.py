"""The beginning of a battle: every row of the state filled from its scenario, and what is chosen before the first turn.

The twelve phalanxes of Chaeronea are alike but for their numbers; to exchange the numbers changes nothing that a rule
looks at, so nobody is asked about it [scn.chaeronea.2].
"""

from dataclasses import dataclass, replace
from typing import Final

from polemos.games.alexander import state, verbs
from polemos.games.alexander.data import ground, pack
from polemos.games.alexander.data.setting import CONTINGENT, MACEDONIAN, Setting, setting_of
from polemos.games.alexander.rules.field.universes import facings_of
from polemos.games.alexander.rules.standing_orders import defaults
from polemos.games.alexander.state import DUE, ON_MAP, UNUSED, Battle, Options, put, setting
from polemos.kernel.flow import VERB, Decision, Refusal, unless

_ARBELA_FACING: Final = "arbela.3"


def completed(options: Options) -> Options:
    """The options with those that they need: charge formation and pursuit go together [9.71, 10.31]."""
    for rule in pack.FILES.optional_rules.options:
        if getattr(options, rule.id):
            options = replace(options, **dict.fromkeys(rule.requires, True))
    return options


def new_battle(scenario: int, options: Options) -> Battle:
    """A battle before its first turn: units and leaders stand where the scenario says, nothing is on the agenda.

    scenario: its number among the scenarios, from 0.
    """
    g = setting_of(scenario)
    s = state.blank({state.UNIT_ROWS: g.units, state.LEADER_ROWS: g.leaders})
    s.scenario = scenario
    s.option_set = completed(options)
    s.turn = 1
    s.phase = state.MARKERS
    s.commanders = list(g.overall)
    s.order = defaults()
    _place_units(s, g)
    _place_leaders(s, g)
    return s


def _place_units(s: Battle, g: Setting) -> None:
    late = g.units - g.late_units
    for u in range(g.units):
        s.facing[u] = g.start_facing[u]
        if u >= late:
            s.status[u] = DUE if s.option_set.craterus else UNUSED
            continue
        s.status[u] = ON_MAP
        where = g.start[u]
        put(s, u, where[0], where[1] if len(where) > 1 else -1)


def _place_leaders(s: Battle, g: Setting) -> None:
    """Contingent commanders stand on the map with their option only [5.6]."""
    late = g.leaders - g.late_leaders
    for m in range(g.leaders):
        if m >= late:
            s.lead_status[m] = DUE if s.option_set.craterus else UNUSED
        elif g.initiative[m] == CONTINGENT and not s.option_set.contingent:
            s.lead_status[m] = UNUSED
        else:
            s.lead_status[m] = ON_MAP
            state.put_leader(s, m, g.lead_start[m])


@dataclass(slots=True, frozen=True)
class SetUpFacing(Decision):
    """The Macedonian player may set up the double-size units of his second line facing backwards [scn.arbela.3].

    One question for each such unit.
    """

    unit: int

    def clause(self) -> str:
        return "scn.arbela.3"

    def universe(self, s: Battle) -> list[int]:
        return list(dict.fromkeys([*self._ways(s), *facings_of(verbs.TURN)]))

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return unless(c in self._ways(s), "scn.arbela.3", s.loc[self.unit])

    def _ways(self, s: Battle) -> tuple[int, int]:
        """To stand as it was set up, and to stand backwards."""
        return verbs.TURN + s.facing[self.unit], verbs.TURN + setting(s).rules[_ARBELA_FACING].facing // 30

    def chosen(self, s: Battle, c: int) -> None:
        u = self.unit
        facing = c % VERB
        if facing == s.facing[u]:
            return
        # turned about, the half that was the right one is the left one
        left, right = s.tail[u], s.loc[u]
        assert left != ground.NOWHERE
        s.facing[u] = facing
        put(s, u, left, right)
        s.tell("set-up", (setting(s).gid[u], facing), ("scn.arbela.3",))


def choices_before(s: Battle) -> list[SetUpFacing]:
    """The questions of the set-up, one for each unit that may be placed in two ways."""
    g = setting(s)
    rule = g.rules.get(_ARBELA_FACING)
    if rule is None:
        return []
    return [
        SetUpFacing(MACEDONIAN, u) for u in g.of_side[MACEDONIAN] if g.contingent[u] == rule.contingent and g.double[u]
    ]

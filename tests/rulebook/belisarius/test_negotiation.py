"""Agreements between the two players, an optional rule. Section 24."""

import random
from typing import Any

import pytest

from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.court.negotiation import Drafting, Proposal, declining
from polemos.games.belisarius.verbs import DECLINE, DONE, NONE, NUMBER, VERBS
from polemos.kernel.dice import Rng
from polemos.kernel.flow import VERB
from polemos.match.checks import one_predicate
from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}
UNITS: dict[str, str | list[str]] = {"3433": "guard field_army", "Roma": "ostrogoths warband"}


def talks(side: str = "imperial", units: dict[str, str | list[str]] | None = None, **rest: Any) -> Table:
    """A table at which a side has begun to draw up an agreement."""
    data = {"control": GOTHS, "sp": {"imperial": 10, "barbarian": 5}, **rest}
    t = Table(units or UNITS, options=["negotiation"], **data)
    return t.aside(side, "negotiate")


# ---------------------------------------------------------------- drawing up


@pytest.mark.clause("24.0")
@pytest.mark.parametrize("side", ["imperial", "barbarian"])
def test_either_player_may_begin_at_any_time(side: str) -> None:
    t = talks(side)
    assert (t.asked, t.decider) == ("Drafting", side)
    assert "negotiate" not in t.asides("imperial") + t.asides("barbarian")


@pytest.mark.clause("24.0")
def test_a_draft_may_be_dropped() -> None:
    t = talks().does("offer-sp:3", "done")
    assert t.asked == "NextArmy"
    assert t.sp("imperial") == 10
    assert t.state.leaflet == []


@pytest.mark.clause("24.0")
def test_an_empty_agreement_is_none() -> None:
    talks().may_not("propose", "24.0")


@pytest.mark.clause("24.0")
def test_the_other_may_decline() -> None:
    t = talks().does("offer-sp:3", "propose")
    assert (t.asked, t.decider) == ("Proposal", "barbarian")
    t.does("decline")
    assert (t.sp("imperial"), t.asked) == (10, "NextArmy")
    assert t.event("declined")["side"] == "barbarian"


def test_every_term_is_used_up() -> None:
    for seed in range(5):
        dice = random.Random(seed)
        t = talks(hands={"imperial": ["2 agent", "pope"]})
        for _ in range(1000):
            terms = [c for c in t.choices() if c not in ("done", "propose")]
            if t.asked != "Drafting" or not terms:
                break
            t.does(dice.choice(terms))
        assert t.asked == "NextArmy" or t.choices() == ["done", "propose"]


def test_what_may_be_put_in_and_why_not_the_rest() -> None:
    rng = Rng("talks")
    most = {NONE: 1, NUMBER: 120}
    every = [number * VERB + n for number, (_, kind) in enumerate(VERBS) for n in range(most.get(kind, 20))]
    t = talks(hands={"imperial": ["2 agent", "pope"]}).does("offer-marker:agent", "truce", "ask-sp:7")
    drafting = t.state.agenda[-1]
    assert isinstance(drafting, Drafting)
    assert one_predicate(GAME, drafting, t.state, rng, every, 500) > 400
    assert one_predicate(GAME, Proposal(1), t.state, rng, every, 500) == 2


# ---------------------------------------------------------------- money and markers


@pytest.mark.clause("24.1b", "10.37")
def test_gifts_of_money() -> None:
    t = talks().does("offer-sp:3", "propose", "accept")
    assert (t.sp("imperial"), t.sp("barbarian")) == (7, 8)
    assert t.asked == "NextArmy"
    assert t.event("gave-points").args == {"side": "imperial", "points": 3}


@pytest.mark.clause("10.37", "24.1b")
def test_nobody_gives_more_than_he_has() -> None:
    t = talks().may("offer-sp:10").may_not("offer-sp:11", "10.37")
    t.does("ask-sp:6", "propose")
    assert t.sp("barbarian") == 5
    assert t.asked == "NextArmy"  # he has only one answer


def test_money_is_named_once() -> None:
    talks().does("ask-sp:2").may_not("offer-sp:1", "24.1b").may_not("ask-sp:3", "24.1b")


@pytest.mark.clause("24.1b")
def test_an_exchange() -> None:
    t = talks(hands={"imperial": ["2 agent"], "barbarian": ["pope", "treachery"]})
    t.does("offer-marker:agent", "offer-marker:agent").may_not("offer-marker:agent", "24.1b")
    t.does("ask-marker:pope", "ask-sp:2", "propose", "accept")
    assert t.hand("imperial") == ["pope"]
    assert t.hand("barbarian") == ["2 agent", "treachery"]
    assert (t.sp("imperial"), t.sp("barbarian")) == (12, 3)


@pytest.mark.clause("24.1b")
def test_asking_for_what_the_other_has_not() -> None:
    t = talks(hands={"barbarian": ["treachery"]}).does("ask-marker:pope", "propose")
    assert t.hand("barbarian") == ["treachery"]
    assert t.asked == "NextArmy"


def test_what_may_be_asked_betrays_nothing() -> None:
    poor, rich = talks(sp={"imperial": 4}), talks(sp={"imperial": 4, "barbarian": 90}, hands={"barbarian": ["pope"]})
    assert poor.choices() == rich.choices()


@pytest.mark.clause("strat.alliance")
def test_the_alliance_stays_roman() -> None:
    talks(hands={"imperial": ["alliance"]}).may_not("offer-marker:alliance", "strat.alliance")


@pytest.mark.clause("8.3")
def test_hands_stay_within_fifteen() -> None:
    full = ["8 agent", "6 forced march", "treachery"]
    t = talks(hands={"imperial": full, "barbarian": ["pope", "market"]}).does("ask-marker:pope")
    t.may_not("propose", "8.3").does("offer-marker:agent", "propose", "accept")
    assert len(t.hand("imperial")) == 15


@pytest.mark.clause("22.1a")
def test_a_draft_is_private_until_it_is_proposed() -> None:
    t = talks(hands={"imperial": ["pope"]}).does("offer-marker:pope")
    t.state.agenda = [step for step in t.state.agenda if type(step).__name__ != "PhaseEnd"]
    seen = [len(GAME.rules.view(t.state, side)["leaflet"]) for side in (0, 1, -1)]
    assert seen == [2, 1, 1]
    t.does("propose")
    assert len(GAME.rules.view(t.state, 1)["leaflet"]) == 2


# ---------------------------------------------------------------- provinces, the end


@pytest.mark.clause("24.1a")
def test_a_province_returns_to_neutrality() -> None:
    t = talks().does("ask-neutral:ostrogoths").may_not("offer-neutral:ostrogoths", "24.1a")
    t.does("propose", "accept")
    assert t.control("ostrogoths") == "barbarian"  # until the phase is over
    t.finish_phase().does("pass")
    assert t.control("ostrogoths") == "neutral"
    assert "24.1a" in t.event("control").clauses
    assert t.state.agreed == []


@pytest.mark.clause("24.1a")
def test_only_controlled_provinces_are_given_up() -> None:
    talks().may("offer-neutral:thracia", "ask-neutral:persia").may_not("ask-neutral:franks", "24.1a")


@pytest.mark.clause("24.1e")
def test_the_end() -> None:
    t = talks().does("end-game", "ask-neutral:ostrogoths", "propose", "accept")
    assert t.over
    assert t.over
    assert t.control("ostrogoths") == "neutral"
    assert len(t.events("ended-by-agreement")) == 1
    assert GAME.rules.result(t.state).lines


# ---------------------------------------------------------------- promises and breaches


def truce(**rest: Any) -> Table:
    units: dict[str, str | list[str]] = {"3431": "guard field_army", "3430": "ostrogoths warband"}
    return talks(units=units, **rest).does("truce", "propose", "accept")


@pytest.mark.clause("24.1d", "24.2")
def test_an_attack_breaks_the_truce() -> None:
    t = truce().operates("3431", points=6)
    t.may("attack:3430").dice(2, 3).does("attack:3430")
    assert t.event("breach")["side"] == "imperial"
    assert len(t.hand("barbarian")) + len(t.events("drew-back")) == 5
    assert t.hand("imperial") == []
    assert t.asked == "Stance"
    assert t.state.agreed == []


@pytest.mark.clause("24.1d")
def test_a_truce_lasts_for_the_turn() -> None:
    t = truce()
    assert t.state.agreed
    t.aside("imperial", "negotiate").may_not("truce", "24.1d").does("done")
    t.until(lambda t: t.turn == 3)
    assert t.state.agreed == []
    assert not t.events("breach")


@pytest.mark.clause("24.1f")
def test_other_terms_bind_beyond_the_turn() -> None:
    t = talks().does("other-terms:1", "propose", "accept").until(lambda t: t.turn == 3)
    assert "breach:1" in t.asides("imperial")


@pytest.mark.clause("24.1c", "24.2")
def test_towns_are_not_left_in_time() -> None:
    t = talks().does("ask-evacuate:ostrogoths", "propose", "accept").dice(1, 1)
    t.until(lambda t: t.turn == 3)
    assert t.event("breach")["side"] == "barbarian"
    assert [e["face"] for e in t.events("rolled") if e["reason"] == "breach"] == [1, 1]
    assert t.state.agreed == []


@pytest.mark.clause("24.1c")
def test_towns_are_left_in_time() -> None:
    t = talks(units={"3432": ["guard field_army"], "Roma": "ostrogoths warband"}, player="barbarian")
    t.does("ask-evacuate:ostrogoths", "propose", "accept").operates("Roma", points=6)
    t.does(t.choices("march")[0]).until(lambda t: t.turn == 3)
    assert not t.events("breach")


@pytest.mark.clause("24.1c")
def test_only_occupied_towns_are_evacuated() -> None:
    talks().may("offer-evacuate:thracia").may_not("offer-evacuate:ostrogoths", "24.1c")


@pytest.mark.clause("24.1f", "24.2")
def test_a_breach_of_other_terms_that_is_admitted() -> None:
    t = talks().does("other-terms:1").may_not("other-terms:1", "24.1f").does("other-terms:2", "propose", "accept")
    assert [a for a in t.asides("barbarian") if a.startswith("breach")] == ["breach:1", "breach:2"]
    t.aside("barbarian", "breach:2")
    assert (t.asked, t.decider) == ("Claim", "imperial")
    t.dice(1, 2).does("yes")
    assert len(t.hand("barbarian")) + len(t.events("drew-back")) == 3
    assert "breach:2" not in t.asides("barbarian")


@pytest.mark.clause("24.1f")
def test_a_breach_of_other_terms_that_is_denied() -> None:
    t = talks().does("other-terms:1", "propose", "accept").aside("imperial", "breach:1").does("decline")
    assert t.hand("imperial") == []
    assert "breach:1" in t.asides("imperial")
    assert t.event("breach-denied").args == {"side": "barbarian", "number": 1}


# ---------------------------------------------------------------- bots, saving


def test_bots_decline() -> None:
    t = talks().does("truce")
    assert declining(t.state) == DONE
    t.does("propose")
    assert declining(t.state) == DECLINE
    t.does("decline")
    assert declining(t.state) == -1
    t.aside("imperial", "negotiate").does("other-terms:1", "propose", "accept").aside("imperial", "breach:1")
    assert declining(t.state) == DECLINE


def test_a_draft_can_be_saved() -> None:
    t = talks().does("truce", "offer-sp:2")
    t.state.agenda = [step for step in t.state.agenda if type(step).__name__ != "PhaseEnd"]
    s = GAME.rules.from_json(GAME.rules.to_json(t.state))
    assert s == t.state
    assert s.opts == t.state.opts

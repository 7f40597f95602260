"""No hidden chit leaks: sieges that differ only in the enemy's hand look alike, ask alike, go on alike."""

from typing import Any

import pytest

from polemos.games.syracuse.data.tables import CHIT_INDEX
from polemos.games.syracuse.data.world import ATHENS, SYRACUSE
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.state import OPTION_NAMES, Siege
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY, PASS
from polemos.testing.secrets import news_for, positions, same_until, twin

REVEALING = {"played", "discarded", "drew", "cancelled"}
"""News of a chit coming out: what may be told differently, and all that follows from it."""
ALL = tuple(name for name in OPTION_NAMES if name != "night_enemy")


def shown(s: Siege, side: int) -> list[Any]:
    """Everything that a person of a side, who decides, reads in a siege."""
    view = GAME.rules.view(s, side)
    found: list[Any] = [view, s.opts, GAME.edge.ask(s, "en"), GAME.edge.focus(s), GAME.rules.asides(s, side)]
    found += [
        GAME.edge.pieces(view, "en"),
        GAME.edge.panel(view, "en"),
        GAME.rules.result(s),
        GAME.edge.moment(s, "en"),
    ]
    for c in s.opts:
        found.append(GAME.edge.describe(s, c, "en"))
        found.append(GAME.edge.preview(s, GAME.rules.choice_id(c), "en"))
    for choice in ("play:S4", "play:S25", "move:T4", "move:M9", "declare:9", "build:A1", "fight:T2", "retreat:T5"):
        found.append(GAME.rules.why_not(s, choice))
    return found


@pytest.mark.long(but="1-standard")
@pytest.mark.clause("2.A.a", "2.D1.a")
@pytest.mark.parametrize("options", [(), ALL], ids=["standard", "all options"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_hand_of_the_enemy_changes_nothing_that_a_side_meets(scenario: str, options: tuple[str, ...]) -> None:
    compared = 0
    for seed in ("ides", "kalends"):
        for n, siege in enumerate(positions(GAME, seed, scenario, options, every=5)):
            for side in (ATHENS, SYRACUSE):
                if GAME.rules.view(siege, side)["agenda"] is None:
                    continue
                other = twin(GAME, siege, side, f"{seed}{n}")
                assert GAME.rules.view(other, side) == GAME.rules.view(siege, side)
                if siege.actor == side:
                    assert shown(other, side) == shown(siege, side)
                    for c in siege.opts[:4]:
                        one, two = news_for(GAME, siege, c, side), news_for(GAME, other, c, side)
                        assert same_until(REVEALING, one, two), (GAME.rules.choice_id(c), one, two)
                        compared += 1
    assert compared > 20


def test_the_twins_really_differ() -> None:
    siege = next(s for s in positions(GAME, "ides", "1", (), every=1) if SYRACUSE in s.chits and s.actor == ATHENS)
    others = [twin(GAME, siege, ATHENS, str(n)) for n in range(8)]
    assert len({tuple(other.chits) for other in others}) > 1
    assert len({other.chits.count(SYRACUSE) for other in others}) == 1


BATTLE = {"T3": ["AH4", "AC1", "NIC"], "T2": ["SH1", "HER"], "CAT": ["AT1", "AT2", "AT3", "AT4", "AT5"]}
SECRET = [
    ("B3", {"T12": "AH1", "CAT": BATTLE["CAT"], "SYR": "SIC"}, ["S20"], "Moment", []),
    ("B3", BATTLE, ["S19"], "BattleChits", ["declare:3", "action:T3", "take-land", "move:T2", "done", "done"]),
    ("D5", {"T12": "AH1", "CAT": BATTLE["CAT"]}, ["S25"], "OmensForRoll", []),
]


@pytest.mark.clause("event.0")
@pytest.mark.parametrize(("phase", "pieces", "hand", "asked", "choices"), SECRET, ids=[row[3] for row in SECRET])
def test_nobody_else_learns_what_a_side_is_asked_about_its_hand(
    phase: str, pieces: dict[str, Any], hand: list[str], asked: str, choices: list[str]
) -> None:
    data: dict[str, Any] = {"base": "empty", "turn": 3, "phase": phase, "pieces": pieces, "hands": {"athens": hand}}
    data |= {"initiative": "athens", "advantage": "syracuse", "dice": [6], "pa": {"athens": 3, "syracuse": 1}}
    siege = GAME.editor.from_position(data)
    for choice in choices:
        while siege.opts == [PASS]:
            GAME.rules.apply(siege, "pass")
        if type(siege.agenda[-1]).__name__ != asked:
            GAME.rules.apply(siege, choice)
    while siege.opts == [PASS]:
        GAME.rules.apply(siege, "pass")
    assert (type(siege.agenda[-1]).__name__, siege.actor) == (asked, ATHENS)
    assert GAME.rules.view(siege, ATHENS)["agenda"] is not None
    for side in (SYRACUSE, NOBODY):
        view = GAME.rules.view(siege, side)
        assert view["agenda"] is None and "opts" not in view
        assert view["chits"][CHIT_INDEX[hand[0]]] != ATHENS
        with pytest.raises(BadInput, match="secret"):
            GAME.rules.determinize(view, Rng("1"))

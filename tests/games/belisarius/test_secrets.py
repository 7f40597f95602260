"""No hidden fact leaks: wars that differ only in what a side cannot know look alike to it, ask alike, go on alike."""

import pytest

from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import OPTION_NAMES
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import choose
from polemos.testing.secrets import news_for, positions, same_until, twin

# news of a secret coming out: what two wars with different secrets may tell differently, and all that follows from it
REVEALING = {
    "discarded",
    "drew",
    "drew-back",
    "drew-open",
    "lost-marker",
    "played",
    "revealed",
    "saw-marker",
    "saw-treasury",
    "taken",
    "exchanged",
}


@pytest.mark.long(only="2-standard")
@pytest.mark.clause("22.1a", "8.1b", "22.0a")
@pytest.mark.parametrize("options", [(), OPTION_NAMES], ids=["standard", "all options"])
@pytest.mark.parametrize("scenario", ["1", "2"])
def test_what_is_hidden_from_a_side_changes_nothing_that_it_meets(scenario: str, options: tuple[str, ...]) -> None:
    compared = 0
    for seed in ("ides", "kalends"):
        for n, war in enumerate(positions(GAME, seed, scenario, options)):
            for side in (IMPERIAL, BARBARIAN):
                if GAME.rules.view(war, side)["agenda"] is None:
                    continue
                other = twin(GAME, war, side, f"{seed}{n}")
                assert GAME.rules.view(other, side) == GAME.rules.view(war, side)
                if war.actor == side:
                    assert other.opts == war.opts
                    for c in war.opts[:4]:
                        one, two = news_for(GAME, war, c, side), news_for(GAME, other, c, side)
                        assert same_until(REVEALING, one, two), (GAME.rules.choice_id(c), one, two)
                        compared += 1
    assert compared > 100


def test_the_twins_really_differ() -> None:
    war = GAME.rules.new("1", (), "ides")
    choose(war, war.opts[0])
    while not sum(war.hand[:22]) or not sum(war.hand[22:]):
        choose(war, war.opts[0])
    while war.actor != IMPERIAL:
        choose(war, war.opts[0])
    others = [twin(GAME, war, IMPERIAL, str(n)) for n in range(8)]
    assert len({tuple(other.hand) for other in others}) > 1
    assert len({other.sp[BARBARIAN] for other in others}) > 1
    assert {other.sp[IMPERIAL] for other in others} == {war.sp[IMPERIAL]}


@pytest.mark.clause("22.1a")
def test_nobody_else_learns_what_a_side_is_asked_about_its_hand() -> None:
    position = {
        "scenario": "1",
        "base": "empty",
        "turn": 2,
        "player": "imperial",
        "phase": "levy",
        "units": {"Constantinopolis": ["guard garrison"]},
        "hands": {"imperial": ["leader"], "barbarian": ["treachery"]},
    }
    war = GAME.editor.from_position(position)
    GAME.rules.apply(war, "play:leader")
    assert (type(war.agenda[-1]).__name__, war.actor) == ("Answer", BARBARIAN)
    assert GAME.rules.view(war, BARBARIAN)["agenda"] is not None
    assert GAME.rules.view(war, IMPERIAL)["agenda"] is None
    with pytest.raises(BadInput, match="secret"):
        GAME.rules.determinize(GAME.rules.view(war, IMPERIAL), Rng("1"))


@pytest.mark.clause("strat.theodora")
def test_who_plays_theodora_looks_into_the_pool_and_nobody_else() -> None:
    position = {
        "scenario": "1",
        "base": "empty",
        "turn": 2,
        "player": "imperial",
        "phase": "recruitment",
        "units": {"Antiochia": ["guard garrison"]},
        "hands": {"imperial": ["theodora"], "barbarian": ["basileus", "2 pope"]},
    }
    war = GAME.editor.from_position(position)
    assert GAME.rules.view(war, IMPERIAL)["pool_seen"] is None
    GAME.rules.apply(war, "play:theodora-intervenes")
    # the enemy is asked whether he cancels it, whatever he holds
    GAME.rules.apply(war, "pass")
    assert GAME.rules.view(war, IMPERIAL)["pool_seen"] == war.pool
    assert GAME.rules.view(war, BARBARIAN)["pool_seen"] is None
    assert GAME.rules.determinize(GAME.rules.view(war, IMPERIAL), Rng("1")).opts == war.opts

"""Explanations: the lines of a decision, their order and reasons, out of what the side may see."""

from polemos.bots.greedy import GreedyBot
from polemos.bots.search import Line, SearchBot
from polemos.kernel.flow import choose
from polemos.match.games import find
from polemos.match.seat import Seat
from polemos.study.explain import LINES, Hint, Reason, adviser, explain, reasons_of
from polemos.study.looks import Looks, alternatives
from toy.game import GAME


def test_reasons_are_the_greatest_differences_and_no_trifles() -> None:
    mine = {"town": 6.0, "money": 1.0, "hand": 0.5, "risk": -2.0, "same": 3.0}
    others = {"town": 2.0, "money": 3.0, "hand": 0.52, "same": 3.0}
    assert reasons_of(mine, others) == (Reason("town", 4.0), Reason("money", -2.0), Reason("risk", -2.0))
    assert reasons_of(mine, mine) == ()


def test_what_the_bot_would_do_comes_first_with_all_that_it_looked_at() -> None:
    game = find("belisarius")
    state = game.rules.new("1", seed="explain")
    while len(game.advisor.proposals(state)) < 4:
        choose(state, game.advisor.candidates(state)[0])
    bot = adviser(game)
    assert isinstance(bot, SearchBot)
    found = Hint(Seat(game, state, "seat"), bot, "worlds")()
    alone = SearchBot(bot.budget).choose(Seat(game, state, "seat"))
    assert found.lines[0].choice == alone
    assert len(found.lines) == LINES == len({line.choice for line in found.lines})
    assert {line.choice for line in found.lines} <= {line.choice for line in bot.lines}
    assert all(line.low <= line.mean <= line.high for line in found.lines)
    assert any(line.reasons for line in found.lines)


def test_explanations_do_not_know_what_the_side_does_not() -> None:
    """Two states that differ in what is hidden from a side alone, and by the coming dice, are explained alike."""
    state, kinds = GAME.rules.new("long", seed="secret"), range(3)
    while sum(state.hand[(1 - state.actor) * 3 :][:3]) < 2 or len(state.opts) < 3:
        choose(state, state.opts[-1])
    other = GAME.rules.copy(state)
    other.dice_one += 17
    mine = state.actor
    theirs = [(1 - mine) * 3 + k for k in kinds]
    other.hand = [*state.hand]
    other.pool = [*state.pool]
    swap = next(k for k in kinds if (state.pool[k] and not state.hand[theirs[k]]) or state.pool[k] > 1)
    had = next(k for k in kinds if state.hand[theirs[k]] and k != swap)
    other.hand[theirs[had]] -= 1
    other.hand[theirs[swap]] += 1
    other.pool[swap] -= 1
    other.pool[had] += 1
    assert GAME.rules.view(state, mine) == GAME.rules.view(other, mine)
    assert other.hand != state.hand
    first, second = (Hint(Seat(GAME, one, "s"), GreedyBot(), "w")() for one in (state, other))
    assert first == second


def test_few_proposals_are_filled_up_and_a_given_choice_is_explained() -> None:
    game = find("syracuse")
    state = game.rules.new("1", seed="explain")
    while len(state.opts) < 6:
        choose(state, game.advisor.candidates(state)[0])
    seat = Seat(game, state, "seat")
    looks = Looks(game, seat.view(), seat.side, "w", ahead=0)
    wide = alternatives(game, looks.world(0), seat.choices, 5)
    assert len(wide) == 5 == len(set(wide)) and set(wide) <= set(state.opts)
    chosen = wide[3]
    found = explain(game, seat, chosen, [Line(wide[1], [1.0]), Line(wide[2], [2.0])], "w")
    assert [line.choice for line in found.lines] == [chosen, wide[2], wide[1]]

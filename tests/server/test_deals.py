"""What two people at two places agree on: taking back, a draw, a rematch; and giving up. Who may, and who may not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from polemos.kernel.errors import BadInput
from polemos.match.record import parse
from polemos.match.replay import replay
from polemos.match.verify import verify
from server.door import Person, opened
from server.two import Two, come, met
from toy.game import GAME


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    with opened(tmp_path) as door:
        yield met(door)


# ---------------------------------------------------------------- taking back


def test_one_takes_back_by_himself_until_the_other_is_asked(two: Two) -> None:
    two.choose("advance:red-1")
    table = two.sees(two.red)
    assert table["decides"] == "red"
    assert table["undo"]
    assert table["deals"]["ask_undo"] == ""
    two.refused(two.red, "undo", "nothing-to-ask")
    assert two.red.act(two.match, "undo", 1, side="red")["table"]["n"] == 0
    two.choose("advance:red-1")
    while two.red.table(two.match)["decides"] == "red":
        two.choose()
    table = two.sees(two.red)
    assert table["undo"] == ""
    assert table["deals"]["ask_undo"]
    assert two.deals(two.blue)["ask_undo"] == ""


def test_without_the_word_of_the_other_it_is_refused(two: Two) -> None:
    two.choose("offer-truce")
    two.red.problem("POST", f"{two.path}/undo", 409, "needs-consent", json={"n": 1, "side": "red"})
    assert two.red.table(two.match)["n"] == 1


def row_of(two: Two) -> Any:
    return two.door.repository.store.find(two.match["id"])


def test_what_the_other_has_answered_goes_back_with_his_word_and_replays(two: Two) -> None:
    two.choose("offer-truce")
    assert two.choose("decline") == "blue"
    before = two.sees(two.red)
    asked = two.proposes(two.red, "undo")["deals"]
    assert asked["standing"] == [{**asked["standing"][0], "kind": "undo", "side": "red", "mine": True, "to": 0}]
    # the other is shown that it is asked, and to what moment; a third sees that as well, and may do nothing
    (seen,) = two.deals(two.blue)["standing"]
    assert (seen["mine"], seen["to"], seen["declined"]) == (False, 0, False)
    assert two.third.table(two.match)["deals"]["may"] == []
    wanted = two.body(two.blue, "accept", "undo")
    for who, side, status, code in (
        (two.red, "red", 403, "own-deal"),
        (two.third, "blue", 403, "not-your-seat"),
        (two.door.person(), "blue", 404, "no-match"),
        (two.red, "blue", 403, "not-your-seat"),
    ):
        who.problem("POST", f"{two.path}/deals/reply", status, code, json={**wanted, "side": side})
    two.blue.problem(
        "POST", f"{two.path}/deals/reply", 403, "deal-of-other", json=two.body(two.blue, "withdraw", "undo")
    )
    table = two.replies(two.blue, "accept", "undo")
    assert (table["n"], table["decides"], table["rewound"]) == (0, "red", before["rewound"] + 1)
    assert table["deals"]["standing"] == []
    two.choose()
    record = parse(two.door.repository.live(row_of(two)).keeping.anew().read(), "r")
    assert len(record.entries) == 1
    assert replay(GAME, record, strict=True).n == 1
    two.blue.problem("POST", f"{two.path}/deals/reply", 409, "deal-gone", json=wanted)


def test_behind_what_has_come_out_as_well(two: Two) -> None:
    two.choose("pass")
    two.red.problem("POST", f"{two.path}/undo", 409, "needs-consent", json={"n": 1, "side": "red"})
    two.blue.problem("POST", f"{two.path}/undo", 422, "bad-input", json={"n": 1, "side": "blue"})
    assert two.sees(two.red)["undo"] == ""
    two.proposes(two.red, "undo")
    assert two.replies(two.blue, "accept", "undo")["n"] == 0


def test_promised_dice_fall_again_and_are_verified_when_both_have_ended_it(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        two = met(door, seed="")
        two.choose("pass")
        kept = door.repository.live(row_of(two)).keeping.anew()
        first = kept.read()
        two.proposes(two.red, "undo")
        two.replies(two.blue, "accept", "undo")
        two.choose("pass")
        assert kept.read() == first
        two.proposes(two.red, "draw")
        two.replies(two.blue, "accept", "draw")
        taken = tmp_path / "taken.jsonl"
        taken.write_text(two.blue.get(f"{two.path}/record").text)
        found = verify(taken)
        assert found.over
        assert found.record.header.fair is not None
        assert found.record.header.fair.secret
        # an end that cannot be is found at its own line
        taken.write_text(taken.read_text().replace('"end": "draw"', '"end": "surrender", "side": "green"'))
        with pytest.raises(BadInput, match=rf"line {len(taken.read_text().splitlines())}: .*unknown side 'green'"):
            verify(taken)
        # the next game has a promise of its own
        two.proposes(two.red, "rematch")
        new = two.replies(two.blue, "accept", "rematch")["deals"]["next"]
        row = door.repository.store.find(new)
        assert row is not None
        fair = parse(door.repository.live(row).keeping.anew().read(), "r").header.fair
        assert fair is not None
        assert fair.commitment != found.record.header.fair.commitment


@pytest.mark.parametrize("kind", ["undo", "draw"])
def test_declined_is_told_and_not_asked_again_at_once(two: Two, kind: str) -> None:
    two.choose("offer-truce")
    two.choose("decline")
    two.proposes(two.red, kind)
    two.refused(two.red, kind, "deal-stands")
    assert two.replies(two.blue, "decline", kind)["deals"]["standing"][0]["declined"]
    assert two.deals(two.red)["standing"][0]["declined"]
    two.refused(two.red, kind, "deal-declined")
    two.choose()
    assert two.deals(two.red)["standing"] == []


@pytest.mark.parametrize("kind", ["undo", "draw", "rematch"])
def test_the_list_of_games_tells_whom_a_proposal_waits_for(two: Two, kind: str) -> None:
    def told(who: Person) -> str:
        (line,) = [one for one in who.asks("GET", "/api/matches")["matches"] if one["id"] == two.match["id"]]
        return str(line["asked"])

    if kind == "undo":
        two.choose("pass")
    elif kind == "rematch":
        two.gives_up(two.blue)
    assert (told(two.red), told(two.blue)) == ("", "")
    two.proposes(two.red, kind)
    assert (told(two.red), told(two.blue)) == ("", kind)
    two.replies(two.blue, "decline", kind)
    assert (told(two.red), told(two.blue)) == ("", "")


@pytest.mark.parametrize("kind", ["undo", "draw"])
def test_withdrawn_is_gone_and_may_come_again(two: Two, kind: str) -> None:
    two.choose("offer-truce")
    two.choose("decline")
    two.proposes(two.red, kind)
    wanted = two.body(two.blue, "accept", kind)
    assert two.replies(two.red, "withdraw", kind)["deals"]["standing"] == []
    two.blue.problem("POST", f"{two.path}/deals/reply", 409, "deal-gone", json=wanted)
    assert two.proposes(two.red, kind)["deals"]["standing"]


def test_whoever_plays_on_has_declined(two: Two) -> None:
    two.proposes(two.blue, "draw")
    assert two.choose("offer-truce") == "red"
    assert two.deals(two.blue)["standing"] == []
    two.proposes(two.red, "draw")
    two.proposes(two.red, "undo")
    wanted = two.body(two.blue, "accept", "draw")
    assert two.choose("decline") == "blue"
    assert two.deals(two.red)["standing"] == []
    two.blue.problem("POST", f"{two.path}/deals/reply", 409, "deal-gone", json=wanted)


def test_whoever_proposes_a_draw_may_play_on(two: Two) -> None:
    two.proposes(two.red, "draw")
    assert two.choose("offer-truce") == "red"
    assert [one["kind"] for one in two.deals(two.blue)["standing"]] == ["draw"]


def test_alone_or_against_a_bot_it_is_as_it_was(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        owner = door.person()
        match = owner.begin(options=["truce"], seed="4")
        owner.choose(match, 0, "offer-truce", "red")
        table = owner.table(match, "red")
        assert table["decides"] == "blue"
        assert table["undo"]
        assert table["deals"] == {
            "standing": [],
            "ask_undo": "",
            "may": ["surrender", "agree-draw"],
            "clock": None,
            "contest": None,
            "next": "",
            "late": None,
        }
        assert owner.act(match, "undo", 1, side="red")["table"]["n"] == 0
        # nor does anybody have to be asked before he has come
        owner.asks("POST", f"/api/matches/{match['id']}/invitations", 201, json={"side": "blue"})
        owner.choose(match, 0, "offer-truce", "red")
        assert owner.table(match, "red")["deals"]["may"] == ["surrender", "late"]
        assert owner.act(match, "undo", 1, side="red")["table"]["n"] == 0


# ---------------------------------------------------------------- draw and surrender


def test_a_draw_that_both_agree_on_ends_the_match(two: Two) -> None:
    two.choose("offer-truce")
    assert two.deals(two.red)["may"] == ["surrender", "draw", "late"]
    two.proposes(two.red, "draw")
    table = two.replies(two.blue, "accept", "draw")
    assert (table["over"], table["decides"], table["question"]) == (True, None, None)
    assert (table["result"]["winner"], table["result"]["outlook"]) == ("draw", "Both sides agreed on a draw.")
    (line,) = two.blue.asks("GET", "/api/matches")["matches"]
    assert (line["over"], line["winner"], line["ended"]) == (True, "draw", "draw")
    two.refused(two.red, "draw", "over")
    two.refused(two.red, "undo", "nothing-to-ask")
    record = two.third.get(f"{two.path}/record").text
    assert record.endswith('{"n": 1, "end": "draw"}\n')
    assert "Both sides agreed on a draw." in two.red.get(f"{two.path}/page.html").text
    # and the record comes in again as what it is
    again = two.blue.asks("POST", "/api/matches/upload", 201, json={"record": record})
    assert (again["over"], again["ended"]) == (True, "draw")
    # the moments before are as they were
    assert not two.red.table(two.match, n=0)["over"]
    assert two.red.table(two.match, n=1)["result"]["winner"] == "draw"


def test_who_gives_up_has_lost_whoever_decides(two: Two) -> None:
    assert two.red.table(two.match)["decides"] == "red"
    with two.red.live(two.match["id"]) as socket:
        socket.receive_json()
        table = two.gives_up(two.blue)
        pulses = [socket.receive_json()]
        assert pulses[-1]["over"]
    assert (table["result"]["winner"], table["result"]["outlook"]) == ("red", "Blue surrendered.")
    assert two.red.table(two.match, "red", language="ja")["result"]["outlook"] == "青が投了しました。"
    (line,) = two.red.asks("GET", "/api/matches")["matches"]
    assert (line["winner"], line["ended"], line["decides"]) == ("red", "surrender", None)
    assert not two.sees(two.red)["access"]["sealed"]
    for who in (two.red, two.blue):
        body = {"n": 0, "side": two.side(who)}
        who.problem("POST", f"{two.path}/surrender", 409, "over", json=body)
        who.problem("POST", f"{two.path}/choose", 409, "illegal-choice", json={"n": 0, "choice": "pass"})


def test_nobody_gives_up_for_another_nor_at_a_moment_he_has_not_seen(two: Two) -> None:
    for who, side, status, code in (
        (two.red, "blue", 403, "not-your-seat"),
        (two.third, "red", 403, "not-your-seat"),
        (two.door.person(), "red", 404, "no-match"),
    ):
        who.problem("POST", f"{two.path}/surrender", status, code, json={"n": 0, "side": side})
        who.problem("POST", f"{two.path}/deals", status, code, json={"n": 0, "side": side, "kind": "draw"})
    two.choose()
    two.red.problem("POST", f"{two.path}/surrender", 409, "stale", json={"n": 0, "side": "red"})
    assert not two.red.table(two.match)["over"]


def test_against_a_bot_one_gives_up_and_nobody_answers_an_offer(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        owner = door.person()
        match = owner.begin(seats={"blue": "greedy"})
        path, table = f"/api/matches/{match['id']}", owner.settled(match, "red")
        assert table["deals"]["may"] == ["surrender"]
        body = {"n": table["n"], "side": "red"}
        owner.problem("POST", f"{path}/deals", 409, "nobody-to-ask", json={**body, "kind": "draw"})
        assert owner.asks("POST", f"{path}/surrender", json=body)["result"]["winner"] == "blue"
        owner.problem("POST", f"{path}/deals", 409, "nobody-to-ask", json={**body, "kind": "rematch"})


def test_two_at_one_screen_agree_at_once(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        owner = door.person()
        match = owner.begin()
        body = {"n": 0, "side": "red", "kind": "draw"}
        table = owner.asks("POST", f"/api/matches/{match['id']}/deals", json=body)
        assert (table["over"], table["result"]["winner"]) == (True, "draw")


def test_proposals_outlive_the_server_and_end_with_the_seat(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        two = met(door)
        two.proposes(two.red, "draw")
        cookies = {name: dict(getattr(two, name).cookies) for name in ("red", "blue")}
    with opened(tmp_path) as door:
        for name, kept in cookies.items():
            person = door.person()
            person.cookies.update(kept)
            setattr(two, name, person)
        assert [one["kind"] for one in two.deals(two.blue)["standing"]] == ["draw"]
        two.red.asks("DELETE", f"{two.path}/invitations/{two.seat}", 204)
        assert two.red.table(two.match, "red")["deals"]["standing"] == []
        two.blue.problem("GET", f"{two.path}/table", 404, "no-match")


# ---------------------------------------------------------------- again


@pytest.mark.parametrize(("swap", "sides"), [(True, ("blue", "red")), (False, ("red", "blue"))])
def test_a_rematch_takes_both_and_who_looks_on_to_a_new_match(two: Two, swap: bool, sides: tuple[str, str]) -> None:
    two.refused(two.red, "rematch", "nobody-to-ask")
    two.gives_up(two.red)
    assert two.deals(two.blue)["may"] == ["rematch"]
    two.proposes(two.blue, "rematch", swap=swap)
    two.blue.problem("POST", f"{two.path}/deals/reply", 403, "own-deal", json=two.body(two.blue, "accept", "rematch"))
    new = two.replies(two.red, "accept", "rematch")["deals"]["next"]
    assert new
    assert two.deals(two.blue)["next"] == two.third.table(two.match)["deals"]["next"] == new
    match = {"id": new}
    for who, side in zip((two.red, two.blue), sides, strict=True):
        places = {one: "here" if one == side else "elsewhere" for one in ("red", "blue")}
        table = who.table(match, side)
        assert (table["access"]["places"], table["n"], table["over"]) == (places, 0, False)
        other = "blue" if side == "red" else "red"
        who.problem("GET", f"/api/matches/{new}/table", 403, "not-your-seat", params={"side": other})
    assert two.third.table(match)["access"]["role"] == "spectator"
    two.door.person().problem("GET", f"/api/matches/{new}", 404, "no-match")
    line = two.red.asks("GET", f"/api/matches/{new}")
    assert (line["options"], line["scenario"]) == (["truce"], two.match["scenario"])
    row = two.door.repository.store.find(new)
    assert row is not None
    assert parse(two.door.repository.live(row).keeping.anew().read(), "r").header.seed != "4"
    two.refused(two.blue, "rematch", "rematch-made")
    # a next match that is gone may be had anew
    two.red.asks("DELETE", f"/api/matches/{new}", 204)
    assert two.deals(two.blue)["next"] == ""
    assert two.proposes(two.red, "rematch")["deals"]["standing"]


def test_a_rematch_may_be_declined_and_asked_for_by_the_other(two: Two) -> None:
    two.gives_up(two.red)
    two.proposes(two.red, "rematch")
    assert two.replies(two.blue, "decline", "rematch")["deals"]["standing"][0]["declined"]
    assert two.proposes(two.blue, "rematch")["deals"]["standing"][0]["side"] == "blue"
    assert two.replies(two.red, "accept", "rematch")["deals"]["next"]


def test_a_rematch_begins_at_the_same_position(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        red = door.person()
        match = red.begin(position={"game": "duel"})
        blue, seat = come(door, red, match, "blue")
        two = Two(door, match, red, blue, door.person(), seat)
        two.gives_up(red)
        two.proposes(red, "rematch")
        new = two.replies(blue, "accept", "rematch")["deals"]["next"]
        table = blue.table({"id": new}, "red")
        assert table["scene"] == red.table(match, "red", n=0)["scene"]


def test_a_lesson_is_neither_given_up_nor_drawn(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        owner = door.person()
        lesson = owner.asks("GET", "/api/games/belisarius/teaching")["lessons"][0]["name"]
        match = owner.asks("POST", f"/api/games/belisarius/lessons/{lesson}", 201)
        table = owner.table(match)
        side = table["access"] and next(one for one, place in table["access"]["places"].items() if place == "here")
        assert table["deals"]["may"] == []
        body = {"n": table["n"], "side": side}
        owner.problem("POST", f"/api/matches/{match['id']}/surrender", 409, "lesson-ends", json=body)

"""Leaders and what they command [5.0, 6.1, 6.2], from the clauses."""

import pytest

from rulebook.sparta_vs_athens.operations import athens, sparta

FLEET = ["athens_nsp_1", "athens_nsp_2"]


@pytest.mark.clause("5.0a", "6.1f")
def test_a_leader_takes_any_number_of_units_or_none() -> None:
    t = athens({"athens": [*FLEET, "athens_lsp_1", "nicias", "conon"]}, government=12)
    t.copy().does("lead:nicias", "take-all").may("move:ceos")
    t.copy().does("lead:nicias", "take:athens_nsp_1", "move:ceos", "stop").does("lead:conon", "take:athens_nsp_2")
    t.does("lead:nicias").may("move:oenoe").may_not("move:ceos", "7.1c")


@pytest.mark.clause("6.1a", "6.1d", "7.3a")
def test_he_has_the_points_on_his_counter() -> None:
    t = athens({"athens": [*FLEET, "nicias"], "samos": ["athens_nsp_3", "conon"]}, government=12)
    t.does("lead:nicias", "take-all")
    assert t.state.points == 9
    for place in ("ceos", "athens", "ceos", "athens", "ceos", "athens", "ceos", "athens"):
        t.does(f"move:{place}")
    assert t.state.points == 1
    t.does("move:ceos").may_not("move:athens", "7.3b").may("stop")


@pytest.mark.clause("6.1e")
def test_he_commands_in_one_locale() -> None:
    t = athens({"athens": ["athens_nsp_1", "nicias"], "ceos": "athens_nsp_2"})
    t.does("lead:nicias").may_not("take:athens_nsp_2", "6.1e")


@pytest.mark.clause("5.0d", "5.0c")
def test_another_leader_goes_with_him_and_leads_nobody_else() -> None:
    t = athens({"athens": [*FLEET, "nicias", "conon", "thrasyllus"]}, government=12)
    t.does("lead:nicias", "take-all", "take:conon", "move:ceos", "stop")
    assert t.at("ceos") == [*FLEET, "nicias", "conon"]
    t.may_not("lead:conon", "4.1a").may("lead:thrasyllus")


@pytest.mark.clause("5.0c", "6.1f")
def test_no_unit_serves_under_two() -> None:
    t = athens({"athens": [*FLEET, "nicias", "conon"]}, government=12)
    t.does("lead:nicias", "take:athens_nsp_1", "move:ceos", "move:athens", "stop", "lead:conon")
    t.may_not("take:athens_nsp_1", "6.1f").may("take:athens_nsp_2")


@pytest.mark.clause("7.0a", "2.3e", "7.4c")
def test_only_units_and_leaders_go() -> None:
    t = sparta({"sparta": ["sparta_lsp_1", "agis"], "tegea": ["tegea_lsp", "brasidas"]})
    t.does("lead:agis", "take-all")
    # the garrison of seven is nothing that could be taken
    assert [text for text in t.choices() if text.startswith(("take", "drop"))] == ["drop:sparta_lsp_1"]


@pytest.mark.clause("9.0l")
def test_the_besieged_are_led_nowhere() -> None:
    siege = {"besieging": {"potidaea": ["tegea_lsp"]}, "inside": {"potidaea": ["athens_lsp_10"]}}
    pieces = {"potidaea": ["athens_lsp_10", "nicias", "tegea_lsp"], "samos": ["conon", "athens_nsp_1"]}
    t = athens(pieces, government=12, **siege)
    t.may_not("lead:nicias", "9.0l").may("lead:conon")


@pytest.mark.clause("9.0l")
def test_friends_outside_may_come_and_go() -> None:
    siege = {"besieging": {"potidaea": ["tegea_lsp"]}, "inside": {"potidaea": ["athens_lsp_10"]}}
    t = athens({"potidaea": ["athens_lsp_10", "athens_lsp_1", "nicias", "tegea_lsp"]}, **siege)
    t.may("lead:nicias").does("lead:nicias").may("take:athens_lsp_1").may_not("take:athens_lsp_10", "9.0l")


@pytest.mark.clause("9.0l", "9.1g")
def test_a_leader_who_is_shut_in_does_not_lead_friends_outside() -> None:
    siege = {"besieging": {"potidaea": ["tegea_lsp"]}, "inside": {"potidaea": ["athens_lsp_10", "nicias"]}}
    t = athens({"potidaea": ["athens_lsp_10", "athens_lsp_1", "nicias", "demosthenes", "tegea_lsp"]}, **siege)
    t.may_not("lead:nicias", "9.0l").does("lead:demosthenes").may_not("take:nicias", "9.0l")
    assert t.position()["inside"] == {"potidaea": ["athens_lsp_10", "nicias"]}


@pytest.mark.clause("6.6a", "9.0l")
def test_a_leader_who_is_put_among_the_besieged_shares_their_lot() -> None:
    siege = {"besieging": {"potidaea": ["tegea_lsp"]}, "inside": {"potidaea": ["athens_lsp_10"]}}
    pieces = {"potidaea": ["athens_lsp_10", "tegea_lsp"], "athens": ["athens_lsp_1", "nicias"]}
    t = athens(pieces, **siege).does("done", "redeploy:nicias", "place:potidaea")
    assert t.position()["inside"] == {"potidaea": ["athens_lsp_10", "nicias"]}


@pytest.mark.clause("6.1c", "6.2d", "7.9d")
def test_his_naval_shift_is_added_and_shows_who_he_is() -> None:
    pieces = {"athens": [*FLEET, "phormio"], "ceos": ["peloponnesian_nsp_1", "mindarus", "agis"]}
    t = athens(pieces, dice=[3, 2], government=3).does("lead:phormio", "take-all", "move:ceos", "go-on", "intercept")
    # 3 and Mindarus' 2 against 2 and Phormio's 3
    said = t.event("intercepted")
    assert (said["ours"], said["theirs"]) == (5, 5)
    assert {e["unit"] for e in t.events("commands-at-sea")} == {"phormio", "mindarus"}
    shown = {piece for piece, yes in enumerate(t.state.shown) if yes}
    assert len(shown) == 2


@pytest.mark.clause("6.1b", "7.9c")
def test_no_leader_is_needed_to_intercept() -> None:
    t = athens({"athens": [*FLEET, "nicias"], "ceos": "peloponnesian_nsp_1"}, dice=[6, 1, 1, 3, 3])
    t.does("lead:nicias", "take-all", "move:ceos", "go-on")
    assert t.asked == "Interception" and t.decider == "sparta"
    t.does("intercept")
    assert t.event("intercepted")["ours"] == 6


@pytest.mark.clause("6.2b")
def test_an_unnamed_leader_leads_without_a_shift() -> None:
    pieces = {"athens": [*FLEET, "athens-b"], "ceos": "peloponnesian_nsp_1"}
    t = athens(pieces, dice=[1, 2]).does("lead:athens-b", "take-all", "move:ceos", "go-on", "intercept")
    assert t.event("slips-past")["theirs"] == 2 and not t.events("commands-at-sea")
    assert t.state.points == 5


@pytest.mark.clause("2.9c", "qa.96a")
def test_allies_serve_under_one_leader_of_their_side() -> None:
    t = sparta({"tegea": ["tegea_lsp", "ambracia_lsp", "sparta_lsp_1", "agis"]}).does("lead:agis", "take-all")
    t.does("move:mantinea", "stop")
    assert t.at("mantinea") == ["sparta_lsp_1", "tegea_lsp", "ambracia_lsp", "agis"]
    # no force needs a Spartan in it
    sparta({"tegea": ["tegea_lsp", "agis"]}).does("lead:agis", "take-all").may("move:mantinea")


@pytest.mark.clause("7.3c", "tbl.ops.b")
def test_a_siege_costs_five_points_besides_the_way_there() -> None:
    army = ["athens_lsp_1", "athens_lsp_2", "athens-b"]
    near = athens({"oenoe": army}).does("lead:athens-b", "take-all", "move:megara")
    # one of his six points was for the way
    assert near.state.points == 5
    near.may("besiege:megara")
    far = athens({"athens": army}).does("lead:athens-b", "take-all", "move:oenoe", "move:megara")
    far.may_not_by("besiege:megara", "9.0b")


@pytest.mark.clause("7.3d")
def test_to_go_on_with_a_siege_costs_five_points_again() -> None:
    siege = {"besieging": {"megara": ["athens_lsp_1", "athens_lsp_2"]}, "inside": {"megara": ["megara_lsp"]}}
    t = athens({"megara": ["athens_lsp_1", "athens_lsp_2", "athens_lsp_3", "megara_lsp", "athens-b"]}, **siege)
    t.does("lead:athens-b", "take-all").may("besiege:megara")
    # with four left he cannot
    t.does("drop:athens_lsp_1", "drop:athens_lsp_2", "move:oenoe", "move:megara").may_not_by("besiege:megara", "9.0b")


@pytest.mark.clause("7.9d", "7.10b")
def test_a_leader_who_is_not_with_the_ships_gives_them_nothing() -> None:
    pieces = {"athens": [*FLEET, "nicias"], "ceos": "peloponnesian_nsp_1", "elis": ["elis_lsp_1", "lysander"]}
    t = athens(pieces, dice=[2, 2]).does("lead:nicias", "take-all", "move:ceos", "go-on", "intercept")
    said = t.event("slips-past")
    assert (said["ours"], said["theirs"]) == (2, 3)
    assert [e["unit"] for e in t.events("commands-at-sea")] == ["nicias"]

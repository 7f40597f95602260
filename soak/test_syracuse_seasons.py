"""A whole turn of Syracuse in summer and in autumn, played on the page by two people at one screen."""

from browser.sicily import DIE, Turn, begin
from browser.site import Site, expect

SUMMER = {
    "turn": 3,
    "phase": "D4",
    "side": "athens",
    "advantage": "syracuse",
    "initiative": "syracuse",
    "supply": {"athens": 1, "syracuse": 3},
    "works": {"camp": "built", "A1": "built", "labdalon": "athens"},
    "pieces": {
        "T16": ["NIC", "AH1", "AH2"],
        "labdalon": ["LAM", "AA1"],
        "M12": ["AT1", "AT2"],
        "M9": "AT3",
        "camp": "AH5",
        "SYR": ["HER", "SH1", "SC1", "SC2"],
        "M7": ["ST1", "ST2", "ST3"],
        "M6": "ST4",
        "T6": "SH3",
        "T14": "SH2",
    },
    "due": {"SH6": 4, "SH7": 4, "SP1": 4, "SC4": 4, "GYL": 4},
    "hands": {"athens": ["S22a"]},
    "draws": ["S2", "S13", "S3", "S12s", "S9", "S11", "S16", "S15a"],
    "dice": [3, 3, 1, 1, 5, 2, 4, 4, 5, 2, 2, 6, 5, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6],
}


def test_summer_with_battles_at_sea_and_for_a_fort(site: Site) -> None:
    t = Turn(site, begin(site, SUMMER))
    page = site.play(t.match)

    # the end of spring: supplies; then the dice for the initiative, and the Advantage is kept
    t.asks("Athens: your decision")
    site.take("play:S22")
    t.told("The supply marker of Athens moves to 2.", "The supply marker of Athens moves to 3.")
    t.told("Athens rolls 2, Syracuse 7: Syracuse has the initiative.", "Action points: Athens 2, Syracuse 5.")
    t.passes("Do you use the Advantage for two more action points?")

    # B2: Gylippus and his troops, in either of two zones
    t.asks("Where do you place Lacedaemonian marines, just arrived?")
    t.goes("place:T3", "place:T3", "place:T3", "place:T2", "place:T3")
    t.told("Arrived in Leon (T2): Sicilian allied horse.", "Arrived in Leontini road (T3): Gylippus.")

    # B3: the fleet comes out; a leader of the best acts for nothing
    site.take("declare:4")
    site.take("action:M7", "take-ships")
    t.goes("move:M9")
    site.take("action:T3", "take:GYL", "take:SH6", "take:SH7")
    t.told("Syracuse acts in Leontini road (T3) for nothing.")
    t.goes("move:T5")
    site.take("done", "done")

    # two battles, in the order of whoever attacks: at sea, with a chit of each side
    t.foretold(site.choice("storm:labdalon"), "Attack on a fort", "3:2")
    t.foretold(site.choice("fight:M9"), "Battle in Great Harbour (M9)", "3:1")
    t.goes("fight:M9")
    t.asks("Syracuse: your decision", "column 3:1")
    site.take("play:S3")
    t.asks("Athens: your decision", "column 4:1")
    site.take("play:S2")
    t.passes(DIE)
    site.take("hit:ST1")
    t.told(
        "30 PF against 10, 3:1; column 3:1, die modifier -1.",
        "Battle in Great Harbour (M9): column 3:1, die 4. Attacker 1/4, defender 3/4.",
        "Reduced in Great Harbour (M9): Syracusan squadron I.",
    )
    t.goes("retreat:M12")
    t.goes("storm:labdalon")
    t.passes(DIE)
    t.told(
        "attack on a fort: -2",
        "Battle in Fort Labdalon: column 3:2, die 4. Attacker R, defender 3/4.",
        "Lamachus falls in Fort Labdalon.",
        "Syracuse takes Fort Labdalon.",
    )
    site.take("occupy:SH6", "done")

    # the other hands
    site.take("declare:1")
    site.take("done")
    site.take("done")
    site.take("done")

    # C: two counter-walls, one of them by a chit; Plemmyrion in time
    site.take("pass", "play:S12")
    t.goes("build:2A")
    site.take("pass", "play:S13")
    t.told(
        "Syracuse throws 3 construction dice.",
        "Syracuse builds: counter-wall 1A.",
        "Syracuse builds: counter-wall 2A.",
        "Athens plays S13 Fort.",
        "Athens builds: Fort Plemmyrion.",
    )
    t.stands(_1A="built", _2A="built", Plemmyrion="Athens", Labdalon="Syracuse", chain="not built")

    # D
    site.take("take:SH2", "redeploy:SYR", "done", "done", "pass")
    t.told("Redeployed from Anapus plain (T14) to Syracuse and Ortygia: Syracusan hoplites II.")
    t.told("Attrition of Syracuse in Great Harbour (M9): 4 on the die as modified.", "A new turn: Autumn 414")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Autumn 414")


AUTUMN = {
    "turn": 8,
    "phase": "D4",
    "side": "athens",
    "advantage": "syracuse",
    "initiative": "syracuse",
    "plemmyrion": "in time",
    "supply": {"athens": 2, "syracuse": 2},
    "works": {
        "camp": "built",
        "A1": "built",
        "1A": "built",
        "chain": "built",
        "plemmyrion": "athens",
        "syke": "athens",
    },
    "pieces": {
        "T11": ["NIC", "AH1-", "AH2"],
        "olympieion": "SA1",
        "M12": ["AT1", "AT2"],
        "camp": "AH5",
        "syke": ["AH6", "DEM"],
        "SYR": ["HER", "SH1"],
        "M7": ["ST1", "ST2"],
        "M6": "ST4",
        "T14": "SH2",
    },
    "dead": ["SH3", "SH4", "AC1"],
    "hands": {"athens": ["S22a"]},
    "draws": ["S2", "S13", "S9", "S12s"],
    "dice": [3, 4, 6, 6, 1, 2, 5, 4, 3, 2, 2, 5, 3, 4, 2, 3],
}


def test_autumn_with_a_siege_demolitions_and_the_end(site: Site) -> None:
    t = Turn(site, begin(site, AUTUMN))
    page = site.play(t.match)

    # the end of summer: supplies in spite of the chain, and the siege of a fort
    site.take("play:S22")
    t.asks("Syracuse: your decision", "Siege of Fort Olympieion", "the die of Athens shows 4", "Fort Olympieion falls")
    t.passes(DIE)
    t.told(
        "The supply marker of Athens moves to 3.",
        "The supply marker of Athens moves to 2.",
        "Siege of Fort Olympieion by Athens: 6 on the die as modified.",
        "Eliminated in Fort Olympieion: Slingers and archers.",
        "Athens takes Fort Olympieion.",
    )

    # B: the fleet puts out, the city marches
    t.passes("Do you use the Advantage for two more action points?")
    site.take("declare:3")
    site.take("action:M12", "take-ships")
    t.goes("move:M9")
    site.take("done")
    site.take("declare:2")
    site.take("action:SYR", "take-land")
    t.goes("move:T13")
    site.take("declare:4")
    site.take("done")
    site.take("done")

    # C: the last year
    site.take("discard:S13")
    t.goes("build:A2")
    site.take("pass", "play:S12", "done", "done")
    t.told("Athens throws 2 construction dice.", "Athens builds: wall A2.", "Syracuse builds: counter-wall 2A.")

    # D: a leader restores a unit; chain and wall are pulled down, with one die rolled again
    site.take("recover:AH1")
    t.goes("demolish:chain")
    t.asks("the die of Athens shows 5", "destroys chain")
    t.passes(DIE)
    t.told("Restored in Olympieion (T11): Athenian hoplites I.", "Destroyed: chain.", "Athens is supplied again.")
    t.goes("demolish:A1")
    t.asks("Demolition of wall A1", "the die of Syracuse shows 2", "wall A1 stands")
    site.take("roll-again")
    t.asks("Athens: your decision", "the die of Syracuse shows 3", "destroys wall A1")
    t.passes(DIE)

    # the war is over, and the points are counted
    result = page.get_by_role("dialog", name="The game is over")
    expect(result).to_contain_text("Athens")
    for line in ("Forts held", "Walls standing", "Enemy hoplites eliminated"):
        expect(result).to_contain_text(line)
    expect(result).to_contain_text("17")
    page.keyboard.press("Escape")
    t.told("Destroyed: wall A1.", "The game is decided by points. The winner: Athens.")

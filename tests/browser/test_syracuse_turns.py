"""A whole turn of Syracuse in each season, played on the page by two people at one screen."""

from browser.sicily import Turn, begin
from browser.site import Site, expect

INITIATIVE = "after the dice for action points"
ARRIVALS = "before the reinforcements"
OPTIONAL = "optional reinforcements"
OWN_HAND = "before your hand"
HIS_HAND = "before the enemy acts"
OWN_BATTLES = "before your battles"
HIS_BATTLES = "before the enemy's battles"
IN_BATTLE = "do you play an event chit?"
DIE = "Do you use the Advantage to have it rolled again?"
OMENS = "Do you play S25 and take the Advantage, so as to have it rolled again?"
DICE = "before the construction dice"
BUILDING = "(construction)"
RECOVERY = "(recovery)"
SUPPLY = "(supply markers)"
WEARING = "(attrition and sieges)"
"""Of what a side is asked that could have something to play there by what all see: in two hands nothing is known."""

SPRING = {
    "turn": 2,
    "phase": "D5",
    "side": "syracuse",
    "advantage": "athens",
    "initiative": "athens",
    "supply": {"athens": 2, "syracuse": 2},
    "pieces": {
        "T12": ["NIC", "AH1", "AH2", "AA2"],
        "T17": "AA1",
        "CAT": ["LAM", "AH4", "AT9", "AT7", "AT8"],
        "M1": "AT4",
        "M2": "AT5",
        "M9": "AT1",
        "M12": "AT3",
        "T13": ["SH1-", "SA1"],
        "T14": "SC1",
        "T6": "SH3",
        "SYR": ["HER", "SH2", "SH5", "SC2"],
        "M7": "ST1",
        "M6": "ST2",
    },
    "due": {"AC1": 3, "AC2": 3},
    "hands": {"athens": ["S2"], "syracuse": ["S24"]},
    "draws": ["S12a", "S4", "S9", "S22s"],
    "dice": [1, 1, 1, 1, 4, 4, 1, 2, 5, 6, 5, 2, 1, 5, 1, 5, 2, 2, 1, 5, 6, 5],
}


def test_spring_by_land_and_sea(site: Site) -> None:
    t = Turn(site, begin(site, SPRING))
    page = site.play(t.match)

    # the end of winter: slingers go home
    t.asks("Syracuse: your decision")
    site.take("play:S24", "desert:AA2")
    t.told("Syracuse plays S24 Desertion.", "Out of the game: Rhodian slingers.")

    # A, B1: event draw, initiative, and the Advantage spent on points
    t.asks("Athens: your decision")
    t.told(
        "A new turn: Spring 414",
        "Athens draws S12 Wall (Athenian).",
        "Syracuse draws an event chit.",
        "Athens rolls 8, Syracuse 3: Athens has the initiative.",
    )
    site.take("use-advantage")
    t.told("Syracuse holds the Advantage.", "Action points: Athens 6, Syracuse 2.")

    # B3: from Catania over the sea to Leon
    t.told("Arrived in Catania: Athenian cavalry.")
    site.take("declare:4")
    site.take("action:CAT", "take-land")
    t.goes("ship:T2")
    t.told("4 pieces of Athens go from Catania to Leon (T2).")
    site.take("done")

    # over the river at horsemen, who ride off, and on at the foot behind them
    site.take("action:T12", "take:NIC", "take:AH1", "take:AH2")
    t.goes("move:T14")
    t.asks("Syracuse: your decision", "Does your cavalry ride off?")
    t.goes("withdraw:T10")
    t.asks("Athens: your decision", "One movement point is left.")
    t.foretold(
        site.lit("move:T13"), "Battle in Lysimeleia (T13)", "2:1", "50%", "Athens: no loss; Syracuse: every unit"
    )
    t.goes("move:T13")
    t.foretold(site.choice("done"), "Must be fought over", "T13")
    site.take("done")
    t.passes(DIE)
    t.told(
        "8 PF against 4, 2:1; column 2:1, die modifier +2.",
        "Battle in Lysimeleia (T13): column 2:1, die 5. Attacker R, defender A.",
        "Eliminated in Lysimeleia (T13): Syracusan hoplites I.",
        "Reduced in Lysimeleia (T13): Slingers and archers.",
    )
    t.goes("retreat:SYR")

    # hands alternate until neither has points
    site.take("declare:1")
    site.take("action:SYR", "take:HER", "take:SH2")
    t.goes("move:T9")
    site.take("done")
    site.take("declare:2")
    site.take("action:T13", "take:NIC", "take:AH2")
    t.goes("move:T17")
    site.take("done", "done")
    site.take("done")

    # C: a chit becomes a die; the camp, a wall, and a wall against it
    site.take("discard:S12a")
    t.told("Athens throws 4 construction dice.", "Athens has 3 construction points.")
    site.take("build:camp")
    t.goes("build:A1")
    t.asks("Syracuse: your decision")
    t.passes(DICE)
    t.goes("build:1A")
    t.told("Athens builds: wall A1.", "Syracuse builds: counter-wall 1A.")
    t.stands(camp="built", A1="built", _1A="built", A2="not built")

    # D1, D2: one chit is kept, pieces go where they are safe
    site.take("keep:S2", "take:AT1", "redeploy:M12", "take:AH2", "redeploy:camp", "done")
    site.take("keep:S22s", "take:SH2", "redeploy:SYR", "done")
    t.told(
        "Redeployed from Great Harbour (M9) to Athenian anchorage (M12): Athenian squadron I.",
        "Athens returns one chit.",
        "Syracuse returns S9 Cavalry.",
        "The supply marker of Athens moves to 3.",
        "Attrition of Athens in Leon (T2): 6 on the die as modified.",
        "Reduced in Leon (T2): Island hoplites.",
    )

    # D3 to D5 of Syracuse
    site.take("use-advantage", "recover:SA1", "play:S22")
    t.told(
        "Restored in Syracuse and Ortygia: Slingers and archers.",
        "Syracuse plays S22 Supplies.",
        "The supply marker of Syracuse moves to 3.",
        "A new turn: Summer 414",
    )
    expect(page.get_by_role("heading", level=1)).to_contain_text("Summer 414")


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


WINTER = {
    "turn": 5,
    "phase": "D4",
    "side": "syracuse",
    "advantage": "syracuse",
    "initiative": "athens",
    "plemmyrion": "in time",
    "supply": {"athens": 2, "syracuse": 2},
    "works": {"camp": "built", "A1": "built", "plemmyrion": "syracuse", "labdalon": "athens"},
    "pieces": {
        "T17": ["AH1-", "AH2-"],
        "camp": ["NIC", "AA1"],
        "labdalon": "AH4",
        "M12": "AT1",
        "T15": ["SH1", "SH4", "HER"],
        "T13": ["SH3", "SH5", "GYL"],
        "plemmyrion": "SA1",
        "SYR": ["SH2", "SC1"],
        "M7": ["ST1", "ST2"],
        "M6": "ST5",
    },
    "due": {"AT10": 6, "EUR": 6, "ST4": 6},
    "hands": {"syracuse": ["S22s"]},
    "draws": ["S2", "S13", "S7", "S12s", "S9", "S11", "S16", "S15a"],
    "dice": [3, 3, 3, 1, 2, 4, 5, 5, 5, 2, 6, 6, 6, 6, 6, 6, 5],
}


def test_winter_in_japanese_with_an_assault_on_the_camp(site: Site) -> None:
    site.setting(language="ja")
    t = Turn(site, begin(site, WINTER))
    page = site.play(t.match)
    expect(page.locator("html")).to_have_attribute("lang", "ja")

    # B: a point less in winter, but not of two
    t.asks("イベントチットを使いますか？(補給マーカー)")
    site.take("play:S22")
    t.told("シラクサの補給マーカーが3へ動いた。", "2d6はアテネ4、シラクサ6で、イニシアチブはシラクサのものになった。")
    t.told("アクションポイントはアテネ2、シラクサ2になった。")
    t.passes("アドバンテージを使って+2PAを得ますか")
    t.asks("到着した新造艦隊 Iをどこに置きますか？")
    t.goes("place:M6")

    # from two zones against the camp; three at most defend it
    site.take("declare:2")
    site.take("done")
    t.foretold(site.choice("assault-camp"), "キャンプへの攻撃", "12PF")
    site.take("assault-camp", "go")
    t.asks("どのユニットでキャンプを守りますか？")
    site.take("defend:AH1", "defend:AH2", "done")
    t.passes("アドバンテージを使って振り直しますか")
    site.take("advance:SH3", "advance:SH5", "done")
    t.told(
        "12PF対4PF、3:1。コラム3:2、ダイス修正+2だった。",
        "アテネキャンプ(T17)の戦闘：コラム3:2、出目5。攻撃側R、防御側Aだった。",
        "アテネキャンプが破壊された。",
        "ニキアスがアテネキャンプ(T17)で倒れた。",
    )
    site.take("done")

    # C: the chain, and Athens runs short
    t.passes("建設ダイスの前")
    t.goes("build:chain")
    t.told("シラクサがチェーンを建設した。", "アテネの補給マーカーがDisette面になった(チェーン)。")

    # D: no supply is gained in winter, and whoever lies outside suffers
    t.passes("建設ダイスの前")
    site.take("keep:S7", "done", "keep:S2", "done")
    t.passes("アドバンテージを使って振り直しますか", "アドバンテージを使って振り直しますか")
    t.told(
        "アナポス河口(T15)のシラクサの損耗チェックは修正後8だった。",
        "アテネの補給マーカーが1へ動いた。",
        "アテネ泊地(M12)のアテネ艦隊 Iが減少戦力になった。",
        "新しいターン：前413年 春",
    )
    expect(page.get_by_role("heading", level=1)).to_contain_text("前413年 春")

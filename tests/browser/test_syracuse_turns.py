"""A whole turn of Syracuse in spring and in winter, played on the page by two people at one screen.

The other two seasons are played by `make soak`.
"""

import pytest

from browser.sicily import DICE, DIE, Turn, begin
from browser.site import Site, expect

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


@pytest.mark.long
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


@pytest.mark.long
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

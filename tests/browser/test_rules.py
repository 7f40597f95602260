"""The rulebook and the tables."""

from browser.site import Site, expect


def test_a_rule_is_found_by_the_words_of_players_in_either_language(site: Site) -> None:
    page = site.open("/rules/belisarius")
    search = page.get_by_role("searchbox", name="Search the rules")
    found = page.get_by_role("main")
    first = found.get_by_role("listitem").first
    search.fill("How do I win?")
    expect(first).to_contain_text("Victory levels")
    search.fill("包囲")
    expect(first).to_contain_text("Ignoring retreats in towns")
    search.fill("forsed march")
    expect(page.get_by_text("taken for “forced march”")).to_be_visible()
    expect(page.get_by_role("region", name="The word explained")).to_contain_text(
        "lets an army that has finished act once more"
    )
    site.accessible()
    search.press("Enter")
    expect(page.get_by_role("article", name="16.7", exact=True)).to_be_in_viewport()
    search.fill("xyzzy")
    expect(page.get_by_text("No clause holds all of these words.")).to_be_visible()


def test_a_word_of_the_game_is_explained_where_it_stands(site: Site) -> None:
    page = site.open("/rules/belisarius/15.21")
    clause = page.get_by_role("article", name="15.21", exact=True)
    word = clause.get_by_role("button", name="ZOC")
    word.focus()
    word.press("Enter")
    card = page.get_by_role("dialog", name="What “zone of control” means")
    expect(card).to_contain_text("The six hexes around a unit.")
    expect(word).to_have_attribute("aria-expanded", "true")
    site.accessible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(word).to_be_focused()
    word.click()
    card.get_by_role("link", name="15.2", exact=True).click()
    expect(page.get_by_role("article", name="15.2", exact=True)).to_be_in_viewport()
    expect(card).to_have_count(0)


def test_a_clause_has_an_address_and_leads_on(site: Site) -> None:
    page = site.open("/rules/belisarius/17.74.4")
    clause = page.get_by_role("article", name="17.74.4", exact=True)
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text("Combining multipliers")
    expect(clause).to_contain_text("From the source")
    clause.get_by_role("link", name="17.74.1").click()
    expect(page.get_by_role("article", name="17.74.1", exact=True)).to_be_in_viewport()
    page.go_back()
    expect(clause).to_be_in_viewport()


def test_both_languages_stand_side_by_side(site: Site) -> None:
    page = site.open("/rules/belisarius/16.31")
    clause = page.get_by_role("article", name="16.31", exact=True)
    page.get_by_role("radio", name="Both languages").check(force=True)
    expect(clause.locator("p[lang=en]")).to_be_visible()
    expect(clause.locator("p[lang=ja]")).to_be_visible()


def test_what_is_reconstructed_says_so(site: Site) -> None:
    page = site.open("/rules/belisarius")
    page.get_by_role("checkbox", name="Only what is reconstructed").check()
    expect(page.get_by_role("main").get_by_text("Reconstructed").first).to_be_visible()
    expect(page.get_by_role("main").get_by_text("From the source")).to_have_count(0)


def test_a_clause_that_does_not_exist(site: Site) -> None:
    page = site.open("/rules/belisarius/99.9")
    expect(page.get_by_role("alert")).to_contain_text("There is no clause 99.9.")


def test_the_tables(site: Site) -> None:
    page = site.open("/tables/belisarius")
    tables = page.get_by_role("table")
    expect(tables.first).to_be_visible()
    all_of_them = tables.count()
    assert all_of_them > 15
    page.get_by_role("searchbox", name="Find a table").fill("diplomacy")
    expect(tables.nth(all_of_them - 1)).to_have_count(0)
    expect(page.get_by_role("region", name="Diplomacy").first).to_be_visible()

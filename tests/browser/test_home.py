"""The first page."""

from browser.site import Site, expect


def test_the_page_shows_the_games(site: Site) -> None:
    page = site.open()
    expect(page).to_have_title("Polemos")
    expect(page.get_by_role("heading", name="Belisarius")).to_be_visible()

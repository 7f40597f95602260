"""Somebody signs in by a mailed link, takes a name, plays, comes again elsewhere by his password, and goes for good."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pyotp import TOTP

from browser.conftest import Opens
from browser.shots import pictured
from browser.site import Site, expect
from patience import until
from postgres import free_port
from server.provider import provider
from server.signing import PASSWORD
from server.telling import LINK, Post, post, text
from serving import Server

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ANN = "ann@mail.example"


@pytest.fixture(scope="module")
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture(scope="module")
def signing(office: Post, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with accounts; the links in its mails lead to it."""
    port = free_port()
    mail = ["--smtp", f"smtp://127.0.0.1:{office.port}", "--mail-from", "polemos@play.example"]
    accounts = [*mail, "--accounts", "open", "--url", f"http://127.0.0.1:{port}"]
    with Server(tmp_path_factory.mktemp("signing"), port=port, more=accounts) as running:
        yield running


def mailed(office: Post, count: int) -> str:
    """The link in the mail of this number."""
    until(lambda: len(office.box.mails) >= count, f"mail {count}")
    (link,) = LINK.findall(text(office.box.mails[count - 1]))
    return str(link)


def decide(site: Site, match: str, side: str) -> None:
    """A side makes its first choice, by the API."""
    table = site.ask("GET", f"/matches/{match}/table?side={side}")
    body = {"n": table["n"], "choice": table["question"]["choices"][0]["id"], "side": side}
    site.ask("POST", f"/matches/{match}/choose", body)


def test_a_page_without_accounts_shows_nothing_of_them(site: Site) -> None:
    page = site.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="Sign in")).to_have_count(0)
    site.open("/sign-in")
    expect(page.get_by_text("This server has no accounts")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)


@pytest.mark.long
def test_one_sees_who_one_plays_against(opens: Opens, signing: Server, office: Post) -> None:
    """Signed in by the API, so that the page alone is looked at."""
    bob, guest, third = opens(signing), opens(signing), opens(signing)
    count = len(office.box.mails)
    bob.ask("POST", "/account/mail", {"address": "bob@mail.example"})
    bob.ask("POST", "/account/link", {"token": mailed(office, count + 1).partition("#")[2]})
    bob.ask("PUT", "/account/name", {"name": "Bob"})
    match = bob.begin()
    for who, side in ((guest, "imperial"), (third, None)):
        link = bob.ask("POST", f"/matches/{match}/invitations", {"side": side})["url"].rpartition("/join/")[2]
        who.ask("POST", f"/invitations/{link}")
    while bob.ask("GET", f"/matches/{match}")["decides"] != "imperial":
        decide(bob, match, "barbarian")
    bob.ask("POST", f"/matches/{match}/talk", {"text": "Well met"})
    page = guest.play(match)
    expect(guest.prompt).to_contain_text("You play against Bob (Barbarian).")
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_role("listitem").filter(has_text="Well met")).to_contain_text("Bob (Barbarian)")
    third.play(match)
    expect(third.prompt).to_contain_text("Bob (Barbarian)")
    guest.open("/")
    expect(guest.page.get_by_role("listitem").filter(has_text="Bob").first).to_be_visible()


@pytest.mark.long
def test_a_life_with_an_account(opens: Opens, signing: Server, office: Post) -> None:
    ann, bob, phone = opens(signing), opens(signing), opens(signing, **PHONE)
    page = ann.page
    count = len(office.box.mails)
    # she has begun a game before she thinks of an account
    match = ann.begin(name="Sunday")
    ann.open("/")
    page.get_by_role("link", name="Sign in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    page.get_by_label("E-mail address").first.fill(ANN)
    pictured(ann.page, "account-sign-in", full_page=True)
    ann.accessible()
    page.get_by_label("E-mail address").first.press("Enter")
    expect(page.get_by_role("status")).to_contain_text(f"If {ANN} may sign in here, a link is on its way")
    page.goto(mailed(office, count + 1))
    expect(page.get_by_text(f"Sign in as {ANN}. That makes your account.")).to_be_visible()
    assert "#" not in page.url, "the token stands in no history"
    along = page.get_by_role("checkbox", name="Take the game of this browser along")
    expect(along).to_be_checked()
    pictured(ann.page, "account-link", full_page=True)
    ann.accessible()
    page.get_by_role("button", name="Sign in").click()

    # a name, a password
    expect(page.get_by_role("heading", level=1)).to_have_text("My account")
    page.get_by_role("textbox", name=re.compile("What others see")).fill("Ann")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("link", name="My account Ann")).to_be_visible()
    page.get_by_label("New password").fill("password1234")
    page.get_by_role("button", name="Set the password").click()
    ann.expects("422: PUT .*/api/account/password")
    expect(page.get_by_role("alert")).to_contain_text("choose another one")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_text("You have a password.")).to_be_visible()
    expect(page.get_by_role("listitem")).to_contain_text("this browser")
    pictured(ann.page, "account-profile", full_page=True)
    ann.accessible()

    # she invites somebody, who sees by whom, and plays a move
    seat = ann.ask("POST", f"/matches/{match}/invitations", {"side": "barbarian"})["url"].rpartition("/join/")[2]
    bob.open(f"/join/{seat}")
    expect(bob.page.get_by_text("Ann invites you.")).to_be_visible()
    bob.page.get_by_role("button", name=re.compile("^Take the seat")).click()
    expect(bob.board).to_be_visible()
    while ann.ask("GET", f"/matches/{match}")["decides"] != "imperial":
        decide(bob, match, "barbarian")
    expect(bob.page.locator("section.prompt")).to_contain_text("Ann decides")
    pictured(bob.page, "account-waiting", full_page=True)
    ann.play(match)
    choices = ann.table(match, "imperial")["question"]["choices"]
    ann.take(choices[0]["id"])

    # she signs out, and in again on her phone
    ann.open("/me")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    expect(page.get_by_role("link", name="Sunday")).to_have_count(0)
    phone.open("/sign-in")
    form = phone.page.get_by_role("region", name="Or by password")
    form.get_by_label("E-mail address").fill(ANN)
    form.get_by_label("Password").fill(PASSWORD)
    expect(form.get_by_label("Password")).to_have_attribute("type", "password")
    form.get_by_role("button", name="Show").click()
    expect(form.get_by_label("Password")).to_have_attribute("type", "text")
    pictured(phone.page, "account-phone-sign-in", full_page=True)
    form.get_by_role("button", name="Sign in").click()
    expect(phone.page.get_by_role("link", name="Sunday", exact=True)).to_be_visible()
    pictured(phone.page, "account-phone-home", full_page=True)
    phone.page.get_by_role("link", name="My account Ann").click()
    expect(phone.page.get_by_role("heading", name="Where I am signed in")).to_be_visible()
    phone.accessible()
    pictured(phone.page, "account-phone-profile", full_page=True)

    # and goes for good: the game stays with the other one
    phone.page.get_by_role("button", name="Delete my account").click()
    dialog = phone.page.get_by_role("dialog", name="Delete my account")
    phone.accessible()
    pictured(phone.page, "account-phone-delete", full_page=True)
    dialog.get_by_role("button", name="Delete for good").click()
    expect(phone.page.get_by_role("link", name="Sign in")).to_be_visible()
    expect(phone.page.get_by_role("link", name="Sunday")).to_have_count(0)
    bob.open("/")
    expect(bob.page.get_by_role("listitem").filter(has_text="Sunday")).to_contain_text("—")
    for path in signing.folder.glob("polemos.sqlite*"):
        assert ANN.encode() not in path.read_bytes()


@pytest.mark.long
def test_one_comes_by_a_provider_and_is_asked_for_a_code_from_then_on(
    opens: Opens, office: Post, tmp_path: Path
) -> None:
    with provider(time.time) as (_, known):
        port = free_port()
        secret = tmp_path / "secret"
        secret.write_text(known.secret)
        mail = ["--smtp", f"smtp://127.0.0.1:{office.port}", "--mail-from", "polemos@play.example"]
        there = ["--openid", known.issuer, "--openid-client", known.client, "--openid-secret-file", str(secret)]
        accounts = [*mail, *there, "--openid-name", "Academy", "--accounts", "open"]
        more = [*accounts, "--url", f"http://127.0.0.1:{port}"]
        with Server(tmp_path / "games", port=port, more=more) as running:
            ann, phone = opens(running), opens(running, **PHONE)
            page = ann.page
            for one in (ann, phone):
                one.expects("asked elsewhere: .*/enter")
            ann.open("/sign-in")
            pictured(page, "openid-sign-in", full_page=True)
            page.get_by_role("button", name="Sign in with Academy").click()
            expect(page.get_by_text("You are back from Academy.")).to_be_visible()
            assert "code" not in page.url, "what lets somebody in stands in no history"
            ann.accessible()
            page.get_by_role("button", name="Sign in", exact=True).click()
            expect(page.get_by_role("heading", level=1)).to_have_text("My account")
            expect(page.get_by_text(f"Links to sign in go to {ANN}.")).to_be_visible()

            # a second factor, set up by what an app would show
            box = page.get_by_role("region", name="Two-step sign-in")
            box.get_by_role("button", name="Set it up").click()
            shown = box.locator("code").inner_text().replace(" ", "")
            pictured(page, "second-scan", full_page=True)
            ann.accessible()
            ann.expects("403: POST .*/api/account/second")
            box.get_by_role("textbox", name="Code").fill("12")
            box.get_by_role("button", name="Ask me for codes from now on").click()
            expect(box.get_by_role("alert")).to_contain_text("That code is not right")
            box.get_by_role("textbox", name="Code").fill(TOTP(shown).now())
            box.get_by_role("button", name="Ask me for codes from now on").click()
            spares = box.get_by_role("listitem")
            expect(spares).to_have_count(10)
            spare = spares.first.inner_text()
            pictured(page, "second-spares", full_page=True)
            box.get_by_role("button", name="I have noted them").click()
            expect(box.get_by_text("Spare codes left: 10.")).to_be_visible()
            until(lambda: any("asks for a code" in text(mail) for mail in office.box.mails), "a mail that tells of it")

            # a new address, which the old one is told
            moved = page.get_by_role("region", name="E-mail address")
            count = len(office.box.mails)
            moved.get_by_label("New address").fill("ann@new.example")
            moved.get_by_role("button", name="Send me a link").click()
            expect(moved.get_by_text("A link is on its way to ann@new.example.")).to_be_visible()
            page.goto(mailed(office, count + 1))
            expect(page.get_by_text("Links to sign in go to ann@new.example.")).to_be_visible()
            assert "#" not in page.url
            pictured(page, "account-moved", full_page=True)

            # her phone is asked for a code, by the provider's door too; a spare one will do
            phone.open("/sign-in")
            phone.page.get_by_role("button", name="Sign in with Academy").click()
            phone.expects("403: POST .*/api/account/openid")
            phone.page.get_by_role("button", name="Sign in", exact=True).click()
            phone.page.get_by_role("textbox", name="Code").fill(spare)
            phone.accessible()
            pictured(phone.page, "second-phone", full_page=True)
            phone.page.get_by_role("button", name="Sign in", exact=True).click()
            expect(phone.page.get_by_text("Spare codes left: 9.")).to_be_visible()

            # whoever is turned away there is told so here
            phone.open("/sign-in?state=x&error=access_denied")
            expect(phone.page.get_by_text("You were not let in at Academy, or you turned back there.")).to_be_visible()

"""Somebody closes the page and is told by mail that it is his turn; the link leads to what happened since."""

import json
import re
from collections.abc import Iterator

import pytest

from browser.conftest import Opens
from browser.shots import pictured
from browser.site import Site, expect
from patience import until
from server.telling import LINK, Post, post, text
from serving import Server

GAME = "peloponnesian-war"
SEATS = {"athens": "human", "sparta": "human"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SUBSCRIBED = {
    "endpoint": "https://push.invalid/browser",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}
PUSH = f"""
  // no push service answers in a test: only the subscription itself is not real
  const made = {{ ...{json.dumps(SUBSCRIBED)}, toJSON: () => ({json.dumps(SUBSCRIBED)}), unsubscribe: async () => {{
    there = null
    return true
  }} }}
  let there = null
  PushManager.prototype.subscribe = async () => (there = made)
  PushManager.prototype.getSubscription = async () => there
"""
PUSHED = """async (messages) => {
  // a browser without windows shows nothing, and says so
  const shown = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => shown.push({ title, ...options })
  for (const data of messages) self.dispatchEvent(new PushEvent('push', { data }))
  while (shown.length < messages.length) await new Promise((then) => setTimeout(then))
  return shown
}"""
CLICKED = """(data) => new Promise((went) => {
  WindowClient.prototype.focus = async () => went('focus')
  Clients.prototype.openWindow = async (url) => went(url)
  const click = new ExtendableEvent('notificationclick')
  self.dispatchEvent(Object.assign(click, { notification: { data, close: () => undefined } }))
})"""


@pytest.fixture(scope="module")
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture(scope="module")
def telling(office: Post, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends mail after half a second: by then it knows that a page was closed."""
    mail = [
        "--smtp",
        f"smtp://127.0.0.1:{office.port}",
        "--mail-from",
        "polemos@play.example",
        "--notice-delay",
        "0.01",
    ]
    with Server(tmp_path_factory.mktemp("told"), more=mail) as running:
        yield running


def seated(owner: Site, guest: Site) -> str:
    """A match of two people at two places, which the guest has open; its id."""
    match = owner.begin(seats=SEATS, game=GAME, scenario="")
    seat = owner.ask("POST", f"/matches/{match}/invitations", {"side": "sparta"})["url"].rpartition("/join/")[2]
    guest.ask("POST", f"/invitations/{seat}")
    guest.play(match)
    return match


def play_until(match: str, side: str, people: dict[str, Site]) -> None:
    """Others decide until a side is asked."""
    while (now := people["athens"].ask("GET", f"/matches/{match}")["decides"]) != side:
        decide(people[now], match, now)


def decide(site: Site, match: str, side: str) -> None:
    """A side makes its first choice, by the API."""
    table = site.ask("GET", f"/matches/{match}/table?side={side}")
    body = {"n": table["n"], "choice": table["question"]["choices"][0]["id"], "side": side}
    site.ask("POST", f"/matches/{match}/choose", body)


def told(office: Post, count: int) -> tuple[str, list[str]]:
    """The subject of the mail of this number, and the links in it."""
    until(lambda: len(office.box.mails) >= count, f"mail {count}")
    mail = office.box.mails[count - 1]
    return str(mail["Subject"]), LINK.findall(text(mail))


def menu(site: Site, entry: str) -> None:
    """Choose something in the menu of the match."""
    site.page.get_by_role("button", name="Menu", exact=True).click()
    site.page.locator(".menu").get_by_role("button", name=entry, exact=True).click()


@pytest.mark.long
def test_a_mail_leads_back_to_what_happened_since(opens: Opens, telling: Server, office: Post) -> None:
    owner, guest, mailer = opens(telling), opens(telling, **PHONE), opens(telling)
    match = seated(owner, guest)
    people = {"athens": owner, "sparta": guest}

    # where he waits, or in the menu, he is asked how he wants to be told
    play_until(match, "sparta", people)
    while owner.ask("GET", f"/matches/{match}")["decides"] == "sparta":
        decide(guest, match, "sparta")
    expect(guest.prompt).to_contain_text("A friend at another place decides")
    guest.prompt.get_by_role("button", name="Tell me when it is my turn").click()
    box = guest.page.get_by_role("dialog", name="Tell me when it is my turn")
    box.get_by_role("textbox", name="E-mail address").fill("ann@mail.example")
    box.get_by_role("button", name="Add").first.click()
    expect(box.get_by_role("status")).to_contain_text("A message with a link has been sent")
    expect(box.get_by_role("listitem")).to_contain_text("not confirmed yet")
    guest.accessible()
    pictured(guest.page, "notices-box")

    # the link in the mail is opened wherever he reads mail
    subject, links = told(office, 1)
    assert subject == "Polemos: confirm this address"
    mailer.page.goto(links[0])
    expect(mailer.page.get_by_role("heading", level=1)).to_have_text("Confirm this address")
    mailer.accessible()
    pictured(mailer.page, "notices-confirm")
    mailer.page.get_by_role("button", name="Confirm").click()
    expect(mailer.page.get_by_role("status")).to_contain_text("The address is confirmed")

    # he closes the page, the other acts, and a mail comes
    guest.page.close()
    play_until(match, "sparta", people)
    subject, links = told(office, 2)
    assert subject == "Epic of the Peloponnesian War: it is your turn"
    page = guest.page = guest.context.new_page()
    guest.watch(page)
    page.goto(links[0])
    expect(guest.board).to_be_visible()
    assert page.url.endswith(f"/match/{match}")
    expect(page.get_by_role("region", name="What happened since")).to_be_visible()

    # the other one, who has set nothing, sees nothing of it in his own box
    page = owner.play(match)
    menu(owner, "Tell me when it is my turn")
    expect(page.get_by_role("dialog").get_by_role("textbox", name="E-mail address")).to_have_value("")
    expect(page.get_by_role("dialog")).not_to_contain_text("ann@mail.example")

    # of one match he may hear nothing; and one link ends it all
    menu(guest, "Tell me when it is my turn")
    box = guest.page.get_by_role("dialog")
    box.get_by_role("checkbox", name="Tell me of this game").uncheck()
    expect(box.get_by_role("checkbox", name="Tell me of this game")).to_be_enabled()
    assert guest.ask("GET", f"/matches/{match}/notices")["quiet"]
    mailer.page.goto(links[1])
    mailer.page.get_by_role("radio", name="日本語").check(force=True)
    expect(mailer.page.get_by_role("heading", level=1)).to_have_text("通知の停止")
    mailer.page.get_by_role("button", name="通知を止める").click()
    expect(mailer.page.get_by_role("status")).to_contain_text("止めました")
    assert guest.ask("GET", f"/matches/{match}/notices")["ways"] == []
    for path in (telling.folder).glob("polemos.sqlite*"):
        assert b"ann@mail.example" not in path.read_bytes()


@pytest.mark.long
def test_this_browser_shows_what_is_pushed_to_it(opens: Opens, telling: Server) -> None:
    owner, guest = opens(telling), opens(telling, permissions=["notifications"])
    guest.context.add_init_script(PUSH)
    match = seated(owner, guest)
    page = guest.page
    menu(guest, "Tell me when it is my turn")
    box = page.get_by_role("dialog")
    box.get_by_role("button", name="Tell me in this browser").click()
    expect(box.get_by_role("listitem")).to_contain_text("this browser")
    expect(box.get_by_role("button", name="Tell me in this browser")).to_have_count(0)
    guest.accessible()
    # what comes is shown, also where no page is open; a click goes to the match, in a page that has it open if one has
    assert page.evaluate("navigator.serviceWorker.ready.then((it) => it.scope)") == f"{telling.url}/"
    (worker,) = guest.context.service_workers
    said = {"title": "Duel: it is your turn", "body": "Sunday", "url": f"{telling.url}/match/{match}", "tag": match}
    (shown,) = worker.evaluate(PUSHED, [json.dumps(said)])
    assert (shown["title"], shown["body"], shown["data"], shown["tag"]) == (*list(said.values())[:3], match)
    assert worker.evaluate(CLICKED, said["url"]) == "focus"
    (elsewhere, none) = worker.evaluate(PUSHED, [json.dumps({**said, "url": "https://other.example/"}), "no JSON"])
    assert (elsewhere["data"], none["title"]) == (f"{telling.url}/", "Polemos")
    assert worker.evaluate(CLICKED, f"{telling.url}/match/other") == f"{telling.url}/match/other"
    # and taken back it is gone
    box.get_by_role("button", name=re.compile("Take away")).click()
    expect(box.get_by_role("listitem")).to_have_count(0)
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0

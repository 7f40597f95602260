"""What server and page say to each other of accounts: signing in and out, one's name, where one is signed in."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from polemos.server.readable import readable
from polemos.server.wire import Asked, Model


def trimmed(text: str) -> str:
    """A name without blanks around it, and with one between its words. Raises ValueError for one without a letter."""
    name = " ".join(readable(text).split())
    if name and not any(letter.isalnum() for letter in name):
        raise ValueError("there are only signs; a letter or a digit, or nothing at all, would be right")
    return name


Address = Annotated[str, Field(min_length=1, max_length=300)]
Password = Annotated[str, Field(max_length=200)]
LinkToken = Annotated[str, Field(min_length=1, max_length=200)]
SecondCode = Annotated[str, Field(max_length=40)]
"""A code of a second factor; "" where none is asked for."""


class AskLink(Asked):
    """An e-mail address to which a link to sign in is to be sent."""

    address: Address


class ShowLink(Asked):
    """The token of a link that was sent."""

    token: LinkToken


class FollowLink(Asked):
    """Sign in by a link."""

    token: LinkToken
    take: bool = False
    """Whether the games of this browser, in which nobody was signed in, belong to the account from now on."""
    second: SecondCode = ""


class SignIn(Asked):
    """Sign in by a password."""

    address: Address
    password: Annotated[str, Field(min_length=1, max_length=200)]
    take: bool = False
    """As in `FollowLink`."""
    second: SecondCode = ""


class ComeBack(Asked):
    """What a provider of OpenID Connect has given to whoever was there."""

    state: Annotated[str, Field(min_length=1, max_length=200)]
    code: Annotated[str, Field(min_length=1, max_length=4000)]
    take: bool = False
    """As in `FollowLink`."""
    second: SecondCode = ""


class BeginSecond(Asked):
    """Ask for a second factor."""

    password: Password = ""
    """The password; it is not asked for within ten minutes of signing in."""


class ConfirmSecond(Asked):
    """The code that the app shows, or a last one."""

    second: Annotated[str, Field(min_length=1, max_length=40)]


class AskMove(Asked):
    """An e-mail address that is to be that of the account."""

    address: Address
    password: Password = ""
    """The password; it is not asked for within ten minutes of signing in."""


class Rename(Asked):
    """What one wants to be called; "" for nothing."""

    name: Annotated[str, Field(max_length=40), AfterValidator(trimmed)]


class SetPassword(Asked):
    """A new password; "" for none any more."""

    password: Password
    old: Password = ""
    """The password until now; it is not asked for within ten minutes of signing in."""


class DeleteAccount(Asked):
    """Delete one's account."""

    password: Password = ""
    """The password; it is not asked for within ten minutes of signing in."""


class MailAsked(Model):
    """A link is on its way, if somebody may sign in by that address; nobody learns whether."""

    minutes: int
    """How long a link works."""


class SetOut(Model):
    """Where one signs in."""

    url: str


class NewSecond(Model):
    """What an app on a phone must know to show codes."""

    secret: str
    """To be typed: letters and digits."""
    link: str
    """The same with the account and the server, as apps read it."""
    qr: list[str]
    """The link as a QR code: rows of "0" and "1" (dark), without a margin; empty where that cannot be made."""


class Spares(Model):
    """Spare codes, for whoever has lost his phone: each works once. They are shown this once."""

    codes: list[str]


class SignInLink(Model):
    """What a link to sign in is for, to whoever has it."""

    address: str
    name: str
    """What its account is called; "" without a name, or where the link makes the account."""
    makes: bool
    """Whether it makes the account."""
    here: bool
    """Whether it was asked for in this browser."""
    games: int
    """How many games this browser could take along."""


class AccountModel(Model):
    """Who is signed in in this browser, and whether this server has accounts at all."""

    mode: Literal["", "open", "invited"]
    """"": it has none; for everybody, or for those whom its administrator has added."""
    signed_in: bool
    name: str
    address: str
    """One's own e-mail address; nobody else is ever shown it."""
    mail: bool
    """Whether this server sends links to sign in."""
    openid: str
    """At whose door people may sign in besides, as the button calls it; "" where there is none."""
    password: bool
    """Whether there is a password."""
    second: bool
    """Whether a code is asked for besides."""
    spares: int
    """How many spare codes are left."""
    moving: str
    """The address to which a link was sent, and which is one's own once it is opened; "" for none."""
    fresh: bool
    """Whether one has signed in within ten minutes, so that nobody asks again whether it is oneself."""
    since: str
    """ISO time, UTC."""
    games: int
    """Where nobody is signed in: how many games this browser could take along."""


class SessionModel(Model):
    """A browser in which one is signed in."""

    id: str
    here: bool
    """Whether it is this one."""
    browser: str
    """What it says of itself: "Firefox, Linux"; "" where that says nothing."""
    since: str
    """ISO time, UTC."""
    seen: str
    """When it was last used, to the hour."""


class Sessions(Model):
    """Where one is signed in, the latest first."""

    sessions: list[SessionModel]

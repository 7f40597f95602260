"""What server and page say to each other of notices: by which ways somebody is told that it is his turn."""

from typing import Annotated, Literal

from pydantic import Field

from polemos.server.wire import Asked, Model

WayKind = Literal["mail", "push", "apprise"]


class NewNoticeWay(Asked):
    """A way by which one wants to be told: an e-mail address, a push subscription of this browser, another service."""

    kind: WayKind
    address: Annotated[str, Field(min_length=1, max_length=1000)]
    """The e-mail address, the endpoint of the subscription, or the address of a service as Apprise writes it."""
    p256dh: Annotated[str, Field(max_length=200)] = ""
    """Of a subscription: the browser's public key."""
    auth: Annotated[str, Field(max_length=100)] = ""
    """Of a subscription: the browser's secret."""


class Hush(Asked):
    """Whether one wants to hear nothing of a match."""

    quiet: bool


class NoticeWay(Model):
    """A way by which the person who asks is told. Nobody else is ever shown it."""

    id: str
    kind: WayKind
    address: str
    confirmed: bool
    """Whether anything goes there; of an e-mail address only when the link that was sent there has been opened."""


class NoticesModel(Model):
    """How the person who asks is told of his matches, and whether he is told of this one."""

    offers: list[WayKind]
    """By which ways this server can tell anybody."""
    services: list[str]
    """Which services of Apprise are allowed; "*" for all."""
    push_key: str
    """The public key of this server, for a push subscription; "" where there is none."""
    ways: list[NoticeWay]
    language: str
    """In which he is told; "" where he is not."""
    quiet: bool


class NoticeLink(Model):
    """What a link in a message is for."""

    does: Literal["confirm", "end"]
    """It confirms an address, or ends the notices there."""
    kind: WayKind
    done: bool
    """Whether that has been done."""

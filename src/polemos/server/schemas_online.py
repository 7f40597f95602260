"""What server and page say to each other of people at other places: links, seats, and who may what."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from polemos.server.readable import readable
from polemos.server.schemas_clock import ClockControl
from polemos.server.wire import Asked, Model

Place = Literal["here", "elsewhere", "awaited", "bot"]


class Access(Model):
    """Who the person who asks is at a match."""

    role: Literal["owner", "guest", "spectator"]
    places: dict[str, Place]
    """Who plays each side: he himself ("here"), a person at another place, one who has not come yet, or a bot."""
    sealed: bool
    """Whether record and position are kept from him, because they hold what others hide and the dice to come."""
    names: dict[str, str] = {}
    """What the people are called who play the sides, as far as they have accounts and a name there."""


class Invite(Asked):
    """A link to be made: for a seat, or for spectators (`side` is null)."""

    side: Annotated[str, Field(min_length=1, max_length=80)] | None = None
    open: bool = False
    """Whether the seat is offered to everybody of the server as well, in the lobby."""
    rated: bool = False
    """Whether the game is rated: whoever sits down there agrees to that. Both need accounts of their own."""


class InvitationModel(Model):
    """A link as the owner of a match sees it later; what it leads to is not kept."""

    id: str
    side: str | None
    """The seat that it is for; null for spectators."""
    created: str
    """ISO time, UTC."""
    taken: bool
    """Whether somebody has come by it: the link for a seat works no more."""
    guests: int
    """How many have come by it."""
    open: bool = False
    """Whether it is offered to everybody in the lobby."""
    name: str = ""
    """What whoever sits there is called; "" without a name."""


class Invitations(Model):
    """The links of a match that have not been withdrawn."""

    invitations: list[InvitationModel]


class NewInvitation(Model):
    """A link that has just been made. It is told this once: the server keeps only its digest."""

    invitation: InvitationModel
    url: str
    """The whole link, as a guest's browser can open it."""
    local: bool
    """Whether only this computer can reach the server, so that nobody elsewhere can use the link."""
    network: str
    """What to give `polemos serve --host` so that the home network can; "" where that is not known or not needed."""
    qr: list[str]
    """The link as a QR code: rows of "0" and "1" (dark), without a margin; empty where that cannot be made."""


class Say(Asked):
    """Something to say beside a match."""

    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(readable)]
    after: Annotated[int, Field(ge=0, le=10**15)] = 0
    """The id of the last line that is known: those after it come back."""


class SpokenModel(Model):
    """A line of what was said."""

    id: int
    side: str | None
    """As which side it was said; null for an owner who plays none."""
    mine: bool
    """Whether it was said by the person who asks."""
    reported: bool = False
    """Whether that person has reported it to whoever runs the server."""
    name: str = ""
    """What whoever said it is called; "" without a name."""
    text: str
    at: str
    """ISO time, UTC."""


class Talk(Model):
    """What was said beside a match, after a line."""

    lines: list[SpokenModel]


class Note(Asked):
    """What somebody has noted of a match, for himself alone."""

    text: Annotated[str, Field(max_length=10_000)]


class Welcome(Model):
    """What a link is for, to whoever has opened it."""

    match: str
    """The match's id, if this person is there already; "" else."""
    own: bool
    """Whether the match is this person's own."""
    game: str
    game_title: str
    scenario: str
    scenario_title: str
    name: str
    """What its owner calls the match."""
    host: str = ""
    """What its owner is called; "" without a name."""
    side: str | None
    """The seat; null for spectators."""
    side_title: str
    against: dict[str, str]
    """Who plays the other sides: "human" or a bot."""
    n: int
    """How many choices have been made."""
    moment: str
    over: bool
    clock: ClockControl | None = None
    """The clock by which it is played; null without one."""
    rated: bool = False
    """Whether whoever sits down agrees that the game is rated."""
    late: int = 0
    """To whoever comes to watch: by how many seconds he sees everything late, 0 where he sees at once what all may
    know. To whoever comes to play: what the other proposes of that; he answers at the table.
    """


class OfferModel(Model):
    """A seat that is offered to everybody."""

    id: str
    created: str
    """ISO time, UTC."""
    welcome: Welcome
    """What it is; its match has no name here."""


class LobbyModel(Model):
    """The seats that are offered to everybody of a server, the latest first."""

    offers: list[OfferModel]
    local: bool
    """Whether only this computer can reach the server, so that nobody else sees them."""

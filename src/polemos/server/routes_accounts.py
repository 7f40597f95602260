"""Routes of accounts: signing in and out, and what somebody sets of himself. A server without accounts refuses them.

No address, token or password stands in the path of a request or in its query: others may keep those.
"""

from datetime import UTC, datetime
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Header, Path, Request, Response

from polemos.server.account_export import exported, when
from polemos.server.account_store import AccountRow
from polemos.server.accounts import WORKS, Accounts, Asker, browser_of
from polemos.server.addresses import qr_rows
from polemos.server.brakes import network_of
from polemos.server.identity import GIVEN, TOKEN, person_of
from polemos.server.notice_options import is_address
from polemos.server.problems import Refused
from polemos.server.request_parsing import PROBLEMS, StrictRoute, Tongue, send
from polemos.server.schemas import Problem
from polemos.server.schemas_accounts import (
    AccountModel,
    AskLink,
    AskMove,
    BeginSecond,
    ComeBack,
    ConfirmSecond,
    DeleteAccount,
    FollowLink,
    MailAsked,
    NewSecond,
    Rename,
    SessionModel,
    Sessions,
    SetOut,
    SetPassword,
    ShowLink,
    SignIn,
    SignInLink,
    Spares,
)
from polemos.server.second_factor import link_of
from polemos.server.tokens import digest

router = APIRouter(prefix="/api/account", route_class=StrictRoute, responses={**PROBLEMS, 429: {"model": Problem}})

NOBODY: Final = AccountModel(
    mode="",
    signed_in=False,
    name="",
    address="",
    mail=False,
    openid="",
    password=False,
    second=False,
    spares=0,
    moving="",
    fresh=False,
    since="",
    games=0,
)
PLACE: Final = "Polemos"
"""What an app on a phone calls a server of its own address."""
"""Whoever is not signed in."""


def accounts_of(request: Request) -> Accounts:
    """The accounts of the app that answers. Raises Refused where it has none."""
    accounts: Accounts | None = request.app.state.accounts
    if accounts is None:
        raise Refused(404, "no-accounts")
    return accounts


def asker_of(request: Request, user_agent: Annotated[str, Header(include_in_schema=False)] = "") -> Asker:
    """Whoever asks."""
    host = request.client.host if request.client is not None else ""
    return Asker(person_of(request), request.scope[TOKEN], network_of(host), browser_of(user_agent))


def own_of(request: Request) -> AccountRow:
    """The account of whoever asks. Raises Refused where he is not signed in."""
    return accounts_of(request).own(person_of(request))


TheAccounts = Annotated[Accounts, Depends(accounts_of)]
TheAsker = Annotated[Asker, Depends(asker_of)]
Own = Annotated[AccountRow, Depends(own_of)]


@router.get("", response_model=AccountModel)
def get_account(request: Request, asker: TheAsker, language: Tongue = "en") -> Response:
    """Who is signed in in this browser, and whether this server has accounts."""
    accounts: Accounts | None = request.app.state.accounts
    if accounts is None:
        return send(NOBODY)
    return send(model_of(accounts, asker))


# ---------------------------------------------------------------- signing in and out


@router.post("/mail", response_model=MailAsked, status_code=202)
def ask_link(body: AskLink, accounts: TheAccounts, asker: TheAsker, language: Tongue = "en") -> Response:
    """Have a link sent by e-mail, in this language. The answer is the same whether there is an account or not."""
    accounts.ask_link(asker, address_of(body.address), language)
    return send(MailAsked(minutes=int(WORKS // 60)), 202)


@router.post("/link/look", response_model=SignInLink)
def look_at_link(body: ShowLink, accounts: TheAccounts, asker: TheAsker, language: Tongue = "en") -> Response:
    """What a link is for. It is not used up by that: programs that read mail open links too."""
    link, row = accounts.look_at_link(asker, body.token)
    return send(
        SignInLink(
            address=link.address if row is None else row.address,
            name="" if row is None else row.name,
            makes=row is None or not row.signed,
            here=link.asker == asker.person,
            games=accounts.brought(asker.person),
        )
    )


@router.post("/link", response_model=AccountModel)
def follow_link(
    body: FollowLink, request: Request, accounts: TheAccounts, asker: TheAsker, language: Tongue = "en"
) -> Response:
    """Sign in by a link, which works no more then; the first time makes the account. The browser gets a new cookie."""
    token = accounts.follow_link(asker, body.token, body.take, body.second)
    return entered(request, accounts, asker, token)


@router.post("/sign-in", response_model=AccountModel)
def sign_in(
    body: SignIn, request: Request, accounts: TheAccounts, asker: TheAsker, language: Tongue = "en"
) -> Response:
    """Sign in by a password. The browser gets a fresh cookie."""
    token = accounts.sign_in(asker, body.address, body.password, body.take, body.second)
    return entered(request, accounts, asker, token)


@router.post("/openid/ask", response_model=SetOut)
def set_out(accounts: TheAccounts, asker: TheAsker, language: Tongue = "en") -> Response:
    """Where one signs in at the provider of OpenID Connect that this server knows. One comes back to the page."""
    return send(SetOut(url=accounts.set_out(asker, language)))


@router.post("/openid", response_model=AccountModel)
def come_back(
    body: ComeBack, request: Request, accounts: TheAccounts, asker: TheAsker, language: Tongue = "en"
) -> Response:
    """Sign in by what the provider has given, in the browser in which one left. The browser gets a new cookie."""
    token = accounts.come_back(asker, body.state, body.code, body.take, body.second)
    return entered(request, accounts, asker, token)


@router.post("/sign-out", status_code=204)
def sign_out(request: Request, accounts: TheAccounts, own: Own, asker: TheAsker, language: Tongue = "en") -> Response:
    """Sign out in this browser, which gets a fresh cookie."""
    request.scope[GIVEN] = accounts.sign_out(asker)
    return Response(status_code=204)


@router.get("/sessions", response_model=Sessions)
def list_sessions(accounts: TheAccounts, own: Own, asker: TheAsker, language: Tongue = "en") -> Response:
    """Where one is signed in."""
    found = accounts.book.sessions(own.id, accounts.clock())
    return send(
        Sessions(
            sessions=[
                SessionModel(
                    id=one.id,
                    here=one.token == asker.token,
                    browser=one.browser,
                    since=when(one.since),
                    seen=when(one.seen),
                )
                for one in found
            ]
        )
    )


@router.delete("/sessions", status_code=204)
def end_sessions(accounts: TheAccounts, own: Own, language: Tongue = "en") -> Response:
    """Sign out everywhere, here too."""
    accounts.end_sessions(own)
    return Response(status_code=204)


@router.delete("/sessions/{session}", status_code=204)
def end_session(
    session: Annotated[str, Path(max_length=80)], accounts: TheAccounts, own: Own, language: Tongue = "en"
) -> Response:
    """Sign out in one browser."""
    accounts.end_session(own, session)
    return Response(status_code=204)


# ---------------------------------------------------------------- what one sets


@router.put("/name", response_model=AccountModel)
def set_name(body: Rename, accounts: TheAccounts, own: Own, asker: TheAsker, language: Tongue = "en") -> Response:
    """Choose what one is called: others see it at the matches that one plays with them."""
    accounts.rename(own, body.name)
    return send(model_of(accounts, asker))


@router.put("/password", response_model=AccountModel)
def set_password(
    body: SetPassword, accounts: TheAccounts, own: Own, asker: TheAsker, language: Tongue = "en"
) -> Response:
    """Set a password of 12 characters or more, none of the commonest, or take it away; all other sessions end."""
    accounts.set_password(asker, own, body.password, body.old, language)
    return send(model_of(accounts, asker))


@router.post("/second/ask", response_model=NewSecond)
def begin_second(
    body: BeginSecond, accounts: TheAccounts, own: Own, asker: TheAsker, language: Tongue = "en"
) -> Response:
    """A secret for an app that shows codes. Nothing changes until one of its codes was seen."""
    secret = accounts.begin_second(asker, own, body.password)
    link = link_of(secret, own.address, PLACE)
    return send(NewSecond(secret=secret, link=link, qr=qr_rows(link)))


@router.post("/second", response_model=Spares)
def confirm_second(
    body: ConfirmSecond, accounts: TheAccounts, own: Own, asker: TheAsker, language: Tongue = "en"
) -> Response:
    """The first code: from now on one is asked for whenever one signs in. All other sessions end."""
    return send(Spares(codes=accounts.confirm_second(asker, own, body.second, language)))


@router.post("/second/end", response_model=AccountModel)
def end_second(
    body: ConfirmSecond, accounts: TheAccounts, own: Own, asker: TheAsker, language: Tongue = "en"
) -> Response:
    """Be asked for no code any more."""
    accounts.end_second(own, body.second, language)
    return send(model_of(accounts, asker))


@router.post("/address", response_model=MailAsked, status_code=202)
def ask_move(body: AskMove, accounts: TheAccounts, own: Own, asker: TheAsker, language: Tongue = "en") -> Response:
    """Have a link sent to a new address. The answer is the same where another account has it."""
    accounts.ask_move(asker, own, address_of(body.address), body.password, language)
    return send(MailAsked(minutes=int(WORKS // 60)), 202)


@router.post("/address/link", response_model=AccountModel)
def move(body: ShowLink, accounts: TheAccounts, own: Own, asker: TheAsker, language: Tongue = "en") -> Response:
    """Come with that link, signed in as the account that moves; the old address is told."""
    accounts.move(asker, own, body.token, language)
    return send(model_of(accounts, asker))


@router.get("/export", responses={200: {"content": {"application/zip": {}}}}, response_class=Response)
def export(accounts: TheAccounts, own: Own, language: Tongue = "en") -> Response:
    """All that is kept of oneself, as a ZIP file: the account, and the matches with their records where these may be
    taken away.
    """
    accounts.brakes.take("export", person=own.person)
    day = datetime.fromtimestamp(accounts.clock(), UTC).date().isoformat()
    headers = {"Content-Disposition": f'attachment; filename="polemos-{day}.zip"', "Cache-Control": "no-store"}
    return Response(exported(accounts, own), headers=headers, media_type="application/zip")


@router.post("/delete", status_code=204)
def delete_account(
    body: DeleteAccount, request: Request, accounts: TheAccounts, own: Own, asker: TheAsker, language: Tongue = "en"
) -> Response:
    """Delete one's account: address, name, sessions, notices, notes, and the matches that nobody else plays.

    Those with others stay, and one's seat there is nobody's.
    """
    accounts.prove(asker, own, body.password)
    accounts.delete(own)
    request.scope[GIVEN] = accounts.sign_out(asker)
    return Response(status_code=204)


# ---------------------------------------------------------------- models


def model_of(accounts: Accounts, asker: Asker) -> AccountModel:
    """Who is signed in, to himself."""
    row = accounts.book.of_person(asker.person)
    if row is None:
        here = {"mode": accounts.mode, "mail": accounts.mail is not None, "openid": accounts.visits.name}
        return NOBODY.model_copy(update={**here, "games": accounts.brought(asker.person)})
    return AccountModel(
        mode=accounts.mode,
        signed_in=True,
        name=row.name,
        address=row.address,
        mail=accounts.mail is not None,
        openid=accounts.visits.name,
        password=bool(row.password),
        second=accounts.seconds.asked(row.id),
        spares=accounts.seconds.left(row.id),
        moving=accounts.moves.waits(row.id, accounts.clock()),
        fresh=accounts.is_fresh(asker),
        since=when(row.since),
        games=0,
    )


def entered(request: Request, accounts: Accounts, asker: Asker, token: str) -> Response:
    """The answer to whoever has signed in, with his new cookie."""
    request.scope[GIVEN] = token
    mine = digest(token)
    return send(model_of(accounts, asker._replace(person=accounts.visitor(mine), token=mine)))


def address_of(text: str) -> str:
    """An e-mail address. Raises Refused for what is none."""
    address = text.strip()
    if not is_address(address):
        raise Refused(422, "no-mail-address", "address")
    return address

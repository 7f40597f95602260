"""What a server and a provider of OpenID Connect say to each other: by an authorization code, with PKCE and a nonce.

The library Authlib speaks OAuth, and joserfc reads what is signed; here stands what both leave to whoever uses them.
"""

import json
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

import requests
from authlib.common.errors import AuthlibBaseError
from authlib.integrations.requests_client import OAuth2Session
from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet
from requests.adapters import HTTPAdapter

from polemos.server.openid_options import Provider

SCOPE: Final = "openid email"
"""What is asked for: who somebody is, and his e-mail address. Nothing else."""
SIGNED: Final = ("RS256", "PS256", "ES256", "RS384", "PS384", "ES384", "RS512", "PS512", "ES512")
"""How a statement may be signed: by a key of the provider's own that everybody can look up."""
LEEWAY: Final = 60
"""Seconds by which two clocks may differ."""
PATIENCE: Final = 10.0
"""Seconds that the provider has for an answer."""
KEPT: Final = 3600.0
"""Seconds for which what it says of itself is not asked for again."""
AGAIN: Final = 60.0
"""Seconds after which keys are asked for again because of a signature by an unknown one."""
MOST: Final = 1_000_000
"""Bytes of an answer."""
S = TypeVar("S", bound=requests.Session)
PLACES: Final = ("authorization_endpoint", "token_endpoint", "jwks_uri")


class Away(Exception):
    """The provider does not answer, or not as one does; the text says what, for the log."""


class NotHe(Exception):
    """The provider does not say who somebody is, or it cannot be believed; the text says why, for the log."""


class Stated(NamedTuple):
    """What the provider states of somebody: an id that stays, and an address ("" for one that it has not verified)."""

    subject: str
    address: str


class Asking(NamedTuple):
    """Where somebody is sent, and what must be kept until he comes back."""

    url: str
    state: str
    nonce: str
    verifier: str


class _Guarded(HTTPAdapter):
    """Nobody is followed elsewhere, or waited for long."""

    def send(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        kwargs["timeout"] = PATIENCE
        return super().send(request, *args, **kwargs)


class OpenId:
    """A provider, as this server speaks with it."""

    def __init__(self, provider: Provider, back: str, clock: Callable[[], float] = time.time) -> None:
        """back: where people come back to, the whole address. clock: seconds since 1970."""
        self.provider, self.back, self.clock = provider, back, clock
        self._known: dict[str, Any] = {}
        self._keys: KeySet | None = None
        self._asked, self._keys_asked = 0.0, 0.0
        self._looking = threading.Lock()

    def ask(self, nonce: str, verifier: str, language: str) -> Asking:
        """Send somebody there. Raises Away."""
        where = self.known()["authorization_endpoint"]
        with self._session() as session:
            url, state = session.create_authorization_url(
                where, code_verifier=verifier, nonce=nonce, ui_locales=language
            )
        return Asking(url, state, nonce, verifier)

    def learn(self, code: str, nonce: str, verifier: str) -> Stated:
        """Whom a code is of, with which somebody has come back. Raises Away and NotHe."""
        known = self.known()
        try:
            with self._session(known.get("token_endpoint_auth_methods_supported")) as session:
                got = session.fetch_token(
                    known["token_endpoint"],
                    grant_type="authorization_code",
                    code=code,
                    code_verifier=verifier,
                    redirect_uri=self.back,
                    allow_redirects=False,
                )
        except AuthlibBaseError as error:
            raise NotHe(error.error or type(error).__name__) from None
        except (requests.RequestException, ValueError) as error:
            raise Away(type(error).__name__) from None
        token = got.get("id_token") if isinstance(got, Mapping) else None
        if not isinstance(token, str):
            raise NotHe("no id_token")
        return self._believed(token, nonce, str(got.get("access_token") or ""))

    def known(self) -> dict[str, Any]:
        """What the provider says of itself. Raises Away."""
        with self._looking:
            if not self._known or self.clock() - self._asked > KEPT:
                issuer = self.provider.issuer
                found = self._get(f"{issuer.rstrip('/')}/.well-known/openid-configuration")
                if found.get("issuer") != issuer:
                    raise Away(f"it calls itself {str(found.get('issuer'))[:200]!r}")
                if not all(isinstance(found.get(place), str) for place in PLACES):
                    raise Away("it does not say where to ask")
                self._known, self._asked = found, self.clock()
            return self._known

    def _believed(self, token: str, nonce: str, access: str) -> Stated:
        try:
            read = self._read(token)
            claims = CodeIDToken(
                read.claims,
                read.header,
                {"iss": {"value": self.provider.issuer}, "aud": {"value": self.provider.client}},
                {"nonce": nonce, "client_id": self.provider.client, "access_token": access},
            )
            claims.validate(now=int(self.clock()), leeway=LEEWAY)
        except (JoseError, AuthlibBaseError, ValueError, TypeError, KeyError) as error:
            raise NotHe(type(error).__name__) from None
        subject, address = claims.get("sub"), claims.get("email")
        if not isinstance(subject, str) or not 0 < len(subject) <= 255:
            raise NotHe("no subject")
        said = claims.get("email_verified")
        verified = said is True or said == "true"  # some say it in words
        return Stated(subject, address if verified and isinstance(address, str) else "")

    def _read(self, token: str) -> jwt.Token:
        try:
            return jwt.decode(token, self._keys_of(0.0), algorithms=list(SIGNED))
        except (JoseError, ValueError):
            # it may have changed its keys; asked again not more often than once a minute
            return jwt.decode(token, self._keys_of(AGAIN), algorithms=list(SIGNED))

    def _keys_of(self, older: float) -> KeySet:
        """Its keys; asked for anew where they are older than so many seconds (0: than an hour)."""
        where = self.known()["jwks_uri"]
        with self._looking:
            if self._keys is None or self.clock() - self._keys_asked > (older or KEPT):
                self._keys = KeySet.import_key_set(self._get(where))  # type: ignore[arg-type]
                self._keys_asked = self.clock()
            return self._keys

    def _get(self, where: str) -> dict[str, Any]:
        try:
            with _safe(requests.Session()) as session, session.get(where, stream=True, allow_redirects=False) as answer:
                answer.raise_for_status()
                text = answer.raw.read(MOST + 1, decode_content=True)
                if answer.is_redirect or len(text) > MOST:
                    raise Away("a redirect, or too much")
                found = json.loads(text)
        except (requests.RequestException, ValueError, OSError) as error:
            raise Away(type(error).__name__) from None
        if not isinstance(found, dict):
            raise Away("it says something else")
        return found

    def _session(self, ways: object = None) -> OAuth2Session:
        basic = not isinstance(ways, list) or "client_secret_basic" in ways or "client_secret_post" not in ways
        session = OAuth2Session(
            self.provider.client,
            self.provider.secret,
            token_endpoint_auth_method="client_secret_basic" if basic else "client_secret_post",
            scope=SCOPE,
            redirect_uri=self.back,
            code_challenge_method="S256",
        )
        return _safe(session)


def _safe(session: S) -> S:
    session.trust_env = False
    for start in ("https://", "http://"):
        session.mount(start, _Guarded())
    return session

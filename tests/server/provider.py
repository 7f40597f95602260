"""A provider of OpenID Connect on this computer, for tests: it knows one server, and lets in whom a test names."""

import base64
import hashlib
import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

from polemos.server.openid_options import Provider

CLIENT, SECRET = "polemos", "known to both"


@dataclass
class House:
    """What it does. subject, address, verified: whom it lets in. claims: what it states otherwise than is right."""

    issuer: str = ""
    subject: str = "1"
    address: str = "ann@mail.example"
    verified: object = True
    claims: dict[str, Any] = field(default_factory=dict)
    says: dict[str, Any] = field(default_factory=dict)
    key: RSAKey = field(default_factory=lambda: RSAKey.generate_key(2048, {"kid": "one"}))
    signs: RSAKey | None = None
    """With what it signs, where that is not its key."""
    asked: dict[str, dict[str, str]] = field(default_factory=dict)
    """By code: what was asked for."""
    seen: list[str] = field(default_factory=list)
    away: bool = False
    clock: Any = None

    def enter(self, query: dict[str, str]) -> str:
        """Somebody comes and is let in: where he is sent back to."""
        code = secrets.token_urlsafe(8)
        self.asked[code] = query
        return f"{query['redirect_uri']}?{urlencode({'code': code, 'state': query['state']})}"

    def known(self) -> dict[str, Any]:
        """What it says of itself."""
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/enter",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "token_endpoint_auth_methods_supported": ["client_secret_post", "client_secret_basic"],
            **self.says,
        }

    def token(self, form: dict[str, str], login: str) -> tuple[int, dict[str, Any]]:
        """What it gives for a code, once."""
        if login != "Basic " + base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode():
            return 401, {"error": "invalid_client"}
        query = self.asked.pop(form.get("code", ""), None)
        verifier = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
        challenge = base64.urlsafe_b64encode(verifier).rstrip(b"=").decode()
        fits = query is not None and query["code_challenge"] == challenge and query["code_challenge_method"] == "S256"
        if not fits or query is None or form["redirect_uri"] != query["redirect_uri"]:
            return 400, {"error": "invalid_grant"}
        now = int(self.clock())
        claims = {
            "iss": self.issuer,
            "sub": self.subject,
            "aud": CLIENT,
            "iat": now,
            "exp": now + 300,
            "nonce": query["nonce"],
            "email": self.address,
            "email_verified": self.verified,
            **self.claims,
        }
        signs = self.signs or self.key
        header = {"alg": "RS256", "kid": signs.kid}
        token = jwt.encode(header, {name: value for name, value in claims.items() if value is not None}, signs)
        return 200, {"access_token": "a", "token_type": "Bearer", "id_token": token}


def query_of(url: str) -> dict[str, str]:
    """The query of an address."""
    return {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}


@contextmanager
def provider(clock: Any) -> Iterator[tuple[House, Provider]]:
    """A provider, and as what a server knows it, until the end of the block."""
    house = House(clock=clock)

    class Door(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            house.seen.append(self.path)
            path, _, _ = self.path.partition("?")
            if house.away:
                self.send_error(500)
            elif path == "/enter":
                self.send_response(302)
                self.send_header("Location", house.enter(query_of(self.path)))
                self.end_headers()
            elif path == "/keys":
                self._say(200, {"keys": [house.key.as_dict(private=False)]})
            elif path == "/.well-known/openid-configuration":
                self._say(200, house.known())
            else:
                self.send_error(404)

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            form = {name: values[0] for name, values in parse_qs(body).items()}
            self._say(*house.token(form, self.headers.get("Authorization", "")))

        def _say(self, status: int, what: dict[str, Any]) -> None:
            text = json.dumps(what).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    house.issuer = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield house, Provider(house.issuer, CLIENT, SECRET, "Academy")
    finally:
        server.shutdown()
        server.server_close()
        thread.join()

"""Notices by web push: the key by which browsers know this server, and messages that only one of them can read.

`webpush` encrypts them and signs for us [RFC 8291, RFC 8292]; they go to the push service of the browser's maker.
"""

import base64
import binascii
import http.client
import ipaddress
import json
import os
import socket
import ssl
from contextlib import closing, suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

from polemos.server.notice_carriers import Going, Later, Never, Unsure
from polemos.server.notice_texts import Notice
from polemos.server.store import Store
from polemos.server.tokens import digest

if TYPE_CHECKING:
    from webpush import WebPush

KEY_FILE: Final = "notices.pem"
"""The private key, in the folder of the games."""
KEY_FACT: Final = "push-key"
"""The same in a database, where several servers are one to a browser."""
PATIENCE: Final = 15.0
"""Seconds that a push service may take."""
KEPT: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is not there."""
POINT: Final = 65
"""Bytes of the public key of a browser; its secret has 16."""
SECRET: Final = 16
LONGEST: Final = 1000
"""Characters of an address of a push service."""


class PushKey:
    """The key of this server, made when it is first wanted. Raises OSError where it can be neither read nor made."""

    def __init__(self, folder: Path, store: Store) -> None:
        self._path, self._store = folder / KEY_FILE, store

    @cached_property
    def pair(self) -> tuple[bytes, bytes]:
        """The private and the public key, as PEM."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key
        from webpush.vapid import VAPID

        if self._store.shared:
            private = self._store.fact(KEY_FACT, lambda: VAPID.generate_keys()[0].decode("ascii")).encode("ascii")
        else:
            with suppress(FileExistsError):
                handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with open(handle, "wb") as file:
                    file.write(VAPID.generate_keys()[0])
                    file.flush()
                    os.fsync(handle)
            private = self._path.read_bytes()
        try:
            public = load_pem_private_key(private, None).public_key()
        except ValueError:
            raise OSError(0, f"{KEY_FILE} is no key; delete it, and another one is made") from None
        return private, public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)

    @cached_property
    def public(self) -> str:
        """The public key as a browser takes it."""
        from cryptography.hazmat.primitives.serialization import load_pem_public_key
        from webpush.vapid import VAPID

        found: str = VAPID.get_application_server_key(load_pem_public_key(self.pair[1]))
        return found


class Push:
    """Hands messages to push services. inside: also to those of the server's own network, unencrypted, for tests."""

    def __init__(self, key: PushKey, contact: str, inside: bool = False) -> None:
        self._key = key
        self._contact = contact
        self._inside = inside

    @cached_property
    def _sealer(self) -> "WebPush":
        from webpush import WebPush

        private, public = self._key.pair
        return WebPush(private, public, subscriber=self._contact, ttl=KEPT)

    def carry(self, address: str, notice: Notice, going: Going) -> None:
        """Send a message to a browser. Raises Later, Never and Unsure."""
        from webpush import WebPushSubscription

        try:
            subscription = WebPushSubscription.model_validate_json(address)
            sealed = self._sealer.get(payload(notice), subscription)
        except OSError:
            raise Later("the key for push messages cannot be read") from None
        except ValueError:
            raise Never("this is no subscription", ended=True) from None
        # the latest about a match takes the place of those before it, where the browser has not fetched them yet
        headers = {**sealed.headers, "topic": digest(notice.about)[:32], "urgency": "normal"}
        at = urlsplit(str(subscription.endpoint))
        gone = False
        try:
            with closing(Outward(at, self._inside)) as connection:
                connection.connect()
                going()
                gone = True
                path = f"{at.path or '/'}?{at.query}" if at.query else at.path or "/"
                connection.request("POST", path, sealed.encrypted, headers)
                status = connection.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            if gone:
                raise Unsure from None
            raise Later(f"the push service cannot be reached ({type(error).__name__})") from None
        if status in (404, 410):
            raise Never("the subscription has ended", ended=True)
        if status == 429 or status >= 500:
            raise Later(f"the push service answers {status}")
        if status >= 300:
            raise Never(f"the push service answers {status}")


def payload(notice: Notice) -> str:
    """What the service worker of the page gets."""
    body = "\n".join(line for line in notice.lines[1:] if line)
    said = {"title": notice.subject, "body": body, "url": notice.link, "tag": notice.about, "lang": notice.language}
    return json.dumps(said, ensure_ascii=False)


def subscription_of(endpoint: str, p256dh: str, auth: str, inside: bool = False) -> str:
    """A subscription as it is kept. Raises ValueError for what is none."""
    at = urlsplit(endpoint)
    schemes = ("https", "http") if inside else ("https",)
    if at.scheme not in schemes or not at.hostname or at.username or len(endpoint) > LONGEST or not endpoint.isascii():
        raise ValueError("no address of a push service")
    if len(decoded(p256dh)) != POINT or len(decoded(auth)) != SECRET:
        raise ValueError("no keys of a browser")
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(p256dh))
    return json.dumps({"endpoint": endpoint, "keys": {"auth": auth, "p256dh": p256dh}})


def endpoint_of(address: str) -> str:
    """The address of a push service in what is kept."""
    found: str = json.loads(address)["endpoint"]
    return found


def decoded(text: str) -> bytes:
    """Bytes that are written as base64 for addresses. Raises ValueError."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, UnicodeError) as error:
        raise ValueError(str(error)) from None


class Outward(http.client.HTTPConnection):
    """A connection that leads out of our own network: a browser names the address, and might name one of ours."""

    def __init__(self, at: SplitResult, inside: bool) -> None:
        safe = at.scheme == "https"
        super().__init__(at.hostname or "", at.port or (443 if safe else 80), timeout=PATIENCE)
        self._safe = safe
        self._inside = inside

    def connect(self) -> None:
        """Connect. Raises OSError and Never."""
        found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        allowed = [one for one in found if self._inside or is_public(str(one[4][0]))]
        if not allowed:
            raise Never("the push service stands in a private network", ended=True)
        family, kind, protocol, _, where = allowed[0]
        plain = socket.socket(family, kind, protocol)
        plain.settimeout(PATIENCE)
        try:
            plain.connect(where)
            safe = ssl.create_default_context()
            self.sock = safe.wrap_socket(plain, server_hostname=self.host) if self._safe else plain
        except BaseException:
            plain.close()
            raise


def is_public(number: str) -> bool:
    """Whether a number is one of the open network."""
    address = ipaddress.ip_address(number.partition("%")[0])
    inner = getattr(address, "ipv4_mapped", None) or address
    return bool(inner.is_global and not inner.is_multicast)

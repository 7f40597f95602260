"""How notices are carried: the mail server, push services whose messages one browser can read, what Apprise knows."""

import base64
import datetime
import json
import os
import secrets
import socket
import ssl
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import jwt
import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from polemos.server.notice_apprise import Services
from polemos.server.notice_carriers import Failed, Later, Never, Unsure
from polemos.server.notice_mail import Mail
from polemos.server.notice_options import NoticeOptions, Smtp, has, options_of, origin_of
from polemos.server.notice_push import KEY_FILE, Push, PushKey, is_public, subscription_of
from polemos.server.notice_texts import Notice
from polemos.server.open_matches import LIST
from polemos.server.store import Store
from polemos.server.words import Wrong
from server.telling import Clock, Pair, pair, post

NOTICE = Notice("id1", "match1", "en", "Duel: it is your turn", ["It is your turn."], "https://p.example/match/m", "x")
LEAVE = "https://p.example/notices/secret"


def ignored() -> None:
    """Nobody minds when a notice goes."""


def key_in(folder: Path) -> PushKey:
    """The key of a server over a folder."""
    store = Store(folder / LIST)
    store.close()
    return PushKey(folder, store)


# ---------------------------------------------------------------- somebody who listens


class Heard:
    """A server of this computer that takes what is posted to it."""

    def __init__(self) -> None:
        heard = self
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                """Take it."""
                body = self.rfile.read(int(self.headers["Content-Length"]))
                heard.requests.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                if heard.status:
                    self.send_response(heard.status)
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                self.close_connection = True

            def log_message(self, form: str, *parts: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01})
        self._thread.start()

    def end(self) -> None:
        """Close it."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture
def heard() -> Iterator[Heard]:
    found = Heard()
    yield found
    found.end()


class Browser:
    """The keys of a browser that has subscribed."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.p256dh = base64.urlsafe_b64encode(self._private.public_key().public_bytes(*form)).decode().rstrip("=")
        self.auth = base64.urlsafe_b64encode(self._auth).decode().rstrip("=")

    @property
    def subscription(self) -> str:
        return subscription_of(self.endpoint, self.p256dh, self.auth, inside=True)

    def read(self, body: bytes) -> dict[str, str]:
        """What a message says, for which this browser's keys are needed."""
        opened = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        said: dict[str, str] = json.loads(opened)
        return said


# ---------------------------------------------------------------- push


@contextmanager
def pushing(folder: Path) -> Iterator[Pair]:
    clock = Clock()
    options = NoticeOptions(delay=60, thread=False, url="https://p.example", clock=clock, inside=True)
    with pair(folder, options, clock) as two:
        yield two


def test_a_message_that_one_browser_can_read_comes_to_its_push_service(tmp_path: Path, heard: Heard) -> None:
    with pushing(tmp_path) as two:
        browser = Browser(f"http://127.0.0.1:{heard.port}/push/abc?d=1")
        found = two.friend.asks("GET", f"{two.path}/notices")
        assert found["offers"] == ["push"]
        body = {"kind": "push", "address": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth}
        made = two.friend.asks("POST", f"{two.path}/notices/ways", 201, json=body, params={"language": "ja"})
        assert [(one["address"], one["confirmed"]) for one in made["ways"]] == [(browser.endpoint, True)]
        # to subscribe again is no second way
        again = two.friend.asks("POST", f"{two.path}/notices/ways", 201, json=body, params={"language": "ja"})
        assert again == made
        two.turns("blue")
        two.step(2)
        ((path, headers, sealed),) = heard.requests
        assert path == "/push/abc?d=1"
        said = browser.read(sealed)
        assert said["title"] == "決闘: あなたの番です"
        assert said["url"] == f"https://p.example/match/{two.match['id']}"
        assert (said["tag"], said["lang"]) == (two.match["id"], "ja")
        assert (headers["content-encoding"], headers["ttl"], headers["urgency"]) == ("aes128gcm", "86400", "normal")
        assert len(headers["topic"]) == 32
        # it is signed with the key that the page was told
        scheme, token, key = headers["authorization"].replace("t=", "").replace("k=", "").replace(",", "").split()
        assert (scheme, key) == ("vapid", found["push_key"])
        point = base64.urlsafe_b64decode(key + "=")
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        claims = jwt.decode(token, public, algorithms=["ES256"], audience="http://127.0.0.1")
        assert claims["sub"] == "mailto:polemos@p.example"
        # a browser that has gone is forgotten
        heard.status = 410
        two.turns("red")
        two.turns("blue")
        two.step(2)
        assert two.friend.asks("GET", f"{two.path}/notices")["ways"] == []


def test_what_a_push_service_answers(tmp_path: Path, heard: Heard) -> None:
    push = Push(key_in(tmp_path), "polemos@p.example", inside=True)
    address = Browser(f"http://127.0.0.1:{heard.port}/x").subscription
    marks: list[int] = []
    for status, error in ((500, Later), (429, Later), (403, Never), (404, Never), (0, Unsure)):
        heard.status = status
        with pytest.raises(error) as found:
            push.carry(address, NOTICE, lambda: marks.append(1))
        assert getattr(found.value, "ended", False) == (status == 404)
    assert len(marks) == 5
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        nobody = Browser(f"http://127.0.0.1:{closed.getsockname()[1]}/x").subscription
        with pytest.raises(Later, match="cannot be reached"):
            push.carry(nobody, NOTICE, lambda: marks.append(1))
    assert len(marks) == 5


def test_no_message_goes_into_our_own_network(tmp_path: Path, heard: Heard) -> None:
    push = Push(key_in(tmp_path), "polemos@p.example")
    with pytest.raises(Never) as found:
        push.carry(Browser(f"http://127.0.0.1:{heard.port}/x").subscription, NOTICE, ignored)
    assert found.value.ended and heard.requests == []
    inside = "127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "::1", "fe80::1%eth0", "fd00::1"
    for number in (*inside, "::ffff:127.0.0.1", "224.0.0.1", "0.0.0.0"):
        assert not is_public(number), number
    assert is_public("8.8.8.8") and is_public("2001:4860:4860::8888")
    good = Browser("https://push.example/x")
    subscription_of(good.endpoint, good.p256dh, good.auth)
    for endpoint, p256dh, auth in (
        ("http://push.example/x", good.p256dh, good.auth),
        ("https:///x", good.p256dh, good.auth),
        ("https://u:p@push.example/x", good.p256dh, good.auth),
        (good.endpoint, good.p256dh[:-4], good.auth),
        (good.endpoint, "B" + "A" * 86, good.auth),
        (good.endpoint, good.p256dh, "short"),
    ):
        with pytest.raises(ValueError):
            subscription_of(endpoint, p256dh, auth)


def test_the_key_is_made_once_and_only_its_user_reads_it(tmp_path: Path) -> None:
    first = key_in(tmp_path).public
    assert stat.S_IMODE(os.stat(tmp_path / KEY_FILE).st_mode) == 0o600
    assert key_in(tmp_path).public == first
    (tmp_path / KEY_FILE).write_text("no key")
    with pytest.raises(OSError, match="is no key"):
        key_in(tmp_path).public  # noqa: B018


# ---------------------------------------------------------------- Apprise

SPEAKS = pytest.mark.filterwarnings("ignore::DeprecationWarning")
"""Apprise loads a module that newer Pythons have no more."""


@SPEAKS
def test_any_service_that_the_owner_allows(tmp_path: Path, heard: Heard, caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    options = NoticeOptions(services=frozenset({"json"}), push=False, delay=60, thread=False, clock=clock)
    heard.status = 200
    with pair(tmp_path, options, clock) as two:
        assert two.friend.asks("GET", f"{two.path}/notices")["services"] == ["json"]
        for wrong in ("nonsense", "xml://127.0.0.1", "json://h/?template=/etc/passwd", "mailto://u:p@mail.example"):
            body = {"kind": "apprise", "address": wrong}
            two.friend.problem("POST", f"{two.path}/notices/ways", 422, "no-service", json=body)
        body = {"kind": "apprise", "address": f"json://user:hidden@127.0.0.1:{heard.port}/told"}
        two.friend.asks("POST", f"{two.path}/notices/ways", 201, json=body)
        two.turns("blue")
        two.step(2)
        ((path, _, said),) = heard.requests
        assert (path, json.loads(said)["title"]) == ("/told", "Duel: it is your turn")
        assert f"/match/{two.match['id']}" in json.loads(said)["message"]
        # what the service does not take is tried again
        heard.status = 503
        two.turns("red")
        two.turns("blue")
        two.step(2)
        heard.status = 200
        two.step(2)
        assert len(heard.requests) == 3
    assert "hidden" not in caplog.text


@SPEAKS
def test_services_on_the_servers_own_screen_and_its_files_are_shut() -> None:
    everything = Services(frozenset({"*"}))
    everything.opened("ntfys://ntfy.sh/topic")
    for wrong in ("syslog://", "dbus://", "mailto://u:p@mail.example", "discord://1/2/?template=file:///etc/passwd"):
        with pytest.raises(ValueError):
            everything.opened(wrong)
    from apprise import AppriseAttachment

    assert not AppriseAttachment().add("file:///etc/hostname")


# ---------------------------------------------------------------- the mail server


def test_a_password_goes_to_this_computer_or_encrypted_alone() -> None:
    known: list[bytes] = []

    def login(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        known.append(data.password)
        return AuthResult(success=data.password == b"sesame", handled=False)

    with post("0.0.0.0", authenticator=login, auth_require_tls=False) as office:
        Mail(Smtp("127.0.0.1", office.port, "polemos", "sesame"), "p@p.example").carry("a@b.example", NOTICE, ignored)
        assert (len(office.box.mails), known) == (1, [b"sesame"])
        with pytest.raises(Later, match="refuses the name or the password"):
            Mail(Smtp("127.0.0.1", office.port, "polemos", "other"), "p@p.example").carry(
                "a@b.example", NOTICE, ignored
            )
        known.clear()
        # by another name it is no more this computer
        with pytest.raises(Later, match="encrypts nothing"):
            Mail(Smtp("127.0.0.2", office.port, "polemos", "sesame"), "p@p.example").carry(
                "a@b.example", NOTICE, ignored
            )
        assert known == []


@pytest.mark.parametrize("tls", [False, True])
def test_a_mail_server_that_is_not_who_it_says_gets_nothing(
    tmp_path: Path, tls: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    safe = certificate(tmp_path)
    how: dict[str, Any] = {"ssl_context": safe} if tls else {"tls_context": safe}
    with post("0.0.0.0", **how) as office:
        mail = Mail(Smtp("127.0.0.2", office.port, tls=tls), "p@p.example")
        with pytest.raises(Later, match="SSLCertVerificationError"):
            mail.carry("a@b.example", NOTICE, ignored)
        assert office.box.mails == []
        # with one that is known
        trusted = ssl.create_default_context(cafile=str(tmp_path / "cert.pem"))
        monkeypatch.setattr(ssl, "create_default_context", lambda: trusted)
        mail.carry("a@b.example", NOTICE, ignored)
        assert len(office.box.mails) == 1


def test_what_a_mail_server_answers() -> None:
    marks: list[int] = []
    with post() as office:
        mail = Mail(Smtp("127.0.0.1", office.port), "Polemos of us <p@p.example>")
        for rcpt, answer, error in (
            ("550 who?", "250 OK", Never),
            ("451 later", "250 OK", Later),
            ("250 OK", "554 spam", Never),
            ("250 OK", "452 full", Later),
        ):
            office.box.rcpt, office.box.answer = rcpt, answer
            with pytest.raises(error):
                mail.carry("a@b.example", NOTICE, lambda: marks.append(1))
        assert len(marks) == 2
        office.box.rcpt, office.box.answer = "250 OK", "250 taken"
        mail.carry("a@b.example", NOTICE, ignored)
        assert office.box.mails[0]["From"] == "Polemos of us <p@p.example>"
        assert office.box.mails[0]["Message-ID"] == "<id1@p.example>"


def certificate(folder: Path) -> ssl.SSLContext:
    """What a server shows that nobody vouches for."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail.example")])
    now = datetime.datetime.now(datetime.UTC)
    import ipaddress

    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.2"))]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    pem, how = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    (folder / "cert.pem").write_bytes(made.public_bytes(pem))
    (folder / "key.pem").write_bytes(key.private_bytes(pem, how, serialization.NoEncryption()))
    safe = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    safe.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return safe


# ---------------------------------------------------------------- the command line


def test_a_mail_server_is_named_by_its_address(tmp_path: Path) -> None:
    found = options_of("smtp://me%40p.example:s%3Acret@mail.example:587", apprise="ntfys, tgram")
    assert found.smtp == Smtp("mail.example", 587, "me@p.example", "s:cret")
    assert (found.sender, found.services) == ("me@p.example", frozenset({"ntfys", "tgram"}))
    assert "s:cret" not in repr(found)
    (tmp_path / "secret").write_text("from a file\n")
    found = options_of("smtps://me@mail.example", tmp_path / "secret", "Us <us@p.example>", minutes=0)
    assert found.smtp == Smtp("mail.example", 465, "me", "from a file", tls=True)
    assert (found.sender, found.delay) == ("Us <us@p.example>", 0)
    assert (options_of().smtp, options_of().services) == (None, frozenset())
    assert options_of("smtp://localhost", sender="a@b.example").smtp == Smtp("localhost", 25)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"smtp": "mail.example", "sender": "a@b.example"}, "wrong-smtp"),
        ({"smtp": "http://mail.example"}, "wrong-smtp"),
        ({"smtp": "smtp://u:p@mail.example:port"}, "wrong-smtp"),
        ({"smtp": "smtp://u:p/q@mail.example"}, "wrong-smtp"),
        ({"smtp": "smtp://u@mail.example", "sender": "a@b.example"}, "wrong-smtp-login"),
        ({"smtp": "smtp://u:p@mail.example"}, "wrong-mail-from"),
        ({"smtp": "smtp://mail.example", "sender": "nobody"}, "wrong-mail-from"),
        ({"smtp": "smtp://mail.example", "sender": "a@b.example\nBcc: c@d.example"}, "wrong-mail-from"),
        ({"sender": "a@b.example"}, "wrong-smtp-alone"),
        ({"password_file": Path("/nowhere")}, "wrong-smtp-alone"),
        ({"smtp": "smtp://u@h.example", "password_file": Path("/nowhere")}, "wrong-password-file"),
        ({"apprise": "mailto"}, "wrong-apprise"),
        ({"apprise": "json://"}, "wrong-apprise"),
        ({"minutes": -1}, "wrong-notice-delay"),
        ({"minutes": float("nan")}, "wrong-notice-delay"),
    ],
)
def test_options_that_are_wrong_are_told_without_the_password(wanted: dict[str, Any], code: str) -> None:
    with pytest.raises(Wrong) as found:
        options_of(**wanted)
    assert found.value.message == code
    for language in ("en", "ja"):
        assert "u:p@" not in found.value.told(language)


def test_the_public_address_may_end_with_the_prefix() -> None:
    assert origin_of("https://play.example/", "") == "https://play.example"
    assert origin_of("https://play.example:8443/polemos", "/polemos") == "https://play.example:8443"
    assert origin_of("", "/polemos") == ""
    for wrong in ("play.example", "ftp://play.example", "https://play.example/other", "https://a:b@play.example"):
        with pytest.raises(Wrong):
            origin_of(wrong, "/polemos")


def test_without_the_libraries_there_is_neither_push_nor_apprise(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has("webpush") and has("apprise")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert not options_of().push
    with pytest.raises(Wrong) as found:
        options_of(apprise="*")
    assert "polemos[notices]" in found.value.told("en")


def test_no_failure_names_an_address() -> None:
    assert LEAVE not in str(Never("the mail server answers 550"))
    assert issubclass(Later, Failed) and not issubclass(Unsure, Failed)

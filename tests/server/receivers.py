"""Receivers of notices that a test starts: webhooks and a push service with a browser's keys."""

import base64
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.table import Person, to_act

Answer = Callable[[int], int]
"""Status of an answer by the number of requests before it."""


class Received(msgspec.Struct, frozen=True, kw_only=True):
    """Request that a receiver got."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Post(BaseHTTPRequestHandler):
    """Records requests and answers as the test wants."""

    def do_POST(self) -> None:
        box: Any = self.server
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        with box.lock:
            number = len(box.received)
            box.received.append(Received(path=self.path, headers=headers, body=body))
        self.send_response(box.answer(number))
        self.end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:
        """Suppresses the log."""


@contextmanager
def letterbox(answer: Answer = lambda number: 204) -> Iterator[tuple[str, list[Received]]]:
    """Yields the URL of a receiver, and the requests that it got."""
    box: Any = ThreadingHTTPServer(("127.0.0.1", 0), Post)
    received: list[Received] = []
    box.received, box.answer, box.lock = received, answer, threading.Lock()
    threading.Thread(target=box.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{box.server_port}/box/", received
    finally:
        box.shutdown()
        box.server_close()


def text_of(data: bytes) -> str:
    """Returns bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class BrowserKeys:
    """Keys of a push subscription; reads what was encrypted for them, as a browser does."""

    def __init__(
        self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b""
    ) -> None:
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or b"sixteen bytes !!"

    @property
    def point(self) -> bytes:
        form = serialization.PublicFormat.UncompressedPoint
        return self.private.public_key().public_bytes(serialization.Encoding.X962, form)

    def contact(self, endpoint: str) -> dict[str, str]:
        """Returns the request that adds this subscription to a seat."""
        keys = {"p256dh": text_of(self.point), "auth": text_of(self.auth)}
        return {"channel": "push", "address": endpoint, **keys}

    def read(self, body: bytes) -> bytes:
        """Returns the payload of a message (RFC 8291)."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        about = b"WebPush: info\x00" + self.point + sender
        key = derive(shared, self.auth, about, 32)
        content = derive(key, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derive(key, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


def derive(key: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=about).derive(key)


def check_vapid(header: str, public: str) -> Any:
    """Checks the signature of a server's identification; returns its claims."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert fields["k"] == public
    signed, _, signature = fields["t"].rpartition(".")
    raw = bytes_of(signature)
    made = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(public))
    key.verify(made, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return msgspec.json.decode(bytes_of(signed.split(".")[1]))


def end_turn(people: list[Person]) -> tuple[Person, Person]:
    """Passes for the seat to act; returns who played and who is to act now."""
    person, seen = to_act(people)
    while (seen := person.look())["view"]["to_act"] == person.seat:
        hand = seen["view"]["seats"][person.seat]["hand"]
        choices = [choice["text"] for choice in seen["view"]["choices"]]
        play = "end turn" if "end turn" in choices else f"pass with {hand[0]}"
        answer = person.enter(seen["entry"], play=play)
        assert answer.status_code == 200, answer.text
    return person, to_act(people)[0]

"""Public address of the server: its names, what a trusted proxy forwards, its sub-path.

A request for a name that the server does not have is refused.  Otherwise a page of another site
could let its own name point to this machine (DNS rebinding), and the browser would take the server
for a part of that site.
"""

import re
import socket
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from ironbridge.server.config import ServerConfig

PREFIX: Final = "ironbridge.prefix"
"""Key of an ASGI scope: the sub-path under which the client reaches the server, or nothing."""
SUB_PATH: Final = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*){1,8}")
ON_THIS_NETWORK: Final = (".localhost", ".local")
"""Endings of names that no public name server can give to an address."""
DEFAULT_PORTS: Final = {"http": 80, "https": 443}

Header = Callable[[bytes], str]


class PublicAddress:
    """Names and sub-path of one server."""

    def __init__(self, options: ServerConfig) -> None:
        self._base_url = options.base_url.rstrip("/")
        base = urlsplit(self._base_url)
        self._base_place = base.netloc.lower()
        self._prefix = base.path
        self._proxies = frozenset(options.proxies)
        named = {each.lower() for each in (*options.hosts, base.hostname or "") if each}
        self._names = named | {socket.gethostname().lower()}
        self._any_by_proxy = not named

    def is_proxy(self, address: str) -> bool:
        """Returns whether an address is a trusted proxy's."""
        return address in self._proxies

    def answers_to(self, header: Header, peer: str) -> bool:
        """Returns whether the server has the name that a request is addressed to.

        A trusted proxy decides itself which names it serves, unless the operator named some.
        """
        if self._any_by_proxy and self.is_proxy(peer):
            return True
        host = self.host(header, peer)
        return not host or is_local(host) or (host_name(host) or "") in self._names

    def host(self, header: Header, peer: str) -> str:
        """Returns the name and port to which the client sent its request."""
        forwarded = header(b"x-forwarded-host") if self.is_proxy(peer) else ""
        return (forwarded.partition(",")[0].strip() or header(b"host")).lower()

    def prefix(self, header: Header, peer: str) -> str:
        """Returns the sub-path of the server, by its base URL or a trusted proxy."""
        if self._base_url or not self.is_proxy(peer):
            return self._prefix
        said = header(b"x-forwarded-prefix").rstrip("/")
        return said if SUB_PATH.fullmatch(said) else ""

    def is_own(self, header: Header, peer: str) -> bool:
        """Returns whether a request comes from the server's own page, or from no page."""
        site = header(b"sec-fetch-site")
        if site in ("same-origin", "cross-site"):  # the browser has compared them
            return site == "same-origin"
        said = header(b"origin").lower()
        if not said:
            return True
        origin = urlsplit(said)
        ours = {self.host(header, peer), header(b"host").lower(), self._base_place} - {""}
        if place(origin.netloc, origin.scheme) in {place(each, origin.scheme) for each in ours}:
            return True
        # Many proxies forward the name without the port.
        names = {each for each in ours if self.is_proxy(peer) and ":" not in each}
        return host_name(origin.netloc) in names

    def url(self, header: Header, peer: str, scheme: str, prefix: str) -> str:
        """Returns the URL under which the client reaches the server, without a slash at its end."""
        if self._base_url:
            return self._base_url
        if header(b"origin").startswith(("http:", "https:")):  # ``is_own`` has compared it
            return header(b"origin") + prefix
        said = header(b"x-forwarded-proto").lower() if self.is_proxy(peer) else ""
        scheme = said if said in DEFAULT_PORTS else scheme
        return f"{scheme}://{self.host(header, peer)}{prefix}"


def url_of(scope: Any, options: ServerConfig) -> str:
    """Returns the URL under which the client of a request reaches the server."""
    headers = dict(scope["headers"])
    peer = str(scope["client"][0]) if scope.get("client") else ""

    def header(name: bytes) -> str:
        return str(headers.get(name, b"").decode("latin-1"))

    return PublicAddress(options).url(header, peer, scope["scheme"], scope.get(PREFIX, ""))


def without_prefix(raw: bytes, prefix: str) -> bytes:
    """Returns a path as the server knows it; the proxy may have removed the sub-path already."""
    start = prefix.encode()
    if not prefix or not (raw == start or raw.startswith(start + b"/")):
        return raw
    return raw[len(start) :] or b"/"


@lru_cache(4096)
def host_name(host: str) -> str | None:
    """Returns the name in a ``Host`` header without its port; ``None`` when it is malformed."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".") or None
    except ValueError:
        return None


@lru_cache(4096)
def is_local(host: str) -> bool:
    """Returns whether a host is an address or a name of this network.

    The public name system has none of them, so no other site can point them here.
    """
    name = host_name(host)
    if name is None:
        return False
    if "." not in name and ":" not in name:
        return True
    if name.endswith(ON_THIS_NETWORK):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def place(host: str, scheme: str) -> str:
    """Returns a host without the port that is usual for a scheme."""
    return host.removesuffix(f":{DEFAULT_PORTS.get(scheme, '')}")

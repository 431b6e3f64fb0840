"""What a caller says of itself and of us, checked: where it comes from, and what it thinks we are called."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TypeAlias
from urllib.parse import urlsplit

from tenfold.server.limits import UNKNOWN, limited_address

# Names that only a home network gives, and nobody can buy.
HOME_NETWORK = (".localhost", ".local", ".lan", ".home.arpa", ".internal")

Address: TypeAlias = IPv4Address | IPv6Address


class Callers:
    """Who is behind a connection. `proxies` are addresses and networks whose word is believed."""

    def __init__(self, proxies: Sequence[str]) -> None:
        self._proxies = [ip_network(proxy) for proxy in proxies]

    def is_proxy(self, peer: str | None) -> bool:
        address = _address(peer or "")
        return address is not None and any(address in network for network in self._proxies)

    def counted(self, peer: str | None) -> str | None:
        """Under which address a connection counts; those of a proxy are other people's."""
        return None if self.is_proxy(peer) else limited_address(peer)

    def address(self, peer: str | None, forwarded: str | None) -> str | None:
        """Under which address a request counts; a proxy writes whom it asks for behind what it was told."""
        if forwarded and self.is_proxy(peer):
            hops = [hop.strip() for hop in forwarded.split(",")]
            peer = next((hop for hop in reversed(hops) if not self.is_proxy(hop)), hops[0])
            return limited_address(str(_address(peer) or UNKNOWN))
        return limited_address(peer)


class Names:
    """What the server may be called in a Host header; otherwise a page of another site could have its own
    name point here, and read what only we may show (DNS rebinding).
    """

    def __init__(self, told: Sequence[str], public_url: str | None) -> None:
        names = [*told, socket.gethostname(), socket.getfqdn()]
        if public_url is not None:
            names.append(urlsplit(public_url).hostname or "")
        self._names = {name.lower().rstrip(".") for name in names} | {"localhost"}

    def are_ours(self, host: str, own: object) -> bool:
        """`own` is the address at which the connection came in. A port counts for nothing."""
        name = _without_port(host).lower().rstrip(".")
        address = _address(name)
        if address is None:
            # Without a dot it is a machine of the same network, and nobody's who is far away.
            return bool(name) and ("." not in name or name in self._names or name.endswith(HOME_NETWORK))
        is_near = address.is_private or address.is_loopback or address.is_link_local
        here = _address(str(own[0])) if isinstance(own, tuple) else None
        return is_near or address == here or str(address) in self._names


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host if host.count(":") > 1 else host.partition(":")[0]


def _address(text: str) -> Address | None:
    """An address, also with a port or a zone behind it."""
    try:
        address = ip_address(_without_port(text))
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address

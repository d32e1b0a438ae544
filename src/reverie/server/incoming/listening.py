"""Where the server listens, and what to type into a browser to come there."""

from __future__ import annotations

import errno
import logging
import socket
from typing import Final

from reverie.core.errors import ReverieError

LOG: Final = logging.getLogger("reverie.listening")
HIGHEST_PORT: Final = 65_535
EVERYWHERE: Final = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}  # and an address outside, never reached
DESCRIPTORS: Final = 65_536


def bind(host: str, port: int) -> list[socket.socket]:
    """Sockets that only have to be listened to; raises ReverieError."""
    if port > HIGHEST_PORT:
        raise ReverieError("port", {"port": str(port), "highest": str(HIGHEST_PORT)})
    bound: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(found):
            listener = socket.socket(family, kind, protocol)
            bound.append(listener)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                # `::` means everywhere, also for those who come by IPv4.
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, host != "::")
            listener.bind((address[0], port or bound[0].getsockname()[1], *address[2:]))
    except OSError as error:
        for listener in bound:
            listener.close()
        if error.errno == errno.EADDRINUSE:
            raise ReverieError("port-busy", {"port": str(port)}) from error
        raise ReverieError(
            "address", {"host": host, "port": str(port), "reason": error.strerror or str(error)}
        ) from error
    return bound


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def addresses(host: str, port: int) -> list[str]:
    """What can be typed into a browser: where the server listens everywhere, on this machine and in its network."""
    if host not in EVERYWHERE:
        return [url(host, port)]
    seen_from_outside = own_address(host)
    return [url("localhost", port), *([] if seen_from_outside is None else [url(seen_from_outside, port)])]


def own_address(host: str) -> str | None:
    """This machine's address in its network. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((EVERYWHERE[host], 9))
        except OSError:
            return own_address("0.0.0.0") if host == "::" else None
        return str(probe.getsockname()[0])


def raise_descriptors() -> None:
    """Every connection is a descriptor, and many systems give a program only 1,024 unless it asks for more."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    LOG.info("descriptors", extra={"before": soft, "now": resource.getrlimit(resource.RLIMIT_NOFILE)[0]})

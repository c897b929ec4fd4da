"""Where other devices find this machine."""

import socket

ANYWHERE = ("0.0.0.0", "::")
FAR = ("192.0.2.1", 9)  # an address of nobody's: choosing the way there sends nothing


def reachable(host: str) -> str:
    """Return *host* as others in the same network know it; a wildcard becomes our address."""
    if host not in ANYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR)
        except OSError:  # no network at all
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def written(host: str, port: int) -> str:
    """Write an address as browsers read it."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"

"""Fair dice: a secret the host is bound to beforehand, mixed with a word of every seat."""

from collections.abc import Sequence
from hashlib import sha256

from rules.core.wire import dumps


def commitment(secret: str) -> str:
    """Return what binds the host to *secret* before it is shown: its SHA-256."""
    return sha256(secret.encode()).hexdigest()


def mixed_seed(secret: str, contributions: Sequence[str]) -> str:
    """Return the seed of a match: neither the host nor any seat could choose it alone."""
    return sha256(dumps([secret, *contributions]).encode()).hexdigest()

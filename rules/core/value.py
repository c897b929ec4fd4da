"""The value type of the rules: frozen, comparable, and JSON by itself."""

from msgspec import Struct


class Value(Struct, frozen=True, tag=True, tag_field="is", forbid_unknown_fields=True):
    """Something that is what it holds: equal by content, never changed, named in its JSON."""

"""Rows of matches, choices and tables, kept by SQLite or PostgreSQL."""

from storage.errors import Conflict, StoreError
from storage.opening import open_store
from storage.store import Store

__all__ = ["Conflict", "Store", "StoreError", "open_store"]

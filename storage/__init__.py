"""Rows of matches, choices and tables, kept by SQLite or PostgreSQL."""

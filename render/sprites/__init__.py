"""Sprites: small pictures drawn once and kept."""

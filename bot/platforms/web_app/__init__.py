"""The edge to the local page."""

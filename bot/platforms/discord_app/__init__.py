"""The edge to Discord."""

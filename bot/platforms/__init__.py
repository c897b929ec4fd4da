"""The edges: each shows posts, hands in presses, and knows no game."""

"""Computer players: pure functions of what a seat may know."""

"""Pictures of every game, painted from views."""

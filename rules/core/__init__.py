"""What every game shares: seats, questions, dice, steps, replay and the wire."""

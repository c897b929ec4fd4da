"""Ostfriesisches Schafe-Schubsen: a race along the dyke that the second one wins."""

from rules.core.play import Game
from rules.schubsen.choices import Choice, Lay, Take, Turn, Use
from rules.schubsen.evaluating import outcome
from rules.schubsen.events import EVENTS
from rules.schubsen.flow import apply, legal, new, pending
from rules.schubsen.options import Options
from rules.schubsen.redeal import redeal
from rules.schubsen.state import State
from rules.schubsen.view import View, view
from rules.schubsen.words import words

GAME: Game[Options, State, Choice, View] = Game(
    tag="schubsen",
    version=1,
    seats=range(3, 9),
    options=Options,
    new=new,
    pending=pending,
    legal=legal,
    apply=apply,
    view=view,
    outcome=outcome,
    redeal=redeal,
    choices=(Lay, Use, Turn, Take),
    events=EVENTS,
    words=words,
)

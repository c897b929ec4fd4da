"""Schaf nachgedacht: two shepherds, eight sheep, three rows to win."""

from rules.core.play import Game
from rules.nachgedacht.choices import Choice, Exchange, Move
from rules.nachgedacht.events import EVENTS
from rules.nachgedacht.flow import apply, legal, new, outcome, pending, redeal, words
from rules.nachgedacht.options import Options
from rules.nachgedacht.state import State
from rules.nachgedacht.view import View, view

GAME: Game[Options, State, Choice, View] = Game(
    tag="nachgedacht",
    version=1,
    seats=range(2, 3),
    options=Options,
    new=new,
    pending=pending,
    legal=legal,
    apply=apply,
    view=view,
    outcome=outcome,
    redeal=redeal,
    choices=(Move, Exchange),
    events=EVENTS,
    words=words,
)

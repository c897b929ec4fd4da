"""Schwupps oder Schubs: a race of 100 squares in which symbols shove."""

from rules.core.play import Game
from rules.schwupps.choices import Choice, EndTurn, Schubs, Schwupps
from rules.schwupps.events import EVENTS
from rules.schwupps.flow import apply, legal, outcome, pending
from rules.schwupps.options import Options, room
from rules.schwupps.preparation import new
from rules.schwupps.secrets import redeal
from rules.schwupps.state import State
from rules.schwupps.view import View, view
from rules.schwupps.words import words

GAME: Game[Options, State, Choice, View] = Game(
    tag="schwupps",
    version=1,
    seats=range(2, 6),
    options=Options,
    new=new,
    pending=pending,
    legal=legal,
    apply=apply,
    view=view,
    outcome=outcome,
    redeal=redeal,
    choices=(Schwupps, Schubs, EndTurn),
    events=EVENTS,
    room=room,
    words=words,
)

"""Volle Wolle: bid, roll and shear; 2 to 6 seats."""

from rules.core.play import Game
from rules.wolle import flow
from rules.wolle.choices import Bid, Choice, Comb, Concede, Keep, PutBack, Take
from rules.wolle.events import EVENTS
from rules.wolle.options import Options
from rules.wolle.state import State
from rules.wolle.view import View, view

GAME: Game[Options, State, Choice, View] = Game(
    tag="wolle",
    version=1,
    seats=range(2, 7),
    options=Options,
    new=flow.new,
    pending=flow.pending,
    legal=flow.legal,
    apply=flow.apply,
    view=view,
    outcome=flow.outcome,
    redeal=flow.redeal,
    choices=(Bid, Keep, Comb, Concede, Take, PutBack),
    events=EVENTS,
    words=flow.words,
)

"""Rulebook 2d: who holds the imp and the cherub."""

from rules.core.seats import around
from rules.schubsen.events import CherubPassed, ImpPassed
from rules.schubsen.table import Table


def compare(table: Table) -> None:
    """Give imp and cherub to the lowest and the highest Scope of Move revealed and still in.

    Of equals the imp takes the later player, the cherub the earlier one.
    """
    shown = [
        seat
        for seat in around(len(table.squares), table.start)
        if table.laid[seat] and table.stands(seat)
    ]
    scopes = table.scopes
    imp = min(shown[::-1], key=scopes.__getitem__, default=None)
    cherub = max(shown, key=scopes.__getitem__, default=None)
    if imp is not None and imp != table.imp:
        table.told.append(ImpPassed(imp, scopes[imp]))
    if cherub is not None and cherub != table.cherub:
        table.told.append(CherubPassed(cherub, scopes[cherub]))
    table.imp, table.cherub = imp, cherub

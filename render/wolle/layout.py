"""Where everything lies on the table, in pixels; the board and its spots share it."""

from render.type import Box

WIDTH, SKY = 1400, 132
CARD = (184, 262)
ROW, PITCH = 156, 193
# Between the cards and the bids runs the way of a card to its new owner.
CHANNEL = 458
TRAY: Box = (20, 478, 604, 698)
DIE = 124
DICE_X, DICE_Y = (106, 250, 394), 588
BIDS: Box = (624, 492, 1380, 700)
TEAR, SEATS_TOP, PANEL, GAP = 708, 722, 158, 10


def height(seats: int) -> int:
    """Return how high the pictures of a match are: the same from its first to its last."""
    return SEATS_TOP + len(_rows(seats)) * (PANEL + GAP) + 6


def _rows(seats: int) -> tuple[int, ...]:
    """Return how many panels stand in each row."""
    return {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}[seats]


def panels(seats: int) -> tuple[Box, ...]:
    """Return the boxes of the seat panels, in seat order."""
    rows = _rows(seats)
    wide = (WIDTH - 32 - GAP * (rows[0] - 1)) / rows[0]
    boxes: list[Box] = []
    for line, count in enumerate(rows):
        left = (WIDTH - count * wide - (count - 1) * GAP) / 2
        y = SEATS_TOP + line * (PANEL + GAP)
        for place in range(count):
            x = left + place * (wide + GAP)
            boxes.append((round(x), y, round(x + wide), y + PANEL))
    return tuple(boxes)


def slots(count: int) -> tuple[Box, ...]:
    """Return the boxes of *count* cards in the middle."""
    left = (WIDTH - count * PITCH + PITCH - CARD[0]) / 2
    return tuple(
        (round(left + place * PITCH), ROW, round(left + place * PITCH) + CARD[0], ROW + CARD[1])
        for place in range(count)
    )


def tiles(count: int) -> tuple[Box, ...]:
    """Return the boxes of the boards with the bids, in the order they stand in."""
    x0, y0, x1, y1 = BIDS
    wide = min(148, round((x1 - x0 + 10) / count) - 10)
    pitch = min(wide + 40, (x1 - x0 - wide) / max(1, count - 1))
    left = (x0 + x1 - wide - pitch * (count - 1)) / 2
    return tuple(
        (round(left + place * pitch), y0, round(left + place * pitch) + wide, y1)
        for place in range(count)
    )


def dice() -> tuple[Box, ...]:
    """Return the boxes of the three dice."""
    half = DIE / 2
    return tuple((x - half, DICE_Y - half, x + half, DICE_Y + half) for x in DICE_X)

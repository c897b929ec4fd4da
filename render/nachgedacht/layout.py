"""Where everything stands on the picture, in pixels."""

WIDTH, HEIGHT = 1200, 1010
SKY = 126
BOARD = (36, 146, 872, 986)  # left, top, right, bottom
CELL = 130
LEFT, TOP = 190, 292  # the middle of a5
HOLLOW = 76
SHEEP, SHEPHERD = 104, 134
RESERVE_X = 827
RESERVES = ((842, 758), (252, 336))  # the middles of Black's and Green's side hollows
COLUMN = (892, 1182)  # the panels' left and right
PANELS = ((720, 986), (146, 412))  # tops and bottoms of Black's and Green's panels
MIDDLE = (428, 704)


def middle(square: str) -> tuple[int, int]:
    """Return the middle of a hollow named a1 to e5."""
    return LEFT + CELL * (ord(square[0]) - ord("a")), TOP + CELL * (5 - int(square[1]))

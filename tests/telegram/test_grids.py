"""Boards in letters: all equally wide, in one piece."""

from bot.platforms.post import Picture, Post
from bot.platforms.telegram_app.drawing import drawn, parted
from bot.texts.parts import Grid

PICTURE = Picture(b"png", "alt", "board.png")


def test_a_grid_is_shown_in_letters_of_one_width() -> None:
    text, (mark,) = drawn(Post((Grid("🐑 .\n. ~"), "\n", "Ann to play.")), {})
    assert text == "🐑 .\n. ~\nAnn to play."
    assert (mark.type, mark.offset, mark.length) == ("pre", 0, 8)


def test_a_grid_too_large_for_a_caption_follows_in_one_piece() -> None:
    grid = Grid("\n".join(["." * 40] * 30))
    head, rest = parted(Post((grid, "\n", "Ann to play."), PICTURE))
    assert (head.text, head.picture) == (("Ann to play.",), PICTURE)
    assert rest is not None
    assert (rest.text, rest.picture) == ((grid,), None)


def test_a_small_grid_stays_below_its_picture() -> None:
    post = Post((Grid(". ~"), "\n", "Ann to play."), PICTURE)
    assert parted(post) == (post, None)

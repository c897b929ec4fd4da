"""Volle Wolle painted: every moment, every number of seats, in words, and nothing secret."""

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.reel import Shot, shots
from bot.texts import LANGUAGES, speech_for
from render import encode
from render.palette import CREAM, THEMES, ThemeName, contrast, rgb
from render.scene import Scene
from render.type import Box
from render.wolle import PAINTER, bids, layout, story, tray
from render.wolle.faces import WINDOWS
from rules.core.ask import Menu
from rules.core.dice import Dice
from rules.core.play import Public, Step
from rules.core.seats import Seat
from rules.wolle import GAME
from rules.wolle.choices import Comb, Take
from rules.wolle.data import WHITE
from rules.wolle.state import Returning, Rolling, State, Taking
from tests.kit.pictures import same
from tests.kit.walks import questions, random_match
from tests.wolle.table import ONE, TWO, bidding, play, table

NAMES = ("Mara", "Jörg", "Zoë", "Élodie", "Annkathrin", "Opa Hinnerk")
LONG = tuple(f"{name}-Wilhelmine von und zu Schafhausen auf Deich"[:40] for name in NAMES)
SIZES = range(GAME.seats[0], GAME.seats[-1] + 1)
FLOCKS = ((15, 48, 23), (57, 40, 55), (24, 8, 22), (12, 11), (30, 43), (34, 33, 35))

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_size = pytest.mark.parametrize("seats", SIZES)


def scene(
    step: Step[State],
    *,
    names: tuple[str, ...] = NAMES,
    theme: ThemeName = "light",
    language: str = "de",
    seat: Seat | None = None,
) -> Scene:
    """Build the scene that *step* leads to, as *seat* or an onlooker sees it."""
    told = tuple(event for event in step.events if isinstance(event, Public))
    line = speech_for(language).line
    seats = len(step.state.chips)
    return Scene(GAME.view(step.state, seat), told, names[:seats], line, theme)


@cache
def match(seats: int) -> tuple[Shot, ...]:
    return (*shots(GAME, [step for step, _ in random_match(GAME, seats, f"painted {seats}")]),)


def moments(seats: int, every: int = 1, **facts: Any) -> list[Scene]:
    played = match(seats)
    picked = [*played[::every], played[-1]]
    return [scene(Step(shot.state, shot.events), **facts) for shot in picked]


def crowded() -> State:
    """Six seats, seven cards, dogs for everyone, and Mara about to comb."""
    fates = ("waiting", "failed", "waiting", "reached", "waiting", "waiting")
    return table(
        Rolling(2, (8, 7, 3), (8,)),
        bids=(20, 22, 17, 27, 19, 16),
        flocks=FLOCKS,
        dogs=(1, 0, 2, 1, 0, 4),
        chips=(3, 1, 4, 1, 5, 2),
        bone=TWO,
        display=(16, 56, 9, 32, 37, 61, 36),
        turn=2,
        fates=fates,
    )


def stolen() -> Step[State]:
    """Mara has taken an eight and a four, and with its symbol Jörg's bone."""
    combed = play(crowded(), ONE, Comb(20))
    return play(combed.state, ONE, Take((56, 36), steal=True), 5, 3, 9)


def returning(sheep: int) -> Step[State]:
    """Mara has no dog, and so many white sheep."""
    flock = tuple(sorted(WHITE))[:sheep]
    return Step(replace(bidding(None, None, flocks=(flock, ())), phase=Returning((None, ()))))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("opening-two-light", moments(2)[0]),
        ("opening-six-dark", moments(6, theme="dark")[0]),
        ("stolen-six-light", scene(stolen())),
        ("end-two-light", moments(2)[-1]),
        ("end-six-light", moments(6)[-1]),
    ],
)
def test_boards_look_as_stored(name: str, shown: Scene) -> None:
    assert same(PAINTER.board(shown), f"wolle/{name}")


def test_the_private_bids_look_as_stored() -> None:
    shown = scene(Step(bidding(20, None, flocks=((57,), ()))), seat=ONE)
    picture = PAINTER.hand(shown, ONE)
    assert picture is not None
    assert same(picture, "wolle/hand")


@every_size
def test_every_moment_of_a_match_is_painted_in_one_size(seats: int) -> None:
    sizes = {PAINTER.board(shown).size for shown in moments(seats, 3)}
    assert sizes == {(layout.WIDTH, layout.height(seats))}


@pytest.mark.parametrize("theme", THEMES)
def test_a_crowded_board_is_small_enough_to_send(theme: ThemeName) -> None:
    shown = scene(stolen(), names=LONG, theme=theme)
    assert len(encode.png(PAINTER.board(shown), PAINTER.swatch, theme)) < 200_000


def test_the_same_scene_has_the_same_bytes_whatever_was_painted_before() -> None:
    first = encode.png(PAINTER.board(scene(stolen())), PAINTER.swatch, "light")
    PAINTER.board(moments(6)[-1])
    again = encode.png(PAINTER.board(scene(stolen())), PAINTER.swatch, "light")
    assert first == again


@pytest.mark.parametrize("seats", [2, 6])
def test_a_board_shows_nothing_that_was_dealt_in_secret(seats: int) -> None:
    sealed = (26, 14, None, 20, 17, None)[:seats]
    state = bidding(*sealed, flocks=((),) * seats)
    twin = GAME.redeal(state, None, Dice("twin", 0))
    assert twin != state
    one, other = scene(Step(state)), scene(Step(twin))
    assert PAINTER.board(one).tobytes() == PAINTER.board(other).tobytes()
    assert PAINTER.alt(one) == PAINTER.alt(other)
    assert PAINTER.text(one) == PAINTER.text(other)


def test_a_board_seen_by_a_seat_keeps_its_own_bid_to_itself() -> None:
    step = Step(bidding(26, None, None))
    assert PAINTER.board(scene(step, seat=ONE)).tobytes() == PAINTER.board(scene(step)).tobytes()


def test_a_private_picture_shows_the_bid_of_its_seat_alone() -> None:
    one, other = (PAINTER.hand(scene(Step(bidding(bid, 18)), seat=ONE), ONE) for bid in (20, 21))
    assert one is not None
    assert other is not None
    assert one.tobytes() != other.tobytes()


@pytest.mark.parametrize("sheep", [3, 7, 12, 18, 26, 35])
def test_sheep_to_be_put_back_have_a_private_picture(sheep: int) -> None:
    assert PAINTER.hand(scene(returning(sheep), seat=ONE), ONE) is not None
    assert PAINTER.hand(scene(returning(sheep), seat=TWO), TWO) is None


def test_nothing_is_private_while_dice_roll() -> None:
    assert PAINTER.hand(scene(stolen(), seat=ONE), ONE) is None


@every_language
@every_size
def test_alt_text_names_every_seat_and_every_card(seats: int, language: str) -> None:
    speech = speech_for(language)
    for shown in moments(seats, 5, language=language):
        words = PAINTER.alt(shown)
        assert all(name in words for name in shown.names)
        for letter, card in zip("ABCDEFG", shown.view.display, strict=False):
            assert f"{letter} {speech.thing('wolle', card, ())}" in words
        if not shown.view.counts:
            tops = [herd.top for herd in shown.view.herds if herd.top]
            assert all(speech.thing("wolle", top, ()) in words for top in tops)


@every_language
def test_alt_text_of_the_longest_names_fits(language: str) -> None:
    crowds = [*moments(6, 3, names=LONG, language=language)]
    crowds.append(scene(stolen(), names=LONG, language=language))
    lengths = [len(PAINTER.alt(shown)) for shown in crowds]
    assert max(lengths) <= 1024
    assert not any(PAINTER.alt(shown).endswith("…") for shown in crowds)


def test_alt_text_reads_like_sentences() -> None:
    words = PAINTER.alt(scene(stolen()))
    assert words.startswith(
        "Volle Wolle · Runde 4 von 9. Schnapp! Mara holt den Knochen von Jörg. "
        "In der Mitte: A Weiß 1 (+3), Nr. 16, B Schwarz -4 (+1), Nr. 9, "
    )
    assert (
        "Mara: Gebot 20 geschafft, 5 Schafe, oben Weiß 4 (Knochensymbol), Nr. 36, 1 Hund, "
        "Knochen, 3 Chips." in words
    )
    assert words.endswith("Am Zug: Annkathrin.")


def test_the_board_as_text_marks_whose_turn_it_is() -> None:
    lines = PAINTER.text(scene(stolen())).splitlines()
    assert [line.partition(":")[0] for line in lines if line.startswith("▶")] == ["▶ Annkathrin"]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (Step(bidding(None, None)), "Alle bieten geheim: Wie hoch würfelst du?"),
        (Step(crowded()), "Mara würfelt und braucht 20"),
        (play(crowded(), ONE, Comb(20)), "Schön frisiert! Zwei Karten für Mara"),
        (stolen(), "Schnapp! Mara holt den Knochen von Jörg"),
        (returning(5), "Kein Hund, kein Schutz: Zwei weiße Schafe müssen gehen"),
    ],
    ids=["bidding", "rolling", "combed", "stolen", "returning"],
)
def test_the_headline_says_the_last_thing_that_mattered(step: Step[State], said: str) -> None:
    assert story.headline(scene(step)) == said


def test_the_count_names_whom_the_rules_name() -> None:
    for seats in SIZES:
        shot = match(seats)[-1]
        outcome = GAME.outcome(shot.state)
        assert outcome is not None
        places = [seat for group in outcome.places for seat in group]
        assert story.ranking(GAME.view(shot.state, None)) == places


@every_size
def test_panels_cards_and_bids_lie_side_by_side(seats: int) -> None:
    for boxes in (layout.panels(seats), layout.slots(seats + 1), layout.tiles(seats)):
        tall = layout.height(seats)
        assert all(0 <= x0 < x1 <= layout.WIDTH and y1 <= tall for x0, _, x1, y1 in boxes)
        for place, one in enumerate(boxes):
            assert not any(overlap(one, other) for other in boxes[place + 1 :])


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("theme", THEMES)
def test_letters_on_wood_and_felt_can_be_read(theme: ThemeName) -> None:
    colours = THEMES[theme]
    woods = [
        bids.wood(colours, framed=framed, done=done)
        for framed, done in ((True, False), (False, True), (False, False))
    ]
    assert all(contrast(colours.on_beech, wood) >= 4.5 for wood in woods)
    assert contrast(tray.GOOD, CREAM) >= 4.5


def test_spots_lie_on_the_dice_and_cards_of_a_question() -> None:
    found: dict[str, set[str]] = {}
    for seats in (2, 6):
        for shot in match(seats):
            shown = scene(Step(shot.state, shot.events))
            for item in GAME.pending(shot.state):
                for ask in questions(GAME, shot.state, item.seat, lambda limit: 0):
                    spots = PAINTER.spots(shown, ask)
                    assert all(s.x >= 0 and s.x + s.w <= 1 and 0 <= s.y < 1 for s in spots)
                    keys = {spot.key for spot in spots}
                    found.setdefault(ask.question, set()).update(keys)
                    if ask.question in ("take", "top"):
                        assert keys == {option.key for option in ask.options}  # type: ignore[union-attr]
    assert found["roll"] == {"d8", "d10", "d12"}
    assert found["bid"] == set()


def test_a_spot_covers_the_card_it_stands_for() -> None:
    state = table(Taking(ONE, 2, (16, 56, 9), "reached"), display=(16, 56, 9))
    shown = scene(Step(state))
    ask = GAME.legal(state, ONE, ())
    assert isinstance(ask, Menu)
    picture = PAINTER.board(shown)
    (first, *_) = PAINTER.spots(shown, ask)
    x, y = round(first.x * picture.width), round(first.y * picture.height)
    meadow = rgb(WINDOWS["white"][0])
    assert picture.getpixel((x + 20, y + 100)) == meadow
    assert picture.getpixel((x - 20, y + 100)) != meadow

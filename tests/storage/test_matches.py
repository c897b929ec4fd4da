import pytest
from msgspec.structs import replace

from storage import Conflict, Store
from storage.errors import Unstorable
from storage.rows import MatchRow, PersonRow, PlaceRow, PostRow, ProgressRow, Seated, SettingRow
from storage.writes import Add, Change, Drop, Put
from tests.kit.rows import begun, deadline_row, match_row


async def test_a_match_comes_back_as_it_was(store: Store) -> None:
    seats = (Seated("Ann", person="web:ann", contribution="c"), Seated("Robo", robot="hard"))
    row = match_row(seats=seats, started=5, ended=6, expires=7, settings='{"ä": "ß"}')
    await store.write(Add(row))
    assert await store.match(row.id) == row


async def test_an_unknown_match_is_none(store: Store) -> None:
    assert await store.match("zzzzzzzz") is None
    assert await store.record("zzzzzzzz") is None


@pytest.mark.parametrize("status", ["lobby", "playing", "paused"])
async def test_a_place_has_one_live_match(store: Store, status: str) -> None:
    await store.write(Add(match_row("aaaa0001", place="web:hall", status=status)))
    with pytest.raises(Conflict):
        await store.write(Add(match_row("aaaa0002", place="web:hall")))


@pytest.mark.parametrize("status", ["over", "stopped", "expired"])
async def test_a_match_that_ended_frees_its_place(store: Store, status: str) -> None:
    await store.write(Add(match_row("aaaa0001", place="web:hall", status=status)))
    row = match_row("aaaa0002", place="web:hall")
    await store.write(Add(row))
    assert await store.live("web:hall") == row


async def test_the_newest_match_of_a_place_is_listed_first(store: Store) -> None:
    old = match_row("aaaa0002", place="web:hall", status="over", created=1)
    new = match_row("aaaa0001", place="web:hall", created=2)
    await store.write(Add(old), Add(new))
    assert await store.matches_in("web:hall", limit=5) == [new, old]


async def test_a_change_counts_the_revision(store: Store) -> None:
    row = match_row()
    await store.write(Add(row))
    changed = await store.change(replace(row, host="web:bob"))
    assert (changed.revision, await store.match(row.id)) == (1, changed)


async def test_a_change_of_an_outdated_row_is_refused(store: Store) -> None:
    row = match_row()
    await store.write(Add(row))
    changed = await store.change(replace(row, host="web:bob"))
    with pytest.raises(Conflict):
        await store.change(replace(row, host="web:cid"))
    assert await store.match(row.id) == changed


async def test_a_person_finds_the_tables_they_sit_at(store: Store) -> None:
    first, second = match_row("aaaa0001", created=2), match_row("aaaa0002", created=1)
    ended = match_row("aaaa0003", status="over")
    await store.write(Add(first), Add(second), Add(ended))
    assert await store.matches_of("web:bob") == [second, first]


async def test_who_left_a_seat_no_longer_sits_there(store: Store) -> None:
    row = match_row()
    await store.write(Add(row))
    await store.change(replace(row, seats=row.seats[:1]))
    assert await store.matches_of("web:bob") == []


async def test_one_person_may_sit_on_two_seats(store: Store) -> None:
    row = match_row(seats=(Seated("Ann", person="web:ann"),) * 2)
    await store.write(Add(row))
    assert await store.matches_of("web:ann") == [row]


async def test_matches_are_listed_page_by_page(store: Store) -> None:
    rows = [match_row(f"aaaa000{number}", status="playing") for number in range(5)]
    await store.write(*(Add(row) for row in rows), Add(match_row("aaaa0009")))
    first = await store.page("playing", limit=3)
    rest = await store.page("playing", after=first[-1].id, limit=3)
    assert [*first, *rest] == rows


async def test_a_lobby_goes_stale_when_it_expires(store: Store) -> None:
    row = match_row("aaaa0001", expires=100)
    await store.write(Add(row), Add(match_row("aaaa0002", expires=101)))
    await store.write(Add(match_row("aaaa0003", expires=99, status="playing")))
    assert await store.stale_lobbies(100) == [row]


async def test_several_matches_are_found_at_once(store: Store) -> None:
    row = match_row()
    await store.write(Add(row))
    many = [f"{number:08}" for number in range(1200)]
    assert await store.matches([*many, row.id]) == {row.id: row}


async def test_a_deleted_match_takes_everything_with_it(store: Store) -> None:
    row = await begun(store)
    await store.write(Add(deadline_row(row.id)), Put(PostRow(row.id, "public", "p", "1", "d", 1)))
    await store.write(Drop(MatchRow, (row.id,)))
    left = (await store.matches_of("web:ann"), await store.progress([row.id]))
    assert (*left, await store.deadlines(row.id), await store.posts(row.id)) == ([], {}, [], {})


async def test_a_moved_place_keeps_its_match_posts_and_settings(store: Store) -> None:
    row = match_row(place="telegram:-5")
    post = PostRow(row.id, "public", "telegram:-5", "77", "d", 1)
    await store.write(Add(row), Put(post), Put(PlaceRow("telegram:-5", "Spieleabend")))
    await store.move_place("telegram:-5", "telegram:-100:1")
    assert await store.live("telegram:-100:1") == replace(row, place="telegram:-100:1", revision=1)
    assert (await store.posts(row.id))["public"].room == "telegram:-100:1"
    assert await store.place("telegram:-100:1") == PlaceRow("telegram:-100:1", "Spieleabend")
    assert await store.place("telegram:-5") is None


async def test_a_place_cannot_move_onto_another_live_match(store: Store) -> None:
    here, there = match_row("aaaa0001", place="web:a"), match_row("aaaa0002", place="web:b")
    await store.write(Add(here), Add(there), Put(PlaceRow("web:a", "A")))
    with pytest.raises(Conflict):
        await store.move_place("web:a", "web:b")
    assert (await store.live("web:a"), await store.place("web:a")) == (
        here,
        PlaceRow("web:a", "A"),
    )


async def test_a_batch_is_done_wholly_or_not_at_all(store: Store) -> None:
    row = match_row()
    await store.write(Add(row))
    outdated = replace(row, revision=7)
    with pytest.raises(Conflict):
        await store.write(Put(SettingRow("a", "b")), Add(ProgressRow(row.id)), Change(outdated))
    assert (await store.setting("a"), await store.progress([row.id])) == (None, {})


async def test_a_row_of_an_unknown_match_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.write(Add(deadline_row("zzzzzzzz")))


@pytest.mark.parametrize("reachable", [True, False, None])
async def test_a_person_comes_back_as_they_were(store: Store, reachable: bool | None) -> None:
    person = PersonRow("discord:1", "Änn", "de", "Europe/Berlin", 1320, 420, reachable, "{}")
    await store.write(Put(PersonRow("discord:1")), Put(person))
    assert await store.person("discord:1") == person
    assert await store.people(["discord:1", "discord:2"]) == {"discord:1": person}


async def test_a_setting_is_the_last_word_put_there(store: Store) -> None:
    await store.write(Put(SettingRow("a", "1")))
    await store.write(Put(SettingRow("a", "2")))
    assert await store.setting("a") == "2"
    await store.write(Drop(SettingRow, ("a",)))
    assert await store.setting("a") is None


async def test_settings_are_listed_by_how_their_keys_begin(store: Store) -> None:
    kept = [SettingRow("a%:1", "x"), SettingRow("a%:2", "y")]
    await store.write(*map(Put, kept), Put(SettingRow("ab:3", "z")))
    assert await store.settings("a%:") == kept


async def test_a_post_is_found_by_its_kind_after_it_was_edited(store: Store) -> None:
    row = match_row()
    old = PostRow(row.id, "public", "web:hall", "1", "d", 1)
    new = replace(old, message="2", digest="e")
    other = PostRow(row.id, "private:web:ann", "web:ann", "9", "d", 1)
    await store.write(Add(row), Put(old), Put(other))
    await store.write(Put(new))
    assert await store.posts(row.id) == {"public": new, "private:web:ann": other}


@pytest.mark.parametrize("text", ["zero\0byte", "half \ud83d a sheep"])
async def test_what_no_database_can_keep_is_refused(store: Store, text: str) -> None:
    with pytest.raises(Unstorable):
        await store.write(Put(SettingRow("good", "1")), Put(SettingRow("bad", text)))
    assert await store.setting("good") is None


@pytest.mark.parametrize("text", ["🐑 in\nGröße \u200d", "'; DROP TABLE match; --", "?1 $1 %s"])
async def test_any_other_text_comes_back_as_it_was(store: Store, text: str) -> None:
    await store.write(Put(SettingRow(text, text)))
    assert await store.setting(text) == text

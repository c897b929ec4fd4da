import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from storage import Conflict, Store, open_store
from storage.rows import OUTAGE, DeadlineRow, Outage, PostRow
from storage.writes import Add, Drop, Put, Told
from tests.kit.rows import begun, choice_row, deadline_row


async def test_one_owner_tells_a_match_at_a_time(store: Store) -> None:
    row = await begun(store)
    assert await store.claim_telling(row.id, "one", now=0, until=100)
    assert not await store.claim_telling(row.id, "two", now=99, until=200)


async def test_an_owner_may_claim_again_to_go_on(store: Store) -> None:
    row = await begun(store)
    await store.claim_telling(row.id, "one", now=0, until=100)
    assert await store.claim_telling(row.id, "one", now=50, until=150)
    assert not await store.claim_telling(row.id, "two", now=120, until=200)


async def test_the_claim_of_a_dead_owner_expires(store: Store) -> None:
    row = await begun(store)
    await store.claim_telling(row.id, "one", now=0, until=100)
    assert await store.claim_telling(row.id, "two", now=100, until=200)


async def test_a_released_claim_is_free(store: Store) -> None:
    row = await begun(store)
    await store.claim_telling(row.id, "one", now=0, until=100)
    await store.release_telling(row.id, "two")
    assert not await store.claim_telling(row.id, "two", now=1, until=100)
    await store.release_telling(row.id, "one")
    assert await store.claim_telling(row.id, "two", now=1, until=100)


async def test_of_many_claims_at_once_one_is_granted(store: Store) -> None:
    row = await begun(store)
    claims = (store.claim_telling(row.id, f"{n}", now=0, until=9) for n in range(10))
    assert sum(await asyncio.gather(*claims)) == 1


async def test_a_match_is_untold_until_every_step_is_told(store: Store) -> None:
    row = await begun(store)
    assert await store.untold(0) == [row.id]
    await store.claim_telling(row.id, "one", now=0, until=100)
    await store.write(Told(row.id, 1, "one"))
    await store.release_telling(row.id, "one")
    assert await store.untold(0) == []
    await store.append(choice_row(row.id, 1))
    assert await store.untold(0) == [row.id]


async def test_a_match_that_somebody_tells_is_not_listed_until_the_claim_expires(
    store: Store,
) -> None:
    row = await begun(store)
    await store.claim_telling(row.id, "one", now=0, until=100)
    assert (await store.untold(99), await store.untold(100)) == ([], [row.id])


async def test_a_teller_that_died_before_its_release_is_listed(store: Store) -> None:
    row = await begun(store)
    await store.claim_telling(row.id, "one", now=0, until=100)
    await store.write(Told(row.id, 1, "one"))
    assert (await store.untold(99), await store.untold(100)) == ([], [row.id])


async def test_who_lost_the_claim_can_note_nothing_as_told(store: Store) -> None:
    row = await begun(store)
    await store.claim_telling(row.id, "one", now=0, until=100)
    await store.claim_telling(row.id, "two", now=100, until=200)
    post = PostRow(row.id, "public", "web:hall", "1", "d", 1)
    with pytest.raises(Conflict):
        await store.write(Told(row.id, 1, "one"), Put(post))
    assert await store.posts(row.id) == {}


async def test_told_never_goes_back(store: Store) -> None:
    row = await begun(store)
    await store.claim_telling(row.id, "one", now=0, until=100)
    await store.write(Told(row.id, 1, "one"))
    with pytest.raises(Conflict):
        await store.write(Told(row.id, 0, "one"))


async def test_a_deadline_is_claimed_when_it_wakes(store: Store) -> None:
    row = await begun(store)
    early, late = deadline_row(row.id, 0, wake=100), deadline_row(row.id, 1, wake=101)
    await store.write(Add(early), Add(late))
    claimed = await store.claim_deadlines("one", now=100, until=500)
    assert claimed == [replace(early, owner="one", held=500)]


async def test_a_claimed_deadline_comes_back_only_after_its_owner_died(store: Store) -> None:
    row = await begun(store)
    await store.write(Add(deadline_row(row.id, wake=100)))
    await store.claim_deadlines("one", now=100, until=500)
    assert await store.claim_deadlines("two", now=499, until=900) == []
    assert len(await store.claim_deadlines("two", now=500, until=900)) == 1


async def test_a_deadline_put_anew_is_free(store: Store) -> None:
    row = await begun(store)
    deadline = deadline_row(row.id, wake=100)
    await store.write(Add(deadline))
    await store.claim_deadlines("one", now=100, until=500)
    await store.write(Put(replace(deadline, stage=1, wake=200)))
    (claimed,) = await store.claim_deadlines("two", now=200, until=900)
    assert (claimed.stage, claimed.owner) == (1, "two")


async def test_a_paused_deadline_sleeps(store: Store) -> None:
    row = await begun(store)
    await store.write(Add(deadline_row(row.id, wake=100, paused=50)))
    assert await store.claim_deadlines("one", now=9_999, until=10_000) == []
    assert await store.next_wake() is None


async def test_many_processes_share_the_deadlines_without_overlap(store: Store) -> None:
    row = await begun(store)
    await store.write(*(Add(deadline_row(row.id, seat)) for seat in range(30)))
    claims = (store.claim_deadlines(f"{n}", now=1_500, until=9_000, limit=10) for n in range(6))
    seats = [row.seat for rows in await asyncio.gather(*claims) for row in rows]
    seats += [row.seat for row in await store.claim_deadlines("x", now=1_500, until=9_000)]
    assert sorted(seats) == [*range(30)]


async def test_the_next_wake_is_the_earliest(store: Store) -> None:
    row = await begun(store)
    assert await store.next_wake() is None
    await store.write(
        Add(deadline_row(row.id, 0, wake=300)), Add(deadline_row(row.id, 1, wake=200))
    )
    assert await store.next_wake() == 200


async def test_all_deadlines_of_a_match_are_dropped_at_once(store: Store) -> None:
    one, two = await begun(store, "aaaa0001"), await begun(store, "aaaa0002")
    rows = [deadline_row(one.id, 0), deadline_row(one.id, 1), deadline_row(two.id, 0)]
    await store.write(*map(Add, rows), Drop(DeadlineRow, (one.id,)))
    assert await store.deadlines(one.id, two.id) == rows[2:]


async def test_a_first_start_is_no_outage(store: Store) -> None:
    assert await store.beat("one", 1_000_000, patience=60_000) is None


async def test_a_short_silence_moves_nothing(store: Store) -> None:
    row = await begun(store)
    await store.write(Add(deadline_row(row.id)))
    await store.beat("one", 0, patience=60_000)
    assert await store.beat("one", 60_000, patience=60_000) is None
    assert await store.deadlines(row.id) == [deadline_row(row.id)]


async def test_a_long_silence_moves_every_running_deadline(store: Store) -> None:
    row = await begun(store)
    paused = deadline_row(row.id, 1, paused=1_100)
    await store.write(Add(deadline_row(row.id)), Add(paused))
    await store.beat("one", 5_000, patience=60_000)
    assert await store.beat("one", 105_000, patience=60_000) == Outage(100_000, (row.id,))
    moved = deadline_row(row.id, opened=101_000, wake=101_500, due=102_000)
    assert await store.deadlines(row.id) == [paused, moved]


async def test_while_one_process_beats_the_return_of_another_is_no_outage(store: Store) -> None:
    await store.beat("one", 0, patience=60_000)
    await store.beat("two", 100, patience=60_000)
    await store.beat("one", 50_000, patience=60_000)
    assert await store.beat("two", 100_000, patience=60_000) is None


async def test_an_outage_is_mended_once_however_many_return(store: Store) -> None:
    row = await begun(store)
    await store.write(Add(deadline_row(row.id)))
    await asyncio.gather(*(store.beat(f"old{n}", 0, patience=60_000) for n in range(5)))
    beats = (store.beat(f"new{n}", 100_000, patience=60_000) for n in range(5))
    outages = [outage for outage in await asyncio.gather(*beats) if outage is not None]
    assert outages == [Outage(100_000, (row.id,))]


async def test_an_update_is_new_once(store: Store) -> None:
    assert await store.first_seen("telegram", "7", 10)
    assert not await store.first_seen("telegram", "7", 11)
    assert await store.first_seen("discord", "7", 11)


async def test_what_arrived_long_ago_is_forgotten(store: Store) -> None:
    await store.first_seen("telegram", "7", 10)
    await store.forget_seen(11)
    assert await store.first_seen("telegram", "7", 12)


async def test_a_fresh_process_takes_over_what_the_dead_one_held(tmp_path: Path) -> None:
    async with open_store(f"sqlite:///{tmp_path}/games.db") as store:
        row = await begun(store)
        await store.write(Add(deadline_row(row.id)))
        await store.claim_telling(row.id, "dead", now=0, until=10_000)
        await store.claim_deadlines("dead", now=2_000, until=10_000)
        await store.take_over()
        assert await store.untold(2_000) == [row.id]
        assert await store.claim_telling(row.id, "new", now=2_000, until=9_000)
        assert len(await store.claim_deadlines("new", now=2_000, until=9_000)) == 1


async def test_a_long_silence_leaves_its_matches_to_be_told_how_long_it_was(store: Store) -> None:
    row = await begun(store)
    await store.write(Add(deadline_row(row.id)), Told(row.id, 1, ""))
    await store.beat("one", 5_000, patience=60_000)
    assert await store.untold(5_000) == []
    await store.beat("one", 105_000, patience=60_000)
    assert await store.untold(105_000) == [row.id]
    said = PostRow(row.id, OUTAGE, row.place, "", "100000", 105_000)
    assert await store.posts(row.id) == {OUTAGE: said}


async def test_silences_add_up_until_they_are_told(store: Store) -> None:
    row = await begun(store)
    await store.write(Add(deadline_row(row.id)))
    for now in (0, 100_000, 300_000):
        await store.beat("one", now, patience=60_000)
    pending = (await store.posts(row.id))[OUTAGE]
    assert pending.digest == "300000"
    await store.write(Put(replace(pending, message="m1")))
    await store.beat("one", 400_000, patience=60_000)
    assert (await store.posts(row.id))[OUTAGE] == replace(pending, digest="100000", at=400_000)

import asyncio

import pytest
from msgspec.structs import replace

from storage import Conflict, Store, open_store
from storage.rows import DeadlineRow, News, ProgressRow, Record
from storage.writes import Add, Change, Drop, Put
from tests.kit.rows import begun, choice_row, deadline_row, match_row


async def test_a_log_comes_back_in_order(store: Store) -> None:
    row = await begun(store)
    rows = tuple(choice_row(row.id, index) for index in (1, 2, 3))
    for choice in rows:
        await store.append(choice)
    assert await store.record(row.id) == Record(row, ProgressRow(row.id, choices=3), rows)


async def test_a_lobby_has_no_progress(store: Store) -> None:
    row = match_row()
    await store.write(Add(row))
    assert await store.record(row.id) == Record(row, None, ())


async def test_the_end_of_a_log_is_read_alone(store: Store) -> None:
    row = await begun(store)
    for index in (1, 2, 3):
        await store.append(choice_row(row.id, index))
    assert await store.choices(row.id, after=2) == [choice_row(row.id, 3)]


async def test_a_place_in_the_log_is_taken_once(store: Store) -> None:
    row = await begun(store)
    await store.append(choice_row(row.id, 1))
    with pytest.raises(Conflict):
        await store.append(choice_row(row.id, 1, seat=1))
    assert await store.choices(row.id) == [choice_row(row.id, 1)]


@pytest.mark.parametrize("index", [0, 2])
async def test_a_log_has_no_gaps(store: Store, index: int) -> None:
    row = await begun(store)
    with pytest.raises(Conflict):
        await store.append(choice_row(row.id, index))


async def test_a_lobby_takes_no_choices(store: Store) -> None:
    row = match_row()
    await store.write(Add(row))
    with pytest.raises(Conflict):
        await store.append(choice_row(row.id, 1))


async def test_of_many_at_once_exactly_one_gets_the_place(store: Store) -> None:
    row = await begun(store)
    tries = (store.append(choice_row(row.id, 1, seat=seat)) for seat in range(20))
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 19
    (winner,) = await store.choices(row.id)
    assert outcomes[winner.seat] is None


async def test_a_conflict_leaves_the_others_of_its_group_alone(store: Store) -> None:
    matches = [f"aaaa{number:04}" for number in range(30)]
    for match in matches:
        await begun(store, match)
    rows = [choice_row(match, 2 if match.endswith("7") else 1) for match in matches]
    outcomes = await asyncio.gather(*map(store.append, rows), return_exceptions=True)
    stored = [match for match in matches if await store.choices(match)]
    assert stored == [match for match in matches if not match.endswith("7")]
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [
        match.endswith("7") for match in matches
    ]


async def test_a_choice_carries_the_deadlines_it_closes_and_opens(store: Store) -> None:
    row = await begun(store)
    await store.write(Add(deadline_row(row.id, 0)))
    await store.append(
        choice_row(row.id, 1), Drop(DeadlineRow, (row.id, 0)), Put(deadline_row(row.id, 1))
    )
    assert await store.deadlines(row.id) == [deadline_row(row.id, 1)]


async def test_a_choice_that_is_too_late_changes_no_deadline(store: Store) -> None:
    row = await begun(store)
    await store.write(Add(deadline_row(row.id, 0)))
    await store.append(choice_row(row.id, 1))
    with pytest.raises(Conflict):
        await store.append(choice_row(row.id, 1), Drop(DeadlineRow, (row.id,)))
    assert await store.deadlines(row.id) == [deadline_row(row.id, 0)]


async def test_the_last_choice_ends_the_match_with_it(store: Store) -> None:
    row = await begun(store)
    over = replace(row, status="over", ended=9)
    await store.append(choice_row(row.id, 1), Change(over))
    record = await store.record(row.id)
    assert record is not None
    assert (record.match, len(record.choices)) == (replace(over, revision=1), 1)


async def test_everything_is_there_after_closing_and_opening(url: str) -> None:
    async with open_store(url) as store:
        row = await begun(store)
        await store.append(choice_row(row.id, 1))
    async with open_store(url) as store:
        assert await store.choices(row.id) == [choice_row(row.id, 1)]


async def test_news_name_the_match_and_the_length_of_its_log(store: Store) -> None:
    row = await begun(store)
    async with store.news() as news:
        await store.append(choice_row(row.id, 1))
        await store.change(replace(row, host="web:bob"))
        heard = [await anext(news), await anext(news)]
    assert heard == [News(row.id, 1), News(row.id, None)]


async def test_a_refused_batch_makes_no_news(store: Store) -> None:
    row = await begun(store)
    async with store.news() as news:
        with pytest.raises(Conflict):
            await store.append(choice_row(row.id, 5))
        await store.append(choice_row(row.id, 1))
        assert await anext(news) == News(row.id, 1)

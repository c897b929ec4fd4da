"""Telling one match: a post for each phase, questions in private, and who is still thinking."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec import Struct
from msgspec.structs import replace

from bot.doors import Doors
from bot.exile import Exile
from bot.host import Host, covered
from bot.moment import Moment
from bot.outbox import Errand, settle
from bot.pace import Pace
from bot.people import People
from bot.platforms.base import Gone, Platform, PlatformError, Unsure
from bot.platforms.post import Post
from bot.questions import Questions
from bot.remarks import Remarks, unsaid
from bot.seating import PLAYER, settled
from bot.session import Session, Still
from bot.table import Table, until
from bot.timepiece import SECOND, Timepiece
from rules.core.wire import digest
from storage.rows import PostRow
from storage.store import Store
from storage.writes import Put, Told

LEASE = 12 * SECOND  # so long a dead process keeps others from telling
PROMPT = 2.0  # seconds after which private questions go ahead of a post that is on its way
BATCH = 8 * SECOND  # so long the list of those still thinking may lag: speed tells nothing


class Draft(Struct, frozen=True):
    """Posts on their way: as long as some of them may have arrived, they stay the same.

    *old* is the post they follow, *first* the first moment they tell.
    """

    still: Still
    old: PostRow | None
    posts: tuple[Post, ...]
    first: int
    mark: str


class Teller:
    """Tells begun matches; it may die at any moment and another goes on where it was."""

    def __init__(self, store: Store, host: Host, doors: Doors, pace: Pace, table: Table,
                 questions: Questions, people: People, time: Timepiece, process: str,
                 aside: Callable[[Errand], None]) -> None:  # fmt: skip
        self._store = store
        self._host = host
        self._doors = doors
        self._pace = pace
        self._table = table
        self._questions = questions
        self._remarks = Remarks(pace)
        self._people = people
        self._exile = Exile(people, doors)
        self._time = time
        self._aside = aside
        self._drafts: dict[str, Draft] = {}
        self._owner = process if store.shared else ""

    async def tell(self, match: str, event: asyncio.Event) -> None:
        """Tell what is new at a match, if it is a good time and nobody else does."""
        session = await self._host.find(match)
        platform = self._doors.of(session.row.place)
        if platform is None or not await self._news(session, platform):
            return
        waits = session.row.status == "playing" and not stirred(session)
        if waits and not self._questions.open(session):
            wait = BATCH if platform.limits.calls else BATCH // 16
            await settle(event, self._time, wait, lambda: stirred(session))
        if not ready(session) or not await self._claim(match):
            return
        async with self._alone(match):
            if self._store.shared:
                session.posts = await self._store.posts(match)
            await self._told(session, platform)
        if session.told <= session.moment.index:
            event.set()
        if session.row.status == "over" and session.told > session.moment.index:
            self._host.drop(match)

    async def _told(self, session: Session, platform: Platform) -> None:
        """Tell everyone, ask those who are to decide, and note that it is done."""
        still = await self._told_openly(session, platform)
        await self._questions.ask(session)
        said = await self._remarks.say(session, platform)
        steps, brought = still.moment.index + 1, [*session.brought.values()]
        rows = {row.kind: row for row in (*brought, *said)}
        await self._store.write(*map(Put, rows.values()), Told(session.row.id, steps, self._owner))
        session.told = steps
        session.posts.update(rows)
        for row in brought:
            if session.brought.get(row.kind) is row:
                del session.brought[row.kind]

    async def _told_openly(self, session: Session, platform: Platform) -> Still:
        """Tell everyone; where that takes long, questions in private do not wait for it.

        Where a post has to wait for its turn, nobody else has to.
        """
        paced = platform.limits.calls > 0
        telling = asyncio.ensure_future(self._public(session, platform))
        try:
            while not (await asyncio.wait([telling], timeout=PROMPT))[0]:
                await self._questions.ask(session, late=paced)
        finally:
            telling.cancel()  # unless it is done
        return telling.result()

    async def _news(self, session: Session, platform: Platform) -> bool:
        """Tell whether anything differs from what people see, and may be shown."""
        if not ready(session):
            return False
        if session.told <= session.moment.index or self._questions.open(session):
            return True
        if unsaid(session.posts.values()):
            return True
        old = session.posts.get("public")
        return old is not None and old.digest != _mark(
            *covered(old), await self._edited(session, session.still, platform)
        )

    async def _claim(self, match: str) -> bool:
        """Become the only one who tells a match, where several processes could."""
        if not self._store.shared:
            return True
        now = self._time.now()
        return await self._store.claim_telling(match, self._owner, now=now, until=now + LEASE)

    @asynccontextmanager
    async def _alone(self, match: str) -> AsyncIterator[None]:
        """Keep the claim for as long as it takes, and let others have it afterwards."""
        if not self._store.shared:
            yield
            return
        keeping = asyncio.create_task(self._keep_claim(match))
        try:
            yield
        finally:
            keeping.cancel()
            await self._store.release_telling(match, self._owner)

    async def _keep_claim(self, match: str) -> None:
        while True:
            await self._time.sleep(LEASE // 3)
            await self._claim(match)

    async def _public(self, session: Session, platform: Platform) -> Still:
        """Post what is new, or bring the standing post up to date; return what was told."""
        place, calls = session.row.place, platform.limits.calls
        if stirred(session):
            await self._pace.turn(place, calls)
            last = covered(session.posts.get("public"))[1]
            full = calls > 0 and (goes_on(session) or self._pace.scarce(place, calls))
            if full and (grown := await self._grown(session, platform)):
                return grown
            return await self._post(session, platform, lambda moment: moment.index > last)
        old, still = session.posts["public"], session.still
        post = await self._edited(session, still, platform)
        mark = _mark(*covered(old), post)
        if mark == old.digest:
            return still
        await self._pace.turn(place, calls, edit=True, unless=lambda: stirred(session))
        if stirred(session) or await self._edit(platform, old, post):
            await self._keep(session, replace(old, digest=mark))
            return still
        return await self._post(session, platform, lambda moment: True)

    async def _grown(self, session: Session, platform: Platform) -> Still | None:
        """Let the standing post tell what is new, too: that is one call, a new post makes two.

        Return what was told, None if it takes a post of its own: the last, or a long story.
        """
        old = session.posts.get("public")
        if old is None or not old.message or session.row.status != "playing":
            return None
        if session.row.id in self._drafts:
            return None  # it may stand below the old one already
        told = [moment for moment in session.moments if moment.index >= covered(old)[0]]
        draft = await self._drafted(session.still, old, told, platform)
        if len(draft.posts) > 1 or not await self._edit(platform, old, draft.posts[0]):
            return None
        await self._keep(session, replace(old, digest=draft.mark))
        return draft.still

    async def _edit(self, platform: Platform, old: PostRow, post: Post) -> bool:
        """Change the standing post; one that was only told in private stays as it is."""
        try:
            return not old.message or await platform.edit(old.room, old.message, post)
        except Gone:
            return False

    async def _post(
        self, session: Session, platform: Platform, fresh: Callable[[Moment], bool]
    ) -> Still:
        """Post the *fresh* moments, remember where, take the buttons off the post before."""
        old, match = session.posts.get("public"), session.row.id
        draft = self._drafts.pop(match, None)
        if draft is None or draft.old != old:
            told = [moment for moment in session.moments if fresh(moment)]
            draft = await self._drafted(session.still, old, told, platform)
        try:
            message = await self._posted(platform, draft)
        except PlatformError as trouble:
            if isinstance(trouble, Unsure) or len(draft.posts) > 1:
                self._drafts[match] = draft  # a part of it may stand there already
            raise
        row, now, left = draft.still.row, self._time.now(), self._left(session, old, platform)
        await self._keep(session, PostRow(match, "public", row.place, message, draft.mark, now))
        session.forget(draft.first)
        done = old or (await self._store.posts(match)).get("roster")  # it may be newer than we
        self._aside(lambda: self._strip(platform, done, left))
        return draft.still

    async def _drafted(
        self, still: Still, old: PostRow | None, told: list[Moment], platform: Platform
    ) -> Draft:
        due = until(await self._store.deadlines(still.row.id), still)
        hushed = await self._people.hushed(still.row)
        posts = await self._table.public(still, told, due, platform.limits, hushed)
        bare = self._table.edited(still, told, due, platform.limits)
        mark = _mark(told[0].index, still.moment.index, bare)
        return Draft(still, old, tuple(posts), told[0].index, mark)

    async def _posted(self, platform: Platform, draft: Draft) -> str:
        """Post a draft and return its last message; "" if it could only be told in private."""
        still, old, message = draft.still, draft.old, ""
        try:
            for part, post in enumerate(draft.posts):
                if part:
                    await self._pace.turn(still.row.place, platform.limits.calls)
                nonce = f"{still.row.id}.{still.moment.index}.{part}"
                message = await platform.post(still.row.place, post, nonce=nonce)
        except Gone:
            first = old is None or bool(old.message)
            if await self._exile.tell(still, draft.posts, first=first):
                return ""
            raise
        return message

    async def _edited(self, session: Session, still: Still, platform: Platform) -> Post:
        """Return the standing post as it should read now."""
        first, last = covered(session.posts["public"])
        told = [moment for moment in session.moments if first <= moment.index <= last]
        due = until(await self._store.deadlines(still.row.id), still)
        return self._table.edited(still, told, due, platform.limits)

    def _left(self, session: Session, old: PostRow | None, platform: Platform) -> Post | None:
        """Return what the post before still has to say; None if that is all it says."""
        first, last = covered(old)
        told = [moment for moment in session.moments if first <= moment.index <= last]
        return self._table.left(session.still, told, platform.limits) if told else None

    async def _strip(self, platform: Platform, old: PostRow | None, left: Post | None) -> None:
        """Take the buttons off a post that has had its time; nobody minds if that fails."""
        if old is None or not old.message:
            return
        await self._pace.turn(old.room, platform.limits.calls, edit=True)
        try:
            await platform.strip(old.room, old.message, left)
        except PlatformError:
            return

    async def _keep(self, session: Session, row: PostRow) -> None:
        await self._store.write(Put(row))
        session.posts[row.kind] = row


def ready(session: Session) -> bool:
    """Tell whether this is a time to show something: no computer is about to move openly."""
    return session.row.status != "playing" or settled(session.row, session.moment)


def stirred(session: Session) -> bool:
    """Tell whether something is worth a post of its own."""
    _, last = covered(session.posts.get("public"))
    return any(moment.stirs for moment in session.moments if moment.index > last)


def goes_on(session: Session) -> bool:
    """Tell whether whom alone the standing post asks has chosen and is asked again, alone."""
    _, last = covered(session.posts.get("public"))
    asked, *since = [moment for moment in session.moments if moment.index >= last]
    who = since[0].seat if since else None
    return (
        who is not None
        and all((it.seat, it.by) == (who, PLAYER) for it in since)
        and all([item.seat for item in it.needed] == [who] for it in (asked, *since))
    )


def _mark(first: int, last: int, post: Post) -> str:
    """Write down which moments a post tells, and a digest of how it reads."""
    return f"{first}.{last}.{digest((post.text, post.rows))}"

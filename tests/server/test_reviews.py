"""Reviews on the server: for the persons of a table, thought of in the workers once."""

from __future__ import annotations

import asyncio

import pytest

from paiju.analysis.review import choices, review
from paiju.server.archive import HandOf
from paiju.server.reviews import ReviewRefused, Reviews, SeatOf
from paiju.server.workers import Workers
from tests.analysis.test_review import played, stays_in
from tests.server.running import KEY, OTHER_KEY, Server

MINE, OTHERS = {"X-Device-Key": KEY}, {"X-Device-Key": OTHER_KEY}


def test_workers_find_what_the_command_finds() -> None:
    record = played("shuangkou", 7, stays_in)
    seat = int(record.actions[-1][0])

    async def asked() -> None:
        workers = Workers(1)
        reviews = Reviews(workers, 12)
        of = SeatOf(HandOf("table", 1, 1), seat)
        one, other = await asyncio.gather(*(reviews.review(of, record.to_json()) for _ in range(2)))
        assert one is other
        assert one == review(record, (seat,), 12)
        assert one.judged == sum(taken.seat == seat for taken in choices(record))
        assert one.marks[-1].step == len(record.actions)
        assert reviews.has(of)
        await workers.close()

    asyncio.run(asked())


def test_review_that_the_workers_have_no_time_for_is_refused_and_may_be_asked_again() -> None:
    record = played("shuangkou", 7, stays_in)

    async def asked() -> None:
        reviews = Reviews(Workers(1, limit=0.0), 12)
        of = SeatOf(HandOf("table", 1, 1), int(record.actions[-1][0]))
        with pytest.raises(ReviewRefused, match="try again later"):
            await reviews.review(of, record.to_json())
        assert not reviews.has(of)

    asyncio.run(asked())


def test_only_who_has_played_at_the_table_gets_a_review(server: Server) -> None:
    table = server.make_table("fanfanzha", open_hands=True)
    client = server.connect(table)
    client.play_hand()
    client.close()
    path = f"/api/tables/{table}/records/1/1/review"
    status, found, _ = server.request(f"{path}?seat=0", {}, MINE)
    assert (status, found["judged"], found["marks"]) == (200, 0, [])
    for where, headers, refusal in (
        (f"{path}?seat=0", OTHERS, (403, "review-none")),
        (f"{path}?seat=0", {}, (400, "device-key")),
        (f"{path}?seat=4", MINE, (400, "replay-seat")),
        (f"{path}?seat=9", MINE, (400, "request-invalid")),
        (path.replace("1/1", "7/1") + "?seat=0", MINE, (404, "record-unknown")),
    ):
        status, problem, _ = server.request(where, {}, headers)
        assert (status, problem["code"]) == refusal

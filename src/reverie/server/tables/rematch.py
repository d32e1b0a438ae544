"""Another match: whoever asks first opens a table like this one, and all others who sat here find it."""

from __future__ import annotations

import time

import msgspec

from reverie.core.errors import ReverieError
from reverie.server.messages import Offer
from reverie.server.storage import entries
from reverie.server.storage.entries import Entry, Header
from reverie.server.tables import views, wishes
from reverie.server.tables.course import Course
from reverie.server.tables.guests import Guest
from reverie.server.tables.hall import Hall
from reverie.server.tables.opening import Opener, new_header
from reverie.server.tables.table import Table


class Offered(Exception):
    """Somebody else was faster."""


def like(course: Course, owner: str, same_deal: bool) -> Header:
    """A table where the same was agreed."""
    old = course.header
    header = new_header(old.game, old.options, owner, old.patience)
    header = msgspec.structs.replace(header, private=old.private, clock=old.clock)
    return msgspec.structs.replace(header, seed=old.seed) if same_deal else header


async def standing(hall: Hall, offer: Offer | None) -> Offer | None:
    """The offer, while its match is not over."""
    if offer is None:
        return None
    table = await hall.table(offer.table)
    async with table.alone():
        return None if (await table.wake()).over else offer


async def make_offer(opener: Opener, table: Table, guest: Guest, same_deal: bool, past: Offer | None) -> Offer:
    """Open the next table; raises Offered if somebody has done so since `past`."""
    async with table.alone():
        course = await table.wake()
        seat = wishes.seat_of(course, guest.id)
        bots = {seat: place.bot for seat, place in enumerate(course.places) if place.bot and not place.guest}
        header = like(course, guest.id, same_deal)
        offer = Offer(seat, header.id, header.key)

        def compose(course: Course) -> Entry:
            if course.offer != past:
                raise Offered
            return table.compose(course, entries.AGAIN, seat, {"table": offer.table, "key": offer.key}, guest.id)

        await table.record(compose, guest.id, None, await opener.opening(header, guest, seat, bots, same_deal))
        return offer


async def again(hall: Hall, opener: Opener, table: Table, guest: Guest, same_deal: bool) -> Offer:
    async with table.alone():
        course = await table.wake()
        seat = wishes.seat_of(course, guest.id)
        if not course.over or (same_deal and not views.seed_is_open(course, time.time())):
            raise ReverieError("match-not-over", {})
        past = course.offer
    offer = await standing(hall, past)
    if offer is None:
        try:
            return await make_offer(opener, table, guest, same_deal, past)
        except Offered:
            async with table.alone():
                found = (await table.wake()).offer
                assert found is not None
                offer = found
    await wishes.sit(await hall.table(offer.table), guest.id, guest.name, seat, offer.key)
    return offer

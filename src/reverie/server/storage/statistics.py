"""What a guest has played, counted."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel
from sqlalchemy import Row, select

from reverie.server.storage.database import Database
from reverie.server.storage.schema import PLAYED

RECENT: Final = 20
UNPLAYED: Final = "unplayed"  # the mode of a deal that was looked at and given up


class Score(BaseModel):
    """Matches of one kind. A streak is matches won one after the other; `recent` has the newest last."""

    games: int = 0
    wins: int = 0
    streak: int = 0
    best_streak: int = 0
    best_points: int | None = None
    recent: list[bool] = []

    def add(self, won: bool, points: int) -> None:
        self.games += 1
        self.wins += won
        self.streak = self.streak + 1 if won else 0
        self.best_streak = max(self.best_streak, self.streak)
        self.best_points = points if self.best_points is None else max(self.best_points, points)
        self.recent = [*self.recent, won][-RECENT:]


class GameStatistics(BaseModel):
    """`unplayed`: deals that were looked at and given up before the first decision. They are neither won nor lost."""

    all: Score
    by_mode: dict[str, Score]
    unplayed: int = 0


def count(rows: list[Row[Any]]) -> dict[str, GameStatistics]:
    """By game, and within it by mode: alone, bots, people, daily. The rows are in the order of time."""
    counted: dict[str, GameStatistics] = {}
    for row in rows:
        game = counted.setdefault(row.game, GameStatistics(all=Score(), by_mode={}))
        if row.mode == UNPLAYED:
            game.unplayed += 1
            continue
        game.all.add(row.won, row.points)
        game.by_mode.setdefault(row.mode, Score()).add(row.won, row.points)
    return counted


async def statistics_of(database: Database, guest: str) -> dict[str, GameStatistics]:
    rows = await database.read(select(PLAYED).where(PLAYED.c.guest == guest).order_by(PLAYED.c.at))
    return count(list(rows))

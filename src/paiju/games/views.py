"""The unions over all games that messages and their generated types are made of."""

from paiju.climbing.playing import Answered
from paiju.climbing.tricks import Passed, Played, TrickWon, WentOut, WindTaken
from paiju.core.game import Settled
from paiju.games.datong.play import DatongView
from paiju.games.dazha.play import DazhaView, Fined
from paiju.games.fanfanzha.play import FanfanzhaView, TurnedUp
from paiju.games.shuangkou.awards import Awarded
from paiju.games.shuangkou.play import ShuangkouView
from paiju.games.shuangkou.runaway import RanAway
from paiju.games.wahua.events import (
    Ate,
    Discarded,
    Drew,
    Fled,
    Konged,
    LaidOut,
    Replaced,
    Shown,
    WallEmpty,
    Won,
)
from paiju.games.wahua.view import WahuaView

GameView = DatongView | FanfanzhaView | DazhaView | ShuangkouView | WahuaView
GameEvent = (
    Played
    | Passed
    | WentOut
    | TrickWon
    | WindTaken
    | Answered
    | Fined
    | Awarded
    | RanAway
    | TurnedUp
    | LaidOut
    | Drew
    | Discarded
    | Ate
    | Replaced
    | Konged
    | Shown
    | Won
    | Fled
    | WallEmpty
    | Settled
)

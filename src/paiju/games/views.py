"""The unions over all games that messages and their generated types are made of."""

from paiju.climbing.playing import Answered
from paiju.climbing.tricks import Passed, Played, TrickWon, WentOut, WindTaken
from paiju.core.game import Settled
from paiju.games.datong.play import DatongView
from paiju.games.dazha.play import DazhaView, Fined
from paiju.games.fanfanzha.play import FanfanzhaView, TurnedUp

GameView = DatongView | FanfanzhaView | DazhaView
GameEvent = Played | Passed | WentOut | TrickWon | WindTaken | Answered | Fined | TurnedUp | Settled

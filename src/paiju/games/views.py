"""The unions over all games that messages and their generated types are made of."""

from paiju.climbing.tricks import Passed, Played, TrickWon, WentOut, WindTaken
from paiju.core.game import Settled
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import Answered, DatongView

GameView = DatongView
GameOptions = DatongOptions
GameEvent = Played | Passed | WentOut | TrickWon | WindTaken | Answered | Settled

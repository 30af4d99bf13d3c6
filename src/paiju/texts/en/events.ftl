# What happens in a deal, as it is told to everybody. $who is a person's name.

event-played = { $who }: { CARDS($cards) } ({ READING($reading) }){ $left ->
        [0] {""}
        [1] , 1 card left
        [2] , 2 cards left
        [3] , 3 cards left
        [4] , 4 cards left
        [5] , 5 cards left
       *[other] {""}
    }
event-passed = { $who }: pass
event-went_out = { $who } went out { $place ->
        [1] first
        [2] second
        [3] third
       *[other] last
    }
event-trick_won = { $who } won the trick{ $points ->
        [0] {""}
       *[other] {" "}and its { $points } points
    }
event-timed_out = { $who } ran out of time
event-wind_taken = { $who } took the wind: the next lead
event-settled = The deal is over.

place-1 = first
place-2 = second
place-3 = third
place-4 = last
# The losers of a double: whether third or last was not played out.
place-undecided = third or last
event-dissolved = The match was ended by a vote; this deal is void.

# What can be said at a table among friends.
phrase-hello = Hello everybody
phrase-wait = One moment
phrase-well_played = Well played
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-hurry = Hurry up, please
phrase-lucky = What luck
phrase-again = Another match?
phrase-bye = I have to go
phrase-laugh = 😄 Haha
phrase-cry = 😭 Oh no
phrase-flower = 🌹 For you

person-whose = { $who }’s

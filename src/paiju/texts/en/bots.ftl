# Bots.

error-unknown-bot = there is no bot “{ $bot }”; there are: { $allowed }
error-budget = a bot thinks for either some seconds or some playouts, more than 0, not “{ $seconds }” and “{ $playouts }”

# Why the strong bot would do what it does; the client and the review of a hand show one of these.
advice-goes-out = goes out
advice-blocks = keeps an opponent from going out
advice-takes-points = takes the points
advice-bombs = uses a bomb where it counts
advice-sheds-cheaply = gets rid of small cards on the way
advice-takes-lead = takes the lead
advice-lets-partner = leaves the trick to the partner
advice-keeps-bomb = keeps the bomb for later
advice-keeps-high = keeps the high cards for later
advice-nothing-beats = nothing here beats it
advice-helps-partner = lets the partner go out
advice-sheds-many = sheds many cards at once
advice-sheds-small = small cards first
advice-strong-lead = a lead that is hard to beat

advice-plays-alone = strong enough to be out before all three
advice-keeps-partner = with a partner this hand brings more
advice-worth-playing = this hand can still be played
advice-hopeless-hand = small cards only; giving up costs less
advice-wins-for-both = strong enough to win for both
advice-both-weak = both hands are weak; giving up costs least

advice-wins = wins
advice-makes-kong = makes the kong
advice-must-show = has to be shown before the discard
advice-nears-win = one more pair on the way to the win
advice-takes-pair = a pair for a single tile
advice-betters-pair = makes a pair better
advice-keeps-draw = a draw is worth more than this claim
advice-plays-on = who flees has 0 dao and pays the others
advice-white-again = a plain of a point discarded before goes first
advice-own-kong = the plain of the own kong goes first
advice-gift = the gift tile goes first
advice-others-kong = another has konged this point
advice-breaks-least = everything is in pairs; this one costs least
advice-keeps-pairs = keeps the pairs: nothing else is loose
advice-avoids-pressing = anything else would be pressing
advice-keeps-odd = keeps the better odd tile
advice-safe-familiar = a familiar tile is safe
advice-small-first = a small tile before big ones
advice-keeps-better = the others may become more

# Bots that are programs of their own
error-program-command = “{ $command }” names no program; behind “exec:” stands a command such as python my_bot.py
error-program-start = the program “{ $program }” cannot be started
error-program-ended = the program “{ $program }” has ended without an answer
error-program-silent = the program “{ $program }” has not answered within { $seconds } seconds
error-program-unreadable = a bot’s program has sent a line that is no message, or no answer to the question
error-program-version = a bot’s program speaks version { $given } of the protocol; known: { $allowed }
error-program-illegal = a bot’s program has answered “{ $action }”: { $reason }
error-answer-not-offered = this is not among: { $allowed }
error-program-gone = the program is gone
error-program-late = the program has not answered within { $seconds } seconds
error-program-token = this token is good for no place at the table

# The pages of the browser.

client-title = Paiju 牌局
client-lead = Village card games of Zhejiang, with friends and against bots
client-loading = Loading …
client-no-server = The server cannot be reached.
client-try-again = Try again
client-no-page = There is no such page.
client-close = Close
client-home = Home
client-and = {" "}and{" "}

## Making a table

client-choose-game = Which game?
client-bots = Opponents
client-bot-random = random
client-bot-greedy = quick
client-bot-steady = steady
client-bot-strong = strong
client-bot-program = program
client-turn-time = Time for a turn
client-turn-seconds = { $seconds ->
        [0] no limit
       *[other] { $seconds } seconds
    }
client-your-name = Your name
client-guest = Player
# What pages in every language call who has given no name.
client-guest-names = Player 玩家
client-guest-number = Player { $number }
client-start = Start
client-options = Options of the table
client-option-together = “{ $option }” cannot be “{ $value }” where “{ $other }” is “{ $chosen }”
client-on = on
client-off = off
client-option-example = For example: { $example }
client-clause-of = { $clause }: the rule on “{ $option }”

## The rule book

client-rules = Rules
client-rules-of = Rules of { $game }
client-rule-here = In this hand
client-whole-book = Show the whole rule book
client-learn = Learn in 5 minutes
client-rule-books = Rule books
client-rules-contents = Contents
client-rules-search = Look for a rule
client-rules-found = { $hits ->
        [0] nothing found; try other or fewer words
        [one] 1 rule
       *[other] { $hits } rules
    }
client-rules-near = no rule has all of it; these come nearest, and fewer words find more
client-rules-none = There is no rule book at this address. These are the games:
client-rules-page = As a page
client-lesson-step = Step { $step } of { $steps }
client-lesson-on = Go on
client-lesson-back = Back
client-lesson-end = Play yourself
client-no-rules = The rule book cannot be loaded.

## Cards

client-joker-big = JOKER
client-joker-little = JOKER
client-joker-big-short = big joker
client-joker-little-short = little joker
client-card = { CARDS($card) }
client-card-held = { CARDS($card) }{ $wild ->
        [yes] , wild
       *[no] {""}
    }{ $bomb ->
        [yes] , in a bomb
       *[no] {""}
    }
client-cards = { CARDS($cards) }
client-hand = Your hand, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

## The table

client-table = Table
client-deal-number = deal { $deal }/{ $hands }
client-deal-counted = deal { $deal } · { $hand }/{ $hands }
client-deal-of-hands = deal { $deal } · hand { $hand } of { $hands }
client-spectator = watching
client-dealing = Dealing …
client-line-connecting = Connecting …
client-line-offline = No connection. Trying again …
client-line-closed = This table cannot be opened.
client-bot = played by the computer
client-cards-held = cards held
client-captured = points captured
client-points = { $points } pts
client-match-plot = Running scores over { $hands } deals: { $scores }
client-running-score = Score
client-score = Σ { $score }
client-wind = wind
client-leader = leads
client-bought = bought
client-side-own = partner
client-side-other = rival
client-side-taker = alone
client-side-team = { $team ->
        [own] team A
       *[other] team B
    }
client-reported = few left
client-fined = fined ×{ $jokers }
client-lines = str. { $lines }
client-award = award { $points }
client-lines-award = str. { $lines } { $points }
client-notice-fined = { $who } { $points }: { $jokers ->
        [one] joker
       *[other] { $jokers } jokers
    } without a bomb
client-notice-timed_out = { $who } ran out of time: the computer played
client-notice-reported = { $who } has { $left ->
        [one] one card
       *[other] { $left } cards
    } left
client-notice-awarded = { $who } { $points }: strength { $lines }
client-partner-hand = Your partner's cards: { CARDS($cards) }
client-joker-mark = { $rank ->
        [W] JK
       *[w] jk
    }
client-wild-mark = wild
client-seconds-left = { $seconds } seconds left
client-seat = { $who }{ $relation ->
        [own] , your partner
        [other] , your rival
        [team-own] , team A
        [team-other] , team B
       *[none] {""}
    }: { $cards ->
        [-1] cards not shown
        [one] 1 card
       *[other] { $cards } cards
    }, score { $score }{ $turn ->
        [yes] , to act
       *[no] {""}
    }
client-trick = The trick on the table
client-last-trick = The last trick
client-past-tricks = The tricks so far
client-past-trick = Trick { $number } of { $tricks }
client-trick-taken = { $who } took it
client-earlier = Earlier
client-later = Later
client-laid = { $who }: { CARDS($cards) } ({ READING($reading) })
client-on-table = { READING($reading) }{ $points ->
        [0] {""}
       *[other] {" "}· { $points } points on the table
    }
client-trick-won = { $who } won the trick{ $points ->
        [0] {""}
       *[other] {" "}and { $points } points
    }
client-reveal = { CARDS($card) } was shown: { $who } leads
client-moved = { $one } and { $other } changed places
client-nobody-moved = Nobody changed places

## What the viewer does

client-pass = Pass
client-hint = Hint
client-play = Play
client-sort = { $order ->
        [count] By rank
       *[rank] By count
    }
client-sort-label = { $order ->
        [count] By rank: sort the hand
       *[rank] By count of each rank: sort the hand
    }
client-your-turn = Your turn
client-your-lead = Your lead
client-reading = { READING($reading) }
client-suggestions = What could be laid
client-complete = Complete to { CARDS($cards) }
client-nothing-beats = Nothing of yours beats this
# What only screen readers hear.
client-told-deal = Deal { $deal } is dealt
client-told-follow = Your turn: beat { WHOSE($who) } { READING($reading) }
client-told-drawn = Your turn; you drew { TILES($tile) }
client-told-turn = Waiting for { $who }
client-stay = Stay
client-turn-up = Turn up
client-nothing-to-turn-up = nothing to turn up

## The settlement

client-settlement = Settlement
client-settled = { $sign ->
        [1] You won this deal: { $points }
        [0] This deal: { $points }
       *[other] You lost this deal: { $points }
    }
client-showdown = Showdown
client-column-base = Base
client-column-bonus = Bonus
client-column-penalty = Fines
client-group-base = Base points
client-group-bonus = Bonus points
client-group-penalty = Penalties
client-scores = Points of all
client-this-hand = This deal
client-no-lines = Nobody won or lost anything.
client-hands = All hands
client-captured-points = { $points } points captured
client-left-over = { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
client-chain = bomb chain
client-dealt = { $who } was dealt { CARDS($cards) }{ $counts ->
        [0] {""}
       *[other] ; counted: { CARDS($counted) }
    }{ $remains ->
        [0] {""}
       *[other] ; left: { CARDS($left) }
    }
client-hands-counted = Yellow cards counted.
client-hands-left = Grey cards were played, bright ones were left in the hand.
client-look = Look at the table
client-next-hand = Next deal
client-play-again = Play again
client-waiting = Waiting for the others …
client-match-over = The match is over: { $who } won with { $points }
client-last-table = Back to your last table

## The table of Wahua. $tile and $tiles are tiles, $value is in dao

client-tiles = { TILES($tiles) }
client-points-named = { POINTS($points) }
client-wahua-role-0 = Heaven
client-wahua-role-1 = Earth
client-wahua-role-2 = Silver
client-wahua-role-3 = Long 3
client-wahua-dao = { $value } dao
client-wahua-unit = { TILES($tiles) } ({ $value } dao)
client-wahua-laid = { $who } has open: { $laid }
client-wahua-shown = shown { TILES($tiles) }
client-wahua-discards = { $who } discarded: { TILES($tiles) }
client-wahua-won = won
client-wahua-flee = The deal ends at once: you have 0 dao, and the others count theirs.
client-wahua-fled = fled
client-wahua-dice = dice { $one } and { $other }
client-wahua-shaken = shaken
client-wahua-home = home
client-wahua-familiar = familiar
client-wahua-wall = { $tiles } left
client-wahua-broken = wall of { $who }
client-wahua-hand = Your hand, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
client-wahua-held = { TILES($tile) }{ $familiar ->
        [yes] , familiar
       *[no] {""}
    }{ $drawn ->
        [yes] , just drawn
       *[no] {""}
    }{ $pressing ->
        [yes] , would be pressing
       *[no] {""}
    }
client-wahua-claim = { $who } discarded { TILES($tile) }: take it?
client-wahua-your-turn = Your turn: tap a tile, tap again to discard
client-wahua-turn-of = { $who } to act
client-wahua-flight-waiting = Waiting for the others to say whether they flee
client-wahua-worth-hand = { $value } in all
client-wahua-would-press = pressing
client-wahua-all-the-same = { $move } anyway
client-wahua-pressed = pressed: { $value }
client-wahua-warning = pressing, 0 dao: { $why }
client-wahua-judged = You pressed and have 0 dao in this deal: { $why }
client-wahua-winner = { $who } won; odd tile { TILES($tile) }
client-wahua-rest = Other tiles
client-wahua-refunds = Paying for all
client-column-dao = dao
client-wahua-from-each = { $got }, each other { $paid }

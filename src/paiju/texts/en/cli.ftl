# What the command paiju says.

## Help of the commands and of their options

cli-help-paiju = Village card games of Zhejiang: play them, look up their rules, check records, simulate.
cli-help-play = Play a match in the terminal against bots.
cli-help-rules = Print a rule book or one clause of it.
cli-help-check = Say what cards are and whether they beat others, or what a hand of tiles counts and whether it wins.
cli-help-replay = Check a record and explain the deal.
cli-help-arena = Let two bots meet on paired deals, each played from every side in turn: which is better, and by how much.
cli-help-bench = Measure how fast the rules run on this machine.
cli-help-games = List the games and their options.
cli-help-schema = Print the JSON schema of records.
cli-usage-prefix = Usage:{" "}
cli-section-options = Options
cli-section-commands = Commands
cli-option-default = {" "}Default: { $value }.
cli-option-help = Show this and exit.
cli-option-version = Show the version and exit.
cli-option-lang = The language; without it that of the environment.
cli-option-pairs = An option of the game, see “paiju games” for all and their defaults; may be repeated.
cli-option-bots = The bots: strong, steady, greedy or random, or “exec:COMMAND” for a program of your own; one name, or one for each of the other seats in order.
cli-option-bots-simulate = The bots by seat, taken in turn where there are more seats than names.
cli-option-hands = How many deals.
cli-option-hands-play = How many deals; without it as many as the option “hands” of the game says.
cli-option-seed = A number from which everything is dealt: the same number, the same deals. Without it one is drawn.
cli-option-folder = A folder in which the record of each deal is written; without it none is.
cli-option-listing = List the clauses with their titles instead.
cli-option-on = The cards to beat; without it only what the cards are is said.
cli-option-seat = In Wahua, whose home point counts double: Heaven, Earth, Silver, Long Three; without it nobody's.
cli-option-dice = In Wahua, the dice that make the shaken points; without them none is.
cli-option-as_json = Print JSON, not words.
cli-option-jobs = How many processes; without it one for each processor.
cli-option-ray = Play on a Ray cluster: local (the default: one of this machine alone, for this run), auto (the one that runs here), HOST:PORT or ray://HOST:PORT; --jobs then says how many deals at once.
cli-option-bots-arena = The two bots: the first plays one side, the second all others.
cli-option-deals = How many deals at most.
cli-option-until_clear = Stop as soon as one is clearly better, by a rule that allows for the repeated looks.
cli-option-file = A file in which every deal is written as it is played; what stands there already is not played again. Without --seed its seed is taken.
cli-option-drawing = A file for a drawing (SVG) of the mean and its interval.
cli-option-playouts = How many hands a bot that searches plays out in its head before each move; so the same comes out again.
cli-option-think = For how many seconds it thinks before each move instead.
cli-option-rounds = How many times each figure is measured; the median counts.
cli-option-seconds = For how long each figure is measured.

## Errors

error-cli-missing = { $param } is missing; see “{ $command } --help”
error-cli-missing-game = { $param } is missing; there are: { $allowed }; see “{ $command } --help”
error-cli-extra = “{ $extra }” is more than this command takes; see “{ $command } --help”
error-cli-needs-value = { $option } needs a value behind it; see “{ $command } --help”
error-cli-no-value = { $option } takes no value
error-cli-no-option = there is no option { $option } here; there are: { $allowed }
error-cli-no-command = there is no command “{ $command }”; there are: { $allowed }
error-cli-usage = the command cannot be read: { $reason }
error-cli-choice = “{ $value }” is not possible here; allowed: { $allowed }
error-cli-option-form = “{ $text }” is not of the form name=value, such as wind=partner
error-cli-number = { $option } cannot be “{ $value }”; allowed: { $least } to { $most }
error-cli-file-missing = there is no file “{ $path }”
error-cli-file-directory = “{ $path }” is a folder; a file is needed
error-cli-file-not-directory = “{ $path }” is no folder; a folder is needed
error-cli-file-permission = “{ $path }” may not be used: permission denied
error-cli-file-unusable = “{ $path }” cannot be used
error-cli-file-special = “{ $path }” is no ordinary file; a file is needed
error-cli-file-large = “{ $path }” is too large for a record: more than { $most } MB
error-cli-path-empty = the name of a file or folder is empty
error-cli-folder-uncreatable = the folder “{ $path }” cannot be created
error-cli-output = the output cannot be written
error-cli-output-full = the output cannot be written: there is no room left
error-cli-no-clause = the rules of { $game } have no clause “{ $wanted }”; “paiju rules { $game } --list” lists them
error-cli-no-combinations = in { $game } no cards are played, so there is nothing to check; there is in: { $allowed }
error-cli-one-budget = --playouts and --think cannot both be given
error-cli-two-bots = paired deals need two bots, not { $bots }; allowed: two names such as steady,greedy
error-cli-not-held = of { RANKS($rank) } you hold { $held ->
        [0] none
       *[other] only { $held }
    }
error-cli-too-many = { $copies } of { RANKS($rank) } are too many: there are only { $most }
error-cli-held-fewer = of { CARDS($card) } you hold only { $held }
error-cli-neither-beats = { READING($played) } and { READING($on) }: neither beats the other
error-cli-not-their-turn = it is the turn of { $turn }, not of { $who }
error-cli-replay-revised = the record was made under revision { $recorded } of the rules, this is revision { $revision }: { $reason }
error-cli-not-here = { $option } does not belong to { $game }
error-cli-seat = there is no seat “{ $seat }” here; there are: { $allowed }
error-cli-dice = “{ $dice }” are no two dice; they are typed like 3,4
error-cli-which-tile = you hold { TILES($tiles) }: say which, for example { $example }
error-tile-copies = { $copies } of { TILES($tile) } are too many: { $most ->
        [one] there is only 1
       *[other] there are only { $most }
    }
error-tile-count = { $tiles } tiles are no hand: it has { $least } at rest, and with the odd tile or before a discard one more, here { $most } at most, for a kong of three counts as two; specials come besides
error-cli-no-tile-typed = type the tile to discard, such as 36o, the number of a choice, “h” for a hint or “?” for help
error-cli-nothing-typed = type cards, “p” to pass, “h” for a hint or “?” for help

## Words used everywhere

option-on = on
option-off = off
cli-list-separator = {", "}
cli-default-mark = {" "}(default)
cli-default-value = a number; default { $value }
cli-option-announced = { $option }: { $value }
cli-kernel-compiled = compiled kernel
cli-kernel-interpreted = interpreted kernel
cli-hand-little-joker = little(w)
cli-hand-big-joker = BIG(W)

## The match

cli-person-0 = You
# “You” where no sentence begins, as an owner, and another person as an owner.
person-you-inside = you
person-you-whose = your
cli-person-1 = Hai
cli-person-2 = Fang
cli-person-3 = Chen
cli-person-4 = Ming
cli-person-5 = Lan
cli-match = { $hands ->
        [one] One deal
       *[other] { $hands } deals
    } against { $bots }; seed { $seed }
cli-how-to = Type ranks to play them (33344, 10JQKA), p to pass, h for a hint, ? for help, quit to leave.
cli-hand = Deal { $hand }
cli-hand-counted = Deal { $hand } · hand { $number } of { $hands }
cli-reveal = Reveal card: { CARDS($card) }. { $who } { $who ->
        [You] hold it and lead.
       *[other] holds it and leads.
    }
cli-moved = { $one } and { INSIDE($other) } changed places.
cli-next-hand = Enter for the next deal.
cli-match-over = The match is over.
cli-program-replaced = Another bot plays on for { $who }.
cli-left = You have left the match.
cli-recorded = Record: { $path }

## The table

cli-seat-mate = partner
cli-seat-partner = partner
cli-seat-opposite = opposite
cli-seat-next = next
cli-seat-before = before
cli-seat-relation = {" "}· { $relation }
cli-seat-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
cli-seat-cards-hidden = more than 5 cards
cli-seat-state = { $held }, { $points } pts
cli-seat-lines = { $held }{ $lines ->
        [0] {""}
       *[other] , strength { $lines }
    }{ $awards ->
        [0] {""}
       *[other] , awards { $awards }
    }
cli-laid-pass = pass
cli-to-beat-alone = to beat:
    { READING($on) }
cli-to-beat = to beat:
    { READING($on) }
    { $points } points in the trick
cli-your-hand = Your hand, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
cli-partner-hand = Partner: { $cards }
cli-your-lead = Your lead.
cli-your-turn = Your turn: beat { WHOSE($who) } { READING($on) }, or pass.
cli-turn-up = Enter turns up your bombs.
cli-stay = Stay
cli-only-enter = Only Enter is waited for here; ? for help, quit to leave.
cli-choose = Type a number from 1 to { $most } or words of the choice; ? for help.
cli-choice-default = { $choice } (Enter)
cli-which-reading = These cards read in several ways. Which is meant?
cli-reading = { READING($reading) }
cli-hint-play = Hint: { $ranks } (Enter plays it, h shows the next)
cli-hint-choice = Hint: { $choice } (Enter takes it)
cli-hint-pass = Hint: pass (Enter passes, h shows the next)
cli-hint-reason = Why: { $reason }
cli-rules-how = rules DT35 shows a clause; “paiju rules { $game }” prints them all.
cli-play-help =
    Cards are typed by rank: 33344, 10JQKA (or TJQKA), 77772; w little joker, W big joker.
    Suits are chosen from your hand; 3s3h, ♠3♥3 or 3♠♥ names them.
    p, pass      pass
    h, hint      a play you could make; again: the next one; Enter plays it
    t, table     show the table again (T alone is a ten)
    rules DT35   a clause of the rules
    ?, help      this
    run          run away from the deal, where the game has that
    q, quit      leave the match (Q alone is a queen)
    A question is answered by the number or the words of a choice; Enter takes the one so marked.

## The table of tiles

cli-tiles-wall = Wall: { $wall } tiles · shaken: { POINTS($points) }
cli-seat-tiles = { $tiles } tiles
cli-tiles-open = open
cli-tiles-specials = specials
cli-tiles-discards = discards
cli-tiles-judged = { "    " }pressing, 0 dao: { FAULTS($clauses) }
cli-tiles-hand = Your hand, { $tiles } tiles; { $value } dao as things stand
cli-tiles-kongs = kongs
cli-tiles-pairs = pairs
cli-tiles-loose = loose
cli-tiles-fresh = fresh
cli-tiles-in-hand = hand
cli-tiles-at-end = At the end:
cli-tiles-of = { "  " }{ $who }: { $value } dao
cli-tiles-turn = Your turn{ $drawn ->
        [yes] ; you drew { TILES($tile) }
       *[no] {""}
    }. Type the tile to discard{ $others ->
        [0] .
       *[other] , or:
    }
cli-tiles-free = In order, no pressing: { $tiles }
cli-tiles-none-free = Whatever you discard now would be pressing.
cli-tiles-claim = { $who } discarded { TILES($tile) }. Do you take it?
cli-tiles-confirm = { $move }: { wahua-warning }. All the same?
cli-tiles-other = something else
cli-tiles-anyway = yes, all the same
cli-tiles-answered = { $who }: { $claim }
cli-tiles-drew = { $who } drew { TILES($tile) }
cli-tiles-hint = Hint: { $move } (Enter does it)
cli-tiles-faulty = { $move } – { wahua-warning }
cli-move-discard = discard { TILES($tile) }
cli-move-kong = kong of { POINTS($point) }, { $value } dao
cli-move-replace = put { TILES($tile) } in the place of the plain, { $value } dao
cli-move-show = show { TILES($tile) }
cli-move-win = win, { $value } dao in all
cli-move-eat = eat { TILES($tile) }, { $value } dao
cli-move-pass = pass
cli-move-flee = flee

## The settlement

cli-group-base = Base points
cli-group-bonus = Bonus points
cli-group-penalty = Penalties
cli-group-base-sum = base together
cli-group-bonus-sum = bonus together
cli-group-penalty-sum = penalties together
cli-total = This deal
cli-scores = Score
cli-order = Finish order: { $places }
cli-placed = { $place } { INSIDE($who) } ({ $points } captured)
cli-placed-alone = { $place } { INSIDE($who) }
cli-dealt = Hands as dealt:

## Tiles

cli-tiles = { TILES($tiles) }
cli-tiles-home = Home point, double for this seat: { POINTS($points) }.
cli-dao = { $value } dao
cli-tiles-total = together { $value } dao
cli-tiles-wins = A win: ten different points with a pair or kong, and a framed odd tile (WH21).
cli-tiles-watching = No win yet, but all ten pairs stand: any framed tile of another point wins (WH23).
cli-tiles-waits = No win yet; it would win with { $waits } (WH21).
cli-tiles-no-win = No win: { $units } of ten pairs and kongs, and no odd tile beside them (WH21).

## check, replay, simulate, bench

cli-check-is = { CARDS($cards) }: { READING($reading) }
cli-check-short = { READING($reading) }: only where the hand holds too few cards to carry more
cli-check-beats = { READING($played) } beats { READING($on) }
cli-replay-title = { $game }, deal { $hand }
cli-replay-dissolved = The players ended this deal in the middle: it is void, and no points were counted. All of its actions are legal.
cli-replay-open = The record ends before the deal is over; all of its actions are legal.
cli-replay-agrees = The record is right: all actions are legal and the settlement follows from them.
cli-replay-differs = The record is wrong: { $reason }.
cli-replay-revised = The record was made under revision { $recorded } of the rules; under revision { $revision }, which is used here, the deal settles differently: { $reason }.
cli-simulating = deals
cli-progress = { $what }: { $done } of { $total }
cli-simulated = { $hands } deals of { $game }, seed { $seed }, { $steps } actions a deal
cli-column-seats = seats
cli-column-endings = What decided the deals
cli-column-lines = settlement lines by clause
cli-interval = ± is the 95 % interval of a mean.
cli-duel = { $first } against { $second }, { $pairs } deals each played from every side in turn, seed { $seed }
cli-duel-points = points of a player of { $first } in a deal: { $mean } ± { $margin } (95 %)
cli-duel-won = decided hands won by { $first }: { $share } ± { $margin } (95 %)
cli-duel-clear = that is clear: the rule for stopping was met.
cli-duel-unclear = that is not clear: neither { $first } nor { $second } met the rule for stopping.
cli-duel-pairs = deals in which { $first } did better: { $won }, as well: { $drawn }, worse: { $lost }

## The review of a hand

cli-help-review = Review a record: which moves have cost something, what would have been better, and why.
cli-option-seat-review = The number of the seat whose moves are reviewed, counted from 1; without it all.
cli-option-person = The name of the person whose moves are reviewed.
cli-option-playouts-review = How many hands are played out in the head for each move: the more, the smaller a loss that is found.
cli-option-seed-review = A number from which the hands played out are dealt.
cli-reviewing = Reviewing
cli-review-mark = { $who }: { $action }. Better: { $better }, { $why }; it brings { $loss } ± { $error } more
cli-reviewed = { $marks ->
        [0] Nothing found in { $judged } moves
        [1] 1 of { $judged } moves has cost more than chance explains
       *[other] { $marks } of { $judged } moves have cost more than chance explains
    } ({ $playouts } playouts each).
error-cli-one-seat = --seat and --person cannot both be given
error-cli-no-person = nobody in this record is called “{ $name }”; there are: { $allowed }

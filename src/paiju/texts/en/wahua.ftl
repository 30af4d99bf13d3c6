# Wahua 玉环挖花: options, tiles, roles, flight, moves and claims.

wahua-name = Wahua 玉环挖花
wahua-about = two to four players with domino tiles: ten pairs and an odd tile, and a strict order in which tiles are discarded

## What is typed

wahua-how-to = Type the tile to discard (36o, 36 plain), p to pass, h for a hint, ? for help, quit to leave.
wahua-play-help =
    A tile is its two pips and its kind: 36o plain, 36d double frame, 36s single frame; names will do: Heaven plain.
    The tile      discards it; its pips alone where you hold one kind of them
    A number      does what stands behind it; so do win, kong 66, replace 66s, show 66d, eat
    p, pass       leaves a discard
    h, hint       what a good player would do; Enter does it
    flee          flees from the deal, in your own turn
    t, table      shows the table again
    rules WH25    a clause of the rules
    ?, help       this
    q, quit       leaves the match
    What counts double for whoever has it is yellow; a number behind a pair is its dao.
    Before anything that would be pressing you are asked whether you mean it.

## Options: a label, a sentence of help, and the values

wahua-option-hands = Deals
wahua-option-hands-help = How many deals a match has.
wahua-option-hands-example = With 8, the match ends after eight deals.
wahua-option-players = Players
wahua-option-players-help = How many play.
wahua-option-players-example = With three, nobody owns Long Three; with two, nobody owns Silver either.
wahua-option-players-2 = two
wahua-option-players-3 = three
wahua-option-players-4 = four
wahua-option-settle = Settlement
wahua-option-settle-help = How the differences in dao are paid.
wahua-option-settle-example = The dealer has 7000 dao and another 3000: even, that player pays 4000, dealer double, 8000.
wahua-option-settle-even = even: as they are
wahua-option-settle-dealer_double = dealer double: doubled between the dealer and the others
wahua-option-pressing = Pressing
wahua-option-pressing-help = Whether breaking the order of discards is possible and judged afterwards, or not possible.
wahua-option-pressing-example = A framed tile is discarded while a plain one is loose: judged, it costs all dao; forbidden, it cannot be discarded.
wahua-option-pressing-judge = possible; who presses has 0 dao
wahua-option-pressing-forbid = not possible
wahua-option-late_win = A win let pass
wahua-option-late_win-help = Which later win counts as pressing after one was let pass with the hand unchanged.
wahua-option-late_win-example = 46o was let pass, and now 23o would win with the same hand: “any”, that is pressing; “same”, it is not.
wahua-option-late_win-any = any win
wahua-option-late_win-same = only one with the same point, or both waiting on any frame
wahua-option-grace_round = Grace round
wahua-option-grace_round-help = Whether a kong not made, or a win not taken when waiting on any frame, is judged only after a further round; no effect where pressing is not possible.
wahua-option-grace_round-example = The third framed tile is not claimed for a kong: off, that is pressing at once; on, the kong may still be made within a round.

## Tiles: the 21 points, the three kinds, the specials

wahua-point-66 = Heaven
wahua-point-11 = Earth
wahua-point-44 = Silver
wahua-point-33 = Long Three
wahua-point-13 = Harmony
wahua-point-46 = Pork
wahua-point-55 = Plum
wahua-point-22 = Bench
wahua-point-16 = One-Six
wahua-point-34 = Pheasant
wahua-point-25 = Turtle
wahua-point-56 = Ox Head
wahua-point-12 = Three-Ding
wahua-point-23 = Two-Three
wahua-point-24 = Toad
wahua-point-26 = Two-Six
wahua-point-35 = Three-Five
wahua-point-45 = Gold Nine
wahua-point-14 = One-Four
wahua-point-36 = Big Knife
wahua-point-15 = One-Five

wahua-kind-plain = plain
wahua-kind-double = double frame
wahua-kind-single = single frame

wahua-special-F1 = Spring
wahua-special-F2 = Summer
wahua-special-F3 = Autumn
wahua-special-F4 = Winter
wahua-special-F5 = Plum Blossom
wahua-special-F6 = Orchid
wahua-special-F7 = Bamboo
wahua-special-F8 = Chrysanthemum
wahua-special-B = Blank

## What is made of tiles

wahua-unit-kong = kong
wahua-unit-pair = pair
wahua-unit-odd = odd tile
wahua-unit-loose = loose
wahua-unit-special = special

## Roles, counted from the dealer

wahua-role-0 = dealer (Heaven)
wahua-role-1 = second (Earth)
wahua-role-2 = third (Silver)
wahua-role-3 = fourth (Long Three)

## Phases of a deal

wahua-phase-flight = Flee or play
wahua-phase-turn = Turn
wahua-phase-claims = Claims
wahua-phase-over = Settled

## Flight before the start

wahua-question-flight = Do you flee from this deal? It ends at once, and you have 0 dao.
wahua-choice-stay = play
wahua-choice-flee = flee
wahua-answered-stay = { $who }: plays
wahua-answered-flee = { $who }: flees

## Moves of one's own turn

wahua-move-discard = Discard
wahua-move-replace = Replace
wahua-move-kong = Kong
wahua-move-show = Show
wahua-move-win = Win
wahua-move-flee = Flee

## Claims on a discard

wahua-claim-eat = Eat
wahua-claim-replace = Replace
wahua-claim-kong = Kong
wahua-claim-win = Win
wahua-claim-pass = Pass

## Before the first action

wahua-deals = { $who } { $who ->
        [You] deal
       *[other] deals
    }; the dice show { $one } and { $other }, and { WHOSE($broken) } wall is broken.
wahua-shaken = Shaken points, double for everybody: { POINTS($points) }.
wahua-homes-2 = Home points, double for their owner: { $first } { POINTS("66") }, { INSIDE($second) } { POINTS("11") }.
wahua-homes-3 = Home points, double for their owner: { $first } { POINTS("66") }, { INSIDE($second) } { POINTS("11") }, { INSIDE($third) } { POINTS("44") }.
wahua-homes-4 = Home points, double for their owner: { $first } { POINTS("66") }, { INSIDE($second) } { POINTS("11") }, { INSIDE($third) } { POINTS("44") }, { INSIDE($fourth) } { POINTS("33") }.

## Events

wahua-event-laid_out = { $who } laid out { TILES($tile) }
wahua-event-drew = { $who } drew a tile
wahua-event-discarded = { $who } discarded { TILES($tile) }
wahua-event-ate = { $who } ate { TILES($tile) }
wahua-event-replaced = { $who } put { TILES($tile) } in the place of a plain
wahua-event-konged = { $who } made a kong of { POINTS($point) }
wahua-event-shown = { $who } showed { TILES($tile) }
wahua-event-won = { $who } won with { TILES($tile) }, drawn
wahua-event-won_from = { $who } won with { TILES($tile) }, discarded by { INSIDE($discarder) }
wahua-event-fled = { $who } fled: the deal is over
wahua-event-wall_empty = The wall is used up and nobody has won.

## Pressing, by clause

wahua-fault-cited = { $fault } ({ $clause })
wahua-fault-WH25 = out of the order of discards
wahua-fault-WH26 = a pair broken
wahua-fault-WH27 = a kong not made
wahua-fault-WH28 = waiting on any frame, a win not taken
wahua-fault-WH29 = a frame not shown
wahua-fault-WH30 = a win after one was let pass
wahua-warning = pressing, 0 dao: { FAULTS($clauses) }
wahua-judged = { $who } pressed, 0 dao: { FAULTS($clauses) }

## Settlement: $base times $home (own home point) times $shaken is $value

wahua-worth = { $home ->
        [1] { $shaken ->
            [1] { $value } dao
           *[other] { $base } × { $shaken } (shaken) = { $value } dao
        }
       *[other] { $shaken ->
            [1] { $base } × { $home } (home) = { $value } dao
           *[other] { $base } × { $home } (home) × { $shaken } (shaken) = { $value } dao
        }
    }
wahua-line-unit = { $who }: { TILES($tiles) }, { wahua-worth }
wahua-line-odd = { $who }: odd tile { TILES($tiles) }, { wahua-worth }
wahua-line-specials = { $who }: { TILES($tiles) }, { $value } dao
wahua-line-pressed = { $who } pressed, 0 dao: { FAULTS($clauses) }
wahua-line-fled = { $who } fled: 0 dao
wahua-line-big-first = { $who } discarded a big framed tile with a small one loose in the hand: { INSIDE($taker) } got { TILES($tiles) }, { $value } dao, and { INSIDE($who) } { $who ->
        [You] refund
       *[other] refunds
    } what the others paid for it
wahua-line-fresh-first = { $who } discarded a fresh framed tile with a familiar one loose in the hand: { INSIDE($taker) } got { TILES($tiles) }, { $value } dao, and { INSIDE($who) } { $who ->
        [You] refund
       *[other] refunds
    } what the others paid for it
wahua-line-fresh-plain = { $who } discarded a fresh plain with a familiar one loose in the hand: { INSIDE($taker) } got { TILES($tiles) }, { $value } dao, and { INSIDE($who) } { $who ->
        [You] refund
       *[other] refunds
    } what the others paid for it
wahua-group-base = Pairs, kongs and odd tile
wahua-group-base-sum = together
wahua-group-bonus = Special tiles
wahua-group-bonus-sum = together
wahua-group-penalty = Pressing, flight, paying for all
wahua-group-penalty-sum = together

## Errors

error-stay-or-flee = now it is asked only whether you flee or play
error-win-late = a win was let pass and your hand has not changed since: to win now is pressing, which this table does not allow
error-no-win = this is no win: it takes ten different points with a pair or kong of each, and a framed odd tile
error-no-kong = no kong of { POINTS($point) } can be made now: it takes all three framed tiles
error-no-replace = { TILES($tile) } can take the place of no plain now: it takes a framed tile and a pair of its point with one plain, open if you drew the tile
error-tile-not-held = you have no { TILES($tile) } to discard
error-pressing-forbidden = to discard { TILES($tile) } would be pressing, which this table does not allow
error-no-show = { TILES($tile) } does not have to be shown now
error-nothing-to-claim = there is no discard to take now
error-must-discard = in your own turn you cannot pass: discard a tile
error-no-card-play = tiles are discarded here, or taken; no cards are played
error-pass-forbidden = to let this discard pass would be pressing, which this table does not allow
error-no-eat = you cannot eat this tile: the next player may, with exactly one tile of its point in the hand and no open pair or kong of it
error-claim-or-pass = now it is asked only whether you take the discard
error-record-wall = the wall in the record, { $tiles } tiles, is not the 136 tiles of the game
error-record-dealer = seat { $dealer } does not deal in the record: its “carry” names another dealer, or there is no such seat
error-carry-dealer = “carry”: “dealer” has to be one of the seats 0 to { $last }; only before the first deal there is none

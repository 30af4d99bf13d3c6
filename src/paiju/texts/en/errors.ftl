# One line for every error code: what is wrong, and what is allowed.

## Notation

error-notation-cards = “{ $text }” cannot be read as cards: “{ $rest }” is no card. Cards are written like 3s Th Kd, jokers w and W; where suits do not matter, ranks alone will do: 33344
error-notation-too-many = { $copies } of { CARDS($card) } are too many: { $decks ->
        [one] one deck holds 1
       *[other] { $decks } decks hold { $decks }
    }
error-notation-class = “{ $text }” is no combination of this game; one is written like pair:5, pair_run:3-5 or bomb:7*5
error-notation-action = “{ $text }” is no action; one is written like “play 3s3h”, “pass”, “answer buy”, “turn up” or “run away”, with tiles “discard 66o”, “eat”, “replace 66s”, “kong 66”, “show 66d”, “win” or “flee”
error-notation-tiles = “{ $text }” cannot be read as tiles: “{ $rest }” is no tile. Tiles are written like 66s (single frame), 66d (double frame), 66o (plain), flowers F1 to F8, a blank B
error-notation-tile = “{ $text }” is no tile; one is written like 66s (single frame), 66d (double frame), 66o (plain), F1 to F8 or B
error-notation-point = “{ $text }” is no point; one is written as two pips, the smaller first: 11, 16, 66
error-unknown-game = there is no game “{ $game }”; there are: { $allowed }

## Options

error-option-unknown = there is no option “{ $option }”; there are: { $allowed }
error-option-value = { $option } cannot be “{ $value }”; allowed: { $allowed }
error-option-subset = { $option } cannot be “{ $value }”; allowed: any of { $allowed } with commas between, or none
error-option-together = { $option } cannot be “{ $value }” where { $other } is { $chosen }; allowed: { $allowed }
error-options-form = options are given as names with values, not as “{ $given }”
error-options-type = { $given } are no options of { $game }; they are made by game_of("{ $game }").options_type.parse
error-bots-count = { $bots } bots are named for { $seats } seats; allowed: one name for all or { $seats } names of: { $allowed }
error-count = { $name } cannot be { $given }; allowed: a whole number from 1 up
error-seed = a seed is a whole number, 0 or more, not “{ $seed }”

## Actions

error-lesson-other = that may be played, but this step of the lesson means something else
error-hand-over = the deal is over
error-hand-not-over = the deal is not over yet
error-match-over = the match is over: all of its deals, { $hands }, have been played
error-no-seat = there is no seat { $seat } at this table; the seats are 0 to { $last }
error-no-action = “{ $given }” ({ $kind }) is no action; actions come from state.actions(seat), or by parse_action from a text
error-action-form = { $given } is no action: the cards of a play are texts in a tuple, as in Play(("3s", "3h")); a tile, a point and an answer are texts
error-cards-form = { $given } are no cards: cards are texts in a tuple, as in ("3s", "3h")
error-not-your-turn = seat { $seat } is not to act, seat { $turn } is
error-not-asked = you are not asked about this discard
error-no-pause = the table is not pausing now, or somebody is still asked
error-answer-needed = a question is open; it is answered by one of: { $allowed }
error-nothing-asked = nothing is asked now that could be answered
error-must-lead = who leads may not pass
error-play-or-pass = now cards are played, or a pass
error-no-cards = a play needs cards; to play none is a pass
error-not-held = you do not hold { CARDS($cards) }
error-reading = these cards do not read as { READING($reading) }, but as { READING($allowed) }
error-nothing-to-lay = no cards are laid in this game
error-nothing-to-run-from = only who still holds cards in a deal can run away from it; who is out may leave freely

## Tables

error-table-members = { $players } play at this table, not { $members }

## Sets of cards that are no combination

error-ranks-differ = { CARDS($cards) } are no pair: a pair is two cards of one rank
error-joker-pair = { CARDS($cards) } are no pair: a joker pairs only with a joker like it
error-pairs-only = { CARDS($cards) }: a pair carries nothing; in a run of pairs each rank has exactly two cards
error-bomb-carries = { CARDS($cards) }: a bomb carries nothing; each bomb of a chain has four cards or more
error-uneven-run = { CARDS($cards) }: nothing else goes along; in a run every rank has equally many cards
error-wild-left = { CARDS($cards) }: a wild card is left over, no combination takes it
error-mixed-pair = { CARDS($cards) } are no pair: two jokers pair only if they are alike
error-no-joker-triple = { CARDS($cards) }: jokers make no triple
error-joker-carrier = { CARDS($cards) }: the pair that a triple carries may be of jokers only if they are alike
error-joker-in-run = { CARDS($cards) }: jokers take no part in runs
error-triple-and-single = { CARDS($cards) }: a triple stands alone or carries a pair, never a single
error-two-in-run = { CARDS($cards) }: a 2 takes no part in runs
error-straight-length = { CARDS($cards) }: a straight has exactly five cards
error-chain-length = { CARDS($cards) }: a bomb chain needs at least three bombs
error-run-carrier = { CARDS($cards) }: adjacent triples stand alone or carry a run of just as many pairs of other ranks
error-not-adjacent = { CARDS($cards) }: the ranks of a run follow one another without a gap
error-triple-kickers = { CARDS($cards) }: a triple goes with any two cards; with fewer only where nothing else is left
error-plane-kickers = { CARDS($cards) }: adjacent triples go with two cards for each; with fewer only where all that is left goes with them, or nothing
error-straight-short = { CARDS($cards) }: a straight has five cards or more
error-bomb-capped = { CARDS($cards) }: no bomb is as large as that
error-bomb-alone = { CARDS($cards) }: a bomb carries nothing but jokers
error-joker-needs-bomb = { CARDS($cards) }: jokers are laid only to four or more cards of a rank
error-jokers-alike = { CARDS($cards) }: four jokers are a bomb only if they are alike
error-joker-not-wild = { CARDS($cards) }: a joker that is not wild goes with no other cards
error-triple-alone = { CARDS($cards) }: a triple carries nothing
error-run-too-short = { CARDS($cards) }: a run of this kind has { $least } ranks or more
error-uneven-chain = { CARDS($cards) }: the bombs of a chain have equally many cards
error-chain-too-long = { CARDS($cards) }: a chain has no more than { $most } bombs
error-jokers-apart = { CARDS($cards) }: three jokers alike carry no further joker

## Plays that do not beat

error-too-low = { READING($played) } does not beat { READING($on) }: its rank is not higher
error-kind-differs = { READING($played) } does not beat { READING($on) }: only the same kind with as many cards, or a bomb, does
error-needs-triple = { READING($played) } does not beat { READING($on) }: only a higher triple or a bomb does
error-needs-plane = { READING($played) } does not beat { READING($on) }: only a higher plane of as many triples or a bomb does
error-five-ten-king-stands = { READING($played) } does not beat { READING($on) }: only bombs beat a 510K, and one of a single suit beats a mixed one
error-kind-differs-510k = { READING($played) } does not beat { READING($on) }: only the same kind with as many cards, a 510K or a bomb does
error-needs-triple-510k = { READING($played) } does not beat { READING($on) }: only a higher triple, a 510K or a bomb does
error-needs-plane-510k = { READING($played) } does not beat { READING($on) }: only a higher plane of as many triples, a 510K or a bomb does
error-needs-bomb = { READING($played) } does not beat { READING($on) }: only a higher bomb beats a bomb
error-bomb-too-low = { READING($played) } does not beat { READING($on) }: it is not the higher bomb
error-fewer-lines = { READING($played) } does not beat { READING($on) }: strength { $mine } is less than { $theirs }
error-jokers-lowest = { READING($played) } does not beat { READING($on) }: jokers are the lowest bomb of their strength
error-earlier-stands = { READING($played) } does not beat { READING($on) }: at equal strength with another number of cards the earlier one stands
error-fewer-cards = { READING($played) } does not beat { READING($on) }: at equal strength more cards win

## Records

error-record-invalid = this is no valid record: { $reason }
error-record-game = the record is of “{ $game }”, not of { $allowed }
error-record-persons = the record names { $persons } persons, but { $players } play under its options
error-record-width = the settlement in the record is for { $width } persons, but { $players } play under its options
error-record-revision = the record was made under revision { $recorded } of the rules of { $game }; here they are known up to revision { $revision }: a newer version of Paiju reads it
error-record-pack = the { $cards } cards dealt in the record are not { $decks ->
        [one] one deck
       *[other] { $decks } decks
    } dealt evenly
error-record-order = the cards dealt to seat { $seat } must stand in order: by rank, then ♠♥♦♣, jokers last
error-record-seat = { $path } cannot be { $seat }; the seats are 0 to { $last }
error-record-reveal = the reveal card { CARDS($card) } is not in the hand of seat { $seat }, which the record names as its holder
error-record-leader = seat { $seat } does not lead in the deal of the record: the first one out of the deal before does, or else one of the seats drawn
error-record-settlement = the settlement in the record does not follow from its { $position } actions: line { $line } is recorded as “{ $recorded }”, it comes out as “{ $settled }”
error-record-line-lacking = the settlement in the record does not follow from its { $position } actions: it lacks line { $line }, “{ $settled }”
error-record-line-more = the settlement in the record does not follow from its { $position } actions: line { $line }, “{ $recorded }”, is too many
error-record-dissolved = the record says that its players ended the deal in the middle, but it has a settlement
error-record-unfinished = the record has a settlement, but after its { $position } actions the deal is unfinished
error-record-unsettled = the record has no settlement, but its { $position } actions end the deal
error-record-line = action { $position } of the record, “{ $action }”, cannot be read; one is written like “2 play 3s3h”
error-record-action = action { $position } of the record, “{ $action }”, is not legal: { $reason }

## What stands in a record

error-json-encoding = it is not in UTF-8
error-json-malformed = it is no JSON, from byte { $byte } on
error-json-truncated = it is no whole JSON: it breaks off, or a number is too large
error-json-depth = its brackets stand too deep in each other
error-record-format = its format is “{ $given }”, not { $allowed }
error-record-version = it has version { $version } of the format; allowed: { $allowed }
error-record-unknown-field = { $path } has no field “{ $field }”
error-record-missing-field = { $path } lacks the field “{ $field }”
error-record-type = { $path } is { $got ->
        [object] an object
        [array] a list
        [str] a text
        [int] a whole number
        [float] a number with a fraction
        [bool] true or false
        [null] null
       *[other] of another kind
    }; it has to be { $expected ->
        [object] an object
        [array] a list
        [str] a text
        [int] a whole number
        [bool] true or false
       *[other] a text, a whole number, or true or false
    }
error-record-number = { $path } cannot be { $value }; at least { $least } is allowed
error-record-card = { $path } is “{ $card }”, which is no card; cards are written like 3s Th Kd, jokers w and W
error-record-tile = { $path } is “{ $tile }”, which is no tile; tiles are written like 66s, 66d, 66o, F1 to F8, B
error-record-value = { $path } cannot be “{ $value }”
error-record-part = { $path }: { $reason }
error-person-name = the name of person { $person } has to be one of 1 to { $most } visible characters
error-person-twice = two persons are called “{ $name }”; each needs a name of their own

## Settlement lines

error-line-sum = the line “{ $line }” sums to { $total }
error-line-persons = the line “{ $line }” names a person that there is not; they are numbered 0 to { $last }
error-line-width = the line “{ $line }” is not for { $players } persons
error-line-names = the line is for { $persons } persons, but only { $names } names are given

## What the deals before have left

error-carry-seats = “carry”: scores and seating have to be of the persons 0 to { $last }, each once
error-carry-hand = “carry”: deal { $hand }, with { $counted } before it that count, cannot be in a match of { $hands }
error-carry-scores = “carry”: the scores cannot sum to { $total }
error-carry-first = “carry”: at the first deal of a match nobody has points or has changed seats
error-carry-first-out = “carry”: person { $person } cannot have been out first; the persons are 0 to { $last }

# One line for every error code: what is wrong, and what is allowed.

## Notation

error-notation-cards = “{ $text }” cannot be read as cards: “{ $rest }” is no card. Cards are written like 3s Th Kd, jokers w and W; where suits do not matter, ranks alone will do: 33344
error-notation-too-many = { $copies } of { CARDS($card) } are too many: { $decks ->
        [one] one deck holds 1
       *[other] { $decks } decks hold { $decks }
    }
error-notation-class = “{ $text }” is no combination of this game; one is written like pair:5, pair_run:3-5 or bomb:7*5
error-notation-action = “{ $text }” is no action; one is written like “play 3s3h”, “pass”, “answer buy” or “turn up”
error-unknown-game = there is no game “{ $game }”; there are: { $allowed }

## Options

error-option-unknown = there is no option “{ $option }”; there are: { $allowed }
error-option-value = { $option } cannot be “{ $value }”; allowed: { $allowed }

## Actions

error-hand-over = the deal is over
error-hand-not-over = the deal is not over yet
error-not-your-turn = seat { $seat } is not to act, seat { $turn } is
error-answer-needed = a question is open; it is answered by one of: { $allowed }
error-must-lead = who leads may not pass
error-play-or-pass = now cards are played, or a pass
error-no-cards = a play needs cards; to play none is a pass
error-not-held = you do not hold { CARDS($cards) }
error-reading = these cards do not read as { READING($reading) }, but as { READING($allowed) }
error-nothing-to-lay = no cards are laid in this game

## Tables

error-table-members = { $players } play at this table, not { $members }

## Sets of cards that are no combination

error-no-combination = { CARDS($cards) } are no combination
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

## Plays that do not beat

error-too-low = { READING($played) } does not beat { READING($on) }: its rank is not higher
error-kind-differs = { READING($played) } does not beat { READING($on) }: only the same kind with as many cards, or a bomb, does
error-needs-bomb = { READING($played) } does not beat { READING($on) }: only a higher bomb beats a bomb
error-bomb-too-low = { READING($played) } does not beat { READING($on) }: it is not the higher bomb

## Records

error-record-invalid = this is no valid record: { $reason }
error-record-game = the record is of “{ $game }”, not of { $allowed }
error-record-persons = the persons, scores and seats of the record do not fit { $players } players
error-record-pack = the { $cards } cards dealt in the record are not { $decks ->
        [one] one deck
       *[other] { $decks } decks
    } dealt evenly
error-record-reveal = the reveal card { CARDS($card) } of the record is not in the hand that it names
error-record-settlement = the settlement in the record does not follow from its { $position } actions
error-record-line = action { $position } of the record, “{ $action }”, cannot be read; one is written like “2 play 3s3h”
error-record-action = action { $position } of the record, “{ $action }”, is not legal: { $reason }

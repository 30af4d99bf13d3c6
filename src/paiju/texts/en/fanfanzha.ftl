# Fanfanzha 翻翻炸: options, events and settlement lines.

fanfanzha-name = Fanfanzha 翻翻炸
fanfanzha-about = four or six players in two teams: the bombs are turned up and settled, no card is played

## What is typed

fanfanzha-how-to = Nothing is decided here: Enter turns up your bombs, ? helps, quit leaves.
fanfanzha-play-help =
    No card is played: the bombs are turned up, one seat after the other, and settled.
    Enter        turn up your bombs; after the settlement the next deal
    t, table     show the table again
    rules FZ5    a clause of the rules
    ?, help      this
    q, quit      leave the match

## Options: a label, a sentence of help, and the values

fanfanzha-option-hands = Deals
fanfanzha-option-hands-help = How many deals a match has.
fanfanzha-option-hands-example = With 8, the match ends after eight deals.
fanfanzha-option-players = Players
fanfanzha-option-players-help = How many play, and so with how many decks.
fanfanzha-option-players-example = Six play with three packs, three against three.
fanfanzha-option-players-4 = four, with two decks
fanfanzha-option-players-6 = six, with three decks
fanfanzha-option-mode = Who loses the deal
fanfanzha-option-mode-help = Whose team pays the base points; for six players only “no bomb, you lose” is defined.
fanfanzha-option-mode-example = Mei, the third from the leader, is the first without a bomb: her team pays. By “the leader loses” the leader’s team would pay in any case.
fanfanzha-option-mode-no_bomb_surrender = no bomb, you lose: the first without a bomb
fanfanzha-option-mode-no_joker_surrender = no joker, you lose: the first without a joker
fanfanzha-option-mode-leader_surrenders = the leader loses every time
fanfanzha-option-chain_bonus = Chain bonus
fanfanzha-option-chain_bonus-help = Whether three or more adjacent bombs in one hand earn a bonus.
fanfanzha-option-chain_bonus-example = 3333 4444 5555 in one hand: on, 3 more from each with four players.
fanfanzha-option-chain_extra = Big bombs in a chain
fanfanzha-option-chain_extra-help = How the extra for bombs of five phases or more inside a chain stands to their own bonus.
fanfanzha-option-chain_extra-example = In 33333 4444 5555 the five-phase bomb earns 2 of its own and 1 extra: besides 3, instead 1, off 2.
fanfanzha-option-chain_extra-besides = the extra comes besides their own bonus
fanfanzha-option-chain_extra-instead = the extra takes the place of their own bonus
fanfanzha-option-chain_extra-off = no extra
fanfanzha-option-largest_bonus = Largest bomb
fanfanzha-option-largest_bonus-help = Whether the largest bomb of the table earns 1 more.
fanfanzha-option-largest_bonus-example = 99999 is the largest bomb of the deal: on, 1 more from each.
fanfanzha-option-colour_bonus = One colour
fanfanzha-option-colour_bonus-help = Whether a bomb earns 1 more for each colour, red or black, of which it has enough cards.
fanfanzha-option-colour_bonus-example = 5555, two hearts and two diamonds, is all red: on, 1 more from each.
fanfanzha-option-colour_count = Cards of one colour
fanfanzha-option-colour_count-help = How many cards of one colour a bomb needs for that; five and six are for six players only.
fanfanzha-option-colour_count-example = A bomb with five red cards earns 1 more with 4 or 5, and nothing more with 6.
fanfanzha-option-colour_count-4 = four
fanfanzha-option-colour_count-5 = five
fanfanzha-option-colour_count-6 = six

## Events. $count is the number of $cards.

event-turned_up = { $count ->
        [0] { $who } turned up nothing
       *[other] { $who } turned up { CARDS($cards) }
    }

## Settlement: base points

fanfanzha-line-no-bomb = { $who } held no bomb, the first from the leader on: the team lost the deal, { $value } each way
fanfanzha-line-no-bomb-at-all = nobody held a bomb: { INSIDE($who) }, the leader, won { $value } from each
fanfanzha-line-all-have-bombs = everybody held a bomb, from { INSIDE($who) }, the leader, on: nobody loses the deal, and there are no base points
fanfanzha-line-no-joker = { $who } held no joker, the first from the leader on: the team lost the deal, { $value } each way
fanfanzha-line-all-have-jokers = everybody held a joker: { INSIDE($who) }, the leader, won { $value } from each
fanfanzha-line-leader-surrenders = { $who } led, and the leader's team loses every deal: { $value } each way

## Settlement: bonus points

fanfanzha-line-bomb = { $who } held a { $phases }-phase bomb of { RANKS($rank) }s: { $value } from each
fanfanzha-line-chain = { $who } held a chain of { $bombs } bombs, { RANKS($ranks) }: { $value } from each
fanfanzha-line-chain-extra = { $who }: the { $phases }-phase bomb of { RANKS($rank) }s stood in a chain, { $value } more from each
fanfanzha-line-sole-bomb = { $who } held the only bomb of the table{ $rank ->
        [3] , a bomb of 3s
        [jokers] , all the jokers
       *[other] {""}
    }: { $value } more from each
fanfanzha-line-largest-bomb = { $who }: no bomb was larger than the { $phases }-phase bomb of { RANKS($rank) }s, { $value } more from each
fanfanzha-line-colour = { $who }: the bomb of { RANKS($rank) }s had { $cards } { $colour ->
        [red] red
       *[black] black
    } cards, { $value } more from each
fanfanzha-line-joker-pair = { $who } held two { $rank ->
        [W] big jokers
       *[w] little jokers
    }: { $value } from each
fanfanzha-line-some-jokers = { $who } held { $jokers } jokers: { $value } from each
fanfanzha-line-all-jokers = { $who } held all { $jokers } jokers: { $value } from each

## Errors

error-option-players = { $option } cannot be “{ $value }” for { $players } players; allowed: { $allowed }
error-turn-up-needed = no card is played here; the only action is “turn up”

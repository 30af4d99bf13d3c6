# Datong 玉环打通: options, questions, events and settlement lines.

datong-name = Datong 玉环打通
datong-about = four players in two teams, two decks: be out early, gather the fives, tens and kings, and hold bombs

## Options: a label, a sentence of help, and the values

datong-option-hands = Deals
datong-option-hands-help = How many deals a match has.
datong-option-hands-example = With 8, the match ends after eight deals, and the most points win it.
datong-option-base = Base points
datong-option-base-help = What each player wins or loses by a single, a double and a clean double win.
datong-option-base-example = Partners finish first and second, and the others have points: with 1-2-4 each winner gets 2, with 1-3-5 it is 3.
datong-option-base-1-2-4 = single 1, double 2, clean double 4
datong-option-base-1-3-5 = single 1, double 3, clean double 5
datong-option-style = Bomb bonus
datong-option-style-help = Which table of bomb bonuses counts.
datong-option-style-example = A bomb of eight 7s earns 8 from each in the classic style, 10 in the local one; a bomb of four earns 1 or nothing.
datong-option-style-classic = classic: 4 phases 1, 5: 2, 6: 3, 7: 5, 8: 8
datong-option-style-local = local: 4 phases 0, 5: 1, 6: 3, 7: 5, 8: 10
datong-option-chain_bonus = Chain bonus
datong-option-chain_bonus-help = Whether three or more adjacent bombs in one hand earn a bonus.
datong-option-chain_bonus-example = 3333 4444 5555 in one hand: 3 more from each when it is on.
datong-option-chain_extra = Big bombs in a chain
datong-option-chain_extra-help = How the extra for bombs of five phases or more inside a chain stands to their own bonus.
datong-option-chain_extra-example = 33333 4444 5555, classic: besides gives 8 from each, instead 4, off 7.
datong-option-chain_extra-besides = the extra comes besides their own bonus
datong-option-chain_extra-instead = the extra takes the place of their own bonus
datong-option-chain_extra-off = no extra
datong-option-sole_bomb = Only bomb
datong-option-sole_bomb-help = Under which bomb bonus the only bomb of the table earns more.
datong-option-sole_bomb-example = The only bomb is 3333: in the classic style 1 + 2 = 3 from each. In the local style 0, or with “both” 0 + 2 = 2.
datong-option-sole_bomb-classic_only = classic only
datong-option-sole_bomb-both = classic and local
datong-option-chain3_vs_8 = Chain of three against eight phases
datong-option-chain3_vs_8-help = How a chain of three bombs and a bomb of eight phases compare.
datong-option-chain3_vs_8-example = 88888888 on 3333 4444 5555: it beats the chain, or with “neither” does not.
datong-option-chain3_vs_8-below = the eight phases beat the chain
datong-option-chain3_vs_8-none = neither beats the other
datong-option-wind = Taking the wind
datong-option-wind-help = Who leads after a trick whose winner is out.
datong-option-wind-example = Lin goes out with an A that nobody beats: Chen, next in turn, leads, or else Lin’s partner Mei.
datong-option-wind-next = the next player who still holds cards
datong-option-wind-partner = the partner
datong-option-last_trick = Last trick
datong-option-last_trick-help = What happens to the trick on the table once the finishing order is settled.
datong-option-last_trick-example = Mei is out second with a K, and Chen holds an A: played out, he may still take those 10 points.
datong-option-last_trick-play_out = it is played out
datong-option-last_trick-at_once = it goes at once to who played last
datong-option-surrender = Surrender
datong-option-surrender-help = Whether surrender may be offered before the first lead.
datong-option-surrender-example = A hand with 3, 4 and 6 and nothing high: its holder may offer to lose just a single, 1 each.
datong-option-no_bomb_surrender = No bomb, no play
datong-option-no_bomb_surrender-help = Whether the first player without a bomb loses the deal at once.
datong-option-no_bomb_surrender-example = On, and Chen is the first from the leader without a bomb: he and his partner lose 1 each, unplayed.

## Questions before the first lead

datong-question-offer = Do you offer to surrender?
datong-question-reply = Your partner offers to surrender. What do you say?
datong-choice-play_on = play on
datong-choice-offer = offer to surrender
datong-choice-decline = decline: play on as if nothing had been offered
datong-choice-buy = buy the hand: play on, and win or lose for both
datong-choice-surrender = surrender too: a single win for the opponents

## Events

datong-answered-play_on = { $who }: play on
datong-answered-offer = { $who }: offer to surrender
datong-answered-decline = { $who }: decline
datong-answered-buy = { $who }: buy the hand
datong-answered-surrender = { $who }: surrender too

## Settlement: base points

datong-line-first-second = { $winner } and { INSIDE($partner) } went out first and second and the others captured { $points } points: a double win, { $value } each way
datong-line-first-second-clean = { $winner } and { INSIDE($partner) } went out first and second and the others captured nothing: a clean double win, { $value } each way
datong-line-first-without-points = { $who } went out first without a point and the partner came last: a double win for { INSIDE($winner) } and { INSIDE($partner) }, { $value } each way
datong-line-second-without-points = { $who } went out second without a point, between the two: a double win for { INSIDE($winner) } and { INSIDE($partner) }, { $value } each way
datong-line-enough = { $winner }, out first, and { INSIDE($partner) } captured { $points } points, 100 or more: a single win, { $value } each way
datong-line-second-enough = { $who }, out second, captured { $points } points alone, 105 or more: a single win for { INSIDE($winner) } and { INSIDE($partner) }, { $value } each way
datong-line-partner-third = { $winner } went out first, { INSIDE($partner) } third, and { INSIDE($who) }, out second, captured { $points } points, not 105: a single win for { INSIDE($winner) } and { INSIDE($partner) }, { $value } each way
datong-line-partner-last = { $who } went out first but captured { $points } points with the partner, who came last, not 100: a single win for { INSIDE($winner) } and { INSIDE($partner) }, { $value } each way
datong-line-surrender = { $who } and { INSIDE($partner) } surrendered: a single win for the others, { $value } each way
datong-line-bought-win = { $buyer } bought { WHOSE($seller) } hand, and the buyer takes the whole win: { WHOSE($seller) } { $value } too
datong-line-bought-loss = { $buyer } bought { WHOSE($seller) } hand, and the seller pays at most 1: the buyer pays the other { $value } of { WHOSE($seller) } loss
datong-line-no-bomb = { $who } held no bomb, the first from the leader on: the team lost the deal, { $value } each way
datong-line-no-bomb-at-all = nobody held a bomb: { INSIDE($who) }, who led, won { $value } from each

## Settlement: bonus points

datong-line-bomb = { $who } held a { $phases }-phase bomb of { RANKS($rank) }s: { $value } from each
datong-line-chain = { $who } held a chain of { $bombs } bombs, { RANKS($ranks) }: { $value } from each
datong-line-chain-extra = { $who }: the { $phases }-phase bomb of { RANKS($rank) }s stood in a chain, { $value } more from each
datong-line-four-jokers = { $who } held all four jokers: { $value } from each
datong-line-sole-bomb = { $who } held the only bomb of the table{ $rank ->
        [3] , a bomb of 3s
       *[other] {""}
    }: { $value } more from each

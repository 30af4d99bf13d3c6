# Shuangkou 丽水茶苑双扣: options, events, settlement lines, running away.

shuangkou-name = Shuangkou 丽水茶苑双扣
shuangkou-about = four players in two teams, two decks: be out first with your partner; bombs count by strength, multiply the win and are paid at once

## Options: a label, a sentence of help, and the values

shuangkou-option-hands = Deals
shuangkou-option-hands-help = How many deals a match has.
shuangkou-option-hands-example = With 8, the match ends after eight deals.
shuangkou-option-variant = Variant
shuangkou-option-variant-help = Which jokers are wild, and how bombs of equal strength compare.
shuangkou-option-variant-example = 5555 with a big joker is a bomb of strength 5 in baibian and qianbian; in huopin the joker is no wild card.
shuangkou-option-variant-baibian = baibian: big jokers are wild; of equal strength the earlier bomb stands
shuangkou-option-variant-qianbian = qianbian: all jokers are wild and chains may be uneven; of equal strength the earlier bomb stands
shuangkou-option-variant-huopin = huopin: nothing is wild; of equal strength the bomb with more cards wins
shuangkou-option-stake = Stake
shuangkou-option-stake-help = What a point is worth; everything is multiplied by it.
shuangkou-option-stake-example = A double is 3; with a stake of 5 it is 15.
shuangkou-option-open_partner = Open partner
shuangkou-option-open_partner-help = Whether partners see each other's cards during the whole deal. Without it only who is out sees the partner's.
shuangkou-option-open_partner-example = On, you see all along that your partner has a bomb; off, only once you are out.
shuangkou-option-open_partner-by_variant = by variant: on in baibian, off in qianbian and huopin
shuangkou-option-open_partner-on = on
shuangkou-option-open_partner-off = off

## Events

shuangkou-leads = { $who } to lead.
shuangkou-event-awarded = { $who }: a bomb of strength { $lines }, { $award } awarded at once
shuangkou-event-ran_away = { $who } ran away, and the deal is over

## Running away

shuangkou-run-away = Run away
shuangkou-run-away-confirm = Leaving now ends the deal. You pay each of the others the awards so far and that for the best bomb still held, and { $cost } points more that nobody gets. Run away?
shuangkou-run-away-score = If nobody else holds a bomb that earns an award, this deal ends for you with { $score }; else with less.

## Settlement: rank points

shuangkou-line-double = { $winner } and { INSIDE($partner) } were out first and second: a double, { $value } each way
shuangkou-line-single = { $winner } went out first and { INSIDE($partner) } third: a single, { $value } each way
shuangkou-line-flat = { $winner } went out first and { INSIDE($partner) } last: flat, { $value } each way
shuangkou-line-multiplied = { $who }: bombs of strength { $bombs }, counted as { $lines } in all: { INSIDE($winner) } and { INSIDE($partner) } win { $factor } times as much, { $value } more each way

## Settlement: awards

shuangkou-line-award = { $who } played a bomb of strength { $lines }: { $value } from each
shuangkou-line-award-merged = { $who } played bombs of strength { $bombs }, which merge into { $lines }: { $value } from each

## Settlement: running away

shuangkou-line-bomb-held = { $who } still held a { READING($reading) }: { $value } from { INSIDE($runaway) }
shuangkou-line-ran-away = { $who } ran away: { $value } points that nobody gets

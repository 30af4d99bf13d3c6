# Dazha 玉山打炸: options, questions, events, showdown and settlement lines.

dazha-name = Dazha 玉山打炸
dazha-about = four players, partners found anew by the spade 3 each deal, two decks: jokers only enlarge bombs and cost points elsewhere

## Options: a label, a sentence of help, and the values

dazha-option-hands = Deals
dazha-option-hands-help = How many deals a match has; one that is not played because of penalty jokers does not count.
dazha-option-hands-example = With 5, five deals are played; one laid open for penalty jokers is not one of them.
dazha-option-mode = Mode
dazha-option-mode-help = Which of the three ways to play.
dazha-option-mode-example = A joker added to 3333 makes a bomb of five in all; with eight jokers there are bombs up to eleven, and by bao one may play against three.
dazha-option-mode-classic = classic: 108 cards, no bomb above nine
dazha-option-mode-eight_jokers = eight jokers: four jokers more, no bomb above eleven
dazha-option-mode-bao = bao: from the second deal on one may play against three
dazha-option-showdown = Showdown
dazha-option-showdown-help = Whether the greatest bombs, eight natural cards or all jokers lay all hands open at once. Not in the mode bao.
dazha-option-showdown-example = Somebody is dealt 88888888: on, all hands are laid open and settled at once.
dazha-option-penalty_showdown = Penalty jokers lay open
dazha-option-penalty_showdown-help = Whether a hand dealt jokers without a bomb lays all hands open.
dazha-option-penalty_showdown-example = A hand has one joker and no bomb: always, all is laid open; three jokers or never, the deal is played.
dazha-option-penalty_showdown-always = always: of 100 deals about 41 are not played (eight jokers 47, bao 39)
dazha-option-penalty_showdown-three_jokers = three or more in one hand: of 100 deals about 6 are not played (eight jokers 26, bao 4)
dazha-option-penalty_showdown-never = never: of 100 deals about 2 are not played (eight jokers and bao hardly any)
dazha-option-no_bomb_showdown = No bomb lays open
dazha-option-no_bomb_showdown-help = Whether a hand without any bomb lays all hands open at once. Not in the mode bao.
dazha-option-no_bomb_showdown-example = Wu has no bomb: on, all is laid open. That is nearly every second deal.
dazha-option-five_ten_king = 510K
dazha-option-five_ten_king-help = Whether 5-10-K is a combination above all that are no bombs; one of a single suit beats a mixed one.
dazha-option-five_ten_king-example = ♠5 ♠10 ♠K beats a pair of aces and ♠5 ♥10 ♦K; a bomb of four beats it.
dazha-option-prize_ranks = Prize ranks
dazha-option-prize_ranks-help = Bombs of these ranks earn like one of a card more; any number of them, or none.
dazha-option-prize_ranks-example = With 7 a bomb of five 7s earns like one of six, 2 from each.
dazha-option-prize_ranks-none = none
dazha-option-prize_ranks-7 = 7
dazha-option-prize_ranks-J = J
dazha-option-prize_ranks-K = K
dazha-option-prize_ranks-A = A
dazha-option-single_end = End of a single
dazha-option-single_end-help = When a deal ends in which the first two out are of different teams.
dazha-option-single_end-example = Lin is first out and Chen second: by “second” the deal is over, by “third” Mei and Wu play on for their bombs.
dazha-option-single_end-third = when the third is out
dazha-option-single_end-second = when the second is out; the hands of both others are settled
dazha-option-bao_lead = Lead against three
dazha-option-bao_lead-help = Who leads where somebody plays against three.
dazha-option-bao_lead-example = Wu takes all three, and Lin was first out before: Lin leads, or by “taker” Wu.
dazha-option-bao_lead-unchanged = as always: who went out first in the deal before
dazha-option-bao_lead-taker = who plays against three

## One against three

dazha-question-bao = Do you play alone against three?
dazha-choice-decline = as usual
dazha-choice-take = alone against three
dazha-answered-decline = { $who }: not alone
dazha-answered-take = { $who }: alone against three

## Events

dazha-event-fined = { $who }: { $value } to pay at once for { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    } played without a bomb
dazha-partners = The spade 3 makes partners of { INSIDE($one) } and { INSIDE($other) }.
dazha-leads = { $who } to lead.

## Readings

dazha-reading-bomb = { $size }-card bomb of { $rank }s

## Showdown

dazha-showdown = Showdown: the deal is not played; only bonus and penalty points count.
dazha-showdown-uncounted = Because of penalty jokers it is none of the match's deals: its points stand, and the same player leads again.
dazha-cause-eight-natural = { $who } held all eight { RANKS($rank) }s
dazha-cause-capped = { $who } held a bomb of { $size } cards: { RANKS($rank) }s and { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    }
dazha-cause-all-jokers = { $who } held all { $size } jokers
dazha-cause-penalty-jokers = { $who } held { $size ->
        [one] 1 penalty joker
       *[other] { $size } penalty jokers
    }
dazha-cause-no-bomb = { $who } held no bomb

## Settlement: base points

dazha-line-double = { $who } and { INSIDE($partner) } were out before the others: a double, { $value } each way
dazha-line-single = { $who } went out first, partner { INSIDE($partner) }: a single, { $value } each way
dazha-line-bao-won = { $who }, alone against three, went out first: { $value } from each
dazha-line-bao-lost = { $who } played alone against three and { INSIDE($first) } went out first: { $value } to each

## Settlement: bonus points

dazha-line-bomb = { $who } { $how ->
        [played] played
       *[held] held
    } a bomb of { $size } cards, { RANKS($rank) }s{ $jokers ->
        [0] {""}
        [one] {" "}and 1 joker
       *[other] {" "}and { $jokers } jokers
    }: { $value } from each
dazha-line-raised = { $who } { $how ->
        [played] played
       *[held] held
    } a bomb of { $size } cards, { RANKS($rank) }s{ $jokers ->
        [0] {""}
        [one] {" "}and 1 joker
       *[other] {" "}and { $jokers } jokers
    }, which earns like one of { $row }: { $value } from each
dazha-line-eight-natural = { $who } { $how ->
        [played] played
       *[held] held
    } all eight { RANKS($rank) }s{ $jokers ->
        [0] {""}
        [one] {" "}and 1 joker
       *[other] {" "}and { $jokers } jokers
    }: { $value } from each
dazha-line-joker-bomb = { $who } { $how ->
        [played] played
       *[held] held
    } the joker bomb { CARDS($cards) }: { $value } from each
dazha-line-eight-jokers = { $who } held all eight jokers, which count as eleven: { $value } from each

## Settlement: penalties

dazha-line-fine = { $who } played { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    } without a bomb: { $value } to each
dazha-line-penalty-jokers = { $who } had { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    } and no bomb: { $value } to each

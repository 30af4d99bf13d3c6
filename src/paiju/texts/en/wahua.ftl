# Wahua 玉环挖花: options, tiles, roles, flight, moves and claims.

wahua-name = Wahua 玉环挖花
wahua-about = two to four players with domino tiles: ten pairs and an odd tile, and a strict order in which tiles are discarded

## Options: a label, a sentence of help, and the values

wahua-option-hands = Deals
wahua-option-hands-help = How many deals a match has.
wahua-option-players = Players
wahua-option-players-help = How many play.
wahua-option-players-2 = two
wahua-option-players-3 = three
wahua-option-players-4 = four
wahua-option-settle = Settlement
wahua-option-settle-help = How the differences in dao are paid.
wahua-option-settle-even = even: as they are
wahua-option-settle-dealer_double = dealer double: doubled between the dealer and the others
wahua-option-pressing = Pressing
wahua-option-pressing-help = Whether breaking the order of discards is possible and judged afterwards, or not possible.
wahua-option-pressing-judge = possible; who presses has 0 dao
wahua-option-pressing-forbid = not possible
wahua-option-late_win = A win let pass
wahua-option-late_win-help = Which later win counts as pressing after one was let pass with the hand unchanged.
wahua-option-late_win-any = any win
wahua-option-late_win-same = only one with the same point, or both waiting on any frame
wahua-option-grace_round = Grace round
wahua-option-grace_round-help = Whether a kong not made, or a win not taken when waiting on any frame, is judged only after a further round; no effect where pressing is not possible.

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
wahua-unit-special = special

## Roles, counted from the dealer

wahua-role-0 = dealer (Heaven)
wahua-role-1 = second (Earth)
wahua-role-2 = third (Silver)
wahua-role-3 = fourth (Long Three)

## Phases of a deal

wahua-phase-flight = Flee or play
wahua-phase-turn = Turn
wahua-phase-claim = Claims
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

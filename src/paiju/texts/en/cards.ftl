# Names of cards.

card-little-joker = little joker
card-big-joker = big joker

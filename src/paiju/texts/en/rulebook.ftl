# Words in those tables of the rule book that `make docs` writes.

rulebook-default = { $value } (default)
rulebook-number = { $default } ({ $least }–{ $most })
rulebook-separator = {", "}
rulebook-choices = {"; "}
rulebook-joker-pair = two of one kind
rulebook-jokers = { $count ->
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    }
rulebook-above-dearest = dearest other bomb + 1, at least { $least }
rulebook-typed = { $label } (`{ $name }`)
rulebook-subset = { $default }, or any of { $members }
rulebook-cards = { $count } cards
rulebook-dazha-four-jokers = four jokers (DZ19)
rulebook-dazha-equal-jokers = four big or four little jokers (DZ21)
rulebook-dazha-natural = eight natural cards (DZ35)
rulebook-dazha-eight-jokers = all eight jokers (DZ36)
rulebook-shuangkou-double = second: double 双扣
rulebook-shuangkou-single = third: single 单扣
rulebook-shuangkou-flat = last: flat 平扣
rulebook-wahua-kong = kong
rulebook-wahua-single-double = single + double frame
rulebook-wahua-single-plain = single frame + plain
rulebook-wahua-double-double = two double frames
rulebook-wahua-double-plain = double frame + plain
rulebook-wahua-plain-plain = two plains
rulebook-wahua-odd-small = small point
rulebook-wahua-odd-big = big point
rulebook-wahua-odd-home = own home point
rulebook-wahua-odd-shaken = shaken point
rulebook-wahua-odd-home-shaken = home and shaken

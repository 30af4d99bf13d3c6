# Words in those tables of the rule book that `make docs` writes.

rulebook-default = { $value } (default)
rulebook-number = { $default } ({ $least }–{ $most })
rulebook-separator = {", "}
rulebook-joker-pair = two of one kind
rulebook-jokers = { $count ->
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    }
rulebook-above-dearest = dearest other bomb + 1, at least { $least }

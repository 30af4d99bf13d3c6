"""玉山打炸 Dazha: four players, partners found anew each hand, two decks; jokers enlarge bombs (clauses DZ1–DZ42)."""

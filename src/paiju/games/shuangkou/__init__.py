"""丽水茶苑双扣 Shuangkou: four players, two teams, two decks; bombs count by lines (clauses SK1–SK35)."""

"""What climbing games share: combinations, their order, legal moves, tricks, and the fast kernel."""

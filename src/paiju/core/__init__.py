"""What every game shares: cards, options, actions, settlement lines, draws, the Game protocol and records."""

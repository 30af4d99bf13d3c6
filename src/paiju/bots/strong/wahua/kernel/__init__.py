"""Wahua, played by playing hands out: the weights of a mind, worlds that fit what was seen, and the search."""

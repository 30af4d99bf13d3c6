# Tiles in words, for the terminal, and for who hears the page. $pips are the two pips.

tile-point = { $pips }
tile-kind-s = single
tile-kind-d = double
tile-kind-o = plain
tile-said = { $point } { $kinds }
tile-kong = { $point } kong
tile-together = {" + "}
tile-separator = {", "}
point-said = { $name } { $pips }

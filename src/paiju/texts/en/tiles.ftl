# Tiles in words, for the terminal, and for who hears the page. $pips are the two pips.

tile-point = { $pips }
tile-kind-s = single
tile-kind-d = double
tile-kind-o = plain
tile-said = { $point } { $kinds }
tile-kong = { $point } kong
tile-kind-short-s = s
tile-kind-short-d = d
tile-kind-short-o = o
tile-short = { $point }{ $kinds }
tile-together = {" + "}
tile-separator = {", "}
point-said = { $name } { $pips }

kind-Building = gebouwensoort
Building-pavilion = paviljoen
Building-seraglio = harem
Building-arcade = arcade
Building-chamber = kamer
Building-garden = tuin
Building-tower = toren

kind-Scoring = waardering
Scoring-A = waardering A
Scoring-B = waardering B
Scoring-C = waardering C

table-prize = punten per gebouwensoort

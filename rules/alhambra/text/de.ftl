kind-Building = Gebäudeart
Building-pavilion = Pavillon
Building-seraglio = Serail
Building-arcade = Arkaden
Building-chamber = Gemächer
Building-garden = Garten
Building-tower = Turm

kind-Scoring = Wertung
Scoring-A = Wertung A
Scoring-B = Wertung B
Scoring-C = Wertung C

table-prize = Punkte je Gebäudeart

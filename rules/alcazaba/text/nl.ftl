game = Alcazaba
    .about = Gooi zoals in het dobbelspel en bouw met wat je wint zoals in het paleis.

## Words

field-stack = stapels gebouwenkaartjes
field-offer = gebouwenkaartjes bij een kolom
field-drawn = uit de buidel getrokken, op volgorde
field-gone = gebouwenkaartjes uit het spel

term-twelfth-tower = de twaalfde toren
term-tiles-in-palaces = gebouwenkaartjes in paleizen
term-tiles-kept = gebouwenkaartjes van Dirk
term-tiles-waiting = gebouwenkaartjes in reserve

## The course of the game

phase-game = spelverloop
phase-make-stacks = stapels maken
phase-lay-tiles = gebouwenkaartjes neerleggen
phase-place-dirk = gokstenen van Dirk
phase-turn = speelbeurt
phase-prizes = prijzen verdelen

action-take-tile = Gebouwenkaartje nemen
    .tile = welk gebouwenkaartje
action-take-start-token = Startspelerfiche nemen

winner = Wie in totaal de meeste punten heeft, wint.
    .tie-1 = bij gelijke stand: samen winnen

always-offers-fit = Bij elke kolom liggen alleen gebouwenkaartjes van dat type.
always-tiles-complete = Alle 55 gebouwenkaartjes zijn ergens.

## Why a move is refused

reason-redesign-after-throw-one-or-two = Verbouwen in plaats van plaatsen kan alleen na je eerste of tweede worp.
reason-no-start-token-here = De startspelerfiche ligt niet bij deze kolom.

## Worked examples

example-eleven-tiles-a-round = Elf gebouwenkaartjes per ronde
example-one-tile-of-each-building-in-a-stack = Van elk gebouw één kaartje in een stapel
example-what-the-fourth-round-lays = Wat er in ronde 4 komt te liggen
example-no-start-token-in-the-last-round = In de laatste ronde geen startspelerfiche
example-six-at-the-table = Met z’n zessen aan tafel
example-two-garden-tiles-for-three-stones = Twee tuinen voor drie gokstenen
example-the-last-field-takes-the-second-tile = Het allerlaatste veld neemt ook een kaartje
example-redesign-instead-of-a-stone = Verbouwen in plaats van plaatsen
example-the-other-redesigns-end-the-turn = Ook na wisselen of afbreken is je beurt voorbij
example-after-the-first-or-the-second-throw = Verbouwen mag na de eerste of tweede worp
example-no-redesign-after-the-third-throw = Na de derde worp verbouw je niet meer
example-surplus-tiles-leave-the-game = Wat overblijft gaat uit het spel
example-start-token-instead-of-a-tile = De startspelerfiche in plaats van een kaartje
example-no-start-token-here = Hier ligt geen startspelerfiche
example-built-at-once = Wat je neemt bouw je meteen
example-majorities-and-walls-as-in-the-palace = Waarderen zoals in het paleis
example-the-twelfth-tower = De twaalfde toren
example-the-prize-table = De puntentabel
example-a-whole-round = Een hele ronde met z’n tweeën en Dirk
example-dirk-follows-the-drawn-tiles = Dirk volgt de getrokken kaartjes
example-dirk-takes-the-bottom-tile = Dirk neemt het onderste kaartje
example-dirk-takes-a-start-token-that-is-left-alone = Dirk neemt een startspelerfiche die alleen overblijft
example-a-tile-is-given-to-dirk = Een kaartje voor Dirk
example-dirk-scores-majorities-only = Dirk scoort alleen meerderheden
example-equal-points = Gelijke stand: samen winnen

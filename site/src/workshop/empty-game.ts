import type { Language } from '../game/shown.ts';
import type { Files } from './sources.ts';

const COMMENTS: Readonly<Record<Language, { readonly head: string; readonly bank: string }>> = {
  nl: {
    head: '# Mijn spel. Verander wat je wilt: hiernaast speelt het mee.',
    bank: '# de punten die je al binnen hebt',
  },
  de: {
    head: '# Mein Spiel. Ändere, was du willst: Nebenan spielt es mit.',
    bank: '# die Punkte, die du schon hast',
  },
};

/** A game that is hardly one: a die, three rounds, and one choice. It can be played, and everything in it be changed. */
export function emptyGame(language: Language): { game: string; folder: string; files: Files } {
  const { head, bank } = COMMENTS[language];
  const rules = `${head}

game my-game
  players 2..4

pieces Die, plural dice, with face 1..6
  1 alike

each player has
  bank: 0..18                            ${bank}

the table has
  cup: dice, starts with all Die

term rounds = 3

phase game
  repeat rounds times
    for each player in players
      do turn of player
  score savings

phase turn of player
  roll cup
  player must do one of
    keep
    roll-again
      roll cup
      add total of face of die for die in cup to bank of player

action keep of player
  add total of face of die for die in cup to bank

action roll-again of player

scoring savings for each player
  award bank

winner player in players by most points of player
  tie: joint win
`;
  return {
    game: 'my-game',
    folder: 'my-game',
    files: { 'my-game/my-game.regel': rules, 'my-game/text/nl.ftl': NL, 'my-game/text/de.ftl': DE },
  };
}

const NL = `game = Mijn spel
    .about = Gooi een dobbelsteen, en waag het op een tweede worp.
pieces-Die = dobbelsteen
    .many = dobbelstenen
field-bank = punten
field-cup = beker
term-rounds = aantal rondes
phase-game = het spel
phase-turn = een beurt
action-keep = houden
action-roll-again = opnieuw gooien
scoring-savings = punten
winner = Wie de meeste punten heeft, wint.
    .tie-1 = Bij gelijke stand winnen jullie samen.
`;

const DE = `game = Mein Spiel
    .about = Würfle, und wage einen zweiten Wurf.
pieces-Die = Würfel
    .many = Würfel
field-bank = Punkte
field-cup = Becher
term-rounds = Anzahl der Runden
phase-game = das Spiel
phase-turn = ein Zug
action-keep = behalten
action-roll-again = noch einmal würfeln
scoring-savings = Punkte
winner = Wer die meisten Punkte hat, gewinnt.
    .tie-1 = Bei Gleichstand gewinnt ihr gemeinsam.
`;

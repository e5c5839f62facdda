import type { Language } from '../game/shown.ts';

interface SearchWords {
  /** Above the hits of the game whose page this is, and above the others. */
  readonly own: string;
  readonly others: string;
  /** Words of a question that say nothing about what is asked. */
  readonly common: string;
}

export const searchWords: Readonly<Record<Language, SearchWords>> = {
  nl: {
    own: 'In dit spel',
    others: 'In andere spellen',
    common:
      'aan als betekent bij dan dat de deze die dit doe doen doet door een en er gaat gebeurt geeft geldt ' +
      'heb hebben hebt heeft het hij hoe hoeveel ik in is je jij jullie kan krijg krijgt kun kunnen ' +
      'levert maar mag me met mijn moet mogen naar niet nog nu of om ons ook op speel speelt spelen te ' +
      'tot uit vaak van veel voor waar waarom wanneer wat we welk welke werkt wie wij word worden wordt ' +
      'ze zijn zo',
  },
  de: {
    own: 'In diesem Spiel',
    others: 'In anderen Spielen',
    common:
      'ab als am an auch auf aus bedeutet bei bekomme bekommt bin bist bringt da dann darf das dass dem ' +
      'den der des die dies dieser du durch ein eine einem einen einer er es euch für geht gibt gilt habe ' +
      'haben hast hat ich ihr im in ist kann kannst können machen macht man mein meine mich mir mit muss ' +
      'nach nicht noch oder oft passiert sein sie sind so spiele spielen spielst spielt tut um und uns ' +
      'viel viele vom von vor wann warum was wenn wer werden wie wieder wir wird wo wozu zu zum zur',
  },
};

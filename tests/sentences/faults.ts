import { type Game, LANGUAGES, tellGame } from './told-games.ts';

/** What no sentence has: ids and notation, arrows, gaps, and words that only a program says. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['an id', /\b(action|phase|field|term|table|reason|scoring|kind|pieces|grid|option|told|ask)-[a-z]/],
  ['notation', /\w\[|\]|seat-\d|\w-\w+-\d/],
  ['a label in place of a sentence', /(kiest|wählt) [“„]/],
  ['an arrow', /→|->|=>/],
  ['a gap', /[{}$]/],
  ['a word of programs', /undefined|\bnull\b|NaN|\[object|\btrue\b|\bfalse\b/],
  ['a space too many', / {2}|^ | $| [,.;:!?]|\( | \)/],
  ['an empty bracket', /\(\)|, ,|: \.|: ;/],
  ['a full stop too many', /\.\.|\?\./],
];

function faultsOf(text: string, isSentence: boolean): string[] {
  const found = FAULTS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (!/^[\p{Lu}\d“„]/u.test(text)) found.push('a small first letter');
  if (isSentence && !/[.!?…]["”“)]?$/.test(text)) found.push('no full stop');
  return found;
}

/** Sentences that were looked at already: most come again and again. */
export class Seen {
  readonly sentences = new Set<string>();
  readonly questions = new Set<string>();
}

/** What is wrong with what is told and asked in a random game, in both languages. */
export function faultsInGame(game: Game, seed: number, seen: Seen): string[] {
  return tellGame(game, seed).flatMap(({ at, entry, told, questions }) => {
    const faults = [
      ...told.flatMap((events) =>
        events.flatMap(({ text }) => (isNew(seen.sentences, text) ? named(text, faultsOf(text, true)) : [])),
      ),
      ...questions.flatMap((text) => (isNew(seen.questions, text) ? named(text, faultsOf(text, false)) : [])),
    ];
    if (at > 0 && told.some((events) => !events.some(({ is }) => is === 'move')))
      faults.push('no move is told');
    const [one, other] = told.map((events) => events.map(({ is }) => is).join(' '));
    if (one !== other) faults.push(`${LANGUAGES.join(' and ')} tell of other things: ${one}; ${other}`);
    return faults.map((fault) => `game ${seed}, entry ${at} (${entry}): ${fault}`);
  });
}

function isNew(seen: Set<string>, text: string): boolean {
  return seen.size < seen.add(text).size;
}

function named(text: string, faults: readonly string[]): string[] {
  return faults.map((fault) => `${fault}: ${text}`);
}

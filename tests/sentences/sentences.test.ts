import { describe, expect, test, vi } from 'vitest';
import { gamesToTell, LANGUAGES, tellGame } from './told-games.ts';

vi.setConfig({ testTimeout: 3_600_000 });

/** How many random games of each game and variant; a thousand to be sure: `TOLD_GAMES=1000`. */
const GAMES = Number(process.env.TOLD_GAMES ?? 3);

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

const games = await gamesToTell();

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('every move, chance, scoring and question is a sentence, in both languages', () => {
    for (let seed = 1; seed <= GAMES; seed++)
      for (const { at, entry, told, questions } of tellGame(game, seed)) {
        const where = `game ${seed}, entry ${at} (${entry})`;
        for (const [index, events] of told.entries()) {
          const language = LANGUAGES[index];
          if (at > 0)
            expect(
              events.some(({ is }) => is === 'move'),
              `${where}: no move is told`,
            ).toBe(true);
          for (const { text } of events)
            expect(faultsOf(text, true), `${where}, ${language}: ${text}`).toEqual([]);
        }
        for (const text of questions) expect(faultsOf(text, false), `${where}: ${text}`).toEqual([]);
        // The languages tell of the same things.
        expect(
          told[1]!.map(({ is }) => is),
          where,
        ).toEqual(told[0]!.map(({ is }) => is));
      }
  });

  test('what is told adds up to the points', () => {
    const states = tellGame(game, 1);
    const told = states.flatMap((one) => one.told[0]!).filter(({ is }) => is === 'score');
    expect(states.at(-1)!.points).toBe(told.reduce((sum, { points = 0 }) => sum + points, 0));
  });
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { asText, awardSaid, awardsSaid, winnerSaid } from '../../site/src/pad/explained.ts';
import {
  controlsFor,
  type Exploration,
  explorationOf,
  presetAmounts,
} from '../../site/src/pad/exploration.ts';
import { amountOf, type Control, mostOf, withAmounts } from '../../site/src/pad/focus.ts';
import { Counter, keeperOf } from '../../site/src/pad/situation.ts';
import { startOfWinner, winnerCounter } from '../../site/src/pad/winner.ts';
import { padWords, say } from '../../site/src/pad/words.ts';
import { isStarter, ROOT } from '../sources.ts';
import { type KnownGame, known } from './known.ts';

const LANGUAGES = ['nl', 'de'] as const;

/** What can be tried out of each scoring of a game, found once. */
function explorationsOf({ engine, learnt }: KnownGame): ReadonlyMap<string, Exploration> {
  const found = engine.data.scorings.flatMap(({ name }) => {
    const exploration = explorationOf(learnt, name);
    return exploration ? [[name, exploration] as const] : [];
  });
  return new Map(found);
}

function counterOf({ scratch, book }: KnownGame, { fields, relations, scoring }: Exploration): Counter {
  return new Counter({ scratch, book, fields, relations, only: [scoring] });
}

/** The main controls of the seats for the value that is looked at first. */
function mainsOf({ learnt }: KnownGame, exploration: Exploration): readonly Control[] {
  return exploration.seats.map(
    (seat) => controlsFor(learnt, exploration, seat, exploration.focus!.first)![0]!,
  );
}

describe.each(known)('$id', (game) => {
  const { engine, texts, learnt } = game;
  const { data } = engine;
  let explorations: ReadonlyMap<string, Exploration>;

  beforeAll(() => {
    explorations = explorationsOf(game);
  });

  test('every scoring can be tried out, and its start gives points', () => {
    // What asks for a pattern of cells is not found by trying, and no page asks to try it out.
    if (isStarter(data.id)) return;
    for (const { name } of data.scorings) {
      const exploration = explorations.get(name)!;
      const { scored } = counterOf(game, exploration).count(exploration.start);
      expect([name, scored?.awards.some(({ points }) => points > 0)]).toEqual([name, true]);
    }
  });

  test('what the rulebook wants to be tried out is there', () => {
    const file = path.join(ROOT, 'rules', data.id.split('/')[0]!, 'rulebook/nl.mdx');
    if (!existsSync(file)) return;
    // A variant may have taken a scoring out: then its pages show another section, or none.
    const isGone = (of: string): boolean =>
      data.id.includes('/') && of !== 'winner' && !data.scorings.some(({ name }) => of === `scoring-${name}`);
    for (const [, of = ''] of readFileSync(file, 'utf8').matchAll(/<Explore of="([^"]+)"/g))
      if (!isGone(of))
        expect([of, of === 'winner' || explorations.has(of.replace('scoring-', ''))]).toEqual([of, true]);
  });

  test('the winner can be tried out from a tie on, and the rule that settles it is told', () => {
    const start = startOfWinner(learnt);
    const { scored } = winnerCounter(learnt).count(start);
    expect(start.before[0]).toBe(start.before[1]);
    for (const language of LANGUAGES) {
      const shown = { data, language, words: texts[language] };
      const said = winnerSaid({ shown, names: ['A', 'B', 'C'], players: start.players }, scored!).join(' ');
      expect(said).toMatch(/\b50 [Pp]un[kt]/);
      expect(said.toLowerCase()).toContain(texts[language]['winner.tie-1']!.toLowerCase());
    }
  });

  test('ties are shared, or settled by the rule for ties', () => {
    for (const { name } of data.scorings) {
      const exploration = explorations.get(name)!;
      if (!exploration.focus) continue;
      const counter = counterOf(game, exploration);
      const mains = mainsOf(game, exploration);
      const started = counter.count(exploration.start);
      const amounts = mains.map((one) => amountOf(started.seen, one));
      const most = Math.min(...mains.map((one) => mostOf(one, mains.length)));
      const filled = withAmounts(exploration.start, mains, presetAmounts(amounts, 'tieFirst', most));
      const { scored, seen } = counter.count(filled);
      expect(amountOf(seen, mains[0]!)).toBe(amountOf(seen, mains[1]!));
      const [first, second] = [1, 2].map((seat) =>
        scored!.awards.find((award) => award.seat === seat && award.for === exploration.focus!.first),
      );
      if (first?.rank?.tie === null || second?.rank?.tie === null) throw new Error(`${name}: no tie`);
      if (first!.rank!.places.length > 1) {
        expect(first!.points).toBe(second!.points);
        const sum = first!.from.reduce((total, { value }) => total + Number(value), 0);
        expect(first!.points).toBe(Math.floor(sum / first!.rank!.places.length));
      } else expect([first!.rank!.place, second!.rank!.place]).toEqual([1, 2]);
    }
  });

  test('awards and winners are told in whole sentences', () => {
    for (const { name } of data.scorings) {
      const exploration = explorations.get(name)!;
      const { start } = exploration;
      const outcome = counterOf(game, exploration).count({ ...start, before: start.names.map(() => 0) });
      for (const language of LANGUAGES) {
        const told = {
          shown: { data, language, words: texts[language] },
          names: ['Eva', 'Jan', 'Kim'],
          players: start.players,
        };
        const { awards } = outcome.scored!;
        const sentences = [
          ...awards.map((award) => awardSaid(told, award, awards)),
          ...awardsSaid(told, 1, awards),
          ...winnerSaid(told, outcome.scored!),
        ];
        for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+[^{}.]\.$/);
        const text = asText(told, outcome.scored!, outcome.scorings, [3], keeperOf(data, outcome.scorings));
        expect(text).not.toMatch(/undefined|\{|scoring-/);
      }
    }
  });
});

describe('words', () => {
  test('both languages have the same blanks', () => {
    const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [id, text] of Object.entries(padWords.nl)) {
      const other = padWords.de[id as keyof typeof padWords.nl];
      expect([id, blanks(other)]).toEqual([id, blanks(text)]);
      expect(other.trim()).not.toBe('');
    }
    expect(Object.keys(padWords.de)).toEqual(Object.keys(padWords.nl));
  });

  test('blanks are filled', () => {
    expect(say('nl', 'outOfRange', { from: 1, to: 6 })).toBe(
      'Hier past alleen een getal van 1 tot en met 6.',
    );
  });
});

/** What one line of the protocol may cost, whoever answers it: nothing here is measured in time. */
import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import { EngineSession } from '../../compiler/runtime/engine-session.ts';
import type { JsonObject } from '../../compiler/runtime/json.ts';
import { LONGEST_LINE, MOST_ENTRIES, MOST_LISTED, MOST_SCORINGS } from '../../compiler/runtime/limits.ts';
import { PROTOCOL } from '../../compiler/runtime/protocol-session.ts';
import { createCore } from '../../generated/clever/core.ts';
import { data } from '../../generated/clever/data.ts';
import { readSources } from '../sources.ts';

const { games } = compile(
  readSources().filter(({ file }) => file.startsWith('clever/')),
  { texts: false, runExamples: false },
);

const sessions = {
  interpreter: () => new ReferenceSession(games),
  engine: () => new EngineSession([{ data, createCore }]),
} as const;

const START = { do: 'start', game: 'clever', players: 2, seed: 'owl' };
const SCORE = { do: 'score', scorings: [{ scoring: 'foxes' }] };
const refused = (about: string) => ({ error: { code: 'bad-argument', about } });

describe.each(Object.entries(sessions))('%s', (_, open) => {
  const ask = (...requests: JsonObject[]): JsonObject => {
    const session = open();
    return requests.map((request) => session.ask(request)).at(-1)!;
  };

  test('a save begins one game, and only at its beginning', () => {
    expect(ask({ do: 'load', saved: { requests: [START, START] } })).toEqual(refused('saved'));
    expect(ask({ do: 'load', saved: { requests: Array(50_000).fill(START) } })).toEqual(refused('saved'));
    const situation = { do: 'situation', game: 'clever', players: 2 };
    expect(ask({ do: 'load', saved: { requests: [START, situation] } })).toEqual(refused('saved'));
    expect(ask({ do: 'load', saved: { requests: [situation, situation] } })).toEqual(refused('saved'));
    expect(ask({ do: 'load', saved: { requests: [SCORE] } })).toEqual(refused('saved'));
    expect(ask({ do: 'load', saved: { protocol: PROTOCOL, requests: [START] } })).toEqual(ask(START));
  });

  test('a save has a limited number of requests', () => {
    const requests = [START, ...Array(MOST_ENTRIES).fill(SCORE)];
    expect(ask({ do: 'load', saved: { requests } })).toEqual(refused('saved'));
  });

  test('a load that is refused leaves the game and what is saved of it', () => {
    const session = open();
    session.ask(START);
    const before = session.ask({ do: 'save' });
    session.ask({ do: 'load', saved: { requests: [START, START] } });
    expect(session.ask({ do: 'save' })).toEqual(before);
  });

  test('what was saved loads again, to the same stand', () => {
    const session = open();
    session.ask(START);
    const stand = session.ask({ do: 'pass', player: 1 });
    expect(stand).not.toHaveProperty('error');
    const { saved } = session.ask({ do: 'save' }) as { saved: JsonObject };
    expect(ask({ do: 'load', saved })).toEqual(stand);
  });

  test('lists in a request have an end', () => {
    const scorings = Array(MOST_SCORINGS + 1).fill({ scoring: 'foxes' });
    expect(ask(START, { do: 'score', scorings })).toEqual(refused('scorings'));
    const given = Array(MOST_LISTED + 1).fill({ name: 'round', value: 1 });
    expect(ask(START, { do: 'give', given })).toEqual(refused('given'));
  });

  test('counting moves has an end', () => {
    expect(ask(START, { do: 'count', depth: 10 })).toMatchObject({ error: {} });
  });

  test('lines that are long or deep', () => {
    const session = open();
    const answer = (line: string): unknown => JSON.parse(session.answer(line));
    const tooLong = { error: { code: 'too-long', about: 'line' } };
    expect(answer(`{"do":"hello","id":"${'x'.repeat(LONGEST_LINE)}"}`)).toEqual(tooLong);
    const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    for (const depth of [1000, 100_000]) {
      expect(answer(deep(depth))).toHaveProperty('error');
      expect(answer(`{"do":"load","saved":{"requests":[${deep(depth)}]}}`)).toHaveProperty('error');
      expect(
        answer(`{"do":"load","saved":${'{"requests":'.repeat(depth)}1${'}'.repeat(depth)}}`),
      ).toHaveProperty('error');
    }
    expect(answer('{"do":"hello"}')).toHaveProperty('protocol');
  });
});

/** Rules in which each step of a phase costs about a million steps. */
const COSTLY = `game costly
  players 2..2

term far[n: 0..9] = count of x in 1..600 where (count of y in 1..600 where y is x + n + last) is 1

the table has
  last: 0..1000

phase game
  score luck

phase work
  last becomes far[0] - far[0]

scoring luck for each player
  award 1

winner player in players by most points of player
  tie: joint win
`;

test('the interpreter counts the work of a whole load', () => {
  const costly = compile([{ file: 'costly/costly.regel', text: COSTLY }], { texts: false });
  const run = { do: 'run', phase: 'work' };
  const begin = { do: 'situation', game: 'costly', players: 2 };
  const load = (count: number) =>
    new ReferenceSession(costly.games).ask({
      do: 'load',
      saved: { requests: [begin, ...Array(count).fill(run)] },
    });
  expect(load(5)).toMatchObject({ toAct: [] });
  expect(load(1000)).toEqual({ error: { code: 'too-many', about: 'saved' } });
});

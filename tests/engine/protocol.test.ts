import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import type { Dialogue } from '../../compiler/protocol/dialogue.ts';
import { isObject, type Json, type JsonObject } from '../../compiler/protocol/json.ts';
import { Session as Reference } from '../../compiler/protocol/session.ts';
import { games } from '../../generated/games.ts';
import { Session } from '../../generated/runtime/protocol.ts';
import { ROOT, readSources } from '../sources.ts';
import { numbers, spoiled } from './hostile.ts';

vi.setConfig({ testTimeout: 600_000 });

const TRIES = Number(process.env.TRIES ?? 3000);
const SEED = Number(process.env.SEED ?? 1);

const ids = games.map(({ data }) => data.id);
const dialoguesOf = (id: string): Dialogue[] =>
  JSON.parse(readFileSync(`${ROOT}generated/${id}/vectors.json`, 'utf8')).dialogues;

const compiled = compile(readSources('rules'), { texts: false, runExamples: false }).games;
const offered = compiled.filter(({ id }) => ids.includes(id));

test('requests that make no sense are answered as by the reference', () => {
  const reference = new Reference(offered);
  const session = new Session(games);
  const pick = numbers(SEED);
  const good = ids.flatMap((id) =>
    dialoguesOf(id).flatMap(({ steps }) => steps.map(({ request }) => request)),
  );
  const words = [...new Set(JSON.stringify(good).match(/[\w[\],-]+/g))].slice(0, 500);
  const both = (request: Json): [JsonObject, JsonObject] => [
    told(reference.ask(request)),
    told(session.ask(request) as JsonObject),
  ];
  for (let index = 0; index < TRIES; index++) {
    const whole = good[pick(good.length)]!;
    const request = (pick(3) === 0 ? whole : spoiled(pick, words, whole)) as Json;
    // What is saved is each engine's own business, and counting far takes its time.
    if (isObject(request) && ['save', 'load', 'count'].includes(String(request.do))) continue;
    const [expected, answer] = both(request);
    expect(answer, JSON.stringify(request)).toEqual(expected);
    if (expected.over === true) both({ do: 'start', game: ids[0]!, players: 2, seed: `${index}` });
  }
});

/** An answer as far as it must be the same: why the rules cannot go on, and which phase goes on, is told to people. */
function told(answer: JsonObject): JsonObject {
  const { error } = answer;
  if (!isObject(error) || (error.code !== 'fault' && error.code !== 'not-ended')) return answer;
  return { error: error.code };
}

test.each(['start', 'situation'])('%s takes a seed as long as the reference does, and no longer', (name) => {
  const begin = (letters: number): JsonObject => ({
    do: name,
    game: ids[0]!,
    players: 2,
    seed: 'x'.repeat(letters),
  });
  for (const session of [new Reference(offered), new Session(games)]) {
    expect(session.ask(begin(1000))).toHaveProperty('digest');
    expect(session.ask(begin(1001))).toEqual({ error: { code: 'bad-argument', about: 'seed' } });
  }
});

test('what was not saved by an engine is not loaded, and the game stands as it stood', () => {
  const session = new Session(games);
  session.ask({ do: 'start', game: ids[0]!, players: 2, seed: 'owl' });
  const saved = session.ask({ do: 'save' }).saved as Json;
  const before = session.ask({ do: 'state' });
  const pick = numbers(SEED);
  for (let index = 0; index < TRIES / 10; index++) {
    const given = spoiled(pick, ['requests', 'start', 'load', 'save', ids[0]!], saved) as Json;
    const answer = session.ask({ do: 'load', saved: given });
    if (isObject(answer.error)) {
      expect(answer).toEqual({ error: { code: 'bad-argument', about: 'saved' } });
      expect(session.ask({ do: 'state' })).toEqual(before);
    } else session.ask({ do: 'load', saved });
  }
});

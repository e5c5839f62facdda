import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { questionsAbout } from '../../compiler/agree/questions.ts';
import { compile } from '../../compiler/compile.ts';
import type { Dialogue } from '../../compiler/protocol/dialogue.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import { isObject, type Json, type JsonObject } from '../../compiler/runtime/json.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';
import { games } from '../../generated/games.ts';
import { EngineSession } from '../../generated/runtime/engine-session.ts';
import { ROOT, readSources } from '../sources.ts';
import { numbers, spoiled } from './hostile.ts';

vi.setConfig({ testTimeout: 600_000 });

const TRIES = Number(process.env.TRIES ?? 3000);
const SEED = Number(process.env.SEED ?? 1);

const ids = games.map(({ data }) => data.id);
const dialoguesOf = (id: string): Dialogue[] =>
  JSON.parse(readFileSync(`${ROOT}generated/${id}/vectors.json`, 'utf8')).dialogues;

const compiled = compile(readSources('rules'), { texts: false, runExamples: false }).games;

/** The reference and an engine, each with all games. */
const pair = () => ({
  reference: new ReferenceSession(compiled.filter(({ id }) => ids.includes(id))),
  session: new EngineSession(games),
});

test('requests that make no sense are answered as by the reference', () => {
  const { reference, session } = pair();
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

test('points and numbers for which no engine has room are refused, and the others are counted alike', () => {
  const most = 1_000_000;
  const { reference, session } = pair();
  const both = (request: JsonObject): JsonObject => {
    const expected = reference.ask(request);
    expect(session.ask(request), JSON.stringify(request)).toEqual(expected);
    return expected;
  };
  const give = (value: number) => both({ do: 'give', points: [{ scoring: 'fox-score', of: 1, value }] });
  const tooMuch = { error: { code: 'bad-argument', about: 'value' } };
  both({ do: 'situation', game: 'clever', players: 2 });
  expect(give(5)).not.toHaveProperty('error');
  for (const value of [2147483647, -2147483648, most, -most - 6, 2 ** 40, 1.5])
    expect(give(value)).toEqual(tooMuch);
  expect(give(most - 5)).not.toHaveProperty('error');
  expect(both({ do: 'value', name: 'points', of: 1 })).toEqual({ value: most });
  expect(give(-2 * most)).not.toHaveProperty('error');
  expect(give(-1)).toEqual(tooMuch);
  for (const value of [2 ** 31, -(2 ** 31), 2 ** 40])
    expect(both({ do: 'give', given: [{ name: 'stock', keys: ['reroll'], of: 1, value }] })).toEqual(tooMuch);
});

test('a refused move is explained fully where that is asked for, as by the reference', () => {
  const { reference, session } = pair();
  const both = (request: JsonObject): JsonObject => {
    const expected = reference.ask(request);
    expect(session.ask(request), JSON.stringify(request)).toEqual(expected);
    return expected;
  };
  const words = seeded('fully');
  const found = { rule: 0, choice: 0 };
  for (const id of ids) {
    both({ do: 'start', game: id, players: 3, seed: 'fully' });
    for (let moves = 0; moves < 12; moves++) {
      const { interpreter, state } = reference.table!;
      const legal = interpreter.moves(state, 'server');
      if (legal.length === 0) break;
      for (const { player, text } of questionsAbout(interpreter, state, words, legal)) {
        const question = { do: 'explain', player: player + 1, move: text };
        const { rule, choice, ...plain } = both({ ...question, fully: true });
        expect(both(question)).toEqual(plain);
        if (rule) found.rule++;
        if (choice) found.choice++;
      }
      const move = legal[draw(words, legal.length)]!;
      both({ do: 'play', player: move.player + 1, move: interpreter.notation.write(state, move) });
    }
  }
  expect(found.rule).toBeGreaterThan(10);
  expect(found.choice).toBeGreaterThan(0);
  expect(both({ do: 'explain', player: 1, move: 'x', fully: 1 })).toHaveProperty('error');
  expect(both({ do: 'explain', player: 1, move: 'x', fully: true })).toEqual({ reason: 'no-such-move' });
});

test('what a situation cannot hold is a mistake of the request, not of the rules', () => {
  const { reference, session } = pair();
  const about = (request: JsonObject) => {
    const expected = reference.ask({ do: 'situation', players: 2, ...request });
    expect(session.ask({ do: 'situation', players: 2, ...request }), JSON.stringify(request)).toEqual(
      expected,
    );
    return expected.error;
  };
  const given = (item: JsonObject) => about({ game: 'clever', given: [item] });
  const bad = (name: string) => ({ code: 'bad-argument', about: name });
  for (const value of [0, 3, 7, 'white', null])
    expect(given({ name: 'starter', value })).toEqual(bad('value'));
  expect(given({ name: 'foxes', of: 1, value: 99 })).toEqual(bad('value'));
  expect(given({ name: 'entry', keys: ['green[1]'], of: 1, value: 19 })).toEqual(bad('value'));
  expect(about({ game: 'clever', faces: { Die: { white: 9 } } })).toEqual(bad('white'));
  // In a place or a set nothing is twice; in a list it may be.
  expect(given({ name: 'tray', value: ['white', 'blue', 'white'] })).toEqual(bad('value'));
  expect(given({ name: 'used-as-extra', of: 1, value: ['white', 'white'] })).toEqual(bad('value'));
  expect(given({ name: 'won', of: 1, value: ['orange-4', 'orange-4'] })).toBeUndefined();
});

test('a game that is over stays so', () => {
  const { reference, session } = pair();
  const at = { player: 1, action: 'use-die', phase: 'active-turn' };
  for (const one of [reference, session]) {
    const stand = one.ask({ do: 'situation', game: 'clever', players: 2, at: 'end' });
    expect(stand).toMatchObject({ toAct: [], over: true });
    const refused = { error: { code: 'refused', about: 'game-over' } };
    expect(one.ask({ do: 'run', phase: 'game' })).toEqual(refused);
    expect(one.ask({ do: 'give', at })).toEqual(refused);
    expect(one.ask({ do: 'give' })).toEqual(stand);
  }
});

test('what is chosen twice is no such move, in the protocol and in the engine', () => {
  const { reference, session } = pair();
  for (const one of [reference, session]) {
    const { toAct } = one.ask({ do: 'start', game: 'palace', players: 3, seed: 'a' }) as { toAct: number[] };
    const [player] = toAct as [number];
    const { moves } = one.ask({ do: 'moves', player }) as { moves: Record<string, string[]> };
    const once = moves[player]!.find((move) => /^take-money \{[^,]+\}$/.test(move))!;
    const twice = once.replace(/\{(.*)\}/, '{$1,$1}');
    expect(one.ask({ do: 'explain', player, move: once })).toEqual({ reason: null });
    expect(one.ask({ do: 'explain', player, move: twice })).toEqual({ reason: 'no-such-move' });
    expect(one.ask({ do: 'play', player, move: twice })).toEqual({
      error: { code: 'refused', about: 'no-such-move' },
    });
  }
});

test('an id that is no finite number is refused, and does not come back', () => {
  const { reference, session } = pair();
  for (const one of [reference, session])
    expect(one.answer('{"do":"hello","id":1e999}')).toBe('{"error":{"code":"bad-argument","about":"id"}}');
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
  for (const session of Object.values(pair())) {
    expect(session.ask(begin(1000))).toHaveProperty('digest');
    expect(session.ask(begin(1001))).toEqual({ error: { code: 'bad-argument', about: 'seed' } });
  }
});

test('what was not saved by an engine is not loaded, and the game stands as it stood', () => {
  const session = new EngineSession(games);
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

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeVectors } from '../../compiler/4-emit/conformance/index.ts';
import { jsonSchemasOf, type SchemaName } from '../../compiler/4-emit/package/schemas.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import { protocolSchema } from '../../compiler/protocol/schema.ts';
import type { JsonObject } from '../../compiler/runtime/json.ts';
import { games } from '../games.ts';
import { type Fresh, freshEngine, gameOf, type State } from './fresh.ts';

/** Sheets and dice; hidden hands and a plot of cells; cards in hands and tricks. */
describe.each(['clever', 'palace', 'whist'])('the schemas of %s', (id) => {
  let fresh: Fresh;
  let states: readonly State[];
  const validators = new Map<SchemaName, ValidateFunction>();

  beforeAll(async () => {
    fresh = await freshEngine(id);
    states = gameOf(fresh, 'schemas');
    // Another implementation than the one that the schemas are made by.
    const ajv = new Ajv2020({ strict: false, allErrors: false });
    for (const [name, text] of Object.entries(jsonSchemasOf(id, fresh.game.game)))
      validators.set(name as SchemaName, ajv.compile(JSON.parse(text)));
  });

  const problemsOf = (name: SchemaName, value: unknown): unknown => {
    const isValid = validators.get(name)!;
    return isValid(JSON.parse(JSON.stringify(value))) ? null : { value, errors: isValid.errors };
  };

  /** Enough states to have all phases of a game among them. */
  const some = (): readonly State[] =>
    states.filter((_, index) => index % 7 === 0 || index === states.length - 1);

  test('hold for what an engine gives in a whole game', () => {
    const { engine } = fresh;
    for (const state of some()) {
      expect(problemsOf('state', engine.read(state))).toBe(null);
      for (const viewer of [1, 'spectator'] as const) {
        expect(problemsOf('view', engine.view(state, viewer))).toBe(null);
        expect(problemsOf('log', engine.log(state, viewer))).toBe(null);
      }
      for (const move of engine.moves(state, 'server').slice(0, 50))
        expect(problemsOf('move', move)).toBe(null);
    }
    expect(problemsOf('save', engine.save(states.at(-1)!))).toBe(null);
    expect(problemsOf('options', engine.read(states[0]!).options)).toBe(null);
  });

  test('do not hold for what is no part of the game', () => {
    const { engine } = fresh;
    const state = states[0]!;
    const view = JSON.parse(JSON.stringify(engine.view(state, 1))) as Record<string, JsonObject>;
    expect(problemsOf('view', { ...view, secret: 1 })).not.toBe(null);
    expect(problemsOf('view', { ...view, players: 17 })).not.toBe(null);
    expect(problemsOf('view', { ...view, fields: { ...view.fields, more: 1 } })).not.toBe(null);
    const [first] = Object.keys(view.fields!);
    const { [first!]: _, ...others } = view.fields!;
    expect(problemsOf('view', { ...view, fields: others })).not.toBe(null);
    for (const wrong of [
      null,
      'pass',
      { player: 1 },
      { player: 0, action: 'pass' },
      { player: 1, action: 'fly' },
      { player: 1, action: 'pass', choices: {} },
    ])
      expect(problemsOf('move', wrong)).not.toBe(null);
    expect(problemsOf('save', { ...engine.save(state), version: 4 })).not.toBe(null);
    expect(problemsOf('save', engine.saveFor(state, 1))).not.toBe(null);
    expect(problemsOf('log', [{ player: 1, chance: '1' }])).not.toBe(null);
  });

  test('a log can be asked for from any entry on', () => {
    const { engine } = fresh;
    const state = states[Math.min(30, states.length - 1)]!;
    for (const viewer of [1, 2, 'spectator'] as const) {
      const whole = engine.log(state, viewer);
      for (const since of [0, 1, whole.length - 1, whole.length, whole.length + 5])
        expect(engine.log(state, viewer, since)).toEqual(whole.slice(since));
    }
    expect(engine.log(state, 'server', 3)).toEqual(engine.log(state, 'server').slice(3));
    for (const since of [-1, 1.5, Number.NaN, '1' as never, null as never])
      expect(() => engine.log(state, 1, since)).toThrow(/^since: /);
  });
});

test('what may be hidden in a view is never hidden in a state', () => {
  const { game } = games.find(({ id }) => id === 'whist')!;
  const { state, view } = jsonSchemasOf('whist', game);
  expect(view).toContain('"hidden"');
  expect(state).not.toContain('"hidden"');
});

test('the schema of the protocol holds for every line that vectors have, and for no other', async () => {
  const isLine = new Ajv2020({ strict: false }).compile(protocolSchema());
  const { game } = await freshEngine('whist');
  const { dialogues } = makeVectors(game);
  const session = new ReferenceSession([game]);
  for (const { request, expect: answer } of dialogues.flatMap(({ steps }) => steps)) {
    for (const line of [request, { ...request, id: 'owl', digest: false }, answer, session.ask(request)])
      expect([line, isLine(line)]).toEqual([line, true]);
    expect(isLine({ ...request, more: 1 })).toBe(false);
    expect(isLine({ ...answer, more: 1 })).toBe(false);
  }
  // Whatever it refuses by its form, an engine refuses too.
  const wrong: JsonObject[] = [
    { do: 'fly' },
    { do: 'start', game: 'whist' },
    { do: 'play', player: 'server', move: 'pass' },
    { do: 'moves' },
    { do: 'value' },
    { do: 'give', points: [{ scoring: 'tricks', of: 1 }] },
    { do: 'hello', id: {} },
    { do: 'hello', digest: 'yes' },
  ];
  for (const line of wrong) {
    expect([line, isLine(line)]).toEqual([line, false]);
    expect(Object.keys(session.ask(line))).toContain('error');
  }
});

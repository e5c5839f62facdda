import { describe, expect, test } from 'vitest';
import { Interpreter } from '../../compiler/interpret/index.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import * as palace from '../../generated/palace/engine.ts';
import type { Json, JsonObject } from '../../generated/runtime/json.ts';
import { REQUESTS, type RequestName } from '../../generated/runtime/protocol-session.ts';
import { readSources } from '../sources.ts';
import { compiled } from './emitted.ts';

/**
 * Whoever asks an engine something says who it is. Here everything that takes a seat is asked by somebody who is nobody: who
 * says nothing, or something that is no seat, or uses the name of a role that this question does not have. None of them may be
 * told more than a spectator, and none of them may move.
 */
const NOBODIES: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  0,
  -1,
  4,
  1.5,
  Number.POSITIVE_INFINITY,
  '',
  '1',
  'seat-1',
  'nobody',
  '__proto__',
  true,
  1n,
  [1],
  { valueOf: () => 1 },
  Object(1),
];

const { game: rules } = compiled('palace', readSources('rules'));

/** In both it is the turn of player 1; the hands are not the same. */
const [here, elsewhere] = ['a hand', 'some other hand'].map((seed) => {
  let state = palace.start({ players: 3, seed });
  while (palace.toAct(state)[0] !== 1) state = palace.play(state, palace.moves(state, 'server')[0]!, 'mover');
  return state;
}) as [palace.State, palace.State];

type Call = (state: palace.State, who: never) => unknown;

const NL = { language: 'nl' } as const;

/** Everything that an engine exports and that takes a seat, and the roles that may ask it besides players. */
const TAKING_SEATS: Readonly<Record<string, { readonly call: Call; readonly roles: readonly string[] }>> = {
  moves: { call: (state, who) => palace.moves(state, who), roles: ['server'] },
  play: { call: (state, who) => palace.play(state, palace.moves(state, 1)[0]!, who), roles: ['mover'] },
  tryPlay: { call: (state, who) => palace.tryPlay(state, palace.moves(state, 1)[0]!, who), roles: ['mover'] },
  explain: { call: (state, who) => palace.explain(state, palace.moves(state, 1)[0]!, who), roles: ['mover'] },
  view: { call: (state, who) => palace.view(state, who), roles: ['spectator'] },
  why: { call: (state, who) => palace.why(state, who), roles: ['server'] },
  parse: { call: (state, who) => palace.parse(state, who, written(state)), roles: [] },
  log: { call: (state, who) => palace.log(state, who), roles: ['spectator', 'server'] },
  tell: { call: (state, who) => palace.tell(state, who, NL), roles: ['spectator', 'server'] },
  story: { call: (state, who) => palace.story(state, who, NL), roles: ['spectator', 'server'] },
  changes: { call: (state, who) => palace.changes(state, state, who, NL), roles: ['spectator', 'server'] },
  describe: {
    call: (state, who) => palace.describe(state, palace.moves(state, 1)[0]!, who, NL),
    roles: ['mover'],
  },
  ask: { call: (state, who) => palace.ask(state, who, NL), roles: [] },
  saveFor: { call: (state, who) => palace.saveFor(state, who), roles: ['spectator'] },
};

/** The same for a move that is written, or that was not listed but read. */
const MOVES_OTHERWISE: Readonly<Record<string, Call>> = {
  'play, written': (state, who) => palace.play(state, written(state), who),
  'play, sent': (state, who) => palace.play(state, { ...palace.moves(state, 1)[0]! }, who),
  'tryPlay, written': (state, who) => palace.tryPlay(state, written(state), who),
  'tryPlay, sent': (state, who) => palace.tryPlay(state, { ...palace.moves(state, 1)[0]! }, who),
  'explain, written': (state, who) => palace.explain(state, written(state), who),
  'explain, asked': (state, who) => palace.explain(state, { player: 1, action: 'take-money' }, who),
};

const WITHOUT_SEATS = [
  'start',
  'toAct',
  'isOver',
  'isMove',
  'isPlayers',
  'read',
  'score',
  'result',
  'chance',
  'supply',
  'write',
  'canUndo',
  'undo',
  'entries',
  'forget',
  'snapshot',
  'restore',
  'save',
  'load',
  'replay',
  'digest',
  'session',
];

const ERRORS = ['Fault', 'Invalid', 'Refused'];

const ROLES = ['spectator', 'server', 'mover'];

function written(state: palace.State): string {
  return palace.write(palace.moves(state, 1)[0]!);
}

/** What comes of a call: a value, or an error, as it can be compared. */
function outcome(work: () => unknown): unknown {
  try {
    return { value: work() };
  } catch (problem) {
    return { error: (problem as Error).name, message: (problem as Error).message };
  }
}

function isRefused(found: unknown): boolean {
  const { value, error } = found as { value?: { reason?: string; refusal?: object }; error?: string };
  return error === 'Invalid' || error === 'Refused' || value?.reason !== undefined || !!value?.refusal;
}

test('every function of an engine is listed here: one that takes a seat is tried below', () => {
  const exported = Object.entries(palace).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  );
  expect(exported.toSorted()).toEqual([...Object.keys(TAKING_SEATS), ...WITHOUT_SEATS, ...ERRORS].toSorted());
});

describe.each([
  ...Object.entries(TAKING_SEATS).map(([name, { call, roles }]) => ({ name, call, roles })),
  ...Object.entries(MOVES_OTHERWISE).map(([name, call]) => ({ name, call, roles: ['mover'] })),
])('$name', ({ call, roles }) => {
  test('answers a player, and those who are said by name', () => {
    for (const who of [1, ...roles]) expect(isRefused(outcome(() => call(here, who as never)))).toBe(false);
  });

  test('tells nobody more than a spectator, and lets nobody move', () => {
    const before = palace.digest(here);
    for (const who of [...NOBODIES, ...ROLES.filter((role) => !roles.includes(role))]) {
      const found = outcome(() => call(here, who as never));
      expect(isRefused(found), String(who)).toBe(true);
      // Not even the refusal tells anything of the game.
      expect(outcome(() => call(elsewhere, who as never))).toEqual(found);
    }
    expect(palace.digest(here)).toBe(before);
  });

  test('is no answer without saying who asks', () => {
    const { length } = call;
    expect(length).toBe(2);
    expect(isRefused(outcome(() => (call as (state: palace.State) => unknown)(here)))).toBe(true);
  });
});

// ---- the protocol

const moveOf = (state: palace.State) => ({ move: written(state) });

/** What each request with a player says besides, and the role that may ask it besides players. */
const WITH_PLAYER: Partial<Record<RequestName, { readonly says: JsonObject; readonly role?: string }>> = {
  moves: { says: {}, role: 'server' },
  play: { says: moveOf(here) },
  pass: { says: {} },
  explain: { says: moveOf(here) },
  view: { says: {}, role: 'spectator' },
};

const WITHOUT_PLAYER: readonly RequestName[] = [
  'hello',
  'start',
  'situation',
  'give',
  'run',
  'score',
  'chances',
  'mayGive',
  'chance',
  'state',
  'scores',
  'result',
  'always',
  'value',
  'count',
  'save',
  'load',
];

test('every request of the protocol is listed here', () => {
  expect([...Object.keys(WITH_PLAYER), ...WITHOUT_PLAYER].toSorted()).toEqual([...REQUESTS].toSorted());
});

describe.each([
  ['engine', () => palace.session()],
  ['interpreter', () => new ReferenceSession([{ id: 'palace', game: rules }])],
] as const)('the protocol over the %s', (_, created) => {
  const session = created() as { ask(request: JsonObject): JsonObject };
  session.ask({ do: 'start', game: 'palace', players: 3, seed: 'a hand' });

  test.each(Object.entries(WITH_PLAYER))('%s', (name, { says, role }) => {
    const isJson = (who: unknown): boolean => typeof who !== 'bigint' && who !== undefined;
    const json = NOBODIES.filter(isJson).map((who) => JSON.parse(JSON.stringify(who)) as Json);
    const others = ROLES.filter((one) => one !== role);
    const nobodies = [{}, ...[...json.filter((who) => who !== 1), ...others].map((player) => ({ player }))];
    for (const who of nobodies)
      expect(session.ask({ do: name, ...says, ...who })).toEqual({
        error: { code: 'bad-argument', about: 'player' },
      });
    if (role !== undefined)
      expect(session.ask({ do: name, ...says, player: role })).not.toHaveProperty('error');
  });
});

// ---- the interpreter

test('the interpreter shows nobody more than a spectator, and lists no moves', () => {
  const interpreter = new Interpreter(rules);
  const state = interpreter.start({ players: 3, seed: 'a hand' });
  const spectator = interpreter.view(state, 'spectator');
  expect(interpreter.moves(state, 'server')).not.toEqual([]);
  expect(interpreter.view(state, 0)).not.toEqual(spectator);
  // Its seats count from 0.
  for (const who of NOBODIES.filter((one) => one !== 0) as never[]) {
    expect(interpreter.moves(state, who)).toEqual([]);
    expect(interpreter.view(state, who)).toEqual(spectator);
  }
});

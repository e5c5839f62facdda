import { describe, expect, test } from 'vitest';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import type { Json, JsonObject } from '../../compiler/runtime/json.ts';
import { digestOf } from '../../compiler/runtime/json.ts';
import { REQUESTS } from '../../compiler/runtime/protocol-session.ts';
import { draw, pick, seeded } from '../../compiler/runtime/random.ts';
import { games } from '../games.ts';

const begin = (): ReferenceSession => new ReferenceSession(games);
const say = (session: ReferenceSession, request: JsonObject): JsonObject => session.ask(request);
const error = (code: string, about: string) => ({ error: { code, about } });

describe('a game over the protocol', () => {
  test('hello', () => {
    expect(say(begin(), { do: 'hello', id: 7 })).toEqual({
      id: 7,
      protocol: 3,
      games: games.map(({ id }) => id),
    });
  });

  test('chance is supplied where there is no seed', () => {
    const session = begin();
    expect(say(session, { do: 'start', game: 'clever', players: 2 })).toMatchObject({
      toAct: [],
      chance: 'draw',
    });
    expect(say(session, { do: 'chances' })).toEqual({
      chance: { is: 'draw', options: ['seat-1', 'seat-2'] },
    });
    expect(say(session, { do: 'mayGive', outcome: 'seat-3' })).toEqual({ may: false });
    expect(say(session, { do: 'mayGive', outcome: 'nonsense' })).toEqual({ may: false });
    expect(say(session, { do: 'chance', outcome: 'seat-3' })).toEqual(error('refused', 'no-such-move'));
    expect(say(session, { do: 'chance', outcome: 'seat-2' })).toMatchObject({ chance: 'roll' });
    expect(say(session, { do: 'chances' })).toEqual({
      chance: { is: 'roll', of: 'Die', pieces: ['white', 'yellow', 'blue', 'green', 'orange', 'purple'] },
    });
    expect(say(session, { do: 'chance', outcome: '1 2 3 4 5 6' })).toMatchObject({ toAct: [2] });
    expect(say(session, { do: 'chance', outcome: '1' })).toEqual(error('no-chance', 'outcome'));
    expect(say(session, { do: 'moves', player: 'server' })).toEqual({ moves: { 2: ['pass', 'roll-again'] } });
    expect(say(session, { do: 'moves', player: 1 })).toEqual({ moves: {} });
    expect(say(session, { do: 'pass', player: 2 })).toMatchObject({ toAct: [2] });
    const { moves } = say(session, { do: 'moves', player: 'server' }) as { moves: Record<string, string[]> };
    expect(moves[2]).toContain('use-die white yellow[2,2]');
    expect(moves[2]).toEqual(moves[2]!.toSorted());
  });

  test('the digest of the stand is that of the state; any answer can be asked for as a digest', () => {
    const session = begin();
    const { digest } = say(session, { do: 'start', game: 'roll-and-write', players: 3, seed: 'x' });
    const answer = say(session, { do: 'state' });
    expect(digestOf(answer.state!)).toBe(digest);
    expect(say(session, { do: 'state', digest: true })).toEqual({ digest: digestOf(answer) });
    const begun = { do: 'start', game: 'roll-and-write', players: 3, seed: 'x' };
    const { digest: told, ...stand } = say(session, begun);
    expect(say(session, { ...begun, digest: false })).toEqual(stand);
    expect([told, say(session, begun).digest]).toEqual([digest, digest]);
    expect(say(session, { do: 'moves', player: 'server', digest: true })).toEqual({
      digest: digestOf(say(session, { do: 'moves', player: 'server' })),
    });
  });

  test('a refusal says why, and nothing has happened', () => {
    const session = begin();
    say(session, {
      do: 'situation',
      game: 'clever',
      players: 2,
      faces: { Die: { green: 1 } },
      given: [{ name: 'entry', keys: ['green[1]'], of: 1, value: 1 }],
      at: { player: 1, action: 'use-die', phase: 'active-turn' },
    });
    const before = say(session, { do: 'state' });
    const question = { player: 1, move: 'use-die green green[2]' };
    expect(say(session, { do: 'explain', ...question })).toEqual({ reason: 'too-low' });
    expect(say(session, { do: 'play', ...question })).toEqual(error('refused', 'too-low'));
    expect(say(session, { do: 'state' })).toEqual(before);
    for (const [move, reason] of [
      ['use-die ? green[3]', 'left-to-right'],
      ['use-die white', null],
      ['use-die', null],
      ['use-die white purple[1] @1', null],
      ['use-die white purple[1] @2', 'no-such-move'],
      ...['@01', '@1e0', '@0x1', '@+1', '@1.0', '@', '@0'].map(
        (number) => [`use-die white purple[1] ${number}`, 'no-such-move'] as const,
      ),
      ['use-die white purple[1] 3', 'no-such-move'],
      ['use-die red', 'no-such-move'],
      ['pass', 'must-choose'],
      ['roll-again', 'not-now'],
    ] as const)
      expect([move, say(session, { do: 'explain', player: 1, move }).reason]).toEqual([move, reason]);
    expect(say(session, { do: 'explain', player: 2, move: 'use-die white' })).toEqual({
      reason: 'not-your-turn',
    });
  });

  test('values by name', () => {
    const session = begin();
    const given = [
      { name: 'built', keys: ['tower'], of: 3, value: 2 },
      { name: 'crossed', of: 1, value: ['city[2,1]', 'city[1,2]'] },
      { name: 'places-gone', keys: ['arcade'], value: 1 },
    ];
    const points = [{ scoring: 'majority', for: 'tower', of: 2, value: 5 }];
    say(session, { do: 'situation', game: 'roll-and-write', players: 2, given, points });
    const value = (request: JsonObject): Json => say(session, { do: 'value', ...request });
    expect(value({ name: 'built', args: ['tower'], of: 3 })).toEqual({ value: 2 });
    expect(value({ name: 'places-gone' })).toMatchObject({ value: { arcade: 1, tower: 0 } });
    expect(value({ name: 'crossed', of: 1 })).toEqual({ value: ['city[1,2]', 'city[2,1]'] });
    expect(value({ name: 'place-points', args: [2, 'pavilion'] })).toEqual({ value: 8 });
    expect(value({ name: 'place-points', args: [4, 'pavilion'] })).toEqual({ value: 0 });
    expect(value({ name: 'play-against-rivals' })).toEqual({ value: false });
    expect(value({ name: 'points', of: 2 })).toEqual({ value: 5 });
    expect(value({ name: 'points', args: ['majority', 'tower'], of: 2 })).toEqual({ value: 5 });
    expect(value({ name: 'points', args: ['majority', 'arcade'], of: 2 })).toEqual({ value: 0 });
    expect(value({ name: 'winners' })).toEqual({ value: [2] });
    expect(value({ name: 'building', in: 'city', of: 'city[1,2]' })).toEqual({ value: 'tower' });
    expect(value({ name: 'colour', in: 'Die', of: 'blue-6' })).toEqual({ value: 'blue' });
    expect(value({ name: 'face', in: 'Die', of: 'blue-6' })).toEqual({ value: 1 });
    expect(value({ name: 'rounds', args: [7] })).toEqual(error('fault', 'no-such-key'));
    expect(value({ name: 'crossed', of: 3 })).toEqual(error('bad-argument', 'of'));
    expect(value({ name: 'nothing' })).toEqual(error('bad-argument', 'name'));
  });

  test('the end', () => {
    const session = begin();
    const points = [1, 2, 3].map((of) => ({ scoring: 'fox-score', of, value: of === 2 ? 1 : 4 }));
    expect(say(session, { do: 'situation', game: 'clever', players: 3, points, at: 'end' })).toMatchObject({
      toAct: [],
      over: true,
    });
    expect(say(session, { do: 'result' })).toEqual({
      result: {
        ranking: [
          { seat: 1, place: 1, points: 4, tie: 2 },
          { seat: 3, place: 1, points: 4, tie: 2 },
          { seat: 2, place: 3, points: 1, tie: null },
        ],
        decidedBy: 'winner.tie-2',
        solo: null,
      },
    });
    expect(say(session, { do: 'explain', player: 1, move: 'pass' })).toEqual({ reason: 'game-over' });
  });

  test('save and load', () => {
    const session = begin();
    const stand = say(session, { do: 'start', game: 'clever/quick', players: 1, seed: 's' });
    const { saved } = say(session, { do: 'save' }) as { saved: JsonObject };
    say(session, { do: 'start', game: 'clever', players: 4, seed: 't' });
    expect(say(session, { do: 'load', saved })).toEqual(stand);
    expect(say(session, { do: 'count', depth: 2 })).toEqual({
      counts: [expect.any(Number), expect.any(Number)],
    });
    const { requests } = saved as { requests: JsonObject[] };
    const asks = { requests: [...requests, { do: 'state' }] };
    const refused = { requests: [...requests, { do: 'pass', player: 2 }] };
    const others = [{ requests: [] }, asks, refused, { requests: requests.slice(1) }];
    for (const bad of [null, 3, [], {}, { game: 'clever' }, { ...saved, game: 'clever' }, ...others])
      expect(say(session, { do: 'load', saved: bad })).toEqual(error('bad-argument', 'saved'));
    expect(say(session, { do: 'state', digest: true })).toEqual(say(session, { do: 'state', digest: true }));
  });
});

describe('whatever is sent', () => {
  test.each([
    ['', error('not-json', 'line')],
    ['hello', error('not-json', 'line')],
    ['\u0000', error('not-json', 'line')],
    ['['.repeat(100_000), error('not-json', 'line')],
    ['x'.repeat(4_000_001), error('too-long', 'line')],
    ['null', error('not-a-request', 'line')],
    ['[]', error('not-a-request', 'line')],
    ['{}', error('not-a-request', 'do')],
    ['{"do":"__proto__"}', error('unknown-request', '__proto__')],
    ['{"do":"dance"}', error('unknown-request', 'dance')],
    ['{"do":"hello","loud":true}', error('bad-argument', 'loud')],
    ['{"do":"hello","id":{}}', error('bad-argument', 'id')],
    ['{"do":"state","id":"a"}', { id: 'a', ...error('no-game', 'start') }],
    ['{"do":"start"}', error('bad-argument', 'game')],
    ['{"do":"start","game":"chess","players":2}', error('no-such-game', 'chess')],
    ['{"do":"start","game":"clever","players":5}', error('bad-argument', 'players')],
    ['{"do":"start","game":"clever","players":2.5}', error('bad-argument', 'players')],
    ['{"do":"start","game":"clever","players":2,"options":{"x":1}}', error('bad-argument', 'x')],
    ['{"do":"situation","game":"clever","players":2,"given":[{"name":"x"}]}', error('bad-argument', 'x')],
    [
      '{"do":"situation","game":"clever","players":2,"given":[{"name":"foxes","of":1,"value":99}]}',
      error('bad-argument', 'value'),
    ],
  ])('%.60j', (line, answer) => {
    expect(JSON.parse(begin().answer(line))).toEqual(answer);
  });

  test('there is an answer, one line, and the game stands as it stood or goes on', () => {
    const session = begin();
    session.ask({ do: 'start', game: 'clever', players: 2, seed: 'any' });
    const words = seeded('any lines');
    const some: Json[] = [
      0,
      1,
      2,
      -1,
      1e9,
      'pass',
      'clever',
      'use-die white',
      'entry',
      'Die',
      'end',
      '',
      null,
      true,
    ];
    const names = [
      'game',
      'players',
      'player',
      'move',
      'name',
      'args',
      'of',
      'in',
      'given',
      'faces',
      'points',
    ];
    const more = [
      'at',
      'phase',
      'scorings',
      'outcome',
      'saved',
      'depth',
      'seed',
      'options',
      'imaginary',
      'digest',
    ];
    const value = (depth: number): Json => {
      const sort = draw(words, depth > 2 ? 3 : 5);
      if (sort < 3) return pick(words, some);
      if (sort === 3) return Array.from({ length: draw(words, 3) }, () => value(depth + 1));
      return Object.fromEntries([[pick(words, names), value(depth + 1)]]);
    };
    for (let times = 0; times < 3000; times++) {
      const request: Record<string, Json> = { do: pick(words, REQUESTS), id: times };
      for (let count = draw(words, 4); count > 0; count--)
        request[pick(words, [...names, ...more])] = value(0);
      if (request.do === 'count') request.depth = 1;
      const line = JSON.stringify(request);
      const answer = session.answer(line);
      expect(answer).not.toContain('\n');
      const { id, error: problem } = JSON.parse(answer);
      expect([line, id]).toEqual([line, times]);
      expect([line, problem?.code]).not.toEqual([line, 'unexpected']);
    }
    for (let times = 0; times < 500; times++) {
      const bytes = Uint8Array.from({ length: draw(words, 40) }, () => draw(words, 256));
      expect(JSON.parse(session.answer(new TextDecoder().decode(bytes))).error).toBeDefined();
    }
  });
});

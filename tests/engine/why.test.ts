import { describe, expect, test, vi } from 'vitest';
import type { Json, JsonObject } from '../../compiler/protocol/json.ts';
import { Session as Reference } from '../../compiler/protocol/session.ts';
import { games } from '../../generated/games.ts';
import type { Award, Source, Why } from '../../generated/runtime/engine.ts';
import { Session } from '../../generated/runtime/protocol.ts';
import { Trace, type Traced, type TracedAward } from '../../generated/runtime/trace.ts';
import { engines } from './engines.ts';
import { numbers } from './hostile.ts';

vi.setConfig({ testTimeout: 120_000 });

const GAMES = Number(process.env.GAMES ?? 3);

/** A random game to its end, on the engine and in the reference. */
function played({ id, engine, compiled }: (typeof engines)[number], game: number) {
  const { from, to } = engine.data.players;
  const setup = { players: from + (game % (to - from + 1)), seed: `why ${game}` };
  const session = new Reference([compiled]);
  session.ask({ do: 'start', game: id, ...setup });
  const pick = numbers(game);
  let state = engine.start(setup);
  while (!engine.isOver(state)) {
    const moves = engine.moves(state);
    const move = moves[pick(moves.length)]!;
    state = engine.play(state, move);
    session.ask({ do: 'play', player: move.player, move: engine.write(move) });
  }
  return { session, state };
}

/** A random game of the engine alone. */
function randomGame(engine: (typeof engines)[number]['engine']) {
  const pick = numbers(1);
  let state = engine.start({ players: engine.data.players.to, seed: 'any time' });
  while (!engine.isOver(state)) {
    const moves = engine.moves(state);
    state = engine.play(state, moves[pick(moves.length)]!);
  }
  return state;
}

/** The awards added up as scores are shown. */
function added(awards: readonly Award[], seats: number, scorings: readonly string[]): Json[] {
  return Array.from({ length: seats }, (_, index) => {
    const own = awards.filter(({ seat }) => seat === index + 1);
    const sum = (some: readonly Award[]): number => some.reduce((total, { points }) => total + points, 0);
    const by = scorings.map((name) => {
      const those = own.filter(({ scoring }) => scoring === name);
      const reasons = [...new Set(those.flatMap((one) => (one.for === undefined ? [] : [String(one.for)])))];
      const parts = reasons.map((reason): [string, number] => [
        reason,
        sum(those.filter((one) => String(one.for) === reason)),
      ]);
      const those0 = parts.filter(([, points]) => points !== 0);
      return [
        name,
        { total: sum(those), ...(those0.length > 0 ? { for: Object.fromEntries(those0) } : {}) },
      ] as const;
    });
    return { seat: index + 1, total: sum(own), by: Object.fromEntries(by) };
  });
}

const sourcesOf = (sources: readonly Source[]): Source[] =>
  sources.flatMap((source) => [source, ...sourcesOf(source.from)]);

describe.each(engines.map((one) => [one.id, one] as const))('why there are these points in %s', (_, one) => {
  const { engine } = one;
  const scorings = engine.data.scorings.map(({ name }) => name);

  test('all awards together are the score of the reference', () => {
    for (let game = 0; game < GAMES; game++) {
      const { session, state } = played(one, game);
      const { awards, winner } = engine.why(state);
      const scores = session.ask({ do: 'scores' }).scores as Json[];
      expect(added(awards, scores.length, scorings)).toEqual(scores);
      expect(awards.filter(({ points, untold }) => points === 0 || untold)).toEqual([]);
      // Each cell of a table is what the rules print there; each term and field of the last scoring what it is at the end.
      for (const award of awards) {
        const isLast = award.after === engine.log(state).length;
        for (const source of sourcesOf(award.from)) checkSource(session, source, isLast);
      }
      const result = session.ask({ do: 'result' }).result as JsonObject;
      expect(winner?.ranking.map(({ seat, place, tie }) => ({ seat, place, tie }))).toEqual(
        (result.ranking as JsonObject[]).map(({ seat, place, tie }) => ({ seat, place, tie })),
      );
      expect(winner?.rule).toBe(result.decidedBy ?? 'winner');
      expect(winner?.ranking.map(({ measures: [first] }) => first)).toEqual(
        (result.ranking as JsonObject[]).map(({ points }) => points),
      );
    }
  });

  test('they are there at any time, of one seat or of all, with names', () => {
    const { states } = engine.replay(engine.save(randomGame(engine)));
    const state = states.at(-1)!;
    for (const some of [states[0]!, states[Math.floor(states.length / 2)]!, states.at(-1)!]) {
      const all: Why = engine.why(some);
      const scores = engine.score(some);
      expect(added(all.awards, scores.length, scorings)).toEqual(scores);
      expect(all.winner === undefined).toBe(!engine.isOver(some));
      expect(engine.why(some, 1).awards).toEqual(all.awards.filter(({ seat }) => seat === 1));
      for (const { text, scoring, from } of all.awards) {
        expect(text.nl).not.toBe(`scoring-${scoring}`);
        for (const source of sourcesOf(from)) expect(source.text.de).not.toBe(source.id);
      }
    }
    for (const seat of [0, 99, 1.5, '1', null])
      expect(() => engine.why(state, seat as number)).toThrow('seat');
  });
});

function checkSource(session: Reference, { is, id, column, of, args, value }: Source, isLast: boolean): void {
  if (is !== 'table' && !isLast) return;
  const name = id.slice(is.length + 1);
  const request = {
    do: 'value',
    name,
    args: [...args],
    ...(of ? { of } : {}),
    ...(column ? { column } : {}),
  };
  expect([request, session.ask(request)]).toEqual([request, { value }]);
}

// ---- by hand, as the rulebooks have it

/** What the scorings of a game tell in a situation. */
function told(id: string, situation: JsonObject, scorings: readonly string[]) {
  const { data, createCore, createTraced } = games.find((game) => game.data.id === id)!;
  const trace = new Trace(
    data.terms.map(({ params }) => params),
    () => traced.memory,
  );
  const traced: Traced = createTraced(trace);
  const watched = () => {
    const core = createCore((scoring) => {
      traced.memory.set(core.memory.subarray(0, core.stateWords()));
      traced.score(scoring, []);
    });
    return core;
  };
  const session = new Session([{ data, createCore: watched }]);
  expect(session.ask({ do: 'situation', game: id, ...situation })).not.toHaveProperty('error');
  session.ask({ do: 'score', scorings: scorings.map((scoring) => ({ scoring })) });
  return { data, awards: trace.awards };
}

describe('as the rulebooks count', () => {
  const filled = (area: string, values: readonly number[]) =>
    values.map((value, index) => ({
      name: 'entry',
      keys: [`${area}[${index + 1}]`],
      of: 1,
      value,
    }));
  const BLUE =
    'blue[1,2] blue[1,3] blue[1,4] blue[2,1] blue[2,2] blue[2,3] blue[2,4] blue[3,1] blue[3,2]'.split(' ');
  const blue = (crosses: number) =>
    BLUE.slice(0, crosses).map((cell) => ({ name: 'entry', keys: [cell], of: 1, value: 1 }));

  test.each([
    [4, 7],
    [9, 37],
  ])('Clever: blue with %i crosses, by its table', (crosses, points) => {
    const { data, awards } = told('clever', { players: 1, given: blue(crosses) }, ['area-score']);
    const area = data.kinds.Colour!.indexOf('blue');
    const award = awards.find((one) => one.for === area)!;
    expect(award.points).toBe(points);
    const [term] = award.from;
    expect(data.terms[term!.index]!.name).toBe('area-points');
    const look = term!.from.find(({ is }) => is === 'table')!;
    expect([data.tables[look.index]!.name, look.args, look.value]).toEqual([
      'blue-points',
      [crosses],
      points,
    ]);
    expect(look.from.map((one) => [data.terms[one.index]!.name, one.value])).toEqual([['marks', crosses]]);
  });

  test('Clever: each of two foxes is worth the lowest area, orange with 5', () => {
    const yellow = '1,1 1,2 1,3 2,1 2,2 2,4 3,1 3,3 3,4 4,2 4,3 4,4'.split(' ');
    const given = [
      ...yellow.map((cell) => ({ name: 'entry', keys: [`yellow[${cell}]`], of: 1, value: 1 })),
      ...blue(4),
      ...filled('green', [1, 1, 1, 1, 1]),
      ...filled('orange', [5]),
      ...filled('purple', [2, 5, 6, 3]),
      { name: 'stock', keys: ['fox'], of: 1, value: 2 },
    ];
    const { data, awards } = told('clever', { players: 1, given }, ['fox-score']);
    const [award, ...others] = awards;
    expect(others).toEqual([]);
    expect(award!.points).toBe(10);
    const [foxes, lowest] = award!.from;
    expect([data.fields[foxes!.index]!.name, foxes!.value]).toEqual(['stock', 2]);
    expect([data.terms[lowest!.index]!.name, lowest!.value]).toEqual(['lowest-area-points', 5]);
    expect(lowest!.from.map(({ value }) => value)).toEqual([60, 7, 15, 5, 16]);
  });

  const prizes = ({ awards, data }: ReturnType<typeof told>) =>
    awards.map(({ seat, for: building, points, rank, from }: TracedAward) => ({
      seat: seat + 1,
      for: data.kinds.Building![building],
      points,
      place: rank!.place,
      shared: rank!.shared,
      cells: from.map(({ args, value }) => [args.at(-1), value]),
    }));
  const built = (building: string, numbersOf: readonly number[]) =>
    numbersOf.map((value, index) => ({ name: 'built', keys: [building], of: index + 1, value }));

  test('Roll & Write: two complete the Serail in the same round and share 17 and 9', () => {
    const given = built('seraglio', [5, 5, 2]);
    const found = prizes(told('roll-and-write', { players: 3, given }, ['completed-types']));
    const share = {
      for: 'seraglio',
      points: 13,
      place: 1,
      shared: 2,
      cells: [
        [1, 17],
        [2, 9],
      ],
    };
    expect(found).toEqual([
      { seat: 1, ...share },
      { seat: 2, ...share },
    ]);
  });

  test('Roll & Write: the Arcades give 18, two share 10 and 3, the fourth gets nothing', () => {
    const given = built('arcade', [5, 3, 3, 1]);
    const found = prizes(told('roll-and-write', { players: 4, given }, ['majority']));
    const share = {
      for: 'arcade',
      points: 6,
      place: 2,
      shared: 2,
      cells: [
        [2, 10],
        [3, 3],
      ],
    };
    expect(found).toEqual([
      { seat: 1, for: 'arcade', points: 18, place: 1, shared: 1, cells: [[1, 18]] },
      { seat: 2, ...share },
      { seat: 3, ...share },
      { seat: 4, for: 'arcade', points: 0, place: 4, shared: 1, cells: [[4, 0]] },
    ]);
  });
});

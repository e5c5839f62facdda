import { describe, expect, test } from 'vitest';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import type { Json, JsonObject } from '../../compiler/runtime/json.ts';
import type { GameData } from '../../generated/runtime/data.ts';
import type { Award, Source, Why } from '../../generated/runtime/engine.ts';
import { engines } from './engines.ts';
import { numbers } from './hostile.ts';
import { lines } from './source-lines.ts';

const GAMES = Number(process.env.GAMES ?? 3);

/** A random game to its end, on the engine and in the reference. */
function played({ id, engine, compiled }: (typeof engines)[number], game: number) {
  const { from, to } = engine.data.players;
  const setup = { players: from + (game % (to - from + 1)), seed: `why ${game}` };
  const session = new ReferenceSession([compiled]);
  session.ask({ do: 'start', game: id, ...setup });
  const pick = numbers(game);
  let state = engine.start(setup);
  while (!engine.isOver(state)) {
    const moves = engine.moves(state, 'server');
    const move = moves[pick(moves.length)]!;
    state = engine.play(state, move, 'mover');
    session.ask({ do: 'play', player: move.player, move: engine.write(move) });
  }
  return { session, state };
}

/** A random game of the engine alone. */
function randomGame(engine: (typeof engines)[number]['engine']) {
  const pick = numbers(1);
  let state = engine.start({ players: engine.data.players.to, seed: 'any time' });
  while (!engine.isOver(state)) {
    const moves = engine.moves(state, 'server');
    state = engine.play(state, moves[pick(moves.length)]!, 'mover');
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

/** All that an award came from, its place in a ranking included. */
const sourcesIn = ({ rank, from }: Award): Source[] => sourcesOf([...(rank?.measured.flat() ?? []), ...from]);

describe.each(engines.map((one) => [one.id, one] as const))('why there are these points in %s', (_, one) => {
  const { engine } = one;
  const scorings = engine.data.scorings.map(({ name }) => name);

  test('all awards together are the score of the reference', () => {
    for (let game = 0; game < GAMES; game++) {
      const { session, state } = played(one, game);
      const { awards, winner } = engine.why(state, 'server');
      const scores = session.ask({ do: 'scores' }).scores as Json[];
      expect(added(awards, scores.length, scorings)).toEqual(scores);
      expect(awards.filter(({ points, untold }) => points === 0 || untold)).toEqual([]);
      // Each cell of a table is what the rules print there; each term and field of the last scoring what it is at the end.
      for (const award of awards) {
        const isLast = award.after === engine.log(state, 'server').length;
        for (const source of sourcesIn(award)) {
          if (source.thing) checkPrinted(engine.data, source);
          else checkSource(session, source, isLast);
        }
      }
      // No points come from nowhere, and nobody is ranked by nothing.
      expect(awards.filter(({ from }) => from.length === 0)).toEqual([]);
      expect(awards.filter(({ rank }) => rank?.measured[0]?.length === 0)).toEqual([]);
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
      const all: Why = engine.why(some, 'server');
      const scores = engine.score(some);
      expect(added(all.awards, scores.length, scorings)).toEqual(scores);
      expect(all.winner === undefined).toBe(!engine.isOver(some));
      expect(engine.why(some, 1).awards).toEqual(all.awards.filter(({ seat }) => seat === 1));
      for (const award of all.awards) {
        expect(award.text.nl).not.toBe(`scoring-${award.scoring}`);
        for (const source of sourcesIn(award)) expect(source.text.de).not.toBe(source.id);
        const { tie, rule, text } = award.rank ?? { tie: null };
        expect(rule === undefined).toBe(tie === null);
        for (const said of Object.values(text ?? {})) expect(said).not.toBe(rule);
      }
    }
    for (const seat of [0, 99, 1.5, '1', null])
      expect(() => engine.why(state, seat as number)).toThrow('seat');
  });
});

function checkSource(
  session: ReferenceSession,
  { is, id, column, of, args, value }: Source,
  isLast: boolean,
): void {
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

/** What is printed on a thing, as the game has it. */
function checkPrinted({ pieces, grids }: GameData, { is, id, thing, property, args, value }: Source): void {
  if (is !== 'printed') return;
  const grid = grids.find(({ name }) => id === `grid-${name}`);
  const sort = pieces.find(({ name }) => id === `pieces-${name}`);
  const names = thing === 'piece' ? sort!.names : thing === 'cell' ? grid!.cells : grid!.lines;
  const properties =
    thing === 'piece' ? sort!.properties : thing === 'cell' ? grid!.cellProperties : grid!.lineProperties;
  const { values } = properties.find(({ name }) => name === property)!;
  expect([id, args, values[names.indexOf(args[0] as string)]]).toEqual([id, args, value]);
}

// ---- by hand, as the rulebooks have it

/** What a scoring tells in a situation. */
function told(id: string, situation: JsonObject, scoring: JsonObject): readonly Award[] {
  const session = engines.find((one) => one.id === id)!.engine.session();
  expect(session.ask({ do: 'situation', ...situation })).not.toHaveProperty('error');
  expect(session.ask({ do: 'score', scorings: [scoring] })).not.toHaveProperty('error');
  return session.awards();
}

describe('as the rulebooks count', () => {
  const filled = (area: string, values: readonly number[]) =>
    values.map((value, index) => ({
      name: 'entry',
      keys: [`${area}[${index + 1}]`],
      of: 1,
      value,
    }));
  const crossed = (cells: readonly string[]) =>
    cells.map((cell) => ({ name: 'entry', keys: [cell], of: 1, value: 1 }));
  const BLUE =
    'blue[1,2] blue[1,3] blue[1,4] blue[2,1] blue[2,2] blue[2,3] blue[2,4] blue[3,1] blue[3,2]'.split(' ');
  const blue = (crosses: number) => crossed(BLUE.slice(0, crosses));
  const areas = (given: readonly JsonObject[]) =>
    told('clever', { players: 1, given: [...given] }, { scoring: 'area-score' }).map(
      ({ for: area, points, from }) => [area, points, lines(from)],
    );

  test.each([
    [4, 7],
    [9, 37],
  ])('Clever: blue with %i crosses, by its table', (crosses, points) => {
    expect(areas(blue(crosses))).toEqual([
      [
        'blue',
        points,
        [
          `term term-area-points blue: ${points}`,
          `  table table-blue-points ${crosses}: ${points}`,
          `    term term-marks blue: ${crosses}`,
          `      counted grid-sheet: ${BLUE.slice(0, crosses)}`,
        ],
      ],
    ]);
  });

  test('Clever: green gives what stands above the last cross', () => {
    const from = ['term term-area-points green: 6', '  printed grid-sheet.points green[3]: 6'];
    expect(areas(filled('green', [1, 1, 1]))).toEqual([['green', 6, from]]);
  });

  test('Clever: yellow gives what is printed below every full column', () => {
    const columns = ['1,1 2,1 3,1', '1,2 2,2 4,2', '1,3'].flatMap((cells) => cells.split(' '));
    const from = [
      'term term-area-points yellow: 24',
      '  term term-full yellow.column[1]: true',
      '  printed grid-sheet.points yellow.column[1]: 10',
      '  term term-full yellow.column[2]: true',
      '  printed grid-sheet.points yellow.column[2]: 14',
    ];
    expect(areas(crossed(columns.map((cell) => `yellow[${cell}]`)))).toEqual([['yellow', 24, from]]);
  });

  test.each(['orange', 'purple'])('Clever: %s gives the sum of what is written there', (area) => {
    const from = [
      `term term-area-points ${area}: 12`,
      `  field field-entry ${area}[1]: 2`,
      `  field field-entry ${area}[2]: 4`,
      `  field field-entry ${area}[3]: 6`,
    ];
    expect(areas(filled(area, [2, 4, 6]))).toEqual([[area, 12, from]]);
  });

  test('Clever: each of two foxes is worth the lowest area, orange with 5', () => {
    const yellow = '1,1 1,2 1,3 2,1 2,2 2,4 3,1 3,3 3,4 4,2 4,3 4,4'.split(' ');
    const given = [
      ...crossed(yellow.map((cell) => `yellow[${cell}]`)),
      ...blue(4),
      ...filled('green', [1, 1, 1, 1, 1]),
      ...filled('orange', [5]),
      ...filled('purple', [2, 5, 6, 3]),
      { name: 'foxes', of: 1, value: 2 },
    ];
    const awards = told('clever', { players: 1, given }, { scoring: 'fox-score' });
    expect(awards.map(({ points, from }) => [points, lines(from)])).toEqual([
      [
        10,
        [
          'field field-foxes: 2',
          'term term-lowest-area-points: 5',
          '  term term-area-points orange: 5',
          '    field field-entry orange[1]: 5',
        ],
      ],
    ]);
  });

  /** For each award who got what, by which place, what was measured and looked up, and by which tie rule in both languages. */
  const prizes = (awards: readonly Award[]) =>
    awards.map(({ seat, points, rank, from }) => ({
      seat,
      points,
      places: rank!.places,
      measured: rank!.measured.flatMap((sources) => lines(sources)),
      from: lines(from),
      tie: rank!.rule && [rank!.rule, rank!.text!.nl, rank!.text!.de],
    }));
  const built = (building: string, numbersOf: readonly number[]) =>
    numbersOf.map((value, index) => ({ name: 'built', keys: [building], of: index + 1, value }));
  const SHARED = [
    'je deelt de punten van de plaatsen die jullie samen innemen, naar beneden afgerond',
    'ihr teilt die Punkte der Plätze, die ihr gemeinsam belegt, abgerundet',
  ] as const;
  const SHARED_MAJORITY = [
    'scoring-majority.tie-1',
    `bij gelijke stand: ${SHARED[0]}`,
    `bei Gleichstand: ${SHARED[1]}`,
  ];

  test('Roll & Write: two complete the Serail in the same round and share 17 and 9', () => {
    const given = built('seraglio', [5, 5, 2]);
    const share = {
      points: 13,
      places: [1, 2],
      measured: ['field field-built seraglio: 5'],
      from: ['table table-place-points 1 seraglio: 17', 'table table-place-points 2 seraglio: 9'],
      tie: [
        'scoring-completed-types.tie-1',
        `samen in dezelfde ronde: ${SHARED[0]}`,
        `gemeinsam in derselben Runde: ${SHARED[1]}`,
      ],
    };
    expect(prizes(told('roll-and-write', { players: 3, given }, { scoring: 'completed-types' }))).toEqual([
      { seat: 1, ...share },
      { seat: 2, ...share },
    ]);
  });

  test('Roll & Write: the Arcades give 18, two share 10 and 3, the fourth gets nothing', () => {
    const given = built('arcade', [5, 3, 3, 1]);
    const share = {
      points: 6,
      places: [2, 3],
      measured: ['field field-built arcade: 3'],
      from: ['table table-place-points 2 arcade: 10', 'table table-place-points 3 arcade: 3'],
      tie: SHARED_MAJORITY,
    };
    expect(prizes(told('roll-and-write', { players: 4, given }, { scoring: 'majority' }))).toEqual([
      {
        seat: 1,
        points: 18,
        places: [1],
        measured: ['field field-built arcade: 5'],
        from: ['table table-place-points 1 arcade: 18'],
        tie: undefined,
      },
      { seat: 2, ...share },
      { seat: 3, ...share },
    ]);
  });

  test('Roll & Write: four crosses in the second row give 2, and it is told in which', () => {
    const cells = [1, 2, 4, 6].map((column) => `city[2,${column}]`);
    const given = [{ name: 'crossed', of: 1, value: cells }];
    const awards = told('roll-and-write', { players: 3, given }, { scoring: 'rows-and-columns' });
    expect(awards.map(({ points, from }) => [points, lines(from)])).toEqual([
      [2, ['item grid-city: city.row[2]', 'table table-line-points 4: 2', `  counted grid-city: ${cells}`]],
    ]);
  });

  const heights = [
    { name: 'height', keys: ['pavilion'], of: 1, value: 5 },
    ...[2, 3].map((of) => ({ name: 'height', keys: ['pavilion'], of, value: 3 })),
    { name: 'pile', keys: ['pavilion', 5], value: [1] },
    { name: 'pile', keys: ['pavilion', 3], value: [2, 3] },
  ];

  test('the dice game: equally high, the lower piece is better', () => {
    const scoring = { scoring: 'majority', args: ['B'] };
    expect(prizes(told('dice-game', { players: 3, given: heights }, scoring))).toEqual([
      {
        seat: 1,
        points: 8,
        places: [1],
        measured: ['field field-height pavilion: 5', 'field field-pile pavilion 5: 1'],
        from: ['table table-prize pavilion B 1: 8'],
        tie: undefined,
      },
      {
        seat: 2,
        points: 1,
        places: [2],
        measured: ['field field-height pavilion: 3', 'field field-pile pavilion 3: 2,3'],
        from: ['table table-prize pavilion B 2: 1'],
        tie: [
          'scoring-majority.tie-1',
          'bij gelijke stand: de onderste steen op het veld gaat voor',
          'bei Gleichstand: der untere Stein auf dem Feld geht vor',
        ],
      },
    ]);
  });

  test('a variant that settles ties otherwise says so', () => {
    const { engine } = engines.find(({ id }) => id === 'dice-game/shared-places')!;
    const given = heights.filter(({ name }) => name === 'height').slice(1);
    const awards = told(engine.id, { players: 3, given }, { scoring: 'majority', args: ['C'] });
    expect(prizes(awards).map(({ places, tie }) => [places, tie])).toEqual([
      [[1, 2], SHARED_MAJORITY],
      [[1, 2], SHARED_MAJORITY],
    ]);
  });

  test('the dice game: each number token gives what is printed on it', () => {
    const value = ['number-2-light-1', 'number-3-dark-2', 'cancel-light-1'];
    const given = [{ name: 'tokens', of: 2, value }];
    const awards = told('dice-game', { players: 3, given }, { scoring: 'number-tokens' });
    expect(awards.map(({ seat, points, from }) => [seat, points, lines(from)])).toEqual([
      [
        2,
        5,
        ['printed pieces-Token.value number-2-light-1: 2', 'printed pieces-Token.value number-3-dark-2: 3'],
      ],
    ]);
  });

  test('the palace: a majority is measured by tiles, and they are named', () => {
    const { engine } = engines.find(({ id }) => id === 'palace')!;
    const gardens = engine.data.pieces
      .find(({ name }) => name === 'Tile')!
      .names.filter((name) => name.startsWith('garden'));
    const cells = ['plot[0,1]', 'plot[0,2]'];
    const given = cells.map((cell, index) => ({
      name: 'palace',
      keys: [cell],
      of: 1,
      value: gardens[index]!,
    }));
    const awards = told('palace', { players: 3, given }, { scoring: 'majority', args: ['A'] });
    expect(prizes(awards)).toEqual([
      {
        seat: 1,
        points: 5,
        places: [1],
        measured: ['term term-owned garden: 2', `  counted pieces-Tile: ${gardens.slice(0, 2)}`],
        from: ['table table-prize garden A 1: 5'],
        tie: undefined,
      },
    ]);
  });
});

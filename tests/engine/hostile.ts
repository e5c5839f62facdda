import { inspect } from 'node:util';
import type { AnyGame, Chance, Engine } from '../../compiler/runtime/engine.ts';

/** Random numbers that come again in the same order: a failure can be looked at. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Pick = ReturnType<typeof numbers>;

const SCALARS: readonly unknown[] = [
  ...[null, true, false, 0, 1, 2, 3, -1, 7, 1.5, -0, 1e9, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308],
  ...[
    '',
    ' ',
    'pass',
    'none',
    'yes',
    'seat-1',
    '{}',
    '{,}',
    '@2',
    '?',
    '1',
    '-1',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...['\u0000', '🎲', '\ud800', 'x'.repeat(300), '[1,1]', '5 4 6', 'hasOwnProperty'],
];
const NAMES =
  'player action choices offer players imaginary options seed log move chance digest rules format __proto__ constructor length 0'.split(
    ' ',
  );

/** The same list twice in a list, level after level. */
function doubled(levels: number): unknown {
  if (levels === 0) return ['pass'];
  const inner = doubled(levels - 1);
  return levels % 2 === 0 ? [inner, inner] : { one: inner, other: inner };
}

/** Small to write down, and without end for whoever goes through all of it. */
export const ENDLESS: readonly unknown[] = [
  doubled(30),
  new Array(1e8),
  { player: 1, action: 'pass', choices: { die: new Array(4e9) } },
  new Uint8Array(1e8),
  Object('x'.repeat(1e8)),
];

/** Any JSON at all. */
export function anything(pick: Pick, words: readonly string[], depth = 3): unknown {
  const sort = pick(depth > 0 ? 5 : 3);
  if (sort === 0) return words.length > 0 ? words[pick(words.length)] : null;
  if (sort < 3) return SCALARS[pick(SCALARS.length)];
  if (sort === 3) return Array.from({ length: pick(4) }, () => anything(pick, words, depth - 1));
  const member = (): [string, unknown] => {
    const names = pick(2) === 0 ? NAMES : words;
    return [names[pick(names.length)] ?? 'x', anything(pick, words, depth - 1)];
  };
  // Not by assignment: `__proto__` is to be a member like any other.
  return Object.fromEntries(Array.from({ length: pick(4) }, member));
}

/** Anything, also what is no JSON, or cannot even become a text. */
export function hostile(pick: Pick, words: readonly string[], state?: object): unknown {
  const known: readonly unknown[] = [
    { toString: 1, valueOf: 1 },
    Object.create(null),
    Object.create(state ? Object.getPrototypeOf(state) : null),
    { ...state },
    Symbol('x'),
    5n,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    undefined,
    () => 1,
    ['pass'],
    [1],
    new Date(0),
    ...unreadable(),
    ...ENDLESS,
    { player: 1, action: 'pass', choices: unreadable()[pick(3)] },
  ];
  return pick(2) === 0 ? anything(pick, words) : known[pick(known.length)];
}

/** What throws as soon as somebody looks at it. */
export function unreadable(): unknown[] {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const refuse = (): never => {
    throw new Error('Do not look!');
  };
  const getter = (name: string) => Object.defineProperty({}, name, { get: refuse, enumerable: true });
  const traps = { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse };
  const round: unknown[] = [];
  round.push(round);
  return [new Proxy({}, traps), proxy, round, ...['player', 'players', 'action', 'do', 'id'].map(getter)];
}

/** The same JSON with one part of it exchanged, left out, doubled, repeated or moved. */
export function spoiled(pick: Pick, words: readonly string[], json: unknown): unknown {
  if (typeof json !== 'object' || json === null || pick(4) === 0) return anything(pick, words);
  if (Array.isArray(json)) {
    const at = pick(json.length + 1);
    const copy = [...json];
    const way = pick(5);
    if (way === 0) copy.splice(at, 1);
    else if (way === 1) copy.splice(at, 0, copy[pick(copy.length)]);
    else if (way === 2) return [...copy, ...new Array(pick(400)).fill(copy[pick(copy.length)])];
    else copy[at] = spoiled(pick, words, copy[at]);
    return copy;
  }
  const names = Object.keys(json);
  const name = pick(5) === 0 ? NAMES[pick(NAMES.length)]! : (names[pick(names.length)] ?? 'player');
  const { [name]: old, ...rest } = json as Record<string, unknown>;
  if (pick(5) === 0) return rest;
  return Object.fromEntries([[name, spoiled(pick, words, old)], ...Object.entries(rest)]);
}

/**
 * Hands spoiled set-ups, moves, texts, players, outcomes, saves and states to an engine. It must answer each with a result, or with an error
 * of its own, and leave the states that there are as they are. Returns what went otherwise.
 */
export function attack(engine: Engine<AnyGame>, tries: number, seed: number): string[] {
  const pick = numbers(seed);
  const failures: string[] = [];
  const { data } = engine;
  const words = [
    ...data.actions.map(({ name }) => name),
    ...data.actions.flatMap(({ choices }) => choices.map(({ name }) => name)),
    ...data.pieces.flatMap(({ names }) => names),
    ...data.grids.flatMap(({ cells }) => cells),
    ...data.options.map(({ name }) => name),
  ];
  const begin = (withSeed: boolean) =>
    engine.start({
      players: data.players.from + pick(data.players.to - data.players.from + 1),
      ...(withSeed ? { seed: `s${pick(1000)}` } : {}),
    });
  let state = begin(true);
  let before = JSON.stringify(engine.read(state));
  for (let index = 0; index < tries; index++) {
    const what = pick(9);
    const { given, ask } = question(what);
    try {
      ask();
    } catch (error) {
      if (!(error instanceof Error) || !['Refused', 'Invalid'].includes(error.name))
        failures.push(
          `${index}: ${inspect(given).slice(0, 300)}: ${error instanceof Error ? error.stack : error}`,
        );
    }
    if (index % 16 === 0) {
      // Not by its digest, which is worked out once.
      if (JSON.stringify(engine.read(state)) !== before) failures.push(`${index}: the state has changed`);
      goOn();
    }
    if (failures.length > 5) break;
  }
  if ('polluted' in {} || Object.keys(Object.prototype).length > 0)
    failures.push('the prototype of all objects has changed');
  return failures;

  function question(what: number): { given: unknown; ask: () => unknown } {
    const legal = engine.moves(state, 'server');
    const move = legal[pick(legal.length)] ?? { player: 1, action: 'pass' };
    switch (what) {
      case 0: {
        const setup = { players: 2, imaginary: 0, seed: 'x', options: {} };
        const given = pick(3) === 0 ? hostile(pick, words) : spoiled(pick, words, setup);
        return { given, ask: () => engine.start(given as never) };
      }
      case 1: {
        const given = pick(3) === 0 ? hostile(pick, words) : spoiled(pick, words, move);
        return {
          given,
          ask: () => [
            answered(() => engine.explain(state, given as never, 'mover')),
            answered(() => engine.tryPlay(state, given as never, 'mover')),
            engine.play(state, given as never, 'mover'),
          ],
        };
      }
      case 2: {
        const parts = engine.write(move).split(' ');
        parts[pick(parts.length + 1)] = String(anything(pick, words, 0));
        const given = parts.join(' ');
        return {
          given,
          ask: () => [engine.explain(state, given, move.player), engine.play(state, given, move.player)],
        };
      }
      case 3: {
        const given = hostile(pick, words);
        return { given, ask: () => engine.supply(state, given as never) };
      }
      case 4: {
        const given = spoiled(pick, words, engine.save(state));
        return { given, ask: () => engine.load(pick(2) === 0 ? given : JSON.stringify(given)) };
      }
      case 5: {
        const given = pick(2) === 0 ? spoiled(pick, words, move) : hostile(pick, words);
        return {
          given,
          ask: () => {
            const text = engine.write(given as never);
            // What was written is the move that was given, and nothing else.
            if (text.split(' ')[0] !== (given as typeof move).action) throw new Error(`written as ${text}`);
          },
        };
      }
      case 6: {
        const given = hostile(pick, words);
        const calls = [
          () => engine.parse(state, move.player, given as never),
          () => engine.parse(state, given as never, engine.write(move)),
          () => engine.play(state, engine.write(move), given as never),
          () => answered(() => engine.tryPlay(state, engine.write(move), given as never)),
          () => answered(() => engine.explain(state, engine.write(move), given as never)),
          () => engine.moves(state, given as never),
          () => engine.view(state, given as never),
          () => engine.why(state, given as never),
          () => engine.log(state, given as never),
          () => engine.saveFor(state, given as never),
        ];
        return { given, ask: calls[pick(calls.length)]! };
      }
      case 7: {
        const request = { do: 'situation', players: 2, given: [], at: 'end' };
        const given = pick(2) === 0 ? hostile(pick, words) : spoiled(pick, words, request);
        return { given, ask: () => answered(() => engine.session().ask(given as never)) };
      }
      default: {
        const given = hostile(pick, words, state);
        const calls = [
          engine.moves,
          engine.toAct,
          engine.isOver,
          engine.read,
          engine.view,
          engine.undo,
          engine.canUndo,
          engine.log,
          engine.save,
          engine.saveFor,
          engine.digest,
          engine.chance,
          engine.result,
          engine.score,
          engine.why,
        ] as const;
        const call = calls[pick(calls.length)]!;
        return { given, ask: () => call(given as never, 1) };
      }
    }
  }

  /** What these are asked they answer, whatever it is: they do not even throw errors of their own. */
  function answered(ask: () => unknown): void {
    try {
      ask();
    } catch (error) {
      throw new Error('thrown, not answered', { cause: error });
    }
  }

  /** On to another state, so that the questions meet the game everywhere. */
  function goOn(): void {
    const legal = engine.moves(state, 'server');
    const chance = engine.chance(state);
    if (legal.length > 0 && engine.log(state, 'server').length < 60)
      state = engine.play(state, legal[pick(legal.length)]!, 'mover');
    else if (chance && engine.log(state, 'server').length < 60) state = supplied(chance) ?? begin(true);
    else state = begin(chance === undefined || pick(4) > 0);
    before = JSON.stringify(engine.read(state));
  }

  /** What chance may well give: the first option, the pieces as they lie, all alike. */
  function supplied(chance: Chance): ReturnType<typeof begin> | undefined {
    const outcome =
      chance.is === 'roll'
        ? chance.pieces.map(() => '1').join(' ')
        : chance.is === 'shuffle'
          ? chance.pieces.join(' ')
          : chance.options[pick(chance.options.length)]!;
    try {
      return engine.supply(state, outcome);
    } catch {
      return undefined; // not a face of these dice
    }
  }
}

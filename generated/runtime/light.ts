// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { Codec, type Named } from './codec.ts';
import type { Core } from './core.ts';
import type { GameData } from './data.ts';
import type { Engine } from './engine-interface.ts';
import { described, Invalid, Refused } from './errors.ts';
import { Fields, seatingOf } from './fields.ts';
import { canonical, isObject, type Json, type JsonObject, member } from './json.ts';
import { type Listable, type Move, moveWith } from './moves.ts';
import { hashedWords } from './random.ts';
import { optionsOf, readSetup } from './setup.ts';
import { ALL, facesIn, fieldsIn, type Known, NOBODY, phaseOf, rankingOf, scoresIn } from './sight.ts';
import type { GameTypes, Result, Sight, StartOptions } from './types.ts';
import { readOnce } from './untrusted-input.ts';

export { part } from './part.ts';

/** What a light engine needs of a core: no questions about moves that are not allowed, and none about situations. */
export type LightCore = Pick<
  Core,
  | ('memory' | 'stateWords' | 'start' | 'refresh' | 'isOver' | 'decisionOf' | 'moveCount' | 'moveAt')
  | ('apply' | 'rank' | 'rankedSeat' | 'rankedPlace' | 'rankedBy' | 'solo' | 'sets')
> &
  Required<Pick<Core, 'actorAt'>>;

/** What it needs of the data of a game. */
export type LightData = Pick<
  GameData,
  'id' | 'players' | 'imaginary' | 'options' | 'kinds' | 'fields' | 'winner' | 'seats'
> & {
  /** A fingerprint of the core: its states are states of no other one. */
  readonly core: string;
  readonly pieces: Known['data']['pieces'];
  readonly scorings: Known['data']['scorings'];
  readonly actions: Listable['actions'];
  readonly decisions: readonly (Listable['decisions'][number] & { readonly phase: string })[];
  readonly grids: Named['grids'];
  readonly phases: readonly string[];
};

/**
 * Where a game stands, as plain data: it can be cloned, sent to a worker and kept as JSON, and another copy of the same engine
 * goes on from it. It holds every secret, what chance will give among them. Never play on from one that a stranger has sent.
 */
export interface LightState<G extends GameTypes> {
  readonly game: G['id'];
  readonly core: string;
  readonly options: readonly number[];
  readonly words: readonly number[];
}

/** The functions of an engine that a game needs which is shown and played, and no more: see `Engine`. */
export interface Light<G extends GameTypes> {
  /** A new game. Without a seed it is one that nobody has seen before. */
  start(setup: Omit<StartOptions<G>, 'chance'>): LightState<G>;
  toAct(state: LightState<G>): readonly number[];
  isOver(state: LightState<G>): boolean;
  moves(state: LightState<G>, player: number | 'server'): readonly G['move'][];
  /** The state after a move that is listed. Throws `Refused` for any other: `game-over`, `not-your-turn` or `no-such-move`. */
  play(state: LightState<G>, move: G['move'], player: number | 'mover'): LightState<G>;
  read: (state: LightState<G>) => ReturnType<Engine<G>['read']>;
  view: (state: LightState<G>, player: number | 'spectator') => ReturnType<Engine<G>['view']>;
  score: (state: LightState<G>) => ReturnType<Engine<G>['score']>;
  result: (state: LightState<G>) => Result<G> | undefined;
}

/** The moves of a player that were listed last. */
interface Listing {
  readonly state: unknown;
  readonly player: number;
  readonly moves: readonly Move[];
}

export function createLight<G extends GameTypes>(core: LightCore, data: LightData): Light<G> {
  const codec = new Codec(data);
  const known: Known = { data, codec, fields: new Fields(data, codec) };
  const { memory } = core;
  /** The state that the memory holds, if it is known. */
  let current: LightState<G> | undefined;
  let listing: Listing | undefined;

  const bad = (what: 'state' | 'player', given: unknown): never => {
    throw new Invalid(what, described(given));
  };

  /** Puts a state into the memory of the core, where it is not there already. */
  function enter(state: LightState<G>): void {
    if (state === current) return;
    current = undefined;
    const { game, core: of, words } = state;
    if (game !== data.id || of !== data.core || !Array.isArray(words)) bad('state', game);
    if (words.length > memory.length) bad('state', 'words');
    memory.set(words);
    if (core.stateWords() !== words.length) bad('state', 'words');
    core.refresh();
    current = state;
  }

  /** Changes what is in the memory; after an error nothing is taken for a state. */
  function kept(options: readonly number[], work: () => void): LightState<G> {
    current = undefined;
    work();
    const words = Array.from(memory.subarray(0, core.stateWords()));
    current = Object.freeze({ game: data.id, core: data.core, options, words });
    return current;
  }

  /** The players who are to act, from 1. */
  function acting(): number[] {
    const players: number[] = [];
    for (let at = 0, player = core.actorAt(0); player >= 0; player = core.actorAt(++at))
      players.push(player + 1);
    return players;
  }

  /** The moves of a player, from 0. */
  function movesOf(state: LightState<G>, player: number): readonly Move[] {
    enter(state);
    if (listing?.state === state && listing.player === player) return listing.moves;
    const decision = core.decisionOf(player);
    if (decision < 0) return [];
    current = undefined;
    const count = core.moveCount(player);
    const moves = Array.from({ length: count }, (_, index) =>
      moveWith(core, data, codec, player, decision, core.moveAt(index)),
    );
    current = state;
    listing = { state, player, moves };
    return moves;
  }

  /** A player by number, from 0. */
  function seatOf(player: unknown): number {
    const { players } = seatingOf(memory);
    const isOne = typeof player === 'number' && Number.isInteger(player) && player >= 1 && player <= players;
    return isOne ? player - 1 : bad('player', player);
  }

  function shown(state: LightState<G>, seat: number): JsonObject {
    const { players, seats } = seatingOf(memory);
    return {
      game: data.id,
      players,
      imaginary: seats - players,
      options: optionsOf(data, codec, state),
      fields: fieldsIn(known, memory, seat),
      faces: facesIn(known, memory, seat),
      scores: scoresIn(known, memory),
      toAct: acting(),
      ...(core.isOver() ? { over: true } : {}),
    };
  }

  /** The phase in which the first of those who are to act is to decide. */
  function phaseHere(): { readonly phase?: string } {
    const player = core.actorAt(0);
    const phase = player < 0 ? undefined : phaseOf(data, core.decisionOf(player));
    return phase !== undefined && data.phases.includes(phase) ? { phase } : {};
  }

  return {
    start(asked) {
      const { setup, chance } = readSetup(data, codec, readOnce(asked));
      if (chance.is === 'secure') throw new Invalid('setup', 'chance', 'a light engine has none');
      const seed = chance.is === 'seed' ? hashedWords(chance.seed) : freshWords();
      return kept(setup.options, () => core.start({ ...setup, seed }));
    },
    toAct(state) {
      enter(state);
      return acting();
    },
    isOver(state) {
      enter(state);
      return core.isOver();
    },
    moves(state, player) {
      enter(state);
      if (player !== 'server') return movesOf(state, seatOf(player)) as G['move'][];
      return acting().flatMap((one) => movesOf(state, one - 1)) as G['move'][];
    },
    play(state, move, player) {
      enter(state);
      const given = readOnce(move);
      const mover = isObject(given) ? member(given, 'player') : undefined;
      const refused = (reason: string): never => {
        throw new Refused({ reason, text: {} });
      };
      if (core.isOver()) refused('game-over');
      if (!acting().includes(mover as number)) refused('not-your-turn');
      if (player !== 'mover' && player !== mover) refused('no-such-move');
      const moves = movesOf(state, (mover as number) - 1);
      const isListed = moves.indexOf(move);
      const text = isListed < 0 ? textOf(given as JsonObject) : '';
      const at = isListed < 0 ? moves.findIndex((one) => textOf(one) === text) : isListed;
      if (at < 0) refused('no-such-move');
      // Of several players who act at once, others may have been listed since.
      core.moveCount((mover as number) - 1);
      const code = core.moveAt(at);
      return kept(state.options, () => core.apply((mover as number) - 1, code));
    },
    read(state) {
      enter(state);
      return shown(state, ALL) as unknown as Sight<G>;
    },
    view(state, player) {
      enter(state);
      const seen = shown(state, player === 'spectator' ? NOBODY : seatOf(player));
      return { ...seen, ...phaseHere() } as unknown as Sight<G, G['seen']>;
    },
    score(state) {
      enter(state);
      return scoresIn(known, memory) as unknown as G['score'][];
    },
    result(state) {
      enter(state);
      if (!core.isOver()) return undefined;
      current = undefined;
      const ranking = rankingOf(known, core);
      current = state;
      return ranking as unknown as Result<G>;
    },
  };
}

/** What a move says, the same for the same move: the order of what is chosen at once means nothing. */
function textOf(move: object): string {
  const { action, choices = {}, offer = 1 } = move as Record<string, Json>;
  const chosen = isObject(choices)
    ? Object.entries(choices).map(([name, one]) => [name, Array.isArray(one) ? [...one].sort() : one])
    : [];
  return canonical([action ?? null, offer, Object.fromEntries(chosen)]);
}

/** Words of a generator that nobody can foretell. */
function freshWords(): number[] {
  return [...globalThis.crypto.getRandomValues(new Uint32Array(4))];
}

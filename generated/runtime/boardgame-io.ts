// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { Engine } from './engine-interface.ts';
import { Invalid } from './errors.ts';
import { isObject } from './json.ts';
import type { SeenEntry } from './saved.ts';
import type { GameState, GameTypes, Result, Sight } from './types.ts';

/**
 * A game for boardgame.io. Its server keeps where the game stands as text, every player is sent their own view, and nobody else's
 * moves; chance is decided on the server when it is needed, by the cryptographic random numbers of the machine.
 *
 * A match is begun by a move of its own, `begin`: the server of boardgame.io sends everybody the state in which a match was created,
 * as it was, so that nothing may be dealt in it. Nothing is worked out ahead on a client, as a client does not know enough.
 */
export interface BoardgameOf<G extends GameTypes> {
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** What chance gave cannot be taken back. */
  readonly disableUndo: true;
  setup(context: unknown, setupData?: SetupData<G>): Table;
  /** What is wrong with a set-up; undefined: nothing. */
  validateSetupData(setupData: SetupData<G> | undefined, numPlayers: number): string | undefined;
  readonly moves: {
    /** Deals; then those who are to act have moves. */
    readonly begin: BoardgameMove;
    /** Plays a move, as it is in `moves` of the view, or as it is written. */
    readonly play: BoardgameMove;
  };
  readonly turn: { readonly order: { first(): number; next(context: OfTable): number } };
  endIf(context: OfTable): Ended<G> | undefined;
  playerView(context: { readonly G: unknown; readonly playerID?: string | null }): Seen<G>;
  readonly ai: {
    enumerate(
      G: unknown,
      ctx: unknown,
      playerID: string,
    ): { readonly move: string; readonly args?: unknown[] }[];
  };
}

/** What can be agreed on when a match is created. */
export interface SetupData<G extends GameTypes> {
  readonly imaginary?: number;
  readonly options?: Partial<G['options']>;
}

/** What the server keeps of a match. */
export interface Table {
  readonly setup: { readonly players: number; readonly imaginary?: number; readonly options?: object };
  /** Where the game stands, as a snapshot; undefined: it has not begun. */
  readonly state?: string;
  readonly toAct?: readonly number[];
  /** What the latest move brought into the log, by who may know it. */
  readonly news?: Readonly<Record<string, readonly SeenEntry[]>>;
}

/** `G` of a client. */
export type Seen<G extends GameTypes> =
  | { readonly begun: false; readonly players: number }
  | {
      readonly begun: true;
      readonly view: Sight<G, G['seen']>;
      /** Those that this player may make now. */
      readonly moves: readonly G['move'][];
      /** What the latest move brought into the log, as far as this player may know it. */
      readonly news: readonly SeenEntry[];
    };

/** `ctx.gameover`: the result, and who has won as boardgame.io and its bots read it. */
export type Ended<G extends GameTypes> = Result<G> & { readonly winner?: string; readonly draw?: true };

interface OfTable {
  readonly G: unknown;
}

interface Moving extends OfTable {
  readonly ctx: { readonly currentPlayer: string; readonly activePlayers: object | null };
  readonly playerID?: string | null;
  readonly events: {
    endTurn?(next: { next: string }): void;
    setActivePlayers?(players: string[]): void;
  };
}

interface BoardgameMove {
  // What a client sends can be anything.
  readonly move: (context: Moving, ...args: unknown[]) => Table | typeof INVALID;
  readonly client: false;
  readonly redact: true;
  readonly undoable: false;
}

/** What boardgame.io calls a move that is not allowed. */
const INVALID = 'INVALID_MOVE';

/** States by their text, so that several views of one need not read it several times. */
const MOST_KEPT = 100;

/** The functions of an engine that this needs. */
export type Playable<G extends GameTypes> = Pick<
  Engine<G>,
  ('start' | 'toAct' | 'moves' | 'tryPlay' | 'view' | 'result') | ('log' | 'entries' | 'snapshot' | 'restore')
>;

export function boardgameOf<G extends GameTypes>(
  { id, players }: { readonly id: string; readonly players: { readonly from: number; readonly to: number } },
  engine: Playable<G>,
): BoardgameOf<G> {
  const kept = new Map<string, GameState<G>>();
  const stateOf = (text: string): GameState<G> => {
    const state = kept.get(text) ?? engine.restore(text);
    kept.delete(text);
    kept.set(text, state);
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return state;
  };

  /** The table with a new state, and whose turn it is now. */
  const going = (table: Table, state: GameState<G>, since: number, { ctx, events }: Moving): Table => {
    const toAct = engine.toAct(state);
    const [first, ...others] = toAct.map(idOf);
    // One player has a turn; several who act at once are active together in the turn of whoever had it.
    if (others.length > 0) events.setActivePlayers?.([first!, ...others]);
    else if (first !== undefined && first !== ctx.currentPlayer) events.endTurn?.({ next: first });
    else if (first !== undefined && ctx.activePlayers !== null) events.setActivePlayers?.([first]);
    const all = Array.from({ length: table.setup.players }, (_, index) => index + 1);
    const news = [...all, 'spectator' as const].map(
      (who) => [String(who), engine.log(state, who, since)] as const,
    );
    return {
      setup: table.setup,
      state: JSON.stringify(engine.snapshot(state)),
      toAct: [...toAct],
      news: Object.fromEntries(news),
    };
  };
  const started = (setup: Table['setup']): GameState<G> =>
    engine.start({ ...setup, chance: 'secure' } as Parameters<Playable<G>['start']>[0]);
  const onServer = (move: BoardgameMove['move']): BoardgameMove => ({
    move,
    client: false,
    redact: true,
    undoable: false,
  });

  return {
    name: id,
    minPlayers: players.from,
    maxPlayers: players.to,
    disableUndo: true,
    setup: (context, setupData) => ({ setup: { players: numberOfPlayers(context), ...setupData } }),
    validateSetupData(setupData, numPlayers) {
      try {
        started({ players: numPlayers, ...setupData });
        return undefined;
      } catch (problem) {
        if (problem instanceof Invalid) return problem.message;
        throw problem;
      }
    },
    moves: {
      begin: onServer((context) => {
        const table = context.G as Table;
        return table.state === undefined ? going(table, started(table.setup), 0, context) : INVALID;
      }),
      play: onServer((context, move) => {
        const table = context.G as Table;
        const player = playerOf(context.playerID);
        if (table.state === undefined || player === 'spectator') return INVALID;
        const before = stateOf(table.state);
        const tried = engine.tryPlay(before, move, player);
        return 'state' in tried ? going(table, tried.state, engine.entries(before), context) : INVALID;
      }),
    },
    turn: { order: { first: () => 0, next: ({ G }) => ((G as Table).toAct?.[0] ?? 1) - 1 } },
    endIf({ G }) {
      const { state } = G as Table;
      const result = state === undefined ? undefined : engine.result(stateOf(state));
      if (!result) return undefined;
      const [first, ...others] = result.ranking.filter(({ place }) => place === 1);
      return { ...result, ...(first && others.length === 0 ? { winner: idOf(first.seat) } : { draw: true }) };
    },
    playerView({ G, playerID }) {
      const { setup, state: text, news } = G as Table;
      if (text === undefined) return { begun: false, players: setup.players };
      const state = stateOf(text);
      const who = playerOf(playerID);
      const isToAct = who !== 'spectator' && engine.toAct(state).includes(who);
      return {
        begun: true,
        view: engine.view(state, who),
        moves: isToAct ? engine.moves(state, who) : [],
        news: news?.[String(who)] ?? [],
      };
    },
    ai: {
      enumerate(G, _, playerID) {
        const who = playerOf(playerID);
        const moves = who === 'spectator' ? undefined : movesIn<G>(G, who, engine, stateOf);
        return moves ? moves.map((move) => ({ move: 'play', args: [move] })) : [{ move: 'begin' }];
      },
    },
  };
}

/** The moves of a player: those of the server, or those that a client was sent. Undefined: it has not begun. */
function movesIn<G extends GameTypes>(
  table: unknown,
  player: number,
  { moves, toAct }: Playable<G>,
  stateOf: (text: string) => GameState<G>,
): readonly G['move'][] | undefined {
  const { state, moves: sent } = table as Partial<Table & { readonly moves: readonly G['move'][] }>;
  if (state === undefined) return sent;
  const here = stateOf(state);
  return toAct(here).includes(player) ? moves(here, player) : [];
}

/** Players are numbers from 1 here, and texts from '0' there. */
function idOf(player: number): string {
  return String(player - 1);
}

function playerOf(playerID: string | null | undefined): number | 'spectator' {
  return typeof playerID === 'string' && /^\d{1,3}$/.test(playerID) ? Number(playerID) + 1 : 'spectator';
}

function numberOfPlayers(context: unknown): number {
  const ctx = isObject(context) ? context.ctx : undefined;
  return isObject(ctx) && typeof ctx.numPlayers === 'number' ? ctx.numPlayers : 0;
}

import type {
  ExampleModel,
  Expr,
  FactModel,
  FieldModel,
  GameModel,
  Local,
  RankModel,
  Script,
  Target,
  TermModel,
} from '../2-model/model.ts';
import type { Type } from '../2-model/types.ts';

/**
 * The intermediate form: what a game means, as plain data. Scripts are routines of blocks; a block is a
 * run of steps that ends in a jump, a branch, a call, a choice, a chance event or a return. Nothing here
 * knows a file or a line: the same rules give the same bytes, wherever they stand.
 */
export interface Game
  extends Omit<
    GameModel,
    | 'at'
    | 'fields'
    | 'terms'
    | 'phases'
    | 'rules'
    | 'actions'
    | 'scorings'
    | 'winner'
    | 'always'
    | 'examples'
    | 'reasons'
    | 'kinds'
    | 'pieces'
    | 'tables'
    | 'grids'
    | 'options'
  > {
  readonly options: readonly Bare<GameModel['options'][number]>[];
  readonly kinds: readonly Bare<GameModel['kinds'][number]>[];
  readonly pieces: readonly Bare<GameModel['pieces'][number]>[];
  readonly tables: readonly Bare<GameModel['tables'][number]>[];
  readonly grids: readonly Bare<GameModel['grids'][number]>[];
  readonly fields: readonly Bare<FieldModel>[];
  readonly terms: readonly Bare<TermModel>[];
  /** Phases and the bodies of `at once`; the game is the routine `game`. */
  readonly routines: readonly Routine[];
  /** What actions follow: their lines stand in the actions too, so that nobody needs these to play. */
  readonly rules: readonly Followed[];
  readonly actions: readonly Action[];
  readonly scorings: readonly Scoring[];
  readonly winner: { readonly rank: RankModel; readonly solo?: Expr };
  readonly always: readonly { readonly name: string; readonly condition: Expr }[];
  readonly reasons: readonly string[];
  readonly examples: readonly Example[];
}

/** A declaration, or a fact of an example, without its places. */
export type Bare<T> = T extends unknown ? Omit<T, 'at' | 'conjuncts'> : never;

export interface Example extends Omit<ExampleModel, 'at' | 'facts'> {
  readonly facts: readonly Bare<FactModel>[];
}

export interface Routine {
  readonly name: string;
  /** The local that holds the seat it belongs to. */
  readonly owner?: string;
  readonly params: readonly string[];
  readonly locals: readonly Local[];
  /** What it does, as it is written, without the places of the statements; the blocks are the same made flat. */
  readonly script: Script;
  /** The first block is the start. */
  readonly blocks: readonly Block[];
  /** Where an example may start in the middle: at the decisions, by the actions they offer. */
  readonly decisions: readonly Decision[];
}

export interface Decision {
  readonly block: number;
  readonly actions: readonly string[];
  /** The lets and loop starts on the way to it, worked out from the given situation. */
  readonly before: readonly Step[];
}

/** What a player may do. The `head` is walked to list moves and to explain refusals; the effect is a routine. */
export interface Action {
  readonly name: string;
  readonly owner: string;
  readonly params: readonly string[];
  readonly head: readonly HeadLine[];
  readonly effect: Routine;
  /** The effect holds `require` steps: a move must be tried to know whether it is allowed. */
  readonly tries: boolean;
}

/** `rules`, as they are written. */
export interface Followed {
  readonly name: string;
  readonly owner?: Local;
  readonly params: readonly Local[];
  readonly script: Script;
}

/** `followed`: the `rules` in which the line is written. */
export type HeadLine =
  | { readonly is: 'let'; readonly local: string; readonly value: Expr; readonly followed?: string }
  | {
      readonly is: 'choose';
      readonly local: string;
      readonly from: Expr;
      readonly type: Type;
      readonly several?: 'some' | 'any';
      readonly reason: string;
    }
  | {
      readonly is: 'need';
      readonly condition: Expr;
      readonly when?: Expr;
      readonly reason: string;
      readonly followed?: string;
      /** What it tells about larger sets of the several that are chosen last before it. */
      readonly prunes?: Prunes;
    };

/**
 * A need behind `choose some` or `choose any`, with no other choice between. `growing`: once it holds for a set, it holds
 * for every larger one. `shrinking`: once it fails, it fails for every larger one. `both`: it is the same for all sets.
 * Whoever lists the sets may leave out those of which this says that the need fails.
 */
export type Prunes = 'growing' | 'shrinking' | 'both';

export interface Scoring {
  readonly name: string;
  readonly forEach: Type;
  readonly each: string;
  readonly routine: Routine;
}

export interface Block {
  readonly steps: readonly Step[];
  readonly end: End;
}

export type Step =
  | { readonly do: 'let'; readonly local: string; readonly value: Expr }
  | { readonly do: 'set'; readonly target: Target; readonly value: Expr }
  | {
      readonly do: 'add' | 'remove';
      readonly target: Target;
      readonly value: Expr;
      readonly to: 'number' | 'list' | 'set';
      readonly moreIsLost: boolean;
    }
  /** Pieces leave where they lie and arrive at the end of a place, or as number `position` from the top. */
  | { readonly do: 'move'; readonly what: Expr; readonly to: Target; readonly position?: Expr }
  /** Inside a rank with `tie: share`, `pooled` names the locals that hold the place and the places to pool. */
  | {
      readonly do: 'award';
      readonly scoring: string;
      readonly amount: Expr;
      readonly to: Expr;
      readonly for?: Expr;
      readonly pooled?: { readonly place: string; readonly shared: string };
    }
  /** A condition after a change: if it fails, the move was not allowed and nothing has happened. */
  | { readonly do: 'require'; readonly condition: Expr; readonly when?: Expr; readonly reason: string }
  /** The rules say that this cannot happen. */
  | { readonly do: 'impossible'; readonly rule: string };

export type End =
  | { readonly end: 'jump'; readonly to: number }
  | { readonly end: 'branch'; readonly condition: Expr; readonly then: number; readonly otherwise: number }
  /**
   * The head of a loop. `list` is a hidden local with what is still to come: items, or a count (`times`).
   * When it is empty the loop is over; otherwise the next one goes into `local`.
   */
  | {
      readonly end: 'next';
      readonly list: string;
      readonly local?: string;
      readonly backwards?: true;
      readonly body: number;
      readonly then: number;
    }
  | {
      readonly end: 'call';
      readonly routine: string;
      readonly args: readonly Expr[];
      readonly of?: Expr;
      readonly then: number;
    }
  /** Runs each scoring for each of its values, in order. */
  | { readonly end: 'score'; readonly scoring: string; readonly args: readonly Expr[]; readonly then: number }
  /** One branch for each item of `over`, all at once; goes on when all are through. */
  | {
      readonly end: 'at once';
      readonly over: Expr;
      readonly local: string;
      readonly routine: string;
      readonly captured: readonly string[];
      readonly then: number;
    }
  | Choice
  /** A new face for each piece; with `until` one of the outcomes for which it holds, all equally likely. */
  | { readonly end: 'roll'; readonly what: Expr; readonly until?: Expr; readonly then: number }
  | { readonly end: 'shuffle'; readonly place: Target; readonly then: number }
  | {
      readonly end: 'draw';
      readonly from: Expr;
      readonly into: { readonly local: string } | { readonly target: Target };
      readonly then: number;
      readonly otherwise: number;
    }
  /**
   * Puts the ranking into the hidden local `list`, as items [value, place, places shared…], best first.
   * Where a tie is decided by lot, the picks made so far are in the hidden local `picks`.
   */
  | {
      readonly end: 'rank';
      readonly rank: RankModel;
      readonly list: string;
      readonly picks: string;
      readonly then: number;
    }
  /** Takes the next item off a ranking: its value, its place, and the places it shares. */
  | {
      readonly end: 'next ranked';
      readonly list: string;
      readonly local: string;
      readonly place: string;
      readonly shared: string;
      readonly body: number;
      readonly then: number;
    }
  | { readonly end: 'return' };

export interface Choice {
  readonly end: 'choice';
  readonly who: Expr;
  readonly how: 'must' | 'may' | 'may repeat';
  readonly offers: readonly Offer[];
  /** Where it goes on when nothing is possible, or after a pass. */
  readonly otherwise: number;
}

export interface Offer {
  readonly action: string;
  readonly args: readonly Expr[];
  readonly when?: { readonly condition: Expr; readonly reason: string };
  readonly chosen: readonly { readonly choice: string; readonly local: string }[];
  /** Where it goes on after the action. */
  readonly then: number;
}

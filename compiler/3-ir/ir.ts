import type {
  Bare,
  ExampleModel,
  Expr,
  FactModel,
  GameModel,
  Local,
  OfferModel,
  RankModel,
  Statement,
  Target,
} from '../2-model/model.ts';
import type { Rules } from '../2-model/rules.ts';
import type { Type } from '../2-model/types.ts';

// Its expressions are those of the model: whoever reads this form finds them here.
export type * from '../2-model/expression-model.ts';
export type { Local, MeasureModel, Printed, RankModel, Target, TargetOf, Value } from '../2-model/model.ts';

/**
 * The intermediate form: what a game means, as plain data. A script is a routine of blocks. A block is a list of
 * steps, which never stop, and an end, at which somebody may have to decide. Nothing here knows a file or a line:
 * the same rules give the same bytes, wherever they stand.
 */
export interface Game extends Pick<GameModel, 'name' | 'base' | 'chain' | 'players' | 'imaginary'>, Declared {
  /** Phases and the bodies of `at once`; the game is the routine `game`. */
  readonly routines: readonly Routine[];
  readonly rules: Rules;
  readonly actions: readonly Action[];
  readonly scorings: readonly Scoring[];
  readonly winner: { readonly rank: RankModel; readonly solo?: Expr };
  readonly always: readonly { readonly name: string; readonly condition: Expr }[];
  readonly reasons: readonly string[];
  readonly examples: readonly Example[];
}

/** The declarations that are the same as in the model, without their places. */
type Declared = {
  readonly [Sort in 'options' | 'kinds' | 'pieces' | 'tables' | 'grids' | 'fields' | 'terms']: readonly Bare<
    GameModel[Sort][number]
  >[];
};

type StatementOf<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

export interface Example extends Omit<ExampleModel, 'at' | 'facts'> {
  readonly facts: readonly Bare<FactModel>[];
}

export interface Routine {
  readonly name: string;
  /** The local that holds the seat it belongs to. */
  readonly owner?: string;
  readonly params: readonly string[];
  readonly locals: readonly Local[];
  /**
   * In the order written; the first is the start. A routine that never stops is one block, which ends in `return`. No block
   * only leads on to another, and all can be come to.
   */
  readonly blocks: readonly Block[];
  /** The loops that may stop inside; steps and ends name them by their position here. */
  readonly loops: readonly Loop[];
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
  /** The effect holds `need` steps: a move must be tried to know whether it is allowed. */
  readonly tries: boolean;
}

export type HeadLine =
  | Bare<StatementOf<'let'>>
  | (Omit<Bare<StatementOf<'choose'>>, 'surely'> & { readonly type: Type; readonly reason: string })
  /**
   * `prunes`: what it tells about larger sets of the several that are chosen last before it. `full`: where this holds for a set that
   * meets the need, a set with one more does not.
   */
  | (Bare<StatementOf<'need'>> & { readonly prunes?: Prunes; readonly full?: Expr });

/**
 * A need behind `choose some` or `choose any`, with no other choice between. `growing`: once it holds for a set, it holds
 * for every larger one. `shrinking`: once it fails, it fails for every larger one. `both`: it is the same for all sets.
 * A listing of the sets may leave out those for which this says that the need fails.
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

/**
 * A statement that never stops, with all that is inside of it. A `need` here stands behind a change: if it fails, the move was not
 * allowed and nothing has happened.
 */
export type Step =
  | Bare<StatementOf<'let' | 'set' | 'add' | 'remove' | 'move' | 'need' | 'do' | 'score'>>
  /** Inside a rank with `tie: share`, `pooled` names the locals that hold the place and how many share it. */
  | (Bare<StatementOf<'award'>> & {
      readonly scoring: string;
      readonly pooled?: { readonly place: string; readonly shared: string };
    })
  /** The rules say that this cannot happen. */
  | { readonly is: 'impossible'; readonly rule: string }
  | {
      readonly is: 'if';
      readonly branches: readonly { readonly condition: Expr; readonly body: readonly Step[] }[];
      readonly otherwise: readonly Step[];
    }
  /** A number of times, while a condition holds, or until the routine is left. */
  | { readonly is: 'repeat'; readonly times?: Expr; readonly while?: Expr; readonly body: readonly Step[] }
  /** What it goes through is settled before the first pass. */
  | {
      readonly is: 'for each';
      readonly local: string;
      readonly in: Expr;
      readonly backwards: boolean;
      readonly body: readonly Step[];
    }
  /** Best first; `shared` is the local that holds how many share the place. */
  | {
      readonly is: 'rank';
      readonly rank: RankModel;
      readonly place: string;
      readonly shared: string;
      readonly body: readonly Step[];
    }
  /** The routine ends here. Only in a routine that never stops: in others it is an end. */
  | { readonly is: 'leave' }
  /**
   * Begins a loop that counts or has items; the end `next` takes the next one. `isInside`: in its first pass, as an example
   * finds it that starts in the middle of it. A ranking is then in the pass of the first who could be ranked,
   * in place 1, and nobody comes after.
   */
  | { readonly is: 'start'; readonly loop: number; readonly isInside: boolean };

/** A loop that may stop inside. */
export type Loop =
  /** For as long as something holds, or until it is left. */
  | { readonly over: 'condition'; readonly condition?: Expr }
  | { readonly over: 'times'; readonly times: Expr }
  | {
      readonly over: 'items';
      readonly local: string;
      readonly in: Expr;
      readonly backwards: boolean;
    }
  /** It is started by the end `rank`, as chance may have to decide a tie. */
  | {
      readonly over: 'ranking';
      readonly rank: RankModel;
      readonly place: string;
      readonly shared: string;
    };

export type End =
  | { readonly end: 'jump'; readonly to: number }
  | { readonly end: 'branch'; readonly condition: Expr; readonly then: number; readonly otherwise: number }
  /** The head of a loop: if it goes on, the next item goes into the local, and the body follows. */
  | { readonly end: 'next'; readonly loop: number; readonly body: number; readonly then: number }
  /** Runs a routine: a phase by its name, or `scoring NAME`. */
  | {
      readonly end: 'call';
      readonly routine: string;
      readonly args: readonly Expr[];
      readonly of?: Expr;
      readonly then: number;
    }
  /** One branch for each item of `over`, all at once; goes on when all are through. */
  | {
      readonly end: 'at once';
      readonly over: Expr;
      readonly local: string;
      readonly routine: string;
      /** The locals from outside that the branches look at: they take them along. */
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
  /** Ranks for a loop; where a tie is decided by lot, it stops for every lot. */
  | { readonly end: 'rank'; readonly loop: number; readonly then: number }
  | { readonly end: 'return' };

export interface Choice extends Pick<StatementOf<'decide'>, 'who' | 'how'> {
  readonly end: 'choice';
  readonly offers: readonly Offer[];
  /** Where it goes on when nothing is possible, or after a pass. */
  readonly otherwise: number;
  /** Where it goes on in the end, behind all that stands below it. */
  readonly after: number;
}

export interface Offer extends Omit<OfferModel, 'body' | 'at'> {
  /** Where it goes on after the action. */
  readonly then: number;
}

export type Term = Game['terms'][number];
export type Table = Game['tables'][number];

export type StepOf<Is extends Step['is']> = Extract<Step, { is: Is }>;
export type EndOf<Is extends End['end']> = Extract<End, { end: Is }>;
export type LoopOf<Over extends Loop['over']> = Extract<Loop, { over: Over }>;
export type LineOf<Is extends HeadLine['is']> = Extract<HeadLine, { is: Is }>;
export type Choose = LineOf<'choose'>;
export type Need = LineOf<'need'>;

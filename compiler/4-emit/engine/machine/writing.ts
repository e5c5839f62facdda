import type { Expr } from '../../../2-model/expression-model.ts';
import type { Type } from '../../../2-model/types.ts';
import type { Action, Choice, Local, Offer as OfferOfRules, Routine, Step } from '../../../3-ir/ir.ts';
import type { Case, Code, Name, Stmt } from '../../code/tree.ts';
import type { Emitter, Writer } from '../emitter.ts';
import type { Codes } from '../moves/codes.ts';
import type { Frames } from './frames.ts';

/** What the parts of the machine need of the whole; `machine.ts` puts them together. */
export interface MachineWriter {
  readonly e: Emitter;
  readonly frames: Frames;
  readonly cases: Case[];
  /** Where a player decides, and where chance does, as far as they are written. */
  readonly decisions: DecisionSite[];
  readonly chances: ChanceSite[];
  /** The frame of a routine, which is written when it is first asked for. */
  phase(name: string): Frame;
  effect(action: Action): Frame;
  /** A step of a block: what it names, other blocks may look at, so that names lie in the frame. */
  step(w: Writer, step: Step, written: Written): void;
  loop(w: Writer, number: number, written: Written): LoopCode;
}

/** Where a routine keeps its names while it waits: every name has a place of its own, since nothing recurses. */
export interface Frame {
  readonly name: string;
  readonly owner: string | undefined;
  /** It may run for several players at a time. */
  readonly isShared: boolean;
  /** It is what players do at once: their scripts are over when it is. */
  readonly isBranch: boolean;
  readonly slots: Map<string, Code>;
  readonly locals: Map<string, Local>;
  /** Owner and parameters: they never change while the routine runs. */
  readonly fixed: readonly string[];
  /** What players have chosen: it changes only where a move is played. */
  readonly chosen: Set<string>;
  /** The word that says where to go on after the routine. */
  readonly back: Code;
  readonly entry: Case;
}

/** A routine that is being written: a case for each of its blocks. */
export interface Written {
  readonly machine: MachineWriter;
  readonly routine: Routine;
  readonly frame: Frame;
  readonly cases: readonly Case[];
  readonly loops: Map<number, LoopCode>;
}

/** A block that is being written. */
export interface Writing extends Written {
  /** The number of the block. */
  readonly number: number;
  readonly w: Writer;
}

/** A loop that may stop inside: what it goes through is kept in the frame, and how far it has come. */
export interface LoopCode {
  /** Begins it, or puts it in its first pass. */
  start(w: Writer, isInside: boolean): void;
  readonly isOver: Code;
  /** Takes the next one. */
  readonly take: readonly Stmt[];
  /** Where a ranking is kept: how many there are, then value, place and how many share it for each. */
  readonly list?: Code;
}

/** An offer of the rules, with the codes of its moves. */
export interface Offer extends Omit<OfferOfRules, 'action' | 'then'> {
  readonly action: Action;
  readonly first: number;
  readonly codes: readonly Codes[];
  readonly then: Case;
}

/** A decision of the rules, and the case in which the script waits for it. */
export interface DecisionSite {
  readonly index: number;
  readonly phase: string;
  readonly frame: Frame;
  readonly how: Choice['how'];
  readonly offers: readonly Offer[];
  readonly otherwise: Case;
  /** Where the script stands while it waits, and goes on with the move. */
  readonly case: Case;
  /** The names of the frame that its offers look at; they are passed to the functions below. */
  readonly looksAt: readonly string[];
  readonly who: Expr;
  readonly whoLocal: string | undefined;
  readonly list: Name;
  readonly explain: Name;
  readonly written: Written;
  /** How an example finds it in the middle of a phase: what is set on the way there. */
  readonly before: readonly Step[];
}

/** Where chance decides: the case in which the script waits if the outcome is supplied. */
export interface ChanceSite {
  readonly case: Case;
  readonly routine: Routine;
  /** 0 roll, 1 shuffle, 2 draw, 3 lot. */
  readonly kind: number;
  readonly type: Type;
  /** What the rules call that which is drawn: a field, or a name of their own. */
  readonly name?: string;
  /** Fills the list `EVENT` with the pieces or options. */
  readonly event: readonly Stmt[];
  /** The most pieces or options that it can hold. */
  readonly most: number;
  /** For a roll until something holds: where the faces are, and the function that looks for such an outcome. */
  readonly until?: { readonly faces: Name; readonly seek: Name };
}

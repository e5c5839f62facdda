import type { Action, Routine, Step } from '../../../3-ir/ir.ts';
import type { Case, Code, Stmt } from '../../code/tree.ts';
import type { Emitter, Frame, Writer } from '../emitter.ts';
import type { Frames } from './frames.ts';

/** What the parts of the machine need of the whole; `machine.ts` puts them together. */
export interface MachineWriter {
  readonly e: Emitter;
  readonly frames: Frames;
  readonly cases: Case[];
  /** The frame of a routine, which is written when it is first asked for. */
  phase(name: string): Frame;
  effect(action: Action): Frame;
  /** A step of a block: what it names, other blocks may look at, so that names lie in the frame. */
  step(w: Writer, step: Step, written: Written): void;
  loop(w: Writer, number: number, written: Written): LoopCode;
}

/** A routine that is being written: a case for each of its blocks. */
export interface Written {
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

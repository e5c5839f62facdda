import type { Func, Name } from '../code/tree.ts';
import { I32, OP, signed, unsigned } from './bytes.ts';
import type { WasmContext } from './context.ts';

/** What surrounds the code that is being written, innermost last; `label` is for `break` and `continue`. */
export interface OpenBlock {
  readonly is: 'plain' | 'break' | 'continue' | 'return';
  readonly label?: Name | undefined;
  /** Of a block behind which a case of a machine stands: what is switched on, and the numbers of the case. */
  readonly case?: { readonly on: Name; readonly numbers: readonly number[] };
}

/** The body of a function while it is being written: its bytes, its locals, and the blocks that are open. */
export class Writer {
  protected readonly context: WasmContext;
  protected readonly func: Func;
  protected readonly out: number[] = [];
  protected readonly frames: OpenBlock[] = [];
  protected locals = new Map<Name, number>();
  protected count: number;
  /** Locals that nothing needs at the moment. */
  protected readonly spare: number[] = [];
  readonly #paramCount: number;

  constructor(func: Func, context: WasmContext) {
    this.func = func;
    this.context = context;
    func.params.forEach(({ name }, index) => {
      this.locals.set(name, index);
    });
    this.#paramCount = func.params.length;
    this.count = func.params.length;
  }

  /** What was written, as a module holds it: behind its length and its locals. */
  protected whole(): number[] {
    const own = this.count - this.#paramCount;
    const locals = own === 0 ? [0] : [1, ...unsigned(own), I32];
    return [...unsigned(locals.length + this.out.length), ...locals, ...this.out];
  }

  // ---- places for values

  protected local(name: Name): number {
    const known = this.locals.get(name);
    if (known !== undefined) return known;
    this.locals.set(name, this.count);
    return this.count++;
  }

  protected take(): number {
    return this.spare.pop() ?? this.count++;
  }

  protected op(...bytes: readonly number[]): void {
    this.out.push(...bytes);
  }

  protected number(value: number): void {
    this.op(OP.const, ...signed(value));
  }

  protected get(local: number): void {
    this.op(OP.localGet, ...unsigned(local));
  }

  protected set(local: number): void {
    this.op(OP.localSet, ...unsigned(local));
  }

  protected tee(local: number): void {
    this.op(OP.localTee, ...unsigned(local));
  }

  // ---- blocks

  protected enter(is: OpenBlock['is'], op: number, gives: number, label?: Name): OpenBlock {
    return this.open({ is, label }, op, gives);
  }

  protected open(frame: OpenBlock, op: number, gives: number): OpenBlock {
    this.frames.push(frame);
    this.op(op, gives);
    return frame;
  }

  protected leave(): void {
    this.frames.pop();
    this.op(OP.end);
  }

  protected depthOf(frame: OpenBlock): number {
    return this.frames.length - 1 - this.frames.lastIndexOf(frame);
  }

  /** How many frames out the one is that something leaves. */
  protected depth(is: OpenBlock['is'], label?: Name): number {
    const at = this.frames.findLastIndex(
      (frame) => frame.is === is && (label ? frame.label === label : is !== 'break' || !frame.label),
    );
    if (at < 0) throw new Error(`there is nothing to ${is}`);
    return this.frames.length - 1 - at;
  }
}

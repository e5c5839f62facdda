import type { BinaryOp, Code, Name } from '../code/tree.ts';
import { lowestBitOf, positionOf } from './addresses.ts';
import { I32, NOTHING, OP, unsigned } from './bytes.ts';
import { combined, isZero, KNOWN, operation, UNSIGNED } from './operations.ts';
import { isUnsigned } from './unsigned.ts';
import { type OpenBlock, Writer } from './writer.ts';

/** Whether a number lies within bounds that are known. */
interface Range {
  readonly value: Name;
  readonly from: number;
  readonly to: number;
  readonly isInside: boolean;
}

/** Writes what gives a value: each is left on the stack. */
export abstract class Values extends Writer {
  /** What the parameters of a call stand for that was replaced by what it does, where that is known. */
  protected bound: ReadonlyMap<Name, number> = new Map();

  /** Leaves what is returned, if anything is; whether something is. */
  protected abstract call(code: Extract<Code, { is: 'call' }>): boolean;

  /** Leaves the value of an expression. */
  value(code: Code): void {
    switch (code.is) {
      case 'number':
        this.number(code.value);
        return;
      case 'truth':
        this.number(code.value ? 1 : 0);
        return;
      case 'text':
        this.number(this.context.text(code.value));
        return;
      case 'name':
        this.name(code.name);
        return;
      case 'item': {
        const offset = this.address(code);
        this.op(OP.load, 2, ...unsigned(offset));
        return;
      }
      case 'unary':
        this.unary(code);
        return;
      case 'binary':
        this.binary(code);
        return;
      case 'either':
        this.either(code);
        return;
      case 'assign':
        this.assign(code, true);
        return;
      case 'step':
        this.step(code, true);
        return;
      case 'call':
        this.call(code);
        return;
      default:
        throw new Error(`WebAssembly has no ${code.is}`);
    }
  }

  protected name(name: Name): void {
    const constant = this.constant(name);
    if (constant !== undefined) {
      this.number(constant);
      return;
    }
    const global = this.context.global(name);
    if (global !== undefined) {
      this.op(OP.globalGet, ...unsigned(global));
      return;
    }
    const local = this.locals.get(name);
    if (local === undefined) throw new Error(`nothing holds ${name.hint}`);
    this.get(local);
  }

  protected constant(name: Name): number | undefined {
    return this.bound.get(name) ?? this.context.constant(name);
  }

  protected either({ test, then, otherwise }: Extract<Code, { is: 'either' }>): void {
    const known = this.known(test);
    if (known !== undefined) {
      this.value(known === 0 ? otherwise : then);
      return;
    }
    this.choose(
      test,
      I32,
      () => this.value(then),
      () => this.value(otherwise),
    );
  }

  /** `&&` and `||` where they are not asked but give a value. */
  protected both(code: Extract<Code, { is: 'binary' }>): void {
    const range = this.rangeOf(code);
    if (range) {
      this.inRange(range);
      return;
    }
    const { op, left, right } = code;
    const known = this.known(left);
    if (known !== undefined) {
      if ((known === 0) === (op === '||')) this.value(right);
      else this.number(known);
      return;
    }
    const held = this.take();
    this.value(left);
    if (op === '||') this.tee(held);
    this.enter('plain', OP.if, I32);
    if (op === '||') this.get(held);
    else this.value(right);
    this.op(OP.else);
    if (op === '||') this.value(right);
    else this.number(0);
    this.leave();
    this.spare.push(held);
  }

  // ---- conditions

  /** Does one of two things. */
  protected choose(test: Code, gives: number, then: () => void, otherwise?: () => void): void {
    if (test.is === 'binary' && (test.op === '&&' || test.op === '||') && !this.rangeOf(test)) {
      // Each part leads on to what is done, or to what is done otherwise, without a truth value in between.
      if (otherwise) this.enter('plain', OP.block, gives);
      const elsewhere = this.enter('plain', OP.block, NOTHING);
      this.jump(test, false, elsewhere);
      then();
      if (otherwise) this.op(OP.br, 1);
      this.leave();
      if (!otherwise) return;
      otherwise();
      this.leave();
      return;
    }
    this.value(test);
    this.enter('plain', OP.if, gives);
    then();
    if (otherwise) {
      this.op(OP.else);
      otherwise();
    }
    this.leave();
  }

  /** Leaves a block where something holds, or does not hold. */
  protected jump(test: Code, when: boolean, to: OpenBlock): void {
    if (test.is === 'unary' && test.op === '!') {
      this.jump(test.of, !when, to);
      return;
    }
    const known = this.known(test);
    if (known !== undefined) {
      if ((known !== 0) === when) this.op(OP.br, ...unsigned(this.depthOf(to)));
      return;
    }
    if (test.is === 'binary' && (test.op === '&&' || test.op === '||') && !this.rangeOf(test)) {
      if ((test.op === '||') === when) {
        this.jump(test.left, when, to);
        this.jump(test.right, when, to);
        return;
      }
      const here = this.enter('plain', OP.block, NOTHING);
      this.jump(test.left, !when, here);
      this.jump(test.right, when, to);
      this.leave();
      return;
    }
    this.value(test);
    if (!when) this.op(OP.eqz);
    this.op(OP.brIf, ...unsigned(this.depthOf(to)));
  }

  protected inRange({ value, from, to, isInside }: Range): void {
    this.name(value);
    if (from !== 0) {
      this.number(from);
      this.op(OP.sub);
    }
    this.number(to - from);
    this.op(isInside ? OP.leU : OP.gtU);
  }

  /** Whether a number lies between two others that are known: one comparison. */
  protected rangeOf(test: Extract<Code, { is: 'binary' }>): Range | undefined {
    const isInside = test.op === '&&';
    if (!isInside && test.op !== '||') return undefined;
    const [low, high] = [test.left, test.right];
    if (low.is !== 'binary' || low.op !== (isInside ? '>=' : '<') || low.left.is !== 'name') return undefined;
    if (high.is !== 'binary' || high.op !== (isInside ? '<=' : '>') || high.left.is !== 'name')
      return undefined;
    const value = low.left.name;
    const [from, to] = [this.known(low.right), this.known(high.right)];
    if (high.left.name !== value || this.isUnsigned(low.left) || this.constant(value) !== undefined)
      return undefined;
    return from === undefined || to === undefined || from > to || to - from > 0x7fffffff
      ? undefined
      : { value, from, to, isInside };
  }

  /** Leaves the address of a word without the offset, which is given back. */
  protected address({ of, at }: Extract<Code, { is: 'item' }>): number {
    const start = of.is === 'name' ? this.context.array(of.name) : undefined;
    if (start === undefined) throw new Error('only words of the memory have an address');
    const { fixed, extra, rest } = positionOf(at, (code) => this.known(code));
    const offset = start + 4 * fixed;
    const [first, ...others] = offset < 0 ? [at] : rest;
    if (!first) {
      this.number(0);
      return offset;
    }
    this.value(first);
    for (const other of others) {
      this.value(other);
      this.op(OP.add);
    }
    this.number(2);
    this.op(OP.shl);
    if (offset < 0) return start;
    if (extra > 0) {
      this.number(4 * extra);
      this.op(OP.add);
    }
    return offset;
  }

  /** The value of an expression that is known. */
  protected known(code: Code): number | undefined {
    if (code.is === 'number') return code.value;
    if (code.is === 'name') return this.constant(code.name);
    if (code.is === 'truth') return code.value ? 1 : 0;
    if (code.is !== 'binary') return undefined;
    const work = KNOWN[code.op];
    const left = work && this.known(code.left);
    const right = left === undefined ? undefined : this.known(code.right);
    return left === undefined || right === undefined ? undefined : work!(left, right);
  }

  protected unary({ op, of }: Extract<Code, { is: 'unary' }>): void {
    if (op === '-') {
      this.number(0);
      this.value(of);
      this.op(OP.sub);
      return;
    }
    this.value(of);
    if (op === '!') {
      this.op(OP.eqz);
      return;
    }
    this.number(-1);
    this.op(OP.xor);
  }

  protected binary(code: Extract<Code, { is: 'binary' }>): void {
    const { op, left, right } = code;
    if (op === '&&' || op === '||') {
      this.both(code);
      return;
    }
    const known = this.known(code);
    if (known !== undefined) {
      this.number(known);
      return;
    }
    // A quotient is written as `(a / b) | 0`.
    if (op === '|' && isZero(right) && left.is === 'binary' && left.op === '/') {
      this.quotient(left);
      return;
    }
    if ((op === '|' || op === '>>') && isZero(right)) {
      this.value(left);
      return;
    }
    if (op === '>>>' && isZero(right)) {
      this.value(left);
      return;
    }
    if ((op === '===' || op === '!==') && isZero(right)) {
      this.value(left);
      this.op(OP.eqz);
      if (op === '!==') this.op(OP.eqz);
      return;
    }
    const lowest = op === '-' ? lowestBitOf(left, right) : undefined;
    if (lowest) {
      if (lowest.first) this.value(lowest.first);
      this.value(lowest.bits);
      this.op(OP.ctz);
      if (lowest.first) this.op(OP.add);
      return;
    }
    this.value(left);
    this.value(right);
    const isUnsigned = this.isUnsigned(left) || this.isUnsigned(right);
    this.op(isUnsigned ? (UNSIGNED[op] ?? operation(op)) : operation(op));
  }

  protected quotient({ left, right }: Extract<Code, { is: 'binary' }>): void {
    this.value(left);
    this.value(right);
    this.op(this.isUnsigned(left) ? OP.divU : OP.divS);
  }

  protected isUnsigned(code: Code): boolean {
    return isUnsigned(code, this.context.unsigned);
  }

  protected assign(code: Extract<Code, { is: 'assign' }>, isWanted: boolean): void {
    const { op, to, value } = code;
    if (to.is === 'name') {
      this.value(op === '=' ? value : combined(op, to, value));
      const global = this.context.global(to.name);
      if (global !== undefined) {
        this.op(OP.globalSet, ...unsigned(global));
        if (isWanted) this.name(to.name);
      } else if (isWanted) this.tee(this.local(to.name));
      else this.set(this.local(to.name));
      return;
    }
    if (to.is !== 'item') throw new Error(`nothing can be assigned to ${to.is}`);
    const offset = this.address(to);
    if (op !== '=') this.loadAgain(offset);
    this.value(value);
    if (op !== '=') this.op(operation(op.slice(0, -1) as BinaryOp));
    const result = isWanted ? this.take() : -1;
    if (isWanted) this.tee(result);
    this.op(OP.store, 2, ...unsigned(offset));
    if (!isWanted) return;
    this.get(result);
    this.spare.push(result);
  }

  /** Leaves the word whose address lies on the stack, and the address below it. */
  protected loadAgain(offset: number): void {
    const address = this.take();
    this.tee(address);
    this.get(address);
    this.op(OP.load, 2, ...unsigned(offset));
    this.spare.push(address);
  }

  protected step({ op, of, after }: Extract<Code, { is: 'step' }>, isWanted: boolean): void {
    const change = op === '++' ? OP.add : OP.sub;
    if (of.is === 'name') {
      if (this.context.global(of.name) !== undefined) throw new Error(`${of.name.hint} cannot be counted`);
      if (isWanted && after) this.name(of.name);
      this.name(of.name);
      this.number(1);
      this.op(change);
      const local = this.local(of.name);
      if (isWanted && !after) this.tee(local);
      else this.set(local);
      return;
    }
    if (of.is !== 'item') throw new Error(`${of.is} cannot be counted`);
    const offset = this.address(of);
    this.loadAgain(offset);
    const result = this.take();
    if (isWanted && after) this.tee(result);
    this.number(1);
    this.op(change);
    if (isWanted && !after) this.tee(result);
    this.op(OP.store, 2, ...unsigned(offset));
    if (isWanted) this.get(result);
    this.spare.push(result);
  }
}

import type { BinaryOp, Code, Name } from '../code/tree.ts';
import { lowestBitOf, positionOf } from './addresses.ts';
import { I32, OP, unsigned } from './bytes.ts';
import { combined, isZero, KNOWN, operation, UNSIGNED } from './operations.ts';
import { isUnsigned } from './unsigned.ts';
import { Writer } from './writer.ts';

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
      case 'either': {
        const known = this.known(code.test);
        if (known !== undefined) {
          this.value(known === 0 ? code.otherwise : code.then);
          return;
        }
        this.value(code.test);
        this.enter('plain', OP.if, I32);
        this.value(code.then);
        this.op(OP.else);
        this.value(code.otherwise);
        this.leave();
        return;
      }
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
    if (op === '&&') {
      this.value(left);
      this.enter('plain', OP.if, I32);
      this.value(right);
      this.op(OP.else);
      this.number(0);
      this.leave();
      return;
    }
    if (op === '||') {
      const held = this.take();
      this.value(left);
      this.tee(held);
      this.enter('plain', OP.if, I32);
      this.get(held);
      this.op(OP.else);
      this.value(right);
      this.leave();
      this.spare.push(held);
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
      if (op === '=') this.value(value);
      else this.value(combined(op, to, value));
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
    const held: number[] = [];
    if (op === '=') this.value(value);
    else {
      const address = this.take();
      held.push(address);
      this.tee(address);
      this.get(address);
      this.op(OP.load, 2, ...unsigned(offset));
      this.value(value);
      this.op(operation(op.slice(0, -1) as BinaryOp));
    }
    const result = isWanted ? this.take() : -1;
    if (isWanted) this.tee(result);
    this.op(OP.store, 2, ...unsigned(offset));
    if (isWanted) {
      this.get(result);
      held.push(result);
    }
    this.spare.push(...held);
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
    const [address, result] = [this.take(), this.take()];
    const offset = this.address(of);
    this.tee(address);
    this.get(address);
    this.op(OP.load, 2, ...unsigned(offset));
    if (isWanted && after) this.tee(result);
    this.number(1);
    this.op(change);
    if (isWanted && !after) this.tee(result);
    this.op(OP.store, 2, ...unsigned(offset));
    if (isWanted) this.get(result);
    this.spare.push(address, result);
  }
}

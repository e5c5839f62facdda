import type { BinaryOp, Code, Func, Name, Stmt } from '../code/tree.ts';
import { codesIn, isPure } from '../code/walk.ts';
import { lowestBitOf, positionOf } from './addresses.ts';
import { I32, NOTHING, OP, signed, unsigned } from './bytes.ts';
import { combined, isZero, KNOWN, operation, UNSIGNED } from './operations.ts';
import { isUnsigned } from './unsigned.ts';

/** What the functions of a module share. */
export interface WasmContext {
  /** The value of a constant of the program. */
  constant(name: Name): number | undefined;
  /** The number of a variable of the program. */
  global(name: Name): number | undefined;
  /** Where the words of an array begin, in bytes. */
  array(name: Name): number | undefined;
  /** The number of a text, for whoever shows it. */
  text(value: string): number;
  function(name: Name): Callee;
  /** Whether the call of a function is replaced by what it does. */
  replaces(caller: Name, called: Name): boolean;
  /** Names that hold whole numbers from 0 to 2^32 - 1, and functions that give such. */
  readonly unsigned: ReadonlySet<Name>;
}

export interface Callee {
  readonly index: number;
  /** None: a function of the host. */
  readonly func?: Func;
  readonly isVoid: boolean;
  /** It never comes back. */
  readonly isFatal: boolean;
}

/** A function as the bytes of its body. */
export function printFunction(func: Func, context: WasmContext): number[] {
  return new Body(func, context).bytes();
}

/** What surrounds the code that is being written, innermost last; `label` is for `break` and `continue`. */
interface Frame {
  readonly is: 'plain' | 'break' | 'continue' | 'return';
  readonly label?: Name | undefined;
}

class Body {
  readonly #context: WasmContext;
  readonly #out: number[] = [];
  readonly #frames: Frame[] = [];
  readonly #paramCount: number;
  #locals = new Map<Name, number>();
  /** What the parameters of a call stand for that was replaced by what it does, where that is known. */
  #bound: ReadonlyMap<Name, number> = new Map();
  #count: number;
  /** Whether a return leaves a call that was replaced by what it does. */
  #isInlined = false;
  readonly #func: Func;
  #spare: number[] = [];

  constructor(func: Func, context: WasmContext) {
    this.#func = func;
    this.#context = context;
    func.params.forEach(({ name }, index) => {
      this.#locals.set(name, index);
    });
    this.#paramCount = func.params.length;
    this.#count = func.params.length;
  }

  bytes(): number[] {
    this.#statements(this.#func.body);
    if (this.#func.returns !== 'void') this.#out.push(OP.unreachable);
    this.#out.push(OP.end);
    const own = this.#count - this.#paramCount;
    const locals = own === 0 ? [0] : [1, ...unsigned(own), I32];
    return [...unsigned(locals.length + this.#out.length), ...locals, ...this.#out];
  }

  // ---- places for values

  #local(name: Name): number {
    const known = this.#locals.get(name);
    if (known !== undefined) return known;
    this.#locals.set(name, this.#count);
    return this.#count++;
  }

  #take(): number {
    return this.#spare.pop() ?? this.#count++;
  }

  #op(...bytes: readonly number[]): void {
    this.#out.push(...bytes);
  }

  #number(value: number): void {
    this.#op(OP.const, ...signed(value));
  }

  #get(local: number): void {
    this.#op(OP.localGet, ...unsigned(local));
  }

  #set(local: number): void {
    this.#op(OP.localSet, ...unsigned(local));
  }

  #tee(local: number): void {
    this.#op(OP.localTee, ...unsigned(local));
  }

  // ---- values

  /** Leaves the value of an expression. */
  value(code: Code): void {
    switch (code.is) {
      case 'number':
        this.#number(code.value);
        return;
      case 'truth':
        this.#number(code.value ? 1 : 0);
        return;
      case 'text':
        this.#number(this.#context.text(code.value));
        return;
      case 'name':
        this.#name(code.name);
        return;
      case 'item': {
        const offset = this.#address(code);
        this.#op(OP.load, 2, ...unsigned(offset));
        return;
      }
      case 'unary':
        this.#unary(code);
        return;
      case 'binary':
        this.#binary(code);
        return;
      case 'either': {
        const known = this.#known(code.test);
        if (known !== undefined) {
          this.value(known === 0 ? code.otherwise : code.then);
          return;
        }
        this.value(code.test);
        this.#enter('plain', OP.if, I32);
        this.value(code.then);
        this.#op(OP.else);
        this.value(code.otherwise);
        this.#leave();
        return;
      }
      case 'assign':
        this.#assign(code, true);
        return;
      case 'step':
        this.#step(code, true);
        return;
      case 'call':
        this.#call(code);
        return;
      default:
        throw new Error(`WebAssembly has no ${code.is}`);
    }
  }

  #name(name: Name): void {
    const constant = this.#constant(name);
    if (constant !== undefined) {
      this.#number(constant);
      return;
    }
    const global = this.#context.global(name);
    if (global !== undefined) {
      this.#op(OP.globalGet, ...unsigned(global));
      return;
    }
    const local = this.#locals.get(name);
    if (local === undefined) throw new Error(`nothing holds ${name.hint}`);
    this.#get(local);
  }

  #constant(name: Name): number | undefined {
    return this.#bound.get(name) ?? this.#context.constant(name);
  }

  /** Leaves the address of a word without the offset, which is given back. */
  #address({ of, at }: Extract<Code, { is: 'item' }>): number {
    const start = of.is === 'name' ? this.#context.array(of.name) : undefined;
    if (start === undefined) throw new Error('only words of the memory have an address');
    const { fixed, extra, rest } = positionOf(at, (code) => this.#known(code));
    const offset = start + 4 * fixed;
    const [first, ...others] = offset < 0 ? [at] : rest;
    if (!first) {
      this.#number(0);
      return offset;
    }
    this.value(first);
    for (const other of others) {
      this.value(other);
      this.#op(OP.add);
    }
    this.#number(2);
    this.#op(OP.shl);
    if (offset < 0) return start;
    if (extra > 0) {
      this.#number(4 * extra);
      this.#op(OP.add);
    }
    return offset;
  }

  /** The value of an expression that is known. */
  #known(code: Code): number | undefined {
    if (code.is === 'number') return code.value;
    if (code.is === 'name') return this.#constant(code.name);
    if (code.is === 'truth') return code.value ? 1 : 0;
    if (code.is !== 'binary') return undefined;
    const work = KNOWN[code.op];
    const left = work && this.#known(code.left);
    const right = left === undefined ? undefined : this.#known(code.right);
    return left === undefined || right === undefined ? undefined : work!(left, right);
  }

  #unary({ op, of }: Extract<Code, { is: 'unary' }>): void {
    if (op === '-') {
      this.#number(0);
      this.value(of);
      this.#op(OP.sub);
      return;
    }
    this.value(of);
    if (op === '!') {
      this.#op(OP.eqz);
      return;
    }
    this.#number(-1);
    this.#op(OP.xor);
  }

  #binary(code: Extract<Code, { is: 'binary' }>): void {
    const { op, left, right } = code;
    if (op === '&&') {
      this.value(left);
      this.#enter('plain', OP.if, I32);
      this.value(right);
      this.#op(OP.else);
      this.#number(0);
      this.#leave();
      return;
    }
    if (op === '||') {
      const held = this.#take();
      this.value(left);
      this.#tee(held);
      this.#enter('plain', OP.if, I32);
      this.#get(held);
      this.#op(OP.else);
      this.value(right);
      this.#leave();
      this.#spare.push(held);
      return;
    }
    const known = this.#known(code);
    if (known !== undefined) {
      this.#number(known);
      return;
    }
    // A quotient is written as `(a / b) | 0`.
    if (op === '|' && isZero(right) && left.is === 'binary' && left.op === '/') {
      this.#quotient(left);
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
      this.#op(OP.eqz);
      if (op === '!==') this.#op(OP.eqz);
      return;
    }
    const lowest = op === '-' ? lowestBitOf(left, right) : undefined;
    if (lowest) {
      if (lowest.first) this.value(lowest.first);
      this.value(lowest.bits);
      this.#op(OP.ctz);
      if (lowest.first) this.#op(OP.add);
      return;
    }
    this.value(left);
    this.value(right);
    const isUnsigned = this.#isUnsigned(left) || this.#isUnsigned(right);
    this.#op(isUnsigned ? (UNSIGNED[op] ?? operation(op)) : operation(op));
  }

  #quotient({ left, right }: Extract<Code, { is: 'binary' }>): void {
    this.value(left);
    this.value(right);
    this.#op(this.#isUnsigned(left) ? OP.divU : OP.divS);
  }

  #isUnsigned(code: Code): boolean {
    return isUnsigned(code, this.#context.unsigned);
  }

  #assign(code: Extract<Code, { is: 'assign' }>, isWanted: boolean): void {
    const { op, to, value } = code;
    if (to.is === 'name') {
      if (op === '=') this.value(value);
      else this.value(combined(op, to, value));
      const global = this.#context.global(to.name);
      if (global !== undefined) {
        this.#op(OP.globalSet, ...unsigned(global));
        if (isWanted) this.#name(to.name);
      } else if (isWanted) this.#tee(this.#local(to.name));
      else this.#set(this.#local(to.name));
      return;
    }
    if (to.is !== 'item') throw new Error(`nothing can be assigned to ${to.is}`);
    const offset = this.#address(to);
    const held: number[] = [];
    if (op === '=') this.value(value);
    else {
      const address = this.#take();
      held.push(address);
      this.#tee(address);
      this.#get(address);
      this.#op(OP.load, 2, ...unsigned(offset));
      this.value(value);
      this.#op(operation(op.slice(0, -1) as BinaryOp));
    }
    const result = isWanted ? this.#take() : -1;
    if (isWanted) this.#tee(result);
    this.#op(OP.store, 2, ...unsigned(offset));
    if (isWanted) {
      this.#get(result);
      held.push(result);
    }
    this.#spare.push(...held);
  }

  #step({ op, of, after }: Extract<Code, { is: 'step' }>, isWanted: boolean): void {
    const change = op === '++' ? OP.add : OP.sub;
    if (of.is === 'name') {
      if (this.#context.global(of.name) !== undefined) throw new Error(`${of.name.hint} cannot be counted`);
      if (isWanted && after) this.#name(of.name);
      this.#name(of.name);
      this.#number(1);
      this.#op(change);
      const local = this.#local(of.name);
      if (isWanted && !after) this.#tee(local);
      else this.#set(local);
      return;
    }
    if (of.is !== 'item') throw new Error(`${of.is} cannot be counted`);
    const [address, result] = [this.#take(), this.#take()];
    const offset = this.#address(of);
    this.#tee(address);
    this.#get(address);
    this.#op(OP.load, 2, ...unsigned(offset));
    if (isWanted && after) this.#tee(result);
    this.#number(1);
    this.#op(change);
    if (isWanted && !after) this.#tee(result);
    this.#op(OP.store, 2, ...unsigned(offset));
    if (isWanted) this.#get(result);
    this.#spare.push(address, result);
  }

  // ---- calls

  /** Leaves what is returned, if anything is; whether something is. */
  #call(code: Extract<Code, { is: 'call' }>): boolean {
    const { of, args } = code;
    if (of.is === 'member') return this.#host(of, args);
    if (of.is !== 'name') throw new Error('only functions with a name are called');
    const callee = this.#context.function(of.name);
    const { func, isVoid, isFatal, index } = callee;
    const all = func ? func.params.map(({ value }, at) => args[at] ?? value!) : args;
    if (func && this.#context.replaces(this.#func.name, of.name)) {
      this.#inline(func, all, isVoid);
      return !isVoid;
    }
    for (const arg of all) this.value(arg);
    this.#op(OP.call, ...unsigned(index));
    if (isFatal) this.#op(OP.unreachable);
    return !isVoid || isFatal;
  }

  /** What a function does, in the place of its call. */
  #inline(func: Func, args: readonly Code[], isVoid: boolean): void {
    const changed = assignedIn(func);
    const bound = new Map<Name, number>();
    const within = new Map<Name, number>();
    const slots: number[] = [];
    const isChanging = args.some((arg) => !isPure(arg));
    for (const [index, { name }] of func.params.entries()) {
      const arg = args[index]!;
      const known = arg.is === 'text' ? this.#context.text(arg.value) : this.#known(arg);
      const local = arg.is === 'name' && !isChanging ? this.#locals.get(arg.name) : undefined;
      // What is known, or held by the caller, need not be copied: nothing changes it meanwhile.
      if (known !== undefined && !changed.has(name)) bound.set(name, known);
      else if (local !== undefined && !changed.has(name)) within.set(name, local);
      else {
        this.value(arg);
        slots.push(this.#count);
        within.set(name, this.#count++);
      }
    }
    for (const slot of slots.toReversed()) this.#set(slot);
    const [locals, inlined, outer] = [this.#locals, this.#isInlined, this.#bound];
    this.#locals = within;
    this.#bound = bound;
    this.#isInlined = true;
    const run = func.body.filter(({ is }) => is !== 'comment');
    const [only] = run;
    if (run.length === 1 && only?.is === 'return' && only.value) this.value(only.value);
    else {
      this.#enter('return', OP.block, isVoid ? NOTHING : I32);
      this.#statements(run);
      if (!isVoid) this.#op(OP.unreachable);
      this.#leave();
    }
    this.#locals = locals;
    this.#bound = outer;
    this.#isInlined = inlined;
  }

  /** What JavaScript calls by the name of a member. */
  #host({ of, member }: Extract<Code, { is: 'member' }>, args: readonly Code[]): boolean {
    const [first, second, third] = args as [Code, Code, Code];
    const owner = of.is === 'name' ? of.name.hint : '';
    switch (`${owner}.${member}`) {
      case 'Math.imul':
        this.value(first);
        this.value(second);
        this.#op(OP.mul);
        return true;
      case 'Math.clz32':
        this.value(first);
        this.#op(OP.clz);
        return true;
      case 'Math.floor':
      case 'Math.ceil':
        if (first.is !== 'binary' || first.op !== '/') throw new Error('only quotients are rounded');
        this.#rounded(first, member === 'floor' ? 'floor' : 'ceil');
        return true;
      case 'Math.min':
      case 'Math.max': {
        if (args.length !== 2) throw new Error('only two numbers are compared');
        const [a, b] = [this.#take(), this.#take()];
        this.value(first);
        this.#tee(a);
        this.value(second);
        this.#tee(b);
        this.#get(a);
        this.#get(b);
        this.#op(member === 'min' ? OP.ltS : OP.gtS, OP.select);
        this.#spare.push(a, b);
        return true;
      }
      case 'm.fill':
        this.#fill(of, first, second, third);
        return false;
      default:
        throw new Error(`WebAssembly has no ${owner}.${member}`);
    }
  }

  /** Where there is a remainder: one less than what is cut off if the signs differ, rounded down, or one more if they agree, rounded up. */
  #rounded({ left, right }: Extract<Code, { is: 'binary' }>, how: 'floor' | 'ceil'): void {
    const [a, b] = [this.#take(), this.#take()];
    this.value(left);
    this.#set(a);
    this.value(right);
    this.#set(b);
    this.#get(a);
    this.#get(b);
    this.#op(OP.divS);
    this.#get(a);
    this.#get(b);
    this.#op(OP.remS);
    this.#number(0);
    this.#op(OP.ne);
    this.#get(a);
    this.#get(b);
    this.#op(OP.xor);
    this.#number(0);
    this.#op(how === 'floor' ? OP.ltS : OP.geS, OP.and, how === 'floor' ? OP.sub : OP.add);
    this.#spare.push(a, b);
  }

  /** Words from one address up to another. */
  #fill(array: Code, value: Code, from: Code, to: Code): void {
    const start = array.is === 'name' ? this.#context.array(array.name)! : 0;
    const [at, end, word] = [this.#take(), this.#take(), this.#take()];
    for (const [code, local] of [
      [value, word],
      [from, at],
      [to, end],
    ] as const) {
      this.value(code);
      this.#set(local);
    }
    this.#enter('plain', OP.block, NOTHING);
    this.#enter('plain', OP.loop, NOTHING);
    this.#get(at);
    this.#get(end);
    this.#op(OP.geS, OP.brIf, 1);
    this.#get(at);
    this.#number(2);
    this.#op(OP.shl);
    this.#get(word);
    this.#op(OP.store, 2, ...unsigned(start));
    this.#get(at);
    this.#number(1);
    this.#op(OP.add);
    this.#set(at);
    this.#op(OP.br, 0);
    this.#leave();
    this.#leave();
    this.#spare.push(at, end, word);
  }

  // ---- statements

  #enter(is: Frame['is'], op: number, gives: number, label?: Name): void {
    this.#frames.push({ is, label });
    this.#op(op, gives);
  }

  #leave(): void {
    this.#frames.pop();
    this.#op(OP.end);
  }

  /** How many frames out the one is that something leaves. */
  #depth(is: Frame['is'], label?: Name): number {
    const at = this.#frames.findLastIndex(
      (frame) => frame.is === is && (label ? frame.label === label : is !== 'break' || !frame.label),
    );
    if (at < 0) throw new Error(`there is nothing to ${is}`);
    return this.#frames.length - 1 - at;
  }

  #statements(run: readonly Stmt[]): void {
    for (const stmt of run) this.#statement(stmt);
  }

  #statement(stmt: Stmt): void {
    switch (stmt.is) {
      case 'comment':
        return;
      case 'declare': {
        // Another name for an array of the memory.
        if (this.#context.array(stmt.name) !== undefined) return;
        const local = this.#local(stmt.name);
        if (!stmt.value) return;
        this.value(stmt.value);
        this.#set(local);
        return;
      }
      case 'do':
        this.#do(stmt.what);
        return;
      case 'if':
        this.#if(stmt);
        return;
      case 'while':
        this.#loop(stmt.test, undefined, stmt.body);
        return;
      case 'for':
        if (stmt.first) this.#statement(stmt.first);
        this.#loop(stmt.test, stmt.next, stmt.body);
        return;
      case 'switch':
        this.#switch(stmt);
        return;
      case 'block':
        if (!stmt.label) {
          this.#statements(stmt.body);
          return;
        }
        this.#enter('break', OP.block, NOTHING, stmt.label);
        this.#statements(stmt.body);
        this.#leave();
        return;
      case 'break':
      case 'continue':
        this.#op(OP.br, ...unsigned(this.#depth(stmt.is, stmt.label)));
        return;
      case 'return':
        this.#return(stmt.value);
        return;
      default:
        throw new Error(`WebAssembly has no ${stmt.is}`);
    }
  }

  #do(what: Code): void {
    if (what.is === 'assign') {
      this.#assign(what, false);
      return;
    }
    if (what.is === 'step') {
      this.#step(what, false);
      return;
    }
    if (what.is === 'call') {
      const isFatal = what.of.is === 'name' && this.#context.function(what.of.name).isFatal;
      if (this.#call(what) && !isFatal) this.#op(OP.drop);
      return;
    }
    this.value(what);
    this.#op(OP.drop);
  }

  #return(value: Code | undefined): void {
    if (value?.is === 'call' && value.of.is === 'name') {
      const { isVoid, isFatal } = this.#context.function(value.of.name);
      if (isVoid && !isFatal) {
        this.#do(value);
        this.#return(undefined);
        return;
      }
    }
    if (value) this.value(value);
    if (this.#isInlined) this.#op(OP.br, ...unsigned(this.#depth('return')));
    else this.#op(OP.return);
  }

  #if({ test, then, otherwise }: Extract<Stmt, { is: 'if' }>): void {
    const known = this.#known(test);
    if (known !== undefined) {
      this.#statements(known === 0 ? otherwise : then);
      return;
    }
    this.value(test);
    this.#enter('plain', OP.if, NOTHING);
    this.#statements(then);
    if (otherwise.length > 0) {
      this.#op(OP.else);
      this.#statements(otherwise);
    }
    this.#leave();
  }

  #loop(test: Code | undefined, next: Code | undefined, body: readonly Stmt[]): void {
    const skips = next !== undefined && continues(body);
    this.#enter('break', OP.block, NOTHING);
    this.#enter(next ? 'plain' : 'continue', OP.loop, NOTHING);
    if (test) {
      this.value(test);
      this.#op(OP.eqz, OP.brIf, 1);
    }
    if (skips) this.#enter('continue', OP.block, NOTHING);
    this.#statements(body);
    if (skips) this.#leave();
    if (next) this.#do(next);
    this.#op(OP.br, 0);
    this.#leave();
    this.#leave();
  }

  #switch({ on, cases }: Extract<Stmt, { is: 'switch' }>): void {
    const numbers = cases.map(({ labels }) =>
      labels.map((label) => {
        const known = this.#known(label);
        if (known === undefined) throw new Error('a case of a switch is not known');
        return known;
      }),
    );
    const all = numbers.flat();
    const otherwise = cases.findIndex(({ labels }) => labels.length === 0);
    this.#enter('break', OP.block, NOTHING);
    // The block of the first case is the innermost: behind its end stands what it does.
    for (const _ of cases) this.#enter('plain', OP.block, NOTHING);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const fallback = otherwise < 0 ? cases.length : otherwise;
    if (all.length > 0 && high - low < 4 * all.length + 16) {
      this.value(on);
      if (low !== 0) {
        this.#number(low);
        this.#op(OP.sub);
      }
      const targets = Array.from({ length: high - low + 1 }, (_, at) => {
        const found = numbers.findIndex((labels) => labels.includes(low + at));
        return found < 0 ? fallback : found;
      });
      this.#op(OP.brTable, ...unsigned(targets.length), ...targets.flatMap(unsigned), ...unsigned(fallback));
    } else {
      const held = this.#take();
      this.value(on);
      this.#set(held);
      for (const [index, labels] of numbers.entries())
        for (const label of labels) {
          this.#get(held);
          this.#number(label);
          this.#op(OP.eq, OP.brIf, ...unsigned(index));
        }
      this.#op(OP.br, ...unsigned(fallback));
      this.#spare.push(held);
    }
    for (const { body } of cases) {
      this.#leave();
      this.#statements(body);
    }
    this.#leave();
  }
}

const assigned = new WeakMap<Func, ReadonlySet<Name>>();

/** The names that a function changes after they were declared. */
function assignedIn(func: Func): ReadonlySet<Name> {
  const known = assigned.get(func);
  if (known) return known;
  const found = new Set<Name>();
  for (const code of codesIn(func.body)) {
    if (code.is === 'assign' && code.to.is === 'name') found.add(code.to.name);
    if (code.is === 'step' && code.of.is === 'name') found.add(code.of.name);
  }
  assigned.set(func, found);
  return found;
}

/** Whether a loop's body goes on with the next pass somewhere, other than in a loop inside of it. */
function continues(run: readonly Stmt[]): boolean {
  return run.some((stmt) => {
    if (stmt.is === 'continue') return true;
    if (stmt.is === 'for' || stmt.is === 'while') return false;
    if (stmt.is === 'if') return continues(stmt.then) || continues(stmt.otherwise);
    if (stmt.is === 'block') return continues(stmt.body);
    return stmt.is === 'switch' && stmt.cases.some(({ body }) => continues(body));
  });
}

import { own } from '../code/build.ts';
import type { Code, Func, Name, Stmt } from '../code/tree.ts';
import { codesIn, isPure, stmtsIn } from '../code/walk.ts';
import { I32, NOTHING, OP, unsigned } from './bytes.ts';
import { Values } from './values.ts';

/** Functions of the runtime for which there is an instruction. */
const INSTRUCTIONS: ReadonlyMap<Name, number> = new Map([
  [own('countIn'), OP.popcnt],
  [own('isSame'), OP.eq],
]);

/** Writes calls: of functions, in their place what they do, and what JavaScript calls by the name of a member. */
export abstract class Calls extends Values {
  /** Whether a return leaves a call that was replaced by what it does. */
  protected isInlined = false;

  protected abstract statements(run: readonly Stmt[]): void;

  /** Leaves what is returned, if anything is; whether something is. */
  protected call(code: Extract<Code, { is: 'call' }>): boolean {
    const { of, args } = code;
    if (of.is === 'member') return this.host(of, args);
    if (of.is !== 'name') throw new Error('only functions with a name are called');
    const instruction = INSTRUCTIONS.get(of.name);
    if (instruction !== undefined) {
      for (const arg of args) this.value(arg);
      this.op(instruction);
      return true;
    }
    const callee = this.context.function(of.name);
    const { func, isVoid, isFatal, index } = callee;
    const all = func ? func.params.map(({ value }, at) => args[at] ?? value!) : args;
    if (func && this.context.replaces(this.func.name, of.name)) {
      this.inline(func, all, isVoid);
      return !isVoid;
    }
    for (const arg of all) this.value(arg);
    this.op(OP.call, ...unsigned(index));
    if (isFatal) this.op(OP.unreachable);
    return !isVoid || isFatal;
  }

  /** What a function does, in the place of its call. */
  protected inline(func: Func, args: readonly Code[], isVoid: boolean): void {
    const changed = assignedIn(func);
    const bound = new Map<Name, number>();
    const within = new Map<Name, number>();
    const slots: number[] = [];
    const isChanging = args.some((arg) => !isPure(arg));
    for (const [index, { name }] of func.params.entries()) {
      const arg = args[index]!;
      const known = arg.is === 'text' ? this.context.text(arg.value) : this.known(arg);
      const local = arg.is === 'name' && !isChanging ? this.locals.get(arg.name) : undefined;
      // What is known, or held by the caller, need not be copied: nothing changes it meanwhile.
      if (known !== undefined && !changed.has(name)) bound.set(name, known);
      else if (local !== undefined && !changed.has(name)) within.set(name, local);
      else {
        this.value(arg);
        slots.push(this.count);
        within.set(name, this.count++);
      }
    }
    for (const slot of slots.toReversed()) this.set(slot);
    const [locals, inlined, outer] = [this.locals, this.isInlined, this.bound];
    this.locals = within;
    this.bound = bound;
    this.isInlined = true;
    const run = func.body.filter(({ is }) => is !== 'comment');
    const last = run.at(-1);
    const before = last?.is === 'return' ? run.slice(0, -1) : run;
    const value = last?.is === 'return' ? last.value : undefined;
    if (isVoid === !value && !stmtsIn(before).some(({ is }) => is === 'return')) {
      this.statements(before);
      if (value) this.value(value);
    } else {
      this.enter('return', OP.block, isVoid ? NOTHING : I32);
      this.statements(run);
      if (!isVoid) this.op(OP.unreachable);
      this.leave();
    }
    this.locals = locals;
    this.bound = outer;
    this.isInlined = inlined;
  }

  /** What JavaScript calls by the name of a member. */
  protected host({ of, member }: Extract<Code, { is: 'member' }>, args: readonly Code[]): boolean {
    const [first, second, third] = args as [Code, Code, Code];
    const owner = of.is === 'name' ? of.name.hint : '';
    switch (`${owner}.${member}`) {
      case 'Math.imul':
        this.value(first);
        this.value(second);
        this.op(OP.mul);
        return true;
      case 'Math.clz32':
        this.value(first);
        this.op(OP.clz);
        return true;
      case 'Math.floor':
      case 'Math.ceil':
        if (first.is !== 'binary' || first.op !== '/') throw new Error('only quotients are rounded');
        this.rounded(first, member === 'floor' ? 'floor' : 'ceil');
        return true;
      case 'Math.min':
      case 'Math.max': {
        if (args.length !== 2) throw new Error('only two numbers are compared');
        const [a, b] = [this.take(), this.take()];
        this.value(first);
        this.tee(a);
        this.value(second);
        this.tee(b);
        this.get(a);
        this.get(b);
        this.op(member === 'min' ? OP.ltS : OP.gtS, OP.select);
        this.spare.push(a, b);
        return true;
      }
      case 'm.fill':
        this.fill(of, first, second, third);
        return false;
      default:
        throw new Error(`WebAssembly has no ${owner}.${member}`);
    }
  }

  /** Where there is a remainder: one less than what is cut off if the signs differ, rounded down, or one more if they agree, rounded up. */
  protected rounded({ left, right }: Extract<Code, { is: 'binary' }>, how: 'floor' | 'ceil'): void {
    const [a, b] = [this.take(), this.take()];
    this.value(left);
    this.set(a);
    this.value(right);
    this.set(b);
    this.get(a);
    this.get(b);
    this.op(OP.divS);
    this.get(a);
    this.get(b);
    this.op(OP.remS);
    this.number(0);
    this.op(OP.ne);
    this.get(a);
    this.get(b);
    this.op(OP.xor);
    this.number(0);
    this.op(how === 'floor' ? OP.ltS : OP.geS, OP.and, how === 'floor' ? OP.sub : OP.add);
    this.spare.push(a, b);
  }

  /** Words from one address up to another. */
  protected fill(array: Code, value: Code, from: Code, to: Code): void {
    const start = array.is === 'name' ? this.context.array(array.name)! : 0;
    const [at, end, word] = [this.take(), this.take(), this.take()];
    for (const [code, local] of [
      [value, word],
      [from, at],
      [to, end],
    ] as const) {
      this.value(code);
      this.set(local);
    }
    this.enter('plain', OP.block, NOTHING);
    this.enter('plain', OP.loop, NOTHING);
    this.get(at);
    this.get(end);
    this.op(OP.geS, OP.brIf, 1);
    this.get(at);
    this.number(2);
    this.op(OP.shl);
    this.get(word);
    this.op(OP.store, 2, ...unsigned(start));
    this.get(at);
    this.number(1);
    this.op(OP.add);
    this.set(at);
    this.op(OP.br, 0);
    this.leave();
    this.leave();
    this.spare.push(at, end, word);
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

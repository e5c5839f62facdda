import { own } from '../build.ts';
import { isSame } from '../same.ts';
import type { Code, Name, Stmt } from '../tree.ts';
import { codesIn, codesWithin, isPure, mapValues, partsOf, rebuilt } from '../walk.ts';

const MEMORY = own('m');

/** A constant, and what it stands for. */
interface Known {
  readonly name: Name;
  readonly value: Code;
}

/**
 * Where a case has become part of another one, it reads once more what is known there already: the names of its routine, and the
 * blocks of their seats. Such a constant is left out, and the one before stands for it. `slots` are the names of the words that
 * hold locals of routines: only the machine writes them, one by one, so that no function can change them on the way.
 */
export function shareReads(run: readonly Stmt[], slots: ReadonlySet<Name>): readonly Stmt[] {
  return new Sharing(slots).body(run, []);
}

class Sharing {
  readonly #slots: ReadonlySet<Name>;
  readonly #instead = new Map<Name, Name>();

  constructor(slots: ReadonlySet<Name>) {
    this.#slots = slots;
  }

  body(run: readonly Stmt[], outer: readonly Known[]): readonly Stmt[] {
    let known = outer;
    const kept: Stmt[] = [];
    for (const stmt of run) {
      // What is inside of a loop may come after what it writes further down.
      const before = stmt.is === 'if' || stmt.is === 'block' ? known : this.#after(stmt, known);
      const now = rebuilt(
        stmt,
        (code) => this.#renamed(code),
        (inner) => this.body(inner, before),
      );
      if (now.is === 'declare' && now.how === 'const' && now.value && this.#isShareable(now.value)) {
        const same = known.find(({ value }) => isSame(value, now.value!));
        if (same) {
          this.#instead.set(now.name, same.name);
          continue;
        }
        known = [...known, { name: now.name, value: now.value }];
      } else known = this.#after(now, known);
      kept.push(now);
    }
    return kept;
  }

  #renamed(code: Code): Code {
    const instead = this.#instead;
    if (instead.size === 0) return code;
    const [only] = mapValues([{ is: 'do', what: code }], (one) =>
      one.is === 'name' && instead.has(one.name) ? { is: 'name', name: instead.get(one.name)! } : one,
    );
    return only?.is === 'do' ? only.what : code;
  }

  /** A local of a routine, or what is worked out from constants alone. */
  #isShareable(value: Code): boolean {
    if (this.#slotOf(value)) return true;
    if (value.is !== 'binary' || !isPure(value)) return false;
    return codesWithin(value).every(({ is }) => is === 'binary' || is === 'name' || is === 'number');
  }

  /** The word that holds a local: `m[SLOT]` or `m[t + SLOT]`. */
  #slotOf(code: Code): Name | undefined {
    if (code.is !== 'item' || code.of.is !== 'name' || code.of.name !== MEMORY) return undefined;
    const { at } = code;
    const last = at.is === 'binary' && at.op === '+' && at.left.is === 'name' ? at.right : at;
    return last.is === 'name' && this.#slots.has(last.name) ? last.name : undefined;
  }

  /** What is still known behind a statement: what it writes no longer is, or stands for what was written. */
  #after(stmt: Stmt, known: readonly Known[]): readonly Known[] {
    const written = new Set<Name>();
    for (const code of codesIn([stmt]))
      if (code.is === 'assign') this.#noteWritten(code.to, written);
      else if (code.is === 'step') this.#noteWritten(code.of, written);
      else if (code.is === 'call') for (const arg of code.args) this.#noteGiven(arg, written);
    if (written.size === 0) return known;
    const left = known.filter(({ value }) => {
      const slot = this.#slotOf(value);
      const names = slot
        ? [slot]
        : codesWithin(value).flatMap((code) => (code.is === 'name' ? [code.name] : []));
      return !names.some((name) => written.has(name));
    });
    if (stmt.is !== 'do' || stmt.what.is !== 'assign' || stmt.what.op !== '=') return left;
    const { to, value } = stmt.what;
    // A constant that is written into a word is what is read from it.
    const isConstant = value.is === 'name' && known.some(({ name }) => name === value.name);
    return isConstant && this.#slotOf(to) ? [...left, { name: value.name, value: to }] : left;
  }

  #noteWritten(to: Code, written: Set<Name>): void {
    const slot = to.is === 'name' ? to.name : this.#slotOf(to);
    if (slot) written.add(slot);
  }

  /** A function may write where an address leads that it is given; what is read from there it cannot change. */
  #noteGiven(arg: Code, written: Set<Name>): void {
    if (arg.is === 'item') return;
    if (arg.is === 'name' && this.#slots.has(arg.name)) written.add(arg.name);
    for (const part of partsOf(arg)) this.#noteGiven(part, written);
  }
}

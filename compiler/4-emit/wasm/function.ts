import type { Code, Func, Stmt } from '../code/tree.ts';
import { NOTHING, OP, unsigned } from './bytes.ts';
import { Calls } from './calls.ts';
import { inOrderOfJumps } from './case-order.ts';
import type { WasmContext } from './context.ts';
import { passesOf } from './unrolling.ts';
import type { OpenBlock } from './writer.ts';

/** A function as the bytes of its body. */
export function printFunction(func: Func, context: WasmContext): number[] {
  return new Body(func, context).bytes();
}

/** Writes statements. */
class Body extends Calls {
  /** The switches of loops that do nothing but go from case to case. */
  readonly #machines = new Set<Stmt>();

  bytes(): number[] {
    this.statements(this.func.body);
    if (this.func.returns !== 'void') this.op(OP.unreachable);
    this.op(OP.end);
    return this.whole();
  }

  protected statements(run: readonly Stmt[]): void {
    for (const [index, stmt] of run.entries()) {
      this.statement(stmt);
      const next = run[index + 1];
      const further = next?.is === 'continue' && !next.label ? this.caseAhead(stmt) : undefined;
      if (!further) continue;
      this.op(OP.br, ...unsigned(this.depthOf(further)));
      return;
    }
  }

  /** The block behind which the case stands to which a machine goes with a statement and the next pass of its loop, if it lies ahead. */
  protected caseAhead(stmt: Stmt): OpenBlock | undefined {
    if (stmt.is !== 'do' || stmt.what.is !== 'assign' || stmt.what.op !== '=') return undefined;
    const { to, value } = stmt.what;
    const number = to.is === 'name' ? this.known(value) : undefined;
    if (to.is !== 'name' || number === undefined) return undefined;
    const loop = this.frames.findLastIndex(({ is }) => is === 'continue');
    return this.frames
      .slice(loop + 1)
      .find(({ case: one }) => one?.on === to.name && one.numbers.includes(number));
  }

  protected statement(stmt: Stmt): void {
    switch (stmt.is) {
      case 'comment':
        return;
      case 'declare': {
        // Another name for an array of the memory.
        if (this.context.array(stmt.name) !== undefined) return;
        const local = this.local(stmt.name);
        if (!stmt.value) return;
        this.value(stmt.value);
        this.set(local);
        return;
      }
      case 'do':
        this.do(stmt.what);
        return;
      case 'if':
        this.if(stmt);
        return;
      case 'while':
        this.loop(stmt.test, undefined, stmt.body);
        return;
      case 'for':
        if (this.unrolled(stmt)) return;
        if (stmt.first) this.statement(stmt.first);
        this.loop(stmt.test, stmt.next, stmt.body);
        return;
      case 'switch':
        this.switch(stmt);
        return;
      case 'block':
        if (!stmt.label) {
          this.statements(stmt.body);
          return;
        }
        this.enter('break', OP.block, NOTHING, stmt.label);
        this.statements(stmt.body);
        this.leave();
        return;
      case 'break':
      case 'continue':
        this.op(OP.br, ...unsigned(this.depth(stmt.is, stmt.label)));
        return;
      case 'return':
        this.return(stmt.value);
        return;
      default:
        throw new Error(`WebAssembly has no ${stmt.is}`);
    }
  }

  protected do(what: Code): void {
    if (what.is === 'assign') {
      this.assign(what, false);
      return;
    }
    if (what.is === 'step') {
      this.step(what, false);
      return;
    }
    if (what.is === 'call') {
      const isFatal = what.of.is === 'name' && this.context.function(what.of.name).isFatal;
      if (this.call(what) && !isFatal) this.op(OP.drop);
      return;
    }
    this.value(what);
    this.op(OP.drop);
  }

  protected return(value: Code | undefined): void {
    if (value?.is === 'call' && value.of.is === 'name') {
      const { isVoid, isFatal } = this.context.function(value.of.name);
      if (isVoid && !isFatal) {
        this.do(value);
        this.return(undefined);
        return;
      }
    }
    if (value) this.value(value);
    if (this.isInlined) this.op(OP.br, ...unsigned(this.depth('return')));
    else this.op(OP.return);
  }

  protected if({ test, then, otherwise }: Extract<Stmt, { is: 'if' }>): void {
    const known = this.known(test);
    if (known !== undefined) {
      this.statements(known === 0 ? otherwise : then);
      return;
    }
    this.choose(
      test,
      NOTHING,
      () => this.statements(then),
      otherwise.length > 0 ? () => this.statements(otherwise) : undefined,
    );
  }

  /** Writes a short loop once for each of its few passes, in which its variable is known; whether it did. */
  protected unrolled(stmt: Extract<Stmt, { is: 'for' }>): boolean {
    const { first, body } = stmt;
    const passes = passesOf(stmt, (code) => this.known(code));
    if (!passes || first?.is !== 'declare') return false;
    if (!this.context.unrolls(this.func.name, body, passes.length)) return false;
    const skips = continues(body);
    const outer = this.bound;
    this.enter('break', OP.block, NOTHING);
    for (const pass of passes) {
      this.bound = new Map([...outer, [first.name, pass]]);
      if (skips) this.enter('continue', OP.block, NOTHING);
      this.statements(body);
      if (skips) this.leave();
    }
    this.leave();
    this.bound = outer;
    return true;
  }

  protected loop(test: Code | undefined, next: Code | undefined, body: readonly Stmt[]): void {
    const skips = next !== undefined && continues(body);
    const outside = this.enter('break', OP.block, NOTHING);
    this.enter(next ? 'plain' : 'continue', OP.loop, NOTHING);
    const first = body.find(({ is }) => is !== 'comment');
    if (!test && !next && first?.is === 'switch') this.#machines.add(first);
    if (test) this.jump(test, false, outside);
    if (skips) this.enter('continue', OP.block, NOTHING);
    this.statements(body);
    if (skips) this.leave();
    if (next) this.do(next);
    this.op(OP.br, 0);
    this.leave();
    this.leave();
  }

  protected switch(stmt: Extract<Stmt, { is: 'switch' }>): void {
    const { on } = stmt;
    const machine = this.#machines.has(stmt) && on.is === 'name' ? on.name : undefined;
    const cases = machine ? inOrderOfJumps(machine, stmt.cases) : stmt.cases;
    const numbers = cases.map(({ labels }) =>
      labels.map((label) => {
        const known = this.known(label);
        if (known === undefined) throw new Error('a case of a switch is not known');
        return known;
      }),
    );
    const all = numbers.flat();
    const otherwise = cases.findIndex(({ labels }) => labels.length === 0);
    this.enter('break', OP.block, NOTHING);
    // The block of the first case is the innermost: behind its end stands what it does.
    for (const labels of numbers.toReversed())
      this.open(
        { is: 'plain', ...(machine ? { case: { on: machine, numbers: labels } } : {}) },
        OP.block,
        NOTHING,
      );
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const fallback = otherwise < 0 ? cases.length : otherwise;
    if (all.length > 0 && high - low < 4 * all.length + 16) {
      this.value(on);
      if (low !== 0) {
        this.number(low);
        this.op(OP.sub);
      }
      const targets = Array.from({ length: high - low + 1 }, (_, at) => {
        const found = numbers.findIndex((labels) => labels.includes(low + at));
        return found < 0 ? fallback : found;
      });
      this.op(OP.brTable, ...unsigned(targets.length), ...targets.flatMap(unsigned), ...unsigned(fallback));
    } else {
      const held = this.take();
      this.value(on);
      this.set(held);
      for (const [index, labels] of numbers.entries())
        for (const label of labels) {
          this.get(held);
          this.number(label);
          this.op(OP.eq, OP.brIf, ...unsigned(index));
        }
      this.op(OP.br, ...unsigned(fallback));
      this.spare.push(held);
    }
    for (const { body } of cases) {
      this.leave();
      this.statements(body);
    }
    this.leave();
  }
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

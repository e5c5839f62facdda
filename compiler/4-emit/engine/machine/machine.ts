import type { Expr } from '../../../2-model/model.ts';
import type { Action, Block, End, EndOf, Routine, Step } from '../../../3-ir/ir.ts';
import { load, not, store, text } from '../../code/build.ts';
import { Out } from '../../code/out.ts';
import { stmts } from '../../code/quote.ts';
import { Case, type Code, type Name, type Stmt } from '../../code/tree.ts';
import type { Emitter, Frame } from '../emitter.ts';
import { type Binding, lookUp, type Scope } from '../gen.ts';
import { aboutBlocks } from './about.ts';
import { atOnce } from './at-once.ts';
import { ChanceSites } from './chances.ts';
import { Decisions } from './decisions.ts';
import { Frames } from './frames.ts';
import { loopCode } from './loops.ts';
import type { LoopCode, MachineWriter, Writing, Written } from './writing.ts';

/**
 * Routines in which somebody may have to decide: one big switch with a case for each block. What cannot stop is plain code
 * inside the cases and in functions.
 */
export class Machine implements MachineWriter {
  readonly e: Emitter;
  readonly frames: Frames;
  readonly cases: Case[] = [];
  /** Where a script stands that has come to its end. */
  readonly done = new Case('');
  readonly decisions: Decisions;
  readonly chances: ChanceSites;
  readonly #routines = new Map<string, Frame>();

  constructor(e: Emitter) {
    this.e = e;
    e.gen.layout.own('thread', 1, 'AT_CASE');
    e.gen.layout.own('thread', 1, 'WAITS_FOR');
    this.frames = new Frames(e);
    this.decisions = new Decisions(this);
    this.chances = new ChanceSites(this);
  }

  // ---- routines

  phase(name: string): Frame {
    return this.#routine(name, this.e.facts.routine(name));
  }

  effect({ name, owner, params, effect }: Action): Frame {
    return this.#routine(`action ${name}`, { ...effect, owner, params });
  }

  #routine(key: string, routine: Routine): Frame {
    const known = this.#routines.get(key);
    if (known) return known;
    const frame = this.frames.create(key, routine);
    this.#routines.set(key, frame);
    const cases = aboutBlocks(routine).map((about, number) => {
      const made = number === 0 ? frame.entry : new Case(frame.name);
      made.about = about;
      return made;
    });
    const written = { routine, frame, cases, loops: new Map<number, LoopCode>() };
    for (const [number, block] of routine.blocks.entries()) this.#block(number, block, written);
    return frame;
  }

  #block(number: number, { steps, end }: Block, written: Written): void {
    const out = new Out();
    const own = written.cases[number]!;
    own.body = out.statements;
    this.cases.push(own);
    const writing = { ...written, number, out, scope: this.frames.scopeOf(written.frame, out) };
    for (const step of steps) {
      const part = step.is === 'start' ? written.routine.loops[step.loop]! : step;
      if ((step.is === 'let' || step.is === 'start') && this.e.secrets.concern(part)) this.e.noteSecrets(out);
      this.step(step, written, writing.scope, out);
    }
    if (steps.at(-1)?.is === 'impossible') return;
    const part = end.end === 'rank' ? written.routine.loops[end.loop]! : end;
    if (this.e.secrets.concern(part)) this.e.noteSecrets(out);
    (this.#ends[end.end] as (end: End, at: Writing) => void)(end, writing);
  }

  step(step: Step, written: Written, scope: Scope, out: Out): void {
    if (step.is === 'let') this.frames.pass(written.frame, [[step.local, step.value]], scope, out);
    else if (step.is === 'start') this.loop(step.loop, written, scope).start(step.isInside, scope, out);
    else if (step.is === 'impossible') out.code`return fault('impossible', ${text(step.rule)});`;
    else this.e.statements.one(step, scope, out, { refusal });
  }

  loop(number: number, { routine, frame, loops }: Written, scope: Scope): LoopCode {
    const known = loops.get(number) ?? loopCode(this, frame, routine.loops[number]!, scope);
    loops.set(number, known);
    return known;
  }

  // ---- the ends of blocks

  readonly #ends: { readonly [Is in End['end']]: (end: EndOf<Is>, at: Writing) => void } = {
    jump: ({ to }, { out, cases }) => out.jump(cases[to]!),
    branch: ({ condition, then, otherwise }, { out, scope, cases }) => {
      const test = this.e.cond(condition, scope, out);
      out.code`if (${test}) { ${{ is: 'jump', to: cases[then]! }} }`;
      out.jump(cases[otherwise]!);
    },
    next: (end, at) => this.#next(end, at),
    call: (end, at) => this.#call(end, at),
    'at once': (end, at) => atOnce(this, end, at),
    choice: (end, at) => this.decisions.write(end, at),
    roll: (end, at) => this.chances.roll(end, at),
    shuffle: (end, at) => this.chances.shuffle(end, at),
    draw: (end, at) => this.chances.draw(end, at),
    rank: (end, at) => this.chances.rank(end, at),
    return: (_, { out, frame }) => {
      if (frame.isBranch) out.jump(this.done);
      else out.code`pc = ${load(frame.back)}; continue;`;
    },
  };

  /** The head of a loop. */
  #next(end: EndOf<'next'>, at: Writing): void {
    const { out, scope, cases } = at;
    const loop = at.routine.loops[end.loop]!;
    if (loop.over === 'condition') {
      if (this.e.secrets.concern(loop)) this.e.noteSecrets(out);
      if (loop.condition)
        out.code`if (${not(this.e.cond(loop.condition, scope, out))}) { ${{ is: 'jump', to: cases[end.then]! }} }`;
    } else {
      const { isOver, take } = this.loop(end.loop, at, scope);
      out.code`if (${isOver}) { ${{ is: 'jump', to: cases[end.then]! }} } ${take}`;
    }
    const isBounded =
      loop.over === 'items' || loop.over === 'ranking' || (loop.over === 'times' && isFew(loop.times));
    if (!isBounded) out.code`if (++m[JUMPS] > MOST_JUMPS) fault('endless');`;
    out.jump(cases[end.body]!);
  }

  /** Goes into a routine that comes back to another case. */
  #call(end: EndOf<'call'>, at: Writing): void {
    const { out, scope } = at;
    const scoring = this.e.gen.game.scorings.find(({ name }) => end.routine === `scoring ${name}`);
    const routine = scoring ? { ...scoring.routine, owner: scoring.each } : this.e.facts.routine(end.routine);
    const callee = this.#routine(end.routine, routine);
    const args = [
      ...(routine.owner === undefined ? [] : [[routine.owner, end.of!] as const]),
      ...routine.params.map((param, index) => [param, end.args[index]!] as const),
    ];
    const next = at.cases[end.then]!;
    const guard = this.#guard(routine, args, scope);
    const to = guard ? new Out() : out;
    this.frames.pass(callee, args, scope, to);
    to.push(store(callee.back, next));
    to.jump(callee.entry);
    if (!guard) return;
    out.code`if (${guard}) { ${to} }`;
    out.jump(next);
  }

  /** A routine that is one loop is not entered at all where the loop would not begin. */
  #guard(
    { blocks, loops }: Routine,
    args: readonly (readonly [string, Expr])[],
    scope: Scope,
  ): Code | undefined {
    const [{ steps, end }] = blocks as [Block];
    const loop = end.end === 'next' && steps.length === 0 ? loops[end.loop] : undefined;
    const after = end.end === 'next' ? blocks[end.then]! : undefined;
    if (loop?.over !== 'condition' || !loop.condition) return undefined;
    if (after?.end.end !== 'return' || after.steps.length > 0) return undefined;
    const inner = new Map<string, Binding>();
    for (const [name, expr] of args) {
      const bind = expr.op === 'local' ? lookUp(scope, expr.local) : undefined;
      if (!bind) return undefined;
      inner.set(name, bind);
    }
    const out = new Out();
    const test = this.e.cond(loop.condition, inner, out);
    return out.isEmpty ? test : undefined;
  }
}

/** A loop that goes round no more often than this comes to its end without being watched. */
const MOST_TIMES = 1000;

function isFew({ type }: Expr): boolean {
  return type.is === 'number' && type.to <= MOST_TIMES;
}

/** Where an action is tried as in the game, it goes no further. */
function refusal(reason: Name): readonly Stmt[] {
  return stmts`refusal = ${reason}; return STOPS;`;
}

import type { Action, Block, End, EndOf, Expr, Routine, Step } from '../../../3-ir/ir.ts';
import { asNumber, code, load, not, own, store, text } from '../../code/build.ts';
import { stmts } from '../../code/quote.ts';
import { Case, type Code, type Name, type Stmt } from '../../code/tree.ts';
import { mapCode } from '../../code/walk.ts';
import type { Binding } from '../emitter.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { aboutBlocks } from './about.ts';
import { draw, rank, roll, shuffle } from './chances.ts';
import { choice } from './decisions.ts';
import type {
  ChanceSite,
  DecisionSite,
  LoopCode,
  MachineWriter,
  RoutineFrame,
  Writing,
  Written,
} from './frames.ts';
import { Frames } from './frames.ts';
import { loopCode } from './loops.ts';

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
  readonly decisions: DecisionSite[] = [];
  readonly chances: ChanceSite[] = [];
  readonly #routines = new Map<string, RoutineFrame>();

  constructor(e: Emitter) {
    this.e = e;
    e.gen.layout.own('thread', 1, 'AT_CASE');
    e.gen.layout.own('thread', 1, 'WAITS_FOR');
    this.frames = new Frames(e);
  }

  // ---- routines

  phase(name: string): RoutineFrame {
    return this.#routine(name, this.e.facts.routine(name));
  }

  effect({ name, owner, params, effect }: Action): RoutineFrame {
    return this.#routine(`action ${name}`, { ...effect, owner, params });
  }

  #routine(key: string, routine: Routine): RoutineFrame {
    const known = this.#routines.get(key);
    if (known) return known;
    const frame = this.frames.create(key, routine);
    this.#routines.set(key, frame);
    const cases = aboutBlocks(routine).map((about, number) => {
      const made = number === 0 ? frame.entry : new Case(frame.name);
      made.about = about;
      return made;
    });
    const written = { machine: this, routine, frame, cases, loops: new Map<number, LoopCode>() };
    for (const [number, block] of routine.blocks.entries()) this.#block(number, block, written);
    return frame;
  }

  #block(number: number, { steps, end }: Block, written: Written): void {
    const own = written.cases[number]!;
    const w = this.frames.inFrame(new Writer(this.e), written.frame);
    own.body = w.statements;
    this.cases.push(own);
    for (const step of steps) {
      const part = step.is === 'start' ? written.routine.loops[step.loop]! : step;
      if ((step.is === 'let' || step.is === 'start') && this.e.secrets.concern(part)) this.e.noteSecrets(w);
      this.step(w, step, written);
    }
    if (steps.at(-1)?.is === 'impossible') return;
    const part = end.end === 'rank' ? written.routine.loops[end.loop]! : end;
    if (this.e.secrets.concern(part)) this.e.noteSecrets(w);
    (this.#ends[end.end] as (end: End, at: Writing) => void)(end, { ...written, number, w });
  }

  step(w: Writer, step: Step, written: Written): void {
    if (step.is === 'let') this.frames.pass(w, written.frame, [[step.local, step.value]]);
    else if (step.is === 'start') this.loop(w, step.loop, written).start(w, step.isInside);
    else if (step.is === 'impossible') w.code`return fault('impossible', ${text(step.rule)});`;
    else this.e.step(w, step, { refusal });
  }

  loop(w: Writer, number: number, { routine, frame, loops }: Written): LoopCode {
    const known = loops.get(number) ?? loopCode(w, this, frame, routine.loops[number]!);
    loops.set(number, known);
    return known;
  }

  // ---- the ends of blocks

  readonly #ends: { readonly [Is in End['end']]: (end: EndOf<Is>, at: Writing) => void } = {
    jump: ({ to }, { w, cases }) => w.jump(cases[to]!),
    branch: ({ condition, then, otherwise }, { w, cases }) => {
      w.code`if (${w.cond(condition)}) { ${{ is: 'jump', to: cases[then]! }} }`;
      w.jump(cases[otherwise]!);
    },
    next: (end, at) => this.#next(end, at),
    call: (end, at) => this.#call(end, at),
    'at once': atOnce,
    choice,
    roll,
    shuffle,
    draw,
    rank,
    return: (_, { w, frame }) => {
      if (frame.isBranch) w.jump(this.done);
      else w.code`pc = ${load(frame.back)}; continue;`;
    },
  };

  /** The head of a loop. */
  #next(end: EndOf<'next'>, at: Writing): void {
    const { w, cases } = at;
    const loop = at.routine.loops[end.loop]!;
    if (loop.over === 'condition') {
      if (this.e.secrets.concern(loop)) this.e.noteSecrets(w);
      if (loop.condition)
        w.code`if (${not(w.cond(loop.condition))}) { ${{ is: 'jump', to: cases[end.then]! }} }`;
    } else {
      const { isOver, take } = this.loop(w, end.loop, at);
      w.code`if (${isOver}) { ${{ is: 'jump', to: cases[end.then]! }} } ${take}`;
    }
    const isBounded =
      loop.over === 'items' || loop.over === 'ranking' || (loop.over === 'times' && isFew(loop.times));
    if (!isBounded) w.code`if (++m[JUMPS] > MOST_JUMPS) fault('endless');`;
    w.jump(cases[end.body]!);
  }

  /** Goes into a routine that comes back to another case. */
  #call(end: EndOf<'call'>, at: Writing): void {
    const { w } = at;
    const scoring = this.e.gen.game.scorings.find(({ name }) => end.routine === `scoring ${name}`);
    const routine = scoring ? { ...scoring.routine, owner: scoring.each } : this.e.facts.routine(end.routine);
    const callee = this.#routine(end.routine, routine);
    const args = [
      ...(routine.owner === undefined ? [] : [[routine.owner, end.of!] as const]),
      ...routine.params.map((param, index) => [param, end.args[index]!] as const),
    ];
    const next = at.cases[end.then]!;
    const guard = this.#guard(w, routine, args);
    const to = guard ? w.when(guard) : w;
    this.frames.pass(to, callee, args);
    to.push(store(callee.back, next));
    to.jump(callee.entry);
    if (guard) w.jump(next);
  }

  /** A routine that is one loop is not entered at all where the loop would not begin. */
  #guard(
    w: Writer,
    { blocks, loops }: Routine,
    args: readonly (readonly [string, Expr])[],
  ): Code | undefined {
    const [{ steps, end }] = blocks as [Block];
    const loop = end.end === 'next' && steps.length === 0 ? loops[end.loop] : undefined;
    const after = end.end === 'next' ? blocks[end.then]! : undefined;
    if (loop?.over !== 'condition' || !loop.condition) return undefined;
    if (after?.end.end !== 'return' || after.steps.length > 0) return undefined;
    const inner = new Map<string, Binding>();
    for (const [name, expr] of args) {
      const bind = w.meant(expr);
      if (!bind) return undefined;
      inner.set(name, bind);
    }
    const before = w.inside().in(inner);
    const test = before.cond(loop.condition);
    return before.isEmpty ? test : undefined;
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

/** A script for each of several, all at once. */
function atOnce(end: EndOf<'at once'>, { machine, w, cases }: Writing): void {
  const { e } = machine;
  const frame = machine.phase(end.routine);
  const values = end.captured.map((local) => {
    const bind = w.known(local)!;
    if ('list' in bind) return { local, value: bind.list, isList: true };
    return { local, value: code(w.const(local, asNumber(bind.value))), isList: false };
  });
  const branch = e.gen.fresh('branch');
  const slot = (local: string): Code => inScript(branch, machine.frames.slotOf(frame, local));
  const count = w.let('count', 0);
  e.streams.eachOnce(w, end.over, 'seat', (seat, to) => {
    to.code`
      const ${branch} = SEATS + ${seat} * SEAT_WORDS + THREAD;
      m[BRANCHES + ++${count}] = ${seat};
      m[${branch}] = ${frame.entry};
      m[${slot(end.local)}] = ${seat};`;
    for (const { local, value, isList } of values)
      if (isList) to.code`setList(${slot(local)}, ${value});`;
      else to.push(store(slot(local), value));
  });
  const after = cases[end.then]!;
  w.code`m[BRANCHES] = ${count}; if (${count} === 0) { ${{ is: 'jump', to: after }} } m[t] = ${after}; return STOPS;`;
}

/** The address of a word of a frame in the script of a seat, instead of the one that runs. */
function inScript(script: Name, slot: Code): Code {
  return mapCode(slot, (part) => (part.is === 'name' && part.name === own('t') ? code(script) : part));
}

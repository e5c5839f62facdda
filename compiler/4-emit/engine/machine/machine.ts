import type { Expr, Script, Statement } from '../../../2-model/model.ts';
import type { Type } from '../../../2-model/types.ts';
import { statementsIn } from '../../../2-model/walk.ts';
import type { Action, Routine } from '../../../3-ir/ir.ts';
import { load, store } from '../../code/build.ts';
import { Out } from '../../code/out.ts';
import { Case, type Code } from '../../code/tree.ts';
import type { Emitter, Frame, Place } from '../emitter.ts';
import { type Binding, lookUp, type Scope } from '../gen.ts';
import { atOnce } from './at-once.ts';
import { ChanceSites } from './chances.ts';
import { Decisions } from './decisions.ts';
import { Frames } from './frames.ts';
import { forEach, loopOver, rankLoop, repeat } from './loops.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

/** How an example finds a decision in the middle of a phase: what is set on the way there. */
export type Before = (scope: Scope, out: Out) => void;

/**
 * Routines in which somebody may have to decide: one big switch, each case the code from one stop to the next. What
 * cannot stop is plain code inside the cases and in functions.
 */
export class Machine {
  readonly e: Emitter;
  readonly frames: Frames;
  readonly cases: Case[] = [];
  /** Where a script stands that has come to its end. */
  readonly done = new Case();
  readonly decisions: Decisions;
  readonly chances: ChanceSites;
  /** Where the statement stands that is being written. */
  place!: Place;
  /** How to come to where it stands. */
  before: readonly Before[] = [];
  readonly #routines = new Map<string, Frame>();
  #frame!: Frame;
  #out!: Out;
  #scope!: Scope;

  constructor(e: Emitter) {
    this.e = e;
    e.gen.layout.own('thread', 1, 'AT_CASE');
    e.gen.layout.own('thread', 1, 'WAITS_FOR');
    this.frames = new Frames(e);
    this.decisions = new Decisions(this);
    this.chances = new ChanceSites(this);
  }

  // ---- routines

  /** The frame of a routine, written when it is first asked for. */
  phase(name: string): Frame {
    const routine = this.e.facts.phase(name);
    return this.#routine(`phase ${name}`, name, routine, routine.owner, undefined);
  }

  effect(action: Action): Frame {
    const routine: Routine = { ...action.effect, owner: action.owner, params: action.params };
    return this.#routine(`action ${action.name}`, action.name, routine, action.owner, undefined);
  }

  scoring(name: string): Frame {
    const { routine, each } = this.e.gen.game.scorings.find((one) => one.name === name)!;
    const whole = { ...routine, params: [each, ...routine.params] };
    return this.#routine(`scoring ${name}`, name, whole, undefined, name);
  }

  #routine(
    key: string,
    name: string,
    routine: Routine,
    owner: string | undefined,
    scoring: string | undefined,
  ): Frame {
    const known = this.#routines.get(key);
    if (known) return known;
    const isShared = this.frames.isShared(key);
    const frame = this.frames.create(name, routine, owner, isShared);
    this.#routines.set(key, frame);
    this.aside(frame, { rule: name, scoring, pooled: undefined }, () => {
      this.resume(frame.entry, name);
      this.script(routine.script);
      this.#return();
    });
    return frame;
  }

  /** Writes a routine without forgetting the one that is being written. */
  aside(frame: Frame, place: Place, write: () => void): void {
    const outer = {
      frame: this.#frame,
      place: this.place,
      out: this.#out,
      scope: this.#scope,
      before: this.before,
    };
    this.#frame = frame;
    this.place = place;
    this.before = [];
    write();
    this.#frame = outer.frame;
    this.place = outer.place;
    this.#out = outer.out;
    this.#scope = outer.scope;
    this.before = outer.before;
  }

  // ---- cases

  /** A new case, which becomes the one that is written. */
  begin(about: string): Case {
    const made = this.reserve();
    this.resume(made, about);
    return made;
  }

  /** A case that is written later. */
  reserve(): Case {
    return new Case();
  }

  /** Goes on with a case: it is the one that is written now. */
  resume(one: Case, about: string): void {
    this.#out = new Out();
    one.about = about;
    one.body = this.#out.statements;
    this.cases.push(one);
    this.#scope = this.frames.scopeOf(this.#frame, this.#out);
  }

  get out(): Out {
    return this.#out;
  }

  get scope(): Scope {
    return this.#scope;
  }

  get frame(): Frame {
    return this.#frame;
  }

  jump(to: Case): void {
    this.#out.jump(to);
  }

  #return(): void {
    this.#out.code`pc = ${load(this.#frame.back)}; continue;`;
  }

  // ---- statements

  script(script: Script): void {
    const before = this.before;
    for (const statement of script) this.#statement(statement);
    this.before = before;
  }

  #statement(statement: Statement): void {
    const isPlain = !this.e.facts.stopsAt(statement) && statement.is !== 'let' && !mentionsLeave(statement);
    if (isPlain) {
      this.e.statements.one(statement, this.place, this.#scope, this.#out);
      return;
    }
    if (this.e.secrets.concern(statement)) this.e.noteSecrets(this.#out);
    if (statement.is === 'let') {
      this.frames.store(this.#frame, statement.local, statement.value, this.#scope, this.#out);
      const { frame } = this;
      this.before = [
        ...this.before,
        (scope, out) => this.frames.store(frame, statement.local, statement.value, scope, out),
      ];
      return;
    }
    if (statement.is === 'leave') {
      this.#return();
      this.begin('');
      return;
    }
    if (!this.e.facts.stopsAt(statement)) {
      this.#withLeave(statement);
      return;
    }
    switch (statement.is) {
      case 'do':
        this.#do(statement);
        return;
      case 'score':
        for (const { scoring, args } of statement.scorings) this.#score(scoring, args);
        return;
      case 'if':
        this.#if(statement);
        return;
      case 'repeat':
        repeat(this, statement);
        return;
      case 'for each':
        if (statement.atOnce) atOnce(this, statement);
        else forEach(this, statement);
        return;
      case 'decide':
        this.decisions.write(statement);
        return;
      case 'rank':
        rankLoop(this, statement);
        return;
      case 'roll':
      case 'shuffle':
      case 'chance':
        this.chances.write(statement);
        return;
      default:
        throw new Error(`a statement that stops: ${statement.is}`);
    }
  }

  /** A statement that cannot stop but can leave the routine: its jumps are cases after all. */
  #withLeave(statement: Statement): void {
    if (statement.is === 'if') this.#if(statement);
    else if (statement.is === 'repeat') repeat(this, statement);
    else if (statement.is === 'for each') forEach(this, statement);
    else throw new Error(`leave inside ${statement.is}`);
  }

  /** Goes into a routine that comes back to a new case. */
  #do(statement: Of<'do'>): void {
    const routine = this.e.facts.phase(statement.phase);
    const callee = this.phase(statement.phase);
    const args = [
      ...(routine.owner === undefined ? [] : [[routine.owner, statement.of!] as const]),
      ...routine.params.map((param, index) => [param, statement.args[index]!] as const),
    ];
    this.#enter(callee, args, this.#guard(routine, args));
  }

  /** A phase that is one loop is not entered at all where the loop would not begin. */
  #guard({ script }: Routine, args: readonly (readonly [string, Expr])[]): Code | undefined {
    const [loop, ...more] = script;
    if (loop?.is !== 'repeat' || !loop.while || more.length > 0) return undefined;
    const scope = new Map<string, Binding>();
    for (const [name, expr] of args) {
      const bind = expr.op === 'local' ? lookUp(this.#scope, expr.local) : undefined;
      if (!bind) return undefined;
      scope.set(name, bind);
    }
    const out = new Out();
    const test = this.e.cond(loop.while, scope, out);
    return out.isEmpty ? test : undefined;
  }

  #enter(callee: Frame, args: readonly (readonly [string, Expr])[], guard?: Code): void {
    const next = this.reserve();
    const out = guard ? new Out() : this.#out;
    this.frames.pass(callee, args, this.#scope, out);
    out.push(store(callee.back, next));
    out.jump(callee.entry);
    if (guard) {
      this.#out.code`if (${guard}) { ${out} }`;
      this.jump(next);
    }
    this.resume(next, `${this.#frame.name}: after ${callee.name}`);
  }

  #score(scoring: string, args: readonly Expr[]): void {
    const { e } = this;
    if (!e.facts.scoringStops(scoring)) {
      const statement = { is: 'score', scorings: [{ scoring, args }] } as unknown as Statement;
      e.statements.one(statement, this.place, this.#scope, this.#out);
      return;
    }
    const model = e.gen.game.scorings.find(({ name }) => name === scoring)!;
    const callee = this.scoring(scoring);
    const local = `${scoring} each`;
    this.#frame.locals.set(local, { name: local, type: model.forEach });
    this.#scope = this.frames.scopeOf(this.#frame, this.#out);
    const type: Type = { is: 'collection', of: model.forEach, form: 'several' };
    const values: Expr =
      model.forEach.is === 'seat'
        ? { op: model.forEach.player ? 'players' : 'seats', type }
        : {
            op: 'list',
            items: e.gen.board
              .domain(model.forEach, { players: [], imaginary: [], seats: [], clockwise: [] })
              .map((one) => ({ op: 'constant', value: one as number, type: model.forEach })),
            type,
          };
    loopOver(this, values, local, false, [], () =>
      this.#enter(callee, [
        [model.each, { op: 'local', local, type: model.forEach }],
        ...model.routine.params.map((param, index) => [param, args[index]!] as const),
      ]),
    );
  }

  #if(statement: Of<'if'>): void {
    const after = this.reserve();
    for (const branch of statement.branches) {
      const [then, otherwise] = [this.reserve(), this.reserve()];
      const test = this.e.cond(branch.condition, this.#scope, this.#out);
      this.#out.code`if (${test}) { ${{ is: 'jump', to: then }} }`;
      this.jump(otherwise);
      this.resume(then, '');
      this.script(branch.body);
      this.jump(after);
      this.resume(otherwise, '');
    }
    this.script(statement.otherwise);
    this.jump(after);
    this.resume(after, this.#frame.name);
  }
}

function mentionsLeave(statement: Statement): boolean {
  return [...statementsIn([statement])].some(({ is }) => is === 'leave');
}

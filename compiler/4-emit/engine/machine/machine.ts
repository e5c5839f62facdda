import type { Expr, Local, Script, Statement } from '../../../2-model/model.ts';
import type { Type } from '../../../2-model/types.ts';
import { statementsIn } from '../../../2-model/walk.ts';
import { freeLocals } from '../../../3-ir/free-locals.ts';
import type { Action, Routine } from '../../../3-ir/ir.ts';
import type { Emitter } from '../emitter.ts';
import { asNumber, at, type Binding, loaded, lookUp, type Scope, truth } from '../gen.ts';
import { itemsOf, type Place, times } from '../statements/statements.ts';
import { camel, Out } from '../text.ts';
import { cond, isCollection, num } from '../values/expressions.ts';
import { argument } from '../values/terms.ts';
import { ChanceSites } from './chances.ts';
import { Decisions } from './decisions.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

/** A case, as it stands in the code until all are known: `cases.ts` gives them their numbers. */
export function ref(number: number): string {
  return `@${number}@`;
}

/** Where a routine keeps its names while it waits: every name has a place of its own, since nothing recurses. */
export interface Frame {
  readonly name: string;
  readonly owner: string | undefined;
  readonly isShared: boolean;
  readonly slots: Map<string, string>;
  readonly locals: Map<string, Local>;
  /** Owner and parameters: they never change while the routine runs. */
  readonly fixed: readonly string[];
  /** What players have chosen: it changes only where a move is played. */
  readonly chosen: Set<string>;
  /** The word that says where to go on after the routine. */
  readonly back: string;
  entry: number;
}

/** A case of the machine: what happens from one stop to the next. */
interface Case {
  readonly out: Out;
  readonly about: string;
}

/** How an example finds a decision in the middle of a phase: what is set on the way there. */
export type Before = (scope: Scope, out: Out) => void;

/**
 * Routines in which somebody may have to decide: one big switch, each case the code from one stop to the next. What
 * cannot stop is plain code inside the cases and in functions.
 */
export class Machine {
  readonly e: Emitter;
  readonly cases: Case[] = [];
  readonly decisions: Decisions;
  readonly chances: ChanceSites;
  readonly #frames = new Map<string, Frame>();
  readonly #shared = new Set<string>();
  #frame!: Frame;
  #place!: Place;
  #out!: Out;
  #scope!: Scope;
  #before: readonly Before[] = [];

  constructor(e: Emitter) {
    this.e = e;
    e.gen.layout.take('thread', 1, 'at case');
    e.gen.layout.take('thread', 1, 'waits for');
    this.#findShared();
    this.decisions = new Decisions(this);
    this.chances = new ChanceSites(this);
    this.cases.push({ out: new Out(), about: '' });
  }

  /** Everything that can be reached from what players do at once: it may run for several at a time. */
  #findShared(): void {
    const visit = (script: Script): void => {
      for (const statement of statementsIn(script)) {
        if (statement.is === 'do')
          mark(`phase ${statement.phase}`, this.e.facts.phase(statement.phase).script);
        if (statement.is === 'decide')
          for (const offer of statement.offers)
            mark(`action ${offer.action}`, this.e.action(offer.action).effect.script);
        if (statement.is === 'score')
          for (const { scoring } of statement.scorings)
            mark(
              `scoring ${scoring}`,
              this.e.gen.game.scorings.find(({ name }) => name === scoring)!.routine.script,
            );
      }
    };
    const mark = (key: string, script: Script): void => {
      if (this.#shared.has(key)) return;
      this.#shared.add(key);
      visit(script);
    };
    const scripts = [
      ...this.e.gen.game.routines.map(({ script }) => script),
      ...this.e.gen.game.actions.map(({ effect }) => effect.script),
    ];
    for (const script of scripts)
      for (const statement of statementsIn(script))
        if (statement.is === 'for each' && statement.atOnce) visit(statement.body);
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
    const known = this.#frames.get(key);
    if (known) return known;
    const isShared = this.#shared.has(key);
    const frame = this.#newFrame(name, routine, owner, isShared);
    this.#frames.set(key, frame);
    this.#aside(frame, { rule: name, scoring, pooled: undefined }, () => {
      frame.entry = this.begin(name);
      this.script(routine.script);
      this.#return();
    });
    return frame;
  }

  #newFrame(name: string, { locals, params }: Routine, owner: string | undefined, isShared: boolean): Frame {
    const fixed = [...(owner === undefined ? [] : [owner]), ...params];
    const frame: Frame = {
      name,
      owner,
      isShared,
      slots: new Map(),
      locals: new Map(locals.map((local) => [local.name, local])),
      fixed,
      chosen: new Set(),
      back: '',
      entry: 0,
    };
    const back = this.#slot(frame, `after ${name}`);
    return Object.assign(frame, { back });
  }

  /** Writes a routine without forgetting the one that is being written. */
  #aside(frame: Frame, place: Place, write: () => void): void {
    const outer = {
      frame: this.#frame,
      place: this.#place,
      out: this.#out,
      scope: this.#scope,
      before: this.#before,
      local: this.e.gen.local,
    };
    this.#frame = frame;
    this.#place = place;
    this.#before = [];
    write();
    this.#frame = outer.frame;
    this.#place = outer.place;
    this.#out = outer.out;
    this.#scope = outer.scope;
    this.#before = outer.before;
    this.e.gen.local = outer.local;
  }

  // ---- names in memory

  /** The address of a word of a frame. */
  #slot(frame: Frame, about: string, words = 1): string {
    const { name } = this.e.gen.layout.take(frame.isShared ? 'thread' : 'table', words, about);
    return frame.isShared ? `t + ${name}` : name;
  }

  slotOf(frame: Frame, local: string): string {
    const known = frame.slots.get(local);
    if (known) return known;
    const type = frame.locals.get(local)?.type;
    const words = type && isCollection(type) ? 1 + this.e.roomOf(type) : 1;
    const slot = this.#slot(frame, `${frame.name} ${local}`, words);
    frame.slots.set(local, slot);
    return slot;
  }

  typeOf(frame: Frame, local: string): Type {
    return frame.locals.get(local)?.type ?? { is: 'unknown' };
  }

  /**
   * What the names of a frame stand for, read from memory. Those that do not change are read once a case; those that the case
   * declares itself have a name, but are not read.
   */
  scopeOf(frame: Frame, out: Out, declared: ReadonlySet<string> = new Set()): Scope {
    const scope = new Map<string, Binding>();
    for (const [name, { type }] of frame.locals) {
      if (isCollection(type)) {
        scope.set(name, { later: () => ({ list: this.slotOf(frame, name), room: this.e.roomOf(type) }) });
        continue;
      }
      if (!frame.fixed.includes(name) && !(frame.chosen.has(name) && type.is !== 'yes or no')) {
        scope.set(name, { later: () => ({ value: loaded(this.slotOf(frame, name), type) }) });
        continue;
      }
      const local = this.e.gen.fresh(camel(name));
      const slot = this.slotOf(frame, name);
      const js = loaded(slot, type);
      if (!declared.has(name)) out.ifUsed(local, `const ${local} = ${js.js};`);
      scope.set(name, js.bool ? { value: truth(local) } : this.e.bind(local, { name, type }, out));
    }
    return scope;
  }

  /** Stores a value under a name of a frame. */
  store(frame: Frame, local: string, expr: Expr, scope: Scope, out: Out): void {
    const type = this.typeOf(frame, local);
    if (isCollection(type)) {
      this.e.streams.fill(expr, this.slotOf(frame, local), scope, out);
      return;
    }
    const js = argument(this.e, expr, { name: local, type }, scope, out);
    out.push(`m[${this.slotOf(frame, local)}] = ${type.is === 'yes or no' ? asNumber(truth(js)) : js};`);
  }

  // ---- cases

  /** A new case, which becomes the one that is written. */
  begin(about: string): number {
    const number = this.cases.length;
    this.e.gen.local = this.e.gen.names.inner();
    this.#out = new Out();
    this.cases.push({ out: this.#out, about });
    this.#scope = this.scopeOf(this.#frame, this.#out);
    return number;
  }

  /** Makes room for a case that is written later. */
  reserve(): number {
    this.cases.push({ out: new Out(), about: '' });
    return this.cases.length - 1;
  }

  resume(number: number, about: string): void {
    this.e.gen.local = this.e.gen.names.inner();
    this.#out = new Out();
    this.cases[number] = { out: this.#out, about };
    this.#scope = this.scopeOf(this.#frame, this.#out);
  }

  /** A case that was written elsewhere. */
  write(number: number, out: Out, about: string): void {
    this.cases[number] = { out, about };
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

  get place(): Place {
    return this.#place;
  }

  get before(): readonly Before[] {
    return this.#before;
  }

  jump(to: number): void {
    this.#out.push(`pc = ${ref(to)};`, 'continue;');
  }

  #return(): void {
    this.#out.push(`pc = ${at(this.#frame.back)};`, 'continue;');
  }

  // ---- statements

  script(script: Script): void {
    const before = this.#before;
    for (const statement of script) this.#statement(statement);
    this.#before = before;
  }

  #statement(statement: Statement): void {
    if (statement.is === 'let') {
      this.store(this.#frame, statement.local, statement.value, this.#scope, this.#out);
      const { frame } = this;
      this.#before = [
        ...this.#before,
        (scope, out) => this.store(frame, statement.local, statement.value, scope, out),
      ];
      return;
    }
    if (statement.is === 'leave') {
      this.#return();
      this.begin('');
      return;
    }
    if (!this.e.facts.stopsAt(statement)) {
      if (mentionsLeave(statement)) this.#withLeave(statement);
      else this.e.statements.one(statement, this.#place, this.#scope, this.#out);
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
        this.#repeat(statement);
        return;
      case 'for each':
        if (statement.atOnce) this.#atOnce(statement);
        else this.#forEach(statement);
        return;
      case 'decide':
        this.decisions.write(statement);
        return;
      case 'rank':
        this.#rank(statement);
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
    else if (statement.is === 'repeat') this.#repeat(statement);
    else if (statement.is === 'for each') this.#forEach(statement);
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
  #guard({ script }: Routine, args: readonly (readonly [string, Expr])[]): string | undefined {
    const [loop, ...more] = script;
    if (loop?.is !== 'repeat' || !loop.while || more.length > 0) return undefined;
    const scope = new Map<string, Binding>();
    for (const [name, expr] of args) {
      const bind = expr.op === 'local' ? lookUp(this.#scope, expr.local) : undefined;
      if (!bind) return undefined;
      scope.set(name, bind);
    }
    const out = new Out();
    const test = cond(this.e, loop.while, scope, out);
    return out.isEmpty ? test : undefined;
  }

  #enter(callee: Frame, args: readonly (readonly [string, Expr])[], guard?: string): void {
    const next = this.cases.length;
    if (guard) this.#out.push(`if (${guard}) {`);
    this.pass(callee, args, this.#scope, this.#out);
    this.#out.push(`m[${callee.back}] = ${ref(next)};`);
    this.jump(callee.entry);
    if (guard) {
      this.#out.push('}');
      this.jump(next);
    }
    this.begin(`${this.#frame.name}: after ${callee.name}`);
  }

  /** Puts the arguments where the callee finds them. All are worked out before the first is stored. */
  pass(callee: Frame, args: readonly (readonly [string, Expr])[], scope: Scope, out: Out): void {
    const stores: string[] = [];
    for (const [name, expr] of args) {
      const type = this.typeOf(callee, name);
      if (isCollection(type)) {
        this.e.streams.fill(expr, this.slotOf(callee, name), scope, out);
        continue;
      }
      const js = argument(this.e, expr, { name, type }, scope, out);
      stores.push(`m[${this.slotOf(callee, name)}] = ${type.is === 'yes or no' ? asNumber(truth(js)) : js};`);
    }
    out.push(...stores);
  }

  #score(scoring: string, args: readonly Expr[]): void {
    const { e } = this;
    if (!e.facts.scoringStops(scoring)) {
      const statement = { is: 'score', scorings: [{ scoring, args }] } as unknown as Statement;
      e.statements.one(statement, this.#place, this.#scope, this.#out);
      return;
    }
    const model = e.gen.game.scorings.find(({ name }) => name === scoring)!;
    const callee = this.scoring(scoring);
    const local = `${scoring} each`;
    this.#frame.locals.set(local, { name: local, type: model.forEach });
    this.#scope = this.scopeOf(this.#frame, this.#out);
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
    this.#loop(values, local, false, [], () =>
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
      const test = cond(this.e, branch.condition, this.#scope, this.#out);
      this.#out.push(`if (${test}) {`);
      this.jump(then);
      this.#out.push('}');
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

  #repeat(statement: Of<'repeat'>): void {
    const before = this.#before;
    let count: string | undefined;
    if (statement.times) {
      count = this.#slot(this.#frame, `${this.#frame.name} times`);
      this.#out.push(`m[${count}] = ${times(this.e, statement.times, this.#scope, this.#out)};`);
      const counter = count;
      this.#before = [
        ...before,
        (scope, out) => out.push(`m[${counter}] = ${num(this.e, statement.times!, scope, out)} - 1;`),
      ];
    }
    const head = this.cases.length;
    this.jump(head);
    this.begin(`${this.#frame.name}: repeat`);
    const after = this.reserve();
    if (count)
      this.#out.push(`if (${at(count)} === 0) {`, `pc = ${ref(after)};`, 'continue;', '}', `m[${count}]!--;`);
    else if (statement.while) {
      const test = cond(this.e, statement.while, this.#scope, this.#out);
      this.#out.push(`if (!${test}) {`, `pc = ${ref(after)};`, 'continue;', '}');
    }
    const { times: often } = statement;
    const isBounded = often?.type.is === 'number' && often.type.to <= MOST_TIMES;
    if (!isBounded) this.#out.push(`if (++m[JUMPS]! > MOST_JUMPS) fault('endless');`);
    this.script(statement.body);
    this.jump(head);
    this.#before = before;
    this.resume(after, this.#frame.name);
  }

  #forEach(statement: Of<'for each'>): void {
    this.#loop(itemsOf(statement), statement.local, statement.backwards, this.#before, () =>
      this.script(statement.body),
    );
  }

  /** A loop that may stop inside: what it goes through is kept, and how far it has come. */
  #loop(items: Expr, local: string, backwards: boolean, before: readonly Before[], body: () => void): void {
    const { e } = this;
    const frame = this.#frame;
    const name = `${frame.name} ${local}`;
    const here = this.slotOf(frame, local);
    if (items.op === 'range' && !backwards) {
      const last = this.#slot(frame, `${name} last`);
      const set = (scope: Scope, out: Out, first: number): void => {
        const from = num(e, items.from, scope, out);
        out.push(
          `m[${last}] = ${num(e, items.to, scope, out)};`,
          `m[${here}] = ${from}${first === 0 ? ' - 1' : ''};`,
        );
      };
      set(this.#scope, this.#out, 0);
      this.#before = [...before, (scope, out) => set(scope, out, 1)];
      this.#round(() => [`if (${at(here)} >= ${at(last)})`, `m[${here}]!++;`], body, name);
      this.#before = before;
      return;
    }
    const room = Math.max(1, e.streams.most(items, this.#scope));
    const list = this.#slot(frame, `${name} list`, room + 1);
    const next = this.#slot(frame, `${name} next`);
    const set = (scope: Scope, out: Out): void => {
      e.streams.fill(items, list, scope, out);
      out.push(`m[${next}] = ${backwards ? at(list) : 1};`);
    };
    set(this.#scope, this.#out);
    this.#before = [
      ...before,
      (scope, out) => {
        set(scope, out);
        out.push(`m[${here}] = m[${list} + m[${next}]!]!;`, `m[${next}]!${backwards ? '--' : '++'};`);
      },
    ];
    const end = backwards ? `${at(next)} === 0` : `${at(next)} > ${at(list)}`;
    const step = `m[${here}] = m[${list} + m[${next}]!${backwards ? '--' : '++'}]!;`;
    this.#round(() => [`if (${end})`, step], body, name);
    this.#before = before;
  }

  /** Head, body, and back; the head says when it is over and takes the next one. */
  #round(head: () => readonly [string, string], body: () => void, about: string): void {
    const start = this.cases.length;
    this.jump(start);
    this.begin(`${about}: the next one`);
    const after = this.reserve();
    const [end, take] = head();
    this.#out.push(`${end} {`, `pc = ${ref(after)};`, 'continue;', '}', take);
    // The names of the loop have changed: what follows reads them anew.
    body();
    this.jump(start);
    this.resume(after, this.#frame.name);
  }

  /** A script for each of several, all at once. */
  #atOnce(statement: Of<'for each'>): void {
    const { e } = this;
    const outer = this.#frame;
    const written = JSON.stringify(statement.body);
    const name =
      e.gen.game.routines.find(
        ({ name: one, script }) => one.startsWith(`${outer.name}/`) && JSON.stringify(script) === written,
      )?.name ?? `${outer.name}/${statement.local}`;
    const captured = freeLocals(statement.body).filter(
      (local) => local !== statement.local && outer.locals.has(local) && !declaredIn(statement.body, local),
    );
    const frame = this.#newFrame(
      name,
      { locals: [...outer.locals.values()], params: captured } as unknown as Routine,
      statement.local,
      true,
    );
    this.#aside(frame, this.#place, () => {
      frame.entry = this.begin(name);
      this.script(statement.body);
      this.jump(0);
    });
    const out = this.#out;
    const after = this.cases.length;
    const values = captured.map((local) => {
      const bind = lookUp(this.#scope, local)!;
      const js = e.gen.fresh(camel(local));
      if ('list' in bind) return { local, js: bind.list, list: true };
      out.push(`const ${js} = ${asNumber(bind.value)};`);
      return { local, js, list: false };
    });
    const [count, branch] = [e.gen.fresh('count'), e.gen.fresh('branch')];
    // Its words lie in the script of each seat.
    const own = (slot: string): string => slot.replace(/^t \+ /, `${branch} + `);
    out.push(`let ${count} = 0;`);
    e.streams.each(itemsOf(statement), e.gen.fresh('seat'), this.#scope, out, (seat, to) => {
      to.push(
        `const ${branch} = SEATS + ${seat} * SEAT_WORDS + THREAD;`,
        `m[BRANCHES + ++${count}] = ${seat};`,
        `m[${branch}] = ${ref(frame.entry)};`,
        `m[${own(this.slotOf(frame, statement.local))}] = ${seat};`,
      );
      for (const { local, js, list } of values)
        if (list) to.push(`setList(${own(this.slotOf(frame, local))}, ${js});`);
        else to.push(`m[${own(this.slotOf(frame, local))}] = ${js};`);
    });
    out.push(`m[BRANCHES] = ${count};`, `if (${count} === 0) {`);
    this.jump(after);
    out.push('}', `m[t] = ${ref(after)};`, 'return;');
    this.begin(`${outer.name}: all are through`);
  }

  /** A ranking in which lots may be drawn, or whose body stops. */
  #rank(statement: Of<'rank'>): void {
    const { e } = this;
    const { rank } = statement;
    const frame = this.#frame;
    const name = `${frame.name} ranked`;
    const most = Math.max(1, e.streams.most(rank.in, this.#scope));
    const list = this.#slot(frame, `${name}`, 1 + most * 3);
    const next = this.#slot(frame, `${name} next`);
    this.chances.rank(statement, list);
    this.#out.push(`m[${next}] = 0;`);
    const shared = `${rank.local} shared`;
    frame.locals.set(shared, { name: shared, type: { is: 'number', from: 1, to: 99 } });
    const [here, place, places] = [
      this.slotOf(frame, rank.local),
      this.slotOf(frame, statement.place),
      this.slotOf(frame, shared),
    ];
    const before = this.#before;
    this.#before = [
      ...before,
      (scope, out) => {
        const first = e.streams.list(rank.in, scope, out);
        out.push(
          `m[${here}] = firstOf(${first});`,
          `m[${place}] = 1;`,
          `m[${places}] = 1;`,
          `m[${list}] = 0;`,
          `m[${next}] = 0;`,
        );
      },
    ];
    const outer = this.#place;
    const isShare = rank.ties.at(-1)?.is === 'share';
    this.#place = { ...outer, pooled: isShare ? { place: statement.place, shared: at(places) } : undefined };
    const item = `${list} + 1 + m[${next}]! * 3`;
    this.#round(
      () => [
        `if (${at(next)} >= ${at(list)})`,
        `m[${here}] = m[${item}]!; m[${place}] = m[${item} + 1]!; m[${places}] = m[${item} + 2]!; m[${next}]!++;`,
      ],
      () => this.script(statement.body),
      name,
    );
    this.#place = outer;
    this.#before = before;
  }

  get frames(): ReadonlyMap<string, Frame> {
    return this.#frames;
  }

  get isSharedThread(): boolean {
    return this.#frame.isShared;
  }
}

/** A loop that goes round no more often than this comes to its end without being watched. */
const MOST_TIMES = 1000;

function mentionsLeave(statement: Statement): boolean {
  return [...statementsIn([statement])].some(({ is }) => is === 'leave');
}

function declaredIn(script: Script, local: string): boolean {
  return [...statementsIn(script)].some(
    (statement) =>
      (statement.is === 'let' && statement.local === local) ||
      (statement.is === 'for each' && statement.local === local) ||
      (statement.is === 'rank' && (statement.rank.local === local || statement.place === local)) ||
      (statement.is === 'chance' && 'local' in statement.into && statement.into.local === local) ||
      (statement.is === 'decide' &&
        statement.offers.some(({ chosen }) => chosen.some((one) => one.local === local))),
  );
}

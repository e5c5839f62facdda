import type { Expr, Local, Script, Statement } from '../2-model/model.ts';
import { collection, number, type Type, UNKNOWN, YES_OR_NO } from '../2-model/types.ts';
import type { Place } from '../problems/problem.ts';
import { freeLocals } from './free-locals.ts';
import type { Block, Decision, End, Routine, Step } from './ir.ts';
import { notePlace } from './places.ts';

type Head = { readonly owner?: Local; readonly params: readonly Local[]; readonly locals: readonly Local[] };
type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

/** A script as a routine of blocks; behind it come the routines of what it does at once. */
export function lowerRoutine(name: string, head: Head, body: Script, scoring?: string): Routine[] {
  const lowering = new Lowering(name, head, scoring);
  lowering.script(body);
  return lowering.finish(body);
}

/** A script without the places where its statements stand: the same rules give the same bytes. */
export function unplaced<T>(tree: T): T {
  return JSON.parse(
    JSON.stringify(tree, (key, value) => (key === 'at' && isPlace(value) ? undefined : value)),
  );
}

function isPlace(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'file' in value;
}

class Lowering {
  readonly #name: string;
  readonly #head: Head;
  readonly #scoring: string | undefined;
  readonly #blocks: { steps: Step[]; end?: End }[] = [{ steps: [] }];
  readonly #locals: Local[];
  readonly #decisions: Decision[] = [];
  readonly #more: Routine[] = [];
  /** The lets and loop starts on the way to here. */
  #before: Step[] = [];
  /** The locals of the innermost rank that shares. */
  #pooled: { place: string; shared: string } | undefined;
  #current = 0;
  /** Where the statement stands that is being lowered. */
  #at: Place | undefined;

  constructor(name: string, head: Head, scoring: string | undefined) {
    this.#name = name;
    this.#head = head;
    this.#scoring = scoring;
    this.#locals = [...head.locals];
  }

  finish(body: Script): Routine[] {
    this.#end({ end: 'return' });
    const { owner, params } = this.#head;
    return [
      {
        name: this.#name,
        ...(owner ? { owner: owner.name } : {}),
        params: params.map((param) => param.name),
        locals: this.#locals,
        script: unplaced(body),
        blocks: this.#blocks.map(({ steps, end }): Block => ({ steps, end: end ?? { end: 'return' } })),
        decisions: this.#decisions,
      },
      ...this.#more,
    ];
  }

  script(script: Script): void {
    const before = this.#before;
    const at = this.#at;
    for (const statement of script) {
      this.#at = statement.at;
      this.#statement(statement);
    }
    this.#at = at;
    this.#before = before;
  }

  #statement(statement: Statement): void {
    switch (statement.is) {
      case 'let':
        this.#let(statement.local, statement.value);
        return;
      case 'set':
        this.#step({ do: 'set', target: statement.target, value: statement.value });
        return;
      case 'add':
      case 'remove':
        this.#step({
          do: statement.is,
          target: statement.target,
          value: statement.value,
          to: statement.to,
          moreIsLost: statement.moreIsLost,
        });
        return;
      case 'move':
        this.#step({
          do: 'move',
          what: statement.what,
          to: statement.to,
          ...(statement.position ? { position: statement.position } : {}),
        });
        return;
      case 'award':
        this.#step({
          do: 'award',
          scoring: this.#scoring ?? this.#name,
          amount: statement.amount,
          to: statement.to,
          ...(statement.for ? { for: statement.for } : {}),
          ...(this.#pooled ? { pooled: this.#pooled } : {}),
        });
        return;
      case 'need':
        this.#step({
          do: 'require',
          condition: statement.condition,
          ...(statement.when ? { when: statement.when } : {}),
          reason: statement.reason,
        });
        return;
      case 'impossible':
        this.#step({ do: 'impossible', rule: this.#name });
        return;
      case 'roll':
        this.#then((then) => ({
          end: 'roll',
          what: statement.what,
          ...(statement.until ? { until: statement.until } : {}),
          then,
        }));
        return;
      case 'shuffle':
        this.#then((then) => ({ end: 'shuffle', place: statement.place, then }));
        return;
      case 'do':
        this.#then((then) => ({
          end: 'call',
          routine: statement.phase,
          args: statement.args,
          ...(statement.of ? { of: statement.of } : {}),
          then,
        }));
        return;
      case 'score':
        for (const { scoring, args } of statement.scorings)
          this.#then((then) => ({ end: 'score', scoring, args, then }));
        return;
      case 'chance':
        this.#chance(statement);
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
        this.#decide(statement);
        return;
      case 'rank':
        this.#rank(statement);
        return;
      case 'leave':
        this.#end({ end: 'return' });
        this.#start(this.#block());
        return;
      case 'nothing':
      case 'choose':
        return;
    }
  }

  // ---- blocks

  #step(step: Step): void {
    this.#blocks[this.#current]!.steps.push(step);
    if (this.#at) notePlace(step, this.#at);
  }

  #let(local: string, value: Expr): void {
    this.#step({ do: 'let', local, value });
    this.#before = [...this.#before, { do: 'let', local, value }];
  }

  #block(): number {
    return this.#blocks.push({ steps: [] }) - 1;
  }

  #start(block: number): void {
    this.#current = block;
  }

  /** Ends the current block, unless it has ended already. */
  #end(end: End): void {
    const block = this.#blocks[this.#current]!;
    if (!block.end && this.#at) notePlace(end, this.#at);
    block.end ??= end;
  }

  /** Ends the current block and goes on in the next one. */
  #then(end: (then: number) => End): void {
    const next = this.#block();
    this.#end(end(next));
    this.#start(next);
  }

  /** A block that can be jumped back to. */
  #label(): number {
    this.#then((to) => ({ end: 'jump', to }));
    return this.#current;
  }

  #hidden(word: string, type: Type): string {
    let name = `${word}~`;
    for (let count = 2; this.#locals.some((local) => local.name === name); count++) name = `${word}~${count}`;
    this.#locals.push({ name, type });
    return name;
  }

  // ---- statements with bodies

  /** Runs a body in a block of its own and then jumps. */
  #body(block: number, script: Script, then: number): void {
    this.#start(block);
    this.script(script);
    this.#end({ end: 'jump', to: then });
  }

  #chance(statement: Of<'chance'>): void {
    const [then, otherwise] = [this.#block(), this.#block()];
    this.#end({ end: 'draw', from: statement.from, into: statement.into, then, otherwise });
    this.#body(otherwise, statement.otherwise ?? [{ is: 'impossible', at: statement.at }], then);
    this.#start(then);
  }

  #if(statement: Of<'if'>): void {
    const after = this.#block();
    for (const branch of statement.branches) {
      const [then, otherwise] = [this.#block(), this.#block()];
      this.#end({ end: 'branch', condition: branch.condition, then, otherwise });
      this.#body(then, branch.body, after);
      this.#start(otherwise);
    }
    this.script(statement.otherwise);
    this.#end({ end: 'jump', to: after });
    this.#start(after);
  }

  #repeat(statement: Of<'repeat'>): void {
    const before = this.#before;
    let count: string | undefined;
    if (statement.times) {
      count = this.#hidden('times', statement.times.type);
      this.#step({ do: 'let', local: count, value: statement.times });
      const one: Expr = { op: 'constant', value: 1, type: number(1, 1) };
      this.#before = [
        ...before,
        {
          do: 'let',
          local: count,
          value: { op: 'subtract', left: statement.times, right: one, type: statement.times.type },
        },
      ];
    }
    const head = this.#label();
    const [body, after] = [this.#block(), this.#block()];
    if (count) this.#end({ end: 'next', list: count, body, then: after });
    else if (statement.while)
      this.#end({ end: 'branch', condition: statement.while, then: body, otherwise: after });
    else this.#end({ end: 'jump', to: body });
    this.#body(body, statement.body, head);
    this.#before = before;
    this.#start(after);
  }

  #forEach(statement: Of<'for each'>): void {
    const before = this.#before;
    const type = statement.in.type;
    const element = type.is === 'collection' ? type.of : UNKNOWN;
    const items = this.#items(statement);
    const list = this.#hidden('each', collection(element));
    this.#step({ do: 'let', local: list, value: items });
    this.#before = [...before, ...firstPass(statement, list, items, element)];
    const head = this.#label();
    const [body, after] = [this.#block(), this.#block()];
    this.#end({
      end: 'next',
      list,
      local: statement.local,
      ...(statement.backwards ? { backwards: true as const } : {}),
      body,
      then: after,
    });
    this.#body(body, statement.body, head);
    this.#before = before;
    this.#start(after);
  }

  /** What a loop goes through, taken before the first pass. */
  #items(statement: Of<'for each'>): Expr {
    if (!statement.where) return statement.in;
    return {
      op: 'all',
      bound: { local: statement.local, in: statement.in },
      where: statement.where,
      type: statement.in.type,
    };
  }

  #atOnce(statement: Of<'for each'>): void {
    const routine = `${this.#name}/${statement.local}`;
    const captured = freeLocals(statement.body).filter(
      (local) => local !== statement.local && this.#locals.some((known) => known.name === local),
    );
    const type = (local: string): Local =>
      this.#locals.find((known) => known.name === local) ?? { name: local, type: UNKNOWN };
    const name = this.#more.some((other) => other.name === routine)
      ? `${routine}-${this.#more.length + 1}`
      : routine;
    const params = captured.map(type);
    this.#more.push(
      ...lowerRoutine(name, { owner: type(statement.local), params, locals: this.#locals }, statement.body),
    );
    this.#then((then) => ({
      end: 'at once',
      over: this.#items(statement),
      local: statement.local,
      routine: name,
      captured,
      then,
    }));
  }

  #decide(statement: Of<'decide'>): void {
    const block = this.#label();
    this.#decisions.push({
      block,
      actions: statement.offers.map((offer) => offer.action),
      before: this.#before,
    });
    const after = this.#block();
    const otherwise = statement.otherwise ? this.#block() : after;
    const offers = statement.offers.map((offer) => ({
      offer,
      then: offer.body.length > 0 ? this.#block() : statement.how === 'may repeat' ? block : after,
    }));
    this.#end({
      end: 'choice',
      who: statement.who,
      how: statement.how,
      offers: offers.map(({ offer, then }) => ({
        action: offer.action,
        args: offer.args,
        ...(offer.when ? { when: offer.when } : {}),
        chosen: offer.chosen,
        then,
      })),
      otherwise,
    });
    for (const { offer, then } of offers)
      if (offer.body.length > 0) this.#body(then, offer.body, statement.how === 'may repeat' ? block : after);
    if (statement.otherwise) this.#body(otherwise, statement.otherwise, after);
    this.#start(after);
  }

  #rank(statement: Of<'rank'>): void {
    const outer = this.#pooled;
    const element = statement.rank.in.type.is === 'collection' ? statement.rank.in.type.of : UNKNOWN;
    const list = this.#hidden('ranked', collection(collection(UNKNOWN)));
    const picks = this.#hidden('picks', collection(element));
    const shared = this.#hidden('shared', collection(number(1, 99)));
    this.#step({ do: 'let', local: picks, value: { op: 'list', items: [], type: collection(element) } });
    this.#then((then) => ({ end: 'rank', rank: statement.rank, list, picks, then }));
    const before = this.#before;
    this.#before = [...before, ...firstRanked(statement, { list, shared }, element)];
    const head = this.#label();
    const [body, after] = [this.#block(), this.#block()];
    this.#end({
      end: 'next ranked',
      list,
      local: statement.rank.local,
      place: statement.place,
      shared,
      body,
      then: after,
    });
    this.#pooled =
      statement.rank.ties.at(-1)?.is === 'share' ? { place: statement.place, shared } : undefined;
    this.#body(body, statement.body, head);
    this.#pooled = outer;
    this.#before = before;
    this.#start(after);
  }
}

/** A loop in its first pass, as an example finds it that starts in the middle: the first item, and the others to come. */
function firstPass(statement: Of<'for each'>, list: string, items: Expr, element: Type): Step[] {
  const item: Expr = { op: 'local', local: statement.local, type: element };
  const rest = `${list}rest`;
  const other: Expr = {
    op: 'same',
    not: true,
    left: { op: 'local', local: rest, type: element },
    right: item,
    type: YES_OR_NO,
  };
  return [
    {
      do: 'let',
      local: statement.local,
      value: { op: statement.backwards ? 'last' : 'first', of: items, type: element },
    },
    {
      do: 'let',
      local: list,
      value: { op: 'all', bound: { local: rest, in: items }, where: other, type: collection(element) },
    },
  ];
}

/** The same for a ranking: the first of them all, in place 1, and nobody behind. */
function firstRanked(statement: Of<'rank'>, hidden: { list: string; shared: string }, element: Type): Step[] {
  const one: Expr = { op: 'constant', value: 1, type: number(1, 1) };
  const list = (items: Expr[]): Expr => ({ op: 'list', items, type: collection(number(1, 1)) });
  return [
    { do: 'let', local: statement.rank.local, value: { op: 'first', of: statement.rank.in, type: element } },
    { do: 'let', local: statement.place, value: one },
    { do: 'let', local: hidden.shared, value: list([one]) },
    { do: 'let', local: hidden.list, value: list([]) },
  ];
}

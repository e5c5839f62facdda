import type { Expr, GameModel, Local, Script, Statement } from '../2-model/model.ts';
import { collection, number, type Type, UNKNOWN } from '../2-model/types.ts';
import { statementsIn } from '../2-model/walk.ts';
import type { Place } from '../problems/problem.ts';
import type { Block, Decision, End, Loop, Routine, Step } from './ir.ts';
import { bare, notePlace } from './places.ts';
import type { Stops } from './stops.ts';
import { tidied } from './tidy.ts';
import { declaredIn, localsIn } from './walk.ts';

/** What a step must know of where its statement stands. */
export interface Enclosing {
  /** The routine. */
  readonly name: string;
  /** The scoring to which points go. */
  readonly scoring: string;
  /** The locals of the innermost rank, if it shares. */
  readonly pooled?: { readonly place: string; readonly shared: string } | undefined;
  /** Makes a local that the rules do not know. */
  hidden(word: string, type: Type): string;
}

/** A statement that never stops, as a step, with its place noted; nothing for one that does nothing. */
export function stepsFor(statement: Statement, around: Enclosing): Step[] {
  const step = stepFor(statement, around);
  if (!step) return [];
  notePlace(step, statement.at);
  return [step];
}

function stepFor(statement: Statement, around: Enclosing): Step | undefined {
  const inside = (script: Script, within = around): Step[] => script.flatMap((one) => stepsFor(one, within));
  switch (statement.is) {
    case 'set':
    case 'add':
    case 'remove':
    case 'move':
    case 'do':
    case 'score':
    case 'let':
    case 'need':
      return bare(statement);
    case 'award': {
      const { scoring, pooled } = around;
      return { ...bare(statement), scoring, ...(pooled ? { pooled } : {}) };
    }
    case 'impossible':
      return { is: 'impossible', rule: around.name };
    case 'leave':
      return { is: 'leave' };
    case 'if':
      return {
        is: 'if',
        branches: statement.branches.map(({ condition, body }) => ({ condition, body: inside(body) })),
        otherwise: inside(statement.otherwise),
      };
    case 'repeat':
      return { ...bare(statement), body: inside(statement.body) };
    case 'for each': {
      const { local, backwards, body } = statement;
      return { is: 'for each', local, in: itemsOf(statement), backwards, body: inside(body) };
    }
    case 'rank': {
      const { rank, place, body } = statement;
      const { shared, pooled } = sharing(statement, around);
      return { is: 'rank', rank, place, shared, body: inside(body, { ...around, pooled }) };
    }
    case 'nothing':
      return undefined;
    default:
      throw new Error(`${statement.is} is no step`);
  }
}

/** What a loop goes through. */
export function itemsOf({ local, in: items, where }: Extract<Statement, { readonly is: 'for each' }>): Expr {
  return where ? { op: 'all', bound: { local, in: items }, where, type: items.type } : items;
}

/** The local for how many share a place of a ranking, and what awards inside of it must know. */
export function sharing(
  { rank, place }: Extract<Statement, { readonly is: 'rank' }>,
  around: Enclosing,
): { readonly shared: string; readonly pooled: Enclosing['pooled'] } {
  const shared = around.hidden('shared', number(1, 99));
  return { shared, pooled: rank.ties.at(-1)?.is === 'share' ? { place, shared } : undefined };
}

type Head = { readonly owner?: Local; readonly params: readonly Local[]; readonly locals: readonly Local[] };
type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

/** What lowering must know of the game. */
export interface Rules {
  readonly stops: Stops;
  readonly scorings: GameModel['scorings'];
}

/** A script as a routine of blocks; behind it come the routines of what it does at once. */
export function lowerRoutine(name: string, head: Head, body: Script, rules: Rules): Routine[] {
  const lowering = new Lowering(name, head, rules, rules.stops.in(body));
  lowering.script(body);
  return lowering.finish();
}

/** Cuts a script into blocks at what may stop; everything else stays together as steps. */
class Lowering {
  readonly #head: Head;
  readonly #rules: Rules;
  readonly #mayStop: boolean;
  readonly #blocks: { steps: Step[]; end?: End }[] = [{ steps: [] }];
  /** The blocks in the order in which they were begun. */
  readonly #order = [0];
  readonly #loops: Loop[] = [];
  readonly #locals: Local[];
  readonly #decisions: Decision[] = [];
  readonly #more: Routine[] = [];
  #around: Enclosing;
  /** The lets and loop starts on the way to here. */
  #before: Step[] = [];
  #current = 0;
  /** Where the statement stands that is being lowered. */
  #at: Place | undefined;

  constructor(name: string, head: Head, rules: Rules, mayStop: boolean) {
    this.#head = head;
    this.#rules = rules;
    this.#mayStop = mayStop;
    this.#locals = [...head.locals];
    this.#around = { name, scoring: name, hidden: (word, type) => this.#hidden(word, type) };
  }

  finish(): Routine[] {
    this.#end({ end: 'return' });
    const { owner, params } = this.#head;
    const ended = this.#blocks.map(({ steps, end }): Block => ({ steps, end: end ?? { end: 'return' } }));
    const { blocks, numberOf } = tidied(ended, this.#order);
    return [
      {
        name: this.#around.name,
        ...(owner ? { owner: owner.name } : {}),
        params: params.map((param) => param.name),
        locals: this.#locals,
        blocks,
        loops: this.#loops,
        decisions: this.#decisions.map((one) => ({ ...one, block: numberOf(one.block) })),
      },
      ...this.#more,
    ];
  }

  script(script: Script): void {
    const [at, known] = [this.#at, this.#before.length];
    for (const statement of script) {
      this.#at = statement.at;
      if (this.#isPlain(statement)) this.#plain(statement);
      else (this.#lowered[statement.is] as (one: Statement) => void)(statement);
    }
    this.#at = at;
    this.#before.length = known;
  }

  /** Whether a statement can be a step: nobody decides inside of it, nor is a routine left that has other blocks. */
  #isPlain(statement: Statement): boolean {
    if (!this.#mayStop) return true;
    if (this.#rules.stops.in([statement])) return false;
    return ![...statementsIn([statement])].some(({ is }) => is === 'leave');
  }

  #plain(statement: Statement): void {
    const steps = stepsFor(statement, this.#around);
    this.#blocks[this.#current]!.steps.push(...steps);
    if (statement.is === 'let') this.#before.push(...steps);
    // Nothing comes after it.
    if (statement.is === 'impossible' && this.#mayStop) this.#leave();
  }

  /** How each statement is lowered that may stop, or that leaves a routine with other blocks. */
  readonly #lowered: { readonly [Is in Statement['is']]?: (statement: Of<Is>) => void } = {
    roll: ({ is: end, at: _, ...roll }) => this.#then((then) => ({ end, ...roll, then })),
    shuffle: ({ place }) => this.#then((then) => ({ end: 'shuffle', place, then })),
    chance: (statement) => this.#chance(statement),
    do: ({ is: _, at: __, phase: routine, ...call }) =>
      this.#then((then) => ({ end: 'call', routine, ...call, then })),
    score: (statement) => {
      for (const one of statement.scorings)
        if (this.#rules.stops.scoring(one.scoring)) this.#score(one);
        else this.#plain({ ...statement, scorings: [one] });
    },
    if: (statement) => this.#if(statement),
    repeat: (statement) => this.#repeat(statement),
    'for each': (statement) => {
      const { local, backwards, body } = statement;
      if (statement.atOnce) this.#atOnce(statement);
      else this.#loop({ over: 'items', local, in: itemsOf(statement), backwards }, () => this.script(body));
    },
    decide: (statement) => this.#decide(statement),
    rank: (statement) => this.#rank(statement),
    leave: () => this.#leave(),
  };

  /** Ends the routine here; what is written behind it cannot be come to. */
  #leave(): void {
    this.#end({ end: 'return' });
    this.#start(this.#block());
  }

  // ---- blocks

  #step(step: Step): void {
    this.#blocks[this.#current]!.steps.push(step);
    if (this.#at) notePlace(step, this.#at);
  }

  #block(): number {
    return this.#blocks.push({ steps: [] }) - 1;
  }

  #start(block: number): void {
    this.#current = block;
    this.#order.push(block);
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

  /** Runs a body in a block of its own and then jumps. */
  #body(block: number, body: () => void, then: number): void {
    this.#start(block);
    body();
    this.#end({ end: 'jump', to: then });
  }

  #hidden(word: string, type: Type): string {
    let name = `${word}~`;
    for (let count = 2; this.#locals.some((local) => local.name === name); count++) name = `${word}~${count}`;
    this.#locals.push({ name, type });
    return name;
  }

  // ---- statements with bodies

  #chance({ from, into, otherwise, at }: Of<'chance'>): void {
    const [then, none] = [this.#block(), this.#block()];
    this.#end({ end: 'draw', from, into, then, otherwise: none });
    this.#body(none, () => this.script(otherwise ?? [{ is: 'impossible', at }]), then);
    this.#start(then);
  }

  #if(statement: Of<'if'>): void {
    const after = this.#block();
    for (const { condition, body } of statement.branches) {
      const [then, otherwise] = [this.#block(), this.#block()];
      this.#end({ end: 'branch', condition, then, otherwise });
      this.#body(then, () => this.script(body), after);
      this.#start(otherwise);
    }
    this.script(statement.otherwise);
    this.#end({ end: 'jump', to: after });
    this.#start(after);
  }

  #repeat({ times, while: condition, body }: Of<'repeat'>): void {
    const loop: Loop = times
      ? { over: 'times', times }
      : { over: 'condition', ...(condition ? { condition } : {}) };
    this.#loop(loop, () => this.script(body));
  }

  #loop(loop: Loop, body: () => void): void {
    const number = this.#loops.push(loop) - 1;
    if (loop.over === 'ranking') this.#then((then) => ({ end: 'rank', loop: number, then }));
    else if (loop.over !== 'condition') this.#step({ is: 'start', loop: number, isInside: false });
    const head = this.#label();
    const [first, after] = [this.#block(), this.#block()];
    this.#end({ end: 'next', loop: number, body: first, then: after });
    const known = this.#before.length;
    if (loop.over !== 'condition') this.#before.push({ is: 'start', loop: number, isInside: true });
    this.#body(first, body, head);
    this.#before.length = known;
    this.#start(after);
  }

  #rank(statement: Of<'rank'>): void {
    const { rank, place, body } = statement;
    const outer = this.#around;
    const { shared, pooled } = sharing(statement, outer);
    this.#loop({ over: 'ranking', rank, place, shared }, () => {
      this.#around = { ...outer, pooled };
      this.script(body);
      this.#around = outer;
    });
  }

  /** A scoring that may stop is called for each of its values. What it is given is worked out once. */
  #score({ scoring, args }: Of<'score'>['scorings'][number]): void {
    const { forEach } = this.#rules.scorings.find(({ name }) => name === scoring)!;
    const given = args.map((value): Expr => {
      const local = this.#hidden('given', value.type);
      this.#step({ is: 'let', local, value });
      return { op: 'local', local, type: value.type };
    });
    const local = this.#hidden('each', forEach);
    this.#loop({ over: 'items', local, in: valuesOf(forEach), backwards: false }, () =>
      this.#then((then) => ({
        end: 'call',
        routine: `scoring ${scoring}`,
        args: given,
        of: { op: 'local', local, type: forEach },
        then,
      })),
    );
  }

  #atOnce(statement: Of<'for each'>): void {
    const { local, body } = statement;
    const own = declaredIn(body);
    const typed = (name: string): Local =>
      this.#locals.find((known) => known.name === name) ?? { name, type: UNKNOWN };
    const captured = [...localsIn(body)].filter(
      (name) => name !== local && !own.has(name) && this.#locals.some((known) => known.name === name),
    );
    const plain = `${this.#around.name}/${local}`;
    const isTaken = this.#more.some(({ name }) => name === plain);
    const routine = isTaken ? `${plain}-${this.#more.length + 1}` : plain;
    const head = { owner: typed(local), params: captured.map(typed), locals: this.#locals };
    this.#more.push(...lowerRoutine(routine, head, body, this.#rules));
    this.#then((then) => ({ end: 'at once', over: itemsOf(statement), local, routine, captured, then }));
  }

  #decide({ who, how, offers, at, ...statement }: Of<'decide'>): void {
    // Without a word for it, the rules say that a `must` always leaves something to do.
    const otherwise: Script | undefined =
      statement.otherwise ?? (how === 'must' ? [{ is: 'impossible', at }] : undefined);
    const block = this.#label();
    const actions = offers.map(({ action }) => action);
    this.#decisions.push({ block, actions, before: [...this.#before] });
    const after = this.#block();
    const next = how === 'may repeat' ? block : after;
    const none = otherwise ? this.#block() : after;
    const then = offers.map(({ body }) => (body.length > 0 ? this.#block() : next));
    this.#end({
      end: 'choice',
      who,
      how,
      offers: offers.map(({ action, args, when, chosen }, index) => ({
        action,
        args,
        ...(when ? { when } : {}),
        chosen,
        then: then[index]!,
      })),
      otherwise: none,
      after,
    });
    for (const [index, { body }] of offers.entries())
      if (body.length > 0) this.#body(then[index]!, () => this.script(body), next);
    if (otherwise) this.#body(none, () => this.script(otherwise), after);
    this.#start(after);
  }
}

/** What a scoring is run for: every player, every seat, or every value of a kind. */
function valuesOf(type: Type): Expr {
  if (type.is === 'seat') return { op: type.player ? 'players' : 'seats', type: collection(type) };
  const values = type.is === 'kind' ? type.values : type.is === 'number' ? [type.from] : [];
  return {
    op: 'list',
    items: values.map((value) => ({ op: 'constant', value, type })),
    type: collection(type),
  };
}

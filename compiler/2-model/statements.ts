import type * as tree from '../1-syntax/tree.ts';
import { choicesOf } from './actions.ts';
import { phaseCall, scoringCall, targetOf, wrongSort } from './calls.ts';
import { sizeOf } from './collections.ts';
import { parameters } from './declared-values.ts';
import {
  condition,
  domain,
  elaborate,
  elaborateAs,
  mustFit,
  place,
  things,
  unknownExpr,
} from './elaborate.ts';
import type { Context, Environment } from './environment.ts';
import type { Expr, OfferModel, Script, Statement, Target } from './model.ts';
import { noted } from './newest.ts';
import { readRank } from './ranks.ts';
import { Scope } from './scope.ts';
import { showType } from './show.ts';
import { knownOfMember } from './sides.ts';
import { signatureOf } from './terms.ts';
import {
  collection,
  isCollection,
  itemType,
  join,
  MANY,
  number,
  optional,
  PLAYER,
  present,
  SEAT,
  type Type,
  UNKNOWN,
  YES_OR_NO,
} from './types.ts';

/** What sort of script is being read: it decides which statements may stand in it. */
export type ScriptSort = 'phase' | 'action' | 'rules' | 'scoring';

type Node<Is extends tree.Statement['is']> = Extract<tree.Statement, { readonly is: Is }>;

const ONLY_IN: Partial<Record<tree.Statement['is'], ScriptSort>> = {
  choose: 'action',
  need: 'action',
  pay: 'action',
  follow: 'action',
  award: 'scoring',
};
const NOT_IN_SCORING = new Set<tree.Statement['is']>(['decide', 'roll', 'shuffle', 'chance', 'do', 'score']);
const IN_RULES = new Set<tree.Statement['is']>(['let', 'need']);

export class ScriptReader {
  readonly context: Context;
  readonly sort: ScriptSort;
  readonly name: string;

  constructor(context: Context, sort: ScriptSort, name: string) {
    this.context = context;
    this.sort = sort;
    this.name = name;
  }

  read(block: tree.Block, start: Scope): Script {
    return this.run(block, start).script;
  }

  /** The script, and what is known behind it. */
  run(block: tree.Block, start: Scope): { script: Script; scope: Scope } {
    const script: Statement[] = [];
    let scope = start;
    for (const node of block) {
      if (node.is === 'inserted') {
        const read = this.#standingIn(node.placed).run(node.body, scope);
        script.push(...read.script);
        scope = read.scope;
        continue;
      }
      if (!this.#mayStandHere(node)) {
        // What it names is known all the same.
        if (node.is === 'choose') scope = scope.with(node.name.text, UNKNOWN).scope;
        continue;
      }
      const read = this.#statement(node, scope);
      script.push(...read.statements);
      scope = read.scope;
    }
    return { script, scope };
  }

  /** The same script, in lines that stand elsewhere: a variant has put them here. */
  #standingIn(placed: tree.Placed): ScriptReader {
    return new ScriptReader({ ...this.context, placed }, this.sort, this.name);
  }

  #mayStandHere(node: tree.Statement): boolean {
    const only = ONLY_IN[node.is];
    const at = place(this.context, node);
    if (this.sort === 'rules' && !IN_RULES.has(node.is))
      this.context.env.problems.error('not-in-rules', at, { statement: node.is });
    else if (this.sort !== 'rules' && only && only !== this.sort)
      this.context.env.problems.error(only === 'action' ? 'only-in-action' : 'only-in-scoring', at, {
        statement: node.is,
      });
    else if (this.sort === 'scoring' && NOT_IN_SCORING.has(node.is))
      this.context.env.problems.error('not-in-scoring', at, { statement: node.is });
    else return true;
    return false;
  }

  #statement(
    node: Exclude<tree.Statement, { is: 'inserted' }>,
    scope: Scope,
  ): { statements: readonly Statement[]; scope: Scope } {
    const { context } = this;
    const at = place(context, node);
    const changed = (...statements: Statement[]) => ({ statements, scope: scope.afterChange() });
    switch (node.is) {
      case 'let': {
        const value = elaborate(context, scope, node.value);
        const next = scope.letting(node.name.text, value);
        return { statements: [{ is: 'let', local: next.local, value, at }], scope: next.scope };
      }
      case 'becomes': {
        const target = targetOf(context, scope, node.target, true);
        const value = elaborateAs(context, scope, node.value, target?.type ?? UNKNOWN);
        if (!target) return { statements: [], scope };
        return changed({ is: 'set', target, value, at }, ...noted(context.env, 'set', target, at));
      }
      case 'add':
      case 'remove':
        return changed(...this.#addOrRemove(node, scope));
      case 'move':
        return changed(...this.#move(node, scope));
      case 'roll': {
        const what = this.#pieces(node.what, scope);
        this.#mustHaveFace(node.what, what.type);
        const until = node.until && condition(context, scope.afterChange(), node.until);
        return changed({ is: 'roll', what, ...(until ? { until } : {}), at });
      }
      case 'shuffle': {
        const target = this.#target(node.what, scope);
        if (target) this.#mustBePlace(node.what, target, false);
        return changed(...(target ? [{ is: 'shuffle' as const, place: target, at }] : []));
      }
      case 'chance':
        return this.#chance(node, scope);
      case 'choose':
        return this.#choose(node, scope);
      case 'need': {
        const when = node.when && condition(context, scope, node.when);
        const test = condition(context, when ? scope.assuming(when, true) : scope, node.condition);
        const reason = this.#reason(node.reason);
        return {
          statements: [{ is: 'need', condition: test, ...(when ? { when } : {}), reason, at }],
          scope: when ? scope : scope.assuming(test, true),
        };
      }
      case 'pay':
        return changed(...this.#pay(node, scope));
      case 'follow':
        return this.#follow(node, scope);
      case 'do':
        return changed(...this.#do(node, scope));
      case 'if':
        return this.#if(node, scope);
      case 'repeat': {
        const times = node.times && elaborateAs(context, scope, node.times, number(0, MANY));
        // The body may come round again after changes.
        const inside = scope.afterChange();
        const test = node.while && condition(context, inside, node.while);
        const body = this.read(node.body, test ? inside.assuming(test, true) : inside);
        return changed({
          is: 'repeat',
          ...(times ? { times } : {}),
          ...(test ? { while: test } : {}),
          body,
          at,
        });
      }
      case 'for each':
        return changed(this.#forEach(node, scope));
      case 'decide':
        return changed(this.#decide(node, scope));
      case 'rank': {
        const { rank, scope: inner } = readRank(context, scope.afterChange(), node);
        const placed = inner.afterChange().with('place', number(1, MANY));
        return changed({
          is: 'rank',
          rank,
          place: placed.local,
          body: this.read(node.body, placed.scope),
          at,
        });
      }
      case 'award':
        return changed(...this.#award(node, scope));
      case 'score':
        return changed({
          is: 'score',
          scorings: node.what.flatMap((ref) => scoringCall(context, scope, ref)),
          at,
        });
      case 'leave':
      case 'nothing':
      case 'impossible':
        return { statements: [{ is: node.is, at }], scope };
    }
  }

  #choose(node: Node<'choose'>, scope: Scope): { statements: Statement[]; scope: Scope } {
    const { context } = this;
    const at = place(context, node);
    const { expr: from, element } = domain(context, scope, node.from);
    if (scope.get(node.name.text))
      context.env.problems.error('name-taken', place(context, node.name), { name: node.name.text });
    const { local, scope: next } = scope.with(node.name.text, node.several ? collection(element) : element);
    const chosen: Expr = { op: 'local', local, type: node.several ? collection(element) : element };
    const reason = node.reason && this.#reason(node.reason);
    const base = { is: 'choose', local, from, ...(reason ? { reason } : {}), at } as const;
    if (!node.several) return { statements: [base], scope: knownOfMember(context, next, chosen, from) };
    if (!node.size || node.several === 'some' || node.several === 'any')
      return { statements: [{ ...base, several: node.several === 'some' ? 'some' : 'any' }], scope: next };
    // So many: any set, and a need for its size.
    const size = elaborate(context, scope, node.size);
    const count: Expr = { op: 'count', of: chosen, type: number(0, sizeOf(context, from)) };
    const condition = this.#sized(node, node.several, count, size);
    const need = { is: 'need', condition, reason: reason ?? `${this.name}.${local}.none`, at } as const;
    return {
      statements: [{ ...base, several: 'any' }, need],
      scope: next.assuming(condition, true),
    };
  }

  /** Whether so many are chosen. */
  #sized(node: Node<'choose'>, how: 'exactly' | 'at most' | 'at least', count: Expr, size: Expr): Expr {
    const isRange = how === 'exactly' && size.type.is === 'collection';
    mustFit(this.context, node.size!, isRange ? itemType(size.type) : size.type, number(0, MANY));
    const sides = { left: count, right: size, type: YES_OR_NO };
    if (how !== 'exactly') return { op: how, ...sides };
    return { op: isRange ? 'in' : 'same', not: false, ...sides };
  }

  #reason(name: tree.Name): string {
    if (!this.context.env.reasons.has(name.text))
      this.context.env.reasons.set(name.text, place(this.context, name));
    return name.text;
  }

  /** Something that can change: a field, or the face of a piece. */
  #target(node: tree.Expr, scope: Scope): Target | undefined {
    return targetOf(this.context, scope, node);
  }

  #pieces(node: tree.Expr, scope: Scope): Expr {
    const { expr, element } = domain(this.context, scope, node);
    if (element.is !== 'piece' && element.is !== 'unknown')
      this.context.env.problems.error('not-pieces', place(this.context, node), {
        found: showType(this.context.env, element),
      });
    return expr;
  }

  #addOrRemove(node: Node<'add' | 'remove'>, scope: Scope): Statement[] {
    const { context } = this;
    const target = this.#target(node.target, scope);
    if (!target) {
      elaborate(context, scope, node.value);
      return [];
    }
    const field = target.is === 'field' ? context.env.fields.get(target.field) : undefined;
    const base = {
      is: node.is,
      target,
      moreIsLost: field?.moreIsLost ?? false,
      at: place(context, node),
    } as const;
    const type = present(target.type);
    if (type.is === 'collection') {
      if (type.form === 'place')
        context.env.problems.error('move-pieces', place(context, node), { statement: node.is });
      const value = elaborateAs(context, scope, node.value, type);
      const notes = node.is === 'remove' ? noted(context.env, 'remove', target, base.at) : [];
      return [{ ...base, value, to: type.form === 'list' ? 'list' : 'set' }, ...notes];
    }
    const value = elaborateAs(context, scope, node.value, number(-MANY, MANY));
    if (type.is === 'number' && value.type.is === 'number' && !base.moreIsLost) {
      const now = present(elaborate(context, scope, node.target).type);
      const [from, to] = now.is === 'number' ? [now.from, now.to] : [type.from, type.to];
      const after =
        node.is === 'add'
          ? number(from + value.type.from, to + value.type.to)
          : number(from - value.type.to, to - value.type.from);
      mustFit(context, node, after, type);
    } else if (type.is !== 'number' && type.is !== 'unknown')
      context.env.problems.error('other-type', place(context, node.target), {
        expected: 'number',
        found: showType(context.env, type),
      });
    return [{ ...base, value, to: 'number' }];
  }

  /** A place for one will do to move to, but not to shuffle. */
  #mustBePlace(node: tree.Expr, target: Target, orForOne: boolean): boolean {
    const { env } = this.context;
    const { type } = target;
    if (orForOne && isForOne(env, target)) return true;
    if (type.is === 'unknown' || (type.is === 'collection' && type.form === 'place')) return true;
    env.problems.error('not-a-place', place(this.context, node), { found: showType(env, type) });
    return false;
  }

  #mustHaveFace(node: tree.Expr, type: Type): void {
    const { env } = this.context;
    const piece = type.is === 'collection' ? type.of : type;
    if (piece.is === 'piece' && !env.pieces.get(piece.pieces)?.face)
      env.problems.error('no-face', place(this.context, node), { name: piece.pieces });
  }

  #move(node: Node<'move'>, scope: Scope): Statement[] {
    const { context } = this;
    const what = this.#pieces(node.what, scope);
    const to = this.#target(node.to, scope);
    const position = node.at && elaborateAs(context, scope, node.at, number(1, MANY));
    if (!to) return [];
    const holds = isForOne(context.env, to) ? collection(present(to.type)) : to.type;
    if (this.#mustBePlace(node.to, to, true)) mustFit(context, node.what, what.type, holds);
    if (to.is === 'field' && isForOne(context.env, to) && mayBeSeveral(context, scope, what))
      context.env.problems.warning('several-into-one', place(context, node.what), { name: to.field });
    return [{ is: 'move', what, to, ...(position ? { position } : {}), at: place(context, node) }];
  }

  #chance(node: Node<'chance'>, scope: Scope): { statements: Statement[]; scope: Scope } {
    const { context } = this;
    const at = place(context, node);
    const { expr: from, element } = domain(context, scope, node.from);
    const otherwise = node.otherwise && this.read(node.otherwise, scope);
    const rest = otherwise ? { otherwise } : {};
    const field = scope.get(node.name.text) ? undefined : context.env.fields.get(node.name.text);
    if (field) {
      const target = this.#target(
        { is: 'ref', name: node.name, args: [], hasArgs: false, span: node.name.span },
        scope,
      );
      mustFit(context, node.from, element, target?.type ?? UNKNOWN);
      return {
        statements: target ? [{ is: 'chance', into: { target }, from, ...rest, at }] : [],
        scope: scope.afterChange(),
      };
    }
    // Where nothing could be drawn and the script goes on all the same, there is none.
    const end = otherwise?.at(-1)?.is;
    const isThere = !otherwise || end === 'leave' || end === 'impossible';
    const next = scope.afterChange().with(node.name.text, isThere ? element : optional(element));
    return {
      statements: [{ is: 'chance', into: { local: next.local }, from, ...rest, at }],
      scope: next.scope,
    };
  }

  /** `need X is at least E else R`, and then the amount is taken away. */
  #pay(node: Node<'pay'>, scope: Scope): Statement[] {
    const { context } = this;
    const at = place(context, node);
    const target = this.#target(node.from, scope);
    const amount = elaborateAs(context, scope, node.amount, number(0, MANY));
    const reason = this.#reason(node.reason);
    if (!target) return [];
    mustFit(context, node.from, target.type, number(-MANY, MANY));
    const now = elaborate(context, scope, node.from);
    return [
      {
        is: 'need',
        condition: { op: 'at least', left: now, right: amount, type: { is: 'yes or no' } },
        reason,
        at,
      },
      { is: 'remove', target, value: amount, to: 'number', moreIsLost: false, at },
    ];
  }

  /** The lines of `rules`, here, with its parameters as lets. */
  #follow(node: Node<'follow' | 'do'>, scope: Scope): { statements: Statement[]; scope: Scope } {
    const { context } = this;
    const entry = context.env.entry('rules', node.what.name.text);
    if (entry?.tree.is !== 'rules') {
      context.env.unknown(context.placed, node.what.name, context.env.names('rules'));
      return { statements: [], scope };
    }
    context.env.used.add(`rules ${entry.name}`);
    this.#noOwner(node.what);
    const { owner, params } = signatureOf(context.env, entry, entry.tree.head);
    const args = parameters(context, scope, node.what, params);
    if (owner && !scope.owner)
      context.env.problems.error('whose', place(context, node), { name: entry.name, owner: owner.name });
    const lets: Statement[] = [];
    let inner = new Scope(scope.locals, owner && scope.owner);
    if (owner && scope.owner)
      inner = inner.naming(owner.name, { op: 'local', local: scope.owner.name, type: scope.owner.type });
    for (const [index, value] of args.entries()) {
      const next = inner.with(params[index]!.name, params[index]!.type);
      lets.push({ is: 'let', local: next.local, value, at: place(context, node) });
      inner = next.scope;
    }
    const reader = new ScriptReader({ env: context.env, placed: entry.placed }, 'rules', entry.name);
    const read = reader.run(entry.tree.body, inner);
    const lines = read.script.map((line) => ({ ...line, followed: entry.name }));
    return { statements: [...lets, ...lines], scope: scope.knowing(read.scope) };
  }

  #do(node: Node<'follow' | 'do'>, scope: Scope): Statement[] {
    const call = phaseCall(this.context, scope, node.what);
    return call ? [{ is: 'do', ...call, at: place(this.context, node) }] : [];
  }

  #if(node: Node<'if'>, scope: Scope): { statements: Statement[]; scope: Scope } {
    let known = scope;
    const branches = node.branches.map((branch) => {
      const test = condition(this.context, known, branch.condition);
      const body = this.read(branch.body, known.assuming(test, true));
      known = known.assuming(test, false);
      return { condition: test, body };
    });
    const otherwise = node.otherwise ? this.read(node.otherwise, known) : [];
    // A branch that leaves tells what holds below it: none of the conditions did.
    const [only] = branches;
    const leaves =
      branches.length === 1 &&
      !node.otherwise &&
      (only?.body.at(-1)?.is === 'leave' || only?.body.at(-1)?.is === 'impossible');
    return {
      statements: [{ is: 'if', branches, otherwise, at: place(this.context, node) }],
      scope: leaves ? known : scope.afterChange(),
    };
  }

  #forEach(node: Node<'for each'>, scope: Scope): Statement {
    const { context } = this;
    const { expr, element } = things(context, scope, node.binder.in);
    const inner = scope.afterChange().with(node.binder.variable.text, element);
    const where = node.where && condition(context, inner.scope, node.where);
    const known = where ? inner.scope.assuming(where, true) : inner.scope;
    // The condition is asked before the first pass: what it said of fields holds only if no pass can change it.
    const inside = keepsWhatIsKnown(node.body) ? known : known.afterChange();
    const counter = this.#counter(node, scope, inner.local, element);
    const body = [...counter, ...this.read(node.body, inside)];
    if (node.manner === 'at once') mustFit(context, node.binder.in, element, PLAYER);
    return {
      is: 'for each',
      local: inner.local,
      in: expr,
      ...(where ? { where } : {}),
      backwards: node.manner === 'backwards',
      atOnce: node.manner === 'at once',
      body,
      at: place(context, node),
    };
  }

  /** A loop over a name that is a field of the table counts in that field, for all to see. */
  #counter(node: Node<'for each'>, scope: Scope, local: string, element: Type): Statement[] {
    const { context } = this;
    const name = node.binder.variable;
    const field = scope.get(name.text) ? undefined : context.env.fields.get(name.text);
    if (field?.owner !== 'table' || field.keys.length > 0 || isCollection(field.type)) return [];
    const target = this.#target({ is: 'ref', name, args: [], hasArgs: false, span: name.span }, scope);
    if (!target) return [];
    mustFit(context, node.binder.in, element, target.type);
    const value: Expr = { op: 'local', local, type: element };
    return [{ is: 'set', target, value, at: place(context, name) }];
  }

  #decide(node: Node<'decide'>, scope: Scope): Statement {
    const { context } = this;
    const who = elaborateAs(context, scope, node.who, SEAT);
    const inside = scope.afterChange();
    // What is repeated is asked again after each move.
    const asked = node.how === 'may repeat' ? inside : scope;
    const at = place(context, node);
    const offers = node.offers.flatMap((offer) => {
      const reader = offer.placed ? this.#standingIn(offer.placed) : this;
      return reader.#offer(offer, asked, inside);
    });
    const otherwise = node.otherwise && this.read(node.otherwise, inside);
    if (node.how === 'must' && !otherwise && who.type.is === 'seat' && !who.type.player)
      context.env.problems.error('empty-choice-of-seat', at, {});
    return {
      is: 'decide',
      who,
      how: node.how,
      offers,
      ...(otherwise ? { otherwise } : {}),
      at,
    };
  }

  #offer(offer: tree.Offer, scope: Scope, inside: Scope): OfferModel[] {
    const { context } = this;
    const name = offer.action.name.text;
    const entry = context.env.entry('action', name);
    if (entry?.tree.is !== 'action') {
      wrongSort(context, offer.action, 'action');
      this.read(offer.body, inside);
      return [];
    }
    this.#noOwner(offer.action);
    const { params } = signatureOf(context.env, entry, entry.tree.head);
    const args = parameters(context, scope, offer.action, params);
    const when = offer.when && {
      condition: condition(context, scope, offer.when.condition),
      reason: this.#reason(offer.when.reason),
    };
    let body = inside;
    const chosen = choicesOf(context.env, name).map((choice) => {
      const next = body.with(choice.name, choice.type);
      body = next.scope;
      return { choice: choice.name, local: next.local };
    });
    return [
      {
        action: name,
        args,
        ...(when ? { when } : {}),
        chosen,
        body: this.read(offer.body, body),
        at: place(context, offer),
      },
    ];
  }

  /** The points of a scoring are kept by one sort of value. */
  #sameSortOfValue(node: tree.Expr, type: Type): void {
    const { env } = this.context;
    const at = place(this.context, node);
    const first = env.awardedFor.get(this.name);
    const both = first ? join(first.type, type) : type;
    if (both) env.awardedFor.set(this.name, { type: both, at: first?.at ?? at });
    else
      env.problems.error(
        'other-type',
        at,
        { expected: showType(env, first!.type), found: showType(env, type) },
        first!.at,
      );
  }

  /** An offer is for whoever decides, `follow` for whoever acts: neither says whose it is. */
  #noOwner(ref: tree.Ref): void {
    if (ref.of)
      this.context.env.problems.error('no-of-here', place(this.context, ref.of), { name: ref.name.text });
  }

  #award(node: Node<'award'>, scope: Scope): Statement[] {
    const { context } = this;
    const amount = elaborateAs(context, scope, node.amount, number(-MANY, MANY));
    const forValue = node.for && elaborate(context, scope, node.for);
    if (node.for && forValue) this.#sameSortOfValue(node.for, forValue.type);
    let to: Expr | undefined;
    if (node.to) to = elaborateAs(context, scope, node.to, SEAT);
    else if (scope.owner) to = { op: 'local', local: scope.owner.name, type: scope.owner.type };
    else context.env.problems.error('award-to-whom', place(context, node), {});
    const whom = to ?? unknownExpr;
    return [
      { is: 'award', amount, to: whom, ...(forValue ? { for: forValue } : {}), at: place(context, node) },
    ];
  }
}

/** Lines that change no field: what was known before a loop of them is known in each of its passes. */
const CHANGES_NO_FIELD = new Set<tree.Statement['is']>([
  'let',
  'award',
  'leave',
  'nothing',
  'impossible',
  'need',
]);

function keepsWhatIsKnown(body: tree.Block): boolean {
  return body.every((line) => {
    if (line.is === 'if')
      return [...line.branches.map((branch) => branch.body), line.otherwise ?? []].every(keepsWhatIsKnown);
    return CHANGES_NO_FIELD.has(line.is) || (line.is === 'for each' && keepsWhatIsKnown(line.body));
  });
}

/** Whether a collection may hold more than one thing, as far as it is known here: a `need` may have asked. */
function mayBeSeveral(context: Context, scope: Scope, what: Expr): boolean {
  if (what.type.is !== 'collection') return false;
  const { type } = scope.known({ op: 'count', of: what, type: number(0, sizeOf(context, what)) });
  return type.is === 'number' && type.to > 1;
}

function isForOne(env: Environment, target: Target): boolean {
  return target.is === 'field' && env.fields.get(target.field)?.single === true;
}

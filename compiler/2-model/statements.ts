import type * as tree from '../1-syntax/tree.ts';
import { choicesOf } from './actions.ts';
import { phaseCall, scoringCall, targetOf, wrongSort } from './calls.ts';
import { addOrRemove, award, move, type Node, pay, reasonOf, roll, shuffle } from './changes.ts';
import { sizeOf } from './collections.ts';
import { parameters } from './declared-values.ts';
import { condition, elaborate, elaborateAs, mustFit, place, things } from './elaborate.ts';
import type { Context } from './environment.ts';
import type { Expr, OfferModel, Script, Statement } from './model.ts';
import { noted } from './newest.ts';
import { readRank } from './ranks.ts';
import { Scope } from './scope.ts';
import { knownOfMember } from './sides.ts';
import { signatureOf } from './terms.ts';
import {
  collection,
  isCollection,
  itemType,
  MANY,
  number,
  optional,
  PLAYER,
  SEAT,
  type Type,
  UNKNOWN,
  YES_OR_NO,
} from './types.ts';

/** What sort of script is being read: it decides which statements may stand in it. */
export type ScriptSort = 'phase' | 'action' | 'rules' | 'scoring';

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
        return changed(...addOrRemove(context, node, scope));
      case 'move':
        return changed(...move(context, node, scope));
      case 'roll':
        return changed(...roll(context, node, scope));
      case 'shuffle':
        return changed(...shuffle(context, node, scope));
      case 'chance':
        return this.#chance(node, scope);
      case 'choose':
        return this.#choose(node, scope);
      case 'need': {
        const when = node.when && condition(context, scope, node.when);
        const test = condition(context, when ? scope.assuming(when, true) : scope, node.condition);
        const reason = reasonOf(context, node.reason);
        return {
          statements: [{ is: 'need', condition: test, ...(when ? { when } : {}), reason, at }],
          scope: when ? scope : scope.assuming(test, true),
        };
      }
      case 'pay':
        return changed(...pay(context, node, scope));
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
        return changed(...award(context, node, scope, this.name));
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
    const { expr: from, element } = things(context, scope, node.from);
    if (scope.get(node.name.text))
      context.env.problems.error('name-taken', place(context, node.name), { name: node.name.text });
    const { local, scope: next } = scope.with(node.name.text, node.several ? collection(element) : element);
    const chosen: Expr = { op: 'local', local, type: node.several ? collection(element) : element };
    const reason = node.reason && reasonOf(context, node.reason);
    const base = { is: 'choose', local, from, ...(reason ? { reason } : {}), at } as const;
    if (!node.several) return { statements: [base], scope: knownOfMember(context, next, chosen, from) };
    if (!node.size || node.several === 'some' || node.several === 'any')
      return { statements: [{ ...base, several: node.several === 'some' ? 'some' : 'any' }], scope: next };
    // With a number: any set, and a need for its size.
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

  #chance(node: Node<'chance'>, scope: Scope): { statements: Statement[]; scope: Scope } {
    const { context } = this;
    const at = place(context, node);
    const { expr: from, element } = things(context, scope, node.from);
    const otherwise = node.otherwise && this.read(node.otherwise, scope);
    const rest = otherwise ? { otherwise } : {};
    const field = scope.get(node.name.text) ? undefined : context.env.fields.get(node.name.text);
    if (field) {
      const ref = { is: 'ref', name: node.name, args: [], hasArgs: false, span: node.name.span } as const;
      const target = targetOf(context, scope, ref);
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

  /** The lines of `rules`, here, with its parameters as lets. */
  #follow(node: Node<'follow' | 'do'>, scope: Scope): { statements: Statement[]; scope: Scope } {
    const { context } = this;
    const entry = context.env.entry('rules', node.what.name.text);
    if (entry?.tree.is !== 'rules') {
      context.env.unknown(context.placed, node.what.name, context.env.names('rules'));
      return { statements: [], scope };
    }
    context.env.reads(entry);
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
    const target = targetOf(context, scope, { is: 'ref', name, args: [], hasArgs: false, span: name.span });
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
      reason: reasonOf(context, offer.when.reason),
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

  /** An offer is for whoever decides, `follow` for whoever acts: neither says whose it is. */
  #noOwner(ref: tree.Ref): void {
    if (ref.of)
      this.context.env.problems.error('no-of-here', place(this.context, ref.of), { name: ref.name.text });
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

import type { Expr, Local, Script, Statement } from '../../../2-model/model.ts';
import { itemType } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import { at, fault, type Scope } from '../gen.ts';
import { camel, not, Out } from '../text.ts';
import { cond, isCollection, num } from '../values/expressions.ts';
import { argument, letIn } from '../values/terms.ts';
import { award } from './awarding.ts';
import { change, set } from './changes.ts';
import { move } from './moving.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

export interface Pooled {
  readonly place: string;
  readonly shared: string;
  /** Where what stands before the ranking's loop is written, and the names that are known there. */
  readonly before?: { readonly out: Out; readonly scope: Scope };
}

/** What a statement must know of where it stands. */
export interface Place {
  /** The routine it belongs to, for faults and refusals. */
  readonly rule: string;
  /** The scoring whose points it awards. */
  readonly scoring: string | undefined;
  /** Inside a ranking that shares: the places that are shared. */
  readonly pooled: Pooled | undefined;
  /** Where an action is only tried: a condition that does not hold gives its reason back. */
  readonly tried?: true;
}

/** Statements in which nobody has to decide anything: plain code. */
export class Statements {
  readonly #e: Emitter;

  constructor(e: Emitter) {
    this.#e = e;
  }

  script(script: Script, place: Place, scope: Scope, out: Out): void {
    let inner = scope;
    for (const statement of script) inner = this.one(statement, place, inner, out);
  }

  #body(script: Script, place: Place, scope: Scope): Out {
    const out = new Out();
    this.script(script, place, scope, out);
    return out;
  }

  /** Writes one statement; gives the scope of what comes after. */
  one(statement: Statement, place: Place, scope: Scope, out: Out): Scope {
    const e = this.#e;
    if (e.secrets.concern(statement)) e.noteSecrets(out);
    switch (statement.is) {
      case 'let':
        return letIn(e, statement.local, statement.value, scope, out);
      case 'set':
        set(e, statement, scope, out);
        return scope;
      case 'add':
      case 'remove':
        change(e, statement, scope, out);
        return scope;
      case 'move':
        move(e, statement, scope, out);
        return scope;
      case 'award':
        award(e, statement, place, scope, out);
        return scope;
      case 'need': {
        const when = statement.when ? `${cond(e, statement.when, scope, out)} && ` : '';
        const test = cond(e, statement.condition, scope, out);
        const reason = e.reason(statement.reason);
        out.push(`if (${when}${not(test)}) ${place.tried ? `return ${reason}` : `refuse(${reason})`};`);
        return scope;
      }
      case 'impossible':
        out.push(`impossible('${place.rule}');`);
        return scope;
      case 'do':
        out.push(`${this.call(statement, scope, out)};`);
        return scope;
      case 'score':
        for (const { scoring, args } of statement.scorings) this.#score(scoring, args, scope, out);
        return scope;
      case 'if':
        this.#if(statement, place, scope, out);
        return scope;
      case 'repeat':
        this.#repeat(statement, place, scope, out);
        return scope;
      case 'for each':
        this.#forEach(statement, place, scope, out);
        return scope;
      case 'rank':
        e.ranks.statement(statement, place, scope, out);
        return scope;
      case 'leave':
        out.push('return;');
        return scope;
      default:
        return scope;
    }
  }

  // ---- calls

  /** A call of a phase in which nobody decides. */
  call(statement: Of<'do'>, scope: Scope, out: Out): string {
    const e = this.#e;
    const phase = e.facts.phase(statement.phase);
    const typed = (name: string): Local => phase.locals.find((local) => local.name === name)!;
    const args: string[] = [];
    if (phase.owner !== undefined) args.push(num(e, statement.of!, scope, out));
    phase.params.forEach((param, index) => {
      const arg = statement.args[index]!;
      const local = typed(param);
      if (isCollection(local.type) && e.facts.disturbs(phase.script, arg))
        args.push(e.streams.copy(arg, param, scope, out));
      else args.push(argument(e, arg, local, scope, out));
    });
    return `${e.phaseFunction(statement.phase)}(${args.join(', ')})`;
  }

  #score(scoring: string, args: readonly Expr[], scope: Scope, out: Out): void {
    const e = this.#e;
    const model = e.gen.game.scorings.find(({ name }) => name === scoring)!;
    const values = model.routine.params.map((param, index) =>
      argument(e, args[index]!, model.routine.locals.find((local) => local.name === param)!, scope, out),
    );
    // Whoever asks for reasons looks at the state before points are awarded.
    if (!e.gen.traced) {
      const index = e.gen.game.scorings.indexOf(model);
      out.push(
        `if (watch !== undefined${e.mayTry ? ' && !trying' : ''}) watch(${index}, [${values.join(', ')}]);`,
      );
    }
    const each = e.gen.fresh(camel(model.each));
    const type = model.forEach;
    const from = type.is === 'seat' ? (type.player ? 'players' : 'seats') : undefined;
    const call = (item: string): string => `${e.scoringFunction(scoring)}(${[item, ...values].join(', ')});`;
    if (from) {
      e.streams.each(
        { op: from, type: { is: 'collection', of: type, form: 'several' } },
        each,
        scope,
        out,
        (item, to) => to.push(call(item)),
      );
      return;
    }
    for (const one of e.gen.board.domain(type, NOBODY)) out.push(call(String(one)));
  }

  // ---- control

  #if(statement: Of<'if'>, place: Place, scope: Scope, out: Out): void {
    let open = 0;
    let to = out;
    for (const [index, branch] of statement.branches.entries()) {
      const before = new Out();
      const test = cond(this.#e, branch.condition, scope, before);
      if (index > 0) {
        if (before.isEmpty) to.push(`} else if (${test}) {`);
        else {
          to.push('} else {');
          to.append(before);
          to.push(`if (${test}) {`);
          open++;
        }
      } else {
        to.append(before);
        to.push(`if (${test}) {`);
      }
      to.append(this.#body(branch.body, place, scope));
    }
    const rest = this.#body(statement.otherwise, place, scope);
    if (!rest.isEmpty) {
      to.push('} else {');
      to.append(rest);
    }
    to.push('}'.repeat(open + 1));
    to = out;
  }

  #repeat(statement: Of<'repeat'>, place: Place, scope: Scope, out: Out): void {
    const e = this.#e;
    const body = this.#body(statement.body, place, scope);
    if (statement.times) {
      const count = e.gen.fresh('times');
      out.push(`for (let ${count} = ${times(e, statement.times, scope, out)}; ${count} > 0; ${count}--) {`);
      out.append(body);
      out.push('}');
      return;
    }
    const before = new Out();
    const test = statement.while ? cond(e, statement.while, scope, before) : 'true';
    const jumps = e.gen.fresh('jumps');
    out.push(`for (let ${jumps} = 0; ; ${jumps}++) {`);
    out.append(before);
    if (test !== 'true') out.push(`if (${not(test)}) break;`);
    out.push(`if (${jumps} > MOST_JUMPS) ${fault('endless')};`);
    out.append(body);
    out.push('}');
  }

  #forEach(statement: Of<'for each'>, place: Place, scope: Scope, out: Out): void {
    const e = this.#e;
    const items = itemsOf(statement);
    const name = e.gen.fresh(camel(statement.local));
    const type = itemType(statement.in.type);
    const body = (item: string, to: Out): void => {
      const inner = new Map(scope);
      inner.set(statement.local, e.bind(item, { name: statement.local, type }, to));
      this.script(statement.body, place, inner, to);
    };
    if (!e.facts.disturbs(statement.body, items)) {
      e.streams.each(items, name, scope, out, body, statement.backwards);
      return;
    }
    // What it goes through is settled before the first pass.
    const list = e.streams.copy(items, `each ${statement.local}`, scope, out);
    const index = e.gen.fresh('i');
    out.push(
      statement.backwards
        ? `for (let ${index} = ${at(list)}; ${index} >= 1; ${index}--) {`
        : `for (let ${index} = 1; ${index} <= ${at(list)}; ${index}++) {`,
      `const ${name} = m[${list} + ${index}]!;`,
    );
    body(name, out);
    out.push('}');
  }
}

const NOBODY = { players: [], imaginary: [], seats: [], clockwise: [] };

/** How often; less than nothing is a mistake in the rules. */
export function times(e: Emitter, expr: Expr, scope: Scope, out: Out): string {
  const js = num(e, expr, scope, out);
  return expr.type.is === 'number' && expr.type.from >= 0 ? js : `within(${js}, 0, ${2 ** 31 - 1}, 'times')`;
}

/** What a loop goes through. */
export function itemsOf(statement: Of<'for each'>): Expr {
  if (!statement.where) return statement.in;
  return {
    op: 'all',
    bound: { local: statement.local, in: statement.in },
    where: statement.where,
    type: statement.in.type,
  };
}

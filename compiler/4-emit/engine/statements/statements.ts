import type { Expr, Local } from '../../../2-model/model.ts';
import { isCollection, itemType } from '../../../2-model/types.ts';
import type { Step } from '../../../3-ir/ir.ts';
import { call, chain, code, not, type Operand, text } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import type { Around, Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { argument, letIn } from '../values/terms.ts';
import { award } from './awarding.ts';
import { change, set } from './changes.ts';
import { move } from './moving.ts';

type Of<Is extends Step['is']> = Extract<Step, { readonly is: Is }>;

/** Steps as plain code: nobody has to decide anything in them. */
export class Statements {
  readonly #e: Emitter;

  constructor(e: Emitter) {
    this.#e = e;
  }

  all(steps: readonly Step[], scope: Scope, out: Out, around: Around = {}): void {
    let inner = scope;
    for (const step of steps) inner = this.one(step, inner, out, around);
  }

  #body(steps: readonly Step[], scope: Scope, around: Around): Out {
    const out = new Out();
    this.all(steps, scope, out, around);
    return out;
  }

  /** Writes one step; gives the scope of what comes after. */
  one(statement: Step, scope: Scope, out: Out, around: Around = {}): Scope {
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
        award(e, statement, around, scope, out);
        return scope;
      case 'need': {
        if (!around.refusal) return scope;
        const when = statement.when ? e.cond(statement.when, scope, out) : undefined;
        const fails = not(e.cond(statement.condition, scope, out));
        const refusal = around.refusal(e.reason(statement.reason));
        out.code`if (${when ? chain('&&', [when, fails]) : fails}) { ${refusal} }`;
        return scope;
      }
      case 'impossible':
        out.code`fault('impossible', ${text(statement.rule)});`;
        return scope;
      case 'do':
        out.do(this.call(statement, scope, out));
        return scope;
      case 'score':
        for (const { scoring, args } of statement.scorings) this.#score(scoring, args, scope, out);
        return scope;
      case 'if':
        this.#if(statement, around, scope, out);
        return scope;
      case 'repeat':
        this.#repeat(statement, around, scope, out);
        return scope;
      case 'for each':
        this.#forEach(statement, around, scope, out);
        return scope;
      case 'rank':
        e.ranks.statement(statement, around, scope, out);
        return scope;
      case 'leave':
        out.code`return;`;
        return scope;
      case 'start':
        throw new Error('a loop that may stop');
    }
  }

  // ---- calls

  /** A call of a phase in which nobody decides. */
  call(statement: Of<'do'>, scope: Scope, out: Out): Code {
    const e = this.#e;
    const phase = e.facts.routine(statement.phase);
    const typed = (name: string): Local => phase.locals.find((local) => local.name === name)!;
    const args: Code[] = [];
    if (phase.owner !== undefined) args.push(e.num(statement.of!, scope, out));
    phase.params.forEach((param, index) => {
      const arg = statement.args[index]!;
      const local = typed(param);
      if (isCollection(local.type) && e.facts.disturbs(phase.blocks[0]!.steps, arg))
        args.push(e.streams.copy(arg, param, scope, out));
      else args.push(argument(e, arg, local, scope, out));
    });
    return call(e.phaseFunction(statement.phase), args);
  }

  #score(scoring: string, args: readonly Expr[], scope: Scope, out: Out): void {
    const e = this.#e;
    const model = e.gen.game.scorings.find(({ name }) => name === scoring)!;
    const values = model.routine.params.map((param, index) =>
      argument(e, args[index]!, model.routine.locals.find((local) => local.name === param)!, scope, out),
    );
    // Whoever asks for reasons looks at the state before points are awarded.
    if (!e.telling) {
      const index = e.gen.game.scorings.indexOf(model);
      const isWatched = e.mayTry ? expr`watch !== undefined && !trying` : expr`watch !== undefined`;
      out.code`if (${isWatched}) watch(${index}, [${values}]);`;
    }
    const each = e.gen.fresh(camel(model.each));
    const type = model.forEach;
    const from = type.is === 'seat' ? (type.player ? 'players' : 'seats') : undefined;
    const score = (item: Operand): Code => call(e.scoringFunction(scoring), [item, ...values]);
    if (from) {
      e.streams.each(
        { op: from, type: { is: 'collection', of: type, form: 'several' } },
        each,
        scope,
        out,
        (item, to) => to.do(score(item)),
      );
      return;
    }
    for (const one of e.gen.board.domain(type, NOBODY)) out.do(score(one as number | boolean));
  }

  // ---- control

  #if(statement: Of<'if'>, around: Around, scope: Scope, out: Out): void {
    const branches = statement.branches.map((branch) => {
      const before = new Out();
      const test = this.#e.cond(branch.condition, scope, before);
      return { before, test, body: this.#body(branch.body, scope, around) };
    });
    let rest: readonly Stmt[] = this.#body(statement.otherwise, scope, around).statements;
    for (const { before, test, body } of branches.reverse())
      rest = stmts`${before} if (${test}) { ${body} } else { ${rest} }`;
    out.push(...rest);
  }

  #repeat(statement: Of<'repeat'>, around: Around, scope: Scope, out: Out): void {
    const e = this.#e;
    const body = this.#body(statement.body, scope, around);
    if (statement.times) {
      const count = e.gen.fresh('times');
      out.code`
        for (let ${count} = ${times(e, statement.times, scope, out)}; ${count} > 0; ${count}--) { ${body} }`;
      return;
    }
    const before = new Out();
    const test = statement.while ? e.cond(statement.while, scope, before) : code(true);
    const isEndless = test.is === 'truth' && test.value;
    out.code`
      for (let jumps = 0; ; jumps++) {
        ${before}
        ${isEndless ? [] : stmts`if (${not(test)}) break;`}
        if (jumps > MOST_JUMPS) fault('endless');
        ${body}
      }`;
  }

  #forEach(statement: Of<'for each'>, around: Around, scope: Scope, out: Out): void {
    const e = this.#e;
    const items = statement.in;
    const name = e.gen.fresh(camel(statement.local));
    const type = itemType(statement.in.type);
    const body = (item: Code, to: Out): void => {
      const inner = new Map(scope);
      inner.set(statement.local, e.bind(item, { name: statement.local, type }, to));
      this.all(statement.body, inner, to, around);
    };
    if (!e.facts.disturbs(statement.body, items)) {
      e.streams.each(items, name, scope, out, body, statement.backwards);
      return;
    }
    // What it goes through is settled before the first pass.
    const list = e.streams.copy(items, `each ${statement.local}`, scope, out);
    const index = e.gen.fresh('i');
    const inside = new Out();
    inside.code`const ${name} = m[${list} + ${index}];`;
    body(code(name), inside);
    if (statement.backwards)
      out.code`for (let ${index} = m[${list}]; ${index} >= 1; ${index}--) { ${inside} }`;
    else out.code`for (let ${index} = 1; ${index} <= m[${list}]; ${index}++) { ${inside} }`;
  }
}

const NOBODY = { players: [], imaginary: [], seats: [], clockwise: [] };

/** How often; less than nothing is a mistake in the rules. */
export function times(e: Emitter, often: Expr, scope: Scope, out: Out): Code {
  const count = e.num(often, scope, out);
  const isCount = often.type.is === 'number' && often.type.from >= 0;
  return isCount ? count : expr`within(${count}, 0, ${2 ** 31 - 1}, 'times')`;
}

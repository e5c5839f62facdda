import type { Local } from '../../../2-model/model.ts';
import { itemType, present } from '../../../2-model/types.ts';
import type { Action, LineOf } from '../../../3-ir/ir.ts';
import { binary, chain, code, func, not } from '../../code/build.ts';
import { camel, pascal } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Name, Stmt } from '../../code/tree.ts';
import { stmtsIn } from '../../code/walk.ts';
import type { Emitter } from '../emitter.ts';
import { neededIn, usedInEffect } from '../facts.ts';
import type { Scope } from '../gen.ts';
import { given } from '../handed-lists.ts';
import { letIn, parameters } from '../values/terms.ts';
import { behind, type Choose, prunes } from './several.ts';
import { walkSets } from './walk-sets.ts';

/**
 * The function that says why a move of an action is not allowed. It walks the lines as they are written, for the values
 * that are given or for all; the line that is reached last refuses. True: the move is allowed.
 */
export function explainFunction(e: Emitter, action: Action): Name {
  return e.gen.function(`explain ${action.name}`, `explain${pascal(action.name)}`, (name) => {
    const out = new Out();
    const typed = (local: string): Local => action.effect.locals.find((one) => one.name === local)!;
    const { scope, params } = parameters(e, [action.owner, ...action.params].map(typed), out);
    const leave: Leave = () => ({ is: 'return', value: code(false) });
    new Explaining(e, action).lines(0, 0, scope, out, leave);
    const doc = `Whether a move of the action \`${action.name}\` with the choices that are given is allowed; if not, the last line reached tells why.`;
    return func(name, { doc, params, returns: 'boolean' }, out.statements);
  });
}

/** How one goes on to the next candidate. */
type Leave = () => Stmt;

/** The lines of an action, for the values that are given or for all. */
class Explaining {
  readonly e: Emitter;
  readonly action: Action;

  constructor(e: Emitter, action: Action) {
    this.e = e;
    this.action = action;
  }

  /** The lines from one on; `choice` is the number of choices before it. */
  lines(from: number, choice: number, scope: Scope, out: Out, leave: Leave): void {
    const { e, action } = this;
    let inner = scope;
    for (let index = from; index < action.head.length; index++) {
      const line = action.head[index]!;
      if (line.is === 'let') {
        if (neededIn(action.head.slice(index + 1), action.tries ? usedInEffect(action) : []).has(line.local))
          inner = letIn(e, line.local, line.value, inner, out);
      } else if (line.is === 'need') this.#need(line, index, inner, out, leave);
      else if (line.several) {
        this.#several(line, index, choice, inner, out, leave);
        return;
      } else {
        this.#one(line, index, choice, inner, out, leave);
        return;
      }
    }
    if (action.tries) {
      const reason = e.gen.fresh('reason');
      out.code`
        ${e.trials.forget([action])}
        const ${reason} = ${e.trials.reason(action, inner)};
        if (${reason} >= 0) { refused(${action.head.length + 1}, ${reason}, -1); ${leave()} }`;
    }
    out.code`return true;`;
  }

  #need(line: LineOf<'need'>, index: number, scope: Scope, out: Out, leave: Leave): void {
    const { e } = this;
    const when = line.when ? e.cond(line.when, scope, out) : undefined;
    const body = when ? new Out() : out;
    const test = not(e.cond(line.condition, scope, body));
    body.code`if (${test}) { refused(${index + 1}, ${e.reason(line.reason)}, -1); ${leave()} }`;
    if (when) out.code`if (${when}) { ${body} }`;
  }

  /** A choice of one: the value that is given, or every one. */
  #one(line: Choose, index: number, choice: number, scope: Scope, out: Out, leave: Leave): void {
    const { e } = this;
    const found = e.gen.fresh('found', 'boolean');
    out.code`let ${found} = false;`;
    const type = present(line.from.type).is === 'collection' ? itemType(line.from.type) : line.from.type;
    e.streams.each(line.from, e.gen.fresh(camel(line.local)), scope, out, (item, to) => {
      const body = new Out();
      const bound = new Map(scope);
      bound.set(line.local, e.bind(item, { name: line.local, type }, body));
      leaving(e, body, (inner, next) => this.lines(index + 1, choice + 1, bound, inner, next));
      to.code`if (${given(choice)} === OPEN || ${given(choice)} === ${item}) { ${found} = true; ${body} }`;
    });
    out.code`if (!${found}) refused(${index + 1}, ${e.reason(line.reason)}, ${choice});`;
    out.push(leave());
  }

  /** A choice of several: the set that is given, or every set that need not be left out. */
  #several(line: Choose, index: number, choice: number, scope: Scope, out: Out, leave: Leave): void {
    const { e, action } = this;
    const options = e.streams.copy(line.from, line.local, scope, out);
    const most = e.mostChosen(action, line.local);
    const set = e.gen.scratch(`asked ${line.local}`, most);
    const inner = new Map([...scope, [line.local, e.chosenAt(set, action, line.local)] as const]);
    const rest = action.head.slice(index + 1);
    const walked = (to: Out): void =>
      leaving(e, to, (body, next) => this.lines(index + 1, choice + 1, inner, body, next));
    const wanted = given(choice);
    const refused = stmts`refused(${index + 1}, ${e.reason(line.reason)}, ${choice});`;
    // What is longer cannot be chosen, and there is no room for it.
    const isWithin = expr`m[${wanted}] <= ${most} && isWithin(${wanted}, ${options})`;
    const isAllowed = line.several === 'some' ? binary('&&', isWithin, expr`m[${wanted}] > 0`) : isWithin;
    const asked = new Out();
    asked.code`setList(${set}, ${wanted});`;
    walked(asked);
    const every = new Out();
    if (line.several === 'some') every.code`if (m[${options}] === 0) { ${refused} }`;
    const shrinking = behind(rest).flatMap((one, at) => (prunes(one, 'shrinking') ? [index + 2 + at] : []));
    walkSets(
      e,
      {
        action,
        choice: line,
        options,
        set: code(set),
        lines: rest,
        scope,
        visit: (noLarger, to) => {
          if (shrinking.length > 0) to.code`m[REFUSED_AT] = -1;`;
          walked(to);
          if (shrinking.length > 0)
            to.code`${noLarger} = ${chain(
              '||',
              shrinking.map((depth) => expr`m[REFUSED_AT] === ${depth}`),
            )};`;
        },
        hopeless: (at, to) => {
          const line = rest[at]!;
          if (line.is === 'need') to.code`refused(${index + 2 + at}, ${e.reason(line.reason)}, -1);`;
        },
      },
      every,
    );
    out.code`if (${wanted} !== OPEN) { if (${isAllowed}) { ${asked} } else { ${refused} } } else { ${every} }`;
    out.push(leave());
  }
}

/** Lines from which one goes on to the next candidate: in a block with a name, if one leaves it before its end. */
function leaving(e: Emitter, to: Out, write: (body: Out, next: Leave) => void): void {
  const body = new Out();
  const label = e.gen.fresh('next');
  write(body, () => ({ is: 'break', label }));
  const isLeft = (stmt: Stmt | undefined): boolean => stmt?.is === 'break' && stmt.label === label;
  if (isLeft(body.statements.at(-1))) body.statements.pop();
  if (stmtsIn(body.statements).some(isLeft)) to.push({ is: 'block', label, body: body.statements });
  else to.append(body);
}

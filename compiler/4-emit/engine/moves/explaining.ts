import { itemType, present } from '../../../2-model/types.ts';
import type { Action, LineOf } from '../../../3-ir/ir.ts';
import { binary, chain, code, func, not } from '../../code/build.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Name, Stmt } from '../../code/tree.ts';
import { stmtsIn } from '../../code/walk.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { neededIn, usedInEffect } from '../facts.ts';
import { given } from '../handed-lists.ts';
import { headParameters } from '../statements/routines.ts';
import { letIn, parameters } from '../values/terms.ts';
import { behind, type Choose, prunes } from './several.ts';
import { walkSets } from './walk-sets.ts';

/**
 * The function that says why a move of an action is not allowed. It walks the lines as they are written, for the values
 * that are given or for all; the line that is reached last refuses. True: the move is allowed.
 */
export function explainFunction(e: Emitter, action: Action): Name {
  return e.gen.function(`explain ${action.name}`, `explain ${action.name}`, (name) => {
    const { w, params } = parameters(new Writer(e), headParameters(action));
    const leave: Leave = () => ({ is: 'return', value: code(false) });
    new Explaining(e, action).lines(w, 0, 0, leave);
    const doc = `Whether a move of the action \`${action.name}\` with the choices that are given is allowed; if not, the last line reached tells why.`;
    return func(name, { doc, params, returns: 'boolean' }, w.statements);
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
  lines(w: Writer, from: number, choice: number, leave: Leave): void {
    const { e, action } = this;
    let inner = w;
    for (let index = from; index < action.head.length; index++) {
      const line = action.head[index]!;
      if (line.is === 'let') {
        if (neededIn(action.head.slice(index + 1), action.tries ? usedInEffect(action) : []).has(line.local))
          inner = letIn(inner, line.local, line.value);
      } else if (line.is === 'need') this.#need(inner, line, index, leave);
      else if (line.several) {
        this.#several(inner, line, index, choice, leave);
        return;
      } else {
        this.#one(inner, line, index, choice, leave);
        return;
      }
    }
    if (action.tries) {
      const reason = e.gen.fresh('reason');
      w.code`
        ${e.trials.forget([action])}
        const ${reason} = ${e.trials.reason(inner, action)};
        if (${reason} >= 0) { refused(${action.head.length + 1}, ${reason}, -1); ${leave()} }`;
    }
    w.code`return true;`;
  }

  #need(w: Writer, line: LineOf<'need'>, index: number, leave: Leave): void {
    const { e } = this;
    const when = line.when ? w.cond(line.when) : undefined;
    const body = when ? w.inside() : w;
    const test = not(body.cond(line.condition));
    body.code`if (${test}) { refused(${index + 1}, ${e.reason(line.reason)}, -1); ${leave()} }`;
    if (when) w.code`if (${when}) { ${body} }`;
  }

  /** A choice of one: the value that is given, or every one. */
  #one(w: Writer, line: Choose, index: number, choice: number, leave: Leave): void {
    const { e } = this;
    const found = e.gen.fresh('found', 'boolean');
    w.code`let ${found} = false;`;
    const type = present(line.from.type).is === 'collection' ? itemType(line.from.type) : line.from.type;
    w.each(line.from, line.local, (item, to) => {
      const body = to.inside();
      const bound = body.with(line.local, body.bind(item, { name: line.local, type }));
      leaving(bound, (inner, next) => this.lines(inner, index + 1, choice + 1, next));
      to.code`if (${given(choice)} === OPEN || ${given(choice)} === ${item}) { ${found} = true; ${body} }`;
    });
    w.code`if (!${found}) refused(${index + 1}, ${e.reason(line.reason)}, ${choice});`;
    w.push(leave());
  }

  /** A choice of several: the set that is given, or every set that need not be left out. */
  #several(w: Writer, line: Choose, index: number, choice: number, leave: Leave): void {
    const { e, action } = this;
    const options = e.streams.copy(w, line.from, line.local);
    const most = e.mostChosen(action, line.local);
    const set = e.gen.scratch(`asked ${line.local}`, most);
    const chosen = e.chosenAt(set, action, line.local);
    const rest = action.head.slice(index + 1);
    const walked = (to: Writer): void =>
      leaving(to.with(line.local, chosen), (body, next) => this.lines(body, index + 1, choice + 1, next));
    const wanted = given(choice);
    const refused = stmts`refused(${index + 1}, ${e.reason(line.reason)}, ${choice});`;
    // What is longer cannot be chosen, and there is no room for it.
    const isWithin = expr`m[${wanted}] <= ${most} && isWithin(${wanted}, ${options})`;
    const isAllowed = line.several === 'some' ? binary('&&', isWithin, expr`m[${wanted}] > 0`) : isWithin;
    const asked = w.inside();
    asked.code`setList(${set}, ${wanted});`;
    walked(asked);
    const every = w.inside();
    if (line.several === 'some') every.code`if (m[${options}] === 0) { ${refused} }`;
    const shrinking = behind(rest).flatMap((one, at) => (prunes(one, 'shrinking') ? [index + 2 + at] : []));
    walkSets(every, {
      action,
      choice: line,
      options,
      set: code(set),
      lines: rest,
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
    });
    w.code`if (${wanted} !== OPEN) { if (${isAllowed}) { ${asked} } else { ${refused} } } else { ${every} }`;
    w.push(leave());
  }
}

/** Lines from which one goes on to the next candidate: in a block with a name, if one leaves it before its end. */
function leaving(to: Writer, write: (body: Writer, next: Leave) => void): void {
  const body = to.inside();
  const label = to.gen.fresh('next');
  write(body, () => ({ is: 'break', label }));
  const isLeft = (stmt: Stmt | undefined): boolean => stmt?.is === 'break' && stmt.label === label;
  if (isLeft(body.statements.at(-1))) body.statements.pop();
  if (stmtsIn(body.statements).some(isLeft)) to.push({ is: 'block', label, body: body.statements });
  else to.append(body);
}

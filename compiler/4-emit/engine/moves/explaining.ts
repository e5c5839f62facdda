import { itemType, present } from '../../../2-model/types.ts';
import type { Action } from '../../../3-ir/ir.ts';
import type { Emitter } from '../emitter.ts';
import { neededIn, usedInEffect } from '../facts.ts';
import type { Scope } from '../gen.ts';
import { camel, not, Out } from '../text.ts';
import { cond } from '../values/expressions.ts';
import { letIn, parameters } from '../values/terms.ts';
import { behind, type Choose, prunes, walkSets } from './several.ts';

/**
 * The function that says why a move of an action is not allowed. It walks the lines as they are written, for the values
 * that are given or for all; the line that is reached last refuses. True: the move is allowed.
 */
export function explainFunction(e: Emitter, action: Action): string {
  return e.gen.function(
    `explain ${action.name}`,
    `explain${camel(action.name).replace(/^./, (c) => c.toUpperCase())}`,
    (name) => {
      const out = new Out();
      const typed = (local: string) => action.effect.locals.find((one) => one.name === local)!;
      const { scope, names } = parameters(e, typed(action.owner), action.params.map(typed), out);
      lines(e, action, 0, 0, scope, out, () => 'return false;');
      const doc = `/** Whether a move of the action \`${action.name}\` with the choices \`given\` is allowed; if not, the last line reached tells why. */\n`;
      return `${doc}function ${name}(${names.join(', ')}): boolean {\n${out}\n}`;
    },
  );
}

function lines(
  e: Emitter,
  action: Action,
  from: number,
  choice: number,
  scope: Scope,
  out: Out,
  leave: () => string,
): void {
  let inner = scope;
  for (let index = from; index < action.head.length; index++) {
    const line = action.head[index]!;
    if (line.is === 'let') {
      if (neededIn(action.head.slice(index + 1), action.tries ? usedInEffect(action) : []).has(line.local))
        inner = letIn(e, line.local, line.value, inner, out);
    } else if (line.is === 'need') {
      let open = 0;
      if (line.when) {
        out.push(`if (${cond(e, line.when, inner, out)}) {`);
        open++;
      }
      out.push(
        `if (${not(cond(e, line.condition, inner, out))}) {`,
        `refused(${index + 1}, ${e.reason(line.reason)}, -1);`,
        leave(),
        '}',
      );
      out.push('}'.repeat(open));
    } else {
      if (line.several) {
        sets(e, action, line, index, choice, inner, out, leave);
        return;
      }
      const found = e.gen.fresh('found');
      out.push(`let ${found} = false;`);
      const type = present(line.from.type).is === 'collection' ? itemType(line.from.type) : line.from.type;
      e.streams.each(line.from, e.gen.fresh(camel(line.local)), inner, out, (item, to) => {
        to.push(`if (given[${choice}] === OPEN || given[${choice}] === ${item}) {`, `${found} = true;`);
        const bound = new Map(inner);
        bound.set(line.local, e.bind(item, { name: line.local, type }, to));
        leaving(e, to, (body, next) => lines(e, action, index + 1, choice + 1, bound, body, next));
        to.push('}');
      });
      out.push(`if (!${found}) refused(${index + 1}, ${e.reason(line.reason)}, ${choice});`, leave());
      return;
    }
  }
  if (action.tries) {
    const reason = e.gen.fresh('reason');
    out.push(`const ${reason} = ${e.trials.reason(action, inner)};`);
    out.push(`if (${reason} >= 0) {`, `refused(${action.head.length + 1}, ${reason}, -1);`, leave(), '}');
  }
  out.push('return true;');
}

/** Lines from which one goes on to the next candidate: in a block with a name, if one leaves it before its end. */
function leaving(e: Emitter, to: Out, write: (body: Out, next: () => string) => void): void {
  const body = new Out();
  let label: string | undefined;
  write(body, () => {
    label ??= e.gen.fresh('next');
    return `break ${label};`;
  });
  const leave = `break ${label};`;
  if (body.lines.at(-1) === leave) body.lines.pop();
  const isNamed = body.lines.includes(leave);
  if (isNamed) to.push(`${label}: {`);
  to.append(body);
  if (isNamed) to.push('}');
}

/** A choice of several: the set that is given, or every set that need not be left out. */
function sets(
  e: Emitter,
  action: Action,
  line: Choose,
  index: number,
  choice: number,
  scope: Scope,
  out: Out,
  leave: () => string,
): void {
  const options = e.streams.copy(line.from, line.local, scope, out);
  const room = e.roomOf(line.type);
  const set = e.gen.scratch(`asked ${line.local}`, room);
  const inner = new Map([...scope, [line.local, { list: set, room }] as const]);
  const rest = action.head.slice(index + 1);
  const walked = (to: Out, after?: () => string[]): void => {
    leaving(e, to, (body, next) => lines(e, action, index + 1, choice + 1, inner, body, next));
    to.push(...(after?.() ?? []));
  };
  out.push(`if (given[${choice}] !== OPEN) {`);
  const least = line.several === 'some' ? ` && m[given[${choice}]!]! > 0` : '';
  out.push(`if (isWithin(given[${choice}]!, ${options})${least}) {`, `setList(${set}, given[${choice}]!);`);
  walked(out);
  out.push(`} else refused(${index + 1}, ${e.reason(line.reason)}, ${choice});`, '} else {');
  if (line.several === 'some')
    out.push(`if (m[${options}] === 0) refused(${index + 1}, ${e.reason(line.reason)}, ${choice});`);
  const shrinking = behind(rest).flatMap((one, at) => (prunes(one, 'shrinking') ? [index + 2 + at] : []));
  walkSets(
    e,
    {
      choice: line,
      options,
      set,
      lines: rest,
      scope,
      visit: (noLarger, to) => {
        if (shrinking.length > 0) to.push('m[REFUSED_AT] = -1;');
        walked(to, () =>
          shrinking.length === 0
            ? []
            : [`${noLarger} = ${shrinking.map((depth) => `m[REFUSED_AT] === ${depth}`).join(' || ')};`],
        );
      },
      hopeless: (at, to) => {
        const need = rest[at]!;
        if (need.is === 'need') to.push(`refused(${index + 2 + at}, ${e.reason(need.reason)}, -1);`);
      },
    },
    out,
  );
  out.push('}', leave());
}

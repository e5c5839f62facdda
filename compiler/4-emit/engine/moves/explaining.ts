import type { Action, LineOf } from '../../../3-ir/ir.ts';
import { beforeChoice, prunes } from '../../../3-ir/walk.ts';
import { binary, chain, code, not } from '../../code/build.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Name } from '../../code/tree.ts';
import { type Leave, mayLeave } from '../collections/stream.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { neededIn, usedInEffect } from '../facts.ts';
import { given } from '../handed-lists.ts';
import { headParameters } from '../statements/routines.ts';
import { letIn, parameters } from '../values/terms.ts';
import { forgetTrials, trialReason } from './trials.ts';
import { walkSets } from './walk-sets.ts';

/**
 * The function that says why a move of an action is not allowed. It walks the lines as they are written, for the values
 * that are given or for all; the line that is reached last refuses. True: the move is allowed.
 */
export function explainFunction(e: Emitter, action: Action): Name {
  return e.gen.function(`explain ${action.name}`, `explain ${action.name}`, () => {
    const { w, params } = parameters(new Writer(e), headParameters(action));
    const leave: Leave = () => ({ is: 'return', value: code(false) });
    explainLines(w, { action, index: 0, choice: 0, leave });
    const doc = `Whether a move of the action \`${action.name}\` with the choices that are given is allowed; if not, the last line reached tells why.`;
    return { doc, params, returns: 'boolean', body: w };
  });
}

/** Where in the head of an action the code stands that is being written. */
interface Here {
  readonly action: Action;
  /** The number of the line, and how many choices come before it. */
  readonly index: number;
  readonly choice: number;
  readonly leave: Leave;
}

/** The lines from one on. */
function explainLines(w: Writer, here: Here): void {
  const { action, leave } = here;
  let inner = w;
  for (let index = here.index; index < action.head.length; index++) {
    const line = action.head[index]!;
    if (line.is === 'choose') {
      (line.several ? explainSeveral : explainOne)(inner, line, { ...here, index });
      return;
    }
    if (line.is === 'need') explainNeed(inner, line, { ...here, index });
    else if (neededIn(action.head.slice(index + 1), action.tries ? usedInEffect(action) : []).has(line.local))
      inner = letIn(inner, line.local, line.value);
  }
  if (action.tries) {
    const reason = w.gen.fresh('reason');
    w.code`
      ${forgetTrials(w.e, [action])}
      const ${reason} = ${trialReason(inner, action)};
      if (${reason} >= 0) { refused(${action.head.length + 1}, ${reason}, -1); ${leave()} }`;
  }
  w.code`return true;`;
}

function explainNeed(w: Writer, line: LineOf<'need'>, { index, leave }: Here): void {
  const body = line.when ? w.when(w.cond(line.when)) : w;
  const test = not(body.cond(line.condition));
  body.code`if (${test}) { refused(${index + 1}, ${w.e.reason(line.reason)}, -1); ${leave()} }`;
}

/** The lines behind a choice, for one candidate. */
function explainBehind(w: Writer, { action, index, choice }: Here): void {
  mayLeave(w, 'next', (body, leave) =>
    explainLines(body, { action, index: index + 1, choice: choice + 1, leave }),
  );
}

/** A choice of one: the value that is given, or every one. */
function explainOne(w: Writer, line: LineOf<'choose'>, here: Here): void {
  const { index, choice, leave } = here;
  const found = w.let('found', false);
  w.each(line.from, line.local, (item, to) => {
    const body = to.inside();
    explainBehind(body.bound({ local: line.local, in: line.from }, item), here);
    to.code`if (${given(choice)} === OPEN || ${given(choice)} === ${item}) { ${found} = true; ${body} }`;
  });
  w.code`if (!${found}) refused(${index + 1}, ${w.e.reason(line.reason)}, ${choice}); ${leave()}`;
}

/** A choice of several: the set that is given, or every set that need not be left out. */
function explainSeveral(w: Writer, line: LineOf<'choose'>, here: Here): void {
  const { e } = w;
  const { action, index, choice, leave } = here;
  const options = e.streams.copy(w, line.from, line.local);
  const most = e.mostChosen(action, line.local);
  const set = e.gen.scratch(`asked ${line.local}`, most);
  const chosen = e.chosenAt(set, action, line.local);
  const rest = action.head.slice(index + 1);
  const wanted = given(choice);
  const refused = stmts`refused(${index + 1}, ${e.reason(line.reason)}, ${choice});`;
  // What is longer cannot be chosen, and there is no room for it.
  const isWithin = expr`m[${wanted}] <= ${most} && isWithin(${wanted}, ${options})`;
  const isAllowed = line.several === 'some' ? binary('&&', isWithin, expr`m[${wanted}] > 0`) : isWithin;
  const asked = w.inside();
  asked.code`setList(${set}, ${wanted});`;
  explainBehind(asked.with(line.local, chosen), here);
  const every = w.inside();
  if (line.several === 'some') every.code`if (m[${options}] === 0) { ${refused} }`;
  const shrinking = beforeChoice(rest).flatMap((one, at) =>
    prunes(one, 'shrinking') ? [index + 2 + at] : [],
  );
  const isShrinking = shrinking.map((depth) => expr`m[REFUSED_AT] === ${depth}`);
  walkSets(every, {
    action,
    choice: line,
    options,
    set: code(set),
    lines: rest,
    visit: (noLarger, to) => {
      if (shrinking.length > 0) to.code`m[REFUSED_AT] = -1;`;
      explainBehind(to.with(line.local, chosen), here);
      if (shrinking.length > 0) to.code`${noLarger} = ${chain('||', isShrinking)};`;
    },
    hopeless: (at, to) => {
      const need = rest[at]!;
      if (need.is === 'need') to.code`refused(${index + 2 + at}, ${e.reason(need.reason)}, -1);`;
    },
  });
  w.code`if (${wanted} !== OPEN) { if (${isAllowed}) { ${asked} } else { ${refused} } } else { ${every} } ${leave()}`;
}

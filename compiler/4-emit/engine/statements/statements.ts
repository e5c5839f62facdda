import { NO_SEATING } from '../../../2-model/board.ts';
import { collection, isCollection } from '../../../2-model/types.ts';
import type { Expr, Step, StepOf } from '../../../3-ir/ir.ts';
import { parametersOf } from '../../../3-ir/walk.ts';
import { asNumber, call, code, not, type Operand, own, store, sum, text } from '../../code/build.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { inMemory } from '../collections/stream.ts';
import type { StepContext, Writer } from '../emitter.ts';
import { blockOf, positionAmong } from '../values/fields.ts';
import { argument, letIn } from '../values/terms.ts';
import { change, set } from './changes.ts';
import { move } from './pieces.ts';
import { rankStatement } from './ranks.ts';
import { phaseFunction, scoringFunction } from './routines.ts';

export function writeStep(w: Writer, step: Step, around: StepContext = {}): Writer {
  if (w.e.secrets.concern(step)) w.e.noteSecrets(w);
  if (step.is === 'let') return letIn(w, step.local, step.value);
  (WRITERS[step.is] as Write<Step>)(w, step, around);
  return w;
}

type Write<One extends Step> = (w: Writer, step: One, around: StepContext) => void;

/** How each step is written that names nothing. */
const WRITERS: { readonly [Is in Exclude<Step['is'], 'let'>]: Write<StepOf<Is>> } = {
  set,
  add: change,
  remove: change,
  move,
  award,
  need,
  impossible: (w, { rule }) => w.code`fault('impossible', ${text(rule)});`,
  do: (w, step) => w.do(phaseCall(w, step)),
  score: (w, { scorings }) => {
    for (const { scoring, args } of scorings) score(w, scoring, args);
  },
  if: writeIf,
  repeat,
  'for each': forEach,
  rank: rankStatement,
  leave: (w, __) => w.code`return;`,
  start: () => {
    throw new Error('a loop that may stop');
  },
};

function need(w: Writer, step: StepOf<'need'>, around: StepContext): void {
  if (!around.refusal) return;
  const { when, condition, reason } = step;
  const fails = (to: Writer): Code => not(to.cond(condition));
  const test = w.inTurn('&&', when ? [(to) => to.cond(when), fails] : [fails]);
  w.code`if (${test}) { ${around.refusal(w.e.reason(reason))} }`;
}

function bodyOf(w: Writer, steps: readonly Step[], around: StepContext): Writer {
  const body = w.inside();
  body.steps(steps, around);
  return body;
}

/** A call of a phase in which nobody decides. */
function phaseCall(w: Writer, statement: StepOf<'do'>): Code {
  const phase = w.facts.routine(statement.phase);
  const args: Code[] = [];
  if (phase.owner !== undefined) args.push(w.num(statement.of!));
  parametersOf(phase).forEach((local, index) => {
    const arg = statement.args[index]!;
    if (isCollection(local.type) && w.facts.disturbs(phase.blocks[0]!.steps, arg))
      args.push(w.e.streams.copy(w, arg, local.name));
    else args.push(argument(w, arg, local));
  });
  return call(phaseFunction(w.e, statement.phase), args);
}

function score(w: Writer, scoring: string, args: readonly Expr[]): void {
  const model = w.gen.game.scorings.find(({ name }) => name === scoring)!;
  const values = parametersOf(model.routine).map((local, index) => argument(w, args[index]!, local));
  // `why` runs the scoring again, on the state before points are awarded.
  if (!w.e.tracing) {
    const index = w.gen.game.scorings.indexOf(model);
    const isWatched = w.e.mayTry ? expr`isWatched && !trying` : expr`isWatched`;
    const noted = values.map((value, at) => store(sum(own('NOTICED'), at), asNumber(value)));
    w.code`if (${isWatched}) { ${noted} notice(${index}, ${values.length}); }`;
  }
  const type = model.forEach;
  const from = type.is === 'seat' ? (type.player ? 'players' : 'seats') : undefined;
  const score = (item: Operand): Code => call(scoringFunction(w.e, scoring), [item, ...values]);
  if (from) {
    w.each({ op: from, type: collection(type) }, model.each, (item, to) => to.do(score(item)));
    return;
  }
  for (const one of w.gen.board.domain(type, NO_SEATING)) w.do(score(one as number | boolean));
}

function writeIf(w: Writer, statement: StepOf<'if'>, around: StepContext): void {
  const branches = statement.branches.map((branch) => {
    const before = w.inside();
    const test = before.cond(branch.condition);
    return { before, test, body: bodyOf(w, branch.body, around) };
  });
  let rest: readonly Stmt[] = bodyOf(w, statement.otherwise, around).statements;
  for (const { before, test, body } of branches.reverse())
    rest = stmts`${before} if (${test}) { ${body} } else { ${rest} }`;
  w.push(...rest);
}

function repeat(w: Writer, statement: StepOf<'repeat'>, around: StepContext): void {
  const body = bodyOf(w, statement.body, around);
  if (statement.times) {
    const count = w.gen.fresh('times');
    w.code`
      for (let ${count} = ${times(w, statement.times)}; ${count} > 0; ${count}--) { ${body} }`;
    return;
  }
  const before = w.inside();
  const test = statement.while ? before.cond(statement.while) : code(true);
  const isEndless = test.is === 'truth' && test.value;
  w.code`
    for (let jumps = 0; ; jumps++) {
      ${before}
      ${isEndless ? [] : stmts`if (${not(test)}) break;`}
      if (jumps > MOST_JUMPS) fault('endless');
      ${body}
    }`;
}

function forEach(w: Writer, statement: StepOf<'for each'>, around: StepContext): void {
  const items = statement.in;
  const name = w.gen.fresh(statement.local);
  const body = (item: Code, to: Writer): void => to.bound(statement, item).steps(statement.body, around);
  // What it goes through is settled before the first pass.
  const stream = w.facts.disturbs(statement.body, items)
    ? inMemory(w.e, w.e.streams.copy(w, items, `each ${statement.local}`))
    : w.stream(items);
  stream.each(w, name, body, statement.backwards);
}

/** How often; less than nothing is a mistake in the rules. */
export function times(w: Writer, often: Expr): Code {
  const count = w.num(often);
  const isCount = often.type.is === 'number' && often.type.from >= 0;
  return isCount ? count : expr`within(${count}, 0, ${2 ** 31 - 1}, 'times')`;
}

export function award(w: Writer, { scoring, to, for: reason, amount, pooled }: StepOf<'award'>): void {
  const { name, values } = w.gen.layout.points.get(scoring)!;
  const position = reason ? [1, positionAmong(w, values, reason)] : [];
  const address = sum(blockOf(w, to), name, ...position);
  if (!pooled) {
    w.code`m[${address}] += ${w.num(amount)};`;
    return;
  }
  // Those who share get the sum of their places, divided, rounded down.
  const { total, shared } = pooledSum(w, amount, pooled);
  // Of what is never below zero the rest is simply left out: whole numbers are divided sooner than others.
  const isPositive = amount.type.is === 'number' && amount.type.from >= 0;
  w.code`m[${address}] += ${isPositive ? expr`(${total} / ${shared}) | 0` : expr`Math.floor(${total} / ${shared})`};`;
}

/** The amounts for all places that are shared, added up. */
export function pooledSum(
  w: Writer,
  amount: Expr,
  pooled: NonNullable<StepOf<'award'>['pooled']>,
): { readonly total: Name; readonly shared: Code } {
  const [total, place] = [w.gen.fresh('sum'), w.gen.fresh('place')];
  const [start, shared] = [w.passed(pooled.place), w.passed(pooled.shared)];
  const body = w.inside().with(pooled.place, { value: code(place) });
  w.e.tracing?.amount(body, amount);
  body.code`${total} += ${body.num(amount)};`;
  w.code`
    let ${total} = 0;
    for (let ${place} = ${start}; ${place} < ${start} + ${shared}; ${place}++) { ${body} }`;
  return { total, shared };
}

import { expressionsIn } from '../../../2-model/walk.ts';
import type { Expr, ExprOf, Game, StepOf } from '../../../3-ir/ir.ts';
import { isLocal, mayStop } from '../../../3-ir/walk.ts';
import { MOST_JUMPS } from '../../../runtime/limits.ts';
import { code, comment, func, literal, NONE, own, sum, switchCase, text } from '../../code/build.ts';
import { dropUnused } from '../../code/passes/drop-unused.ts';
import { printProgram } from '../../code/program.ts';
import { functions, expr as quoted, stmts } from '../../code/quote.ts';
import type { Code, Func, Stmt } from '../../code/tree.ts';
import { usesIn } from '../../code/walk.ts';
import type { EmittedCore } from '../core/core.ts';
import { declare, tableOf } from '../core/declarations.ts';
import { scoreFromOutside } from '../core/situations.ts';
import type { Emitter, Scope, Tracing, Writer } from '../emitter.ts';
import { GameEmitter } from '../game-emitter.ts';
import { wordsOf } from '../gen.ts';
import { type Handed, handedToScorings, mostGiven, wordsFor } from '../handed-lists.ts';
import { importsOf, withGiven } from '../runtime-calls.ts';
import { rankedWords } from '../statements/ranks.ts';
import { pooledSum, writeStep } from '../statements/statements.ts';
import { blockOf, positionAmong } from '../values/fields.ts';
import { TRACING, traceAmount, traceItem } from './tracing.ts';

/** How the steps of scorings are written: they trace what they award, and from what. */
function tracedSteps(): Emitter['step'] {
  /** The names that scripts have given to values: what these came from is traced where they are used. */
  const noted = new Set<string>();
  return (w, step, around) => {
    if (step.is === 'award') {
      tracedAward(w, step, noted);
      return w;
    }
    if (step.is !== 'let') return writeStep(w, step, around);
    const mark = w.const('mark', quoted`trace.begin()`);
    traceAmount(w, step.value);
    const inner = writeStep(w, step, around);
    w.code`trace.note(${mark}, ${text(step.local)});`;
    noted.add(step.local);
    return inner;
  };
}

function tracedAward(w: Writer, award: StepOf<'award'>, noted: ReadonlySet<string>): void {
  const { name, values } = w.gen.layout.points.get(award.scoring)!;
  const block = blockOf(w, award.to);
  const seat = w.num(award.to);
  const reason = award.for ? w.num(award.for) : NONE;
  const position = award.for ? sum(1, positionAmong(w, values, award.for)) : 0;
  w.code`trace.open();`;
  for (const local of namesIn(award.amount, w.scope)) {
    if (noted.has(local.local)) w.code`trace.recall(${text(local.local)});`;
    // What the points are for is part of the trace anyway.
    if (!isLocal(award.for, local.local)) traceItem(w, local);
  }
  const index = w.gen.game.scorings.findIndex((one) => one.name === award.scoring);
  w.code`
    const points = ${tracedPoints(w, award)};
    m[${sum(block, name, position)}] += points;
    trace.award(${index}, ${seat}, ${reason}, points);`;
}

/** As in the core: those who share get the sum of their places, divided, rounded down. */
function tracedPoints(w: Writer, { amount, pooled }: StepOf<'award'>): Code {
  if (!pooled) {
    traceAmount(w, amount);
    return w.num(amount);
  }
  const { total, shared } = pooledSum(w, amount, pooled);
  return quoted`Math.floor(${total} / ${shared})`;
}

class TracingEmitter extends GameEmitter {
  override readonly step: Emitter['step'] = tracedSteps();
  override readonly tracing: Tracing = TRACING;
}

/** What must be known of a core: everything lies where it lies there. */
type Beside = Pick<EmittedCore, 'seats' | 'grids' | 'scratch' | 'emitter'>;

/** Writes `why.ts` of a game. */
export function emitWhy(
  id: string,
  game: Game,
  sentences: ReadonlyMap<string, string>,
  core: Beside,
): string {
  const runtime = `${'../'.repeat(id.split('/').length)}runtime`;
  return printProgram(whyProgram(id, game, sentences, core), (kept) => [
    { is: 'import', names: [own('Trace'), own('Traced')], from: `${runtime}/trace.ts`, isType: true },
    ...importsOf(kept, runtime),
    ...kept,
  ]);
}

/**
 * The scorings of a game, and what they use, once more in a form that traces what it looks up, without imports. It works on a copy of
 * the state.
 */
export function whyProgram(
  id: string,
  game: Game,
  sentences: ReadonlyMap<string, string>,
  { seats, grids, scratch, emitter: core }: Beside,
): readonly Stmt[] {
  const e = new TracingEmitter(game, sentences);
  const { layout } = e.gen;
  for (const [name, { at }] of layout.fields)
    if (core.gen.layout.fields.get(name)?.at !== at) throw new Error(`${name} lies elsewhere in the core`);
  // The words that every core has, under the same names.
  for (const word of ['JUMPS', 'STAMP']) layout.own('scratch', 1, word);
  const handed = handedToScorings(game, e.gen.bounds);
  layout.own('scratch', wordsFor(handed), 'HANDED_LISTS');
  layout.own('scratch', mostGiven(game), 'GIVEN');
  const doors = doorsOf(e);
  const whole = dropUnused([...e.gen.functions, ...doors]);
  const made = e.gen.statics.flatMap((one) => (one.made ? stmts`${one.made};` : []));
  const uses = usesIn(withGiven([...whole, ...made, { is: 'do', what: interfaceOf(e, scratch, handed) }]));
  const statics = e.gen.statics.filter(({ name }) => uses.has(name));
  const from: { readonly [area: string]: number } = { scratch, grids: grids.at };
  const constants = (wanted: 'state' | 'scratch'): readonly Stmt[] =>
    layout.constants
      .filter(({ name, area }) => (area === 'scratch') === (wanted === 'scratch') && uses.has(name))
      .map(({ name, value, area }) => declare(name, literal((from[area] ?? 0) + value)));
  // What nothing uses is left out when this is printed.
  const body: readonly Stmt[] = [
    ...stmts`const ${own('NONE')} = -0x80000000;`,
    declare(own('PLAYERS'), literal(0)),
    declare(own('IMAGINARY'), literal(1)),
    comment(''),
    comment('The state, and the words that stand for numbers, as in the core.'),
    declare(own('SEATS'), literal(seats.at)),
    declare(own('SEAT_WORDS'), literal(seats.words)),
    declare(own('GRIDS'), literal(grids.at)),
    declare(own('GRID_WORDS'), literal(grids.words)),
    ...constants('state'),
    comment(''),
    comment('For work, in a memory of its own.'),
    ...constants('scratch'),
    ...stmts`const ${own('m')} = new Int32Array(${scratch + layout.size('scratch')});`,
    declare(own('MOST_JUMPS'), literal(MOST_JUMPS)),
    comment(''),
    comment('What is printed: one table behind the other.'),
    ...stmts`const ${own('k')} = new Int32Array(${1 + wordsOf(statics)}); k[0] = 1;`,
    ...statics.map((one) => declare(one.name, tableOf(one))),
    ...whole,
    comment(''),
    { is: 'return', value: interfaceOf(e, scratch, handed) },
  ];
  const createTraced = func(own('createTraced'), {
    doc: `The scorings of \`${id}\` once more, in a form that traces what it looks up, for \`why\`.`,
    params: [{ name: own('trace'), type: 'Trace' }],
    returns: 'Traced',
    body: withGiven(body),
  });
  return [{ ...createTraced, isExported: true }];
}

/** What the runtime calls; see `Traced` there. */
function interfaceOf(e: Emitter, scratch: number, { slots, most }: Handed): Code {
  return {
    is: 'object',
    members: [
      ['memory', quoted`m`],
      ['scratch', code(scratch)],
      ['given', quoted`GIVEN`],
      ['handedLists', quoted`HANDED_LISTS`],
      ['slots', code(slots)],
      ['mostListed', code(most)],
      ['score', quoted`score`],
      ['rank', code(e.winner().rank)],
      ['ranked', quoted`ranked`],
    ],
  };
}

function doorsOf(e: GameEmitter): readonly Func[] {
  const position = e.gen.fresh('position');
  // A scoring in which lots are drawn is not traced.
  const cases = e.gen.game.scorings.map((scoring, index) =>
    switchCase(index, [...(mayStop(scoring.routine) ? [] : scoreFromOutside(e, scoring)), { is: 'break' }]),
  );
  const ranked = rankedWords(e.winner(), e.gen.game.winner.rank, position);
  return functions`
    function score(scoring: number): void {
      switch (scoring) { ${cases} }
    }

    function ranked(${position}: number): readonly number[] {
      return [${ranked}];
    }`;
}

/** The names that an expression has from outside, each once. */
function namesIn(expr: Expr, scope: Scope): ExprOf<'local'>[] {
  const names = [...expressionsIn(expr)].flatMap((one) =>
    one.op === 'local' && scope.has(one.local) ? [[one.local, one] as const] : [],
  );
  return [...new Map(names).values()];
}

import type { Expr, Statement } from '../../../2-model/model.ts';
import { expressionsIn } from '../../../2-model/walk.ts';
import type { Game } from '../../../3-ir/ir.ts';
import type { EmittedCore } from '../core/core.ts';
import { Emitter } from '../emitter.ts';
import { asNumber, lookUp, type Scope, wordsOf } from '../gen.ts';
import { HELPERS, helpersFor } from '../helpers/helpers.ts';
import { rankedWords } from '../statements/ranks.ts';
import { type Place, Statements } from '../statements/statements.ts';
import { inRuns, Out } from '../text.ts';
import { isCollection, num } from '../values/expressions.ts';
import { blockOf } from '../values/fields.ts';
import { positionAmong } from '../values/points.ts';
import { tell, tellItem } from './telling.ts';

type Award = Extract<Statement, { readonly is: 'award' }>;
type Named = Extract<Expr, { readonly op: 'local' }>;

/** The statements of scorings, which tell what they award and from what. */
class TellingStatements extends Statements {
  readonly #emitter: Emitter;
  /** The names that scripts have given to values: what these came from is told where they are used. */
  readonly #noted = new Set<string>();

  constructor(e: Emitter) {
    super(e);
    this.#emitter = e;
  }

  override one(statement: Statement, place: Place, scope: Scope, out: Out): Scope {
    if (statement.is === 'award') {
      this.#award(statement, place, scope, out);
      return scope;
    }
    if (statement.is !== 'let') return super.one(statement, place, scope, out);
    const mark = this.#emitter.gen.fresh('mark');
    out.push(`const ${mark} = trace.begin();`);
    tell(this.#emitter, statement.value, scope, out);
    const inner = super.one(statement, place, scope, out);
    out.push(`trace.note(${mark}, '${statement.local}');`);
    this.#noted.add(statement.local);
    return inner;
  }

  #award(statement: Award, place: Place, scope: Scope, out: Out): void {
    const e = this.#emitter;
    const scoring = place.scoring ?? place.rule;
    const { name, values } = e.gen.layout.points.get(scoring)!;
    const block = blockOf(e, statement.to, scope, out);
    const seat = num(e, statement.to, scope, out);
    const reason = statement.for ? num(e, statement.for, scope, out) : 'NONE';
    const position = statement.for ? ` + 1 + ${positionAmong(e, values, statement.for, scope, out)}` : '';
    const points = e.gen.fresh('points');
    out.push('trace.open();');
    for (const local of namesIn(statement.amount, scope)) {
      if (this.#noted.has(local.local)) out.push(`trace.recall('${local.local}');`);
      // What the points are for is told anyway.
      if (!isSame(local, statement.for)) tellItem(e, local, scope, out);
    }
    out.push(`const ${points} = ${this.#amount(statement, place, scope, out)};`);
    const index = e.gen.game.scorings.findIndex((one) => one.name === scoring);
    out.push(
      `m[${block} + ${name}${position}]! += ${points};`,
      `trace.award(${index}, ${seat}, ${reason}, ${points});`,
    );
  }

  /** As in the core: those who share get the sum of their places, divided, rounded down. */
  #amount({ amount }: Award, { pooled }: Place, scope: Scope, out: Out): string {
    const e = this.#emitter;
    if (!pooled) {
      tell(e, amount, scope, out);
      return num(e, amount, scope, out);
    }
    const [sum, one] = [e.gen.fresh('sum'), e.gen.fresh('place')];
    const first = lookUp(scope, pooled.place)!;
    const start = 'value' in first ? asNumber(first.value) : '1';
    const inner = new Map(scope);
    inner.set(pooled.place, { value: { js: one, bool: false } });
    out.push(
      `let ${sum} = 0;`,
      `for (let ${one} = ${start}; ${one} < ${start} + ${pooled.shared}; ${one}++) {`,
    );
    tell(e, amount, inner, out);
    out.push(`${sum} += ${num(e, amount, inner, out)};`, '}');
    return `Math.floor(${sum} / ${pooled.shared})`;
  }
}

class TellingEmitter extends Emitter {
  override readonly statements: Statements = new TellingStatements(this);
}

/**
 * Writes `why.ts` of a game: its scorings, and what they use, once more in a form that tells what it looks up. It works on
 * a copy of the state, so everything lies where it lies in the core.
 */
export function emitWhy(
  id: string,
  game: Game,
  sentences: ReadonlyMap<string, string>,
  { seats, emitter: core }: Pick<EmittedCore, 'seats' | 'emitter'>,
): string {
  const e = new TellingEmitter(game, sentences);
  const { layout } = e.gen;
  e.gen.traced = true;
  for (const [name, { at }] of layout.fields)
    if (core.gen.layout.fields.get(name)?.at !== at) throw new Error(`${name} lies elsewhere in the core`);
  // The counters that every core has, under the same names.
  for (const about of ['jumps', 'stamp']) layout.take('scratch', 1, about);
  const event = layout.take('scratch', 257, 'event list');
  const handed = layout.take('scratch', 8 * 257, 'handed lists');
  const scorings = game.scorings.map((_, index) => scoringCase(e, index));
  const winner = e.ranks.winner();
  const doors = `
function score(scoring: number, args: readonly number[]): void {
  switch (scoring) {
${scorings.join('\n')}
  }
}

function list(slot: number, items: readonly number[]): number {
  const address = ${handed.name} + slot * 257;
  for (let i = 0; i < items.length; i++) m[address + 1 + i] = items[i]!;
  m[address] = items.length;
  return address;
}

function ranked(position: number): readonly number[] {
  return [${rankedWords(winner, game.winner.rank, 'position').join(', ')}];
}`;
  const functions = [...e.gen.functions.values()].map(({ text }) => text);
  const body = e.gen.whole([...functions, doors]);
  const all = `${body}\n${e.gen.statics.map(({ js }) => js ?? '').join('\n')}`;
  const helpers = helpersFor(`${all}\nfault(\nprinted(`).map((name) => HELPERS[name]!);
  const used = new Set(`${all}\n${helpers.join('\n')}`.match(/[A-Za-z_$][\w$]*/g));
  const scratchAt = seats.at + layout.seats * seats.words;
  const statics = e.gen.statics.filter(({ name }) => used.has(name));
  const constants = (wanted: 'state' | 'scratch'): string[] =>
    layout.constants
      .filter(({ area }) => (area === 'scratch') === (wanted === 'scratch'))
      .filter(({ name }) => used.has(name) || (name === event.name && used.has('event')))
      .map(({ name, value }) => `const ${name} = ${wanted === 'scratch' ? value + scratchAt : value};`);
  const runtime = `${'../'.repeat(id.split('/').length)}runtime`;
  const lines = (name: string, line: string): string[] => (used.has(name) ? [line] : []);
  return [
    `import { Fault } from '${runtime}/core.ts';`,
    `import type { Trace, Traced } from '${runtime}/trace.ts';`,
    '',
    `/** The scorings of \`${id}\` once more, in a form that tells what it looks up: that is where \`why\` knows it from. */`,
    'export function createTraced(trace: Trace): Traced {',
    ...lines('NONE', 'const NONE = -0x80000000;'),
    ...lines('PLAYERS', 'const PLAYERS = 0;'),
    ...lines('IMAGINARY', 'const IMAGINARY = 1;'),
    '',
    '// The state, and the words that stand for numbers, as in the core.',
    `const SEATS = ${seats.at};`,
    `const SEAT_WORDS = ${seats.words};`,
    ...constants('state'),
    '',
    '// For work, in a memory of its own.',
    ...constants('scratch'),
    `const m = new Int32Array(${scratchAt + layout.size('scratch')});`,
    ...lines('event', `const event = ${event.name};`),
    ...lines('MOST_JUMPS', 'const MOST_JUMPS = 100_000;'),
    '',
    '// What is printed: one table behind the other.',
    `const k = new Int32Array(${1 + wordsOf(statics)});`,
    'k[0] = 1;',
    '',
    ...helpers.flatMap((helper) => [helper, '']),
    ...statics.map((one) => `const ${one.name} = ${one.js ?? `printed('${inRuns(one.text)}')`};`),
    '',
    body,
    '',
    `return { memory: m, score, list, rank: ${winner.rank}, ranked };`,
    '}',
  ].join('\n');
}

/** Runs a scoring for each of its values, with arguments from outside. One in which lots are drawn does not tell. */
function scoringCase(e: Emitter, index: number): string {
  const { name, routine } = e.gen.game.scorings[index]!;
  if (e.facts.scoringStops(name)) return `case ${index}: break;`;
  const out = new Out();
  e.gen.local = e.gen.names.inner();
  const scope = new Map();
  const args = routine.params.map((param, at): Expr => {
    const { type } = routine.locals.find((one) => one.name === param)!;
    const bool = type.is === 'yes or no';
    const js = bool ? `(args[${at}] === 1)` : `args[${at}]!`;
    scope.set(param, isCollection(type) ? { list: js, room: 255 } : { value: { js, bool } });
    return { op: 'local', local: param, type };
  });
  const statement = { is: 'score', scorings: [{ scoring: name, args }] } as unknown as Statement;
  e.statements.one(statement, { rule: '', scoring: undefined, pooled: undefined }, scope, out);
  return `case ${index}: {\n${out}\nbreak;\n}`;
}

/** The names that an expression has from outside, each once. */
function namesIn(expr: Expr, scope: Scope): Named[] {
  const names = [...expressionsIn(expr)].flatMap((one) =>
    one.op === 'local' && scope.has(one.local) ? [[one.local, one] as const] : [],
  );
  return [...new Map(names).values()];
}

function isSame({ local }: Named, other: Expr | undefined): boolean {
  return other?.op === 'local' && other.local === local;
}

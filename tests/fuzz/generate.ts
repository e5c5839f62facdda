/**
 * Random declarations from the grammar itself: what regel.ohm reads is walked and written back as source. So
 * the generator knows every construct, also those that the real games do not use. Names come from the
 * kernel (kernel.regel), chosen by where they stand, so that many of them mean something.
 */
import { type PExpr, pexprs } from 'ohm-js';
import grammar from '../../compiler/1-syntax/regel.ohm-bundle.js';
import type { Random } from './random.ts';

const words = (list: string): string[] => list.split(' ');

const KINDS = words('Colour Warm Building Weather Die dice player seat kinds Hedge hedges Side');
const NEW = words('one two three four wood stone turn buy worth coins x game wind red Colour');
const LOCALS = words('player seat die cell building colour line x y other place dice');
const VALUES = [
  ...words(
    'coins built hand marked past pool starter colour-now worth best wind short rounds price prize sheet Die',
  ),
  ...words('Colour Warm Building red green blue tower garden sun players seats imaginary none yes no points'),
  ...words(
    'count first last top others next face copy row column rows columns lines cells bonus pips position',
  ),
  ...words('moor planted shed Hedge Side north side spot neighbours beyond opposite holes'),
  ...LOCALS,
  ...LOCALS,
];
const PLAYERS = words('Ann Ben Dirk Cleo');

/** By the rule that a name stands in. */
const POOLS: Readonly<Record<string, readonly string[]>> = {
  expr: VALUES,
  unit: VALUES,
  ref: VALUES,
  change: VALUES,
  head: NEW,
  option: words('short long'),
  game: words('kernel other'),
  use: words('library kernel Weather wind nothing'),
  kind: [...NEW, ...KINDS],
  pieces: words('Die Card Token dice cards'),
  keySpan: [...KINDS, 'value', 'pips'],
  table: words('rounds price prize players Building Colour place round stock'),
  grid: words('sheet city field moor bonus points'),
  margin: words('bonus points'),
  has: words('seat player'),
  field: words('coins built hand pot owner everyone'),
  trait: words('owner nobody everyone'),
  type: KINDS,
  key: KINDS,
  bound: words('red green blue tower'),
  param: [...LOCALS, 'amount'],
  scoring: words('buildings wealth player seat building'),
  do: words('game turn settle'),
  offer: words('buy save pass-on'),
  offerWhen: words('too-poor not-now'),
  orElse: words('too-poor too-many'),
  reason: words('too-poor buy building none'),
  follow: words('modest strict'),
  score: words('buildings wealth'),
  let: [...LOCALS, 'sum'],
  choose: [...LOCALS, 'amount'],
  chance: [...LOCALS, 'starter', 'colour-now'],
  nameIn: LOCALS,
  setting: words('building die amount'),
  exLine: PLAYERS,
  fact: [...PLAYERS, ...VALUES, 'buy', 'turn'],
  fact_move: [...PLAYERS, 'buy', 'save'],
  fact_may: [...PLAYERS, 'buy', 'save'],
  variant: words('quick slow kernel'),
  shows: words('player seat imaginary Die Building sheet Weather card'),
  showLine: words('coins built hand marked past pool starter colour-now shed planted pips bonus tower wind'),
  looks: words('row pile hand tray track sheet map counter mark round phase colour sign number red tower'),
};

const NAMED_LIKE_KEYWORDS = words('points face all first last count place set list share times with option');
const NUMBERS = words('0 1 2 3 4 5 6 12 20 100 999999999 1000000000');
const ROWS = [
  'players | 1 | 2 | 3 | 4',
  'rounds  | 6 | 5 | 4 | 3',
  'tower | 3 | red',
  'garden | 2 |',
  '| 1 | 2',
  'place | 1 | 2 | 3',
  '1 2 x | 3',
  '4 . 6 |',
  '-----',
  '1 2 3',
  'red green',
  'red | north south',
  'colour | copies',
  'red | 3',
  '0..3 | 4 | 5..',
  '5..3 | x | -1',
  '|',
  '| | |',
];

const DECLARATIONS = words(
  'game use kind pieces table grid has term phase action rules scoring winner always example shows',
);

/** One declaration, or a variant with some. */
export function generateDeclaration(random: Random): string {
  const writer = new Writer(random);
  if (random.chance(0.1)) {
    writer.rule('variant');
    writer.open();
    for (let members = random.between(1, 3); members > 0; members--) writer.rule('member');
    return writer.text();
  }
  writer.rule(random.pick(DECLARATIONS));
  return writer.text();
}

/** The least depth in which each rule can be written, so that writing comes to an end. */
const depths = new Map<string, number>();
for (let changed = true; changed; ) {
  changed = false;
  for (const [name, { body }] of Object.entries(grammar.rules)) {
    const depth = Math.min(1 + depthOf(body), depths.get(name) ?? Number.POSITIVE_INFINITY);
    if (depth < (depths.get(name) ?? Number.POSITIVE_INFINITY)) {
      depths.set(name, depth);
      changed = true;
    }
  }
}

function depthOf(expr: PExpr): number {
  if (expr instanceof pexprs.Alt) return Math.min(...expr.terms.map(depthOf));
  if (expr instanceof pexprs.Seq) return Math.max(0, ...expr.factors.map(depthOf));
  if (expr instanceof pexprs.Plus) return depthOf(inner(expr));
  if (expr instanceof pexprs.Apply) return depths.get(ruleOf(expr)) ?? Number.POSITIVE_INFINITY;
  return 0;
}

function inner(expr: PExpr): PExpr {
  return (expr as unknown as { expr: PExpr }).expr;
}

function ruleOf(expr: PExpr): string {
  return (expr as unknown as { ruleName: string }).ruleName;
}

/** Maximum nesting depth of rules; beyond it what is shortest is written. */
const DEEP = 15;

class Writer {
  readonly #random: Random;
  readonly #stack: string[] = [];
  #out = '';
  #indent = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  text(): string {
    return this.#out.replace(/ +\n/g, '\n');
  }

  rule(name: string): void {
    switch (name) {
      case 'name':
      case 'word':
        this.#put(`${this.#name(name)} `);
        return;
      case 'number':
        this.#put(`${this.#random.pick(NUMBERS)} `);
        return;
      case 'row':
        this.#put(`${this.#random.pick(ROWS)}\n`);
        return;
      case 'open':
        this.open();
        return;
      case 'close':
        this.#indent--;
        return;
      case 'eol':
        this.#put('\n');
        return;
      default:
    }
    // a value that must be short is a word or a number rather than an empty list
    if (name === 'unit' && this.#stack.length > DEEP) {
      this.rule(this.#random.chance(0.8) ? 'word' : 'number');
      return;
    }
    this.#stack.push(name);
    this.#write(grammar.rules[name]!.body);
    this.#stack.pop();
  }

  open(): void {
    if (!this.#out.endsWith('\n')) this.#put('\n');
    this.#indent++;
  }

  #put(text: string): void {
    if (this.#out.endsWith('\n') || this.#out === '') this.#out += '  '.repeat(this.#indent);
    this.#out += text;
  }

  #write(expr: PExpr): void {
    const random = this.#random;
    const deep = this.#stack.length > DEEP;
    if (expr instanceof pexprs.Alt) {
      const least = Math.min(...expr.terms.map(depthOf));
      this.#write(random.pick(deep ? expr.terms.filter((term) => depthOf(term) === least) : expr.terms));
    } else if (expr instanceof pexprs.Seq) for (const factor of expr.factors) this.#write(factor);
    else if (expr instanceof pexprs.Opt) {
      if (random.chance(deep ? 0 : 0.3)) this.#write(inner(expr));
    } else if (expr instanceof pexprs.Star || expr instanceof pexprs.Plus) {
      const least = expr instanceof pexprs.Plus ? 1 : 0;
      const most = deep ? least : least + (random.chance(0.2) ? random.between(1, 2) : 0);
      for (let times = most; times > 0; times--) this.#write(inner(expr));
    } else if (expr instanceof pexprs.Apply) this.rule(ruleOf(expr));
    else if (expr instanceof pexprs.Terminal) this.#put((expr as unknown as { obj: string }).obj);
  }

  #name(sort: 'name' | 'word'): string {
    const random = this.#random;
    if (random.chance(0.02))
      return random.pick(['unheard-of', 'constructor', 'toString', '__proto__', 'Ünder', 'x'.repeat(80)]);
    if (sort === 'name' && random.chance(0.03)) return random.pick(NAMED_LIKE_KEYWORDS);
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      const rule = this.#stack[at]!;
      const pool = POOLS[rule] ?? POOLS[rule.replace(/_.*/, '')];
      if (pool) return random.pick(pool);
    }
    return random.pick(VALUES);
  }
}

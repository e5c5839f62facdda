import type { Expr, OfferModel, Script, Statement } from '../../2-model/model.ts';
import { howFits, piecesIn, present } from '../../2-model/types.ts';
import { bodiesOf, expressionsIn, statementsIn } from '../../2-model/walk.ts';
import type { Action, Game, HeadLine, Routine } from '../../3-ir/ir.ts';

/** What the emitter must know of rules before it writes them: what stops, what changes, what may go wrong. */
export class Facts {
  readonly #game: Game;
  readonly #stops = new Map<string, boolean>();
  readonly #writes = new Map<string, ReadonlySet<string>>();
  readonly #reads = new Map<string, ReadonlySet<string>>();
  readonly #faults = new Map<string, boolean>();

  /** Whether a look-up always gives something; told by who knows the tables. */
  alwaysGives: (expr: Extract<Expr, { op: 'table' }>) => boolean = () => false;

  constructor(game: Game) {
    this.#game = game;
  }

  phase(name: string): Routine {
    return this.#game.routines.find((routine) => routine.name === name)!;
  }

  term(name: string): Game['terms'][number] {
    return this.#game.terms.find((term) => term.name === name)!;
  }

  /** All scripts of the game. */
  get scripts(): Script[] {
    const { routines, actions, scorings } = this.#game;
    return [
      ...routines.map(({ script }) => script),
      ...actions.map(({ effect }) => effect.script),
      ...scorings.map(({ routine }) => routine.script),
    ];
  }

  /** Every place where an action is offered. */
  offersOf(action: string): OfferModel[] {
    return this.scripts
      .flatMap((script) => [...statementsIn(script)])
      .flatMap((statement) =>
        statement.is === 'decide' ? statement.offers.filter((offer) => offer.action === action) : [],
      );
  }

  /** Whether a player or chance may have to decide while the script runs. */
  stops(script: Script): boolean {
    return script.some((statement) => this.stopsAt(statement));
  }

  stopsAt(statement: Statement): boolean {
    switch (statement.is) {
      case 'roll':
      case 'shuffle':
      case 'chance':
      case 'decide':
        return true;
      case 'for each':
        return statement.atOnce || this.stops(statement.body);
      case 'rank':
        return statement.rank.ties.at(-1)?.is === 'by lot' || this.stops(statement.body);
      case 'do':
        return this.phaseStops(statement.phase);
      case 'score':
        return statement.scorings.some(({ scoring }) => this.scoringStops(scoring));
      default:
        return bodiesOf(statement).some((body) => this.stops(body));
    }
  }

  phaseStops(name: string): boolean {
    return this.#once(this.#stops, `phase ${name}`, true, () => this.stops(this.phase(name).script));
  }

  scoringStops(name: string): boolean {
    const scoring = this.#game.scorings.find((one) => one.name === name)!;
    return this.#once(this.#stops, `scoring ${name}`, true, () => this.stops(scoring.routine.script));
  }

  /** The fields, and `face`, `points`, that an expression looks at, through terms too. `*` is everything. */
  reads(tree: unknown): ReadonlySet<string> {
    const found = new Set<string>();
    for (const expr of expressionsIn(tree, true)) {
      if (expr.op === 'field') found.add(expr.field);
      if (expr.op === 'face') found.add('face');
      if (expr.op === 'points') found.add('points');
      if (expr.op === 'winners') found.add('*');
      if (expr.op === 'term') for (const read of this.#termReads(expr.term)) found.add(read);
    }
    return found;
  }

  #termReads(name: string): ReadonlySet<string> {
    const { lets, cases, otherwise } = this.term(name);
    return this.#once(this.#reads, name, new Set(), () => this.reads([lets, cases, otherwise]));
  }

  /** Whether a term looks only at what it is given and at what is printed, and always gives something. */
  isPrinted(name: string): boolean {
    const { lets, cases, otherwise } = this.term(name);
    const all = [...expressionsIn([lets, cases, otherwise], true)];
    return all.every(({ op }) => PRINTED.has(op)) && !this.mayFault(all);
  }

  /** What a script changes, through what it calls too. */
  writes(script: Script): ReadonlySet<string> {
    const found = new Set<string>();
    const places = (pieces: string): void => {
      for (const { name, type, single } of this.#game.fields) {
        const exact = present(type);
        if (exact.is === 'piece' && exact.pieces === pieces && single) found.add(name);
        if (
          exact.is === 'collection' &&
          exact.form === 'place' &&
          exact.of.is === 'piece' &&
          exact.of.pieces === pieces
        )
          found.add(name);
      }
    };
    for (const statement of statementsIn(script)) {
      if ('target' in statement) {
        if (statement.target.is === 'face') found.add('face');
        else found.add(statement.target.field);
        const type = present(statement.target.type);
        if (type.is === 'collection' && type.form === 'place') places(piecesIn(type));
      }
      if (statement.is === 'move') places(piecesIn(statement.what.type));
      if (statement.is === 'roll') found.add('face');
      if (statement.is === 'shuffle') places(piecesIn(statement.place.type));
      if (statement.is === 'award') found.add('points');
      if (statement.is === 'chance' && 'target' in statement.into) {
        if (statement.into.target.is === 'field') found.add(statement.into.target.field);
        else found.add('face');
      }
      if (statement.is === 'do') for (const name of this.#phaseWrites(statement.phase)) found.add(name);
      if (statement.is === 'score')
        for (const { scoring } of statement.scorings)
          for (const name of this.writes(
            this.#game.scorings.find((one) => one.name === scoring)!.routine.script,
          ))
            found.add(name);
      if (statement.is === 'decide') found.add('*');
    }
    return found;
  }

  #phaseWrites(name: string): ReadonlySet<string> {
    return this.#once(this.#writes, name, new Set(), () => this.writes(this.phase(name).script));
  }

  /** Whether a script changes anything that an expression looks at. */
  disturbs(script: Script, tree: unknown): boolean {
    const reads = this.reads(tree);
    const writes = this.writes(script);
    if (reads.size === 0 || writes.size === 0) return false;
    if (reads.has('*') || writes.has('*')) return true;
    return [...reads].some((name) => writes.has(name));
  }

  /** Whether working out an expression can end in a fault: then it must not be worked out before its time. */
  mayFault(tree: unknown): boolean {
    for (const expr of expressionsIn(tree, true)) if (this.#faultsAt(expr)) return true;
    return false;
  }

  #faultsAt(expr: Expr): boolean {
    switch (expr.op) {
      case 'the':
      case 'the first':
      case 'the last':
      case 'item':
      case 'position':
      case 'winners':
      case 'cell':
        return true;
      case 'piece':
        return expr.by.some((by) => by.op !== 'constant' && by.op !== 'list');
      case 'divide':
        return expr.right.op !== 'constant' || expr.right.value === 0;
      case 'table':
        return !this.alwaysGives(expr);
      case 'field': {
        const field = this.#game.fields.find(({ name }) => name === expr.field)!;
        return expr.keys.some((key, index) => howFits(key.type, field.keys[index]!) !== 'fits');
      }
      case 'term': {
        const { lets, cases, otherwise, params } = this.term(expr.term);
        if (expr.args.some((arg, index) => howFits(arg.type, params[index]!.type) !== 'fits')) return true;
        return this.#once(this.#faults, expr.term, true, () => this.mayFault([lets, cases, otherwise]));
      }
      default:
        return false;
    }
  }

  #once<T>(known: Map<string, T>, key: string, meanwhile: T, work: () => T): T {
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, meanwhile);
    const value = work();
    known.set(key, value);
    return value;
  }
}

/** What can be worked out without a game. */
const PRINTED: ReadonlySet<Expr['op']> = new Set<Expr['op']>([
  ...([
    'constant',
    'local',
    'range',
    'list',
    'property',
    'table',
    'if',
    'and',
    'or',
    'not',
    'same',
    'in',
  ] as const),
  ...(['at least', 'at most', 'more', 'less', 'add', 'subtract', 'multiply'] as const),
]);

/** The names that the lines of a head need: those in conditions and choices, and those that needed lets are made of. */
export function neededIn(lines: readonly HeadLine[], wanted: Iterable<string> = []): ReadonlySet<string> {
  const needed = new Set(wanted);
  for (const line of [...lines].reverse())
    if (line.is !== 'let' || needed.has(line.local)) for (const local of localsIn(line)) needed.add(local);
  return needed;
}

/** The locals that a tree names, those that it binds itself included. */
export function localsIn(tree: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  for (const expr of expressionsIn(tree, true)) if (expr.op === 'local') found.add(expr.local);
  return found;
}

/** The locals that an expression names and does not bind itself. */
export function freeIn(expr: Expr): ReadonlySet<string> {
  const found = new Set(localsIn(expr));
  for (const part of expressionsIn(expr, true)) for (const local of boundIn(part)) found.delete(local);
  return found;
}

/** The names that an expression gives to what it goes through. */
export function boundIn(expr: Expr): readonly string[] {
  if ('bound' in expr) return [expr.bound.local];
  return 'bounds' in expr ? expr.bounds.map(({ local }) => local) : [];
}

/** What the effect of an action looks at, through the lets of its head too. */
export function usedInEffect(action: Action): ReadonlySet<string> {
  const used = new Set(localsIn(action.effect.script));
  const lets = action.head.filter((line): line is Extract<HeadLine, { is: 'let' }> => line.is === 'let');
  for (const { local, value } of [...lets].reverse())
    if (used.has(local)) for (const one of localsIn(value)) used.add(one);
  return used;
}

import { piecesKeptIn } from '../../2-model/board.ts';
import { howFits, isPlace, piecesIn } from '../../2-model/types.ts';
import { expressionsIn } from '../../2-model/walk.ts';
import type {
  Action,
  Block,
  End,
  Expr,
  ExprOf,
  Game,
  HeadLine,
  LineOf,
  Offer,
  Routine,
  Step,
  Target,
} from '../../3-ir/ir.ts';
import { nextOf } from '../../3-ir/tidy.ts';
import { localsIn, once, partsIn, reachable, routinesOf, stepsIn } from '../../3-ir/walk.ts';

/** What the emitter must know of rules before it writes them: what changes, what may go wrong. */
export class Facts {
  readonly #game: Game;
  readonly #routines: ReadonlyMap<string, Routine>;
  readonly #writes = new Map<string, ReadonlySet<string>>();
  readonly #reads = new Map<string, ReadonlySet<string>>();
  readonly #faults = new Map<string, boolean>();

  /** Whether a look-up always finds a value; set by the emitter, which knows the tables and the grids. */
  alwaysGives: (expr: ExprOf<'table'> | ExprOf<'cell'>) => boolean = () => false;

  constructor(game: Game) {
    this.#game = game;
    this.#routines = routinesOf(game);
  }

  /** A phase by its name, `action NAME` or `scoring NAME`. */
  routine(key: string): Routine {
    return this.#routines.get(key)!;
  }

  term(name: string): Game['terms'][number] {
    return this.#game.terms.find((term) => term.name === name)!;
  }

  /** What a term says that is one expression, and by its names what it is asked with. */
  inline({ term, of, args }: ExprOf<'term'>) {
    const { owner, params, lets, cases, otherwise } = this.term(term);
    if (lets.length + cases.length > 0) return undefined;
    const given = params.map((param, index) => ({ param, arg: args[index]! }));
    return { value: otherwise, given: owner ? [{ param: owner, arg: of! }, ...given] : given };
  }

  /** Every place where an action is offered, with what stands below the offer. */
  offersOf(action: string): { readonly offer: Offer; readonly below: readonly (Step | End)[] }[] {
    return [...this.#routines.values()].flatMap(({ blocks }) =>
      blocks.flatMap(({ end }, number) => {
        if (end.end !== 'choice') return [];
        const offers = end.offers.filter((offer) => offer.action === action);
        return offers.map((offer) => ({ offer, below: partsFrom(blocks, offer.then, [number, end.after]) }));
      }),
    );
  }

  /** The fields, and `face`, `points`, that an expression looks at, through terms too. `*` is everything. */
  reads(tree: unknown): ReadonlySet<string> {
    const found = new Set<string>();
    for (const expr of expressionsIn(tree, true)) {
      if (expr.op === 'field') found.add(expr.field);
      if (expr.op === 'face' || expr.op === 'points') found.add(expr.op);
      if (expr.op === 'winners') found.add('*');
      if (expr.op === 'term') for (const read of this.#termReads(expr.term)) found.add(read);
    }
    return found;
  }

  #termReads(name: string): ReadonlySet<string> {
    const { lets, cases, otherwise } = this.term(name);
    return once(this.#reads, name, new Set(), () => this.reads([lets, cases, otherwise]));
  }

  /** Whether a term looks only at what it is given and at what is printed, and always gives something. */
  isPrinted(name: string): boolean {
    const { lets, cases, otherwise } = this.term(name);
    const all = [...expressionsIn([lets, cases, otherwise], true)];
    return all.every(({ op }) => PRINTED.has(op)) && !this.mayFault(all);
  }

  /** What is changed by parts of the rules, through what they call too. */
  writes(parts: Iterable<Step | End>): ReadonlySet<string> {
    const found = new Set<string>();
    for (const part of parts) for (const name of this.#writesOf(part)) found.add(name);
    return found;
  }

  #writesOf(part: Step | End): Iterable<string> {
    if ('end' in part) {
      switch (part.end) {
        case 'roll':
          return ['face'];
        case 'shuffle':
          return this.#placesOf(piecesIn(part.place.type));
        case 'draw':
          return 'target' in part.into ? [writtenIn(part.into.target)] : [];
        case 'choice':
          return ['*'];
        case 'call':
        case 'at once':
          return this.#routineWrites(part.routine);
        default:
          return [];
      }
    }
    switch (part.is) {
      case 'set':
      case 'add':
      case 'remove': {
        const { type } = part.target;
        return [writtenIn(part.target), ...(isPlace(type) ? this.#placesOf(piecesIn(type)) : [])];
      }
      case 'move':
        return this.#placesOf(piecesIn(part.what.type));
      case 'award':
        return ['points'];
      case 'do':
        return this.#routineWrites(part.phase);
      case 'score':
        return part.scorings.flatMap(({ scoring }) => [...this.#routineWrites(`scoring ${scoring}`)]);
      default:
        return [];
    }
  }

  #routineWrites(key: string): ReadonlySet<string> {
    return once(this.#writes, key, new Set(), () => this.writes(partsIn(this.routine(key))));
  }

  /** The fields in which pieces of a sort may lie. */
  #placesOf(pieces: string): string[] {
    return this.#game.fields.filter((field) => piecesKeptIn(field) === pieces).map(({ name }) => name);
  }

  /** Whether steps change anything that an expression looks at. */
  disturbs(steps: readonly Step[], tree: unknown): boolean {
    const reads = this.reads(tree);
    const writes = this.writes(stepsIn(steps));
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
        return true;
      case 'piece':
        return expr.by.some((by) => by.op !== 'constant' && by.op !== 'list');
      case 'divide':
        return expr.right.op !== 'constant' || expr.right.value === 0;
      case 'table':
      case 'cell':
        return !this.alwaysGives(expr);
      case 'field': {
        const field = this.#game.fields.find(({ name }) => name === expr.field)!;
        return expr.keys.some((key, index) => howFits(key.type, field.keys[index]!) !== 'fits');
      }
      case 'term': {
        const { lets, cases, otherwise, params } = this.term(expr.term);
        if (expr.args.some((arg, index) => howFits(arg.type, params[index]!.type) !== 'fits')) return true;
        return once(this.#faults, expr.term, true, () => this.mayFault([lets, cases, otherwise]));
      }
      default:
        return false;
    }
  }
}

function writtenIn(target: Target): string {
  return target.is === 'face' ? 'face' : target.field;
}

/** The parts of a routine from a block on, up to the blocks at which it ends. */
function partsFrom(blocks: readonly Block[], start: number, ends: readonly number[]): (Step | End)[] {
  const isInside = (at: number): boolean => !ends.includes(at);
  const found = reachable([start].filter(isInside), (at) => nextOf(blocks[at]!.end).filter(isInside));
  return [...found].flatMap((at) => [...stepsIn(blocks[at]!.steps), blocks[at]!.end]);
}

/** What can be worked out without a game. */
const PRINTED: ReadonlySet<Expr['op']> = new Set<Expr['op']>([
  ...(['constant', 'local', 'range', 'list', 'property', 'table', 'if', 'and', 'or', 'not', 'in'] as const),
  ...(['cells', 'count of'] as const),
  ...(['same', 'at least', 'at most', 'more', 'less', 'add', 'subtract', 'multiply'] as const),
]);

/** The names that the lines of a head need: those in conditions and choices, and those that needed lets are made of. */
export function neededIn(lines: readonly HeadLine[], wanted: Iterable<string> = []): ReadonlySet<string> {
  const needed = new Set(wanted);
  for (const line of [...lines].reverse())
    if (line.is !== 'let' || needed.has(line.local)) for (const local of localsIn(line)) needed.add(local);
  return needed;
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
  const { blocks, loops } = action.effect;
  const captured = blocks.flatMap(({ end }) => (end.end === 'at once' ? end.captured : []));
  const used = new Set([...localsIn([blocks, loops]), ...captured]);
  const lets = action.head.filter((line): line is LineOf<'let'> => line.is === 'let');
  for (const { local, value } of [...lets].reverse())
    if (used.has(local)) for (const one of localsIn(value)) used.add(one);
  return used;
}

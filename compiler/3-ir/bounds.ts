import { Board, type Grid, NO_SEATING } from '../2-model/board.ts';
import type { Expr, ExprOf, Local } from '../2-model/model.ts';
import { isCollection, isPlace, itemType, MANY, present, type Type } from '../2-model/types.ts';
import { MOST_ITEMS } from '../limits.ts';
import type { Game } from './ir.ts';
import { type LocalsByName, type Origin, Origins } from './origins.ts';
import { once } from './walk.ts';

/** How large a collection can become. */
export interface Extent {
  /** The most items that it ever holds. */
  readonly most: number;
  /** Whether the rules alone do not keep it below `MOST_ITEMS`: it must be counted while it is made. */
  readonly isCounted: boolean;
  /** Whether the same item may occur in it twice. */
  readonly repeats: boolean;
}

/** What is known of the locals that an expression names. */
export type ExtentOf = (local: string) => Extent;

/** The most numbers that a parameter accepts from outside, unless the rules themselves pass it more. */
const MOST_NUMBERS = 255;

/** One value, as a collection of it alone. */
export const SINGLE: Extent = { most: 1, isCounted: false, repeats: false };

/** Nothing is known. The rules have no cycles; if they had one, this would be safe for everything in it. */
const ANYTHING: Extent = { most: MOST_ITEMS, isCounted: false, repeats: true };

/**
 * How large every collection of a game can become, worked out from its rules: a list in memory gets
 * that much room, and a longer one from outside is refused.
 */
export class Bounds {
  readonly #game: Game;
  readonly #board: Board;
  readonly #seats: number;
  readonly #origins: Origins;
  readonly #knownTerms = new Map<string, Extent>();
  readonly #knownLocals = new Map<Local, Extent>();
  /** What is inside of others is asked for again and again, each time by the same `ExtentOf`. */
  readonly #known = new WeakMap<ExtentOf, Map<Expr, Extent>>();

  constructor(game: Game, board = new Board(game)) {
    this.#game = game;
    this.#board = board;
    this.#seats = Math.max(game.players.to, ...game.imaginary.map((one) => one.withPlayers + one.to));
    this.#origins = new Origins(game);
  }

  /** The extent of a collection; one value is the collection of it alone. */
  of(expr: Expr, extentOf: ExtentOf): Extent {
    if (!isCollection(expr.type)) return SINGLE;
    const known = this.#known.get(extentOf) ?? new Map<Expr, Extent>();
    this.#known.set(extentOf, known);
    const extent = known.get(expr) ?? this.#workedOut(expr, extentOf);
    known.set(expr, extent);
    return extent;
  }

  #workedOut(expr: Expr, extentOf: ExtentOf): Extent {
    const { most: items, repeats } = this.#items(expr, extentOf);
    const most = repeats ? items : Math.min(items, this.valuesOf(itemType(expr.type)));
    return { most: Math.min(most, MOST_ITEMS), isCounted: most > MOST_ITEMS, repeats };
  }

  /** The extent of a parameter, a `let` or a choice: the largest of all values that it can get. */
  ofLocal(local: Local): Extent {
    return once(this.#knownLocals, local, ANYTHING, () => {
      const extents = this.#origins.of(local).map((origin) => this.#ofOrigin(origin));
      const isHandedIn = this.#origins.isHandedIn(local);
      return largest([...extents, ...(isHandedIn ? [this.#fromOutside(local.type)] : [])]);
    });
  }

  /** The most items that a field holds for one owner and key. */
  ofField(name: string): number {
    const { type, upTo } = this.#field(name);
    const exact = present(type);
    if (exact.is !== 'collection') return 1;
    const values = this.valuesOf(exact.of);
    // A place may be too full until the game stops.
    if (exact.form === 'place') return values;
    return exact.form === 'set' ? Math.min(values, upTo ?? values) : (upTo ?? MOST_ITEMS);
  }

  /** How many different values a type has. */
  valuesOf(type: Type): number {
    switch (type.is) {
      case 'number':
        return type.to - type.from + 1;
      case 'seat':
        return type.player ? this.#game.players.to : this.#seats;
      case 'line':
        return this.#board.grid(type.grid).model.lines.filter(({ member }) => type.members.includes(member))
          .length;
      case 'optional':
        return this.valuesOf(type.of) + 1;
      case 'collection':
      case 'row':
      case 'unknown':
        return MANY;
      default:
        return this.#board.domain(type, NO_SEATING).length;
    }
  }

  // ---- locals and terms

  #ofOrigin(origin: Origin): Extent {
    if ('local' in origin) return this.ofLocal(origin.local);
    const { names } = origin;
    const extentOf: ExtentOf = (name) => this.#named(names, name);
    if ('value' in origin) return this.of(origin.value, extentOf);
    const { from, type, several } = origin.choice;
    if (!several) return SINGLE;
    // What is chosen is a set, of values that are on offer.
    const { most } = this.of(from, extentOf);
    return { ...SINGLE, most: Math.min(most, this.valuesOf(itemType(type))) };
  }

  /** A name that is not declared is bound by the expression itself, to one item at a time. */
  #named(names: LocalsByName, name: string): Extent {
    const local = names.get(name);
    return local ? this.ofLocal(local) : SINGLE;
  }

  /** What a parameter accepts from outside: as many items as there are different values. */
  #fromOutside(type: Type): Extent {
    const item = present(itemType(type));
    const most = Math.min(this.valuesOf(item), item.is === 'number' ? MOST_NUMBERS : MOST_ITEMS);
    return { ...ANYTHING, most };
  }

  #term(name: string): Extent {
    return once(this.#knownTerms, name, ANYTHING, () => {
      const { names, values } = this.#origins.ofTerm(name);
      return largest(values.map((value) => this.of(value, (local) => this.#named(names, local))));
    });
  }

  // ---- collections, as they are written

  #items(expr: Expr, extentOf: ExtentOf): Items {
    const of = (part: Expr): Extent => this.of(part, extentOf);
    switch (expr.op) {
      case 'list': {
        const values = expr.items.map((item) => (item.op === 'constant' ? item.value : undefined));
        const isKnown = !values.includes(undefined);
        const repeats = isKnown ? new Set(values).size < values.length : values.length > 1;
        return { most: values.length, repeats };
      }
      case 'range':
        return distinct(rangeOf(expr));
      case 'local':
        return extentOf(expr.local);
      case 'field':
        return { most: this.#heldIn(expr), repeats: !this.#holdsDistinct(expr) };
      case 'term':
        return this.#term(expr.term);
      case 'every piece':
        return distinct(this.#board.piecesOf(expr.pieces).all.length);
      case 'cells': {
        const { cellsOf, all } = this.#board.grid(expr.grid);
        return distinct(expr.member ? longest(cellsOf) : all.length);
      }
      case 'lines':
        return distinct(this.#lines(expr));
      case 'lines of cell':
        return distinct(longest(this.#gridIn(expr.of.type).linesOf));
      case 'cells of line':
        return distinct(longest(this.#gridIn(expr.of.type).model.lines.map(({ cells }) => cells)));
      case 'neighbours':
        return distinct(isCollection(expr.of.type) ? this.#gridIn(expr.of.type).all.length : 4);
      case 'holes':
        return distinct(this.#gridIn(expr.of.type).all.length);
      case 'cells of field':
      case 'reached':
        return distinct(this.valuesOf(present(itemType(expr.type))));
      case 'property':
        return {
          most: this.#printed(expr),
          repeats: !(expr.type.is === 'collection' && expr.type.form === 'set'),
        };
      case 'players':
      case 'others':
      case 'clockwise':
        return distinct(this.#game.players.to);
      case 'seats':
      case 'imaginary':
        return distinct(this.#seats);
      case 'winners':
        return this.of(this.#game.winner.rank.in, () => SINGLE);
      case 'joined':
        return { most: of(expr.left).most + of(expr.right).most, repeats: !areApart(partsOf(expr)) };
      case 'all':
        return of(expr.bound.in);
      case 'all of': {
        const { most, repeats } = of(expr.value);
        const all = expr.bounds.reduce((product, bound) => product * of(bound.in).most, most);
        return { most: all, repeats: expr.bounds.length > 0 || repeats };
      }
      case 'if':
        return largest([of(expr.then), of(expr.otherwise)]);
      default:
        return { most: MOST_ITEMS, repeats: true };
    }
  }

  #heldIn({ field: name, whole }: ExprOf<'field'>): number {
    const one = this.ofField(name);
    const { type, keys, single } = this.#field(name);
    if (!whole || keys.length === 0) return one;
    // A piece lies in one place at most.
    if (isPlace(type)) return one;
    const count = keys.reduce((product, key) => product * this.valuesOf(key), 1);
    return single ? Math.min(count, this.valuesOf(present(type))) : count * one;
  }

  #lines({ grid: name, member, sorts }: ExprOf<'lines'>): number {
    const grid = this.#board.grid(name);
    const members = grid.model.members.map((_, index) => index);
    return member
      ? longest(members.map((one) => grid.lines([one], sorts)))
      : grid.lines(members, sorts).length;
  }

  /** The longest list that is printed under a name. */
  #printed({ property, of }: ExprOf<'property'>): number {
    const values = this.#board.printed(of.type, property)?.values ?? [];
    return longest(values.map((value) => (Array.isArray(value) ? value : [value])));
  }

  #field(name: string): Game['fields'][number] {
    return this.#game.fields.find((field) => field.name === name)!;
  }

  #gridIn(type: Type): Grid {
    const item = present(itemType(type));
    if (item.is !== 'cell' && item.is !== 'line') throw new Error(`no grid has ${item.is}`);
    return this.#board.grid(item.grid);
  }

  #holdsDistinct({ field: name, whole }: ExprOf<'field'>): boolean {
    const { type, keys, single } = this.#field(name);
    if (isPlace(type) || single) return true;
    const exact = present(type);
    return exact.is === 'collection' && exact.form === 'set' && (!whole || keys.length === 0);
  }
}

/** What the way in which a collection is written tells of it. */
type Items = Pick<Extent, 'most' | 'repeats'>;

/** What holds every value once, whatever the situation. */
function distinct(most: number): Items {
  return { most, repeats: false };
}

/** Whether these are different places: a piece lies in one only. */
function areApart(parts: readonly Expr[]): boolean {
  const places = parts.flatMap((part) => (part.op === 'field' && isPlace(part.type) ? [part.field] : []));
  return places.length === parts.length && new Set(places).size === places.length;
}

function largest(extents: readonly Extent[]): Extent {
  return {
    most: Math.max(0, ...extents.map(({ most }) => most)),
    isCounted: false,
    repeats: extents.some(({ repeats }) => repeats),
  };
}

function partsOf(expr: Expr): Expr[] {
  return expr.op === 'joined' ? [...partsOf(expr.left), ...partsOf(expr.right)] : [expr];
}

/** How many numbers, or words of a kind, lie between the ends. */
function rangeOf({ from, to, type }: ExprOf<'range'>): number {
  const [low, high] = [present(from.type), present(to.type)];
  if (low.is === 'number' && high.is === 'number') return Math.max(0, high.to - low.from + 1);
  const item = itemType(type);
  return item.is === 'kind' ? item.values.length : MANY;
}

function longest(lists: readonly (readonly unknown[])[]): number {
  return Math.max(0, ...lists.map(({ length }) => length));
}

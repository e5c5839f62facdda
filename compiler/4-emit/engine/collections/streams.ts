import { isCollection, MOST_ITEMS, type Type } from '../../../2-model/types.ts';
import type { Expr, ExprOf, Gather, Quantifier, Term } from '../../../3-ir/ir.ts';
import { binary, chain, code, type Operand, sum } from '../../code/build.ts';
import { expr as quoted } from '../../code/quote.ts';
import { isSame } from '../../code/same.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Bind, Body, Stream, Writer } from '../emitter.ts';
import { unsupported } from '../gen.ts';
import { letAll } from '../values/terms.ts';
import { gridOf, memberOf } from '../values/things.ts';
import { around, cells, neighbours, printedWords, winners } from './at-the-table.ts';
import { cellsAsked } from './bits.ts';
import { holes, neighboursOf, reached } from './graph.ts';
import { heldCells, ofField } from './held-in-fields.ts';
import { another, either, fixed, inMemory, joined, named, prepared, putInto, range, row } from './stream.ts';

/** How many players there are, and how many sit at the table with those who are imaginary. */
const PLAYERS = quoted`m[PLAYERS]`;
const SEATED = quoted`m[PLAYERS] + m[IMAGINARY]`;

/** Collections: never made where they can be gone through; as lists in scratch memory where they must be made. */

// ---- what there is to go through

export function of(w: Writer, expr: Expr): Stream {
  if (!w.extent(expr).isCounted) return uncounted(w, expr);
  // The rules alone do not keep it small: it is counted, and too many items stop the game.
  if (expr.op === 'range') {
    const from = named(w, 'from', w.num(expr.from));
    const to = named(w, 'to', w.num(expr.to));
    w.code`if (${to} - ${from} >= ${MOST_ITEMS}) fault('too-many');`;
    return range(from, to);
  }
  const list = w.gen.scratch(aboutOf(expr), MOST_ITEMS);
  return { ...inMemory(w.e, putInto(w, uncounted(w, expr), list, MOST_ITEMS)), isOwn: true };
}

export function uncounted(w: Writer, expr: Expr): Stream {
  switch (expr.op) {
    case 'list':
      return literal(w, expr);
    case 'range':
      return range(w.num(expr.from), w.num(expr.to));
    case 'local': {
      const bind = w.known(expr.local);
      if (!bind || !('list' in bind)) return single(w, expr);
      const { list, has } = bind;
      return { ...inMemory(w.e, list), ...(has ? { has } : {}) };
    }
    case 'field':
      return isCollection(expr.type) ? ofField(w, expr) : single(w, expr);
    case 'term':
      return isCollection(w.facts.term(expr.term).type) ? term(w, expr) : single(w, expr);
    case 'every piece':
      return range(0, w.gen.board.piecesOf(expr.pieces).all.length - 1);
    case 'cells':
      return cells(w, expr);
    case 'lines': {
      const grid = w.gen.board.grid(expr.grid);
      const members = grid.model.members.map((_, index) => index);
      const about = `${expr.grid} ${expr.sorts.join(' ')}`;
      if (!expr.member) return fixed(w.e, grid.lines(members, expr.sorts), about);
      const lists = members.map((member) => grid.lines([member], expr.sorts));
      return row(w, about, lists, memberOf(w, expr.grid, expr.member));
    }
    case 'lines of cell': {
      const grid = gridOf(w.e, expr.of);
      return row(w, `${grid.model.name} lines of cell`, grid.linesOf, w.num(expr.of));
    }
    case 'cells of line': {
      const grid = gridOf(w.e, expr.of);
      const lists = grid.model.lines.map((line) => line.cells);
      return row(w, `${grid.model.name} cells of line`, lists, w.num(expr.of));
    }
    case 'players':
      return range(0, { before: PLAYERS });
    case 'seats':
      return range(0, { before: SEATED });
    case 'imaginary':
      return range(PLAYERS, { before: SEATED });
    case 'clockwise':
    case 'others':
      return around(w.e, w.num(expr.of), expr.op === 'others');
    case 'winners':
      return winners(w);
    case 'neighbours': {
      if (isCollection(expr.of.type)) return { ...inMemory(w.e, neighboursOf(w, expr)), isOwn: true };
      return neighbours(w, expr);
    }
    case 'holes':
      return { ...inMemory(w.e, holes(w, expr)), isOwn: true };
    case 'reached': {
      const { address, has } = reached(w, expr);
      return { ...inMemory(w.e, address), has, isOwn: true };
    }
    case 'cells of field':
      return heldCells(w, expr);
    case 'property':
      return isCollection(expr.type) ? printedWords(w, expr) : single(w, expr);
    case 'joined':
      return joined(w.stream(expr.left), w.stream(expr.right));
    case 'all':
      return filtered(w, expr);
    case 'all of':
      return gather(w, expr);
    case 'if':
      return either(
        w.cond(expr.condition),
        prepared(w, (to) => to.stream(expr.then)),
        prepared(w, (to) => to.stream(expr.otherwise)),
      );
    default:
      return isCollection(expr.type) ? unsupported(`the collection ${expr.op}`) : single(w, expr);
  }
}

function single(w: Writer, expr: Expr): Stream {
  const item = w.num(expr);
  return {
    loops: 1,
    each: (to, _, body) => body(item, mayBeNone(expr.type) ? to.when(quoted`${item} !== NONE`) : to),
  };
}

function literal(w: Writer, expr: ExprOf<'list'>): Stream {
  if (expr.items.every((item) => item.op === 'constant' && item.value !== null)) {
    const values = expr.items.map((item) => (item.op === 'constant' ? Number(item.value) : 0));
    return fixed(w.e, values, 'values');
  }
  const items = expr.items.map((item) => w.num(item));
  if (items.length === 1)
    return {
      loops: 1,
      each: (to, _, body) => body(items[0]!, to),
      has: (item) => binary('===', item, items[0]!),
    };
  const address = w.gen.scratch('pair', items.length);
  for (const [index, item] of items.entries()) w.code`m[${address} + ${index + 1}] = ${item};`;
  w.code`m[${address}] = ${items.length};`;
  return {
    ...inMemory(w.e, address),
    has: (item) =>
      chain(
        '||',
        items.map((one) => binary('===', item, one)),
      ),
    count: () => code(items.length),
  };
}

/** A term that gives a collection, written where it is used. */
function term(w: Writer, expr: ExprOf<'term'>): Stream {
  const term = w.facts.term(expr.term);
  const given = new Map<string, Bind>();
  if (term.owner) {
    const known = w.meant(expr.of);
    if (known) given.set(term.owner.name, known);
    else given.set(term.owner.name, w.bind(w.const(term.owner.name, w.num(expr.of!)), term.owner));
  }
  term.params.forEach((param, index) => {
    const arg = expr.args[index]!;
    if (isCollection(param.type)) given.set(param.name, { list: w.list(arg), extent: w.extent(arg) });
    else given.set(param.name, { value: w.value(arg) });
  });
  return fromCase(letAll(w.in(given), term.lets), term, 0);
}

/** What a term gives from one of its cases on. */
function fromCase(w: Writer, term: Term, index: number): Stream {
  const one = term.cases[index];
  if (!one) return w.stream(term.otherwise);
  return either(
    w.cond(one.when),
    prepared(w, (to) => to.stream(one.value)),
    prepared(w, (to) => fromCase(to, term, index + 1)),
  );
}

function filtered(w: Writer, expr: Quantifier): Stream {
  const source = w.stream(expr.bound.in);
  const { where } = expr;
  if (!where) return source;
  const test = (item: Operand, to: Writer): Code => to.in(w.scope).bound(expr.bound, item).cond(where);
  return {
    loops: source.loops,
    each: (to, name, body, backwards) =>
      source.each(to, name, (item, inside) => body(item, inside.when(test(item, inside))), backwards),
    ...(source.has
      ? { has: (item, to) => to.inTurn('&&', [(at) => source.has!(item, at), (at) => test(item, at)]) }
      : {}),
  };
}

export function gather(w: Writer, expr: Gather): Stream {
  if (expr.bounds.length === 0) return w.stream(expr.value);
  return {
    loops: 2,
    each: (to, name, body) => {
      combinations(to.in(w.scope), expr, (inside) => {
        const [item, then] = [another(name), inside.in(to.scope)];
        if (isCollection(expr.value.type)) {
          inside.stream(expr.value).each(then, item, body);
          return;
        }
        inside.code`const ${item} = ${inside.num(expr.value)};`;
        body(code(item), then);
      });
    },
  };
}

export function combinations(w: Writer, expr: Gather, body: (to: Writer) => void): void {
  const [only, ...more] = expr.bounds;
  const asked = only && more.length === 0 && !w.e.tracing ? cellsAsked(w, only, expr.where) : undefined;
  if (only && asked) {
    const [rest, item] = [w.gen.fresh('rest'), w.gen.fresh(only.local)];
    const inside = w.inside();
    inside.code`const ${item} = ${sum(asked.first, quoted`lowestIn(${rest})`)};`;
    body(inside.bound(only, item));
    w.code`for (let ${rest} = ${asked.bits}; ${rest} !== 0; ${rest} &= ${rest} - 1) { ${inside} }`;
    return;
  }
  const go = (to: Writer, depth: number): void => {
    const bound = expr.bounds[depth];
    if (!bound) {
      body(expr.where ? to.when(to.cond(expr.where)) : to);
      return;
    }
    to.each(bound.in, bound.local, (item, inside) => go(inside.bound(bound, item), depth + 1));
  };
  go(w, 0);
}

// ---- lists made of collections

export function list(w: Writer, expr: Expr): Code {
  const stream = w.stream(expr);
  return stream.address ?? filled(w, stream, room(w, expr, aboutOf(expr)));
}

export function copy(w: Writer, expr: Expr, about: string): Code {
  return filled(w, w.stream(expr), room(w, expr, about));
}

export function settled(w: Writer, expr: Expr, about: string): Bind {
  const stream = w.stream(expr);
  const { address, isOwn, has } = stream;
  if (!isOwn || !address) return { list: filled(w, stream, room(w, expr, about)), extent: w.extent(expr) };
  const own = has && { has: (item: Operand): Code => has(item, w.inside()) };
  return { list: address, extent: w.extent(expr), ...own };
}

export function fill(w: Writer, expr: Expr, address: Operand): void {
  filled(w, w.stream(expr), address);
}

export function distinct(w: Writer, expr: Expr, about: string): Code {
  const list = copy(w, expr, about);
  if (w.extent(expr).repeats) w.code`onlyFirst(${list});`;
  return list;
}

/** Room for a list of them. */
function room(w: Writer, expr: Expr, about: string): Name {
  return w.gen.scratch(about, w.extent(expr).most);
}

function filled(w: Writer, stream: Stream, at: Operand): Code {
  const address = code(at);
  return stream.address && isSame(stream.address, address) ? address : putInto(w, stream, at);
}

export function eachOnce(w: Writer, expr: Expr, hint: string, body: Body): void {
  if (!w.extent(expr).repeats) w.each(expr, hint, body);
  else inMemory(w.e, distinct(w, expr, aboutOf(expr))).each(w, w.gen.fresh(hint), body);
}

function mayBeNone(type: Type): boolean {
  return type.is === 'optional' || type.is === 'none';
}

function aboutOf(expr: Expr): string {
  if (expr.op === 'term') return expr.term;
  if (expr.op === 'field') return expr.field;
  return 'items';
}

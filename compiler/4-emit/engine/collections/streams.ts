import type { Expr, ExprOf, Gather, Quantifier } from '../../../2-model/model.ts';
import { isCollection, MOST_ITEMS, type Type } from '../../../2-model/types.ts';
import { type Extent, SINGLE } from '../../../3-ir/bounds.ts';
import { binary, chain, code, type Operand, sum } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { expr as quoted } from '../../code/quote.ts';
import { isSame } from '../../code/same.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Body, Emitter, Streams as Parts, Stream, Writer } from '../emitter.ts';
import { type Bind, lookUp, unsupported } from '../gen.ts';
import { gridOf } from '../values/printed.ts';
import { letAll } from '../values/terms.ts';
import { memberOf } from '../values/things.ts';
import { around, winners } from './around-the-table.ts';
import { cellsAsked } from './bits.ts';
import { holes, neighboursOf, reached } from './graph.ts';
import { heldCells, ofField } from './held-in-fields.ts';
import { cells, neighbours, printedWords } from './on-the-board.ts';
import { another, either, fill, fixed, inMemory, joined, named, range, row, under } from './stream.ts';

/** How many players there are, and how many sit at the table with those who are imaginary. */
const PLAYERS = quoted`m[PLAYERS]`;
const SEATED = quoted`m[PLAYERS] + m[IMAGINARY]`;

/** Collections: never made where they can be gone through; as lists in scratch memory where they must be made. */
export class Streams implements Parts {
  readonly #e: Emitter;

  constructor(e: Emitter) {
    this.#e = e;
  }

  // ---- what there is to go through

  of(w: Writer, expr: Expr): Stream {
    const e = this.#e;
    if (!this.extent(w, expr).isCounted) return this.uncounted(w, expr);
    // The rules alone do not keep it small: it is counted, and too many items stop the game.
    if (expr.op === 'range') {
      const from = named(w, 'from', w.num(expr.from));
      const to = named(w, 'to', w.num(expr.to));
      w.code`if (${to} - ${from} >= ${MOST_ITEMS}) fault('too-many');`;
      return range(from, to);
    }
    const list = e.gen.scratch(aboutOf(expr), MOST_ITEMS);
    return { ...inMemory(e, fill(w, this.uncounted(w, expr), list, MOST_ITEMS)), isOwn: true };
  }

  extent(w: Writer, expr: Expr): Extent {
    return w.gen.bounds.of(expr, (local) => {
      const bind = lookUp(w.scope, local);
      return bind && 'list' in bind ? bind.extent : SINGLE;
    });
  }

  uncounted(w: Writer, expr: Expr): Stream {
    const e = this.#e;
    switch (expr.op) {
      case 'list':
        return this.#literal(w, expr);
      case 'range':
        return range(w.num(expr.from), w.num(expr.to));
      case 'local': {
        const bind = lookUp(w.scope, expr.local);
        if (!bind || !('list' in bind)) return this.#single(w, expr);
        const { list, has } = bind;
        return { ...inMemory(e, list), ...(has ? { has } : {}) };
      }
      case 'field':
        return isCollection(expr.type) ? ofField(w, expr) : this.#single(w, expr);
      case 'term':
        return isCollection(e.facts.term(expr.term).type) ? this.#term(w, expr) : this.#single(w, expr);
      case 'every piece':
        return range(0, e.gen.board.piecesOf(expr.pieces).all.length - 1);
      case 'cells':
        return cells(w, expr);
      case 'lines': {
        const grid = e.gen.board.grid(expr.grid);
        const members = grid.model.members.map((_, index) => index);
        const about = `${expr.grid} ${expr.sorts.join(' ')}`;
        if (!expr.member) return fixed(e, grid.lines(members, expr.sorts), about);
        const lists = members.map((member) => grid.lines([member], expr.sorts));
        return row(w, about, lists, memberOf(w, expr.grid, expr.member));
      }
      case 'lines of cell': {
        const grid = gridOf(e, expr.of);
        return row(w, `${grid.model.name} lines of cell`, grid.linesOf, w.num(expr.of));
      }
      case 'cells of line': {
        const grid = gridOf(e, expr.of);
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
        return around(e, w.num(expr.of), expr.op === 'others');
      case 'winners':
        return winners(w);
      case 'neighbours': {
        if (isCollection(expr.of.type)) return { ...inMemory(e, neighboursOf(w, expr)), isOwn: true };
        return neighbours(w, expr);
      }
      case 'holes':
        return { ...inMemory(e, holes(w, expr)), isOwn: true };
      case 'reached': {
        const { address, has } = reached(w, expr);
        return { ...inMemory(e, address), has, isOwn: true };
      }
      case 'cells of field':
        return heldCells(w, expr);
      case 'property':
        return isCollection(expr.type) ? printedWords(w, expr) : this.#single(w, expr);
      case 'joined':
        return joined(w.stream(expr.left), w.stream(expr.right));
      case 'all':
        return this.#filtered(w, expr);
      case 'all of':
        return this.gather(w, expr);
      case 'if': {
        const condition = w.cond(expr.condition);
        return either(condition, w.stream(expr.then), w.stream(expr.otherwise));
      }
      default:
        return isCollection(expr.type) ? unsupported(`the collection ${expr.op}`) : this.#single(w, expr);
    }
  }

  #single(w: Writer, expr: Expr): Stream {
    const item = w.num(expr);
    return {
      loops: 1,
      each: (to, _, body) => {
        if (!mayBeNone(expr.type)) body(item, to);
        else under(to, quoted`${item} !== NONE`, (then) => body(item, then));
      },
    };
  }

  #literal(w: Writer, expr: ExprOf<'list'>): Stream {
    if (expr.items.every((item) => item.op === 'constant' && item.value !== null)) {
      const values = expr.items.map((item) => (item.op === 'constant' ? Number(item.value) : 0));
      return fixed(this.#e, values, 'values');
    }
    const items = expr.items.map((item) => w.num(item));
    if (items.length === 1)
      return {
        loops: 1,
        each: (to, _, body) => body(items[0]!, to),
        has: (item) => binary('===', item, items[0]!),
      };
    const address = this.#e.gen.scratch('pair', items.length);
    for (const [index, item] of items.entries()) w.code`m[${address} + ${index + 1}] = ${item};`;
    w.code`m[${address}] = ${items.length};`;
    return {
      ...inMemory(this.#e, address),
      has: (item) =>
        chain(
          '||',
          items.map((one) => binary('===', item, one)),
        ),
      count: () => code(items.length),
    };
  }

  /** A term that gives a collection, written where it is used. */
  #term(w: Writer, expr: ExprOf<'term'>): Stream {
    const e = this.#e;
    const term = e.facts.term(expr.term);
    const given = new Map<string, Bind>();
    if (term.owner) {
      const known = expr.of!.op === 'local' ? lookUp(w.scope, expr.of!.local) : undefined;
      if (known) given.set(term.owner.name, known);
      else {
        const name = e.gen.fresh(camel(term.owner.name));
        w.code`const ${name} = ${w.num(expr.of!)};`;
        given.set(term.owner.name, w.bind(name, term.owner));
      }
    }
    term.params.forEach((param, index) => {
      const arg = expr.args[index]!;
      if (isCollection(param.type)) given.set(param.name, { list: w.list(arg), extent: this.extent(w, arg) });
      else given.set(param.name, { value: w.value(arg) });
    });
    const inner = letAll(w.in(given), term.lets);
    return term.cases.reduceRight<Stream>((otherwise, { when, value: result }) => {
      const condition = inner.cond(when);
      return either(condition, inner.stream(result), otherwise);
    }, inner.stream(term.otherwise));
  }

  #filtered(w: Writer, expr: Quantifier): Stream {
    const source = w.stream(expr.bound.in);
    const { where } = expr;
    if (!where) return source;
    const test = (item: Operand, to: Writer): Code => to.in(w.scope).bound(expr.bound, item).cond(where);
    return {
      loops: source.loops,
      each: (to, name, body, backwards) =>
        source.each(
          to,
          name,
          (item, inside) => under(inside, test(item, inside), (then) => body(item, then)),
          backwards,
        ),
      ...(source.has ? { has: (item, to) => binary('&&', source.has!(item, to), test(item, to)) } : {}),
    };
  }

  gather(w: Writer, expr: Gather): Stream {
    if (expr.bounds.length === 0) return w.stream(expr.value);
    return {
      loops: 2,
      each: (to, name, body) => {
        this.combinations(to.in(w.scope), expr, (inside) => {
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

  combinations(w: Writer, expr: Gather, body: (to: Writer) => void): void {
    const [only, ...more] = expr.bounds;
    const asked = only && more.length === 0 && !this.#e.tracing ? cellsAsked(w, only, expr.where) : undefined;
    if (only && asked) {
      const [rest, item] = [this.#e.gen.fresh('rest'), this.#e.gen.fresh(camel(only.local))];
      const inside = w.inside();
      inside.code`const ${item} = ${sum(asked.first, quoted`lowestIn(${rest})`)};`;
      body(inside.bound(only, item));
      w.code`for (let ${rest} = ${asked.bits}; ${rest} !== 0; ${rest} &= ${rest} - 1) { ${inside} }`;
      return;
    }
    const go = (to: Writer, depth: number): void => {
      const bound = expr.bounds[depth];
      if (!bound) {
        if (expr.where) under(to, to.cond(expr.where), body);
        else body(to);
        return;
      }
      to.each(bound.in, this.#e.gen.fresh(camel(bound.local)), (item, inside) =>
        go(inside.bound(bound, item), depth + 1),
      );
    };
    go(w, 0);
  }

  // ---- lists made of collections

  list(w: Writer, expr: Expr): Code {
    const stream = w.stream(expr);
    return stream.address ?? this.#fill(w, stream, this.#room(w, expr, aboutOf(expr)));
  }

  copy(w: Writer, expr: Expr, about: string): Code {
    return this.#fill(w, w.stream(expr), this.#room(w, expr, about));
  }

  settled(w: Writer, expr: Expr, about: string): Bind {
    const stream = w.stream(expr);
    const extent = this.extent(w, expr);
    if (!stream.isOwn || !stream.address)
      return { list: this.#fill(w, stream, this.#room(w, expr, about)), extent };
    return {
      list: stream.address,
      extent,
      ...(stream.has ? { has: (item) => stream.has!(item, w.inside()) } : {}),
    };
  }

  fill(w: Writer, expr: Expr, address: Operand): void {
    this.#fill(w, w.stream(expr), address);
  }

  distinct(w: Writer, expr: Expr, about: string): Code {
    const list = this.copy(w, expr, about);
    if (this.extent(w, expr).repeats) w.code`onlyFirst(${list});`;
    return list;
  }

  most(w: Writer, expr: Expr): number {
    return this.extent(w, expr).most;
  }

  /** Room for a list of them. */
  #room(w: Writer, expr: Expr, about: string): Name {
    return w.gen.scratch(about, this.most(w, expr));
  }

  #fill(w: Writer, stream: Stream, at: Operand): Code {
    const address = code(at);
    return stream.address && isSame(stream.address, address) ? address : fill(w, stream, at);
  }

  eachOnce(w: Writer, expr: Expr, name: Name, body: Body): void {
    if (!this.extent(w, expr).repeats) w.each(expr, name, body);
    else inMemory(this.#e, this.distinct(w, expr, aboutOf(expr))).each(w, name, body);
  }
}

function mayBeNone(type: Type): boolean {
  return type.is === 'optional' || type.is === 'none';
}

function aboutOf(expr: Expr): string {
  if (expr.op === 'term') return expr.term;
  if (expr.op === 'field') return expr.field;
  return 'items';
}

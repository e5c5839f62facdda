import type { Bound, Expr, ExprOf, Gather, Quantifier } from '../../../2-model/model.ts';
import { isCollection, itemType, MOST_ITEMS, type Type } from '../../../2-model/types.ts';
import { type Extent, SINGLE } from '../../../3-ir/bounds.ts';
import { binary, chain, code, type Operand, sum } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr as quoted } from '../../code/quote.ts';
import { isSame } from '../../code/same.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Body, Emitter, Streams as Parts, Stream } from '../emitter.ts';
import { type Bind, lookUp, type Scope, unsupported } from '../gen.ts';
import { gridOf } from '../values/printed.ts';
import { bindOf, letIn } from '../values/terms.ts';
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

  of(expr: Expr, scope: Scope, out: Out): Stream {
    const e = this.#e;
    if (!this.extent(expr, scope).isCounted) return this.uncounted(expr, scope, out);
    // The rules alone do not keep it small: it is counted, and too many items stop the game.
    if (expr.op === 'range') {
      const from = named(e, 'from', e.num(expr.from, scope, out), out);
      const to = named(e, 'to', e.num(expr.to, scope, out), out);
      out.code`if (${to} - ${from} >= ${MOST_ITEMS}) fault('too-many');`;
      return range(from, to);
    }
    const list = e.gen.scratch(aboutOf(expr), MOST_ITEMS);
    return { ...inMemory(e, fill(e, this.uncounted(expr, scope, out), list, out, MOST_ITEMS)), isOwn: true };
  }

  extent(expr: Expr, scope: Scope): Extent {
    return this.#e.gen.bounds.of(expr, (local) => {
      const bind = lookUp(scope, local);
      return bind && 'list' in bind ? bind.extent : SINGLE;
    });
  }

  uncounted(expr: Expr, scope: Scope, out: Out): Stream {
    const e = this.#e;
    switch (expr.op) {
      case 'list':
        return this.#literal(expr, scope, out);
      case 'range':
        return range(e.num(expr.from, scope, out), e.num(expr.to, scope, out));
      case 'local': {
        const bind = lookUp(scope, expr.local);
        if (!bind || !('list' in bind)) return this.#single(expr, scope, out);
        const { list, has } = bind;
        return { ...inMemory(e, list), ...(has ? { has } : {}) };
      }
      case 'field':
        return isCollection(expr.type) ? ofField(e, expr, scope, out) : this.#single(expr, scope, out);
      case 'term':
        return isCollection(e.facts.term(expr.term).type)
          ? this.#term(expr, scope, out)
          : this.#single(expr, scope, out);
      case 'every piece':
        return range(0, e.gen.board.piecesOf(expr.pieces).all.length - 1);
      case 'cells':
        return cells(e, expr, scope, out);
      case 'lines': {
        const grid = e.gen.board.grid(expr.grid);
        const members = grid.model.members.map((_, index) => index);
        const about = `${expr.grid} ${expr.sorts.join(' ')}`;
        if (!expr.member) return fixed(e, grid.lines(members, expr.sorts), about);
        const lists = members.map((member) => grid.lines([member], expr.sorts));
        return row(e, about, lists, memberOf(e, expr.grid, expr.member, scope, out), out);
      }
      case 'lines of cell': {
        const grid = gridOf(e, expr.of);
        return row(e, `${grid.model.name} lines of cell`, grid.linesOf, e.num(expr.of, scope, out), out);
      }
      case 'cells of line': {
        const grid = gridOf(e, expr.of);
        const lists = grid.model.lines.map((line) => line.cells);
        return row(e, `${grid.model.name} cells of line`, lists, e.num(expr.of, scope, out), out);
      }
      case 'players':
        return range(0, { before: PLAYERS });
      case 'seats':
        return range(0, { before: SEATED });
      case 'imaginary':
        return range(PLAYERS, { before: SEATED });
      case 'clockwise':
      case 'others':
        return around(e, e.num(expr.of, scope, out), expr.op === 'others');
      case 'winners':
        return winners(e, out);
      case 'neighbours': {
        if (isCollection(expr.of.type))
          return { ...inMemory(e, neighboursOf(e, expr, scope, out)), isOwn: true };
        return neighbours(e, expr, scope, out);
      }
      case 'holes':
        return { ...inMemory(e, holes(e, expr, scope, out)), isOwn: true };
      case 'reached': {
        const { address, has } = reached(e, expr, scope, out);
        return { ...inMemory(e, address), has, isOwn: true };
      }
      case 'cells of field':
        return heldCells(e, expr, scope, out);
      case 'property':
        return isCollection(expr.type) ? printedWords(e, expr, scope, out) : this.#single(expr, scope, out);
      case 'joined':
        return joined(this.of(expr.left, scope, out), this.of(expr.right, scope, out));
      case 'all':
        return this.#filtered(expr, scope, out);
      case 'all of':
        return this.gather(expr, scope, out);
      case 'if': {
        const condition = e.cond(expr.condition, scope, out);
        return either(condition, this.of(expr.then, scope, out), this.of(expr.otherwise, scope, out));
      }
      default:
        return isCollection(expr.type)
          ? unsupported(`the collection ${expr.op}`)
          : this.#single(expr, scope, out);
    }
  }

  #single(expr: Expr, scope: Scope, out: Out): Stream {
    const item = this.#e.num(expr, scope, out);
    return {
      loops: 1,
      each: (to, _, body) => {
        if (!mayBeNone(expr.type)) body(item, to);
        else under(to, quoted`${item} !== NONE`, (then) => body(item, then));
      },
    };
  }

  #literal(expr: ExprOf<'list'>, scope: Scope, out: Out): Stream {
    if (expr.items.every((item) => item.op === 'constant' && item.value !== null)) {
      const values = expr.items.map((item) => (item.op === 'constant' ? Number(item.value) : 0));
      return fixed(this.#e, values, 'values');
    }
    const items = expr.items.map((item) => this.#e.num(item, scope, out));
    if (items.length === 1)
      return {
        loops: 1,
        each: (to, _, body) => body(items[0]!, to),
        has: (item) => binary('===', item, items[0]!),
      };
    const address = this.#e.gen.scratch('pair', items.length);
    for (const [index, item] of items.entries()) out.code`m[${address} + ${index + 1}] = ${item};`;
    out.code`m[${address}] = ${items.length};`;
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
  #term(expr: ExprOf<'term'>, scope: Scope, out: Out): Stream {
    const e = this.#e;
    const term = e.facts.term(expr.term);
    const given = new Map<string, Bind>();
    if (term.owner) {
      const known = expr.of!.op === 'local' ? lookUp(scope, expr.of!.local) : undefined;
      if (known) given.set(term.owner.name, known);
      else {
        const name = e.gen.fresh(camel(term.owner.name));
        out.code`const ${name} = ${e.num(expr.of!, scope, out)};`;
        given.set(term.owner.name, bindOf(e, name, term.owner, out));
      }
    }
    term.params.forEach((param, index) => {
      const arg = expr.args[index]!;
      if (isCollection(param.type))
        given.set(param.name, { list: this.list(arg, scope, out), extent: this.extent(arg, scope) });
      else given.set(param.name, { value: e.value(arg, scope, out) });
    });
    let inner: Scope = given;
    for (const one of term.lets) inner = letIn(e, one.local, one.value, inner, out);
    return term.cases.reduceRight<Stream>(
      (otherwise, { when, value: result }) => {
        const condition = e.cond(when, inner, out);
        const then = this.of(result, inner, out);
        return either(condition, then, otherwise);
      },
      this.of(term.otherwise, inner, out),
    );
  }

  #filtered(expr: Quantifier, scope: Scope, out: Out): Stream {
    const source = this.of(expr.bound.in, scope, out);
    const { where } = expr;
    if (!where) return source;
    const test = (item: Operand, to: Out): Code =>
      this.#e.cond(where, this.bound(expr.bound, item, scope, to), to);
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

  gather(expr: Gather, scope: Scope, out: Out): Stream {
    if (expr.bounds.length === 0) return this.of(expr.value, scope, out);
    return {
      loops: 2,
      each: (to, name, body) => {
        this.combinations(expr, scope, to, (inner, inside) => {
          const item = another(name);
          if (isCollection(expr.value.type)) {
            this.of(expr.value, inner, inside).each(inside, item, body);
            return;
          }
          inside.code`const ${item} = ${this.#e.num(expr.value, inner, inside)};`;
          body(code(item), inside);
        });
      },
    };
  }

  combinations(expr: Gather, scope: Scope, out: Out, body: (scope: Scope, out: Out) => void): void {
    const [only, ...more] = expr.bounds;
    const asked =
      only && more.length === 0 && !this.#e.tracing
        ? cellsAsked(this.#e, only, expr.where, scope, out)
        : undefined;
    if (only && asked) {
      const [rest, item] = [this.#e.gen.fresh('rest'), this.#e.gen.fresh(camel(only.local))];
      const inside = new Out();
      inside.code`const ${item} = ${sum(asked.first, quoted`lowestIn(${rest})`)};`;
      body(this.bound(only, item, scope, inside), inside);
      out.code`for (let ${rest} = ${asked.bits}; ${rest} !== 0; ${rest} &= ${rest} - 1) { ${inside} }`;
      return;
    }
    const go = (depth: number, inner: Scope, to: Out): void => {
      const bound = expr.bounds[depth];
      if (!bound) {
        if (expr.where) under(to, this.#e.cond(expr.where, inner, to), (then) => body(inner, then));
        else body(inner, to);
        return;
      }
      this.each(bound.in, this.#e.gen.fresh(camel(bound.local)), inner, to, (item, inside) =>
        go(depth + 1, this.bound(bound, item, inner, inside), inside),
      );
    };
    go(0, scope, out);
  }

  bound(bound: Bound, item: Operand, scope: Scope, out: Out): Scope {
    const bind = bindOf(this.#e, code(item), { name: bound.local, type: itemType(bound.in.type) }, out);
    return new Map([...scope, [bound.local, bind]]);
  }

  // ---- lists made of collections

  list(expr: Expr, scope: Scope, out: Out): Code {
    const stream = this.of(expr, scope, out);
    return stream.address ?? this.#fill(stream, this.#room(expr, aboutOf(expr), scope), out);
  }

  copy(expr: Expr, about: string, scope: Scope, out: Out): Code {
    const stream = this.of(expr, scope, out);
    return this.#fill(stream, this.#room(expr, about, scope), out);
  }

  settled(expr: Expr, about: string, scope: Scope, out: Out): Bind {
    const stream = this.of(expr, scope, out);
    const extent = this.extent(expr, scope);
    if (!stream.isOwn || !stream.address)
      return { list: this.#fill(stream, this.#room(expr, about, scope), out), extent };
    return { list: stream.address, extent, ...(stream.has ? { has: ownHas(stream) } : {}) };
  }

  fill(expr: Expr, address: Operand, scope: Scope, out: Out): void {
    this.#fill(this.of(expr, scope, out), address, out);
  }

  distinct(expr: Expr, about: string, scope: Scope, out: Out): Code {
    const list = this.copy(expr, about, scope, out);
    if (this.extent(expr, scope).repeats) out.code`onlyFirst(${list});`;
    return list;
  }

  most(expr: Expr, scope: Scope): number {
    return this.extent(expr, scope).most;
  }

  /** Room for a list of them. */
  #room(expr: Expr, about: string, scope: Scope): Name {
    return this.#e.gen.scratch(about, this.most(expr, scope));
  }

  #fill(stream: Stream, at: Operand, out: Out): Code {
    const address = code(at);
    return stream.address && isSame(stream.address, address) ? address : fill(this.#e, stream, at, out);
  }

  each(expr: Expr, name: Name, scope: Scope, out: Out, body: Body, backwards = false): void {
    this.of(expr, scope, out).each(out, name, body, backwards);
  }

  eachOnce(expr: Expr, name: Name, scope: Scope, out: Out, body: Body): void {
    if (!this.extent(expr, scope).repeats) this.each(expr, name, scope, out, body);
    else inMemory(this.#e, this.distinct(expr, aboutOf(expr), scope, out)).each(out, name, body);
  }
}

/** Asks a stream that needs nothing to be worked out first. */
function ownHas({ has }: Stream): (item: Operand) => Code {
  return (item) => has!(item, new Out());
}

function mayBeNone(type: Type): boolean {
  return type.is === 'optional' || type.is === 'none';
}

function aboutOf(expr: Expr): string {
  if (expr.op === 'term') return expr.term;
  if (expr.op === 'field') return expr.field;
  return 'items';
}

import type { Bound, Expr } from '../../../2-model/model.ts';
import { present, type Type } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import {
  at,
  type Bind,
  fault,
  type Js,
  lookUp,
  NONE,
  number,
  type Scope,
  truth,
  unsupported,
} from '../gen.ts';
import { camel, Out } from '../text.ts';
import {
  cond,
  fieldAddress,
  gridOf,
  isCollection,
  memberOf,
  num,
  printedLists,
  value,
} from '../values/expressions.ts';
import { bindOf, letIn } from '../values/terms.ts';
import { askBits, cellsAsked } from './bits.ts';
import { countByHome } from './homes.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;
type Quantifier = Extract<Expr, { bound: Bound }>;
type Gather = Extract<Expr, { bounds: readonly Bound[] }>;

/** What is done with each item; the item is a name or a number. */
type Body = (item: string, out: Out) => void;

/** A collection as it is gone through. */
interface Stream {
  /** How many loops stand one after the other. */
  readonly loops: number;
  /** At most so many items. */
  readonly most: number;
  /** The address of the list, if it is one already. */
  readonly address?: string;
  /** Whether that list was made just now, for this one use: nothing that happens later changes it. */
  readonly isOwn?: true;
  /** The address of a bit for each cell of a grid, a word a row. */
  readonly words?: string;
  /** What it is made of, one behind the other. */
  readonly parts?: readonly Stream[];
  /** Goes through it, from the first item or from the last. */
  each(out: Out, name: string, body: Body, backwards: boolean): void;
  /** A quick way to ask whether an item is in it. */
  has?(item: string, out: Out): string;
  /** A quick way to count. */
  count?(out: Out): string;
}

/** Collections: never made where they can be gone through; as lists in scratch memory where they must be made. */
export class Streams {
  readonly #e: Emitter;

  constructor(e: Emitter) {
    this.#e = e;
  }

  // ---- what there is to go through

  of(expr: Expr, scope: Scope, out: Out): Stream {
    const e = this.#e;
    switch (expr.op) {
      case 'list':
        return this.#literal(expr, scope, out);
      case 'range':
        return this.#range(
          num(e, expr.from, scope, out),
          num(e, expr.to, scope, out),
          spanOf(expr.type, expr),
        );
      case 'local': {
        const bind = lookUp(scope, expr.local);
        if (!bind || !('list' in bind)) return this.#single(expr, scope, out);
        const { list, room, has } = bind;
        return { ...this.#list(list, room), ...(has ? { has } : {}) };
      }
      case 'field':
        return isCollection(expr.type) ? this.#field(expr, scope, out) : this.#single(expr, scope, out);
      case 'term':
        return isCollection(e.facts.term(expr.term).type)
          ? this.#term(expr, scope, out)
          : this.#single(expr, scope, out);
      case 'every piece':
        return this.#range(
          '0',
          String(e.gen.board.piecesOf(expr.pieces).all.length - 1),
          e.gen.board.piecesOf(expr.pieces).all.length,
        );
      case 'cells':
        return this.#cells(expr, scope, out);
      case 'lines': {
        const grid = e.gen.board.grid(expr.grid);
        const members = grid.model.members.map((_, index) => index);
        if (!expr.member)
          return this.#fixed(grid.lines(members, expr.sorts), `${expr.grid} ${expr.sorts.join(' ')}`);
        const lists = members.map((member) => grid.lines([member], expr.sorts));
        return this.#row(
          `${expr.grid} ${expr.sorts.join(' ')}`,
          lists,
          memberOf(e, expr.grid, expr.member, scope, out),
          out,
        );
      }
      case 'lines of cell': {
        const grid = gridOf(e, expr.of);
        return this.#row(`${grid.model.name} lines of cell`, grid.linesOf, num(e, expr.of, scope, out), out);
      }
      case 'cells of line': {
        const grid = gridOf(e, expr.of);
        const lists = grid.model.lines.map((line) => line.cells);
        return this.#row(`${grid.model.name} cells of line`, lists, num(e, expr.of, scope, out), out);
      }
      case 'players':
        return this.#range('0', 'm[PLAYERS]! - 1', e.gen.layout.seats);
      case 'seats':
        return this.#range('0', 'm[PLAYERS]! + m[IMAGINARY]! - 1', e.gen.layout.seats);
      case 'imaginary':
        return this.#range('m[PLAYERS]!', 'm[PLAYERS]! + m[IMAGINARY]! - 1', e.gen.layout.seats);
      case 'clockwise':
      case 'others':
        return this.#around(num(e, expr.of, scope, out), expr.op === 'others');
      case 'winners':
        return this.#winners(out);
      case 'neighbours': {
        if (isCollection(expr.of.type)) {
          const { address, most } = e.graphs.neighboursOf(expr, scope, out);
          return { ...this.#list(address, most), isOwn: true };
        }
        return this.#near(expr, scope, out);
      }
      case 'holes': {
        const { address, most } = e.graphs.holes(expr, scope, out);
        return { ...this.#list(address, most), isOwn: true };
      }
      case 'reached': {
        const { address, most, has } = e.graphs.reached(expr, scope, out);
        return { ...this.#list(address, most), has, isOwn: true };
      }
      case 'cells of field':
        return this.#held(expr, scope, out);
      case 'property':
        return isCollection(expr.type) ? this.#several(expr, scope, out) : this.#single(expr, scope, out);
      case 'joined': {
        const [left, right] = [this.of(expr.left, scope, out), this.of(expr.right, scope, out)];
        return joined(left, right);
      }
      case 'all':
        return this.#filtered(expr, scope, out);
      case 'all of':
        return this.#gather(expr, scope, out);
      case 'if':
        return this.#conditional(expr, scope, out);
      default:
        return isCollection(expr.type)
          ? unsupported(`the collection ${expr.op}`)
          : this.#single(expr, scope, out);
    }
  }

  #single(expr: Expr, scope: Scope, out: Out): Stream {
    const js = num(this.#e, expr, scope, out);
    return {
      loops: 1,
      most: 1,
      each: (to, _, body) => {
        if (!mayBeNone(expr.type)) body(js, to);
        else {
          to.push(`if (${js} !== NONE) {`);
          body(js, to);
          to.push('}');
        }
      },
    };
  }

  #literal(expr: Of<'list'>, scope: Scope, out: Out): Stream {
    if (expr.items.every((item) => item.op === 'constant' && item.value !== null)) {
      const values = expr.items.map((item) => (item.op === 'constant' ? Number(item.value) : 0));
      return this.#fixed(values, 'values');
    }
    const items = expr.items.map((item) => num(this.#e, item, scope, out));
    if (items.length === 1)
      return {
        loops: 1,
        most: 1,
        each: (to, _, body) => body(items[0]!, to),
        has: (item) => `(${item} === ${items[0]})`,
      };
    const address = this.#e.gen.scratch('pair', items.length);
    for (const [index, item] of items.entries()) out.push(`m[${address} + ${index + 1}] = ${item};`);
    out.push(`m[${address}] = ${items.length};`);
    return {
      ...this.#list(address, items.length),
      has: (item) => `(${items.map((one) => `${item} === ${one}`).join(' || ')})`,
      count: () => String(items.length),
    };
  }

  /** Values that never change. */
  #fixed(values: readonly number[], about: string): Stream {
    const [first] = values;
    if (first === undefined)
      return { loops: 1, most: 0, each: () => {}, has: () => 'false', count: () => '0' };
    if (values.every((one, index) => one === first + index))
      return this.#range(String(first), String(first + values.length - 1), values.length);
    const array = this.#e.gen.array(about, values);
    return {
      loops: 1,
      most: values.length,
      each: (out, name, body, backwards) => {
        const index = this.#e.gen.fresh('i');
        out.push(loop(index, '0', String(values.length - 1), backwards));
        out.ifUsed(name, `const ${name} = k[${array} + ${index}]!;`);
        body(name, out);
        out.push('}');
      },
      count: () => String(values.length),
      has: (item) => `(${values.map((one) => `${item} === ${one}`).join(' || ')})`,
    };
  }

  /** A list that never changes, picked out of several. */
  #row(about: string, lists: readonly (readonly number[])[], which: string, out: Out): Stream {
    const { gen } = this.#e;
    const { items, from } = gen.lists(about, lists);
    if (/^\d+$/.test(which)) return this.#fixed(lists[Number(which)]!, about);
    const row = /^[\w$]+$/.test(which) ? which : gen.fresh('row');
    if (row !== which) out.push(`const ${row} = ${which};`);
    return {
      loops: 1,
      most: longest(lists),
      each: (to, name, body, backwards) => {
        const index = gen.fresh('i');
        const [first, end] = [`k[${from} + ${row}]!`, `k[${from} + ${row} + 1]!`];
        if (backwards) to.push(loop(index, first, `${end} - 1`, true));
        else {
          const last = gen.fresh('until');
          to.push(`for (let ${index} = ${first}, ${last} = ${end}; ${index} < ${last}; ${index}++) {`);
        }
        to.ifUsed(name, `const ${name} = k[${items} + ${index}]!;`);
        body(name, to);
        to.push('}');
      },
      count: () => `(k[${from} + ${row} + 1]! - k[${from} + ${row}]!)`,
    };
  }

  #range(from: string, to: string, most: number): Stream {
    return {
      loops: 1,
      most,
      each: (out, name, body, backwards) => {
        out.push(loop(name, from, to, backwards));
        body(name, out);
        out.push('}');
      },
      has: (item) => `(${item} >= ${from} && ${item} <= ${to})`,
      count: () =>
        from === '0' && to.endsWith(' - 1') ? `(${to.slice(0, -4)})` : `Math.max(0, ${to} - ${from} + 1)`,
    };
  }

  /** A list in memory. */
  #list(address: string, most: number): Stream {
    return {
      loops: 1,
      most,
      address,
      each: (out, name, body, backwards) => {
        const index = this.#e.gen.fresh('i');
        out.push(loop(index, '1', at(address), backwards));
        out.ifUsed(name, `const ${name} = m[${address} + ${index}]!;`);
        body(name, out);
        out.push('}');
      },
      has: (item) => `isIn(${item}, ${address})`,
      count: () => at(address),
    };
  }

  #field(expr: Of<'field'>, scope: Scope, out: Out): Stream {
    const e = this.#e;
    const place = e.gen.layout.fields.get(expr.field)!;
    if (expr.whole && place.keys.length > 0) return this.#wholeField(expr, scope, out);
    const address = fieldAddress(e, expr, scope, out);
    return place.form === 'list'
      ? this.#list(address, place.room)
      : this.#bits(address, place.lowest, place.room);
  }

  /** A set: a bit for each value. */
  #bits(address: string, lowest: number, size: number): Stream {
    const bit = (item: string): string => {
      const position = lowest === 0 ? item : `(${item} - ${lowest})`;
      return size <= 32
        ? `((${at(address)} >>> ${position}) & 1) === 1`
        : `((m[${address} + (${position} >> 5)]! >>> (${position} & 31)) & 1) === 1`;
    };
    const words = Math.ceil(size / 32);
    return {
      loops: 1,
      most: size,
      each: (out, name, body, backwards) => {
        out.push(loop(name, String(lowest), String(lowest + size - 1), backwards), `if (${bit(name)}) {`);
        body(name, out);
        out.push('}', '}');
      },
      has: (item) => `(${bit(item)})`,
      count: () => `bitsIn(${address}, ${words})`,
    };
  }

  /** All of a field with keys, in key order. */
  #wholeField(expr: Of<'field'>, scope: Scope, out: Out): Stream {
    const e = this.#e;
    const place = e.gen.layout.fields.get(expr.field)!;
    if (place.form === 'bits') return unsupported(`all of the sets ${expr.field}`);
    if (place.model.single && place.there) return this.#lying(expr, scope, out);
    if (place.keys.some((key) => key.type.is === 'seat')) return unsupported(`all of ${expr.field}, by seat`);
    const start = fieldAddress(
      e,
      { field: expr.field, keys: [], ...(expr.of ? { of: expr.of } : {}) },
      scope,
      out,
    );
    const count = place.keys.reduce((product, { size }) => product * size, 1);
    return {
      loops: 1,
      most: count * Math.max(1, place.room),
      each: (to, name, body, backwards) => {
        const index = e.gen.fresh('i');
        to.push(loop(index, '0', String(count - 1), backwards));
        if (place.form === 'word') {
          to.push(`const ${name} = m[${start} + ${index}]!;`);
          if (place.model.single) to.push(`if (${name} !== NONE) {`);
          body(name, to);
          if (place.model.single) to.push('}');
        } else this.#list(`${start} + ${index} * ${place.words}`, place.room).each(to, name, body, backwards);
        to.push('}');
      },
    };
  }

  #cells(expr: Of<'cells'>, scope: Scope, out: Out): Stream {
    const grid = this.#e.gen.board.grid(expr.grid);
    if (!expr.member) return this.#range('0', String(grid.all.length - 1), grid.all.length);
    const member = memberOf(this.#e, expr.grid, expr.member, scope, out);
    if (/^\d+$/.test(member)) return this.#fixed(grid.cellsOf[Number(member)]!, `${expr.grid} cells`);
    const inRow = grid.cellsOf.every((cells) => cells.every((cell, index) => cell === cells[0]! + index));
    if (!inRow) return this.#row(`${expr.grid} cells`, grid.cellsOf, member, out);
    const name = this.#e.gen.fresh('member');
    out.push(`const ${name} = ${member};`);
    const first = this.#e.gen.array(
      `${expr.grid} first cell`,
      grid.cellsOf.map((cells) => cells[0]!),
    );
    const last = this.#e.gen.array(
      `${expr.grid} last cell`,
      grid.cellsOf.map((cells) => cells.at(-1)!),
    );
    return this.#range(`k[${first} + ${name}]!`, `k[${last} + ${name}]!`, longest(grid.cellsOf));
  }

  /** The cells beside one, from north round to west. */
  #near(expr: Of<'neighbours'>, scope: Scope, out: Out): Stream {
    const { gen, graphs } = this.#e;
    const type = present(expr.of.type);
    if (type.is !== 'cell') return unsupported(`neighbours of ${type.is}`);
    const beyond = graphs.beyond(type.grid);
    const js = num(this.#e, expr.of, scope, out);
    const cell = /^[\w$]+$/.test(js) ? js : gen.fresh('cell');
    if (cell !== js) out.push(`const ${cell} = ${js};`);
    return {
      loops: 1,
      most: 4,
      each: (to, name, body, backwards) => {
        const side = gen.fresh('side');
        to.push(
          loop(side, '0', '3', backwards),
          `const ${name} = k[${beyond} + ${cell} * 4 + ${side}]!;`,
          `if (${name} !== NONE) {`,
        );
        body(name, to);
        to.push('}', '}');
      },
    };
  }

  /** The cells for which a field holds something, in order. */
  #held(expr: Of<'cells of field'>, scope: Scope, out: Out): Stream {
    const { gen } = this.#e;
    if (expr.of.op !== 'field') return unsupported('cells of what is no field');
    const { field, of } = expr.of;
    const place = gen.layout.fields.get(field)!;
    const [key] = place.keys;
    if (!key || key.values) return unsupported(`cells of ${field}`);
    const start = fieldAddress(this.#e, { field, keys: [], ...(of ? { of } : {}) }, scope, out);
    const bits = place.there;
    const perWord = bits?.columns ?? 32;
    const isLinear = bits?.bitOf.every((bit, cell) => bits.wordOf[cell]! * perWord + bit === cell);
    const has = (item: string): string => `(m[${start} + ${item}] !== NONE)`;
    if (!bits || !isLinear)
      return {
        loops: 1,
        most: key.size,
        each: (to, name, body, backwards) => {
          to.push(loop(name, '0', String(key.size - 1), backwards), `if (m[${start} + ${name}] !== NONE) {`);
          body(name, to);
          to.push('}', '}');
        },
        has,
      };
    const words = start.replace(place.name, bits.name);
    return {
      loops: 2,
      most: key.size,
      each: (to, name, body, backwards) => {
        if (backwards) {
          to.push(loop(name, '0', String(key.size - 1), true), `if (m[${start} + ${name}] !== NONE) {`);
          body(name, to);
          to.push('}', '}');
          return;
        }
        const [word, rest] = [gen.fresh('word'), gen.fresh('rest')];
        to.push(
          `for (let ${word} = 0; ${word} < ${bits.words}; ${word}++)`,
          `for (let ${rest} = m[${words} + ${word}]!; ${rest} !== 0; ${rest} &= ${rest} - 1) {`,
        );
        to.push(`const ${name} = ${word} * ${perWord} + 31 - Math.clz32(${rest} & -${rest});`);
        body(name, to);
        to.push('}');
      },
      ...(bits.columns ? { words } : {}),
      has,
      count: () => `bitsIn(${words}, ${bits.words})`,
    };
  }

  /** The pieces that lie in places for one, in the order of the cells. */
  #lying(expr: Of<'field'>, scope: Scope, out: Out): Stream {
    const start = fieldAddress(
      this.#e,
      { field: expr.field, keys: [], ...(expr.of ? { of: expr.of } : {}) },
      scope,
      out,
    );
    const cells = this.#held({ op: 'cells of field', of: expr, type: expr.type }, scope, out);
    return {
      loops: cells.loops,
      most: cells.most,
      each: (to, name, body, backwards) =>
        cells.each(
          to,
          this.#e.gen.fresh('cell'),
          (cell, inside) => {
            inside.push(`const ${name} = m[${start} + ${cell}]!;`);
            body(name, inside);
          },
          backwards,
        ),
      ...(cells.count ? { count: cells.count } : {}),
    };
  }

  /** Several words printed on one thing. */
  #several(expr: Of<'property'>, scope: Scope, out: Out): Stream {
    const e = this.#e;
    const lists = printedLists(e, expr.of.type, expr.property);
    const js = num(e, expr.of, scope, out);
    const about = `${expr.property} of`;
    const row = this.#row(about, lists, js, out);
    const isSmall = lists.every((list) => list.every((one) => one >= 0 && one < 32));
    if (!isSmall) return row;
    const masks = lists.map((list) => list.reduce((mask, one) => mask | (1 << one), 0));
    return {
      ...row,
      has: (item) => `(((${e.gen.at(`${expr.property} bits`, masks, js)} >>> ${item}) & 1) === 1)`,
    };
  }

  /** Players clockwise from one, with or without that one. */
  #around(from: string, others: boolean): Stream {
    const e = this.#e;
    return {
      loops: 1,
      most: e.gen.layout.seats,
      each: (out, name, body, backwards) => {
        const step = e.gen.fresh('step');
        const start = e.gen.fresh('from');
        out.push(`const ${start} = ${from};`);
        out.push(loop(step, '0', 'm[PLAYERS]! - 1', backwards));
        out.push(`const ${name} = clockwise(${start}, ${step});`);
        if (others) {
          out.push(`if (${name} !== ${start}) {`);
          body(name, out);
          out.push('}');
        } else body(name, out);
        out.push('}');
      },
      count: () => (others ? `(m[PLAYERS]! - (${from} < m[PLAYERS]! ? 1 : 0))` : 'm[PLAYERS]!'),
      has: (item) => (others ? `(${item} < m[PLAYERS]! && ${item} !== ${from})` : `(${item} < m[PLAYERS]!)`),
    };
  }

  #winners(out: Out): Stream {
    const e = this.#e;
    const name = e.ranks.winner();
    const count = e.gen.fresh('ranked');
    out.push(`const ${count} = ${name.rank}();`);
    return {
      loops: 1,
      most: e.gen.layout.seats,
      each: (to, item, body) => {
        const index = e.gen.fresh('i');
        to.push(
          `for (let ${index} = 0; ${index} < ${count}; ${index}++) {`,
          `if (m[${name.place} + ${index}] !== m[${name.place}]) break;`,
        );
        to.push(`const ${item} = m[${name.value} + ${index}]!;`);
        body(item, to);
        to.push('}');
      },
    };
  }

  /** A term that gives a collection, written where it is used. */
  #term(expr: Of<'term'>, scope: Scope, out: Out): Stream {
    const e = this.#e;
    const term = e.facts.term(expr.term);
    let inner: Scope = new Map();
    const set = (name: string, bind: Bind): void => {
      inner = new Map([...inner, [name, bind]]);
    };
    if (term.owner) {
      const known = expr.of!.op === 'local' ? lookUp(scope, expr.of!.local) : undefined;
      if (known) set(term.owner.name, known);
      else {
        const name = e.gen.fresh(camel(term.owner.name));
        out.push(`const ${name} = ${num(e, expr.of!, scope, out)};`);
        set(term.owner.name, bindOf(e, name, term.owner, out));
      }
    }
    term.params.forEach((param, index) => {
      const arg = expr.args[index]!;
      if (isCollection(param.type))
        set(param.name, { list: this.list(arg, scope, out), room: this.most(arg, scope) });
      else set(param.name, { value: value(e, arg, scope, out) });
    });
    for (const one of term.lets) inner = letIn(e, one.local, one.value, inner, out);
    return term.cases.reduceRight<Stream>(
      (otherwise, { when, value: result }) => {
        const condition = cond(e, when, inner, out);
        const then = this.of(result, inner, out);
        return either(condition, then, otherwise);
      },
      this.of(term.otherwise, inner, out),
    );
  }

  #conditional(expr: Of<'if'>, scope: Scope, out: Out): Stream {
    return either(
      cond(this.#e, expr.condition, scope, out),
      this.of(expr.then, scope, out),
      this.of(expr.otherwise, scope, out),
    );
  }

  #filtered(expr: Quantifier, scope: Scope, out: Out): Stream {
    const source = this.of(expr.bound.in, scope, out);
    const { where } = expr;
    if (!where) return source;
    const test = (item: string, to: Out): string =>
      cond(this.#e, where, this.#bind(expr.bound, item, scope, to), to);
    return {
      loops: source.loops,
      most: source.most,
      each: (to, name, body, backwards) =>
        source.each(
          to,
          name,
          (item, inside) => {
            inside.push(`if (${test(item, inside)}) {`);
            body(item, inside);
            inside.push('}');
          },
          backwards,
        ),
      ...(source.has ? { has: (item, to) => `(${source.has!(item, to)} && ${test(item, to)})` } : {}),
    };
  }

  #gather(expr: Gather, scope: Scope, out: Out): Stream {
    if (expr.bounds.length === 0) return this.of(expr.value, scope, out);
    const most = expr.bounds.reduce(
      (product, bound) => product * this.of(bound.in, this.#loose(expr.bounds, scope), new Out()).most,
      1,
    );
    return {
      loops: 2,
      most: most * (isCollection(expr.value.type) ? 16 : 1),
      each: (to, name, body) => {
        this.#nested(expr, scope, to, (inner, inside) => {
          if (isCollection(expr.value.type)) {
            this.of(expr.value, inner, inside).each(inside, name, body, false);
            return;
          }
          inside.push(`const ${name} = ${num(this.#e, expr.value, inner, inside)};`);
          body(name, inside);
        });
      },
    };
  }

  /** A scope in which the names of loops stand for something: only to see how large a collection can be. */
  #loose(bounds: readonly Bound[], scope: Scope): Scope {
    const loose = new Map(scope);
    for (const { local } of bounds) loose.set(local, { value: number('0') });
    return loose;
  }

  /** All combinations of the names, the last changing fastest, for which the condition holds. */
  #nested(expr: Gather, scope: Scope, out: Out, body: (scope: Scope, out: Out) => void): void {
    const [only, ...more] = expr.bounds;
    const asked =
      only && more.length === 0 && !this.#e.gen.traced
        ? cellsAsked(this.#e, only, expr.where, scope, out)
        : undefined;
    if (only && asked) {
      const [rest, item] = [this.#e.gen.fresh('rest'), this.#e.gen.fresh(camel(only.local))];
      out.push(
        `for (let ${rest} = ${asked.bits}; ${rest} !== 0; ${rest} &= ${rest} - 1) {`,
        `const ${item} = ${asked.first === '0' ? '' : `${asked.first} + `}lowestIn(${rest});`,
      );
      body(this.#bind(only, item, scope, out), out);
      out.push('}');
      return;
    }
    const go = (depth: number, inner: Scope, to: Out): void => {
      const bound = expr.bounds[depth];
      if (!bound) {
        if (expr.where) to.push(`if (${cond(this.#e, expr.where, inner, to)}) {`);
        body(inner, to);
        if (expr.where) to.push('}');
        return;
      }
      this.of(bound.in, inner, to).each(
        to,
        this.#e.gen.fresh(camel(bound.local)),
        (item, inside) => go(depth + 1, this.#bind(bound, item, inner, inside), inside),
        false,
      );
    };
    go(0, scope, out);
  }

  #bind(bound: Bound, item: string, scope: Scope, out: Out): Scope {
    const type = present(bound.in.type);
    const of: Type = type.is === 'collection' ? type.of : type;
    const bind: Bind =
      of.is === 'yes or no'
        ? { value: truth(`(${item} === 1)`) }
        : bindOf(this.#e, item, { name: bound.local, type: of }, out);
    return new Map([...scope, [bound.local, bind]]);
  }

  // ---- what is asked of a collection

  /** The address of a list with the items; what is a list already stays where it is. */
  list(expr: Expr, scope: Scope, out: Out): string {
    const stream = this.of(expr, scope, out);
    return stream.address ?? this.#fill(stream, this.#e.gen.scratch(aboutOf(expr), stream.most), out);
  }

  /** A list of its own, whatever happens to where the items come from. */
  copy(expr: Expr, about: string, scope: Scope, out: Out): string {
    const stream = this.of(expr, scope, out);
    return this.#fill(stream, this.#e.gen.scratch(about, stream.most), out);
  }

  /** A list that nothing changes for as long as a name stands for it: a copy, unless it was made for this one use. */
  settled(expr: Expr, about: string, scope: Scope, out: Out): Bind {
    const stream = this.of(expr, scope, out);
    if (!stream.isOwn || !stream.address)
      return { list: this.#fill(stream, this.#e.gen.scratch(about, stream.most), out), room: stream.most };
    return { list: stream.address, room: stream.most, ...(stream.has ? { has: ownHas(stream) } : {}) };
  }

  /** Puts the items into a list that has room for them. */
  fill(expr: Expr, address: string, scope: Scope, out: Out): void {
    this.#fill(this.of(expr, scope, out), address, out);
  }

  most(expr: Expr, scope: Scope): number {
    return this.of(expr, scope, new Out()).most;
  }

  #fill(stream: Stream, address: string, out: Out): string {
    if (stream.address === address) return address;
    const count = this.#e.gen.fresh('count');
    out.push(`let ${count} = 0;`);
    stream.each(
      out,
      this.#e.gen.fresh('item'),
      (item, to) => to.push(`m[${address} + ++${count}] = ${item};`),
      false,
    );
    out.push(`m[${address}] = ${count};`);
    return address;
  }

  each(expr: Expr, name: string, scope: Scope, out: Out, body: Body, backwards = false): void {
    this.of(expr, scope, out).each(out, name, body, backwards);
  }

  ofList(expr: Of<'count' | 'first' | 'last' | 'top' | 'position' | 'item'>, scope: Scope, out: Out): string {
    const e = this.#e;
    switch (expr.op) {
      case 'count': {
        const stream = this.of(expr.of, scope, out);
        if (stream.count) return stream.count(out);
        const count = e.gen.fresh('count');
        out.push(`let ${count} = 0;`);
        stream.each(out, e.gen.fresh('item'), (_, to) => to.push(`${count}++;`), false);
        return count;
      }
      case 'first':
      case 'top':
        return `firstOf(${this.list(expr.of, scope, out)})`;
      case 'last':
        return `lastOf(${this.list(expr.of, scope, out)})`;
      case 'position':
        return `positionIn(${num(e, expr.item, scope, out)}, ${this.list(expr.of, scope, out)})`;
      case 'item':
        return `itemOf(${this.list(expr.of, scope, out)}, ${num(e, expr.at, scope, out)})`;
    }
  }

  isIn(expr: Of<'in'>, scope: Scope, out: Out): string {
    const e = this.#e;
    const not = expr.not ? '!' : '';
    const stream = this.of(expr.right, scope, out);
    if (isCollection(expr.left.type)) {
      const every = e.gen.fresh('every');
      out.push(`let ${every} = true;`);
      const left = this.of(expr.left, scope, out);
      left.each(
        out,
        e.gen.fresh('item'),
        (item, to) => to.push(`if (!${this.#has(stream, item, to)}) ${every} = false;`),
        false,
      );
      return `${not}${every}`;
    }
    const item = e.gen.fresh('one');
    const js = num(e, expr.left, scope, out);
    if (/^[\w$]+$/.test(js)) return `${not}${this.#has(stream, js, out)}`;
    out.ifUsed(item, `const ${item} = ${js};`);
    return `${not}${this.#has(stream, item, out)}`;
  }

  #has(stream: Stream, item: string, out: Out): string {
    if (stream.has) {
      const before = new Out();
      const js = stream.has(item, before);
      out.append(before);
      return js;
    }
    const found = this.#e.gen.fresh('found');
    out.push(`let ${found} = false;`);
    stream.each(
      out,
      this.#e.gen.fresh('other'),
      (other, to) => to.push(`if (${other} === ${item}) ${found} = true;`),
      false,
    );
    return found;
  }

  isEmpty(expr: Of<'empty'>, scope: Scope, out: Out): string {
    const sign = expr.not ? '!==' : '===';
    const stream = this.of(expr.of, scope, out);
    if (stream.count) return `(${stream.count(out)} ${sign} 0)`;
    const found = this.#e.gen.fresh('found');
    this.#search(stream, found, 'false', 'item', out, (_, to, stop) => to.push(`${found} = true;`, stop));
    return expr.not ? found : `!${found}`;
  }

  quantifier(expr: Quantifier, scope: Scope, out: Out): Js {
    const e = this.#e;
    const quick = askBits(e, expr, scope, out) ?? countByHome(e, expr, scope, out);
    if (quick) return quick;
    const stream = this.of(expr.bound.in, scope, out);
    const name = e.gen.fresh(camel(expr.bound.local));
    const test = (item: string, to: Out): string =>
      expr.where ? cond(e, expr.where, this.#bind(expr.bound, item, scope, to), to) : 'true';
    switch (expr.op) {
      case 'some':
      case 'no': {
        const found = e.gen.fresh('found');
        this.#search(stream, found, 'false', name, out, (item, to, stop) =>
          to.push(`if (${test(item, to)}) {`, `${found} = true;`, stop, '}'),
        );
        return truth(expr.op === 'some' ? found : `!${found}`);
      }
      case 'count of': {
        if (!expr.where && stream.count) return number(stream.count(out));
        const count = e.gen.fresh('count');
        out.push(`let ${count} = 0;`);
        stream.each(out, name, (item, to) => to.push(`if (${test(item, to)}) ${count}++;`), false);
        return number(count);
      }
      case 'the': {
        const [found, count] = [e.gen.fresh('found'), e.gen.fresh('count')];
        out.push(`let ${found} = NONE;`, `let ${count} = 0;`);
        stream.each(
          out,
          name,
          (item, to) => to.push(`if (${test(item, to)}) {`, `${found} = ${item};`, `${count}++;`, '}'),
          false,
        );
        out.push(`if (${count} !== 1) ${fault('not-exactly-one')};`);
        return number(found);
      }
      case 'first of':
      case 'last of':
      case 'the first':
      case 'the last': {
        const found = e.gen.fresh('found');
        const backwards = expr.op === 'last of' || expr.op === 'the last';
        this.#search(
          stream,
          found,
          NONE,
          name,
          out,
          (item, to, stop) => to.push(`if (${test(item, to)}) {`, `${found} = ${item};`, stop, '}'),
          backwards,
        );
        if (expr.op === 'the first' || expr.op === 'the last')
          out.push(`if (${found} === NONE) ${fault('not-found')};`);
        else if (expr.otherwise)
          out.push(`if (${found} === NONE) {`, ...this.#assign(found, expr.otherwise, scope), '}');
        return number(found);
      }
      default:
        return unsupported(`${expr.op} as one value`);
    }
  }

  #assign(name: string, expr: Expr, scope: Scope): string[] {
    const out = new Out();
    const js = num(this.#e, expr, scope, out);
    return [...out.lines, `${name} = ${js};`];
  }

  /** Goes through a stream until the body says that it is enough. */
  #search(
    stream: Stream,
    result: string,
    start: string,
    name: string,
    out: Out,
    body: (item: string, out: Out, stop: string) => void,
    backwards = false,
  ): void {
    const type = start === 'false' ? 'boolean' : 'number';
    out.push(`let ${result}: ${type} = ${start};`);
    const label = stream.loops > 1 ? this.#e.gen.fresh('search') : undefined;
    if (label) out.push(`${label}: {`);
    // In a stream without a loop there is nothing to leave.
    const inner = new Out();
    stream.each(inner, name, (item, to) => body(item, to, label ? `break ${label};` : 'break;'), backwards);
    const hasLoop = inner.lines.some((line) => line.startsWith('for ('));
    if (hasLoop) out.append(inner);
    else out.push(...inner.lines.filter((line) => line !== 'break;'));
    if (label) out.push('}');
  }

  gathered(expr: Gather, scope: Scope, out: Out): string {
    const e = this.#e;
    const stream =
      expr.bounds.length === 0 ? this.of(expr.value, scope, out) : this.#gather(expr, scope, out);
    const item = e.gen.fresh('item');
    if (expr.op === 'total of') {
      const total = e.gen.fresh('total');
      out.push(`let ${total} = 0;`);
      stream.each(out, item, (one, to) => to.push(`${total} += ${one};`), false);
      return total;
    }
    const best = e.gen.fresh(expr.op === 'highest of' ? 'highest' : 'lowest');
    const sign = expr.op === 'highest of' ? '>' : '<';
    out.push(`let ${best} = NONE;`);
    stream.each(
      out,
      item,
      (one, to) => to.push(`if (${best} === NONE || ${one} ${sign} ${best}) ${best} = ${one};`),
      false,
    );
    if (expr.otherwise)
      out.push(`if (${best} === NONE) {`, ...this.#assign(best, expr.otherwise, scope), '}');
    return best;
  }

  /** Writes an expression that is given back at once, where that is simpler than naming its value first. */
  returned(expr: Expr, scope: Scope, out: Out, isTruth: boolean): boolean {
    const e = this.#e;
    if (expr.op !== 'some' && expr.op !== 'no' && expr.op !== 'first of' && expr.op !== 'last of')
      return false;
    const quick = askBits(e, expr, scope, out);
    if (quick) {
      out.push(`return ${quick.js};`);
      return true;
    }
    const stream = this.of(expr.bound.in, scope, out);
    const name = e.gen.fresh(camel(expr.bound.local));
    const isQuestion = expr.op === 'some' || expr.op === 'no';
    if (isQuestion !== isTruth) return false;
    stream.each(
      out,
      name,
      (item, to) => {
        const test = expr.where ? cond(e, expr.where, this.#bind(expr.bound, item, scope, to), to) : 'true';
        to.push(`if (${test}) return ${isQuestion ? String(expr.op === 'some') : item};`);
      },
      expr.op === 'last of',
    );
    if (isQuestion) out.push(`return ${expr.op === 'no'};`);
    else out.push(`return ${expr.otherwise ? num(e, expr.otherwise, scope, out) : NONE};`);
    return true;
  }
}

function loop(name: string, from: string, to: string, backwards: boolean): string {
  if (backwards) return `for (let ${name} = ${to}; ${name} >= ${from}; ${name}--) {`;
  return to.endsWith(' - 1')
    ? `for (let ${name} = ${from}; ${name} < ${to.slice(0, -4)}; ${name}++) {`
    : `for (let ${name} = ${from}; ${name} <= ${to}; ${name}++) {`;
}

/** Asks a stream that needs nothing to be worked out first. */
function ownHas({ has }: Stream): (item: string) => string {
  return (item) => has!(item, new Out());
}

function joined(left: Stream, right: Stream): Stream {
  return {
    loops: left.loops + right.loops,
    most: left.most + right.most,
    parts: [...(left.parts ?? [left]), ...(right.parts ?? [right])],
    each: (out, name, body, backwards) => {
      for (const part of backwards ? [right, left] : [left, right]) {
        out.push('{');
        part.each(out, name, body, backwards);
        out.push('}');
      }
    },
    ...(left.has && right.has
      ? { has: (item, out) => `(${left.has!(item, out)} || ${right.has!(item, out)})` }
      : {}),
    ...(left.count && right.count ? { count: (out) => `(${left.count!(out)} + ${right.count!(out)})` } : {}),
  };
}

function either(condition: string, then: Stream, otherwise: Stream): Stream {
  return {
    loops: then.loops + otherwise.loops,
    most: Math.max(then.most, otherwise.most),
    each: (out, name, body, backwards) => {
      out.push(`if (${condition}) {`);
      then.each(out, name, body, backwards);
      out.push('} else {');
      otherwise.each(out, name, body, backwards);
      out.push('}');
    },
  };
}

function mayBeNone(type: Type): boolean {
  return type.is === 'optional' || type.is === 'none';
}

function longest(lists: readonly (readonly number[])[]): number {
  return Math.max(0, ...lists.map((list) => list.length));
}

function spanOf(type: Type, expr: Of<'range'>): number {
  const [from, to] = [expr.from.type, expr.to.type];
  if (from.is === 'number' && to.is === 'number') return Math.max(0, Math.min(1000, to.to - from.from + 1));
  return type.is === 'collection' ? 64 : 1;
}

function aboutOf(expr: Expr): string {
  if (expr.op === 'term') return expr.term;
  if (expr.op === 'field') return expr.field;
  return 'items';
}

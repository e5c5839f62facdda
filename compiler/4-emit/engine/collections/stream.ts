import { binary, chain, code, isAtom, load, type Operand, printed, sum } from '../../code/build.ts';
import { expr } from '../../code/quote.ts';
import { type Code, Name, type Stmt } from '../../code/tree.ts';
import { stmtsIn } from '../../code/walk.ts';
import type { Emitter, Stream, Writer } from '../emitter.ts';

/** Where a run of numbers ends: with this one, or just before it. */
export type End = Operand | { readonly before: Operand };

function beforeWhich(end: End): Operand | undefined {
  return typeof end === 'object' && 'before' in end ? end.before : undefined;
}

function lastOf(end: End): Operand {
  const before = beforeWhich(end);
  return before === undefined ? (end as Operand) : binary('-', before, 1);
}

/** Numbers from one to another. */
export function range(from: Operand, end: End): Stream {
  const last = lastOf(end);
  const before = beforeWhich(end);
  return {
    loops: 1,
    each: (w, name, body, backwards) =>
      loop(w, name, from, end, backwards, (inside) => body(code(name), inside)),
    has: (item) => expr`${item} >= ${from} && ${item} <= ${last}`,
    count: () =>
      from === 0 && before !== undefined ? code(before) : expr`Math.max(0, ${last} - ${from} + 1)`,
  };
}

/** Values that never change. */
export function fixed(e: Emitter, values: readonly number[], about: string): Stream {
  const [first] = values;
  if (first === undefined) return { loops: 1, each: () => {}, has: () => code(false), count: () => code(0) };
  if (values.every((one, index) => one === first + index)) return range(first, first + values.length - 1);
  const array = e.gen.array(about, values);
  return {
    loops: 1,
    each: eachAt(e, 0, values.length - 1, (index) => expr`k[${array} + ${index}]`),
    count: () => code(values.length),
    has: (item) =>
      chain(
        '||',
        values.map((one) => binary('===', item, one)),
      ),
  };
}

/** A list that never changes, picked out of several. */
export function row(w: Writer, about: string, lists: readonly (readonly number[])[], which: Code): Stream {
  const { gen } = w.e;
  const { items, from } = gen.lists(about, lists);
  if (which.is === 'number') return fixed(w.e, lists[which.value]!, about);
  const row = named(w, 'row', which);
  const [first, end] = [printed(sum(from, row)), printed(sum(from, row, 1))];
  return {
    loops: 1,
    each: (to, name, body, backwards) => {
      const before = backwards ? end : code(gen.fresh('until'));
      if (!backwards) to.code`const ${before} = ${end};`;
      eachAt(w.e, first, { before }, (index) => expr`k[${items} + ${index}]`)(to, name, body, backwards);
    },
    count: () => binary('-', end, first),
  };
}

/** A list in memory. */
export function inMemory(e: Emitter, at: Operand): Stream {
  const address = code(at);
  return {
    loops: 1,
    address,
    each: eachAt(e, 1, load(address), (index) => expr`m[${address} + ${index}]`),
    has: (item) => expr`isIn(${item}, ${address})`,
    count: () => load(address),
  };
}

/** A set: a bit for each value. */
export function inBits(address: Operand, lowest: number, size: number): Stream {
  const bit = (item: Operand): Code => {
    const position = lowest === 0 ? item : binary('-', item, lowest);
    return size <= 32
      ? expr`((m[${address}] >>> ${position}) & 1) === 1`
      : expr`((m[${address} + (${position} >> 5)] >>> (${position} & 31)) & 1) === 1`;
  };
  const words = Math.ceil(size / 32);
  return {
    loops: 1,
    each: (w, name, body, backwards) =>
      loop(w, name, lowest, lowest + size - 1, backwards, (inside) =>
        body(code(name), inside.when(bit(name))),
      ),
    has: bit,
    count: () => expr`bitsIn(${address}, ${words})`,
  };
}

export function joined(left: Stream, right: Stream): Stream {
  return {
    loops: left.loops + right.loops,
    each: (w, name, body, backwards) => {
      for (const part of backwards ? [right, left] : [left, right]) {
        const block = w.inside();
        part.each(block, another(name), body, backwards);
        w.code`{ ${block} }`;
      }
    },
    ...(left.has && right.has
      ? { has: (item, w) => w.inTurn('||', [(to) => left.has!(item, to), (to) => right.has!(item, to)]) }
      : {}),
    ...(left.count && right.count ? { count: (w) => binary('+', left.count!(w), right.count!(w)) } : {}),
  };
}

/** A stream, and what is to be worked out before it can be gone through. */
interface Prepared {
  readonly before: Writer;
  readonly stream: Stream;
}

export function prepared(w: Writer, make: (to: Writer) => Stream): Prepared {
  const before = w.inside();
  return { before, stream: make(before) };
}

/** One of two: what the other one needs is not worked out. */
export function either(condition: Code, then: Prepared, otherwise: Prepared): Stream {
  return {
    loops: then.stream.loops + otherwise.stream.loops,
    each: (w, name, body, backwards) => {
      const [yes, no] = [then, otherwise].map(({ before, stream }) => {
        const inside = w.inside();
        inside.append(before);
        stream.each(inside, another(name), body, backwards);
        return inside;
      }) as [Writer, Writer];
      w.code`if (${condition}) { ${yes} } else { ${no} }`;
    },
  };
}

/** A name like another, for what is declared in two places: each is spelt by what can be seen there. */
export function another({ hint, type }: Name): Name {
  return new Name(hint, type);
}

/** Goes through numbers, from the first to the last or the other way round. */
export function loop(
  w: Writer,
  name: Name,
  from: Operand,
  end: End,
  backwards: boolean | undefined,
  write: (inside: Writer) => void,
): void {
  const body = w.inside();
  write(body);
  const before = beforeWhich(end);
  if (backwards) w.code`for (let ${name} = ${lastOf(end)}; ${name} >= ${from}; ${name}--) { ${body} }`;
  else if (before === undefined)
    w.code`for (let ${name} = ${from}; ${name} <= ${lastOf(end)}; ${name}++) { ${body} }`;
  else w.code`for (let ${name} = ${from}; ${name} < ${before}; ${name}++) { ${body} }`;
}

/** Goes through what numbers lead to: `at` gives the item for each. */
export function eachAt(e: Emitter, from: Operand, end: End, at: (index: Name) => Code): Stream['each'] {
  return (w, name, body, backwards) => {
    const index = e.gen.fresh('i');
    loop(w, index, from, end, backwards, (inside) => {
      inside.code`const ${name} = ${at(index)};`;
      body(code(name), inside);
    });
  };
}

/** Puts the items into a list. Where there may be more than `most`, that stops the game. */
export function putInto(w: Writer, items: Stream, at: Operand, most?: number): Code {
  const address = code(at);
  const count = w.let('count', 0);
  items.each(w, w.gen.fresh('item'), (item, to) => {
    if (most !== undefined) to.code`if (${count} === ${most}) fault('too-many');`;
    to.code`m[${address} + ++${count}] = ${item};`;
  });
  w.code`m[${address}] = ${count};`;
  return address;
}

/** How statements are left before their end. */
export type Leave = () => Stmt;

/** Statements that may be left before their end: in a block with a name, if they are. */
export function mayLeave(w: Writer, hint: string, write: (body: Writer, leave: Leave) => void): void {
  const [body, label] = [w.inside(), w.gen.fresh(hint)];
  write(body, () => ({ is: 'break', label }));
  const isLeft = (stmt: Stmt | undefined): boolean => stmt?.is === 'break' && stmt.label === label;
  if (isLeft(body.statements.at(-1))) body.statements.pop();
  if (stmtsIn(body.statements).some(isLeft)) w.push({ is: 'block', label, body: body.statements });
  else w.append(body);
}

/** A value under a name, so that it is worked out once; a name or a number stays as it is. */
export function named(w: Writer, hint: string, value: Code): Code {
  return isAtom(value) ? value : code(w.const(hint, value));
}

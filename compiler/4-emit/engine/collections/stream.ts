import { binary, chain, code, isAtom, load, type Operand, printed, sum } from '../../code/build.ts';
import { Out } from '../../code/out.ts';
import { expr } from '../../code/quote.ts';
import { type Code, Name } from '../../code/tree.ts';
import type { Emitter, Stream } from '../emitter.ts';

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
    each: (out, name, body, backwards) =>
      loop(out, name, from, end, backwards, (inside) => body(code(name), inside)),
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
export function row(
  e: Emitter,
  about: string,
  lists: readonly (readonly number[])[],
  which: Code,
  out: Out,
): Stream {
  const { gen } = e;
  const { items, from } = gen.lists(about, lists);
  if (which.is === 'number') return fixed(e, lists[which.value]!, about);
  const row = named(e, 'row', which, out);
  const [first, end] = [printed(sum(from, row)), printed(sum(from, row, 1))];
  return {
    loops: 1,
    each: (to, name, body, backwards) => {
      const before = backwards ? end : code(gen.fresh('until'));
      if (!backwards) to.code`const ${before} = ${end};`;
      eachAt(e, first, { before }, (index) => expr`k[${items} + ${index}]`)(to, name, body, backwards);
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
    each: (out, name, body, backwards) =>
      loop(out, name, lowest, lowest + size - 1, backwards, (inside) =>
        under(inside, bit(name), (then) => body(code(name), then)),
      ),
    has: bit,
    count: () => expr`bitsIn(${address}, ${words})`,
  };
}

export function joined(left: Stream, right: Stream): Stream {
  return {
    loops: left.loops + right.loops,
    parts: [...(left.parts ?? [left]), ...(right.parts ?? [right])],
    each: (out, name, body, backwards) => {
      for (const part of backwards ? [right, left] : [left, right]) {
        const block = new Out();
        part.each(block, another(name), body, backwards);
        out.code`{ ${block} }`;
      }
    },
    ...(left.has && right.has
      ? { has: (item, out) => binary('||', left.has!(item, out), right.has!(item, out)) }
      : {}),
    ...(left.count && right.count
      ? { count: (out) => binary('+', left.count!(out), right.count!(out)) }
      : {}),
  };
}

export function either(condition: Code, then: Stream, otherwise: Stream): Stream {
  return {
    loops: then.loops + otherwise.loops,
    each: (out, name, body, backwards) => {
      const [yes, no] = [new Out(), new Out()];
      then.each(yes, another(name), body, backwards);
      otherwise.each(no, another(name), body, backwards);
      out.code`if (${condition}) { ${yes} } else { ${no} }`;
    },
  };
}

/** A name like another, for what is declared in two places: each is spelt by what can be seen there. */
export function another({ hint, type }: Name): Name {
  return new Name(hint, type);
}

/** Goes through numbers, from the first to the last or the other way round. */
export function loop(
  out: Out,
  name: Name,
  from: Operand,
  end: End,
  backwards: boolean | undefined,
  write: (inside: Out) => void,
): void {
  const body = new Out();
  write(body);
  const before = beforeWhich(end);
  if (backwards) out.code`for (let ${name} = ${lastOf(end)}; ${name} >= ${from}; ${name}--) { ${body} }`;
  else if (before === undefined)
    out.code`for (let ${name} = ${from}; ${name} <= ${lastOf(end)}; ${name}++) { ${body} }`;
  else out.code`for (let ${name} = ${from}; ${name} < ${before}; ${name}++) { ${body} }`;
}

/** Goes through what numbers lead to: `at` gives the item for each. */
export function eachAt(e: Emitter, from: Operand, end: End, at: (index: Name) => Code): Stream['each'] {
  return (out, name, body, backwards) => {
    const index = e.gen.fresh('i');
    loop(out, index, from, end, backwards, (inside) => {
      inside.code`const ${name} = ${at(index)};`;
      body(code(name), inside);
    });
  };
}

/** Puts the items into a list. Where there may be more than `most`, that stops the game. */
export function fill(e: Emitter, items: Stream, at: Operand, out: Out, most?: number): Code {
  const address = code(at);
  const count = e.gen.fresh('count');
  out.code`let ${count} = 0;`;
  items.each(out, e.gen.fresh('item'), (item, to) => {
    if (most !== undefined) to.code`if (${count} === ${most}) fault('too-many');`;
    to.code`m[${address} + ++${count}] = ${item};`;
  });
  out.code`m[${address}] = ${count};`;
  return address;
}

/** What is done only where a condition holds. */
export function under(out: Out, test: Operand, write: (then: Out) => void): void {
  const then = new Out();
  write(then);
  out.code`if (${test}) { ${then} }`;
}

/** A value under a name, so that it is worked out once; a name or a number stays as it is. */
export function named(e: Emitter, hint: string, value: Code, out: Out): Code {
  if (isAtom(value)) return value;
  const name = e.gen.fresh(hint);
  out.code`const ${name} = ${value};`;
  return code(name);
}

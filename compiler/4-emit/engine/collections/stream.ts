import type { Emitter } from '../emitter.ts';
import { at } from '../gen.ts';
import type { Out } from '../text.ts';

/** What is done with each item; the item is a name or a number. */
export type Body = (item: string, out: Out) => void;

/** A collection as it is gone through. */
export interface Stream {
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

/** Numbers from one to another. */
export function range(from: string, to: string, most: number): Stream {
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

/** Values that never change. */
export function fixed(e: Emitter, values: readonly number[], about: string): Stream {
  const [first] = values;
  if (first === undefined) return { loops: 1, most: 0, each: () => {}, has: () => 'false', count: () => '0' };
  if (values.every((one, index) => one === first + index))
    return range(String(first), String(first + values.length - 1), values.length);
  const array = e.gen.array(about, values);
  return {
    loops: 1,
    most: values.length,
    each: (out, name, body, backwards) => {
      const index = e.gen.fresh('i');
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
export function row(
  e: Emitter,
  about: string,
  lists: readonly (readonly number[])[],
  which: string,
  out: Out,
): Stream {
  const { gen } = e;
  const { items, from } = gen.lists(about, lists);
  if (/^\d+$/.test(which)) return fixed(e, lists[Number(which)]!, about);
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

/** A list in memory. */
export function inMemory(e: Emitter, address: string, most: number): Stream {
  return {
    loops: 1,
    most,
    address,
    each: (out, name, body, backwards) => {
      const index = e.gen.fresh('i');
      out.push(loop(index, '1', at(address), backwards));
      out.ifUsed(name, `const ${name} = m[${address} + ${index}]!;`);
      body(name, out);
      out.push('}');
    },
    has: (item) => `isIn(${item}, ${address})`,
    count: () => at(address),
  };
}

/** A set: a bit for each value. */
export function inBits(address: string, lowest: number, size: number): Stream {
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

export function joined(left: Stream, right: Stream): Stream {
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

export function either(condition: string, then: Stream, otherwise: Stream): Stream {
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

export function loop(name: string, from: string, to: string, backwards: boolean): string {
  if (backwards) return `for (let ${name} = ${to}; ${name} >= ${from}; ${name}--) {`;
  return to.endsWith(' - 1')
    ? `for (let ${name} = ${from}; ${name} < ${to.slice(0, -4)}; ${name}++) {`
    : `for (let ${name} = ${from}; ${name} <= ${to}; ${name}++) {`;
}

export function longest(lists: readonly (readonly number[])[]): number {
  return Math.max(0, ...lists.map((list) => list.length));
}

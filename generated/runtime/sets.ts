// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { fault } from './core-numbers.ts';
import { MOST_SETS } from './limits.ts';

const ROOM = 1024;

/**
 * Numbers for sets of values, given as the sets come up. A set is another one and one value more: so its number is found value by
 * value, and finding one that is known makes nothing new. All cores of a game share these, so that moves mean the same to each.
 */
export class Sets {
  /** By number: the set without its last value, and that value. 0 is the empty set. */
  #without = new Int32Array(ROOM);
  #last = new Int32Array(ROOM);
  #count = 1;
  /** The numbers once more, where a set without its last value and that value lead to them, or soon behind; 0 where none is. */
  #places = new Int32Array(ROOM * 2);

  /** The number of a set whose values stand in ascending order in a list of the memory. */
  numberOf(memory: Int32Array, list: number): number {
    let number = 0;
    const end = list + memory[list]!;
    for (let at = list + 1; at <= end; at++) number = this.#with(number, memory[at]!);
    return number;
  }

  itemsOf(number: number): readonly number[] {
    if (!(number >= 0 && number < this.#count)) fault('no-such-item', 'sets');
    const items: number[] = [];
    for (let rest = number; rest !== 0; rest = this.#without[rest]!) items.push(this.#last[rest]!);
    return items.reverse();
  }

  /** Makes a list of the memory of the values of a set. */
  itemsInto(memory: Int32Array, list: number, number: number): void {
    if (!(number >= 0 && number < this.#count)) fault('no-such-item', 'sets');
    let count = 0;
    for (let rest = number; rest !== 0; rest = this.#without[rest]!) count++;
    memory[list] = count;
    for (let rest = number; rest !== 0; rest = this.#without[rest]!)
      memory[list + count--] = this.#last[rest]!;
  }

  #with(set: number, value: number): number {
    const places = this.#places;
    const mask = places.length - 1;
    let at = placeOf(set, value) & mask;
    for (let found = places[at]!; found !== 0; found = places[at]!) {
      if (this.#without[found] === set && this.#last[found] === value) return found;
      at = (at + 1) & mask;
    }
    if (this.#count === MOST_SETS) fault('too-many', 'sets');
    const number = this.#count++;
    if (number === this.#last.length) this.#grow();
    this.#without[number] = set;
    this.#last[number] = value;
    this.#put(number);
    return number;
  }

  #put(number: number): void {
    const mask = this.#places.length - 1;
    let at = placeOf(this.#without[number]!, this.#last[number]!) & mask;
    while (this.#places[at] !== 0) at = (at + 1) & mask;
    this.#places[at] = number;
  }

  #grow(): void {
    const [without, last] = [this.#without, this.#last];
    this.#without = new Int32Array(last.length * 2);
    this.#last = new Int32Array(last.length * 2);
    this.#without.set(without);
    this.#last.set(last);
    this.#places = new Int32Array(last.length * 4);
    for (let number = 1; number < last.length; number++) this.#put(number);
  }
}

function placeOf(set: number, value: number): number {
  const mixed = Math.imul(set, 0x9e3779b1) ^ Math.imul(value + 1, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

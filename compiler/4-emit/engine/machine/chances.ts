import type { Statement } from '../../../2-model/model.ts';
import type { Type } from '../../../2-model/types.ts';
import { itemType, piecesIn } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import { at, type Scope, truth, word } from '../gen.ts';
import { put } from '../statements/changes.ts';
import { camel, Out, pascal } from '../text.ts';
import { cond } from '../values/expressions.ts';
import { fieldAddress } from '../values/fields.ts';
import type { Frame } from './frames.ts';
import { type Machine, ref } from './machine.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

/** Where chance decides: the case in which the script waits if the outcome is supplied. */
export interface ChanceSite {
  readonly case: number;
  readonly statement: Of<'roll' | 'shuffle' | 'chance' | 'rank'>;
  /** 0 roll, 1 shuffle, 2 draw, 3 lot. */
  readonly kind: number;
  readonly type: Type;
  /** Fills the list `event` with the pieces or options. */
  readonly event: string;
  readonly outcomes?: string;
}

export class ChanceSites {
  readonly sites: ChanceSite[] = [];
  readonly #machine: Machine;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  write(statement: Of<'roll' | 'shuffle' | 'chance'>): void {
    if (statement.is === 'roll') this.#roll(statement);
    else if (statement.is === 'shuffle') this.#shuffle(statement);
    else this.#draw(statement);
  }

  /** A case of its own: here the script waits, if it has to. */
  #begin(about: string): number {
    const machine = this.#machine;
    const number = machine.cases.length;
    machine.jump(number);
    machine.begin(`${machine.frame.name}: ${about}`);
    return number;
  }

  /** Code in the scope of the frame, outside of its case. */
  #code(frame: Frame, write: (scope: Scope, out: Out) => void): string {
    const { e } = this.#machine;
    const outer = e.gen.local;
    e.gen.local = e.gen.names.inner();
    const out = new Out();
    const scope = this.#machine.frames.scopeOf(frame, out);
    write(scope, out);
    e.gen.local = outer;
    return String(out);
  }

  #roll(statement: Of<'roll'>): void {
    const machine = this.#machine;
    const { e } = machine;
    const { frame } = machine;
    const number = machine.reserve();
    const { out, scope } = machine;
    const pieces = piecesIn(statement.what.type);
    const type = e.gen.game.pieces.find(({ name }) => name === pieces)!.face!;
    const faces = e.gen.layout.faces.get(pieces)!.name;
    const list = e.streams.list(statement.what, scope, out);
    const values =
      type.is === 'number'
        ? undefined
        : e.gen.array(`${pieces} faces`, e.gen.board.domain(type, NOBODY).map(word));
    const count = type.is === 'number' ? type.to - type.from + 1 : e.gen.board.domain(type, NOBODY).length;
    out.push(...waits(e, number, `${at(list)} > 0`));
    const holds = statement.until ? this.#until(statement, frame) : undefined;
    const all = type.is === 'number' ? `${type.from}, -1` : `0, ${values}`;
    if (holds) out.push(`rollUntil(${list}, ${faces}, ${all}, ${count}, ${holds}, t);`);
    else {
      const face = (number: string): string =>
        type.is === 'number' ? `${type.from} + ${number}` : `k[${values} + ${number}]!`;
      out.push(`${rollFunction(e, pieces, list, faces, count, face)};`);
    }
    const next = machine.reserve();
    machine.jump(next);
    machine.resume(number, `${frame.name}: the roll is supplied`);
    const again = e.streams.list(statement.what, machine.scope, machine.out);
    machine.out.push(`setFaces(${again}, ${faces});`);
    machine.jump(next);
    this.sites.push({
      case: number,
      statement,
      kind: 0,
      type: { is: 'piece', pieces },
      event: this.#code(frame, (inner, to) => e.streams.fill(statement.what, 'event', inner, to)),
      ...(holds ? { outcomes: `return fitting(event, ${faces}, ${all}, ${count}, ${holds}, t);` } : {}),
    });
    machine.resume(next, frame.name);
  }

  #until(statement: Of<'roll'>, frame: Frame): string {
    const { e } = this.#machine;
    const name = e.gen.names.take(camel(`fits ${frame.name} roll`));
    const body = this.#code(frame, (scope, out) =>
      out.push(`return ${cond(e, statement.until!, scope, out)};`),
    );
    e.gen.functions.set(`until ${name}`, {
      name,
      text: `function ${name}(${/\bt\b/.test(body) ? 't' : '_t'}: number): boolean {\n${body}\n}`,
    });
    return name;
  }

  #shuffle(statement: Of<'shuffle'>): void {
    const machine = this.#machine;
    const { e } = machine;
    const { frame } = machine;
    const number = machine.reserve();
    const { out, scope } = machine;
    const target = statement.place as Extract<typeof statement.place, { is: 'field' }>;
    const address = fieldAddress(e, target, scope, out);
    out.push(...waits(e, number, `m[${address}]! > 1`), `shuffle(${address});`);
    const next = machine.reserve();
    machine.jump(next);
    machine.resume(number, `${frame.name}: the order is supplied`);
    machine.out.push(`shuffle(${fieldAddress(e, target, machine.scope, machine.out)});`);
    machine.jump(next);
    this.sites.push({
      case: number,
      statement,
      kind: 1,
      type: { is: 'piece', pieces: piecesIn(statement.place.type) },
      event: this.#code(frame, (inner, to) =>
        to.push(`setList(event, ${fieldAddress(e, target, inner, to)});`),
      ),
    });
    machine.resume(next, frame.name);
  }

  #draw(statement: Of<'chance'>): void {
    const machine = this.#machine;
    const { e } = machine;
    const { frame } = machine;
    const number = machine.reserve();
    const { out, scope } = machine;
    const options = e.streams.list(statement.from, scope, out);
    const [then, otherwise] = [machine.reserve(), machine.reserve()];
    out.push(`if (${at(options)} === 0) {`, `pc = ${ref(otherwise)};`, 'continue;', '}');
    out.push(...waits(e, number));
    const type = itemType(statement.from.type);
    const store = (js: string, inner: Scope, to: Out): void => {
      if ('local' in statement.into) {
        to.push(`m[${machine.frames.slotOf(frame, statement.into.local)}] = ${js};`);
        return;
      }
      const { target } = statement.into;
      if (target.is !== 'field') throw new Error('chance chooses a face');
      const drawn = new Map(inner);
      drawn.set('drawn~', { value: type.is === 'yes or no' ? truth(`(${js} === 1)`) : { js, bool: false } });
      const place = e.gen.layout.fields.get(target.field)!;
      put(e, place, fieldAddress(e, target, inner, to), { op: 'local', local: 'drawn~', type }, drawn, to);
    };
    const drawn = e.gen.fresh('drawn');
    out.push(`const ${drawn} = pick(${options});`);
    store(drawn, scope, out);
    machine.jump(then);
    machine.resume(number, `${frame.name}: the choice is supplied`);
    const given = e.gen.fresh('drawn');
    machine.out.push(`const ${given} = pick(event);`);
    store(given, machine.scope, machine.out);
    machine.jump(then);
    this.sites.push({
      case: number,
      statement,
      kind: 2,
      type,
      event: this.#code(frame, (inner, to) => e.streams.fill(statement.from, 'event', inner, to)),
    });
    machine.resume(otherwise, `${frame.name}: there was nothing to choose from`);
    if (statement.otherwise) {
      machine.script(statement.otherwise);
      machine.jump(then);
    } else machine.out.push(`return fault('impossible', '${frame.name}');`);
    machine.resume(then, frame.name);
  }

  /** A ranking in which lots may be drawn: puts [value, place, places shared] of each into the list. */
  rank(statement: Of<'rank'>, list: string): void {
    const machine = this.#machine;
    const { e } = machine;
    const { frame } = machine;
    const { rank } = statement;
    const isLot = rank.ties.at(-1)?.is === 'by lot';
    const picks = `${rank.local} picks`;
    frame.locals.set(picks, {
      name: picks,
      type: { is: 'collection', of: itemType(rank.in.type), form: 'list' },
    });
    const picked = machine.frames.slotOf(frame, picks);
    machine.out.push(`m[${picked}] = 0;`);
    const number = this.#begin('rank');
    const { out, scope } = machine;
    const places = e.ranks.places(rank, scope);
    const count = e.gen.fresh('ranked');
    const js = e.ranks.rank(rank, places, scope, out, picked);
    out.push(`const ${count} = ${js};`);
    if (isLot) {
      out.push(`if (${count} < 0) {`, ...waits(e, number, 'outcome === undefined'));
      out.push(`append(${picked}, pick(event));`, `pc = ${ref(number)};`, 'continue;', '}');
      this.sites.push({
        case: number,
        statement,
        kind: 3,
        type: itemType(rank.in.type),
        event: this.#code(frame, (inner, to) => {
          const again = e.ranks.rank(rank, places, inner, to, picked);
          to.push(`${again};`);
        }),
      });
    }
    out.push(`for (let i = 0; i < ${count}; i++) {`, `m[${list} + 1 + i * 3] = m[${places.value} + i]!;`);
    out.push(
      `m[${list} + 2 + i * 3] = m[${places.place} + i]!;`,
      `m[${list} + 3 + i * 3] = m[${places.shared} + i]!;`,
      '}',
      `m[${list}] = ${count};`,
    );
  }
}

/**
 * A call of the function that rolls the pieces of a list: as often as `draw` would be called, but the state of the random numbers is
 * read and written once.
 */
function rollFunction(
  e: Emitter,
  pieces: string,
  list: string,
  faces: string,
  count: number,
  face: (number: string) => string,
): string {
  // What is left over above the last multiple of the count is drawn again.
  const last = 2 ** 32 - 1 - (2 ** 32 % count);
  // A list that lies in one place is known to the function: so V8 has less to check.
  const isFixed = /^[A-Z]\w*$/.test(list);
  const rolled = isFixed ? list : 'list';
  const own = e.gen.function(
    isFixed ? `roll ${pieces} in ${list}` : `roll ${pieces}`,
    isFixed ? camel(`roll ${list.toLowerCase()}`) : `roll${pascal(pieces)}`,
    (name) => `/** Rolls the pieces of a list, one after the other (xoshiro128**). */
function ${name}(${isFixed ? '' : 'list: number'}): void {
  let a = m[RANDOM]!;
  let b = m[RANDOM + 1]!;
  let c = m[RANDOM + 2]!;
  let d = m[RANDOM + 3]!;
  const count = m[${rolled}]!;
  for (let i = 1; i <= count; ) {
    const fives = Math.imul(b, 5);
    const number = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    ${last < 2 ** 32 - 1 ? `if (number <= ${last}) ` : ''}m[${faces} + m[${rolled} + i++]!] = ${face(`(number % ${count})`)};
  }
  m[RANDOM] = a;
  m[RANDOM + 1] = b;
  m[RANDOM + 2] = c;
  m[RANDOM + 3] = d;
}`,
  );
  return `${own}(${isFixed ? '' : list})`;
}

/** Where an outcome is to be supplied, the script waits. */
function waits(e: Emitter, number: number, when?: string): string[] {
  const open = e.mayTry ? '(trying || m[SEEDED] === 0)' : 'm[SEEDED] === 0';
  return [`if (${open}${when ? ` && ${when}` : ''}) {`, `m[t] = ${ref(number)};`, 'return;', '}'];
}

const NOBODY = { players: [], imaginary: [], seats: [], clockwise: [] };

import type { Statement } from '../../../2-model/model.ts';
import type { Type } from '../../../2-model/types.ts';
import { itemType, piecesIn } from '../../../2-model/types.ts';
import {
  asTruth,
  binary,
  call,
  chain,
  code,
  func,
  own,
  printed,
  store,
  sum,
  text,
} from '../../code/build.ts';
import { camel, pascal } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Case, Code, Name, Stmt } from '../../code/tree.ts';
import type { Emitter, Frame } from '../emitter.ts';
import { type Scope, word } from '../gen.ts';
import { put } from '../statements/changes.ts';
import { fieldAddress } from '../values/fields.ts';
import type { Machine } from './machine.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

/** Where chance decides: the case in which the script waits if the outcome is supplied. */
export interface ChanceSite {
  readonly case: Case;
  readonly statement: Of<'roll' | 'shuffle' | 'chance' | 'rank'>;
  /** 0 roll, 1 shuffle, 2 draw, 3 lot. */
  readonly kind: number;
  readonly type: Type;
  /** Fills the list `event` with the pieces or options. */
  readonly event: readonly Stmt[];
  /** The most pieces or options that it can hold. */
  readonly most: number;
  readonly outcomes?: readonly Stmt[];
}

export class ChanceSites {
  readonly sites: ChanceSite[] = [];
  readonly #machine: Machine;
  #untils = 0;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  write(statement: Of<'roll' | 'shuffle' | 'chance'>): void {
    if (statement.is === 'roll') this.#roll(statement);
    else if (statement.is === 'shuffle') this.#shuffle(statement);
    else this.#draw(statement);
  }

  /** A case of its own: here the script waits, if it has to. */
  #begin(about: string): Case {
    const machine = this.#machine;
    const made = machine.reserve();
    machine.jump(made);
    machine.resume(made, `${machine.frame.name}: ${about}`);
    return made;
  }

  /** Code in the scope of the frame, outside of its case. */
  #code(frame: Frame, write: (scope: Scope, out: Out) => void): readonly Stmt[] {
    const out = new Out();
    write(this.#machine.frames.scopeOf(frame, out), out);
    return out.statements;
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
    out.push(...waits(e, number, expr`m[${list}] > 0`));
    const holds = statement.until ? this.#until(statement, frame) : undefined;
    // The lowest face and no table, or a table of faces.
    const all = type.is === 'number' ? [code(type.from), code(-1)] : [code(0), code(values!)];
    if (holds) out.code`rollUntil(${list}, ${faces}, ${all}, ${count}, ${holds}, t);`;
    else {
      const face = (number: Code): Code =>
        type.is === 'number' ? sum(type.from, number) : printed(sum(values!, number));
      out.do(rollFunction(e, pieces, list, faces, count, face));
    }
    const next = machine.reserve();
    machine.jump(next);
    machine.resume(number, `${frame.name}: the roll is supplied`);
    const again = e.streams.list(statement.what, machine.scope, machine.out);
    machine.out.code`setFaces(${again}, ${faces});`;
    machine.jump(next);
    this.sites.push({
      case: number,
      statement,
      kind: 0,
      type: { is: 'piece', pieces },
      event: this.#code(frame, (inner, to) => e.streams.fill(statement.what, own('event'), inner, to)),
      most: e.streams.most(statement.what, scope),
      ...(holds ? { outcomes: stmts`return fitting(event, ${faces}, ${all}, ${count}, ${holds}, t);` } : {}),
    });
    machine.resume(next, frame.name);
  }

  /** The function that tells whether a roll is one of those that are rolled for. */
  #until(statement: Of<'roll'>, frame: Frame): Name {
    const { e } = this.#machine;
    this.#untils++;
    return e.gen.function(`until ${this.#untils}`, camel(`fits ${frame.name} roll`), (name) => {
      const body = this.#code(frame, (scope, out) => {
        out.code`return ${e.cond(statement.until!, scope, out)};`;
      });
      return func(name, { params: [own('t')], returns: 'boolean' }, body);
    });
  }

  #shuffle(statement: Of<'shuffle'>): void {
    const machine = this.#machine;
    const { e } = machine;
    const { frame } = machine;
    const number = machine.reserve();
    const { out, scope } = machine;
    const target = statement.place as Extract<typeof statement.place, { is: 'field' }>;
    const address = fieldAddress(e, target, scope, out);
    out.push(...waits(e, number, expr`m[${address}] > 1`));
    out.code`shuffle(${address});`;
    const next = machine.reserve();
    machine.jump(next);
    machine.resume(number, `${frame.name}: the order is supplied`);
    machine.out.code`shuffle(${fieldAddress(e, target, machine.scope, machine.out)});`;
    machine.jump(next);
    this.sites.push({
      case: number,
      statement,
      kind: 1,
      type: { is: 'piece', pieces: piecesIn(statement.place.type) },
      event: this.#code(frame, (inner, to) => {
        to.code`setList(event, ${fieldAddress(e, target, inner, to)});`;
      }),
      most: e.gen.bounds.ofField(target.field),
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
    out.code`if (m[${options}] === 0) { ${{ is: 'jump', to: otherwise }} }`;
    out.push(...waits(e, number));
    const type = itemType(statement.from.type);
    const keep = (one: Name, inner: Scope, to: Out): void => {
      if ('local' in statement.into) {
        to.push(store(machine.frames.slotOf(frame, statement.into.local), one));
        return;
      }
      const { target } = statement.into;
      if (target.is !== 'field') throw new Error('chance chooses a face');
      const drawn = new Map(inner);
      drawn.set('drawn~', { value: type.is === 'yes or no' ? asTruth(one) : code(one) });
      const place = e.gen.layout.fields.get(target.field)!;
      put(e, place, fieldAddress(e, target, inner, to), { op: 'local', local: 'drawn~', type }, drawn, to);
    };
    const drawn = e.gen.fresh('drawn');
    out.code`const ${drawn} = pick(${options});`;
    keep(drawn, scope, out);
    machine.jump(then);
    machine.resume(number, `${frame.name}: the choice is supplied`);
    const given = e.gen.fresh('drawn');
    machine.out.code`const ${given} = pick(event);`;
    keep(given, machine.scope, machine.out);
    machine.jump(then);
    this.sites.push({
      case: number,
      statement,
      kind: 2,
      type,
      event: this.#code(frame, (inner, to) => e.streams.fill(statement.from, own('event'), inner, to)),
      most: e.streams.most(statement.from, scope),
    });
    machine.resume(otherwise, `${frame.name}: there was nothing to choose from`);
    if (statement.otherwise) {
      machine.script(statement.otherwise);
      machine.jump(then);
    } else machine.out.code`return fault('impossible', ${text(frame.name)});`;
    machine.resume(then, frame.name);
  }

  /** A ranking in which lots may be drawn: puts [value, place, places shared] of each into the list. */
  rank(statement: Of<'rank'>, list: Code): void {
    const machine = this.#machine;
    const { e } = machine;
    const { frame } = machine;
    const { rank } = statement;
    const isLot = rank.ties.at(-1)?.is === 'by lot';
    const most = e.streams.most(rank.in, machine.scope);
    const picked = machine.frames.take(frame, `${frame.name} ${rank.local} picks`, 1 + most);
    machine.out.push(store(picked, 0));
    const number = this.#begin('rank');
    const { out, scope } = machine;
    const places = e.ranks.places(rank, scope);
    const count = e.gen.fresh('ranked');
    const ranked = e.ranks.rank(rank, places, scope, out, picked);
    out.code`const ${count} = ${ranked};`;
    if (isLot) {
      out.code`
        if (${count} < 0) {
          ${waits(e, number, expr`outcome === undefined`)}
          append(${picked}, pick(event));
          ${{ is: 'jump', to: number }}
        }`;
      this.sites.push({
        case: number,
        statement,
        kind: 3,
        type: itemType(rank.in.type),
        event: this.#code(frame, (inner, to) => to.do(e.ranks.rank(rank, places, inner, to, picked))),
        most,
      });
    }
    out.code`
      for (let i = 0; i < ${count}; i++) {
        m[${list} + 1 + i * 3] = m[${places.value} + i];
        m[${list} + 2 + i * 3] = m[${places.place} + i];
        m[${list} + 3 + i * 3] = m[${places.shared} + i];
      }
      m[${list}] = ${count};`;
  }
}

/**
 * A call of the function that rolls the pieces of a list: as often as `draw` would be called, but the state of the random numbers is
 * read and written once.
 */
function rollFunction(
  e: Emitter,
  pieces: string,
  list: Code,
  faces: Name,
  count: number,
  face: (number: Code) => Code,
): Code {
  // What is left over above the last multiple of the count is drawn again.
  const last = 2 ** 32 - 1 - (2 ** 32 % count);
  // A list that lies in one place is known to the function: so V8 has less to check.
  const place =
    list.is === 'name' && e.gen.layout.constants.some(({ name }) => name === list.name) ? list : undefined;
  const rolled = place ?? code(e.gen.fresh('list'));
  const key = place ? `roll ${pieces} in ${place.name.hint}` : `roll ${pieces}`;
  const hint = place ? camel(`roll ${place.name.hint.toLowerCase()}`) : `roll${pascal(pieces)}`;
  const roll = e.gen.function(key, hint, (name) => {
    const [i, number] = [e.gen.fresh('i'), e.gen.fresh('number')];
    const show = stmts`m[${faces} + m[${rolled} + ${i}++]] = ${face(binary('%', number, count))};`;
    const body = stmts`
      let a = m[RANDOM];
      let b = m[RANDOM + 1];
      let c = m[RANDOM + 2];
      let d = m[RANDOM + 3];
      const count = m[${rolled}];
      for (let ${i} = 1; ${i} <= count; ) {
        const fives = Math.imul(b, 5);
        const ${number} = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
        const shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = (d << 11) | (d >>> 21);
        ${last < 2 ** 32 - 1 ? stmts`if (${number} <= ${last}) { ${show} }` : show}
      }
      m[RANDOM] = a;
      m[RANDOM + 1] = b;
      m[RANDOM + 2] = c;
      m[RANDOM + 3] = d;`;
    const params = rolled.is === 'name' && !place ? [rolled.name] : [];
    return func(
      name,
      { doc: 'Rolls the pieces of a list, one after the other (xoshiro128**).', params },
      body,
    );
  });
  return call(roll, place ? [] : [list]);
}

/** Where an outcome is to be supplied, the script waits. */
function waits(e: Emitter, at: Case, when?: Code): readonly Stmt[] {
  const isOpen = e.mayTry ? expr`trying || m[SEEDED] === 0` : expr`m[SEEDED] === 0`;
  return stmts`if (${when ? chain('&&', [isOpen, when]) : isOpen}) { m[t] = ${at}; return false; }`;
}

const NOBODY = { players: [], imaginary: [], seats: [], clockwise: [] };

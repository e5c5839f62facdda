import type { Expr } from '../../../2-model/model.ts';
import { itemType, piecesIn, type Type } from '../../../2-model/types.ts';
import type { End, Loop, Routine } from '../../../3-ir/ir.ts';
import { asTruth, binary, call, chain, code, func, own, printed, store, sum } from '../../code/build.ts';
import { camel, pascal } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr, stmts } from '../../code/quote.ts';
import { Case, type Code, type Name, type Stmt } from '../../code/tree.ts';
import type { Emitter, Frame } from '../emitter.ts';
import { type Scope, word } from '../gen.ts';
import { put } from '../statements/changes.ts';
import { fieldAddress } from '../values/fields.ts';
import type { MachineWriter, Writing } from './writing.ts';

type Of<Is extends End['end']> = Extract<End, { readonly end: Is }>;

/** Where chance decides: the case in which the script waits if the outcome is supplied. */
export interface ChanceSite {
  readonly case: Case;
  readonly routine: Routine;
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
  readonly #machine: MachineWriter;
  #untils = 0;

  constructor(machine: MachineWriter) {
    this.#machine = machine;
  }

  write(end: Of<'roll' | 'shuffle' | 'draw' | 'rank'>, at: Writing): void {
    if (end.end === 'roll') this.#roll(end, at);
    else if (end.end === 'shuffle') this.#shuffle(end, at);
    else if (end.end === 'draw') this.#draw(end, at);
    else this.#rank(end, at);
  }

  /** The case in which the script waits for an outcome, and goes on with it. */
  #supplied(what: string, { frame }: Writing): { given: Case; out: Out; scope: Scope } {
    const out = new Out();
    const given = new Case(frame.name, `${frame.name}: the ${what} is supplied`, out.statements);
    this.#machine.cases.push(given);
    return { given, out, scope: this.#machine.frames.scopeOf(frame, out) };
  }

  /** Code in the scope of the frame, outside of its case. */
  #code(frame: Frame, write: (scope: Scope, out: Out) => void): readonly Stmt[] {
    const out = new Out();
    write(this.#machine.frames.scopeOf(frame, out), out);
    return out.statements;
  }

  #roll(end: Of<'roll'>, at: Writing): void {
    const { e } = this.#machine;
    const { out, scope, frame, routine } = at;
    const next = at.cases[end.then]!;
    const pieces = piecesIn(end.what.type);
    const type = e.gen.game.pieces.find(({ name }) => name === pieces)!.face!;
    const faces = e.gen.layout.faces.get(pieces)!.name;
    const list = e.streams.list(end.what, scope, out);
    const values =
      type.is === 'number'
        ? undefined
        : e.gen.array(`${pieces} faces`, e.gen.board.domain(type, NOBODY).map(word));
    const count = type.is === 'number' ? type.to - type.from + 1 : e.gen.board.domain(type, NOBODY).length;
    const supplied = this.#supplied('roll', at);
    out.push(...waits(e, supplied.given, expr`m[${list}] > 0`));
    const most = e.streams.most(end.what, scope);
    // The lowest face and no table, or a table of faces.
    const [from, table] = type.is === 'number' ? [type.from, -1] : [0, values!];
    const until =
      end.until &&
      this.#until(
        end.until,
        frame,
        most,
        (pieces, turns) => expr`nextOutcome(${pieces}, ${faces}, ${from}, ${table}, ${count}, ${turns})`,
      );
    if (until) out.code`${until.roll}(${list}, t);`;
    else {
      const face = (number: Code): Code =>
        type.is === 'number' ? sum(type.from, number) : printed(sum(values!, number));
      out.do(rollFunction(e, pieces, list, faces, count, face));
    }
    out.jump(next);
    const again = e.streams.list(end.what, supplied.scope, supplied.out);
    supplied.out.code`setFaces(${again}, ${faces});`;
    supplied.out.jump(next);
    this.sites.push({
      case: supplied.given,
      routine,
      kind: 0,
      type: { is: 'piece', pieces },
      event: this.#code(frame, (inner, to) => e.streams.fill(end.what, own('event'), inner, to)),
      most,
      ...(until
        ? { outcomes: stmts`return outcomesOf(event, ${faces}, ${until.turns}, ${until.next}, t);` }
        : {}),
    });
  }

  /** The function that turns pieces to the next outcome of those that are rolled for, and the one that rolls. */
  #until(
    condition: Expr,
    frame: Frame,
    most: number,
    turned: (pieces: Name, turns: Name) => Code,
  ): { readonly next: Name; readonly roll: Name; readonly turns: Name } {
    const { gen } = this.#machine.e;
    const [pieces, turns] = [gen.fresh('pieces'), gen.layout.take('scratch', most + 1, 'turns').name];
    const params = [pieces, own('t')];
    this.#untils++;
    const next = gen.function(
      `next until ${this.#untils}`,
      camel(`next fitting ${frame.name} roll`),
      (name) => {
        const body = this.#code(frame, (scope, out) => {
          const fits = this.#machine.e.cond(condition, scope, out);
          out.code`if (${fits}) return true;`;
        });
        const doc = 'Turns the pieces to the next outcome that fits; false where there is none left.';
        const all = stmts`while (${turned(pieces, turns)}) { ${body} } return false;`;
        return func(name, { doc, params, returns: 'boolean' }, all);
      },
    );
    const roll = gen.function(`roll until ${this.#untils}`, camel(`${frame.name} roll`), (name) => {
      const body = stmts`
        let fits = 0;
        m[${turns}] = 0;
        while (${next}(${pieces}, t)) fits++;
        if (fits === 0) fault('no-outcome');
        m[${turns}] = 0;
        for (let left = draw(fits); left >= 0; left--) ${next}(${pieces}, t);`;
      const doc = 'Rolls the pieces until the outcome fits: one of those that do, all equally likely.';
      return func(name, { doc, params }, body);
    });
    return { next, roll, turns };
  }

  #shuffle(end: Of<'shuffle'>, at: Writing): void {
    const { e } = this.#machine;
    const { out, scope, frame, routine } = at;
    const next = at.cases[end.then]!;
    const target = end.place as Extract<typeof end.place, { is: 'field' }>;
    const address = fieldAddress(e, target, scope, out);
    const supplied = this.#supplied('order', at);
    out.push(...waits(e, supplied.given, expr`m[${address}] > 1`));
    out.code`shuffle(${address});`;
    out.jump(next);
    supplied.out.code`shuffle(${fieldAddress(e, target, supplied.scope, supplied.out)});`;
    supplied.out.jump(next);
    this.sites.push({
      case: supplied.given,
      routine,
      kind: 1,
      type: { is: 'piece', pieces: piecesIn(end.place.type) },
      event: this.#code(frame, (inner, to) => {
        to.code`setList(event, ${fieldAddress(e, target, inner, to)});`;
      }),
      most: e.gen.bounds.ofField(target.field),
    });
  }

  #draw(end: Of<'draw'>, at: Writing): void {
    const { e } = this.#machine;
    const { out, scope, frame, routine } = at;
    const [then, otherwise] = [at.cases[end.then]!, at.cases[end.otherwise]!];
    const options = e.streams.list(end.from, scope, out);
    out.code`if (m[${options}] === 0) { ${{ is: 'jump', to: otherwise }} }`;
    const supplied = this.#supplied('choice', at);
    out.push(...waits(e, supplied.given));
    const type = itemType(end.from.type);
    const keep = (one: Name, inner: Scope, to: Out): void => {
      if ('local' in end.into) {
        to.push(store(this.#machine.frames.slotOf(frame, end.into.local), one));
        return;
      }
      const { target } = end.into;
      if (target.is !== 'field') throw new Error('chance chooses a face');
      const drawn = new Map(inner);
      drawn.set('drawn~', { value: type.is === 'yes or no' ? asTruth(one) : code(one) });
      const place = e.gen.layout.fields.get(target.field)!;
      put(e, place, fieldAddress(e, target, inner, to), { op: 'local', local: 'drawn~', type }, drawn, to);
    };
    const [drawn, given] = [e.gen.fresh('drawn'), e.gen.fresh('drawn')];
    out.code`const ${drawn} = pick(${options});`;
    keep(drawn, scope, out);
    out.jump(then);
    supplied.out.code`const ${given} = pick(event);`;
    keep(given, supplied.scope, supplied.out);
    supplied.out.jump(then);
    this.sites.push({
      case: supplied.given,
      routine,
      kind: 2,
      type,
      event: this.#code(frame, (inner, to) => e.streams.fill(end.from, own('event'), inner, to)),
      most: e.streams.most(end.from, scope),
    });
  }

  /**
   * A ranking: puts value, place and how many share it into the list of its loop. Where a lot is to be drawn, the script waits
   * in a case of its own, to which it comes back with every lot.
   */
  #rank(end: Of<'rank'>, at: Writing): void {
    const machine = this.#machine;
    const { e } = machine;
    const { frame, routine } = at;
    const loop = routine.loops[end.loop] as Extract<Loop, { over: 'ranking' }>;
    const { rank } = loop;
    const type = itemType(rank.in.type);
    const most = e.streams.most(rank.in, at.scope);
    const picked = machine.frames.take(frame, `${frame.name} ${rank.local} picks`, 1 + most);
    at.out.push(store(picked, 0));
    const out = new Out();
    const ranks = new Case(frame.name, `${frame.name}: rank`, out.statements);
    machine.cases.push(ranks);
    at.out.jump(ranks);
    const scope = machine.frames.scopeOf(frame, out);
    const places = e.ranks.places(rank, scope);
    const count = e.gen.fresh('ranked');
    out.code`const ${count} = ${e.ranks.rank(rank, places, scope, out, picked)};`;
    if (rank.ties.at(-1)?.is === 'by lot') {
      out.code`
        if (${count} < 0) {
          ${waits(e, ranks, expr`!isSupplied()`)}
          append(${picked}, pick(event));
          ${{ is: 'jump', to: ranks }}
        }`;
      this.sites.push({
        case: ranks,
        routine,
        kind: 3,
        type,
        event: this.#code(frame, (inner, to) => to.do(e.ranks.rank(rank, places, inner, to, picked))),
        most,
      });
    }
    const code = machine.loop(end.loop, at, scope);
    out.code`
      for (let i = 0; i < ${count}; i++) {
        m[${code.list!} + 1 + i * 3] = m[${places.value} + i];
        m[${code.list!} + 2 + i * 3] = m[${places.place} + i];
        m[${code.list!} + 3 + i * 3] = m[${places.shared} + i];
      }
      m[${code.list!}] = ${count};`;
    code.start(false, scope, out);
    out.jump(at.cases[end.then]!);
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
  // The place of a field is known to the function: so V8 has less to check. Room for work may be another at every roll.
  const place =
    list.is === 'name' && [...e.gen.layout.fields.values()].some(({ name }) => name === list.name)
      ? list
      : undefined;
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
  return stmts`if (${when ? chain('&&', [isOpen, when]) : isOpen}) { m[t] = ${at}; return STOPS; }`;
}

const NOBODY = { players: [], imaginary: [], seats: [], clockwise: [] };

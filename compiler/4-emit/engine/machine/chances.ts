import { NO_SEATING } from '../../../2-model/board.ts';
import { itemType, piecesIn } from '../../../2-model/types.ts';
import type { EndOf, Expr, LoopOf, TargetOf } from '../../../3-ir/ir.ts';
import { asTruth, binary, call, chain, code, own, printed, store, sum } from '../../code/build.ts';
import { camel, pascal } from '../../code/hints.ts';
import { expr, stmts } from '../../code/quote.ts';
import { Case, type Code, type Name, type Stmt } from '../../code/tree.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { word } from '../gen.ts';
import { put } from '../statements/changes.ts';
import { ranked, rankPlaces } from '../statements/ranks.ts';
import { fieldAddress } from '../values/fields.ts';
import type { Writing, Written } from './frames.ts';

/**
 * Chance decides here, or the script waits in a case of its own until the outcome is supplied. `decide` writes what is done in
 * either case; `isNeeded` tells whether there is anything to decide.
 */
function decided(
  what: string,
  { machine, frame, w, cases }: Writing,
  then: number,
  decide: (w: Writer, isSupplied: boolean) => void,
  isNeeded?: Code,
): Case {
  const after = machine.frames.inFrame(new Writer(w.e), frame);
  const supplied = new Case(frame.name, `${frame.name}: the ${what} is supplied`, after.statements);
  machine.cases.push(supplied);
  w.push(...waits(machine.e, supplied, isNeeded));
  decide(w, false);
  w.jump(cases[then]!);
  decide(after, true);
  after.jump(cases[then]!);
  return supplied;
}

/** Code in the scope of the frame, outside of its case. */
function codeIn({ machine, frame }: Written, write: (w: Writer) => void): readonly Stmt[] {
  const out = new Writer(machine.e);
  write(machine.frames.inFrame(out, frame));
  return out.statements;
}

export function roll(end: EndOf<'roll'>, at: Writing): void {
  const { machine, w, routine } = at;
  const { e } = w;
  const pieces = piecesIn(end.what.type);
  const { name: faces, type } = e.gen.layout.faces.get(pieces)!;
  const list = w.list(end.what);
  // The lowest face and no table, or a table of faces.
  const shown = type.is === 'number' ? undefined : e.gen.board.domain(type, NO_SEATING).map(word);
  const table = shown && e.gen.array(`${pieces} faces`, shown);
  const { lowest, size: count } = shown ? { lowest: 0, size: shown.length } : e.gen.layout.span(type);
  const face = (number: Code): Code => (table ? printed(sum(table, number)) : sum(lowest, number));
  const most = w.extent(end.what).most;
  const roll = [code(faces), code(lowest), code(table ?? -1), code(count)];
  const seek = end.until && seekFunction(end.until, at, roll, most);
  const decide = (to: Writer, isSupplied: boolean): void => {
    if (isSupplied) to.code`setFaces(${to.list(end.what)}, ${faces});`;
    else if (seek) to.do(call(rollUntil(e, seek, at.frame.name), [own('t'), list]));
    else to.do(rollFunction(e, pieces, list, faces, count, face));
  };
  machine.chances.push({
    case: decided('roll', at, end.then, decide, expr`m[${list}] > 0`),
    routine,
    kind: 0,
    type: { is: 'piece', pieces },
    event: codeIn(at, (to) => e.streams.fill(to, end.what, own('EVENT'))),
    most,
    ...(seek ? { until: { faces, seek } } : {}),
  });
}

/** The function that goes to the first or the next outcome of a roll for which a condition holds. `roll`: faces, lowest one, table, count. */
function seekFunction(condition: Expr, at: Writing, roll: readonly Code[], most: number): Name {
  const { machine, frame } = at;
  const { gen } = machine.e;
  const number = machine.chances.length;
  const fits = gen.function(`until ${number}`, `fits ${frame.name} roll`, () => {
    const body = codeIn(at, (w) => {
      w.code`return ${w.cond(condition)};`;
    });
    return { params: [own('t')], returns: 'boolean', body };
  });
  return gen.function(`seek ${number}`, `seek ${frame.name} roll`, () => {
    const digits = gen.scratch('digits', most);
    const [pieces, isFirst] = [gen.fresh('pieces'), gen.fresh('isFirst', 'boolean')];
    const body = stmts`
      if (${isFirst}) firstFaces(${pieces}, ${roll}, ${digits});
      else if (!nextFaces(${pieces}, ${roll}, ${digits})) return false;
      while (!${fits}(t)) if (!nextFaces(${pieces}, ${roll}, ${digits})) return false;
      return true;`;
    const doc = 'Goes to the first, or to the next, outcome of the roll that fits; false if there is none.';
    return { doc, params: [own('t'), pieces, isFirst], returns: 'boolean', body };
  });
}

export function shuffle(end: EndOf<'shuffle'>, at: Writing): void {
  const { machine, w, routine } = at;
  const { e } = w;
  const target = end.place as TargetOf<'field'>;
  const address = fieldAddress(w, target);
  const decide = (to: Writer, isSupplied: boolean): void =>
    to.code`shuffle(${isSupplied ? fieldAddress(to, target) : address});`;
  machine.chances.push({
    case: decided('order', at, end.then, decide, expr`m[${address}] > 1`),
    routine,
    kind: 1,
    type: { is: 'piece', pieces: piecesIn(end.place.type) },
    event: codeIn(at, (to) => {
      to.code`setList(EVENT, ${fieldAddress(to, target)});`;
    }),
    most: e.gen.bounds.ofField(target.field),
  });
}

export function draw(end: EndOf<'draw'>, at: Writing): void {
  const { machine, w, frame, routine } = at;
  const { e } = w;
  const options = w.list(end.from);
  w.code`if (m[${options}] === 0) { ${{ is: 'jump', to: at.cases[end.otherwise]! }} }`;
  const type = itemType(end.from.type);
  const decide = (to: Writer, isSupplied: boolean): void => {
    const one = to.const('drawn', call(own('pick'), [isSupplied ? own('EVENT') : options]));
    if ('local' in end.into) {
      to.push(store(machine.frames.slotOf(frame, end.into.local), one));
      return;
    }
    const { target } = end.into;
    if (target.is !== 'field') throw new Error('chance chooses a face');
    const drawn = to.with('drawn~', { value: type.is === 'yes or no' ? asTruth(one) : code(one) });
    const place = e.gen.layout.field(target.field);
    put(drawn, place, fieldAddress(to, target), { op: 'local', local: 'drawn~', type });
  };
  machine.chances.push({
    case: decided('choice', at, end.then, decide),
    routine,
    kind: 2,
    type,
    ...('local' in end.into
      ? { name: end.into.local }
      : end.into.target.is === 'field'
        ? { name: end.into.target.field }
        : {}),
    event: codeIn(at, (to) => e.streams.fill(to, end.from, own('EVENT'))),
    most: w.extent(end.from).most,
  });
}

/**
 * A ranking: puts value, place and how many share it into the list of its loop. Where a lot is to be drawn, the script waits
 * in a case of its own, to which it comes back with every lot.
 */
export function rank(end: EndOf<'rank'>, at: Writing): void {
  const { machine, frame, routine } = at;
  const { e } = machine;
  const loop = routine.loops[end.loop] as LoopOf<'ranking'>;
  const { rank } = loop;
  const type = itemType(rank.in.type);
  const most = at.w.extent(rank.in).most;
  const picked = machine.frames.take(frame, `${frame.name} ${rank.local} picks`, 1 + most);
  at.w.push(store(picked, 0));
  const w = machine.frames.inFrame(new Writer(e), frame);
  const ranks = new Case(frame.name, `${frame.name}: rank`, w.statements);
  machine.cases.push(ranks);
  at.w.jump(ranks);
  const places = rankPlaces(w, rank);
  const count = w.const('ranked', ranked(w, rank, places, picked));
  if (rank.ties.at(-1)?.is === 'by lot') {
    w.code`
      if (${count} < 0) {
        ${waits(e, ranks, expr`!isSupplied()`)}
        append(${picked}, pick(EVENT));
        ${{ is: 'jump', to: ranks }}
      }`;
    machine.chances.push({
      case: ranks,
      routine,
      kind: 3,
      type,
      event: codeIn(at, (to) => to.do(ranked(to, rank, places, picked))),
      most,
    });
  }
  const code = machine.loop(w, end.loop, at);
  w.code`
    for (let i = 0; i < ${count}; i++) {
      m[${code.list!} + 1 + i * 3] = m[${places.value} + i];
      m[${code.list!} + 2 + i * 3] = m[${places.place} + i];
      m[${code.list!} + 3 + i * 3] = m[${places.shared} + i];
    }
    m[${code.list!}] = ${count};`;
  code.start(w, false);
  w.jump(at.cases[end.then]!);
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
  const roll = e.gen.function(key, hint, () => {
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
    return { doc: 'Rolls the pieces of a list, one after the other (xoshiro128**).', params, body };
  });
  return call(roll, place ? [] : [list]);
}

/** The function that rolls one of the outcomes that fit, all of them equally likely. */
function rollUntil(e: Emitter, seek: Name, phase: string): Name {
  return e.gen.function(`roll by ${seek.hint}`, `roll ${phase} roll`, () => {
    const pieces = e.gen.fresh('pieces');
    const body = stmts`
      let count = 0;
      for (let fits = ${seek}(t, ${pieces}, true); fits; fits = ${seek}(t, ${pieces}, false)) count++;
      if (count === 0) fault('no-outcome');
      ${seek}(t, ${pieces}, true);
      for (let left = draw(count); left > 0; left--) ${seek}(t, ${pieces}, false);`;
    const doc = 'Rolls until the condition holds: one of the outcomes for which it does.';
    return { doc, params: [own('t'), pieces], body };
  });
}

/** Where an outcome is to be supplied, the script waits. */
function waits(e: Emitter, at: Case, when?: Code): readonly Stmt[] {
  const isOpen = e.mayTry ? expr`trying || m[SEEDED] === 0` : expr`m[SEEDED] === 0`;
  return stmts`if (${when ? chain('&&', [isOpen, when]) : isOpen}) { m[t] = ${at}; return STOPS; }`;
}

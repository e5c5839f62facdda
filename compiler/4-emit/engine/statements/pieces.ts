import { isCollection, piecesIn } from '../../../2-model/types.ts';
import type { Expr, StepOf, TargetOf } from '../../../3-ir/ir.ts';
import { call, type Operand, own, sum, text } from '../../code/build.ts';
import { expr, functions, stmts } from '../../code/quote.ts';
import type { Code, Func, Name, Stmt } from '../../code/tree.ts';
import { noteFunction } from '../collections/bits.ts';
import { type Emitter, Writer } from '../emitter.ts';
import type { FieldPlace } from '../layout.ts';
import { bitOf } from '../values/branchless.ts';
import { eachValue, fieldAddress } from '../values/fields.ts';

/*
 * Pieces and the places in which they lie. A piece lies in one place at most. Where there are many places, a word for each piece
 * tells where: twice the address of the list, or of the place for one, and then 1 more; 0 for nowhere. Where there are few of
 * both, a word behind each list has a bit for each piece that lies in it.
 */

/** A function about a kind of piece, written when it is first asked for. `name` and `params` are what it would like to call things. */
function pieceFunction(
  e: Emitter,
  name: string,
  doc: string,
  params: readonly string[],
  body: (first: Name, second: Name, third: Name) => readonly Stmt[],
  key = name,
): Name {
  return e.gen.function(key, name, () => {
    const names = params.map((param) => e.gen.fresh(param)) as [Name, Name, Name];
    return { doc, params: names, body: body(...names) };
  });
}

/** Takes a piece away from where it lies. */
export function takeFunction(e: Emitter, pieces: string): Name {
  const doc = 'Takes a piece away from where it lies.';
  return pieceFunction(e, `take ${pieces}`, doc, ['piece'], (piece) => {
    const homes = e.gen.layout.homes.get(pieces);
    if (homes) return takeHome(e, pieces, homes, piece);
    return e.gen.layout.placesOf(pieces).flatMap((place) =>
      eachValue(e, place, (address) =>
        place.pieceBits
          ? stmts`
              if (((m[${place.pieceBits}] >>> ${piece}) & 1) === 1) {
                m[${place.pieceBits}] ^= 1 << ${piece};
                removeFrom(${address}, ${piece});
                return;
              }`
          : stmts`if (removeFrom(${address}, ${piece})) return;`,
      ),
    );
  });
}

function takeHome(e: Emitter, pieces: string, homes: Name, piece: Name): readonly Stmt[] {
  const home = e.gen.fresh('home');
  const removal = stmts`removeFrom(${home} >> 1, ${piece});`;
  return stmts`
    const ${home} = m[${homes} + ${piece}];
    if (${home} === 0) return;
    m[${homes} + ${piece}] = 0;
    ${
      hasSingles(e, pieces)
        ? stmts`if ((${home} & 1) === 1) ${holdFunction(e, pieces)}(${home} >> 1, NONE); else { ${removal} }`
        : removal
    }`;
}

/** Whether some of the places for these pieces are places for one. */
function hasSingles(e: Emitter, pieces: string): boolean {
  return e.gen.layout.placesOf(pieces).some(({ model }) => model.single);
}

/** Lays a piece at the end of a list. */
export function layFunction(e: Emitter, pieces: string): Name {
  const { layout } = e.gen;
  const doc = 'Lays a piece at the end of a place, from wherever it lay.';
  return pieceFunction(e, `lay ${pieces}`, doc, ['piece', 'place'], (piece, place) => {
    const [home, bits] = [layout.homes.get(pieces), layout.pieceBits.get(pieces)];
    return stmts`
      ${takeFunction(e, pieces)}(${piece});
      append(${place}, ${piece});
      ${home ? stmts`m[${home} + ${piece}] = ${place} * 2;` : []}
      ${!home && bits ? stmts`m[${place} + ${bits}] |= 1 << ${piece};` : []}`;
  });
}

/** Lays a piece in a place for one. */
export function layAloneFunction(e: Emitter, pieces: string, field: string): Name {
  const doc = 'Lays a piece in a place for one, which must be free.';
  const write = (piece: Name, place: Name): readonly Stmt[] => stmts`
    ${takeFunction(e, pieces)}(${piece});
    if (m[${place}] !== NONE) fault('too-many', ${text(field)});
    ${holdFunction(e, pieces)}(${place}, ${piece});`;
  return pieceFunction(
    e,
    `lay ${pieces} alone`,
    doc,
    ['piece', 'place'],
    write,
    `lay alone ${pieces} ${field}`,
  );
}

/** Puts a piece, or none, into a place for one; what lay there lies nowhere then. */
export function setFunction(e: Emitter, pieces: string): Name {
  const doc = 'Puts a piece, or none, into a place for one; what lay there is out of the game.';
  return pieceFunction(
    e,
    `set ${pieces}`,
    doc,
    ['place', 'piece'],
    (place, piece) => stmts`
      if (${piece} !== NONE) ${takeFunction(e, pieces)}(${piece});
      if (m[${place}] !== NONE) m[${e.gen.layout.homes.get(pieces)!} + m[${place}]] = 0;
      ${holdFunction(e, pieces)}(${place}, ${piece});`,
  );
}

/** Writes a place for one, and what is known of it. */
export function holdFunction(e: Emitter, pieces: string): Name {
  const doc = 'Writes what lies in a place for one.';
  return pieceFunction(e, `hold ${pieces}`, doc, ['place', 'piece'], (at, piece) => {
    const notes = e.gen.layout.placesOf(pieces).flatMap((place) => {
      if (!place.model.single || !place.there) return [];
      const { name, count } = place;
      if (!place.inSeat)
        return stmts`
          if (${at} >= ${name} && ${at} < ${name} + ${count}) ${noteFunction(e, place)}(${at} - ${name});`;
      const cell = place.isOutside
        ? expr`((${at} - GRIDS) % GRID_WORDS) + GRIDS - ${name}`
        : expr`((${at} - SEATS) % SEAT_WORDS) - ${name}`;
      return stmts`
        if (${at} >= ${own(place.isOutside ? 'GRIDS' : 'SEATS')}) {
          const cell = ${cell};
          if (cell >= 0 && cell < ${count}) ${noteFunction(e, place)}(${at} - ${name} - cell, cell);
        }`;
    });
    return stmts`
      m[${at}] = ${piece};
      if (${piece} !== NONE) m[${e.gen.layout.homes.get(pieces)!} + ${piece}] = ${at} * 2 + 1;
      ${notes}`;
  });
}

/**
 * Lays every piece that lies on a grid outside of the state there again, from where it is said to lie, when the words of another
 * state were put in: of what lay there before, each cell has its bit. Undefined where there are no such grids.
 */
export function layOut(e: Emitter): readonly Func[] {
  const { layout, board } = e.gen;
  const places = [...layout.fields.values()].filter(({ isOutside }) => isOutside);
  if (places.length === 0) return [];
  const [block, isNew] = [e.gen.fresh('block'), e.gen.fresh('isNew')];
  const emptied = places.flatMap(({ name, count, there }) => {
    const { name: bits, words } = there!;
    const span = sum(bits, block, words);
    return stmts`
      if (${isNew}) m.fill(NONE, ${name} + ${block}, ${name} + ${block} + ${count});
      emptyCells(${name} + ${block}, ${bits} + ${block}, ${words} - m[${span}], m[${span} + 1]);
      m.fill(0, ${span}, ${span} + 2);`;
  });
  const laid = new Set(places.map(({ model }) => piecesIn(model.type)));
  return functions`
/** Lays pieces on their grids again, from where they are said to lie: to be called when the words of another state were put in. */
function layOut(${isNew}: boolean): void {
  for (let ${block} = 0; ${block} < ${layout.seats} * GRID_WORDS; ${block} += GRID_WORDS) { ${emptied} }
  ${[...laid].flatMap((pieces) => {
    const home = layout.homes.get(pieces)!;
    return stmts`
      for (let piece = 0; piece < ${board.piecesOf(pieces).all.length}; piece++)
        if (m[${home} + piece] >= 2 * GRIDS) ${holdFunction(e, pieces)}(m[${home} + piece] >> 1, piece);`;
  })}
}`;
}

/** Which item of its list a piece is, so that it can be put back; 0 where it lies alone, or nowhere. */
export function positionIn(piece: Operand, home: Operand): Code {
  return expr`(${home} & 1) === 1 || ${home} === 0 ? 0 : positionOrZero(${piece}, ${home} >> 1)`;
}

/** Puts a piece back where it lay, from wherever it lies now. */
export function putBackFunction(e: Emitter, pieces: string): Name {
  const doc = 'Puts a piece back where it lay, from wherever it lies now.';
  const params = ['piece', 'home', 'position'];
  return pieceFunction(e, `put back ${pieces}`, doc, params, (piece, home, position) => {
    const alone = hasSingles(e, pieces)
      ? stmts`if ((${home} & 1) === 1) return ${holdFunction(e, pieces)}(${home} >> 1, ${piece});`
      : [];
    return stmts`
      ${takeFunction(e, pieces)}(${piece});
      if (${home} === 0) return;
      ${alone}
      insertItem(${home} >> 1, ${piece}, ${position});
      m[${e.gen.layout.homes.get(pieces)!} + ${piece}] = ${home};`;
  });
}

/** All pieces of a kind, from wherever they lie, to one place. */
export function gatherFunction(e: Emitter, pieces: string): Name {
  const { layout, board } = e.gen;
  const count = board.piecesOf(pieces).all.length;
  const doc = 'All pieces of a kind, from wherever they lie, to one place.';
  return pieceFunction(e, `gather ${pieces}`, doc, ['place'], (to) => {
    const out = new Writer(e);
    for (const place of layout.placesOf(pieces)) {
      out.push(...eachValue(e, place, (address) => stmts`m[${address}] = 0;`));
      if (place.pieceBits) out.code`m[${place.pieceBits}] = 0;`;
    }
    if (count <= MOST_SIDE_BY_SIDE)
      for (let piece = 0; piece < count; piece++) out.code`m[${to} + ${1 + piece}] = ${piece};`;
    else out.code`for (let piece = 0; piece < ${count}; piece++) m[${to} + 1 + piece] = piece;`;
    out.code`m[${to}] = ${count};`;
    const bits = layout.pieceBits.get(pieces);
    if (bits) out.code`m[${to} + ${bits}] = ${2 ** count - 1};`;
    return out.statements;
  });
}

/** What follows a change of a whole place: the bits of what lies there now. */
export function noteBits(e: Emitter, pieces: string, address: Operand): readonly Stmt[] {
  const bits = e.gen.layout.pieceBits.get(pieces);
  return bits ? stmts`m[${address} + ${bits}] = bitsOfList(${address});` : [];
}

/** Notes where every piece lies, from the places. */
export function deriveHomes(e: Emitter): readonly Stmt[] {
  const { layout, board } = e.gen;
  const kept = [...layout.fields.values()].flatMap(({ name, pieceBits }) =>
    pieceBits ? stmts`m[${pieceBits}] = bitsOfList(${name});` : [],
  );
  const homes = [...layout.homes].flatMap(([pieces, home]) => [
    ...stmts`m.fill(0, ${home}, ${home} + ${board.piecesOf(pieces).all.length});`,
    ...layout
      .placesOf(pieces)
      .flatMap((place) =>
        eachValue(e, place, (address) =>
          place.model.single
            ? stmts`if (m[${address}] !== NONE) m[${home} + m[${address}]] = ${address} * 2 + 1;`
            : stmts`for (let j = 1; j <= m[${address}]; j++) m[${home} + m[${address} + j]] = ${address} * 2;`,
        ),
      ),
  ]);
  return [...kept, ...homes];
}

/** Up to this many pieces are laid down without a loop. */
const MOST_SIDE_BY_SIDE = 8;

export function move(w: Writer, move: StepOf<'move'>): void {
  const what = moved(move);
  const target = move.to as TargetOf<'field'>;
  const pieces = piecesIn(move.what.type);
  const place = w.gen.layout.field(target.field);
  const hasHomes = w.gen.layout.homes.has(pieces);
  const address = (): Code => fieldAddress(w, target);
  if (move.position) {
    const list = w.e.streams.distinct(w, what, pieces);
    const position = w.num(move.position);
    w.code`for (let i = 1; i <= m[${list}]; i++) ${takeFunction(w.e, pieces)}(m[${list} + i]);`;
    w.code`insert(${address()}, ${list}, ${position}, ${text(place.model.name)});`;
    w.push(...noteBits(w.e, pieces, address()));
    const homes = w.gen.layout.homes.get(pieces);
    if (homes)
      w.code`for (let i = 1; i <= m[${list}]; i++) m[${homes} + m[${list} + i]] = (${address()}) * 2;`;
    return;
  }
  if (!hasHomes && what.op === 'every piece' && place.keys.length === 0 && !place.inSeat) {
    w.do(call(gatherFunction(w.e, pieces), [address()]));
    return;
  }
  if (!hasHomes && sift(w, { ...move, what }, target, place)) return;
  const lay = place.model.single ? layAloneFunction(w.e, pieces, place.model.name) : layFunction(w.e, pieces);
  const bind = w.meant(what);
  const isOne = bind ? 'value' in bind : !isCollection(what.type);
  if (isOne && what.type.is !== 'optional') {
    const piece = bind && 'value' in bind ? bind.value : w.num(what);
    w.do(call(lay, [piece, address()]));
    return;
  }
  const list = w.e.streams.distinct(w, what, pieces);
  if (place.model.single) w.code`if (m[${list}] > 1) fault('too-many', ${text(place.model.name)});`;
  w.code`for (let i = 1; i <= m[${list}]; i++) ${lay}(m[${list} + i], ${address()});`;
}

/** Pieces that all lie in one place, to another one: in one pass. */
function sift(w: Writer, statement: StepOf<'move'>, target: TargetOf<'field'>, place: FieldPlace): boolean {
  const { what } = statement;
  const source = what.op === 'all' ? what.bound.in : what;
  if (
    source.op !== 'field' ||
    source.whole !== w.gen.layout.field(source.field).keys.length > 0 ||
    source.field === target.field
  )
    return false;
  const from = w.gen.layout.field(source.field);
  if (from.form !== 'list' || place.form !== 'list' || from.keys.length > 0) return false;
  // A list only names pieces: they lie elsewhere.
  if (source.type.is === 'collection' && source.type.form === 'list') return false;
  const where = what.op === 'all' ? what.where : undefined;
  if (where && [source.field, target.field].some((name) => w.facts.reads(where).has(name))) return false;
  const [here, there] = [fieldAddress(w, source), fieldAddress(w, target)];
  if (!where) {
    w.code`moveAll(${here}, ${there});`;
    if (from.pieceBits && place.pieceBits)
      w.code`m[${place.pieceBits}] |= m[${from.pieceBits}]; m[${from.pieceBits}] = 0;`;
    return true;
  }
  const kept = w.gen.fresh('kept');
  const moved = w.gen.fresh('moved');
  const local = what.op === 'all' ? what.bound.local : '';
  // While a piece lies here, there is room for it in a place that has room for all.
  const hasRoom = place.room >= w.gen.board.piecesOf(piecesIn(source.type)).all.length;
  const bits =
    from.pieceBits && place.pieceBits
      ? { here: from.pieceBits, there: place.pieceBits, those: w.gen.fresh('those') }
      : undefined;
  w.code`let ${kept} = 0;`;
  if (bits) w.code`let ${bits.those} = 0;`;
  const loop = w.inside();
  let isCounted = false;
  loop.each(source, local, (item, to) => {
    const inner = to.bound({ local, in: source }, item);
    const bit = hasRoom ? bitOf(inner, where) : undefined;
    if (bit?.isClean) {
      isCounted = true;
      const goes = w.gen.fresh('goes');
      to.code`
        const ${goes} = ${bit.code};
        m[${there} + 1 + ${moved}] = ${item};
        ${moved} += ${goes};
        m[${here} + 1 + ${kept}] = ${item};
        ${kept} += ${goes} ^ 1;`;
      if (bits) to.code`${bits.those} |= ${goes} << ${item};`;
      return;
    }
    const note = bits ? stmts`${bits.those} |= 1 << ${item};` : [];
    to.code`
      if (${inner.cond(where)}) {
        append(${there}, ${item});
        ${note}
      } else m[${here} + ++${kept}] = ${item};`;
  });
  if (isCounted) w.code`let ${moved} = m[${there}];`;
  w.append(loop);
  w.code`m[${here}] = ${kept};`;
  if (isCounted) w.code`m[${there}] = ${moved};`;
  if (bits) w.code`m[${bits.here}] ^= ${bits.those}; m[${bits.there}] |= ${bits.those};`;
  return true;
}

/** What is moved: of a list of one piece, that piece. */
export function moved({ what }: StepOf<'move'>): Expr {
  const [first, ...others] = what.op === 'list' ? what.items : [];
  return first && others.length === 0 ? first : what;
}

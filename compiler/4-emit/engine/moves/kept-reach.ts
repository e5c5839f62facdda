import { isCollection, itemType, piecesIn, present, type Type } from '../../../2-model/types.ts';
import { expressionsIn } from '../../../2-model/walk.ts';
import type { Action, Expr, ExprOf, Step } from '../../../3-ir/ir.ts';
import { isLocal, localsIn } from '../../../3-ir/walk.ts';
import { code, NONE, names, not, type Operand, own } from '../../code/build.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { eachWay, holes, sidesOf } from '../collections/graph.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { freeIn } from '../facts.ts';
import { unsupported } from '../gen.ts';
import { moved } from '../statements/pieces.ts';
import { fieldAddress } from '../values/fields.ts';
import { parameters } from '../values/terms.ts';

/**
 * What is asked of an action that is tried: that after a piece has come to a cell of a field, or has left it, all cells at which the field holds
 * something are reached, and perhaps that they enclose nothing. Where a way from a cell to the next depends only on what lies on these two,
 * nothing need be looked for anew: `lookFunction` looks once, before anything is tried; then `answerFirst` asks only what the one cell changes.
 */
export interface KeptReach {
  readonly reached: ExprOf<'reached'>;
  /** Whose field it is, as the action calls it and as what is reached does. */
  readonly seat: string;
  readonly owner: string;
  readonly field: string;
  /** The cell to which a piece comes, or which it leaves. */
  readonly cell: ExprOf<'local'>;
  readonly comes: boolean;
  readonly piece: Expr;
  /** Why a move is refused after which not all is reached. */
  readonly reason: string;
  /** What must not enclose anything, or nothing of some sort. */
  readonly closed?: Expr;
}

export function keptReach(e: Emitter, action: Action): KeptReach | undefined {
  const [move, named, asked, ...after] = action.effect.blocks[0]!.steps;
  if (move?.is !== 'move' || named?.is !== 'let' || asked?.is !== 'need' || asked.when) return undefined;
  const piece = moved(move);
  const target = move.to.is === 'field' ? move.to : undefined;
  const comes = !!target && e.gen.layout.field(target.field).model.single === true;
  const place = comes ? target : piece.op === 'field' ? piece : undefined;
  const [cell, ...others] = place?.keys ?? [];
  if (cell?.op !== 'local' || cell.type.is !== 'cell' || others.length > 0 || place?.of?.op !== 'local')
    return undefined;
  const [seat, { field }] = [place.of.local, place];
  const reach = reachIn(e, named.value, seat);
  if (!reach || !isAskedForAll(asked.condition, field, seat, named.local)) return undefined;
  const places = new Set(e.gen.layout.placesOf(piecesIn(piece.type)).map(({ model }) => model.name));
  const kept = { ...reach, seat, field, cell, comes, piece, reason: asked.reason };
  if (!isBetweenTwo(e, kept, places) || localsIn(after).has(named.local)) return undefined;
  if (after.length === 0) return kept;
  const closed = closedIn(e, after);
  return closed && isOfCells(e, closed, field, seat, places) ? { ...kept, closed } : undefined;
}

/** `let gaps = holes of …`, and conditions that hold if there are none. */
function closedIn(e: Emitter, [named, ...needs]: readonly Step[]): Expr | undefined {
  if (named?.is !== 'let' || named.value.op !== 'holes') return undefined;
  const isGaps = (expr: Expr): boolean => isLocal(expr, named.local);
  const holds = (step: Step): boolean =>
    step.is === 'need' &&
    ((step.condition.op === 'empty' && !step.condition.not && isGaps(step.condition.of)) ||
      (step.condition.op === 'no' && isGaps(step.condition.bound.in))) &&
    !e.facts.mayFault(step);
  return needs.every(holds) ? named.value.of : undefined;
}

/** Whether a collection is the cells of the field, with others or without, on which no piece of the sort has an influence. */
function isOfCells(
  e: Emitter,
  expr: Expr,
  field: string,
  seat: string,
  places: ReadonlySet<string>,
): boolean {
  if (expr.op === 'joined')
    return isOfCells(e, expr.left, field, seat, places) && isOfCells(e, expr.right, field, seat, places);
  if (expr.op === 'term') {
    const { value, given: [asked, ...others] = [] } = e.facts.inline(expr) ?? {};
    if (value && others.length === 0 && (!asked || isLocal(asked.arg, seat)))
      return isOfCells(e, value, field, asked?.param.name ?? seat, places);
  }
  if (expr.op === 'cells of field') return isField(expr.of, field, seat);
  if ([...freeIn(expr)].some((local) => local !== seat)) return false;
  return (
    !e.facts.mayFault(expr) && ![...e.facts.reads(expr)].some((read) => read === '*' || places.has(read))
  );
}

function isField(expr: Expr, field: string, seat: string): boolean {
  return expr.op === 'field' && expr.field === field && isLocal(expr.of, seat);
}

/** What is reached, written in place or as a term; nothing but the seat is known there. */
function reachIn(e: Emitter, value: Expr, seat: string): Pick<KeptReach, 'reached' | 'owner'> | undefined {
  if (value.op === 'reached') return knowsOnly(value, seat) ? { reached: value, owner: seat } : undefined;
  const inlined = value.op === 'term' ? e.facts.inline(value) : undefined;
  const [asked, ...others] = inlined?.given ?? [];
  if (!isLocal(asked?.arg, seat) || others.length > 0 || inlined?.value.op !== 'reached') return undefined;
  const owner = asked!.param.name;
  return knowsOnly(inlined.value, owner) ? { reached: inlined.value, owner } : undefined;
}

function knowsOnly({ from, local, step, where }: ExprOf<'reached'>, owner: string): boolean {
  const known = [owner, local, step.local];
  return [from, step.in, ...(where ? [where] : [])].every((part) =>
    [...freeIn(part)].every((name) => known.includes(name)),
  );
}

/** `no x in cells of F where x is not in …` */
function isAskedForAll(condition: Expr, field: string, seat: string, named: string): boolean {
  if (condition.op !== 'no' || condition.bound.in.op !== 'cells of field') return false;
  const { bound, where } = condition;
  if (!isField(condition.bound.in.of, field, seat)) return false;
  return where?.op === 'in' && where.not && isLocal(where.left, bound.local) && isLocal(where.right, named);
}

/** Whether a way leads only to a cell beside, and depends, of all that pieces lie on, only on these two cells of the field. */
function isBetweenTwo(
  e: Emitter,
  { reached, owner, field }: Pick<KeptReach, 'reached' | 'owner' | 'field'>,
  places: ReadonlySet<string>,
): boolean {
  const { from, local, step, where } = reached;
  if (!isBeside(e, step.in, local) || e.facts.mayFault(reached) || e.facts.reads(reached).has('*'))
    return false;
  const names = new Map([
    [local, 'cell'],
    [step.local, 'cell'],
    [owner, 'owner'],
  ]);
  const isLocal = ({ field: read, keys, of }: Look): boolean =>
    !places.has(read) || (read === field && keys.length === 1 && keys[0] === 'cell' && of === 'owner');
  return (
    ![...looks(e, from, names)].some(({ field: read }) => places.has(read)) &&
    [...looks(e, [step.in, where], names)].every(isLocal)
  );
}

/** Whether a collection has only cells that share a side with one. */
function isBeside(e: Emitter, expr: Expr, cell: string): boolean {
  const isCell = (one: Expr): boolean => isLocal(one, cell);
  switch (expr.op) {
    case 'neighbours':
      return isCell(expr.of) && !isCollection(expr.of.type);
    case 'all':
      return isBeside(e, expr.bound.in, cell);
    case 'all of':
      return expr.value.op === 'beyond' && isCell(expr.value.of);
    case 'term': {
      const { value, given } = e.facts.inline(expr) ?? {};
      const asked = given?.find(({ arg }) => isCell(arg));
      return value !== undefined && asked !== undefined && isBeside(e, value, asked.param.name);
    }
    default:
      return false;
  }
}

/** A look at a field: what its keys and its owner are, as far as they have names that are followed. */
interface Look {
  readonly field: string;
  readonly keys: readonly (string | undefined)[];
  readonly of: string | undefined;
}

/** All looks at fields, through terms too. */
function* looks(e: Emitter, tree: unknown, names: ReadonlyMap<string, string>): Generator<Look> {
  const meant = (expr: Expr | undefined): string | undefined =>
    expr?.op === 'local' ? names.get(expr.local) : undefined;
  for (const expr of expressionsIn(tree, true)) {
    if (expr.op === 'field') yield { field: expr.field, keys: expr.keys.map(meant), of: meant(expr.of) };
    if (expr.op !== 'term') continue;
    const { owner, params, lets, cases, otherwise } = e.facts.term(expr.term);
    const given = [
      ...(owner ? [[owner.name, meant(expr.of)] as const] : []),
      ...params.map(({ name }, index) => [name, meant(expr.args[index])] as const),
    ];
    const inner = given.flatMap(([name, is]) => (is === undefined ? [] : [[name, is] as const]));
    yield* looks(e, [lets, cases, otherwise], new Map(inner));
  }
}

/** What is known of what is reached before anything is tried. */
export interface ReachBefore {
  /** The stamp of the marks; 0 where not all is reached that should be, -1 where nobody has looked yet. */
  readonly seen: Name;
  readonly marks: Name;
  /** By cell: its number among those that are reached. */
  readonly number: Name;
  /** By number: 1 for what should be reached, 2 where something of that is reached only through it, 4 where ways begin. */
  readonly wanted: Name;
  /** By cell: the same stamp for those that enclose nothing, if that is asked. */
  readonly closed: Name | undefined;
  /** The function that looks, and gives the stamp. */
  readonly look: Name;
  /** The function that tells whether a way leads to a cell from one that was reached before. */
  readonly isEntered: Name;
}

export function reachBefore(e: Emitter, kept: KeptReach): ReachBefore {
  const { reached, field, owner } = kept;
  return e.gen.once(`reach before ${field} ${owner} ${JSON.stringify([reached, kept.closed])}`, () => {
    const { gen } = e;
    const { size } = gen.layout.span(present(itemType(reached.type)));
    const [seen, marks] = [gen.words(`${field} seen`, 1), gen.words(`${field} reached`, size)];
    const [number, wanted] = [gen.words(`${field} number`, size), gen.words(`${field} wanted`, size + 1)];
    const closed = kept.closed && gen.words(`${field} closed`, size);
    const room = { seen, marks, number, wanted, closed, size };
    return { ...room, look: lookFunction(e, kept, room), isEntered: enteredFunction(e, kept, room) };
  });
}

type Room = Pick<ReachBefore, 'seen' | 'marks' | 'number' | 'wanted' | 'closed'> & { readonly size: number };

function lookFunction(e: Emitter, kept: KeptReach, room: Room): Name {
  const { seen, marks, number, wanted, closed, size } = room;
  const { reached, field, owner, seat } = kept;
  return e.gen.function(`look ${seen.hint}`, `look ${field}`, () => {
    const { w: known, params } = parameters(new Writer(e), [{ name: owner, type: SEAT }]);
    const w = known.with(seat, known.scope.get(owner)!);
    const most = w.extent(reached.step.in).most;
    const [list, first] = [e.gen.words('found', size + 1), e.gen.words('first way', size + 2)];
    const [through, ways] = [e.gen.words('through', size + 1), e.gen.words('ways', size * most)];
    const [stamp, count, way, head] = names('stamp', 'count', 'way', 'head');
    const add = (item: Code, from: Operand, sort: number, to: Writer): void =>
      to.when(quoted`m[${marks} + ${item}] !== ${stamp}`).code`
        m[${marks} + ${item}] = ${stamp};
        m[${list} + ++${count}] = ${item};
        m[${number} + ${item}] = ${count};
        m[${through} + ${count}] = ${from};
        m[${wanted} + ${count}] = ${sort};`;
    w.code`const ${stamp} = ++m[STAMP]; let ${count} = 0; let ${way} = 0;`;
    w.each(reached.from, 'cell', (item, to) => add(item, 0, 4, to));
    const here = e.gen.fresh(reached.local);
    const body = w.inside();
    body.code`const ${here} = m[${list} + ${head}]; m[${first} + ${head}] = ${way};`;
    eachWay(body, reached, here, (item, to) => {
      add(item, head, 0, to);
      to.code`m[${ways} + ${way}++] = m[${number} + ${item}];`;
    });
    w.code`
      for (let ${head} = 1; ${head} <= ${count}; ${head}++) { ${body} }
      m[${first} + ${count} + 1] = ${way};
      m[${seen}] = ${stamp};`;
    const of: Expr = { op: 'local', local: owner, type: SEAT };
    const whole: Expr = { op: 'field', field, keys: [], of, whole: true, type: reached.type };
    const cells: Expr = { op: 'cells of field', of: whole, type: reached.type };
    w.each(
      cells,
      'cell',
      (cell, to) => to.code`
      if (m[${marks} + ${cell}] === ${stamp}) m[${wanted} + m[${number} + ${cell}]] |= 1;
      else m[${seen}] = 0;`,
    );
    if (closed && kept.closed) {
      w.each(kept.closed, 'cell', (cell, to) => to.code`m[${closed} + ${cell}] = ${stamp};`);
      const gaps = holes(w, { op: 'holes', of: kept.closed, type: kept.closed.type });
      w.code`if (m[${gaps}] !== 0) m[${seen}] = 0;`;
    }
    w.code`findWays(${count}, ${first}, ${ways}, ${through}, ${wanted}); return m[${seen}];`;
    const doc = `Looks what is reached in \`${field}\`, and through what, before anything is tried; 0 where something is not as it should be.`;
    return { doc, params, returns: 'number', body: w };
  });
}

/** Ways that are written side by side: for which sides there is one. */
function waysBySide(
  w: Writer,
  expr: Expr,
): { readonly side: string; readonly where?: Expr; readonly w: Writer } | undefined {
  if (expr.op === 'term') {
    const { value, given = [] } = w.facts.inline(expr) ?? {};
    const binds = given.flatMap(({ param, arg }) => {
      const bind = arg.op === 'local' && !isCollection(param.type) ? w.scope.get(arg.local) : undefined;
      return bind ? [[param.name, bind] as const] : [];
    });
    return value && binds.length === given.length ? waysBySide(w.in(new Map(binds)), value) : undefined;
  }
  const [bound] = expr.op === 'all of' ? expr.bounds : [];
  if (expr.op !== 'all of' || expr.bounds.length !== 1 || expr.value.op !== 'beyond') return undefined;
  const { side } = expr.value;
  const sides = bound!.in.op === 'list' ? bound!.in.items : [];
  const isEach = sides.length === 4 && sides.every((one, at) => one.op === 'constant' && one.value === at);
  if (!isEach || !isLocal(side, bound!.local)) return undefined;
  return { side: side.local, w, ...(expr.where ? { where: expr.where } : {}) };
}

function enteredFunction(e: Emitter, kept: KeptReach, { seen, marks }: Room): Name {
  const { reached, field, owner } = kept;
  const grid = gridOf(kept);
  return e.gen.function(`is entered ${seen.hint}`, `is ${field} entered`, () => {
    const { w, params } = parameters(new Writer(e), [{ name: owner, type: SEAT }]);
    const [cell, side, here] = names('cell', 'side', 'here');
    const { local, step, where } = reached;
    // What is asked of the cell itself is asked first, and once.
    const isFirst = where && !freeIn(where).has(local);
    if (isFirst) w.code`if (${not(w.bound(step, cell).cond(where))}) return false;`;
    const body = w.inside();
    const known = body.with(local, body.bind(here, { name: local, type: itemType(reached.type) }));
    const bySide = isFirst || !where ? waysBySide(known, step.in) : undefined;
    if (bySide) {
      // From there it is the opposite side.
      const { side: turned, where: leads, w: inner } = bySide;
      const opposite = inner.with(turned, { value: quoted`(${side} + 2) & 3` });
      if (leads) body.code`if (${opposite.cond(leads)}) return true;`;
      else body.code`return true;`;
    } else {
      const asked = isFirst ? { ...reached, where: undefined } : reached;
      eachWay(body, asked, here, (item, to) => to.code`if (${item} === ${cell}) return true;`);
    }
    w.code`
      for (let ${side} = 0; ${side} < 4; ${side}++) {
        const ${here} = k[${sidesOf(e, grid)} + ${cell} * 4 + ${side}];
        if (${here} !== NONE && m[${marks} + ${here}] === m[${seen}]) { ${body} }
      }
      return false;`;
    const doc = `Whether a way leads to a cell of \`${field}\` from one that was reached before anything was tried.`;
    return { doc, params: [...params, cell], returns: 'boolean', body: w };
  });
}

/**
 * Before an action is tried: what is known already answers most moves. A piece that comes to a cell must be reached itself; one that leaves a cell
 * must not be on all ways to another. Whatever else, the move is tried.
 */
export function answerFirst(w: Writer, kept: KeptReach): void {
  const { seen, marks, number, wanted, look, isEntered, closed } = reachBefore(w.e, kept);
  const { comes, field, seat, cell, reason } = kept;
  const at = w.passed(cell.local);
  const [stamp, place, piece, leads] = names('seen', 'place', 'piece', 'leads');
  const entered = w.gen.fresh('entered', 'boolean');
  const of: Expr = { op: 'local', local: seat, type: SEAT };
  w.code`
    const ${stamp} = m[${seen}] < 0 ? ${look}(${w.passed(seat)}) : m[${seen}];
    const ${place} = ${fieldAddress(w, { field, keys: [cell], of })};
    const ${piece} = ${w.num(kept.piece)};`;
  const beyond = sidesOf(w.e, gridOf(kept));
  const isOpen = closed
    ? quoted`${own(comes ? 'leavesWays' : 'hasFreeSide')}(${beyond}, ${closed}, ${stamp}, ${at})`
    : code(true);
  const isEnteredThen = (lies: Operand, before: Operand): readonly Stmt[] => stmts`
    m[${place}] = ${lies};
    const ${entered} = ${isEntered}(${w.passed(seat)}, ${at});
    m[${place}] = ${before};`;
  if (comes) {
    // A piece that lies in a place for one leaves that, and perhaps a cell of the field.
    const home = quoted`m[${w.gen.layout.homes.get(piecesIn(kept.piece.type))!} + ${piece}]`;
    w.code`
      if (${stamp} !== 0 && m[${marks} + ${at}] !== ${stamp} && (${home} & 1) === 0 && m[${place}] === NONE) {
        ${isEnteredThen(piece, NONE)}
        if (!${entered}) return ${w.e.reason(reason)};
        if (${isOpen}) return -1;
      }`;
  } else
    w.code`
      if (${stamp} !== 0 && m[${marks} + ${at}] === ${stamp}) {
        const ${leads} = m[${wanted} + m[${number} + ${at}]];
        ${isEnteredThen(NONE, piece)}
        if (${leads} < 4 && !${entered}) {
          if (${leads} >= 2) return ${w.e.reason(reason)};
          if (${isOpen}) return -1;
        }
      }`;
}

function gridOf({ cell: { type } }: KeptReach): string {
  return type.is === 'cell' ? type.grid : unsupported(`a field for each ${type.is}`);
}

const SEAT: Type = { is: 'seat', player: false };

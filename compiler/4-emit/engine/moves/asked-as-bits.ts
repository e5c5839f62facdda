import type { Expr, ExprOf, Local, Quantifier } from '../../../3-ir/ir.ts';
import { localsIn } from '../../../3-ir/walk.ts';
import { binary, call, load, not, sum } from '../../code/build.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import { type Emitter, Writer } from '../emitter.ts';
import { letAll, parameters } from '../values/terms.ts';
import { printedLists } from '../values/things.ts';
import { type Level, named } from './levels.ts';

/**
 * `no side in Side where clash[tile, cell, side]`: what is asked of a piece and a cell for each of a few values, where of the piece
 * only counts whether the value is printed on it. What is asked of the cell is worked out once, as bits, and then it is one operation for
 * every piece.
 */
interface Asked {
  readonly term: string;
  /** By parameter of the term: what it is asked with. */
  readonly given: ReadonlyMap<string, ExprOf<'local'>>;
  readonly cell: ExprOf<'local'>;
  readonly value: string;
  readonly lets: readonly { readonly local: string; readonly value: Expr }[];
  /** Where one of these holds, the answer is no. */
  readonly unless: readonly Expr[];
  /** Of the piece it is asked whether the value is printed on it. */
  readonly piece: ExprOf<'local'>;
  readonly property: string;
  /** The truth of that must differ from that of this one; or, where there is none, it must hold. `isTurned`: the other way round. */
  readonly other?: Expr;
  readonly isTurned: boolean;
  readonly size: number;
}

/** The test that a condition comes to; undefined where it is of another sort. */
export function askedAsBits(w: Writer, need: Expr, levels: readonly Level[]): Code | undefined {
  const { e } = w;
  const asked = need.op === 'no' || need.op === 'some' ? askedOf(e, need) : undefined;
  if (!asked) return undefined;
  const { cell, given, piece, property, isTurned, size } = asked;
  const levelOf = ({ local }: ExprOf<'local'>): number => levels.findIndex(({ locals }) => locals.has(local));
  const at = levelOf(cell);
  if (at < 0 || levelOf(piece) < 1) return undefined;
  const names = new Map([...given.values()].map((one) => [one.local, one]));
  const others = [...names.values()].filter(({ local }) => local !== piece.local && local !== asked.value);
  const stamp = levelOf(piece) < at ? named(quoted`++m[STAMP]`, levels[0]!, 'stamp') : undefined;
  const answer = call(bitsFunction(e, asked, others, stamp !== undefined), [
    ...others.map(({ local }) => w.passed(local)),
    ...(stamp ? [stamp] : []),
  ]);
  const bits = named(answer, levels[at]!, `${asked.term} bits`);
  const lists = printedLists(e, piece.type, property);
  const masks = lists.map((list) => list.reduce((mask, one) => mask | (1 << one), 0));
  const shown = e.gen.at(`${property} bits`, masks, w.passed(piece.local));
  const all = 2 ** size - 1;
  const turned = isTurned ? quoted`${shown} ^ ${all}` : shown;
  const differs = asked.other ? quoted`${turned} ^ (${bits} >>> ${size})` : turned;
  return binary(need.op === 'no' ? '===' : '!==', quoted`(${differs}) & ${bits} & ${all}`, 0);
}

function askedOf(e: Emitter, { bound, where }: Quantifier): Asked | undefined {
  const values = bound.in.op === 'list' ? bound.in.items : [];
  const size = values.length;
  if (size === 0 || size > MOST_VALUES || where?.op !== 'term') return undefined;
  if (!values.every((one, index) => one.op === 'constant' && one.value === index)) return undefined;
  const { owner, params, lets, cases, otherwise } = e.facts.term(where.term);
  const names = [...(owner ? [owner] : []), ...params];
  const args = [...(owner ? [where.of!] : []), ...where.args];
  if (!args.every((arg): arg is ExprOf<'local'> => arg.op === 'local')) return undefined;
  const given = new Map(names.map(({ name }, index) => [name, args[index]!]));
  const unless = cases.map(({ when }) => when);
  if (!cases.every(({ value }) => value.op === 'constant' && value.value === false)) return undefined;
  const isSame = otherwise.op === 'same';
  const sides = isSame ? [otherwise.left, otherwise.right] : [otherwise];
  const at = sides.findIndex((side) => printedIn(side));
  const other = sides[1 - at];
  if (at < 0) return undefined;
  const { value, piece: param, property } = printedIn(sides[at]!)!;
  const [piece, isNot] = [given.get(param), (sides[at] as ExprOf<'in'>).not];
  const cells = [...given.values()].filter(({ type }) => type.is === 'cell');
  if (cells.length !== 1 || given.get(value)?.local !== bound.local || piece?.type.is !== 'piece')
    return undefined;
  const lists = printedLists(e, piece.type, property);
  const isFew = lists.every((list) => list.every((one) => one >= 0 && one < size));
  if (!isFew || localsIn([lets, unless, other]).has(param)) return undefined;
  if (e.facts.mayFault([lets, cases, otherwise]) || e.tracing) return undefined;
  const isTurned = (isSame && !otherwise.not) !== isNot;
  const found = {
    term: where.term,
    given,
    cell: cells[0]!,
    value: bound.local,
    lets,
    unless,
    piece,
    property,
  };
  return { ...found, isTurned, size, ...(other ? { other } : {}) };
}

/** So many values have two bits each in a word. */
const MOST_VALUES = 15;

/** `side is in walls of tile`, of two names. */
function printedIn(expr: Expr): { value: string; piece: string; property: string } | undefined {
  if (expr.op !== 'in' || expr.left.op !== 'local' || expr.right.op !== 'property') return undefined;
  const { of, property, type } = expr.right;
  if (of.op !== 'local' || type.is !== 'collection') return undefined;
  return { value: expr.left.local, piece: of.local, property };
}

/** The function that works out the bits for a cell: those of values for which it is asked, and above them those of the other truth. */
function bitsFunction(e: Emitter, asked: Asked, others: readonly ExprOf<'local'>[], isKept: boolean): Name {
  const { term, given, cell, value, lets, unless, other, size } = asked;
  const about = `${term} bits${isKept ? ' kept' : ''}`;
  return e.gen.function(`${about} ${others.map(({ local }) => local).join(' ')}`, about, () => {
    const locals: Local[] = others.map(({ local, type }) => ({ name: local, type }));
    const { w, params } = parameters(new Writer(e), locals);
    const [bits, one, stamp] = [e.gen.fresh('bits'), e.gen.fresh(value), e.gen.fresh('stamp')];
    const inner = w.inside();
    const names = e.facts.term(term);
    const types = new Map(
      [...(names.owner ? [names.owner] : []), ...names.params].map((local) => [local.name, local]),
    );
    const within = new Map(
      [...given].flatMap(([param, { local }]) => {
        if (local === value) return [[param, inner.bind(one, types.get(param)!)] as const];
        const bind = w.scope.get(local);
        return bind ? [[param, bind] as const] : [];
      }),
    );
    let to = letAll(inner.in(within), lets);
    const close: (() => void)[] = [];
    const under = (test: Code, outer: Writer): Writer => {
      const body = outer.inside();
      close.push(() => outer.code`if (${test}) { ${body} }`);
      return body;
    };
    for (const when of unless) to = under(not(to.cond(when)), to);
    to.code`${bits} |= 1 << ${one};`;
    if (other) to.code`if (${to.cond(other)}) ${bits} |= 1 << ${sum(one, size)};`;
    for (const one of close.reverse()) one();
    const words = e.gen.layout.span(cell.type).size * 2;
    const room = isKept ? e.gen.words(about, words) : undefined;
    const at = room && sum(room, quoted`${params[others.indexOf(cell)]!} * 2`);
    if (at) w.code`if (${load(at)} === ${stamp}) return ${load(sum(at, 1))};`;
    w.code`let ${bits} = 0; for (let ${one} = 0; ${one} < ${size}; ${one}++) { ${inner} }`;
    if (at) w.code`m[${at}] = ${stamp}; m[${at} + 1] = ${bits};`;
    w.code`return ${bits};`;
    const doc = `What \`${term}\` asks of a cell, with a bit for each value${isKept ? '; it is kept as long as moves are listed' : ''}.`;
    return { doc, params: [...params, ...(isKept ? [stamp] : [])], returns: 'number', body: w };
  });
}

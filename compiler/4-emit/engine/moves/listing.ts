import type { Expr, Local } from '../../../2-model/model.ts';
import { itemType, present } from '../../../2-model/types.ts';
import type { Action, HeadLine } from '../../../3-ir/ir.ts';
import {
  binary,
  call,
  chain,
  code,
  comment,
  either,
  func,
  literal,
  NONE,
  type Operand,
  sum,
  times,
} from '../../code/build.ts';
import { camel, pascal } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import type { Emitter, Stream } from '../emitter.ts';
import { neededIn, usedInEffect } from '../facts.ts';
import { type Scope, unsupported } from '../gen.ts';
import { allOf, type Bit, bitOf } from '../values/branchless.ts';
import { argument, letIn, parameters } from '../values/terms.ts';
import { askedAsBits } from './asked-as-bits.ts';
import { type Codes, codesOf, laterMove, laterMoves, listedAt, numbersSetsLater } from './codes.ts';
import { eachSet } from './each-set.ts';
import { type ChoicePart, joinedParts, partsOf } from './grid-by-grid.ts';
import { indexed } from './indexed.ts';
import { emptyBit, hoisted, type Level, levelAt, levelOf, lifted } from './levels.ts';
import { bitsOfPieces, paramAsBits, partsByPiece, underOneCondition } from './pieces-as-bits.ts';
import { asSoonAsKnown, conditionOf, type Plan, planOf } from './plans.ts';
import { behind, type Choose } from './several.ts';
import { type Known, simplify } from './simplify.ts';

/** Where in the head of an action the code stands that is being written. */
interface Here {
  readonly scope: Scope;
  readonly known: Known;
  /** One for the action, and one for each choice so far. */
  readonly levels: readonly Level[];
  /** By choice so far: the number of what is chosen. */
  readonly chosen: readonly Operand[];
  /** Whether the piece that was chosen lies there at all, as long as nothing has asked for it. */
  readonly isPresent?: Bit;
  /** The list of the set that was chosen, where it gets its number later. */
  readonly set?: Name;
}

/** Some of the values of a choice, and what is left to look at for them. */
interface Part {
  readonly choice: Choose;
  readonly cells: readonly number[] | undefined;
  readonly about: string | undefined;
  readonly plan: Plan;
}

/**
 * The function that lists the legal moves of an action. Where the rules ask of a field that it be the next one, or
 * that it show a certain number, it goes straight there instead of trying every field: see `planOf`.
 */
export class Listing {
  readonly #e: Emitter;
  readonly #action: Action;
  readonly #first: Operand;
  readonly #count: Name;

  private constructor(e: Emitter, action: Action, first: Operand, count: Name) {
    this.#e = e;
    this.#action = action;
    this.#first = first;
    this.#count = count;
  }

  private static function(e: Emitter, action: Action): Name {
    return e.gen.function(`list ${action.name}`, `list${pascal(action.name)}`, (name) => {
      const out = new Out();
      const typed = (local: string): Local => action.effect.locals.find((one) => one.name === local)!;
      const { scope: given, params } = parameters(e, [action.owner, ...action.params].map(typed), out);
      const scope = new Map(given);
      const asBits = paramAsBits(e, action);
      const bind = asBits === undefined ? undefined : given.get(asBits);
      if (asBits !== undefined && bind && 'list' in bind) scope.set(asBits, { value: bind.list });
      const { firsts, isAlone } = listedAt(e, action);
      const [first, count, listed] = [e.gen.fresh('first'), e.gen.fresh('count'), e.gen.fresh('listed')];
      const isOneFirst = firsts.length === 1;
      const listing = new Listing(e, action, isOneFirst ? firsts[0]! : first, count);
      out.code`let ${count} = ${isAlone ? 0 : listed};`;
      const levels = [levelAt(new Set([action.owner, ...action.params]), scope)];
      listing.#level(asSoonAsKnown(e, action.head), { scope, known: new Map(), levels, chosen: [] }, out);
      out.code`return ${count};`;
      const codes = isOneFirst ? '' : '; the code of the first possible one is `first`';
      const bits = asBits === undefined ? '' : `; \`${camel(asBits)}\` has a bit for each piece`;
      const doc = `Lists the moves of the action \`${action.name}\`, and tells how many are listed${codes}${bits}.`;
      const all = [...params, ...(isOneFirst ? [] : [first]), ...(isAlone ? [] : [listed])];
      return func(name, { doc, params: all, returns: 'number' }, out.statements);
    });
  }

  /** Lists the moves of an offer behind those that are `listed`; gives how many there are then. */
  static call(
    e: Emitter,
    { action, first }: { readonly action: Action; readonly first: number },
    args: readonly Operand[],
    listed: Operand,
  ): Code {
    const { firsts, isAlone } = listedAt(e, action);
    const all = [...args, ...(firsts.length > 1 ? [first] : []), ...(isAlone ? [] : [listed])];
    return call(Listing.function(e, action), all);
  }

  /** What stands before the moves of some actions are listed. */
  static begin(e: Emitter, actions: readonly Action[]): readonly Stmt[] {
    const isLater = actions.some((action) => numbersSetsLater(e, action));
    return [...e.trials.forget(actions), ...(isLater ? stmts`m[${laterMoves(e)}] = 0;` : [])];
  }

  /** What is passed to the listing for a parameter: of pieces of which only the bits are looked at, those. */
  static argument(e: Emitter, action: Action, index: number, arg: Expr, scope: Scope, out: Out): Code {
    const name = action.params[index]!;
    if (paramAsBits(e, action) === name) return bitsOfPieces(e, arg, scope, out);
    return argument(e, arg, action.effect.locals.find((local) => local.name === name)!, scope, out);
  }

  /** The lines at a level that has just begun: what they let it work out once stands before them. */
  #level(lines: readonly HeadLine[], here: Here, out: Out): void {
    const body = new Out();
    this.#lines(lines, here, body);
    out.append(here.levels.at(-1)!.out);
    out.append(body);
  }

  /** The lines from here on, for values known so far. */
  #lines(lines: readonly HeadLine[], here: Here, out: Out): void {
    const e = this.#e;
    const { known, levels } = here;
    const upTo = behind(lines);
    let { scope } = here;
    const tests: Code[] = [];
    const needs: Expr[] = [];
    // What comes behind a test stands inside of it.
    let to = out;
    const close: (() => void)[] = [];
    const flush = (): void => {
      needs.length = 0;
      if (tests.length === 0) return;
      const [outer, inner, test] = [to, new Out(), chain('&&', tests.splice(0))];
      close.push(() => outer.code`if (${test}) { ${inner} }`);
      to = inner;
    };
    for (const line of upTo) {
      if (line.is === 'let') {
        const after = this.#action.tries ? usedInEffect(this.#action) : [];
        if (!neededIn(lines.slice(lines.indexOf(line) + 1), after).has(line.local)) continue;
        flush();
        scope = letIn(e, line.local, simplify(e, line.value, known), scope, to);
      } else if (line.is === 'need') {
        const outside = lifted(e, conditionOf(e, line, known), scope, levels);
        const need = outside.expr;
        scope = outside.scope;
        if (need.op === 'constant' && need.value === true) continue;
        const before = new Out();
        const test = askedAsBits(e, need, scope, levels) ?? e.cond(need, scope, before);
        if (!before.isEmpty) flush();
        to.append(before);
        tests.push(test);
        needs.push(need);
      }
    }
    const [choice, ...rest] = lines.slice(upTo.length);
    if (choice) {
      flush();
      this.#choose(choice as Choose, rest, { ...here, scope }, to);
    } else {
      const extra = this.#action.tries ? [e.trials.allowed(this.#action, scope)] : [];
      const bits = needs.flatMap(
        (need) => bitOf(e, need, scope, (field, isNone) => emptyBit(e, field, isNone, known, levels)) ?? [],
      );
      const isAll = extra.length === 0 && bits.length === needs.length;
      this.#append([...tests, ...extra], isAll ? bits : undefined, here, to);
    }
    for (const one of close.reverse()) one();
  }

  /**
   * Stores the move whatever it is, and counts it only if it is allowed: that is quicker than to jump round it. `bits` say
   * the same as the tests.
   */
  #append(
    tests: readonly Code[],
    bits: readonly Bit[] | undefined,
    { chosen, isPresent, set }: Here,
    out: Out,
  ): void {
    const choices = this.#action.head.filter((line): line is Choose => line.is === 'choose');
    const all = codesOf(this.#e, this.#action);
    const number = choices.reduce<Code>((before, choice, index) => {
      const { codes: size } = all[index]!;
      const one = this.#code(choice, chosen[index]!, all[index]!);
      return index === 0 ? one : sum(times(before, size), one);
    }, literal(0));
    const [count, move] = [this.#count, sum(this.#first, number)];
    if (set) {
      const every = [...testsOf(isPresent), ...tests];
      const listed = stmts`moves[${count}++] = ${laterMove(this.#e, all, move, set)};`;
      out.push(...(every.length > 0 ? stmts`if (${chain('&&', every)}) { ${listed} }` : listed));
      return;
    }
    if (tests.length === 0 && !isPresent) {
      out.code`moves[${count}++] = ${move};`;
      return;
    }
    const isAllowed = bits
      ? allOf([...(isPresent ? [isPresent] : []), ...bits])
      : either(chain('&&', [...testsOf(isPresent), ...tests]), 1, 0);
    out.code`moves[${count}] = ${move}; ${count} += ${isAllowed};`;
  }

  /** The number of a value among those of its choice. */
  #code(choice: Choose, value: Operand, { lowest, codes }: Codes): Code {
    if (choice.several) return code(value);
    const plain = sum(value, -lowest);
    if (choice.type.is !== 'optional') return plain;
    return either(binary('===', value, NONE), codes - 1, plain);
  }

  // ---- a choice

  #choose(choice: Choose, rest: readonly HeadLine[], here: Here, out: Out): void {
    if (choice.several) {
      this.#several(choice, rest, here, out);
      return;
    }
    if (this.#pieceByPiece(choice, rest, here, out)) return;
    const parts = this.#only(choice, rest, here) ?? partsOf(this.#e, choice, here.known);
    for (const part of parts) {
      const { cells, about, from = choice.from } = part;
      const plan = this.#planOf(choice, part, rest, here);
      if (!plan) continue;
      if (about && parts.length > 1) out.push(comment(`${choice.local} in ${about}`));
      this.#part({ choice: { ...choice, from }, cells, about, plan }, rest, here, out);
    }
  }

  #planOf(
    choice: Choose,
    { cells, holds }: ChoicePart,
    rest: readonly HeadLine[],
    { known }: Here,
  ): Plan | undefined {
    const what = cells ?? (holds && { holds });
    return planOf(this.#e, choice, cells, rest, what ? new Map([...known, [choice.local, what]]) : known);
  }

  /** The only part of what is joined that the rules leave: so nothing is looked at that is refused in any case. */
  #only(choice: Choose, rest: readonly HeadLine[], here: Here): ChoicePart[] | undefined {
    const parts = joinedParts(this.#e, choice.from, here.known);
    const left = parts.filter((part) => this.#planOf(choice, part, rest, here));
    return parts.length > 1 && left.length <= 1 ? left : undefined;
  }

  /**
   * A piece and then a cell, where the rules leave few cells for each piece: for each grid those pieces that may go there,
   * with a bit for each piece that tells whether it can be chosen. So there is hardly a jump on the way. Only one bit can
   * wait to be asked for: a second piece is looked for as any other value.
   */
  #pieceByPiece(choice: Choose, rest: readonly HeadLine[], here: Here, out: Out): boolean {
    const e = this.#e;
    if (here.isPresent) return false;
    const [inner, ...after] = rest;
    const parts = partsByPiece(e, choice, rest, here.known);
    if (!parts || inner?.is !== 'choose') return false;
    const present = bitsOfPieces(e, choice.from, here.scope, out);
    for (const { cells, about, pieces } of parts) {
      if (about) out.push(comment(`${inner.local} in ${about}`));
      const bodies = pieces.map(({ piece, plan }) => {
        const scope = new Map(here.scope);
        scope.set(choice.local, { value: literal(piece) });
        const isPresent = { code: piece === 0 ? present : binary('>>>', present, piece), isClean: false };
        const withPiece = { ...chosenAt(here, choice, scope, piece), isPresent };
        const body = new Out();
        this.#part({ choice: inner, cells, about, plan }, after, withPiece, body);
        out.append(withPiece.levels.at(-1)!.out);
        return body;
      });
      out.push(...underOneCondition(bodies));
    }
    return true;
  }

  #several(choice: Choose, lines: readonly HeadLine[], here: Here, out: Out): void {
    eachSet(this.#e, this.#action, choice, lines, here, out, ({ scope, number, set, rest }, to) =>
      this.#level(rest, { ...chosenAt(here, choice, scope, number), ...(set ? { set } : {}) }, to),
    );
  }

  /** The moves with these values, if what does not depend on the value allows any. */
  #part(part: Part, rest: readonly HeadLine[], here: Here, out: Out): void {
    const { before } = part.plan;
    if (before.length === 0) {
      this.#values(part, rest, here, out);
      return;
    }
    const e = this.#e;
    const { isPresent, ...asked } = here;
    const tests = before.map((need) => {
      const outside = lifted(e, need, here.scope, [...here.levels, undefined]);
      return e.cond(outside.expr, outside.scope, out);
    });
    const body = new Out();
    this.#values(part, rest, asked, body);
    out.code`if (${chain('&&', [...testsOf(isPresent), ...tests])}) { ${body} }`;
  }

  /** Goes through the values, or straight to those that the rules leave. */
  #values(part: Part, rest: readonly HeadLine[], here: Here, out: Out): void {
    const e = this.#e;
    const { choice, cells, about = '', plan } = part;
    const { scope, levels } = here;
    const name = e.gen.fresh(camel(choice.local));
    const type =
      present(choice.from.type).is === 'collection' ? itemType(choice.from.type) : choice.from.type;
    const lines = [...plan.lines, ...rest.slice(behind(rest).length)];
    const body = (item: Code, to: Out): void => {
      const inner = new Map(scope);
      inner.set(choice.local, e.bind(item, { name: choice.local, type }, to));
      this.#level(lines, { ...chosenAt(here, choice, inner, item), known: plan.known }, to);
    };
    const inside = new Out();
    if (plan.pin) {
      const { value, isAmongCells } = plan.pin;
      const found = code(hoisted(e, value, scope, levels, camel(`${choice.local} in ${wordIn(about)}`)));
      const isThere = isAmongCells ? binary('!==', found, NONE) : cells && inDomain(found, cells);
      const test = isThere ?? this.#isAmong(choice, found, scope, out);
      body(found, inside);
      out.code`if (${test}) { ${inside} }`;
    } else if (plan.index) {
      const values = { local: choice.local, cells: cells!, index: plan.index, name };
      indexed(e, values, here, out, body);
    } else if (cells && choice.from.op === 'cells') {
      const first = cells[0]!;
      const inRow = cells.every((cell, index) => cell === first + index);
      const i = e.gen.fresh('i');
      if (!inRow) inside.code`const ${name} = ${e.gen.at(`${choice.local} cells`, cells, i)};`;
      body(code(name), inside);
      if (inRow) out.code`for (let ${name} = ${first}; ${name} <= ${cells.at(-1)!}; ${name}++) { ${inside} }`;
      else out.code`for (let ${i} = 0; ${i} < ${cells.length}; ${i}++) { ${inside} }`;
    } else if (e.streams.extent(choice.from, scope).repeats) {
      // The same value twice is one move.
      const list = e.streams.list(choice.from, scope, out);
      const i = e.gen.fresh('i');
      body(code(name), inside);
      out.code`
        for (let ${i} = 1; ${i} <= m[${list}]; ${i}++) {
          const ${name} = m[${list} + ${i}];
          if (!cameBefore(${list}, ${i})) { ${inside} }
        }`;
    } else this.#made(choice.from, here, out).each(out, name, body);
  }

  /** What is gone through. A list that must be made is made where everything that it comes from is known. */
  #made(from: Expr, { scope, levels }: Here, out: Out): Stream {
    const e = this.#e;
    const level = levelOf(levels, from);
    if (!MADE.has(from.op) || level === levels.at(-1) || e.facts.mayFault(from))
      return e.streams.of(from, scope, out);
    return e.streams.of(from, level.scope, level.out);
  }

  /** Whether a value can be chosen, where only the collection itself tells. */
  #isAmong(choice: Choose, found: Code, scope: Scope, out: Out): Code {
    const { has } = this.#e.streams.of(choice.from, scope, out);
    if (!has) return unsupported('a choice of which it is not known what is in it');
    return binary('&&', binary('!==', found, NONE), has(found, out));
  }
}

/** Collections that are always made as lists. */
const MADE: ReadonlySet<Expr['op']> = new Set<Expr['op']>(['neighbours', 'holes', 'reached']);

/** Behind a choice: `scope` has the value chosen, `number` is its number. */
function chosenAt(here: Here, { local }: Choose, scope: Scope, number: Operand): Here {
  const level = levelAt(new Set([...here.levels.at(-1)!.locals, local]), scope);
  return { ...here, scope, levels: [...here.levels, level], chosen: [...here.chosen, number] };
}

/** A bit that must be set, as tests. */
function testsOf(bit: Bit | undefined): Code[] {
  return bit ? [binary('===', allOf([bit]), 1)] : [];
}

/** `yellow` of `sheet[yellow]`. */
function wordIn(about: string): string {
  return /\[(.*)\]/.exec(about)?.[1] ?? about;
}

function inDomain(value: Code, cells: readonly number[]): Code | undefined {
  const first = cells[0]!;
  if (!cells.every((cell, index) => cell === first + index)) return undefined;
  return expr`${value} >= ${first} && ${value} <= ${cells.at(-1)!}`;
}

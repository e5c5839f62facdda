import { itemType, present } from '../../../2-model/types.ts';
import type { Action, Choose, Expr, HeadLine } from '../../../3-ir/ir.ts';
import { beforeChoice, choicesOf, localOf } from '../../../3-ir/walk.ts';
import {
  binary,
  call,
  chain,
  code,
  comment,
  digits,
  either,
  literal,
  NONE,
  type Operand,
  sum,
} from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { type Emitter, type Stream, Writer } from '../emitter.ts';
import { neededIn, usedInEffect } from '../facts.ts';
import { unsupported } from '../gen.ts';
import { headParameters } from '../statements/routines.ts';
import { allOf, type Bit, bitOf } from '../values/branchless.ts';
import { argument, letIn, parameters } from '../values/terms.ts';
import { type Codes, codesOf, laterMove, laterMoves, listedAt, numbersSetsLater } from './codes.ts';
import { eachSet } from './each-set.ts';
import { indexed } from './indexed.ts';
import { hoisted, type Level, levelAt, levelOf, lifted } from './levels.ts';
import { bitsOfPieces, paramAsBits, partsByPiece, underOneCondition } from './pieces-as-bits.ts';
import {
  asSoonAsKnown,
  type ChoicePart,
  conditionOf,
  joinedParts,
  type Plan,
  partsOf,
  planOf,
} from './plans.ts';
import { type Known, simplify } from './simplify.ts';
import { forgetTrials, trialReason } from './trials.ts';

/** Where in the head of an action the code stands that is being written. */
interface Here {
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
  readonly about: ChoicePart['about'];
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
    return e.gen.function(`list ${action.name}`, `list ${action.name}`, () => {
      const { w: given, params } = parameters(new Writer(e), headParameters(action));
      const asBits = paramAsBits(e, action);
      const bind = asBits === undefined ? undefined : given.scope.get(asBits);
      const w =
        asBits !== undefined && bind && 'list' in bind ? given.with(asBits, { value: bind.list }) : given;
      const { firsts, isAlone } = listedAt(e, action);
      const [first, count, listed] = [e.gen.fresh('first'), e.gen.fresh('count'), e.gen.fresh('listed')];
      const isOneFirst = firsts.length === 1;
      const listing = new Listing(e, action, isOneFirst ? firsts[0]! : first, count);
      w.code`let ${count} = ${isAlone ? 0 : listed};`;
      const levels = [levelAt(new Set([action.owner, ...action.params]), w)];
      listing.#level(w, asSoonAsKnown(e, action.head), { known: new Map(), levels, chosen: [] });
      w.code`return ${count};`;
      const codes = isOneFirst ? '' : '; the code of the first possible one is `first`';
      const bits = asBits === undefined ? '' : `; \`${camel(asBits)}\` has a bit for each piece`;
      const doc = `Lists the moves of the action \`${action.name}\`, and tells how many are listed${codes}${bits}.`;
      const all = [...params, ...(isOneFirst ? [] : [first]), ...(isAlone ? [] : [listed])];
      return { doc, params: all, returns: 'number', body: w };
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
    return [...forgetTrials(e, actions), ...(isLater ? stmts`m[${laterMoves(e)}] = 0;` : [])];
  }

  /** What is passed to the listing for a parameter: of pieces of which only the bits are looked at, those. */
  static argument(w: Writer, action: Action, index: number, arg: Expr): Code {
    const name = action.params[index]!;
    if (paramAsBits(w.e, action) === name) return bitsOfPieces(w, arg);
    return argument(w, arg, localOf(action.effect, name));
  }

  /** The lines at a level that has just begun: what they let it work out once stands before them. */
  #level(w: Writer, lines: readonly HeadLine[], here: Here): void {
    const body = w.inside();
    this.#lines(body, lines, here);
    w.append(here.levels.at(-1)!.w);
    w.append(body);
  }

  /** The lines from here on, for values known so far. */
  #lines(w: Writer, lines: readonly HeadLine[], here: Here): void {
    const e = this.#e;
    const { known, levels } = here;
    const upTo = beforeChoice(lines);
    const tests: Code[] = [];
    const needs: Expr[] = [];
    // What comes behind a test stands inside of it.
    let to = w;
    const flush = (): void => {
      needs.length = 0;
      if (tests.length > 0) to = to.when(chain('&&', tests.splice(0)));
    };
    for (const line of upTo) {
      if (line.is === 'let') {
        const after = this.#action.tries ? usedInEffect(this.#action) : [];
        if (!neededIn(lines.slice(lines.indexOf(line) + 1), after).has(line.local)) continue;
        flush();
        to = letIn(to, line.local, simplify(e, line.value, known));
      } else if (line.is === 'need') {
        const outside = lifted(to, conditionOf(e, line, known), levels);
        const need = outside.expr;
        to = outside.w;
        if (need.op === 'constant' && need.value === true) continue;
        const before = to.inside();
        const test = before.cond(need);
        if (!before.isEmpty) flush();
        to.append(before);
        tests.push(test);
        needs.push(need);
      }
    }
    const [choice, ...rest] = lines.slice(upTo.length);
    if (choice) {
      flush();
      this.#choose(to, choice as Choose, rest, here);
    } else {
      const extra = this.#action.tries ? [expr`${trialReason(to, this.#action)} < 0`] : [];
      const bits = needs.flatMap((need) => bitOf(to, need) ?? []);
      const isAll = extra.length === 0 && bits.length === needs.length;
      this.#append(to, [...tests, ...extra], isAll ? bits : undefined, here);
    }
  }

  /**
   * Stores the move whatever it is, and counts it only if it is allowed: that is quicker than to jump round it. `bits` say
   * the same as the tests.
   */
  #append(
    w: Writer,
    tests: readonly Code[],
    bits: readonly Bit[] | undefined,
    { chosen, isPresent, set }: Here,
  ): void {
    const all = codesOf(this.#e, this.#action);
    const number = digits(
      choicesOf(this.#action).map((choice, index) => [
        this.#code(choice, chosen[index]!, all[index]!),
        all[index]!.codes,
      ]),
    );
    const [count, move] = [this.#count, sum(this.#first, number)];
    if (set) {
      const every = [...testsOf(isPresent), ...tests];
      const listed = stmts`moves[${count}++] = ${laterMove(this.#e, all, move, set)};`;
      w.push(...(every.length > 0 ? stmts`if (${chain('&&', every)}) { ${listed} }` : listed));
      return;
    }
    if (tests.length === 0 && !isPresent) {
      w.code`moves[${count}++] = ${move};`;
      return;
    }
    const isAllowed = bits
      ? allOf([...(isPresent ? [isPresent] : []), ...bits])
      : either(chain('&&', [...testsOf(isPresent), ...tests]), 1, 0);
    w.code`moves[${count}] = ${move}; ${count} += ${isAllowed};`;
  }

  /** The number of a value among those of its choice. */
  #code(choice: Choose, value: Operand, { lowest, codes }: Codes): Code {
    if (choice.several) return code(value);
    const plain = sum(value, -lowest);
    if (choice.type.is !== 'optional') return plain;
    return either(binary('===', value, NONE), codes - 1, plain);
  }

  // ---- a choice

  #choose(w: Writer, choice: Choose, rest: readonly HeadLine[], here: Here): void {
    if (choice.several) {
      this.#several(w, choice, rest, here);
      return;
    }
    if (this.#pieceByPiece(w, choice, rest, here)) return;
    const parts = this.#only(choice, rest, here) ?? partsOf(this.#e, choice, here.known);
    for (const part of parts) {
      const { cells, about, from = choice.from } = part;
      const plan = this.#planOf(choice, part, rest, here);
      if (!plan) continue;
      if (about && parts.length > 1) w.push(comment(`${choice.local} in ${about.text}`));
      this.#part(w, { choice: { ...choice, from }, cells, about, plan }, rest, here);
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
  #pieceByPiece(w: Writer, choice: Choose, rest: readonly HeadLine[], here: Here): boolean {
    const e = this.#e;
    if (here.isPresent) return false;
    const [inner, ...after] = rest;
    const parts = partsByPiece(e, choice, rest, here.known);
    if (!parts || inner?.is !== 'choose') return false;
    const present = bitsOfPieces(w, choice.from);
    for (const { cells, about, pieces } of parts) {
      if (about) w.push(comment(`${inner.local} in ${about.text}`));
      const bodies = pieces.map(({ piece, plan }) => {
        const isPresent = { code: piece === 0 ? present : binary('>>>', present, piece), isClean: false };
        const body = w.inside().with(choice.local, { value: literal(piece) });
        const withPiece = { ...chosenAt(body, here, choice, piece), isPresent };
        this.#part(body, { choice: inner, cells, about, plan }, after, withPiece);
        w.append(withPiece.levels.at(-1)!.w);
        return body;
      });
      w.push(...underOneCondition(bodies));
    }
    return true;
  }

  #several(w: Writer, choice: Choose, lines: readonly HeadLine[], here: Here): void {
    eachSet(w, this.#action, choice, lines, here.known, (to, { number, set, rest }) =>
      this.#level(to, rest, { ...chosenAt(to, here, choice, number), ...(set ? { set } : {}) }),
    );
  }

  /** The moves with these values, if what does not depend on the value allows any. */
  #part(w: Writer, part: Part, rest: readonly HeadLine[], here: Here): void {
    const { before } = part.plan;
    if (before.length === 0) {
      this.#values(w, part, rest, here);
      return;
    }
    const { isPresent, ...asked } = here;
    const tests = before.map((need) => {
      const outside = lifted(w, need, [...here.levels, undefined]);
      return outside.w.cond(outside.expr);
    });
    this.#values(w.when(chain('&&', [...testsOf(isPresent), ...tests])), part, rest, asked);
  }

  /** Goes through the values, or straight to those that the rules leave. */
  #values(w: Writer, part: Part, rest: readonly HeadLine[], here: Here): void {
    const e = this.#e;
    const { choice, cells, about, plan } = part;
    const { levels } = here;
    const name = e.gen.fresh(choice.local);
    const type =
      present(choice.from.type).is === 'collection' ? itemType(choice.from.type) : choice.from.type;
    const lines = [...plan.lines, ...rest.slice(beforeChoice(rest).length)];
    const body = (item: Code, to: Writer): void => {
      const inner = to.with(choice.local, to.bind(item, { name: choice.local, type }));
      this.#level(inner, lines, { ...chosenAt(inner, here, choice, item), known: plan.known });
    };
    const inside = w.inside();
    if (plan.pin) {
      const { value, isAmongCells } = plan.pin;
      const found = code(hoisted(w, value, levels, `${choice.local} in ${about?.word ?? ''}`));
      const isThere = isAmongCells ? binary('!==', found, NONE) : cells && inDomain(found, cells);
      body(found, w.when(isThere ?? this.#isAmong(w, choice, found)));
    } else if (plan.index) {
      const values = { local: choice.local, cells: cells!, index: plan.index, name };
      indexed(w, values, levels, body);
    } else if (cells && choice.from.op === 'cells') {
      const first = cells[0]!;
      const inRow = cells.every((cell, index) => cell === first + index);
      const i = e.gen.fresh('i');
      if (!inRow) inside.code`const ${name} = ${e.gen.at(`${choice.local} cells`, cells, i)};`;
      body(code(name), inside);
      if (inRow) w.code`for (let ${name} = ${first}; ${name} <= ${cells.at(-1)!}; ${name}++) { ${inside} }`;
      else w.code`for (let ${i} = 0; ${i} < ${cells.length}; ${i}++) { ${inside} }`;
    } else if (w.extent(choice.from).repeats) {
      // The same value twice is one move.
      const list = w.list(choice.from);
      const i = e.gen.fresh('i');
      body(code(name), inside);
      w.code`
        for (let ${i} = 1; ${i} <= m[${list}]; ${i}++) {
          const ${name} = m[${list} + ${i}];
          if (!cameBefore(${list}, ${i})) { ${inside} }
        }`;
    } else this.#made(w, choice.from, levels).each(w, name, body);
  }

  /** What is gone through. A list that must be made is made where everything that it comes from is known. */
  #made(w: Writer, from: Expr, levels: readonly Level[]): Stream {
    const level = levelOf(levels, from);
    const isHere = !MADE.has(from.op) || level === levels.at(-1) || w.facts.mayFault(from);
    return (isHere ? w : level.w).stream(from);
  }

  /** Whether a value can be chosen, where only the collection itself tells. */
  #isAmong(w: Writer, choice: Choose, found: Code): Code {
    const { has } = w.stream(choice.from);
    if (!has) return unsupported('a choice of which it is not known what is in it');
    return w.inTurn('&&', [() => binary('!==', found, NONE), (to) => has(found, to)]);
  }
}

/** Collections that are always made as lists. */
const MADE: ReadonlySet<Expr['op']> = new Set<Expr['op']>(['neighbours', 'holes', 'reached']);

/** Behind a choice, where the value chosen is known; `number` is its number. */
function chosenAt(w: Writer, here: Here, { local }: Choose, number: Operand): Here {
  const level = levelAt(new Set([...here.levels.at(-1)!.locals, local]), w);
  return { ...here, levels: [...here.levels, level], chosen: [...here.chosen, number] };
}

/** A bit that must be set, as tests. */
function testsOf(bit: Bit | undefined): Code[] {
  return bit ? [binary('===', allOf([bit]), 1)] : [];
}

function inDomain(value: Code, cells: readonly number[]): Code | undefined {
  const first = cells[0]!;
  if (!cells.every((cell, index) => cell === first + index)) return undefined;
  return expr`${value} >= ${first} && ${value} <= ${cells.at(-1)!}`;
}

import type { Expr } from '../../../2-model/model.ts';
import { itemType, present } from '../../../2-model/types.ts';
import type { Action, HeadLine } from '../../../3-ir/ir.ts';
import type { Emitter } from '../emitter.ts';
import { neededIn, usedInEffect } from '../facts.ts';
import { number, type Scope, unsupported } from '../gen.ts';
import type { Offer } from '../machine/decisions.ts';
import { camel, not, Out, sumOf, underOneCondition } from '../text.ts';
import { allOf, type Bit, bitOf } from '../values/branchless.ts';
import { cond } from '../values/expressions.ts';
import { argument, letIn, parameters } from '../values/terms.ts';
import { codeOfSet, codesOf, listedAt } from './codes.ts';
import { partsOf } from './grid-by-grid.ts';
import { indexed } from './indexed.ts';
import { emptyBit, hoisted, type Level, levelAt, lifted } from './levels.ts';
import { bitsOfPieces, paramAsBits, partsByPiece } from './pieces-as-bits.ts';
import { conditionOf, type Plan, planOf } from './plans.ts';
import { mayRepeat } from './repeats.ts';
import { behind, type Choose, prunes, walkSets } from './several.ts';
import { type Known, simplify } from './simplify.ts';

/** Where in the head of an action the code stands that is being written. */
interface Here {
  readonly scope: Scope;
  readonly known: Known;
  /** One for the action, and one for each choice so far. */
  readonly levels: readonly Level[];
  /** By choice so far: the number of what is chosen. */
  readonly chosen: readonly string[];
  /** Whether the piece that was chosen lies there at all, as long as nothing has asked for it. */
  readonly isPresent?: Bit;
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
  readonly #first: string;
  readonly #count: string;

  private constructor(e: Emitter, action: Action, first: string, count: string) {
    this.#e = e;
    this.#action = action;
    this.#first = first;
    this.#count = count;
  }

  private static function(e: Emitter, action: Action): string {
    return e.gen.function(
      `list ${action.name}`,
      `list${camel(action.name).replace(/^./, (c) => c.toUpperCase())}`,
      (name) => {
        const out = new Out();
        const typed = (local: string) => action.effect.locals.find((one) => one.name === local)!;
        const { scope: given, names } = parameters(e, typed(action.owner), action.params.map(typed), out);
        const scope = new Map(given);
        const asBits = paramAsBits(e, action);
        const bind = asBits === undefined ? undefined : given.get(asBits);
        if (asBits !== undefined && bind && 'list' in bind) scope.set(asBits, { value: number(bind.list) });
        const { firsts, isAlone } = listedAt(e, action);
        const first = firsts.length === 1 ? String(firsts[0]) : e.gen.fresh('first');
        const count = e.gen.fresh('count');
        const listing = new Listing(e, action, first, count);
        if (firsts.length > 1) names.push(`${first}: number`);
        if (isAlone) out.push(`let ${count} = 0;`);
        else {
          names.push(`listed: number`);
          out.push(`let ${count} = listed;`);
        }
        const levels = [levelAt(new Set([action.owner, ...action.params]), scope)];
        listing.#level(action.head, { scope, known: new Map(), levels, chosen: [] }, out);
        out.push(`return ${count};`);
        const code = firsts.length > 1 ? `; the code of the first possible one is \`${first}\`` : '';
        const bits = asBits === undefined ? '' : `; \`${camel(asBits)}\` has a bit for each piece`;
        const doc = `/** Lists the moves of the action \`${action.name}\`, and tells how many are listed${code}${bits}. */\n`;
        return `${doc}function ${name}(${names.join(', ')}): number {\n${out}\n}`;
      },
    );
  }

  /** Lists the moves of an offer behind so many; gives how many there are then. */
  static call(e: Emitter, { action, first }: Offer, args: readonly string[], listed: string): string {
    const { firsts, isAlone } = listedAt(e, action);
    const all = [...args, ...(firsts.length > 1 ? [first] : []), ...(isAlone ? [] : [listed])];
    return `${Listing.function(e, action)}(${all.join(', ')})`;
  }

  /** What is passed to the listing for a parameter: of pieces of which only the bits are looked at, those. */
  static argument(e: Emitter, action: Action, index: number, arg: Expr, scope: Scope, out: Out): string {
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
    const tests: string[] = [];
    const needs: Expr[] = [];
    let open = 0;
    const flush = (): void => {
      needs.length = 0;
      if (tests.length === 0) return;
      out.push(`if (${tests.splice(0).join(' && ')}) {`);
      open++;
    };
    for (const line of upTo) {
      if (line.is === 'let') {
        const after = this.#action.tries ? usedInEffect(this.#action) : [];
        if (!neededIn(lines.slice(lines.indexOf(line) + 1), after).has(line.local)) continue;
        flush();
        scope = letIn(e, line.local, simplify(e, line.value, known), scope, out);
      } else if (line.is === 'need') {
        const outside = lifted(e, conditionOf(e, line, known), scope, levels);
        const need = outside.expr;
        scope = outside.scope;
        if (need.op === 'constant' && need.value === true) continue;
        const before = new Out();
        const js = cond(e, need, scope, before);
        if (!before.isEmpty) flush();
        out.append(before);
        tests.push(js);
        needs.push(need);
      }
    }
    const [choice, ...rest] = lines.slice(upTo.length);
    if (choice) {
      flush();
      this.#choose(choice as Choose, rest, { ...here, scope }, out);
    } else {
      const extra = this.#action.tries ? [e.trials.allowed(this.#action, scope)] : [];
      const bits = needs.flatMap(
        (need) => bitOf(e, need, scope, (field, isNone) => emptyBit(e, field, isNone, known, levels)) ?? [],
      );
      const isAll = extra.length === 0 && bits.length === needs.length;
      this.#append([...tests, ...extra], isAll ? bits : undefined, here, out);
    }
    for (; open > 0; open--) out.push('}');
  }

  /**
   * Stores the move whatever it is, and counts it only if it is allowed: that is quicker than to jump round it. `bits` say
   * the same as the tests.
   */
  #append(
    tests: readonly string[],
    bits: readonly Bit[] | undefined,
    { chosen, isPresent }: Here,
    out: Out,
  ): void {
    const choices = this.#action.head.filter((line): line is Choose => line.is === 'choose');
    const code = choices.reduce((before, choice, index) => {
      const { lowest, codes: size } = codesOf(this.#e, choice);
      const one = this.#code(choice, chosen[index]!, lowest);
      if (index === 0) return one;
      return /^\d+$/.test(before)
        ? sumOf([String(Number(before) * size), one])
        : `(${before}) * ${size} + ${one}`;
    }, '');
    const move = sumOf([this.#first, code]);
    if (tests.length === 0 && !isPresent) out.push(`moves[${this.#count}++] = ${move};`);
    else {
      const isAllowed = bits
        ? allOf([...(isPresent ? [isPresent] : []), ...bits])
        : `${[...testsOf(isPresent), ...tests].join(' && ')} ? 1 : 0`;
      out.push(`moves[${this.#count}] = ${move};`, `${this.#count} += ${isAllowed};`);
    }
  }

  #code(choice: Choose, js: string, lowest: number): string {
    if (choice.several) return js;
    const plain = lowest === 0 ? js : `${js} - ${lowest}`;
    if (choice.type.is !== 'optional') return plain;
    return `(${js} === NONE ? ${codesOf(this.#e, choice).codes - 1} : ${plain})`;
  }

  // ---- a choice

  #choose(choice: Choose, rest: readonly HeadLine[], here: Here, out: Out): void {
    if (choice.several) {
      this.#several(choice, rest, here, out);
      return;
    }
    if (this.#pieceByPiece(choice, rest, here, out)) return;
    const parts = partsOf(this.#e, choice, here.known);
    for (const { cells, about } of parts) {
      const known = cells ? new Map([...here.known, [choice.local, cells]]) : here.known;
      const plan = planOf(this.#e, choice, cells, rest, known);
      if (!plan) continue;
      if (about && parts.length > 1) out.push(`// ${choice.local} in ${about}`);
      this.#part({ choice, cells, about, plan }, rest, here, out);
    }
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
      if (about) out.push(`// ${inner.local} in ${about}`);
      const bodies = pieces.map(({ piece, plan }) => {
        const scope = new Map(here.scope);
        scope.set(choice.local, { value: { js: String(piece), bool: false } });
        const isPresent = { js: piece === 0 ? present : `(${present} >>> ${piece})`, isClean: false };
        const withPiece = { ...chosenAt(here, choice, scope, String(piece)), isPresent };
        const body = new Out();
        this.#part({ choice: inner, cells, about, plan }, after, withPiece, body);
        out.append(withPiece.levels.at(-1)!.out);
        return body;
      });
      out.append(underOneCondition(bodies));
    }
    return true;
  }

  /** Several chosen at once: every set, but for those of which the lines behind tell that they are refused. */
  #several(choice: Choose, rest: readonly HeadLine[], here: Here, out: Out): void {
    const e = this.#e;
    const { scope, known } = here;
    const options = e.streams.copy(choice.from, choice.local, scope, out);
    const set = e.gen.scratch(`set of ${choice.local}`, e.roomOf(choice.type));
    const inner = new Map([...scope, [choice.local, { list: set, room: e.roomOf(choice.type) }] as const]);
    const own = behind(rest);
    walkSets(
      e,
      {
        choice,
        options,
        set,
        lines: rest,
        scope,
        visit: (noLarger, to) => {
          let open = 0;
          let last: Scope = inner;
          for (const line of own) {
            if (line.is === 'let') last = letIn(e, line.local, simplify(e, line.value, known), last, to);
            if (line.is !== 'need') continue;
            const need = conditionOf(e, line, known);
            if (need.op === 'constant' && need.value === true) continue;
            const holds = cond(e, need, last, to);
            if (prunes(line, 'shrinking')) to.push(`if (${not(holds)}) ${noLarger} = true;`, 'else {');
            else to.push(`if (${holds}) {`);
            open++;
          }
          const code = codeOfSet(e, choice, set);
          this.#level(rest.slice(own.length), chosenAt(here, choice, last, code), to);
          to.push('}'.repeat(open));
        },
      },
      out,
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
      return cond(e, outside.expr, outside.scope, out);
    });
    out.push(`if (${[...testsOf(isPresent), ...tests].join(' && ')}) {`);
    this.#values(part, rest, asked, out);
    out.push('}');
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
    const body = (item: string, to: Out): void => {
      const inner = new Map(scope);
      inner.set(choice.local, e.bind(item, { name: choice.local, type }, to));
      this.#level(lines, { ...chosenAt(here, choice, inner, item), known: plan.known }, to);
    };
    if (plan.pin) {
      const { value, isAmongCells } = plan.pin;
      const found = hoisted(e, value, scope, levels, camel(`${choice.local} in ${wordIn(about)}`));
      const isThere = isAmongCells ? `${found} !== NONE` : cells && inDomain(found, cells);
      if (isThere) {
        out.push(`if (${isThere}) {`);
        body(found, out);
        out.push('}');
      } else {
        const test =
          e.streams.of(choice.from, scope, out).has ??
          unsupported('a choice of which it is not known what is in it');
        out.push(`if (${found} !== NONE && ${test(found, out)}) {`);
        body(found, out);
        out.push('}');
      }
    } else if (plan.index) {
      const values = { local: choice.local, cells: cells!, index: plan.index, name };
      indexed(e, values, here, out, body);
    } else if (cells && choice.from.op === 'cells') {
      const first = cells[0]!;
      const inRow = cells.every((cell, index) => cell === first + index);
      if (inRow) out.push(`for (let ${name} = ${first}; ${name} <= ${cells.at(-1)}; ${name}++) {`);
      else {
        const i = e.gen.fresh('i');
        out.push(
          `for (let ${i} = 0; ${i} < ${cells.length}; ${i}++) {`,
          `const ${name} = ${e.gen.at(`${choice.local} cells`, cells, i)};`,
        );
      }
      body(name, out);
      out.push('}');
    } else if (mayRepeat(e, this.#action, choice.from)) {
      // The same value twice is one move.
      const list = e.streams.list(choice.from, scope, out);
      const index = e.gen.fresh('i');
      out.push(
        `for (let ${index} = 1; ${index} <= m[${list}]!; ${index}++) {`,
        `const ${name} = m[${list} + ${index}]!;`,
      );
      out.push(`if (!cameBefore(${list}, ${index})) {`);
      body(name, out);
      out.push('}', '}');
    } else e.streams.each(choice.from, name, scope, out, body);
  }
}

/** Behind a choice: `scope` has the value chosen, `code` is its number. */
function chosenAt(here: Here, { local }: Choose, scope: Scope, code: string): Here {
  const level = levelAt(new Set([...here.levels.at(-1)!.locals, local]), scope);
  return { ...here, scope, levels: [...here.levels, level], chosen: [...here.chosen, code] };
}

/** A bit that must be set, as tests. */
function testsOf(bit: Bit | undefined): string[] {
  return bit ? [`(${allOf([bit])}) === 1`] : [];
}

/** `yellow` of `sheet[yellow]`. */
function wordIn(about: string): string {
  return /\[(.*)\]/.exec(about)?.[1] ?? about;
}

function inDomain(name: string, cells: readonly number[]): string | undefined {
  const first = cells[0]!;
  if (!cells.every((cell, index) => cell === first + index)) return undefined;
  return first === 0
    ? `${name} >= 0 && ${name} <= ${cells.at(-1)}`
    : `${name} >= ${first} && ${name} <= ${cells.at(-1)}`;
}

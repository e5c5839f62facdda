import type { Expr } from '../../../2-model/model.ts';
import { present } from '../../../2-model/types.ts';
import { statementsIn } from '../../../2-model/walk.ts';
import type { Action, HeadLine } from '../../../3-ir/ir.ts';
import { itemType } from '../../../interpret/board.ts';
import type { Emitter } from '../emitter.ts';
import { boundIn, freeIn, localsIn, neededIn, usedInEffect } from '../facts.ts';
import { lookUp, number, type Scope, unsupported } from '../gen.ts';
import type { Offer } from '../machine/decisions.ts';
import { camel, Out } from '../text.ts';
import { allOf, type Bit, bitOf } from '../values/branchless.ts';
import { cond, num } from '../values/expressions.ts';
import { blockOf, fieldAddress } from '../values/fields.ts';
import { printed } from '../values/printed.ts';
import { argument, letIn, parameters } from '../values/terms.ts';
import { conditionOf, type Plan, planOf } from './plans.ts';
import { mayRepeat } from './repeats.ts';
import { behind, type Choose, codeOfSet, codesOf, prunes, walkSets } from './several.ts';
import { type Known, simplify } from './simplify.ts';

/** Where what does not change inside a loop can be worked out once. */
interface Level {
  readonly locals: ReadonlySet<string>;
  readonly scope: Scope;
  readonly out: Out;
  readonly known: Map<string, string>;
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
  /** Whether the piece that is looked at can be chosen. */
  #present: Bit | undefined;

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
        const head = new Out();
        const body = new Out();
        const level: Level = {
          locals: new Set([action.owner, ...action.params]),
          scope,
          out: head,
          known: new Map(),
        };
        listing.#lines(action.head, scope, new Map(), [level], [], body);
        out.append(head);
        out.append(body);
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

  /** The lines from here on, for values known so far. */
  #lines(
    lines: readonly HeadLine[],
    scope: Scope,
    known: Known,
    levels: readonly Level[],
    codes: readonly string[],
    out: Out,
  ): void {
    const e = this.#e;
    const next = lines.findIndex((line) => line.is === 'choose');
    const upTo = next < 0 ? lines : lines.slice(0, next);
    let inner = scope;
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
        inner = letIn(e, line.local, simplify(e, line.value, known), inner, out);
      } else if (line.is === 'need') {
        const lifted = this.#lifted(conditionOf(e, line, known), inner, levels);
        const need = lifted.expr;
        inner = lifted.scope;
        if (need.op === 'constant' && need.value === true) continue;
        const before = new Out();
        const js = cond(e, need, inner, before);
        if (!before.isEmpty) flush();
        out.append(before);
        tests.push(js);
        needs.push(need);
      }
    }
    if (next < 0) {
      const extra = this.#action.tries ? [this.#trial(inner)] : [];
      const bits = needs.flatMap(
        (need) => bitOf(e, need, inner, (field, isNone) => this.#empty(field, isNone, known, levels)) ?? [],
      );
      const isAll = extra.length === 0 && bits.length === needs.length;
      this.#append([...tests, ...extra], codes, out, isAll ? bits : undefined);
    } else {
      flush();
      this.#choose(lines[next] as Choose, lines.slice(next + 1), inner, known, levels, codes, out);
    }
    for (; open > 0; open--) out.push('}');
  }

  /** Stores the move whatever it is, and counts it only if it is allowed: that is quicker than to jump round it. */
  #append(tests: readonly string[], codes: readonly string[], out: Out, bits?: readonly Bit[]): void {
    const choices = this.#action.head.filter((line): line is Choose => line.is === 'choose');
    const code = choices.reduce((before, choice, index) => {
      const { lowest, codes: size } = codesOf(this.#e, choice);
      const one = this.#code(choice, codes[index]!, lowest);
      if (index === 0) return one;
      return /^\d+$/.test(before)
        ? sumOf([String(Number(before) * size), one])
        : `(${before}) * ${size} + ${one}`;
    }, '');
    const move = sumOf([this.#first, code]);
    const present = this.#present;
    if (tests.length === 0 && !present) out.push(`moves[${this.#count}++] = ${move};`);
    else {
      const all = [...(present ? [`(${allOf([present])}) === 1`] : []), ...tests];
      const isAllowed = bits
        ? allOf([...(present ? [present] : []), ...bits])
        : `${all.join(' && ')} ? 1 : 0`;
      out.push(`moves[${this.#count}] = ${move};`, `${this.#count} += ${isAllowed};`);
    }
  }

  #code(choice: Choose, js: string, lowest: number): string {
    if (choice.several) return js;
    const plain = lowest === 0 ? js : `${js} - ${lowest}`;
    if (choice.type.is !== 'optional') return plain;
    return `(${js} === NONE ? ${codesOf(this.#e, choice).codes - 1} : ${plain})`;
  }

  /** A bit that tells whether a field is empty at a cell of which it is known in which word its bit lies. */
  #empty(
    field: Extract<Expr, { op: 'field' }>,
    isNone: boolean,
    known: Known,
    levels: readonly Level[],
  ): Bit | undefined {
    const e = this.#e;
    const { there, inSeat, model } = e.gen.layout.fields.get(field.field)!;
    const [key] = field.keys;
    const cells = key?.op === 'local' ? known.get(key.local) : undefined;
    if (!there || !cells || !('length' in cells) || key?.op !== 'local') return undefined;
    const [word, offset] = [there.wordOf[cells[0]!]!, cells[0]! - there.bitOf[cells[0]!]!];
    if (!cells.every((cell) => there.wordOf[cell] === word && cell - there.bitOf[cell]! === offset))
      return undefined;
    const level = field.of ? this.#level(levels, field.of) : levels[0]!;
    const block = inSeat
      ? `${blockOf(e, field.of!, model.owner === 'player', level.scope, level.out)} + `
      : '';
    const js = `${isNone ? '~' : ''}m[${block}${there.name}${word === 0 ? '' : ` + ${word}`}]!`;
    const bits = this.#named(js, level, camel(isNone ? `no ${model.name}` : `${model.name} there`));
    const cell = num(e, key, levels.at(-1)!.scope, new Out());
    return { js: `(${bits} >>> ${offset === 0 ? cell : `(${cell} - ${offset})`})`, isClean: false };
  }

  #trial(scope: Scope): string {
    return this.#e.trials.allowed(this.#action, scope);
  }

  // ---- a choice

  #choose(
    choice: Choose,
    rest: readonly HeadLine[],
    scope: Scope,
    known: Known,
    levels: readonly Level[],
    codes: readonly string[],
    out: Out,
  ): void {
    if (choice.several) {
      this.#several(choice, rest, scope, known, levels, codes, out);
      return;
    }
    if (this.#pieceByPiece(choice, rest, scope, known, levels, codes, out)) return;
    const parts = partsOf(this.#e, choice, known);
    for (const { cells, about } of parts) {
      const inner = cells ? new Map([...known, [choice.local, cells]]) : known;
      const plan = planOf(this.#e, choice, cells, rest, inner);
      if (!plan) continue;
      if (about && parts.length > 1) out.push(`// ${choice.local} in ${about}`);
      this.#part(choice, cells, plan, rest, scope, levels, codes, out, about);
    }
  }

  /**
   * A piece and then a cell, where the rules leave few cells for each piece: for each grid those pieces that may go there,
   * with a bit for each piece that tells whether it can be chosen. So there is hardly a jump on the way.
   */
  #pieceByPiece(
    choice: Choose,
    rest: readonly HeadLine[],
    scope: Scope,
    known: Known,
    levels: readonly Level[],
    codes: readonly string[],
    out: Out,
  ): boolean {
    const e = this.#e;
    const [inner, ...after] = rest;
    const parts = partsByPiece(e, choice, rest, known);
    if (!parts || inner?.is !== 'choose') return false;
    const here = bitsOfPieces(e, choice.from, scope, out);
    for (const { cells, about, pieces: those } of parts) {
      if (about) out.push(`// ${inner.local} in ${about}`);
      const bodies = those.map(({ piece, plan }) => {
        const now = new Map(scope);
        now.set(choice.local, { value: { js: String(piece), bool: false } });
        const own: Level = {
          locals: new Set([...levels.at(-1)!.locals, choice.local]),
          scope: now,
          out: new Out(),
          known: new Map(),
        };
        const body = new Out();
        this.#present = { js: piece === 0 ? here : `(${here} >>> ${piece})`, isClean: false };
        this.#part(inner, cells, plan, after, now, [...levels, own], [...codes, String(piece)], body, about);
        this.#present = undefined;
        out.append(own.out);
        return body;
      });
      out.append(underOneCondition(bodies));
    }
    return true;
  }

  /** Several chosen at once: every set, but for those of which the lines behind tell that they are refused. */
  #several(
    choice: Choose,
    rest: readonly HeadLine[],
    scope: Scope,
    known: Known,
    levels: readonly Level[],
    codes: readonly string[],
    out: Out,
  ): void {
    const e = this.#e;
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
          const label = e.gen.fresh('look');
          to.push(`${label}: {`);
          let last: Scope = inner;
          for (const line of own) {
            if (line.is === 'let') last = letIn(e, line.local, simplify(e, line.value, known), last, to);
            if (line.is !== 'need') continue;
            const need = conditionOf(e, line, known);
            if (need.op === 'constant' && need.value === true) continue;
            to.push(`if (!${cond(e, need, last, to)}) {`);
            if (prunes(line, 'shrinking')) to.push(`${noLarger} = true;`);
            to.push(`break ${label};`, '}');
          }
          const chosen = [...codes, codeOfSet(e, choice, set)];
          const level: Level = {
            locals: new Set([...levels.at(-1)!.locals, choice.local]),
            scope: last,
            out: new Out(),
            known: new Map(),
          };
          const body = new Out();
          this.#lines(rest.slice(own.length), last, known, [...levels, level], chosen, body);
          to.append(level.out);
          to.append(body);
          to.push('}');
        },
      },
      out,
    );
  }

  #part(
    choice: Choose,
    cells: readonly number[] | undefined,
    plan: Plan,
    lines: readonly HeadLine[],
    scope: Scope,
    levels: readonly Level[],
    codes: readonly string[],
    out: Out,
    about = '',
  ): void {
    const e = this.#e;
    let open = 0;
    if (plan.before.length > 0) {
      const js = plan.before.map((need) => {
        const lifted = this.#lifted(need, scope, [...levels, undefined]);
        return cond(e, lifted.expr, lifted.scope, out);
      });
      if (this.#present) js.unshift(`(${allOf([this.#present])}) === 1`);
      this.#present = undefined;
      out.push(`if (${js.join(' && ')}) {`);
      open++;
    }
    const name = e.gen.fresh(camel(choice.local));
    const type =
      present(choice.from.type).is === 'collection' ? itemType(choice.from.type) : choice.from.type;
    const body = (item: string, to: Out): void => {
      const inner = new Map(scope);
      inner.set(choice.local, e.bind(item, { name: choice.local, type }, to));
      this.#inside(choice, plan, lines, inner, levels, [...codes, item], to);
    };
    if (plan.pin) {
      const { value, isAmongCells } = plan.pin;
      const found = this.#hoisted(value, scope, levels, camel(`${choice.local} in ${wordIn(about)}`));
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
    } else if (plan.index) this.#indexed(choice, cells!, plan.index, scope, levels, out, name, body);
    else if (cells && choice.from.op === 'cells') {
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
    if (open > 0) out.push('}');
  }

  /** The lines after a choice, for a value that was chosen: what `#plan` has settled is left out. */
  #inside(
    choice: Choose,
    plan: Plan,
    lines: readonly HeadLine[],
    scope: Scope,
    levels: readonly Level[],
    codes: readonly string[],
    out: Out,
  ): void {
    const next = lines.findIndex((line) => line.is === 'choose');
    const after = next < 0 ? [] : lines.slice(next);
    const own = new Out();
    const body = new Out();
    const level: Level = {
      locals: new Set([...levels.at(-1)!.locals, choice.local]),
      scope,
      out: own,
      known: new Map(),
    };
    this.#lines([...plan.lines, ...after], scope, plan.known, [...levels, level], codes, body);
    out.append(own);
    out.append(body);
  }

  /** Goes through those values that show a certain number, by a table made while compiling. */
  #indexed(
    choice: Choose,
    cells: readonly number[],
    { property, of, is }: NonNullable<Plan['index']>,
    scope: Scope,
    levels: readonly Level[],
    out: Out,
    name: string,
    body: (item: string, out: Out) => void,
  ): void {
    const e = this.#e;
    const { values } = printed(e, of.type, property);
    const numbers = cells.map((cell) => values[cell]!);
    const shown = numbers.filter((one) => one !== -0x80000000);
    const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
    const lists = Array.from({ length: highest - lowest + 1 }, (_, offset) =>
      cells.filter((_, at) => numbers[at] === lowest + offset),
    );
    const isNumber = is.type.is === 'number' && is.type.from >= lowest && is.type.to <= highest;
    const key = this.#hoisted(is, scope, levels, camel(property));
    if (!isNumber) out.push(`if (${key} >= ${lowest} && ${key} <= ${highest}) {`);
    const each = lists[0]!.length;
    if (each > 0 && each <= MOST_SIDE_BY_SIDE && lists.every((list) => list.length === each)) {
      // As many for every number: one after the other, without a loop.
      const table = e.gen.array(`${choice.local} by ${property}`, lists.flat());
      const level = isNumber ? this.#level(levels, is) : { ...levels.at(-1)!, out, known: new Map() };
      for (let which = 0; which < each; which++) {
        const at = sumOf([table, `${key}${each === 1 ? '' : ` * ${each}`}`, String(which - lowest * each)]);
        body(this.#named(`k[${at}]!`, level, camel(choice.local)), out);
      }
    } else {
      const [row, i] = [e.gen.fresh('row'), e.gen.fresh('i')];
      const { items, from } = e.gen.lists(`${choice.local} by ${property}`, lists);
      out.push(
        `const ${row} = ${sumOf([key, String(-lowest)])};`,
        `for (let ${i} = k[${from} + ${row}]!; ${i} < k[${from} + ${row} + 1]!; ${i}++) {`,
        `const ${name} = k[${items} + ${i}]!;`,
      );
      body(name, out);
      out.push('}');
    }
    if (!isNumber) out.push('}');
  }

  /** The outermost level at which everything that an expression names is known. */
  #level(levels: readonly Level[], expr: Expr): Level {
    const locals = freeIn(expr);
    return (
      levels.find((level) =>
        [...locals].every((local) => level.locals.has(local) || !levels.some((one) => one.locals.has(local))),
      ) ?? levels.at(-1)!
    );
  }

  /** A value worked out as far outside as can be, and once. */
  #hoisted(expr: Expr, scope: Scope, levels: readonly Level[], about: string): string {
    const isSettled = [...freeIn(expr)].every((local) => levels.some((level) => level.locals.has(local)));
    const level = isSettled ? this.#level(levels, expr) : levels.at(-1)!;
    const key = JSON.stringify(expr);
    const known = level.known.get(key);
    if (known) return known;
    const js = num(this.#e, expr, isSettled ? level.scope : scope, level.out);
    const name = this.#named(js, level, about);
    level.known.set(key, name);
    return name;
  }

  /** An expression whose look-ups are worked out as far outside as can be: they are the same for many values. */
  #lifted(
    expr: Expr,
    scope: Scope,
    [...around]: readonly (Level | undefined)[],
  ): { expr: Expr; scope: Scope } {
    const innermost = around.pop();
    const levels = [...around, innermost].filter((level) => level !== undefined);
    const inner = new Map(scope);
    const go = (node: unknown, bound: readonly string[]): unknown => {
      if (Array.isArray(node)) return node.map((one) => go(one, bound));
      if (node === null || typeof node !== 'object') return node;
      const part = node as Expr;
      const isNumber = part.op === 'table' && part.type.is !== 'yes or no' && !this.#e.facts.mayFault(part);
      const free = isNumber ? [...freeIn(part)] : [];
      if (
        isNumber &&
        free.every((one) => !bound.includes(one) && levels.some(({ locals }) => locals.has(one)))
      ) {
        const level = this.#level(levels, part);
        if (level !== innermost) {
          const name = this.#hoisted(part, scope, levels, camel(part.column));
          inner.set(`${name}~`, { value: number(name) });
          return { op: 'local', local: `${name}~`, type: part.type };
        }
      }
      const own = [...bound, ...boundIn(part)];
      return Object.fromEntries(
        Object.entries(node).map(([key, one]) => [key, key === 'type' ? one : go(one, own)]),
      );
    };
    return { expr: go(expr, []) as Expr, scope: inner };
  }

  /** A name for a value at a level; the same value has the same name. */
  #named(js: string, { out, known }: Pick<Level, 'out' | 'known'>, about: string): string {
    const before = known.get(js);
    if (before) return before;
    const name = this.#e.gen.fresh(about);
    out.push(`const ${name} = ${js};`);
    known.set(js, name);
    return name;
  }
}

/** A grid family is listed grid by grid: what the rules say of one grid is no concern of the others. */
function partsOf(e: Emitter, choice: Choose, known: Known): { cells?: readonly number[]; about?: string }[] {
  const { from } = choice;
  if (from.op === 'cells') {
    const grid = e.gen.board.grid(from.grid);
    if (!from.member)
      return grid.cellsOf.map((cells, member) => {
        const value = grid.model.members[member]!.value;
        const about = grid.model.key
          ? `${from.grid}[${e.gen.board.words(grid.model.key.kind)[value!]}]`
          : from.grid;
        return { cells, about };
      });
    const member = simplify(e, from.member, known);
    if (member.op === 'constant') {
      const position = grid.model.members.findIndex(({ value }) => value === member.value);
      return [{ cells: grid.cellsOf[position]! }];
    }
  }
  if (from.op === 'every piece') return [{ cells: e.gen.board.piecesOf(from.pieces).all }];
  return [{}];
}

/**
 * For each grid the pieces that may go there, and what is left to ask of each. Undefined where that would be most of them: then
 * they are tried one after the other.
 */
function partsByPiece(e: Emitter, choice: Choose, rest: readonly HeadLine[], known: Known) {
  const [inner, ...after] = rest;
  if (choice.type.is !== 'piece' || inner?.is !== 'choose' || inner.several || inner.from.op !== 'cells')
    return undefined;
  const { all } = e.gen.board.piecesOf(choice.type.pieces);
  if (all.length > 31) return undefined;
  const parts = partsOf(e, inner, known).map((part) => ({
    ...part,
    pieces: all.flatMap((piece) => {
      const now = new Map(known);
      now.set(choice.local, [piece]);
      if (part.cells) now.set(inner.local, part.cells);
      const plan = planOf(e, inner, part.cells, after, now);
      return plan ? [{ piece, plan }] : [];
    }),
  }));
  const many = parts.reduce((sum, part) => sum + part.pieces.length, 0);
  return many * 2 > parts.length * all.length ? undefined : parts;
}

/** The parameter of which a listing only asks which pieces there are: it is passed as bits, and no list is made for it. */
function paramAsBits(e: Emitter, action: Action): string | undefined {
  const [choice, ...rest] = action.head;
  if (choice?.is !== 'choose' || choice.several || choice.from.op !== 'local' || action.tries)
    return undefined;
  const { local } = choice.from;
  if (!action.params.includes(local) || localsIn(rest).has(local)) return undefined;
  return partsByPiece(e, choice, rest, new Map()) ? local : undefined;
}

/** A bit for each piece of a collection. */
function bitsOfPieces(e: Emitter, from: Expr, scope: Scope, out: Out): string {
  const bind = from.op === 'local' ? lookUp(scope, from.local) : undefined;
  if (bind && 'value' in bind) return bind.value.js;
  const place = from.op === 'field' ? e.gen.layout.fields.get(from.field) : undefined;
  if (place?.pieceBits) return `m[${place.pieceBits}]!`;
  const without = bitsWithout(e, from, scope, out);
  if (without) return without;
  const here = e.gen.fresh('here');
  out.push(`let ${here} = 0;`);
  const piece = e.gen.fresh('piece');
  // From the last to the first, so that the count is read once.
  e.streams.each(from, piece, scope, out, (item, to) => to.push(`${here} |= 1 << ${item};`), true);
  return here;
}

/** `all die in Die where die is not in used`: where what is used lies in bits too, the others are the other bits. */
function bitsWithout(e: Emitter, from: Expr, scope: Scope, out: Out): string | undefined {
  if (from.op !== 'all' || from.bound.in.op !== 'every piece') return undefined;
  const { bound, where } = from;
  const all = 2 ** e.gen.board.piecesOf(from.bound.in.pieces).all.length - 1;
  if (where?.op !== 'in' || where.left.op !== 'local' || where.left.local !== bound.local) return undefined;
  const { right } = where;
  if (right.op !== 'field' || right.whole || localsIn(right).has(bound.local)) return undefined;
  const { form, lowest, words } = e.gen.layout.fields.get(right.field)!;
  if (form !== 'bits' || lowest !== 0 || words !== 1) return undefined;
  return `${where.not ? '~' : ''}m[${fieldAddress(e, right, scope, out)}]! & ${all}`;
}

/** So many values that show the same number are looked at one after the other, without a loop. */
const MOST_SIDE_BY_SIDE = 4;

/** Which codes the moves of an action can begin at, and whether they are always the first to be listed. */
function listedAt(e: Emitter, action: Action): { firsts: readonly number[]; isAlone: boolean } {
  const { routines, actions, scorings } = e.gen.game;
  const scripts = [routines, actions.map(({ effect }) => effect), scorings.map(({ routine }) => routine)];
  const firsts = new Set<number>();
  let isAlone = true;
  for (const { script } of scripts.flat())
    for (const statement of statementsIn(script)) {
      if (statement.is !== 'decide') continue;
      let first = 1;
      for (const [index, offer] of statement.offers.entries()) {
        if (offer.action === action.name) {
          firsts.add(first);
          isAlone &&= index === 0;
        }
        first += codesIn(e, e.action(offer.action));
      }
    }
  return { firsts: [...firsts], isAlone };
}

/** How many codes the moves of an action need. */
export function codesIn(e: Emitter, { head }: Action): number {
  return head.reduce(
    (product, line) => (line.is === 'choose' ? product * codesOf(e, line).codes : product),
    1,
  );
}

/** Pieces of code one behind the other; what asks the same thing first asks it once. */
function underOneCondition(bodies: readonly Out[]): Out {
  const out = new Out();
  let open = '';
  for (const body of bodies) {
    const lines = String(body).split('\n');
    const [first] = lines;
    const isOne = /^if \(.* !== NONE\) \{$/.test(first!) && lines.at(-1) === '}';
    if (open !== '' && (!isOne || first !== open)) out.push('}');
    if (isOne && first === open) out.push(...lines.slice(1, -1));
    else out.push(...(isOne ? lines.slice(0, -1) : lines));
    open = isOne ? first! : '';
  }
  if (open !== '') out.push('}');
  return out;
}

/** A sum, its numbers put together. */
function sumOf(parts: readonly string[]): string {
  const isNumber = (part: string): boolean => /^-?\d+$/.test(part);
  const all = parts.flatMap((part) => (/^[\w$]+( \+ [\w$]+)*$/.test(part) ? part.split(' + ') : [part]));
  const total = all.filter(isNumber).reduce((sum, part) => sum + Number(part), 0);
  const others = all.filter((part) => part !== '' && !isNumber(part)).join(' + ');
  if (others === '') return String(total);
  return total === 0 ? others : total < 0 ? `${others} - ${-total}` : `${total} + ${others}`;
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

import type { Expr } from '../../2-model/model.ts';
import { present } from '../../2-model/types.ts';
import type { Action, HeadLine } from '../../3-ir/ir.ts';
import { itemType } from '../../interpret/board.ts';
import { usedInEffect } from './decisions.ts';
import type { Emitter } from './emitter.ts';
import { cond, num, printed } from './expressions.ts';
import { localsIn, neededIn } from './facts.ts';
import { type Scope, unsupported } from './gen.ts';
import { behind, type Choose, codeOfSet, codesOf, prunes, walkSets } from './several.ts';
import { type Known, simplify } from './simplify.ts';
import { letIn, parameters } from './terms.ts';
import { camel, Out } from './text.ts';

/** Where what does not change inside a loop can be worked out once. */
interface Level {
  readonly locals: ReadonlySet<string>;
  readonly scope: Scope;
  readonly out: Out;
  readonly known: Map<string, string>;
}

/** What is left of an action's lines for one part of a choice's values. */
interface Plan {
  /** Conditions that do not look at the value chosen. */
  readonly before: readonly Expr[];
  /** What is left, in the order in which it is written: what comes later may make sense only if what came before holds. */
  readonly lines: readonly HeadLine[];
  readonly pin?: Expr;
  readonly index?: { readonly property: string; readonly of: Expr; readonly is: Expr };
  readonly known: Known;
}

/**
 * The function that lists the legal moves of an action. Where the rules ask of a field that it be the next one, or
 * that it show a certain number, it goes straight there instead of trying every field: see `#plan`.
 */
export class Listing {
  readonly #e: Emitter;
  readonly #action: Action;
  readonly #first: string;
  readonly #count: string;
  /** Whether the piece that is looked at can be chosen, as 1 or 0. */
  #present: string | undefined;

  private constructor(e: Emitter, action: Action, first: string, count: string) {
    this.#e = e;
    this.#action = action;
    this.#first = first;
    this.#count = count;
  }

  static function(e: Emitter, action: Action): string {
    return e.gen.function(
      `list ${action.name}`,
      `list${camel(action.name).replace(/^./, (c) => c.toUpperCase())}`,
      (name) => {
        const out = new Out();
        const typed = (local: string) => action.effect.locals.find((one) => one.name === local)!;
        const { scope, names } = parameters(e, typed(action.owner), action.params.map(typed), out);
        const first = e.gen.fresh('first');
        const count = e.gen.fresh('count');
        const listing = new Listing(e, action, first, count);
        out.push(`let ${count} = m[LISTED]!;`);
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
        out.push(`m[LISTED] = ${count};`);
        const doc = `/** Lists the moves of the action \`${action.name}\`; the code of the first possible one is \`${first}\`. */\n`;
        return `${doc}function ${name}(${[...names, `${first}: number`].join(', ')}): void {\n${out}\n}`;
      },
    );
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
        const need = this.#condition(line, known);
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
      const bits = needs.map((need) => bitOf(e, need, inner));
      const sum =
        extra.length === 0 && bits.length > 0 && !bits.includes(undefined) ? bits.join(' & ') : undefined;
      this.#append([...tests, ...extra], codes, out, sum);
    } else {
      flush();
      this.#choose(lines[next] as Choose, lines.slice(next + 1), inner, known, levels, codes, out);
    }
    out.push('}'.repeat(open));
  }

  /** Stores the move whatever it is, and counts it only if it is allowed: that is quicker than to jump round it. */
  #append(tests: readonly string[], codes: readonly string[], out: Out, bits?: string): void {
    const choices = this.#action.head.filter((line): line is Choose => line.is === 'choose');
    const code = choices.reduce((before, choice, index) => {
      const { lowest, codes: size } = codesOf(this.#e, choice);
      const one = this.#code(choice, codes[index]!, lowest);
      if (index === 0) return one;
      return /^\d+$/.test(before) ? `${Number(before) * size} + ${one}` : `(${before}) * ${size} + ${one}`;
    }, '');
    const move = code === '' ? this.#first : `${this.#first} + ${code}`;
    const present = this.#present;
    if (tests.length === 0 && !present) out.push(`moves[${this.#count}++] = ${move};`);
    else {
      const all = present && bits === undefined ? [`${present} === 1`, ...tests] : tests;
      const sum = tests.length === 0 ? present : bits && present ? `${present} & ${bits}` : bits;
      out.push(
        `moves[${this.#count}] = ${move};`,
        `${this.#count} += ${sum ?? `${all.join(' && ')} ? 1 : 0`};`,
      );
    }
  }

  #code(choice: Choose, js: string, lowest: number): string {
    if (choice.several) return js;
    const plain = lowest === 0 ? js : `${js} - ${lowest}`;
    if (choice.type.is !== 'optional') return plain;
    return `(${js} === NONE ? ${codesOf(this.#e, choice).codes - 1} : ${plain})`;
  }

  #trial(scope: Scope): string {
    return this.#e.trials.allowed(this.#action, scope);
  }

  #condition(line: Extract<HeadLine, { is: 'need' }>, known: Known): Expr {
    const condition = simplify(this.#e, line.condition, known);
    if (!line.when) return condition;
    const when = simplify(this.#e, line.when, known);
    const type = line.condition.type;
    if (when.op === 'constant')
      return when.value === true ? condition : { op: 'constant', value: true, type };
    return { op: 'or', parts: [simplify(this.#e, { op: 'not', part: when, type }, known), condition], type };
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
    if (choice.several) return this.#several(choice, rest, scope, known, levels, codes, out);
    if (this.#pieceByPiece(choice, rest, scope, known, levels, codes, out)) return;
    const parts = this.#parts(choice, known);
    for (const { cells, about } of parts) {
      const inner = cells ? new Map([...known, [choice.local, cells]]) : known;
      const plan = this.#plan(choice, rest, inner);
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
    if (choice.type.is !== 'piece' || inner?.is !== 'choose' || inner.several || inner.from.op !== 'cells')
      return false;
    const { pieces } = choice.type;
    const { all } = e.gen.board.piecesOf(pieces);
    if (all.length > 31) return false;
    const parts = this.#parts(inner, known).map((part) => ({
      ...part,
      pieces: all.flatMap((piece) => {
        const now = new Map(known);
        now.set(choice.local, [piece]);
        if (part.cells) now.set(inner.local, part.cells);
        const plan = this.#plan(inner, after, now);
        return plan ? [{ piece, plan }] : [];
      }),
    }));
    if (parts.reduce((sum, part) => sum + part.pieces.length, 0) * 2 > parts.length * all.length)
      return false;
    const here = e.gen.fresh('here');
    out.push(`let ${here} = 0;`);
    e.streams.each(choice.from, e.gen.fresh(camel(choice.local)), scope, out, (item, to) =>
      to.push(`${here} |= 1 << ${item};`),
    );
    for (const { cells, about, pieces: those } of parts) {
      if (about) out.push(`// ${inner.local} in ${about}`);
      for (const { piece, plan } of those) {
        const now = new Map(scope);
        now.set(choice.local, { value: { js: String(piece), bool: false } });
        const own: Level = {
          locals: new Set([...levels.at(-1)!.locals, choice.local]),
          scope: now,
          out: new Out(),
          known: new Map(),
        };
        const body = new Out();
        this.#present = `((${here} >>> ${piece}) & 1)`;
        this.#part(inner, cells, plan, after, now, [...levels, own], [...codes, String(piece)], body, about);
        this.#present = undefined;
        out.append(own.out);
        out.append(body);
      }
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
            const need = this.#condition(line, known);
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

  /** A grid family is listed grid by grid: what the rules say of one grid is no concern of the others. */
  #parts(choice: Choose, known: Known): { cells?: readonly number[]; about?: string }[] {
    const { from } = choice;
    if (from.op === 'cells') {
      const grid = this.#e.gen.board.grid(from.grid);
      if (!from.member)
        return grid.cellsOf.map((cells, member) => {
          const value = grid.model.members[member]!.value;
          const about = grid.model.key
            ? `${from.grid}[${this.#e.gen.board.words(grid.model.key.kind)[value!]}]`
            : from.grid;
          return { cells, about };
        });
      const member = simplify(this.#e, from.member, known);
      if (member.op === 'constant') {
        const position = grid.model.members.findIndex(({ value }) => value === member.value);
        return [{ cells: grid.cellsOf[position]! }];
      }
    }
    if (from.op === 'every piece') return [{ cells: this.#e.gen.board.piecesOf(from.pieces).all }];
    return [{}];
  }

  /** Sorts what the rules ask into what can be asked before the value is chosen, what leads to the value, and the rest. */
  #plan(choice: Choose, lines: readonly HeadLine[], known: Known): Plan | undefined {
    const { facts } = this.#e;
    const next = lines.findIndex((line) => line.is === 'choose');
    const own = next < 0 ? lines : lines.slice(0, next);
    const learnt = new Map(known);
    const needs: Expr[] = [];
    const ordered: HeadLine[] = [];
    const dependent = new Set([choice.local]);
    for (const line of own) {
      if (line.is === 'let') {
        const value = simplify(this.#e, line.value, learnt);
        if (value.op === 'constant' && typeof value.value === 'number') learnt.set(line.local, [value.value]);
        else if (value.op === 'local') learnt.set(line.local, { same: value });
        ordered.push({ is: 'let', local: line.local, value });
        dependent.add(line.local);
      } else if (line.is === 'need') {
        const need = this.#condition(line, learnt);
        for (const part of need.op === 'and' ? need.parts : [need]) {
          if (part.op === 'constant' && part.value === true) continue;
          if (part.op === 'constant') return undefined;
          needs.push(part);
          ordered.push({ is: 'need', condition: part, reason: line.reason });
        }
      }
    }
    const isFree = (expr: Expr): boolean =>
      ![...localsIn(expr)].some((local) => dependent.has(local)) && !facts.mayFault(expr);
    const before = needs.filter(isFree);
    const others = needs.filter((need) => !before.includes(need));
    const without = (settled?: Expr): HeadLine[] =>
      ordered.filter(
        (line) => line.is !== 'need' || (line.condition !== settled && !before.includes(line.condition)),
      );
    const pinned = others.find((need) => pinOf(need, choice.local, isFree));
    if (pinned)
      return { before, lines: without(pinned), pin: pinOf(pinned, choice.local, isFree)!, known: learnt };
    const indexed = known.has(choice.local)
      ? others.find((need) => indexOf(need, choice.local, isFree))
      : undefined;
    if (indexed)
      return {
        before,
        lines: without(indexed),
        index: indexOf(indexed, choice.local, isFree)!,
        known: learnt,
      };
    return { before, lines: without(), known: learnt };
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
      const js = plan.before.map((need) => cond(e, need, scope, out));
      if (this.#present) js.unshift(`${this.#present} === 1`);
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
      const found = this.#hoisted(plan.pin, scope, levels, camel(`${choice.local} in ${wordIn(about)}`));
      const isThere = cells ? inDomain(found, cells) : undefined;
      if (isThere) {
        out.push(`if (${isThere}) {`);
        body(found, out);
        out.push('}');
      } else {
        const test = e.streams.of(choice.from, scope, out).has;
        if (!test) return unsupported('a choice of which it is not known what is in it');
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
    out.push('}'.repeat(open));
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
    const position = lowest === 0 ? key : `${key} - ${lowest}`;
    if (!isNumber) out.push(`if (${key} >= ${lowest} && ${key} <= ${highest}) {`);
    if (lists.every((list) => list.length === 1)) {
      const found = this.#level(levels, is);
      const cell = e.gen.fresh(camel(choice.local));
      const line = `const ${cell} = ${e.gen.at(
        `${choice.local} by ${property}`,
        lists.map((list) => list[0]!),
        position,
      )};`;
      if (isNumber) found.out.push(line);
      else out.push(line);
      body(cell, out);
    } else {
      const [row, i] = [e.gen.fresh('row'), e.gen.fresh('i')];
      const { items, from } = e.gen.lists(`${choice.local} by ${property}`, lists);
      out.push(
        `const ${row} = ${position};`,
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
    const locals = localsIn(expr);
    return (
      levels.find((level) =>
        [...locals].every((local) => level.locals.has(local) || !levels.some((one) => one.locals.has(local))),
      ) ?? levels.at(-1)!
    );
  }

  /** A value worked out as far outside as can be, and once. */
  #hoisted(expr: Expr, scope: Scope, levels: readonly Level[], about: string): string {
    const isSettled = [...localsIn(expr)].every((local) => levels.some((level) => level.locals.has(local)));
    const level = isSettled ? this.#level(levels, expr) : levels.at(-1)!;
    const key = JSON.stringify(expr);
    const known = level.known.get(key);
    if (known) return known;
    const js = num(this.#e, expr, isSettled ? level.scope : scope, level.out);
    const name = this.#e.gen.fresh(about);
    level.out.push(`const ${name} = ${js};`);
    level.known.set(key, name);
    return name;
  }
}

/** A condition as 1 or 0, worked out without a jump; undefined where that cannot be. */
function bitOf(e: Emitter, expr: Expr, scope: Scope): string | undefined {
  const plain = (part: Expr): string | undefined => {
    if (!isPlain(part)) return undefined;
    const out = new Out();
    const js = num(e, part, scope, out);
    return out.isEmpty ? js : undefined;
  };
  switch (expr.op) {
    case 'same': {
      const [left, right] = [plain(expr.left), plain(expr.right)];
      if (left === undefined || right === undefined) return undefined;
      const js =
        right === 'NONE'
          ? isFromZero(expr.left)
            ? `isNone(${left})`
            : undefined
          : `isSame(${left}, ${right})`;
      return js && (expr.not ? `(${js} ^ 1)` : js);
    }
    case 'at least':
    case 'at most': {
      const [left, right] = [plain(expr.left), plain(expr.right)];
      if (left === undefined || right === undefined || mayBeNone(expr.left) || mayBeNone(expr.right))
        return undefined;
      return expr.op === 'at least' ? `atLeast(${left}, ${right})` : `atLeast(${right}, ${left})`;
    }
    case 'and':
    case 'or': {
      const parts = expr.parts.map((part) => bitOf(e, part, scope));
      return parts.includes(undefined) ? undefined : `(${parts.join(expr.op === 'and' ? ' & ' : ' | ')})`;
    }
    default:
      return undefined;
  }
}

/** Looked up without a condition, and always there. */
function isPlain(expr: Expr): boolean {
  switch (expr.op) {
    case 'constant':
    case 'local':
      return true;
    case 'field':
      return (
        !expr.whole &&
        [...expr.keys, ...(expr.of ? [expr.of] : [])].every((part) => isPlain(part) && !mayBeNone(part))
      );
    case 'property':
    case 'face':
      return isPlain(expr.of) && !mayBeNone(expr.of);
    case 'add':
    case 'subtract':
      return [expr.left, expr.right].every((part) => isPlain(part) && !mayBeNone(part));
    default:
      return false;
  }
}

function mayBeNone(expr: Expr): boolean {
  return expr.type.is === 'optional' || expr.type.is === 'none' || expr.type.is === 'unknown';
}

function isFromZero(expr: Expr): boolean {
  const type = present(expr.type);
  return type.is !== 'number' || type.from >= 0;
}

/** `x is E`: the only value that can be chosen. */
function pinOf(need: Expr, local: string, isFree: (expr: Expr) => boolean): Expr | undefined {
  if (need.op !== 'same' || need.not) return undefined;
  if (need.left.op === 'local' && need.left.local === local && isFree(need.right)) return need.right;
  if (need.right.op === 'local' && need.right.local === local && isFree(need.left)) return need.left;
  return undefined;
}

/** `P of x is E`: the values that show the number E. */
function indexOf(need: Expr, local: string, isFree: (expr: Expr) => boolean): Plan['index'] {
  if (need.op !== 'same' || need.not) return undefined;
  for (const [a, b] of [
    [need.left, need.right],
    [need.right, need.left],
  ] as const) {
    if (a.op !== 'property' || a.of.op !== 'local' || a.of.local !== local || !isFree(b)) continue;
    if (present(b.type).is !== 'number' && present(b.type).is !== 'kind') continue;
    if (b.type.is === 'optional' || b.type.is === 'none') continue;
    return { property: a.property, of: a.of, is: b };
  }
  return undefined;
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

/** Whether a collection can hold a value twice. */
function mayRepeat(e: Emitter, action: Action, expr: Expr): boolean {
  const go = (part: Expr): boolean => mayRepeat(e, action, part);
  switch (expr.op) {
    case 'range':
    case 'cells':
    case 'lines':
    case 'cells of line':
    case 'lines of cell':
    case 'every piece':
    case 'players':
    case 'seats':
    case 'imaginary':
    case 'clockwise':
    case 'others':
      return false;
    case 'list': {
      const values = expr.items.map((item) => (item.op === 'constant' ? item.value : undefined));
      return values.includes(undefined) ? values.length > 1 : new Set(values).size < values.length;
    }
    case 'all':
      return go(expr.bound.in);
    case 'joined':
      // A piece lies in one place only.
      return !(
        isPlace(expr.left) &&
        isPlace(expr.right) &&
        expr.left.op === 'field' &&
        expr.right.op === 'field' &&
        expr.left.field !== expr.right.field
      );
    case 'term': {
      const { cases, otherwise } = e.facts.term(expr.term);
      return cases.some((one) => go(one.value)) || go(otherwise);
    }
    case 'local': {
      const position = action.params.indexOf(expr.local);
      return position < 0 || e.offersOf(action.name).some(({ args }) => go(args[position]!));
    }
    default:
      return !(expr.type.is === 'collection' && (expr.type.form === 'set' || expr.type.form === 'place'));
  }
}

function isPlace(expr: Expr): boolean {
  return expr.type.is === 'collection' && expr.type.form === 'place';
}

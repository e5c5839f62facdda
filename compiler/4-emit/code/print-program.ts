import type { FunctionPart, Operator, Part, Program, Step } from '../../runtime/program.ts';
import type { Code, Func, Name, Stmt } from './tree.ts';
import { bodiesOf } from './walk.ts';

/**
 * A program as data, for `runtime/run-program.ts`: names become places in the frames of functions, and constants of numbers the
 * numbers. `gives` is the function that the program is for.
 */
export function printProgramData(program: readonly Stmt[], gives: Name): Program {
  const top = new Frame(undefined);
  top.declare(program);
  const body = top.run(program);
  return { slots: top.slots, body, gives: top.slotOf(gives) };
}

/** A function while it is printed. */
class Frame {
  readonly #outer: Frame | undefined;
  readonly #slots = new Map<Name, number>();
  readonly #numbers = new Map<Name, number>();
  readonly #labels = new Map<Name, number>();

  constructor(outer: Frame | undefined) {
    this.#outer = outer;
  }

  get slots(): number {
    return this.#slots.size;
  }

  slotOf(name: Name): number {
    const known = this.#slots.get(name);
    if (known !== undefined) return known;
    const slot = this.#slots.size;
    this.#slots.set(name, slot);
    return slot;
  }

  /** What is declared anywhere in the function, but for functions inside of it. */
  declare(run: readonly Stmt[]): void {
    for (const stmt of run) {
      if (stmt.is === 'declare') this.#declareName(stmt);
      else if (stmt.is === 'function' || stmt.is === 'for of') this.slotOf(stmt.name);
      else if (stmt.is === 'try' && stmt.caught) this.slotOf(stmt.caught);
      else if (stmt.is === 'block' && stmt.label) this.#labels.set(stmt.label, 1 + this.#labels.size);
      if (stmt.is !== 'function') for (const body of bodiesOf(stmt)) this.declare(body);
    }
  }

  #declareName({ how, name, value }: Extract<Stmt, { is: 'declare' }>): void {
    const isNew = !this.#numbers.has(name) && !this.#slots.has(name);
    if (isNew && how === 'const' && value?.is === 'number') this.#numbers.set(name, value.value);
    else {
      this.#numbers.delete(name);
      this.slotOf(name);
    }
  }

  #name(name: Name): Part {
    let out = 0;
    for (let frame: Frame | undefined = this; frame; frame = frame.#outer) {
      const number = frame.#numbers.get(name);
      if (number !== undefined) return number;
      const slot = frame.#slots.get(name);
      if (slot !== undefined) return ['name', out, slot];
      out++;
    }
    if (!name.isOwn) throw new Error(`nothing declares ${name.hint} where it is used`);
    return ['host', name.hint];
  }

  #function(params: readonly Name[], body: readonly Stmt[]): FunctionPart {
    const inner = new Frame(this);
    for (const name of params) inner.slotOf(name);
    inner.declare(body);
    const steps = inner.run(body);
    return { params: params.length, slots: inner.slots, body: steps };
  }

  /** Functions can be called from the first statement on. */
  run(run: readonly Stmt[]): readonly Step[] {
    const isFunction = (stmt: Stmt): stmt is Func => stmt.is === 'function';
    const functions = run.filter(isFunction).map(({ name, params, body }): Step => {
      const names = params.map((param) => param.name);
      return ['declare', this.slotOf(name), ['function', this.#function(names, body)]];
    });
    return [...functions, ...run.flatMap((stmt) => this.#statement(stmt) ?? [])];
  }

  #statement(stmt: Stmt): readonly Step[] | undefined {
    const value = (code: Code | undefined): Part | null => (code ? this.value(code) : null);
    switch (stmt.is) {
      case 'declare':
        if (this.#numbers.has(stmt.name)) return [];
        return [['declare', this.slotOf(stmt.name), value(stmt.value)]];
      case 'do':
        return [['do', this.value(stmt.what)]];
      case 'if':
        return [['if', this.value(stmt.test), this.run(stmt.then), this.run(stmt.otherwise)]];
      case 'while':
        return [['loop', null, this.value(stmt.test), null, this.run(stmt.body)]];
      case 'for': {
        const [first = null] = stmt.first ? this.run([stmt.first]) : [];
        return [['loop', first, value(stmt.test), value(stmt.next), this.run(stmt.body)]];
      }
      case 'for of':
        return [['for of', this.slotOf(stmt.name), this.value(stmt.in), this.run(stmt.body)]];
      case 'switch': {
        const cases = stmt.cases.map(
          ({ labels, body }) => [labels.map((label) => this.value(label)), this.run(body)] as const,
        );
        return [['switch', this.value(stmt.on), cases]];
      }
      case 'block':
        return stmt.label
          ? [['block', this.#labels.get(stmt.label)!, this.run(stmt.body)]]
          : this.run(stmt.body);
      case 'break':
        return [['break', stmt.label ? this.#labels.get(stmt.label)! : 0]];
      case 'continue':
        if (stmt.label) throw new Error('only blocks have labels');
        return [['continue']];
      case 'return':
        return [['return', value(stmt.value)]];
      case 'throw':
        return [['throw', this.value(stmt.value)]];
      case 'try': {
        const caught = stmt.caught ? this.slotOf(stmt.caught) : -1;
        return [['try', this.run(stmt.body), caught, this.run(stmt.handler), this.run(stmt.lastly)]];
      }
      case 'function':
      case 'comment':
        return undefined;
      case 'import':
      case 'unpack':
      case 'jump':
        throw new Error(`a program as data has no ${stmt.is}`);
    }
  }

  value(code: Code): Part {
    const all = (codes: readonly Code[]): readonly Part[] => codes.map((one) => this.value(one));
    switch (code.is) {
      case 'number':
      case 'truth':
        return code.value;
      case 'text':
        return ['text', code.value];
      case 'name':
        return this.#name(code.name);
      case 'item':
        return ['item', this.value(code.of), this.value(code.at)];
      case 'unary':
        return ['unary', code.op, this.value(code.of)];
      case 'binary':
        return ['binary', code.op, this.value(code.left), this.value(code.right)];
      case 'either':
        return ['either', this.value(code.test), this.value(code.then), this.value(code.otherwise)];
      case 'assign':
        return ['assign', code.op.slice(0, -1) as Operator | '', this.value(code.to), this.value(code.value)];
      case 'step':
        return ['step', code.op === '++' ? 1 : -1, this.value(code.of), code.after];
      case 'call':
        return code.of.is === 'member'
          ? ['ask', this.value(code.of.of), code.of.member, all(code.args)]
          : ['call', this.value(code.of), all(code.args)];
      case 'member':
        return ['member', this.value(code.of), code.member];
      case 'array':
        return ['array', all(code.items)];
      case 'object':
        return [
          'object',
          code.like ? this.value(code.like) : null,
          code.members.map(([key, value]) => [key, this.value(value)] as const),
        ];
      case 'arrow':
        return ['function', this.#function(code.params, [{ is: 'return', value: code.body }])];
      case 'new':
        return ['new', this.value(code.of), all(code.args)];
      case 'case':
        throw new Error('a case is printed before it has a number');
    }
  }
}

import { valueIn } from './quote-holes.ts';
import { type Env, type Parsed, Reader } from './quote-reader.ts';
import type { AssignOp, BinaryOp, Code, UnaryOp } from './tree.ts';

const PRECEDENCE: Readonly<Record<string, number>> = {
  '??': 1,
  '||': 2,
  '&&': 3,
  '|': 4,
  '^': 5,
  '&': 6,
  '===': 7,
  '!==': 7,
  '<': 8,
  '<=': 8,
  '>': 8,
  '>=': 8,
  instanceof: 8,
  '<<': 9,
  '>>': 9,
  '>>>': 9,
  '+': 10,
  '-': 10,
  '*': 11,
  '/': 11,
  '%': 11,
};

const ASSIGNS = new Set(['=', '+=', '-=', '*=', '|=', '&=', '^=', '<<=', '>>=', '>>>=', '&&=', '||=']);

/** Reads the expressions of quotations. */
export class ExpressionParser extends Reader {
  protected expression(): Parsed<Code> {
    const arrow = this.#arrow();
    if (arrow) return arrow;
    const left = this.#either();
    if (this.token.kind !== 'sign' || !ASSIGNS.has(this.token.text)) return left;
    const op = this.token.text as AssignOp;
    this.at++;
    const value = this.expression();
    return (env) => ({ is: 'assign', op, to: left(env), value: value(env) });
  }

  /** `(at) => …`, or `() => …`. */
  #arrow(): Parsed<Code> | undefined {
    const [open, second, third, fourth] = this.tokens.slice(this.at, this.at + 4);
    const hasParam = second?.kind === 'word' && third?.text === ')' && fourth?.text === '=>';
    const hasNone = second?.text === ')' && third?.text === '=>';
    if (open?.text !== '(' || !(hasParam || hasNone)) return undefined;
    return this.within(() => {
      this.at++;
      const param = hasParam ? this.declaredName() : undefined;
      this.at += 2;
      const body = this.expression();
      return (env: Env): Code => ({ is: 'arrow', params: param ? [param(env)] : [], body: body(env) });
    });
  }

  #either(): Parsed<Code> {
    const test = this.binary(0);
    if (!this.take('?')) return test;
    const then = this.expression();
    this.expect(':');
    const otherwise = this.expression();
    return (env) => ({ is: 'either', test: test(env), then: then(env), otherwise: otherwise(env) });
  }

  protected binary(above: number): Parsed<Code> {
    let left = this.#unary();
    for (;;) {
      const op = this.token.text as BinaryOp;
      const isSign = this.token.kind !== 'text' && Object.hasOwn(PRECEDENCE, op);
      const precedence = isSign ? PRECEDENCE[op]! : 0;
      if (precedence <= above) return left;
      this.at++;
      const [before, right] = [left, this.binary(precedence)];
      left = (env) => ({ is: 'binary', op, left: before(env), right: right(env) });
    }
  }

  #unary(): Parsed<Code> {
    for (const op of ['-', '!', '~'] as UnaryOp[])
      if (this.take(op)) {
        const of = this.#unary();
        return (env) => {
          const value = of(env);
          if (op === '-' && value.is === 'number') return { ...value, value: -value.value };
          return { is: 'unary', op, of: value };
        };
      }
    for (const op of ['++', '--'] as const)
      if (this.take(op)) {
        const of = this.#unary();
        return (env) => ({ is: 'step', op, of: of(env), after: false });
      }
    return this.#postfix();
  }

  #postfix(): Parsed<Code> {
    let of = this.primary();
    for (;;) {
      const before = of;
      if (this.take('[')) {
        const at = this.expression();
        this.expect(']');
        of = (env) => ({ is: 'item', of: before(env), at: at(env) });
      } else if (this.take('(')) {
        const args = this.#list(')');
        of = (env) => ({ is: 'call', of: before(env), args: args(env) });
      } else if (this.take('.')) {
        const { kind, text: member } = this.token;
        if (kind !== 'word') this.fail('the name of a member is wanted');
        this.at++;
        of = (env) => ({ is: 'member', of: before(env), member });
      } else if (this.is('++') || this.is('--')) {
        const op = this.token.text as '++' | '--';
        this.at++;
        of = (env) => ({ is: 'step', op, of: before(env), after: true });
        // That an item is there is for the printer to say.
      } else if (!this.take('!')) return of;
    }
  }

  /** Values with commas between; a hole may hold several. */
  #list(end: string): Parsed<Code[]> {
    const items: Parsed<readonly Code[]>[] = [];
    while (!this.take(end)) {
      const { kind, text } = this.token;
      const next = this.tokens[this.at + 1]?.text;
      if (kind === 'hole' && (next === ',' || next === end)) {
        this.at++;
        items.push(({ holes }) => {
          const hole = holes[Number(text)]!;
          return Array.isArray(hole) ? (hole as Code[]).map(valueIn) : [valueIn(hole)];
        });
      } else {
        const item = this.expression();
        items.push((env) => [item(env)]);
      }
      if (!this.is(end)) this.expect(',');
    }
    return (env) => items.flatMap((item) => item(env));
  }

  protected primary(): Parsed<Code> {
    const { kind, text } = this.token;
    if (kind === 'text' && /\\[^'\\]/.test(text.replaceAll('\\\\', '')))
      this.fail('only a quote and a backslash may follow a backslash');
    this.at++;
    if (kind === 'hole') return ({ holes }) => valueIn(holes[Number(text)]!);
    if (kind === 'number') {
      const value = Number(text.replaceAll('_', ''));
      const isHex = text.startsWith('0x') ? { isHex: true as const } : {};
      return () => ({ is: 'number', value, ...isHex });
    }
    if (kind === 'text') return () => ({ is: 'text', value: text.slice(1, -1).replace(/\\(.)/g, '$1') });
    if (text === 'true' || text === 'false') return () => ({ is: 'truth', value: text === 'true' });
    if (text === '(') {
      const inner = this.expression();
      this.expect(')');
      return inner;
    }
    if (text === '[') {
      const items = this.#list(']');
      return (env) => ({ is: 'array', items: items(env) });
    }
    if (text === 'new') {
      const of = this.primary();
      this.expect('(');
      const args = this.#list(')');
      return (env) => ({ is: 'new', of: of(env), args: args(env) });
    }
    if (kind === 'word') return this.word(text);
    this.at--;
    return this.fail('a value is wanted');
  }
}

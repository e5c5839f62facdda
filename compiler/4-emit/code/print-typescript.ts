import { behind, below, fits, lineAt, newLine, STEP, type TextPosition } from './layout.ts';
import type { Spelling } from './names.ts';
import { ASSIGN, ValuePrinter } from './print-values.ts';
import { docComment, inComment, quoted } from './print-words.ts';
import type { Code, Func, Name, Param, Stmt, SwitchCase } from './tree.ts';
import { usesIn } from './walk.ts';

/** Statements as TypeScript. */
export function printTypeScript(run: readonly Stmt[], spell: Spelling): string {
  return new Printer(spell).run(run, 0).slice(1);
}

type StmtOf<Is extends Stmt['is']> = Extract<Stmt, { is: Is }>;

class Printer {
  readonly #spell: Spelling;
  readonly #values: ValuePrinter;

  constructor(spell: Spelling) {
    this.#spell = spell;
    this.#values = new ValuePrinter(spell);
  }

  /** Statements below each other, each behind the end of a line. Functions, and what is said to begin something else, stand apart. */
  run(run: readonly Stmt[], indent: number): string {
    let text = '';
    let isApart = false;
    for (const stmt of run) {
      if (stmt.is === 'comment' && stmt.text === '') {
        isApart = true;
        continue;
      }
      const isFirst = text === '';
      if ((isApart || stmt.is === 'function') && !isFirst) text += '\n';
      text += newLine(indent) + this.#statement(stmt, lineAt(indent));
      isApart = stmt.is === 'function';
    }
    return text;
  }

  #block(run: readonly Stmt[], indent: number, says = ''): string {
    const inner = this.run(run, indent + STEP);
    return inner === '' && says === '' ? '{}' : `{${says}${inner}${newLine(indent)}}`;
  }

  #statement(stmt: Stmt, at: TextPosition): string {
    const { indent } = at;
    switch (stmt.is) {
      case 'declare':
        return `${stmt.doc ? docComment(stmt.doc, indent) : ''}${this.#declaration(stmt, behind(at, 0, 1))};`;
      case 'do':
        return `${this.#values.first(stmt.what, behind(at, 0, 1))};${stmt.about ? ` // ${inComment(stmt.about)}` : ''}`;
      case 'if':
        return this.#if(stmt, at);
      case 'for':
        return this.#for(stmt, at);
      case 'for of': {
        const head = `for (const ${this.#spell(stmt.name)} of ${this.#values.flat(stmt.in)})`;
        return this.#under(head, stmt.body, at, true);
      }
      case 'while':
        return this.#under(
          this.#condition('while', stmt.test, at, isBare(stmt.body, true) ? 0 : 2),
          stmt.body,
          at,
          true,
        );
      case 'switch': {
        const cases = stmt.cases.map((one) => this.#case(one, indent + STEP));
        return `switch (${this.#values.flat(stmt.on)}) {${cases.join('')}${newLine(indent)}}`;
      }
      case 'block':
        return `${stmt.label ? `${this.#spell(stmt.label)}: ` : ''}${this.#block(stmt.body, indent)}`;
      case 'break':
      case 'continue':
        return `${stmt.is}${stmt.label ? ` ${this.#spell(stmt.label)}` : ''};`;
      case 'return':
      case 'throw':
        return stmt.value ? `${this.#given(stmt.is, stmt.value, behind(at, 0, 1))};` : `${stmt.is};`;
      case 'comment':
        return `// ${inComment(stmt.text)}`;
      case 'function':
        return this.#function(stmt, indent);
      case 'import': {
        const end = ` from ${quoted(stmt.from)};`;
        if (stmt.isWhole) return `import * as ${this.#spell(stmt.names[0]!)}${end}`;
        return this.#names(`import ${stmt.isType ? 'type ' : ''}`, stmt.names, end, at);
      }
      case 'unpack':
        return this.#names('const ', stmt.names, ` = ${this.#values.flat(stmt.of, ASSIGN)};`, at);
      case 'try':
        return this.#try(stmt, indent);
      case 'jump':
        throw new Error('a jump is printed before cases have numbers');
    }
  }

  #declaration({ how, name, type, value }: StmtOf<'declare'>, at: TextPosition): string {
    const start = `${how} ${this.#spell(name)}${type ? `: ${type}` : ''}`;
    return value ? `${start} =${this.#values.assigned(value, behind(at, start.length + 2))}` : start;
  }

  /** A long condition or sum that is given or thrown stands in brackets: the line would end behind `return`. */
  #given(word: 'return' | 'throw', value: Code, at: TextPosition): string {
    const inner = behind(at, word.length + 1);
    if (value.is !== 'binary' || fits(this.#values.flat(value), inner))
      return `${word} ${this.#values.value(value, inner)}`;
    return `${word} ${this.#values.between(['(', ')'], value, inner)}`;
  }

  #names(start: string, names: readonly Name[], end: string, at: TextPosition): string {
    const spelt = names.map(this.#spell);
    const flat = `${start}{ ${spelt.join(', ')} }${end}`;
    if (fits(flat, at)) return flat;
    return `${start}${below(
      ['{', '}'],
      spelt.map((name) => () => name),
      at,
    )}${end}`;
  }

  // ---- what has statements inside

  /** `after`: how many signs follow, ` {` or none. */
  #condition(word: string, test: Code, at: TextPosition, after: number): string {
    return this.#values.between([`${word} (`, ')'], test, behind(at, 0, after));
  }

  #if({ test, then, otherwise }: StmtOf<'if'>, at: TextPosition): string {
    const isLast = otherwise.length === 0;
    const head = this.#condition('if', test, at, isLast && isBare(then, false) ? 0 : 2);
    if (isLast) return this.#under(head, then, at, false);
    const [only, ...others] = otherwise;
    const rest =
      only?.is === 'if' && others.length === 0
        ? this.#if(only, behind(lineAt(at.indent), '} else '.length))
        : this.#block(otherwise, at.indent);
    return `${head} ${this.#block(then, at.indent)} else ${rest}`;
  }

  #for({ first, test, next, body }: StmtOf<'for'>, at: TextPosition): string {
    const parts = [
      (inner: TextPosition): string => (first ? this.#head(first, inner) : ''),
      ...[test, next].map(
        (part) =>
          (inner: TextPosition): string =>
            part ? this.#values.value(part, inner) : '',
      ),
    ];
    const flat = parts.map((part) => part(lineAt(Number.NEGATIVE_INFINITY)));
    const head = flat.every((part) => part === '') ? 'for (;;)' : `for (${flat.join('; ').trimEnd()})`;
    if (fits(head, behind(at, 0, 2))) return this.#under(head, body, at, true);
    const inner = lineAt(at.indent + STEP, 1);
    const lines = parts.map((part) => newLine(inner.indent) + part(inner)).join(';');
    return this.#under(`for (${lines}${newLine(at.indent)})`, body, at, true);
  }

  /** What a loop begins with. */
  #head(first: Stmt, at: TextPosition): string {
    if (first.is === 'declare') return this.#declaration(first, at);
    if (first.is === 'do') return this.#values.value(first.what, at);
    throw new Error(`a loop cannot begin with ${first.is}`);
  }

  /** What stands inside of a loop or a condition: one short statement needs no braces. */
  #under(head: string, run: readonly Stmt[], at: TextPosition, isLoop: boolean): string {
    if (!isBare(run, isLoop)) return `${head} ${this.#block(run, at.indent)}`;
    const [only] = run;
    if (!head.includes('\n')) {
      const beside = this.#statement(only, behind(at, head.length + 1));
      if (!beside.includes('\n') && fits(beside, behind(at, head.length + 1))) return `${head} ${beside}`;
    }
    return head + newLine(at.indent + STEP) + this.#statement(only, lineAt(at.indent + STEP));
  }

  #try({ body, caught, handler, lastly }: StmtOf<'try'>, indent: number): string {
    const parts = [`try ${this.#block(body, indent)}`];
    if (caught) parts.push(`catch (${this.#spell(caught)}) ${this.#block(handler, indent)}`);
    if (lastly.length > 0) parts.push(`finally ${this.#block(lastly, indent)}`);
    return parts.join(' ');
  }

  #case({ labels, body, about }: SwitchCase, indent: number): string {
    const heads = labels.length === 0 ? ['default:'] : labels.map((one) => `case ${this.#values.flat(one)}:`);
    const start = heads.map((head) => newLine(indent) + head).join('');
    const [only, ...others] = body;
    if (only?.is === 'block' && !only.label && others.length === 0 && !about)
      return `${start} ${this.#block(only.body, indent)}`;
    if (about || body.some(({ is }) => is === 'declare'))
      return `${start} ${this.#block(body, indent, about ? ` // ${inComment(about)}` : '')}`;
    return start + this.run(body, indent + STEP);
  }

  #function(func: Func, indent: number): string {
    const { name, params, returns, body, doc, isExported } = func;
    const uses = usesIn([func]);
    const start = `${isExported ? 'export ' : ''}function ${this.#spell(name)}`;
    const all = params.map((param) => (uses.has(param.name) ? '' : '_') + this.#param(param));
    const flat = `${start}(${all.join(', ')}): ${returns}`;
    const head = fits(flat, lineAt(indent, 2))
      ? flat
      : `${start}${below(
          ['(', ')'],
          all.map((param) => () => param),
          lineAt(indent),
        )}: ${returns}`;
    return `${doc ? docComment(doc, indent) : ''}${head} ${this.#block(body, indent)}`;
  }

  #param({ name, type, isOptional, value }: Param): string {
    const typed = type ? `${isOptional ? '?' : ''}: ${type}` : '';
    return `${this.#spell(name)}${typed}${value ? ` = ${this.#values.flat(value, ASSIGN)}` : ''}`;
  }
}

/** Whether statements stand without braces: one that is short; in a loop a condition may be, too. */
function isBare(run: readonly Stmt[], inLoop: boolean): run is readonly [Stmt] {
  const [only, ...others] = run;
  if (!only || others.length > 0) return false;
  if (only.is === 'if') return inLoop && only.otherwise.length === 0 && isBare(only.then, false);
  return SHORT.has(only.is);
}

/** What may stand behind a condition without braces. */
const SHORT = new Set<Stmt['is']>(['do', 'break', 'continue', 'return', 'throw']);

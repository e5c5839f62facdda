import { code, own } from './build.ts';
import { type Hole, nameIn } from './quote-holes.ts';
import { joined, shown, type Token, tokensOf } from './quote-tokens.ts';
import { type Code, Name } from './tree.ts';

/** What a use of a quotation brings along: its holes, and the names that it has declared so far. */
export interface Env {
  readonly holes: readonly Hole[];
  readonly names: Name[];
}

/** A quotation, or a part of one, ready to be made into nodes. */
export type Parsed<T> = (env: Env) => T;

/** Goes through the tokens of a quotation, and knows what its words stand for. */
export class Reader {
  readonly #source: string;
  readonly #isOwn: boolean;
  protected readonly tokens: readonly Token[];
  protected at = 0;
  /** The words that are declared around here, and the number of each among the names of a use. */
  #scopes: Map<string, number>[] = [new Map()];
  #declared = 0;

  /** `isOwn`: what it declares at its top are names of the engine's own. */
  constructor(strings: readonly string[], isOwn: boolean) {
    this.#source = joined(strings);
    this.#isOwn = isOwn;
    // Empty lines count between declarations, and nowhere else.
    const tokens = tokensOf(this.#source, isOwn);
    let depth = 0;
    this.tokens = tokens.filter(({ kind, text }) => {
      if (kind === 'sign') depth += '({['.includes(text) ? 1 : ')}]'.includes(text) ? -1 : 0;
      return kind !== 'blank' || depth === 0;
    });
  }

  // ---- tokens

  protected get token(): Token {
    return this.tokens[this.at] ?? this.tokens.at(-1)!;
  }

  protected is(text: string): boolean {
    return this.token.text === text && (this.token.kind === 'sign' || this.token.kind === 'word');
  }

  protected take(text: string): boolean {
    if (!this.is(text)) return false;
    this.at++;
    return true;
  }

  protected expect(text: string): void {
    if (!this.take(text)) this.fail(`“${text}” is wanted`);
  }

  protected expectEnd(): void {
    if (this.token.kind !== 'end') this.fail('this is too much');
  }

  protected fail(what: string): never {
    const rest = shown(this.#source.slice(this.token.from, this.token.from + 60));
    throw new Error(`${what} in a quotation, before: ${rest}`);
  }

  // ---- names

  protected within<T>(read: () => T): T {
    this.#scopes.push(new Map());
    const result = read();
    this.#scopes.pop();
    return result;
  }

  /** A name that is declared here: a new one for each use, or the one in the hole. */
  protected declaredName(type?: string): Parsed<Name> {
    const isOwn = this.isOwnHere;
    const { kind, text } = this.token;
    if (kind !== 'hole' && kind !== 'word') this.fail('a name is wanted');
    this.at++;
    if (kind === 'hole') return ({ holes }) => nameIn(holes[Number(text)]!);
    if (isOwn) return () => own(text, type);
    const slot = this.#declared++;
    this.#scopes.at(-1)!.set(text, slot);
    return ({ names }) => {
      const name = new Name(text, type);
      names[slot] = name;
      return name;
    };
  }

  protected word(word: string): Parsed<Code> {
    const slot = this.#scopes.findLast((scope) => scope.has(word))?.get(word);
    if (slot !== undefined) return ({ names }) => code(names[slot]!);
    const name = own(word);
    return () => code(name);
  }

  /** Whether the name that is declared next is one of the engine's own. */
  protected get isOwnHere(): boolean {
    return this.#isOwn && this.#scopes.length === 1 && this.token.kind === 'word';
  }

  /** A type, as it is written. */
  protected type(): string {
    const from = this.token.from;
    let depth = 0;
    for (; depth > 0 || !/^[,;=){]$/.test(this.token.text); this.at++) {
      if (this.token.kind === 'end') this.fail('a type does not end');
      depth += /^[([]$/.test(this.token.text) ? 1 : /^[)\]]$/.test(this.token.text) ? -1 : 0;
    }
    return this.#source.slice(from, this.token.from).trim();
  }

  /** What is said above a declaration. */
  protected doc(): { doc?: string } {
    if (this.token.kind !== 'doc') return {};
    this.at++;
    return { doc: docIn(this.tokens[this.at - 1]!.text) };
  }
}

function docIn(text: string): string {
  return text
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim();
}

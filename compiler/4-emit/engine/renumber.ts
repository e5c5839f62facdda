/**
 * While a function is written, every new local gets a name that nothing else in it has: `cell`, `cell2`, `cell3`. When it is whole,
 * most of those numbers say nothing: two loops one after the other may both count with `i`. Here each local gets the lowest
 * number, or none, with which it hides nothing and is not taken for anything else where it can be seen.
 */
export function renumbered(functions: string, isTaken: (name: string) => boolean): string {
  const tokens = functions.match(TOKEN) ?? [];
  const words = tokens.flatMap((text, at) => (IGNORED.test(text) ? [] : [{ text, at }]));
  const scopes = scopesIn(words);
  for (const { word, scope } of declarationsIn(words, scopes)) {
    const name = words[word]!.text;
    const [, base, number, ending = ''] = NUMBERED.exec(name) ?? [];
    if (base === undefined) continue;
    const isFree = (other: string): boolean =>
      !isTaken(other) &&
      !scopes.some((outer) => contains(outer, scope) && outer.names.has(other)) &&
      !range(scope).some((at) => isName(words, at, other));
    const free = numbersBelow(Number(number))
      .map((lower) => `${base}${lower}${ending}`)
      .find(isFree);
    if (free === undefined) continue;
    for (const at of range(scope).filter((index) => isName(words, index, name))) words[at]!.text = free;
    scope.names.delete(name);
    scope.names.add(free);
  }
  for (const { text, at } of words) tokens[at] = text;
  return tokens.join('');
}

/** Comments, texts in quotes, space, words, and single signs. */
const TOKEN = /\/\/[^\n]*|\/\*.*?\*\/|'(?:[^'\\]|\\.)*'|\s+|[\w$]+|./gs;
const IGNORED = /^(\s|\/\/|\/\*|')/;
/** `cell2`, and `player2At` for where the block of that player lies. */
const NUMBERED = /^([a-z]\w*?)([2-9]|[1-9]\d+)(At)?$/;

/** `''` for none, then 2, 3, and so on. */
function numbersBelow(number: number): string[] {
  return ['', ...Array.from({ length: Math.max(0, number - 2) }, (_, index) => String(index + 2))];
}

interface Word {
  text: string;
  /** Which of the tokens it is. */
  readonly at: number;
}

/** Where what is declared in it can be seen: its first and its last word. */
interface Scope {
  readonly from: number;
  readonly to: number;
  readonly names: Set<string>;
}

const contains = (outer: Scope, inner: Scope): boolean => outer.from <= inner.from && inner.to <= outer.to;

function range({ from, to }: Scope): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Whether a word stands there for a value, and not for a member of something. */
function isName(words: readonly Word[], at: number, name: string): boolean {
  return words[at]!.text === name && words[at - 1]?.text !== '.';
}

/** Functions with their parameters, loops with their heads, and everything in braces. */
function scopesIn(words: readonly Word[]): Scope[] {
  return words.flatMap(({ text }, at) => {
    const to =
      text === 'function'
        ? closing(words, opening(words, closing(words, opening(words, at, '(')), '{'))
        : text === 'for' || text === '{'
          ? endOfStatement(words, at)
          : undefined;
    return to === undefined ? [] : [{ from: at, to, names: new Set<string>() }];
  });
}

/** The locals and parameters from first to last, each with the innermost scope around it, which gets to know its name. */
function declarationsIn(
  words: readonly Word[],
  scopes: readonly Scope[],
): { readonly word: number; readonly scope: Scope }[] {
  const found: { word: number; scope: Scope }[] = [];
  const declare = (word: number): void => {
    const around = scopes.filter(({ from, to }) => from < word && word <= to);
    const scope = around.reduce((inner, one) => (contains(inner, one) ? one : inner));
    scope.names.add(words[word]!.text);
    found.push({ word, scope });
  };
  for (const [at, { text }] of words.entries()) {
    if (text === 'const' || text === 'let') declaredFrom(words, at + 1, ';').forEach(declare);
    else if (text === 'function') declaredFrom(words, opening(words, at, '(') + 1, ')').forEach(declare);
  }
  return found;
}

/** The first word, and every one behind a comma, outside of all brackets; a list of names in brackets is left alone. */
function declaredFrom(words: readonly Word[], start: number, end: string): number[] {
  const found: number[] = [];
  for (let at = start, isFirst = true; words[at]!.text !== end; at++) {
    if (isFirst && /^[\w$]/.test(words[at]!.text)) found.push(at);
    isFirst = words[at]!.text === ',';
    if (/^[([{]$/.test(words[at]!.text)) at = closing(words, at);
  }
  return found;
}

function endOfStatement(words: readonly Word[], start: number): number {
  const { text } = words[start]!;
  if (text === '{') return closing(words, start);
  if (text === 'for' || text === 'while' || text === 'if') {
    const end = endOfStatement(words, closing(words, opening(words, start, '(')) + 1);
    return words[end + 1]?.text === 'else' ? endOfStatement(words, end + 2) : end;
  }
  if (words[start + 1]?.text === ':') return endOfStatement(words, start + 2);
  let at = start;
  while (words[at]!.text !== ';') at = /^[([{]$/.test(words[at]!.text) ? closing(words, at) + 1 : at + 1;
  return at;
}

function opening(words: readonly Word[], from: number, bracket: string): number {
  return words.findIndex(({ text }, at) => at >= from && text === bracket);
}

function closing(words: readonly Word[], from: number): number {
  let depth = 0;
  for (let at = from; at < words.length; at++) {
    if (/^[([{]$/.test(words[at]!.text)) depth++;
    if (/^[)\]}]$/.test(words[at]!.text) && --depth === 0) return at;
  }
  return words.length - 1;
}

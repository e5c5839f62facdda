/** The code being written: lines, put in order by a formatter later. Lines that only declare what may be needed can fall away. */
export class Out {
  readonly lines: string[] = [];
  /** By line: the name that it declares, if it can be left out where nobody uses that name. */
  readonly #optional = new Map<number, string>();

  push(...lines: string[]): void {
    this.lines.push(...lines);
  }

  /** A declaration that is kept only if something after it uses the name. */
  ifUsed(name: string, line: string): void {
    this.#optional.set(this.lines.length, name);
    this.lines.push(line);
  }

  append(other: Out): void {
    for (const [at, name] of other.#optional) this.#optional.set(this.lines.length + at, name);
    this.lines.push(...other.lines);
  }

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  toString(): string {
    const kept: string[] = [];
    let below = '';
    for (let at = this.lines.length - 1; at >= 0; at--) {
      const line = this.lines[at]!;
      const name = this.#optional.get(at);
      if (name !== undefined && !mentions(below, name)) continue;
      kept.push(line);
      below += `${line}\n`;
    }
    return kept.reverse().join('\n');
  }
}

export function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w.$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
}

/** `use-die` as `useDie`. */
export function camel(name: string): string {
  const word = name.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) =>
    (next ?? '').toUpperCase(),
  );
  const first = word.charAt(0).toLowerCase() + word.slice(1);
  return /^\d/.test(first) ? `n${first}` : first;
}

export function pascal(name: string): string {
  const word = camel(name);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `use-die` as `USE_DIE`. */
export function constant(name: string): string {
  const word = name
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .toUpperCase();
  return /^\d/.test(word) ? `N${word}` : word;
}

/** Numbers as a core prints them: one that comes many times in a row once, with how often. */
export function inRuns(numbers: string): string {
  return numbers.replace(
    /(?<!\S)(\S+)(?: \1(?!\S)){3,}/g,
    (run, word: string) => `${word}×${run.split(' ').length}`,
  );
}

/** What TypeScript keeps for itself, and what every core declares. */
const TAKEN = new Set(
  `break case catch class const continue debugger default delete do else enum export extends false finally for function if implements
  import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var
  void while with yield await async of type undefined NaN Infinity arguments eval Math Number Int32Array Error Fault Core
  m k t pc n NONE OPEN MEMORY HEADER`.split(/\s+/),
);

/** Names that are used once each. */
export class Names {
  readonly #used: Set<string>;

  constructor(outer?: Names) {
    this.#used = new Set(outer ? outer.#used : TAKEN);
  }

  take(name: string): string {
    let free = name;
    for (let count = 2; this.#used.has(free); count++) free = `${name}${count}`;
    this.#used.add(free);
    return free;
  }

  has(name: string): boolean {
    return this.#used.has(name);
  }

  /** Names for what stands inside. */
  inner(): Names {
    return new Names(this);
  }
}

/** Parameters that a function does not use get a name that says so. */
export function markUnused(text: string): string {
  return text.replace(/^function (\w+)\(([^)]*)\)/gm, (whole, name: string, params: string, at: number) => {
    const body = bodyFrom(text, text.indexOf('{', at + whole.length));
    const named = params.split(',').map((param) => {
      const own = /^\s*(\w+):/.exec(param)?.[1];
      return own === undefined || mentions(body, own) ? param : param.replace(own, `_${own}`);
    });
    return `function ${name}(${named.join(',')})`;
  });
}

function bodyFrom(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

const OPPOSITE: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/** The opposite of a condition on whole numbers: one comparison is turned round, everything else gets an exclamation mark. */
export function not(js: string): string {
  const inner = isBracketed(js) ? js.slice(1, -1) : js;
  const parts = atTopLevel(inner);
  const sign = OPPOSITE[parts[1] ?? ''];
  if (parts.length === 3 && sign) return `(${parts[0]} ${sign} ${parts[2]})`;
  if (parts.length > 1) return `!(${inner})`;
  return inner.startsWith('!') ? inner.slice(1) : `!${js}`;
}

/** Whether the first bracket closes at the very end. */
function isBracketed(js: string): boolean {
  let depth = 0;
  for (let at = 0; at < js.length; at++) {
    if (js[at] === '(') depth++;
    if (js[at] === ')') depth--;
    if (depth === 0) return at > 0 && at === js.length - 1;
  }
  return false;
}

/** The operands and signs outside of all brackets, if the signs are comparisons or weaker; calculations stay together. */
function atTopLevel(js: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const word of js.split(' ')) {
    const isSign = depth === 0 && /^([=!]==|[<>]=?|&&|\|\||[&|^?:])$/.test(word);
    if (isSign) parts.push(word, '');
    else parts[parts.length - 1] += parts.at(-1) === '' ? word : ` ${word}`;
    depth += count(word, '([') - count(word, ')]');
  }
  return parts;
}

function count(text: string, signs: string): number {
  return [...text].filter((sign) => signs.includes(sign)).length;
}

/** An address and how far behind it. */
export function plus(address: string, offset: string | number): string {
  return String(offset) === '0' ? address : `${address} + ${offset}`;
}

/** A sum, its numbers put together. */
export function sumOf(parts: readonly string[]): string {
  const isNumber = (part: string): boolean => /^-?\d+$/.test(part);
  const all = parts.flatMap((part) => (/^[\w$]+( \+ [\w$]+)*$/.test(part) ? part.split(' + ') : [part]));
  const total = all.filter(isNumber).reduce((sum, part) => sum + Number(part), 0);
  const others = all.filter((part) => part !== '' && !isNumber(part)).join(' + ');
  if (others === '') return String(total);
  return total === 0 ? others : total < 0 ? `${others} - ${-total}` : `${total} + ${others}`;
}

/** Pieces of code one behind the other; what asks the same thing first asks it once. */
export function underOneCondition(bodies: readonly Out[]): Out {
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

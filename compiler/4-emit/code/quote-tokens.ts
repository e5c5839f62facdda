/** A word, number, sign, text, comment or hole of a quotation. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'text' | 'comment' | 'doc' | 'blank' | 'hole' | 'end';
  readonly text: string;
  /** Where it begins and ends in the quotation. */
  readonly from: number;
  readonly to: number;
}

const HOLE = '\0';

/** The text of a quotation, with its holes numbered between NUL characters. */
export function joined(strings: readonly string[]): string {
  return strings.reduce(
    (all, part, index) => (index === 0 ? part : `${all}${HOLE}${index - 1}${HOLE}${part}`),
    '',
  );
}

/** A part of it as it is written, for a message. */
export function shown(source: string): string {
  return source.replaceAll(/\0\d+\0?/g, '…');
}

const TOKEN =
  /(?<space>\s+)|(?<comment>\/\/[^\n]*)|(?<doc>\/\*\*[\s\S]*?\*\/)|(?<text>'(?:[^'\\]|\\.)*')|(?<number>0x[\da-fA-F]+|\d[\d_]*)|(?<word>[A-Za-z_$][\w$]*)|\0(?<hole>\d+)\0|(?<sign>>>>=|>>>|===|!==|<<=|>>=|&&=|\|\|=|=>|<=|>=|<<|>>|&&|\|\||\?\?|\+\+|--|\+=|-=|\*=|\|=|&=|\^=|[-+*/%&|^~!<>=?:;,.(){}[\]])/y;

/** `withBlanks`: empty lines are tokens too. */
export function tokensOf(source: string, withBlanks: boolean): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(source);
    if (!found)
      throw new Error(`cannot read this quotation from here: ${shown(source.slice(from, from + 40))}`);
    if (withBlanks && /\n\s*\n/.test(found[0]) && tokens.length > 0)
      tokens.push({ kind: 'blank', text: '', from, to: from });
    const groups = found.groups as Readonly<Record<string, string | undefined>>;
    for (const kind of ['comment', 'doc', 'text', 'number', 'word', 'hole', 'sign'] as const) {
      const text = groups[kind];
      if (text?.includes(HOLE)) throw new Error(`a hole in a text or comment of a quotation: ${shown(text)}`);
      if (text !== undefined) tokens.push({ kind, text, from, to: from + found[0].length });
    }
  }
  tokens.push({ kind: 'end', text: '', from: source.length, to: source.length });
  return tokens;
}

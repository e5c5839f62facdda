import { DECLARATION_WORDS, KEYWORDS, STATEMENT_WORDS } from '../1-syntax/words.ts';

/** A rule of the grammar: what a stretch of a line must look like, and what it is, as a whole or in its parts. */
export interface Pattern {
  readonly match: string;
  readonly name?: string;
  readonly captures?: Readonly<Record<string, { readonly name: string }>>;
}

const LETTER = '[\\p{L}\\p{M}\\p{N}_]';
const WORD = `${LETTER}+(?:-${LETTER}+)*`;
const oneOf = (words: Iterable<string>): string => `(?:${[...words].join('|')})(?!-?${LETTER})`;

/** Declarations that have no name of their own. */
const NAMELESS: readonly string[] = ['each', 'the', 'winner'];
const NAMED = DECLARATION_WORDS.filter((word) => !NAMELESS.includes(word));

/**
 * How rules are coloured, as a TextMate grammar: VS Code and Shiki read it as it is, the workshop's editor runs it too. What a word is
 * follows from the line it stands in; so no rule goes on over the end of a line. Its expressions are such as JavaScript and
 * Oniguruma read alike. Where several rules match at one place, the first one counts.
 */
export const REGEL_GRAMMAR = {
  name: 'regel',
  displayName: 'Regel',
  scopeName: 'source.regel',
  fileTypes: ['regel'],
  patterns: [
    { match: '(?<![^ \\t])#.*$', name: 'comment.line.number-sign.regel' },
    {
      match: `^( *)(${oneOf(NAMED)})( +)(${WORD})`,
      captures: { 2: { name: 'keyword.control.regel' }, 4: { name: 'entity.name.function.regel' } },
    },
    { match: `^${oneOf(DECLARATION_WORDS)}`, name: 'keyword.control.regel' },
    { match: `-?[0-9]+(?!${LETTER})`, name: 'constant.numeric.regel' },
    { match: oneOf(STATEMENT_WORDS), name: 'keyword.control.regel' },
    { match: oneOf([...KEYWORDS, 'else']), name: 'keyword.other.regel' },
    { match: `\\p{Lu}${LETTER}*(?:-${LETTER}+)*`, name: 'entity.name.type.regel' },
    { match: WORD, name: 'variable.other.regel' },
    { match: '[^\\p{L}\\p{M}\\p{N}_\\p{Z}\\p{Cc}\\p{Cf}]', name: 'punctuation.regel' },
  ] satisfies readonly Pattern[] as readonly Pattern[],
} as const;

/** A stretch of a line that is something. */
export interface Coloured {
  readonly start: number;
  readonly end: number;
  readonly scope: string;
}

const RULES = REGEL_GRAMMAR.patterns.map(({ match, name, captures = {} }) => ({
  match: new RegExp(match, 'duy'),
  name,
  captures: Object.entries(captures).map(([group, of]) => ({ group: Number(group), scope: of.name })),
}));

/** What the grammar says of a line, in order, as an editor of TextMate grammars would say it. */
export function coloursOf(line: string): Coloured[] {
  const found: Coloured[] = [];
  for (let at = 0; at < line.length; ) {
    const [rule, matched] = firstAt(line, at) ?? [];
    if (!rule || !matched) {
      at++;
      continue;
    }
    const end = at + matched[0].length;
    if (rule.name !== undefined) found.push({ start: at, end, scope: rule.name });
    for (const { group, scope } of rule.captures) {
      const place = matched.indices?.[group];
      if (place) found.push({ start: place[0], end: place[1], scope });
    }
    at = end;
  }
  return found;
}

function firstAt(line: string, at: number) {
  for (const rule of RULES) {
    rule.match.lastIndex = at;
    const matched = rule.match.exec(line);
    if (matched && matched[0] !== '') return [rule, matched] as const;
  }
  return undefined;
}

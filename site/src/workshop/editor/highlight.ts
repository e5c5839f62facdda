import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { DECLARATION_WORDS, KEYWORDS, STATEMENT_WORDS } from '../../../../compiler/1-syntax/words.ts';

const DECLARES: ReadonlySet<string> = new Set(DECLARATION_WORDS);
const DOES: ReadonlySet<string> = new Set(STATEMENT_WORDS);
const WORD = /^[\p{L}\p{M}\p{N}_]+(?:-[\p{L}\p{M}\p{N}_]+)*/u;

interface Line {
  /** Whether the next word names what is declared. */
  isNamed: boolean;
}

/** How the words of the language look: what they are follows from the line they stand in, so one line is enough. */
const regel = StreamLanguage.define<Line>({
  name: 'regel',
  startState: () => ({ isNamed: false }),
  token(stream, state) {
    if (stream.sol()) state.isNamed = false;
    const atEdge = stream.sol();
    if (stream.eatSpace()) return null;
    if (stream.match(/^#.*/)) return 'comment';
    if (stream.match(/^-?\d+(?![\p{L}\p{N}_])/u)) return 'number';
    const found = stream.match(WORD) as RegExpMatchArray | null;
    if (!found) {
      stream.next();
      return 'punctuation';
    }
    const [word] = found;
    if (state.isNamed) {
      state.isNamed = false;
      return 'definition';
    }
    if (atEdge && DECLARES.has(word)) {
      state.isNamed = !['the', 'each', 'rules'].includes(word);
      return 'keyword';
    }
    if (DOES.has(word)) return 'keyword';
    if (KEYWORDS.has(word)) return 'modifier';
    if (word === 'else') return 'modifier';
    return /^\p{Lu}/u.test(word) ? 'typeName' : 'variableName';
  },
  tokenTable: { definition: tags.definition(tags.variableName) },
});

/** Texts and pages: what stands in braces and tags is not read by people. */
const words = StreamLanguage.define({
  name: 'words',
  token(stream) {
    if (stream.sol() && stream.match(/^#.*/)) return 'comment';
    if (stream.sol() && stream.match(/^(?:##+ .*|---$)/)) return 'heading';
    if (stream.match(/^<\/?[A-Z]\w*/) || stream.match(/^\/?>/)) return 'keyword';
    if (stream.sol() && stream.match(/^\s*\.?[\w-]+(?=\s*[=:])/)) return 'definition';
    if (stream.match(/^\{[^{}]*\}?/)) return 'variableName';
    stream.next();
    stream.match(/^[^{<#\n/>]+/);
    return null;
  },
  tokenTable: { definition: tags.definition(tags.variableName) },
});

const style = HighlightStyle.define([
  { tag: tags.keyword, class: 'w-keyword' },
  { tag: tags.modifier, class: 'w-modifier' },
  { tag: tags.number, class: 'w-number' },
  { tag: tags.comment, class: 'w-comment' },
  { tag: tags.definition(tags.variableName), class: 'w-defined' },
  { tag: tags.typeName, class: 'w-kind' },
  { tag: tags.punctuation, class: 'w-sign' },
  { tag: tags.heading, class: 'w-defined' },
]);

export function highlightingOf(file: string) {
  return [file.endsWith('.regel') ? regel : words, syntaxHighlighting(style)];
}

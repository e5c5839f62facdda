import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { type Coloured, coloursOf } from '../../../../compiler/editors/grammar.ts';

/** What the scopes of the grammar are called here. */
const TAGS: Readonly<Record<string, string>> = {
  'comment.line.number-sign.regel': 'comment',
  'keyword.control.regel': 'keyword',
  'keyword.other.regel': 'modifier',
  'entity.name.function.regel': 'definition',
  'entity.name.type.regel': 'typeName',
  'constant.numeric.regel': 'number',
  'variable.other.regel': 'variableName',
  'punctuation.regel': 'punctuation',
};

interface Line {
  text: string;
  colours: readonly Coloured[];
}

/** Rules look as the one grammar says: what a word is follows from its line alone. */
const regel = StreamLanguage.define<Line>({
  name: 'regel',
  startState: () => ({ text: '', colours: [] }),
  token(stream, line) {
    if (line.text !== stream.string)
      Object.assign(line, { text: stream.string, colours: coloursOf(stream.string) });
    const next = line.colours.find(({ end }) => end > stream.pos);
    if (next && next.start > stream.pos) stream.pos = next.start;
    else if (next) {
      stream.pos = next.end;
      return TAGS[next.scope] ?? null;
    } else stream.skipToEnd();
    return null;
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
